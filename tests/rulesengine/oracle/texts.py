# ruff: noqa: E501
"""Paragraphs that the guards are run on: the kind of paragraph, and its text."""

from __future__ import annotations

PERMANENT = """
{T}: Draw a card. Activate only during your turn and only once each turn.
{T}: Draw a card. Any player may activate this ability but only as a sorcery.
{T}: Draw a card. Activate only as a sorcery and only once.
{T}: Draw a card. Activate only during your upkeep and only once each turn.
{T}: Draw a card. Activate only during the declare blockers step.
{T}: Draw a card. Activate only during combat after blockers are declared.
{T}: Draw a card. Activate no more than twice each turn.
{T}: Draw a card. Activate only as a sorcery.
{T}: Draw a card. Activate only once each turn and only if you control a Swamp.
If you control a creature, this spell costs {2} less to cast.
If an opponent controls seven or more lands, this spell costs {6} less to cast.
If you control a creature with power 4 or greater, you may cast this spell as though it had flash.
This spell costs {1} less to cast for each creature in your party.
At the beginning of combat on your turn, if you have a full party, draw a card.
When this creature dies, if it had counters on it, draw a card.
When this creature dies, if it had one or more counters on it, draw a card.
Whenever this creature attacks, if you attacked with creatures with total power 6 or greater this combat, draw a card.
At the beginning of your end step, if you descended this turn, draw a card.
Whenever an opponent casts a spell, if it's not their turn, draw a card.
Whenever a player casts a spell, if it isn't that player's turn, draw a card.
Whenever a land an opponent controls enters, if that player controls more lands than you, draw a card.
At the beginning of your upkeep, if you have fewer than seven cards in hand, draw a card.
At the beginning of your upkeep, if you control exactly one creature, draw a card.
At the beginning of your upkeep, if you have exactly 13 life, draw a card.
As long as you have at least 7 life more than your starting life total, creatures you control get +2/+2.
As long as your life total is less than or equal to half your starting life total, this creature gets +2/+2.
When this creature enters, if it entered from your graveyard or you cast it from your graveyard, draw a card.
This creature can't be blocked as long as it's attacking alone.
As long as there are five or more mana values among cards in your graveyard, this creature gets +1/+1.
If you would draw a card while your library has no cards in it, you win the game instead.
Whenever this creature attacks, if it's the first combat phase of the turn, draw a card.
Commander creatures you own have vigilance.
Creatures you control that are enchanted get +1/+1.
Whenever a creature you control that's enchanted or equipped attacks, draw a card.
Each creature you control that's a Wolf or a Werewolf enters with an additional +1/+1 counter on it.
Each creature you control that's a Wolf or a Werewolf gets +1/+1.
Goblins you control and Elementals you control have menace.
Whenever you cast a spell that has convoke, draw a card.
Other creatures you control that are enchanted by Auras you control have flying.
Whenever you cast a spell that's both white and black, draw a card.
Whenever you cast a creature spell that's red, draw a card.
Each spell you cast that's a Demon, Horror, or Nightmare costs {1} less to cast.
Spells you cast from anywhere other than your hand cost {1} less to cast.
Spells you cast from your graveyard or from exile cost {2} less to cast.
Creature spells you cast cost {X} less to cast, where X is the amount of life you gained this turn.
Each instant and sorcery spell you cast costs {1} less to cast.
Cast this spell only during the declare attackers step and only if you've been attacked this step.
Cast this spell only during combat after blockers are declared.
Your maximum hand size is eight.
Each opponent's maximum hand size is reduced by seven.
Players play with their hands revealed.
You may look at cards exiled with this creature.
Each player may play an additional land on each of their turns.
You don't lose unspent red mana as steps and phases end.
Damage isn't removed from this creature during cleanup steps.
You may activate abilities of other creatures you control as though those creatures had haste.
The "legend rule" doesn't apply to tokens you control.
The "legend rule" doesn't apply to permanents you control.
If an ability of a legendary creature you control triggers, that ability triggers an additional time.
During turns other than yours, spells you cast cost {1} less to cast.
Players skip their upkeep steps.
Players skip their untap steps.
Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.
Creatures can't attack you or planeswalkers you control unless their controller pays {1} for each of those creatures.
This creature can't attack unless you pay {2}.
You may have this creature assign its combat damage as though it weren't blocked.
Enchanted creature's controller may have it assign its combat damage as though it weren't blocked.
This creature can block creatures with shadow as though they didn't have shadow.
This creature saddles Mounts and crews Vehicles as though its power were 2 greater.
Enchanted creature gets +2/+2 and is goaded.
Enchanted creature can't attack, block, or transform.
Enchanted permanent can't attack, block, or crew Vehicles, and its activated abilities can't be activated unless they're mana abilities.
Activated abilities of artifacts can't be activated.
Activated abilities of sources with the chosen name can't be activated unless they're mana abilities.
Enchanted creature's activated abilities can't be activated.
~ gets +2/+2 and creatures you control have vigilance.
~ enters with a shield counter on him.
Whenever you attack with one or more other creatures with flying, draw a card.
Whenever you cast your first spell during each opponent's turn, draw a card.
When a spell or ability an opponent controls causes you to discard this card, draw a card.
At the beginning of each of your postcombat main phases, draw a card.
Whenever you attack a player, draw a card.
Whenever enchanted player is attacked, draw a card.
When this land enters untapped, draw a card.
When this artifact enters or is put into a graveyard from the battlefield, draw a card.
At the beginning of your upkeep and whenever you cast a red spell, draw a card.
Whenever you cast a white spell or a Plains you control enters, draw a card.
Whenever this creature enters or deals combat damage to a player, draw a card.
Whenever you get one or more {E}, draw a card.
Whenever an opponent casts their first noncreature spell each turn, draw a card.
Whenever this creature crews a Vehicle, draw a card.
Whenever you tap an untapped creature an opponent controls, draw a card.
Whenever one or more nonland cards are milled, draw a card.
When this artifact enters during the declare attackers step, draw a card.
Whenever an opponent draws a card except the first one they draw in each of their draw steps, draw a card.
When there are no creatures on the battlefield, sacrifice this enchantment.
Whenever you play a land from exile or cast a spell from exile, draw a card.
Whenever you sacrifice one or more other creatures, draw a card.
Whenever you activate a ninjutsu ability, draw a card.
Whenever you activate an ability of an artifact or creature that isn't a mana ability, draw a card.
Whenever ~ attacks for the first time each turn, untap it.
Whenever a spell or ability you control counters a spell, draw a card.
Whenever an Aura becomes attached to this creature, draw a card.
Whenever you activate a loyalty ability of a Chandra planeswalker, draw a card.
Whenever one or more creatures you control deal combat damage to one or more players, proliferate.
When this creature has flying, sacrifice it.
Whenever this creature deals 6 or more damage to an opponent, draw a card.
Whenever you create one or more creature tokens, draw a card.
Whenever two or more creatures you control attack a player, draw a card.
Whenever a source an opponent controls deals damage to you or a permanent you control, draw a card.
Whenever this creature enters, attacks, or dies, draw a card.
Whenever a permanent is returned to your hand, draw a card.
When this enchantment has five or more quest counters on it, sacrifice it.
{T}: Add one mana of any type that a land you control could produce.
Whenever you draw a card, you may pay {1}. If you do, create a Treasure token. Do this only once each turn.
{G}: Until end of turn, this land becomes a 3/3 Elemental creature and gains haste. It's still a land.
Whenever this creature attacks, you may pay {1} and discard a card. If you do, draw a card.
When this creature dies, you gain 1 life for each creature that died this turn.
{1}{W}: Prevent all damage that would be dealt to target tapped Merfolk or Kithkin creature this turn.
When this creature dies, exile it if it had a death counter on it. Otherwise, return it to the battlefield under your control and put a death counter on it.
{T}: Add {B} or one mana of the chosen color.
{T}: Add two mana in any combination of {B} and/or {R}.
{T}: Add {C}{C}. Spend this mana only to cast colorless Eldrazi spells or activate abilities of colorless Eldrazi.
{R}: This creature gets +1/+0 until end of turn and deals 1 damage to you.
{T}: Destroy target creature blocking or blocked by this creature.
Whenever this creature attacks, you may have defending player discard a card.
Whenever this creature attacks, it deals 1 damage to the player or planeswalker it's attacking.
When this creature dies, put its counters on target creature you control.
When this creature dies, return another target creature card with lesser mana value from your graveyard to the battlefield.
When this creature leaves the battlefield, return all cards exiled with it to the battlefield under their owners' control.
When this creature enters, you may put an Aura or Equipment card from your hand or graveyard onto the battlefield attached to this creature.
Whenever this creature deals combat damage to an opponent, it deals that much damage to each other opponent.
Whenever you cast a spell, if five or more mana was spent to cast that spell, draw a card.
At the beginning of each end step, if a creature card left your graveyard this turn, draw a card.
At the beginning of each upkeep, if you had another creature enter the battlefield under your control last turn, draw a card.
At the beginning of your end step, if you haven't cast a spell from your hand this turn, draw a card.
At the beginning of your end step, if a player lost 4 or more life this turn, put a +1/+1 counter on this creature.
At the beginning of your end step, if two or more creatures died under your control this turn, draw a card.
You and permanents you control have hexproof.
Flying, protection from spells that are one or more colors, annihilator 6
{T}, Exert this creature: Create a 2/2 white Warrior creature token with vigilance.
At the beginning of your second main phase, if a player was dealt combat damage by a Zombie this turn, draw a card.
Whenever this creature attacks, it deals 2 damage to target opponent or planeswalker and 2 damage to up to one target creature that player or that planeswalker's controller controls.
Any time you control ten or more permanents and you don't have the city's blessing, you get the city's blessing for the rest of the game.
Whenever this creature becomes blocked by a creature without flanking, the blocking creature gets -1/-1 until end of turn.
{2}{U}: You may exchange this permanent with an Aura card in your hand.
Players can't pay life or sacrifice nonland permanents to cast spells or activate abilities.
When this creature enters, search your library for a basic Forest card and a basic Plains card, reveal those cards, put them into your hand, then shuffle.
Whenever an opponent casts a creature or planeswalker spell with the same name as a card in their graveyard, that player loses 10 life.
If it's neither day nor night, it becomes day as this creature enters.
Whenever day becomes night or night becomes day, this creature deals 1 damage to each opponent.
{3}, {T}: If it's night, it becomes day. Otherwise, it becomes night.
Creatures you control can't have -1/-1 counters put on them.
This creature can't have counters put on it.
All cards that aren't on the battlefield, spells, and permanents are colorless.
If one or more tokens would be created under your control, those tokens plus an additional Food token are created instead.
If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead.
Whenever a permanent you control transforms into a non-Human creature, create a 2/2 green Wolf creature token.
Whenever a creature you control explores, put a +1/+1 counter on this creature and you gain 3 life.
Activated abilities cost {2} more to activate unless they're mana abilities.
Activated abilities of creatures you control cost {2} less to activate. This effect can't reduce the mana in that cost to less than one mana.
Flashback costs you pay cost {2} less.
The first creature spell you cast each turn costs {2} less to cast.
The first spell you cast each turn has cascade.
Whenever a creature you control enters, you may have this artifact become a 3/3 white Angel artifact creature with flying until end of turn.
Whenever this permanent enters or attacks, create a tapped colorless land token named Everywhere that is every basic land type.
~'s power and toughness are each equal to 20 minus the highest life total among players.
If an opponent would gain life, that player loses that much life instead.
You may spend mana as though it were mana of any color to activate abilities of creatures you control.
When this creature enters, exile the top card of your library. You may play that card for as long as it remains exiled, and mana of any type can be spent to cast that spell.
When this creature enters, exile target instant or sorcery card from an opponent's graveyard. You may cast it this turn, and mana of any type can be spent to cast that spell.
When this creature enters, exile the top two cards of target opponent's library. Until end of turn, you may play those cards, and you may spend mana as though it were mana of any type to cast them.
Whenever another Phoenix you control dies, you may cast this card from your graveyard.
-7: Cast any number of red instant and/or sorcery cards from your graveyard without paying their mana costs.
When this creature leaves the battlefield, return the exiled cards to the battlefield under their owners' control.
When this creature enters, exile target card from an opponent's graveyard. If it was a creature card, that player loses 2 life.
Creatures you control are the chosen type in addition to their other types. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.
Creatures you control are artifacts in addition to their other types. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.
Whenever you expend 4, put a +1/+1 counter on this creature.
You may play lands and cast spells from the top of your library. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.
+1: Up to one other target creature you control gains your choice of vigilance, lifelink, or indestructible until end of turn.
Once during each of your turns, you may cast a creature spell from your graveyard.
Once during each of your turns, you may cast an instant or sorcery spell from your graveyard. If a spell cast this way would be put into your graveyard, exile it instead.
During your turn, ~ is a 4/4 Human Soldier creature with indestructible that's still a planeswalker.
Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.
When this creature dies, create a 3/3 colorless Phyrexian Wurm artifact creature token with deathtouch and a 3/3 colorless Phyrexian Wurm artifact creature token with lifelink.
Whenever a land an opponent controls enters, that player loses 2 life and you gain 2 life.
Enchanted artifact is a creature with base power and toughness 5/5 in addition to its other types.
If you would draw a card while you have no cards in hand, instead you draw two cards and you lose 1 life.
If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips that draw and you draw a card.
Survival — At the beginning of your second main phase, if this creature is tapped, put a flying counter on it. This ability triggers only once.
-2: Put a +1/+1 counter on each creature you control and a loyalty counter on each other planeswalker you control.
If a nontoken creature an opponent controls would die, instead exile that card and create a 2/2 black Zombie creature token.
All Swamps are 1/1 black creatures that are still lands.
As long as enchanted artifact isn't a creature, it's an artifact creature with power and toughness each equal to its mana value.
As long as you have 7 or more life, damage that would reduce your life total to less than 7 reduces it to 7 instead.
If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.
Damage that would reduce your life total to less than 1 reduces it to 1 instead.
Enchanted creature gets +1/+1 for each Aura you control that's attached to a creature.
Enchanted creature has base power and toughness 0/4, has defender, loses all other abilities, and is a blue Wall in addition to its other colors and types.
Enchanted creature loses all abilities and is a blue Frog creature with base power and toughness 1/1.
Enchanted creature is a Treefolk with base power and toughness 0/4 and loses all abilities.
Enchanted permanent is a colorless land with "{T}: Add {C}." and loses all other card types and abilities.
When this creature dies, search your library for a creature card with power or toughness 6 or greater, reveal it, put it into your hand, then shuffle.
When this creature enters, if your life total is less than 7, your life total becomes 7.
You may look at the top card of your library any time, and you may play lands from the top of your library.
{1}{W/B}: This creature becomes a Human Warrior with base power and toughness 3/3.
{7}{G}, {T}: Create a 4/4 green Wurm creature token. This ability costs {X} less to activate, where X is the greatest power among Wurms you control.
{5}, {T}: Each opponent loses 2 life. This ability costs {1} less to activate for each creature card in your graveyard.
{X}{2}{W}, Exile this enchantment: Create X 2/2 white Astartes Warrior creature tokens with vigilance. Activate only if you control no creatures and only during your turn.
~'s power is equal to the number of card types among cards in all graveyards and its toughness is equal to that number plus 1.
Creatures lose flying and can't have or gain flying.
At the beginning of your end step, if you gained or lost life this turn, draw a card.
Whenever a source an opponent controls deals damage to you, that player sacrifices a permanent of their choice.
I, II, III — Until end of turn, target creature gains trample and gets +X/+0, where X is the number of lore counters on this Saga.
Whenever you gain life during your turn, put a +1/+1 counter on this creature.
When this creature dies during combat, create four 1/1 green Dog creature tokens.
Whenever this creature attacks while you control a creature with power 4 or greater, this creature gets +1/+0 and gains menace until end of turn.
Whenever this creature attacks while saddled, put a +1/+1 counter on each other creature you control.
Whenever a creature dealt damage by this creature this turn dies, put a +1/+1 counter on this creature.
If a creature dealt damage by this creature this turn would die, exile it instead.
Whenever this creature becomes the target of a spell or ability for the first time each turn, counter that spell or ability.
Whenever you become the target of a spell, you may untap this creature.
Whenever this creature attacks or becomes the target of a spell, create a Treasure token.
Whenever this creature enters or becomes the target of an Aura spell, create a 1/1 white Spirit creature token with flying.
When this land enters from a graveyard, you lose 2 life.
When this creature phases out or leaves the battlefield, mill three cards.
Whenever an opponent is dealt damage, put that many +1/+1 counters on this creature.
Whenever you're dealt damage, put that many charge counters on this artifact.
Whenever an opponent mills a nonland card, you gain 1 life.
Whenever you cast an instant or sorcery spell from your library, copy it. You may choose new targets for the copy.
Creatures with no abilities get +2/+2.
When this creature enters, if it wasn't cast, draw a card.
Whenever a nontoken creature you control enters, if you didn't cast it from your hand, it gains haste until your next turn.
This creature enters with two +1/+1 counters on it if it wasn't cast or no mana was spent to cast it.
Whenever another creature you control enters or dies, if that creature's power is greater than this creature's, put a +1/+1 counter on this creature.
Whenever a creature deals combat damage to you, if ~ entered this turn, exile that creature until ~ leaves the battlefield.
{1}{R}: Put a +1/+1 counter on ~. If this is the third time this ability has resolved this turn, draw a card.
Whenever this creature or another Ally you control enters, you gain 1 life. If this is the second time this ability has resolved this turn, draw a card.
{R}: This creature gets +1/+0 until end of turn. If this ability has been activated four or more times this turn, sacrifice this creature at the beginning of the next end step.
{T}: Draw a card, then discard a card. If you discarded an instant or sorcery card this way, each opponent loses 1 life and you gain 1 life.
{T}: Add {C}. If you control an Urza's Mine and an Urza's Power-Plant, add {C}{C}{C} instead.
+1: Discard a card. If a red card is discarded this way, ~ deals 4 damage to any target.
+1: Create a 1/1 black and green Insect creature token, then mill two cards. Put a deathtouch counter on the token if a black card was milled this way.
{1}{B}: Exile up to two target cards from graveyards. You gain 1 life for each creature card exiled this way.
As long as the top card of your library is a creature card, this creature gets +3/+3.
{T}: Exile target card from a graveyard. When a creature card is exiled this way, put a +1/+1 counter on target creature you control.
Whenever an opponent casts a spell, if it has a single target, counter that spell.
Prevent all damage that would be dealt to ~ during your turn.
If a source would deal damage to this creature, prevent that damage. The source's controller draws cards equal to the damage prevented this way.
If noncombat damage would be dealt to this creature, prevent that damage. Put a +1/+1 counter on this creature for each 1 damage prevented this way.
Prevent all damage that would be dealt to this creature by Deserts.
If a source you control would deal damage to an opponent, prevent that damage and each opponent mills that many cards.
If damage would be dealt to this creature, prevent that damage and remove that many +1/+1 counters from it.
If this creature would be dealt damage, prevent that damage and remove a +1/+1 counter from it.
Prevent all noncombat damage that would be dealt to creatures you control.
Prevent all combat damage that would be dealt to this creature by creatures blocking it.
Prevent all damage that would be dealt to creatures you control by sources you control.
Damage can't be prevented.
Damage that would be dealt by this creature can't be prevented.
+1: Until your next turn, prevent all damage that would be dealt to and dealt by target permanent an opponent controls.
When this creature enters, prevent all combat damage that other creatures would deal this turn.
{1}{W}: The next 1 damage that would be dealt to enchanted creature this turn is dealt to any target instead.
{5}{W}: The next time damage would be dealt to this creature and/or you this turn, that damage is dealt to any target instead.
{W}: The next time a source of your choice would deal damage to you this turn, prevent that damage.
{W}: The next time a red source of your choice would deal damage to you this turn, prevent that damage.
{W}: The next time a source of your choice of the chosen color would deal damage to you this turn, prevent that damage.
{1}{W}{W}, {T}, Discard a card: The next time a source of your choice would deal damage to you this turn, prevent that damage. You gain life equal to the damage prevented this way.
If a source would deal damage to you or a permanent you control, prevent half that damage, rounded up.
If a source an opponent controls would deal damage to you, prevent 1 of that damage.
If a spell you control would deal damage to an opponent, prevent that damage. Create a 3/1 red Elemental Shaman creature token with haste for each 1 damage prevented this way.
If this creature would deal combat damage to a creature, prevent that damage and that creature's owner shuffles it into their library.
If a source you control would deal damage to a permanent or player, it deals triple that damage instead.
If a source would deal damage to an opponent or a permanent an opponent controls, that source deals double that damage to that player or permanent instead.
If a source you control would deal noncombat damage to a creature an opponent controls, put that many -1/-1 counters on that creature instead.
All damage that would be dealt to you is dealt to this creature instead.
{3}{R}, {T}: If a source you control would deal damage to an opponent this turn, it deals double that damage to that player instead.
If a red source you control would deal damage to a permanent or player, it deals that much damage plus 1 to that permanent or player instead.
Prevent all damage that would be dealt to you by creatures.
Prevent all combat damage that would be dealt to you.
If you would gain life, you gain twice that much life instead.
If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters minus one are put on it instead.
If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of counters on that permanent or player instead.
If you would put one or more counters on a creature or planeswalker you control or on yourself, put that many plus one of each of those kinds of counters on that permanent or player instead.
If an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down.
Flying, first strike
Vigilance; menace
Kicker {2}{R}
Suspend 4—{1}{R}
Protection from red
Prototype {2}{R} — 3/2
Craft with artifact {3}{W}
Craft with two creatures {4}
Forecast — {1}{W}, Reveal this card from your hand: You gain 2 life.
When this creature enters, put a +1/+1 counter on each creature that convoked it.
This creature has flying and trample if it devoured a creature.
When this creature enters, you gain 2 life for each creature it devoured.
Whenever this creature attacks while saddled, it gets +1/+2 until end of turn.
When this card becomes plotted, it deals 2 damage to any target.
As long as this creature is paired with another creature, each of those creatures gets +1/+1.
As long as this creature is paired with another creature, both creatures have lifelink.
You may spend mana as though it were mana of any color.
You may spend mana as though it were mana of any type to cast creature spells.
You may cast this card from your graveyard using its blitz ability.
Creatures you don't control lose first strike and can't have or gain first strike.
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
Whenever this creature becomes blocked, it gets +2/+2 until end of turn for each creature blocking it beyond the first.
Whenever this creature attacks, it gets +1/+1 until end of turn for each opponent you attacked with a creature this combat.
Whenever this creature and at least one other creature with power greater than this creature's power attack, put a +1/+1 counter on this creature.
Whenever this creature attacks the player with the most life or tied for most life, put a +1/+1 counter on this creature.
Whenever this creature attacks, add {R}{R}. Until end of combat, you don't lose this mana as steps and phases end.
Mobilize X, where X is your life total.
{1}, Discard this card: Search your library for a card with the same mana value as the discarded card, reveal that card, and put it into your hand. Then shuffle your library. Activate only as a sorcery.
""".strip().splitlines()

