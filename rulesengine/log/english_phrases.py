"""The parts of sentences the log's English is made of."""

from __future__ import annotations

from rulesengine.log.sentences import Parameters, Sentence, listed

_ZONES = {
    "library": "library",
    "hand": "hand",
    "graveyard": "graveyard",
    "battlefield": "the battlefield",
    "exile": "exile",
    "stack": "the stack",
    "command": "the command zone",
}
_OWN_ZONES = frozenset({"library", "hand", "graveyard"})


def and_(words: list[str]) -> str:
    return listed(words, "and")


def of(name: str) -> str:
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def targets(p: Parameters) -> str:
    return f", targeting {and_(p['targets'])}" if p.get("targets") else ""


def zone(name: str, owner: str) -> str:
    zone = _ZONES.get(name, name)
    return f"{of(owner)} {zone}" if name in _OWN_ZONES and owner else zone


def moved(verb: str) -> Sentence:
    """ "X is put into Anna's graveyard from the battlefield"."""

    def sentence(p: Parameters) -> str:
        owner, to = p.get("owner", ""), p["to"]
        way = "onto" if to in ("battlefield", "stack") else "into"
        if verb == "returned":
            way = "to"
        start = zone(p["from_zone"], owner) if p.get("from_zone", "nowhere") != "nowhere" else ""
        origin = f" from {start}" if start and start != zone(to, owner) else ""
        return f"{p['object']} is {verb} {way} {zone(to, owner)}{origin}{with_counters(p)}."

    return sentence


def exiled(p: Parameters) -> str:
    origin = p.get("from_zone")
    start = f" from {zone(origin, p.get('owner', ''))}" if origin else ""
    return f"{p['object']} is exiled{start}{with_counters(p)}."


def with_counters(p: Parameters) -> str:
    """ " with a -1/-1 counter on it": what it arrives with (614.1c)."""
    each = [counters({"kind": kind}, n) for kind, n in p.get("counters", {}).items()]
    return f" with {and_(each)} on it" if each else ""


def cast(p: Parameters) -> str:
    ways = [name if n == 1 else f"{name} ({n} times)" for name, n in p.get("using", {}).items()]
    using = f" with {and_(ways)}" if ways else ""
    return f"{p['player']} casts {p['object']}{using}{targets(p)}."


def resolve(p: Parameters) -> str:
    if "to" in p:
        if p["to"] == "battlefield":
            return f"{p['object']} enters the battlefield{with_counters(p)}."
        return f"{p['object']} is put into {zone(p['to'], p.get('owner', ''))}."
    if p.get("ability"):
        return f"{_ability(p)} resolves."
    return f"{p['object']} resolves."


def activate(p: Parameters) -> str:
    what = f"{of(p['object'])} {p['keyword']} ability" if p.get("keyword") else ""
    return f"{p['player']} activates {what or 'an ability of ' + p['object']}{targets(p)}."


def trigger(p: Parameters) -> str:
    return f"{_ability(p)} triggers{targets(p)}."


def _ability(p: Parameters) -> str:
    """An ability and its source; the planeswalking ability has none (901.8)."""
    if p["object"] == "planeswalking ability":
        return f"The {p['object']}"
    return (
        f"{of(p['object'])} {p['keyword']} ability"
        if p.get("keyword")
        else f"{of(p['object'])} ability"
    )


def attack(p: Parameters) -> str:
    if not p["attackers"]:
        return f"{p['player']} attacks with nothing."
    each = [f"{a['attacker']} ({a['defender']})" for a in p["attackers"]]
    return f"{p['player']} attacks with {and_(each)}."


def block(p: Parameters) -> str:
    said = [f"{b['blocker']} blocks {b['attacker']}" for b in p["blocks"]]
    if p.get("unblocked"):
        is_are = "is" if len(p["unblocked"]) == 1 else "are"
        said.append(f"{and_(p['unblocked'])} {is_are} not blocked")
    return f"{and_(said)}." if said else "Nothing blocks."


def counters(p: Parameters, count: int) -> str:
    if count == 1:
        return f"{'an' if p['kind'][:1] in 'aeiou' else 'a'} {p['kind']} counter"
    return f"{count} {p['kind']} counters"


def put_counters(p: Parameters) -> str:
    count, verb = p["count"], "is" if p["count"] == 1 else "are"
    return f"{counters(p, count).capitalize()} {verb} put on {p['on']}."


def remove_counters(p: Parameters) -> str:
    verb = "is" if p["count"] == 1 else "are"
    return f"{counters(p, p['count']).capitalize()} {verb} removed from {p['off']}."


def damage(p: Parameters) -> str:
    combat = "combat " if p.get("combat") else ""
    return f"{p['source']} deals {p['amount']} {combat}damage to {p['to']}."


def draw(p: Parameters) -> str:
    return f"{p['player']} draws {p['object']}."


def why(p: Parameters) -> str:
    reasons = {
        "life": ": life total 0 or less",
        "library": ": drew from an empty library",
        "poison": ": ten or more poison counters",
        "last": ": everyone else has left",
    }
    why = str(p.get("why", ""))
    return reasons.get(why, f": {why}" if why else "")


def player_does(p: Parameters) -> str:
    count = f" {p['count']}" if p.get("count", 1) > 1 else ""
    of = f" ({p['object']})" if p.get("object") and p["object"] != "a card" else ""
    return f"{p['player']}: {p['what']}{count}{of}."


def add_mana(p: Parameters) -> str:
    source = p.get("source", "")
    origin = f" from {source}" if source and source != "a card" else ""
    return f"{p['player']} adds {p['mana']}{origin}."


_CHANGES = {
    "SetPT": "have their power and toughness set",
    "SwitchPT": "have their power and toughness switched",
    "Gain": "gain abilities",
    "Lose": "lose abilities",
    "LoseAllAbilities": "lose all abilities",
    "CantHave": "can't have an ability",
    "SetColors": "change colors",
    "SetTypes": "change types",
    "LoseTypes": "lose types",
    "Become": "become something else",
    "BecomeCopy": "become copies",
    "SetName": "change names",
    "ChangeControl": "change controllers",
    "TextChange": "have their text changed",
    "Cant": "are restricted",
    "CantExceptBy": "are restricted",
    "Must": "must attack or block if able",
    "May": "are allowed something",
    "CostsLess": "change in cost",
}


def continuous(p: Parameters) -> str:
    """What a continuous effect does to objects, and for how long."""
    amounts = iter(p.get("amounts", ()))
    said = []
    for change in p["changes"]:
        said.append(
            f"get {next(amounts, '')}" if change == "ChangePT" else _CHANGES.get(change, change)
        )
    duration = "" if p["duration"] == "permanent" else f" {p['duration']}"
    return f"{and_(p['objects'])}: {and_(list(dict.fromkeys(said)))}{duration}."


def coin(p: Parameters) -> str:
    return f"{p['player']} {'wins' if p['won'] else 'loses'} the coin flip."


def planeswalk(p: Parameters) -> str:
    away = f" away from {and_(p['away'])}" if p.get("away") else ""
    to = f" to {and_(p['to'])}" if p.get("to") else ""
    return f"{p['player']} planeswalks{away}{to}."


def band(p: Parameters) -> str:
    return f"{listed(p['objects'], 'and')} attack in a band."
