# La ligne de commande, en français. L'aide suit des noms : command-<commande>, param-<paramètre> ;
# .value est le mot qui tient lieu d'une valeur, .example un exemple. Les jeux ont leurs propres mots.

## Commandes

command-ludotheque = Ludothèque : une table de jeux de société dont le moteur est l'arbitre, et dit quelle règle arrête un coup.
    .example =
        ludotheque play quebec --seats 3 --bots greedy
        ludotheque rules quebec cascade
command-games = Les jeux ; avec un jeu, ce qu'on en sait et à quel point c'est sûr.
    .example = ludotheque games quebec
command-play = Jouer au terminal, seul contre des robots ou à plusieurs au même clavier.
    .example =
        ludotheque play quebec --seats 3 --bots greedy
        ludotheque play quebec --humans 2 --name Léa --name Tom --option level=family
        ludotheque play --resume quebec-2026-01-31-2015.json
command-simulate = Faire jouer beaucoup de parties à des robots, et en montrer le bilan.
    .example = ludotheque simulate quebec --games 1000 --bots greedy,random,random
command-arena = Un tournoi entre robots, et programmes de votre main : mêmes donnes, toutes les places ; cotes, part des places. La même commande avec le même --out reprend un tournoi interrompu.
    .example =
        ludotheque arena quebec --bots expert,strong,greedy --games 200
        ludotheque arena quadrata --bots casual --bot "python3 examples/plain_bot.py" --csv parties.csv
command-ladder = Mesurer les niveaux d'un jeu les uns contre les autres.
    .example = ludotheque ladder quebec --seats 4 --games 200
command-replay = Rejouer un journal, décision par décision, en vérifiant chacune.
    .example = ludotheque replay quebec-2026-01-31-2015.json --upto 40
command-rules = Chercher dans les règles ; sans question, leur table des matières.
    .example =
        ludotheque rules quebec "fin de siècle"
        ludotheque rules quebec QC-5.30
command-coach = Lire les conseils d'un jeu : le jeu en une page, puis une fiche pour chaque question.
    .example =
        ludotheque coach quebec
        ludotheque coach quebec main
        ludotheque coach quebec --missing
command-explain = Montrer une règle et, s'il y en a, une position préparée où elle s'applique, coup par coup.
    .example = ludotheque explain CV-B44
command-where = Dire où le programme met une règle en œuvre : fichier et ligne, refus, tests, scénarios.
    .example = ludotheque where CV-7.9
command-validate = Vérifier les jeux (données, règles, mots), ou des fichiers de données et des journaux ; avec --store, les parties d'une table.
    .example =
        ludotheque validate
        ludotheque validate ma-boite/tiles.toml partie.json
        ludotheque validate --store
command-guides = Dire jusqu'où l'on va dans les premières parties guidées d'une table, sans rien dire des personnes.
    .example = ludotheque guides
command-copy = Copier une table dans une autre base de données, puis rejouer chaque partie dans les deux.
    .example = ludotheque copy sqlite:///table.sqlite3 postgresql://ludotheque@localhost/ludotheque
command-backup = Sauvegarder une table dans un fichier, aussi pendant qu'on y joue ; chaque partie de la sauvegarde est rejouée.
    .example = ludotheque backup table-2026-01-31.backup
command-restore = Remettre une sauvegarde dans une base de données dont aucune table ne se sert à ce moment.
    .example =
        ludotheque restore table-2026-01-31.backup
        ludotheque restore table-2026-01-31.backup --replace --database postgresql://ludotheque@localhost/ludotheque
command-engine = Le moteur en lignes JSON, sur l'entrée et la sortie standard, pour d'autres programmes.
    .example = echo '{"{"}"do":"games"{"}"}' | ludotheque engine
command-serve = La table dans le navigateur, sur cette machine.
    .example = ludotheque serve --port 8000
command-completion = Écrire le script qui complète les commandes, les jeux et les robots dans un interpréteur de commandes.
    .example =
        source <(ludotheque completion bash)
        ludotheque completion fish > ~/.config/fish/completions/ludotheque.fish
command-bench = Mesurer la vitesse du moteur sur cette machine.
    .example = ludotheque bench quebec --seats 4 --seconds 2 --rounds 5

## Paramètres

