board = La table de Civilization
map = La carte, tour { $turn }
minimap = La carte entière
go-home = Revenir à ma capitale
can-here = On peut choisir cette case
face-down = Tuile inconnue
face-down-hint = Elle se retourne quand une figurine voisine la découvre.
city-of = { $city } { DE($name) }
city-yields = { $production } de production, { $trade } de commerce, { $culture } de culture
city-walls = Entourée de murs
hut = Hutte
village = Village barbare
figures-of =
    { $name } : { $armies ->
        [0] { $scouts ->
            [one] { $scouts } colon
           *[other] { $scouts } colons
        }
       *[other] { $armies ->
            [1] 1 armée
           *[other] { $armies } armées
        }{ $scouts ->
            [0] { "" }
            [1] { " " }et 1 colon
           *[other] { " " }et { $scouts } colons
        }
    }
frozen = Case gelée : rien n’y est produit ce tour
yield-production = { $count } de production
yield-trade = { $count } de commerce
yield-culture = { $count } de culture
yield-coin = { $count } { $count ->
        [one] pièce
       *[other] pièces
    }
yield-combat = { $count } de combat
phase-start_of_turn = Début
phase-trade = Commerce
phase-city_management = Cités
phase-movement = Mouvement
phase-research = Recherche
turn = Tour { $turn }
first-player = premier joueur
steps-short = { " " }pas
bar-military = Victoire militaire : une armée à { $steps } pas d’une capitale rivale
bar-tech = Technologies : { $count } sur { $all }
bar-culture = Échelle de culture : case { $count } sur { $all }
bar-coin = Pièces : { $count } sur { $all }
no-civ = sans civilisation
trade-points = Commerce
culture-points = culture
cards = Cartes de culture
units = Unités
hidden-tokens = Jetons face cachée
dial = Commerce { $trade } sur { $most }
of-most = sur { $most }
track = Échelle de culture : { $said }
my-dials = Mes cadrans
of-coins = sur { $most ->
    [one] { $most } pièce
   *[other] { $most } pièces
}
culture-track = Échelle de culture
advance = Avancer
hand = Ma main
hand-limit = { $count } sur { $most }
no-cards = Aucune carte
army = Mes forces
army-limits = pile { $stack } · vitesse { $speed }
combat-bonus = Bonus de combat
city-panel = La cité montrée
production = Production
arts = Art : +{ $count }
harvest-hint = Pour récolter, touchez une case qui luit.
has-acted = A agi ce tour
items-figures = Figurines
items-units = Unités
items-buildings = Bâtiments
items-wonders = Merveilles
in-supply = { $count } en réserve
in-market = { $count } au marché
pages = Ce que montre le milieu de la table
page-map = Carte
page-pyramid = Pyramide
pyramid = Ma pyramide
pyramid-rule = Chaque carte repose sur deux cartes du niveau inférieur.
levels = Niveaux
level-cost = { $level } · { $cost }
unit-state = force { $strength }, blessures { $wounds }
battle = La bataille
tie-rule = À égalité, le défenseur gagne.
barbarians = Barbares, menés par { $name }
attacks = attaque
defends = défend
hidden-units =
    { $count ->
        [one] 1 unité cachée
       *[other] { $count } unités cachées
    }
total = Total
nobody = personne
front = Front { $number }
play-here = Jouer ici
new-front = Nouveau front
open-front = Ouvrir un front
choose-unit = Choisissez une unité
waiting = En attente
offer-window = L’offre
offer-with = Échange avec { $name }
see-map = Voir la carte
offer-rule = Les deux doivent accepter ; l’échange se fait aussitôt.
you-give = Vous donnez
other-gives = { $name } donne
one-more = Un de plus : { $good }
one-less = Un de moins : { $good }
nothing = Rien
film = La victoire
film-won = { $name } gagne la partie : { $victory }
film-reached = { $name } remplit une condition : { $victory }
victory-military = victoire militaire
victory-economic = victoire économique
victory-culture = victoire culturelle
victory-tech = victoire technologique
victory-turn_limit = victoire à la limite de tours
part-cards = Cartes de cette bataille
part-walls = Murs
part-metropolis = Métropole
part-fortification = Fortification
part-square = Case { $square }
part-coin = Jetons : { $place }
by-scout = { $what } par le colon en { $square }
sum-production = Production
sum-trade = Commerce
sum-culture = Culture
sum-coin = Pièces
nothing-here = rien
this-turn = et { $count } ce tour-ci
blocked-by = { $square } ne compte pas : une figurine { DE($name) } s’y tient.
sent-to = { $square } compte ailleurs, grâce à son colon : { $city }.
sum-title = Ce que rapporte la cité
sum-close = Fermer le calcul
battle-at = Bataille en { $square }
battle-village = Village barbare en { $square }
battle-of = Bataille : { $city } { DE($name) }
walls-rule = Les murs tiennent : l’attaquant joue la première unité.
before-battle = La bataille se prépare
your-battle-turn = À vous de jouer
their-battle-turn = { $name } joue
total-parts = unités { $units } + bonus { $bonus }
killed-unit = Unité tuée
strikes = Qui frappe d’abord
strikes-label = L’infanterie frappe avant les unités montées, celles-ci avant l’artillerie, l’artillerie avant l’infanterie.
abilities = Vos capacités
if-now = Si elle finissait maintenant
if-played = Si vous jouez cela
would-win = En tête : { $name }.
first-own = frappe d’abord
first-enemy = est frappée d’abord
first-both = les deux frappent
first-nobody = personne en face
kills = tue sans mourir
dies = meurt sans tuer
both-die = les deux meurent
both-live = les deux survivent
to-win = À gagner
if-you-win = Si vous gagnez
if-they-win = Si { $name } gagne
loot-of =
    { $count ->
        [0] Pas de butin
        [one] 1 butin
       *[other] { $count } butins
    }
