# L'arène ; ces mots ne viennent qu'avec elle.

arena-title = L'arène
arena-about = Les bots s'affrontent, mêmes donnes, toutes les places : ce que valent les niveaux.
arena-ladder = L'échelle des niveaux
arena-scale = cote : 200 de plus, 3 victoires sur 4 ; trait : intervalle à 95 %
arena-games = { $count ->
    [one] { $written } partie
   *[other] { $written } parties
}
arena-unmeasured = pas encore mesuré
arena-rating = { $level } : cote { $rating } ± { $error }
arena-faces = Face à face
arena-faces-several = { $game }, { $count ->
    [1] un contre un
    [2] un contre deux
    [3] un contre trois
   *[other] un contre { $count }
}
arena-faces-alone = { $game }, en solitaire
arena-fair = Part de victoires de la ligne ; part égale : { $share }.
arena-alone = Part de parties gagnées, et points.
arena-against = contre
arena-level = niveau
arena-won = victoires
arena-points = points d'avance
arena-points-alone = points
arena-interval = { $low } à { $high }
arena-seats-count = { $count ->
    [1] seul
   *[other] à { $count }
}
arena-seats = La place compte-t-elle ?
arena-seat = { $number ->
    [1] 1re place
   *[other] { $number }e place
}
arena-tournaments = Tournois de cette machine
arena-none = Aucun tournoi n'a encore été joué ici. Pour en jouer un, au terminal :
arena-progress = { $played } sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
arena-going = en cours
arena-bot = bot
arena-rated = cote
arena-time = par coup
arena-forfeits = forfaits
arena-instant = instantané
