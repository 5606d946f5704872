# Québec : tout ce que le jeu dit. Les noms des choses viennent des données (site, tile, zone, district, leader,
# event) ; $zone_id et $architect_id donnent l'identifiant, pour choisir l'article.

game-name = Québec
game-about = Quatre siècles de chantiers : bâtissez la ville, aidez les autres quand cela vous sert, et faites couler vos ouvriers en cascade d'une zone à l'autre.

## Bouts de phrases, employés plus bas

to-zone = { $zone_id ->
    [citadel] à la Citadelle
   *[other] en { $zone }
}
of-zone = { $zone_id ->
    [economy] de l'{ $zone }
   *[other] de la { $zone }
}
workers = { $number ->
    [one] { $number } ouvrier
   *[other] { $number } ouvriers
}
active-workers = { $number ->
    [one] { $number } ouvrier actif
   *[other] { $number } ouvriers actifs
}
roman-century = { $century ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}

## Options

option-level = Niveau
level-complete = Complet
level-full = Sans événements
level-family = Familial

option-layout = Disposition des tuiles
layout-random = Au hasard
layout-first_game = Première partie

option-neutral_in_hand = L'architecte neutre en main, sans chantier disponible
neutral_in_hand-ends_century = Il peut démarrer, ce qui met fin au siècle
neutral_in_hand-online = Il ne peut pas démarrer (version en ligne de l'auteur)

## Choses

architect-own = Votre architecte
architect-neutral = Architecte neutre

cause-no_workers = un joueur n'a plus d'ouvriers
cause-own_architect = il n'y a plus de chantier disponible
cause-neutral_architect = il n'y a plus de chantier pour l'architecte neutre

part-zones_1 = Zones, siècle I
part-zones_2 = Zones, siècle II
part-zones_3 = Zones, siècle III
part-zones_4 = Zones, siècle IV
part-districts = Actions de quartier
part-culture_leader = Leader culturel
part-events = Événements
part-unfinished = Bâtiments inachevés
part-active_workers = Ouvriers actifs
part-main_group = Groupe principal
part-other_buildings = Autres bâtiments
gain-active = { $count ->
    [one] ouvrier actif
   *[other] ouvriers actifs
}
gain-passive = { $count ->
    [one] ouvrier passif
   *[other] ouvriers passifs
}

## Questions

ask-main = C'est votre tour : que faites-vous ?
ask-place = { $architect_id ->
    [neutral] Sur quel chantier placez-vous l'architecte neutre ?
   *[own] Sur quel chantier placez-vous votre architecte ?
}
ask-redirect = Le bâtiment { $site } s'achève : dans quelle zone vont vos ouvriers ?
ask-top_up = { $count ->
    [one] Ajoutez-vous un ouvrier actif à la Citadelle ?
   *[other] Combien d'ouvriers actifs ajoutez-vous à la Citadelle ? ({ $count } au plus)
}
ask-district = Votre contribution ({ $site }) vous donne droit à une action de quartier. Que faites-vous ?
ask-put = { $district } : combien d'ouvriers placez-vous, et dans quelle zone ?
ask-activate = { $district } : combien d'ouvriers activez-vous ?
ask-move = { $district } : quels ouvriers déplacez-vous ?
ask-start = { $district } : avec quel architecte démarrez-vous un chantier ?
ask-contribute = { $district } : à quel autre bâtiment contribuez-vous ?
ask-upgrade = { $district } : quel marqueur gagne une étoile ?

## Choix

choice-start = { $architect_id ->
    [neutral] Démarrer un chantier avec l'architecte neutre
   *[own] Démarrer un chantier avec son architecte
}
    .verb = Démarrer
    .object = { $architect_id ->
        [neutral] un chantier avec l'architecte neutre
       *[own] un chantier avec son architecte
    }
choice-contribute = Contribuer au chantier { $site }
    .verb = Contribuer
    .object = au chantier { $site }
choice-take_leader = Prendre le { $leader }
    .verb = Prendre
    .object = le { $leader }
choice-send = Envoyer 1 ouvrier actif { to-zone }
    .verb = Envoyer
    .object = { to-zone }
choice-place_architect = Placer l'architecte sur le chantier { $site }
    .verb = Placer l'architecte
    .object = sur le chantier { $site }
choice-redirect = Envoyer ses ouvriers { to-zone }
    .verb = Envoyer ses ouvriers
    .object = { to-zone }
choice-top_up = { $count ->
    [0] N'ajouter aucun ouvrier
    [one] Ajouter { $count } ouvrier actif
   *[other] Ajouter { $count } ouvriers actifs
}
    .verb = { $count ->
        [0] N'ajouter
       *[other] Ajouter
    }
    .object = { $count ->
        [0] aucun ouvrier
        [one] { $count } ouvrier actif
       *[other] { $count } ouvriers actifs
    }
choice-use = Faire l'action « { $district } »
    .verb = Faire l'action
    .object = « { $district } »
choice-put = { $count ->
    [one] Placer { $count } ouvrier { to-zone }
   *[other] Placer { $count } ouvriers { to-zone }
}
    .verb = Placer
    .object = { $count ->
        [one] { $count } ouvrier { to-zone }
       *[other] { $count } ouvriers { to-zone }
    }
choice-activate = { $count ->
    [one] Activer { $count } ouvrier
   *[other] Activer { $count } ouvriers
}
    .verb = Activer
    .object = { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
choice-move = { $count ->
    [one] Déplacer { $count } ouvrier : { $origin } → { $to }
   *[other] Déplacer { $count } ouvriers : { $origin } → { $to }
}
    .verb = Déplacer
    .object = { $count ->
        [one] { $count } ouvrier : { $origin } → { $to }
       *[other] { $count } ouvriers : { $origin } → { $to }
    }
choice-upgrade = Ajouter une étoile au marqueur du chantier { $site }
    .verb = Ajouter une étoile
    .object = au chantier { $site }
choice-skip = Renoncer

## Journal

log-turn = C'est à { $seat } de jouer.
log-placed = { $architect_id ->
    [neutral] { $seat } place l'architecte neutre sur le chantier { $site } ({ $tile }).
   *[own] { $seat } place son architecte sur le chantier { $site } ({ $tile }).
}
log-activated = { $seat } active { workers }.
log-contributed = { $seat } contribue au chantier { $site } avec { workers }.
log-leader_taken = { $seat } prend le { $leader }.
log-sent = { $number ->
    [one] { $seat } envoie { $number } ouvrier de sa réserve { to-zone }.
   *[other] { $seat } envoie { $number } ouvriers de sa réserve { to-zone }.
}
log-sent_active = { $seat } envoie { active-workers } { to-zone }.
log-moved = { $seat } déplace { workers } : { $origin } → { $to }.
log-left_site = { $number ->
    [one] Pour { $seat }, { $number } ouvrier passe du chantier { $site } { to-zone }.
   *[other] Pour { $seat }, { $number } ouvriers passent du chantier { $site } { to-zone }.
}
log-finished = { $stars ->
    [0] { $seat } achève le bâtiment { $site } ({ $tile }), sans marqueur.
    [1] { $seat } achève le bâtiment { $site } ({ $tile }) et y pose un marqueur ★.
    [2] { $seat } achève le bâtiment { $site } ({ $tile }) et y pose un marqueur ★★.
   *[3] { $seat } achève le bâtiment { $site } ({ $tile }) et y pose un marqueur ★★★.
}
log-upgraded = { $stars ->
    [1] { $seat } améliore un marqueur : { $site } passe à ★.
    [2] { $seat } améliore un marqueur : { $site } passe à ★★.
   *[3] { $seat } améliore un marqueur : { $site } passe à ★★★.
}
log-scored = { $part } : { $seat } marque { $points } PV.
log-district_used = { $seat } fait l'action « { $district } ».
log-skipped = { $seat } s'abstient ({ $district }).
log-nothing_to_do = L'action « { $district } » n'apporte rien à { $seat } pour l'instant.
log-century_ended = Le siècle { roman-century } prend fin : { $cause }.
log-zone_scored = { $seat } compte { workers } { to-zone }.
log-cascaded = Cascade : { $seat } fait passer { workers }, { $origin } → { $to }.
log-cascaded_home = Cascade : { $seat } reçoit { active-workers } ({ $origin }).
log-went_home = { $seat } ramène { workers } à la réserve ({ $zone }).
log-deactivated = { $seat } remet { active-workers } dans la réserve.
log-leaders_back = Les leaders reviennent sur le plateau.
log-lapsed = Personne n'a ouvert le chantier { $site } ({ $tile }) : il se termine sans marqueur.
log-century_began = Le siècle { roman-century } commence.
log-event_revealed = L'événement « { $card } » entre en vigueur.
log-race_won = { $seat } remplit l'objectif « { $card } ».
log-game_ended = La partie est finie.

## Refus : le tour

why-no-passing = On ne passe pas son tour : il faut faire une action.
why-no-active-worker = Il vous faut au moins 1 ouvrier actif, et vous n'en avez aucun.

## Refus : démarrer un chantier

why-without-neutral = À ce niveau de jeu, il n'y a pas d'architecte neutre.
why-neutral-not-yours = Pour employer l'architecte neutre, il faut avoir le leader économique.
why-neutral-has-no-site = L'architecte neutre est encore en main, et il n'y a plus de chantier disponible pour lui.
why-opens-later = Le chantier { $site } ouvre au siècle { roman-century }.
why-site-occupied = { $site } est déjà en construction : un seul architecte par tuile.
why-site-finished = { $site } est déjà terminé : choisissez un chantier marqué d'un cube rouge.
why-redirect-to-citadel = Le leader politique envoie vos ouvriers dans une zone colorée, jamais à la Citadelle.

## Refus : contribuer

why-no-architect-there = Il n'y a pas d'architecte sur { $site } : on ne contribue qu'à un bâtiment en construction.
why-three-contributions-already = Le chantier { $site } a déjà { $most ->
    [one] sa contribution
   *[other] ses { $most } contributions
}.
why-too-few-active = Il faut { $needs ->
    [one] { $needs } ouvrier actif
   *[other] { $needs } ouvriers actifs
} pour contribuer ici, { $has ->
    [0] vous n'en avez aucun
   *[other] vous en avez { $has }
}.

## Refus : les leaders

why-holds-a-leader = Vous avez déjà un leader pour ce siècle : { $own }.
why-leader-held = { $leader } : c'est { $holder } qui l'a pour ce siècle.
why-leader-face-down = À { $players } joueurs, la carte « { $leader } » reste face cachée.
why-no-leaders-this-century = Événement « { $event } » : ce siècle, personne ne prend de leader.
why-without-leaders = À ce niveau de jeu, il n'y a pas de leaders.
why-too-many-added = { $most ->
    [one] Vous pouvez ajouter { $most } ouvrier actif au plus.
   *[other] Vous pouvez ajouter { $most } ouvriers actifs au plus.
}

## Refus : les actions de quartier

why-no-workers-left = Il ne vous reste aucun ouvrier à placer, ni passif ni actif.
why-too-few-workers = { $has ->
    [one] Il ne vous reste qu'un ouvrier à placer.
   *[other] Il ne vous reste que { $has } ouvriers à placer.
}
why-nothing-put = Prenez au moins 1 ouvrier, ou renoncez.
why-another-colour = « { $chosen } » est un quartier { of-zone } ; « { $district } » n'offre que l'action d'un quartier de sa propre couleur.
why-no-action-of-its-own = « { $chosen } » n'a pas d'action propre : choisissez celle d'un autre quartier de sa couleur.
why-one-action-only = Cette contribution ne donne droit qu'à l'action « { $district } ».
why-zone-not-of-this-part = « { $district } » : cette partie de l'action ne place personne { to-zone }.
why-zone-not-listed = « { $district } » ne place personne { to-zone }.
why-too-many-put = { $most ->
    [one] « { $district } » place { $most } ouvrier au plus.
   *[other] « { $district } » place { $most } ouvriers au plus.
}
why-one-worker-only = { $most ->
    [one] Cette partie de l'action place { $most } ouvrier, pas davantage.
   *[other] Cette partie de l'action place { $most } ouvriers, pas davantage.
}
why-reserve-too-small = « { $chosen } » active jusqu'à { $most ->
    [one] { $most } ouvrier
   *[other] { $most } ouvriers
} de votre réserve, et celle-ci { $has ->
    [0] est vide
    [one] n'en a qu'un
   *[other] n'en a que { $has }
}.
why-too-many-activated = { $most ->
    [one] Cette action active { $most } ouvrier au plus.
   *[other] Cette action active { $most } ouvriers au plus.
}
why-nobody-to-move = { $has ->
    [0] Vous n'avez aucun ouvrier { to-zone }.
    [one] Vous n'avez qu'un ouvrier { to-zone }.
   *[other] Vous n'avez que { $has } ouvriers { to-zone }.
}
why-same-zone = Choisissez une autre zone d'arrivée : vous êtes dans la zone { $zone }.
why-too-many-moved = { $most ->
    [one] Vous pouvez déplacer { $most } ouvrier au plus.
   *[other] Vous pouvez déplacer { $most } ouvriers au plus.
}
why-same-building = Vous venez de contribuer au chantier { $site } : choisissez un autre bâtiment.
why-not-the-whole-cost = Il faut { $needs ->
    [one] { $needs } ouvrier
   *[other] { $needs } ouvriers
} pour contribuer ici, { $all ->
    [0] il ne vous en reste aucun
   *[other] il vous en reste { $all }
}.
why-no-other-building = Il n'y a pas d'autre bâtiment auquel vous puissiez contribuer.
why-no-zone-occupied = Vous n'avez d'ouvrier dans aucune zone : l'action ne rapporterait rien.
why-no-active-left = Il ne vous reste aucun ouvrier actif : l'action ne rapporterait rien.
why-no-marker-to-upgrade = Vous n'avez aucun marqueur à 1 ou 2 étoiles à améliorer.
why-not-your-marker = Il n'y a pas de marqueur à vous sur { $site }.
why-three-stars = Votre marqueur sur { $site } a déjà ses trois étoiles.

# Un mot par verbe, pour les boutons
verb-start = Démarrer
verb-contribute = Contribuer
verb-take_leader = Leader
verb-send = Envoyer
verb-place_architect = Placer
verb-redirect = Rediriger
verb-top_up = Compléter
verb-use = Action
verb-put = Placer
verb-activate = Activer
verb-move = Déplacer
verb-upgrade = Améliorer
verb-skip = Passer

# À qui choisit au mauvais moment : quand le choix viendra, ou ce qu'il faut choisir d'abord
when-start = Vous pourrez démarrer un chantier à votre prochain tour, ou par l'action du Quartier des demeures de prestige.
when-contribute = Vous pourrez contribuer à un bâtiment à votre prochain tour, ou par l'action du Quartier des affaires.
when-take_leader = Un leader se prend à votre tour, comme action de ce tour.
when-send = Vous pourrez envoyer un ouvrier actif à votre prochain tour.
when-place_architect = Choisissez d'abord de démarrer un chantier ; vous placerez ensuite l'architecte.
when-redirect = La question viendra si vous avez le leader politique et qu'un bâtiment où vous avez des ouvriers s'achève.
when-top_up = La question viendra si vous prenez le leader de la Citadelle et que votre réserve ne suffit pas.
when-use = Une action de quartier se choisit juste après avoir contribué au bâtiment d'un autre joueur.
when-put = Certaines actions de quartier placent des ouvriers : contribuez d'abord au bâtiment d'un autre joueur.
when-activate = Certaines actions de quartier le permettent ; démarrer un chantier active aussi des ouvriers.
when-move = Seule l'action du Quartier juif déplace des ouvriers d'une zone à l'autre.
when-upgrade = Seule l'action du Quartier des arts ajoute une étoile à un marqueur.
when-skip = On ne peut renoncer qu'à une action de quartier, en tout ou en partie.

# Avant le clic
warn-century_ended = Ce coup clôt le siècle : les zones seront décomptées.
warn-game_ended = Ce coup termine la partie.

## Le plateau dans un terminal

board-century = Siècle
board-available = disponibles
board-building = En construction
board-open = Disponibles
board-markers = Marqueurs
board-none = aucun
board-zones = Zones
board-players = Joueurs
board-points = PV
board-active = actifs
board-passive = passifs
board-architect = architecte
board-leader = leader
board-hand = en main
board-card = sur sa carte
board-neutral = architecte neutre
board-buildings = bât.
board-leaders = Leaders
board-goal = Objectif
board-event = Événement
board-legend = ■ disponible   ▲A architecte   BC· contributions (3 au plus)   ★★A marqueur   × sans marqueur   2·Zone coût
board-legend_tables = * majorité   ► flèche du siècle   bât. leurs points si la partie finissait
board-legend_leaders = (+n) ouvriers activés par qui prend un leader
# Ces mots ne disent rien dans le nom court d'un quartier.
board-empty_words = quartier administration site siège de des du
