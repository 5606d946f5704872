# What the guided first match says.

stop-goal = The yellow of the mill, the blue of the redoubt and the brown of the church must all three end ahead of
    the Winter's white. Your last colour decides.
    .title = Ahead of the Winter
stop-cards = Three cards show shapes. Each shape comes in four pieces: in each of them one colour has two cubes and
    the other three have one.
    .title = Cards and pieces
stop-take = Begin with the mill: it needs yellow. Take the piece { $piece }.
    .title = Choose a piece
otherwise-take = Fine: any visible piece will do, as long as its colour serves one of your works.
stop-work = Choose a work. On the mill only yellow scores; the other colours of the piece score nothing there, except
    white for the Winter.
    .title = Choose a work
otherwise-work = All right. On that work its own colour scores.
stop-place = Turn the piece, flip it, then place it. It comes down from above and must stand by itself.
    .title = Place
otherwise-place = Well placed: any place where the piece stands is allowed.
stop-scored = Each cube of the work's colour scored 1 point, and each white cube gives one to the Winter: it has {
    $white }.
    .title = The points of a placement
stop-neighbours = A cube that touches a cube of its colour in another piece scores 1 point more. Take the piece {
    $piece }.
    .title = Neighbours of one colour
otherwise-neighbours = That works, too: look where its cubes will touch yours.
stop-floors = The mill's stick gives { $value } to its first floor: when the snow falls, each yellow or white cube of
    that floor scores as much.
    .title = What floors are worth
otherwise-floors = Each work has its stick: look what its floors are worth.
stop-touch = Place it so that one yellow cube touches another: the preview counts the points before you place.
    .title = Touch
otherwise-touch = Placed! Compare the points announced before each placement.
stop-last = Yellow has taken the lead. Think of a colour that lags behind: take the piece { $piece } for it.
    .title = The colour that lags behind
otherwise-last = Good. Do not forget the other two colours: the last one decides.
stop-redoubt = The redoubt is blue, and it is the largest of the three works. Build there.
    .title = Another work
otherwise-redoubt = That is allowed: alone, you need not change works.
stop-white = The snow counts white cubes, too, for the Winter: keep them on a floor that it will not count next time.
    .title = Where white goes
otherwise-white = Well placed: your blue cubes score in any case.
stop-winter = Every fourth turn the Winter takes the visible piece with the most white cubes and places it where white
    scores most. Its placement scores for white only.
    .title = The Winter's turn
stop-snow = It has snowed: floor 1 of each work was counted. The snow gave { $yellow ->
        [one] { $yellow } point
       *[other] { $yellow } points
    } to yellow and { $white ->
        [one] { $white } point
       *[other] { $white } points
    } to white. The next one will count floor 2.
    .title = The snowfall
stop-bonus = A marker has reached a bonus piece: take one of any colour you like and place it at once, on any work.
    .title = A bonus piece
otherwise-bonus = A good choice as well, if it goes on a work of its colour.
stop-track = Beam, stake and peg wait at { $beam }, { $stake } and { $peg } points. Each of your three markers may
    take them once; after the first snow the beam is gone.
    .title = The track
stop-end = At the end each closed work moves white back by 10. After the third snow your three colours must be ahead:
    now it is your turn.
    .title = Your turn
