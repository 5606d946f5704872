# The words of the screen: titles, short names, tips.

turn-of = Turn { $turn } of { $turns }
turn-short = Turn { $turn }/{ $turns } · { $phase }/8
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
short-residential_1 = Homes 1
short-residential_2 = Homes 2
short-residential_3 = Homes 3
short-residential_4 = Homes 4
short-residential_5 = Homes 5
short-commercial_1 = Shops 1
short-commercial_2 = Shops 2
short-commercial_3 = Shops 3
short-commercial_4 = Shops 4
short-factory_1 = Factory 1
short-factory_2 = Factory 2
short-factory_3 = Factory 3
short-refinery = Refinery
short-harbour = Harbour
short-warehouse = Warehouse
short-park_1 = Park 1
short-park_2 = Park 2
short-park_3 = Park 3
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

## The borough

board = Small City
stage = The borough
stage-keys = { $piece } in hand: arrows move it, R turns it, F flips it, N goes to the next legal place, Enter lays it, Escape lets it go
borough-of = Borough of { $name }
look-at = Look at the borough of { $name }
my-borough = Mine
boroughs = Boroughs
host-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
host-people = { $count ->
    [one] { $count } citizen of yours
   *[other] { $count } citizens of yours
}
host-toll = , toll ${ $price }
beside = Phase and plan
tracks = Votes and pollution
zone = Zone { $zone } by { $zone }: the Urban Planner enlarges it
host = The Mayor's host this turn
at-home-of = at { $name }'s

citizen-of = citizen of { $name }
grave-of = here lies a citizen of { $name }
radioactive = radioactive
mayor-street = The Mayor parades here: nothing is built this turn
place-left = left this turn: nobody enters it
ground-plain = empty
ground-mountain = mountain
ground-river = river
ground-lake = lake
ground-sea = sea
ground-flood = flood land
ground-imperial = Imperial Park
place-home = home, { $gives ->
    [one] { $gives } vote
   *[other] { $gives } votes
}
place-cash = shop, ${ $gives }
place-sell_raw = market: a raw material for money
place-votes = cinema, { $gives ->
    [one] { $gives } vote
   *[other] { $gives } votes
}
place-raw_to_votes = department store: a raw material for votes
place-wood = workplace: wood
place-stone = workplace: stone
place-metal = workplace: metal
place-storage = storage
place-hall = space of the Town Hall
place-culture = place for a visitor
place-bank = counter, ${ $gives }
place-sorting = sorting post
place-tram = stop
place-opera = seat in the Opera
place-pilgrim = cell of the Monastery
place-water = water
place-doctor = the Doctor's place

choose-citizen = choose this citizen
take-back = Take back
take-back-move = take this move back
take-back-move-of = Take back the move to { $square }
tried-legal = { $square }: the tile may lie here
tried-refused = { $square }: not here

## Tiles and plan

offers = Tiles on offer
families = Kinds of tiles
shapes = Shapes
family-residential = Homes
family-commercial = Shops
family-park = Parks
family-industry = Industry
family-culture = Culture
family-services = Services
plan = My plan
plan-laid = { $count } of { $most }
plant = Plant of level { $level }
markers-left = { $count ->
    [one] { $count } marker in the supply
   *[other] { $count } markers in the supply
}
stones-left = { $count ->
    [one] { $count } stone under the mountains
   *[other] { $count } stones under the mountains
}
votes-more = { $votes ->
    [one] +{ $votes } vote
   *[other] +{ $votes } votes
}
take-back-from = Take back { $piece } and what follows
left-after = Left
left-before = before
pollution-to-come = Pollution, but for factories
key-move = move
key-next = next place
handles = The tile in hand
handle-turn = Turn
handle-flip = Flip
handle-set = Lay here
handle-set-for = Lay here · ${ $price }
handle-why = Why not here?
let-go = Let go
how-citizen = Choose a citizen, on the board or below.
how-target = Choose a place that glows.
how-paid = Pay for the step in

## The card of a tile

tile-card = Card of the tile
close-card = Close the card
by-council = Council
offer-can = can be built
offer-cant = cannot be built now
price-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
card-shape = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
card-stock = { $left } of { $count } left
card-brings = What it brings
card-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
card-places-of = { $count ->
    [one] place:
   *[other] places:
}
card-condition = Conditions
card-condition-at = Conditions, at { $squares }
card-full-price = Full price
is-met = met
is-not-met = not met
other-place = Other place

