# The words of the screen: short names, hints, previews, the film of the count.

can-here = possible choice
close = Close
nothing = Nothing
or = or

## Days

progress = Day { $day } of { $last }
tomorrow = Tomorrow: { $what }

## The centre of the table

centre = Destinations
deck = Deck
deck-count = { $count ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $count } cards in the deck
}
deck-holds = Still in the deck
discard = Discard pile
discard-too = Discard, open too
discard-more = { $count ->
    [one] card below
   *[other] cards below
}
discard-short = Discard too
discard-holds = Below the discard
discard-empty = Nothing discarded
slot-empty = No card left
reservation = Reservation
reservation-mine = My reservation
reservation-empty = No card reserved
no-reservation = no reservation
card-city = { $name }, city, { $province }
card-attraction = { $name }, attraction, { $province }
card-numbers = { $low } or { $high }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-visited = Province already visited
card-alone = Possible: { $a } × { $b } = { $product }
card-by-taxi = Possible with a taxi: { $a } × { $b } = { $product }

## Provinces, short on the cards and broken on the map

short-british_columbia = British Columbia
short-new_brunswick = N. Brunswick
short-prince_edward_island = P.E.I.
short-nova_scotia = Nova Scotia
short-newfoundland_and_labrador = Newfoundland
short-northwest_territories = N.W.T.
map-british_columbia = British|Columbia
map-new_brunswick = New|Brunswick
map-prince_edward_island = P.E.I.
map-nova_scotia = Nova|Scotia
map-newfoundland_and_labrador = Newfoundland|and Labrador
map-northwest_territories = Northwest|Territories

## The map and the tokens

map = My map of Canada
map-of = { $name }’s board
map-back = Back to mine
map-keys = Map of Canada: Tab goes from one open destination to the next, the arrows go anywhere, Enter leads to the card.
square-visited = { $name }: { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
square-meant = { $name }: { $place } would put { $points ->
    [one] { $points } point here
   *[other] { $points } points here
}
square-open = { $name }: a destination within reach
square-empty = { $name }: not visited yet
my-tokens = My tokens
tokens-of = { $name }’s tokens
movement-area = movement area
token-label = Token { $token }{ $taken ->
    [yes] , taken up
   *[no] {""}
}
token-worth = worth { $worth }
token-resting = Token { $token }, resting
train-here = A train: once won, one token more
space-empty = Free space
rest = Rest
rest-empty = Nobody rests
bag = Bag
bag-count = { $count ->
    [0] Empty bag: the rest zone goes back into it
    [one] One token in the bag
   *[other] { $count } tokens in the bag
}
bag-empty = Empty bag: the rest zone goes back into it at the next draw.
bag-holds = In the bag
link-paid = paid
link-due = pays on a visit

## What a visit brings

gain-points = { $count ->
    [one] +1 point
   *[other] +{ $count } points
}
gain-links = { $count ->
    [one] 1 link
   *[other] { $count } links
}
gain-plane = a plane
gain-trophy = a trophy
change-to = makes { $number }
out-of-reach = { $low } or { $high }: out of reach
opens-nothing = no open destination

## Taxis

taxi-board = Taxis
taxi-board-of = { $name }’s taxis
taxis-in-hand = { $count ->
    [0] none in hand
   *[other] { $count } in hand
}
box-free = { $name }, { $leaves ->
    [0] no points
    [one] 1 point at the end
   *[other] { $leaves } points at the end
}
box-crossed = { $name }, crossed, { $leaves ->
    [0] no points
    [one] 1 point
   *[other] { $leaves } points
}
changed-by = Change already chosen: { $sum }

## What belongs to all

common = Trophies and supplies
trophies = Trophies
your-provinces = your provinces
trophy-free = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $have } of { $need }
trophy-taken = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $owner } has it
black-bag = advanced
black-bag-count = { $count ->
    [one] Black bag: { $count } advanced token
   *[other] Black bag: { $count } advanced tokens
}
black-bag-holds = In the black bag
planes = planes
planes-left = { $count ->
    [one] { $count } plane
   *[other] { $count } planes
} of { $all }

## The multiplication table

aid = Multiplication table
aid-times = times
aid-card = on a card
aid-made = possible
aid-taxi = with a taxi
aid-products = Your tokens make: { $list }
aid-planes = { $count ->
    [one] Your plane is worth 1 to 12, as you like.
   *[other] Your planes are worth 1 to 12, as you like.
}
aid-quiz = Practice: the sums are yours to work out, nothing is lit.

## The practice

quiz-product = What do { $a } × { $b } make?
quiz-plane = What must the plane be worth? { $token } × plane for { $low } or { $high }
quiz-plane-is = plane
quiz-send = Answer
quiz-back = Delete a digit
quiz-wrong = { $number } is not it. { $left ->
    [one] Last try!
   *[other] { $left } tries left.
}
quiz-record = { $right } right, { $wrong } wrong
quiz-right = Right answers
quiz-missed = Wrong answers
quiz-time = Time to answer

## Players’ cards

seat-look = See { $name }’s board
seat-parts = Where the points come from

## The film of the count

film = Final count
film-how-map = The points written on the map
film-how-trophies = The trophies won
film-how-taxis = The leaves of the crossed boxes; taxis in hand take the best free boxes
film-how-trains = One point a train
film-how-planes = Half a point a plane
film-end = { $names } { $count ->
    [one] wins
   *[other] win
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
film-ties = On a tie: most fives, then most trophies
film-none = none
film-leftovers = { $count ->
    [one] 1 taxi in hand: +{ $points }
   *[other] { $count } taxis in hand: +{ $points }
}
film-planes = { $count ->
    [0] no plane
    [one] 1 × ½
   *[other] { $count } × ½
}
