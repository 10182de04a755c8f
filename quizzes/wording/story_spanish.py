"""Scenarios told in Spanish; card names stay English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quizzes.question import Message
from quizzes.wording import planes_spanish
from quizzes.wording.english import Sentence
from quizzes.wording.english import listed as listed_with
from quizzes.wording.telling import IN_COMBAT, action_fact, asked_fact, moment, setting, story
from rulesengine.keywords.spanish_names import COUNTERS, NAMES

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
            said.append(f"{word} contador{'' if count == 1 else 'es'} {COUNTERS.get(kind, kind)}")
    return listed(said)


def thing(item: Mapping[str, Any]) -> str:
    said = str(item["card"]) if item["count"] == 1 else f"{item['count']} {item['card']}"
    details = []
    if item.get("token"):
        said = f"una ficha {said}"
    if item.get("face_down"):
        details.append("boca abajo")
    if item.get("transformed"):
        details.append("transformada")
    if item.get("damage"):
        details.append(f"con {item['damage']} de daño marcado")
    details += [DESIGNATIONS.get(each, str(each)) for each in item.get("designations", ())]
    if item.get("phased_out"):
        details.append("fuera de fase")
    if item.get("summoning_sick"):
        details.append("que controla desde este turno")
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
    targets = [planes_spanish.target(each) for each in fact["targets"]]
    return f" haciendo objetivo a {listed(targets)}" if targets else ""


DESIGNATIONS = {"renowned": "renombrada", "monstrous": "monstruosa", "exerted": "forzada"}
ORDINALS = ("", "primer", "segundo", "tercer", "cuarto")
TIMES = ("ninguna vez", "una vez", "dos veces", "tres veces", "cuatro veces", "cinco veces")
PAID = {
    "sacrifice": "sacrificando {}",
    "discard": "descartando {}",
    "tap": "girando {}",
    "exile": "exiliando {}",
    "return": "regresando {}",
}


def _keyword(name: str) -> str:
    return NAMES.get(name, name)


def costs(fact: Message) -> str:
    """What else is paid or chosen as a spell is cast."""
    said = []
    for used in fact.get("using", ()):
        name, value = next(iter(used.items())) if isinstance(used, Mapping) else (used, None)
        if name == "splice":
            said.append(f"empalmando {value} al hechizo")
        elif name == "morph":
            said.append("boca abajo")
        elif isinstance(value, int):
            said.append(f"pagando su coste de {_keyword(name)} {TIMES[value]}")
        elif value:
            said.append(f"pagando su coste de {_keyword(name)} {value}")
        else:
            said.append(f"pagando su coste de {_keyword(name)}")
    if "modes" in fact and "entwine" not in fact.get("using", ()):
        chosen = [ORDINALS[mode] for mode in fact["modes"]]
        said.append(f"eligiendo el {listed(chosen)} modo")
    for verb, what in fact.get("pay", {}).items():
        if verb in PAID:
            said.append(PAID[verb].format(listed([str(each) for each in what])))
    if "x" in fact:
        said.append(f"con X = {fact['x']}")
    return "".join(f", {each}" for each in said)


def announced(action: Mapping[str, Any]) -> str:
    """The spell or ability of an action as it is announced, by whomever."""
    fact = action_fact(action, "")
    assert fact is not None
    if fact["tell"] == "activate":
        return f"{_ability(fact)}{_targeting(fact)}"
    return f"{fact['card']}{_targeting(fact)}{costs(fact)}"


def _ability(fact: Message) -> str:
    ability = fact.get("ability")
    named = f"la habilidad de {_keyword(ability)}" if ability else "la habilidad"
    return f"{named} de {fact['card']}"


def _activate(fact: Message) -> str:
    return f"{fact['player']} activa {_ability(fact)}{_targeting(fact)}{costs(fact)}."


def _special(fact: Message) -> str:
    match fact["name"]:
        case "turn face up":
            return f"{fact['player']} pone {fact['card']} boca arriba."
        case "suspend":
            return f"{fact['player']} suspende {fact['card']}."
    return f"{fact['player']} realiza una acción especial: {fact['name']}."


def _library(fact: Message) -> str:
    cards = [str(each["card"]) for each in fact["things"]]
    if fact["exact"]:
        if not cards:
            return f"La biblioteca de {fact['player']} está vacía."
        order = ", en este orden" if len(cards) > 1 else ""
        return f"En la biblioteca de {fact['player']} solo hay {listed(cards)}{order}."
    if len(cards) == 1:
        return f"La primera carta de la biblioteca de {fact['player']} es {cards[0]}."
    return f"Las primeras cartas de la biblioteca de {fact['player']} son, en este orden, {listed(cards)}."


def _turn(fact: Message) -> str:
    if fact["step"] == "precombat main":
        return f"Es el turno de {fact['player']}."
    if fact["step"] == "untap":
        return f"Va a empezar el turno de {fact['player']}."
    return f"Es {STEPS[fact['step']]} del turno de {fact['player']}."


def _held(where: str) -> Sentence:
    return lambda f: f"{f['player']} tiene {listed([thing(t) for t in f['things']])} {where}."


def _drawn(fact: Message) -> str:
    count = fact["count"]
    said = "una carta" if count == 1 else f"{count} cartas"
    return f"{fact['player']} ya ha robado {said} este turno."


def _in(at: Mapping[str, Any]) -> str:
    step = STEPS[at["step"]]
    if not at["turns"]:
        return f"en {step}"
    if at["player"]:
        return f"en {step} del {WHOSE[(at['turns'] + 1) // 2].format(at['player'])}"
    return f"en {step} del {LATER[at['turns']]}"


# Of a player's own turns, counted from this one; in a game of two they alternate.
WHOSE = (
    "",
    "siguiente turno de {}",
    "segundo turno de {} a partir de ahora",
    "tercer turno de {} a partir de ahora",
    "cuarto turno de {} a partir de ahora",
)
LATER = ("", "siguiente turno", "segundo turno a partir de este", "tercer turno a partir de este")


def linked(fact: Message, text: str) -> str:
    match fact["link"]["how"]:
        case "response":
            return f"En respuesta, {text}"
        case "resolved":
            return f"Cuando todo se ha resuelto, {text}"
        case "later":
            in_combat = fact["tell"] in IN_COMBAT
            said = _on_turn(fact["link"]) if in_combat else _in(fact["link"])
            return f"{said[0].upper()}{said[1:]}, {text}" if said else text
    return text


def _on_turn(at: Mapping[str, Any]) -> str:
    return f"en el siguiente turno de {at['player']}" if at["turns"] else ""


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
    **planes_spanish.TOLD,
    "turn": _turn,
    "turn_order": lambda f: f"El orden de turnos es {', '.join(f['players'])}.",
    "lives": lambda f: (
        f"{'Ambos' if f['players'] == 2 else 'Todos los'} jugadores tienen {f['life']} vidas."
    ),
    "life": lambda f: f"{f['player']} tiene {f['life']} vidas.",
    "pool": lambda f: f"{f['player']} tiene {f['mana']} en su reserva de maná.",
    "controls": lambda f: f"{f['player']} controla {listed([thing(t) for t in f['things']])}.",
    "cast_before": lambda f: f"Antes en este turno, {f['player']} lanzó {listed(f['cards'])}.",
    "cast": lambda f: linked(f, f"{f['player']} lanza {f['card']}{_targeting(f)}{costs(f)}."),
    "activate": lambda f: linked(f, _activate(f)),
    "in_graveyard": _held("en el cementerio"),
    "in_exile": _held("en el exilio"),
    "in_hand": _held("en la mano"),
    "in_library": _library,
    "drawn_before": _drawn,
    "land_before": lambda f: f"{f['player']} ya ha jugado una tierra este turno.",
    "play": lambda f: linked(f, f"{f['player']} juega {f['card']}."),
    "special": lambda f: linked(f, _special(f)),
    "roll": lambda f: linked(f, planes_spanish.roll(f)),
    "concede": lambda f: linked(f, f"{f['player']} concede."),
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
    if at["step"] in AFTER_COMBAT:
        return f"después del combate {_on_turn(at)}".rstrip()
    return _in(at)


def told_action(action: Mapping[str, Any], scenario: Mapping[str, Any]) -> str:
    """The action that is asked about, as a sentence that goes on from the story."""
    fact = asked_fact(scenario, action)
    return "" if fact is None else TOLD[fact["tell"]](fact)


SENTENCES: Mapping[str, Sentence] = {
    "setting": lambda m: " ".join(TOLD[f["tell"]](f) for f in setting(m["scenario"])),
    "story": lambda m: " ".join(TOLD[f["tell"]](f) for f in story(m["scenario"])),
}
