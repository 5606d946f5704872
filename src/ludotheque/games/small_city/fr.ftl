# Small City : tout ce que le jeu dit. Les noms des tuiles, bâtiments, catégories, cartes, plateaux et cases
# viennent des données.

game-name = Small City
game-about = Chacun bâtit son arrondissement en huit tours : logements, commerces, usines et parcs ; les citoyens travaillent, votent et polluent. De 1 à 4 joueurs, avec les modules de la boîte d'hiver.

## Options

option-boards = Plateaux
option-victory = Victoire
option-godzillas = Godzillas
option-doctors = Médecins
option-mayor_variant = Variante du Maire
option-new_actions = Nouvelles cartes Action
option-real_buildings = Bâtiments réels
option-nuclear = Centrales nucléaires
option-new_buildings = Nouveaux bâtiments
option-solo_nuclear = Argent de départ en solo avec les centrales
option-power = Parcs et énergie
option-full_tie = Égalité complète au dé le plus bas
option-sorting_relief = Centre de Tri
boards-base_a = base, face A
boards-base_b = base, face B (lac)
boards-mountain = montagne
boards-river = rivière
boards-asia_dealt = Asie, distribués
boards-asia_chosen = Asie, choisis
godzillas-no = sans
godzillas-yes = avec
godzillas-stockholm = avec le syndrome de Stockholm
doctors-no = sans
doctors-yes = avec
mayor_variant-no = sans
mayor_variant-yes = avec
new_actions-no = sans
new_actions-yes = avec
real_buildings-no = sans
real_buildings-yes = avec
nuclear-no = sans
nuclear-yes = avec
new_buildings-no = sans
new_buildings-yes = avec
new_buildings-with_promises = avec les nouvelles promesses
solo_nuclear-first_place = celui de la première place
solo_nuclear-own_amount = une somme particulière
power-not_parks = les parcs s'en passent
power-parks_too = les parcs en ont besoin aussi
full_tie-tied_sleep = ceux qui sont à égalité sont épargnés
full_tie-all_sleep = tous les godzillas dorment
sorting_relief-turn = baisse la pollution du tour
sorting_relief-level = baisse le niveau de pollution

## Questions

ask-settle = Où se trouve votre Mairie ? Choisissez sa case en haut à gauche ; les autres ne la voient pas encore.
ask-plan = Que construisez-vous ? Les autres ne voient pas votre plan tant que tous n'ont pas validé le leur.
ask-place = { $piece } : sur quelles cases, et dans quel sens ?
ask-discount = Utilisez-vous votre carte pour cette construction ?
ask-pay = De quel emplacement prenez-vous la matière première ? ({ $material })
ask-promise = Quelle promesse électorale gardez-vous ? Les autres ne la voient qu'à la fin.
ask-parade = Dans quelle rue de son hôte le Maire défile-t-il ? On n'y construira pas de ce tour.
ask-action = Quelle carte Action prenez-vous ?
ask-oppose = À qui faites-vous perdre des voix ?
ask-move = Qui déplacez-vous ? Les autres ne le voient pas encore.
ask-tourists = Qui envoyez-vous comme touriste ?
ask-stand = Quel emplacement de votre Mairie le citoyen prend-il ? (encore : { $count })
ask-trade = Quelle matière première votre commerçant échange-t-il ?
ask-store = Quelle matière première entreposez-vous, et où ?
ask-lose = Qui votre arrondissement perd-il ?
ask-bury = Où l'enterrez-vous ?
ask-council = Quel disque avancez-vous au Conseil Municipal ?
ask-tile = Quelle tuile le Conseil vous offre-t-il ? (au plus { $count ->
    [one] { $count } case
   *[other] { $count } cases
})
ask-lay = { $piece } : sur quelles cases, et dans quel sens ?
ask-materials = Où entreposez-vous ce que donne le Conseil ? (encore : { $count })
ask-engineer = Que nettoie votre Ingénieur : l'air, pour que votre production ne pollue pas de ce tour, ou le sol ?
ask-clean = Quel marqueur Radioactivité retirez-vous ? (encore : { $count })
ask-appear = Où le godzilla apparaît-il dans votre arrondissement ?
ask-march = De quel côté le godzilla se met-il en marche ?
ask-turn = Le godzilla est au bord : de quel côté tourne-t-il ? (cases à parcourir : { $count })
ask-salary = Payez-vous votre Médecin, qui relèverait un de vos morts ?
ask-raise = Qui votre Médecin relève-t-il ?
ask-people = Qui le Tourisme amène-t-il : des citoyens, ou un Médecin à la place de l'un d'eux ?
ask-receive = Quels sont les deux emplacements de votre Mairie que le Maire occupe ?
ask-city = Quelle ville jouez-vous ?
ask-side = Sur quelle face du plateau jouez-vous, facile ou expert ?
ask-grow = Sur quelle case s'étend le parc de { $square } ?
ask-dig = Où posez-vous la pierre extraite en { $square } ?
ask-pilgrim = Lequel de vos citoyens part à Ulaanbaatar comme pèlerin ?
ask-warehouse = Où se trouve l'entrepôt de votre Aéroport ? Il ne coûte rien.
ask-listener = Vers laquelle de vos plus grandes zones résidentielles rentre l'auditeur de l'Opéra ?

