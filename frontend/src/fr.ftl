# Les mots de la table elle-même ; ceux des jeux viennent du serveur.

## Navigation

nav = Navigation
nav-home = Accueil
nav-play = Jouer
nav-mine = Mes parties
nav-matches-short = Parties
nav-rules = Règles
nav-arena = Arène
nav-me = Moi
nav-account = Mon compte :
skip = Aller au contenu
menu = Menu
close = Fermer
cancel = Annuler
save = Enregistrer
send = Envoyer
loading = Un instant…
back-to-match = Retour à la partie

## Réglages

language = Langue
theme = Thème
theme-system = Comme l'appareil
theme-light = Clair
theme-dark = Sombre
theme-now = Thème : { $theme ->
    [light] clair
    [dark] sombre
   *[system] comme l'appareil
}
sound = Sons
sound-on = Sons activés
sound-off = Sons coupés
sound-on-do = Activer les sons
sound-off-do = Couper les sons
notify-denied = Votre navigateur bloque les notifications : autorisez-les pour ce site dans ses réglages.
notify-me = Me prévenir quand c'est à moi
careful = Demander confirmation quand un coup ne se reprend plus
settings = Réglages

## Accueil

home-title = À quoi joue-t-on ?
from-simple = du plus simple
to-dense = au plus dense
games = Les jeux
play-now = Jouer maintenant
in-brief = En bref
play-short = Jouer
invite = Créer…
seats-range = { $least ->
    [1] { $most ->
        [1] Solo
       *[other] 1 à { $most } joueurs
    }
   *[other] { $most ->
        [2] 2 joueurs
       *[other] { $least } à { $most } joueurs
    }
}
seats-short = { $least } à { $most }
minutes-range = { $from }–{ $to } min
difficulty-of = Difficulté { $n } sur 5
components = Matériel
certainty-1 = reconstitué
certainty-2 = en partie attesté
certainty-3 = bien attesté
certainty-4 = attesté
source = { $source ->
    [seed] livret de règles
    [deduced] déduit du livret
    [public] sources publiques
    [known] savoir général
    [reconstructed] reconstitué
   *[other] { $source }
}
source-count = { $source ->
    [seed] livret
    [deduced] déduit
    [public] public
    [known] connu
    [reconstructed] reconstitué
   *[other] { $source }
} : { $count }
join = Rejoindre la table
join-paste = Collez le lien ici
join-bad-link = Ce lien ne mène à aucune partie : collez l'adresse entière reçue de votre ami.
mine-title = Vos parties
mine-turn = À vous de jouer
mine-count = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
mine-calling = { $count ->
    [one] 1 vous attend
   *[other] { $count } vous attendent
}
mine-thinking = { $count ->
    [one] 1 attend les autres
   *[other] { $count } attendent les autres
}
mine-brief = { $count ->
    [one] { $names } réfléchit, { $since }
   *[other] { $names } réfléchissent, { $since }
}
mine-none = Aucune partie pour l'instant : « Jouer maintenant » en commence une.
mine-all = Toutes mes parties ({ $count })
open-title = Tables ouvertes
open-count = { $count ->
    [0] {""}
    [one] 1 cherche du monde
   *[other] { $count } cherchent du monde
}
open-none = Aucune table ouverte.
open-make = En ouvrir une
running-title = À regarder
running-count = { $count ->
    [one] 1 partie en cours
   *[other] { $count } parties en cours
}
link-title = Par un lien
link-question = Un ami vous invite ?
link-hint = Son lien mène droit à la table.
import = Importer un journal de partie
import-no-json = son contenu n'est pas du JSON
since = { $unit ->
    [now] à l'instant
    [minutes] depuis { $n } min
    [hours] depuis { $n } h
   *[days] { $n ->
        [one] depuis hier
       *[other] depuis { $n } jours
    }
}
yours-since = à vous{ $fresh ->
    [yes] ,{" "}
   *[no] {" "}
}{ $since }
thinks = réfléchit
solo = Solo
move-short = coup { $count }
row-awaited = { $count ->
    [0] la table prépare la suite
    [one] 1 joueur attendu
   *[other] { $count } joueurs attendus
}
badge-turns = à vous
just-now = il y a un instant
watch = Regarder
seat-bot = Mettre un bot…
seat-bot-short = Bot…
seat-bot-off = Retirer le bot
sit-down = S'asseoir
stand-up = Quitter la table
row-open = Ouvrir
row-seats = { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $all }
row-seats-free = { $count ->
    [0] complet
    [one] 1 place libre
   *[other] { $count } places libres
}
row-moves = { $moves ->
    [0] début de partie
   *[other] coup { $moves }
}, { $when }
row-over = terminée { $when }
row-look-again = Revoir la partie
row-won = Gagnée !
row-aside = ne peut pas être rejouée
row-aside-why = Pourquoi ?
title-calling = ({ $count }) Ludothèque
title-turn = À vous
table-of = Table { DE($name) }

