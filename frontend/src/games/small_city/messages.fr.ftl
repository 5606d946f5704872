# Les mots de l'écran : titres, noms courts, infobulles.

turn-of = Tour { $turn } sur { $turns }
turn-short = Tour { $turn }/{ $turns } · { $phase }/8
phases = Phases du tour

phase-1 = Actions Spéciales
phase-2 = Construction
phase-3 = Déplacements
phase-4 = Revenus
phase-5 = Vote
phase-6 = Pollution
phase-7 = Conseil
phase-8 = Visite du Maire

ring = Cartes Action
ring-way = { $free ->
    [one] sens horaire, { $free } pas gratuit
   *[other] sens horaire, { $free } pas gratuits
}
card-free = { $card } : libre
card-held = { $card } : { $name }
card-price = { $price } $

council = Conseil Municipal
council-price = prix ($ ou Voix)
council-one = un pas par tour
department-price = colonne { $column } : { $price } $ ou { $price } Voix

stock-left = { $count } en réserve
stock-none = Plus en réserve
stock-owned = Déjà construit

## Tuiles, en court

short-town_hall = Mairie
short-residential_1 = Logis 1
short-residential_2 = Logis 2
short-residential_3 = Logis 3
short-residential_4 = Logis 4
short-residential_5 = Logis 5
short-commercial_1 = Commerce 1
short-commercial_2 = Commerce 2
short-commercial_3 = Commerce 3
short-commercial_4 = Commerce 4
short-factory_1 = Usine 1
short-factory_2 = Usine 2
short-factory_3 = Usine 3
short-refinery = Raffinerie
short-harbour = Port
short-warehouse = Entrepôt
short-park_1 = Parc 1
short-park_2 = Parc 2
short-park_3 = Parc 3
short-police_station = Police
short-fire_station = Pompiers
short-school = École
short-library = Bibliothèque
short-museum = Musée
short-subway = Métro
short-clinic = Clinique
short-university = Université
short-airport_8 = Aéroport 8
short-airport_9 = Aéroport 9
short-bank = Banque
short-sorting_centre = Tri
short-tram_station = Tramway
short-big_ben = Big Ben
short-sydney_opera = Opéra

## L'arrondissement

board = Small City
stage = L'arrondissement
stage-keys = { $piece } en main : les flèches déplacent, R tourne, F retourne, N va à la prochaine place permise, Entrée pose, Échap lâche
borough-of = Arrondissement { DE($name) }
look-at = Regarder l'arrondissement { DE($name) }
my-borough = Le mien
boroughs = Arrondissements
host-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
host-people = { $count ->
    [one] { $count } de vos citoyens
   *[other] { $count } de vos citoyens
}
host-toll = , péage { $price } $
beside = Phase et plan
tracks = Voix et pollution
zone = Zone { $zone } × { $zone } : l'Urbaniste l'agrandit
host = L'hôte du Maire pour ce tour
at-home-of = chez { $name }

citizen-of = citoyen { DE($name) }
grave-of = ici repose un citoyen { DE($name) }
radioactive = radioactif
mayor-street = Le Maire y parade : rien ne s'y construit ce tour-ci
place-left = quittée ce tour-ci : personne n'y entre
ground-plain = vide
ground-mountain = montagne
ground-river = rivière
ground-lake = lac
ground-sea = mer
ground-flood = terrain inondable
ground-imperial = Parc Impérial
place-home = logement, { $gives } Voix
place-cash = boutique, { $gives } $
place-sell_raw = marché : une matière contre de l'argent
place-votes = cinéma, { $gives } Voix
place-raw_to_votes = grand magasin : une matière contre des Voix
place-wood = poste de travail : bois
place-stone = poste de travail : pierre
place-metal = poste de travail : métal
place-storage = stockage
place-hall = espace de la Mairie
place-culture = place de visiteur
place-bank = guichet, { $gives } $
place-sorting = poste de tri
place-tram = arrêt
place-opera = fauteuil de l'Opéra
place-pilgrim = cellule du Monastère
place-water = eau
place-doctor = place du Médecin

