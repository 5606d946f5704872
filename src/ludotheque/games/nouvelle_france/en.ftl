# Nouvelle-France: all the game says. Names of things come from the data (colour, shape, form, piece, work, challenge, ally
# and the levels); $work_id, $colour_id and the others give the id, to choose a wording.

game-name = Nouvelle-France
game-about = Three works to build before the third snowfall, alone against the Winter or up to four: wooden pieces of five cubes, set down from above, and every floor pays when it snows.

## Parts of sentences, used below

on-work = { $work_id ->
    [redoubt] on the redoubt
    [mill] on the mill
   *[church] on the church
}
of-work = { $work_id ->
    [redoubt] of the redoubt
    [mill] of the mill
   *[church] of the church
}
the-marker = { $colour_id ->
    [white] White
    [yellow] Yellow
    [blue] Blue
   *[brown] Brown
}
in-colour = { $colour_id ->
    [white] white
    [yellow] yellow
    [blue] blue
   *[brown] brown
}
a-form = { $form_id ->
    [poutre] a beam
    [pieu] a stake
   *[cheville] a peg
}
the-form = { $form_id ->
    [poutre] the white beam
    [pieu] the white stake
   *[cheville] the white peg
}
nth-snow = { $snowfall ->
    [1] first
    [2] second
   *[3] third
}
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Options

option-constraint = Constraint
option-path = Path
option-architecture = Architectural challenges
architecture-off = Without
architecture-on = With
option-player_may_choose_ties = Ties of the Winter
player_may_choose_ties-no = Broken by the rules
player_may_choose_ties-yes = Broken by the player

## Things

comparison-only_one = it was the only possible placement
comparison-white_points = that is where most white cubes come together
comparison-snow_value = with equal contacts, its white cubes will be worth most in the snow
comparison-covered_cells = all equal, it is the placement that covers the fewest empty cells
comparison-solo_colour = all equal, it is the piece that gives the work's colour the fewest cubes
comparison-work_order = all equal, the order of the works decided
comparison-shape_order = all equal, the order of the identification strip decided
comparison-doubled_colour = all equal, the order of the colours decided
comparison-placement_order = all equal, the order of the placements decided
comparison-player = all equal, the player decided

part-pieces = Construction pieces
part-bonus = Bonus pieces
part-ally = Allies
part-challenges = Architectural challenges
part-winter = Turns of the Winter
part-snow_1 = First snow
part-snow_2 = Second snow
part-snow_3 = Third snow
part-discs = Discs
gain-allies = { $count ->
    [one] ally
   *[other] allies
}
part-lowest = Colour furthest behind
reason-winter_marker = Holding the Winter back
part-winter_marker = White marker

## Questions

ask-piece = Which piece do you take?
ask-work = { $piece }: on which work?
ask-place = { $piece } { on-work }: where do you set it down?
ask-stuck = No piece finds a place. Which card do you discard?
ask-winter = The Winter hesitates: which piece does it place?
ask-winter_work = The Winter hesitates ({ $piece }): on which work?
ask-winter_place = The Winter hesitates ({ $piece } { on-work }): where?
ask-bonus = { the-marker } wins { a-form }: of which colour?
ask-discard = The coureur des bois leaves the choice to you: which card do you discard?
ask-ally = Does an ally help you this turn?
ask-second = Does the fille du Roy let you place a second piece?

## Choices

# A cell is named as one points at it: letters eastwards, numbers southwards.
cell = { $floor ->
    [1] { $place }
   *[other] { $place } (floor { $floor })
}
somewhere = another place
choice-take = Take the piece { $piece }
    .verb = Take
    .object = the piece { $piece }
choice-build = { $work_id ->
    [redoubt] Build on the redoubt
    [mill] Build on the mill
   *[church] Build on the church
}
    .verb = Build
    .object = { $work_id ->
        [redoubt] on the redoubt
        [mill] on the mill
       *[church] on the church
    }
choice-place = Set it down at { $placement }
    .verb = Set it down
    .object = at { $placement }
choice-discard = Discard the card { $shape }
    .verb = Discard
    .object = the card { $shape }
choice-use = Call on an ally: { $ally }
    .verb = Call on an ally
    .object = { $ally }
choice-pass = Without an ally

## Log

log-turn = It is { $seat }'s turn to build.
log-winter_turn = It is the Winter's turn.
log-drew = A card is turned up: { $shape }.
log-drew_snow = A card is turned up: the { nth-snow } snowfall!
log-placed = { $seat } places the piece { $piece } { on-work } ({ $placement }).
log-scored = { the-marker } moves on by { some-points } { $part_id ->
    [bonus] with the bonus piece
    [ally] thanks to the ally
    [challenges] for the architectural challenge
    [winter] with the Winter's piece
    [snow_1] under the first snow
    [snow_2] under the second snow
    [snow_3] under the third snow
    [discs] for the discs
   *[pieces] with the piece placed
}.
log-discarded = A card is discarded: { $shape }.
log-stuck = No piece finds a place for { $seat }.
log-bound_void = Nothing fits { on-work }: this turn { $seat } may build on any work.
log-winter_saw = { $shape }: the Winter has { $cubes ->
    [one] { $cubes } white cube
   *[other] { $cubes } white cubes
} to place, at best { some-points } { on-work }.
log-winter_left = { $shape }: the Winter leaves it, another shape has { $cubes ->
    [one] { $cubes } white cube
   *[other] { $cubes } white cubes
}.
log-winter_no_room = { $shape }: the Winter finds no room for this shape.
log-winter_chose = The Winter chooses the piece { $piece } { on-work } for { some-points }: { $comparison }.
log-winter_placed = The Winter places the piece { $piece } { on-work } ({ $placement }).
log-winter_stuck = The Winter finds no place for anything.
log-bonus_won = { the-marker } wins { a-form }.
log-bonus_lost = { the-marker } loses { a-form }: there is no place left.
log-bonus_removed = The track loses { the-form }.
log-snow_fell = It snows: { nth-snow } snowfall.
log-snow_counted = The snow { on-work } covers { $cubes } { in-colour } { $cubes ->
    [one] cube
   *[other] cubes
}: { some-points }.
log-closed = { $seat } completes a work: { $work }.
log-winter_closed = The Winter completes a work: { $work }.
log-challenge_done = { $seat } meets a challenge { on-work }: { $challenge }.
log-ally_used = { $seat } calls on an ally: { $ally }.
log-ally_kept = { $seat } keeps an ally for later: { $ally }.
log-discs_counted = The discs won are counted: { $discs }. White goes back by { some-points }.
log-won = The Winter is beaten, by { some-points }!
log-lost = The Winter prevails: { $colour_id ->
    [white] white
    [yellow] yellow
    [blue] blue
   *[brown] brown
} stays { $points ->
    [0] level with it
    [one] { $points } point behind
   *[other] { $points } points behind
}.
log-game_ended = The game is over.

