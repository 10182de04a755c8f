"""Paying costs on a table: what is tapped, spent and consumed, and what is refused (118, 601.2f–h)."""

from __future__ import annotations

import pytest

from rulesengine.errors import IllegalAction, NeedsChoice
from rulesengine.game.context import Context
from rulesengine.game.intent import Intent
from rulesengine.game.layers import characteristics
from rulesengine.game.mana_sources import activate_mana_ability
from rulesengine.game.objects import EntityId
from rulesengine.game.paying import can_pay, may_pay
from rulesengine.game.paying_methods import method_of
from rulesengine.ir.costs import (
    Cost,
    DiscardCost,
    EitherCost,
    ExileCost,
    LoyaltyCost,
    ManaCost,
    MillCost,
    PayEnergy,
    PayLife,
    PutCountersCost,
    PutOnLibraryCost,
    RemoveCountersCost,
    ReturnCost,
    SacrificeCost,
    TapCost,
    TapSelf,
    UntapSelf,
)
from rulesengine.ir.filters import Filter, IsCard, IsType
from rulesengine.ir.quantities import Number, X
from rulesengine.ir.refs import Determiner, Itself, Objects
from rulesengine.ir.words import CardType, Zone
from tests.rulesengine.game.table import ANNA, NICOLE, Table


def a(kind: CardType, zone: Zone = Zone.BATTLEFIELD, count: int = 1) -> Objects:
    return Objects(Determiner.CHOOSE, Filter((IsType(kind),), zone), Number(count), slot=9)


CREATURE = a(CardType.CREATURE)
CARD_IN_HAND = Objects(Determiner.CHOOSE, Filter((IsCard(),), Zone.HAND), slot=9)


def refused(table: Table, *costs: Cost, mana: str = "", **more: object) -> tuple[str, ...]:
    with pytest.raises(IllegalAction) as error, table.game.attempt():
        table.pay(mana, *costs, **more)  # type: ignore[arg-type]
    return error.value.rules