choose-citizen = choisir ce citoyen
take-back = Reprendre
take-back-move = reprendre ce déplacement
take-back-move-of = Reprendre le déplacement vers { $square }
tried-legal = { $square } : la tuile peut s'y poser
tried-refused = { $square } : pas ici

## Tuiles et plan

offers = Tuiles en réserve
families = Sortes de tuiles
shapes = Formes
family-residential = Logis
family-commercial = Commerce
family-park = Parcs
family-industry = Industrie
family-culture = Culture
family-services = Services
plan = Mon plan
plan-laid = { $count } sur { $most }
plant = Centrale de niveau { $level }
markers-left = { $count ->
    [one] { $count } marqueur en réserve
   *[other] { $count } marqueurs en réserve
}
stones-left = { $count ->
    [one] { $count } pierre sous les montagnes
   *[other] { $count } pierres sous les montagnes
}
votes-more = +{ $votes } Voix
take-back-from = Reprendre { $piece } et la suite
left-after = Reste
left-before = avant
pollution-to-come = Pollution, hors usines
key-move = déplacer
key-next = place suivante
handles = La tuile en main
handle-turn = Tourner
handle-flip = Retourner
handle-set = Poser ici
handle-set-for = Poser ici · { $price } $
handle-why = Pourquoi pas ici ?
let-go = Lâcher la tuile
how-citizen = Choisissez un citoyen, sur le plateau ou en bas.
how-target = Choisissez une place allumée.
how-paid = Payer le pas en

## Citoyens

people = Mes citoyens
people-count = { $count }, { $moved ->
    [one] { $moved } déplacé
   *[other] { $moved } déplacés
}
moved = déplacé
stays = reste
may-go = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
forecast = En l'état : { $votes } Voix au vote, { $newcomers } { $newcomers ->
    [one] arrivée
   *[other] arrivées
}, pollution { $pollution } hors usines.
career = Espace Carrière
left = hors jeu
prepares = prépare
is-ready = prêt

## Promesses

promises = Promesses
promises-mine = Mes promesses
promise-one = gardez-en une
secret = secrète
for-all = pour tous
kept-now = tenue
not-kept-now = pas encore
votes = Voix
pollution = Pollution

card-mayor = +2 $, hôte
card-architect = −1 matière
card-mediator = −2 $
card-engineer = sans fumée
card-supporter = +4 Voix
card-urban_planner = zone +1
card-city_councillor = pas gratuit
card-opponent = −3 Voix
card-physicist = 2 Voix l'un
card-artist = 2 Voix l'un

reward-finance = { $count } $
reward-construction = ≤ { $count }
reward-tourism = +{ $count }
reward-environment = { $count }
reward-wood = bois
reward-stone = pierre
reward-metal = métal
reward-any = { $count } au choix

## Phases

phase-0 = Mise en place
about-cities = Chacun choisit sa ville.
about-promises = Chacun garde une promesse. Elle compte à la fin et reste secrète jusque-là.
about-halls = Chacun place sa Mairie derrière son paravent, puis tous les montrent.
about-parade = Le voisin de gauche de l'hôte choisit une rue. Ses deux cases restent libres ce tour-ci.
about-actions = Dans l'ordre du tour, chaque marqueur avance sur l'anneau jusqu'à une carte libre. Les premiers pas sont gratuits.
about-growth = L'Urbaniste agrandit sa zone.
about-plans = Préparez jusqu'à trois constructions derrière votre paravent. Tous le font en même temps.
about-moves = Les citoyens vont sur des places vides au début de la phase. Tous le font en même temps.
about-tourists = Dans l'ordre du tour, des citoyens restés sur place peuvent partir chez un voisin.
about-arrivals = Des citoyens arrivent à la Mairie, un par poste de travail vide.
about-trams = Le Tramway amène du monde.
about-parks = Les parcs de Tokyo grandissent.
about-hosts = Les touristes rapportent à leur hôte.
about-trade = Les commerces rapportent argent et Voix ; des matières peuvent s'échanger.
about-listeners = Les auditeurs de l'Opéra rentrent.
about-production = Les usines produisent des matières, qu'on range.
about-overflow = Ce qui n'a pas de place est perdu.
about-digging = Les montagnes donnent de la pierre.
about-salaries = Les Médecins sont payés et relèvent les morts.
about-vote = Les citoyens chez eux votent selon le niveau de leur logement.
about-godzillas = Un dé pour chaque arrondissement : les godzillas se réveillent et marchent.
about-pollution = Habitants et usines polluent, les parcs purifient.
about-deaths = Qui a trop pollué perd un citoyen.
about-council = Dans l'ordre du tour, un disque peut avancer au Conseil Municipal.
about-pilgrims = Le pèlerin se met en route.
about-closing = Le Maire s'en va, le tour s'achève.
about-over = La partie est finie.

