# Ce que dit la première partie guidée.

stop-goal = Quatre routes mènent à la victoire, une seule suffit : prendre une capitale, avoir 15 pièces, finir la piste de
    culture, apprendre le Vol spatial. Votre carte montre où vous en êtes.
    .title = Quatre façons de gagner
stop-capital = Votre capitale vit des huit cases qui l'entourent : elles donnent du commerce, de la production et de la culture. Sa propre case
    ne donne rien. Fondez-la ici.
    .title = La capitale
stop-figures = Vos premières figurines partent des cases autour de la capitale. Placez-les vers le bord de la tuile : elles vont
    explorer.
    .title = Armée et éclaireur
otherwise-figures = Cette case convient aussi : l'important est d'être près d'une tuile à découvrir.
stop-start = Un tour a cinq phases. Voici la première : fonder des villes, changer de gouvernement. Vous n'avez encore rien à y
    faire : terminez.
    .title = Le début du tour
otherwise-start = Comme vous voulez ; pour la plupart des tours, on termine ici après avoir regardé.
stop-trade = Le commerce de votre capitale est entré : votre cadran montre { $trade }. Il faut 6 pour une technologie de niveau I. Fermez vos
    échanges.
    .title = Le commerce
otherwise-trade = Un échange peut être utile ; l'adversaire est libre de refuser.
stop-city = Chaque ville fait une chose par tour : produire, se consacrer aux arts ou récolter. Produisez une armée.
    .title = L'action d'une ville
otherwise-city = C'est permis : une ville ne fait qu'une chose par tour, mais elle la refait chaque tour.
stop-square = L'armée paraît sur une case autour de la ville. Mettez-la du côté où elle doit partir.
    .title = Où la placer
stop-movement = Choisissez une figurine, puis menez-la ; chacune bouge une fois. Commencez par une armée.
    .title = Le mouvement
otherwise-movement = Très bien ; chaque figurine bouge une fois, dans l'ordre que vous voulez.
stop-step = Une figurine avance de case en case, deux au plus pour l'instant. Allez vers le bord, vers une tuile cachée.
    .title = Avancer
otherwise-step = C'est permis. Les cases éclairées disent où vous pouvez aller.
stop-discover = Du bord, une figurine retourne la tuile voisine. Cela lui coûte un pas, sans quitter sa case.
    .title = Découvrir
otherwise-discover = Vous découvrirez cette tuile une autre fois.
stop-second = La carte s'est agrandie. Bougez l'autre figurine : elle peut entrer sur la nouvelle tuile.
    .title = La figurine suivante
stop-north = Menez-la vers le nouveau terrain : vous y cherchez la place d'une deuxième ville.
    .title = Vers une deuxième ville
otherwise-north = D'accord : toute tuile découverte peut offrir une bonne place.
stop-onward = Encore un pas. Seule une armée explore une hutte ou attaque un village ; en République, un éclaireur explore aussi les
    huttes.
    .title = Plus loin
stop-scout = L'éclaireur aide une ville : elle profite de la case où il se tient. Posez-le sur une case riche, ou découvrez encore.
    .title = L'éclaireur
otherwise-scout = Il peut aussi attendre : sa case compte pour une ville.
stop-research = Tous choisissent en secret une technologie. Votre cadran montre { $trade }. Une rangée repose toujours sur une rangée plus
    longue : bâtissez une pyramide.
    .title = La recherche
otherwise-research = Un bon choix aussi : regardez ce que chaque carte débloque.
stop-coins = Votre cadran montre { $trade }. La recherche le ramène au nombre de vos pièces : chaque pièce garde un point de commerce, et 15 pièces
    gagnent la partie.
    .title = Les pièces
otherwise-coins = Bien. N'oubliez pas de terminer votre début de tour.
stop-offers = Pendant cette phase, on peut offrir du commerce, de la culture, des ressources et des cartes ; un accord tient tout
    de suite. Fermez, pour cette fois.
    .title = Échanger
otherwise-offers = Essayez : un refus ne coûte qu'une de vos offres du tour.
stop-building = Un bâtiment a besoin de son terrain et remplace tout ce que sa case donnait. Le comptoir rapporte du commerce à chaque
    tour.
    .title = Un bâtiment
otherwise-building = Très bien : comparez toujours ce que la case donne avant et après.
stop-site = Il faut une case de terre dont les huit voisines sont découvertes et libres d'ennemis, de huttes et de villages. Menez
    l'armée vers le milieu de la tuile.
    .title = Un site de ville
otherwise-site = D'accord : vous fonderez plus tard.
stop-centre = Un pas vers le nord, et les huit cases autour d'elle seront toutes découvertes.
    .title = Au milieu
stop-found = Fondez votre deuxième ville : la figurine devient la ville. Désormais, vous faites deux actions par tour.
    .title = La deuxième ville
otherwise-found = Cela peut attendre, mais chaque ville de plus est une action de plus à chaque tour.
stop-arts = Une ville consacrée aux arts donne de la culture : 1, plus les icônes de culture de ses cases. La culture paie la piste.
    .title = Les arts
otherwise-arts = C'est permis. Sans culture, la piste n'avance pas.
stop-track = Vous avez { $culture } de culture : avancez d'un pas sur la piste. Chaque case donne une carte ou un personnage, et la dernière
    gagne la partie.
    .title = La piste de culture
otherwise-track = La culture se garde d'un tour à l'autre.
stop-village = Un combat se joue unité par unité : ouvrez un front, ou attaquez une unité seule sur le sien. L'infanterie bat la cavalerie,
    la cavalerie l'artillerie, l'artillerie l'infanterie.
    .title = Le combat
stop-government = Une technologie a débloqué un gouvernement : adoptez-le maintenant ; plus tard, il faudra passer par l'anarchie.
    .title = Un nouveau gouvernement
otherwise-government = Regardez ce que donne chaque gouvernement avant de changer.
stop-road = Quelle route prendre ? Beaucoup de pièces : l'or. De la culture : les arts. Du commerce : la science. Des unités et un voisin
    faible : les armes. La suite est à vous.
    .title = À vous
