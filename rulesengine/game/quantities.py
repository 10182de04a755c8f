"""The numbers that rules text names, in a game and a context (107)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesengine.game.events import Cast
from rulesengine.game.filters.together import different_among
from rulesengine.game.layers import characteristics
from rulesengine.game.objects import is_player
from rulesengine.game.rules import rule
from rulesengine.ir import quantities as q
from rulesengine.ir.words import CardType

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId, GameObject


@rule("607.2i")
def times_paid(game: Game, source: EntityId, cost: str, paid: int) -> int:
    """How often a linked ability finds an optional cost paid: as often as it was."""
    return paid


def mana_value(symbols: tuple[str, ...] | None, x: int = 0) -> int:
    """202.3: numbers count themselves, {X} its value on the stack, others 1 or their larger half."""
    total = 0
    for symbol in symbols or ():
        if symbol.isdigit():
            total += int(symbol)
        elif symbol == "X":
            total += x
        elif symbol[0].isdigit():
            total += int(symbol.split("/")[0])
        else:
            total += 1
    return total


@rule("702.44a")
def colors_spent(mana: tuple[str, ...]) -> int:
    """How many colors of mana were spent; colorless is none."""
    return len({each[0] for each in mana} & set("WUBRG"))


@rule("202.3b")
def mana_value_of_other_face(game: Game, thing: GameObject) -> int:
    """Melded: the sum of its halves' front faces (202.3c); a back face has its front's."""
    if thing.melded:
        return sum(mana_value(game.objects[half].face.mana_cost) for half in thing.melded)
    return mana_value(thing.card.front.mana_cost) if thing.card is not None else 0


def _is_split_card(thing: GameObject) -> bool:
    """709.4: off the stack (a Room on the battlefield aside) its halves count together."""
    card = thing.card
    elsewhere = thing.zone.value not in ("stack", "battlefield")
    return elsewhere and card is not None and card.layout == "split"


def _has_front_mana_value(thing: GameObject) -> bool:
    """202.3b: the back of a transforming card has its front's mana value, of a modal one its own."""
    return thing.card is not None and thing.card.layout != "modal_dfc"


def measure(game: Game, what: str, entity: EntityId) -> int | None:
    """A measure of an object: power, toughness, mana value …; None where it has none."""
    values = characteristics(game, entity)
    thing = game.objects[entity]
    match what:
        case "power":
            return values.power
        case "toughness":
            return values.toughness
        case "mana value":
            announced = thing.announced
            on_stack = thing.zone.value == "stack"
            if thing.melded or (thing.transformed and _has_front_mana_value(thing)):
                return int(game.rules["mana_value_of_other_face"](game, thing))
            if _is_split_card(thing):
                faces = thing.card.faces if thing.card is not None else ()
                return sum(mana_value(face.mana_cost) for face in faces)  # 709.4b, 202.3d
            x = announced.x or 0 if announced is not None and on_stack else 0
            return mana_value(values.mana_cost, x)
        case "loyalty":
            return thing.counters.get("loyalty", 0)
        case "total power and toughness":
            return (values.power or 0) + (values.toughness or 0)
        case "base power":
            return thing.face.power
        case "base toughness":
            return thing.face.toughness
    raise NotImplementedError(what)


