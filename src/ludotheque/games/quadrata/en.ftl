# Quadrata Canada: all that the game says. The names of things come from the data (place, province, colour, box, day,
# trophy) or are made of such names (card, token, base, held, pair); they have no article: they are said in quotes or
# after a colon.

game-name = Quadrata Canada
game-about = Seven days to tour Canada: multiply two tokens, visit the place that shows the result, link the provinces and snatch the trophies.

## Pieces of sentences, used below

day-number = { $day_id ->
    [day_0] 0
    [day_1] 1
    [day_2] 2
    [day_3] 3
    [day_4] 4
    [day_5] 5
    [day_6] 6
   *[day_7] 7
}
the-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
to-add = { $above ->
    [1] add { $missing }
   *[0] take off { $missing }
}

## Options

option-mode = Mode of play
mode-family = Family (taxi board, side A)
mode-expert = Expert (taxi board, side B)

option-quiz = Practice
quiz-off = No
quiz-on = Yes, at every visit

option-consolation = The consolation taxi
consolation-no_token_visit = If the tokens alone allow no visit
consolation-no_visit = In every turn without a visit

option-after_taxi = After the consolation taxi
after_taxi-closed = No more visit this turn
after_taxi-may_visit = A visit is still allowed

option-reservation = Changing the reservation
reservation-choose_first = Choose the new card, then discard the old one
reservation-discard_first = Discard the old card, then choose

option-reshuffle = Shuffling the discard pile
reshuffle-when_needed = When a card is needed and the deck is empty
reshuffle-at_once = As soon as the deck is empty

option-extra_spaces = The dotted circles
extra_spaces-stay_empty = Only their taxi box fills them
extra_spaces-refilled = Once opened, they are filled like the other spaces

## Things

amount-plus_1 = +1
amount-plus_2 = +2
amount-minus_1 = −1
amount-minus_2 = −2

bonus-train = train
bonus-taxi = taxi

part-map = Map of Canada
part-trophies = Trophies
part-taxis = Taxi boxes
part-trains = Trains
part-planes = Planes
gain-taxis = { $count ->
    [one] taxi
   *[other] taxis
}
gain-trains = { $count ->
    [one] train
   *[other] trains
}
gain-planes = { $count ->
    [one] plane
   *[other] planes
}
gain-tokens = { $count ->
    [one] token
   *[other] tokens
}

## Compound names

name-card = { $city } and { $attraction }
name-plane = plane
name-dotted = { $token } (dotted)

## Questions

ask-remove = { $count ->
    [one] Which base token do you remove from the game?
   *[other] Which base token do you remove from the game? ({ $count } still to go)
}
ask-replace = Step 1: do you want to replace a card of the centre?
ask-visit = { $visits ->
    [0] { $consoled ->
        [1] Step 2: you took your taxi. What else do you do?
       *[0] Step 2: which place do you visit?
    }
    [1] Step 2: you made your visit. What else do you do?
   *[2] Step 2: you made both visits. What else do you do?
}
ask-tokens = “{ $place }”: which tokens do you multiply?
ask-change = “{ $place }” with { $pair }: which change do you pay a taxi for?
ask-answer = { $number ->
    [0] How much is { $pair }?
   *[other] What must the plane be worth? { $number } × plane must lead to “{ $place }”.
}
ask-bonus = { $count ->
    [one] A path bonus: a train or a taxi?
   *[other] { $count } path bonuses to go: a train or a taxi?
}
ask-swap = Which tokens change places?
ask-reserve = Step 3: do you want to reserve a card?
ask-rest = Step 4: which tokens do you lay to rest? Then draw.

## Choices

choice-replace = Replace the card “{ $card }”
    .verb = Replace
    .object = the card “{ $card }”
choice-visit = Visit “{ $place }”
    .verb = Visit
    .object = “{ $place }”
choice-take_taxi = Take the consolation taxi
    .verb = Take
    .object = the consolation taxi
choice-end_visits = End the visits
    .verb = End
    .object = the visits
choice-reserve = Reserve the card “{ $card }”
    .verb = Reserve
    .object = the card “{ $card }”
choice-skip = Skip this step
    .verb = Skip
    .object = this step
choice-cross = Spend a taxi: “{ $box }”
    .verb = Spend a taxi
    .object = “{ $box }”
choice-swap = Exchange: { $held } ↔ { $token } (resting)
    .verb = Exchange
    .object = { $held } ↔ { $token } (resting)
choice-use = Multiply: { $pair }
    .verb = Multiply
    .object = { $pair }
choice-change = Spend a taxi: { $amount }
    .verb = Spend a taxi
    .object = { $amount }
choice-answer = Answer { $number }
    .verb = Answer
    .object = { $number }
choice-bonus = { $bonus_id ->
    [train] Remove a train: one more space
   *[taxi] Receive a taxi
}
    .verb = { $bonus_id ->
        [train] Remove
       *[taxi] Receive
    }
    .object = { $bonus_id ->
        [train] a train: one more space
       *[taxi] a taxi
    }
