"""Answering what a scenario asks: values of the position, and what lies beyond it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulesengine.errors import IllegalAction, NeedsChoice
from rulesengine.game import turns
from rulesengine.game.planar_cards import face_up
from rulesengine.ir.words import Zone
from rulesengine.log import english
from rulesengine.scenario import facts_now, places
from rulesengine.scenario.probing import cost_of, targets_of
from rulesengine.scenario.questions import About, Ask, AskKind

if TYPE_CHECKING:
    from rulesengine.game.game import Game
    from rulesengine.game.objects import EntityId
    from rulesengine.scenario.acting import Acting


class Asking:
    """Answers asks about a game at the moment it is in."""

    def __init__(self, game: Game, acting: Acting) -> None:
        self.game = game
        self.acting = acting
        self.names = acting.names

    def answer(self, ask: Ask) -> Any:
        """The value asked for; None where there is nothing it could be the value of."""
        return _KINDS[ask.kind](self, ask)

    def _value(self, ask: Ask) -> Any:
        game, fields = self.game, ask.fields
        match ask.about:
            case About.PLAYER:
                player = facts_now.player_named(game, str(fields["player"]))
                return facts_now.PLAYER[ask.asked[0]](game, player)
            case About.ZONE:
                return self._zone_value(ask)
            case About.OBJECT:
                return self._object_value(ask)
            case About.STACK:
                return self._order(ask)
            case About.EXILED:
                return self._exiled_value(ask)
        return game.drawn

    def _zone_value(self, ask: Ask) -> Any:
        player = facts_now.player_named(self.game, str(ask.fields["player"]))
        if ask.asked[0] == "zone":
            found = self._anywhere(str(ask.fields["card"]))
            return None if found is None else facts_now.OBJECT["zone"](self.game, found)
        zone = str(ask.fields["zone"])
        if ask.asked[0] == "count":
            card = ask.fields.get("card")
            return facts_now.count_in(self.names, player, zone, None if card is None else str(card))
        return facts_now.names_in(self.game, player, zone)

    def _object_value(self, ask: Ask) -> Any:
        asked, name = ask.asked, str(ask.fields["object"])
        if asked == ("count",):
            fields = {**ask.fields, "count": 0}
            return len(facts_now.objects_named(self.names, fields))
        if asked == ("zone",):
            found = self._anywhere(name)
            return None if found is None else facts_now.OBJECT["zone"](self.game, found)
        among = facts_now.objects_named(self.names, ask.fields)
        if not among:
            return None
        if set(asked) == {"power", "toughness"}:
            values = (facts_now.OBJECT[key](self.game, among[0]) for key in ("power", "toughness"))
            return "/".join(str(value) for value in values)
        value = facts_now.OBJECT[asked[0]](self.game, among[0])
        return list(value) if isinstance(value, tuple) else value

    def _exiled_value(self, ask: Ask) -> Any:
        found = facts_now.exiled_named(self.names, ask.fields)
        if ask.asked[0] == "count":
            return len(found)
        return facts_now.OBJECT[ask.asked[0]](self.game, found[0]) if found else None

    def _anywhere(self, name: str) -> EntityId | None:
        """An object wherever it is now; a token that is gone is nowhere."""
        handle = self.names.handles.get(name)
        if handle is not None:
            return self.names.now(handle)
        libraries = tuple(card for player in self.game.players for card in player.library)
        for tier in (*places.anywhere(self.game), libraries):
            found = self.names.choose(name, tier)
            if found is not None:
                return found
        return None

    def _legal(self, ask: Ask) -> dict[str, Any]:
        assert ask.action is not None
        try:
            with self.game.attempt() as attempt:
                self.acting.agent.queue(self.acting.player_of(ask.action), ask.action.answers)
                self.acting.take(ask.action)
                attempt.undo()
        except IllegalAction as error:
            return {"legal": False, "rules": list(error.rules), "reason": error.reason}
        except NeedsChoice:
            pass
        return {"legal": True}

    def _cost(self, ask: Ask) -> str | None:
        assert ask.action is not None
        return cost_of(self.acting, ask.action)

    def _targets(self, ask: Ask) -> list[str]:
        assert ask.action is not None
        found = targets_of(self.acting, ask.action)
        return [facts_now.object_name(self.game, target) for target in found]

    def _triggers(self, ask: Ask) -> int:
        return self._logged("trigger", ask.name)

    def _copies(self, ask: Ask) -> int:
        return self._logged("copy", ask.name)

    def _logged(self, event: str, name: str) -> int:
        """How often the log has an event of that object, or of an ability with that name or text."""
        handle = self.names.handles.get(name)
        wanted = (self.game.name_of(self.names.now(handle)) if handle is not None else name).lower()
        count = 0
        for entry in self.game.log:
            if entry.event == event:
                said = (str(value).lower() for value in entry.parameters.values())
                if any(text == wanted or text.startswith(wanted) for text in said):
                    count += int(entry.parameters.get("count", 1))
        return count

    def _order(self, ask: Ask) -> list[str]:
        """What will resolve first comes first, if nothing more is put onto the stack (405.5)."""
        game, order = self.game, []
        with game.attempt() as attempt:
            while game.stack:
                first = game.rules["next_to_resolve"](game)
                order.append(facts_now.object_name(game, first))
                game.stack = tuple(entity for entity in game.stack if entity != first)
            attempt.undo()
        return order

    def _next(self, ask: Ask) -> dict[str, Any] | None:
        """The first thing that happens if everyone passes."""
        game, before = self.game, len(self.game.log)
        found: dict[str, Any] | None = None
        try:
            with game.attempt() as attempt:
                for _ in range(2 * len(game.players)):
                    turns.pass_priority(game)
                    if game.over or len(game.log) > before:
                        break
                found = self._first_entry(before)
                attempt.undo()
        except (IllegalAction, NeedsChoice):
            return found
        return found

    def _first_entry(self, before: int) -> dict[str, Any] | None:
        for entry in self.game.log[before:]:
            if entry.event not in ("pass", "priority"):
                return {"event": entry.event, **entry.parameters, "text": english.render(entry)}
        return None

    def _face_up(self, ask: Ask) -> list[str]:
        """The planes and phenomena that are face up, in the order in which they were turned up (311.4)."""
        return [facts_now.object_name(self.game, card) for card in face_up(self.game)]

    def _survivors(self, ask: Ask) -> list[str]:
        """Which of the objects named are on the battlefield."""
        here = [o for o in self.game.battlefield if self.game.objects[o].zone is Zone.BATTLEFIELD]
        return [name for name in ask.names if self.names.fitting(name, here)]


_KINDS: dict[AskKind, Callable[[Asking, Ask], Any]] = {
    AskKind.VALUE: Asking._value,
    AskKind.LEGAL: Asking._legal,
    AskKind.COST: Asking._cost,
    AskKind.TRIGGERS: Asking._triggers,
    AskKind.COPIES: Asking._copies,
    AskKind.TARGETS: Asking._targets,
    AskKind.ORDER: Asking._order,
    AskKind.NEXT: Asking._next,
    AskKind.SURVIVORS: Asking._survivors,
    AskKind.FACE_UP: Asking._face_up,
}