def number(game: Game, quantity: q.Quantity, context: Context) -> int:
    """The number a quantity is now."""
    from rulesengine.game import references

    match quantity:
        case q.Number(value=value):
            return value
        case q.X():
            return x_of(game, context)
        case q.ThatMuch() | q.DamagePrevented():
            return that_much(context)
        case q.LifeLostThisWay():
            return int(context.memory.get("life_lost", 0))
        case q.Count(filter=filter, other=other):
            found = references.everything(game, filter, context)
            if other:
                found = tuple(entity for entity in found if entity != context.source)
            return different_among(game, filter, found)
        case q.Measure(what=what, reference=reference):
            entities = references.denoted(game, reference, context)
            return sum(measure(game, what, e) or 0 for e in entities if not is_player(e))
        case q.Greatest(what=what, filter=filter, total=total):
            values = [
                measure(game, what, e) or 0 for e in references.everything(game, filter, context)
            ]
            if total:
                return sum(values)
            return max(values, default=0)
        case q.CountersOn(kind=kind, reference=reference):
            total_counters = 0
            for entity in references.denoted(game, reference, context):
                counters = (
                    game.player(entity) if is_player(entity) else game.objects[entity]
                ).counters
                total_counters += sum(counters.values()) if kind is None else counters.get(kind, 0)
            return total_counters
        case q.PlayerCounters(kind=kind, player=player):
            return sum(
                game.player(p).counters.get(kind, 0)
                for p in references.players(game, player, context)
            )
        case q.LifeTotal(player=player):
            return sum(game.player(p).life for p in references.players(game, player, context))
        case q.ExtremeLife(player=player, lowest=lowest):
            lives = [game.player(p).life for p in references.players(game, player, context)]
            return (min if lowest else max)(lives, default=0)
        case q.Speed(player=player):
            return sum(game.player(p).speed for p in references.players(game, player, context))
        case q.HandSize(player=player):
            return sum(len(game.player(p).hand) for p in references.players(game, player, context))
        case q.LibrarySize(player=player):
            return sum(
                len(game.player(p).library) + game.player(p).blanks
                for p in references.players(game, player, context)
            )
        case q.Devoured():
            return int(game.objects[context.source].chosen.get("devoured", 0))
        case q.DoneThisWay():
            return context.amount
        case q.BeyondFirst(quantity=inner):
            return max(0, number(game, inner, context) - 1)
        case q.ManaSpent(reference=reference):
            spells = (
                game.objects[e].announced for e in references.denoted(game, reference, context)
            )
            return sum(len(made.mana_spent) for made in spells if made is not None)
        case q.Devotion(colors=colors):
            return devotion(game, context.controller, frozenset(c.value for c in colors))
        case q.CountPlayers(player=player):
            return len(references.players(game, player, context))
        case q.Different(what=what, filter=filter):
            return different(game, what, references.everything(game, filter, context))
        case q.StartingLife():
            return 20  # 103.4: two players or more, no variant
        case q.PartySize():
            return party_size(game, context.controller)
        case q.Happened():
            from rulesengine.game.memory import count_happened

            return count_happened(game, quantity, context)
        case q.Sum(left=left, right=right, sign=sign):
            return number(game, left, context) + sign * number(game, right, context)
        case q.Times(factor=factor, quantity=inner):
            return factor * number(game, inner, context)
        case q.TotalOfMoved(what=what):
            actor = context.actor if context.actor is not None else context.controller
            return sum(
                measure(game, what, entity) or 0
                for entity in context.moved
                if characteristics(game, entity).controller == actor
            )
        case q.Squared(quantity=inner):
            return number(game, inner, context) ** 2
        case q.Half(quantity=inner, up=up):
            whole = number(game, inner, context)
            return -(-whole // 2) if up else whole // 2
        case q.TimesPaid(cost=cost):
            announced = announced_of(game, context)
            paid = announced.paid.get(cost, 0) if announced else 0
            return int(game.rules["times_paid"](game, context.source, cost, paid))
        case q.ColorsOf(reference=reference):
            found = references.denoted(game, reference, context)
            return sum(len(characteristics(game, e).colors) for e in found if not is_player(e))
        case q.ColorsSpent():
            announced = announced_of(game, context)
            spent = announced.mana_spent if announced else ()
            return int(game.rules["colors_spent"](spent))
        case q.ChosenNumber():
            chosen = context.memory.get("chosen number")
            if chosen is None:
                chosen = game.objects[context.source].chosen.get("number", 0)
            return int(chosen)
    raise NotImplementedError(type(quantity).__name__)


def x_of(game: Game, context: Context) -> int:
    """X of the text ("where X is") or of the cost (107.3)."""
    if context.x is not None:
        return context.x
    announced = announced_of(game, context)
    if (announced is None or announced.x is None) and isinstance(context.event, Cast):
        announced = game.objects[context.event.object].announced  # of the spell cast (107.3)
    return announced.x or 0 if announced else 0


def announced_of(game: Game, context: Context):  # type: ignore[no-untyped-def]
    """The announcement this ability can look at: its own, or its source's casting (400.7d, 607.2)."""
    if context.announced is not None and (context.announced.was_cast or context.announced.paid):
        return context.announced
    affected = context.affected
    for entity in (affected, context.source):
        if entity is not None and not is_player(entity):
            announced = game.objects[entity].announced
            if announced is not None:
                return announced
    return context.announced


PARTY = ("Cleric", "Rogue", "Warrior", "Wizard")


def party_size(game: Game, player: EntityId) -> int:
    """700.8: as many of the four types as different creatures of that player can stand for."""
    mine = [
        values.subtypes
        for values in (characteristics(game, entity) for entity in game.battlefield)
        if values.controller == player and CardType.CREATURE in values.types
    ]
    roles = [frozenset(role for role in PARTY if role in subtypes) for subtypes in mine]
    reached = {frozenset[str]()}
    for can_be in roles:
        reached |= {taken | {role} for taken in reached for role in can_be}
    return max(map(len, reached))


def that_much(context: Context) -> int:
    """ "That much" of the trigger event, of the instruction before, or how often the event was."""
    if "amount" in context.memory:
        return int(context.memory["amount"])
    amount = getattr(context.event, "amount", None)
    if amount is None:
        amount = context.amount or getattr(context.event, "count", None) or 0
    return int(amount)


def devotion(game: Game, player: EntityId, colors: frozenset[str]) -> int:
    """Rule 700.5: mana symbols of those colours among mana costs of permanents that player controls."""
    letters = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
    wanted = {letters[color] for color in colors}
    total = 0
    for entity in game.battlefield:
        values = characteristics(game, entity)
        if values.controller == player:
            total += sum(1 for s in values.mana_cost or () if wanted & set(s.split("/")))
    return total


def different(game: Game, what: str, entities: tuple[EntityId, ...]) -> int:
    """How many different values objects have among them: domain, card types (delirium), colours, names."""
    seen: set[object] = set()
    for entity in entities:
        values = characteristics(game, entity)
        match what:
            case "basic land type":
                seen |= values.subtypes & {"Plains", "Island", "Swamp", "Mountain", "Forest"}
            case "card type":
                seen |= set(values.types) & set(CardType)
            case "color":
                seen |= values.colors
            case "name":
                seen.add(values.name)
            case "creature type":
                seen |= values.subtypes
            case _:
                seen.add(measure(game, what, entity))
    return len(seen)