choice-rest = Lay to rest: { $held }
    .verb = Lay to rest
    .object = { $held }
choice-draw = Draw tokens and end the turn
    .verb = Draw tokens
    .object = and end the turn
choice-remove = Remove token { $base } from the game
    .verb = Remove
    .object = token { $base } from the game

## Log

log-day = Day { day-number } begins: “{ $day }”.
log-turn = It is { $seat }'s turn.
log-taxi_gained = { $seat } receives a taxi.
log-taxi_taken = { $seat } takes the consolation taxi.
log-advanced_drawn = { $seat } draws token { $token } from the black bag; it goes to the rest zone.
log-base_removed = { $seat } removes token { $token } from the game.
log-poured = { $count ->
    [one] { $seat } puts { $count } token of the rest zone back into the bag.
   *[other] { $seat } puts { $count } tokens of the rest zone back into the bag.
}
log-refills = { $count ->
    [one] { $seat } refills the spaces: { $count } token to draw.
   *[other] { $seat } refills the spaces: { $count } tokens to draw.
}
log-drew = { $seat } draws a token: { $held }.
log-replaced = { $seat } discards the card “{ $card }”.
log-turned_up = A card comes to the centre: “{ $card }”.
log-reshuffled = { $count ->
    [one] The discard pile is shuffled: the new deck has { $count } card.
   *[other] The discard pile is shuffled: the new deck has { $count } cards.
}
log-multiplied = { $seat } multiplies: { $first } × { $second } = { $product }.
log-changed = { $seat } spends a taxi to change the result: { $amount }.
log-visited = { $seat } visits “{ $place }” ({ $province }): { the-points }.
log-train_taken = { $seat } removes a train and gains a space.
log-plane_won = { $seat } wins a black plane by the colour bonus ({ $colour }).
log-trophy_won = { $seat } wins the { $trophy }!
log-crossed = { $seat } crosses a taxi box: “{ $box }”.
log-swapped = { $seat } exchanges tokens: { $held } for { $token }, from the rest zone.
log-put_back = { $seat } discards the old reservation: “{ $card }”.
log-reserved = { $seat } reserves the card “{ $card }”.
log-rested = { $seat } lays a token to rest: { $token }.
log-answered_right = { $seat } answers { $number }: well done, that is right!
log-answered_wrong = { $seat } answers { $number }: that is not it.
log-answer_shown = The right answer for { $seat } was { $number }.
log-leftovers = { $count ->
    [one] { $seat } still had { $count } taxi: { the-points }.
   *[other] { $seat } still had { $count } taxis: { the-points }.
}
log-game_ended = The game is over.

## Refusals: the day, the first step

why-token-gone = You no longer have token { $token }: choose another one.
why-not-in-centre = The card “{ $card }” is not in the centre: only a card of the centre can be replaced.
why-no-other-card = Deck and discard pile are empty: there is no card to replace this one.
why-visit-comes-next = The visit comes right after this: replace a card first, or skip this step.

## Refusals: the visit

why-not-accessible = “{ $place }” is not open to you: visit a card of the centre, the top card of the discard pile or your reservation.
why-one-visit-a-turn = You have made your visit this turn, and there is only one a turn. End the visits.
why-no-third-visit = You have already made two visits this turn: there is never a third.
why-second-box-crossed = You have no “{ $box }” box left to cross: there is no second visit this turn.
why-no-taxi-for-second = A second visit costs a taxi, and you have none in hand.
why-province-visited = You have already visited this province ({ $province }). You can only go there once: choose another card.
why-too-few-tokens = Multiplying takes two tokens in your movement area, and { $tokens ->
    [0] there are none
   *[other] there is only one
}.
why-out-of-reach = The nearest you can get to { $number } is { $made } ({ $pair }). You would have to { to-add }, and your free taxi boxes don't allow it. Try another place.
why-more-taxis-needed = You can make { $made } ({ $pair }). To get to { $number }, you must { to-add }: that costs { $needs ->
    [one] one taxi
   *[other] { $needs } taxis
}{ $second ->
    [0] {""}
   *[other] {" "}counting the one for the second visit
}, and you { $taxis ->
    [0] have none
    [1] only have one
   *[other] only have { $taxis }
}.
why-taxi-already = You have already taken your consolation taxi: there is only one a turn.
why-could-visit = Look again: your tokens are enough for at least one visit. Make one, or end the visits without a taxi.
why-has-visited = You have made a visit this turn: the consolation taxi is for a turn without a visit.
why-taxi-is-due = Without a visit, you are due a taxi: take it before you go on.
why-pair-not-held = You don't have these two tokens in your movement area: { $pair }.
why-wrong-product = With { $pair } you make { $made }, and “{ $place }” takes { $number }. Your taxis are not enough: choose other tokens.
why-change-not-on-board = You have no free box for { $amount } on your taxi board.
why-change-of-no-use = With the taxis you have, { $amount } does not help you reach “{ $place }”: choose another change.

## Refusals: practice

