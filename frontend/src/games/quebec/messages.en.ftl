# The words of the screen: short names, hints, the scoring film.

city = The city of Québec
city-keys = Map of the city: Tab goes from one possible choice to the next, the arrow keys walk the city, Enter chooses.
wheel = Wheel of influence
wheel-order = scoring order 1 → 5
wheel-now = If scored now
leaders = Leaders
zone-place = { $zone }, scored in position { $place }
can-here = possible choice
zone-empty = nobody
workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
progress = { $century ->
    [1] Century I
    [2] Century II
    [3] Century III
   *[4] Century IV
}

cubes-left = { $count ->
    [0] No cube left: the next start ends the century
    [one] One site available
   *[other] { $count } sites available
}

## Districts, in short

short-archdiocese = Archdiocese
short-protestant_quarter = Protestant
short-irish_quarter = Irish
short-jewish_quarter = Jewish
short-seat_of_government = Government
short-municipal_administration = Municipal
short-provincial_administration = Provincial
short-military_administration = Military
short-commercial_quarter = Commerce
short-port_quarter = Port
short-prestige_homes_quarter = Prestige
short-business_quarter = Business
short-heritage_site = Heritage
short-academic_quarter = Academic
short-entertainment_quarter = Shows
short-arts_quarter = Arts

## District actions, in one line

effect-any_same_color = The action of another district of the same colour.
effect-place_steps = One passive worker to the Citadel and another to a coloured zone.
effect-score_activate_place = { $vp } VP; workers: activate { $activate }, put { $place } from the reserve in a zone.
effect-place_then_move = One passive worker to a zone, then up to { $move_max } of yours from one zone to another.
effect-place_in_one_zone = Up to { $place } passive workers to one zone: { $zones }.
effect-activate = Activate up to { $activate } workers.
effect-start_site = Start a site.
effect-contribute_passive = Contribute to another building with passive workers.
effect-score_zones = VP for the number of zones you are in: { $points }.
effect-score_active = VP for your active workers: { $points }.
effect-upgrade_star = One more star on one of your markers.

## Sites

site-dormant = Opens in century { $century }
site-available = Available: an architect can start here
site-building = { $name } builds here
site-building-neutral = The neutral architect builds here
site-no-contribution = No contribution yet
site-contributions = Contributions: { $names }
site-bare = Finished without a marker
site-owned = { $stars } of { $name }
site-group = Main group: { $points } VP
site-cost = Contributing costs { workers }
site-own = Your architect is here: no district action

## Choosing on the wheel

put-here = { $zone }: how many workers?
move-from = Click the zone they leave
move-to = { $zone }: to which zone?
move-count = { $origin } → { $to }: how many?
count-activate = How many workers to activate?
count-top_up = How many active workers to add to the Citadel?

## Leaders and events

leader-free = Free · +{ $number }
leader-down = Face down
leader-effect-citadel = { $workers } passive workers go to the Citadel.
leader-effect-politics = Your workers of a finished building go to the coloured zone you choose.
leader-effect-culture = Each marker you place scores VP.
leader-effect-religion = District actions on your own sites too.
leader-effect-economy = The neutral architect is yours for this century.
event-whole-game = { $century } · all game
event-e1603_champlain_voyage = Largest group of buildings at the end: { $first } VP
event-e1663_sovereign_council = { $each } buildings in { $colours } colours: { $first }, then { $second } VP
event-e1665_jean_talon = A ★★★ in each colour: { $first }, then { $second } VP
event-e1682_fort_fire = { $count } Culture buildings: { $first }, then { $second } VP
event-e1756_seven_years_war = Taking a leader activates nobody
event-e1759_plains_of_abraham = From the Citadel, all cascade
event-e1763_royal_proclamation = No leaders this century
event-e1775_fortification = No marker for a single contribution
event-e1800_british_immigration = Starting a site activates { $value } workers instead of { $usual }
event-e1812_war = Starting a site activates only { $value } workers
event-e1867_provincial_capital = Each activates as many workers as their rank
event-e1871_canal_commission = At the end: { $value } active workers at most
event-e1917_conscription = Before scoring, 1 or 2 lone workers in a zone go home
event-e1955_winter_carnival = Before scoring, { $first } VP for being in all five zones
event-e2001_summit_of_the_americas = Cascades only into a zone where you already are
event-e2008_400th_anniversary = Only those in all four coloured zones cascade

## Players' cards

seat-active = Active
seat-reserve = Reserve
seat-no-leader = No leader
seat-in-hand = Architect in hand
seat-group = Main group
seat-buildings = buildings

## The scoring film

film-century = Points of the century
film-total = Century
film-zone = Zone
film-majority = { $zone }: { $names } has the majority with { workers }
film-tie = { $zone }: { $names } tie with { workers }
film-nobody = { $zone }: nobody
film-each = One point a worker for everybody
film-cascade = { $name }: { workers }, { $origin } → { $to }.
film-home = { $name }: { workers }, { $origin } → active.
film-no-cascade = No cascade.
film-half = half of { $number }
film-active = active
film-return = Back to the reserve: { workers }
film-half-rule = Half, rounded down, { $most } at most; with a tie all the first ones cascade.
film-then = The arrow moves on to { $zone }: century { $century } begins.
film-before = Before scoring
film-final = Final scoring
film-end = Victory: { $names }, { $points } VP
film-sum = Total