## Nouvelle partie

create-title = Nouvelle partie : { $game }
create-count = Nombre de joueurs
create-seats = Qui joue ?
create-seat = Place { $number }
create-me = Moi
create-open = Place libre
create-bot = Bot { $level }
create-player = Joueur { $number }
create-player-name = Nom du joueur de la place { $number }
create-hot-seat = Plusieurs places sont à vous : vous jouez à plusieurs sur cet appareil.
create-only-bots = Vous regarderez les bots jouer entre eux.
create-expansions = Extensions
create-rulings = Règles de la maison ({ $count })
create-rulings-hint = Là où le livret laisse un doute, ou pour jouer comme chez vous.
create-patience = Attendre un joueur absent
create-patience-hint = Après ce temps, les autres peuvent laisser un bot jouer à sa place.
create-name = Nom de la table
create-who = Qui peut voir la partie ?
create-link-only = Seulement avec le lien
create-public = Tout le monde
create-link-hint = Seuls ceux à qui vous envoyez le lien peuvent s'asseoir ou regarder.
create-public-hint = La table paraît à l'accueil ; chacun peut s'asseoir ou regarder.
create-and-invite = Créer et inviter
create-start = Commencer
invite-link = Lien d'invitation
copy-link = Copier le lien
copied = Copié
level-random = au hasard
level-greedy = rusé
level-halving = par moitiés
level-novice = novice
level-casual = amateur
level-strong = fort
level-expert = expert
level-about-novice = Joue au coup d'œil et oublie parfois le meilleur coup. Pour apprendre sans pression.
level-about-casual = Prend ce qui rapporte tout de suite, sans voir venir les autres.
level-about-strong = Pense à ses coups et aux vôtres.
level-about-expert = Y pense plus longtemps. À garder pour se mesurer.
level-strength = Force
level-thinking = Réflexion
level-rating = cote { NUMBER($rating, useGrouping: "false") }
level-instant = instantané
levels-of = Niveau du bot, place { $number }
levels-same = Même niveau pour tous les bots
levels-measured = mesuré dans l'arène, sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
seconds-a-move = { $seconds } s par coup

## Compte

account-title = Mon compte
account-name = Mon nom
account-name-hint = Il suffit d'un nom pour jouer ; les autres le voient à table.
account-your-name = Nom
account-renamed = Votre nom est changé.
account-make = Garder mes parties
account-make-hint = Avec une phrase secrète, vous retrouvez vos parties sur un autre appareil, sous le nom « { $name } ».
account-make-do = Créer le compte
account-made = Le compte est créé ; vos parties lui appartiennent.
account-yours = Votre compte
account-signed-in = Vous êtes connecté sous le nom { DE($name) }.
account-logged-in = Vous êtes connecté ; vos parties sont là.
account-logged-out = Vous êtes déconnecté.
account-logged-out-everywhere = Vous êtes déconnecté sur tous vos appareils.
account-change-passphrase = Changer de phrase secrète
account-change-passphrase-hint = Vos autres appareils seront déconnectés ; celui-ci reste connecté.
account-change-passphrase-do = Changer la phrase
account-passphrase-changed = La phrase secrète est changée ; vos autres appareils sont déconnectés.
passphrase-present = Phrase secrète actuelle
passphrase-next = Nouvelle phrase secrète
passphrase = Phrase secrète
login = Se connecter
logout = Se déconnecter
logout-everywhere = Se déconnecter partout
logout-everywhere-hint = Partout : sur tous vos appareils, aussi ceux que vous n'avez plus.

## À la table

