board = The table of Civilization
map = The map, turn { $turn }
minimap = The whole map
go-home = Back to my capital
can-here = This square can be chosen
face-down = Unknown tile
face-down-hint = It is turned over when a figure beside it discovers it.
city-of = { $city } of { $name }
city-yields = { $production } production, { $trade } trade, { $culture } culture
city-walls = Walled
hut = Hut
village = Barbarian village
figures-of =
    { $name }: { $armies ->
        [0] { $scouts ->
            [1] 1 scout
           *[other] { $scouts } scouts
        }
       *[other] { $armies ->
            [1] 1 army
           *[other] { $armies } armies
        }{ $scouts ->
            [0] { "" }
            [1] { " " }and 1 scout
           *[other] { " " }and { $scouts } scouts
        }
    }
frozen = Frozen: yields nothing this turn
yield-production = { $count } production
yield-trade = { $count } trade
yield-culture = { $count } culture
yield-coin = { $count } { $count ->
        [one] coin
       *[other] coins
    }
yield-combat = { $count } combat
phase-start_of_turn = Start
phase-trade = Trade
phase-city_management = Cities
phase-movement = Movement
phase-research = Research
turn = Turn { $turn }
first-player = first player
steps-short = { " " }steps
bar-military = Military victory: an army { $steps } steps from a rival capital
bar-tech = Techs: { $count } of { $all }
bar-culture = Culture track: space { $count } of { $all }
bar-coin = Coins: { $count } of { $all }
no-civ = no civilization
trade-points = Trade
culture-points = culture
cards = Culture cards
units = Units
hidden-tokens = Face-down tokens
dial = Trade { $trade } of { $most }
of-most = of { $most }
track = Culture track: { $said }
my-dials = My dials
of-coins = of { $most ->
    [one] { $most } coin
   *[other] { $most } coins
}
culture-track = Culture track
advance = Advance
hand = My hand
hand-limit = { $count } of { $most }
no-cards = No card
army = My forces
army-limits = stack { $stack } · speed { $speed }
combat-bonus = Combat bonus
city-panel = The city shown
production = Production
arts = Arts: +{ $count }
harvest-hint = To harvest, touch a square that glows.
has-acted = Has acted this turn
items-figures = Figures
items-units = Units
items-buildings = Buildings
items-wonders = Wonders
in-supply = { $count } in supply
in-market = { $count } in the market
pages = What the middle of the table shows
page-map = Map
page-pyramid = Pyramid
pyramid = My pyramid
pyramid-rule = Each card stands on two cards of the level below.
levels = Levels
level-cost = { $level } · { $cost }
unit-state = strength { $strength }, wounds { $wounds }
battle = The battle
tie-rule = In a tie the defender wins.
barbarians = Barbarians, led by { $name }
attacks = attacks
defends = defends
hidden-units =
    { $count ->
        [one] 1 hidden unit
       *[other] { $count } hidden units
    }
total = Total
nobody = nobody
front = Front { $number }
play-here = Play here
new-front = New front
open-front = Open a front
choose-unit = Choose a unit
waiting = Waiting
offer-window = The offer
offer-with = Trade with { $name }
see-map = See the map
offer-rule = Both must accept; the deal is done at once.
you-give = You give
other-gives = { $name } gives
one-more = One more: { $good }
one-less = One less: { $good }
nothing = Nothing
film = The victory
film-won = { $name } wins the game: { $victory }
film-reached = { $name } meets a condition: { $victory }
victory-military = military victory
victory-economic = economic victory
victory-culture = cultural victory
victory-tech = technology victory
victory-turn_limit = victory at the turn limit
part-cards = Cards of this battle
part-walls = Walls
part-metropolis = Metropolis
part-fortification = Fortification
part-square = Square { $square }
part-coin = Tokens: { $place }
by-scout = { $what } by the scout at { $square }
sum-production = Production
sum-trade = Trade
sum-culture = Culture
sum-coin = Coins
nothing-here = nothing
this-turn = and { $count } this turn
blocked-by = { $square } does not count: a figure of { $name } stands there.
sent-to = { $square } counts elsewhere: its scout sends it to { $city }.
sum-title = What the city yields
sum-close = Close the sum
battle-at = Battle at { $square }
battle-village = Barbarian village at { $square }
battle-of = Battle: { $city } of { $name }
walls-rule = The walls stand: the attacker plays the first unit.
before-battle = The battle is being prepared
your-battle-turn = Your turn
their-battle-turn = { $name } plays
total-parts = units { $units } + bonus { $bonus }
killed-unit = Killed unit
strikes = Who strikes first
strikes-label = Infantry strikes before mounted units, these before artillery, artillery before infantry.
abilities = Your abilities
if-now = If it ended now
if-played = If you play this
would-win = Ahead: { $name }.
first-own = strikes first
first-enemy = is struck first
first-both = both strike
first-nobody = nobody opposite
kills = kills and lives
dies = dies for nothing
both-die = both die
both-live = both live
to-win = To be won
if-you-win = If you win
if-they-win = If { $name } wins
loot-of =
    { $count ->
        [0] No loot
        [one] 1 loot
       *[other] { $count } loot
    }
