# Ce que dit la première partie guidée.

stop-goal = Vos ouvriers dans les cinq zones rapportent des points à la fin de chaque siècle : c'est là qu'ils doivent
    arriver.
    .title = Le but
stop-start = Votre architecte est en main. Démarrez un chantier : trois ouvriers rejoindront { $active ->
        [one] votre ouvrier actif
       *[other] vos { $active } ouvriers actifs
    }.
    .title = Démarrer un chantier
otherwise-start = C'est permis aussi ; mais sans chantier, aucun bâtiment ne portera vos étoiles.
stop-contribute = Contribuez à un chantier : le quartier dit le prix. Chez un adversaire, vous recevez l'action du
    quartier.
    .title = Contribuer
