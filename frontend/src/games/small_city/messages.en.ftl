# The words of the screen: titles, short names, tips.

turn-of = Turn { $turn } of { $turns }
phases = Phases of the turn

phase-1 = Special actions
phase-2 = Construction
phase-3 = Movement
phase-4 = Income
phase-5 = Vote
phase-6 = Pollution
phase-7 = Council
phase-8 = Mayor's visit

ring = Action cards
ring-way = { $free ->
    [one] clockwise, { $free } free step
   *[other] clockwise, { $free } free steps
}
card-free = { $card }: free
card-held = { $card }: { $name }
card-price = ${ $price }

council = City Council
council-price = price ($ or votes)
council-one = one step a turn
department-price = column { $column }: ${ $price } or { $price ->
    [one] { $price } vote
   *[other] { $price } votes
}

stock-left = { $count } in stock
stock-none = Out of stock
stock-owned = Already built

## Tiles, in short

short-town_hall = Town Hall
short-residential_1 = Level 1
short-residential_2 = Level 2
short-residential_3 = Level 3
short-residential_4 = Level 4
short-residential_5 = Level 5
short-commercial_1 = Level 1
short-commercial_2 = Level 2
short-commercial_3 = Level 3
short-commercial_4 = Level 4
short-factory_1 = Factory 1
short-factory_2 = Factory 2
short-factory_3 = Factory 3
short-refinery = Refinery
short-harbour = Harbour
short-warehouse = Warehouse
short-park_1 = Size 1
short-park_2 = Size 2
short-park_3 = Size 3
short-police_station = Police
short-fire_station = Fire
short-school = School
short-library = Library
short-museum = Museum
short-subway = Subway
short-clinic = Clinic
short-university = University
short-airport_8 = Airport 8
short-airport_9 = Airport 9
short-bank = Bank
short-sorting_centre = Sorting
short-tram_station = Tramway
short-big_ben = Big Ben
short-sydney_opera = Opera