## Refusals: placements

why-off-the-outline = There is no such placement { on-work }: every cube goes on a grey cell, on floors 1 to 3.
why-cell-occupied = There is a cube in that place { of-work } already.
why-slides-under = Pieces come from above: here it would pass under a cube { of-work }.
why-floats = { $piece }: nothing would carry it; it must rest on the ground or on cubes already there.
why-overhangs = { $piece }: overhangs are not allowed here, and one of its cubes would have nothing right below it.
why-topples = { $piece }: it would not stand, its middle is not over what carries it.
why-twin = That is the same as another placement: the same colours on the same cells.
why-challenges-off = The piece would rise above the third floor { of-work }: only an architectural challenge allows that, and this game has none.
why-challenge-met = The piece would rise above the third floor { of-work }: only one challenge allowed that, and it has been met ({ $challenge }).
why-high-only-alone = The piece would rise above the third floor { of-work }: with several players nobody ever builds higher.
why-winter-stays-low = The Winter never builds above the third floor.
why-work-closed = { $work }: this work is complete and takes no more construction pieces.

## Refusals: choosing piece and work

why-no-bonus-won = { $piece }: no marker has just won this bonus piece.
why-shape-not-visible = No visible card shows this shape: { $shape }.
why-piece-gone = { $piece }: it is no longer in the reserve.
why-fits-nowhere = { $shape }: this shape fits on no work any more.
why-no-room-there = { $piece }: there is no room for it { on-work }.
why-bound-work = This turn's token sends you to build { on-work }.
why-must-alternate = Your last construction piece is { on-work }: choose another work.
why-another-work = The second piece goes on another work: the first is { on-work }.
why-not-on-bound-work = { $shape }: there is no room for this shape { on-work }, where this turn's token sends you.
why-only-on-last-work = { $shape }: this shape has room only { on-work }, where your last construction piece is; you must change works.
why-only-on-first-work = { $shape }: this shape has room only { on-work }, where the first piece is already; the second goes on another work.

## Refusals: cards, bonus pieces, the Winter, allies

why-card-not-visible = None of the visible cards shows this shape: { $shape }.
why-fewer-white-cubes = { $piece }: { $cubes ->
    [one] { $cubes } white cube
   *[other] { $cubes } white cubes
}, and the Winter can place a piece that has { $most }.
why-not-tied = The Winter has something better: choose among the tied placements.
why-winter-takes-no-bonus = { $piece }: the Winter never takes a bonus piece.
why-wrong-form = It is { a-form } that the marker has just won.
why-marks-its-space = { $piece }: it only marks its space on the track; take another one from the reserve.
why-bonus-gone = { $piece }: it is no longer in the reserve.
why-token-used = You have called on this ally already: { $ally }.
why-ally-after-placing = { $ally }: place a piece first; she lets you place a second one.
why-ally-before-choosing = { $ally }: this ally only helps before you choose the piece.
why-ally-leads-nowhere = { $ally }: this ally would lead to no placement.

# One word a verb, for buttons
verb-take = Take
verb-build = Build
verb-place = Place
verb-discard = Discard
verb-use = Ally
verb-pass = Pass

# When this choice comes; shown if it is made too early or too late
when-take = You take a piece at the start of your turn (with several players, after the question of an ally) or when your marker wins one.
when-build = The work is chosen right after the piece, where it has room on several.
when-place = Choose a piece first, then the work: the placement comes next.
when-discard = You only choose the card to discard if no piece has room, or after a placement with the coureur des bois.
when-use = With several players, an ally comes before you choose the piece, and the fille du Roy after you have placed it.
when-pass = You can only pass when an ally is offered.

# Before the click
warn-closed = This move completes the work.

# The table in a terminal
board-turn = Turn
board-slot = slot
board-winter_slot = the Winter
board-cards = cards
board-snow = Snow
board-next = next one among cards
board-closed = complete
board-visible = Visible cards:
board-reserve = Reserve:
board-track = Track:
board-gone = no longer there
board-winter = The Winter:
board-bound = Tokens:
board-free = free
board-challenges = Challenges:
board-allies = allies:
board-discs = discs:
board-last = last work:
board-none = none
board-floor = floor
board-places = Placements:
board-legend = · free cell   - covered   W white  Y yellow  B blue  N brown   [floor] counted next
board-points = pts
board-white = white
board-snow_value = snow
board-covered = covers
