# The words of the table itself; those of the games come from the server.

## Navigation

nav = Navigation
nav-home = Home
nav-play = Play
nav-mine = My matches
nav-matches-short = Matches
nav-rules = Rules
nav-arena = Arena
nav-me = Me
nav-account = My account:
skip = Skip to content
menu = Menu
close = Close
cancel = Cancel
save = Save
send = Send
loading = One moment…
back-to-match = Back to the match

## Settings

language = Language
theme = Theme
theme-system = Like the device
theme-light = Light
theme-dark = Dark
theme-now = Theme: { $theme ->
    [light] light
    [dark] dark
   *[system] like the device
}
sound = Sounds
sound-on = Sounds are on
sound-off = Sounds are off
sound-on-do = Turn sounds on
sound-off-do = Turn sounds off
notify-denied = Your browser blocks notifications: allow them for this site in its settings.
notify-me = Tell me when it is my turn
careful = Ask before a move that can't be taken back
settings = Settings

## Home

home-title = What shall we play?
from-simple = from the simplest
to-dense = to the densest
games = The games
play-now = Play now
in-brief = In brief
play-short = Play
invite = Create…
seats-range = { $least ->
    [1] { $most ->
        [1] Solo
       *[other] 1 to { $most } players
    }
   *[other] { $most ->
        [2] 2 players
       *[other] { $least } to { $most } players
    }
}
seats-short = { $least } to { $most }
minutes-range = { $from }–{ $to } min
difficulty-of = Difficulty { $n } of 5
components = Pieces
certainty-1 = reconstructed
certainty-2 = partly attested
certainty-3 = well attested
certainty-4 = attested
source = { $source ->
    [seed] rulebook
    [deduced] deduced from the rulebook
    [public] public sources
    [known] general knowledge
    [reconstructed] reconstructed
   *[other] { $source }
}
source-count = { $source ->
    [seed] rulebook
    [deduced] deduced
    [public] public
    [known] known
    [reconstructed] reconstructed
   *[other] { $source }
}: { $count }
join = Join the table
join-paste = Paste the link here
join-bad-link = This link leads to no match: paste the whole address your friend sent you.
mine-title = Your matches
mine-turn = Your turn
mine-count = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
mine-calling = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
mine-thinking = { $count ->
    [one] 1 waits for the others
   *[other] { $count } wait for the others
}
mine-brief = { $count ->
    [one] { $names } is thinking, { $since }
   *[other] { $names } are thinking, { $since }
}
mine-none = No match yet: “Play now” starts one.
mine-all = All my matches ({ $count })
open-title = Open tables
open-count = { $count ->
    [0] {""}
    [one] 1 is looking for players
   *[other] { $count } are looking for players
}
open-none = No table is open.
open-make = Open one
running-title = To watch
running-count = { $count ->
    [one] 1 match being played
   *[other] { $count } matches being played
}
link-title = By a link
link-question = Has a friend invited you?
link-hint = The link leads straight to the table.
import = Import a match journal
import-no-json = its content is not JSON
since = { $unit ->
    [now] just now
    [minutes] for { $n } min
    [hours] for { $n } h
   *[days] { $n ->
        [1] since yesterday
       *[other] for { $n } days
    }
}
yours-since = your turn{ $fresh ->
    [yes] ,{" "}
   *[no] {" "}
}{ $since }
thinks = is thinking
solo = Solo
move-short = move { $count }
row-awaited = { $count ->
    [0] the table prepares what comes next
    [one] 1 player awaited
   *[other] { $count } players awaited
}
badge-turns = waiting for you
just-now = a moment ago
watch = Watch
seat-bot = Add a bot…
seat-bot-short = Bot…
seat-bot-off = Remove the bot
sit-down = Sit down
stand-up = Leave the table
row-open = Open
row-seats = { $taken } of { $all ->
    [one] { $all } seat taken
   *[other] { $all } seats taken
}
row-seats-free = { $count ->
    [0] full
    [one] 1 free seat
   *[other] { $count } free seats
}
row-moves = { $moves ->
    [0] just begun
   *[other] move { $moves }
}, { $when }
row-over = finished { $when }
row-look-again = Look again
row-won = Won!
row-aside = can't be replayed
row-aside-why = Why?
title-calling = ({ $count }) Ludothèque
title-turn = Your turn
table-of = { $name }’s table

## New match

