"""The parts of sentences the log's Spanish is made of."""

from __future__ import annotations

import re

from rulesengine.keywords.spanish_names import COUNTERS, name_of
from rulesengine.log.sentences import Parameters, Sentence, listed

_ZONES = {
    "library": "la biblioteca",
    "hand": "la mano",
    "graveyard": "el cementerio",
    "battlefield": "el campo de batalla",
    "exile": "el exilio",
    "stack": "la pila",
    "command": "la zona de mando",
}
_OWN_ZONES = frozenset({"library", "hand", "graveyard"})
_STEPS = {
    "untap": "enderezar",
    "upkeep": "mantenimiento",
    "draw": "robar",
    "precombat main": "primera fase principal",
    "beginning of combat": "inicio del combate",
    "declare attackers": "declaración de atacantes",
    "declare blockers": "declaración de bloqueadores",
    "first strike damage": "daño de primer golpe",
    "combat damage": "daño de combate",
    "end of combat": "final del combate",
    "postcombat main": "segunda fase principal",
    "end": "paso final",
    "cleanup": "limpieza",
}


def and_(words: list[str]) -> str:
    return listed(words, "y")


def targets(p: Parameters) -> str:
    return f", haciendo objetivo a {and_(p['targets'])}" if p.get("targets") else ""


def zone(name: str, owner: str) -> str:
    zone = _ZONES.get(name, name)
    return f"{zone} de {owner}" if name in _OWN_ZONES and owner else zone


def contracted(text: str) -> str:
    return re.sub(r"\b(de|a) el ", lambda found: "del " if found[1] == "de" else "al ", text)


def moved(verb: str, way: str) -> Sentence:
    def sentence(p: Parameters) -> str:
        owner, to = p.get("owner", ""), p["to"]
        start = zone(p["from_zone"], owner) if p.get("from_zone", "nowhere") != "nowhere" else ""
        origin = f" desde {start}" if start and start != zone(to, owner) else ""
        return contracted(
            f"{p['object']} {verb} {way} {zone(to, owner)}{origin}{with_counters(p)}."
        )

    return sentence


def exiled(p: Parameters) -> str:
    origin = p.get("from_zone")
    start = f" desde {zone(origin, p.get('owner', ''))}" if origin else ""
    return f"{p['object']} va al exilio{start}{with_counters(p)}."


def with_counters(p: Parameters) -> str:
    """ " con 1 contador -1/-1": con lo que llega (614.1c)."""
    each = [counters({"kind": kind, "count": n}) for kind, n in p.get("counters", {}).items()]
    return f" con {and_(each)}" if each else ""


def cast(p: Parameters) -> str:
    ways = [
        name_of(name) if n == 1 else f"{name_of(name)} ({n} veces)"
        for name, n in p.get("using", {}).items()
    ]
    using = f" con {and_(ways)}" if ways else ""
    return f"{p['player']} lanza {p['object']}{using}{targets(p)}."


def resolve(p: Parameters) -> str:
    if "to" in p:
        if p["to"] == "battlefield":
            return f"{p['object']} entra al campo de batalla{with_counters(p)}."
        return contracted(f"{p['object']} va a {zone(p['to'], p.get('owner', ''))}.")
    if p.get("ability"):
        return f"{_ability(p, 'La habilidad')} se resuelve."
    return f"{p['object']} se resuelve."


def activate(p: Parameters) -> str:
    what = f"la habilidad de {name_of(p['keyword'])}" if p.get("keyword") else "una habilidad"
    return f"{p['player']} activa {what} de {p['object']}{targets(p)}."


def trigger(p: Parameters) -> str:
    return f"{_ability(p, 'Una habilidad')} se dispara{targets(p)}."


def _ability(p: Parameters, unnamed: str) -> str:
    """An ability and its source; the planeswalking ability has none (901.8)."""
    if p["object"] == "planeswalking ability":
        return "La habilidad de caminar por los planos"
    what = f"La habilidad de {name_of(p['keyword'])}" if p.get("keyword") else unnamed
    return f"{what} de {p['object']}"


def attack(p: Parameters) -> str:
    if not p["attackers"]:
        return f"{p['player']} no ataca."
    each = [f"{a['attacker']} ({a['defender']})" for a in p["attackers"]]
    return f"{p['player']} ataca con {and_(each)}."


