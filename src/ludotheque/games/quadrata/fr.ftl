# Quadrata Canada : tout ce que le jeu dit. Les noms des choses viennent des données (place, province, colour, box, day,
# trophy) ou en sont composés (card, token, base, held, pair) ; ils n'ont pas d'article : ils se disent entre guillemets ou
# après deux points.

game-name = Quadrata Canada
game-about = Sept jours pour faire le tour du Canada : multipliez deux jetons, visitez le lieu qui porte le résultat, reliez les provinces et raflez les trophées.

## Bouts de phrases, employés plus bas

day-number = { $day_id ->
    [day_0] 0
    [day_1] 1
    [day_2] 2
    [day_3] 3
    [day_4] 4
    [day_5] 5
    [day_6] 6
   *[day_7] 7
}
the-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
to-add = { $above ->
    [1] ajouter { $missing }
   *[0] enlever { $missing }
}

## Options

option-mode = Mode de jeu
mode-family = Famille (plateau Taxi, côté A)
mode-expert = Expert (plateau Taxi, côté B)

option-quiz = Exercice de calcul
quiz-off = Non
quiz-on = Oui, à chaque visite

option-consolation = Le taxi de consolation
consolation-no_token_visit = Si les jetons seuls ne permettent aucune visite
consolation-no_visit = À chaque tour sans visite

option-after_taxi = Après le taxi de consolation
after_taxi-closed = Plus de visite ce tour-ci
after_taxi-may_visit = Une visite reste permise

option-reservation = Changer de réservation
reservation-choose_first = Choisir la nouvelle carte, puis défausser l'ancienne
reservation-discard_first = Défausser l'ancienne carte, puis choisir

option-reshuffle = Mélanger la défausse
reshuffle-when_needed = Quand il faut une carte et que la pioche est vide
reshuffle-at_once = Dès que la pioche est vide

option-extra_spaces = Les cercles en pointillé
extra_spaces-stay_empty = Seule leur case de taxi les remplit
extra_spaces-refilled = Une fois ouverts, ils se remplissent comme les autres espaces

## Choses

amount-plus_1 = +1
amount-plus_2 = +2
amount-minus_1 = −1
amount-minus_2 = −2

bonus-train = train
bonus-taxi = taxi

part-map = Carte du Canada
part-trophies = Trophées
part-taxis = Cases de taxi
part-trains = Trains
part-planes = Avions
gain-taxis = { $count ->
    [one] taxi
   *[other] taxis
}
gain-trains = { $count ->
    [one] train
   *[other] trains
}
gain-planes = { $count ->
    [one] avion
   *[other] avions
}
gain-tokens = { $count ->
    [one] jeton
   *[other] jetons
}

## Noms composés

name-card = { $city } et { $attraction }
name-plane = avion
name-dotted = { $token } (en pointillé)

## Questions

ask-remove = { $count ->
    [one] Quel jeton de base retirez-vous du jeu ?
   *[other] Quel jeton de base retirez-vous du jeu ? (encore { $count } à retirer)
}
ask-replace = Étape 1 : voulez-vous remplacer une carte du centre ?
ask-visit = { $visits ->
    [0] { $consoled ->
        [1] Étape 2 : vous avez pris votre taxi. Que faites-vous encore ?
       *[0] Étape 2 : quel lieu visitez-vous ?
    }
    [1] Étape 2 : votre visite est faite. Que faites-vous encore ?
   *[2] Étape 2 : vos deux visites sont faites. Que faites-vous encore ?
}
ask-tokens = « { $place } » : quels jetons multipliez-vous ?
ask-change = « { $place } » avec { $pair } : quel changement payez-vous d'un taxi ?
ask-answer = { $number ->
    [0] Combien font { $pair } ?
   *[other] Que doit valoir l'avion ? { $number } × avion doit mener à « { $place } ».
}
ask-bonus = { $count ->
    [one] Un bonus de trajet : un train ou un taxi ?
   *[other] Encore { $count } bonus de trajet : un train ou un taxi ?
}
ask-swap = Quels jetons changent de place ?
ask-reserve = Étape 3 : voulez-vous réserver une carte ?
ask-rest = Étape 4 : quels jetons mettez-vous au repos ? Ensuite, tirez.

## Choix

choice-replace = Remplacer la carte « { $card } »
    .verb = Remplacer
    .object = la carte « { $card } »
choice-visit = Visiter « { $place } »
    .verb = Visiter
    .object = « { $place } »
