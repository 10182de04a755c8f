"""Questions, practice, exams and authoring as a Django app."""

from django.apps import AppConfig


class QuizzesConfig(AppConfig):
    name = "quizzes"
    verbose_name = "Questions"

    def ready(self) -> None:
        from judgeclasses import cards, extras, rules, scenario_blocks
        from judgeclasses.importing import seams
        from judgeclasses.people import personal_data
        from judgeclasses.search import index
        from judgeclasses.search.entry import Kind
        from quizzes import signals  # noqa: F401
        from quizzes.facts.keyword_names import match_keyword
        from quizzes.facts.reporting import report_on
        from quizzes.kept import answers_of, scenarios_of
        from quizzes.page_extras import extras_of_home, standings_of
        from quizzes.printed_cards import cards_printed
        from quizzes.search_sources import keywords_to_find
        from quizzes.section_extras import extras_of_section
        from quizzes.section_marks import marks_kept_of
        from quizzes.text_scenarios import draw_scenario
        from rulesengine.rulebook import is_rule

        extras.register(extras_of_section)
        extras.register_for_home(extras_of_home)
        extras.register_standings(standings_of)
        seams.register_matcher(match_keyword)
        seams.register_examiner(report_on)
        scenario_blocks.draw_with(draw_scenario)
        rules.know_numbers(is_rule)
        cards.know_cards(cards_printed)
        index.register(Kind.KEYWORD, keywords_to_find)
        personal_data.register("section_marks", marks_kept_of)
        personal_data.register("answers", answers_of)
        personal_data.register("scenarios", scenarios_of)
