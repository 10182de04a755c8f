"""Every address of the site, and what each role gets there: one table for several tests."""

from dataclasses import dataclass
from enum import StrEnum
from http import HTTPStatus


class Visitor(StrEnum):
    ANONYMOUS = "anonymous"
    CANDIDATE = "candidate"
    MENTOR = "mentor"
    STAFF = "staff"


OK, ELSEWHERE = HTTPStatus.OK, HTTPStatus.FOUND
NOT_FOR_YOU, NOT_HERE, WRONG_METHOD = (
    HTTPStatus.FORBIDDEN,
    HTTPStatus.NOT_FOUND,
    HTTPStatus.METHOD_NOT_ALLOWED,
)
GONE = HTTPStatus.GONE


@dataclass(frozen=True)
class Page:
    """A route by its name, an address for it, and the answers to GET by visitor."""

    route: str
    address: str
    answers: tuple[HTTPStatus, HTTPStatus, HTTPStatus, HTTPStatus]
    leads_to: str = "/accounts/login/"

    def answer_for(self, visitor: Visitor) -> HTTPStatus:
        return self.answers[list(Visitor).index(visitor)]


def everyone(route: str, address: str, answer: HTTPStatus = OK) -> Page:
    return Page(route, address, (answer, answer, answer, answer))


def members(route: str, address: str) -> Page:
    return Page(route, address, (ELSEWHERE, OK, OK, OK))


def mentors(route: str, address: str) -> Page:
    return Page(route, address, (ELSEWHERE, NOT_FOR_YOU, OK, OK))


def mentors_get(route: str, address: str, answer: HTTPStatus) -> Page:
    """Mentors get that far, and then this."""
    return Page(route, address, (ELSEWHERE, NOT_FOR_YOU, answer, answer))


def only_staff(route: str, address: str) -> Page:
    return Page(route, address, (ELSEWHERE, NOT_FOR_YOU, NOT_FOR_YOU, OK))


