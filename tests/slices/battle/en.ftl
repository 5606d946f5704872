game-name = Civilization: Battle
game-about = Armies, culture events and answers. A slice of Civilization, for 2 to 4 players.
won-military = by the fall of a capital
option-battle_end = End of a battle
battle_end-seed = after two idle turns
battle_end-faq2 = when the hands are empty

ask-supply = What do you take? { $things } more.
ask-movement = It is your part of the turn: what do you do?
ask-discard = You have too many culture events: which one do you discard?
ask-aim = At whom is it aimed?
ask-pay = What do you pay with?
ask-gift = Who gets the coin?
ask-respond = Do you cancel what is announced? The others do not see your answer.
ask-means = What do you pay { $source } with?
ask-before = Before the battle: do you play an event?
ask-draft = Which unit joins your forces? { $things } more.
ask-battle_turn = Your battle turn: what do you do?
ask-spread = Where does { $source } work? { $wounds } more.
ask-save = Which unit do you save?
ask-loot = What do you take from the loser? Loot: { $left }.
standing-respond = When something may be cancelled
standing-before = Before a battle

choice-take = Take { $supply }
choice-learn = Learn { $tech }
choice-attack = Attack the { $place_id ->
    [armies] armies
    [city] city
   *[capital] capital
} of { $seat } with { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}
choice-use = Use { $source }
choice-aim = Name { $seat }
choice-pay = Pay with { $means }
choice-stop = Give up
choice-cancel = Cancel with { $source }
choice-pass = Let it pass
choice-fight = 
    { $front ->
    [0] Open a front with { $unit }
   *[other] Attack on front { $front } with { $unit }
}{ $boosted_id ->
    [boosted] { " " }and Metalworking
   *[plain] { "" }
}
choice-mark = Choose { $unit }
choice-save = Save { $unit }
choice-loot = Take from the loser: { $loot }
choice-discard = Discard { $card }
choice-done = That is all
choice-end = End it
choice-call = Call on { $person }

verb-take = Take
verb-learn = Learn
verb-attack = Attack
verb-use = Use
verb-aim = Name
verb-pay = Pay
verb-stop = Give up
verb-cancel = Cancel
verb-pass = Let it pass
verb-fight = Play a unit
verb-mark = Spread
verb-save = Save
verb-loot = Loot
verb-discard = Discard
verb-done = That is all
verb-end = End it
verb-call = Call on

when-take = One takes what comes in at the beginning of one's part of the turn.
when-learn = One learns at the beginning of one's part of the turn, or by loot.
when-attack = One attacks in one's part of the turn.
when-use = One uses cards and abilities in one's own menus.
when-aim = One names somebody when an effect asks for it.
when-pay = One pays when an ability asks for it.
when-stop = One gives up when the event that was to pay is cancelled.
when-cancel = One cancels what another has just announced.
when-pass = One lets pass what another has just announced.
when-fight = One plays units in one's battle turn.
when-mark = One spreads wounds or healing when an ability allows it.
when-save = One saves a unit after a battle.
when-loot = One takes loot after a battle one has won.
when-discard = One discards when one has too many cards.
when-done = One says so when one has chosen enough.
when-end = One ends one's part of the turn or one's battle turn.
when-call = One calls on a person in one's own menus.

log-turn_began = Turn { $turn }: { $seat } is first.
log-took = { $seat } takes { $supply }.
log-learned = { $seat } learns { $tech }.
log-drew_unit = { $seat } draws { $unit } ({ $type }).
log-drew_unit-secret = { $seat } draws a unit ({ $type }).
log-drew_card = { $seat } draws { $card } (level { $level }).
log-drew_card-secret = { $seat } draws a card of level { $level }.
log-drew_token = { $seat } looks at a token: { $token }.
log-drew_token-secret = { $seat } looks at a token.
log-discarded = { $seat } discards { $card }.
log-called = { $seat } calls on { $person }.
log-peeked = { $seat } sees a token of { $holder }: { $token }.
log-peeked-secret = { $seat } sees a token of { $holder }.
log-played = { $seat } plays { $source }.
log-announces = { $seat } announces { $source }.
log-announces_at = { $seat } announces { $source } against { $target }.
log-paid = { $seat } pays with { $means }.
log-gave_up = { $seat } gives { $source } up.
log-answered = 
    { $source_id ->
    [none] { $seat } lets it pass.
   *[other] { $seat } answers with { $source }.
}
log-unopposed = Nobody opposes { $seat }.
log-cancelled = { $by } cancels what { $seat } announced.
log-coin_given = { $seat } gets a coin.
log-culture_gained = { $seat } gains { $amount } culture.
log-armies_defected = 
    { $armies ->
    [one] An army of { $seat } defects.
   *[other] { $armies } armies of { $seat } defect.
}
log-unit_lost = { $seat } loses { $unit }.
log-coin_discarded = { $seat } discards a coin.
log-attacked = 
    { $place_id ->
    [armies] { $seat } attacks the armies of { $target }
    [city] { $seat } attacks the city of { $target }
   *[capital] { $seat } attacks the capital of { $target }
}; armies: { $armies }.
log-walls_razed = The walls of { $seat } are destroyed.
log-hand_drawn = 
    { $amount ->
    [0] { $seat } has no unit in hand.
    [one] { $seat } has { $amount } unit in hand.
   *[other] { $seat } has { $amount } units in hand.
}
log-in_hand = { $seat } draws { $unit } for the battle.
log-in_hand-secret = { $seat } draws a unit for the battle.
log-seen_in_hand = { $seat } sees { $unit } in the hand of { $target }.
log-seen_in_hand-secret = { $seat } sees a unit in the hand of { $target }.
log-fought = { $seat } plays { $unit } on front { $front }.
log-wounded = 
    { $amount ->
    [one] { $unit } of { $seat } takes { $amount } wound.
   *[other] { $unit } of { $seat } takes { $amount } wounds.
}
log-healed = { $unit } of { $seat } is healed.
log-died = { $unit } of { $seat } dies.
log-held_back = { $seat } holds the units back.
log-won = { $seat } beats { $target }, { $amount } to { $against }.
log-armies_lost = 
    { $armies ->
    [one] { $seat } loses an army.
   *[other] { $seat } loses { $armies } armies.
}
log-saved = { $seat } saves { $unit }.
log-city_destroyed = The city of { $seat } is destroyed.
log-looted = { $seat } takes from { $target }: { $loot }.
log-looted_token = { $seat } takes a token of { $target }: { $token }.
log-looted_token-secret = { $seat } takes a token of { $target }.
log-looted_card = { $seat } takes a card of { $target }: { $card }.
log-looted_card-secret = { $seat } takes a card of { $target }.
log-coin_on_laws = { $seat } puts a coin on Code of Laws.
log-capital_fell = The capital of { $target } falls: { $seat } wins the game.

