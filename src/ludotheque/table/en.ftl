# Why a stored match can't be replayed: aside-<cause>.

aside-at-entry = entry { $entry }: { $why }
aside-game = the game "{ $game }" is not installed here.
aside-game-broken = the game "{ $game }" can't be loaded here.
aside-header = its header is damaged ({ $field }).
aside-options = its options are not those of the game as it is installed here.
aside-start = its starting position is not possible in the game as it is installed here.
aside-content = it was played with other component data than this table has.
aside-older-rules = it was begun with version { $version } of the rules; since version { $since }, { $changed } { $count ->
    [one] is
   *[other] are
} played differently.
aside-unknown-rules = it follows version { $version } of the rules, which this table does not know; update the table.
aside-file = the database file is damaged where it is kept.
aside-missing = it is missing.
aside-unreadable = it can't be read any more.
aside-kind = its kind, "{ $kind }", is not known here.
aside-decision = the stored decision does not exist in the game as it is installed here.
aside-illegal = { $rule } forbids the stored decision.
aside-not-over = the end of the match is stored there, but the match is not over.
aside-damaged = it is damaged.
