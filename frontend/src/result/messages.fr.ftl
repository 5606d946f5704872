# Le résultat d'une partie ; ces mots ne viennent qu'avec lui.

final-title = Résultat
final-you-win = Vous gagnez !
final-wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
final-margin = { $points ->
    [one] { $written } point devant { $name }
   *[other] { $written } points devant { $name }
}
final-moves = { $count ->
    [one] 1 décision
   *[other] { $count } décisions
}
final-part = Origine des points
final-total = Total
final-rank = Rang
final-see-board = Voir le plateau
rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
draws-good = Tirages vérifiés : ni la table ni un joueur n'a pu les choisir seul
draws-kept = Tirages vérifiés : la graine est celle annoncée au départ
draws-bad = Attention : les tirages ne sont pas ceux qui étaient annoncés
draws-unknown = La graine des tirages
draws-explained = La table choisit d'abord une graine et n'en montre que l'empreinte. Ensuite, le navigateur de chaque joueur tire un nombre au hasard. Tout ce qui est tiré dans la partie découle de la graine et de ces nombres : personne ne peut le choisir seul.
draws-hash-seen = { $holds ->
    [yes] La graine révélée donne l'empreinte que ce navigateur avait notée.
   *[no] La graine révélée ne donne pas l'empreinte que ce navigateur avait notée : ce n'est pas la même graine.
}
draws-hash-announced = { $holds ->
    [yes] La graine révélée donne l'empreinte que la table annonce ; ce navigateur ne l'avait pas notée avant la fin.
   *[no] La graine révélée ne donne pas l'empreinte que la table annonce.
}
draws-own = { $holds ->
    [yes] Le nombre tiré par ce navigateur est bien parmi ceux des joueurs, à votre place.
   *[no] Le nombre tiré par ce navigateur n'est pas à votre place : un autre l'a remplacé.
}
draws-own-none = Ce navigateur n'a pas tiré de nombre pour votre place.
draws-mixed = { $holds ->
    [yes] La graine des tirages découle de la graine de la table et des nombres des joueurs.
   *[no] La graine des tirages ne découle pas de la graine de la table et des nombres des joueurs.
}
draws-unmixed = { $holds ->
    [no] La table dit avoir tiré d'une autre graine que la sienne, sans nombre d'un joueur.
   *[unknown] Aucun joueur n'a tiré de nombre : la table a choisi seule, avant le début.
}
draws-insecure = Ce navigateur ne fait le calcul que sur une connexion sûre (https).
draws-journal = Que toute la partie en découle se vérifie aussi sans la table : enregistrez le journal, puis « ludotheque validate ».
draws-seed = Graine de la table :
draws-drawn = Graine des tirages :
rematch = Revanche

curve-title = Les points au fil de la partie
curve-title-of = { $counted } au fil de la partie
curve-of-counted = { $counted } de chaque joueur au fil de la partie. { $ends }
way-title = Les voies de la victoire
way-won = a gagné par là
curve-of = Points de chaque joueur au fil de la partie. { $ends }
curve-end = { $name } : { $points }
curve-hint = touchez la courbe pour revoir ce moment
curve-here = Coup { $move }
curve-numbers = En chiffres
curve-after = Après
curve-move = coup { $move }
curve-missing = Les courbes ne sont pas arrivées.
source-title = D'où viennent les points
source-hint = touchez une couleur
source-of = { $part } : { $list }
source-each = { $name } { $points }
source-between = { $name } face à { $other } : { $list }.
source-table = Le détail
moments-title = Ce qui a fait la partie
moment-chance = Chances { DE($name) } :
moment-expected = Points attendus :
moment-percent = { $chance } %
moment-look = Revoir
moment-look-at = Revoir le coup { $move }
