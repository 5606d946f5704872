game-name = Parry
game-about = Hidden hands, blows, and parries that can be parried. A toy, for 2 to 4 players.

ask-main = Strike, rest, or offer a swap.
ask-window = Do you parry the top card of the stack?
standing-window = When a card may be parried
ask-answer = Do you give a card in exchange?

choice-strike = Strike { $target } with { $card }
choice-offer = Offer { $card } to { $target }
choice-rest = Rest
choice-parry = Parry with { $card }
choice-pass = Pass
choice-give = Give { $card }
choice-refuse = Refuse

log-drew = { $seat } draws { $card }.
log-drew-secret = { $seat } draws a card.
log-struck = { $seat } strikes { $target } with { $card }.
log-rested = { $seat } rests.
log-parried = { $seat } parries with { $card }.
log-passed = { $seat } passes.
log-cancelled = { $card } has no effect.
log-landed = { $card } of { $seat } hits { $target } and brings { $points }.
log-offered = { $seat } offers { $card } to { $target }.
log-offered-secret = { $seat } offers a card to { $target }.
log-swapped = { $seat } gives { $card } to { $target } and gets { $back }.
log-swapped-secret = { $seat } and { $target } swap a card.
log-refused = { $seat } refuses the swap of { $by }.
log-deck_empty = The deck is empty.

why-not-in-hand = You don't have { $card } in your hand.
why-not-a-blow = { $card } is no blow: you can't strike with it.
why-not-a-rival = { $player } is not another player at this table.
why-not-a-parry = { $card } is no parry.
why-one-offer-a-turn = You have offered a swap in this turn already.
why-nothing-to-give = { $player } has no card to give.

part-blows = blows that landed

card-blow_1 = blow 1
card-blow_2 = blow 2
card-blow_3 = blow 3
card-blow_4 = blow 4
card-blow_5 = blow 5
card-blow_6 = blow 6
card-blow_7 = blow 7
card-blow_8 = blow 8
card-blow_9 = blow 9
card-blow_10 = blow 10
card-blow_11 = blow 11
card-blow_12 = blow 12
card-blow_13 = blow 13
card-blow_14 = blow 14
card-parry_1 = parry 1
card-parry_2 = parry 2
card-parry_3 = parry 3
card-parry_4 = parry 4
card-parry_5 = parry 5
card-parry_6 = parry 6
card-parry_7 = parry 7
card-parry_8 = parry 8
card-parry_9 = parry 9
card-parry_10 = parry 10

verb-strike = Strike
verb-offer = Offer
verb-rest = Rest
verb-parry = Parry
verb-pass = Pass
verb-give = Give
verb-refuse = Refuse

when-strike = You strike on your own turn.
when-offer = You offer a swap on your own turn, before you strike or rest.
when-rest = You rest on your own turn.
when-parry = You parry when somebody else has played a card.
when-pass = You pass when you are asked whether you parry.
when-give = You give a card when somebody has offered you one.
when-refuse = You refuse when somebody has offered you a card.

view-deck = Deck
view-discarded = Discarded
view-stack = Blows announced
view-target = Aimed at
view-offer = Offer
view-hands = Cards in hand
view-known = Known cards
view-points = Points
view-seat = Player
view-card = Card
view-by = From
view-to = To
