# Civilization: everything the game says. Names of cards, pieces and tiles come from the data.

game-name = Civilization
game-about = Found cities, explore the map, research, build and fight: four ways lead to victory, by arms, gold, culture or science. For 2 to 5 players, with Fame and Fortune.
won-military = took a capital
won-economic = gathered fifteen coins
won-culture = reached the end of the culture track
won-tech = mastered space flight
won-turn_limit = has the highest sum after the last turn
part-techs = Technologies known
part-culture = Culture
part-war = Conquest
part-coins = Coins
gain-trade = trade
gain-culture = culture
gain-cards = { $count ->
    [one] culture card
   *[other] culture cards
}
gain-resources = { $count ->
    [one] resource
   *[other] resources
}
gain-tokens = { $count ->
    [one] face-down token
   *[other] face-down tokens
}

## Options

option-fame_and_fortune = Fame and Fortune expansion
option-great_person_deck = Great person deck
option-investments = Investments
option-advanced_tiebreak = Advanced ending
option-battle_end = End of a battle
option-government_profile = Government cards
option-civ_choice = Choice of civilizations
option-trade_offers = Trade offers a turn
option-turn_limit = Last turn
option-fast_responses = Fast responses
fame_and_fortune-no = without
fame_and_fortune-yes = with
great_person_deck-no = without
great_person_deck-yes = with
investments-no = without
investments-yes = with
advanced_tiebreak-yes = yes: the turn is finished and compared
advanced_tiebreak-no = no: the first victory wins
battle_end-seed = after two idle turns
battle_end-faq2 = when nobody has a unit left
government_profile-core = of the box
government_profile-waw = replacement cards
civ_choice-random = at random
civ_choice-draft = everybody chooses
trade_offers-3 = three
trade_offers-0 = none
trade_offers-1 = one
trade_offers-2 = two
trade_offers-5 = five
turn_limit-40 = the fortieth
turn_limit-20 = the twentieth
turn_limit-30 = the thirtieth
fast_responses-no = no: nobody gives a hand away
fast_responses-yes = yes: only who can answer is asked

## Questions

ask-seize_first = Do you take the first player marker?
ask-civ = Which civilization do you lead?
ask-capital = Where do you found your capital?
ask-start_figure = Where do you place { a-figure }?
ask-start_marker = Where do you place { $marker }?
ask-target = “{ $source }”: what is the target?
ask-pay = What do you pay “{ $source }” with?
ask-gift = Who gets the coin?
ask-consent = “{ $source }” is aimed at you: do you consent?
ask-respond = { $source_id ->
        [none] { $card_id ->
            [none] { $seat } announces for a city: { $action_kind }. Do you cancel it?
           *[other] { $seat } pays with { $card }: do you cancel it?
        }
       *[other] { $seat } announces “{ $source }”: do you cancel it?
    }
ask-means = What do you pay “{ $source }” with?
ask-discard = Your hand is too large: which card do you discard?
ask-keep_card = Which card do you keep?
ask-keep_person = Which great person do you keep?
ask-keep_type = Which great person do you keep?
ask-place_person = { $person_type }: on which square?
ask-choose_tech = Which technology do you learn free?
ask-choose_resource = Which resource do you take from the market?
ask-free_build = What do you build free?
ask-free_square = { $item }: on which square?
ask-metropolis = Onto which square does your capital grow?
ask-aside = { $figure } at { $square }: onto which neighbouring square does it step aside?
ask-surplus = Too many figures at { $square }: which one goes back to the supply?
ask-government_lost = The Pyramids are lost: which government do you adopt?
ask-government_now = Do you adopt this government at once: { $government }?
ask-refresh = Which cards do you discard before you draw?
ask-start = Start of turn: what do you do?
ask-swap_back = Which technology do you learn in exchange?
ask-coin_choice = Which coin of { $seat }?
ask-trade = Trade: what do you propose?
ask-offer = Your offer to { $seat }: what do you put on each side?
ask-answer_offer = { $seat } makes you an offer: do you accept it?
ask-hand_over = What do you hand to { $seat } ({ $good }, { $number } to go)?
ask-city = City management: what do you do?
ask-produce_square = { $item }: on which square?
ask-second_item = Engineering: what else does this city produce?
ask-michelangelo = Do you discard Michelangelo for this wonder?
ask-harvest_again = Where do you harvest again?
ask-skip_space = How many occupied spaces do you skip?
ask-arts_trade = Do you take this city’s culture as trade?
ask-convert = What do you convert, and how much?
ask-extra_action = Which city acts again, and how?
ask-movement = Movement: which group do you move?
ask-move = Where does the group go?
ask-interrupt = { $seat } moves to { $square }: do you interrupt the move?
ask-go_on = The group has lost figures: what does it do?
ask-raze = Do you destroy the building at { $square }?
ask-before_draw = Before the hands are drawn: do you play an event?
ask-draft = Which unit do you recruit free?
ask-after_draw = The hands are drawn: do you use a general?
ask-battle = Battle: what do you play?
ask-spread = { $source }: on which unit? ({ $wounds } to go)
ask-zhukov = Which enemy unit does Zhukov wound?
ask-save = Which killed unit do you save?
ask-nightingale = Do you call your killed units back?
ask-loot = Loot from { $seat }: what do you choose?
ask-before_research = Before research: do you use a card?
ask-research = What do you research? The others don’t see it yet.
standing-seize_first = When a general could take the lead
standing-consent = When an event is aimed at me and my consent counts
standing-respond = When something could be cancelled
standing-free_build = When I may build free
standing-trade = When trade is open
standing-skip_space = When I may skip culture spaces
standing-arts_trade = When a city’s culture may become trade
standing-interrupt = When a move could be interrupted
standing-before_draw = Before the hands of a battle are drawn
standing-after_draw = When the hands of a battle are drawn
standing-nightingale = When killed units could come back
standing-before_research = Before research

## Choices

choice-take_civ = Lead { $civ }
    .verb = Lead
    .object = { $civ }
choice-settle = Found the capital at { $square }
    .verb = Found the capital
    .object = at { $square }
choice-settle_pair = Found the metropolis at { $square }, the other square { $dir } of it
    .verb = Found the metropolis
    .object = at { $square }, the other square { $dir } of it