choice-take_taxi = Prendre le taxi de consolation
    .verb = Prendre
    .object = le taxi de consolation
choice-end_visits = Terminer les visites
    .verb = Terminer
    .object = les visites
choice-reserve = Réserver la carte « { $card } »
    .verb = Réserver
    .object = la carte « { $card } »
choice-skip = Passer cette étape
    .verb = Passer
    .object = cette étape
choice-cross = Dépenser un taxi : « { $box } »
    .verb = Dépenser un taxi
    .object = « { $box } »
choice-swap = Échanger : { $held } ↔ { $token } (au repos)
    .verb = Échanger
    .object = { $held } ↔ { $token } (au repos)
choice-use = Multiplier : { $pair }
    .verb = Multiplier
    .object = { $pair }
choice-change = Dépenser un taxi : { $amount }
    .verb = Dépenser un taxi
    .object = { $amount }
choice-answer = Répondre { $number }
    .verb = Répondre
    .object = { $number }
choice-bonus = { $bonus_id ->
    [train] Retirer un train : un espace de plus
   *[taxi] Recevoir un taxi
}
    .verb = { $bonus_id ->
        [train] Retirer
       *[taxi] Recevoir
    }
    .object = { $bonus_id ->
        [train] un train : un espace de plus
       *[taxi] un taxi
    }
choice-rest = Mettre au repos : { $held }
    .verb = Mettre au repos
    .object = { $held }
choice-draw = Tirer des jetons et finir le tour
    .verb = Tirer des jetons
    .object = et finir le tour
choice-remove = Retirer du jeu le jeton { $base }
    .verb = Retirer du jeu
    .object = le jeton { $base }

## Journal

log-day = Le jour { day-number } commence : « { $day } ».
log-turn = C'est à { $seat } de jouer.
log-taxi_gained = { $seat } reçoit un taxi.
log-taxi_taken = { $seat } prend le taxi de consolation.
log-advanced_drawn = { $seat } tire du sac noir le jeton { $token }, qui va au repos.
log-base_removed = { $seat } retire du jeu le jeton { $token }.
log-poured = { $count ->
    [one] { $seat } remet dans le sac { $count } jeton de la zone de repos.
   *[other] { $seat } remet dans le sac { $count } jetons de la zone de repos.
}
log-refills = { $count ->
    [one] { $seat } remplit ses espaces : { $count } jeton à tirer.
   *[other] { $seat } remplit ses espaces : { $count } jetons à tirer.
}
log-drew = { $seat } tire un jeton : { $held }.
log-replaced = { $seat } met à la défausse la carte « { $card } ».
log-turned_up = Une carte arrive au centre : « { $card } ».
log-reshuffled = { $count ->
    [one] On mélange la défausse : la nouvelle pioche a { $count } carte.
   *[other] On mélange la défausse : la nouvelle pioche a { $count } cartes.
}
log-multiplied = { $seat } multiplie : { $first } × { $second } = { $product }.
log-changed = { $seat } dépense un taxi pour changer le résultat : { $amount }.
log-visited = { $seat } visite « { $place } » ({ $province }) : { the-points }.
log-train_taken = { $seat } retire un train et gagne un espace.
log-plane_won = { $seat } gagne un avion noir par le bonus de couleur ({ $colour }).
log-trophy_won = { $seat } gagne le { $trophy } !
log-crossed = { $seat } coche une case de taxi : « { $box } ».
log-swapped = { $seat } échange des jetons : { $held } contre { $token }, pris au repos.
log-put_back = { $seat } met son ancienne réservation à la défausse : « { $card } ».
log-reserved = { $seat } réserve la carte « { $card } ».
log-rested = { $seat } met un jeton au repos : { $token }.
log-answered_right = { $seat } répond { $number } : bravo, c'est juste !
log-answered_wrong = { $seat } répond { $number } : ce n'est pas ça.
log-answer_shown = La bonne réponse pour { $seat } était { $number }.
log-leftovers = { $count ->
    [one] { $seat } avait encore { $count } taxi : { the-points }.
   *[other] { $seat } avait encore { $count } taxis : { the-points }.
}
log-game_ended = La partie est finie.

## Refus : le jour, la première étape

why-token-gone = Vous n'avez plus le jeton { $token } : choisissez-en un autre.
why-not-in-centre = La carte « { $card } » n'est pas au centre : on ne remplace qu'une carte du centre.
why-no-other-card = La pioche et la défausse sont vides : il n'y a pas de carte pour remplacer celle-ci.
why-visit-comes-next = La visite vient juste après : remplacez d'abord une carte, ou passez cette étape.