## Choix

choice-settle = Placer la Mairie en { $square }
    .verb = Placer la Mairie
    .object = en { $square }
choice-build = Construire : { $piece }
    .verb = Construire
    .object = { $piece }
choice-place = Poser en { $square }, { $facing }
    .verb = Poser
    .object = en { $square }, { $facing }
choice-discount = Utiliser la carte : { $lowered }
    .verb = Utiliser la carte
    .object = { $lowered }
choice-keep_card = Garder la carte
choice-pay = Payer depuis { $square }
    .verb = Payer
    .object = depuis { $square }
choice-commit = Valider
choice-choose_city = Jouer { $city }
    .verb = Jouer
    .object = { $city }
choice-choose_side = Face { $side }
    .verb = Face
    .object = { $side }
choice-keep = Garder : { $promise }
    .verb = Garder
    .object = { $promise }
choice-parade = Fermer la rue à partir de { $square }, { $dir }
    .verb = Fermer la rue
    .object = à partir de { $square }, { $dir }
choice-receive = Le Maire en { $square }, { $dir }
    .verb = Le Maire
    .object = en { $square }, { $dir }
choice-take = Prendre la carte : { $position }
    .verb = Prendre la carte
    .object = { $position }
choice-oppose = Faire perdre des voix à { $seat }
    .verb = Faire perdre des voix
    .object = à { $seat }
choice-engineer = L'Ingénieur nettoie : { $where }
    .verb = L'Ingénieur nettoie
    .object = { $where }
choice-clean = Nettoyer { $square }
    .verb = Nettoyer
    .object = { $square }
choice-plant = Placer une centrale de niveau { $level }, à partir de la colonne { $column }
    .verb = Placer une centrale
    .object = de niveau { $level }, à partir de la colonne { $column }
choice-move = Déplacer de { $from } à { $to }
    .verb = Déplacer
    .object = de { $from } à { $to }
choice-come_home = Rentrer de chez { $borough }, { $from }, en { $to }
    .verb = Rentrer
    .object = de chez { $borough }, { $from }, en { $to }
choice-send = Envoyer le citoyen de { $from } chez { $borough }, en { $to }
    .verb = Envoyer
    .object = de { $from } chez { $borough }, en { $to }
choice-stop = N'envoyer plus personne
    .verb = N'envoyer
    .object = plus personne
choice-stand = Se tenir en { $square }
    .verb = Se tenir
    .object = en { $square }
choice-grow = Le parc s'étend en { $square }
    .verb = Le parc s'étend
    .object = en { $square }
choice-exchange = Échanger la matière de { $square }
    .verb = Échanger
    .object = la matière de { $square }
choice-seat = Rentrer en { $square }
    .verb = Rentrer
    .object = en { $square }
choice-store = Entreposer en { $square } : { $material }
    .verb = Entreposer
    .object = en { $square } : { $material }
choice-dig = Poser la pierre en { $square }
    .verb = Poser la pierre
    .object = en { $square }
choice-pay_doctor = Payer le Médecin
    .verb = Payer
    .object = le Médecin
choice-dismiss = Renvoyer le Médecin
    .verb = Renvoyer
    .object = le Médecin
choice-raise = Relever le mort de { $square }, chez { $borough }
    .verb = Relever le mort
    .object = de { $square }, chez { $borough }
