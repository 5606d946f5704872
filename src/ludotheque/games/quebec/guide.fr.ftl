# Ce que dit la première partie guidée.

stop-goal = Quatre siècles, et qui a le plus de points à la fin gagne. À la fin de chaque siècle, chaque ouvrier dans
    une des cinq zones rapporte 1 PV : c'est là qu'ils doivent arriver.
    .title = Le but
stop-workers = Vous avez { $active ->
        [one] { $active } ouvrier actif
       *[other] { $active } ouvriers actifs
    }, qui paient vos actions, et { $passive } en réserve. Une seule action par tour.
    .title = Vos ouvriers
stop-start = Votre architecte est en main. Démarrez un chantier : vous activez aussitôt des ouvriers de la réserve.
    .title = Démarrer un chantier
otherwise-start = C'est permis aussi ; mais sans chantier, aucun bâtiment ne portera vos étoiles.
stop-site = Choisissez le chantier. Sa couleur dit dans quelle zone iront les ouvriers quand le bâtiment sera achevé.
    .title = Placer l'architecte
stop-contribute = Contribuez à un chantier : vous posez le nombre d'ouvriers que demande le quartier. Chez un
    adversaire, vous recevez l'action du quartier.
    .title = Contribuer
otherwise-contribute = C'est permis. Une contribution fait en un tour deux choses : des ouvriers sur le chantier et
    une action.
stop-district = Voici l'action que rapporte votre contribution. Elle est facultative, mais souvent aussi forte qu'un
    tour.
    .title = L'action de quartier
stop-send = Vous pouvez aussi envoyer un ouvrier actif dans une zone. La Citadelle est comptée la première : qui y a
    la majorité fait glisser plus loin la moitié de ses ouvriers.
    .title = Envoyer un ouvrier
otherwise-send = Très bien. Gardez les zones à l'œil : la moitié d'une majorité compte une seconde fois.
stop-complete = Quand votre architecte part, le bâtiment qu'il quitte est achevé : une étoile par contribution, et les
    ouvriers vont dans la zone de sa couleur. Démarrez un autre chantier.
    .title = Achever un bâtiment
otherwise-complete = D'accord : attendre laisse venir d'autres contributions, trois au plus.
stop-stars = Un de vos bâtiments est achevé. Avec des étoiles, il compte à la fin de la partie, surtout s'il en touche
    un autre à vous.
    .title = Vos étoiles
stop-leader = Prenez un leader : il agit pour vous jusqu'à la fin du siècle, et chacun n'en prend qu'un par siècle.
    .title = Les leaders
otherwise-leader = Cela peut attendre : chaque leader déjà pris fait activer un ouvrier de plus au suivant.
stop-century = Il reste { $available ->
        [0] 0 chantier disponible
        [one] { $available } chantier disponible
       *[other] { $available } chantiers disponibles
    }. Quand un architecte en cherche un et qu'il n'y en a plus, le siècle finit et les zones sont comptées.
    .title = La fin du siècle approche
stop-scoring = Le siècle est fini : chaque zone a été comptée, de la Citadelle à la dernière, et les majorités ont glissé. Vous avez
    { $points ->
        [0] 0 PV
       *[other] { $points } PV
    }.
    .title = Le décompte et la cascade
stop-group = À la fin de la partie, vos bâtiments qui se touchent forment des groupes ; dans le meilleur, le groupe
    principal, trois étoiles valent 6 PV. La suite est à vous.
    .title = À vous
