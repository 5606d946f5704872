game-name = Bag
game-about = Draw on, or stop. A toy, for 1 to 3 players.

ask-luck = Draw on, or stop?
ask-place = Where do you place the token?

choice-draw = Draw a token
    .verb = Draw
    .object = a token
choice-stop = Stop
choice-place = Place the token in row { $row }, column { $column }
    .verb = Place
    .object = in row { $row }, column { $column }

log-turn = It is { $seat }'s turn.
log-drew = { $seat } draws a token: { $token }.
log-placed = { $seat } places the { $token } token in row { $row }, column { $column }.
log-bust = Three skulls: { $seat } loses { $halves } half points.
log-banked = { $seat } keeps { $halves } half points.
log-automaton_drew = The automaton draws a { $token } token and scores { $halves } half points.
log-aside_shown = A token had been set aside: { $token }.

why-nothing-drawn = Draw at least one token before you stop.
why-cell-taken = There is a { $token } token on this cell already.

part-tokens = tokens
part-neighbours = neighbours

verb-draw = Draw
verb-stop = Stop
verb-place = Place

when-draw = You draw once the last token is placed.
when-stop = You may stop once the last token is placed.
when-place = Draw a token first, then place it.

view-token = Token to place
view-in_bag = In the bag
view-unseen = Not seen yet
view-grid = Grid (row, column, token)
view-skulls = Skulls
view-risked = At stake
view-halves = Half points
view-automaton = Automaton
