# Nouvelle-France : tout ce que le jeu dit. Les noms des choses viennent des données (colour, shape, form, piece, work,
# challenge, ally et les niveaux) ; $work_id, $colour_id et les autres donnent l'identifiant, pour choisir l'article.

game-name = Nouvelle-France
game-about = Trois ouvrages à bâtir avant la troisième bordée de neige, seul contre l'Hiver ou jusqu'à quatre : des pièces de bois de cinq cubes, posées d'en haut, et chaque étage qui rapporte quand il neige.

## Bouts de phrases, employés plus bas

on-work = { $work_id ->
    [redoubt] sur la redoute
    [mill] sur le moulin
   *[church] sur l'église
}
of-work = { $work_id ->
    [redoubt] de la redoute
    [mill] du moulin
   *[church] de l'église
}
the-marker = { $colour_id ->
    [white] Le blanc
    [yellow] Le jaune
    [blue] Le bleu
   *[brown] Le brun
}
in-colour = { $colour_id ->
    [white] blancs
    [yellow] jaunes
    [blue] bleus
   *[brown] bruns
}
a-form = { $form_id ->
    [poutre] une poutre
    [pieu] un pieu
   *[cheville] une cheville
}
the-form = { $form_id ->
    [poutre] la poutre blanche
    [pieu] le pieu blanc
   *[cheville] la cheville blanche
}
nth-snow = { $snowfall ->
    [1] première
    [2] deuxième
   *[3] troisième
}
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Options

option-constraint = Contrainte
option-path = Parcours
option-architecture = Défis architecturaux
architecture-off = Sans
architecture-on = Avec
option-player_may_choose_ties = Égalités de l'Hiver
player_may_choose_ties-no = Tranchées par les règles
player_may_choose_ties-yes = Tranchées par le joueur

## Choses

comparison-only_one = c'était la seule pose possible
comparison-white_points = c'est là qu'il y a le plus de cubes blancs accolés
comparison-snow_value = à égalité de contacts, ses cubes blancs vaudront le plus à la neige
comparison-covered_cells = à égalité, c'est la pose qui recouvre le moins de cases vides
comparison-solo_colour = à égalité, c'est la pièce qui donne le moins de cubes à la couleur de l'ouvrage
comparison-work_order = à égalité, l'ordre des ouvrages a tranché
comparison-shape_order = à égalité, l'ordre de la piste d'identification a tranché
comparison-doubled_colour = à égalité, l'ordre des couleurs a tranché
comparison-placement_order = à égalité, l'ordre des emplacements a tranché
comparison-player = à égalité, le joueur a tranché

part-pieces = Pièces de construction
part-bonus = Pièces bonus
part-ally = Alliés
part-challenges = Défis architecturaux
part-winter = Tours de l'Hiver
part-snow_1 = Première neige
part-snow_2 = Deuxième neige
part-snow_3 = Troisième neige
part-discs = Rondelles
gain-allies = { $count ->
    [one] allié
   *[other] alliés
}
part-lowest = Couleur la plus en retard
reason-winter_marker = Retard de l'Hiver
part-winter_marker = Marqueur blanc

## Questions

ask-piece = Quelle pièce prenez-vous ?
ask-work = { $piece } : sur quel ouvrage ?
ask-place = { $piece } { on-work } : où posez-vous cette pièce ?
ask-stuck = Aucune pièce ne trouve sa place. Quelle carte défaussez-vous ?
ask-winter = L'Hiver hésite : quelle pièce pose-t-il ?
ask-winter_work = L'Hiver hésite ({ $piece }) : sur quel ouvrage ?
ask-winter_place = L'Hiver hésite ({ $piece } { on-work }) : à quel endroit ?
ask-bonus = { the-marker } gagne { a-form } : de quelle couleur ?
ask-discard = Le coureur des bois vous laisse choisir : quelle carte défaussez-vous ?
ask-ally = Un allié vous aide-t-il à ce tour ?
ask-second = La fille du Roy vous fait-elle poser une seconde pièce ?

## Choix

# Une case se nomme comme on la montre : lettres vers l'est, chiffres vers le sud.
cell = { $floor ->
    [1] { $place }
   *[other] { $place } (étage { $floor })
}
somewhere = un autre endroit
choice-take = Prendre la pièce { $piece }
    .verb = Prendre
    .object = la pièce { $piece }
choice-build = { $work_id ->
    [redoubt] Bâtir sur la redoute
    [mill] Bâtir sur le moulin
   *[church] Bâtir sur l'église
}
    .verb = Bâtir
    .object = { $work_id ->
        [redoubt] sur la redoute
        [mill] sur le moulin
       *[church] sur l'église
    }
