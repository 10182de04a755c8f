"""The game a scenario starts from: nothing in the position triggers or is cast by being listed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rulesengine.cards.compiled import CompiledCards, emblem
from rulesengine.errors import RulesEngineError
from rulesengine.game.events import Cast, Draw
from rulesengine.game.game import Game
from rulesengine.game.objects import GameObject
from rulesengine.game.planar_cards import PLANAR, give_to_controller
from rulesengine.game.rules import CURRENT_RULES, RuleTable
from rulesengine.game.walking import walk
from rulesengine.ir.changes import ChangeControl
from rulesengine.ir.words import Step, Zone
from rulesengine.scenario.agent import ScriptAgent
from rulesengine.scenario.naming import Names

if TYPE_CHECKING:
    from rulesengine.cards.definition import CardDefinition
    from rulesengine.game.objects import EntityId
    from rulesengine.game.players import Player
    from rulesengine.scenario.model import ObjectSetup, PlayerSetup, Scenario

BLANK_CARDS = 40
_DOUBLE_FACED = frozenset({"transform", "modal_dfc", "flip", "meld", "double_faced_token"})


class BadPosition(RulesEngineError):
    """A position that cannot be: where in the scenario, and why."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(place, reason)
        self.place = place
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}"


def set_up(
    scenario: Scenario,
    cards: CompiledCards,
    rules: RuleTable = CURRENT_RULES,
    forced: Mapping[int, Any] | None = None,
) -> tuple[Game, ScriptAgent, Names]:
    """The game at the scenario's position, before the first player gets priority."""
    agent = ScriptAgent(scenario, forced)
    game = Game(tuple(p.name for p in scenario.players), agent, rules, scenario.seed)
    names = Names(game)
    agent.bind(game, names)
    ids = {player.name: player.id for player in game.players}
    game.__dict__.update(
        turn=scenario.turn,
        active=ids[scenario.active],
        step=Step(scenario.step),
        first_turn_draw_skipped=len(scenario.players) == 2 and scenario.turn == 1,
    )
    if scenario.cards:
        cards = cards.with_cards(scenario.cards)
    if rules.texts:
        cards = cards.saying(rules.texts)
    game.__dict__["find_card"] = cards.get
    setting = _Setting(game, cards, names, ids)
    for setup, player in zip(scenario.players, game.players, strict=True):
        setting.player(setup, player)
    if scenario.planar_deck is not None:
        deck = setting.zone(scenario.planar_deck, Zone.COMMAND, game.active)
        game.__dict__.update(planar_deck=deck, planechase=True, shared_planar_deck=True)
    if game.planechase:
        give_to_controller(game)
    if setting.attached:
        setting.attach()
    return game, agent, names


