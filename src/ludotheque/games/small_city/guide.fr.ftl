# Ce que dit la première partie guidée.

stop-goal = Vous avez { $turns } tours pour bâtir votre arrondissement. Les voix font gagner ; la pollution en est
    retranchée à la fin, et à 100 vous sortez de la partie.
    .title = Le but
stop-promise = Gardez une de vos deux promesses. Tenue à la fin, elle rapporte sa valeur ; manquée, elle en coûte la
    moitié. Celle-ci est à votre portée : { $promise }.
    .title = Votre promesse
otherwise-promise = Très bien. Pensez-y à chaque plan : elle n'est jugée qu'après le dernier tour.
stop-hall = La zone d'influence d'une tuile est l'anneau de cases autour d'elle, coins compris. Un logement demande un
    bâtiment public dans la sienne, et la Mairie en est un : laissez-lui de la place.
    .title = La Mairie et sa zone d'influence
stop-ring = À chaque tour, vous prenez une carte du cercle, qui agit ce tour-ci. La carte { $card } retire une matière
    première au prix d'une construction, et une École n'en demande qu'une.
    .title = Votre carte du tour
otherwise-ring = Bien. Un bâtiment culturel attendra alors vos premières matières premières.
stop-home = Votre plan, caché derrière le paravent, a trois constructions au plus ; vous avez { $money } $. D'abord un
    logement : sans lui, personne ne quitte la Mairie.
    .title = Construire un logement
otherwise-home = C'est permis. Pensez tout de même à un logement : vos citoyens attendent à la Mairie.
stop-tile = La fiche de la tuile donne son prix et sa condition, cochée là où elle est remplie. Essayez une case qui
    touche la Mairie : c'est un bâtiment public.
    .title = Prix et condition
stop-factory = Une place d'usine vide fait venir un citoyen ; occupée, elle produit, et pollue. Une usine et un
    logement s'interdisent l'un l'autre : posez-la à l'écart.
    .title = Construire une usine
otherwise-factory = C'est permis. L'usine peut attendre, mais ses places vides font venir de nouveaux citoyens.
stop-school = L'École demande un bois, et l'Architecte vous en dispense : elle est gratuite. Un bâtiment culturel
    rapporte ses voix aussitôt, et c'est aussi un bâtiment public.
    .title = Un bâtiment culturel
otherwise-school = C'est permis. L'Architecte ne sert que ce tour-ci.
stop-reveal = Tous ont validé : les plans sont révélés et exécutés. Il vous reste { $money } $.
    .title = Les paravents se lèvent
stop-move = Vos citoyens attendent à la Mairie. De là, un citoyen n'entre que dans un logement vide de niveau 1 ;
    logé, il vote pour vous.
    .title = Quitter la Mairie
otherwise-move = D'accord. À la Mairie, un citoyen ne pollue pas, mais il ne vote pas non plus.
stop-pollution = Votre arrondissement a pollué de { $pollution } ce tour-ci ; son niveau est { $level }. Citoyens
    actifs et production polluent, les parcs nettoient ; le plus gros pollueur peut perdre quelqu'un.
    .title = La pollution
stop-council = Avancez un disque d'une colonne : vous payez le numéro de la colonne, en argent ou en voix, et prenez
    son bénéfice. La ligne Construction offre une tuile.
    .title = Le Conseil Municipal
otherwise-council = C'est permis. Un pas que vous ne faites pas ce tour-ci ne se rattrape pas.
stop-shop = La tuile est offerte, mais ses conditions comptent. Une zone commerciale demande au moins un logement à
    côté ; un citoyen y rapportera de l'argent.
    .title = Un commerce offert
otherwise-shop = C'est permis : toute tuile assez petite, ou aucune.
stop-turn = Un nouveau tour commence : vous avez { $votes } voix et { $money } $. Il est à vous : une fiche accompagne
    chaque nouvelle question, et le conseil est là si vous le demandez.
    .title = À vous
stop-materials = Un citoyen dans votre usine en tire une matière première. Elle prend un emplacement libre de la
    Mairie ou d'un entrepôt, et y reste jusqu'à ce que vous la dépensiez.
    .title = Les matières premières
stop-tourists = Un citoyen qui n'a pas bougé peut partir comme touriste dans un arrondissement voisin : il y travaille
    pour vous, et sa pollution y compte. Son hôte reçoit de l'argent.
    .title = Un touriste chez le voisin
