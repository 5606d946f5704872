# Ce que dit la première partie guidée.

stop-goal = Quatre routes mènent à la victoire, une seule suffit : prendre une capitale, avoir 15 pièces d'or, finir
    l'échelle de culture, apprendre le Vol spatial. Votre carte montre où vous en êtes.
    .title = Quatre façons de gagner
stop-capital = Votre capitale vit des huit cases qui l'entourent : elles donnent du commerce, des marteaux et de la
    culture. Sa propre case ne donne rien. Fondez-la ici.
    .title = La capitale
stop-figures = Vos premières figurines partent des cases autour de la capitale. Placez-les vers le bord de la tuile :
    elles vont explorer.
    .title = Armée et colon
otherwise-figures = Cette case convient aussi : l'important est d'être près d'une tuile à découvrir.
stop-start = Un tour a cinq phases. Voici la première : fonder des cités, changer de gouvernement. Vous n'avez encore
    rien à y faire : terminez.
    .title = Le début du tour
otherwise-start = Comme vous voulez ; la plupart du temps, on termine ici après avoir regardé.
stop-trade = Le commerce de votre capitale est rentré : votre cadran montre { $trade }. Il faut 6 pour une technologie
    de niveau I. Choisissez de clore le commerce.
    .title = Le commerce
otherwise-trade = Un échange peut être utile ; l'adversaire est libre de refuser.
stop-city = Chaque cité fait une chose par tour : produire, se consacrer à l'art ou récolter. Produisez une armée.
    .title = L'action d'une cité
otherwise-city = C'est permis : une cité ne fait qu'une chose par tour, mais elle agit à chaque tour.
stop-square = L'armée paraît sur une case autour de la cité. Mettez-la du côté où elle doit partir.
    .title = Où la placer
stop-movement = Choisissez une figurine, puis menez-la ; chacune bouge une fois. Commencez par une armée.
    .title = Le mouvement
otherwise-movement = Très bien ; chaque figurine bouge une fois, dans l'ordre que vous voulez.
stop-step = Une figurine avance de case en case, deux au plus pour l'instant. Allez vers le bord, vers une tuile
    cachée.
    .title = Avancer
otherwise-step = C'est permis. Les cases éclairées disent où vous pouvez aller.
stop-discover = Du bord, une figurine retourne la tuile voisine. Cela lui coûte un pas, sans quitter sa case.
    .title = Découvrir
otherwise-discover = Vous découvrirez cette tuile une autre fois.
stop-second = La carte s'est agrandie. Bougez une autre figurine : elle peut entrer sur la nouvelle tuile.
    .title = La figurine suivante
stop-north = Menez-la vers le nouveau terrain : vous y cherchez la place d'une deuxième cité.
    .title = Vers une deuxième cité
otherwise-north = D'accord : toute tuile découverte peut offrir une bonne place.
stop-onward = Encore un pas. Seule une armée explore une hutte ou attaque un village ; en République, un colon explore
    aussi les huttes.
    .title = Plus loin
stop-scout = Le colon aide une cité : elle profite de la case où il se tient. Posez-le sur une case riche, ou
    découvrez encore.
    .title = Le colon
otherwise-scout = Il peut aussi attendre : sa case compte pour une cité.
stop-research = Tous choisissent en secret une technologie. Votre cadran montre { $trade }. Une rangée repose toujours
    sur une rangée plus longue : bâtissez une pyramide.
    .title = La recherche
otherwise-research = Un bon choix aussi : regardez ce que chaque carte débloque.
stop-coins = Votre cadran montre { $trade }. La recherche le ramène au nombre de vos pièces d'or : chaque pièce garde
    un point de commerce, et 15 gagnent la partie.
    .title = Les pièces d'or
otherwise-coins = Bien. N'oubliez pas de terminer votre début de tour.
stop-offers = Pendant cette phase, on peut offrir du commerce, de la culture, des ressources et des cartes ; une offre
    acceptée s'exécute aussitôt. Pour cette fois, choisissez de clore.
    .title = Échanger
otherwise-offers = Essayez : un refus ne coûte qu'une de vos offres du tour.
stop-building = Un bâtiment a besoin de son terrain et remplace tout ce que sa case donnait. Le comptoir rapporte du
    commerce à chaque tour.
    .title = Un bâtiment
otherwise-building = Très bien : comparez toujours ce que la case donne avant et après.
stop-site = Il faut une case de terre dont les huit voisines sont découvertes et sans ennemi, hutte ni village. Menez
    l'armée vers le milieu de la tuile.
    .title = Un site de cité
otherwise-site = D'accord : vous fonderez plus tard.
stop-centre = Un pas vers le nord : là, les huit cases autour de l'armée sont toutes découvertes.
    .title = Au milieu
stop-found = Fondez votre deuxième cité : la figurine devient la cité. Désormais, vous faites deux actions par tour.
    .title = La deuxième cité
otherwise-found = Cela peut attendre, mais chaque cité de plus est une action de plus à chaque tour.
stop-arts = Une cité consacrée à l'art donne de la culture : 1, plus les symboles de culture de ses cases. La culture
    paie l'échelle.
    .title = L'art
otherwise-arts = C'est permis. Mais c'est surtout la culture qui fait avancer sur l'échelle.
stop-track = Vous avez { $culture } de culture : avancez d'une case sur l'échelle. Chaque case donne une carte ou un
    personnage, et la dernière gagne la partie.
    .title = L'échelle de culture
otherwise-track = La culture se garde d'un tour à l'autre.
stop-village = Une bataille se joue unité par unité : ouvrez un front, ou attaquez une unité seule sur le sien.
    L'infanterie domine les unités montées, celles-ci l'artillerie, l'artillerie l'infanterie : qui domine frappe
    d'abord.
    .title = La bataille
stop-government = Une technologie a débloqué un gouvernement : adoptez-le maintenant ; plus tard, il faudra passer par
    l'anarchie.
    .title = Un nouveau gouvernement
otherwise-government = Regardez ce que donne chaque gouvernement avant de changer.
stop-road = Quelle route prendre ? Beaucoup de pièces d'or : l'or. De la culture : l'échelle. Du commerce : la
    science. Des unités et un voisin faible : les armes. La suite est à vous.
    .title = À vous