city-falls = The city is destroyed.
village-prize = The token of the village is yours.
cheaper = −{ $count } { $name }
lack-production = has { $has }, needs { $price }
and-trade = and { $count }
coins-by-source = Where your coins come from
steps-away =
    { $count ->
        [one] 1 step away
       *[other] { $count } steps away
    }
no-way = No way: { $why }
moves-left =
    { $count ->
        [0] Has moved this turn
        [one] 1 figure may still move
       *[other] { $count } figures may still move
    }
announced = What is announced
announces = { $name } announces: { $what }
announces-none = { $name } prepares: { $city }
announces-produce = { $name } announces production ({ $city }):
announces-build_free = { $name } announces a free building ({ $city }):
announces-arts = { $name } devotes to the arts: { $city }
announces-harvest = { $name } harvests: { $city }
announces-harvest_twice = { $name } harvests twice: { $city }
the-barbarians = the barbarians
level-price = { $cost } trade
level-of = Level { $level } · { $cost } trade
tech-told = The tech shown
unlocks = Unlocks:
boosted-play = with { $source }
building-on = { $yields }; on: { $terrain }
point-at-item = Point at a building or a wonder to read what it does.
they-offer = { $name } offers: { $gives } for { $wants }
pyramid-rows = { $count ->
        [one] 1 tech
       *[other] { $count } techs
    }: { $rows }.
free-spot = free spot
needs-two = 2 cards below
blank-card = counts as a card
dial-after = The dial then drops to the number of your coins.
point-at-tech = Point at a tech to read what it does and see what bears it.
course = So far
course-none = Nobody has played yet.
course-strip = Battle turns played: { $count }
course-played = { $front ->
        [0] { $unit }
       *[other] { $unit }, front { $front }
    }
course-idle = does nothing
course-died = { $unit } dies
course-hurt = { $unit } takes { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
of-own = of { $count }
deal-after = After the deal
never-traded = Never traded: coins, techs, units, figures, great people, wonders.
dials-of = { $name }’s dials
army-of = { $name }’s forces
pyramid-of = { $name }’s pyramid
zoom-in = Nearer
zoom-out = Farther
# The capital, the second and the third city of each civilization.
cities-america = Washington, Boston, Chicago
cities-arabia = Damascus, Baghdad, Basra
cities-china = Luoyang, Kaifeng, Nanjing
cities-egypt = Memphis, Thebes, Giza
cities-germany = Berlin, Cologne, Hamburg
cities-greece = Athens, Sparta, Corinth
cities-india = Delhi, Agra, Jaipur
cities-rome = Rome, Ostia, Antium
cities-russia = Moscow, Kazan, Novgorod
cities-spain = Madrid, Seville, Granada
cities = My cities
shop-all = See all
shop-fold = Fold
shop-count =
    { $count ->
        [one] 1 item
       *[other] { $count } items
    }
floats-fold = Fold what covers the map
floats-show = Show the map’s controls
