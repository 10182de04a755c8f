"""What is told of a game of Planechase, in Spanish: planes by both their names."""

from __future__ import annotations

from collections.abc import Mapping

from quizzes.question import Message
from quizzes.wording.english import Sentence
from quizzes.wording.english import listed as listed_with
from quizzes.wording.planar_names import PHENOMENA, PLANESWALKING, SPANISH
from rulesengine.keywords.spanish_names import COUNTERS

FACES = {
    "blank": "una cara en blanco",
    "chaos": "el símbolo de caos",
    "planeswalker": "el símbolo de Planeswalker",
}


def plane_name(card: str) -> str:
    """The English name, and the Spanish one where it is another."""
    return f"{card} ({SPANISH[card]})" if card in SPANISH else card


def _plane(fact: Message) -> str:
    owned = f", propiedad de {fact['owner']}" if fact["owner"] else ""
    held = {kind: count for kind, count in fact.get("counters", {}).items() if count}
    on_it = ""
    if held:
        said = [
            f"{count} contador{'' if count == 1 else 'es'} {COUNTERS.get(kind, kind)}"
            for kind, count in held.items()
        ]
        on_it = f" Tiene {listed_with(said, 'y')}."
    return f"El plano boca arriba es {plane_name(fact['card'])}{owned}.{on_it}"


def on_top(cards: list[str], whose: str) -> str:
    if len(cards) == 1:
        return f"La primera carta {whose} es {plane_name(cards[0])}."
    named = listed_with([plane_name(card) for card in cards], "y")
    return f"Las primeras cartas {whose} son, en este orden, {named}."


def _shared(fact: Message) -> str:
    return (
        f"Hay un único mazo planar para todos los jugadores. {on_top(fact['cards'], 'de ese mazo')}"
    )


def roll(fact: Message) -> str:
    """The roll, and what it shows where that is told."""
    said = f"{fact['player']} lanza el dado planar"
    return f"{said} y saca {FACES[fact['rolled']]}." if fact.get("rolled") else f"{said}."


def _shown(fact: Message) -> str:
    faces = [FACES[each] for each in fact["results"]]
    return f"En el dado planar sale {', después '.join(faces)}."


def target(name: str) -> str:
    """A target by name: of a phenomenon only its ability can be one."""
    if name == PLANESWALKING:
        return "la habilidad de caminar por los planos"
    return f"la habilidad de {name}" if name in PHENOMENA else name


TOLD: Mapping[str, Sentence] = {
    "begins": lambda f: (
        f"Va a empezar una partida de Planechase. Empieza {f['player']}, todos los jugadores se "
        "han quedado su mano y todavía no se ha puesto boca arriba ningún plano."
    ),
    "plane": _plane,
    "planar_deck": lambda f: on_top(f["cards"], f"del mazo planar de {f['player']}"),
    "shared_planar_deck": _shared,
    "shown": _shown,
}
