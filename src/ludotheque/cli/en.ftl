# The command line, in English. Help follows from names: command-<command>, param-<parameter>;
# .value is the word that stands for a value, .example an example. Games have words of their own.

## Commands

command-ludotheque = Ludothèque: a table for board games whose engine is the referee, and says which rule stops a move.
    .example =
        ludotheque play quebec --seats 3 --bots greedy
        ludotheque rules quebec cascade
command-games = The games; with a game, what is known of it and how surely.
    .example = ludotheque games quebec
command-play = Play at the terminal, alone against bots or several at one keyboard.
    .example =
        ludotheque play quebec --seats 3 --bots greedy
        ludotheque play quebec --humans 2 --name Lea --name Tom --option level=family
        ludotheque play --resume quebec-2026-01-31-2015.json
command-simulate = Let bots play many games, and show what came out.
    .example = ludotheque simulate quebec --games 1000 --bots greedy,random,random
command-arena = A tournament of bots, and programs of your own: same deals, all seats; ratings, what a seat is worth. The same command with the same --out goes on with one that was interrupted.
    .example =
        ludotheque arena quebec --bots expert,strong,greedy --games 200
        ludotheque arena quadrata --bots casual --bot "python3 examples/plain_bot.py" --csv games.csv
command-ladder = Measure the levels of a game against one another.
    .example = ludotheque ladder quebec --seats 4 --games 200
command-replay = Replay a journal, decision by decision, checking each.
    .example = ludotheque replay quebec-2026-01-31-2015.json --upto 40
command-rules = Search the rules; without a question, their table of contents.
    .example =
        ludotheque rules quebec "end of a century"
        ludotheque rules quebec QC-5.30
command-coach = Read the advice for a game: the game on one page, then a card for each question.
    .example =
        ludotheque coach quebec
        ludotheque coach quebec main
        ludotheque coach quebec --missing
command-explain = Show a rule and, where there is one, a prepared position in which it applies, move by move.
    .example = ludotheque explain CV-B44
command-where = Say where the program carries out a rule: file and line, refusals, tests, scenarios.
    .example = ludotheque where CV-7.9
command-validate = Check the games (data, rules, words), or data files and journals; with --store, the matches of a table.
    .example =
        ludotheque validate
        ludotheque validate my-box/tiles.toml match.json
        ludotheque validate --store
command-guides = Say how far people get in the guided first matches of a table, and nothing about the people.
    .example = ludotheque guides
command-copy = Copy a table to another database, then replay every match in both.
    .example = ludotheque copy sqlite:///table.sqlite3 postgresql://ludotheque@localhost/ludotheque
command-backup = Back up a table to a file, also while it is played on; every match of the backup is replayed.
    .example = ludotheque backup table-2026-01-31.backup
command-restore = Put a backup into a database that no table is using at the moment.
    .example =
        ludotheque restore table-2026-01-31.backup
        ludotheque restore table-2026-01-31.backup --replace --database postgresql://ludotheque@localhost/ludotheque
command-engine = The engine as JSON lines on standard input and output, for other programs.
    .example = echo '{"{"}"do":"games"{"}"}' | ludotheque engine
command-serve = The table in the browser, on this machine.
    .example = ludotheque serve --port 8000
command-completion = Print the script that completes commands, games and bots in a shell.
    .example =
        source <(ludotheque completion bash)
        ludotheque completion fish > ~/.config/fish/completions/ludotheque.fish
command-bench = Measure the speed of the engine on this machine.
    .example = ludotheque bench quebec --seats 4 --seconds 2 --rounds 5

## Parameters

param-version = The version, and whether the engine is compiled.
param-lang = The language; else LUDOTHEQUE_LANG, LC_ALL, LC_MESSAGES or LANG, else French.
    .value = fr|en
param-help = This help.
param-game = The game: see “ludotheque games”.
    .value = GAME
param-step = Only the card of this question.
    .value = QUESTION
