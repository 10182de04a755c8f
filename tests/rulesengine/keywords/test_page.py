"""The page of keywords lists every one the classes teach."""

from tests.rulesengine.keywords.page import PAGE, is_about, page, taught


def test_every_keyword_taught_is_in_the_table_and_on_the_page() -> None:
    assert "not in the table" not in page()
    listed = {line.split("|")[1].strip() for line in PAGE.read_text().splitlines() if "|" in line}
    assert {name for name, _class in taught()} <= listed


def test_only_the_rule_and_what_is_under_it_is_about_a_keyword() -> None:
    assert is_about("702.79a", "702.79")
    assert is_about("702.79", "702.79")
    assert not is_about("702.79a", "702.7")
