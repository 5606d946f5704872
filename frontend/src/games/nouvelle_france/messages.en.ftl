# The words of Nouvelle-France's screen; those of the game itself come from the table.

board = The three works of Nouvelle-France
works = The three works
short-redoubt = Redoubt
short-mill = Mill
short-church = Church
on-work = { $work ->
    [redoubt] on the redoubt
    [mill] on the mill
   *[church] on the church
}
the-winter = Winter
winter = Winter

## Taking and placing

tray = The pieces, shape by shape
left-count = { $count ->
    [one] { $count } piece in the reserve
   *[other] { $count } pieces in the reserve
}
card-times = On { $count } visible cards
piece-gone = { $piece }: no longer in the reserve
bonus-won = A bonus piece is won: { $form }. Which colour?
how-piece = Take a piece, then touch a work.
how-work = { $piece } in hand: touch a work.
pick-first = Take a piece first.
handles = The piece in hand
handle-turn = Turn
handle-lay = Lay
handle-flip = Flip
handle-set = Place
handle-why = Why not?
stage-keys = { $piece }: arrows to move it, R to turn, F to lay down, T to flip, N for the next place, Enter to place
preview-floors = { $count ->
    [one] Floor { $floors }
   *[other] Floors { $floors }
}
preview-where = cell { $place }
preview-illegal = Not here.
preview-snow = Snow to come
preview-snow-both = Snow: { $colour } / white
preview-snow-short = snow
preview-covered = Cells covered
keys-turn = turn
keys-move = move
place-next = Next place
place-previous = Previous place
places-legal = { $count ->
    [one] { $count } possible place
   *[other] { $count } possible places
}
last-piece = Last piece placed
last-winter = Last piece placed, by the Winter

## How the works are shown

look = View
look-volume = In volume
look-flat = Flat
floors-shown = Floors shown
floors-all = All floors
floors-up-to = Up to floor { $floor }
all = All
signs = Signs
signs-hint = The sign of each colour on the cubes
scene-left = A quarter turn to the left
scene-right = A quarter turn to the right
floor = Floor { $floor }
floor-value = floor { $floor }: { $value } a cube
floor-empty = nothing yet
floor-snowed = Already under snow
stick = Stick
legend-ready = ready to carry a cube
legend-bare = nothing below
legend-lost = covered, lost
work-closed = finished
work-open = not finished yet

## The track and the panels

track = Score track
track-removed = { $form } (removed)
turn = Turn { $turn }
turn-track = Turn { $slot } of 4.
slot-bound = Turn { $slot }: { $work }
constraint-artisan = Craftsman
constraint-maitre-charpentier = Master carpenter
constraint-ingenieur-du-roy = King's engineer
winter-in = { $count ->
    [one] the Winter next
   *[other] the Winter in { $count } turns
}
winter-now = the Winter's turn
rail = How the game stands
race = The race
race-goal = get past white
snow = The snow
cards-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
snowfalls-done = { $count ->
    [0] No snow yet
    [one] One snowfall of three
   *[other] { $count } snowfalls of three
}
snow-floor = Floor { $floor }, in
snow-within = { $soonest } to { $latest } cards
snow-exactly = { $count ->
    [one] the next card
   *[other] exactly { $count } cards
}
challenges = Challenges
challenge-done = done
each = { $points } each
closed-works = { $count ->
    [0] No work finished
    [one] One work finished
   *[other] { $count } works finished
}
disc-solo = the Winter goes back { $points } each
disc-base = { $points ->
    [one] { $points } point each
   *[other] { $points } points each
}, at the end
bonus-pieces = Bonus pieces
in-reserve = in reserve
forecast = If it snowed now
forecast-row = { $snowfall ->
    [1] 1st snow, floor { $floor }
    [2] 2nd snow, floor { $floor }
   *[other] 3rd snow, floor { $floor }
}

## The Winter

winter-turn = The Winter's turn
winter-white = It keeps the pieces with the most white cubes: { $count }.
candidate-no-room = no room left
candidate-fewer = fewer white cubes
candidate-kept = +{ $count } at best { $work ->
    [redoubt] on the redoubt
    [mill] on the mill
   *[church] on the church
}
winter-played = The Winter placed: { $piece }, { $points }
winter-stuck = It found no room for anything.

## The players

seat-ahead = Your three colours are ahead of the Winter.
seat-behind = { $count ->
    [one] One colour is still behind the Winter.
    [3] Your three colours are still behind the Winter.
   *[other] Two colours are still behind the Winter.
}
allies = Allies
ally-used = already came
ally-coureur_des_bois = Before choosing: the piece may be of any shape in the reserve; then you choose the card to discard.
ally-premieres_nations = Before choosing: you may stay on the same work, and you score 1 more point for each cube of your colour of another piece that touches the piece placed.
ally-fille_du_roy = After counting: a second piece is placed, of a shape still visible, on another work.
bonus-to-win = to be won
bonus-won-now = won
bonus-placed = placed
bonus-lost = lost
discs = Discs
last-work = Has built: { $work }

## The film and the end

film = Snow is falling
film-snow = { $snowfall ->
    [1] 1st snowfall: { $work }
    [2] 2nd snowfall: { $work }
   *[other] 3rd snowfall: { $work }
}
film-snow-how = Floor { $floor }: { $value } for each cube of the work's colour, as much for each white cube
film-discs = Discs
film-discs-solo = { $discs ->
    [0] No work finished: white stays where it is.
   *[other] Works finished: { $discs }. White goes back { $points }.
}
film-discs-base = Discs won: { $discs }, for { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
film-verdict = Victory?
film-verdict-how = Each colour must be past white. Margin of the last one: { $margin }.
film-winners = { $count ->
    [one] { $names } becomes King's engineer
   *[other] { $names } are King's engineers
}
end-won = The Winter is beaten!
end-lost = The Winter wins
