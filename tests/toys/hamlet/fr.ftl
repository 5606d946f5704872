game-name = Hameau
game-about = Des plans derrière des paravents, et des vetos contre les vetos. Un jeu d'essai, de 2 à 4 joueurs.

ask-plan = Où bâtissez-vous ? Les autres ne voient pas votre plan.
ask-storeys = Combien d'étages aura la maison ? Terrain : { $plot }.
standing-answer = Quand un veto est possible
ask-answer = Opposez-vous votre veto ? Les autres ne voient pas votre réponse.

choice-choose = Prévoir une maison : { $plot }
    .verb = Prévoir une maison
    .object = { $plot }
choice-build = { $storeys ->
    [one] { $storeys } étage
   *[other] { $storeys } étages
}
    .verb = Bâtir
    .object = { $storeys ->
        [one] { $storeys } étage
       *[other] { $storeys } étages
    }
choice-ready = C'est prêt
choice-veto = Opposer { $card }
    .verb = Opposer
    .object = { $card }
choice-pass = Laisser faire
choice-cash = Échanger { $card } contre des pierres
    .verb = Échanger
    .object = { $card } contre des pierres

log-round = Manche { $round } : { $seat } joue en premier.
log-drew = { $seat } pioche { $card }.
log-drew-secret = { $seat } pioche une carte.
log-planned = { $storeys ->
    [one] { $seat } prévoit un étage : { $plot }.
   *[other] { $seat } prévoit { $storeys } étages : { $plot }.
}
log-is_ready = { $seat } a fini son plan.
log-shown = { $storeys ->
    [one] { $seat } avait prévu un étage : { $plot }.
   *[other] { $seat } avait prévu { $storeys } étages : { $plot }.
}
log-announced = { $storeys ->
    [one] { $seat } va bâtir un étage : { $plot }.
   *[other] { $seat } va bâtir { $storeys } étages : { $plot }.
}
log-too_late = { $seat } arrive trop tard, le terrain est bâti : { $plot }.
log-answered = { $card_id ->
    [none] { $seat } laisse faire.
   *[other] { $seat } répond avec { $card }.
}
log-vetoed = { $seat } oppose { $card }.
log-no_plans = Tous les plans sont vides.
log-unopposed = Personne ne s'oppose à { $seat }.
log-cancelled = Ce qu'annonçait { $seat } est sans effet.
log-built = { $seat } bâtit sa maison : { $plot }, { $points ->
    [one] un point.
   *[other] { $points } points.
}
log-cashed = { $seat } échange { $card } contre des pierres.
log-gift_opened = { $seat } ouvre { $card }.

why-built-on = Le terrain est déjà bâti : { $plot }.
why-planned-already = Vous avez déjà prévu une maison à cet endroit : { $plot }.
why-plan-full = Un plan compte au plus { $orders } maisons.
why-no-stones = Il ne vous reste aucune pierre pour votre plan.
why-no-storeys = { $storeys } étages, ce n'est pas possible : vos pierres suffisent pour 1 à { $stones }.
why-not-in-hand = Vous n'avez pas { $card } en main.
why-no-veto = { $card } n'est pas un veto.
why-no-gift = { $card } n'est pas un cadeau.

part-houses = maisons
part-gifts = cadeaux

plot-well = le puits (1)
plot-barn = la grange (2)
plot-ford = le gué (3)
plot-mill = le moulin (4)
plot-hill = la colline (5)
plot-green = la prairie (6)

card-veto_1 = veto 1
card-veto_2 = veto 2
card-veto_3 = veto 3
card-veto_4 = veto 4
card-veto_5 = veto 5
card-veto_6 = veto 6
card-song_1 = chanson 1
card-song_2 = chanson 2
card-song_3 = chanson 3
card-song_4 = chanson 4
card-gift_1 = cadeau 1
card-gift_2 = cadeau 2
card-gift_3 = cadeau 3
card-gift_4 = cadeau 4

verb-choose = Prévoir
verb-build = Étages
verb-ready = C'est prêt
verb-veto = Veto
verb-pass = Laisser faire
verb-cash = Échanger un cadeau

when-choose = On choisit ses terrains quand tout le monde prépare son plan.
when-build = On dit la hauteur d'une maison quand on a choisi son terrain.
when-ready = On le dit quand son plan est fini.
when-veto = On oppose son veto à ce qu'un autre a annoncé.
when-pass = On laisse faire ce qu'un autre a annoncé.
when-cash = On échange un cadeau quand on prépare son plan.

view-round = Manche
view-first = Premier joueur
view-stones = Pierres
view-houses = Maisons
view-plans = Plans
view-announced = Annoncé
view-answer = Votre réponse
view-hands = Cartes connues
view-backs = Dos des cartes
view-discarded = Défausse
view-points = Points
view-seat = Joueur
view-storeys = Étages
view-plot = Terrain
