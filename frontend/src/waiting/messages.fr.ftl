# Une table qui attend ses joueurs.

waiting-region = Table en attente
waiting-dealt = La mise en place est tirée au sort au début de la partie, quand toutes les places sont prises.
waiting-seats = Places