param-version = La version, et si le moteur est compilé.
param-lang = La langue ; sinon LUDOTHEQUE_LANG, LC_ALL, LC_MESSAGES ou LANG, sinon le français.
    .value = fr|en
param-help = Cette aide.
param-game = Le jeu : voir « ludotheque games ».
    .value = JEU
param-step = Seulement la fiche de cette question.
    .value = QUESTION
param-missing = Dire les fiches qui manquent, et toute autre faute dans les conseils et la partie guidée.
param-guide = Dire ce que dit la première partie guidée quand on suit ses conseils.
param-data = Un dossier de composants corrigés, pour jouer avec ceux de votre boîte.
    .value = DOSSIER
param-seats = Le nombre de places.
    .value = N
param-seed = La graine du hasard, pour une partie qu'on peut répéter : un nombre, ou les 32 chiffres montrés en fin de partie.
    .value = GRAINE
param-option = Une option du jeu ; peut se répéter.
    .value = NOM=VALEUR
param-json = Écrire aussi les chiffres dans ce fichier.
    .value = FICHIER
param-bots = Les robots : un nom pour tous, ou une liste avec des virgules.
    .value = NOMS
param-humans = Le nombre de personnes au clavier ; elles ont les premières places.
    .value = N
param-name = Le nom d'une personne ; peut se répéter.
    .value = NOM
param-colour = La couleur des pièces d'une place, dans l'ordre des places ; peut se répéter.
    .value = COULEUR
param-save = Où enregistrer le journal de la partie.
    .value = FICHIER
param-resume = Reprendre une partie à partir de son journal.
    .value = FICHIER
param-games = Le nombre de parties.
    .value = N
param-bot = Un programme qui parle le protocole par lignes (docs/bots.md) : sa ligne de commande, ou NOM=ligne de commande ; peut se répéter.
    .value = COMMANDE
param-choice_seconds = Le temps qu'un programme a pour un choix.
    .value = S
param-out = Le fichier du tournoi ; s'il existe, le tournoi reprend.
    .value = FICHIER
param-csv = Écrire aussi les parties en CSV.
    .value = FICHIER
param-parquet = Écrire aussi les parties en Parquet.
    .value = FICHIER
param-ray = Jouer sur la grappe Ray à cette adresse (hôte:port), pas sur cette machine.
    .value = HÔTE:PORT
param-keep = Garder ce qui est mesuré dans ce fichier, à la place de la mesure précédente.
    .value = FICHIER
param-page = Écrire les tableaux dans cette page.
    .value = FICHIER
param-values = Avec un jeu : chaque valeur reconstruite, une à une.
param-cores = Le nombre de processeurs à occuper ; sinon tous.
    .value = N
param-random_options = Tirer au sort, pour chaque partie, les options qui ne sont pas données, tant qu'elles vont ensemble.
param-check = Vérifier après chaque décision qu'aucune pièce n'apparaît ni ne disparaît.
param-file = Le journal.
    .value = FICHIER
param-upto = S'arrêter après tant de décisions.
    .value = N
param-rule = L'identifiant d'une règle.
    .value = RÈGLE
param-query = Des mots, ou l'identifiant d'une règle.
    .value = MOTS
param-files = Des fichiers de données (.toml), des journaux (.json) ou des dossiers ; sans rien, tous les jeux.
    .value = FICHIERS
param-host = L'adresse où écouter ; sinon celle de cette machine seulement.
    .value = ADRESSE
param-port = Le port.
    .value = N
param-store = Rejouer toutes les parties d'une table, sans rien y écrire : avant une mise à jour, par exemple.
param-database = Le fichier des parties, ou l'adresse d'une base de données.
    .value = FICHIER
param-redis = L'adresse d'un serveur Redis, par lequel plusieurs processus d'une table s'avertissent.
    .value = ADRESSE
param-processes = Le nombre de processus qui servent la table sur cette machine.
    .value = N
param-source = Le fichier des parties, ou l'adresse de la base, d'où la table vient.
    .value = DE
param-target = Le fichier ou l'adresse de la base, encore vide, où elle va.
    .value = VERS
param-backup = Le fichier de la sauvegarde.
    .value = FICHIER
param-replace = Remplacer tout ce que la base contient déjà.
param-bot_workers = Le nombre de processus où pensent les robots.
    .value = N
