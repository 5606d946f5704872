# Small City: all that the game says. Names of pieces, buildings, categories, cards, boards and squares come
# from the data.

game-name = Small City
game-about = Everybody builds a borough in eight turns: homes, shops, factories and parks; citizens work, vote and pollute. For 1 to 4 players, with the modules of the Winter box.

## Options

option-boards = Boards
option-victory = Victory
option-godzillas = Godzillas
option-doctors = Doctors
option-mayor_variant = Mayor variant
option-new_actions = New action cards
option-real_buildings = Real buildings
option-nuclear = Nuclear plants
option-new_buildings = New buildings
option-solo_nuclear = Starting money alone with nuclear plants
option-power = Parks and power
option-full_tie = Full tie for the lowest die
option-sorting_relief = Sorting Centre
boards-base_a = base, side A
boards-base_b = base, side B (lake)
boards-mountain = mountain
boards-river = river
boards-asia_dealt = Asia, dealt
boards-asia_chosen = Asia, chosen
godzillas-no = without
godzillas-yes = with
godzillas-stockholm = with the Stockholm syndrome
doctors-no = without
doctors-yes = with
mayor_variant-no = without
mayor_variant-yes = with
new_actions-no = without
new_actions-yes = with
real_buildings-no = without
real_buildings-yes = with
nuclear-no = without
nuclear-yes = with
new_buildings-no = without
new_buildings-yes = with
new_buildings-with_promises = with the new promises
solo_nuclear-first_place = that of the first place
solo_nuclear-own_amount = an amount of its own
power-not_parks = parks need none
power-parks_too = parks need it, too
full_tie-tied_sleep = those who are tied are spared
full_tie-all_sleep = all godzillas sleep
sorting_relief-turn = lowers the pollution of the turn
sorting_relief-level = lowers the pollution level

## Questions

ask-settle = Where does your Town Hall stand? Choose its top left square; the others don't see it yet.
ask-plan = What do you build? The others don't see your plan until everybody has committed.
ask-place = { $piece }: where does it lie, and which way?
ask-discount = Do you use your card for this construction?
ask-pay = Which space do you take the material from? ({ $material })
ask-promise = Which campaign promise do you keep? The others see it at the end only.
ask-parade = In which street of his host does the Mayor parade? Nothing is built there this turn.
ask-action = Which action card do you take?
ask-oppose = Whom do you make lose votes?
ask-move = Whom do you move? The others don't see it yet.
ask-tourists = Whom do you send as a tourist?
ask-stand = Which space of your Town Hall does the citizen take? (left: { $count })
ask-trade = Which raw material does your trader exchange?
ask-store = Which raw material do you store, and where?
ask-lose = Whom does your borough lose?
ask-bury = Where do you bury the dead?
ask-council = Which disc do you advance in the City Council?
ask-tile = Which tile does the Council give you? (at most { $count ->
    [one] { $count } square
   *[other] { $count } squares
})
ask-lay = { $piece }: where does it lie, and which way?
ask-materials = Where do you store what the Council gives? (left: { $count })
ask-engineer = What does your Engineer clean: the air, so that your production does not pollute this turn, or the ground?
ask-clean = Which radioactivity marker do you remove? (left: { $count })
ask-appear = Where does the godzilla appear in your borough?
ask-march = Which way does the godzilla set off?
ask-turn = The godzilla is at the border: to which side does it turn? (squares left: { $count })
ask-salary = Do you pay your Doctor, who would raise one of your dead?
ask-raise = Whom does your Doctor raise?
ask-people = Who comes by Tourism: citizens, or a Doctor in the place of one?
ask-receive = Which two spaces of your Town Hall does the Mayor take?
ask-city = Which city do you play?
ask-side = Which side of the board do you play on, easy or expert?
ask-grow = Onto which square does the park at { $square } grow?
ask-dig = Where do you lay the stone dug at { $square }?
ask-pilgrim = Which of your citizens goes to Ulaanbaatar as a Pilgrim?
ask-warehouse = Where does the warehouse of your Airport lie? It costs nothing.
ask-listener = Which of your largest residential zones does the Opera's listener go home to?

## Choices

choice-settle = Place the Town Hall at { $square }
    .verb = Place the Town Hall
    .object = at { $square }