choice-place = Place at { $square }
    .verb = Place
    .object = at { $square }
choice-keep_back = Keep in reserve
choice-use = Use { $source }
    .verb = Use
    .object = { $source }
choice-decline = No
choice-done = Done
choice-aim_seat = Aim at { $seat }
    .verb = Aim
    .object = at { $seat }
choice-aim_square = Aim at { $square }
    .verb = Aim
    .object = at { $square }
choice-aim_city = Choose: { $city }
    .verb = Choose
    .object = { $city }
choice-aim_wonder = Aim at { $wonder }
    .verb = Aim
    .object = at { $wonder }
choice-aim_person = Aim at the great person
    .verb = Aim
    .object = at the great person
choice-aim_figures = Aim at { the-figures }
    .verb = Aim
    .object = at { the-figures }
choice-aim_terrain = New terrain: { $terrain }
    .verb = New terrain
    .object = { $terrain }
choice-aim_deck = Deck of level { $level }
    .verb = Deck
    .object = of level { $level }
choice-take_coin = Coin: { $coin }
    .verb = Coin
    .object = { $coin }
choice-learn = Learn { $tech }
    .verb = Learn
    .object = { $tech }
choice-gain = Take { $resource }
    .verb = Take
    .object = { $resource }
choice-build = Build { $item }
    .verb = Build
    .object = { $item }
choice-adopt = Adopt { $government }
    .verb = Adopt
    .object = { $government }
choice-discard = Discard { $card }
    .verb = Discard
    .object = { $card }
choice-keep_card = Keep { $card }
    .verb = Keep
    .object = { $card }
choice-keep_type = Keep { $person_type }
    .verb = Keep
    .object = { $person_type }
choice-keep_person = Keep { $person }
    .verb = Keep
    .object = { $person }
choice-pay = Pay with { $means }
    .verb = Pay
    .object = with { $means }
choice-stop_paying = Stop paying
choice-allow = Consent
choice-refuse = Refuse
choice-cancel = Cancel with { $source }
    .verb = Cancel
    .object = with { $source }
choice-pass = Pass
choice-pass_move = Pass for this move
    .verb = Pass
    .object = for this move
choice-pass_part = Pass for this part
    .verb = Pass
    .object = for this part
choice-found = Found a city at { $square } with { a-figure }
    .verb = Found a city
    .object = at { $square } with { a-figure }
choice-anarchy = Declare anarchy
choice-invest = Invest a coin ({ $coin }): { $investment }
    .verb = Invest
    .object = a coin ({ $coin }): { $investment }
choice-invest_free = Invest free: { $investment }
    .verb = Invest free
    .object = { $investment }
choice-place_person = Place at { $square }: { $person_type }
    .verb = Place
    .object = at { $square }: { $person_type }
choice-move_person = Move the great person from { $from } to { $to }
    .verb = Move
    .object = the great person from { $from } to { $to }
choice-link = Link the scouts at { $square } to { the-city }
    .verb = Link the scouts
    .object = at { $square } to { the-city }
choice-offer = Make { $seat } an offer
    .verb = Make
    .object = { $seat } an offer
choice-put = { $side_id ->
            [give] Give
            *[other] Ask for
        } { $number } × { $good }
    .verb = { $side_id ->
        [give] Give
       *[other] Ask for
    }
    .object = { $number } × { $good }
choice-send = Send the offer
choice-withdraw = Withdraw the offer to { $seat }
    .verb = Withdraw the offer
    .object = to { $seat }
choice-accept = Accept
choice-counter = Make a counter-offer
    .verb = Make
    .object = a counter-offer
choice-hand_card = Hand over { $card }
    .verb = Hand over
    .object = { $card }
choice-hand_token = Hand over { $token }
    .verb = Hand over
    .object = { $token }
choice-close = Close trade
choice-produce = { $city }: produce { $item }
    .verb = Produce
    .object = { $item } ({ $city })
choice-arts = { $city }: devote to the arts
    .verb = Devote to the arts
    .object = { $city }
choice-harvest = { $city }: harvest at { $square }
    .verb = Harvest
    .object = at { $square } ({ $city })
choice-harvest_twice = { $city }: harvest twice, first at { $square }
    .verb = Harvest twice
    .object = first at { $square } ({ $city })
choice-build_free = { $city }: build { $item } free
    .verb = Build free
    .object = { $item } ({ $city })
choice-advance = Advance on the culture track
    .verb = Advance
    .object = on the culture track
choice-skip = Skip { $count } { $count ->
        [one] space
       *[other] spaces
    }
    .verb = Skip
    .object = { $count } { $count ->
            [one] space
           *[other] spaces
        }
choice-caravan = { $city }: use the caravan
    .verb = Use the caravan
    .object = { $city }
choice-as_trade = Take trade
choice-convert = { $into_id ->
        [culture] Convert { $amount } trade into culture
       *[trade] Convert { $amount } culture into trade
    }
    .verb = Convert
    .object = { $into_id ->
            [culture] { $amount } trade into culture
           *[trade] { $amount } culture into trade
        }
choice-pick = Move from { $square }: { the-figures }
    .verb = Move
    .object = from { $square }: { the-figures }
choice-step = Step { $dir }
    .verb = Step
    .object = { $dir }
choice-step_over = Pass over the square { $dir }
    .verb = Pass over
    .object = the square { $dir }
choice-discover = Discover the tile { $dir }
    .verb = Discover
    .object = the tile { $dir }
choice-drop = Leave here: { the-figures }
    .verb = Leave here
    .object = { the-figures }
choice-sacrifice = Sacrifice { a-figure } { $dir }
    .verb = Sacrifice
    .object = { a-figure } { $dir }
choice-disband = Disband { a-figure }{ $mark_id ->
        [none] { "" }
        *[other] , marker: { $mark }
    }
    .verb = Disband
    .object = { a-figure }{ $mark_id ->
        [none] { "" }
       *[other] , marker: { $mark }
    }
choice-send_back = Send { a-figure } back to the supply
    .verb = Send back
    .object = { a-figure } to the supply
choice-halt = Stop here
choice-go_on = Go on
choice-take_back = Take the move back
    .verb = Take
    .object = the move back
choice-raze = Destroy the building
    .verb = Destroy
    .object = the building
