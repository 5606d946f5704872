# Pourquoi une partie gardée ne peut pas être rejouée : aside-<cause>.

aside-at-entry = entrée { $entry } : { $why }
aside-game = le jeu « { $game } » n'est pas installé ici.
aside-game-broken = le jeu « { $game } » ne se charge pas ici.
aside-header = son en-tête est abîmé ({ $field }).
aside-options = ses options ne sont pas celles du jeu tel qu'il est installé ici.
aside-start = sa position de départ n'est pas possible dans le jeu tel qu'il est installé ici.
aside-content = elle a été jouée avec un autre matériel (d'autres fichiers de données) que celui de cette table.
aside-older-rules = elle a été commencée avec la version { $version } des règles ; depuis la version { $since }, { $changed } { $count ->
    [one] se joue
   *[other] se jouent
} autrement.
aside-unknown-rules = elle suit la version { $version } des règles, que cette table ne connaît pas ; mettez-la à jour.
aside-file = le fichier de la base de données est abîmé là où elle est gardée.
aside-missing = elle manque.
aside-unreadable = elle n'est plus lisible.
aside-kind = son genre, « { $kind } », n'est pas connu ici.
aside-decision = la décision enregistrée n'existe pas dans le jeu tel qu'il est installé ici.
aside-illegal = { $rule } interdit la décision enregistrée.
aside-not-over = la fin de la partie y est enregistrée, mais la partie n'est pas finie.
aside-damaged = elle est abîmée.
