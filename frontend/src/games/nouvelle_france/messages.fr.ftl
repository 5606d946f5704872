# Les mots de l'écran de Nouvelle-France ; ceux du jeu lui-même viennent de la table.

board = Les trois ouvrages de Nouvelle-France
works = Les trois ouvrages
short-redoubt = Redoute
short-mill = Moulin
short-church = Église
on-work = { $work ->
    [redoubt] sur la redoute
    [mill] sur le moulin
   *[church] sur l'église
}
the-winter = Hiver
winter = Hiver

## Prendre et poser

tray = Les pièces, forme par forme
left-count = { $count ->
    [one] { $count } pièce en réserve
   *[other] { $count } pièces en réserve
}
card-times = Sur { $count ->
    [one] { $count } carte visible
   *[other] { $count } cartes visibles
}
piece-gone = { $piece } : n'est plus en réserve
bonus-won = Une pièce bonus est gagnée : { $form }. De quelle couleur ?
how-piece = Prenez une pièce, puis touchez un ouvrage.
how-work = { $piece } en main : touchez un ouvrage.
pick-first = Prenez d'abord une pièce.
handles = La pièce en main
handle-turn = Tourner
handle-lay = Coucher
handle-flip = Retourner
handle-set = Poser
handle-why = Pourquoi pas ?
stage-keys = { $piece } : flèches pour la déplacer, R pour tourner, F pour coucher, T pour retourner, N pour l'emplacement suivant, Entrée pour poser
preview-floors = { $count ->
    [one] Étage { $floors }
   *[other] Étages { $floors }
}
preview-where = case { $place }
preview-illegal = Pas ici.
preview-snow = Neige à venir
preview-snow-both = Neige : { $colour } / blanc
preview-snow-short = neige
preview-covered = Cases recouvertes
keys-turn = tourner
keys-move = bouger
place-next = Emplacement suivant
place-previous = Emplacement précédent
places-legal = { $count ->
    [one] { $count } emplacement possible
   *[other] { $count } emplacements possibles
}
last-piece = Dernière pièce posée
last-winter = Dernière pièce posée, par l'Hiver

## Comment les ouvrages sont montrés

look = Vue
look-volume = En volume
look-flat = À plat
floors-shown = Étages montrés
floors-all = Tous les étages
floors-up-to = Jusqu'à l'étage { $floor }
all = Tout
signs = Signes
signs-hint = Le signe de chaque couleur sur les cubes
scene-left = Tourner d'un quart vers la gauche
scene-right = Tourner d'un quart vers la droite
floor = Étage { $floor }
floor-value = étage { $floor } : { $value } par cube
floor-empty = rien encore
floor-snowed = Déjà sous la neige
stick = Bâtonnet
legend-ready = prête à porter un cube
legend-bare = rien dessous
legend-lost = couverte, perdue
work-closed = achevé
work-open = pas encore achevé

## La piste et les panneaux

track = Piste de pointage
track-removed = { $form } (retirée)
turn = Tour { $turn }
turn-track = Tour { $slot } de 4.
slot-bound = Tour { $slot } : { $work }
constraint-artisan = Artisan
constraint-maitre-charpentier = Maître charpentier
constraint-ingenieur-du-roy = Ingénieur du Roy
winter-in = { $count ->
    [one] l'Hiver ensuite
   *[other] l'Hiver dans { $count } tours
}
winter-now = c'est à l'Hiver
rail = Où en est la partie
race = La course
race-goal = passer le blanc
snow = La neige
cards-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
snowfalls-done = { $count ->
    [0] Il n'a pas encore neigé
    [one] Une bordée de neige sur trois
   *[other] { $count } bordées de neige sur trois
}
snow-floor = Étage { $floor }, d'ici
snow-within = { $soonest } à { $latest } cartes
snow-exactly = { $count ->
    [one] la prochaine carte
   *[other] { $count } cartes exactement
}
challenges = Défis
challenge-done = réussi
each = { $points } chacun
closed-works = { $count ->
    [0] Aucun ouvrage achevé
    [one] Un ouvrage achevé
   *[other] { $count } ouvrages achevés
}
disc-solo = l'Hiver recule de { $points } chacun
disc-base = { $points ->
    [one] { $points } point chacun
   *[other] { $points } points chacun
}, à la fin
bonus-pieces = Pièces bonus
in-reserve = en réserve
forecast = S'il neigeait
forecast-row = { $snowfall ->
    [1] 1ʳᵉ bordée, étage { $floor }
   *[other] { $snowfall }ᵉ bordée, étage { $floor }
}

## L'Hiver

winter-turn = Le tour de l'Hiver
winter-white = Il garde les pièces qui ont le plus de cubes blancs : { $count }.
candidate-no-room = plus de place
candidate-fewer = moins de cubes blancs
candidate-kept = au mieux +{ $count } { $work ->
    [redoubt] sur la redoute
    [mill] sur le moulin
   *[church] sur l'église
}
winter-played = L'Hiver a posé : { $piece }, { $points }
winter-stuck = Il n'a trouvé de place pour rien.

## Les joueurs

seat-ahead = Vos trois couleurs sont devant l'Hiver.
seat-behind = { $count ->
    [one] Une couleur est encore derrière l'Hiver.
    [3] Vos trois couleurs sont encore derrière l'Hiver.
   *[other] Deux couleurs sont encore derrière l'Hiver.
}
allies = Alliés
ally-used = déjà venu
ally-coureur_des_bois = Avant le choix : la pièce peut être de n'importe quelle forme de la réserve ; ensuite on choisit la carte à défausser.
ally-premieres_nations = Avant le choix : on peut rester sur le même ouvrage, et l'on marque 1 point de plus par cube de sa couleur d'une autre pièce qui touche celle qu'on pose.
ally-fille_du_roy = Après le compte : on pose une seconde pièce, d'une forme encore visible, sur un autre ouvrage.
bonus-to-win = à gagner
bonus-won-now = gagné
bonus-placed = posé
bonus-lost = perdu
discs = Rondelles
last-work = A bâti : { $work }

## Le film et la fin

film = La neige tombe
film-snow = { $snowfall ->
    [1] 1ʳᵉ bordée : { $work }
   *[other] { $snowfall }ᵉ bordée : { $work }
}
film-snow-how = Étage { $floor } : { $value } par cube de la couleur de l'ouvrage, autant par cube blanc
film-discs = Rondelles
film-discs-solo = { $discs ->
    [0] Aucun ouvrage achevé : le blanc reste où il est.
   *[other] Ouvrages achevés : { $discs }. Le blanc recule de { $points }.
}
film-discs-base = Rondelles gagnées : { $discs }, pour { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
film-verdict = Victoire ?
film-verdict-how = Chaque couleur doit avoir passé le blanc. Écart de la dernière : { $margin }.
film-winners = { $count ->
    [one] { $names } devient ingénieur du Roy
   *[other] { $names } sont ingénieurs du Roy
}
end-won = L'Hiver est vaincu !
end-lost = L'Hiver l'emporte