param-missing = List the missing cards, and every other fault in the advice and the guided match.
param-guide = Print what the guided first match says when its suggestions are followed.
param-data = A folder of corrected components, to play with those of your box.
    .value = FOLDER
param-seats = The number of seats.
    .value = N
param-seed = The seed of chance, for a match that can be repeated: a number, or the 32 digits shown when a match ends.
    .value = SEED
param-option = An option of the game; may be repeated.
    .value = NAME=VALUE
param-json = Write the figures to this file as well.
    .value = FILE
param-bots = The bots: one name for all, or a list with commas.
    .value = NAMES
param-humans = The number of people at the keyboard; they have the first seats.
    .value = N
param-name = The name of a person; may be repeated.
    .value = NAME
param-colour = The colour of a seat's pieces, in the order of the seats; may be repeated.
    .value = COLOUR
param-save = Where to save the journal of the match.
    .value = FILE
param-resume = Go on with a match from its journal.
    .value = FILE
param-games = The number of games.
    .value = N
param-bot = A program that speaks the line protocol (docs/bots.md): its command line, or NAME=command line; may be repeated.
    .value = COMMAND
param-choice_seconds = The time a program has for a choice.
    .value = S
param-out = The file of the tournament; if it exists, the tournament goes on.
    .value = FILE
param-csv = Write the games as CSV as well.
    .value = FILE
param-parquet = Write the games as Parquet as well.
    .value = FILE
param-ray = Play on the Ray cluster at this address (host:port), not on this machine.
    .value = HOST:PORT
param-keep = Keep what is measured in this file, in place of what was measured before.
    .value = FILE
param-page = Write the tables into this page.
    .value = FILE
param-values = With a game: every reconstructed value, one by one.
param-cores = How many processors to use; else all.
    .value = N
param-random_options = Draw the options that are not given anew for each game, as far as they go together.
param-check = Check after every decision that no piece appears or vanishes.
param-file = The journal.
    .value = FILE
param-upto = Stop after so many decisions.
    .value = N
param-rule = The id of a rule.
    .value = RULE
param-query = Words, or the id of a rule.
    .value = WORDS
param-files = Data files (.toml), journals (.json) or folders; with none, all games.
    .value = FILES
param-host = The address to listen on; else this machine's own only.
    .value = ADDRESS
param-port = The port.
    .value = N
param-store = Replay all matches of a table, writing nothing there: before an upgrade, for example.
param-database = The file of the matches, or the address of a database.
    .value = FILE
param-redis = The address of a Redis server, by which several processes of a table call out to one another.
    .value = ADDRESS
param-processes = How many processes serve the table on this machine.
    .value = N
param-source = The file of the matches, or the address of the database, that the table comes from.
    .value = FROM
param-target = The file, or the address of a database that is still empty, that it goes to.
    .value = TO
param-backup = The file of the backup.
    .value = FILE
param-replace = Replace all that the database has already.
param-bot_workers = The number of processes in which bots think.
    .value = N
param-bot_seconds = The time a bot may take to think, in seconds.
    .value = S
param-bot_pause = The time a bot lets pass at least, so that people can follow, in seconds.
    .value = S
param-trust_proxy = The addresses of reverse proxies whose X-Forwarded-For and X-Forwarded-Proto are believed.
    .value = ADDRESSES
param-opens = Open the page in the browser, where there is a screen.
param-shell = The shell.
    .value = bash|zsh|fish
param-seconds = How long a round of measuring lasts, in seconds.
    .value = S
param-rounds = The number of rounds; the median counts.
    .value = N

help-usage = Usage
help-arguments = Arguments
help-commands = Commands
help-options = Options
help-example = Examples
help-some-options = [OPTIONS]
help-some-command = COMMAND
help-default = (default: { $value })

## Errors