choice-appear = Le Godzilla arrive en { $square }, { $dir }
    .verb = Le Godzilla arrive
    .object = en { $square }, { $dir }
choice-march = Sortir de { $square }, { $dir }
    .verb = Sortir
    .object = de { $square }, { $dir }
choice-turn = Tourner : { $hand }
    .verb = Tourner
    .object = { $hand }
choice-lose = Perdre le citoyen { DE($seat) } en { $square }
    .verb = Perdre le citoyen
    .object = { DE($seat) } en { $square }
choice-bury = Enterrer en { $square }
    .verb = Enterrer
    .object = en { $square }
choice-advance = Avancer : { $row } ({ $means })
    .verb = Avancer
    .object = { $row } ({ $means })
choice-pass = Passer
choice-decline = Renoncer
choice-welcome = Accueillir : { $package }
    .verb = Accueillir
    .object = { $package }
choice-send_pilgrim = Envoyer en pèlerinage le citoyen de { $square }
    .verb = Envoyer en pèlerinage
    .object = de { $square }

verb-settle = S'installer
verb-build = Construire
verb-place = Poser
verb-discount = Utiliser la carte
verb-keep_card = Garder la carte
verb-pay = Payer
verb-commit = Valider
verb-choose_city = Choisir une ville
verb-choose_side = Choisir une face
verb-keep = Garder
verb-parade = Défiler
verb-receive = Recevoir le Maire
verb-take = Prendre
verb-oppose = S'opposer
verb-engineer = Choisir pour l'Ingénieur
verb-clean = Nettoyer
verb-plant = Placer une centrale
verb-move = Déplacer
verb-come_home = Rentrer
verb-send = Envoyer
verb-stop = Terminer
verb-stand = Se tenir
verb-grow = S'étendre
verb-exchange = Échanger
verb-seat = Rentrer du concert
verb-store = Entreposer
verb-dig = Poser une pierre
verb-pay_doctor = Payer le Médecin
verb-dismiss = Renvoyer
verb-raise = Relever
verb-appear = Apparaître
verb-march = Marcher
verb-turn = Tourner
verb-lose = Perdre
verb-bury = Enterrer
verb-advance = Avancer
verb-pass = Passer
verb-decline = Renoncer
verb-welcome = Accueillir
verb-send_pilgrim = Envoyer un pèlerin

when-settle = Les Mairies se placent avant le premier tour.
when-build = On choisit une tuile en préparant son plan, quand la précédente est posée et payée.
when-place = On pose une tuile quand on l'a choisie.
when-discount = On utilise sa carte quand on vient de poser une tuile dont elle peut baisser le prix.
when-keep_card = On décide de sa carte quand on vient de poser une tuile dont elle peut baisser le prix.
when-pay = On désigne un emplacement pour payer une matière qui se trouve dans des emplacements de plusieurs sortes.
when-commit = On valide son plan quand aucune construction n'est en cours, ou ses déplacements.
when-choose_city = On choisit sa ville avant le premier tour, avec les plateaux d'Asie.
when-choose_side = On choisit sa face avant le premier tour, avec les plateaux de terrain.
when-keep = On garde une promesse avant le premier tour.
when-parade = Le voisin de gauche de l'hôte choisit la rue au début du tour.
when-receive = L'hôte reçoit le Maire au début du tour, avec la variante du Maire.
when-take = On prend une carte Action en phase 1, chacun à son tour.
when-oppose = On choisit son adversaire quand on vient de prendre la carte Opposant.
when-engineer = On choisit l'effet de l'Ingénieur quand on vient de le prendre.
when-clean = On retire des marqueurs quand l'Ingénieur nettoie le sol.
when-plant = On place une centrale en préparant son plan, une fois par tour.
when-move = On déplace ses citoyens en phase 3, derrière son paravent.
when-come_home = Les touristes rentrent en phase 3, quand on déplace ses citoyens.
when-send = On envoie des touristes en phase 3, chacun à son tour.
when-stop = On termine quand on envoie des touristes.
when-stand = On place un citoyen quand il arrive à la Mairie et que les emplacements diffèrent.
when-grow = Les parcs de Tokyo s'étendent à la fin de la phase 3.
when-exchange = On échange des matières premières en phase 4, par ses commerçants.
when-seat = Le spectateur de l'Opéra rentre chez lui en phase 4.
when-store = On entrepose ce que font les usines en phase 4, ou ce que donne le Conseil.
when-dig = On pose la pierre extraite d'une montagne en phase 4.
when-pay_doctor = On paie son Médecin à la fin de la phase 4.
when-dismiss = On renvoie son Médecin à la fin de la phase 4.
when-raise = Un Médecin payé relève un mort à la fin de la phase 4.
when-appear = Un Godzilla arrive en phase 6.
when-march = Un Godzilla marche en phase 6, dès son arrivée.
when-turn = Un Godzilla tourne quand il atteint la bordure.
when-lose = On choisit qui l'on perd en phase 6, quand on pollue le plus.
when-bury = On enterre un mort dès qu'on l'a perdu.
when-advance = On avance un disque en phase 7, chacun à son tour.
when-pass = On passe au Conseil Municipal, en phase 7.
when-decline = On renonce à un échange ou à une tuile offerte.
when-welcome = On accueille un Médecin ou des citoyens par le Tourisme.
when-send_pilgrim = On envoie un pèlerin en phase 8, si l'on a le plus de voix.

