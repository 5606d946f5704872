# Small City, construction: all that the game says. Names of pieces, buildings, categories, cards, boards and squares come
# from the data.

game-name = Small City: construction
game-about = A slice of Small City, for 2 to 4 players: everybody plans up to three constructions behind a screen, then all boroughs grow at once.

## Options

option-board = Boards

## Questions

ask-settle = Where does your Town Hall stand? Choose its top left square; the others don't see it yet.
ask-plan = What do you build? The others don't see your plan until everybody has committed.
ask-place = { $piece }: where does it lie, and which way?
ask-discount = Do you use your card for this construction?
ask-pay = Which space do you take the material from? ({ $material })

## Choices

choice-settle = Town Hall at { $square }
choice-build = Build: { $piece }
choice-place = { $square }, { $facing }
choice-discount = Use the card: { $lowered }
choice-keep_card = Keep the card for later
choice-pay = From { $square }
choice-commit = Commit the plan

verb-settle = Settle
verb-build = Build
verb-place = Lay
verb-discount = Use the card
verb-keep_card = Keep the card
verb-pay = Pay
verb-commit = Commit

when-settle = Town Halls are placed before the first turn.
when-build = You choose a tile while you plan, once the one before it lies and is paid for.
when-place = You lay a tile when you have chosen it.
when-discount = You use your card when you have laid a tile whose price it can lower.
when-keep_card = You decide about your card when you have laid a tile whose price it can lower.
when-pay = You name a space when you pay a raw material that lies in different kinds of spaces.
when-commit = You commit your plan when no construction is under way.

## What happened

log-turn = Turn { $turn }: { $seat } hosts the Mayor.
log-has_card = { $seat } has a card: { $card }.
log-zone_grew = The construction zone of { $seat } grows to { $zone } by { $zone }.
log-planned_hall = { $seat } plans the Town Hall at { $square }.
log-planned = { $seat } plans: { $piece }, { $square }.
log-committed = { $seat } has committed a plan.
log-hall_shown = The Town Hall of { $seat } stands at { $square }.
log-screens_lifted = Turn { $turn }: the screens are lifted.
log-built = { $seat } builds: { $piece }, { $square }.
log-enlarged = { $seat } enlarges: { $old } becomes { $piece }, { $square }.
log-cancelled = { $seat } can't build, and pays nothing: { $piece }, { $square }.
log-votes_won = { $seat } wins votes: { $votes }.
log-income = { $seat } earns ${ $money }; votes: { $votes }.
log-stored = { $seat } stores a material at { $square }: { $material }.
log-no_room_for = { $seat } has no room for a material: { $material }.

## Reasons

why-off-the-grid = The tile would reach beyond the grid.
why-alike = Turned that way, this tile is the same as turned another way.
why-outside-zone = Outside your construction zone ({ $zone } by { $zone }): { $squares }.
why-on-a-lake = You don't build on a lake: { $squares }.
why-built-over = Something stands there already: { $squares }.
why-not-higher = You only enlarge a tile to a higher level of its kind: { $squares }.
why-two-tiles = An enlargement replaces exactly one tile: { $squares }.
why-not-whole = An enlargement covers the whole of the old tile; left out: { $squares }.
why-too-dear-here = Here it costs ${ $price }, and you can pay ${ $money }: { $piece }.
why-too-few-public = Needs { $needs } different public buildings in its influence, has { $has }: { $piece }.
why-too-few-homes = Needs { $needs } different residential zones in its influence, has { $has }: { $piece }.
why-lacks-building = Needs in its influence: { $building }. ({ $piece })
why-lacks-category = Needs in its influence: { $category }. ({ $piece })
why-banned = May not lie in its influence: { $category }; { $squares }.
why-plan-full = A plan has at most { $most } constructions.
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

## Things

part-votes = votes

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
