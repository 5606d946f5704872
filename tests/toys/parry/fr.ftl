game-name = Parade
game-about = Des mains cachées, des coups et des parades que l'on peut parer. Un jeu d'essai, de 2 à 4 joueurs.

ask-main = Frappez, reposez-vous ou proposez un échange.
ask-window = Parez-vous la carte du dessus de la pile ?
standing-window = Quand une carte peut être parée
ask-answer = Donnez-vous une carte en échange ?

choice-strike = Frapper { $target } avec { $card }
choice-offer = Proposer { $card } à { $target }
choice-rest = Se reposer
choice-parry = Parer avec { $card }
choice-pass = Passer
choice-give = Donner { $card }
choice-refuse = Refuser

log-drew = { $seat } pioche { $card }.
log-drew-secret = { $seat } pioche une carte.
log-struck = { $seat } frappe { $target } avec { $card }.
log-rested = { $seat } se repose.
log-parried = { $seat } pare avec { $card }.
log-passed = { $seat } passe.
log-cancelled = { $card } est sans effet.
log-landed = { $card } de { $seat } touche { $target } et rapporte { $points }.
log-offered = { $seat } propose { $card } à { $target }.
log-offered-secret = { $seat } propose une carte à { $target }.
log-swapped = { $seat } donne { $card } à { $target } et reçoit { $back }.
log-swapped-secret = { $seat } et { $target } échangent une carte.
log-refused = { $seat } refuse l'échange de { $by }.
log-deck_empty = La pioche est vide.

why-not-in-hand = Vous n'avez pas { $card } en main.
why-not-a-blow = { $card } n'est pas un coup : on ne frappe pas avec.
why-not-a-rival = { $player } n'est pas un autre joueur de cette table.
why-not-a-parry = { $card } n'est pas une parade.
why-one-offer-a-turn = Vous avez déjà proposé un échange à ce tour.
why-nothing-to-give = { $player } n'a aucune carte à donner.

part-blows = coups portés

card-blow_1 = coup 1
card-blow_2 = coup 2
card-blow_3 = coup 3
card-blow_4 = coup 4
card-blow_5 = coup 5
card-blow_6 = coup 6
card-blow_7 = coup 7
card-blow_8 = coup 8
card-blow_9 = coup 9
card-blow_10 = coup 10
card-blow_11 = coup 11
card-blow_12 = coup 12
card-blow_13 = coup 13
card-blow_14 = coup 14
card-parry_1 = parade 1
card-parry_2 = parade 2
card-parry_3 = parade 3
card-parry_4 = parade 4
card-parry_5 = parade 5
card-parry_6 = parade 6
card-parry_7 = parade 7
card-parry_8 = parade 8
card-parry_9 = parade 9
card-parry_10 = parade 10

verb-strike = Frapper
verb-offer = Proposer
verb-rest = Se reposer
verb-parry = Parer
verb-pass = Passer
verb-give = Donner
verb-refuse = Refuser

when-strike = On frappe à son tour.
when-offer = On propose un échange à son tour, avant de frapper ou de se reposer.
when-rest = On se repose à son tour.
when-parry = On pare quand quelqu'un d'autre a joué une carte.
when-pass = On passe quand on vous demande si vous parez.
when-give = On donne une carte quand on vous en a proposé une.
when-refuse = On refuse quand on vous a proposé une carte.

view-deck = Pioche
view-discarded = Défausse
view-stack = Coups annoncés
view-target = Visé
view-offer = Offre
view-hands = Cartes en main
view-known = Cartes connues
view-points = Points
view-seat = Joueur
view-card = Carte
view-by = De
view-to = À
