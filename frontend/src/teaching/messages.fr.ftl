# Les mots du coach, de la partie guidée et de la présentation d'un jeu.

teach-rule = Lire la règle { $rule }

coach = Le coach
coach-first = Première fois
coach-again = Le coach
coach-points = À peser
coach-understood = Compris
coach-off = Désactiver le coach
coach-on = Réactiver le coach
coach-setting = Expliquer chaque question la première fois
coach-met = { $count ->
    [0] Rien ne vous a encore été expliqué.
    [one] { $count } question vous a déjà été expliquée.
   *[other] { $count } questions vous ont déjà été expliquées.
}
coach-reset = Tout réexpliquer
coach-reset-done = Le coach expliquera de nouveau chaque question.

guide = Partie guidée
guide-of = Étape { $step } sur { $of }
guide-next = Suivant
guide-back = Précédent
guide-understood = À moi de jouer
guide-advice = Conseil : { $choice }
guide-do = Jouer ce coup
guide-free = Tout autre coup permis convient aussi.
guide-otherwise = Un autre choix
guide-skip = Quitter la visite
guide-end = Vous connaissez l'essentiel
guide-end-text = La partie continue comme une partie ordinaire, et le coach explique chaque nouvelle question la première fois. La touche E ou le « ? » de la barre le rappelle.
guide-end-do = Continuer la partie

offer-title = { $name } : première partie ?
offer-guided = Partie guidée
offer-resume = Reprendre la partie guidée
offer-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
offer-direct = Jouer directement
offer-play = Jouer

overview = En bref
overview-of = { $name } en bref
overview-rules = Toutes les règles
overview-none = Ce jeu n'a pas de présentation ; ses règles disent tout.
