"""So many cards from the top of a library (rule 401)."""

from __future__ import annotations

from rulesengine.ir.actions import LookAtTop
from rulesengine.ir.refs import TopCards
from rulesengine.oracle.category import production

production("objects", TopCards, "{count:many} cards from the top of {whose:possessive} library")
production(
    "objects", TopCards, "cards from the top of {whose:possessive} library equal to {count:value}"
)
production("objects", TopCards,
           "a number of cards from the top of {whose:possessive} library equal to {count:value}")  # fmt: skip
production(
    "action", LookAtTop, "look at {count:many} cards from the top of {whose:possessive} library"
)
production("action", LookAtTop, "look at a number of cards from the top of {whose:possessive} library equal to "
           "{count:value}")  # fmt: skip
