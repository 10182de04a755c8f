"""Questions, practice, exams and authoring as a Django app."""

from django.apps import AppConfig


class QuizzesConfig(AppConfig):
    name = "quizzes"
    verbose_name = "Questions"

    def ready(self) -> None:
        from quizzes import signals  # noqa: F401