brings-votes-at-once = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
} as soon as it is built
brings-home = { $gives ->
    [one] { $gives } vote for a citizen who lives there
   *[other] { $gives } votes for a citizen who lives there
}
brings-cash = ${ $gives } for a person who works there
brings-sell_raw = a raw material for money: wood ${ $wood }, stone ${ $stone }, metal ${ $metal }
brings-votes = { $gives ->
    [one] { $gives } vote for
   *[other] { $gives } votes for
} a person who works there
brings-raw_to_votes = a raw material for votes: wood { $wood }, stone { $stone }, metal { $metal }
brings-wood = one wood for a person who works there, and 1 pollution
brings-stone = one stone for a person who works there, and 1 pollution
brings-metal = one metal for a person who works there, and 1 pollution
brings-storage = room for one raw material
brings-culture-votes = { $gives ->
    [one] { $gives } vote for a person there
   *[other] { $gives } votes for a person there
}
brings-culture-cash = ${ $gives } for one of your citizens there
brings-culture-university = { $gives ->
    [one] { $gives } vote
   *[other] { $gives } votes
} for a person there, in phase 5
brings-culture-clinic = a citizen of yours there protects you from death
brings-bank = ${ $gives } for a person who came this turn
brings-sorting = { $pollution_when_activated } pollution once, if a citizen of yours came this turn
brings-tram = any number of people; a citizen comes each turn
brings-opera = { $gives ->
    [one] { $gives } vote
   *[other] { $gives } votes
} if a citizen of yours came this turn
brings-park = { $less } pollution less each turn
brings-effect-refinery = allows Factories of level 2, and of level 3 with a Harbour
brings-effect-harbour = allows Factories of level 3, with a Refinery
brings-effect-police_station = each tourist who comes pays you ${ $tourist_toll }
brings-effect-fire_station = { $pollution } pollution less each turn
brings-effect-museum = ${ $host_income_per_tourist } for each tourist there
brings-effect-subway = from the Town Hall into every home; tourists to all boroughs
brings-effect-clinic = protects from death
brings-effect-airport_8 = workers of Factories near it make two; homes and shops near it suffer
brings-effect-airport_9 = workers of Factories near it make two; homes and shops near it suffer
brings-effect-bank = your shops cost ${ $commercial_money_bonus } less and need one home less
brings-effect-big_ben = a free step in the council each turn

condition-squares = Free squares in your zone
condition-public = { $needs ->
    [one] { $needs } public building in its influence
   *[other] { $needs } different public buildings in its influence
}
condition-public-here = { $has } of { $needs } public buildings in its influence
condition-homes = { $needs ->
    [one] { $needs } residential zone in its influence
   *[other] { $needs } residential zones in its influence
}
condition-homes-here = { $has } of { $needs } residential zones in its influence
condition-building = In its influence: { $of }
condition-building-here = In its influence: { $of }
condition-category = In its influence, one of these: { $of }
condition-category-here = In its influence, one of these: { $of }
condition-banned = Not in its influence: { $of }
condition-parks = { $needs ->
    [one] { $needs } park square in its influence
   *[other] { $needs } park squares in its influence
}
condition-parks-here = { $has } of { $needs } park squares in its influence
condition-shops = A commercial zone in its influence
condition-shops-here = A commercial zone in its influence
condition-border = At an enlargement border
condition-border-here = At an enlargement border
condition-citizens = { $needs ->
    [one] { $needs } active citizen
   *[other] { $needs } active citizens
}
condition-citizens-here = { $has } of { $needs } active citizens
condition-power = Under a nuclear plant
condition-power-here = Under a nuclear plant

price-new = New tile
price-level = This level
price-enlarged = Less the tile it enlarges
price-bank = Bank
price-river = { $count ->
    [one] the river: { $count } material more, counted above
   *[other] the river: { $count } materials more, counted above
}
price-to-pay = To pay
price-left = ${ $price } left
price-short = ${ $price } missing
price-less-money = { $card }: up to ${ $price } less, once
price-less-goods = { $card }: { $count ->
    [one] { $count } material less, once
   *[other] { $count } materials less, once
}
price-gratis = Nothing to pay
price-by-council = Not for sale: the City Council grants it (row Construction).

## People

