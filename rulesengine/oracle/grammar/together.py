"""What objects chosen together must be: different names, a total, one graveyard (rules 115.1, 608.2d)."""

from __future__ import annotations

from rulesengine.ir.filters import AllDifferent, AllSame, InTotal, InZone
from rulesengine.ir.words import Compare, Zone
from rulesengine.oracle.category import Words, declare, production

declare(Words("differing-each", {"name": "name", "power": "power", "mana value": "mana value"}))
production("post", AllDifferent, "with different {what:differing-each}")
production("post", AllDifferent, "that each have different {what:differing-each}")
production("post", AllDifferent, "controlled by different (player|opponent)", what="controller")
production("post", AllSame, "controlled by the same (player|opponent)", what="controller")
production("post", AllSame, "with the same controller", what="controller")
production("post", InTotal, "with total {what:measure} {to:amount} {compare:compare}",
           check=lambda v: v["compare"] is Compare.AT_MOST)  # fmt: skip
production("post", InTotal, "with total {what:measure} less than or equal to {to:value}",
           compare=Compare.AT_MOST)  # fmt: skip
production("post", InZone, "from a single graveyard", zone=Zone.GRAVEYARD, single=True)
