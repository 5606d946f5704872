# What the guided first match says.

stop-goal = You travel across Canada for seven days. The player with the most points on the evening of the seventh
    wins.
    .title = The goal
stop-product = Multiply two of your tokens: if the product is written on a card, you visit that place. A plane is
    worth any number from 1 to 12.
    .title = Two tokens make a product
stop-replace = Step 1: you could change a card of the centre. Today a visit is possible: skip.
    .title = Replace a card
otherwise-replace = That is allowed: the card you discarded stays within reach this turn, on the discard pile.
stop-aid = The multiplication table lights up everything your tokens can make: a lit number that is on a card is a
    place to visit.
    .title = What you can make
stop-visit = Visit “{ $place }”: your tokens lead there. Touch the place on its card.
    .title = Visit
otherwise-visit = A good trip all the same: every legal place fills your map of Canada.
stop-province = The points of the place are noted on your map of Canada. Each player visits a province only once: look
    for another one tomorrow.
    .title = A province, once
stop-reserve = Step 3: reserve “{ $card }”. A province linked by dots to one of yours brings a train or a taxi, and
    only you will be able to visit this card.
    .title = Reserve
otherwise-reserve = All right. A reserved card waits for your next turn; without a reservation it stays open to
    everyone.
stop-rest = Step 4: lay to rest the tokens you no longer want, then draw. If you rest none, you fill only the empty
    spaces.
    .title = Rest and draw
otherwise-rest = This token will come back when your bag is empty. Rest others, or draw.
stop-day = Day { $day }: each Day card changes the tokens of all players. Today tokens from 7 to 12 arrive; they wait
    in your rest zone.
    .title = The card of the day
stop-taxi = { $taxis ->
        [one] Your taxi changes
       *[other] Each of your { $taxis } taxis changes
    } a result by 1 or 2, and the box you cross scores at the end.
    .title = Taxis
stop-path = One of the cards within reach is of a province linked to one of yours: visiting it brings a train or a
    taxi as well.
    .title = Linked provinces
stop-plane = You have a plane: in a product it is worth whatever number from 1 to 12 you need.
    .title = The plane
stop-train = Remove a train: it is worth 1 point, and one more space will take a token at every draw.
    .title = Train or taxi
otherwise-train = A taxi is useful, too: it will change the result of a later visit.
stop-colour = Visiting a colour you already have brings a black plane. The first to have a whole colour, or all four
    colours, takes the trophy.
    .title = Colours
stop-end = You know all you need. Places, trophies, taxi boxes, trains and planes are added up on the evening of day
    7: go on as you like.
    .title = Your turn