ask-region = Ce qui vous est demandé
ask-whose = { $name } : { $ask }
players = Les joueurs
player-board = Plateau { DE($name) }
colour-black = Noir
colour-white = Blanc
colour-green = Vert
colour-blue = Bleu
colour-orange = Orange
colour-purple = Mauve
colour-yellow = Jaune
colour-brown = Brun
colour-yours = Votre couleur
colour-of-seat = Couleur de la place { $number }
colour-held = { $colour }, pris par { $name }
colour-taken = { $name } joue en { $colour }.
seat-open = Place libre
seat-label = { $name }, { $colour }{ $turn ->
    [yes] , à son tour
   *[no] {""}
}
seat-away = absent
you = vous
to-move = À son tour
points-short = PV
bot-level = bot { $level }
bot-stands-in = un bot le remplace
stand-in-me = Laisser un bot jouer pour moi
stand-in-for = Un bot à la place { DE($name) }
stand-in-other = Absent ? Un bot à sa place
stand-in-mine = Un bot joue à votre place.
take-seat-back = Reprendre ma place
wait-seats = { $count ->
    [one] Il manque 1 joueur
   *[other] Il manque { $count } joueurs
}
wait-seats-hint = Envoyez ce lien : la partie commence dès que toutes les places sont prises.
wait-bot = { $count ->
    [one] { $names } réfléchit
   *[other] { $names } réfléchissent
}
wait-player = { $count ->
    [0] La table prépare la suite
    [one] C'est à { $names } de jouer
   *[other] C'est à { $names } de jouer
}
busy = occupé : environ { $seconds } s
wait-responses = On attend les réponses
standing-title = Réponses automatiques
standing-now = Toujours : { $order }
standing-ask = me demander
standing-default = { $choice }
standing-unless-mine = { $choice }, sauf si cela me concerne
standing-any = rester silencieux
standing-hint = La table répond alors pour vous, sans que les autres en soient informés ; vous pouvez changer d'avis à tout moment.
watching = Vous regardez la partie.
choices-count = { $count ->
    [one] 1 possible
   *[other] { $count } possibles
}
strip-back = Précédents
strip-on = Suivants
more-choices = Plus…
more-list = Les autres choix
hint = Montrer un bon coup
hint-do = Jouer ce coup
hint-other = Une autre idée
hint-mostly = Surtout : { $part } { $points }
hint-chance = Votre chance de gagner
hint-percent = { $chance } %
hint-instead = { $chance } % sinon
hint-fair = Part égale : { $chance } %
hint-expected = Résultat attendu :
hint-better = Mieux que « { $other } »
hint-better-all-in-all = Mieux que « { $other } », tout compte fait
hint-as-good = À peu près aussi bien que « { $other } »
hint-worse = Moins bien que « { $other } »
hint-worse-all-in-all = Moins bien que « { $other } », tout compte fait
hint-no-part = Aucune source de points ne se détache.
hint-rival = Points en moins pour le meilleur adversaire
hint-fear = Ce qu'on peut craindre : { $player } répond « { $reply } », { $times } fois sur 10 : la chance de gagner tombe à { $left } %.
hint-luck = Ce qu'on peut craindre : { $times } fois sur 10 le sort est contraire, et il en coûte { $points } { $size ->
    [one] point
   *[other] points
}.
hint-luck-chance = Ce qu'on peut craindre : { $times } fois sur 10 cela tourne mal, et la chance de gagner tombe à { $left } %.
hint-line = Voir la suite probable
hint-simulations = { $count ->
    [one] { $count } simulation
   *[other] { $count } simulations
}
tab-hint = Indice
create-hints = Indices permis
create-hints-hint = Chacun peut demander un bon coup et ses raisons ; lui seul les voit.
refused-hints-off = cette partie se joue sans indices.
refused-hint-hidden = Pas d'indice pour cette question : c'est à vous de répondre.
refused-no-hint = L'indice n'a pas pu être trouvé : réessayez.
hint-close = Fermer l'indice
then-next = { $before }, puis { $next }
undo = Reprendre le coup
undo-free = Reprendre votre dernier coup
undo-ask = Reprendre votre dernier coup : les autres joueurs seront consultés
undo-no = Rien à reprendre
warn-final = Ce coup ne pourra plus être repris librement.
warn-milestone = Ce coup termine une étape de la partie.
warn-gives-up = Vous renoncez à ce qui est encore possible : { $what }.
sure = Confirmer le coup
sure-do = Jouer
sure-never-ask = Ne plus demander
impossible = Impossible :
read-rule = Lire la règle
why-spectator = vous regardez la partie, vous n'y jouez pas.
move-number = Coup { $count }
line-connecting = Connexion…
line-retrying = Connexion perdue, nouvel essai…
line-silent = La table ne répond plus…
line-now = Réessayer
again = Réessayer
trouble-load = Ce qu'il faut pour montrer la partie n'est pas arrivé.
trouble-bot = Le bot n'a pas pu prendre ou quitter cette place.
trouble-sit = Vous n'avez pas pu vous asseoir.
renewed-done = La table vient d'être mise à jour : la page a été rechargée.
renewed-needed = La table a été mise à jour et cette page ne va plus avec elle.
renewed-reload = Recharger la page
proposal-undo = { $name } demande à reprendre { $count ->
    [one] un coup
   *[other] { $count } coups
}.
proposal-stand-in = { $name } propose qu'un bot ({ $level }) joue à la place { DE($other) }.
proposal-waits = On attend { $names }.
accept = Accepter
decline = Refuser
curtain-title = Passez l'appareil à { $name }
curtain-hint = Les autres détournent les yeux : ce qui suit n'est que pour vous.
curtain-open = { $name }, c'est moi