SPELL = """
Search your library for up to two basic land cards, reveal those cards, put one onto the battlefield tapped and the other into your hand, then shuffle.
Create a token that's a copy of target creature. If this spell was kicked, create five of those tokens instead.
Draw a card if an opponent was dealt 7 or more damage this turn.
Copy target instant or sorcery spell, except that the copy is red. You may choose new targets for the copy.
Destroy target creature. A creature destroyed this way can't be regenerated.
Until end of turn, you may play lands and cast spells from your graveyard.
If a card would be put into your graveyard from anywhere this turn, exile that card instead.
Copy target creature spell you control, except it isn't legendary if the spell is legendary.
~ deals 2 damage to any target. ~ deals 3 damage instead if a nonland permanent left the battlefield this turn or a spell was warped this turn.
Exile target creature. Its controller manifests the top card of their library.
~ deals 3 damage to target creature and 2 damage to you.
~ deals 3 damage to target creature and 1 damage to that creature's controller.
~ deals 4 damage to target creature. Excess damage is dealt to that creature's controller instead.
Until end of turn, creatures you control gain trample and get +X/+X, where X is the greatest power among creatures you control.
Until end of turn, target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1.
Until end of turn, target creature you control becomes a blue and red Dragon with base power and toughness 4/4, loses all abilities, and gains flying.
~ deals 5 damage to target creature. If excess damage was dealt this way, draw a card.
Destroy target creature if it has mana value 2 or less.
Destroy all artifacts and enchantments. You gain 2 life for each permanent destroyed this way.
Destroy target nongreen creature. Its controller loses 3 life if you've cast another black spell this turn.
Draw a card if an opponent has cast a blue or black spell this turn.
Destroy each nonland permanent with mana value 2 or less. Add {B} or {G} for each permanent destroyed this way.
Destroy all creatures. Create a 1/1 white Spirit creature token for each creature destroyed this way.
Draw cards equal to the number of cards in your hand, then discard a card for each card drawn this way.
~ deals 3 damage to any target. If a creature dealt damage this way would die this turn, exile it instead.
~ deals 3 damage to any target. A creature dealt damage this way can't be regenerated this turn.
Destroy any number of target creatures. For each creature destroyed this way, its controller creates a 4/4 red Dragon creature token with flying.
Exile all creatures. Draw a card for each creature exiled this way.
Prevent all damage that would be dealt this turn to up to two target creatures.
Prevent the next 3 damage that would be dealt to target creature this turn. For each 1 damage prevented this way, put a +1/+1 counter on that creature.
Prevent the next 3 damage that would be dealt to target creature this turn. At the beginning of the next end step, put a +0/+1 counter on that creature for each 1 damage prevented this way.
Transform all Humans. Prevent all combat damage that would be dealt this turn by creatures other than Werewolves and Wolves.
Damage can't be prevented this turn. ~ deals 2 damage to any target.
Ferocious — If you control a creature with power 4 or greater, damage can't be prevented this turn.
The next 2 damage that a source of your choice would deal to you and/or permanents you control this turn is dealt to any target instead.
~ deals 5 damage to target white or blue creature. The damage can't be prevented.
Prevent all combat damage that would be dealt this turn.
Prevent all damage target creature would deal this turn.
The next time a source of your choice would deal damage to you this turn, prevent that damage. When damage is prevented this way, ~ deals that much damage to that source's controller.
Prevent all damage target instant or sorcery spell would deal this turn.
Prevent all combat damage that would be dealt to and dealt by target creature this turn.
~ deals 3 damage to any target.
Counter target spell unless its controller pays {3}.
Counter target creature spell with power or toughness 2 or less.
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
Each opponent sacrifices a creature of their choice. Each opponent who can't loses 3 life.
Each player who controls an artifact or enchantment creates a 2/2 green Bear creature token.
For each opponent who has more life than you, create a 1/1 white Soldier creature token.
Each player who discarded a card this way draws a card.
You and target opponent each draw two cards.
The owner of target nonland permanent puts it on their choice of the top or bottom of their library.
The owner of target nonland permanent puts it into their library second from the top or on the bottom.
Exile up to three target cards from a single graveyard.
Return any number of target creature cards with total mana value 3 or less from your graveyard to the battlefield.
Search your library for up to four cards with different names, reveal them, put them into your hand, then shuffle.
Choose two target creatures controlled by different players.
Target creature becomes the color of your choice until end of turn.
Target land becomes the basic land type of your choice until end of turn.
Creatures of the creature type of your choice get +1/+3 until end of turn.
Search your library and/or graveyard for a card named Ajani, reveal it, and put it into your hand. If you search your library this way, shuffle.
Return target nonland permanent to its owner's hand. Then that player discards a card.
Draw two cards, then discard one of them.
Draw a card if you control a creature. Otherwise, you gain 4 life.
Flip a coin. If you win the flip, draw a card. If you lose the flip, you lose 2 life.
Reveal the top card of your library. If it shares a creature type with a creature you control, put it into your hand.
Destroy target creature and all other creatures with the same name as that creature.
Destroy target Knight and it can't be regenerated.
Reveal the top card of your library. If it's a land card, you may put it onto the battlefield. If you don't put the card onto the battlefield, put it into your hand.
You may cast an instant or sorcery spell from your hand without paying its mana cost.
You may sacrifice an artifact or discard a card. If you do, draw a card.
Each player chooses two creatures they control, then sacrifices the rest.
Choose target opponent. That player discards a card.
Double the number of each kind of counter on target permanent.
Double the power and toughness of each creature you control until end of turn.
Double target creature's power until end of turn.
Target player mills cards equal to your life total.
Discard any number of cards, then draw that many cards plus one.
Return to the battlefield all creature cards in your graveyard that were put there from the battlefield this turn.
Put target creature card from an opponent's graveyard onto the battlefield under your control tapped.
Flip a coin. If you win the flip, draw a card and repeat this process.
Draw a card. Repeat this process two more times.
Scry X, where X is the number of creatures you control, then draw three cards.
~ deals 2 damage to target creature. If you control a Dragon, ~ deals 4 damage instead.
~ deals 2 damage to target creature. If this spell was kicked, it deals 5 damage to that creature instead.
~ deals 2 damage to any target. If this spell's surge cost was paid, it deals 4 damage instead.
Each opponent may draw a card. If the player does, you gain 1 life.
If you put a creature card into your hand this way, draw a card.
Draw a card for each of target creature's colors.
Destroy target creature. If its mana value was 3 or less, draw a card.
Return target permanent to its owner's hand. If you controlled it, draw a card.
Target creature assigns no combat damage this turn.
All creatures able to block target creature this turn do so.
Return target creature card from your graveyard to the battlefield. It's a black Zombie in addition to its other colors and types.
Exile the top card of your library face down. You may look at and play that card this turn.
Put a number of +1/+1 counters on target creature equal to the mana value of the exiled card.
Discard a card. When you discard a card this way, target creature gets +1/+1 until end of turn.
Exile the top card of your library. Until your next end step, you may play that card.
One or more target creatures become black until end of turn.
Target player skips their next draw step.
Roll a six-sided die. You gain life equal to the result.
End the turn.
Choose an opponent. You and that player each draw three cards.
Choose target creature an opponent controls. Tap it. Put a stun counter on the chosen creature.
Choose two target creatures controlled by the same player. That player sacrifices one of them.
Creatures target player controls don't untap during that player's next untap step.
Create a token that's a copy of target creature you control, except the token has flying and it isn't legendary.
Artifact spells you cast this turn cost {1} less to cast.
You have no maximum hand size for the rest of the game.
Exile cards from the top of your library equal to the number of creatures you control. You may play them this turn.
Exile all cards from target player's graveyard. That player loses 2 life.
Choose target creature you control and target creature you don't control. The creature you control gets +3/+3 until end of turn.
Each nonland permanent you control becomes a copy of target non-Aura permanent.
""".strip().splitlines()
SPELL.append(
    "Roll a d20.\n1—9 | Each opponent loses 1 life.\n10—19 | You gain 4 life.\n20 | Draw a card."
)
SPELL.append("Choose one —\n• Destroy target artifact.\n• Draw a card. You lose 1 life.")

PARAGRAPHS = [("permanent", text) for text in PERMANENT] + [("spell", text) for text in SPELL]