class TestMana:
    def test_601_2g_lands_are_tapped_for_what_is_needed_and_no_more(self) -> None:
        table = Table()
        table.put("Mountain", "Mountain", "Mountain")
        assert table.pay("{1}{R}").mana_spent == ("R", "R")
        assert table.tapped() == ["Mountain", "Mountain"]
        assert table.game.player(ANNA).pool == ()

    def test_what_is_in_the_pool_is_spent_first(self) -> None:
        table = Table()
        table.put("Mountain")
        table.pool("{R}{G}")
        table.pay("{1}")
        assert table.tapped() == []
        assert len(table.game.player(ANNA).pool) == 1

    def test_305_6_a_dual_land_has_the_abilities_of_its_types(self) -> None:
        table = Table()
        table.put("Volcanic Island", "Island")
        table.pay("{U}{R}")
        assert table.tapped() == ["Volcanic Island", "Island"]

    def test_118_3_mana_that_is_not_there_can_not_be_paid(self) -> None:
        table = Table()
        table.put("Mountain")
        assert "118.3" in refused(table, mana="{R}{R}")
        assert table.tapped() == []

    def test_the_other_player_s_lands_are_not_used(self) -> None:
        table = Table()
        table.put("Mountain", owner=NICOLE)
        assert "118.3" in refused(table, mana="{R}")

    def test_302_6_a_summoning_sick_creature_makes_no_mana(self) -> None:
        table = Table()
        elves = table.put("Llanowar Elves", sick_for=ANNA)
        assert refused(table, mana="{G}")
        table.game.objects[elves].sick_for = None
        assert table.pay("{G}").mana_spent == ("G",)

    def test_a_pain_land_hurts_only_for_colors(self) -> None:
        table = Table()
        table.put("Battlefield Forge", "Plains")
        table.pay("{1}{W}")
        assert table.game.player(ANNA).life == 20
        table = Table()
        table.put("Battlefield Forge")
        table.pay("{W}")
        assert table.game.player(ANNA).life == 19

    def test_a_source_that_is_sacrificed_comes_last(self) -> None:
        table = Table()
        table.put("Lotus Petal", "Mana Confluence", "Island")
        table.pay("{U}")
        assert table.tapped() == ["Island"]
        table.pay("{U}")
        assert table.game.player(ANNA).life == 19
        table.pay("{U}")
        assert table.named(Zone.GRAVEYARD)[-1] == "Lotus Petal"

    def test_a_signet_turns_mana_of_any_type_into_two_colors(self) -> None:
        table = Table()
        table.put("Azorius Signet", "Swamp")
        assert sorted(table.pay("{W}{U}").mana_spent) == ["U", "W"]

    def test_106_4_what_a_source_makes_too_much_stays_in_the_pool(self) -> None:
        table = Table()
        table.put("Sol Ring")
        table.pay("{1}")
        assert table.game.player(ANNA).pool == ("C",)

    def test_mana_may_be_counted(self) -> None:
        table = Table()
        table.put("Elvish Archdruid", "Llanowar Elves", "Llanowar Elves")
        table.pay("{2}{G}")
        assert table.tapped() == ["Llanowar Elves", "Llanowar Elves", "Elvish Archdruid"][2:]

    def test_three_mana_of_one_color(self) -> None:
        table = Table()
        table.put("Gilded Lotus")
        assert table.pay("{1}{U}{U}").mana_spent == ("U", "U", "U")

    def test_snow_mana_comes_from_snow_sources(self) -> None:
        table = Table()
        table.put("Forest")
        assert refused(table, mana="{S}")
        table.put("Snow-Covered Forest")
        assert table.pay("{S}").mana_spent == ("G*",)

    def test_107_4f_phyrexian_mana_with_life(self) -> None:
        table = Table()
        table.put("Mountain")
        assert table.pay("{R/P}").life == 0
        assert table.pay("{R/P}").life == 2
        assert table.game.player(ANNA).life == 18
        table = Table()
        table.put("Mountain")
        table.pay("{R/P}", intent=Intent(life=2))
        assert (table.game.player(ANNA).life, table.tapped()) == (18, [])

    def test_the_player_may_say_which_sources_to_tap(self) -> None:
        table = Table()
        table.put("Wastes")
        mountain = table.put("Mountain")
        table.pay("{1}", intent=Intent(mana=(mountain,)))
        assert table.tapped() == ["Mountain"]

    def test_colors_that_later_costs_need_are_kept(self) -> None:
        table = Table()
        table.put("Mountain", "Forest")
        table.pay("{1}", intent=Intent(reserve=("R",)))
        assert table.tapped() == ["Forest"]

    def test_605_3b_a_mana_ability_resolves_at_once(self) -> None:
        table = Table(("green",))
        petal = table.put("Lotus Petal")
        held = characteristics(table.game, petal).abilities[0]
        activate_mana_ability(table.game, ANNA, petal, held)
        assert table.game.player(ANNA).pool == ("G",)
        assert table.game.stack == ()
        assert table.named(Zone.GRAVEYARD) == ["Lotus Petal"]