why-not-unlocked = You do not have the tech for that yet: { $what }.
why-too-early = Too early: the level of { $what } is above turn { $turn }.
why-has-it = You have that already: { $what }.
why-no-city = You have no city left to wall in.
why-stack-full = A square holds only { $limit } of your armies.
why-market-empty = The market has none left: { $what }.
why-units-gone = The deck has none left: { $what }.
why-cards-gone = The deck has none left: { $what }.
why-tokens-gone = There is no token left: { $what }.
why-has-attacked = Your armies have attacked in this part of the turn.
why-not-your-own = One does not attack what is one's own.
why-too-few-armies = You have { $armies } armies: attack with one at least.
why-nothing-to-attack = There is nothing of { $seat } to attack there.
why-not-your-card = You do not have { $card } in hand.
why-not-known = You do not know { $source }.
why-not-in-hand = You do not have { $source } in hand.
why-not-your-person = { $source } is not with you.
why-wrong-moment = This is not the moment for { $source }.
why-already-used = Used already: { $source }.
why-no-target = { $source } has no target.
why-no-trade = You do not have enough trade for { $source }.
why-cannot-pay = You do not have the resource that { $source } asks for.
why-not-at-yourself = One does not name oneself.
why-nothing-there = { $seat } has nothing that { $source } could affect.
why-not-held = You do not have { $means }.
why-wrong-resource = That is not the resource that is asked for: { $means }.
why-not-cancellable = { $source } does not cancel that.
why-not-touched = { $source } cancels only what affects you.
why-must-fight = You have units left in hand: play one first.
why-one-unit = You have played a unit in this battle turn.
why-nothing-to-hold-back = You have no unit to hold back.
why-not-in-your-hand = You do not have { $unit } in your battle hand.
why-no-such-front = There is no front { $front }.
why-front-closed = You have a unit on front { $front } already.
why-nobody-there = There is nobody to attack on front { $front }.
why-not-in-play = { $unit } is no unit in play that this is about.
why-not-wounded = { $unit } is not wounded.
why-not-killed = { $unit } is no unit of yours that died in this battle.
why-too-little-loot = Your loot is not enough: { $left } left.
why-nothing-to-take = That can't be taken: { $what }.

part-techs = techs
part-coins = coins
type-infantry = infantry
type-mounted = mounted
type-artillery = artillery
type-aircraft = aircraft
place-armies = armies
place-city = city
place-capital = capital
boosted-plain = without Metalworking
boosted-boosted = with Metalworking

supply-infantry = an infantry
supply-mounted = a mounted unit
supply-artillery = an artillery
supply-aircraft = an aircraft
supply-army = an army
supply-card_1 = a culture event of level I
supply-card_2 = a culture event of level II
supply-card_3 = a culture event of level III
supply-hut = a hut token
supply-village = a village token
supply-incense = incense
supply-iron = iron
supply-silk = silk
supply-wheat = wheat
supply-city_walls = walls for the city
supply-capital_walls = walls for the capital
supply-barracks = a barracks
supply-academy = an academy

loot-trade = up to 3 trade
loot-culture = up to 3 culture
loot-incense = incense
loot-iron = iron
loot-silk = silk
loot-wheat = wheat
loot-hut = a hut token
loot-village = a village token
loot-coin_lost = a coin of the sheet, discarded
loot-laws_coin_lost = a coin of Code of Laws, discarded
loot-card_1 = a culture event of level I
loot-card_2 = a culture event of level II
loot-card_3 = a culture event of level III
loot-coin_won = a coin of the sheet
loot-laws_coin_won = a coin of Code of Laws