param-bot_seconds = Le temps qu'un robot peut prendre pour penser, en secondes.
    .value = S
param-bot_pause = Le temps qu'un robot laisse au moins passer, pour qu'on le suive, en secondes.
    .value = S
param-trust_proxy = Les adresses des mandataires inverses dont on croit X-Forwarded-For et X-Forwarded-Proto.
    .value = ADRESSES
param-opens = Ouvrir la page dans le navigateur, là où il y a un écran.
param-shell = L'interpréteur de commandes.
    .value = bash|zsh|fish
param-seconds = La durée d'un tour de mesure, en secondes.
    .value = S
param-rounds = Le nombre de tours ; la médiane compte.
    .value = N

help-usage = Emploi
help-arguments = Arguments
help-commands = Commandes
help-options = Options
help-example = Exemples
help-some-options = [OPTIONS]
help-some-command = COMMANDE
help-default = (par défaut : { $value })

## Erreurs

interrupted = Interrompu.
error-see-help = Voir « { $command } --help ».
error-language = La langue « { $lang } » n'existe pas ici ; choisissez parmi : { $known }.
error-unknown-command = Il n'y a pas de commande « { $given } » ; il y a : { $known }.
error-no-option = L'option { $option } n'existe pas.
error-missing = Il manque { $name }.
error-value = La valeur donnée pour { $name } ne convient pas.
error-usage = La commande n'est pas bien formée.
usage-needs-value = L'option { $name } demande une valeur.
usage-takes-no-value = L'option { $name } ne prend pas de valeur.
usage-too-many = La commande ne prend pas tant d'arguments : { $name }.
error-unfit = { $name } ne peut pas valoir « { $given } » : il faut { $expected }.
error-empty = { $name } ne peut pas être vide : il faut { $expected }.
value-whole = un nombre entier entre { $low } et { $high }
value-real = un nombre entre { $low } et { $high }
value-choice = l'un de ces mots : { $known }
value-text = un texte d'une ligne et d'au plus { $most } caractères
value-host = un nom ou une adresse de cette machine
value-address = une adresse, comme hôte:port
value-database = un fichier, ou l'adresse d'une base de données
value-redis = une adresse comme redis://hôte:port ou rediss://utilisateur:motdepasse@hôte
value-proxies = des adresses ou des réseaux IP, séparés par des virgules
value-path = un chemin que ce système connaît
value-file = un fichier qui existe
value-readable-file = un fichier que vous avez le droit de lire
value-folder = un dossier qui existe
value-existing-path = un fichier ou un dossier qui existe
value-new-file = un autre nom, car ce fichier existe déjà
value-file-name = le nom d'un fichier, et non celui d'un dossier
value-writable-file = un fichier où vous avez le droit d'écrire
value-file-in-folder = un fichier dans un dossier qui existe
error-unknown-game = Il n'y a pas de jeu « { $given } » ; il y a : { $known }.
error-which-game = Dites à quel jeu vous voulez jouer : { $known }.
error-game-broken = Le jeu « { $game } » ne se charge pas. Python dit : « { $detail } ».
error-other-game = Le journal { $file } est d'une partie de « { $game } » : nommez ce jeu, ou aucun.
error-seats = À « { $game } », on joue à { $known }, pas à { $given }.
error-option-form = Une option s'écrit nom=valeur, pas « { $given } ».
error-option-name = Il n'y a pas d'option « { $given } » ; il y a : { $known }.
error-no-options = Le jeu « { $game } » n'a pas d'options.
error-option-value = L'option « { $name } » ne peut pas valoir « { $given } » ; choisissez parmi : { $known }.
error-colour = Il n'y a pas de couleur « { $given } » ; il y a : { $known }.
error-colour-twice = La couleur « { $given } » ne peut être prise qu'une fois.
error-colours-count = Vous donnez { $given ->
    [one] { $given } couleur
   *[other] { $given } couleurs
} pour { $seats } places.
error-no-colours = Dans une telle partie de « { $game } », on ne prend pas de couleur.
error-unknown-bot = Il n'y a pas de robot « { $given } » ; il y a : { $known }.
error-bots-count = { $given ->
    [0] Nommez au moins un robot :
    [one] Vous nommez { $given } robot :
   *[other] Vous nommez { $given } robots :
} il en faut { $wanted }, ou un seul nom pour tous.
error-humans = Places : { $most } ; le nombre de personnes va de 0 à { $most }, { $given } n'est pas possible.
error-names = Vous donnez { $given ->
    [one] { $given } nom
   *[other] { $given } noms
} pour { $humans ->
    [0] personne
    [one] { $humans } personne
   *[other] { $humans } personnes
} au clavier.
error-seed = La graine est un nombre entier d'au plus 128 bits, ou 32 chiffres hexadécimaux, pas « { $given } ».
error-no-bots = Il faut au moins un robot : --bots ou --bot.
error-program = « { $given } » n'est pas une ligne de commande, ou porte le nom d'un robot de la maison.
error-program-fails = Le programme « { $given } » ne peut pas jouer : { $why ->
    [ENOENT] il n'existe pas
    [EACCES] vous n'avez pas le droit de l'exécuter
    [ENOEXEC] ce système ne sait pas l'exécuter
    [ended] il s'est arrêté avant sa première réponse
   *[other] le système répond { $why }
}.
error-other-tournament = « { $file } » est d'un autre tournoi.
error-no-parquet = Pour écrire du Parquet il faut arro3 : pip install "ludotheque[train]".
error-no-server = Pour la table dans le navigateur et sa base de données il faut le paquet « { $package } » : pip install "ludotheque[server]".
error-no-ray = Pour jouer sur une grappe il faut Ray : pip install "ludotheque[ray]".
error-no-cluster = La grappe à { $address } ne peut pas jouer. Ray dit : « { $why } ».
error-page = La page « { $file } » n'existe pas, ou n'a pas de place pour les tableaux.
error-upto = Le journal a { $most ->
    [one] { $most } décision
   *[other] { $most } décisions
} : --upto va de 0 à { $most }, { $given } n'est pas possible.
error-file = Le fichier { $file } ne peut pas servir : { $code ->
    [ENOENT] il n'existe pas
    [EISDIR] c'est un dossier
    [ENOTDIR] une partie du chemin n'est pas un dossier
    [EEXIST] il existe déjà
    [EACCES] vous n'en avez pas le droit
    [EPERM] le système l'interdit
    [EROFS] il est sur un disque en lecture seule
    [ENOSPC] le disque est plein
    [EDQUOT] votre part du disque est pleine
    [ENAMETOOLONG] le nom est trop long
    [ELOOP] ses liens tournent en rond
    [EIO] le disque ne répond pas comme il faut
    [EMFILE] trop de fichiers sont ouverts
    [EINVAL] le nom n'est pas admis
   *[other] le système répond { $code }
}.
error-file-exists = Le fichier { $file } existe déjà : choisissez un autre nom.
error-no-file = Il n'y a rien à { $file } : vérifiez le chemin.
error-nothing-there = Le dossier { $file } n'a ni fichier de données (.toml) ni journal (.json).
error-what-is-it = On ne sait pas vérifier { $file } : donnez un fichier de données (.toml) ou un journal (.json).
error-data-for-none = Le dossier { $file } n'a de fichier de données pour aucun jeu.
error-data = Le fichier de données { $file } ne convient pas : { $key } ({ $detail }). Corrigez-le, puis « ludotheque validate ».
error-setup = La partie ne peut pas être mise en place ainsi ({ $detail }).
error-journal = Le journal ne peut pas être rejoué ({ $detail }).
error-components = Le journal ne peut pas être rejoué ({ $detail }). Donnez le dossier de ses composants avec « --data DOSSIER ».
error-move = La décision { $number } du journal n'est pas possible. { $detail }
detail-in-english = détail en anglais avec --lang en
error-words = Il manque un mot à ce jeu : « { $detail } ». « ludotheque validate » dit tout ce qui manque.
error-broken = Une pièce est apparue ou a disparu : c'est une faute du programme, à signaler avec ces mots : « { $detail } ».