people = My citizens
people-count = { $count }, { $moved } moved
moved = moved
stays = stays
may-go = { $count ->
    [one] { $count } free place
   *[other] { $count } free places
}
forecast = As things stand: votes { $votes }, newcomers { $newcomers }, pollution { $pollution } but for factories.
career = Career space
left = out of the game
prepares = prepares
is-ready = ready

## Promises

promises = Promises
promises-mine = My promises
promise-one = keep one
secret = secret
for-all = for all
kept-now = kept
not-kept-now = not yet
votes = Votes
pollution = Pollution

card-mayor = +$2, host
card-architect = −1 material
card-mediator = −$2
card-engineer = no smoke
card-supporter = +4 votes
card-urban_planner = zone +1
card-city_councillor = free step
card-opponent = −3 votes
card-physicist = 2 votes each
card-artist = 2 votes each

reward-finance = ${ $count }
reward-construction = ≤ { $count }
reward-tourism = +{ $count }
reward-environment = { $count }
reward-wood = wood
reward-stone = stone
reward-metal = metal
reward-any = any { $count }

## Phases

phase-0 = The game is set up
about-cities = Everybody chooses his city.
about-promises = Everybody keeps one promise. It counts at the end, and stays secret until then.
about-halls = Everybody places his Town Hall behind his screen, then all are shown.
about-parade = The host's left neighbour chooses a street. Its two squares stay free this turn.
about-actions = In turn order, each marker goes round the ring to a free card. The first steps are free.
about-growth = The Urban Planner enlarges his zone.
about-plans = Plan up to three constructions behind your screen. Everybody does so at the same time.
about-moves = Citizens move into places that were empty when the phase began. Everybody does so at the same time.
about-tourists = In turn order, citizens who have not moved may go to neighbours.
about-arrivals = Newcomers come to the Town Hall, for each empty workplace.
about-trams = The Tramway brings people.
about-parks = Tokyo's parks grow.
about-hosts = Tourists bring their hosts money.
about-trade = Shops bring money and votes; materials may be exchanged.
about-listeners = The Opera's listeners go home.
about-production = Factories make raw materials, which are stored.
about-overflow = What has no room is lost.
about-digging = Mountains yield stone.
about-salaries = Doctors are paid, and raise the dead.
about-vote = Citizens at home vote by the level of their home.
about-godzillas = A die is thrown for every borough: godzillas wake up and march.
about-pollution = People and factories pollute, parks clean.
about-deaths = Who has polluted too much loses a citizen.
about-council = In turn order, a disc may advance in the City Council.
about-pilgrims = The pilgrim sets out.
about-closing = The Mayor leaves, and the turn ends.
about-over = The game is over.

## Cards and departments, in short

short-mayor = Mayor
short-architect = Architect
short-mediator = Mediator
short-engineer = Engineer
short-supporter = Supporter
short-urban_planner = Planner
short-city_councillor = Councillor
short-opponent = Opponent
short-physicist = Physicist
short-artist = Artist
short-finance = Finance
short-industry = Industry
short-construction = Construction
short-tourism = Tourism
short-environment = Environment

## The film of a phase

film = What happened
film-build = { $count ->
    [one] { $name }: { $count } construction
   *[other] { $name }: { $count } constructions
}
film-build-about = Turn { $turn }: the screens are lifted.
film-walk = { $count ->
    [one] { $name }: { $count } move
   *[other] { $name }: { $count } moves
}
film-walk-about = Turn { $turn }: the moves are shown.
film-work = Income
film-work-about = What newcomers, tourists, shops and factories bring.
film-vote = Vote
film-vote-about = Citizens at home vote by the level of their home.
film-godzilla = The godzilla marches through { $name }'s borough
film-godzilla-about = It eats whoever stands on its way, and leaves radioactivity behind.
film-pollution = Pollution
film-pollution-about = People and factories pollute, parks clean.
film-council = City Council
film-council-about = Turn { $turn }: the others' discs have advanced.
film-promises = Promises
film-promises-about = The secret promises are revealed.
film-people = Citizens
film-money = Money
film-turn = Turn { $turn }

## The godzilla's exits

exits = Ways out
exit-brings = { $eaten ->
    [0] Nobody is eaten
    [one] { $eaten } citizen eaten
   *[other] { $eaten } citizens eaten
}, { $marks ->
    [0] no marker.
    [one] +{ $marks } marker.
   *[other] +{ $marks } markers.
}
exit-turns = At the border, you choose the side.
exit-touches = Touches: { $names }