choice-fight = { $front ->
            [0] Open a front with { $unit }
            *[other] Play { $unit } on front { $front }
        }{ $boosted_id ->
            [boosted] { " " }(metalworking)
            *[other] { "" }
        }
    .verb = { $front ->
        [0] Open a front
       *[other] Play
    }
    .object = { $front ->
        [0] with { $unit }
       *[other] { $unit } on front { $front }
    }{ $boosted_id ->
        [boosted] { " " }(metalworking)
       *[other] { "" }
    }
choice-end_turn = End this battle turn
    .verb = End
    .object = this battle turn
choice-mark = Choose { $unit }
    .verb = Choose
    .object = { $unit }
choice-save = Save { $unit }
    .verb = Save
    .object = { $unit }
choice-loot = Take: { $loot }
    .verb = Take
    .object = { $loot }
choice-research = Research { $tech }
    .verb = Research
    .object = { $tech }
choice-research_lower = Research one row lower: { $tech }
    .verb = Research lower
    .object = { $tech }
choice-blank = Put Newton into row { $row }
    .verb = Put Newton
    .object = into row { $row }
choice-rest = Research nothing
choice-end = End this part
choice-turn_up = Turn up { $person }
    .verb = Turn up
    .object = { $person }

## Log

log-trade_gained = { $seat } gains { $amount } trade.
log-culture_gained = { $seat } gains { $amount } culture.
log-coin_gained = { $seat } gets { $amount ->
            [one] a coin
            *[other] { $amount } coins
        } ({ $coin }).
log-resource_gained = { $seat } takes { $resource } from the market.
log-wonder_shown = New wonder in the market: { $wonder }.
log-drew_unit = { $seat } recruits a unit ({ $unit_type }): { $unit }.
log-drew_unit-secret = { $seat } recruits a unit ({ $unit_type }).
log-civ_taken = { $seat } leads { $civ }.
log-capital_founded = { $seat } founds a capital at { $square }.
log-metropolis_founded = { $seat } founds a metropolis at { $square } and { $other }.
log-figure_placed = { $seat } places { a-figure } at { $square }.
log-first_wonder = { $seat } begins with { $wonder }.
log-first_person = { $seat } begins with a great person: { $person_type }.
log-marker_placed = { $seat } places at { $square }: { $marker }.
log-turn_began = Turn { $turn }; { $seat } is first player.
log-phase_began = Phase: { $phase }.
log-part_began = { $seat }’s part: { $phase }.
log-city_founded = { $seat } founds a city at { $square } with { a-figure } ({ $city }).
log-stepped_aside = { $seat } moves { a-figure } aside from { $from } to { $to }.
log-no_room_aside = For want of room around { $square }, { a-figure } of { $seat } goes back to the supply.
log-government_adopted = { $seat } adopts { $government }.
log-anarchy_declared = { $seat } declares anarchy.
log-anarchy_forced = { $seat } falls into anarchy.
log-government_lost = { $seat } loses the government { $government }.
log-linked = { $seat } links the scouts at { $square } to { own-city }.
log-offer_sent = { $seat } makes { $target } an offer.
log-offer_part = { $seat } would { $side_id ->
            [give] give
            *[other] get
        } { $number } × { $good }.
log-offer_withdrawn = { $seat } withdraws the offer to { $target }.
log-offer_refused = { $seat } refuses { $target }’s offer.
log-offer_countered = { $seat } prepares a counter-offer for { $target }.
log-offer_fell = The offer of { $seat } to { $target } falls: one of them can no longer pay.
log-closed = { $seat } closes trade.
log-deal_done = { $seat } and { $target } strike a deal.
log-trade_handed = { $seat } gives { $amount } trade to { $target }.
log-culture_handed = { $seat } gives { $amount } culture to { $target }.
log-resource_handed = { $seat } gives { $target }: { $resource }.
log-handed_card = { $seat } gets the card “{ $card }” from { $target }.
log-handed_card-secret = { $seat } gets a card from { $target }.
log-handed_token = { $seat } gets from { $target }: { $token }.
log-handed_token-secret = { $seat } gets a token from { $target }.
log-city_produces = { $seat } announces a production ({ $city }): { $item }{ $square_id ->
        [none] .
        *[other] { " " }at { $square }.
    }
log-city_builds_free = { $seat } announces a free building ({ $city }): { $item }{ $square_id ->
        [none] .
        *[other] { " " }at { $square }.
    }
log-city_to_arts = { $seat } devotes { own-city } to the arts.
log-city_harvests = { $seat }, { $city }: harvests at { $square }.
log-action_cancelled = The action of { $seat } ({ $city }) is cancelled.
log-came_back = What { $seat } had spent for { own-city } comes back ({ $amount }).
log-production_bought = { $seat } turns { $trade } trade into { $amount } production in { own-city }.
log-caravan_spent = { $seat } uses the caravan for { own-city }.
log-built = { $item_id ->
        [army] { $seat } raises an army at { $square }.
        [scout] { $seat } trains a scout at { $square }.
        *[other] { $seat } builds at { $square }: { $item }.
    }
