# ruff: noqa: E501
"""Paragraphs that the guards are run on: the kind of paragraph, and its text."""

from __future__ import annotations

PERMANENT = """
Flying, first strike
Vigilance; menace
Kicker {2}{R}
Suspend 4—{1}{R}
Protection from red
Morph—Discard a card.
Affinity for artifacts
Creatures you control get +1/+1 and have vigilance.
This creature gets +1/+1 for each artifact you control.
Other Goblins you control get +1/+1 and have haste.
This land enters tapped unless you control two or more other lands.
This creature enters with a +1/+1 counter on it for each time it was kicked.
As long as you control another Elf, this creature gets +1/+1.
Threshold — As long as there are seven or more cards in your graveyard, this creature gets +1/+1 and can't block.
Creature spells you cast cost {1} less to cast.
~'s power and toughness are each equal to the number of creatures you control.
If ~ would be put into a graveyard from anywhere, exile it instead.
{T}: Add {G} or {W}.
{1}{W}, {T}: Target creature gets +1/+1 and gains flying until end of turn. Activate only as a sorcery.
{2}, Sacrifice a creature: Draw two cards, then discard a card.
{1}, {T}, Sacrifice an artifact: Return target artifact you control to its owner's hand.
When this creature enters, draw a card.
When this creature enters, if it was kicked, destroy target artifact or enchantment.
When this creature dies, if it had no -1/-1 counters on it, return it to the battlefield under its owner's control with a -1/-1 counter on it.
Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn.
Whenever this creature attacks, you may discard a card. If you do, draw a card.
Whenever this creature blocks or becomes blocked, it gets +2/+2 until end of turn.
Whenever this creature or another Ally you control enters, you gain 1 life.
Whenever one or more creatures you control deal combat damage to a player, create a Food token.
At the beginning of your upkeep, sacrifice this creature unless you pay {G}{G}.
At the beginning of your end step, create a 1/1 white Soldier creature token with "{T}: You gain 1 life."
When enchanted creature dies, return that card to its owner's hand.
+1: Target creature gets -2/-1 until end of turn.
Equipped creature has "{T}: This creature deals 1 damage to any target" and "Whenever this creature attacks, scry 1."
""".strip().splitlines()

SPELL = """
~ deals 3 damage to any target.
Counter target spell unless its controller pays {3}.
Destroy all creatures. They can't be regenerated.
Target player draws two cards and loses 2 life.
Each player discards their hand, then draws seven cards.
Return target creature card from your graveyard to your hand.
Target creature gets +3/+3 until end of turn. If this spell was kicked, that creature gets +5/+5 until end of turn instead.
Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.
Exile target creature. Its controller gains life equal to its power.
Look at the top four cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.
Target creature you control deals damage equal to its power to target creature you don't control.
Scry X, where X is the number of artifacts you control.
Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.
Prevent all combat damage that would be dealt this turn.
As an additional cost to cast this spell, sacrifice a creature.
~ deals damage to target creature equal to the sacrificed creature's power.
Copy target instant or sorcery spell. You may choose new targets for the copy.
""".strip().splitlines()
SPELL.append("Choose one —\n• Destroy target artifact.\n• Draw a card. You lose 1 life.")

PARAGRAPHS = [("permanent", text) for text in PERMANENT] + [("spell", text) for text in SPELL]
