# Ce que dit la première partie guidée.

stop-goal = Le jaune du moulin, le bleu de la redoute et le brun de l'église doivent tous les trois finir devant le
    blanc de l'Hiver. C'est votre dernière couleur qui décide.
    .title = Devancer l'Hiver
stop-cards = Trois cartes montrent des formes. Chaque forme existe en quatre pièces : dans chacune, une couleur a deux
    cubes et les trois autres, un seul.
    .title = Les cartes et les pièces
stop-take = Commencez par le moulin : il lui faut du jaune. Prenez la pièce { $piece }.
    .title = Choisir une pièce
otherwise-take = Très bien : toute pièce visible convient, pourvu que sa couleur serve à un de vos ouvrages.
stop-work = Choisissez un ouvrage. Au moulin, seul le jaune rapporte ; les autres couleurs de la pièce n'y marquent
    rien, sauf le blanc pour l'Hiver.
    .title = Choisir un ouvrage
otherwise-work = D'accord. Sur cet ouvrage, c'est sa propre couleur qui marque.
stop-place = Tournez la pièce, retournez-la, puis posez-la. Elle descend d'en haut et doit tenir toute seule.
    .title = Poser
otherwise-place = Bien posé : toute place où la pièce tient est permise.
stop-scored = Chaque cube de la couleur de l'ouvrage a rapporté 1 point, et chaque cube blanc en donne un à l'Hiver :
    il en a { $white }.
    .title = Les points d'une pose
stop-neighbours = Un cube qui touche un cube de sa couleur, d'une autre pièce, rapporte 1 point de plus. Prenez la
    pièce { $piece }.
    .title = Des voisins de même couleur
otherwise-neighbours = Cela va aussi : cherchez où ses cubes toucheront les vôtres.
stop-floors = Le bâtonnet du moulin donne { $value } à son premier étage : quand la neige tombera, chaque cube jaune
    ou blanc de cet étage rapportera autant.
    .title = Ce que valent les étages
otherwise-floors = Chaque ouvrage a son bâtonnet : regardez ce que valent ses étages.
stop-touch = Posez-la pour qu'un cube jaune en touche un autre : l'aperçu compte les points avant que vous posiez.
    .title = Toucher
otherwise-touch = Posé ! Comparez les points annoncés avant chaque pose.
stop-last = Le jaune a pris de l'avance. Pensez à une couleur qui traîne : prenez pour elle la pièce { $piece }.
    .title = La couleur qui traîne
otherwise-last = Bien. N'oubliez pas les deux autres couleurs : la dernière décide.
stop-redoubt = La redoute est au bleu, et c'est le plus grand des trois ouvrages. Bâtissez-y.
    .title = Un autre ouvrage
otherwise-redoubt = C'est permis : seul, rien n'oblige à changer d'ouvrage.
stop-white = La neige compte aussi les cubes blancs, pour l'Hiver : gardez-les à un étage qu'elle ne comptera pas la
    prochaine fois.
    .title = Où va le blanc
otherwise-white = Bien posé : vos cubes bleus comptent de toute façon.
stop-winter = Tous les quatre tours, l'Hiver prend la pièce visible qui a le plus de cubes blancs et la pose où le
    blanc marque le plus. Sa pose ne rapporte qu'à lui.
    .title = Le tour de l'Hiver
stop-snow = Il a neigé : l'étage 1 de chaque ouvrage a compté. La neige a donné { $yellow ->
        [0] 0 point
        [one] { $yellow } point
       *[other] { $yellow } points
    } au jaune et { $white ->
        [0] 0 point
        [one] { $white } point
       *[other] { $white } points
    } au blanc. La prochaine comptera l'étage 2.
    .title = La bordée de neige
stop-bonus = Un marqueur a atteint une pièce bonus : prenez-en une de la couleur que vous voulez et posez-la tout de
    suite, sur n'importe quel ouvrage.
    .title = Une pièce bonus
otherwise-bonus = Bon choix aussi, si elle va sur un ouvrage de sa couleur.
stop-track = Poutre, pieu et cheville attendent à { $beam }, { $stake } et { $peg } points. Chacun de vos trois
    marqueurs peut les prendre une fois ; après la première neige, la poutre est partie.
    .title = La piste
stop-end = À la fin, chaque ouvrage fermé fait reculer le blanc de 10. Après la troisième neige, vos trois couleurs
    doivent être devant : à vous de jouer.
    .title = À vous
