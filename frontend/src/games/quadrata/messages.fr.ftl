# Les mots de l'écran : noms courts, infobulles, aperçus, film du décompte.

can-here = choix possible
close = Fermer
nothing = Rien
or = ou

## Jours

progress = Jour { $day } sur { $last }
tomorrow = Demain : { $what }

## Le centre de la table

centre = Destinations
deck = Pioche
deck-count = { $count ->
    [0] La pioche est vide
    [one] Une carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
deck-holds = Encore dans la pioche
discard = Défausse
discard-too = Défausse, visitable aussi
discard-more = { $count ->
    [one] carte dessous
   *[other] cartes dessous
}
discard-short = Défausse aussi
discard-holds = Sous la défausse
discard-empty = Défausse vide
slot-empty = Plus de carte
reservation = Réservation
reservation-mine = Ma réservation
reservation-empty = Aucune carte réservée
no-reservation = pas de réservation
card-city = { $name }, ville, { $province }
card-attraction = { $name }, attraction, { $province }
card-numbers = { $low } ou { $high }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-visited = Province déjà visitée
card-alone = Faisable : { $a } × { $b } = { $product }
card-by-taxi = Faisable avec un taxi : { $a } × { $b } = { $product }

## Provinces, en court sur les cartes et coupées sur la carte du pays

short-british_columbia = Colombie-Brit.
short-new_brunswick = N.-Brunswick
short-prince_edward_island = Î.-P.-É.
short-nova_scotia = N.-Écosse
short-newfoundland_and_labrador = Terre-Neuve
short-northwest_territories = Terr. du N.-O.
map-british_columbia = Colombie-|Britannique
map-new_brunswick = Nouveau-|Brunswick
map-prince_edward_island = Î.-P.-É.
map-nova_scotia = Nouvelle-|Écosse
map-newfoundland_and_labrador = Terre-Neuve-|et-Labrador
map-northwest_territories = Territoires|du Nord-Ouest

## La carte et les jetons

map = Ma carte du Canada
map-of = Le plateau { DE($name) }
map-back = Revoir le mien
map-keys = Carte du Canada : Tab va d'une destination ouverte à l'autre, les flèches parcourent le pays, Entrée mène à la carte.
square-visited = { $name } : { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
square-meant = { $name } : { $place } y mettrait { $points ->
    [one] { $points } point
   *[other] { $points } points
}
square-open = { $name } : une destination faisable
square-empty = { $name } : pas encore visitée
my-tokens = Mes jetons
tokens-of = Jetons { DE($name) }
movement-area = zone de déplacement
token-label = Jeton { $token }{ $taken ->
    [yes] , pris
   *[no] {""}
}
token-worth = vaut { $worth }
token-resting = Jeton { $token } au repos
train-here = Un train : une fois gagné, un jeton de plus
space-empty = Place libre
rest = Repos
rest-empty = Personne ne se repose
bag = Sac
bag-count = { $count ->
    [0] Sac vide : le repos y retournera
    [one] Un jeton dans le sac
   *[other] { $count } jetons dans le sac
}
bag-empty = Sac vide : le repos y retourne à la prochaine pioche.
bag-holds = Dans le sac
link-paid = payé
link-due = paiera à la visite

## Ce qu'une visite rapporte

gain-points = { $count ->
    [one] +1 point
   *[other] +{ $count } points
}
gain-links = { $count ->
    [one] 1 trajet
   *[other] { $count } trajets
}
gain-plane = un avion
gain-trophy = un trophée
change-to = fait { $number }
out-of-reach = { $low } ou { $high } : hors de portée
opens-nothing = aucune destination ouverte

## Taxis

taxi-board = Taxis
taxi-board-of = Taxis { DE($name) }
taxis-in-hand = { $count ->
    [0] aucun en main
   *[other] { $count } en main
}
box-free = { $name }, { $leaves ->
    [0] sans point
    [one] 1 point à la fin
   *[other] { $leaves } points à la fin
}
box-crossed = { $name }, cochée, { $leaves ->
    [0] sans point
    [one] 1 point
   *[other] { $leaves } points
}
changed-by = Changement déjà choisi : { $sum }

## Ce qui est à tous

common = Trophées et réserves
trophies = Trophées
your-provinces = vos provinces
trophy-free = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $have } sur { $need }
trophy-taken = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : à { $owner }
black-bag = avancés
black-bag-count = Sac noir : { $count ->
    [one] { $count } jeton avancé
   *[other] { $count } jetons avancés
}
black-bag-holds = Dans le sac noir
planes = avions
planes-left = { $count ->
    [one] { $count } avion
   *[other] { $count } avions
} sur { $all }

## La table de multiplication

aid = Table de multiplication
aid-times = fois
aid-card = sur une carte
aid-made = faisable
aid-taxi = avec un taxi
aid-products = Vos jetons font : { $list }
aid-planes = { $count ->
    [one] Votre avion vaut de 1 à 12, au choix.
   *[other] Vos avions valent de 1 à 12, au choix.
}
aid-quiz = Entraînement : à vous de calculer, rien n'est éclairé.

## L'entraînement

quiz-product = Combien font { $a } × { $b } ?
quiz-plane = Combien doit valoir l'avion ? { $token } × avion pour { $low } ou { $high }
quiz-plane-is = avion
quiz-send = Répondre
quiz-back = Effacer un chiffre
quiz-wrong = { $number }, ce n'est pas ça. { $left ->
    [one] Dernier essai !
   *[other] Encore { $left } essais.
}
quiz-record = { $right ->
    [one] { $right } juste
   *[other] { $right } justes
}, { $wrong ->
    [one] { $wrong } erreur
   *[other] { $wrong } erreurs
}
quiz-right = Bonnes réponses
quiz-missed = Erreurs
quiz-time = Temps de réponse

## Cartes des joueurs

seat-look = Voir le plateau { DE($name) }
seat-parts = D'où viennent ses points

## Le film du décompte

film = Décompte final
film-how-map = Les points écrits sur la carte
film-how-trophies = Les trophées gagnés
film-how-taxis = Les feuilles des cases cochées ; les taxis en main prennent les meilleures cases libres
film-how-trains = Un point par train
film-how-planes = Un demi-point par avion
film-end = { $names } { $count ->
    [one] l'emporte
   *[other] l'emportent
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
film-ties = À égalité : le plus de 5, puis le plus de trophées
film-none = aucun
film-leftovers = { $count ->
    [one] 1 taxi en main : +{ $points }
   *[other] { $count } taxis en main : +{ $points }
}
film-planes = { $count ->
    [0] aucun avion
    [one] 1 × ½
   *[other] { $count } × ½
}