why-none-fits = No two of your tokens lead to “{ $place }”, even with your taxis. Check your sums, or choose another place.
why-does-not-fit = { $pair } does not lead to “{ $place }”. Check your sums, or take other tokens.
why-not-a-product = Answer with a whole number from 1 to { $highest }.
why-not-a-value = A plane is worth a whole number from 1 to { $highest }.

## Refusals: the path bonus

why-trains-gone = You have no train left to remove: take a taxi.
why-circles-full = All your taxis are circled already: take a train.

## Refusals: the taxi boxes

why-expert-box = The box “{ $box }” is on the back of your taxi board: it is for expert mode only.
why-family-box = The box “{ $box }” is on the back of your taxi board: it is for family mode only.
why-only-in-a-visit = The box “{ $box }” is only used during a visit, in step 2: it will be offered if your tokens alone are not enough.
why-only-for-a-second-visit = The box “{ $box }” is crossed for you, in step 2: after a first visit, choose a second place.
why-no-taxi = The box “{ $box }” takes a taxi, and you have none in hand.
why-box-crossed = You have no box “{ $box }” left to cross.
why-without-effect = { $box_id ->
    [extra_tokens] Two more tokens take a free dotted circle and a token to put there.
    [swap] An exchange takes a token in the movement area and another in the rest zone.
    [plane] There is no black plane left in the supply: this box would do nothing.
   *[other] This box would do nothing now.
}
why-not-held = You don't have this token in your movement area: { $held }.
why-not-resting = You don't have this token in your rest zone: { $token }.

## Refusals: reservation and rest

why-not-open = The card “{ $card }” can't be taken: reserve a card of the centre or the top of the discard pile.
why-buried-by-yours = At this table your old reservation (“{ $own }”) is discarded first: it would cover “{ $card }”.
why-already-reserved = You have already reserved the card “{ $card }”: it can't be visited before your next turn.
why-taxi-instead = You took the consolation taxi instead of a visit: there is no visit for you this turn, not even by spending that taxi.
why-visits-are-over = The visits of this turn are over. You can still reserve a card.
why-no-such-token = You don't have this token in your movement area: { $held }.

# One word a verb, for the buttons
verb-replace = Replace
verb-visit = Visit
verb-take_taxi = Taxi
verb-end_visits = End
verb-reserve = Reserve
verb-skip = Skip
verb-cross = Cross
verb-swap = Exchange
verb-use = Multiply
verb-change = Change
verb-answer = Answer
verb-bonus = Bonus
verb-rest = Rest
verb-draw = Draw
verb-remove = Remove

# Before the click
warn-game_ended = This move ends the game.

# Chosen at the wrong moment: when this choice will come
when-replace = You replace a card of the centre in step 1, at the start of your turn.
when-visit = You choose the place to visit in step 2, before the tokens and the taxis.
when-take_taxi = You take the consolation taxi in step 2, instead of a visit.
when-end_visits = You end the visits in step 2, when no visit is under way.
when-reserve = You reserve a card in step 3, after the visit and before the rest.
when-skip = You can skip step 1 (replacing a card) and step 3 (reserving a card), but no other.
when-cross = You cross a taxi box in steps 1, 2 and 3 of your turn, never in the middle of a visit.
when-swap = In expert mode, the exchange comes as soon as you cross the box that allows it, in step 1, 2 or 3.
when-use = You multiply two tokens in step 2, once the place is chosen.
when-change = You change the result in step 2, once the place and the tokens are chosen.
when-answer = If the table plays with practice, you answer in step 2, once the tokens are chosen.
when-bonus = You choose the path bonus in step 2, right after a visit that links two provinces.
when-rest = You lay tokens to rest in step 4, at the end of your turn; the last day has no step 4.
when-draw = You draw new tokens in step 4, at the end of your turn; the last day has no step 4.
when-remove = A base token leaves the game when the day card says so, before step 1 of the first player.

# The board in a terminal
board-day = Day
board-today = Today
board-next = Tomorrow
board-centre = Centre
board-discard = Top of the discard pile, open as well
board-own = Your reservation
board-deck = Deck
board-pile = Discard pile
board-black_bag = Black bag
board-planes = Black planes
board-trophies = Trophies
board-points = pts
board-tokens = Tokens
board-rest = Rest
board-bag = Bag
board-taxis = Taxis
board-in_hand = in hand
board-received = received
board-map = Map
board-links = Links
board-reservation = Reserved
board-answers = Answers
board-right = right
board-wrong = wrong
board-changes = Taxis of this visit
board-empty = empty
board-you = you
board-first = 1st player
board-part_map = map
board-part_trophies = trophies
board-part_taxis = taxis
board-part_trains = trains
board-part_planes = planes
board-decimal = .
board-path = path
board-trophy = trophy
board-sign_tokens = ✓ with these tokens
board-sign_taxis = + with taxis
board-sign_visited = × province already visited
board-sign_dotted = ° dotted
board-sign_free = _ free space
board-sign_unvisited = – not visited yet
board-sign_boxes = 1/3 one box of three crossed
