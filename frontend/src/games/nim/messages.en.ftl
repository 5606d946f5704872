# The board of Nim.
board = The stones
left = { $count ->
    [one] { $count } stone is left
   *[other] { $count } stones are left
}
