# What the guided first match says.

stop-goal = Four centuries, and the most points at the end win. When a century ends, each worker in one of the five
    zones brings 1 VP: that is where they must get to.
    .title = The goal
stop-workers = You have { $active ->
        [one] { $active } active worker
       *[other] { $active } active workers
    }, who pay for your actions, and { $passive } in reserve. One action a turn.
    .title = Your workers
stop-start = Your architect is in hand. Start a site: you activate workers of the reserve at once.
    .title = Start a site
otherwise-start = That is allowed, too; but without a site no building will carry your stars.
stop-site = Choose the site. Its colour says which zone the workers go to when the building is completed.
    .title = Place the architect
stop-contribute = Contribute to a site: you place as many workers as the district asks for. On an opponent's building
    you get the district's action.
    .title = Contribute
otherwise-contribute = That is allowed. A contribution does two things in one turn: workers on the site, and an
    action.
stop-district = This is the action your contribution brings. It is optional, but often as strong as a turn.
    .title = The district's action
stop-send = You may also send an active worker to a zone. The Citadel is scored first: the player with the majority
    there slides half of their workers on.
    .title = Send a worker
otherwise-send = Fine. Keep an eye on the zones: half of a majority counts a second time.
stop-complete = When your architect leaves, the building it leaves is completed: one star for each contribution, and
    the workers go to the zone of its colour. Start another site.
    .title = Complete a building
otherwise-complete = All right: waiting lets more contributions come, three at most.
stop-stars = A building of yours is completed. With stars it scores when the game ends, above all if it touches
    another one of yours.
    .title = Your stars
stop-leader = Take a leader: it acts for you until the century ends, and each player takes only one a century.
    .title = Leaders
otherwise-leader = That can wait: each leader already taken activates one more worker for the next player.
stop-century = { $available ->
        [one] { $available } site is
       *[other] { $available } sites are
    } still available. When an architect needs one and none is left, the century ends and the zones are scored.
    .title = The century is about to end
stop-scoring = The century is over: each zone was scored, from the Citadel to the last, and the majorities slid on.
    You have { $points } VP.
    .title = Scoring and cascade
stop-group = When the game ends, your buildings that touch form groups; in the best, your main group, three stars
    bring 6 VP. The rest is up to you.
    .title = Your turn