choice-place = Poser en { $placement }
    .verb = Poser
    .object = en { $placement }
choice-discard = Défausser la carte { $shape }
    .verb = Défausser
    .object = la carte { $shape }
choice-use = Faire appel : { $ally }
    .verb = Faire appel
    .object = { $ally }
choice-pass = Sans allié

## Journal

log-turn = C'est à { $seat } de bâtir.
log-winter_turn = C'est le tour de l'Hiver.
log-drew = On retourne une carte : { $shape }.
log-drew_snow = On retourne une carte : la { nth-snow } bordée de neige !
log-placed = { $seat } pose la pièce { $piece } { on-work } ({ $placement }).
log-scored = { the-marker } avance de { some-points } { $part_id ->
    [bonus] avec la pièce bonus
    [ally] grâce à l'allié
    [challenges] pour le défi architectural
    [winter] avec la pièce de l'Hiver
    [snow_1] sous la première neige
    [snow_2] sous la deuxième neige
    [snow_3] sous la troisième neige
    [discs] pour les rondelles
   *[pieces] avec la pièce posée
}.
log-discarded = On défausse la carte : { $shape }.
log-stuck = Aucune pièce ne trouve de place pour { $seat }.
log-bound_void = Rien ne va { on-work } : { $seat } bâtit pour ce tour sur l'ouvrage de son choix.
log-winter_saw = { $shape } : l'Hiver a { $cubes ->
    [one] { $cubes } cube blanc
   *[other] { $cubes } cubes blancs
} à poser, au mieux { some-points } { on-work }.
log-winter_left = { $shape } : l'Hiver l'écarte, une autre forme a { $cubes ->
    [one] { $cubes } cube blanc
   *[other] { $cubes } cubes blancs
}.
log-winter_no_room = { $shape } : l'Hiver ne trouve pas de place pour cette forme.
log-winter_chose = L'Hiver choisit la pièce { $piece } { on-work } pour { some-points } : { $comparison }.
log-winter_placed = L'Hiver pose la pièce { $piece } { on-work } ({ $placement }).
log-winter_stuck = L'Hiver ne trouve de place pour rien.
log-bonus_won = { the-marker } gagne { a-form }.
log-bonus_lost = { the-marker } perd { a-form } : il n'y a plus de place.
log-bonus_removed = On enlève { the-form } de la piste.
log-snow_fell = Il neige : { nth-snow } bordée.
log-snow_counted = La neige { on-work } couvre { $cubes ->
    [one] { $cubes } cube { $colour_id ->
        [white] blanc
        [yellow] jaune
        [blue] bleu
       *[brown] brun
    }
   *[other] { $cubes } cubes { in-colour }
} : { some-points }.
log-closed = { $seat } achève l'ouvrage : { $work }.
log-winter_closed = L'Hiver achève l'ouvrage : { $work }.
log-challenge_done = { $seat } réussit un défi { on-work } : { $challenge }.
log-ally_used = { $seat } fait appel à un allié : { $ally }.
log-ally_kept = { $seat } garde un allié pour plus tard : { $ally }.
log-discs_counted = On compte les rondelles gagnées : { $discs }. Le blanc recule de { some-points }.
log-won = L'Hiver est vaincu, avec { some-points } d'écart !
log-lost = L'Hiver l'emporte : { $colour_id ->
    [white] le blanc
    [yellow] le jaune
    [blue] le bleu
   *[brown] le brun
} reste { $points ->
    [0] à sa hauteur
    [one] { $points } point derrière
   *[other] { $points } points derrière
}.
log-game_ended = La partie est finie.

## Refus : les poses

why-off-the-outline = Cet emplacement n'existe pas { on-work } : chaque cube va sur une case grise, aux étages 1 à 3.
why-cell-occupied = Il y a déjà un cube à cet endroit { of-work }.
why-slides-under = La pièce se pose d'en haut : ici, elle passerait sous un cube { of-work }.
why-floats = { $piece } : rien ne porterait cette pièce ; elle doit reposer sur le sol ou sur des cubes déjà posés.
why-overhangs = { $piece } : ici on bâtit sans surplomb, et un cube de cette pièce n'aurait rien juste sous lui.
why-topples = { $piece } : cette pièce ne tiendrait pas debout, son milieu n'est pas au-dessus de ses appuis.
why-twin = C'est la même pose qu'un autre emplacement : les mêmes couleurs sur les mêmes cases.
why-challenges-off = La pièce dépasserait le troisième étage { of-work } : seul un défi architectural le permet, et cette partie se joue sans.
why-challenge-met = La pièce dépasserait le troisième étage { of-work } : seul un défi le permettait, et il est déjà réussi ({ $challenge }).
why-high-only-alone = La pièce dépasserait le troisième étage { of-work } : à plusieurs, on ne monte jamais plus haut.
why-winter-stays-low = L'Hiver ne bâtit jamais plus haut que le troisième étage.
why-work-closed = { $work } : cet ouvrage est achevé, il ne reçoit plus de pièce de construction.