## Avant le clic

closed-verb = { $verb } : impossible. { $why }

## Depuis mon dernier tour

since-open = { $count ->
    [one] Depuis votre tour : { $count } coup
   *[other] Depuis votre tour : { $count } coups
}
since-open-watching = { $count ->
    [one] Depuis votre arrivée : { $count } coup
   *[other] Depuis votre arrivée : { $count } coups
}

## Journal, discussion, règles

tabs = Journal, discussion et règles
tab-log = Journal
tab-chat = Discussion
tab-news = nouveautés
tab-side = Aperçu
tab-more = Cartes
sheet-open = Ouvrir le volet
sheet-close = Réduire le volet
log-chose = { $name } choisit « { $choice } ».
log-empty = Rien ne s'est encore passé.
log-look = Revoir la partie à ce coup
log-more = { $count ->
    [one] … et une autre ligne
   *[other] … et { $count } autres lignes
}
log-older = Plus ancien ({ $count })
log-start = La partie commence.
log-draws = Tirages : ce qui permettra de les vérifier
log-over = { $count ->
    [0] La partie est finie.
    [one] Fin de la partie : { $names } gagne.
   *[other] Fin de la partie : { $names } gagnent ensemble.
}
log-undo = { $count ->
    [one] Un coup est repris.
   *[other] { $count } coups sont repris.
}
log-undo-by = { $count ->
    [one] { $name } reprend un coup.
   *[other] { $name } reprend son coup ({ $count } décisions).
}
log-taken-back = Repris :
log-asks-undo = { $name } demande à reprendre un coup.
log-asks-stand-in = { $name } propose un bot à la place { DE($other) }.
log-yes = { $name } accepte.
log-no = { $name } refuse.
log-sits = { $name } est à table.
log-bot-sits = Un bot joue à la place { DE($name) }.
log-stands-up = Une place se libère.
chat-empty = Dites bonjour.
chat-say = Votre message
chat-players-only = Seuls les joueurs de la partie parlent ici.
rules-search = Chercher dans les règles
uncertain-heading = Valeurs dont nous ne sommes pas sûrs
uncertain-count = { $count ->
    [one] { $count } valeur
   *[other] { $count } valeurs
}
uncertain-about = Ces valeurs des composants sont reconstruites : votre boîte dit peut-être autre chose. Qui possède la boîte corrige une copie des fichiers et joue avec elle (« --data DOSSIER »).
rules-none = Aucune règle ne contient ces mots.
rules-from = D'où vient la règle : { $sources }.

## Fin

status-over = La partie est finie
film-skip = Passer le film
film-close = Continuer
film-pause = Pause
film-play = Lire
film-speed = Vitesse
draws-hash = Empreinte de la graine (SHA-256) :
draws-number = Nombre { DE($name) } :
export = Enregistrer le journal

## Une partie mise de côté

aside-title = Cette partie ne peut pas être rejouée
aside-rules = { $count ->
    [one] La règle telle qu'elle se joue ici :
   *[other] Les règles telles qu'elles se jouent ici :
}
aside-keep = La table l'a mise de côté : rien n'en est effacé, et les autres parties continuent. Son journal garde ce qui peut encore se lire.
aside-calm = La table l'a mise de côté : rien n'en est effacé, et les autres parties continuent.

## Revoir

see-result = Voir le résultat
replay-to-now = Revenir au présent
replay-to-result = Revenir au résultat
replay = Revoir la partie
replay-start = Début de la partie
replay-slider = Position dans la partie
replay-at = Coup { $here } sur { $total }
replay-first = Au début
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-last = À la fin
replay-play = Dérouler
replay-pause = Arrêter
replay-speed = Vitesse : { $speed } fois
replay-link = Lien vers ce coup
replay-fork = Continuer d'ici contre des bots

