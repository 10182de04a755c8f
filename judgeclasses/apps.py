"""The class texts as a Django app."""

from django.apps import AppConfig


class JudgeClassesConfig(AppConfig):
    name = "judgeclasses"
    verbose_name = "Class texts"

    def ready(self) -> None:
        from judgeclasses import cards, rules
        from judgeclasses.search import index, signals  # noqa: F401
        from judgeclasses.search.entry import Kind

        index.register(Kind.CARD, cards.cards_to_find)
        index.register(Kind.RULE, rules.rules_to_find)
