"""What mana an "Add …" makes or could make (106.3, 106.5, 106.7–106.11)."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Any

from rulesengine.game.deciding import choose_words
from rulesengine.game.decisions import ChooseWords
from rulesengine.game.events import AddsMana
from rulesengine.game.layers import characteristics
from rulesengine.game.mana import COLOR_LETTERS, KINDS, LETTER_COLORS, MASKS, TYPE_MASKS, Symbols
from rulesengine.game.quantities import number
from rulesengine.game.references import denoted, everything
from rulesengine.game.walking import walk
from rulesengine.ir.abilities import ActivatedAbility
from rulesengine.ir.actions import AddMana
from rulesengine.ir.words import Color, Supertype

if TYPE_CHECKING:
    from rulesengine.game.context import Context
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId

Bundle = tuple[int, ...]
"""One mask of possible kinds for each mana."""

COLORS = "WUBRG"


def bundles(
    game: Game, node: AddMana, context: Context, seen: frozenset[EntityId] = frozenset()
) -> tuple[Bundle, ...]:
    """The alternatives an "Add …" leaves; mana of an undefined type is none (106.5)."""
    snow = Supertype.SNOW in characteristics(game, context.source).supertypes
    count = 1 if node.count is None else max(0, number(game, node.count, context))
    if node.options:
        found = [
            tuple(mask for symbol in option for mask in _masks(symbol, snow)) * count
            for option in node.options
        ]
        if node.of_chosen_color:  # "{W} or one mana of the chosen color"
            found += [(_mask((letter,), snow),) for letter in _letters(game, node, context, seen)]
        return _joined(found)
    if node.combination:
        return ((_mask(node.combination, snow),) * count,)
    letters = _letters(game, node, context, seen)
    if not letters:
        return ((),)
    if node.one_color and count > 1:
        return tuple((_mask((letter,), snow),) * count for letter in letters)
    return ((_mask(tuple(letters), snow),) * count,)


def _letters(game: Game, node: AddMana, context: Context, seen: frozenset[EntityId]) -> str:
    if node.like is not None:  # 106.7
        source = context.source
        found = {
            letter
            for entity in everything(game, node.like, context)
            if entity != source or source not in seen
            for letter in could_produce(game, entity, seen | {source})
        }
        return "".join(t for t in TYPE_MASKS if t in found and (t != "C" or not node.any_color))
    if node.produced is not None:
        made = {
            mana.rstrip("*")
            for x in denoted(game, node.produced, context)
            for mana in _last_produced(game, x)
        }
        return "".join(letter for letter in TYPE_MASKS if letter in made)
    if node.colors_of is not None:
        colors = {
            c
            for x in denoted(game, node.colors_of, context)
            for c in characteristics(game, x).colors
        }
        return "".join(COLOR_LETTERS[color] for color in Color if color in colors)
    if node.of_chosen_color:
        chosen = chosen_color(game, context)
        return COLOR_LETTERS[chosen] if chosen is not None else ""
    return COLORS


def _last_produced(game: Game, entity: EntityId) -> Symbols:
    """The mana a permanent has just been tapped for."""
    for event in reversed(game.this_turn()):
        if isinstance(event, AddsMana) and event.source == entity:
            return event.mana
    return ()


def chosen_color(game: Game, context: Context) -> Color | None:
    value: Any = context.memory.get("chosen color")
    if value is None:
        value = game.objects[context.source].chosen.get("color")
    return None if value is None else Color(value)


def could_produce(
    game: Game, entity: EntityId, seen: frozenset[EntityId] = frozenset()
) -> frozenset[str]:
    """The types of mana a permanent could produce, whatever its costs (106.7)."""
    from rulesengine.game.context import Context

    if entity in seen:
        return frozenset()
    values = characteristics(game, entity)
    context = Context(entity, values.controller)
    mask = 0
    for held in values.abilities:
        if isinstance(held.ability, ActivatedAbility):
            for node in walk(held.ability.effect):
                if isinstance(node, AddMana):
                    for bundle in bundles(game, node, context, seen | {entity}):
                        for unit in bundle:
                            mask |= unit
    return frozenset(letter for letter, types in TYPE_MASKS.items() if types & mask)


def _mask(letters: tuple[str, ...], snow: bool) -> int:
    star = "*" if snow else ""
    mask = 0
    for letter in letters:
        mask |= MASKS[letter + star]
    return mask


def _masks(symbol: str, snow: bool) -> tuple[int, ...]:
    """One symbol of an "Add …": hybrid either half (106.8), generic colourless (106.10)."""
    if symbol.isdigit():
        return (_mask(("C",), snow),) * int(symbol)
    if symbol == "S":
        return (_mask(("C",), snow),)
    return (_mask(tuple(half for half in symbol.split("/") if half in TYPE_MASKS), snow),)


def _joined(options: list[Bundle]) -> tuple[Bundle, ...]:
    """Alternatives that amount to an independent choice for each mana become that."""
    if len(options) < 2:
        return tuple(options)
    size = len(options[0])
    union = 0
    for option in options:
        for mask in option:
            union |= mask
    single = all(not mask & (mask - 1) for option in options for mask in option)
    if single and all(len(option) == size for option in options):
        different = {tuple(sorted(option)) for option in options}
        if len(different) == comb(union.bit_count() + size - 1, size):
            return ((union,) * size,)
    return tuple(options)


def produce(
    game: Game, player: EntityId, node: AddMana, context: Context, chosen: Symbols | None = None
) -> Symbols:
    """The mana to add: as chosen ahead where the ability can make that, else the player chooses.

    Without `chosen`, what a payment chose ahead for all of an effect is in the context's memory.
    """
    possible = bundles(game, node, context)
    ahead: Symbols | None = context.memory.get("mana") if chosen is None else chosen
    if ahead is not None:
        for bundle in possible:
            found = _arranged(ahead[: len(bundle)], bundle)
            if found is not None:
                if chosen is None:
                    context.memory["mana"] = ahead[len(bundle) :]
                return found
    bundle = possible[0] if len(possible) == 1 else _choose_bundle(game, player, possible, context)
    fixed = [_only(mask) for mask in bundle]
    if all(fixed):
        return tuple(fixed)
    unions = [mask for mask, kind in zip(bundle, fixed, strict=True) if not kind]
    if len(set(unions)) == 1:
        kinds = iter(_choose_kinds(game, player, unions[0], len(unions), context))
        return tuple(kind or next(kinds) for kind in fixed)
    return tuple(
        kind or _choose_kinds(game, player, mask, 1, context)[0]
        for kind, mask in zip(fixed, bundle, strict=True)
    )


def _arranged(wanted: Symbols, bundle: Bundle) -> Symbols | None:
    if len(wanted) != len(bundle):
        return None
    for kind, mask in zip(wanted, bundle, strict=True):
        if not MASKS[kind] & mask:
            return None
    return wanted


def _only(mask: int) -> str:
    return "" if mask & (mask - 1) else KINDS[mask.bit_length() - 1]


def _word(kind: str) -> str:
    color = LETTER_COLORS.get(kind[0])
    return "colorless" if color is None else color.value


def _choose_kinds(
    game: Game, player: EntityId, mask: int, count: int, context: Context
) -> list[str]:
    names = {_word(kind): kind for kind in KINDS if MASKS[kind] & mask}
    words = choose_words(
        game,
        ChooseWords(
            player=player, question="color of mana", about=context.source, rules=("106.1a",),
            options=tuple(names), least=count, most=count, repeat=count > 1,
        ),
    )  # fmt: skip
    return [names[word] for word in words]


def _choose_bundle(
    game: Game, player: EntityId, possible: tuple[Bundle, ...], context: Context
) -> Bundle:
    names: dict[str, Bundle] = {}
    for bundle in possible:
        kinds = [_only(mask) for mask in bundle]
        if all(kinds) and len(set(kinds)) == 1:
            names[_word(kinds[0])] = bundle
        else:
            names["".join("{" + (kind or "?")[0] + "}" for kind in kinds)] = bundle
    (word,) = choose_words(
        game,
        ChooseWords(
            player=player, question="mana", about=context.source, rules=("106.3",),
            options=tuple(names),
        ),
    )  # fmt: skip
    return names[word]
