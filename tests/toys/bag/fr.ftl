game-name = Sac
game-about = Piocher encore ou s'arrêter. Un jeu d'essai, de 1 à 3 joueurs.

ask-luck = Piocher encore ou s'arrêter ?
ask-place = Où posez-vous le jeton ?

choice-draw = Piocher un jeton
    .verb = Piocher
    .object = un jeton
choice-stop = S'arrêter
choice-place = Poser le jeton en ligne { $row }, colonne { $column }
    .verb = Poser
    .object = en ligne { $row }, colonne { $column }

log-turn = C'est le tour de { $seat }.
log-drew = { $seat } tire un jeton : { $token }.
log-placed = { $seat } pose le jeton { $token } en ligne { $row }, colonne { $column }.
log-bust = Trois crânes : { $seat } perd { $halves } demi-points.
log-banked = { $seat } garde { $halves } demi-points.
log-automaton_drew = L'automate tire un jeton { $token } et marque { $halves } demi-points.
log-aside_shown = Un jeton avait été mis de côté : { $token }.

why-nothing-drawn = Piochez au moins un jeton avant de vous arrêter.
why-cell-taken = Un jeton { $token } occupe déjà cette case.

part-tokens = jetons
part-neighbours = voisins

verb-draw = Piocher
verb-stop = S'arrêter
verb-place = Poser

when-draw = On pioche une fois le dernier jeton posé.
when-stop = On peut s'arrêter une fois le dernier jeton posé.
when-place = Piochez d'abord un jeton, puis posez-le.

view-token = Jeton à poser
view-in_bag = Dans le sac
view-unseen = Pas encore vus
view-grid = Grille (ligne, colonne, jeton)
view-skulls = Crânes
view-risked = En jeu
view-halves = Demi-points
view-automaton = Automate