## Version

version = Ludothèque { $version } ({ $build })
compiled = moteur compilé
interpreted = moteur interprété
table-cell = { $heading } : { $cell }
written = Chiffres écrits dans { $file }.

## Jeux

games-id = jeu
games-name = nom
games-seats = joueurs
games-options = options
games-more = « ludotheque games JEU » en dit plus ; « ludotheque play JEU » commence une partie.
games-seats-line = Joueurs : { $seats }
games-colours-line = Couleurs : { $colours }
games-options-heading = Options
games-default = par défaut
games-data-heading = { $files ->
    [one] Composants : { $files } fichier de données, et d'où vient chaque valeur
   *[other] Composants : { $files } fichiers de données, et d'où vient chaque valeur
}
games-uncertain-heading = Valeurs reconstruites, à vérifier dans la boîte
games-uncertain-advice = Copiez le fichier dans un dossier à vous, corrigez-le, et jouez avec « --data DOSSIER ».
games-values-advice = « ludotheque games { $game } --values » les montre une à une.
games-content = Empreinte des données : { $hash }
games-rules = { $count ->
    [one] Règles : { $count } énoncée
   *[other] Règles : { $count } énoncées
} en { $chapters ->
    [one] { $chapters } chapitre
   *[other] { $chapters } chapitres
} ({ $marks })
games-rules-advice = « ludotheque rules { $game } » les montre.
mark-seed = le livret de règles
mark-deduced = déduit du livret
mark-public = source publique
mark-known = savoir général
mark-reconstructed = reconstruit, peut différer de la boîte