PAGES = (
    everyone("healthz", "/healthz"),
    everyone("judgeclasses:home", "/"),
    everyone("judgeclasses:classes", "/classes/"),
    everyone("judgeclasses:class", "/classes/keywords/"),
    everyone("judgeclasses:section", "/classes/keywords/persist/"),
    mentors("judgeclasses:edit-text", "/classes/keywords/persist/edit/en/"),
    mentors_get(
        "judgeclasses:preview-text", "/classes/keywords/persist/edit/en/preview/", WRONG_METHOD
    ),
    mentors("judgeclasses:revisions", "/classes/keywords/persist/versions/en/"),
    mentors_get("judgeclasses:revision", "/classes/keywords/persist/versions/en/999/", NOT_HERE),
    mentors_get(
        "judgeclasses:restore-revision",
        "/classes/keywords/persist/versions/en/999/restore/",
        WRONG_METHOD,
    ),
    everyone("judgeclasses:glossary", "/glossary/"),
    everyone("judgeclasses:term", "/glossary/stack/"),
    everyone("judgeclasses:rule", "/rules/702.79a/"),
    mentors("judgeclasses:drafts", "/drafts/"),
    mentors_get("judgeclasses:draft", "/drafts/x/", NOT_HERE),
    mentors_get("judgeclasses:publish-draft", "/drafts/x/publish/", WRONG_METHOD),
    mentors_get("judgeclasses:discard-draft", "/drafts/x/discard/", WRONG_METHOD),
    everyone("judgeclasses:search", "/search/?q=persist"),
    everyone("judgeclasses:card", "/cards/kitchen-finks/"),
    everyone("judgeclasses:choose-language", "/language/", WRONG_METHOD),
    everyone("judgeclasses:choose-theme", "/theme/", WRONG_METHOD),
    only_staff("judgeclasses:sample-table", "/table/sample/"),
    everyone("quizzes:study", "/study/"),
    Page(
        "quizzes:practise",
        "/study/persist/",
        (ELSEWHERE, ELSEWHERE, ELSEWHERE, ELSEWHERE),
        "/study/persist/",
    ),
    everyone("quizzes:question", "/study/persist/999/", NOT_HERE),
    everyone("quizzes:replay-question", "/study/persist/999/replay/1/", NOT_HERE),
    everyone("quizzes:replay-example", "/classes/keywords/persist/example/1/", NOT_HERE),
    everyone("quizzes:mark-section", "/classes/keywords/persist/marks/", WRONG_METHOD),
    everyone("quizzes:quiz", "/quiz/x/", NOT_HERE),
    everyone("quizzes:quiz-question", "/quiz/x/1/", NOT_HERE),
    everyone("quizzes:replay-quiz", "/quiz/x/1/replay/1/", NOT_HERE),
    everyone("quizzes:quiz-results", "/quiz/x/results/", NOT_HERE),
    mentors("quizzes:workshop", "/workshop/"),
    mentors_get("quizzes:start-draft", "/workshop/scenarios/new/", WRONG_METHOD),
    mentors_get("quizzes:edit-draft", "/workshop/scenarios/999/", NOT_HERE),
    mentors_get("quizzes:rule-draft", "/workshop/scenarios/999/ruling/", WRONG_METHOD),
    mentors_get("quizzes:replay-draft", "/workshop/scenarios/999/replay/1/", NOT_HERE),
    mentors_get("quizzes:delete-draft", "/workshop/scenarios/999/delete/", WRONG_METHOD),
    mentors_get("quizzes:make-question", "/workshop/scenarios/999/question/", NOT_HERE),
    mentors_get("quizzes:authored-question", "/workshop/questions/999/", NOT_HERE),
    mentors_get("quizzes:manage-quiz", "/workshop/quizzes/999/", NOT_HERE),
    members("people:profile", "/accounts/profile/"),
    members("people:download-data", "/accounts/profile/data/"),
    members("people:delete-account", "/accounts/profile/delete/"),
    everyone("people:sign-in-link", "/accounts/link/x/", GONE),
    mentors("people:invitations", "/accounts/invitations/"),
    Page(
        "people:withdraw-invitation",
        "/accounts/invitations/1/withdraw/",
        (ELSEWHERE, NOT_FOR_YOU, WRONG_METHOD, WRONG_METHOD),
    ),
    everyone("people:accept-invitation", "/accounts/invitation/x/", NOT_HERE),
    Page("account_login", "/accounts/login/", (OK, ELSEWHERE, ELSEWHERE, ELSEWHERE)),
    Page("account_signup", "/accounts/signup/", (OK, ELSEWHERE, ELSEWHERE, ELSEWHERE)),
    Page("account_logout", "/accounts/logout/", (ELSEWHERE, OK, OK, OK)),
    everyone("account_confirm_login_code", "/accounts/login/code/confirm/", ELSEWHERE),
    everyone("account_inactive", "/accounts/inactive/"),
    members("account_reauthenticate", "/accounts/reauthenticate/"),
    members("account_email", "/accounts/email/"),
    everyone("account_email_verification_sent", "/accounts/confirm-email/"),
    everyone("account_confirm_email", "/accounts/confirm-email/x/"),
    members("account_change_password", "/accounts/password/change/"),
    Page(
        "account_set_password",
        "/accounts/password/set/",
        (ELSEWHERE, ELSEWHERE, ELSEWHERE, ELSEWHERE),
    ),
    everyone("account_reset_password", "/accounts/password/reset/"),
    everyone("account_reset_password_done", "/accounts/password/reset/done/"),
    everyone("account_reset_password_from_key", "/accounts/password/reset/key/1-x/"),
    everyone("account_reset_password_from_key_done", "/accounts/password/reset/key/done/"),
)
# Django's administration: nobody but staff, whatever the page.
ADMIN = "/admin/"
