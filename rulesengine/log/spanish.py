"""The log in Spanish; card names stay as they are."""

from __future__ import annotations

from rulesengine.game.log import Entry
from rulesengine.log.sentences import Parameters, Sentence, Sentences, listed

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


def render(entry: Entry) -> str:
    """The sentence of one entry."""
    return SENTENCES.render(entry)


def _and(words: list[str]) -> str:
    return listed(words, "y")


def _targets(p: Parameters) -> str:
    return f", haciendo objetivo a {_and(p['targets'])}" if p.get("targets") else ""


def _zone(name: str, owner: str) -> str:
    zone = _ZONES.get(name, name)
    return f"{zone} de {owner}" if name in _OWN_ZONES and owner else zone


def _contracted(text: str) -> str:
    return text.replace("de el ", "del ").replace("a el ", "al ")


def _moved(verb: str, way: str) -> Sentence:
    def sentence(p: Parameters) -> str:
        owner, to = p.get("owner", ""), p["to"]
        start = _zone(p["from_zone"], owner) if p.get("from_zone", "nowhere") != "nowhere" else ""
        origin = f" desde {start}" if start and start != _zone(to, owner) else ""
        return _contracted(f"{p['object']} {verb} {way} {_zone(to, owner)}{origin}.")

    return sentence


def _exiled(p: Parameters) -> str:
    origin = p.get("from_zone")
    start = f" desde {_zone(origin, p.get('owner', ''))}" if origin else ""
    return f"{p['object']} va al exilio{start}."


def _resolve(p: Parameters) -> str:
    if "to" in p:
        if p["to"] == "battlefield":
            return f"{p['object']} entra al campo de batalla."
        return _contracted(f"{p['object']} va a {_zone(p['to'], p.get('owner', ''))}.")
    if p.get("ability"):
        what = f"La habilidad de {p['keyword']}" if p.get("keyword") else "La habilidad"
        return f"{what} de {p['object']} se resuelve."
    return f"{p['object']} se resuelve."


def _activate(p: Parameters) -> str:
    what = f"la habilidad de {p['keyword']}" if p.get("keyword") else "una habilidad"
    return f"{p['player']} activa {what} de {p['object']}{_targets(p)}."


def _trigger(p: Parameters) -> str:
    what = f"La habilidad de {p['keyword']}" if p.get("keyword") else "Una habilidad"
    return f"{what} de {p['object']} se dispara{_targets(p)}."


def _attack(p: Parameters) -> str:
    if not p["attackers"]:
        return f"{p['player']} no ataca."
    each = [f"{a['attacker']} ({a['defender']})" for a in p["attackers"]]
    return f"{p['player']} ataca con {_and(each)}."


def _block(p: Parameters) -> str:
    said = [f"{b['blocker']} bloquea a {b['attacker']}" for b in p["blocks"]]
    if p.get("unblocked"):
        verb = "no es bloqueada" if len(p["unblocked"]) == 1 else "no son bloqueadas"
        said.append(f"{_and(p['unblocked'])} {verb}")
    return f"{_and(said)}." if said else "Nada bloquea."


def _counters(p: Parameters) -> str:
    count = p["count"]
    return f"{count} {'contador' if count == 1 else 'contadores'} {p['kind']}"


def _damage(p: Parameters) -> str:
    combat = " de combate" if p.get("combat") else ""
    return f"{p['source']} hace {p['amount']} de daño{combat} a {p['to']}."


def _why(p: Parameters) -> str:
    reasons = {
        "life": ": su total de vidas es 0 o menos",
        "library": ": robó de una biblioteca vacía",
        "poison": ": diez o más contadores de veneno",
        "last": ": los demás han dejado la partida",
    }
    why = str(p.get("why", ""))
    return reasons.get(why, f": {why}" if why else "")


def _player_does(p: Parameters) -> str:
    count = f" {p['count']}" if p.get("count", 1) > 1 else ""
    of = f" ({p['object']})" if p.get("object") and p["object"] != "una carta" else ""
    return f"{p['player']}: {p['what']}{count}{of}."


def _add_mana(p: Parameters) -> str:
    source = p.get("source", "")
    origin = f" de {source}" if source and source != "una carta" else ""
    return f"{p['player']} agrega {p['mana']}{origin}."


def _step(p: Parameters) -> str:
    return f"Turno de {p['player']}: {_STEPS.get(p['step'], p['step'])}."


def _skip(p: Parameters) -> str:
    return f"{p['player']} se salta el paso de {_STEPS.get(p['step'], p['step'])}."


SENTENCES = Sentences(
    {
        "activate": _activate,
        "add mana": _add_mana,
        "attach": "{object} se anexa a {to}.",
        "attack": _attack,
        "block": _block,
        "cannot draw": "{player} robaría de una biblioteca vacía y no puede.",
        "cast": lambda p: f"{p['player']} lanza {p['object']}{_targets(p)}.",
        "cease": "{object} deja de existir.",
        "concede": "{player} concede la partida.",
        "control": "{player} gana el control de {object}.",
        "copy": lambda p: f"{p['player']} copia {p['object']}{_targets(p)}.",
        "counter": "{object} es contrarrestado.",
        "create": "{player} crea {object}.",
        "damage": _damage,
        "designate": "{entity}: ahora es {name}.",
        "destroy": "{object} es destruido.",
        "die": "{object} muere.",
        "discard": "{player} descarta {object}.",
        "draw": "{player} roba {object}.",
        "draw game": "La partida es un empate.",
        "exile": _exiled,
        "gain life": "{player} gana {amount} vidas y queda en {life}.",
        "if not met": "No se cumple la condición de la habilidad de {object}: no hace nada.",
        "leave game": "{player} deja la partida.",
        "lose game": lambda p: f"{p['player']} pierde la partida{_why(p)}.",
        "lose life": "{player} pierde {amount} vidas y queda en {life}.",
        "mana empties": "El maná sin usar de {player} se pierde.",
        "mill": "{player} muele {object}.",
        "no legal targets": "{object} ya no tiene objetivo legal y no se resuelve.",
        "not countered": "{object} no puede ser contrarrestado.",
        "not destroyed": "{object} es indestructible.",
        "phase in": "{object} entra en fase.",
        "phase out": "{object} sale de fase.",
        "play": "{player} juega {object}.",
        "player does": _player_does,
        "prevent": "Se previenen {amount} de daño a {to}.",
        "put": _moved("va", "a"),
        "put counters": lambda p: f"Se ponen {_counters(p)} sobre {p['on']}.",
        "regenerate": "{object} se regenera.",
        "remove counters": lambda p: f"Se remueven {_counters(p)} de {p['off']}.",
        "replace": "{source} reemplaza lo que ocurriría.",
        "resolve": _resolve,
        "return": _moved("regresa", "a"),
        "sacrifice": "{player} sacrifica {object}.",
        "shuffle": _moved("se baraja", "en"),
        "skip": _skip,
        "stays": "{object} no puede entrar al campo de batalla y se queda donde está.",
        "step": _step,
        "tap": "{object} se gira.",
        "transform": "{object} se transforma en {into}.",
        "trigger": _trigger,
        "trigger removed": "La habilidad de {object} no tiene opción legal y se retira de la pila.",
        "turn": "Comienza el turno {turn}: {player} es el jugador activo.",
        "turn face down": "{object} se pone boca abajo.",
        "turn face up": "{object} se pone boca arriba.",
        "unattach": "{object} ya no está anexado a {off}.",
        "untap": "{object} se endereza.",
        "win game": lambda p: f"{p['player']} gana la partida{_why(p)}.",
    },
    nameless="una carta",
)