log-walls_built = { $seat } builds walls around { own-city }.
log-not_built = { $seat } can no longer build { $item }.
log-upgraded = { $seat } upgrades at { $square }: { $building }.
log-walls_destroyed = The walls of { $seat } ({ $city }) are destroyed.
log-wonder_discarded = Out of the game: { $wonder }.
log-wonder_obsolete = Obsolete: { $wonder }.
log-space_entered = { $seat } reaches culture space { $space }.
log-step_paid = { $seat } pays { $culture } culture and { $trade } trade to advance.
log-drew_card = { $seat } draws (level { $level }): { $card }.
log-drew_card-secret = { $seat } draws a card of level { $level }.
log-discarded = { $seat } discards { $card }.
log-building_returned = Back to the market from { $square }: { $building }.
log-wonder_lost = Lost at { $square }: { $wonder }.
log-person_gained = { $seat } gains a great person: { $person_type }.
log-person_drawn = { $seat } draws the card { $person }.
log-person_drawn-secret = { $seat } draws a person’s card.
log-person_passed_over = Without a marker of its type, back under the deck: { $person }.
log-person_put_back = { $seat } returns { $person_type }.
log-no_person_left = No great person for { $seat }: none is left.
log-person_placed = { $seat } places at { $square }: { $person_type }.
log-person_moved = { $seat } moves from { $from } to { $to }: { $person_type }.
log-person_withdrawn = { $seat } takes back into reserve from { $square }: { $person_type }.
log-person_died = { $seat } loses at { $square }: { $person_type }.
log-person_discarded = { $seat } loses the card { $person }.
log-person_turned_up = { $seat } turns up { $person }.
log-tile_revealed = { $seat } discovers { $tile } (place { $place }, arrow { $dir }).
log-terrain_changed = { $square } becomes { $terrain }.
log-square_frozen = { $seat } freezes { $square }: nobody leaves it this turn.
log-group_picked = { $seat } sets out from { $square } ({ the-figures }).
log-stepped = { $seat } enters { $square }.
log-flew_over = { $seat } flies over { $square }.
log-figures_dropped = { $seat } leaves at { $square }: { the-figures }.
log-came_to_rest = { $seat } stops at { $square }.
log-sent_back = The group of { $seat } goes back to { $square }.
log-move_taken_back = { $seat } takes the move back, at { $square }.
log-scouts_overrun = { $seat } kills { $scouts } { $scouts ->
        [one] scout
       *[other] scouts
    } of { $other } at { $square }.
log-sacrificed = { $seat } sacrifices { a-figure } in a city of { $other }.
log-disbanded = { $seat } disbands { a-figure } in { own-city }{ $mark_id ->
        [none] .
        *[other] , marker: { $mark }.
    }
log-thinned_out = { $seat } sends { a-figure } from { $square } back to the supply.
log-razed = { $seat } destroys at { $square }: { $marker }.
log-token_taken = { $seat } takes a token ({ $back }): { $token }.
log-token_taken-secret = { $seat } takes a token ({ $back }).
log-token_shown = { $seat } shows { $token }.
log-relic_taken = { $seat } takes { $relic }.
log-uninterrupted = Nobody interrupts { $seat }.
log-city_destroyed = The city of { $seat } at { $square } is destroyed ({ $city }).
log-battle_began = { $seat } attacks { $target } at { $square }.
log-battle_in_city = { $seat } attacks a city of { $target }: { $city }.
log-village_attacked = { $seat } attacks the village at { $square }.
log-hand_drawn = { $seat } commits { $amount ->
            [one] one unit
            *[other] { $amount } units
        }.
log-in_hand = In your hand: { $unit }.
log-in_hand-secret = A unit is drawn for { $seat }.
log-seen_in_hand = In { $target }’s hand: { $unit }.
log-seen_in_hand-secret = { $seat } sees a unit of { $target }.
log-fought = { $seat } plays { $unit } on front { $front }.
log-idled = { $seat } does nothing in this battle turn.
log-wounded = { $unit } takes { $amount ->
            [one] a wound
            *[other] { $amount } wounds
        }.
log-healed = { $unit } is healed of { $amount ->
            [one] a wound
            *[other] { $amount } wounds
        }.
log-unit_died = { $unit } dies.
log-force_sacrificed = { $seat } sacrifices { $unit }.
log-bonus_gained = { $seat } gains a combat bonus of { $amount }.
log-battle_won = { $seat } beats { $target }, { $amount } to { $against }.
log-village_won = { $seat } conquers the village, { $amount } to { $against }.
log-barbarians_won = The barbarians beat { $seat } off, { $against } to { $amount }.
log-capital_fell = { $seat } takes the capital of { $target }!
warn-capital_fell = The capital falls, and the game ends.
log-armies_lost = { $seat } loses { $amount ->
            [one] an army
            *[other] { $amount } armies
        }.
log-figures_died = { $seat } loses { $amount ->
            [one] a figure
            *[other] { $amount } figures
        }.
log-fortification_lost = { $seat } loses the fortification.
log-unit_saved = { $seat } saves { $unit }.
log-looted = { $seat } takes from { $target }: { $loot }.
log-looted_tech = { $seat } learns from { $target }: { $tech }.
log-looted_token = { $seat } takes a token from { $target }: { $token }.
log-looted_token-secret = { $seat } takes a token from { $target }.
log-looted_card = { $seat } takes a card from { $target }: { $card }.
log-looted_card-secret = { $seat } takes a card from { $target }.
log-learned = { $seat } learns { $tech } (row { $row }).
log-chose_research = You have chosen { $tech }.
log-research_shown = { $seat } researches { $tech }.
log-no_research = { $seat } researches nothing.
log-dial_set = The trade of { $seat } is set to { $amount }.
log-blank_laid = { $seat } puts { $person } into row { $row }.
log-played = { $seat } plays “{ $source }”.
log-called = { $seat } calls on { $person }.
log-can_pay = { $seat } can pay for “{ $source }”.
log-announces = { $seat } announces “{ $source }”.
log-aims_at_player = { $seat }, “{ $source }”: aims at { $other }.
log-aims_at_square = { $seat }, “{ $source }”: aims at { $square }.
log-aims_at_wonder = { $seat }, “{ $source }”: aims at { $wonder }.
log-aims_at_city = { $seat }, “{ $source }”: chooses { the-city }.
log-aims_at_terrain = { $seat }, “{ $source }”: chooses { $terrain }.
log-aims_at_deck = { $seat }, “{ $source }”: deck of level { $level }.
log-aims_at_person = { $seat }, “{ $source }”: aims at the great person.
log-aims_at_figures = { $seat }, “{ $source }”: aims at { the-figures }.
log-aims_at_coin = { $seat }, “{ $source }”: chooses a coin ({ $coin }).
log-paid = { $seat } pays with { $means }.
log-gave_up = { $seat } gives up “{ $source }”.
log-consented = { $seat } consents to “{ $source }”.
log-objected = { $seat } objects to “{ $source }”.
log-answered = Your answer: { $source }.
log-lets_pass = { $seat } lets everything pass for now.
log-may_answer = { $seat } may answer.
log-unopposed = Nobody opposes { $seat }.
log-cancelled = { $by } cancels what { $seat } announced.
log-coin_discarded = { $seat } loses a coin ({ $coin }).
log-coin_given = { $seat } gives a coin ({ $coin }) to { $other }.
log-unit_lost = { $seat } loses a unit: { $unit }.
log-defected = { $seat } loses at { $square }: { the-figures }.
log-group_moved = Figures of { $seat } go from { $start } to { $end }.
log-city_nuked = The city of { $seat } at { $square } is wiped out ({ $city }).
log-production_added = { $seat }, { $city }: { $amount } more production.
log-extra_action = { $seat } has one more action in { own-city }.
log-converted = { $seat } converts { $into_id ->
        [culture] { $amount } trade into culture.
       *[trade] { $amount } culture into trade.
    }