## Refus : la visite

why-not-accessible = « { $place } » n'est pas à votre portée : visitez une carte du centre, celle du dessus de la défausse ou votre réservation.
why-one-visit-a-turn = Votre visite de ce tour est faite, et il n'y en a qu'une par tour. Terminez les visites.
why-no-third-visit = Vous avez déjà fait deux visites ce tour-ci : il n'y en a jamais trois.
why-second-box-crossed = Vous n'avez plus de case « { $box } » à cocher : pas de deuxième visite ce tour-ci.
why-no-taxi-for-second = Une deuxième visite coûte un taxi, et vous n'en avez aucun en main.
why-province-visited = Vous avez déjà visité cette province ({ $province }). On n'y va qu'une fois : choisissez une autre carte.
why-too-few-tokens = Pour multiplier, il faut deux jetons dans votre zone de déplacement, et { $tokens ->
    [0] il n'y en a aucun
   *[other] il n'y en a qu'un
}.
why-out-of-reach = Au plus près de { $number }, vous faites { $made } ({ $pair }). Il faudrait { to-add }, et vos cases de taxi libres ne le permettent pas. Essayez un autre lieu.
why-more-taxis-needed = Vous pouvez faire { $made } ({ $pair }). Pour arriver à { $number }, il faut { to-add } : cela coûte { $needs ->
    [one] un taxi
   *[other] { $needs } taxis
}{ $second ->
    [0] {""}
   *[other] {" "}en comptant celui de la deuxième visite
}, et vous { $taxis ->
    [0] n'en avez aucun
    [1] n'en avez qu'un
   *[other] n'en avez que { $taxis }
}.
why-taxi-already = Vous avez déjà pris votre taxi de consolation : il n'y en a qu'un par tour.
why-could-visit = Regardez bien : vos jetons suffisent pour au moins une visite. Faites-la, ou terminez sans prendre de taxi.
why-has-visited = Vous avez fait une visite ce tour-ci : le taxi de consolation est pour un tour sans visite.
why-taxi-is-due = Sans visite, un taxi vous revient : prenez-le avant de continuer.
why-pair-not-held = Vous n'avez pas ces deux jetons dans votre zone de déplacement : { $pair }.
why-wrong-product = Avec { $pair }, vous faites { $made }, et il faut { $number } pour « { $place } ». Vos taxis n'y suffisent pas : choisissez d'autres jetons.
why-change-not-on-board = Vous n'avez pas de case libre pour { $amount } sur votre plateau Taxi.
why-change-of-no-use = Avec les taxis que vous avez, { $amount } n'aide pas à atteindre « { $place } » : choisissez un autre changement.

## Refus : l'exercice de calcul

why-none-fits = Aucune paire de vos jetons ne mène à « { $place } », même avec vos taxis. Refaites vos calculs, ou choisissez un autre lieu.
why-does-not-fit = { $pair } ne mène pas à « { $place } ». Refaites le calcul, ou prenez d'autres jetons.
why-not-a-product = Répondez par un nombre entier de 1 à { $highest }.
why-not-a-value = Un avion vaut un nombre entier de 1 à { $highest }.

## Refus : le bonus de trajet

why-trains-gone = Vous n'avez plus de train à retirer : prenez un taxi.
why-circles-full = Tous vos cercles de taxi sont déjà entourés : prenez un train.

## Refus : les cases de taxi

why-expert-box = La case « { $box } » est au dos de votre plateau Taxi : elle ne sert qu'en mode Expert.
why-family-box = La case « { $box } » est au dos de votre plateau Taxi : elle ne sert qu'en mode Famille.
why-only-in-a-visit = La case « { $box } » ne sert que pendant une visite, à l'étape 2 : on vous la proposera si vos jetons seuls ne suffisent pas.
why-only-for-a-second-visit = La case « { $box } » se coche toute seule, à l'étape 2 : après une première visite, choisissez un deuxième lieu.
why-no-taxi = Il faut un taxi pour la case « { $box } », et vous n'en avez aucun en main.
why-box-crossed = Il ne vous reste aucune case « { $box } » à cocher.
why-without-effect = { $box_id ->
    [extra_tokens] Pour deux jetons de plus, il faut un cercle en pointillé libre et un jeton à y mettre.
    [swap] Pour un échange, il faut un jeton dans la zone de déplacement et un autre dans la zone de repos.
    [plane] Il n'y a plus d'avion noir en réserve : cette case ne ferait rien.
   *[other] Cette case ne ferait rien maintenant.
}
why-not-held = Vous n'avez pas ce jeton dans votre zone de déplacement : { $held }.
why-not-resting = Vous n'avez pas ce jeton dans votre zone de repos : { $token }.