create-title = New match: { $game }
create-count = Number of players
create-seats = Who plays?
create-seat = Seat { $number }
create-me = Me
create-open = Free seat
create-bot = Bot, { $level }
create-player = Player { $number }
create-player-name = Name of the player at seat { $number }
create-hot-seat = Several seats are yours: you play together on this device.
create-only-bots = You will watch the bots play each other.
create-expansions = Expansions
create-rulings = House rules ({ $count })
create-rulings-hint = Where the rulebook leaves a doubt, or to play as you do at home.
create-patience = Wait for an absent player
create-patience-hint = After that the others may let a bot play in their place.
create-name = Name of the table
create-who = Who may see the match?
create-link-only = Only with the link
create-public = Everybody
create-link-hint = Only those you send the link to can sit down or watch.
create-public-hint = The table is shown on the home page; anybody can sit down or watch.
create-and-invite = Create and invite
create-start = Start
invite-link = Invitation link
copy-link = Copy the link
copied = Copied
level-random = random
level-greedy = cunning
level-halving = by halves
level-novice = novice
level-casual = casual
level-strong = strong
level-expert = expert
level-about-novice = Plays at a glance and sometimes misses the best move. For learning without pressure.
level-about-casual = Takes what pays at once, and does not see the others coming.
level-about-strong = Thinks about its moves and yours.
level-about-expert = Thinks for longer. For when you want to be tested.
level-strength = Strength
level-thinking = Thinking
level-rating = rating { NUMBER($rating, useGrouping: "false") }
level-instant = at once
levels-of = Level of the bot, seat { $number }
levels-same = Same level for all bots
levels-measured = measured in the arena, over { $games ->
    [one] { $games } game
   *[other] { $games } games
}
seconds-a-move = { $seconds } s a move

## Account

account-title = My account
account-name = My name
account-name-hint = A name is enough to play; the others see it at the table.
account-your-name = Name
account-renamed = Your name has been changed.
account-make = Keep my matches
account-make-hint = With a passphrase you find your matches again on another device, under the name “{ $name }”.
account-make-do = Create the account
account-made = The account has been created; your matches belong to it.
account-yours = Your account
account-signed-in = You are logged in as { $name }.
account-logged-in = You are logged in; your matches are here.
account-logged-out = You are logged out.
account-logged-out-everywhere = You are logged out on all your devices.
account-change-passphrase = Change the passphrase
account-change-passphrase-hint = Your other devices will be logged out; this one stays.
account-change-passphrase-do = Change it
account-passphrase-changed = The passphrase is changed; your other devices are logged out.
passphrase-present = Present passphrase
passphrase-next = New passphrase
passphrase = Passphrase
login = Log in
logout = Log out
logout-everywhere = Log out everywhere
logout-everywhere-hint = Everywhere: on all your devices, also those you no longer have.

## At the table