## Règles

explain-no-scenario = Aucune position préparée pour cette règle ; « ludotheque rules { $game } » montre toutes les règles.
explain-does = { $player } : { $what }
explain-refused = { $player } : { $what } — refusé, { $rule }
explain-asked = On interroge : { $players }
explain-shows = On voit : { $path } = { $value }
error-unknown-rule = Aucun jeu n'a de règle { $rule } : voyez « ludotheque rules JEU ».
error-unknown-rule-near = Aucun jeu n'a de règle { $rule } ; les plus proches : { $known }.
where-carried = Mise en œuvre :
where-cited = Aussi citée par :
where-refusals = Refus :
where-tests = Tests :
where-scenarios = Scénarios :
where-no-tests = Les tests ne font pas partie du paquet installé.
where-nowhere = Aucun code ne cite cette règle.
rules-provenance = source : { $marks }
rules-nothing = Aucune règle ne parle de « { $query } ».
rules-too-long = Une recherche a au plus { $words } mots et { $characters } caractères.
rules-perhaps = Peut-être :
rules-try = Essayez un autre mot, ou voyez la table des matières : « ludotheque rules JEU ».
rules-more = D'autres règles en parlent ; les { $shown } plus proches sont ci-dessus.
rules-how = « ludotheque rules { $game } MOTS » cherche ; « ludotheque rules { $game } IDENTIFIANT » montre une règle.

## Partie

play-person = Joueur { $letter }
play-bot = Robot { $letter }
play-kind-person = au clavier
play-kind-bot = robot « { $level } »
play-option = { $name } : { $value }
play-seed-hash = Empreinte de la graine : { $hash }
play-help-hint = Tapez le numéro d'un choix, ou h pour l'aide.
play-prompt = ›
play-forced = { $player } : { $choice } (seul choix possible)
play-no-choice = Il n'y a pas de choix { $given } : ils vont de 1 à { $last }.
play-not-understood = Pas compris. Tapez le numéro d'un choix, ou h pour l'aide.
play-more-choices = { $count ->
    [one] … et { $count } autre. Tapez des mots pour le trouver.
   *[other] … et { $count } autres. Tapez des mots pour les trouver.
}
play-rules-how = « r cascade » cherche dans les règles, « r ID » en montre une ; « ludotheque rules { $game } » les montre toutes.
play-curtain = Passez le clavier à { $player }, puis Entrée.
play-over = Fin de la partie
play-goodbye = Vous quittez la table. À bientôt !
play-saved = Journal enregistré : { $file }
play-seed = Graine de la partie : { $seed }

help-choose = {"  "}3            faire le choix 3
help-find = {"  "}MOTS         les choix qui ont ces mots
help-explain = {"  "}?3           ce que ferait le choix 3
help-why = {"  "}why [MOTS]   ce qui est impossible maintenant, et par quelle règle (aussi « pourquoi »)
help-hint = {"  "}i [3]        un bon coup et pourquoi, comparé au choix 3 (aussi « indice »)
help-coach = {"  "}c            les conseils sur cette question (aussi « conseil »)
help-rules = {"  "}r MOTS       chercher dans les règles ; r QC-5.30 en montre une
help-undo = {"  "}u            reprendre votre dernier choix
help-view = {"  "}v            revoir le plateau et les choix
help-log = {"  "}l            relire le journal
help-save = {"  "}s FICHIER    enregistrer la partie
help-quit = {"  "}q            quitter, en enregistrant la partie
help-help = {"  "}h            cette aide