## Ce qui s'est passé

log-turn = Tour { $turn } : { $seat } accueille le Maire.
log-zone_grew = La zone constructible { DE($seat) } passe à { $zone } sur { $zone }.
log-planned_hall = { $seat } prévoit la Mairie en { $square }.
log-planned = { $seat } prévoit : { $piece }, { $square }.
log-committed = { $seat } est prêt.
log-hall_shown = La Mairie { DE($seat) } se trouve en { $square }.
log-screens_lifted = Tour { $turn } : les paravents sont levés.
log-built = { $seat } construit : { $piece }, { $square }.
log-enlarged = { $seat } agrandit : { $old } devient { $piece }, { $square }.
log-cancelled = { $seat } ne peut pas construire et ne paie rien : { $piece }, { $square }.
log-votes_won = { $seat } gagne des voix : { $votes }.
log-stored = { $seat } entrepose une matière en { $square } : { $material }.
log-no_room_for = { $seat } n'a pas de place pour une matière : { $material }.
log-special_shown = Promesse spéciale pour tous : { $special }.
log-city_chosen = { $seat } joue { $board }.
log-promise_kept = { $seat } garde une promesse : { $promise }.
log-street = Le Maire défile chez { $seat }, entre { $square } et { $other }.
log-no_street = Aucune rue n'est libre chez { $seat } : le Maire ne gêne personne.
log-card_taken = { $price ->
    [0] { $seat } prend une carte Action : { $card }.
   *[other] { $seat } prend une carte Action pour { $price } $ : { $card }.
}
log-no_card = { $seat } ne peut prendre aucune carte Action.
log-money = { $seat } reçoit { $money } $.
log-votes_lost = { $seat } perd des voix : { $votes }.
log-neutral = Le marqueur neutre bloque une carte : { $card }.
log-move_planned = { $seat } déplace un citoyen de { $from } en { $to }.
log-moves_shown = Tour { $turn } : on voit qui s'est déplacé.
log-moved = { $seat } a déplacé un citoyen de { $from } en { $to }.
log-came_home = Un touriste { DE($seat) } quitte { $from } chez { $borough } et rentre en { $to }.
log-tourist_sent = { $seat } envoie un touriste chez { $borough }, en { $square }.
log-toll = { $seat } paie un droit de { $money } $ à { $host }.
log-arrived = Nouveaux citoyens chez { $seat } : { $count }.
log-hosted = { $seat } gagne { $money } $ grâce aux touristes.
log-traded = Les commerçants et visiteurs { DE($seat) } rapportent { $money } $ ; voix : { $votes }.
log-sold = { $seat } échange une matière ({ $material }) contre { $money } $ ; voix : { $votes }.
log-left_with_host = Ce qu'a fait un touriste { DE($seat) } reste chez { $host }, en { $square } : { $material }.
log-voted = On vote pour { $seat } ; voix : { $votes }.
log-polluted = { $seat } pollue de { $pollution } ; niveau : { $level }.
log-cleaned = { $seat } réduit sa pollution de { $pollution }.
log-relieved = Le Centre de Tri baisse de { $pollution } le niveau de pollution { DE($seat) }.
log-left_game = { $seat } étouffe sous la pollution et quitte la partie.
log-died = Un citoyen { DE($owner) } meurt chez { $seat }, en { $square }.
log-buried = Un citoyen { DE($owner) } est enterré chez { $seat }, en { $square }.
log-no_grave = Il n'y a plus de place pour une tombe chez { $seat } : la pièce { DE($owner) } retourne dans la réserve.
log-advanced = { $seat } avance au Conseil Municipal : { $row }, colonne { $council_column } ({ $means }).
log-passed = { $seat } passe au Conseil Municipal.
log-welcomed = Citoyens venus de la réserve chez { $seat } : { $count }.
log-hosts_next = { $seat } accueille le Maire au prochain tour.
log-promise_shown = { $fulfilled ->
    [0] { $seat } n'a pas tenu sa promesse : { $promise }.
   *[other] { $seat } a tenu sa promesse : { $promise }.
}
log-special_judged = { $seat } tient la promesse spéciale : { $special }.
log-solo_result = { $seat } finit ainsi : { $result }.
log-engineer_chose = L'Ingénieur { DE($seat) } nettoie : { $where }.
log-unmarked = { $seat } retire un marqueur Radioactivité : { $square }.
log-godzilla_left = Le godzilla quitte l'arrondissement { DE($seat) }.
log-rolled = { $seat } lance le dé : { $count }.
log-spared = Aucun godzilla ne vient chez { $seat }.
log-godzilla_went = Le godzilla ne trouve rien chez { $seat } et s'en va.
log-appeared = Un godzilla apparaît chez { $seat }, en { $square } et { $other }.
log-marked = Radioactivité chez { $seat } : { $square }.
log-eaten = Le godzilla mange un citoyen { DE($owner) } chez { $seat }, en { $square }.
log-doctor_eaten = Le godzilla mange le Médecin { DE($seat) }, en { $square }.
log-goods_lost = { $seat } perd une matière en { $square } : { $material }.
log-stopped = Le godzilla s'arrête chez { $seat }, en { $square } et { $other }.
log-doctor_hired = { $seat } engage un Médecin.
log-doctor_paid = { $seat } paie { $money } $ au Médecin.
log-doctor_gone = Le Médecin { DE($seat) } s'en va, faute de salaire.
log-raised = Un citoyen { DE($seat) } sort de sa tombe chez { $borough }, en { $square }.
log-mayor_entered = Le Maire prend deux emplacements dans la Mairie { DE($seat) } : { $square } et { $other }.
log-mayor_outside = Le Maire ne trouve pas de place dans la Mairie { DE($seat) } et reste à côté du plateau.
log-speech = Le Maire fait un discours pour { $seat } ; voix : { $votes }.
log-board_dealt = { $seat } reçoit le plateau { $city } / { $other }.
log-side_chosen = { $seat } joue sur ce plateau : { $board }.
log-dug = { $seat } pose une pierre extraite de la montagne, dans l'arrondissement { DE($borough) }, en { $square }.
log-pilgrim_sent = { $seat } envoie un pèlerin à Ulaanbaatar, depuis { $square }.
log-pilgrim_home = Le pèlerin { DE($seat) } rentre chez lui.
log-tram_passenger = Un passager descend du tramway { DE($seat) }, en { $square }.
log-listened = Un citoyen { DE($seat) } a écouté un opéra ; voix : { $votes }.
log-walked_home = L'auditeur de l'Opéra rentre chez lui, dans l'arrondissement { DE($seat) }, en { $square }.
log-opera_fell = La zone constructible { DE($seat) } s'est agrandie : l'Opéra est démoli et quitte la partie.
log-plant_planned = { $seat } prévoit une centrale de niveau { $level }, dès la colonne { $column }.
log-plant_placed = { $seat } pose une centrale de niveau { $level }, dès la colonne { $column }.
log-plant_cancelled = { $seat } ne peut pas poser de centrale de niveau { $level }, dès la colonne { $column }, et ne paie rien.

