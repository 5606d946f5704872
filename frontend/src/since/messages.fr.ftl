since-title = Depuis votre dernier tour
since-title-watching = Depuis votre arrivée
since-about = { $count ->
    [one] un coup
   *[other] { $count } coups
}
since-steps = Coups des autres
since-unchanged = score inchangé
since-unchanged-ways = sans effet sur les victoires
since-all = En tout
since-turn = À mon tour
since-now = Revenir au présent
since-back = Étape précédente
since-forward = Étape suivante
since-keys = Espace : pause · ← → : étape · Échap : au présent
since-trouble = Cette position n'a pas pu être chargée.
