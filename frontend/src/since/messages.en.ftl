since-title = Since your last turn
since-title-watching = Since you came
since-about = { $count ->
    [one] one move
   *[other] { $count } moves
}
since-steps = Moves of the others
since-unchanged = score unchanged
since-unchanged-ways = no change on the ways to win
since-all = In all
since-turn = To my turn
since-now = Back to the present
since-back = Previous step
since-forward = Next step
since-keys = Space: pause · ← →: step · Esc: to the present
since-trouble = This position could not be loaded.
