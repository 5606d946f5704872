game-name = Nim
game-about = In turn take one to three stones; the last one wins. A game for trying things out, for two.

ask-take = How many stones do you take?
verb-take = Take
choice-take = { $count ->
    [one] Take { $count } stone
   *[other] Take { $count } stones
}
    .verb = Take
    .object = { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
when-take = You take one to three stones on your turn.
log-took = { $count ->
    [one] { $seat } takes { $count } stone.
   *[other] { $seat } takes { $count } stones.
}
part-last = last stone
view-stones = Stones