choice-build = Build: { $piece }
    .verb = Build
    .object = { $piece }
choice-place = Lay it at { $square }, { $facing }
    .verb = Lay it
    .object = at { $square }, { $facing }
choice-discount = Use the card: { $lowered }
    .verb = Use the card
    .object = { $lowered }
choice-keep_card = Keep the card for later
    .verb = Keep
    .object = the card for later
choice-pay = Pay from { $square }
    .verb = Pay
    .object = from { $square }
choice-commit = Commit
choice-choose_city = Play { $city }
    .verb = Play
    .object = { $city }
choice-choose_side = Side: { $side }
    .verb = Side
    .object = { $side }
choice-keep = Keep: { $promise }
    .verb = Keep
    .object = { $promise }
choice-parade = Close the street from { $square }, { $dir }
    .verb = Close the street
    .object = from { $square }, { $dir }
choice-receive = The Mayor at { $square }, { $dir }
    .verb = The Mayor
    .object = at { $square }, { $dir }
choice-take = Take the card: { $position }
    .verb = Take the card
    .object = { $position }
choice-oppose = Make { $seat } lose votes
    .verb = Oppose
    .object = { $seat }
choice-engineer = The Engineer cleans: { $where }
    .verb = The Engineer cleans
    .object = { $where }
choice-clean = Clean { $square }
    .verb = Clean
    .object = { $square }
choice-plant = Place a plant of level { $level }, from column { $column }
    .verb = Place a plant
    .object = of level { $level }, from column { $column }
choice-move = Move from { $from } to { $to }
    .verb = Move
    .object = from { $from } to { $to }
choice-come_home = Home from { $borough }, { $from }, to { $to }
    .verb = Home
    .object = from { $borough }, { $from }, to { $to }
choice-send = Send from { $from } to { $borough }, { $to }
    .verb = Send
    .object = from { $from } to { $borough }, { $to }
choice-stop = Send nobody else
    .verb = Send
    .object = nobody else
choice-stand = Stand at { $square }
    .verb = Stand
    .object = at { $square }
choice-grow = The park grows onto { $square }
    .verb = The park grows
    .object = onto { $square }
choice-exchange = Exchange the material at { $square }
    .verb = Exchange
    .object = the material at { $square }
choice-seat = Go home to { $square }
    .verb = Go home
    .object = to { $square }
choice-store = Store at { $square }: { $material }
    .verb = Store
    .object = at { $square }: { $material }
choice-dig = Lay the stone at { $square }
    .verb = Lay the stone
    .object = at { $square }
choice-pay_doctor = Pay the Doctor
choice-dismiss = Dismiss the Doctor
    .verb = Dismiss
    .object = the Doctor
choice-raise = Raise the dead at { $square }, in the borough of { $borough }
    .verb = Raise the dead
    .object = at { $square }, in the borough of { $borough }
choice-appear = The godzilla appears at { $square }, { $dir }
    .verb = The godzilla appears
    .object = at { $square }, { $dir }
choice-march = Leave { $square }, { $dir }
    .verb = Leave
    .object = { $square }, { $dir }
choice-turn = Turn { $hand }
    .verb = Turn
    .object = { $hand }
choice-lose = Lose the citizen of { $seat } at { $square }
    .verb = Lose the citizen
    .object = of { $seat } at { $square }
choice-bury = Bury at { $square }
    .verb = Bury
    .object = at { $square }
choice-advance = Advance: { $row } ({ $means })
    .verb = Advance
    .object = { $row } ({ $means })
choice-pass = Pass
choice-decline = Decline
choice-welcome = Welcome: { $package }
    .verb = Welcome
    .object = { $package }
choice-send_pilgrim = Send the citizen at { $square } on the pilgrimage
    .verb = Send on the pilgrimage
    .object = from { $square }

