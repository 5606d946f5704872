roads = Les quatre voies de la victoire
road-combat = Militaire
road-tech = Technologie
road-culture = Culture
road-coin = Économie
road-best = meilleure voie
road-you = vous
road-yours = Vous : { $count }
road-steps = { $count ->
    [one] pas
   *[other] pas
}
army-near = { $count ->
    [one] L’armée la plus proche est à 1 pas de { $city }.
   *[other] L’armée la plus proche est à { $count } pas de { $city }.
}
army-none = Aucune armée sur la carte.
capital-of = la capitale { DE($name) }
techs-left = { $count ->
    [0] La pyramide est complète.
    [one] Il manque 1 carte à la pyramide.
   *[other] Il manque { $count } cartes à la pyramide.
}
culture-leader = En tête de l’échelle.
culture-behind = { $name } est en tête, case { $space }.
culture-spare = À dépenser : { $count } de culture.
coins-none = Aucune pièce.
pyramid = Pyramide
pyramid-empty = Aucune technologie.
techs-known = { $count ->
    [one] { $count } technologie
   *[other] { $count } technologies
}
government = Gouvernement
people = Peuple
people-none = Aucune civilisation encore.
wonders = Merveilles
wonders-none = Aucune merveille.
wonder-at = { $square }, { $city }
obsolete = obsolète
persons = Personnages illustres
persons-none = Aucun personnage illustre.
person-reserve = en réserve : { $count }
person-hidden = { $type }, face cachée
units = Unités
units-seen = { $seen ->
    [one] { $seen } vue sur { $all }
   *[other] { $seen } vues sur { $all }
}
units-none = Aucune unité.
unit-seen = { $type }, force { $strength }
unit-unseen = { $type }, force inconnue
limits = pile { $stack } · vitesse { $speed } · bonus { $combat }
hidden = Caché : { $list }
hidden-units = { $count ->
    [one] 1 unité
   *[other] { $count } unités
}
hidden-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
hidden-tokens = { $count ->
    [one] 1 jeton
   *[other] { $count } jetons
}
hidden-people = { $count ->
    [one] 1 personnage
   *[other] { $count } personnages
}
cities = Cités
cities-none = Aucune cité.
city-show = { $city } : montrer sur la carte
cities-show = Montrer sur la carte
city-walls = Entourée de murs
city-acted = A agi ce tour
goods = { $trade } de commerce · { $culture } de culture
