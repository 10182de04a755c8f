"""Questions, practice, exams and authoring as a Django app."""

from django.apps import AppConfig


class QuizzesConfig(AppConfig):
    name = "quizzes"
    verbose_name = "Questions"

    def ready(self) -> None:
        from judgeclasses import extras, rules
        from judgeclasses.importing import seams
        from judgeclasses.people import personal_data
        from quizzes import signals  # noqa: F401
        from quizzes.facts.keyword_names import match_keyword
        from quizzes.kept import answers_of, scenarios_of
        from quizzes.section_extras import extras_of_section
        from rulesengine.rulebook import is_rule

        extras.register(extras_of_section)
        seams.register_matcher(match_keyword)
        rules.know_numbers(is_rule)
        personal_data.register("answers", answers_of)
        personal_data.register("scenarios", scenarios_of)