explain-how = « ?3 » explique le choix 3 ; ils vont de 1 à { $last }.
explain-gains = {"  "}{ $player } : { $gains }
explain-open = {"  "}La suite reste ouverte.
explain-open-only = {"  "}Seul ce choix est certain ; la suite reste ouverte.
explain-hidden = {"  "}La suite est dite une fois la réponse donnée.
explain-over = {"  "}Ce choix finit la partie.
explain-useless = {"  "}Ce choix ne change rien.
explain-again = {"  "}Vous choisissez ensuite de nouveau : { $question }
explain-final = {"  "}Ce choix ne pourra pas être repris.
explain-next = {"  "}Ensuite, c'est à { $player }.
explain-rule = {"  "}Règle { $rule } : { $title } (r { $rule })

hint-move = Idée : { $move }.
hint-then = , puis{" "}
hint-why = Mieux que « { $other } » : { $reasons }.
hint-despite = Mieux que « { $other } » tout compte fait, malgré ceci : { $reasons }.
hint-better = Mieux que « { $other } », sans qu'une source de points se détache.
hint-hidden = Pas d'indice pour cette question : c'est à vous de répondre.
hint-as-good = À peu près aussi bien que « { $other } ».
hint-as-good-why = À peu près aussi bien que « { $other } ». Ce qui change : { $reasons }.
hint-worse = Moins bien que « { $other } », sans qu'une source de points se détache.
hint-worse-why = Moins bien que « { $other } » : { $reasons }.
hint-worse-despite = Moins bien que « { $other } » tout compte fait, malgré ceci : { $reasons }.
hint-part = { $part } { $points }
hint-rival-less = { $points } { $size ->
    [one] point
   *[other] points
} de moins pour le meilleur adversaire
hint-rival-more = { $points } { $size ->
    [one] point
   *[other] points
} de plus pour le meilleur adversaire
hint-and = {" "};{" "}
hint-chance = Chance de gagner : { $after } %.
hint-chances = Chance de gagner : { $after } %, contre { $before } %.
hint-expected = Résultat attendu : { $points }.
hint-fear = Ce qu'on peut craindre : { $player } répond « { $reply } », { $times } fois sur 10 : la chance de gagner tombe à { $left } %.
hint-luck = Ce qu'on peut craindre : { $times } fois sur 10 le sort est contraire, et il en coûte { $points } { $size ->
    [one] point
   *[other] points
}.
hint-luck-chance = Ce qu'on peut craindre : { $times } fois sur 10 cela tourne mal, et la chance de gagner tombe à { $left } %.
hint-line = Suite probable : { $line }.
hint-step = { $player }, « { $choice } »

why-nothing = Rien de ce qu'on vous demande n'est impossible.
why-not-found = Rien d'impossible, parmi ce qu'on vous demande, ne parle de « { $wanted } » (LU-2 : on répond à la question posée).
why-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
why-how = « why MOTS » montre tout ce qui parle de ces mots, « r ID » une règle.

undo-done = Votre dernier choix est repris.
undo-nothing = Vous n'avez encore rien choisi : il n'y a rien à reprendre.
undo-others = { $player } a choisi depuis : votre choix ne se reprend plus (LU-4).
undo-chance = Le hasard est intervenu ou quelque chose de caché a été montré : votre choix ne se reprend plus (LU-4).
save-how = Dites dans quel fichier : « s partie.json ».

## Résultat

score = points
score-total = total
score-winners = { $count ->
    [0] Personne ne gagne.
    [one] Gagne la partie : { $names }
   *[other] Se partagent la victoire : { $names }
}

## Simulation et mesure

