# What the guided first match says.

stop-goal = Four roads lead to victory, and one is enough: take a capital, have 15 coins, finish the culture track,
    learn Space Flight. Your card shows how near you are.
    .title = Four ways to win
stop-capital = Your capital lives on the eight squares around it: they give trade, production and culture. Its own
    square gives nothing. Found it here.
    .title = The capital
stop-figures = Your first figures set out from the squares around the capital. Place them towards the edge of the
    tile: they will explore.
    .title = Army and scout
otherwise-figures = This square will do, too: being near a tile to discover is what matters.
stop-start = A turn has five phases. This is the first: found cities, change government. You have nothing to do in it
    yet: end it.
    .title = The start of the turn
otherwise-start = As you like; in most turns you end here after a look.
stop-trade = The trade of your capital has come in: your dial shows { $trade }. A tech of level I takes 6. Close
    trade.
    .title = Trade
otherwise-trade = A deal may be useful; your opponent is free to refuse.
stop-city = Each city does one thing a turn: produce, devote itself to the arts, or harvest. Produce an army.
    .title = The action of a city
otherwise-city = That is allowed: a city does only one thing a turn, but it acts every turn.
stop-square = The army appears on a square around the city. Put it on the side from which it is to leave.
    .title = Where to place it
stop-movement = Choose a figure, then lead it; each moves once. Begin with an army.
    .title = Movement
otherwise-movement = Fine; each figure moves once, in any order you like.
stop-step = A figure goes from square to square, at most two for now. Go to the edge, towards a hidden tile.
    .title = Take a step
otherwise-step = That is allowed. The lit squares say where you may go.
stop-discover = From the edge a figure turns up the neighbouring tile. That costs it a step, without leaving its
    square.
    .title = Discover
otherwise-discover = You will discover that tile another time.
stop-second = The map has grown. Move another figure: it may enter the new tile.
    .title = The next figure
stop-north = Lead it to the new land: you are looking for the place of a second city.
    .title = Towards a second city
otherwise-north = All right: any discovered tile may offer a good place.
stop-onward = One more step. Only an army explores a hut or attacks a village; in Republic a scout explores huts as
    well.
    .title = Onward
stop-scout = The scout helps a city: the city uses the square it stands on. Put it on a rich square, or discover more.
    .title = The scout
otherwise-scout = It may also wait: its square counts for a city.
stop-research = All players choose a tech in secret. Your dial shows { $trade }. A row always rests on a longer row:
    build a pyramid.
    .title = Research
otherwise-research = A good choice, too: look at what each card unlocks.
stop-coins = Your dial shows { $trade }. Research sets it back to the number of your coins: each coin keeps one trade,
    and 15 coins win the game.
    .title = Coins
otherwise-coins = Good. Do not forget to end your start of turn.
stop-offers = In this phase trade, culture, resources and cards may be offered; a deal is carried out at once. For
    this once, close trade.
    .title = Deals
otherwise-offers = Try it: a refusal costs only one of your offers of the turn.
stop-building = A building needs its terrain and replaces all its square gave. The trading post brings trade every
    turn.
    .title = A building
otherwise-building = Fine: always compare what the square gives before and after.
stop-site = You need a land square whose eight neighbours are all revealed and free of enemies, huts and villages.
    Lead the army to the middle of the tile.
    .title = A site for a city
otherwise-site = All right: you will found it later.
stop-centre = One step north: there, all eight squares around the army are revealed.
    .title = In the middle
stop-found = Found your second city: the figure becomes the city. From now on you take two actions a turn.
    .title = The second city
otherwise-found = That can wait, but each further city is one more action every turn.
stop-arts = A city devoted to the arts gives culture: 1, plus the culture icons of its squares. Culture pays for the
    track.
    .title = The arts
otherwise-arts = That is allowed. But it is mostly culture that moves you along the track.
stop-track = You have { $culture } culture: take a step on the track. Each space gives a card or a great person, and
    the last one wins the game.
    .title = The culture track
otherwise-track = Culture is kept from turn to turn.
stop-village = A battle is played unit by unit: open a front, or attack an enemy unit alone on its front. Infantry
    trumps mounted, mounted trumps artillery, artillery trumps infantry: the unit that trumps strikes first.
    .title = Battle
stop-government = A tech has unlocked a government: adopt it now; later you would have to go through anarchy.
    .title = A new government
otherwise-government = Look at what each government gives before you change.
stop-road = Which road? Many coins: gold. Culture: the arts. Trade: science. Units and a weak neighbour: arms. The
    rest is up to you.
    .title = Your turn
