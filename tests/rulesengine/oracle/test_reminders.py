"""What a card's reminder text says of a keyword has been read beside the meaning the engine gives it.

`reminders.yaml` holds each paraphrase under the meaning it was compared with. A keyword whose meaning
changes, or a card that says it in other words, has to be read anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from rulesengine.keywords import KEYWORDS
from tests.rulesengine.oracle.reminders import shipped_reminders

REVIEWED = yaml.safe_load(Path(__file__).with_name("reminders.yaml").read_text())
SAID: dict[str, set[str]] = {}
for _name, _said in shipped_reminders():
    SAID.setdefault(_name, set()).add(_said)


@pytest.mark.parametrize("name", sorted(SAID))
def test_a_reminder_says_what_the_keyword_means(name: str) -> None:
    assert name in REVIEWED, f"read beside its meaning: {SAID[name]}"
    assert REVIEWED[name]["means"] == list(KEYWORDS[name].means), "the meaning is another now"
    assert SAID[name] <= set(REVIEWED[name]["says"])


def test_nothing_is_kept_that_no_card_says() -> None:
    stale = {
        name: set(row["says"]) - SAID.get(name, set())
        for name, row in REVIEWED.items()
        if set(row["says"]) - SAID.get(name, set())
    }
    assert stale == {}