verb-settle = Settle
verb-build = Build
verb-place = Lay
verb-discount = Use the card
verb-keep_card = Keep the card
verb-pay = Pay
verb-commit = Commit
verb-choose_city = Choose a city
verb-choose_side = Choose a side
verb-keep = Keep
verb-parade = Parade
verb-receive = Receive the Mayor
verb-take = Take
verb-oppose = Oppose
verb-engineer = Choose for the Engineer
verb-clean = Clean
verb-plant = Place a plant
verb-move = Move
verb-come_home = Come home
verb-send = Send
verb-stop = Stop
verb-stand = Stand
verb-grow = Grow
verb-exchange = Exchange
verb-seat = Go home
verb-store = Store
verb-dig = Lay a stone
verb-pay_doctor = Pay the Doctor
verb-dismiss = Dismiss
verb-raise = Raise
verb-appear = Appear
verb-march = March
verb-turn = Turn
verb-lose = Lose
verb-bury = Bury
verb-advance = Advance
verb-pass = Pass
verb-decline = Decline
verb-welcome = Welcome
verb-send_pilgrim = Send a pilgrim

when-settle = Town Halls are placed before the first turn.
when-build = You choose a tile while you plan, once the one before it lies and is paid for.
when-place = You lay a tile when you have chosen it.
when-discount = You use your card when you have laid a tile whose price it can lower.
when-keep_card = You decide about your card when you have laid a tile whose price it can lower.
when-pay = You name a space when you pay a raw material that lies in different kinds of spaces.
when-commit = You commit your plan when no construction is under way, or your moves.
when-choose_city = Cities are chosen before the first turn, with the boards of Asia.
when-choose_side = Sides are chosen before the first turn, with the terrain boards.
when-keep = A promise is kept before the first turn.
when-parade = The host's left neighbour chooses the street as a turn begins.
when-receive = The host receives the Mayor as a turn begins, with the Mayor variant.
when-take = Action cards are taken in phase 1, in turn order.
when-oppose = You choose whom to oppose when you have taken the Opponent.
when-engineer = You choose what the Engineer does when you have taken him.
when-clean = Markers are removed when the Engineer cleans the ground.
when-plant = A plant is placed while you plan, once a turn.
when-move = Citizens move in phase 3, behind the screen.
when-come_home = Tourists come home in phase 3, while citizens move.
when-send = Tourists are sent in phase 3, in turn order.
when-stop = You stop while you send tourists.
when-stand = You place a citizen who comes to the Town Hall where its spaces differ.
when-grow = Tokyo's parks grow at the end of phase 3.
when-exchange = Raw materials are exchanged in phase 4, by your traders.
when-seat = The Opera's listener goes home in phase 4.
when-store = You store what factories make in phase 4, or what the Council gives.
when-dig = A stone dug from a mountain is laid in phase 4.
when-pay_doctor = The Doctor is paid at the end of phase 4.
when-dismiss = The Doctor is dismissed at the end of phase 4.
when-raise = A paid Doctor raises one of the dead at the end of phase 4.
when-appear = A godzilla appears in phase 6.
when-march = A godzilla marches in phase 6, once it has appeared.
when-turn = A godzilla turns when it reaches the border.
when-lose = You choose whom you lose in phase 6, if you pollute most.
when-bury = The dead are buried once they are lost.
when-advance = Discs advance in phase 7, in turn order.
when-pass = You pass in the City Council, in phase 7.
when-decline = You decline an exchange or a free tile.
when-welcome = A Doctor or citizens are welcomed by Tourism.
when-send_pilgrim = A pilgrim is sent in phase 8, by who has most votes.

## What happened

