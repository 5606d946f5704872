# Les mots de la table, communs à tous les jeux.

why-not-your-turn = Ce n'est pas à vous de choisir maintenant.
why-not-now = Ce n'est pas ce qui vous est demandé maintenant.
why-game-over = La partie est finie : il n'y a plus rien à choisir.
why-cannot-take-back = Vous n'avez rien à reprendre librement ; au-delà, il faut l'accord de la table.

seat-name = Joueur { $number }
nobody = personne
