"""Scenarios told in Spanish; card names stay English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quizzes.question import Message
from quizzes.wording.english import Sentence
from quizzes.wording.english import listed as listed_with
from quizzes.wording.telling import action_fact, moment, setting, story

NUMBERS = (
    "ningún",
    "un",
    "dos",
    "tres",
    "cuatro",
    "cinco",
    "seis",
    "siete",
    "ocho",
    "nueve",
    "diez",
)
STEPS = {
    "untap": "el paso de enderezar",
    "upkeep": "el mantenimiento",
    "draw": "el paso de robar",
    "precombat main": "la primera fase principal",
    "beginning of combat": "el principio del combate",
    "declare attackers": "el paso de declarar atacantes",
    "declare blockers": "el paso de declarar bloqueadoras",
    "first strike damage": "el primer paso de daño de combate",
    "combat damage": "el paso de daño de combate",
    "end of combat": "el final del combate",
    "postcombat main": "la segunda fase principal",
    "end": "el paso final",
    "cleanup": "el paso de limpieza",
}


def listed(words: list[str]) -> str:
    last = words[-1] if words else ""
    return listed_with(words, "e" if last[:1] in "IiÍí" and last[1:2] not in "aeo" else "y")


def counters(counts: Mapping[str, int]) -> str:
    said = []
    for kind, count in counts.items():
        if count:
            word = NUMBERS[count] if count < len(NUMBERS) else str(count)
            said.append(f"{word} contador{'' if count == 1 else 'es'} {kind}")
    return listed(said)


def thing(item: Mapping[str, Any]) -> str:
    said = str(item["card"]) if item["count"] == 1 else f"{item['count']} {item['card']}"
    details = []
    if item.get("token"):
        said = f"una ficha {said}"
    if item.get("tapped"):
        details.append("girada")
    if item.get("counters"):
        details.append(f"con {counters(item['counters'])}")
    if item.get("attached_to"):
        details.append(f"anexada a {item['attached_to']}")
    if item.get("owner"):
        details.append(f"propiedad de {item['owner']}")
    return f"{said} ({', '.join(details)})" if details else said


def _targeting(fact: Message) -> str:
    return f" haciendo objetivo a {listed(fact['targets'])}" if fact["targets"] else ""


def _in(at: Mapping[str, Any]) -> str:
    step = STEPS[at["step"]]
    return f"en {step} del siguiente turno de {at['player']}" if at["turns"] else f"en {step}"


def linked(fact: Message, text: str) -> str:
    match fact["link"]["how"]:
        case "response":
            return f"En respuesta, {text}"
        case "resolved":
            return f"Cuando todo se ha resuelto, {text}"
        case "later":
            said = _in(fact["link"])
            return f"{said[0].upper()}{said[1:]}, {text}"
    return text


def _resolve(fact: Message) -> str:
    if fact["count"] == 1:
        return "Se resuelve el objeto superior de la pila."
    return f"Se resuelven los {fact['count']} objetos superiores de la pila."


def _block(fact: Message) -> str:
    if not fact["blocks"]:
        return f"{fact['player']} no bloquea."
    pairs = [f"a {attacker} con {listed(by)}" for attacker, by in fact["blocks"]]
    return f"{fact['player']} bloquea {listed(pairs)}."


TOLD: Mapping[str, Sentence] = {
    "turn": lambda f: f"Es el turno de {f['player']}.",
    "lives": lambda f: f"Ambos jugadores tienen {f['life']} vidas.",
    "life": lambda f: f"{f['player']} tiene {f['life']} vidas.",
    "controls": lambda f: f"{f['player']} controla {listed([thing(t) for t in f['things']])}.",
    "cast_before": lambda f: f"Antes en este turno, {f['player']} lanzó {listed(f['cards'])}.",
    "cast": lambda f: linked(f, f"{f['player']} lanza {f['card']}{_targeting(f)}."),
    "activate": lambda f: linked(
        f, f"{f['player']} activa la habilidad de {f['card']}{_targeting(f)}."
    ),
    "play": lambda f: linked(f, f"{f['player']} juega {f['card']}."),
    "special": lambda f: linked(f, f"{f['player']} realiza una acción especial: {f['name']}."),
    "resolve": _resolve,
    "attack": lambda f: linked(f, f"{f['player']} ataca con {listed(f['cards'])}."),
    "block": lambda f: linked(f, _block(f)),
}

AFTER_COMBAT = frozenset({"combat damage", "end of combat", "postcombat main"})


def when(scenario: Mapping[str, Any]) -> str:
    at = moment(scenario)
    match at["how"]:
        case "now":
            return "ahora"
        case "resolved":
            return "cuando todo se ha resuelto"
    if at["turns"] == 0 and at["step"] in AFTER_COMBAT:
        return "después del combate"
    return _in(at)


def told_action(action: Mapping[str, Any]) -> str:
    """One action by itself, as a sentence."""
    fact = action_fact(action, action.get("by", "Alguien"))
    return "" if fact is None else TOLD[fact["tell"]]({**fact, "link": {"how": ""}})


SENTENCES: Mapping[str, Sentence] = {
    "setting": lambda m: " ".join(TOLD[f["tell"]](f) for f in setting(m["scenario"])),
    "story": lambda m: " ".join(TOLD[f["tell"]](f) for f in story(m["scenario"])),
}