## Cartes et départements, en court

short-mayor = Maire
short-architect = Architecte
short-mediator = Médiateur
short-engineer = Ingénieur
short-supporter = Partisan
short-urban_planner = Urbaniste
short-city_councillor = Conseiller
short-opponent = Opposant
short-physicist = Physicien
short-artist = Artiste
short-finance = Finances
short-industry = Industrie
short-construction = Construction
short-tourism = Tourisme
short-environment = Environnement

## Le film d'une phase

film = Ce qui s'est passé
film-build = { $count ->
    [one] { $name } : { $count } construction
   *[other] { $name } : { $count } constructions
}
film-build-about = Tour { $turn } : les paravents sont levés.
film-walk = { $count ->
    [one] { $name } : { $count } déplacement
   *[other] { $name } : { $count } déplacements
}
film-walk-about = Tour { $turn } : les déplacements sont montrés.
film-work = Revenus
film-work-about = Ce que rapportent les arrivées, les touristes, les commerces et les usines.
film-vote = Vote
film-vote-about = Les citoyens chez eux votent selon le niveau de leur logis.
film-godzilla = Le godzilla marche chez { $name }
film-godzilla-about = Il mange qui se trouve sur son chemin et laisse de la radioactivité derrière lui.
film-pollution = Pollution
film-pollution-about = Les citoyens et les usines polluent, les parcs purifient.
film-council = Conseil Municipal
film-council-about = Tour { $turn } : les disques des autres ont avancé.
film-promises = Promesses
film-promises-about = Les promesses secrètes sont dévoilées.
film-people = Citoyens
film-money = Argent
film-turn = Tour { $turn }

## La fiche d'une tuile

tile-card = Fiche de la tuile
close-card = Fermer la fiche
by-council = Conseil
offer-can = constructible
offer-cant = pas constructible maintenant
price-votes = { $votes } Voix
card-shape = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
card-stock = reste { $left } sur { $count }
card-brings = Ce qu'elle apporte
card-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
card-places-of = { $count ->
    [one] place :
   *[other] places :
}
card-condition = Conditions
card-condition-at = Conditions, en { $squares }
card-full-price = Prix complet
is-met = remplie
is-not-met = non remplie
other-place = Autre place

brings-votes-at-once = { $votes } Voix dès qu'elle est construite
brings-home = { $gives } Voix pour un citoyen qui y loge
brings-cash = { $gives } $ pour qui y travaille
brings-sell_raw = une matière contre de l'argent : bois { $wood } $, pierre { $stone } $, métal { $metal } $
brings-votes = { $gives } Voix pour qui y travaille
brings-raw_to_votes = une matière contre des Voix : bois { $wood }, pierre { $stone }, métal { $metal }
brings-wood = un bois pour qui y travaille, et 1 de pollution
brings-stone = une pierre pour qui y travaille, et 1 de pollution
brings-metal = un métal pour qui y travaille, et 1 de pollution
brings-storage = de la place pour une matière première
brings-culture-votes = { $gives } Voix pour qui s'y trouve
brings-culture-cash = { $gives } $ pour un de vos citoyens
brings-culture-university = { $gives } Voix pour qui s'y trouve, en phase 5
brings-culture-clinic = un de vos citoyens y protège de la mort
brings-bank = { $gives } $ pour qui y est venu ce tour-ci
brings-sorting = { $pollution_when_activated } de pollution une fois, si un de vos citoyens y est entré ce tour-ci
brings-tram = sans limite de personnes ; un citoyen arrive à chaque tour
brings-opera = { $gives } Voix si un de vos citoyens y est entré ce tour-ci
brings-park = { $less } de pollution en moins à chaque tour
brings-effect-refinery = permet les Usines de niveau 2, et de niveau 3 avec un Port
brings-effect-harbour = permet les Usines de niveau 3, avec une Raffinerie
brings-effect-police_station = chaque touriste qui arrive vous paie { $tourist_toll } $
brings-effect-fire_station = { $pollution } de pollution en moins à chaque tour
brings-effect-museum = { $host_income_per_tourist } $ par touriste qui s'y trouve
brings-effect-subway = de la Mairie vers tous les logis ; des touristes chez tous
brings-effect-clinic = protège de la mort
brings-effect-airport_8 = les ouvriers des Usines voisines font deux unités ; logis et commerces voisins en souffrent
brings-effect-airport_9 = les ouvriers des Usines voisines font deux unités ; logis et commerces voisins en souffrent
brings-effect-bank = vos commerces coûtent { $commercial_money_bonus } $ de moins et demandent un logis de moins
brings-effect-big_ben = un pas gratuit au Conseil à chaque tour