interrupted = Interrupted.
error-see-help = See “{ $command } --help”.
error-language = There is no language “{ $lang }” here; choose one of: { $known }.
error-unknown-command = There is no command “{ $given }”; there is: { $known }.
error-no-option = There is no option { $option }.
error-missing = { $name } is missing.
error-value = The value given for { $name } can't be used.
error-usage = The command is not well formed.
usage-needs-value = The option { $name } needs a value.
usage-takes-no-value = The option { $name } takes no value.
usage-too-many = The command does not take so many arguments: { $name }.
error-unfit = { $name } can't be “{ $given }”: it takes { $expected }.
error-empty = { $name } can't be empty: it takes { $expected }.
value-whole = a whole number from { $low } to { $high }
value-real = a number from { $low } to { $high }
value-choice = one of these words: { $known }
value-text = a text of one line and at most { $most } characters
value-host = a name or an address of this machine
value-address = an address like host:port
value-database = a file, or the address of a database
value-redis = an address like redis://host:port or rediss://user:password@host
value-proxies = IP addresses or networks, with commas between them
value-path = a path that this system knows
value-file = a file that exists
value-readable-file = a file that you may read
value-folder = a folder that exists
value-existing-path = a file or a folder that exists
value-new-file = another name, because this file exists already
value-file-name = the name of a file, not of a folder
value-writable-file = a file that you may write to
value-file-in-folder = a file in a folder that exists
error-unknown-game = There is no game “{ $given }”; there is: { $known }.
error-which-game = Say which game you want to play: { $known }.
error-game-broken = The game “{ $game }” can't be loaded ({ $detail }).
error-other-game = The journal { $file } is of a match of “{ $game }”: name that game, or none.
error-seats = “{ $game }” is for { $known } players, not { $given }.
error-option-form = An option is written name=value, not “{ $given }”.
error-option-name = There is no option “{ $given }”; there is: { $known }.
error-no-options = The game “{ $game }” has no options.
error-option-value = The option “{ $name }” can't be “{ $given }”; choose one of: { $known }.
error-colour = There is no colour “{ $given }”; there is: { $known }.
error-colour-twice = The colour “{ $given }” can be taken only once.
error-colours-count = You give { $given ->
    [one] { $given } colour
   *[other] { $given } colours
} for { $seats } seats.
error-no-colours = No colours are chosen in such a match of “{ $game }”.
error-unknown-bot = There is no bot “{ $given }”; there is: { $known }.
error-bots-count = { $given ->
    [0] Name at least one bot:
    [one] You name { $given } bot:
   *[other] You name { $given } bots:
} it takes { $wanted }, or a single name for all.
error-humans = Seats: { $most }; the number of people goes from 0 to { $most }, { $given } is not possible.
error-names = You give { $given ->
    [one] { $given } name
   *[other] { $given } names
} for { $humans ->
    [0] nobody
    [one] { $humans } person
   *[other] { $humans } people
} at the keyboard.
error-seed = The seed is a whole number of at most 128 bits, or 32 hexadecimal digits, not “{ $given }”.
error-no-bots = At least one bot is needed: --bots or --bot.
error-program = "{ $given }" is no command line, or has the name of a bot of the house.
error-program-fails = The program “{ $given }” can't play: { $why ->
    [ENOENT] it does not exist
    [EACCES] you may not run it
    [ENOEXEC] this system can't run it
    [ended] it ended before its first answer
   *[other] the system answers { $why }
}.
error-other-tournament = "{ $file }" is of another tournament.
error-no-parquet = To write Parquet, arro3 is needed: pip install "ludotheque[train]".
error-no-server = The table in the browser and its database need the package “{ $package }”: pip install "ludotheque[server]".
error-no-ray = To play on a cluster, Ray is needed: pip install "ludotheque[ray]".
error-no-cluster = The cluster at { $address } can't play: { $why }
error-page = The page "{ $file }" does not exist, or has no place for the tables.
error-upto = The journal has { $most ->
    [one] { $most } decision
   *[other] { $most } decisions
}: --upto goes from 0 to { $most }, { $given } is not possible.
error-file = The file { $file } can't be used: { $code ->
    [ENOENT] it does not exist
    [EISDIR] it is a folder
    [ENOTDIR] a part of the path is no folder
    [EEXIST] it exists already
    [EACCES] you have no permission
    [EPERM] the system forbids it
    [EROFS] it is on a read-only disk
    [ENOSPC] the disk is full
    [EDQUOT] your share of the disk is full
    [ENAMETOOLONG] the name is too long
    [ELOOP] its links go in circles
    [EIO] the disk does not answer properly
    [EMFILE] too many files are open
    [EINVAL] the name is not allowed
   *[other] the system answers { $code }
}.
error-file-exists = The file { $file } exists already: choose another name.
error-no-file = There is nothing at { $file }: check the path.
error-nothing-there = The folder { $file } has neither a data file (.toml) nor a journal (.json).
error-what-is-it = { $file } can't be checked: give a data file (.toml) or a journal (.json).
error-data-for-none = The folder { $file } has data files for none of the games.
error-data = The data file { $file } can't be used: { $key } ({ $detail }). Correct it, then “ludotheque validate”.
error-setup = The match can't be set up like this ({ $detail }).
error-journal = The journal can't be replayed ({ $detail }).
error-components = The journal can't be replayed ({ $detail }). Give the folder of its components with “--data FOLDER”.
error-move = Decision { $number } of the journal is not possible. { $detail }
detail-in-english = the detail is in English
error-words = This game lacks a word ({ $detail }). “ludotheque validate” says all that is missing.
error-broken = A piece appeared or vanished: that is a fault of the program, please report it ({ $detail }).