## Raisons

why-off-the-grid = La tuile dépasserait de la grille.
why-alike = Tournée ainsi, cette tuile est la même que tournée autrement.
why-outside-zone = Hors de votre zone constructible ({ $zone } sur { $zone }) : { $squares }.
why-on-a-lake = On ne construit pas sur un lac : { $squares }.
why-built-over = Il y a déjà quelque chose ici : { $squares }.
why-not-higher = On n'agrandit une tuile qu'à un niveau supérieur de même sorte : { $squares }.
why-tourist-stays = Un touriste se trouve en { $square } : c'est son propriétaire qui le ramène.
why-two-tiles = Un agrandissement remplace une seule tuile : { $squares }.
why-not-whole = Un agrandissement recouvre toute l'ancienne tuile ; cases oubliées : { $squares }.
why-too-dear-here = Ici, le prix est de { $price } $, et vous pouvez payer { $money } $ : { $piece }.
why-too-few-public = Il faut { $needs ->
    [one] { $needs } bâtiment public
   *[other] { $needs } bâtiments publics différents
} dans sa zone d'influence, il y en a { $has } : { $piece }.
why-too-few-homes = Il faut { $needs ->
    [one] { $needs } zone résidentielle
   *[other] { $needs } zones résidentielles distinctes
} dans sa zone d'influence, il y en a { $has } : { $piece }.
why-lacks-building = Il faut dans sa zone d'influence : { $building }. ({ $piece })
why-lacks-category = Il faut dans sa zone d'influence : { $category }. ({ $piece })
why-banned = Interdit dans sa zone d'influence : { $category } ; { $squares }.
why-plan-full = Un plan compte au plus { $most ->
    [one] { $most } construction
   *[other] { $most } constructions
}.
why-only-at-setup = La Mairie se place au début de la partie, et reste la seule.
why-only-by-council = Seul le Conseil Municipal donne cette tuile : { $piece }.
why-owned-already = Vous avez droit à { $limit } de ces bâtiments, et vous les avez : { $piece }.
why-out-of-stock = Il ne reste aucune tuile de cette sorte pour vous : { $piece }.
why-too-dear = Le prix est d'au moins { $price } $, et vous pouvez payer { $money } $ : { $piece }.
why-lacks-material = Matière insuffisante ({ $material }) : il en faut { $needs }, vous en avez { $has }. ({ $piece })
why-no-place = { $room ->
    [0] Il n'y a pas de place dans votre zone : { $piece }.
    [one] Il y a la place à { $room } endroit de votre zone, mais son prix ou ses conditions n'y vont pas : { $piece }.
   *[other] Il y a la place à { $room } endroits de votre zone, mais son prix ou ses conditions ne vont à aucun : { $piece }.
}
why-cant-lower = Votre carte ({ $card }) ne baisse pas cette partie du prix : { $lowered }.
why-not-there = La matière à payer ne se trouve pas là.
why-equal-space = Entre emplacements équivalents, on prend le premier : choisissez celui-là.
why-beside-graves = Une tombe se creuse à côté des autres tant qu'il y a de la place : pas en { $square }.
why-cant-receive = Il faut deux emplacements vides et voisins dans votre Mairie pour accueillir le Maire ; emplacements vides : { $has }.
why-card-occupied = Cette carte est occupée : { $card }.
why-equal-store = De plusieurs emplacements pareils, on prend le premier : pas { $square }.
why-has-one-there = Vous avez déjà un touriste dans cet arrondissement.
why-is-free = Ce pas ne se paie pas.
why-lacks-material-here = Sur la rivière ({ $squares }) il faut { $needs ->
    [one] { $needs } unité
   *[other] { $needs } unités
} d'une matière, vous en avez { $has } : { $material }. ({ $piece })
why-last-column = Votre disque est déjà dans la dernière colonne : { $row }.
why-left-the-game = Ce joueur a quitté la partie.
why-may-not-stay = On ne reste pas sur sa carte : { $card }.
why-moved-already = Ce citoyen s'est déjà déplacé : { $square }.
why-never-free = Le Conseil n'offre pas cette tuile : { $piece }.
why-no-hall-space = Ce n'est pas un emplacement vide de votre Mairie : { $square }.
why-no-place-there = Il n'y a pas d'emplacement pour un citoyen en { $to }.
why-no-room-for-grave = On n'enterre que sur une case vide : pas en { $square }.
why-no-store = On n'entrepose rien en { $square }.
why-no-street-there = Il n'y a pas de rue là : les deux cases doivent être dans la zone constructible. ({ $square })
why-no-victim = Personne ne se trouve là pour mourir : { $square }.
why-nobody-there = Personne à vous ne se trouve en { $square }.
why-nobody-to-send = On envoie un citoyen qui ne s'est pas déplacé et qui n'est pas à la Mairie : personne en { $square }.
why-not-a-material = Il n'y a pas de matière première en { $square }.
why-not-a-neighbour = On n'envoie de touristes que chez ses voisins, ou partout avec une Station de Métro.
why-not-a-tourist = Vous n'avez pas de touriste là.
why-not-an-opponent = Choisissez un autre joueur, encore dans la partie.
why-not-dealt = Cette promesse n'est pas une des vôtres : { $promise }.
why-not-empty = On ne construit pas là : { $squares }.
why-not-empty-before = Cet emplacement n'était pas vide au début de la phase, ou ne l'est plus : { $to }.
why-not-for-hall = La Mairie ne se place pas là : { $squares }.
why-not-for-tourists = Les touristes ne vont pas là : { $to }.
why-not-free-step = Vous n'avez pas de pas gratuit.
why-not-given = Le Conseil ne donne pas cette matière : { $material }.
why-not-made = Il n'y a rien de cette matière à entreposer maintenant : { $material }.
why-on-the-street = Le Maire y défile jusqu'à la fin du tour : { $squares }.
why-only-printed = Cette tuile est imprimée sur un plateau : { $piece }.
why-only-small-homes = De la Mairie on n'emménage que dans une zone résidentielle de niveau 1 : pas en { $to }.
why-place-closed = Cet emplacement vient d'être quitté : personne n'y entre de ce tour. ({ $to })
why-place-taken = Cet emplacement n'était pas vide : { $to }.
why-step-too-dear = Ce pas coûte { $price } $, vous en avez { $money }.
why-street-full = Une des deux cases de la rue doit être vide : { $square }.
why-toll-too-high = Droit de passage : { $toll } $ ; vous avez { $money } $.
why-too-far = { $steps } pas coûtent { $price } $, vous avez { $money } $ : { $card }.
why-too-few-votes = Il faut payer { $price } voix, vous en avez { $votes }.
why-too-few-votes-for-step = Ce pas coûte { $price } voix, vous en avez { $votes }.
why-too-large = Trop grande : le Conseil offre au plus { $most ->
    [one] { $most } case
   *[other] { $most } cases
}, et { $piece } en couvre { $size }.
why-unusable = Radioactivité ou godzilla : on n'y construit rien. ({ $squares })
why-not-drawn-there = La première fois, le godzilla va à l'une de vos plus grandes Usines (niveau { $level }) : { $squares }.
why-no-marked-pair = Le godzilla revient sur deux cases marquées voisines, ou sur une seule et sa voisine s'il n'y en a pas deux qui se touchent : { $squares }.
why-not-its-square = Le godzilla part d'une de ces cases : { $squares }.
why-no-way-out = Le premier pas sort de ses cases et reste dans votre zone : pas depuis { $square } { $dir }.
why-no-marker-there = Il n'y a pas de marqueur Radioactivité en { $square }.
why-would-split = Sans { $square }, la zone radioactive serait en plus de morceaux : { $before } avant, { $after } après.
why-not-dead-there = Aucun de vos morts ne repose en { $square }.
why-no-pair-there = Le Maire prend deux emplacements vides et voisins de votre Mairie ; vides : { $squares }.
why-not-your-board = Vous avez reçu le plateau de ces villes : { $cities } ; pas { $city }.
why-board-taken = Le plateau { DE($city) } est pris par { $seat }.
why-on-a-mountain = On ne construit pas sur une montagne : { $squares }.
why-on-a-stone = On ne recouvre une pierre que si le prix en demande autant : { $squares }.
why-free-on-the-river = Une tuile gratuite ne recouvre pas d'autre case de rivière, car aucune matière n'est dépensée maintenant : { $squares }.
why-no-room-for-stone = La pierre va sur une case de plaine vide de la zone d'influence de l'usine : { $squares } ; pas { $square }.
why-another-harbour = Le port de Shanghai est le seul port : on n'en construit pas d'autre.
why-only-small-parks = À Tokyo on ne construit que des parcs de taille 1 ; ils s'étendent d'eux-mêmes.
why-imperial-park = On ne construit que des parcs dans le Parc Impérial : { $squares }.
why-not-beside-park = Un nouveau parc de Tokyo touche un autre parc par un côté : pas { $squares }.
why-first-park = Le premier parc de Tokyo se trouve dans le Parc Impérial : pas { $squares }.
why-on-the-river = On ne construit pas sur la rivière de Bangkok, sauf l'eau d'un port : { $squares }.
why-flooded = La zone inondable est sous l'eau ce tour-ci : { $squares }.
why-homes-elsewhere = Une nouvelle zone résidentielle de Delhi se trouve sur les seize cases marquées : pas { $squares }.
why-not-a-park = Le parc peut s'étendre sur { $squares }, pas sur { $square }.
why-no-pilgrim-there = Aucun de vos citoyens n'est en { $square }.
why-same-pilgrim = Ce pèlerin vient de rentrer : envoyez un autre citoyen que celui de { $square }.
why-without-power = Aucune case n'est dans une colonne alimentée : { $squares }. Colonnes alimentées : { $columns }.
why-too-few-active = Citoyens actifs : il en faut { $needs }, vous en avez { $has }. ({ $piece })
why-far-from-airport = L'entrepôt doit se trouver dans l'influence de l'Aéroport, avec une de ces cases : { $squares }.
why-too-few-parks = Il faut { $needs ->
    [one] { $needs } case de parc
   *[other] { $needs } cases de parc
} tout autour, il y en a { $has } : { $piece }.
why-too-few-shops = Il faut une zone commerciale à côté : { $piece }.
why-off-the-border = Doit toucher la bordure droite ou inférieure de votre zone constructible ({ $zone } sur { $zone }) : { $piece }.
why-not-the-largest = L'auditeur va au premier emplacement vide d'une plus grande zone résidentielle : { $squares }.
why-no-such-plant = Les centrales nucléaires ont un niveau de 1 à 3.
why-one-plant-a-turn = Vous posez une seule centrale nucléaire par tour.
why-beyond-columns = Une centrale de niveau { $level } couvre { $wide } colonnes, et dépasserait la grille.
why-covered-already = Colonnes déjà couvertes : { $columns }.
why-no-plant-left = Il ne reste pour vous aucune centrale de niveau { $level }.
why-plant-too-dear = Une centrale de niveau { $level } coûte { $price } $, et vous avez { $money } $.

