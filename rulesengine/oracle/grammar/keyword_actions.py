"""Keyword actions written with their name (rule 701)."""

from __future__ import annotations

from typing import Any

from rulesengine.ir.actions import (
    Attach,
    BecomePlotted,
    Designate,
    Explore,
    KeywordAction,
    Manifest,
    Meld,
    PhaseOut,
    Populate,
    PutCounters,
    RemoveFromCombat,
    TurnFaceDown,
    TurnFaceUp,
    Unattach,
)
from rulesengine.ir.conditions import OwnsBoth
from rulesengine.ir.filters import ControlledBy, Filter, IsType
from rulesengine.ir.quantities import Number, Quantity
from rulesengine.ir.refs import Determiner, Objects, You
from rulesengine.ir.words import CardType
from rulesengine.oracle.category import production

production("action", Attach, "attach {what:object} to {to:object}")
production("action", Unattach, "unattach {what:object}")
production("action", TurnFaceUp, "turn {what:object} face up")
production("action", TurnFaceDown, "turn {what:object} face down")
production("object-action", PhaseOut, "{what:subjects} phase out")
production("action", RemoveFromCombat, "remove {what:object} from combat")
production("object-action", Explore, "{what:object} explore")
production("action", Populate, "populate")
production("action", Manifest, "manifest the top card of (your|their) library", count=Number(1))
production("action", Manifest, "manifest the top {count:many} cards of (your|their) library")
production("action", Designate, "goad {what:object}", name="goaded")
production("action", Designate, "suspect {what:object}", name="suspected")
production("action", Designate, "become the monarch", name="monarch")
production("action", Designate, "take the initiative", name="initiative")
production("object-action", Designate, "{what:object} become {name:designation}")
production(
    "object-action", Designate, "{what:object} become saddled until end of turn", name="saddled"
)
production("object-action", BecomePlotted, "{what:object} become plotted")
for _name in ("adapt", "monstrosity", "bolster", "incubate", "discover", "fateseal", "endure",
              "connive", "blight", "waterbend", "amass"):  # fmt: skip
    production("action", KeywordAction, f"{_name} {{n:amount}}", name=_name)
for _name in ("learn", "connive", "venture into the dungeon", "forage", "manifest dread", "time travel",
              "open an attraction", "proliferate twice", "cloak the top card of your library",
              "explore twice", "clash with an opponent", "roll to visit your attractions"):  # fmt: skip
    production("action", KeywordAction, _name, name=_name)
production("object-action", KeywordAction, "{what:object} connive", name="connive")
production("object-action", KeywordAction, "{what:object} connive {n:amount}", name="connive")
production("object-action", KeywordAction, "{what:object} endure {n:amount}", name="endure")
production("action", KeywordAction, "exert {what:object}", name="exert")
production("action", KeywordAction, "detain {what:object}", name="detain")
production("action", KeywordAction, "amass {text:subtype} {n:amount}", name="amass")
production("object-action", KeywordAction, "the ring tempts you", name="the ring tempts you")


def _support(n: Quantity) -> PutCounters:
    """701.41a: on each of up to N target creatures, others than the source."""
    creatures = Filter((IsType(CardType.CREATURE),))
    targets = Objects(Determiner.TARGET, creatures, count=n, up_to=True, other=True)
    return PutCounters(Number(1), "+1/+1", targets)


def _support_parts(node: PutCounters) -> dict[str, Any]:
    assert isinstance(node.on, Objects)
    return {"n": node.on.count}


production("action", _support, "support {n:amount}", unbuild=_support_parts)


# Meld (701.42) ------------------------------------------------------------------------------------

production("condition", OwnsBoth, "you both own and control {this:itself} and a {other:filter}")
production("action", Meld, "exile them , then meld them into {name:name}")


def _earthbend(n: Quantity) -> KeywordAction:
    """701.66a: target land you control."""
    land = Filter((IsType(CardType.LAND), ControlledBy(You())))
    return KeywordAction("earthbend", n, Objects(Determiner.TARGET, land))


production("action", _earthbend, "earthbend {n:amount}", unbuild=lambda n: {"n": n.n})
