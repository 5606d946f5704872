# What the guided first match says.

stop-goal = You have { $turns } turns to build your borough. Votes win; pollution is subtracted from them at the end,
    and at 100 you are out of the game.
    .title = The goal
stop-promise = Keep one of your two promises. Fulfilled at the end, it brings its value; broken, it costs half of it.
    This one is within your reach: { $promise }.
    .title = Your promise
otherwise-promise = Very well. Think of it in each plan: it is judged only after the last turn.
stop-hall = The zone of influence of a tile is the ring of squares around it, corners included. A home needs a public
    building in its own, and the Town Hall is one: leave it some room.
    .title = The Town Hall and its influence
stop-ring = Each turn you take a card of the ring, which acts this turn. The card { $card } takes one raw material off
    the price of a construction, and a School asks for only one.
    .title = Your card of the turn
otherwise-ring = Fine. A cultural building will then wait for your first raw materials.
stop-home = Your plan, hidden behind the screen, has at most three constructions; you have ${ $money }. First a home:
    without one, no citizen leaves the Town Hall.
    .title = Build a home
otherwise-home = That is allowed. Still, think of a home: your citizens wait in the Town Hall.
stop-tile = The card of the tile shows its price and its condition, ticked where it is met. Try a square that touches
    the Town Hall: that is a public building.
    .title = Price and condition
stop-factory = An empty Factory place brings in a citizen; an occupied one produces, and pollutes. A Factory and a
    home rule each other out: lay it away from the homes.
    .title = Build a Factory
otherwise-factory = That is allowed. The Factory can wait, but its empty places bring in new citizens.
stop-school = The School asks for one wood, and the Architect spares you that: it is free. A cultural building brings
    its votes at once, and it is a public building, too.
    .title = A cultural building
otherwise-school = That is allowed. The Architect serves this turn only.
stop-reveal = Everybody has committed: the plans are revealed and carried out. You have ${ $money } left.
    .title = The screens are lifted
stop-move = Your citizens wait in the Town Hall. From there a citizen only enters an empty home of level 1; once at
    home, they vote for you.
    .title = Leave the Town Hall
otherwise-move = All right. In the Town Hall a citizen does not pollute, but does not vote either.
stop-pollution = Pollution made by your borough this turn: { $pollution }; its level is now { $level }. Active
    citizens and production pollute, parks clean; the worst polluter may lose someone.
    .title = Pollution
stop-council = Advance a disc by one column: you pay the number of the column, in money or in votes, and take its
    benefit. The Construction row gives a tile.
    .title = The City Council
otherwise-council = That is allowed. A step not made this turn is not made up for later.
stop-shop = The tile is free, but its conditions count. A commercial zone needs at least one home beside it; a citizen
    there will bring money.
    .title = A free shop
otherwise-shop = That is allowed: any tile that is small enough, or none.
stop-turn = A new turn begins: you have { $votes } { $votes ->
        [one] vote
       *[other] votes
    } and ${ $money }. It is yours: a card comes with each new question, and advice is there if you ask for it.
    .title = Your turn
stop-materials = A citizen in your Factory makes a raw material. It takes a free space of the Town Hall or of a
    warehouse, and stays there until you spend it.
    .title = Raw materials
stop-tourists = A citizen who has not moved may go to a neighbour's borough as a tourist: they work for you there, and
    their pollution counts there. The host receives money.
    .title = A tourist at your neighbour's