## Version

version = Ludothèque { $version } ({ $build })
compiled = compiled engine
interpreted = interpreted engine
table-cell = { $heading }: { $cell }
written = Figures written to { $file }.

## Games

games-id = game
games-name = name
games-seats = players
games-options = options
games-more = “ludotheque games GAME” tells more; “ludotheque play GAME” starts a match.
games-seats-line = Players: { $seats }
games-colours-line = Colours: { $colours }
games-options-heading = Options
games-default = default
games-data-heading = { $files ->
    [one] Components: { $files } data file, and where each value comes from
   *[other] Components: { $files } data files, and where each value comes from
}
games-uncertain-heading = Reconstructed values, to be checked against the box
games-uncertain-advice = Copy the file to a folder of your own, correct it, and play with “--data FOLDER”.
games-values-advice = “ludotheque games { $game } --values” lists them one by one.
games-content = Hash of the data: { $hash }
games-rules = { $count ->
    [one] Rules: { $count } stated
   *[other] Rules: { $count } stated
} in { $chapters ->
    [one] { $chapters } chapter
   *[other] { $chapters } chapters
} ({ $marks })
games-rules-advice = “ludotheque rules { $game }” shows them.
mark-seed = the rulebook
mark-deduced = deduced from the rulebook
mark-public = public source
mark-known = general knowledge
mark-reconstructed = reconstructed, may differ from the box

## Rules

explain-no-scenario = No position is prepared for this rule; "ludotheque rules { $game }" shows all rules.
explain-does = { $player }: { $what }
explain-refused = { $player }: { $what } — refused, { $rule }
explain-asked = Asked: { $players }
explain-shows = Seen: { $path } = { $value }
error-unknown-rule = No game has a rule { $rule }: see "ludotheque rules GAME".
error-unknown-rule-near = No game has a rule { $rule }; the nearest: { $known }.
where-carried = Carried out by:
where-cited = Also cited by:
where-refusals = Refusals:
where-tests = Tests:
where-scenarios = Scenarios:
where-no-tests = The tests are not part of the installed package.
where-nowhere = No code cites this rule.
rules-provenance = source: { $marks }
rules-nothing = No rule is about “{ $query }”.
rules-too-long = A search has at most { $words } words and { $characters } characters.
rules-perhaps = Perhaps:
rules-try = Try another word, or see the table of contents: “ludotheque rules GAME”.
rules-more = Other rules mention it; the { $shown } nearest are above.
rules-how = “ludotheque rules { $game } WORDS” searches; “ludotheque rules { $game } ID” shows a rule.

