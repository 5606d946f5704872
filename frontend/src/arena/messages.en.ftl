# The arena; these words come with it alone.

arena-title = The arena
arena-about = Bots against bots, same deals, all seats: what the levels are worth.
arena-ladder = The ladder of levels
arena-scale = rating: 200 more, 3 wins out of 4; line: 95% interval
arena-games = { $count ->
    [one] { $written } game
   *[other] { $written } games
}
arena-unmeasured = not measured yet
arena-rating = { $level }: rating { $rating } ± { $error }
arena-faces = Head to head
arena-faces-several = { $game }, { $count ->
    [1] one against one
    [2] one against two
    [3] one against three
   *[other] one against { $count }
}
arena-faces-alone = { $game }, alone
arena-fair = Share of wins of the row; an equal share: { $share }.
arena-alone = Share of games won, and points.
arena-against = against
arena-level = level
arena-won = wins
arena-points = points ahead
arena-points-alone = points
arena-interval = { $low } to { $high }
arena-seats-count = { $count ->
    [1] alone
   *[other] for { $count }
}
arena-seats = Does the seat matter?
arena-seat = { $number ->
    [1] 1st seat
    [2] 2nd seat
    [3] 3rd seat
   *[other] { $number }th seat
}
arena-tournaments = Tournaments of this machine
arena-none = No tournament has been played here yet. To play one, in a terminal:
arena-progress = { $played } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-going = being played
arena-bot = bot
arena-rated = rating
arena-time = a move
arena-forfeits = forfeits
arena-instant = at once
