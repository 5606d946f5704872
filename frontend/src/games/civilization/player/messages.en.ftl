roads = The four roads to victory
road-combat = Military
road-tech = Technology
road-culture = Culture
road-coin = Economy
road-best = best road
road-you = you
road-yours = You: { $count }
road-steps = { $count ->
    [one] step
   *[other] steps
}
army-near = { $count ->
    [one] The nearest army is 1 step from { $city }.
   *[other] The nearest army is { $count } steps from { $city }.
}
army-none = No army on the map.
capital-of = the capital of { $name }
techs-left = { $count ->
    [0] The pyramid is complete.
    [one] The pyramid lacks 1 card.
   *[other] The pyramid lacks { $count } cards.
}
culture-leader = Ahead on the track.
culture-behind = { $name } is ahead, on space { $space }.
culture-spare = Culture to spend: { $count }.
coins-none = No coin.
pyramid = Pyramid
pyramid-empty = No tech.
techs-known = { $count ->
    [one] { $count } tech
   *[other] { $count } techs
}
government = Government
people = Civilization
people-none = No civilization yet.
wonders = Wonders
wonders-none = No wonder.
wonder-at = { $square }, { $city }
obsolete = obsolete
persons = Great people
persons-none = No great person.
person-reserve = in reserve: { $count }
person-hidden = { $type }, face down
units = Units
units-seen = { $seen ->
    [one] 1 of { $all } seen
   *[other] { $seen } of { $all } seen
}
units-none = No unit.
unit-seen = { $type }, strength { $strength }
unit-unseen = { $type }, strength unknown
limits = stack { $stack } · speed { $speed } · bonus { $combat }
hidden = Hidden: { $list }
hidden-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
hidden-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hidden-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
hidden-people = { $count ->
    [one] 1 great person
   *[other] { $count } great people
}
cities = Cities
cities-none = No city.
city-show = { $city }: show on the map
cities-show = Show on the map
city-walls = Walled
city-acted = Has acted this turn
goods = { $trade } trade · { $culture } culture