log-turn = Turn { $turn }: { $seat } hosts the Mayor.
log-zone_grew = The construction zone of { $seat } grows to { $zone } by { $zone }.
log-planned_hall = { $seat } plans the Town Hall at { $square }.
log-planned = { $seat } plans: { $piece }, { $square }.
log-committed = { $seat } is ready.
log-hall_shown = The Town Hall of { $seat } stands at { $square }.
log-screens_lifted = Turn { $turn }: the screens are lifted.
log-built = { $seat } builds: { $piece }, { $square }.
log-enlarged = { $seat } enlarges: { $old } becomes { $piece }, { $square }.
log-cancelled = { $seat } can't build, and pays nothing: { $piece }, { $square }.
log-votes_won = { $seat } wins votes: { $votes }.
log-stored = { $seat } stores a material at { $square }: { $material }.
log-no_room_for = { $seat } has no room for a material: { $material }.
log-special_shown = A special promise for everybody: { $special }.
log-city_chosen = { $seat } plays { $board }.
log-promise_kept = { $seat } keeps a promise: { $promise }.
log-street = The Mayor parades in the borough of { $seat }, between { $square } and { $other }.
log-no_street = No street is free in the borough of { $seat }: the Mayor is in nobody's way.
log-card_taken = { $price ->
    [0] { $seat } takes an action card: { $card }.
   *[other] { $seat } takes an action card for ${ $price }: { $card }.
}
log-no_card = { $seat } can't take any action card.
log-money = { $seat } receives ${ $money }.
log-votes_lost = { $seat } loses votes: { $votes }.
log-neutral = The neutral marker blocks a card: { $card }.
log-move_planned = { $seat } moves a citizen from { $from } to { $to }.
log-moves_shown = Turn { $turn }: all see who has moved.
log-moved = { $seat } has moved a citizen from { $from } to { $to }.
log-came_home = A tourist of { $seat } leaves { $from } at { $borough }’s and comes home to { $to }.
log-tourist_sent = { $seat } sends a tourist to { $borough }, to { $square }.
log-toll = { $seat } pays a toll of ${ $money } to { $host }.
log-arrived = New citizens in the borough of { $seat }: { $count }.
log-hosted = { $seat } earns ${ $money } by tourists.
log-traded = The workers of { $seat } bring ${ $money }; votes: { $votes }.
log-sold = { $seat } exchanges a material ({ $material }) for ${ $money }; votes: { $votes }.
log-left_with_host = What a tourist of { $seat } made stays with { $host }, at { $square }: { $material }.
log-voted = The citizens vote for { $seat }; votes: { $votes }.
log-polluted = { $seat } pollutes by { $pollution }; level: { $level }.
log-cleaned = { $seat } lowers the pollution by { $pollution }.
log-relieved = The Sorting Centre lowers the pollution level of { $seat } by { $pollution }.
log-left_game = { $seat } chokes on pollution and leaves the game.
log-died = A citizen of { $owner } dies in the borough of { $seat }, at { $square }.
log-buried = A citizen of { $owner } is buried in the borough of { $seat }, at { $square }.
log-no_grave = There is no room for a grave in the borough of { $seat }: the piece of { $owner } returns to the supply.
log-advanced = { $seat } advances in the City Council: { $row }, column { $council_column } ({ $means }).
log-passed = { $seat } passes in the City Council.
log-welcomed = Citizens from the supply for { $seat }: { $count }.
log-hosts_next = { $seat } hosts the Mayor next turn.
log-promise_shown = { $fulfilled ->
    [0] { $seat } has broken a promise: { $promise }.
   *[other] { $seat } has kept a promise: { $promise }.
}
log-special_judged = { $seat } keeps the special promise: { $special }.
log-solo_result = { $seat } ends as follows: { $result }.
log-engineer_chose = The Engineer of { $seat } cleans: { $where }.
log-unmarked = { $seat } removes a radioactivity marker: { $square }.
log-godzilla_left = The godzilla leaves the borough of { $seat }.
log-rolled = { $seat } rolls { $count }.
log-spared = No godzilla visits { $seat }.
log-godzilla_went = The godzilla finds nothing in the borough of { $seat } and goes away.
log-appeared = A godzilla appears in the borough of { $seat }, at { $square } and { $other }.
log-marked = Radioactivity in the borough of { $seat }: { $square }.
log-eaten = The godzilla eats a citizen of { $owner } in the borough of { $seat }, at { $square }.
log-doctor_eaten = The godzilla eats the Doctor of { $seat }, at { $square }.
log-goods_lost = { $seat } loses a material at { $square }: { $material }.
log-stopped = The godzilla stops in the borough of { $seat }, at { $square } and { $other }.
log-doctor_hired = { $seat } hires a Doctor.
log-doctor_paid = { $seat } pays the Doctor ${ $money }.
log-doctor_gone = The Doctor of { $seat } leaves, unpaid.
log-raised = A citizen of { $seat } rises from the grave in the borough of { $borough }, at { $square }.
log-mayor_entered = The Mayor takes two spaces in the Town Hall of { $seat }: { $square } and { $other }.
log-mayor_outside = The Mayor finds no room in the Town Hall of { $seat } and waits beside the board.
log-speech = The Mayor speaks for { $seat }; votes: { $votes }.
log-board_dealt = { $seat } is dealt the board of { $city } and { $other }.
log-side_chosen = { $seat } plays on this board: { $board }.
log-dug = { $seat } lays a stone dug from the mountain, in the borough of { $borough }, at { $square }.
log-pilgrim_sent = { $seat } sends a Pilgrim to Ulaanbaatar, from { $square }.
log-pilgrim_home = The Pilgrim of { $seat } comes home.
log-tram_passenger = A passenger gets off the Tramway of { $seat }, at { $square }.
log-listened = A citizen of { $seat } has listened to an opera; votes: { $votes }.
log-walked_home = The Opera's listener goes home, in the borough of { $seat }, to { $square }.
log-opera_fell = The construction zone of { $seat } has grown: the Opera is pulled down and leaves the game.
log-plant_planned = { $seat } plans a nuclear plant of level { $level }, from column { $column }.
log-plant_placed = { $seat } places a nuclear plant of level { $level }, from column { $column }.
log-plant_cancelled = { $seat } can't place a plant of level { $level }, from column { $column }, and pays nothing.

