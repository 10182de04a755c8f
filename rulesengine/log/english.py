"""The log in English, to be read aloud to a player."""

from __future__ import annotations

from rulesengine.game.log import Entry
from rulesengine.log.sentences import Parameters, Sentence, Sentences, listed

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


def render(entry: Entry) -> str:
    """The sentence of one entry."""
    return SENTENCES.render(entry)


def _and(words: list[str]) -> str:
    return listed(words, "and")


def _of(name: str) -> str:
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def _targets(p: Parameters) -> str:
    return f", targeting {_and(p['targets'])}" if p.get("targets") else ""


def _zone(name: str, owner: str) -> str:
    zone = _ZONES.get(name, name)
    return f"{_of(owner)} {zone}" if name in _OWN_ZONES and owner else zone


def _moved(verb: str) -> Sentence:
    """ "X is put into Anna's graveyard from the battlefield"."""

    def sentence(p: Parameters) -> str:
        owner, to = p.get("owner", ""), p["to"]
        way = "onto" if to in ("battlefield", "stack") else "into"
        if verb == "returned":
            way = "to"
        start = _zone(p["from_zone"], owner) if p.get("from_zone", "nowhere") != "nowhere" else ""
        origin = f" from {start}" if start and start != _zone(to, owner) else ""
        return f"{p['object']} is {verb} {way} {_zone(to, owner)}{origin}."

    return sentence


def _exiled(p: Parameters) -> str:
    origin = p.get("from_zone")
    return f"{p['object']} is exiled" + (
        f" from {_zone(origin, p.get('owner', ''))}." if origin else "."
    )


def _resolve(p: Parameters) -> str:
    if "to" in p:
        if p["to"] == "battlefield":
            return f"{p['object']} enters the battlefield."
        return f"{p['object']} is put into {_zone(p['to'], p.get('owner', ''))}."
    if p.get("ability"):
        what = f"{p['keyword']} ability" if p.get("keyword") else "ability"
        return f"{_of(p['object'])} {what} resolves."
    return f"{p['object']} resolves."


def _activate(p: Parameters) -> str:
    what = f"{_of(p['object'])} {p['keyword']} ability" if p.get("keyword") else ""
    return f"{p['player']} activates {what or 'an ability of ' + p['object']}{_targets(p)}."


def _trigger(p: Parameters) -> str:
    what = f"{p['keyword']} ability" if p.get("keyword") else "ability"
    return f"{_of(p['object'])} {what} triggers{_targets(p)}."


def _attack(p: Parameters) -> str:
    if not p["attackers"]:
        return f"{p['player']} attacks with nothing."
    each = [f"{a['attacker']} ({a['defender']})" for a in p["attackers"]]
    return f"{p['player']} attacks with {_and(each)}."


def _block(p: Parameters) -> str:
    said = [f"{b['blocker']} blocks {b['attacker']}" for b in p["blocks"]]
    if p.get("unblocked"):
        is_are = "is" if len(p["unblocked"]) == 1 else "are"
        said.append(f"{_and(p['unblocked'])} {is_are} not blocked")
    return f"{_and(said)}." if said else "Nothing blocks."


def _counters(p: Parameters, count: int) -> str:
    if count == 1:
        return f"{'an' if p['kind'][:1] in 'aeiou' else 'a'} {p['kind']} counter"
    return f"{count} {p['kind']} counters"


def _put_counters(p: Parameters) -> str:
    count, verb = p["count"], "is" if p["count"] == 1 else "are"
    return f"{_counters(p, count).capitalize()} {verb} put on {p['on']}."


def _remove_counters(p: Parameters) -> str:
    verb = "is" if p["count"] == 1 else "are"
    return f"{_counters(p, p['count']).capitalize()} {verb} removed from {p['off']}."


def _damage(p: Parameters) -> str:
    combat = "combat " if p.get("combat") else ""
    return f"{p['source']} deals {p['amount']} {combat}damage to {p['to']}."


def _draw(p: Parameters) -> str:
    return f"{p['player']} draws {p['object']}."


def _why(p: Parameters) -> str:
    reasons = {
        "life": ": life total 0 or less",
        "library": ": drew from an empty library",
        "poison": ": ten or more poison counters",
        "last": ": everyone else has left",
    }
    why = str(p.get("why", ""))
    return reasons.get(why, f": {why}" if why else "")


def _player_does(p: Parameters) -> str:
    count = f" {p['count']}" if p.get("count", 1) > 1 else ""
    of = f" ({p['object']})" if p.get("object") and p["object"] != "a card" else ""
    return f"{p['player']}: {p['what']}{count}{of}."


def _add_mana(p: Parameters) -> str:
    source = p.get("source", "")
    origin = f" from {source}" if source and source != "a card" else ""
    return f"{p['player']} adds {p['mana']}{origin}."


SENTENCES = Sentences(
    {
        "activate": _activate,
        "add mana": _add_mana,
        "attach": "{object} becomes attached to {to}.",
        "attack": _attack,
        "block": _block,
        "cannot draw": "{player} would draw from an empty library and can't.",
        "cast": lambda p: f"{p['player']} casts {p['object']}{_targets(p)}.",
        "cease": "{object} ceases to exist.",
        "concede": "{player} concedes.",
        "control": "{player} gains control of {object}.",
        "copy": lambda p: f"{p['player']} copies {p['object']}{_targets(p)}.",
        "counter": "{object} is countered.",
        "create": "{player} creates {object}.",
        "damage": _damage,
        "designate": "{entity} becomes {name}.",
        "destroy": "{object} is destroyed.",
        "die": "{object} dies.",
        "discard": "{player} discards {object}.",
        "draw": _draw,
        "draw game": "The game is a draw.",
        "exile": _exiled,
        "gain life": "{player} gains {amount} life and is at {life}.",
        "if not met": "The condition of {object}'s ability is not met: it does nothing.",
        "leave game": "{player} leaves the game.",
        "lose game": lambda p: f"{p['player']} loses the game{_why(p)}.",
        "lose life": "{player} loses {amount} life and is at {life}.",
        "mana empties": "{player}'s unspent mana is lost.",
        "mill": "{player} mills {object}.",
        "no legal targets": "{object} has no legal target left and doesn't resolve.",
        "not countered": "{object} can't be countered.",
        "not destroyed": "{object} is indestructible.",
        "phase in": "{object} phases in.",
        "phase out": "{object} phases out.",
        "play": "{player} plays {object}.",
        "player does": _player_does,
        "prevent": "{amount} damage to {to} is prevented.",
        "put": _moved("put"),
        "put counters": _put_counters,
        "regenerate": "{object} regenerates.",
        "remove counters": _remove_counters,
        "replace": "{source} replaces what would happen.",
        "resolve": _resolve,
        "return": _moved("returned"),
        "sacrifice": "{player} sacrifices {object}.",
        "shuffle": _moved("shuffled"),
        "skip": "{player} skips the {step} step.",
        "stays": "{object} can't enter the battlefield and stays where it is.",
        "step": "{player}'s turn: {step}.",
        "tap": "{object} becomes tapped.",
        "transform": "{object} transforms into {into}.",
        "trigger": _trigger,
        "trigger removed": "{object}'s ability has no legal choice and is removed from the stack.",
        "turn": "Turn {turn} begins: {player} is the active player.",
        "turn face down": "{object} is turned face down.",
        "turn face up": "{object} is turned face up.",
        "unattach": "{object} is no longer attached to {off}.",
        "untap": "{object} untaps.",
        "win game": lambda p: f"{p['player']} wins the game{_why(p)}.",
    },
    nameless="a card",
)