## Match

play-person = Player { $letter }
play-bot = Bot { $letter }
play-kind-person = at the keyboard
play-kind-bot = bot “{ $level }”
play-option = { $name }: { $value }
play-seed-hash = Hash of the seed: { $hash }
play-help-hint = Type the number of a choice, or h for help.
play-prompt = ›
play-forced = { $player }: { $choice } (the only choice)
play-no-choice = There is no choice { $given }: they go from 1 to { $last }.
play-not-understood = Not understood. Type the number of a choice, or h for help.
play-more-choices = { $count ->
    [one] … and { $count } other. Type words to find it.
   *[other] … and { $count } others. Type words to find them.
}
play-rules-how = “r cascade” searches the rules, “r ID” shows one; “ludotheque rules { $game }” shows them all.
play-curtain = Pass the keyboard to { $player }, then press Enter.
play-over = End of the game
play-goodbye = You leave the table. See you soon!
play-saved = Journal saved: { $file }
play-seed = Seed of the match: { $seed }

help-choose = {"  "}3            make choice 3
help-find = {"  "}WORDS        the choices with these words
help-explain = {"  "}?3           what choice 3 would do
help-why = {"  "}why [WORDS]  what is impossible now, and by which rule
help-hint = {"  "}i [3]        a good move and why, held against choice 3
help-coach = {"  "}c            advice on this question (also "coach")
help-rules = {"  "}r WORDS      search the rules; r QC-5.30 shows one
help-undo = {"  "}u            take your last choice back
help-view = {"  "}v            see the board and the choices again
help-log = {"  "}l            read the log again
help-save = {"  "}s FILE       save the match
help-quit = {"  "}q            leave, saving the match
help-help = {"  "}h            this help

explain-how = “?3” explains choice 3; they go from 1 to { $last }.
explain-gains = {"  "}{ $player }: { $gains }
explain-open = {"  "}The rest is open.
explain-open-only = {"  "}Only this choice is certain; the rest is open.
explain-hidden = {"  "}What follows is told once you have answered.
explain-over = {"  "}This choice ends the game.
explain-useless = {"  "}This choice changes nothing.
explain-again = {"  "}You then choose again: { $question }
explain-final = {"  "}This choice can't be taken back.
explain-next = {"  "}Then it is the turn of { $player }.
explain-rule = {"  "}Rule { $rule }: { $title } (r { $rule })

hint-move = Idea: { $move }.
hint-then = , then{" "}
hint-why = Better than “{ $other }”: { $reasons }.
hint-despite = Better than “{ $other }” all in all, despite this: { $reasons }.
hint-better = Better than “{ $other }”, though no source of points stands out.
hint-hidden = There is no hint for this question: the answer is yours to find.
hint-as-good = About as good as “{ $other }”.
hint-as-good-why = About as good as “{ $other }”. What differs: { $reasons }.
hint-worse = Not as good as “{ $other }”, though no source of points stands out.
hint-worse-why = Not as good as “{ $other }”: { $reasons }.
hint-worse-despite = Not as good as “{ $other }” all in all, despite this: { $reasons }.
hint-part = { $part } { $points }
hint-rival-less = { $points } { $size ->
    [one] point
   *[other] points
} less for the best opponent
hint-rival-more = { $points } { $size ->
    [one] point
   *[other] points
} more for the best opponent
hint-and = ;{" "}
hint-chance = Chance of winning: { $after }%.
hint-chances = Chance of winning: { $after }%, against { $before }%.
hint-expected = Expected result: { $points }.
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
hint-line = Likely sequel: { $line }.
hint-step = { $player }, “{ $choice }”