## Reasons

why-off-the-grid = The tile would reach beyond the grid.
why-alike = Turned that way, this tile is the same as turned another way.
why-outside-zone = Outside your construction zone ({ $zone } by { $zone }): { $squares }.
why-on-a-lake = You don't build on a lake: { $squares }.
why-built-over = Something stands there already: { $squares }.
why-not-higher = You only enlarge a tile to a higher level of its kind: { $squares }.
why-tourist-stays = A tourist is at { $square }: its owner brings it home.
why-two-tiles = An enlargement replaces exactly one tile: { $squares }.
why-not-whole = An enlargement covers the whole of the old tile; left out: { $squares }.
why-too-dear-here = Here it costs ${ $price }, and you can pay ${ $money }: { $piece }.
why-too-few-public = Needs { $needs ->
    [one] { $needs } public building
   *[other] { $needs } different public buildings
} in its influence, has { $has }: { $piece }.
why-too-few-homes = Needs { $needs ->
    [one] { $needs } residential zone
   *[other] { $needs } different residential zones
} in its influence, has { $has }: { $piece }.
why-lacks-building = Needs in its influence: { $building }. ({ $piece })
why-lacks-category = Needs in its influence: { $category }. ({ $piece })
why-banned = May not lie in its influence: { $category }; { $squares }.
why-plan-full = A plan has at most { $most ->
    [one] { $most } construction
   *[other] { $most } constructions
}.
why-only-at-setup = The Town Hall is placed at setup, and stays the only one.
why-only-by-council = Only the City Council gives this tile: { $piece }.
why-owned-already = You may have { $limit } of this building, and have as many: { $piece }.
why-out-of-stock = No tile of this kind is left for you: { $piece }.
why-too-dear = It costs at least ${ $price }, and you can pay ${ $money }: { $piece }.
why-lacks-material = Needs { $needs } of a material, you have { $has }: { $material }. ({ $piece })
why-no-place = { $room ->
    [0] There is no room in your zone: { $piece }.
    [one] There is room at one place in your zone, but its price or its conditions are not met there: { $piece }.
   *[other] There is room at { $room } places in your zone, but its price or its conditions are met at none: { $piece }.
}
why-cant-lower = Your card ({ $card }) does not lower this part of the price: { $lowered }.
why-not-there = The material that is due does not lie there.
why-equal-space = Of equal spaces the first one is taken: choose that one.
why-beside-graves = A grave lies beside the others while there is room: not at { $square }.
why-cant-receive = To host the Mayor takes two empty spaces that share a side in your Town Hall; empty spaces: { $has }.
why-card-occupied = This card is occupied: { $card }.
why-equal-store = Of equal spaces the first one is taken: not { $square }.
why-has-one-there = You have a tourist in that borough already.
why-is-free = This step is not paid for.
why-lacks-material-here = On the river ({ $squares }) it takes { $needs } of a material, you have { $has }: { $material }. ({ $piece })
why-last-column = Your disc is in the last column already: { $row }.
why-left-the-game = That player has left the game.
why-may-not-stay = You may not stay on your card: { $card }.
why-moved-already = That citizen has moved already: { $square }.
why-never-free = The Council does not give this tile: { $piece }.
why-no-hall-space = That is no empty space of your Town Hall: { $square }.
why-no-place-there = There is no place for a citizen at { $to }.
why-no-room-for-grave = The dead are buried on an empty square: not at { $square }.
why-no-store = Nothing can be stored at { $square }.
why-no-street-there = There is no street there: both squares must lie in the construction zone. ({ $square })
why-no-victim = Nobody is there to die: { $square }.
why-nobody-there = Nobody of yours is at { $square }.
why-nobody-to-send = You send a citizen who has not moved and is not in the Town Hall: nobody at { $square }.
why-not-a-material = There is no raw material at { $square }.
why-not-a-neighbour = Tourists go to neighbours only, or anywhere with a Subway.
why-not-a-tourist = You have no tourist there.
why-not-an-opponent = Choose another player who is still in the game.
why-not-dealt = This promise is none of yours: { $promise }.
why-not-empty = Nothing can be built there: { $squares }.
why-not-empty-before = That place was not empty when the phase began, or no longer is: { $to }.
why-not-for-hall = The Town Hall can't stand there: { $squares }.
why-not-for-tourists = Tourists don't go there: { $to }.
why-not-free-step = You have no free step.
why-not-given = The Council does not give this material: { $material }.
why-not-made = There is nothing of this material to be stored now: { $material }.
why-on-the-street = The Mayor parades there until the end of the turn: { $squares }.
why-only-printed = This tile is printed on a board: { $piece }.
why-only-small-homes = From the Town Hall one moves into a residential zone of level 1 only: not to { $to }.
why-place-closed = That place has just been left: nobody enters it this turn. ({ $to })
why-place-taken = That place was not empty: { $to }.
why-step-too-dear = This step costs ${ $price }, and you have ${ $money }.
why-street-full = One of the two squares of a street must be empty: { $square }.
why-toll-too-high = The toll is ${ $toll }, and you have ${ $money }.
why-too-far = { $steps } steps cost ${ $price }, and you have ${ $money }: { $card }.
why-too-few-votes = It takes { $price ->
    [one] { $price } vote,
   *[other] { $price } votes,
} and you have { $votes }.
why-too-few-votes-for-step = This step costs { $price ->
    [one] { $price } vote,
   *[other] { $price } votes,
} and you have { $votes }.
why-too-large = Too large, the Council gives at most { $most ->
    [one] { $most } square
   *[other] { $most } squares
}, and { $piece } covers { $size }.
why-unusable = Radioactivity or a godzilla: nothing is built there. ({ $squares })
why-not-drawn-there = The first time, the godzilla is drawn to one of your largest Factories (level { $level }): { $squares }.
why-no-marked-pair = The godzilla comes back to two marked squares side by side, or to one and its neighbour if no two touch: { $squares }.
why-not-its-square = The godzilla sets off from one of these squares: { $squares }.
why-no-way-out = The first step leads out of its squares and stays in your zone: not from { $square } { $dir }.
why-no-marker-there = There is no radioactivity marker at { $square }.
why-would-split = Without { $square } the radioactive area would fall into more pieces: { $before } before, { $after } after.
why-not-dead-there = None of your dead lies at { $square }.
why-no-pair-there = The Mayor takes two empty spaces of your Town Hall that share a side; empty: { $squares }.
why-not-your-board = You were dealt a board with these cities: { $cities }; not { $city }.
why-board-taken = The board with { $city } is taken by { $seat }.
why-on-a-mountain = You don't build on a mountain: { $squares }.
why-on-a-stone = A stone is built over only if the price asks for as many stones: { $squares }.
why-free-on-the-river = A free tile covers no other river square, as no material is spent now: { $squares }.
why-no-room-for-stone = The stone goes to an empty plain square in the influence of the Factory: { $squares }; not { $square }.
why-another-harbour = The port of Shanghai is the only Harbour: no other one is built.
why-only-small-parks = In Tokyo you only build parks of size 1; they grow by themselves.
why-imperial-park = Only parks are built in the Imperial Park: { $squares }.
why-not-beside-park = A new park of Tokyo lies beside another park: not { $squares }.
why-first-park = The first park of Tokyo lies in the Imperial Park: not { $squares }.
why-on-the-river = You don't build on Bangkok's river, but for the water of a Harbour: { $squares }.
why-flooded = The flood zone is under water in this turn: { $squares }.
why-homes-elsewhere = A new residential zone of Delhi lies on the sixteen marked squares: not { $squares }.
why-not-a-park = The park can grow onto { $squares }, not onto { $square }.
why-no-pilgrim-there = None of your citizens is at { $square }.
why-same-pilgrim = This Pilgrim has just come back: send another citizen, not the one at { $square }.
why-without-power = None of the squares lies in a powered column: { $squares }. Powered: { $columns }.
why-too-few-active = Needs { $needs ->
    [one] { $needs } active citizen
   *[other] { $needs } active citizens
} of yours, you have { $has }: { $piece }.
why-far-from-airport = The warehouse must lie in the influence of the Airport, with one of these squares: { $squares }.
why-too-few-parks = Needs { $needs ->
    [one] { $needs } park square
   *[other] { $needs } park squares
} around it, has { $has }: { $piece }.
why-too-few-shops = Needs a commercial zone beside it: { $piece }.
why-off-the-border = Must touch the right or the lower border of your construction zone ({ $zone } by { $zone }): { $piece }.
why-not-the-largest = The listener goes to the first empty place of a largest residential zone: { $squares }.
why-no-such-plant = Nuclear plants have levels 1 to 3.
why-one-plant-a-turn = You place one nuclear plant a turn.
why-beyond-columns = A plant of level { $level } covers { $wide } columns, and would reach beyond the grid.
why-covered-already = Columns covered already: { $columns }.
why-no-plant-left = No plant of level { $level } is left for you.
why-plant-too-dear = A plant of level { $level } costs ${ $price }, and you have ${ $money }.

