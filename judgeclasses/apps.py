"""The class texts as a Django app."""

from django.apps import AppConfig


class JudgeClassesConfig(AppConfig):
    name = "judgeclasses"
    verbose_name = "Class texts"