class _Setting:
    """Makes the objects of a position, without anything happening."""

    def __init__(
        self, game: Game, cards: CompiledCards, names: Names, ids: dict[str, EntityId]
    ) -> None:
        self.game = game
        self.cards = cards
        self.names = names
        self.ids = ids
        self.attached: list[tuple[EntityId, str, str]] = []

    def player(self, setup: PlayerSetup, player: Player) -> None:
        """One player with all zones; what is at its default is not even written."""
        game, state, number = self.game, player.__dict__, player.id
        state["life"] = setup.life
        if setup.counters:
            state["counters"] = {kind: n for kind, n in setup.counters.items() if n}
        if setup.mana:
            state["pool"] = mana_symbols(setup.mana)
        for listed, zone in (
            (setup.battlefield, Zone.BATTLEFIELD),
            (setup.command, Zone.COMMAND),
            (setup.exile, Zone.EXILE),
        ):
            if listed:
                shared = self.zone(listed, zone, number)
                game.__dict__[zone.value] = getattr(game, zone.value) + shared
        if setup.hand:
            state["hand"] = self.zone(setup.hand, Zone.HAND, number)
        if setup.library:
            state["library"] = self.zone(setup.library, Zone.LIBRARY, number)
        if not setup.library_exact:
            state["blanks"] = BLANK_CARDS
        if setup.graveyard:
            state["graveyard"] = self.zone(setup.graveyard, Zone.GRAVEYARD, number)
        if setup.outside:
            state["outside"] = self.zone(setup.outside, Zone.OUTSIDE, number)
        if setup.planar_deck is not None:
            state["planar_deck"] = self.zone(setup.planar_deck, Zone.COMMAND, number)
            game.__dict__["planechase"] = True
        for text in setup.emblems:
            made = game.new_object(emblem(text), number, Zone.COMMAND)
            made.__dict__.update(emblem=True, timestamp=self._tick())
            game.__dict__["command"] = (*game.command, made.id)
        if setup.cast_this_turn or setup.drawn_this_turn or setup.land_played:
            self._earlier_this_turn(setup, player)

    def zone(
        self, listed: Iterable[ObjectSetup], zone: Zone, player: EntityId
    ) -> tuple[EntityId, ...]:
        """The ids of the objects listed for one zone."""
        made: list[EntityId] = []
        for setup in listed:
            card = self.cards.token(setup.card) if setup.token else self.cards.get(setup.card)
            special = _has_state(setup)
            for _ in range(setup.count):
                thing = self.game.new_object(card.front, player, zone, card)
                self._in_zone(thing, zone, card)
                if special:
                    self._state(thing, setup, card, player, zone)
                made.append(thing.id)
        return tuple(made)

    def _in_zone(self, thing: GameObject, zone: Zone, card: CardDefinition) -> None:
        if zone is Zone.BATTLEFIELD or zone is Zone.COMMAND:
            thing.__dict__["timestamp"] = self._tick()
            if card.front.loyalty is not None:
                thing.__dict__["counters"] = {"loyalty": card.front.loyalty}
            elif card.front.defense is not None:
                thing.__dict__["counters"] = {"defense": card.front.defense}
            if card.front.types & PLANAR:
                self.game.__dict__["planechase"] = True

    def _state(
        self,
        thing: GameObject,
        setup: ObjectSetup,
        card: CardDefinition,
        player: EntityId,
        zone: Zone,
    ) -> None:
        state = thing.__dict__
        if setup.owner is not None:
            state["owner"] = self.ids[setup.owner]
        if setup.id is not None:
            self.names.handles[setup.id] = thing.id
        if setup.counters:
            counters = {**thing.counters, **setup.counters}
            state["counters"] = {kind: n for kind, n in counters.items() if n}
        if setup.summoning_sick:
            state.update(sick_for=player, entered_turn=self.game.turn)
        if setup.designations:
            state["designations"] = frozenset(setup.designations)
        for name in ("tapped", "damage", "phased_out", "token"):
            if value := getattr(setup, name):
                state[name] = value
        if setup.token and zone is Zone.BATTLEFIELD:
            state["card"] = None
        if setup.transformed or setup.flipped:
            self._show_back(thing, setup, card)
        if setup.face_down:
            state.update(face_down=True, face_down_reason=_why_face_down(card))
            state["known_to"] = frozenset({player})
        if setup.attached_to is not None:
            self.attached.append((thing.id, setup.attached_to, setup.card))

    def _show_back(self, thing: GameObject, setup: ObjectSetup, card: CardDefinition) -> None:
        if len(card.faces) < 2 or card.layout not in _DOUBLE_FACED:
            raise BadPosition(setup.card, "has no other face to show")
        thing.__dict__["face"] = card.faces[1]
        thing.__dict__["flipped" if setup.flipped else "transformed"] = True

    def attach(self) -> None:
        """Auras, Equipment and Fortifications, once everything they name is there."""
        game = self.game
        for entity, name, card in self.attached:
            others = [p for p in game.battlefield if p != entity]
            to = self.names.choose(name, (*others, *self.ids.values(), *_graveyards(game)))
            if to is None:
                raise BadPosition(card, f"is attached to {name}, which is not there")
            game.objects[entity].__dict__["attached_to"] = to
            host = game.objects.get(to)
            if host is not None:
                host.__dict__["attachments"] = (*host.attachments, entity)
                if host.owner != host.controller_base and _takes_control(game.objects[entity]):
                    host.__dict__["controller_base"] = host.owner
        # Finding them by name may have computed characteristics: those are now out of date.
        journal = game.journal
        journal.version += 1
        journal.structure += 1
        journal.ticks += 1

    def _earlier_this_turn(self, setup: PlayerSetup, player: Player) -> None:
        """What storm, surge, miracle and the like look back on; it triggers nothing now."""
        game, cast = self.game, []
        for nth, name in enumerate(setup.cast_this_turn, 1):
            card = self.cards.get(name)
            spell = game.new_object(card.front, player.id, Zone.NOWHERE, card)
            cast.append(spell.id)
            game.history.append(Cast(object=spell.id, player=player.id, nth=nth))
        for nth in range(1, setup.drawn_this_turn + 1):
            game.history.append(Draw(player=player.id, nth=nth))
        player.__dict__.update(
            spells_cast=tuple(cast),
            cards_drawn=setup.drawn_this_turn,
            lands_played=int(setup.land_played),
        )

    def _tick(self) -> int:
        clock = self.game.clock + 1
        self.game.__dict__["clock"] = clock
        return clock


def _has_state(setup: ObjectSetup) -> bool:
    return (
        setup.id is not None
        or setup.tapped
        or setup.summoning_sick
        or setup.token
        or setup.face_down
        or setup.transformed
        or setup.phased_out
        or setup.flipped
        or bool(setup.counters or setup.designations or setup.damage)
        or setup.attached_to is not None
        or setup.owner is not None
    )


def _takes_control(attachment: GameObject) -> bool:
    """Whether it is by this Aura or Equipment that another player than the owner controls its host."""
    return any(
        isinstance(node, ChangeControl)
        for ability in attachment.face.abilities
        for node in walk(ability)
    )


def _graveyards(game: Game) -> tuple[EntityId, ...]:
    return tuple(card for player in game.players for card in player.graveyard)


def _why_face_down(card: CardDefinition) -> str:
    keywords = {getattr(ability, "name", "") for ability in card.front.abilities}
    for why in ("disguise", "morph"):
        if any(name.endswith(why) for name in keywords):
            return why
    return "manifest"


@lru_cache(maxsize=1024)
def mana_symbols(text: str) -> tuple[str, ...]:
    """The symbols of "{R}{R}{G}", without braces."""
    return tuple(symbol.rstrip("}") for symbol in text.split("{")[1:])