## Things

part-votes = Votes
part-homes = Homes
part-built = Cultural buildings built
part-culture = Cultural places
part-shops = Shops
part-exchanged = Raw materials exchanged
part-cards = Action cards
part-speech = The Mayor's speech
part-opponent = Lost: Opponent
part-spent = Spent
part-earlier = Votes from before
part-radioactivity = Radioactivity
part-goal = Winning condition
part-promise = Promise
part-special = Special promise
reason-pollution = Clean air
part-pollution = Pollution
gain-money = $
gain-votes = { $count ->
    [one] vote
   *[other] votes
}
gain-pollution = pollution
gain-wood = wood
gain-stone = stone
gain-metal = metal
gain-citizens = { $count ->
    [one] citizen in supply
   *[other] citizens in supply
}

facing-upright = as printed
facing-right = turned right
facing-over = turned halfway round
facing-left = turned left
facing-flipped = flipped
facing-flipped_right = flipped, turned right
facing-flipped_over = flipped, turned halfway round
facing-flipped_left = flipped, turned left

material-wood = wood
material-stone = stone
material-metal = metal

lowered-money = money
lowered-wood = wood
lowered-stone = stone
lowered-metal = metal

dir-up = upwards
dir-right = to the right
dir-down = downwards
dir-left = to the left

hand-left = left
hand-right = right
start-building = the building where it appears
start-squares = its two squares
start-stood_there = where it stood

side-easy = easy
side-expert = expert

means-money = money
means-votes = votes
means-free = free

where-air = the air
where-ground = the ground

package-citizens = citizens
package-with_doctor = a Doctor

result-resign = resignation
result-councillor = councillor
result-deputy = deputy
result-mayor = mayor
result-minister = minister
result-legend = legend

## The board in a terminal

board-turn = Turn
board-host = the Mayor's host
board-street = street
board-speaker = the Mayor's spaces
board-special = special promise
board-ring = Actions
board-money = $
board-votes = votes
board-pollution = pollution
board-career = career
board-supply = supply
board-card = card
board-left = out of the game
board-legend = R homes, C shops, F factory, P park, with their level; a number by itself: a citizen of that player; w wood, s stone, m metal; + a grave, * the Pilgrim. Discs of the Council are in the order of its departments.
board-monsters = G a godzilla, ! radioactivity; D a Doctor; M the Mayor in the Town Hall.
