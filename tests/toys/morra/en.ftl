game-name = Morra
game-about = Everybody chooses in secret, then all hands are shown. A toy, for 2 to 5 players.

option-length = Length
length-short = short (three rounds)
length-long = long (seven rounds)

ask-choose = How many fingers do you show, and which total do you expect?
choice-show = { $fingers ->
    [one] Show { $fingers } finger, expect { $total }
   *[other] Show { $fingers } fingers, expect { $total }
}
    .verb = Show
    .object = { $fingers ->
        [one] { $fingers } finger, expect { $total }
       *[other] { $fingers } fingers, expect { $total }
    }

log-round = Round { $round }.
log-chose = { $seat } will show { $fingers } and expects { $total }.
log-chose-secret = { $seat } has chosen.
log-shown = { $seat } shows { $fingers } and expected { $total }.
log-counted = { $total } in all.
log-scored = { $seat } scores { $points } ({ $part }).

why-same-fingers = You showed { $fingers } in the last round already.
why-impossible-total = A total of { $total } is not possible: with { $fingers } it goes from { $fingers } to { $highest }.

part-right = right total
part-alone = nobody else said it

verb-show = Show

when-show = You show your fingers once in every round.

view-round = Round
view-rounds = Rounds in all
view-chosen = Has chosen
view-your_choice = Your choice
view-last_round = The round before
view-points = Points
view-fingers = Fingers
view-total = Call
