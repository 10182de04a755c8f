"""What is asked about a scenario and the answers to it, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quizzes.misconception_words import described
from quizzes.positions.pool import pool
from quizzes.question import Message
from quizzes.rule_summaries import summary
from quizzes.values import asked_for
from quizzes.wording.english import Sentence, first_sentence, sentence
from quizzes.wording.story_spanish import announced, counters, listed, told_action, when
from rulesengine.game.log import Entry
from rulesengine.keywords.spanish_names import name_of
from rulesengine.log import renderer

PLAYER = {
    "life": "¿Cuántas vidas tiene {player} {when}?",
    "hand_size": "¿Cuántas cartas tiene {player} en la mano {when}?",
    "poison": "¿Cuántos contadores de veneno tiene {player} {when}?",
    "counters": "¿Qué contadores tiene {player} {when}?",
    "lost": "¿Ha perdido {player} la partida {when}?",
    "won": "¿Ha ganado {player} la partida {when}?",
    "mana": "¿Qué maná le queda a {player} {when}?",
}
OBJECT = {
    "zone": "¿Dónde está {object} {when}?",
    "controller": "¿Quién controla {object} {when}?",
    "owner": "¿Quién es propietario de {object}?",
    "counters": "¿Qué contadores hay sobre {object} {when}?",
    "has": "¿Qué habilidades de palabra clave tiene {object} {when}?",
    "power": "¿Qué fuerza tiene {object} {when}?",
    "toughness": "¿Qué resistencia tiene {object} {when}?",
    "tapped": "¿Está {object} girada {when}?",
    "damage": "¿Cuánto daño tiene marcado {object} {when}?",
    "types": "¿Qué tipos tiene {object} {when}?",
    "subtypes": "¿Qué subtipos tiene {object} {when}?",
    "colors": "¿De qué colores es {object} {when}?",
    "attached_to": "¿A qué está anexada {object} {when}?",
    "count": "¿Cuántas {object} hay en el campo de batalla {when}?",
}
ZONES = {
    "graveyard": "Está en el cementerio de su propietario.",
    "hand": "Está en la mano de su propietario.",
    "library": "Está en la biblioteca de su propietario.",
    "exile": "Está en el exilio.",
    "stack": "Está en la pila.",
    "command": "Está en la zona de mando.",
}
IN_ZONES = {
    "battlefield": "en el campo de batalla bajo el control de {player}",
    "graveyard": "en el cementerio de {player}",
    "hand": "en la mano de {player}",
    "library": "en la biblioteca de {player}",
    "exile": "en el exilio",
    "stack": "en la pila",
}


def ask(message: Message) -> str:
    asked, scenario = message["asked"], message["scenario"]
    at = when(scenario)
    if not isinstance(asked, Mapping):
        return f"¿Qué ha sido de {asked[0]['object']} {at}?"
    what = asked_for(asked)
    words = {**asked, "when": at}
    match asked:
        case {"object": thing, "power": "?", "toughness": "?"}:
            return f"¿Qué fuerza y resistencia tiene {thing} {at}?"
        case {"player": player, "zone": "library", "count": "?"}:
            return f"¿Cuántas cartas tiene {player} en la biblioteca {at}?"
        case {"player": player, "zone": "battlefield", "card": card, "count": "?"}:
            tokens = "Cuántas" if pool().get(card) else "Cuántas fichas"
            return f"¿{tokens} {card} controla {player} {at}?"
        case {"player": player, "zone": "battlefield", **rest} if "card" not in rest:
            noun = "¿Cuántos" if what == ("count",) else "¿Qué"
            return f"{noun} permanentes controla {player} {at}?"
        case {"player": _, "zone": zone, "card": card}:
            return f"¿Cuántas {card} hay {IN_ZONES.get(zone, str(zone)).format_map(words)} {at}?"
        case {"player": _, "zone": zone}:
            noun = "¿Cuántas cartas hay" if what == ("count",) else "¿Qué cartas hay"
            return f"{noun} {IN_ZONES.get(zone, str(zone)).format_map(words)} {at}?"
        case {"player": _}:
            return PLAYER[what[0]].format_map(words)
        case {"object": _}:
            return OBJECT[what[0]].format_map(words)
    return beyond(asked, at, scenario)


def beyond(asked: Mapping[str, Any], at: str, scenario: Mapping[str, Any]) -> str:
    """What is asked beyond positions."""
    match asked:
        case {"triggers": name}:
            return f"¿Cuántas veces se dispara {name_of(name)}?"
        case {"copies": spell}:
            return f"¿Cuántas copias de {spell} se crean?"
        case {"legal": action}:
            return f"{told_action(action, scenario)} ¿Es legal?"
        case {"cost": {"cast": _} as action}:
            return f"¿Cuánto maná hay que pagar para lanzar {announced(action)}?"
        case {"cost": {"activate": _} as action}:
            return f"¿Cuánto maná hay que pagar para activar {announced(action)}?"
        case {"cost": {"special": "roll planar die", "by": player}}:
            return f"¿Cuánto maná tiene que pagar ahora {player} para lanzar el dado planar?"
        case {"face_up": _}:
            return f"¿Qué cartas de plano o fenómeno están boca arriba {at}?"
        case {"targets": action}:
            return f"¿A qué puede hacer objetivo {announced(action)}?"
        case {"order": _} | {"stack": _}:
            return "¿En qué orden se resolverán los objetos de la pila?"
        case {"next": _} | {"happens": _}:
            return "¿Qué pasa a continuación?"
        case {"survivors": names}:
            every = listed([str(name) for name in names])
            return f"¿Cuáles de {every} están en el campo de batalla {at}?"
        case {"drawn": _}:
            return "¿Acaba la partida en empate?"
    return f"¿Cuál es el valor {at}?"


def fate(message: Message) -> str:
    zone = message.get("zone")
    if zone is None:
        return "Ha dejado de existir."
    if zone != "battlefield":
        return ZONES.get(zone, f"Está en la zona {zone}.")
    if "controller" not in message:
        return "Está en el campo de batalla."
    said = f"Está en el campo de batalla bajo el control de {message['controller']}"
    there = counters(message.get("counters", {}))
    return f"{said} con {there}." if there else f"{said} sin contadores."


def legal(message: Message) -> str:
    if message["legal"]:
        return "Sí, es legal."
    cited = listed([str(rule) for rule in message["rules"]])
    return f"No, es ilegal ({cited})." if cited else "No, es ilegal."


def verdict(message: Message) -> str:
    """A verdict with its reason: a rule's, or a misconception's."""
    why = message["why"]
    known = described().get(why)
    reason = summary(why, "es") if known is None else known.words["es"].belief
    return f"{'Sí' if message['legal'] else 'No'}. {reason}"


def happens(message: Message) -> str:
    """An event of the log, as the log says it."""
    return _event(message["event"])


def so_far(message: Message) -> str:
    """The events before the one asked about; the story is enough where there is none."""
    said = " ".join(_event(each) for each in message["events"])
    return f"Hasta ahora: {said}" if said else ""


def _event(event: Mapping[str, Any]) -> str:
    parameters = dict(event)
    name = parameters.pop("event")
    if not name:
        return "No pasa nada más."
    return renderer("es")(Entry(name, (), None, parameters))


def reasoned(message: Message) -> str:
    """A value and the reason for it: a misconception's belief, or the answer to that."""
    told = described()[message["why"]].words["es"]
    value = value_said(message["value"])
    reason = told.belief if message["believed"] else first_sentence(told.correction)
    return f"{value.rstrip('.')}. {reason}"


def value_said(value: Message) -> str:
    return SENTENCES[value["say"]](value)


SENTENCES: Mapping[str, Sentence] = {
    "ask": ask,
    "ask_why": lambda m: f"{ask(m)} ¿Y por qué?",
    "reasoned": reasoned,
    "number": lambda m: str(m["n"]),
    "size": lambda m: str(m["size"]),
    "not_a_creature": lambda m: "No es una criatura.",
    "not_there": lambda m: "No está en el campo de batalla.",
    "fate": fate,
    "truth": lambda m: "Sí" if m["is"] else "No",
    "legal": legal,
    "verdict": verdict,
    "counters": lambda m: sentence(counters(m["counters"]) or "ninguno"),
    "names": lambda m: sentence(listed(m["names"]) or "ninguna"),
    "in_order": lambda m: ", después ".join(m["names"]),
    "happens": happens,
    "so_far": so_far,
    "name": lambda m: str(m["name"]) or "Ninguno",
    "text": lambda m: str(m.get("es") or m.get("en") or ""),
}