why-nothing = Nothing of what you are asked is impossible.
why-not-found = Nothing impossible, of what you are asked, is about “{ $wanted }” (LU-2: one answers the question asked).
why-more = { $count ->
    [one] and { $count } other
   *[other] and { $count } others
}
why-how = “why WORDS” shows all that is about these words, “r ID” a rule.

undo-done = Your last choice is taken back.
undo-nothing = You have not chosen anything yet: there is nothing to take back.
undo-others = { $player } has chosen since: your choice can't be taken back any more (LU-4).
undo-chance = Chance was used or something hidden was shown: your choice can't be taken back any more (LU-4).
save-how = Say to which file: “s match.json”.

## Result

score = points
score-total = total
score-winners = { $count ->
    [0] Nobody wins.
    [one] The winner: { $names }
   *[other] They share the victory: { $names }
}

## Simulation and measuring

simulate-progress = games
simulate-title = { $games ->
    [one] { $games } game of { $game }
   *[other] { $games } games of { $game }
} with { $seats } seats
simulate-bot = bot
simulate-wins = wins
simulate-share = share
simulate-points = points (mean ± deviation)
simulate-range = range
simulate-winners = Points of the winner, on average: { $points }
simulate-length = Length of a game, on average: { $decisions } decisions
simulate-speed = { $games ->
    [one] { $games } game
   *[other] { $games } games
} and { $decisions } decisions a second ({ $seconds } s in all)
simulate-build = { $build }
simulate-seed = seed: { $seed }

arena-file = The tournament is in { $file }
arena-goes-on = { $games ->
    [one] The tournament goes on: { $games } game has been played.
   *[other] The tournament goes on: { $games } games have been played.
}
arena-rating = rating (± at 95%)
arena-played = games
arena-wins = wins (at 95%)
arena-points = points (± standard error)
arena-time = ms a choice
arena-forfeits = forfeits
arena-seats = Wins by seat: { $shares }
ladder-title = { $game } for { $seats }: the levels, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ladder-level = level
ladder-against = against
ladder-points = points ahead (alone: points)
level-random = random
level-greedy = cunning
level-halving = by halves
level-novice = novice
level-casual = casual
level-strong = strong
level-expert = expert

bench-progress = rounds
bench-title = { $game } with { $seats } seats, median of { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $build }
bench-engine = random games, inside the engine
bench-python = random games, from Python
bench-playouts = search, each simulation by chance to the end, from the first choice
bench-search = search as the levels do it, from the first choice
bench-clone = copy of a position
bench-encode = position written as JSON
bench-bytes = its size
bench-late-list = all choices listed, late in a game
bench-late-clone = copy of that position
bench-late-bytes = its size
bench-new = new game
bench-length = length of a game
bench-per-second = decisions/s
bench-simulations = simulations/s
bench-us = µs
bench-byte-unit = bytes
bench-decisions = decisions

## Replaying a journal

replay-title = { $game }: { $players }, { $moves ->
    [one] { $moves } decision
   *[other] { $moves } decisions
}
replay-over = The game is over after { $number ->
    [one] { $number } decision
   *[other] { $number } decisions
}.
replay-stopped = Stopped after { $number ->
    [one] { $number } decision
   *[other] { $number } decisions
}; the game is not over.

## Checking

