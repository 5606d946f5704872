# What the guided first match says.

stop-goal = Your workers in the five zones bring points when each century ends: that is where they have to arrive.
    .title = The goal
stop-start = Your architect is in hand. Start a site: three workers will join your { $active ->
        [one] active worker
       *[other] { $active } active workers
    }.
    .title = Start a site
otherwise-start = That is allowed, too; but without a site no building will carry your stars.
stop-contribute = Contribute to a site: the district says its cost. On an opponent's site you receive the district's
    action.
    .title = Contribute