class TestMethods:
    def stoke(self, table: Table, intent: Intent = Intent()) -> None:  # noqa: B008
        spell = table.put("Stoke the Flames", zone=Zone.STACK)
        methods = method_of(table.game, table.game.objects[spell])
        table.pay("{2}{R}{R}", source=spell, intent=intent, method=methods)

    def test_702_51a_creatures_pay_for_generic_mana_and_their_own_colors(self) -> None:
        table = Table()
        giant = table.put("Hill Giant", sick_for=ANNA)
        bears = table.put("Grizzly Bears")
        table.put("Mountain", "Mountain")
        self.stoke(table, Intent(tap=(giant, bears)))
        assert len(table.tapped()) == 4

    def test_702_51a_a_green_creature_does_not_pay_for_red_mana(self) -> None:
        table = Table()
        bears = [table.put("Grizzly Bears") for _ in range(3)]
        table.put("Mountain")
        with pytest.raises(IllegalAction):
            self.stoke(table, Intent(tap=tuple(bears)))

    def test_convoke_happens_silently_where_there_is_one_way(self) -> None:
        table = Table()
        table.put("Grizzly Bears", "Mountain", "Mountain", "Mountain")
        self.stoke(table)
        assert len(table.tapped()) == 4

    def test_convoke_is_not_used_where_mana_suffices(self) -> None:
        table = Table()
        table.put("Grizzly Bears", "Mountain", "Mountain", "Mountain", "Mountain")
        self.stoke(table)
        assert table.tapped() == ["Mountain"] * 4

    def test_which_creature_convokes_is_the_player_s_choice(self) -> None:
        table = Table()
        table.put("Grizzly Bears", "Hill Giant", "Mountain", "Mountain", "Mountain")
        with pytest.raises(NeedsChoice):
            self.stoke(table)

    def cruise(self, table: Table, intent: Intent = Intent()) -> None:  # noqa: B008
        spell = table.put("Treasure Cruise", zone=Zone.STACK)
        methods = method_of(table.game, table.game.objects[spell])
        table.pay("{7}{U}", source=spell, intent=intent, method=methods)

    def test_702_66a_exiled_cards_pay_for_generic_mana(self) -> None:
        table = Table()
        table.put("Island")
        cards = [table.put("Shock", zone=Zone.GRAVEYARD) for _ in range(8)]
        self.cruise(table, Intent(exile=tuple(cards[:7])))
        assert len(table.game.exile) == 7
        assert len(table.named(Zone.GRAVEYARD)) == 1

    def test_702_66a_but_not_for_colored_mana(self) -> None:
        table = Table()
        cards = [table.put("Shock", zone=Zone.GRAVEYARD) for _ in range(8)]
        with pytest.raises(IllegalAction):
            self.cruise(table, Intent(exile=tuple(cards)))

    def test_702_66a_no_more_cards_than_there_is_generic_mana(self) -> None:
        table = Table()
        table.put("Island")
        cards = [table.put("Shock", zone=Zone.GRAVEYARD) for _ in range(8)]
        with pytest.raises(IllegalAction) as error:
            self.cruise(table, Intent(exile=tuple(cards)))
        assert error.value.rules == ("702.66a",)

    def test_equal_cards_are_delved_silently(self) -> None:
        table = Table()
        table.put("Island", "Island")
        for _ in range(8):
            table.put("Shock", zone=Zone.GRAVEYARD)
        self.cruise(table)
        assert len(table.game.exile) == 6

    def gryff(self, table: Table, intent: Intent) -> EntityId:
        spell = table.put("Wretched Gryff", zone=Zone.STACK)
        methods = method_of(table.game, table.game.objects[spell], None, intent)
        table.pay("{5}{U}", source=spell, intent=intent, method=methods)
        return spell

    def test_702_119a_emerge_is_reduced_by_the_sacrificed_creature_s_mana_value(self) -> None:
        table = Table()
        giant = table.put("Hill Giant")
        table.put("Grizzly Bears", "Island", "Island")
        self.gryff(table, Intent(using={"emerge": 1}, sacrifice=(giant,)))
        assert table.named(Zone.GRAVEYARD) == ["Hill Giant"]
        assert table.tapped() == ["Island", "Island"]

    def test_118_7a_emerge_reduces_generic_mana_only(self) -> None:
        table = Table()
        table.put("Hill Giant", "Forest", "Forest")
        with pytest.raises(IllegalAction):
            self.gryff(table, Intent(using={"emerge": 1}))


