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
short-residential_1 = Niv. 1
short-residential_2 = Niv. 2
short-residential_3 = Niv. 3
short-residential_4 = Niv. 4
short-residential_5 = Niv. 5
short-commercial_1 = Niv. 1
short-commercial_2 = Niv. 2
short-commercial_3 = Niv. 3
short-commercial_4 = Niv. 4
short-factory_1 = Usine 1
short-factory_2 = Usine 2
short-factory_3 = Usine 3
short-refinery = Raffin.
short-harbour = Port
short-warehouse = Entrepôt
short-park_1 = Taille 1
short-park_2 = Taille 2
short-park_3 = Taille 3
short-police_station = Police
short-fire_station = Pompiers
short-school = École
short-library = Biblioth.
short-museum = Musée
short-subway = Métro
short-clinic = Clinique
short-university = Univers.
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
borough-of = Arrondissement de { $name }
back-to-mine = Revenir au mien
look-at = Regarder l'arrondissement de { $name }
beside = Phase et plan
tracks = Voix et pollution
zone = Zone { $zone } × { $zone } : l'Urbaniste l'agrandit
host = L'hôte du Maire pour ce tour
at-home-of = chez { $name }

citizen-of = citoyen de { $name }
grave-of = ici repose un citoyen de { $name }
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
enlarges = agrandit : { $piece }
votes-more = +{ $votes } Voix
fits-here = elle peut se poser ici
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
how-paid = Comment payer le pas

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
reward-any = { $count } libres

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