city-falls = La cité est détruite.
village-prize = Le jeton du village est à vous.
cheaper = −{ $count } { $name }
lack-production = a { $has }, il en faut { $price }
and-trade = et { $count }
coins-by-source = D’où viennent vos pièces
steps-away =
    { $count ->
        [one] À 1 pas
       *[other] À { $count } pas
    }
no-way = Pas d’accès : { $why }
moves-left =
    { $count ->
        [0] A bougé ce tour
        [one] 1 figurine peut encore bouger
       *[other] { $count } figurines peuvent encore bouger
    }
announced = Ce qui est annoncé
announces = { $name } annonce : { $what }
announces-none = { $name } prépare : { $city }
announces-produce = { $name } annonce la production ({ $city }) :
announces-build_free = { $name } annonce un bâtiment gratuit ({ $city }) :
announces-arts = { $name } consacre à l’art : { $city }
announces-harvest = { $name } récolte : { $city }
announces-harvest_twice = { $name } récolte deux fois : { $city }
the-barbarians = les barbares
level-price = { $cost } de commerce
level-of = Niveau { $level } · { $cost } de commerce
tech-told = La technologie montrée
unlocks = Débloque :
boosted-play = avec { $source }
building-on = { $yields } ; sur : { $terrain }
point-at-item = Passez sur un bâtiment ou une merveille pour en lire l’effet.
they-offer = { $name } propose : { $gives } contre { $wants }
pyramid-rows = { $count ->
        [one] { $count } technologie
       *[other] { $count } technologies
    } : { $rows }.
free-spot = place libre
needs-two = 2 cartes dessous
blank-card = compte pour une carte
dial-after = Le cadran retombe ensuite sur le nombre de vos pièces.
point-at-tech = Passez sur une technologie pour en lire l’effet et voir ce qui la porte.
course = Jusqu’ici
course-none = Personne n’a encore joué.
course-strip = Tours de bataille joués : { $count }
course-played = { $front ->
        [0] { $unit }
       *[other] { $unit }, front { $front }
    }
course-idle = ne fait rien
course-died = { $unit } meurt
course-hurt = { $unit } prend { $count ->
        [one] 1 blessure
       *[other] { $count } blessures
    }
of-own = sur { $count }
deal-after = Après l’échange
never-traded = Ne s’échangent pas : pièces, technologies, unités, figurines, personnages, merveilles.
dials-of = Les cadrans { DE($name) }
army-of = Les forces { DE($name) }
pyramid-of = La pyramide { DE($name) }
zoom-in = De plus près
zoom-out = De plus loin
# The capital, the second and the third city of each civilization.
cities-america = Washington, Boston, Chicago
cities-arabia = Damas, Bagdad, Bassora
cities-china = Luoyang, Kaifeng, Nankin
cities-egypt = Memphis, Thèbes, Gizeh
cities-germany = Berlin, Cologne, Hambourg
cities-greece = Athènes, Sparte, Corinthe
cities-india = Delhi, Agra, Jaipur
cities-rome = Rome, Ostie, Antium
cities-russia = Moscou, Kazan, Novgorod
cities-spain = Madrid, Séville, Grenade
cities = Mes cités
shop-all = Tout voir
shop-fold = Replier
shop-count =
    { $count ->
        [one] 1 article
       *[other] { $count } articles
    }
floats-fold = Replier ce qui couvre la carte
floats-show = Montrer les commandes de la carte