## Refus : la réservation et le repos

why-not-open = La carte « { $card } » n'est pas à prendre : réservez une carte du centre ou celle du dessus de la défausse.
why-buried-by-yours = À cette table, votre ancienne réservation (« { $own } ») va d'abord à la défausse : elle y couvrirait « { $card } ».
why-already-reserved = Vous avez déjà réservé la carte « { $card } » : elle ne se visite qu'à partir de votre prochain tour.
why-taxi-instead = Vous avez pris le taxi de consolation à la place d'une visite : plus de visite ce tour-ci, même en dépensant ce taxi.
why-visits-are-over = Les visites de ce tour sont terminées. Vous pouvez encore réserver une carte.
why-no-such-token = Vous n'avez pas ce jeton dans votre zone de déplacement : { $held }.

# Un mot par verbe, pour les boutons
verb-replace = Remplacer
verb-visit = Visiter
verb-take_taxi = Taxi
verb-end_visits = Terminer
verb-reserve = Réserver
verb-skip = Passer
verb-cross = Cocher
verb-swap = Échanger
verb-use = Multiplier
verb-change = Changer
verb-answer = Répondre
verb-bonus = Bonus
verb-rest = Reposer
verb-draw = Tirer
verb-remove = Retirer

# Avant le clic
warn-game_ended = Ce coup termine la partie.

# Choisi au mauvais moment : quand ce choix viendra
when-replace = On remplace une carte du centre à l'étape 1, au début du tour.
when-visit = Le lieu à visiter se choisit à l'étape 2, avant les jetons et les taxis.
when-take_taxi = Le taxi de consolation se prend à l'étape 2, à la place d'une visite.
when-end_visits = On termine les visites à l'étape 2, quand aucune visite n'est en cours.
when-reserve = On réserve une carte à l'étape 3, après la visite et avant le repos.
when-skip = On peut passer l'étape 1 (remplacer une carte) et l'étape 3 (réserver une carte), pas les autres.
when-cross = Une case de taxi se coche aux étapes 1, 2 et 3 de votre tour, jamais au milieu d'une visite.
when-swap = En mode Expert, l'échange vient dès que vous cochez la case qui le permet, à l'étape 1, 2 ou 3.
when-use = On multiplie deux jetons à l'étape 2, une fois le lieu choisi.
when-change = On change le résultat à l'étape 2, une fois le lieu et les jetons choisis.
when-answer = Si la table joue avec l'exercice de calcul, on répond à l'étape 2, une fois les jetons choisis.
when-bonus = Le bonus de trajet se choisit à l'étape 2, juste après une visite qui relie deux provinces.
when-rest = On met des jetons au repos à l'étape 4, à la fin du tour ; le dernier jour n'a pas d'étape 4.
when-draw = On tire de nouveaux jetons à l'étape 4, à la fin du tour ; le dernier jour n'a pas d'étape 4.
when-remove = Un jeton de base quitte le jeu quand la carte du jour le demande, avant l'étape 1 du premier joueur.

# Le plateau dans un terminal
board-day = Jour
board-today = Aujourd'hui
board-next = Demain
board-centre = Centre
board-discard = Dessus de la défausse, à prendre aussi
board-own = Votre réservation
board-deck = Pioche
board-pile = Défausse
board-black_bag = Sac noir
board-planes = Avions noirs
board-trophies = Trophées
board-points = pts
board-tokens = Jetons
board-rest = Repos
board-bag = Sac
board-taxis = Taxis
board-in_hand = en main
board-received = reçus
board-map = Carte
board-links = Liens
board-reservation = Réservation
board-answers = Réponses
board-right = justes
board-wrong = fausses
board-changes = Taxis de cette visite
board-empty = vide
board-you = vous
board-first = 1er joueur
board-part_map = carte
board-part_trophies = trophées
board-part_taxis = taxis
board-part_trains = trains
board-part_planes = avions
board-decimal = ,
board-path = trajet
board-trophy = trophée
board-sign_tokens = ✓ avec ces jetons
board-sign_taxis = + avec des taxis
board-sign_visited = × province déjà visitée
board-sign_dotted = ° en pointillé
board-sign_free = _ espace libre
board-sign_unvisited = – pas encore visitée
board-sign_boxes = 1/3 une case cochée sur trois
