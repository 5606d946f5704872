# Words of a player's board.

facts = Figures
votes = Votes
money = Money
pollution = Pollution
pollution-last = { $change } when it was last measured
stock = Raw materials
citizens = Citizens
citizens-hall = { $count } in the Town Hall
citizens-active = { $count } active
citizens-away = { $count ->
    [one] { $count } tourist elsewhere
   *[other] { $count } tourists elsewhere
}
citizens-career = { $count } in the Career space
citizens-dead = { $count } dead here
guests = { $count ->
    [one] { $count } tourist of others here
   *[other] { $count } tourists of others here
}
zone = Zone
zone-is = { $zone } by { $zone }
card = Action card
no-card = none yet
council = City Council
promises = Promises
promise-secret = { $count ->
    [one] { $count } secret promise
   *[other] { $count } secret promises
}
buildings = Buildings
is-left = Out of the game since turn { $turn }
screen = As it was before this phase: what is planned now stays behind the screen.
line = { $votes ->
    [one] { $votes } vote,
   *[other] { $votes } votes,
} ${ $money }, pollution { $pollution }