condition-squares = Cases libres, dans la zone ouverte
condition-public = { $needs ->
    [one] { $needs } bâtiment public dans son influence
   *[other] { $needs } bâtiments publics différents dans son influence
}
condition-public-here = { $has ->
    [one] { $has } bâtiment public sur { $needs } dans son influence
   *[other] { $has } bâtiments publics sur { $needs } dans son influence
}
condition-homes = { $needs ->
    [one] { $needs } zone résidentielle dans son influence
   *[other] { $needs } zones résidentielles dans son influence
}
condition-homes-here = { $has ->
    [one] { $has } zone résidentielle sur { $needs } dans son influence
   *[other] { $has } zones résidentielles sur { $needs } dans son influence
}
condition-building = Dans son influence : { $of }
condition-building-here = Dans son influence : { $of }
condition-category = Dans son influence, l'un d'eux : { $of }
condition-category-here = Dans son influence, l'un d'eux : { $of }
condition-banned = Pas dans son influence : { $of }
condition-parks = { $needs ->
    [one] { $needs } case de Parc
   *[other] { $needs } cases de Parc
} dans son influence
condition-parks-here = { $has ->
    [one] { $has } case de Parc sur { $needs } dans son influence
   *[other] { $has } cases de Parc sur { $needs } dans son influence
}
condition-shops = Une zone commerciale dans son influence
condition-shops-here = Une zone commerciale dans son influence
condition-border = Au bord d'une bordure d'agrandissement
condition-border-here = Au bord d'une bordure d'agrandissement
condition-citizens = { $needs ->
    [one] { $needs } citoyen actif
   *[other] { $needs } citoyens actifs
}
condition-citizens-here = { $has ->
    [one] { $has } citoyen actif sur { $needs }
   *[other] { $has } citoyens actifs sur { $needs }
}
condition-power = Sous une centrale nucléaire
condition-power-here = Sous une centrale nucléaire

price-new = Tuile nouvelle
price-level = Ce niveau
price-enlarged = Moins la tuile agrandie
price-bank = Banque
price-river = { $count ->
    [one] la rivière : { $count } matière de plus, comptée ci-dessus
   *[other] la rivière : { $count } matières de plus, comptées ci-dessus
}
price-to-pay = À payer
price-left = il vous reste { $price } $
price-short = il manque { $price } $
price-less-money = { $card } : jusqu'à { $price } $ de moins, une fois
price-less-goods = { $card } : { $count ->
    [one] { $count } matière de moins, une fois
   *[other] { $count } matières de moins, une fois
}
price-gratis = Rien à payer
price-by-council = Pas en vente : le Conseil Municipal l'offre (ligne Construction).

## Les sorties du godzilla

exits = Sorties possibles
exit-brings = { $eaten ->
    [0] Personne n'est mangé
    [one] { $eaten } citoyen mangé
   *[other] { $eaten } citoyens mangés
}, { $marks ->
    [0] aucun marqueur.
    [one] +{ $marks } marqueur.
   *[other] +{ $marks } marqueurs.
}
exit-turns = Au bord, vous choisirez le côté.
exit-touches = Touche : { $names }