simulate-progress = parties
simulate-title = { $games ->
    [one] { $games } partie { DE($game) }
   *[other] { $games } parties { DE($game) }
} à { $seats }
simulate-bot = robot
simulate-wins = victoires
simulate-share = part
simulate-points = points (moyenne ± écart type)
simulate-range = étendue
simulate-winners = Points du vainqueur, en moyenne : { $points }
simulate-length = Longueur d'une partie, en moyenne : { $decisions } décisions
simulate-speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} et { $decisions } décisions par seconde ({ $seconds } s en tout)
simulate-build = { $build }
simulate-seed = graine : { $seed }

arena-file = Le tournoi est dans { $file }
arena-goes-on = { $games ->
    [one] Le tournoi reprend : { $games } partie est déjà jouée.
   *[other] Le tournoi reprend : { $games } parties sont déjà jouées.
}
arena-rating = cote (± à 95 %)
arena-played = parties
arena-wins = victoires (à 95 %)
arena-points = points (± erreur type)
arena-time = ms par choix
arena-forfeits = forfaits
arena-seats = Victoires par place : { $shares }
ladder-title = { $game } à { $seats } : les niveaux, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
ladder-level = niveau
ladder-against = contre
ladder-points = points d'avance (seul : points)
level-random = au hasard
level-greedy = rusé
level-halving = par moitiés
level-novice = novice
level-casual = amateur
level-strong = fort
level-expert = expert

bench-progress = tours
bench-title = { $game } à { $seats }, médiane de { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}, { $build }
bench-engine = parties au hasard, dans le moteur
bench-python = parties au hasard, depuis Python
bench-playouts = recherche dont chaque simulation va au hasard jusqu'à la fin, dès le premier choix
bench-search = recherche des niveaux, dès le premier choix
bench-clone = copie d'une position
bench-encode = position écrite en JSON
bench-bytes = sa taille
bench-late-list = liste de tous les choix, tard dans une partie
bench-late-clone = copie de cette position
bench-late-bytes = sa taille
bench-new = nouvelle partie
bench-length = longueur d'une partie
bench-per-second = décisions/s
bench-simulations = simulations/s
bench-us = µs
bench-byte-unit = octets
bench-decisions = décisions

## Reprise d'un journal

replay-title = { $game } : { $players }, { $moves ->
    [one] { $moves } décision
   *[other] { $moves } décisions
}
replay-over = La partie est finie après { $number ->
    [one] { $number } décision
   *[other] { $number } décisions
}.
replay-stopped = Arrêt après { $number ->
    [one] { $number } décision
   *[other] { $number } décisions
} ; la partie n'est pas finie.

## Vérification

validate-data = { $game } : données
validate-no-data = sans données
validate-values = { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
}, { $values } valeurs
validate-rules = { $game } : règles ({ $lang })
validate-count-rules = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
validate-rule-missing = la règle n'est pas énoncée dans cette langue
validate-words = { $game } : mots ({ $lang })
validate-count-words = { $count ->
    [one] { $count } message
   *[other] { $count } messages
}
validate-word-missing = le message manque
validate-moves = { $moves ->
    [one] { $moves } décision
   *[other] { $moves } décisions
}, { $over ->
    [yes] partie finie
   *[no] partie en cours
}
validate-draws = · ce qui a été tiré découle de la graine (empreinte { $hash }) et des nombres des joueurs ({ $numbers })
copy-rows = Lignes copiées
copy-same = la même dans les deux
copy-set-aside = mise de côté dans les deux : elle ne se rejoue pas
copy-differs = n'est pas la même dans la copie
error-not-empty = Quelqu'un a déjà joué sur { $database } : une table se copie dans une base vide.
backup-check = Lignes vérifiées
backup-done = Sauvegarde terminée et rejouée : { $file }, la table du { $made }. Parties : { $matches }, entrées : { $entries }, personnes : { $people }.
restore-done = Sauvegarde restaurée : { $file }, la table du { $made }. Parties : { $matches }, entrées : { $entries }, personnes : { $people }.
backup-aside = { $count ->
    [one] Une partie ne se rejoue pas : elle est conservée telle quelle, et la table la met de côté.
   *[other] { $count } parties ne se rejouent pas : elles sont conservées telles quelles, et la table les met de côté.
}
error-backup = La sauvegarde { $file } ne peut pas servir : { $reason ->
    [no-backup] ce fichier n'est pas une sauvegarde faite par « ludotheque backup »
    [newer] elle vient d'une version plus récente de Ludothèque
    [damaged] elle est abîmée ou incomplète
    [full] le disque du dossier temporaire est plein ; TMPDIR en nomme un autre
    [disk] elle ne se laisse pas lire, ou le disque du dossier temporaire ne se laisse pas écrire (TMPDIR en nomme un autre)
   *[other] elle ne s'ouvre pas
}{ $reason ->
    [server] . Le système répond : « { $detail } ».
    [other] . Le système répond : « { $detail } ».
   *[known] .
}
error-backup-write = La sauvegarde { $file } n'a pas été faite : { $reason ->
    [full] le disque est plein
    [disk] le disque ne se laisse pas écrire ; il est peut-être plein
   *[other] on ne peut pas écrire dans ce dossier
}{ $reason ->
    [server] . Le système répond : « { $detail } ».
    [other] . Le système répond : « { $detail } ».
   *[known] .
}
error-restore-not-empty = Il y a déjà une table dans { $database } : --replace la remplace tout entière par la sauvegarde.
error-restore-in-use = Un autre programme utilise { $database } ; c'est peut-être une table. Arrêtez-la, restaurez, puis relancez-la : elle garde des parties en mémoire et écrirait à leur suite.
validate-store = Parties rejouées
validate-store-older = Cette base est d'une version plus ancienne : ses parties sont rejouées dans une copie mise à jour, elle-même reste telle quelle.
validate-fine = { $count ->
    [one] { $count } vérification, tout est en ordre.
   *[other] { $count } vérifications, tout est en ordre.
}
validate-failed = { $failed ->
    [one] { $failed } vérification sur { $count } a échoué.
   *[other] { $failed } vérifications sur { $count } ont échoué.
}