## Aide

explain = Expliquer cette question (E)
help-title = Aide et raccourcis
help-lead = En haut, une phrase dit ce qui vous est demandé. Ce qui est possible est entouré de vert canard ; touchez autre chose et la table vous dira pourquoi ce n'est pas possible, avec la règle.
help-overview = { $name } en bref
help-keys = Au clavier
help-tab = aller de choix en choix et de cible en cible
help-enter = jouer le choix ou la cible
help-arrows = passer d'une cible du plateau à sa voisine ; d'un coup à l'autre quand on revoit la partie
help-digits = prendre le premier, le deuxième… choix de la barre
help-undo = reprendre le dernier coup
help-explain = expliquer la question, ou aller à l'explication
help-log = ouvrir le journal
help-chat = ouvrir la discussion
help-rules = ouvrir les règles, à celle qui vient d'arrêter un coup
help-escape = fermer, annuler, passer le film
help-help = ouvrir cette aide

## Erreurs

naming-title = Comment vous appelez-vous ?
naming-stay = Rester « { $name } »
error-offline = La table ne répond pas. Vérifiez la connexion, puis réessayez.
session-ended = Vous avez été déconnecté, ici ou sur un autre appareil. Reconnectez-vous dans « Mon compte » pour reprendre votre place.
error-too-many-tabs = Trop d'onglets sont ouverts sur des parties, chez vous ou à votre adresse : fermez-en un, puis rechargez cette page.
error-missing = Cette partie n'existe pas, ou n'existe plus.
error-forbidden = Ceci n'est pas à vous.
error-conflict = La table a changé entre-temps : réessayez.
error-server = La table a eu un problème (erreur { $status }).
error-lost = La connexion a été perdue avant la réponse ; vérifiez si votre coup est joué.
refused-stale = la partie a avancé entre-temps ; regardez à nouveau.
refused-not-found = Cette partie n'existe pas, ou n'existe plus.
refused-not-yours = ceci n'est pas à vous.
refused-not-running = la partie n'est pas en cours.
refused-running = La partie est encore en cours.
refused-started = La partie a déjà commencé.
refused-stand-in = un bot joue à votre place ; reprenez d'abord votre place.
refused-nothing = vous n'avez rien à reprendre.
refused-asked = les autres sont déjà consultés.
refused-not-asked = rien n'est demandé à cette place pour le moment.
refused-wait = C'est beaucoup d'un coup : réessayez dans { $wait }.
refused-patience = Un bot pourra jouer à cette place dans { $wait }, si la personne n'est pas revenue.
refused-back = La personne est revenue et joue elle-même.
refused-proposal = cette question est déjà réglée.
refused-seat = cette place ne s'y prête pas.
refused-teaching = Ce jeu n'a pas cette question.
refused-nonce = Ce nombre ne convient pas, ou cette place en a déjà un.
refused-colour = Cette couleur n'est pas dans la boîte.
refused-colour-taken = Quelqu'un d'autre a déjà cette couleur.
refused-seats = Ces places ne conviennent pas à ce jeu.
refused-text = un message a entre 1 et 500 caractères.
refused-name = Ce nom ne convient pas, ou il est déjà pris.
refused-name-taken = Un compte porte déjà ce nom, ou un nom qui lui ressemble : choisissez-en un autre.
refused-passphrase = Ce nom et cette phrase secrète ne vont pas ensemble, ou la phrase est trop courte.
refused-account = Vous avez déjà un compte.
refused-because = { $what } Raison : { $reason }.
refused-journal = Ce fichier n'est pas un journal de partie que la table sait lire.
refused-store = La table n'arrive pas à se servir de son disque (il est peut-être plein). Rien n'est perdu : réessayez dans un instant.
refused-set-aside = Cette partie ne peut pas être rejouée ; la table l'a mise de côté.
refused-often = Au plus 30 fois en dix minutes : réessayez dans { $wait }.
refused-undos = Au plus 300 coups repris en dix minutes : réessayez dans { $wait }.
refused-query = Une recherche a au plus 20 mots et 200 caractères.
refused-moves = La partie n'a pas cette position.
refused-setup = Ces réglages ne conviennent pas à ce jeu.
refused-level = ce niveau de bot n'existe pas.
refused-action = ce coup n'existe pas dans ce jeu.
refused-order = cette réponse automatique n'existe pas.
refused-step = il n'y a pas de réponse automatique à cette question.
refused-too-large = C'est trop grand pour la table.
zoom-all = Voir tout le plateau