## Choses

part-votes = Voix
part-homes = Habitations
part-built = Bâtiments culturels construits
part-culture = Places culturelles
part-shops = Commerces
part-exchanged = Matières premières échangées
part-cards = Cartes d'action
part-speech = Discours du Maire
part-opponent = Perdues : Opposant
part-spent = Dépensées
part-earlier = Voix d'avant
part-radioactivity = Radioactivité
part-goal = Condition de victoire
part-promise = Promesse
part-special = Promesse spéciale
reason-pollution = Propreté de l'air
part-pollution = Pollution
gain-money = $
gain-votes = { $count ->
    [one] voix
   *[other] voix
}
gain-pollution = pollution
gain-wood = bois
gain-stone = pierre
gain-metal = métal
gain-citizens = { $count ->
    [one] citoyen en réserve
   *[other] citoyens en réserve
}

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

dir-up = vers le haut
dir-right = vers la droite
dir-down = vers le bas
dir-left = vers la gauche

hand-left = à gauche
hand-right = à droite
start-building = le bâtiment où il apparaît
start-squares = ses deux cases
start-stood_there = là où il se tenait

side-easy = facile
side-expert = expert

means-money = argent
means-votes = voix
means-free = gratuit

where-air = l'air
where-ground = le sol

package-citizens = des citoyens
package-with_doctor = un Médecin

result-resign = démission
result-councillor = conseiller
result-deputy = adjoint
result-mayor = maire
result-minister = ministre
result-legend = légende

## Le plateau au terminal

board-turn = Tour
board-host = hôte du Maire
board-street = rue
board-speaker = emplacements du Maire
board-special = promesse spéciale
board-ring = Actions
board-money = $
board-votes = voix
board-pollution = pollution
board-career = carrière
board-supply = réserve
board-card = carte
board-left = hors jeu
board-legend = R logement, C commerce, F usine, P parc, avec leur niveau ; un chiffre seul : un citoyen de ce joueur ; w bois, s pierre, m métal ; + une tombe, * le pèlerin. Les disques du Conseil sont dans l'ordre des départements.
board-monsters = G un godzilla, ! radioactivité ; D un Médecin ; M le Maire à la Mairie.
