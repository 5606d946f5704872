game-name = Nim
game-about = Chacun prend à son tour d'une à trois pierres ; la dernière gagne. Un jeu d'essai, pour deux.

ask-take = Combien de pierres prenez-vous ?
verb-take = Prendre
choice-take = { $count ->
    [one] Prendre { $count } pierre
   *[other] Prendre { $count } pierres
}
    .verb = Prendre
    .object = { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
when-take = On prend d'une à trois pierres, à son tour.
log-took = { $count ->
    [one] { $seat } prend { $count } pierre.
   *[other] { $seat } prend { $count } pierres.
}
part-last = dernière pierre
view-stones = Pierres