log-first_seized = { $seat } takes the first player marker.
log-speed_doubled = The figures of { $seat } go twice as fast.
log-held_back = { $seat } plays no unit.
log-wonder_counted = { $seat } adds a counter to Jim Henson.
log-peeked_on_map = At { $square }: { $token }.
log-peeked_on_map-secret = { $seat } looks at a token of the map, at { $square }.
log-peeked_kept = Kept by { $holder }: { $token }.
log-peeked_kept-secret = { $seat } looks at a token of { $holder }.
log-victory_reached = { $seat } meets a condition of victory: { $victory }.
warn-victory_reached = A condition of victory is met.
log-game_won = { $seat } wins: { $victory }.
warn-game_won = The game ends.
log-metropolis_grew = The capital of { $seat } becomes a metropolis, onto { $square }.
log-invested = { $seat } invests a coin ({ $coin }): { $investment }.
log-invested_free = { $seat } invests free: { $investment }.

## Parts of sentences

the-figures = { $armies ->
    [0] { $scouts ->
        [1] 1 scout
       *[other] { $scouts } scouts
    }
   *[other] { $armies ->
        [1] 1 army
       *[other] { $armies } armies
    }{ $scouts ->
        [0] { "" }
        [1] { " " }and 1 scout
       *[other] { " " }and { $scouts } scouts
    }
}
a-figure = { $figure_id ->
        [army] an army
        *[scout] a scout
    }
the-city = { $city_id ->
        [capital] the capital
        [second_city] the second city
        *[third_city] the third city
    }
own-city = { $city_id ->
        [capital] the capital
        [second_city] the second city
        *[third_city] the third city
    }

## Things

dir-north = north
dir-east = east
dir-south = south
dir-west = west
city-capital = capital
city-second_city = second city
city-third_city = third city
side-give = give
side-want = ask
into-culture = culture
into-trade = trade
mark-none = none
mark-fortification = fortification
mark-caravan = caravan
boosted-plain = plain
boosted-boosted = with Metalworking
back-hut = hut
back-village = village
phase-setup = set-up
phase-start_of_turn = start of turn
phase-trade = trade
phase-city_management = city management
phase-movement = movement
phase-research = research
victory-none = none
victory-military = military victory
victory-economic = economic victory
victory-culture = culture victory
victory-tech = technology victory
victory-turn_limit = last turn
tech_filter-any = of choice
tech_filter-his = of his
tech_filter-anybodys = of another
gift-building = a building
gift-anything = a unit, a figure or a building
gift-walls = walls
gift-basic_building = a basic building
gift-harbors = harbors
gift-figure_here = a figure
gift-unit_or_figure_here = a unit or a figure
part_stage-begins = begins
part_stage-open = open
part_stage-leaving = ends

## Board

board-turn = Turn
board-first = First player
board-trade = trade
board-culture = culture
board-coins = coins
board-track = track
board-cards = cards
board-units = units
board-tokens = tokens
board-market = Market
board-row = row
board-battle = Battle
board-bonus = bonus
board-total = total
board-hand = hand
board-front = front
board-barbarians = barbarians
board-legend = D desert, F forest, G grassland, M mountain, W water; i r s w incense, iron, silk, wheat, c culture, g coin; 1A army, 1S scout, C1 city, h hut, v village, r relic; square 3b4: tile 3, column b of a to d, row 4 from above

## Refusals

