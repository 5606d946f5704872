# Small City, construction : tout ce que le jeu dit. Les noms des tuiles, bâtiments, catégories, cartes, plateaux et cases
# viennent des données.

game-name = Small City : construction
game-about = Une tranche de Small City, de 2 à 4 joueurs : chacun prépare jusqu'à trois constructions derrière son paravent, puis tous les arrondissements s'agrandissent en même temps.

## Options

option-board = Plateaux

## Questions

ask-settle = Où se trouve votre Mairie ? Choisissez sa case en haut à gauche ; les autres ne la voient pas encore.
ask-plan = Que construisez-vous ? Les autres ne voient pas votre plan tant que tous n'ont pas validé le leur.
ask-place = { $piece } : sur quelles cases, et dans quel sens ?
ask-discount = Utilisez-vous votre carte pour cette construction ?
ask-pay = De quel emplacement prenez-vous la matière première ? ({ $material })

## Choix

choice-settle = Mairie en { $square }
choice-build = Construire : { $piece }
choice-place = { $square }, { $facing }
choice-discount = Utiliser la carte : { $lowered }
choice-keep_card = Garder la carte
choice-pay = Depuis { $square }
choice-commit = Valider le plan

verb-settle = S'installer
verb-build = Construire
verb-place = Poser
verb-discount = Utiliser la carte
verb-keep_card = Garder la carte
verb-pay = Payer
verb-commit = Valider

when-settle = Les Mairies se placent avant le premier tour.
when-build = On choisit une tuile en préparant son plan, quand la précédente est posée et payée.
when-place = On pose une tuile quand on l'a choisie.
when-discount = On utilise sa carte quand on vient de poser une tuile dont elle peut baisser le prix.
when-keep_card = On décide de sa carte quand on vient de poser une tuile dont elle peut baisser le prix.
when-pay = On désigne un emplacement pour payer une matière qui se trouve dans des emplacements de plusieurs sortes.
when-commit = On valide son plan quand aucune construction n'est en cours.

## Ce qui s'est passé

log-turn = Tour { $turn } : { $seat } accueille le Maire.
log-has_card = { $seat } a une carte : { $card }.
log-zone_grew = La zone constructible de { $seat } passe à { $zone } sur { $zone }.
log-planned_hall = { $seat } prévoit la Mairie en { $square }.
log-planned = { $seat } prévoit : { $piece }, { $square }.
log-committed = { $seat } a validé son plan.
log-hall_shown = La Mairie de { $seat } se trouve en { $square }.
log-screens_lifted = Tour { $turn } : les paravents sont levés.
log-built = { $seat } construit : { $piece }, { $square }.
log-enlarged = { $seat } agrandit : { $old } devient { $piece }, { $square }.
log-cancelled = { $seat } ne peut pas construire et ne paie rien : { $piece }, { $square }.
log-votes_won = { $seat } gagne des voix : { $votes }.
log-income = { $seat } gagne { $money } $ ; voix : { $votes }.
log-stored = { $seat } entrepose une matière en { $square } : { $material }.
log-no_room_for = { $seat } n'a pas de place pour une matière : { $material }.

## Raisons

why-off-the-grid = La tuile dépasserait de la grille.
why-alike = Tournée ainsi, cette tuile est la même que tournée autrement.
why-outside-zone = Hors de votre zone constructible ({ $zone } sur { $zone }) : { $squares }.
why-on-a-lake = On ne construit pas sur un lac : { $squares }.
why-built-over = Il y a déjà quelque chose ici : { $squares }.
why-not-higher = On n'agrandit une tuile qu'à un niveau supérieur de même sorte : { $squares }.
why-two-tiles = Un agrandissement remplace une seule tuile : { $squares }.
why-not-whole = Un agrandissement recouvre toute l'ancienne tuile ; cases oubliées : { $squares }.
why-too-dear-here = Ici, le prix est de { $price } $, et vous pouvez payer { $money } $ : { $piece }.
why-too-few-public = Il faut { $needs } bâtiments publics différents dans sa zone d'influence, il y en a { $has } : { $piece }.
why-too-few-homes = Il faut { $needs } zones résidentielles distinctes dans sa zone d'influence, il y en a { $has } : { $piece }.
why-lacks-building = Il faut dans sa zone d'influence : { $building }. ({ $piece })
why-lacks-category = Il faut dans sa zone d'influence : { $category }. ({ $piece })
why-banned = Interdit dans sa zone d'influence : { $category } ; { $squares }.
why-plan-full = Un plan compte au plus { $most } constructions.
why-only-at-setup = La Mairie se place au début de la partie, et reste la seule.
why-only-by-council = Seul le Conseil Municipal donne cette tuile : { $piece }.
why-owned-already = Vous avez droit à { $limit } de ces bâtiments, et vous les avez : { $piece }.
why-out-of-stock = Il ne reste aucune tuile de cette sorte pour vous : { $piece }.
why-too-dear = Le prix est d'au moins { $price } $, et vous pouvez payer { $money } $ : { $piece }.
why-lacks-material = Il faut { $needs } d'une matière, vous en avez { $has } : { $material }. ({ $piece })
why-no-place = { $room ->
    [0] Il n'y a pas de place dans votre zone : { $piece }.
    [one] Il y a la place à { $room } endroit de votre zone, mais son prix ou ses conditions n'y vont pas : { $piece }.
   *[other] Il y a la place à { $room } endroits de votre zone, mais son prix ou ses conditions ne vont à aucun : { $piece }.
}
why-cant-lower = Votre carte ({ $card }) ne baisse pas cette partie du prix : { $lowered }.
why-not-there = La matière à payer ne se trouve pas là.
why-equal-space = Entre emplacements équivalents, on prend le premier : choisissez celui-là.

## Choses

part-votes = voix

facing-upright = comme imprimée
facing-right = tournée à droite
facing-over = tournée d'un demi-tour
facing-left = tournée à gauche
facing-flipped = retournée
facing-flipped_right = retournée, tournée à droite
facing-flipped_over = retournée, tournée d'un demi-tour
facing-flipped_left = retournée, tournée à gauche

material-wood = bois
material-stone = pierre
material-metal = métal

lowered-money = argent
lowered-wood = bois
lowered-stone = pierre
lowered-metal = métal