class TestOtherCosts:
    def test_119_4_a_player_can_not_pay_life_they_do_not_have(self) -> None:
        table = Table()
        table.game.player(ANNA).life = 2
        assert refused(table, PayLife(Number(3))) == ("119.4",)
        assert refused(table, PayLife(Number(1)), PayLife(Number(2))) == ("119.4",)
        assert table.pay("", PayLife(Number(2))).life == 2
        assert table.game.player(ANNA).life == 0

    def test_119_4b_zero_life_can_always_be_paid(self) -> None:
        table = Table()
        table.game.player(ANNA).life = -1
        table.pay("", PayLife(Number(0)))

    def test_107_14_energy(self) -> None:
        table = Table()
        assert "107.14" in refused(table, PayEnergy(Number(2)))
        table.game.player(ANNA).counters = {"energy": 3}
        table.pay("", PayEnergy(Number(2)))
        assert table.game.player(ANNA).counters == {"energy": 1}

    def test_302_6_the_tap_symbol_of_a_summoning_sick_creature(self) -> None:
        table = Table()
        bears = table.put("Grizzly Bears", sick_for=ANNA)
        assert refused(table, TapSelf(), source=bears) == ("302.6",)
        assert refused(table, UntapSelf(), source=bears) == ("118.3", "107.6")
        table.pay("", TapCost(CREATURE))
        assert table.tapped() == ["Grizzly Bears"]

    def test_118_3_a_tapped_permanent_can_not_be_tapped(self) -> None:
        table = Table()
        bears = table.put("Grizzly Bears", tapped=True)
        assert refused(table, TapSelf(), source=bears) == ("118.3", "107.5")
        assert "118.3" in refused(table, TapCost(CREATURE))

    def test_118_10_what_is_tapped_for_the_cost_makes_no_mana_for_it(self) -> None:
        table = Table()
        elves = table.put("Llanowar Elves")
        assert "118.3" in refused(table, TapSelf(), mana="{G}", source=elves)
        assert "118.3" in refused(table, TapCost(CREATURE), mana="{G}")

    def test_a_creature_may_make_mana_and_then_be_sacrificed(self) -> None:
        table = Table()
        elves = table.put("Llanowar Elves")
        paid = table.pay("{G}", SacrificeCost(CREATURE))
        assert paid.objects == (elves,)
        assert table.named(Zone.GRAVEYARD) == ["Llanowar Elves"]

    def test_701_21a_only_a_permanent_one_controls_can_be_sacrificed(self) -> None:
        table = Table()
        bears = table.put("Grizzly Bears", owner=NICOLE)
        table.put("Hill Giant")
        intent = Intent(sacrifice=(bears,))
        assert refused(table, SacrificeCost(CREATURE), intent=intent) == ("701.21a",)

    def test_what_to_sacrifice_is_asked_for_or_given(self) -> None:
        table = Table()
        giant = table.put("Hill Giant")
        bears = table.put("Grizzly Bears")
        with pytest.raises(NeedsChoice), table.game.attempt():
            table.pay("", SacrificeCost(CREATURE))
        paid = table.pay("", SacrificeCost(CREATURE), intent=Intent(sacrifice=(bears,)))
        assert paid.objects == (bears,)
        assert table.pay("", SacrificeCost(CREATURE)).objects == (giant,)

    def test_118_10_one_creature_does_not_pay_two_costs(self) -> None:
        table = Table()
        table.put("Grizzly Bears")
        cost = SacrificeCost(CREATURE)
        assert "118.3" in refused(table, cost, cost)

    def test_the_object_itself(self) -> None:
        table = Table()
        bears = table.put("Grizzly Bears")
        assert table.pay("", SacrificeCost(Itself()), source=bears).objects == ()
        assert table.named(Zone.GRAVEYARD) == ["Grizzly Bears"]
        assert refused(table, SacrificeCost(Itself()), source=bears) == ("701.21a",)

    def test_discarding_a_card_or_the_whole_hand(self) -> None:
        table = Table()
        shock = table.put("Shock", zone=Zone.HAND)
        table.put("Island", "Forest", zone=Zone.HAND)
        table.pay("", DiscardCost(CARD_IN_HAND), intent=Intent(discard=(shock,)))
        assert table.named(Zone.GRAVEYARD) == ["Shock"]
        table.pay("", DiscardCost(None))
        assert table.named(Zone.HAND) == []
        assert "118.3" in refused(table, DiscardCost(CARD_IN_HAND))

    def test_the_other_player_s_hand_is_not_discarded(self) -> None:
        table = Table()
        table.put("Shock", zone=Zone.HAND, owner=NICOLE)
        assert "118.3" in refused(table, DiscardCost(CARD_IN_HAND))

    def test_exiling_returning_and_putting_on_the_library(self) -> None:
        table = Table()
        bears = table.put("Grizzly Bears", zone=Zone.GRAVEYARD)
        table.put("Island", "Shock")
        table.pay("", ExileCost(a(CardType.CREATURE, Zone.GRAVEYARD)))
        assert table.named(Zone.EXILE) == ["Grizzly Bears"]
        table.pay("", ReturnCost(a(CardType.LAND)))
        assert table.named(Zone.HAND) == ["Island"]
        table.pay("", PutOnLibraryCost(CARD_IN_HAND, bottom=False))
        assert table.named(Zone.HAND) == []
        assert table.game.objects[bears].became is not None

    def test_counters_are_removed_where_there_are_enough(self) -> None:
        table = Table()
        bears = table.put("Grizzly Bears", counters={"+1/+1": 2})
        cost = RemoveCountersCost(Number(2), "+1/+1", Itself())
        table.pay("", cost, source=bears)
        assert table.game.objects[bears].counters == {}
        assert "118.3" in refused(table, cost, source=bears)
        table.pay("", PutCountersCost(Number(1), "-1/-1", Itself()), source=bears)
        assert table.game.objects[bears].counters == {"-1/-1": 1}

    def test_606_6_loyalty_that_is_not_there(self) -> None:
        table = Table()
        walker = table.put("Grizzly Bears", counters={"loyalty": 2})
        assert refused(table, LoyaltyCost(Number(3), -1), source=walker) == ("606.6",)
        table.pay("", LoyaltyCost(Number(1), 1), source=walker)
        table.pay("", LoyaltyCost(Number(3), -1), source=walker)
        assert table.game.objects[walker].counters == {}

    def test_701_17b_more_cards_than_the_library_has_can_not_be_milled(self) -> None:
        table = Table()
        assert refused(table, MillCost(Number(1))) == ("701.17b",)
        table.game.player(ANNA).blanks = 2
        table.pay("", MillCost(Number(2)))
        assert len(table.named(Zone.GRAVEYARD)) == 2

    def test_either_cost_is_asked_for_unless_one_way_is_left(self) -> None:
        table = Table()
        either = EitherCost(((DiscardCost(CARD_IN_HAND),), (PayLife(Number(3)),)))
        assert table.pay("", either).life == 3
        card = table.put("Shock", zone=Zone.HAND)
        with pytest.raises(NeedsChoice):
            table.pay("", either)
        assert table.pay("", either, intent=Intent(discard=(card,))).objects == (card,)

    def test_107_3_x_of_the_announcement_counts(self) -> None:
        table = Table()
        table.put("Mountain", "Mountain", "Mountain")
        source = table.put("Grizzly Bears")
        context = Context(source, ANNA, x=2)
        assert can_pay(table.game, ANNA, (ManaCost(("X", "R")),), context)
        context.x = 3
        assert not can_pay(table.game, ANNA, (ManaCost(("X", "R")),), context)
        assert can_pay(table.game, ANNA, (PayLife(X()),), context)


def ask(table: Table, player: EntityId, *costs: Cost) -> bool:
    source = table.put("Shock", zone=Zone.STACK)
    return may_pay(table.game, player, costs, Context(source, ANNA))


class TestMayPay:
    def test_118_12a_the_player_chooses_whether_to_pay(self) -> None:
        table = Table(True)
        table.put("Island", owner=NICOLE)
        assert ask(table, NICOLE, ManaCost(("1",)))
        assert table.tapped() == ["Island"]
        table = Table(False)
        table.put("Island", owner=NICOLE)
        assert not ask(table, NICOLE, ManaCost(("1",)))
        assert table.tapped() == []

    def test_nothing_is_asked_where_it_can_not_be_paid(self) -> None:
        table = Table()
        assert not ask(table, NICOLE, ManaCost(("1",)))

    def test_the_payer_sacrifices_their_own(self) -> None:
        table = Table(True)
        table.put("Grizzly Bears")
        assert not ask(table, NICOLE, SacrificeCost(CREATURE))
        table.put("Hill Giant", owner=NICOLE)
        assert ask(table, NICOLE, SacrificeCost(CREATURE))
        assert table.named(Zone.GRAVEYARD, NICOLE) == ["Hill Giant"]
