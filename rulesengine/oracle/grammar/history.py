"""What happened this turn or the last, as a condition and as a number (rules 603.4, 608.2h)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulesengine.ir.conditions import Condition, DidThisTurn, Unless
from rulesengine.ir.quantities import Happened
from rulesengine.ir.refs import Determiner, Players, Who, You
from rulesengine.oracle.category import Check, production
from rulesengine.oracle.grammar.nouns import is_plural, is_singular
from rulesengine.oracle.grammar.quantities import counted

production("condition", DidThisTurn, "a spell was warped this turn", what="spell was warped")
_CAST = DidThisTurn("cast", last_turn=True)
production("condition", Unless, "no spells were cast last turn", condition=_CAST)


def _one(values: dict[str, Any]) -> bool:
    return is_singular(values["filter"])


def _many(values: dict[str, Any]) -> bool:
    return is_plural(values["filter"])


_SUCH: tuple[tuple[str, Check, Mapping[str, Any]], ...] = (
    ("a {filter:filter}", _one, {}),
    ("another {filter:filter}", _one, {"other": True}),
    ("{at_least:numeral} or more {filter:filter}", _many, {}),
    ("{at_least:numeral} or more other {filter:filter}", _many, {"other": True}),
)
"""How many of what: the phrase in the place of `~such~`."""


def _didnt(condition: Condition) -> Unless:
    return Unless(condition)


def happened(template: str, what: str, **constants: Any) -> None:
    """ "[So many] died this turn", "you've sacrificed [so many] this turn"; also of the last turn."""
    for when, last in (("this turn", False), ("last turn", True)):
        for such, check, more in _SUCH:
            production("condition", DidThisTurn, f"{template.replace('~such~', such)} {when}", check=check,
                       what=what, last_turn=last, **more, **constants)  # fmt: skip


def didnt(template: str, what: str, **constants: Any) -> None:
    """ "You haven't cast a spell from your hand this turn": none of them was."""
    for when, last in (("this turn", False), ("last turn", True)):
        production("didnt", DidThisTurn, f"{template.replace('~such~', 'a {filter:filter}')} {when}",
                   check=_one, what=what, last_turn=last, **constants)  # fmt: skip


production("condition", _didnt, "{condition:didnt}", unbuild=lambda n: {"condition": n.condition})

# What became of objects ----------------------------------------------------------------------------------

_YOU = You()
happened("~such~ died", "died")
happened("~such~ died under your control", "died", player=_YOU)
happened("~such~ you controlled died", "died", player=_YOU)
didnt("~such~ didn't die", "died")
happened("~such~ left the battlefield", "left")
happened("~such~ left the battlefield under your control", "left", player=_YOU)
happened("~such~ you controlled left the battlefield", "left", player=_YOU)
happened("~such~ entered [the battlefield] under your control", "entered", player=_YOU)
happened("~such~ entered [the battlefield] under {player:possessive} control", "entered")
happened(
    "{player:player} had ~such~ enter [the battlefield] [under (your|their) control]", "entered"
)
happened("~such~ was put into {player:possessive} graveyard from anywhere", "put into graveyard")
happened("~such~ left {player:possessive} graveyard", "left graveyard")
happened("~such~ (was|were) put into exile", "put into exile")
happened("~such~ was put into your hand from the battlefield", "returned to hand", player=_YOU)

# What players did ----------------------------------------------------------------------------------------

_HAVE = "{player:player} [(have|'ve)] "
for _verb, _base, _what in (
    ("sacrificed", "sacrifice", "sacrificed"),
    ("discarded", "discard", "discarded"),
    ("attacked with", "attack with", "attacked with"),
    ("created", "create", "created"),
    ("cast", "cast", "cast"),
):
    for _tail, _kind in (
        ("", _what),
        *(((" from your hand", "cast from hand"), (" from anywhere other than your hand", "cast from elsewhere"))
          if _what == "cast" else ()),
    ):  # fmt: skip
        happened(f"{_HAVE}{_verb} ~such~{_tail}", _kind)
        didnt(f"{{player:player}} haven't {_verb} ~such~{_tail}", _kind)
        didnt(f"{{player:player}} didn't {_base} ~such~{_tail}", _kind)
happened("{player:player} [(have|'ve)] put ~counters~ on ~such~".replace("~counters~", "a counter"),
         "put counters on")  # fmt: skip
happened("{player:player} (was|were) dealt combat damage by ~such~", "was dealt combat damage")

_MUCH: tuple[tuple[str, Mapping[str, Any]], ...] = (
    ("{at_least:digits} or more", {}),
    ("", {"at_least": 1}),
)
_LIFE = (("gained", "gained life"), ("lost", "lost life"))
for _when, _last in (("this turn", False), ("last turn", True)):
    for _number, _least in _MUCH:
        for _verb, _what in _LIFE:
            production("condition", DidThisTurn, f"{_HAVE}{_verb} {_number} life {_when}", what=_what,
                       last_turn=_last, **_least)  # fmt: skip
        production("condition", DidThisTurn,
                   f"{{player:player}} (was|were|'ve been|have been) dealt {_number} damage {_when}",
                   what="was dealt damage", last_turn=_last, **_least)  # fmt: skip
for _text, _what in (
    ("(drew|drawn) {at_least:numeral} or more cards", "drew"),
    ("(drew|drawn) a card", "drew"),
    ("committed a crime", "commit a crime"),
    ("surveilled", "surveil"),
    ("scried", "scry"),
    ("explored", "explore"),
    ("cycled a card", "cycle"),
    ("cycled or discarded a card", "discarded"),
    ("searched their library", "search"),
    ("attacked", "attacked with"),
    ("attacked with creatures", "attacked with"),
    ("played a land", "played a land"),
):
    production("condition", DidThisTurn, f"{_HAVE}{_text} this turn", what=_what)
for _no, _kind in (("attacked", "attacked with"), ("played a land", "played a land")):
    production("didnt", DidThisTurn, f"{{player:player}} haven't {_no} this turn", what=_kind)
production("didnt", DidThisTurn, "{player:player} didn't attack this turn", what="attacked with")
production(
    "didnt", DidThisTurn, "{player:player} didn't play a land this turn", what="played a land"
)

# As a number ---------------------------------------------------------------------------------------------

_OPPONENTS = Players(Determiner.ALL, Who.OPPONENT)
for _person, _player in (("you [(have|'ve)]", _YOU), ("your opponents [have]", _OPPONENTS)):
    counted(Happened, f"{{filter:filter}} {_person} cast this turn", what="cast", player=_player)
    counted(
        Happened,
        f"{{filter:filter}} {_person} sacrificed this turn",
        what="sacrificed",
        player=_player,
    )
    counted(
        Happened,
        f"{{filter:filter}} {_person} discarded this turn",
        what="discarded",
        player=_player,
    )
    counted(Happened, f"card {_person} drawn this turn", what="drew", player=_player)
    for _verb, _what in _LIFE:
        production("value", Happened, f"the [(amount of|total)] life {_person} {_verb} this turn",
                   what=_what, player=_player)  # fmt: skip
production("value", Happened, "the total damage your opponents have been dealt this turn",
           what="was dealt damage", player=_OPPONENTS)  # fmt: skip
