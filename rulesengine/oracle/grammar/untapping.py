"""The untap step in rules text: untapping with others, untapping no more than so many (502.3)."""

from __future__ import annotations

from rulesengine.ir.untapping import UntapsAtMost, UntapsToo
from rulesengine.oracle.category import production
from rulesengine.oracle.grammar.nouns import is_singular
from rulesengine.oracle.grammar.statics import standing

production("static-effect", UntapsToo, "untap {what:object} during each other player 's untap step",
           check=lambda v: standing(v["what"]))  # fmt: skip
production("static-effect", UntapsAtMost,
           "player can't untap more than {at_most:numeral} {filter:filter} during their untap steps",
           check=lambda v: is_singular(v["filter"]) == (v["at_most"] == 1))  # fmt: skip
