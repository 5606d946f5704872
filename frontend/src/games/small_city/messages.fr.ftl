# Les mots de l'écran : titres, noms courts, infobulles.

turn-of = Tour { $turn } sur { $turns }
phases = Phases du tour

phase-1 = Actions Spéciales
phase-2 = Construction
phase-3 = Déplacements
phase-4 = Revenus
phase-5 = Vote
phase-6 = Pollution
phase-7 = Conseil
phase-8 = Visite du Maire

ring = Cartes Action
ring-way = { $free ->
    [one] sens horaire, { $free } pas gratuit
   *[other] sens horaire, { $free } pas gratuits
}
card-free = { $card } : libre
card-held = { $card } : { $name }
card-price = { $price } $

council = Conseil Municipal
council-price = prix ($ ou Voix)
council-one = un pas par tour
department-price = colonne { $column } : { $price } $ ou { $price } Voix

stock-left = { $count } en réserve
stock-none = Plus en réserve
stock-owned = Déjà construit

## Tuiles, en court

short-town_hall = Mairie
short-residential_1 = Niv. 1
short-residential_2 = Niv. 2
short-residential_3 = Niv. 3
short-residential_4 = Niv. 4
short-residential_5 = Niv. 5
short-commercial_1 = Niv. 1
short-commercial_2 = Niv. 2
short-commercial_3 = Niv. 3
short-commercial_4 = Niv. 4
short-factory_1 = Usine 1
short-factory_2 = Usine 2
short-factory_3 = Usine 3
short-refinery = Raffinerie
short-harbour = Port
short-warehouse = Entrepôt
short-park_1 = Taille 1
short-park_2 = Taille 2
short-park_3 = Taille 3
short-police_station = Police
short-fire_station = Pompiers
short-school = École
short-library = Biblioth.
short-museum = Musée
short-subway = Métro
short-clinic = Clinique
short-university = Université
short-airport_8 = Aéroport 8
short-airport_9 = Aéroport 9
short-bank = Banque
short-sorting_centre = Tri
short-tram_station = Tramway
short-big_ben = Big Ben
short-sydney_opera = Opéra