why-civ-not-in-play = This civilization is not in this game: it is of Fame and Fortune.
why-civ-already-taken = Another player leads this civilization already.
why-not-home-centre = The capital is founded on one of the four centre squares of your home tile.
why-capital-on-water = The capital is not founded on water.
why-two-squares-needed = India begins with a metropolis: it needs two squares.
why-one-square-only = Only India begins with a metropolis.
why-pair-from-north-west = Name the northern or western square, then the direction of the other.
why-not-capital-outskirts = Starting figures are placed in the outskirts of your capital.
why-start-figure-on-water = A starting figure is not placed on water.
why-start-stack-full = The stacking limit is reached on this square.
why-start-marker-on-water = This marker is not placed on water.
why-no-investments = Investments are not played with.
why-has-invested = You have already invested a coin this turn.
why-no-coin-there = There is no coin in that place.
why-no-coin-to-give = There is no coin of yours to give in that place.
why-no-free-marker = You have no free investment to make.
why-no-such-figure-here = You have no such figure on this square.
why-armies-do-not-found = An army founds a city only in a Republic.
why-no-city-left = You already have all the cities you may have.
why-city-on-water = A city is not founded on water.
why-site-not-revealed = The square or one around it is not revealed.
why-site-at-edge = The outskirts would leave the map.
why-site-has-enemy = An enemy figure is on the square or around it.
why-site-has-token = A hut or a village is on the square or around it.
why-site-has-relic = A relic is on the square or around it.
why-site-too-close = Another city is too close: three squares apart are needed.
why-not-beside = This square is not beside it.
why-no-place-aside = The figure may not end on this square.
why-aside-stack-full = The stacking limit is reached on this square.
why-government-in-force = It is your government already.
why-government-locked = This government is not unlocked.
why-government-changed = You have already changed government this turn.
why-only-through-anarchy = This government is no longer new: it is reached only through anarchy.
why-anarchy-is-declared = Anarchy is declared, not adopted.
why-immune-yourself = You are immune to anarchy: change directly.
why-held-in-anarchy = An event holds you in anarchy until the end of the turn.
why-must-leave-anarchy = First leave anarchy: choose a government.
why-not-just-unlocked = This government was not just unlocked.
why-not-beside-capital = The metropolis grows onto a square beside the capital.
why-grown-already = Your capital is a metropolis already.
why-metropolis-at-edge = The outskirts of the metropolis would leave the map.
why-metropolis-not-revealed = A square of the new outskirts is not revealed.
why-metropolis-overlaps = The outskirts of the metropolis would overlap another city’s.
why-metropolis-occupied = The place is taken by an enemy figure, a hut, a village or a relic.
why-not-your-outskirts = This square is not in your outskirts.
why-person-on-water = A great person is not placed on water.
why-person-among-enemies = An enemy figure is on this square.
why-none-in-reserve = You have no such great person in reserve.
why-person-settled = This great person was already placed or moved in this start of turn.
why-no-person-of-yours = No great person of yours is on this square.
why-person-stands-there = A great person is on this square already.
why-marker-not-drawn = You have not drawn this great person.
why-person-not-drawn = You have not drawn this card.
why-person-card-not-usable = This card is not yours, or no great person of its type is on the map.
why-person-card-open = This card is turned up already.
why-no-scout-here = You have no scout on this square.
why-link-to-no-city = You do not have this city.
why-link-set-already = The link of these scouts is already set for this turn.
why-linked-there-already = These scouts are linked to this city already.
why-no-offers-left = You have no offer left in this phase.
why-not-with-yourself = You cannot trade with yourself.
why-offer-is-open = An offer is already open between you two.
why-no-such-offer = There is no such offer.
why-has-closed = You have closed your trade.
why-kind-is-put = This kind is on this side of the offer already.
why-too-many-of-a-kind = An offer has 1 to 27 of a kind.
why-you-lack-it = You do not have so much.
why-partner-lacks-it = The other does not have so much.
why-empty-offer = An offer can’t be empty on both sides.
why-other-back = This is not the back that is owed.
why-not-yours-to-hand = This is not yours.
why-no-such-city = You do not have this city.
why-city-has-acted = This city has acted already.
why-capital-in-anarchy = In anarchy the capital does not act.
why-city-was-cancelled = This city’s action was cancelled: it acts no more.
why-same-kind-of-action = The capital’s second action must be of another kind.
why-no-free-building = You have no free building, or no more, this turn.
why-not-a-building = This is not a building.
why-no-caravan = This city has no caravan.
why-no-figure-left = You have no such figure left.
why-no-unit-left = No unit of this type is left.
why-no-building-left = All markers of this building are on the map.
why-unit-locked = This type of unit is not unlocked.
why-building-locked = This building is not unlocked.
why-better-building-known = You now build its upgraded side.
why-walls-locked = Walls need Masonry.
why-walled-already = This city has walls already.
why-wonder-not-in-market = This wonder is not in the market.
why-two-wonders = One action builds one wonder only.
why-no-place-for-it = This city has no place for it.
why-not-in-outskirts = This square is not in the city’s outskirts.
why-enemy-on-site = An enemy figure is on this square.
why-token-on-site = A hut or a village is on this square.
why-relic-on-site = A relic is on this square.
why-wrong-terrain = It is not the right terrain.
why-wonder-in-water = A wonder is not built on water.
why-second-star = This city has a starred building already.
why-figure-in-water = Your figures may not stay on water.
why-scout-on-enemy = A scout is not placed on enemy figures.
why-peaceful-builder = In a Democracy other players are not attacked.
why-stack-too-high = The stacking limit would be exceeded.
why-too-expensive = The production does not suffice, converted trade included.
why-unit-too-expensive = This unit costs more than the city produces, converted trade included.
why-discount-needed = Without Michelangelo the production does not suffice.
why-not-michelangelo = This card does not lower the cost of a wonder.
why-not-in-a-split-action = Egypt’s free building is an action of its own: it does not go together with Engineering.
why-not-gathered = This square does not count for this city.
why-no-resource-here = No resource is shown on this square.
why-harvested-before = This square was already harvested this turn.
why-market-empty = The market has no more of this resource.
why-no-double-harvest = Only Angkor Wat lets you harvest twice, once a turn.
why-not-darwin = You do not have Darwin, or he has served this turn.
why-not-of-this-gift = This is not what is offered.
why-end-of-track = You are at the end of the culture track.
why-step-needs-culture = It needs { $culture } culture, you have { $has_culture }.
why-step-needs-trade = It needs { $trade } trade, you have { $has_trade }.
why-spaces-not-occupied = Only spaces held by others are skipped.
why-not-shakespeare = You do not have Shakespeare.
why-not-your-card = This card is not in your hand.
why-card-not-drawn = You have not drawn this card.
why-not-revealed-yet = This square is not revealed.
why-relic-lies-there = A relic is on this square.
why-city-stands-there = A city is on this square.
why-same-terrain = The square has this terrain already.
why-mountains-stay = A mountain stays a mountain.
why-only-forests = This befalls forests only.
why-built-on = A building or a wonder is on this square.
why-not-empty = The square is not empty.
why-nobody-picked = A group has at least one figure.
why-too-few-here = A group is made of figures of one square; there are not so many here.
why-too-few-unmoved = There are not so many figures to move on this square.
why-gained-this-turn = A figure gained with a token does not move this turn.
why-must-leave-outskirts = Figures must first leave the outskirts of the Brandenburg Gate.
why-none-to-drop = Leave at least one figure.
why-drop-not-all = Leave less than the whole group, or stop.
why-between-moves-only = This is done between two moves.
why-off-the-map = There is no square on that side.
why-face-down = The tile is not revealed.
why-no-water = Your figures may not go onto water.
why-too-many-together = The stacking limit would be exceeded.
why-relic-needs-army = A scout enters only with an army: a relic is there.
why-hut-needs-army = A hut is explored by an army only.
why-village-needs-army = A village is attacked by an army only.
why-scouts-do-not-attack = Scouts alone do not attack.
why-democracy-does-not-attack = In a Democracy other players are not attacked.
why-no-end-in-water = Your figures may not end on water.
why-no-end-in-own-city = A move cannot end in your own city centre.
why-outskirts-are-closed = The Brandenburg Gate closes these outskirts.
why-somebody-elses = Others are on this square.
why-held-fast = Figures cannot leave this square this turn.
why-no-steps-left = The group has no steps left.
why-cannot-fly = Only Flight lets you step over.
why-nothing-to-fly-over = There is nothing to step over: step.
why-no-way-on = From there no square where it may end would be in reach.
why-nothing-to-discover = There is no face-down tile on that side.
why-no-disbanding = Disbanding is of Fame and Fortune.
why-not-in-own-city = Figures disband in their own city only.
why-not-in-the-group = The group has no such figure.
why-wrong-city-mark = An army leaves a fortification, a scout a caravan.
why-city-marked-already = This city has a marker already.
why-freeze-unknown = This square is not revealed.
why-frozen-already = This square is frozen already.
why-no-sacrifices = Only Russia sacrifices a figure.
why-sacrificed-already = Russia does so once a turn.
why-no-city-of-another = There is no city of another on that side.
why-nothing-to-learn = He has nothing you could learn.
why-units-gone = No unit of this type is left.
why-not-a-unit = This is not a unit.
why-must-fight = First play a unit.
why-one-unit = One unit only in a battle turn.
why-nothing-to-hold-back = There is no unit to hold back.
why-only-with-a-unit = This ability is used when a unit is played.
why-barbarians-have-none = Barbarians have no abilities.
why-not-in-your-hand = This unit is not in the hand.
why-no-such-front = There is no such front.
why-front-closed = This front is closed.
why-nobody-there = There is no unit to attack on this front.
why-not-in-play = This unit is not in play.
why-not-wounded = This unit is not wounded.
why-not-killed = This unit was not killed in this battle.
why-does-not-save-units = This card saves no units.
why-too-little-loot = There is not enough loot for it.
why-nothing-to-take = The loser has nothing like it.
why-not-known-to-loser = The loser does not know this technology.
why-name-the-tech = Name the technology you learn.
why-tech-too-dear = It needs { $cost } trade, you have { $trade }.
why-no-row-lower = You do not have Tesla.
why-no-level-to-lower = This technology has no lower row.
why-no-blank-tech = You do not have Newton.
why-no-spot-for-blank = The pyramid has no spot in this row.
why-tech-not-in-play = This technology is not in this game.
why-tech-known = You know this technology already.
why-no-spot-in-pyramid = The pyramid has no spot: the row below must bear it.
why-level-too-high = This technology is of too high a level.
why-not-known-to-him = He does not know this technology.
why-not-known-to-another = No other player knows this technology.
why-market-has-none = The market has no more of this resource.
why-tech-not-known = You do not know this technology.
why-wonder-not-in-force = This wonder is not yours, or it is obsolete or blockaded.
why-card-not-in-hand = This card is not in your hand.
why-not-your-government = It is not your government.
why-not-your-civ = It is not your civilization.
why-person-not-usable = This card is not yours, or no great person of its type is on the map.
why-token-not-yours = This token is not yours.
why-nothing-promised = This relic has promised you nothing.
why-wrong-moment = This is not used at this moment.
why-already-used = This was used already.
why-ability-was-cancelled = This was cancelled, and is not used again this turn.
why-too-little-trade = You have not enough trade.
why-too-little-culture = You have not enough culture.
why-cannot-pay = You cannot pay the resources.
why-not-by-itself = This is not used by itself.
why-no-target = There is no legal target.
why-two-for-a-spy = Two resources are needed for a spy.
why-not-a-target = This is not a legal target.
why-aimed-already = This target is chosen already.
why-consent-refused = This player has refused: no more this turn.
why-not-held = You do not have this.
why-wrong-resource = This is not the resource asked for.
why-rest-unpayable = The rest of the price could no longer be paid.
why-gift-to-yourself = The coin goes to another player.
why-only-cancels = While another player acts, only what cancels may be used.
why-not-cancellable = This can’t be cancelled so.
why-not-affected = This event does not affect you.
why-nobody-is-wounded = None of your units is wounded.
why-no-enemy-in-play = No enemy unit is in play.
why-nothing-to-build-free = There is nothing to build free.
why-no-aircraft-left = No aircraft is left.
why-deck-is-empty = This deck is empty.
why-tech-is-full = This technology holds no more coins.
why-not-to-yourself = Choose another player.
why-only-others = This is aimed at others only.
why-out-of-range = It is too far from your figures and cities.
why-no-building-there = There is no building of another.
why-no-figures-there = There is no figure of another.
why-not-so-many-there = There are not so many.
why-too-many-to-kill = The card does not kill so many.
why-no-person-there = There is no great person of another.
why-wonder-out-of-reach = This wonder is neither in the market nor another’s.
why-wrong-age = This wonder is not of a legal age.
why-obsolete-already = This wonder is obsolete already.
why-has-no-units = He has no units.
why-has-no-coins = He has no coin to lose.
why-immune-to-anarchy = This player is immune to anarchy.
why-no-city-to-nuke = There is no city of another player to destroy.
why-own-city-stands = Your own cities can’t be destroyed.
why-capital-stands = A capital can’t be destroyed so.
why-no-such-coin = He has no coin in that place.
why-nothing-to-learn-free = There is nothing to learn free.
why-not-from-yourself = You cannot learn from yourself.
why-nothing-to-learn-from-him = He has nothing you could learn.
why-no-figures-of-yours = You have no figures on this square.
why-no-figures-of-another = There are no figures of another on this square.
why-not-so-many-of-yours = You do not have so many on this square.
why-only-to-water = It needs a revealed, free water square.
why-only-on-the-edge = It needs a square of the map’s outer edge.
why-not-free = This square is not free.
why-no-room-for-all = The stacking limit would be exceeded.
why-gate-is-closed = The Brandenburg Gate closes these outskirts.
why-too-far-to-lead = No legal path leads there.
why-own-figure-needed = It needs a square where you have a figure already.
why-frozen-in-place = Figures cannot leave this square this turn.
why-no-new-mountains = Nothing becomes a mountain.
why-nothing-to-convert = There is nothing to convert.
why-not-so-much = You do not have so much.
why-no-room-on-dial = The dial has no such room.
why-only-as-defender = Only when you defend.
why-no-city-without-walls = All your cities have walls.

