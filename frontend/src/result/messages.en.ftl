# The result of a match; these words come with it alone.

final-title = Result
final-you-win = You win!
final-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
final-margin = { $points ->
    [one] { $written } point ahead of { $name }
   *[other] { $written } points ahead of { $name }
}
final-moves = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
final-part = Where the points come from
final-total = Total
final-rank = Rank
final-see-board = See the board
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
draws-good = Draws verified: neither the table nor any player could pick them alone
draws-kept = Draws verified: the seed is the one announced at the start
draws-bad = Beware: the draws are not those that were announced
draws-unknown = The seed of the draws
draws-explained = First the table picks a seed and shows only its fingerprint. Then each player's browser draws a random number. Everything drawn in the match follows from the seed and these numbers: nobody can pick it alone.
draws-hash-seen = { $holds ->
    [yes] The revealed seed gives the fingerprint that this browser noted.
   *[no] The revealed seed does not give the fingerprint that this browser noted: it is another seed.
}
draws-hash-announced = { $holds ->
    [yes] The revealed seed gives the fingerprint that the table announces; this browser had not noted it before the end.
   *[no] The revealed seed does not give the fingerprint that the table announces.
}
draws-own = { $holds ->
    [yes] The number drawn by this browser is among those of the players, at your seat.
   *[no] The number drawn by this browser is not at your seat: another one has replaced it.
}
draws-own-none = This browser drew no number for your seat.
draws-mixed = { $holds ->
    [yes] The seed of the draws follows from the table's seed and the players' numbers.
   *[no] The seed of the draws does not follow from the table's seed and the players' numbers.
}
draws-unmixed = { $holds ->
    [no] The table says it drew from another seed than its own, without any player's number.
   *[unknown] No player drew a number: the table picked the seed alone, before the start.
}
draws-insecure = This browser does the sums only over a secure connection (https).
draws-journal = That the whole match follows from it can be checked without the table, too: save the journal, then “ludotheque validate”.
draws-seed = The table's seed:
draws-drawn = Seed of the draws:
rematch = Rematch

curve-title = The points over the game
curve-title-of = { $counted } over the game
curve-of-counted = { $counted } of each player over the game. { $ends }
way-title = The ways to victory
way-won = won this way
curve-of = Points of each player over the game. { $ends }
curve-end = { $name }: { $points }
curve-hint = touch the curve to look at that moment
curve-here = Move { $move }
curve-numbers = In figures
curve-after = After
curve-move = move { $move }
curve-missing = The curves have not arrived.
source-title = Where the points come from
source-hint = touch a colour
source-of = { $part }: { $list }
source-each = { $name } { $points }
source-between = { $name } against { $other }: { $list }.
source-table = In detail
moments-title = What made the game
moment-chance = Chances of { $name }:
moment-expected = Points to expect:
moment-percent = { $chance }%
moment-look = Look again
moment-look-at = Look again at move { $move }
