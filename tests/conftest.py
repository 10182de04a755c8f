"""What tests share: people of every role and a small class to read."""

from pathlib import Path

import pytest
from django.core.cache import cache
from django.test import Client
from django.utils import translation

from judgeclasses.loading import load_classes
from judgeclasses.models import Section
from judgeclasses.people.models import Role, User

CLASS_YAML = """\
slug: keywords
number: 8
order: 1
title: {en: Keywords, es: Palabras clave}
intro: {en: What keywords mean., es: Qué significan.}
"""
PERSIST_EN = """\
---
title: Persist
order: 10
keyword: persist
rules: ["702.79"]
level: 1
leans_on: [undying]
cards: [Kitchen Finks]
---
Persist brings [[Kitchen Finks]] back [702.79a] for {G/W}.

## Example

Anna casts [[Shock]].
"""
PERSIST_ES = "---\ntitle: Persistir\n---\nPersistir hace volver a la criatura.\n"
UNDYING_EN = "---\ntitle: Undying\norder: 20\nkeyword: undying\nrules: ['702.93']\n---\nUndying.\n"


@pytest.fixture
def class_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "classes" / "keywords"
    folder.mkdir(parents=True)
    (folder / "class.yaml").write_text(CLASS_YAML)
    (folder / "persist.en.md").write_text(PERSIST_EN)
    (folder / "persist.es.md").write_text(PERSIST_ES)
    (folder / "persist.yaml").write_text("scenario: 1\nid: one\nplayers: {Anna: {}, Nicole: {}}\n")
    (folder / "undying.en.md").write_text(UNDYING_EN)
    return folder.parent


@pytest.fixture
def persist(db: None, class_folder: Path) -> Section:
    load_classes(class_folder)
    return Section.objects.get(slug="persist")


@pytest.fixture(autouse=True)
def _no_memory_of_other_tests(request: pytest.FixtureRequest) -> None:
    translation.activate("en")  # a request in Spanish leaves its thread speaking it
    if "db" in request.fixturenames or request.node.get_closest_marker("django_db"):
        request.getfixturevalue("db")
        cache.clear()


@pytest.fixture
def candidate(db: None) -> User:
    return User.objects.create_user("candidate@example.org", "a long password")


@pytest.fixture
def mentor(db: None) -> User:
    return User.objects.create_user("mentor@example.org", "a long password", role=Role.MENTOR)


@pytest.fixture
def staff(db: None) -> User:
    return User.objects.create_superuser("staff@example.org", "a long password")


@pytest.fixture
def candidate_client(candidate: User) -> Client:
    client = Client()
    client.force_login(candidate, "django.contrib.auth.backends.ModelBackend")
    return client
