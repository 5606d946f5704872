# La planche du jeu de Nim.
board = Les pierres
left = { $count ->
    [one] Il reste { $count } pierre
   *[other] Il reste { $count } pierres
}
