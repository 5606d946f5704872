game-name = Mourre
game-about = Tout le monde choisit en secret, puis toutes les mains se montrent. Un jeu d'essai, de 2 à 5 joueurs.

option-length = Durée
length-short = courte (trois manches)
length-long = longue (sept manches)

ask-choose = Combien de doigts montrez-vous, et quel total attendez-vous ?
choice-show = { $fingers ->
    [one] Montrer { $fingers } doigt, attendre { $total }
   *[other] Montrer { $fingers } doigts, attendre { $total }
}
    .verb = Montrer
    .object = { $fingers ->
        [one] { $fingers } doigt, attendre { $total }
       *[other] { $fingers } doigts, attendre { $total }
    }

log-round = Manche { $round }.
log-chose = { $seat } montrera { $fingers } et attend { $total }.
log-chose-secret = { $seat } a choisi.
log-shown = { $seat } montre { $fingers } et attendait { $total }.
log-counted = Il y a { $total } en tout.
log-scored = { $seat } marque { $points } ({ $part }).

why-same-fingers = Vous avez déjà montré { $fingers } à la manche précédente.
why-impossible-total = Un total de { $total } n'est pas possible : avec { $fingers }, il va de { $fingers } à { $highest }.

part-right = bon total
part-alone = seul à l'avoir dit

verb-show = Montrer

when-show = On montre ses doigts une fois par manche.

view-round = Manche
view-rounds = Manches en tout
view-chosen = A choisi
view-your_choice = Votre choix
view-last_round = Manche précédente
view-points = Points
view-fingers = Doigts
view-total = Annonce