ask-region = What you are asked
ask-whose = { $name }: { $ask }
players = The players
player-board = { $name }’s board
colour-black = Black
colour-white = White
colour-green = Green
colour-blue = Blue
colour-orange = Orange
colour-purple = Purple
colour-yellow = Yellow
colour-brown = Brown
colour-yours = Your colour
colour-of-seat = Colour of seat { $number }
colour-held = { $colour }, taken by { $name }
colour-taken = { $name } plays { $colour }.
seat-open = Free seat
seat-label = { $name }, { $colour }{ $turn ->
    [yes] , to move
   *[no] {""}
}
seat-away = away
you = you
to-move = To move
points-short = VP
bot-level = { $level } bot
bot-stands-in = a bot stands in
stand-in-me = Let a bot play for me
stand-in-for = A bot in place of { $name }
stand-in-other = Gone? A bot can stand in
stand-in-mine = A bot plays in your place.
take-seat-back = Take my seat back
wait-seats = { $count ->
    [one] 1 player is missing
   *[other] { $count } players are missing
}
wait-seats-hint = Send this link: play begins as soon as all seats are taken.
wait-bot = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
wait-player = { $count ->
    [0] The table prepares what comes next
    [one] It is { $names }'s turn
   *[other] { $names } are to choose
}
busy = busy: about { $seconds } s
wait-responses = Waiting for responses
standing-title = Standing answers
standing-now = Always: { $order }
standing-ask = ask me
standing-default = { $choice }
standing-unless-mine = { $choice }, unless it is about me
standing-any = stay silent
standing-hint = The table then answers for you without telling the others; you may change your mind at any time.
watching = You are watching the match.
choices-count = { $count ->
    [one] 1 possible
   *[other] { $count } possible
}
strip-back = Previous
strip-on = Next
more-choices = More…
more-list = The other choices
hint = Show me a good move
hint-do = Play this move
hint-other = Another idea
hint-mostly = Mostly: { $part } { $points }
hint-chance = Your chance of winning
hint-percent = { $chance }%
hint-instead = { $chance }% otherwise
hint-fair = Equal share: { $chance }%
hint-expected = Expected result:
hint-better = Better than “{ $other }”
hint-better-all-in-all = Better than “{ $other }”, all in all
hint-as-good = About as good as “{ $other }”
hint-worse = Not as good as “{ $other }”
hint-worse-all-in-all = Not as good as “{ $other }”, all in all
hint-no-part = No source of points stands out.
hint-rival = Points less for the best opponent
hint-fear = What to fear: { $player } answers “{ $reply }” { $times ->
    [one] once
   *[other] { $times } times
} in 10: the chance of winning drops to { $left }%.
hint-luck = What to fear: { $times ->
    [one] once
   *[other] { $times } times
} in 10 luck is against you, and it costs { $points } { $size ->
    [one] point
   *[other] points
}.
hint-luck-chance = What to fear: { $times ->
    [one] once
   *[other] { $times } times
} in 10 things go badly, and the chance of winning drops to { $left }%.
hint-line = See the likely sequel
hint-simulations = { $count ->
    [one] { $count } simulation
   *[other] { $count } simulations
}
tab-hint = Hint
create-hints = Hints allowed
create-hints-hint = Everybody may ask for a good move and the reasons for it; nobody else sees them.
refused-hints-off = this match is played without hints.
refused-hint-hidden = There is no hint for this question: the answer is yours to find.
refused-no-hint = No hint could be found: try again.
hint-close = Close the hint
then-next = { $before }, then { $next }
undo = Take the move back
undo-free = Take your last move back
undo-ask = Take your last move back: the other players will be asked
undo-no = Nothing to take back
warn-final = This move can't be taken back freely afterwards.
warn-milestone = This move ends a stage of the game.
warn-gives-up = You give up what is still possible: { $what }.
sure = Confirm the move
sure-do = Play it
sure-never-ask = Don't ask again
impossible = Impossible:
read-rule = Read the rule
why-spectator = you are watching this match, not playing in it.
move-number = Move { $count }
line-connecting = Connecting…
line-retrying = Connection lost, trying again…
line-silent = The table does not answer any more…
line-now = Try now
again = Try again
trouble-load = What is needed to show the match did not arrive.
trouble-bot = The bot could not take or leave this seat.
trouble-sit = You could not sit down.
renewed-done = The table has just been updated: the page was loaded anew.
renewed-needed = The table was updated, and this page does not go with it any more.
renewed-reload = Load the page anew
proposal-undo = { $name } asks to take back { $count ->
    [one] a move
   *[other] { $count } moves
}.
proposal-stand-in = { $name } proposes that a bot ({ $level }) plays for { $other }.
proposal-waits = Waiting for { $names }.
accept = Accept
decline = Decline
curtain-title = Pass the device to { $name }
curtain-hint = The others look away: what comes next is for your eyes only.
curtain-open = I am { $name }

## Before the click

closed-verb = { $verb }: not possible. { $why }

## Since my last turn

since-open = { $count ->
    [one] Since your turn: { $count } move
   *[other] Since your turn: { $count } moves
}
since-open-watching = { $count ->
    [one] Since you came: { $count } move
   *[other] Since you came: { $count } moves
}

## Log, chat, rules

tabs = Log, chat and rules
tab-log = Log
tab-chat = Chat
tab-news = new
tab-side = Overview
tab-more = Cards
sheet-open = Open the panel
sheet-close = Fold the panel
log-chose = { $name } chooses “{ $choice }”.
log-empty = Nothing has happened yet.
log-look = Look at the match at this move
log-more = { $count ->
    [one] … and one more line
   *[other] … and { $count } more lines
}
log-older = Older ({ $count })
log-start = Play begins.
log-draws = Draws: what they can be checked by
log-over = { $count ->
    [0] The match is over.
    [one] The match is over: { $names } wins.
   *[other] The match is over: { $names } win together.
}
log-undo = { $count ->
    [one] A move is taken back.
   *[other] { $count } moves are taken back.
}
log-undo-by = { $count ->
    [one] { $name } takes a move back.
   *[other] { $name } takes a move back ({ $count } decisions).
}
log-taken-back = Taken back:
log-asks-undo = { $name } asks to take a move back.
log-asks-stand-in = { $name } proposes a bot for { $other }.
log-yes = { $name } accepts.
log-no = { $name } declines.
log-sits = { $name } is at the table.
log-bot-sits = A bot plays for { $name }.
log-stands-up = A seat is free again.
chat-empty = Say hello.
chat-say = Your message
chat-players-only = Only the players of the match talk here.
rules-search = Search the rules
uncertain-heading = Values we are not sure of
uncertain-count = { $count ->
    [one] { $count } value
   *[other] { $count } values
}
uncertain-about = These values of the components are reconstructed: your box may say otherwise. An owner of the box corrects copies of the files and plays with them (“--data FOLDER”).
rules-none = No rule has these words.
rules-from = Where the rule comes from: { $sources }.