## Refus : le choix de la pièce et de l'ouvrage

why-no-bonus-won = { $piece } : aucun marqueur ne vient de gagner cette pièce bonus.
why-shape-not-visible = Aucune carte visible ne montre cette forme : { $shape }.
why-piece-gone = { $piece } : cette pièce n'est plus dans la réserve.
why-fits-nowhere = { $shape } : cette forme n'entre plus sur aucun ouvrage.
why-no-room-there = { $piece } : il n'y a pas de place pour cette pièce { on-work }.
why-bound-work = Le jeton de ce tour vous envoie { on-work }.
why-must-alternate = Votre dernière pièce de construction est { on-work } : changez d'ouvrage.
why-another-work = La seconde pièce va sur un autre ouvrage : la première est { on-work }.
why-not-on-bound-work = { $shape } : cette forme n'a pas de place { on-work }, où le jeton de ce tour vous envoie.
why-only-on-last-work = { $shape } : cette forme n'a de place que { on-work }, où est votre dernière pièce de construction ; il faut changer d'ouvrage.
why-only-on-first-work = { $shape } : cette forme n'a de place que { on-work }, où est déjà la première pièce ; la seconde va sur un autre ouvrage.

## Refus : les cartes, les pièces bonus, l'Hiver, les alliés

why-card-not-visible = Aucune des cartes visibles ne montre cette forme : { $shape }.
why-fewer-white-cubes = { $piece } : { $cubes ->
    [one] { $cubes } cube blanc
   *[other] { $cubes } cubes blancs
}, et l'Hiver peut poser une pièce qui en a { $most }.
why-not-tied = L'Hiver a mieux à faire : choisissez parmi les poses à égalité.
why-winter-takes-no-bonus = { $piece } : l'Hiver ne prend jamais de pièce bonus.
why-wrong-form = C'est { a-form } que le marqueur vient de gagner.
why-marks-its-space = { $piece } : cette pièce ne fait que marquer sa case de la piste ; prenez-en une autre de la réserve.
why-bonus-gone = { $piece } : cette pièce n'est plus dans la réserve.
why-token-used = Vous avez déjà fait appel à cet allié : { $ally }.
why-ally-after-placing = { $ally } : posez d'abord une pièce ; la fille du Roy en fait poser une seconde.
why-ally-before-choosing = { $ally } : cet allié n'aide qu'avant le choix de la pièce.
why-ally-leads-nowhere = { $ally } : cet allié ne mènerait à aucune pose.

# Un mot par verbe, pour les boutons
verb-take = Prendre
verb-build = Bâtir
verb-place = Poser
verb-discard = Défausser
verb-use = Allié
verb-pass = Passer

# Quand ce choix viendra, pour qui le fait trop tôt ou trop tard
when-take = On prend une pièce au début de son tour (à plusieurs, après la question de l'allié) ou quand son marqueur en gagne une.
when-build = L'ouvrage se choisit juste après la pièce, si elle a de la place sur plusieurs.
when-place = Choisissez d'abord une pièce, puis l'ouvrage : l'emplacement vient ensuite.
when-discard = On ne choisit la carte à défausser que si aucune pièce n'a de place, ou après une pose avec le coureur des bois.
when-use = À plusieurs, un allié vient avant le choix de la pièce, et la fille du Roy après la pose.
when-pass = On ne passe que lorsqu'un allié est proposé.

# Avant le clic
warn-closed = Ce coup achève l'ouvrage.

# La table dans un terminal
board-turn = Tour
board-slot = case
board-winter_slot = l'Hiver
board-cards = cartes
board-snow = Neige
board-next = prochaine parmi les cartes
board-closed = ouvrage achevé
board-visible = Cartes visibles :
board-reserve = Réserve :
board-track = Piste :
board-gone = n'est plus là
board-winter = L'Hiver :
board-bound = Jetons :
board-free = libre
board-challenges = Défis :
board-allies = alliés :
board-discs = rondelles :
board-last = dernier ouvrage :
board-none = aucun
board-floor = étage
board-places = Emplacements :
board-legend = · case libre   - recouverte   W blanc  Y jaune  B bleu  N brun   [étage] au prochain décompte
board-points = pts
board-white = blanc
board-snow_value = neige
board-covered = recouvre
