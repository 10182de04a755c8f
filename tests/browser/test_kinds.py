"""Every kind of question, answered wrongly and looked at: the belief, the replay, the way back."""

import pytest
from playwright.sync_api import Page, expect

from judgeclasses.models import Section
from quizzes.generating import generate
from quizzes.question import Kind, QuestionData
from quizzes.stored_question import Question, freeze
from tests.browser.visit import DESKTOP, PHONE, Visit, scrolls_sideways, violations

pytestmark = pytest.mark.browser
ASKED = {
    Kind.CHOICE: "life_total",
    Kind.SEVERAL: "select_all",
    Kind.NUMBER: "life_total",
    Kind.VERDICT: "is_it_legal",
}
LOOKS = [
    (PHONE, "light", "es"),
    (DESKTOP, "dark", "en"),
]


def question_of(kind: Kind, section: Section) -> Question:
    about = "menace" if kind is Kind.VERDICT else "persist"
    for seed in range(80):
        made = generate(ASKED[kind], about, seed)
        if isinstance(made, QuestionData) and made.kind is kind:
            return freeze(made, section)
    raise AssertionError(f"no question of kind {kind}")


def answer_wrongly(page: Page, question: QuestionData) -> None:
    place, option = next((n, o) for n, o in enumerate(question.options) if not o.right)
    if question.kind is Kind.NUMBER:
        page.locator("input[name=answer]").fill(str(option.value))
    else:
        page.locator(f"input[name=answer][value='{place}']").check()
    page.locator("[data-answer] button[type=submit]").click()


@pytest.mark.parametrize("kind", list(ASKED))
@pytest.mark.parametrize(("width", "theme", "language"), LOOKS)
def test_a_wrong_answer_names_its_belief_and_leads_back(
    kind: Kind, width: int, theme: str, language: str, visit: Visit, shelves: Section
) -> None:
    question = question_of(kind, shelves)
    page = visit.as_(width=width, theme=theme, language=language)
    visit.open(page, f"/study/mixed/{question.pk}/")
    look = f"{kind}-{width}-{theme}-{language}"
    visit.picture(page, f"kind-{look}")
    answer_wrongly(page, question.question)
    expect(page.locator(".option--wrong")).to_have_count(1)
    expect(page.locator(".option--wrong + .reason")).to_be_visible()
    expect(page.locator(f"#answer a[href='{shelves.get_absolute_url()}']")).to_be_visible()
    visit.picture(page, f"kind-{look}-answered")
    if question.question.scenario is not None:
        page.locator("[data-step=last]").click()
        last = page.locator("#replay-bar").get_attribute("data-last") or ""
        expect(page.locator("[data-replay-number]")).to_have_text(last)
    assert violations(page) == []
    assert not scrolls_sideways(page)
    page.locator("#next").click()
    expect(page.locator("[data-answer]")).to_be_visible()


@pytest.mark.parametrize(("width", "theme", "language"), LOOKS)
def test_a_level_is_chosen(
    width: int, theme: str, language: str, visit: Visit, shelves: Section
) -> None:
    page = visit.as_(width=width, theme=theme, language=language)
    visit.open(page, "/study/")
    page.locator(".levels").get_by_role("link", name="2").click()
    visit.picture(page, f"study-{width}-{theme}-{language}")
    assert violations(page) == []
    assert not scrolls_sideways(page)
    page.locator("a.button").first.click()
    expect(page).to_have_url(f"{visit.address}/study/mixed/{Question.objects.get().pk}/?level=2")
