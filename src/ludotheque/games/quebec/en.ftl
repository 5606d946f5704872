# Québec: all that the game says. The names of things come from the data (site, tile, zone, district, leader,
# event); $zone_id and $architect_id give the id, to choose the article.

game-name = Québec
game-about = Four centuries of building sites: raise the city, help the others when it serves you, and let your workers cascade from zone to zone.

## Pieces of sentences, used below

to-zone = { $zone_id ->
    [citadel] to the Citadel
   *[other] to { $zone }
}
of-zone = of { $zone }
workers = { $number ->
    [one] { $number } worker
   *[other] { $number } workers
}
active-workers = { $number ->
    [one] { $number } active worker
   *[other] { $number } active workers
}
roman-century = { $century ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}

## Options

option-level = Level
level-complete = Complete
level-full = Without events
level-family = Family

option-layout = Tile layout
layout-random = Random
layout-first_game = First game

option-neutral_in_hand = The neutral architect in hand, with no site available
neutral_in_hand-ends_century = It may start, which ends the century
neutral_in_hand-online = It cannot start (the designer's online version)

## Things

architect-own = Your architect
architect-neutral = Neutral architect

cause-no_workers = a player has no workers left
cause-own_architect = no site is available any more
cause-neutral_architect = no site is left for the neutral architect

part-zones_1 = Zones, century I
part-zones_2 = Zones, century II
part-zones_3 = Zones, century III
part-zones_4 = Zones, century IV
part-districts = District actions
part-culture_leader = Culture leader
part-events = Events
part-unfinished = Unfinished buildings
part-active_workers = Active workers
part-main_group = Main group
part-other_buildings = Other buildings
gain-active = { $count ->
    [one] active worker
   *[other] active workers
}
gain-passive = { $count ->
    [one] passive worker
   *[other] passive workers
}

## Questions

ask-main = It is your turn: what do you do?
ask-place = { $architect_id ->
    [neutral] On which site do you place the neutral architect?
   *[own] On which site do you place your architect?
}
ask-redirect = The building at { $site } is being completed: which zone do your workers go to?
ask-top_up = { $count ->
    [one] Do you add an active worker to the Citadel?
   *[other] How many active workers do you add to the Citadel? ({ $count } at most)
}
ask-district = Your contribution ({ $site }) entitles you to a district action. What do you do?
ask-put = { $district }: how many workers do you place, and in which zone?
ask-activate = { $district }: how many workers do you activate?
ask-move = { $district }: which workers do you move?
ask-start = { $district }: with which architect do you start a site?
ask-contribute = { $district }: which other building do you contribute to?
ask-upgrade = { $district }: which marker gains a star?

## Choices

choice-start = { $architect_id ->
    [neutral] Start a site (neutral architect)
   *[own] Start a site (own architect)
}
    .verb = Start
    .object = { $architect_id ->
        [neutral] a site (neutral architect)
       *[own] a site (own architect)
    }
choice-contribute = Contribute to the site { $site }
    .verb = Contribute
    .object = to the site { $site }
choice-take_leader = Take the { $leader }
    .verb = Take
    .object = the { $leader }
choice-send = Send 1 active worker { to-zone }
    .verb = Send
    .object = { to-zone }
choice-place_architect = Place the architect on the site { $site }
    .verb = Place the architect
    .object = on the site { $site }
choice-redirect = Send the workers { to-zone }
    .verb = Send the workers
    .object = { to-zone }
choice-top_up = { $count ->
    [0] Add no worker
    [one] Add { $count } active worker
   *[other] Add { $count } active workers
}
    .verb = Add
    .object = { $count ->
        [0] no worker
        [one] { $count } active worker
       *[other] { $count } active workers
    }
choice-use = Take the action “{ $district }”
    .verb = Take the action
    .object = “{ $district }”
choice-put = { $count ->
    [one] Send { $count } worker { to-zone }
   *[other] Send { $count } workers { to-zone }
}
    .verb = Send
    .object = { $count ->
        [one] { $count } worker { to-zone }
       *[other] { $count } workers { to-zone }
    }
choice-activate = { $count ->
    [one] Activate { $count } worker
   *[other] Activate { $count } workers
}
    .verb = Activate
    .object = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
choice-move = { $count ->
    [one] Move { $count } worker: { $origin } → { $to }
   *[other] Move { $count } workers: { $origin } → { $to }
}
    .verb = Move
    .object = { $count ->
        [one] { $count } worker: { $origin } → { $to }
       *[other] { $count } workers: { $origin } → { $to }
    }
choice-upgrade = Add a star to the marker at { $site }
    .verb = Add a star
    .object = to the marker at { $site }
choice-skip = Decline

## Log

log-turn = It is { $seat }'s turn.
log-placed = { $architect_id ->
    [neutral] { $seat } places the neutral architect on the site { $site } ({ $tile }).
   *[own] { $seat } places their architect on the site { $site } ({ $tile }).
}
log-activated = { $seat } activates { workers }.
log-contributed = { $seat } contributes { workers } to the site { $site }.
log-leader_taken = { $seat } takes the { $leader }.
log-sent = { $number ->
    [one] { $seat } sends { $number } worker from the reserve { to-zone }.
   *[other] { $seat } sends { $number } workers from the reserve { to-zone }.
}
log-sent_active = { $seat } sends { active-workers } { to-zone }.
log-moved = { $seat } moves { workers }: { $origin } → { $to }.
log-left_site = { $number ->
    [one] For { $seat }, { $number } worker goes from the site { $site } { to-zone }.
   *[other] For { $seat }, { $number } workers go from the site { $site } { to-zone }.
}
log-finished = { $stars ->
    [0] { $seat } completes the building { $site } ({ $tile }), without a marker.
    [1] { $seat } completes the building { $site } ({ $tile }) and places a ★ marker.
    [2] { $seat } completes the building { $site } ({ $tile }) and places a ★★ marker.
   *[3] { $seat } completes the building { $site } ({ $tile }) and places a ★★★ marker.
}
log-upgraded = { $stars ->
    [1] { $seat } upgrades a marker: { $site } goes to ★.
    [2] { $seat } upgrades a marker: { $site } goes to ★★.
   *[3] { $seat } upgrades a marker: { $site } goes to ★★★.
}
log-scored = { $part }: { $seat } scores { $points } VP.
log-district_used = { $seat } takes the action “{ $district }”.
log-skipped = { $seat } declines ({ $district }).
log-nothing_to_do = The action “{ $district }” has nothing to give { $seat } for now.
log-century_ended = Century { roman-century } ends: { $cause }.
log-zone_scored = { $zone }: { $seat } counts { workers }.
log-cascaded = Cascade: { $seat } passes on { workers }, { $origin } → { $to }.
log-cascaded_home = Cascade: { $seat } receives { active-workers } ({ $origin }).
log-went_home = { $seat } takes { workers } back to the reserve ({ $zone }).
log-deactivated = { $seat } puts { active-workers } back into the reserve.
log-leaders_back = The leaders return to the board.
log-lapsed = Nobody opened the site { $site } ({ $tile }): it is finished without a marker.
log-century_began = Century { roman-century } begins.
log-event_revealed = The event “{ $card }” comes into force.
log-race_won = { $seat } achieves the objective “{ $card }”.
log-game_ended = The game is over.

## Refusals: the turn

why-no-passing = You cannot pass your turn: you must take an action.
why-no-active-worker = You need at least 1 active worker, and you have none.

## Refusals: starting a site

why-without-neutral = There is no neutral architect at this level of play.
why-neutral-not-yours = To use the neutral architect you need the Economy leader.
why-neutral-has-no-site = The neutral architect is still in hand, and no available site is left for it.
why-opens-later = The site { $site } opens in century { roman-century }.
why-site-occupied = { $site } is already under construction: one architect per tile.
why-site-finished = { $site } is already finished: choose a site with a red cube.
why-redirect-to-citadel = The Politics leader sends your workers to a coloured zone, never to the Citadel.

## Refusals: contributing

why-no-architect-there = There is no architect on { $site }: you contribute only to a building under construction.
why-three-contributions-already = { $site } already has its { $most ->
    [one] contribution
   *[other] { $most } contributions
}.
why-too-few-active = It takes { $needs ->
    [one] { $needs } active worker
   *[other] { $needs } active workers
} to contribute here; you have { $has ->
    [0] none
   *[other] { $has }
}.

## Refusals: leaders

why-holds-a-leader = You already have a leader for this century: { $own }.
why-leader-held = { $leader }: { $holder } has this card for the century.
why-leader-face-down = With { $players } players the card “{ $leader }” stays face down.
why-no-leaders-this-century = Event “{ $event }”: no leaders are taken this century.
why-without-leaders = There are no leaders at this level of play.
why-too-many-added = { $most ->
    [one] You may add { $most } active worker at most.
   *[other] You may add { $most } active workers at most.
}

## Refusals: district actions

why-no-workers-left = You have no workers left to place, neither passive nor active.
why-too-few-workers = { $has ->
    [one] You have only { $has } worker left to place.
   *[other] You have only { $has } workers left to place.
}
why-nothing-put = Take at least 1 worker, or decline.
why-another-colour = “{ $chosen }” is a district { of-zone }; “{ $district }” only offers the action of a district of its own colour.
why-no-action-of-its-own = “{ $chosen }” has no action of its own: choose that of another district of its colour.
why-one-action-only = This contribution entitles you to the action “{ $district }” only.
why-zone-not-of-this-part = “{ $district }”: this part of the action sends no worker { to-zone }.
why-zone-not-listed = “{ $district }” sends no worker { to-zone }.
why-too-many-put = { $most ->
    [one] “{ $district }” places { $most } worker at most.
   *[other] “{ $district }” places { $most } workers at most.
}
why-one-worker-only = { $most ->
    [one] This part of the action places { $most } worker, no more.
   *[other] This part of the action places { $most } workers, no more.
}
why-reserve-too-small = “{ $chosen }” activates up to { $most ->
    [one] { $most } worker
   *[other] { $most } workers
} of your reserve, which { $has ->
    [0] is empty
   *[other] has only { $has }
}.
why-too-many-activated = { $most ->
    [one] This action activates { $most } worker at most.
   *[other] This action activates { $most } workers at most.
}
why-nobody-to-move = { $has ->
    [0] { $zone }: you have no workers there.
    [one] { $zone }: you have only { $has } worker there.
   *[other] { $zone }: you have only { $has } workers there.
}
why-same-zone = Choose a zone other than { $zone } to move to.
why-too-many-moved = { $most ->
    [one] You may move { $most } worker at most.
   *[other] You may move { $most } workers at most.
}
why-same-building = You have just contributed to { $site }: choose another building.
why-not-the-whole-cost = It takes { $needs ->
    [one] { $needs } worker
   *[other] { $needs } workers
} to contribute here; you have { $all ->
    [0] none left
   *[other] { $all } left
}.
why-no-other-building = There is no other building you can contribute to.
why-no-zone-occupied = You have no workers in any zone: the action would bring nothing.
why-no-active-left = You have no active workers left: the action would bring nothing.
why-no-marker-to-upgrade = You have no marker with 1 or 2 stars to upgrade.
why-not-your-marker = There is no marker of yours on { $site }.
why-three-stars = Your marker on { $site } already has its three stars.

# One word a verb, for buttons
verb-start = Start
verb-contribute = Contribute
verb-take_leader = Leader
verb-send = Send
verb-place_architect = Place
verb-redirect = Redirect
verb-top_up = Top up
verb-use = Action
verb-put = Place
verb-activate = Activate
verb-move = Move
verb-upgrade = Upgrade
verb-skip = Skip

# Shown for a choice at the wrong moment: when it will be possible, or what to choose first
when-start = You can start a site on your next turn, or through the action of the Prestige Homes Quarter.
when-contribute = You can contribute to a building on your next turn, or through the action of the Business Quarter.
when-take_leader = A leader is taken on your turn, as the action of that turn.
when-send = You can send an active worker on your next turn.
when-place_architect = First choose to start a site; then you place the architect.
when-redirect = You will be asked if you hold the Politics leader and a building with workers of yours is completed.
when-top_up = You will be asked if you take the Citadel leader and your reserve has too few workers.
when-use = A district action is chosen right after you contribute to another player's building.
when-put = Some district actions place workers: first contribute to another player's building.
when-activate = Some district actions allow it; starting a site activates workers too.
when-move = Only the action of the Jewish Quarter moves workers from one zone to another.
when-upgrade = Only the action of the Arts Quarter adds a star to a marker.
when-skip = You can only decline a district action, all of it or a part.

# Before the click
warn-century_ended = This ends the century: the zones will be scored.
warn-game_ended = This ends the game.

## The board in a terminal

board-century = Century
board-available = available
board-building = Under construction
board-open = Available
board-markers = Markers
board-none = none
board-zones = Zones
board-players = Players
board-points = VP
board-active = active
board-passive = passive
board-architect = architect
board-leader = leader
board-hand = in hand
board-card = on its card
board-neutral = neutral architect
board-buildings = bldg
board-leaders = Leaders
board-goal = Objective
board-event = Event
board-legend = ■ available   ▲A architect   BC· contributions (3 at most)   ★★A marker   × without marker   2·Zone cost
board-legend_tables = * majority   ► arrow of the century   bldg their points if the game ended now
board-legend_leaders = (+n) workers activated by taking a leader
# These words say nothing in the short name of a district.
board-empty_words = quarter administration site seat homes of