def block(p: Parameters) -> str:
    said = [f"{b['blocker']} bloquea a {b['attacker']}" for b in p["blocks"]]
    if p.get("unblocked"):
        verb = "no es bloqueada" if len(p["unblocked"]) == 1 else "no son bloqueadas"
        said.append(f"{and_(p['unblocked'])} {verb}")
    return f"{and_(said)}." if said else "Nada bloquea."


def counters(p: Parameters) -> str:
    count = p["count"]
    kind = COUNTERS.get(p["kind"], p["kind"])
    return f"{count} {'contador' if count == 1 else 'contadores'} {kind}"


def damage(p: Parameters) -> str:
    combat = " de combate" if p.get("combat") else ""
    return f"{p['source']} hace {p['amount']} de daño{combat} a {p['to']}."


def why(p: Parameters) -> str:
    reasons = {
        "life": ": su total de vidas es 0 o menos",
        "library": ": robó de una biblioteca vacía",
        "poison": ": diez o más contadores de veneno",
        "last": ": los demás han dejado la partida",
    }
    why = str(p.get("why", ""))
    return reasons.get(why, f": {why}" if why else "")


def player_does(p: Parameters) -> str:
    count = f" {p['count']}" if p.get("count", 1) > 1 else ""
    of = f" ({p['object']})" if p.get("object") and p["object"] != "una carta" else ""
    return f"{p['player']}: {p['what']}{count}{of}."


def add_mana(p: Parameters) -> str:
    source = p.get("source", "")
    origin = f" de {source}" if source and source != "una carta" else ""
    return f"{p['player']} agrega {p['mana']}{origin}."


def step(p: Parameters) -> str:
    return f"Turno de {p['player']}: {_STEPS.get(p['step'], p['step'])}."


def skip(p: Parameters) -> str:
    return f"{p['player']} se salta el paso de {_STEPS.get(p['step'], p['step'])}."


_CHANGES = {
    "SetPT": "su fuerza y resistencia quedan fijadas",
    "SwitchPT": "se intercambian su fuerza y resistencia",
    "Gain": "ganan habilidades",
    "Lose": "pierden habilidades",
    "LoseAllAbilities": "pierden todas las habilidades",
    "CantHave": "no pueden tener una habilidad",
    "SetColors": "cambian de color",
    "SetTypes": "cambian de tipo",
    "LoseTypes": "pierden tipos",
    "Become": "se convierten en otra cosa",
    "BecomeCopy": "se convierten en copias",
    "SetName": "cambian de nombre",
    "ChangeControl": "cambian de controlador",
    "TextChange": "su texto cambia",
    "Cant": "quedan restringidos",
    "CantExceptBy": "quedan restringidos",
    "Must": "deben atacar o bloquear si pueden",
    "May": "reciben un permiso",
    "CostsLess": "cambia su coste",
}
_DURATIONS = {
    "until end of turn": "hasta el final del turno",
    "this turn": "este turno",
    "until end of combat": "hasta el final del combate",
    "until your next turn": "hasta tu próximo turno",
    "until the end of your next turn": "hasta el final de tu próximo turno",
    "until the next end step": "hasta el próximo paso final",
    "for as long as this remains on the battlefield": "mientras su fuente siga en el campo de batalla",
    "for as long as you control this": "mientras controles su fuente",
    "for as long as this remains tapped": "mientras su fuente siga girada",
    "until this leaves the battlefield": "hasta que su fuente deje el campo de batalla",
    "until a player planeswalks": "hasta que un jugador camine entre planos",
}


def continuous(p: Parameters) -> str:
    """What a continuous effect does to objects, and for how long."""
    amounts = iter(p.get("amounts", ()))
    said = []
    for change in p["changes"]:
        plain = _CHANGES.get(change, change)
        said.append(f"obtienen {next(amounts, '')}" if change == "ChangePT" else plain)
    duration = (
        "" if p["duration"] == "permanent" else f" {_DURATIONS.get(p['duration'], '')}".rstrip()
    )
    return f"{and_(p['objects'])}: {and_(list(dict.fromkeys(said)))}{duration}."


def coin(p: Parameters) -> str:
    return f"{p['player']} {'gana' if p['won'] else 'pierde'} el lanzamiento de moneda."


def planeswalk(p: Parameters) -> str:
    away = f" desde {and_(p['away'])}" if p.get("away") else ""
    to = f" hacia {and_(p['to'])}" if p.get("to") else ""
    return f"{p['player']} camina por los planos{away}{to}."


def band(p: Parameters) -> str:
    return f"{listed(p['objects'], 'y')} atacan en banda."