validate-data = { $game }: data
validate-no-data = no data
validate-values = { $files ->
    [one] { $files } file
   *[other] { $files } files
}, { $values } values
validate-rules = { $game }: rules ({ $lang })
validate-count-rules = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
validate-rule-missing = the rule is not stated in this language
validate-words = { $game }: words ({ $lang })
validate-count-words = { $count ->
    [one] { $count } message
   *[other] { $count } messages
}
validate-word-missing = the message is missing
validate-moves = { $moves ->
    [one] { $moves } decision
   *[other] { $moves } decisions
}, { $over ->
    [yes] game over
   *[no] game in progress
}
validate-draws = · what was drawn follows from the seed (fingerprint { $hash }) and the players' numbers ({ $numbers })
copy-rows = Rows copied
copy-same = the same in both
copy-set-aside = set aside in both: it can't be replayed
copy-differs = is not the same in the copy
error-not-empty = There are matches on { $database } already: a table is copied to an empty database.
backup-check = Rows checked
backup-done = Backed up and replayed: { $file }, the table of { $made }. Matches: { $matches }, entries: { $entries }, people: { $people }.
restore-done = Restored: { $file }, the table of { $made }. Matches: { $matches }, entries: { $entries }, people: { $people }.
backup-aside = { $count ->
    [one] One match can't be replayed: it is kept as it is, and the table sets it aside.
   *[other] { $count } matches can't be replayed: they are kept as they are, and the table sets them aside.
}
error-backup = The backup { $file } can't be used: { $reason ->
    [no-backup] this file is not a backup made by "ludotheque backup"
    [newer] it was made by a newer version of Ludothèque
    [damaged] it is damaged or incomplete
    [full] the disk of the temporary folder is full; TMPDIR names another one
    [disk] it can't be read, or the disk of the temporary folder can't be written to (TMPDIR names another one)
   *[other] it can't be opened
} ({ $detail }).
error-backup-write = The backup { $file } was not made: { $reason ->
    [full] the disk is full
    [disk] the disk can't be written to; it may be full
   *[other] this folder can't be written to
} ({ $detail }).
error-restore-not-empty = There is a table in { $database } already: --replace replaces all of it by the backup.
error-restore-in-use = Another program is using { $database }; it may be a table. Stop it, restore, and start it again: it has matches in memory and would write on after them.
validate-store = Matches replayed
validate-store-older = This database is of an older version: its matches are replayed in a copy that is brought up to date; it is left as it is.
validate-fine = { $count ->
    [one] { $count } check, all is well.
   *[other] { $count } checks, all is well.
}
validate-failed = { $failed ->
    [one] { $failed } check of { $count } failed.
   *[other] { $failed } checks of { $count } failed.
}

serve-interpreted = The engine runs interpreted: everything works, bots think more slowly. "make compiled" compiles it.
serve-address = The table is open: { $address }
serve-stop = Ctrl-C closes it; matches are kept.
error-database = The table can't open on { $database }: { $reason ->
    [address] this kind of address is not known here
    [folder] it is a folder, not a file
    [path] this file can neither be opened nor made
    [not-a-database] it is not an SQLite database
    [damaged] the database is damaged
    [read-only] it can't be written to
    [full] the disk is full
    [disk] the disk can't be written to; it may be full
    [server] the server does not answer
    [no-table] it has no table of Ludothèque
    [busy] another program is using it
    [newer] it was made by a newer version of Ludothèque
    [older] it was made by an older version of Ludothèque
   *[other] it does not answer as it should
} ({ $detail }).
error-serve = The table can't open on { $host }, port { $port }: { $reason ->
    [EADDRINUSE] another program listens there already; choose another port with --port
    [EACCES] you may not use this port; choose another one with --port
    [EADDRNOTAVAIL] this machine does not have this address
    [address] this machine has no address of this name
   *[other] the system answers { $reason }
}.
error-serve-ended = The table stopped before it was open; the log above names the cause.

## Advice

coach-no-card = There is no advice on this question.
coach-none = This game has no advice.
coach-no-step = There is no card "{ $step }". There is: { $known }.
coach-complete = Nothing is missing.
coach-no-guide = This game has no guided first match.
coach-after = { $count ->
    [0] before your first choice
    [one] after { $count } choice
   *[other] after { $count } choices
}
coach-suggests = Suggested choice: { $choice }
coach-otherwise = After another choice: { $text }
coach-left = Stops never reached: { $stops }

guides-none = No guided match has been begun yet.
guides-begun = { $game }: { $count ->
    [one] { $count } guided match begun
   *[other] { $count } guided matches begun
}
guides-stop = stop
guides-reached = matches
guides-share = share
