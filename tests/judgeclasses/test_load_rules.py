"""`load_rules`: the official text on the rules' pages; wrong files change nothing."""

from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.test import Client

from judgeclasses.models import RuleText
from judgeclasses.search.finding import search

MANY = "\n\n".join(f"800.{number} Rule number {number} of many." for number in range(1, 61))
RULES = f"""\
Some Rules

These rules are effective as of May 1, 2031.

Contents

7. Additional Rules
702. Keyword Abilities
Glossary
Credits

702. Keyword Abilities

702.79. Persist

702.79a Our own words stand here, with {{R}} in them.
Example: Anna has a zeppelin.

{MANY}

Glossary

Persist
702.99z is not a rule but a line of the glossary.
"""


@pytest.fixture
def rules_file(tmp_path: Path) -> Path:
    path = tmp_path / "rules.txt"
    path.write_bytes(RULES.replace("\n", "\r\n").encode())
    return path


@pytest.mark.django_db
def test_a_rule_shows_its_official_text(client: Client, rules_file: Path) -> None:
    call_command("load_rules", rules_file)
    page = client.get("/rules/702.79a/").text
    assert "Our own words stand here" in page
    assert "<p>Example: Anna has a zeppelin.</p>" in page
    assert "May 1, 2031" in page
    assert not RuleText.objects.filter(number="702.99z").exists()


@pytest.mark.django_db
def test_a_rule_only_the_file_knows_has_a_page_and_is_found(
    client: Client, rules_file: Path
) -> None:
    assert client.get("/rules/800.60/").status_code == 404
    call_command("load_rules", rules_file)
    assert client.get("/rules/800.60/").status_code == 200
    assert [entry.title for entry in search("800.60").entries] == ["800.60"]


@pytest.mark.django_db
def test_loading_again_replaces_what_was_loaded(rules_file: Path) -> None:
    call_command("load_rules", rules_file)
    rules_file.write_text(RULES.replace("702.79a Our", "702.79b Our"))
    call_command("load_rules", rules_file)
    assert not RuleText.objects.filter(number="702.79a").exists()


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"A shopping list.", "effective as of"),
        (b"\x89PNG\0\0", "no text"),
        (b"These rules are effective as of May 1, 2031.\n", "glossary"),
        (b"These rules are effective as of May 1.\nGlossary\n100.1 One.\nGlossary\n", "only 1"),
    ],
)
def test_wrong_files_change_nothing(
    content: bytes, reason: str, tmp_path: Path, rules_file: Path
) -> None:
    call_command("load_rules", rules_file)
    before = RuleText.objects.count()
    wrong = tmp_path / "wrong.txt"
    wrong.write_bytes(content)
    with pytest.raises(CommandError, match=reason):
        call_command("load_rules", wrong)
    with pytest.raises(CommandError, match="cannot be read"):
        call_command("load_rules", tmp_path / "missing.txt")
    assert RuleText.objects.count() == before