## The end

status-over = The match is over
film-skip = Skip the film
film-close = Continue
film-pause = Pause
film-play = Play
film-speed = Speed
draws-hash = Fingerprint of the seed (SHA-256):
draws-number = Number of { $name }:
export = Save the journal

## A match that was set aside

aside-title = This match can't be replayed
aside-rules = { $count ->
    [one] The rule as it is played here:
   *[other] The rules as they are played here:
}
aside-keep = The table has set it aside: nothing of it is deleted, and all other matches go on. Its journal holds what can still be read.
aside-calm = The table has set it aside: nothing of it is deleted, and all other matches go on.

## Looking back

see-result = See the result
replay-to-now = Back to now
replay-to-result = Back to the result
replay = Replay
replay-start = Start of the match
replay-slider = Position in the match
replay-at = Move { $here } of { $total }
replay-first = To the start
replay-back = One move back
replay-forward = One move on
replay-last = To the end
replay-play = Play on
replay-pause = Stop
replay-speed = Speed: { $speed } times
replay-link = Link to this move
replay-fork = Go on from here against bots

## Help

explain = Explain this question (E)
help-title = Help and shortcuts
help-lead = At the top, one sentence says what you are asked. What is possible has a teal outline; touch anything else and the table tells you why it is not possible, with the rule.
help-overview = { $name } in brief
help-keys = By keyboard
help-tab = go from choice to choice and from target to target
help-enter = play the choice or the target
help-arrows = go from one target of the board to the next; from move to move in a replay
help-digits = take the first, second… choice of the bar
help-undo = take the last move back
help-explain = explain the question, or go to the explanation
help-log = open the log
help-chat = open the chat
help-rules = open the rules, at the one that has just stopped a move
help-escape = close, cancel, skip the film
help-help = open this help

## Errors

naming-title = What is your name?
naming-stay = Stay “{ $name }”
error-offline = The table does not answer. Check the connection and try again.
session-ended = You were logged out, here or on another device. Log in again under “My account” to take your seat back.
error-too-many-tabs = Too many tabs follow matches, yours or at your address: close one, then reload this page.
error-missing = This match does not exist, or no longer.
error-forbidden = This is not yours.
error-conflict = The table has changed meanwhile: try again.
error-server = The table has a problem (error { $status }).
error-lost = The connection was lost before the answer; see whether your move was played.
refused-stale = the match has gone on meanwhile; look again.
refused-not-found = This match does not exist, or no longer.
refused-not-yours = this is not yours.
refused-not-running = the match is not being played.
refused-running = The match is still being played.
refused-started = The match has begun already.
refused-stand-in = a bot plays for you; take your seat back first.
refused-nothing = you have nothing to take back.
refused-asked = the others are being asked already.
refused-not-asked = nothing is asked of this seat for now.
refused-wait = That is a lot at once: try again in { $wait }.
refused-patience = A bot may play this seat in { $wait }, if the player is not back by then.
refused-back = The player is back and plays.
refused-proposal = this question is settled already.
refused-seat = this seat can't do that.
refused-teaching = This game has no such question.
refused-nonce = This number won't do, or this seat has one already.
refused-colour = This colour is not in the box.
refused-colour-taken = Another player has this colour already.
refused-seats = These seats don't fit the game.
refused-text = a message has between 1 and 500 characters.
refused-name = This name won't do, or it is taken.
refused-name-taken = An account has this name, or one that looks like it: choose another one.
refused-passphrase = This name and passphrase don't belong together, or the passphrase is too short.
refused-account = You have an account already.
refused-because = { $what } Reason: { $reason }.
refused-journal = This file is not a match journal the table can read.
refused-store = The table can't use its disk at the moment (it may be full). Nothing was lost: try again in a moment.
refused-set-aside = This match can't be replayed; the table has set it aside.
refused-often = At most 30 times in ten minutes: try again in { $wait }.
refused-undos = At most 300 moves taken back in ten minutes: try again in { $wait }.
refused-query = A search has at most 20 words and 200 characters.
refused-moves = The match has no such position.
refused-setup = These settings don't fit the game.
refused-level = there is no such level of bots.
refused-action = there is no such move in this game.
refused-order = there is no such standing answer.
refused-step = there is no standing answer to this question.
refused-too-large = This is too large for the table.
zoom-all = See the whole board
