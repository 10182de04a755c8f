"""Players: you, targets, "each opponent", "its controller", possessives (rules 102, 109.5)."""

from __future__ import annotations

from collections.abc import Iterator

from rulesengine.ir.refs import (
    ActivePlayer,
    ChosenPlayer,
    ControllerOf,
    DefendingPlayer,
    Determiner,
    HostPlayer,
    It,
    OwnerOf,
    PlayerRef,
    Players,
    ThatPlayer,
    Who,
    You,
)
from rulesengine.oracle.category import category, declare, include, production
from rulesengine.oracle.parser import Parser, Reading

T, A, ALL = Determiner.TARGET, Determiner.CHOOSE, Determiner.ALL

# Players -----------------------------------------------------------------------------------------

production("you", You, "you")
include("player", "you")
for _word, _who in (("player", Who.PLAYER), ("opponent", Who.OPPONENT)):
    production("players", Players, f"target {_word}", determiner=T, who=_who)
    production("players", Players, f"each {_word}", determiner=ALL, who=_who)
    production("players", Players, f"a {_word}", determiner=A, who=_who)
    production(
        "players", Players, f"any number of target {_word}", determiner=T, who=_who, up_to=True
    )
    production("players", Players, f"{{count:many}} target {_word}", determiner=T, who=_who)
    production("players", Players, f"up to {{count:many}} target {_word}", determiner=T, who=_who,
               up_to=True)  # fmt: skip
    production("bareplayers", Players, f"{_word}", determiner=ALL, who=_who)
production("players", Players, "each other player", determiner=ALL, who=Who.OTHER_PLAYER)
production("players", Players, "each of your opponents", determiner=ALL, who=Who.OPPONENT)
production("players", Players, "another player", determiner=A, who=Who.OTHER_PLAYER)
production("players", Players, "another target player", determiner=T, who=Who.OTHER_PLAYER)
production("players", Players, "your opponents", determiner=ALL, who=Who.OPPONENT)
production("players", Players, "all players", determiner=ALL, who=Who.PLAYER)
production("players", Players, "any player", determiner=A, who=Who.PLAYER)
production("players", Players, "any opponent", determiner=A, who=Who.OPPONENT)
include("player", "players")
production("player", ThatPlayer, "that (player|opponent)")
production("player", ThatPlayer, "they")
production("player", ThatPlayer, "them")
production("player", ThatPlayer, "those (player|opponent)")
production("player", ThatPlayer, "the player")
production("player", ControllerOf, "{reference:whose} controller")
production("player", OwnerOf, "{reference:whose} owner")
production("player", OwnerOf, "the owner of {reference:objects}")
production("player", ControllerOf, "the controller of {reference:objects}")
production("player", ControllerOf, "that player or that planeswalker 's controller",
           reference=It("permanent or player"))  # fmt: skip
production("player", DefendingPlayer, "defending player")
production("player", ActivePlayer, "the active player")
production("player", ActivePlayer, "the player whose turn it is")
production("player", HostPlayer, "enchanted (player|opponent)")
production("player", ChosenPlayer, "the chosen player")
include("anyplayers", "player", "bareplayers")


class Possessive:
    """A player in the possessive: "your", "their", "target player's", "its owner's"."""

    name = "possessive"

    def read(self, parser: Parser, at: int) -> list[Reading]:
        surface = parser.surfaces[at]
        found: list[Reading] = []
        if surface == "your":
            found.append((You(), at + 1, (0, 0)))
        elif surface == "their":
            found.append((ThatPlayer(), at + 1, (1, 0)))
        if found:
            parser.furthest = max(parser.furthest, at + 1)
        for value, end, extra in parser.read(category("player"), at):
            if parser.tokens[end].lemma == "'s":
                plural = int(parser.surfaces[end] != "'s")
                found.append((value, end + 1, (2, plural, *extra)))
        return found

    def write(self, value: PlayerRef, choices: Iterator[int], out: list[str]) -> None:
        kind, plural = next(choices), next(choices)
        if kind < 2:
            out.append(("your", "their")[kind])
            return
        category("player").write(value, choices, out)
        out.append("'" if plural else "'s")

    def starts(self, key: str) -> bool:
        return key in ("your", "their") or category("player").starts(key)


declare(Possessive())
include("controller", "player", "bareplayers")
