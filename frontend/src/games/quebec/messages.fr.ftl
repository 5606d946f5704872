# Les mots de l'écran : noms courts, infobulles, film du décompte.

city = La ville de Québec
city-keys = Carte de la ville : Tab va d'un choix possible au suivant, les flèches parcourent la ville, Entrée choisit.
wheel = Roue d'influence
wheel-order = ordre du décompte 1 → 5
wheel-now = Si l'on comptait maintenant
leaders = Leaders
zone-place = { $zone }, comptée en position { $place }
can-here = choix possible
zone-empty = personne
workers = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
progress = { $century ->
    [1] Iᵉʳ siècle
    [2] IIᵉ siècle
    [3] IIIᵉ siècle
   *[4] IVᵉ siècle
}

cubes-left = { $count ->
    [0] Plus de cube : le départ suivant clôt le siècle
    [one] Un seul chantier disponible
   *[other] { $count } chantiers disponibles
}

## Quartiers, en court

short-archdiocese = Archidiocèse
short-protestant_quarter = Protestant
short-irish_quarter = Irlandais
short-jewish_quarter = Juif
short-seat_of_government = Gouvernement
short-municipal_administration = Municipal
short-provincial_administration = Provincial
short-military_administration = Militaire
short-commercial_quarter = Commerces
short-port_quarter = Portuaire
short-prestige_homes_quarter = Prestige
short-business_quarter = Affaires
short-heritage_site = Patrimoine
short-academic_quarter = Académique
short-entertainment_quarter = Spectacles
short-arts_quarter = Arts

## Actions de quartier, en une ligne

effect-any_same_color = L'action d'un autre quartier de la même couleur.
effect-place_steps = Un ouvrier passif à la Citadelle et un autre dans une zone colorée.
effect-score_activate_place = { $vp } PV ; ouvriers : activer { $activate }, placer { $place } de la réserve dans une zone.
effect-place_then_move = Un ouvrier passif dans une zone, puis jusqu'à { $move_max } des vôtres d'une zone à une autre.
effect-place_in_one_zone = Jusqu'à { $place } ouvriers passifs dans une même zone : { $zones }.
effect-activate = Activer jusqu'à { $activate } ouvriers.
effect-start_site = Démarrer un chantier.
effect-contribute_passive = Contribuer à un autre bâtiment avec des ouvriers passifs.
effect-score_zones = Des PV selon le nombre de zones où vous êtes : { $points }.
effect-score_active = Des PV selon vos ouvriers actifs : { $points }.
effect-upgrade_star = Une étoile de plus sur l'un de vos marqueurs.

## Chantiers

site-dormant = S'ouvre au siècle { $century }
site-available = Disponible : un architecte peut y démarrer
site-building = Chantier { DE($name) }
site-building-neutral = Chantier de l'architecte neutre
site-no-contribution = Aucune contribution
site-contributions = Contributions : { $names }
site-bare = Achevé sans marqueur
site-owned = { $stars } { DE($name) }
site-group = Groupe principal : { $points } PV
site-cost = Contribuer coûte { workers }
site-own = Votre architecte est ici : pas d'action de quartier

## Choisir sur la roue

put-here = { $zone } : combien d'ouvriers ?
move-from = Cliquez la zone de départ
move-to = { $zone } : vers quelle zone ?
move-count = { $origin } → { $to } : combien ?
count-activate = Combien d'ouvriers activer ?
count-top_up = Combien d'ouvriers actifs ajouter à la Citadelle ?

## Leaders et événements

leader-free = Libre · +{ $number }
leader-down = Face cachée
leader-effect-citadel = { $workers } ouvriers passifs vont à la Citadelle.
leader-effect-politics = Vos ouvriers d'un bâtiment achevé vont dans la zone colorée de votre choix.
leader-effect-culture = Chaque marqueur que vous posez rapporte des PV.
leader-effect-religion = L'action de quartier aussi sur vos propres chantiers.
leader-effect-economy = L'architecte neutre est à vous pour ce siècle.
event-whole-game = { $century } · toute la partie
event-e1603_champlain_voyage = Plus grand groupe de bâtiments à la fin : { $first } PV
event-e1663_sovereign_council = { $each } bâtiments dans { $colours } couleurs : { $first } puis { $second } PV
event-e1665_jean_talon = Un ★★★ dans chaque couleur : { $first } puis { $second } PV
event-e1682_fort_fire = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
} de Culture : { $first } puis { $second } PV
event-e1756_seven_years_war = Prendre un leader n'active personne
event-e1759_plains_of_abraham = À la Citadelle, tous cascadent
event-e1763_royal_proclamation = Pas de leaders ce siècle
event-e1775_fortification = Pas de marqueur pour une seule contribution
event-e1800_british_immigration = Démarrer un chantier active { $value } ouvriers, et non { $usual }
event-e1812_war = Démarrer un chantier active seulement { $value } ouvriers
event-e1867_provincial_capital = Chacun active autant d'ouvriers que son rang
event-e1871_canal_commission = Fin du siècle : { $value } ouvriers actifs au plus
event-e1917_conscription = Avant le décompte, 1 ou 2 ouvriers seuls dans une zone rentrent
event-e1955_winter_carnival = Avant le décompte, { $first } PV à qui est dans les cinq zones
event-e2001_summit_of_the_americas = On ne cascade que vers une zone où l'on est déjà
event-e2008_400th_anniversary = Ne cascade que qui est dans les quatre zones colorées

## Cartes des joueurs

seat-active = Actifs
seat-reserve = Réserve
seat-no-leader = Aucun leader
seat-in-hand = Architecte en main
seat-group = Groupe
seat-buildings = bâtiments

## Le film du décompte

film-century = Points de la fin de siècle
film-total = Siècle
film-zone = Zone
film-majority = { $zone } : { $names } a la majorité avec { workers }
film-tie = { $zone } : égalité entre { $names } avec { workers }
film-nobody = { $zone } : personne
film-each = Un point par ouvrier pour chacun
film-cascade = { $name } : { workers }, { $origin } → { $to }.
film-home = { $name } : { workers }, { $origin } → actifs.
film-no-cascade = Pas de cascade.
film-half = moitié de { $number }
film-active = actifs
film-return = Retour en réserve : { workers }
film-half-rule = Moitié arrondie en bas, { $most } au plus ; en cas d'égalité tous les premiers cascadent.
film-then = La flèche passe à la zone { $zone } : le siècle { $century } commence.
film-before = Avant le décompte
film-final = Décompte final
film-end = Victoire : { $names }, { $points } PV
film-sum = Total