## Verbs

verb-take_civ = Take a civilization
when-take_civ = This is done when civilizations are chosen.
verb-settle = Found the capital
when-settle = This is done at set-up.
verb-settle_pair = Found the metropolis
when-settle_pair = This is done at set-up, with India.
verb-place = Place
when-place = This is done when a square is asked for.
verb-keep_back = Keep in reserve
when-keep_back = This is done when a great person is gained.
verb-use = Use
when-use = This is done in your own menus, at the moment the card says.
verb-decline = Decline
when-decline = This is done when a choice may be declined.
verb-done = Finish
when-done = This is done when you choose several things one after the other.
verb-aim_seat = Aim at a player
when-aim_seat = This is done when a card asks for a player.
verb-aim_square = Aim at a square
when-aim_square = This is done when a card asks for a square.
verb-aim_city = Choose a city
when-aim_city = This is done when a card asks for one of your cities.
verb-aim_wonder = Aim at a wonder
when-aim_wonder = This is done when a card asks for a wonder.
verb-aim_person = Aim at a great person
when-aim_person = This is done when a card may kill a great person.
verb-aim_figures = Aim at figures
when-aim_figures = This is done when a card asks how many figures.
verb-aim_terrain = Choose a terrain
when-aim_terrain = This is done when a card changes the terrain.
verb-aim_deck = Choose a deck
when-aim_deck = This is done when a card asks for a deck.
verb-take_coin = Choose a coin
when-take_coin = This is done when a coin is at stake.
verb-learn = Learn
when-learn = This is done when a technology is offered.
verb-gain = Take a resource
when-gain = This is done when a resource of the market is offered.
verb-build = Build
when-build = This is done when a build is offered.
verb-adopt = Adopt a government
when-adopt = This is done at the start of turn, or when it is unlocked.
verb-discard = Discard
when-discard = This is done when your hand is over its limit.
verb-keep_card = Keep a card
when-keep_card = This is done when you draw two cards for one.
verb-keep_type = Keep a great person
when-keep_type = This is done when you draw two for one.
verb-keep_person = Keep a person’s card
when-keep_person = This is done when you draw two for one.
verb-pay = Pay
when-pay = This is done when an ability is paid with resources.
verb-stop_paying = Stop paying
when-stop_paying = This is done when a card that was to pay was cancelled.
verb-allow = Consent
when-allow = This is done when an event needs your consent.
verb-refuse = Refuse
when-refuse = This is done when your consent is asked or you are made an offer.
verb-cancel = Cancel
when-cancel = This is done when another announces something.
verb-pass = Pass
when-pass = This is done when you may answer.
verb-pass_move = Pass for the move
when-pass_move = This is done when you may interrupt a move.
verb-pass_part = Pass for the part
when-pass_part = This is done when you may answer.
verb-found = Found a city
when-found = This is done at the start of turn.
verb-anarchy = Declare anarchy
when-anarchy = This is done at the start of turn.
verb-invest = Invest
when-invest = This is done at the start of turn, with investments.
verb-invest_free = Invest free
when-invest_free = This is done at the start of turn, after the Cities of Gold.
verb-place_person = Place a great person
when-place_person = This is done at the start of turn.
verb-move_person = Move a great person
when-move_person = This is done at the start of turn.
verb-link = Link scouts
when-link = This is done at the start of turn.
verb-offer = Make an offer
when-offer = This is done in the trade phase.
verb-put = Put into the offer
when-put = This is done while you make an offer.
verb-send = Send the offer
when-send = This is done while you make an offer.
verb-withdraw = Withdraw the offer
when-withdraw = This is done in the trade phase.
verb-accept = Accept
when-accept = This is done when you are made an offer.
verb-counter = Counter
when-counter = This is done when you are made an offer.
verb-hand_card = Hand a card over
when-hand_card = This is done when a deal is done.
verb-hand_token = Hand a token over
when-hand_token = This is done when a deal is done.
verb-close = Close trade
when-close = This is done in the trade phase.
verb-produce = Produce
when-produce = This is done in your city management.
verb-arts = Devote to the arts
when-arts = This is done in your city management.
verb-harvest = Harvest
when-harvest = This is done in your city management.
verb-harvest_twice = Harvest twice
when-harvest_twice = This is done in your city management, with Angkor Wat.
verb-build_free = Build free
when-build_free = This is done in your city management, with Egypt.
verb-advance = Advance in culture
when-advance = This is done in your city management.
verb-skip = Skip spaces
when-skip = This is done when Shakespeare advances.
verb-caravan = Use the caravan
when-caravan = This is done in your city management.
verb-as_trade = Take trade
when-as_trade = This is done when Darwin devotes a city to the arts.
verb-convert = Convert
when-convert = This is done when Einstein is used.
verb-pick = Pick a group
when-pick = This is done in your movement.
verb-step = Step
when-step = This is done while a group moves.
verb-step_over = Step over
when-step_over = This is done while a group moves, with Flight.
verb-discover = Discover a tile
when-discover = This is done while a group moves.
verb-drop = Drop figures
when-drop = This is done while a group moves.
verb-sacrifice = Sacrifice
when-sacrifice = This is done while a Russian group moves.
verb-disband = Disband
when-disband = This is done while a group is in a city of yours.
verb-send_back = Send back to the supply
when-send_back = This is done when the stacking limit has sunk.
verb-halt = Stop
when-halt = This is done while a group moves.
verb-go_on = Go on
when-go_on = This is done when a group has lost figures.
verb-take_back = Take the move back
when-take_back = This is done when a group has lost figures.
verb-raze = Destroy
when-raze = This is done when an army with Combustion arrives on a building.
verb-fight = Play a unit
when-fight = This is done in your battle turn.
verb-end_turn = End the battle turn
when-end_turn = This is done in your battle turn.
verb-mark = Choose a unit
when-mark = This is done when wounds are spread.
verb-save = Save a unit
when-save = This is done after a battle, with China.
verb-loot = Take loot
when-loot = This is done after a battle you have won.
verb-research = Research
when-research = This is done in research.
verb-research_lower = Research lower
when-research_lower = This is done in research, with Tesla.
verb-blank = Place Newton
when-blank = This is done before research.
verb-rest = Research nothing
when-rest = This is done in research.
verb-end = End the part
when-end = This is done in your part.
verb-turn_up = Turn a card up
when-turn_up = This is done in your own menus.

## What a city does, in the question whether it is cancelled
action_kind-none = do nothing
action_kind-produce = produce
action_kind-build_free = build free
action_kind-arts = devote itself to the arts
action_kind-harvest = harvest
action_kind-harvest_twice = harvest twice
