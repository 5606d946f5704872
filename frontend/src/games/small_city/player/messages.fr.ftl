# Les mots du plateau d'un joueur.

facts = Chiffres
votes = Voix
money = Argent
pollution = Pollution
pollution-last = { $change } à la dernière mesure
stock = Matières premières
citizens = Citoyens
citizens-hall = { $count } à la Mairie
citizens-active = { $count ->
    [one] { $count } actif
   *[other] { $count } actifs
}
citizens-away = { $count ->
    [one] { $count } touriste chez un autre
   *[other] { $count } touristes chez d'autres
}
citizens-career = { $count } dans l'Espace Carrière
citizens-dead = { $count ->
    [one] { $count } mort ici
   *[other] { $count } morts ici
}
guests = { $count ->
    [one] { $count } touriste venu ici
   *[other] { $count } touristes venus ici
}
zone = Zone
zone-is = { $zone } sur { $zone }
card = Carte Action
no-card = pas encore
council = Conseil Municipal
promises = Promesses
promise-secret = { $count ->
    [one] { $count } promesse secrète
   *[other] { $count } promesses secrètes
}
buildings = Bâtiments
is-left = Hors jeu depuis le tour { $turn }
screen = Comme il était avant cette phase : ce qui se prépare reste derrière le paravent.
line = { $votes } Voix, { $money } $, pollution { $pollution }
