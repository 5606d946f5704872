game-name = Hamlet
game-about = Plans behind screens, and vetoes against vetoes. A toy, for 2 to 4 players.

ask-plan = Where do you build? Others don't see your plan.
ask-storeys = How high is the house on { $plot } to be?
standing-answer = When something may be vetoed
ask-answer = Do you veto it? Others don't see your answer.

choice-choose = Plan a house on { $plot }
    .verb = Plan a house
    .object = on { $plot }
choice-build = { $storeys ->
    [one] { $storeys } storey
   *[other] { $storeys } storeys
}
    .verb = Build
    .object = { $storeys ->
        [one] { $storeys } storey
       *[other] { $storeys } storeys
    }
choice-ready = Ready
choice-veto = Veto it with { $card }
    .verb = Veto it
    .object = with { $card }
choice-pass = Let it pass
choice-cash = Cash { $card }
    .verb = Cash
    .object = { $card }

log-round = Round { $round }: { $seat } is first.
log-drew = { $seat } draws { $card }.
log-drew-secret = { $seat } draws a card.
log-planned = { $storeys ->
    [one] { $seat } plans one storey on { $plot }.
   *[other] { $seat } plans { $storeys } storeys on { $plot }.
}
log-is_ready = { $seat } is ready.
log-shown = { $storeys ->
    [one] { $seat } has planned one storey on { $plot }.
   *[other] { $seat } has planned { $storeys } storeys on { $plot }.
}
log-announced = { $storeys ->
    [one] { $seat } is going to build one storey on { $plot }.
   *[other] { $seat } is going to build { $storeys } storeys on { $plot }.
}
log-too_late = { $seat } comes too late: there is a house on { $plot }.
log-answered = { $card_id ->
    [none] { $seat } lets it pass.
   *[other] { $seat } answers with { $card }.
}
log-vetoed = { $seat } vetoes it with { $card }.
log-no_plans = All plans are empty.
log-unopposed = Nobody objects to { $seat }.
log-cancelled = What { $seat } announced has no effect.
log-built = { $seat } builds on { $plot }: { $points ->
    [one] one point.
   *[other] { $points } points.
}
log-cashed = { $seat } cashes { $card }.
log-gift_opened = { $seat } opens { $card }.

why-built-on = There is a house on { $plot } already.
why-planned-already = You have planned a house on { $plot } already.
why-plan-full = A plan has at most { $orders } houses.
why-no-stones = You have no stones left to plan with.
why-no-storeys = { $storeys } storeys can't be: you have stones for 1 to { $stones }.
why-not-in-hand = You don't have { $card } in your hand.
why-no-veto = { $card } is no veto.
why-no-gift = { $card } is no gift.

part-houses = houses
part-gifts = gifts

plot-well = the well (1)
plot-barn = the barn (2)
plot-ford = the ford (3)
plot-mill = the mill (4)
plot-hill = the hill (5)
plot-green = the green (6)

card-veto_1 = veto 1
card-veto_2 = veto 2
card-veto_3 = veto 3
card-veto_4 = veto 4
card-veto_5 = veto 5
card-veto_6 = veto 6
card-song_1 = song 1
card-song_2 = song 2
card-song_3 = song 3
card-song_4 = song 4
card-gift_1 = gift 1
card-gift_2 = gift 2
card-gift_3 = gift 3
card-gift_4 = gift 4

verb-choose = Plan
verb-build = Storeys
verb-ready = Ready
verb-veto = Veto
verb-pass = Let it pass
verb-cash = Cash a gift

when-choose = You choose plots while everybody plans.
when-build = You say how high a house is to be when you have chosen its plot.
when-ready = You are ready when your plan is.
when-veto = You veto what somebody else has announced.
when-pass = You let something pass that somebody else has announced.
when-cash = You cash a gift while you plan.

view-round = Round
view-first = First player
view-stones = Stones
view-houses = Houses
view-plans = Plans
view-announced = Announced
view-answer = Your answer
view-hands = Known cards
view-backs = Backs of cards
view-discarded = Discarded
view-points = Points
view-seat = Player
view-storeys = Storeys
view-plot = Plot
