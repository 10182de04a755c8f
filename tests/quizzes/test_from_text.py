"""Questions from the text itself: any section, without a table made by hand."""

import pytest

from judgeclasses.models import Class, Section, SectionText
from quizzes.families.from_text import FAMILY
from quizzes.generating import generate
from quizzes.question import QuestionData, Refusal
from quizzes.sections import SectionFacts, Words, facts_of, shipped_sections
from quizzes.wording import written


def section(
    body: str, keyword: str = "", language: str = "en", title: str = "Topic"
) -> SectionFacts:
    return SectionFacts("x", keyword, texts=(Words(language, title, body),))


def made(facts: SectionFacts, seed: int = 0) -> QuestionData:
    question = generate("from_text", facts, seed)
    assert isinstance(question, QuestionData), question
    return question


def right(question: QuestionData, language: str = "en") -> str:
    (option,) = (each for each in written(question, language).options if each.right)
    return option.text


@pytest.mark.parametrize(
    ("body", "keyword", "answer"),
    [
        ("Afflict is a triggered ability.", "afflict", "A triggered ability"),
        ("Storm is great. It functions while the spell is on the stack.", "storm", "On the stack"),
        (
            "Multiple instances of fear are redundant.",
            "fear",
            "They are redundant: more than one does nothing more.",
        ),
        ("Meld is a keyword action.", "meld", "A keyword action"),
        ("Each player has a hand of eight cards.", "", "8"),
        ("Library, hand and stack are such zones.", "", None),
        ("It can’t be blocked except by purple creatures.", "menace", "by purple creatures"),
        ("A topic is a thing that people talk about.", "", "topic"),
        ("- **Blank**: nothing is.\n- **Chaos**: it is so.\n- **Symbol**: you leave.", "", None),
    ],
)
def test_each_sort_of_fact_gives_a_question(body: str, keyword: str, answer: str | None) -> None:
    question = made(section(body, keyword))
    assert "____" in written(question, "en").paragraphs[0]
    assert len(question.right) == 1
    assert len(question.options) >= 3
    assert len({option.text for option in written(question, "en").options}) == len(question.options)
    assert all(option.because for option in question.options if not option.right)
    if answer is not None:
        assert right(question) == answer


def test_the_same_seed_gives_the_same_question_and_an_edit_another_version() -> None:
    one = section("Afflict is a triggered ability.", "afflict")
    assert made(one, 3) == made(one, 3)
    other = section("Afflict is a triggered ability. Mind it.", "afflict")
    assert made(one, 3).version != made(other, 3).version


def test_an_old_rule_is_not_asked() -> None:
    facts = section("Scry is a static ability.", "scry")
    assert not FAMILY.serves(facts)
    assert isinstance(generate("from_text", facts, 0), Refusal)


def test_a_spanish_text_is_asked_about_in_spanish() -> None:
    facts = section("Cascada es una habilidad disparada.", "cascade", "es", "Cascada")
    question = made(facts)
    sentence, asked = written(question, "es").paragraphs
    assert (sentence, asked[:1]) == ("Cascada es ____.", "¿")
    assert right(question, "es") == "Una habilidad disparada"


def test_a_fact_stated_in_both_languages_is_quoted_in_the_readers() -> None:
    texts = (
        Words("en", "Fear", "Fear is a static ability."),
        Words("es", "Inspirar temor", "Inspirar temor es una habilidad estática."),
    )
    question = made(SectionFacts("x", "fear", texts=texts))
    assert "Fear is ____." in written(question, "en").paragraphs[0]
    assert "Inspirar temor es ____." in written(question, "es").paragraphs[0]


@pytest.mark.django_db
def test_a_section_of_the_database_is_asked_about_as_it_was_edited() -> None:
    part_of = Class.objects.create(slug="c", titles={"en": "C"})
    stored = Section.objects.create(part_of=part_of, slug="limits")
    SectionText.objects.create(
        section=stored, language="en", title="Limits", body="You hold six cards."
    )
    assert right(made(facts_of(stored))) == "6"


def test_shipped_sections_give_distinct_sound_questions() -> None:
    served = [each for each in shipped_sections().values() if FAMILY.serves(each)]
    assert len(served) > 80
    for each in served[::4]:
        for seed in range(3):
            question = generate("from_text", each, seed)
            if isinstance(question, Refusal):
                continue
            values = [str(option.value) for option in question.options]
            assert len(set(values)) == len(values) >= 3
            assert len(question.right) == 1
