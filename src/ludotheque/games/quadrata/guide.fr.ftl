# Ce que dit la première partie guidée.

stop-goal = Vous voyagez sept jours à travers le Canada. Qui a le plus de points le soir du septième gagne.
    .title = Le but
stop-product = Multipliez deux de vos jetons : si le produit est écrit sur une carte, vous visitez ce lieu. Un avion
    vaut n'importe quel nombre de 1 à 12.
    .title = Deux jetons font un produit
stop-replace = Étape 1 : vous pourriez changer une carte du centre. Aujourd'hui une visite est possible : passez.
    .title = Remplacer une carte
otherwise-replace = C'est permis : la carte écartée reste à portée ce tour-ci, sur la défausse.
stop-aid = La table de multiplication éclaire tout ce que vos jetons peuvent faire : le nombre allumé qui est sur une
    carte est un lieu à visiter.
    .title = Ce que vous pouvez faire
stop-visit = Visitez « { $place } » : vos jetons y mènent. Touchez le lieu sur sa carte.
    .title = Visiter
otherwise-visit = Bon voyage quand même : tout lieu permis fait avancer votre carte du Canada.
stop-province = Les points du lieu sont notés sur votre carte du Canada. Chaque province ne se visite qu'une fois par
    joueur : cherchez-en une autre demain.
    .title = Une province, une fois
stop-reserve = Étape 3 : réservez « { $card } ». Une province reliée en pointillé à une des vôtres rapporte un train
    ou un taxi, et vous seul pourrez visiter cette carte.
    .title = Réserver
otherwise-reserve = D'accord. Une carte réservée attend votre prochain tour ; sans réservation, elle reste à tout le
    monde.
stop-rest = Étape 4 : mettez au repos les jetons dont vous ne voulez plus, puis tirez. Sans rien reposer, vous
    remplissez seulement les espaces vides.
    .title = Reposer et tirer
otherwise-rest = Ce jeton reviendra quand votre sac sera vide. Reposez-en d'autres ou tirez.
stop-day = Jour { $day } : chaque carte Jour change les jetons de tous. Aujourd'hui arrivent des jetons de 7 à 12 ;
    ils attendent dans votre zone de repos.
    .title = La carte du jour
stop-taxi = { $taxis ->
        [one] Votre taxi change
       *[other] Vos { $taxis } taxis changent chacun
    } un résultat de 1 ou 2, et la case cochée rapporte des points à la fin.
    .title = Les taxis
stop-path = Une des cartes à portée est d'une province reliée à une des vôtres : la visiter rapporte un train ou un
    taxi de plus.
    .title = Des provinces reliées
stop-plane = Vous avez un avion : dans un produit, il vaut le nombre de 1 à 12 dont vous avez besoin.
    .title = L'avion
stop-train = Retirez un train : il vaut 1 point, et un espace de plus accueillera un jeton à chaque tirage.
    .title = Train ou taxi
otherwise-train = Un taxi aussi est utile : il changera le résultat d'une prochaine visite.
stop-colour = Visiter une couleur que vous avez déjà donne un avion noir. Le premier qui a toute une couleur, ou les
    quatre couleurs, prend le trophée.
    .title = Les couleurs
stop-end = Vous savez tout ce qu'il faut. Lieux, trophées, cases de taxi, trains et avions s'additionnent au soir du
    jour 7 : continuez à votre guise.
    .title = À vous