serve-interpreted = Le moteur tourne interprété : tout marche, les robots pensent moins vite. « make compiled » le compile.
serve-address = La table est ouverte : { $address }
serve-stop = Ctrl-C pour fermer ; les parties restent.
error-database = La table ne peut pas s'ouvrir sur { $database } : { $reason ->
    [address] ce genre d'adresse n'est pas connu ici
    [folder] c'est un dossier, pas un fichier
    [path] ce fichier ne s'ouvre ni ne se crée
    [not-a-database] ce n'est pas une base de données SQLite
    [damaged] la base de données est abîmée
    [read-only] on ne peut pas y écrire
    [full] le disque est plein
    [disk] le disque ne se laisse pas écrire ; il est peut-être plein
    [server] le serveur ne répond pas
    [no-table] elle ne contient aucune table de Ludothèque
    [busy] un autre programme l'occupe
    [newer] elle vient d'une version plus récente de Ludothèque
    [older] elle vient d'une version plus ancienne de Ludothèque
   *[other] elle ne répond pas comme il faut
}{ $reason ->
    [server] . La base répond : « { $detail } ».
    [other] . La base répond : « { $detail } ».
   *[known] .
}
error-serve = La table ne peut pas s'ouvrir sur { $host }, port { $port } : { $reason ->
    [EADDRINUSE] un autre programme y écoute déjà ; choisissez un autre port avec --port
    [EACCES] vous n'avez pas le droit d'utiliser ce port ; choisissez-en un autre avec --port
    [EADDRNOTAVAIL] cette machine n'a pas cette adresse
    [address] cette machine n'a pas d'adresse de ce nom
   *[other] le système répond { $reason }
}.
error-serve-ended = La table s'est arrêtée avant d'être ouverte ; le journal ci-dessus en dit la cause.

## Conseils

coach-no-card = Il n'y a pas de conseil pour cette question.
coach-none = Ce jeu n'a pas de conseils.
coach-no-step = Il n'y a pas de fiche « { $step } ». Il y a : { $known }.
coach-complete = Rien ne manque.
coach-no-guide = Ce jeu n'a pas de première partie guidée.
coach-after = { $count ->
    [0] avant votre premier choix
    [one] après { $count } choix
   *[other] après { $count } choix
}
coach-suggests = Coup proposé : { $choice }
coach-otherwise = Après un autre coup : { $text }
coach-left = Étapes jamais atteintes : { $stops }

guides-none = Aucune partie guidée n'a encore été commencée.
guides-begun = { $game } : { $count ->
    [one] { $count } partie guidée commencée
   *[other] { $count } parties guidées commencées
}
guides-stop = étape
guides-reached = parties
guides-share = part
