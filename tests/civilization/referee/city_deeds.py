"""CV-7: what the choices of city management do to the table."""

from collections.abc import Callable
from typing import Any

from tests.civilization.referee.ability_deeds import carry_out, finally_spent
from tests.civilization.referee.city import (
    ANGKOR,
    EGYPT,
    ENGINEERING,
    LOT,
    LOVELACE,
    ORDINARY,
    SECOND,
    acting,
    again_squares,
    as_what,
    can_step,
    lot_worth,
    mode_of_action,
    planned,
    production,
    second_items,
    skips,
    step_cost,
)
from tests.civilization.referee.data import (
    BUILDINGS,
    FIGURES,
    KIND_OF,
    PEOPLE,
    RULES,
    UNIT_TYPES,
    WALLS,
    WONDERS,
)
from tests.civilization.referee.deciding import look_around, nothing_follows
from tests.civilization.referee.drawing import draw_unit, enter_space, free_step, refill_wonders, take_marker
from tests.civilization.referee.holdings import has, knows, total
from tests.civilization.referee.icons import arts_culture, own_production
from tests.civilization.referee.sites import (
    MICHELANGELO,
    needs_square,
    overbuild,
    price,
    remove_wonder,
    squares_for,
    wonder_of,
)
from tests.civilization.referee.trade import close_window
from tests.civilization.referee.windows import may_hold, on_city_action
from tests.civilization.referee.world import SLOTS, Action, City, World

Choice = dict[str, Any]
KIND_OF_ACTION = {
    "produce": "produce",
    "build_free": "produce",
    "arts": "arts",
    "harvest": "harvest",
    "harvest_twice": "harvest",
}


# ---------------------------------------------------------------- choosing an action


def take(w: World, seat: int, choice: Choice, told: Any) -> None:
    """CV-7.2: what a city does; what of it is still to be said is asked one after the other."""
    verb, city = choice["verb"], w.cities[seat, choice["city"]]
    mode = LOVELACE if w.asked[seat].step == "extra_action" else as_what(w, city, KIND_OF_ACTION[verb])
    squares: list[str | None] = [choice.get("square"), None]
    w.action = Action(seat, city.slot, verb, [], squares, False, mode == LOVELACE, mode == SECOND)
    if "item" in choice:
        add_item(w, seat, choice, told)
    elif verb == "harvest_twice" and again_squares(w):
        told.then({seat: "harvest_again"})
    else:
        announce(w, told)


def add_item(w: World, seat: int, choice: Choice, told: Any) -> None:
    """CV-7.23: an item; where several squares will do its player is asked (CV-1.11)."""
    action, item = w.action, choice["item"]
    assert action is not None
    square = None
    if needs_square(item):
        legal = squares_for(w, acting(w), item, planned(w))
        if len(legal) > 1:
            told.then({seat: "produce_square"})
            return
        square = legal[0]
    fix(w, item, square, told)


def place(w: World, seat: int, choice: Choice, told: Any) -> None:
    fix(w, w.asked[seat].about["item"], choice["square"], told)


def fix(w: World, item: str, square: str | None, told: Any) -> None:
    action = w.action
    assert action is not None
    action.squares[len(action.items)] = square
    action.items.append(item)
    go_on(w, told)


def no_second(w: World, seat: int, choice: Choice, told: Any) -> None:
    go_on(w, told, asked_second=True)


def use_michelangelo(w: World, seat: int, choice: Choice, told: Any) -> None:
    """The card is discarded, face up to the bottom of its deck (CV-15.13)."""
    assert w.action is not None
    w.action.discount = True
    del w.players[seat].people["michelangelo"]
    w.person_piles["bottom"].add("michelangelo")
    announce(w, told)


def no_michelangelo(w: World, seat: int, choice: Choice, told: Any) -> None:
    announce(w, told)


def go_on(w: World, told: Any, asked_second: bool = False) -> None:
    """What else is to be said: a second item, Michelangelo; then the action is announced."""
    action = w.action
    assert action is not None
    seat = action.seat
    if action.kind == "produce" and len(action.items) == 1 and not asked_second:
        split = knows(w, seat, "engineering") and ENGINEERING not in w.players[seat].used
        if split and second_items(w):
            told.then({seat: "second_item"})
            return
    if (
        action.kind == "produce"
        and any(item in WONDERS for item in action.items)
        and may_hold(w, seat, "michelangelo")
    ):
        told.then({seat: "michelangelo"})
        return
    announce(w, told)


# ---------------------------------------------------------------- announcing and carrying out


def announce(w: World, told: Any) -> None:
    """CV-7.23, CV-13.1: it counts as taken, and so do the powers it needs (CV-13.11); others may answer."""
    action = w.action
    assert action is not None
    city, player = acting(w), w.players[action.seat]
    if mode_of_action(w) == ORDINARY:
        city.acted.add(KIND_OF_ACTION[action.kind])
    elif mode_of_action(w) == SECOND:
        city.extra -= 1
        city.bonus_used = 0  # CV-R24: the turn's bonuses count again in full
    if len(action.items) == 2:
        player.used.add(ENGINEERING)
    if action.kind == "build_free":
        player.used.add(EGYPT)
    if action.kind == "harvest_twice":
        player.used.add(ANGKOR)
    asked = on_city_action(w, action.seat, action.extra)
    if asked:
        told.then(asked)
        return
    resolve(w, told)


def resolve(w: World, told: Any) -> None:
    action = w.action
    assert action is not None
    city = acting(w)
    if action.kind == "produce":
        pay_for(w, city, action)
        spend_aside(w, (action.seat, action.slot))
    w.action = None
    if storms(w, action):
        told.leave("an army built on enemy figures attacks them")
        return
    if action.kind in ("produce", "build_free"):
        for item, square in zip(action.items, action.squares, strict=False):
            put_item(w, city, item, square, told)
            if item in WONDERS and len(action.items) > 1 and asks_about_reward(told):
                told.leave("Rome's reward is asked about before the second item")
            if not told.compared:
                return
    elif action.kind == "arts":
        devote(w, city, told)
    else:
        for square in action.squares:
            if square is not None:
                harvest(w, city, square)
    if told.after.action is not None:  # a reward is still to be placed, kept or discarded
        told.check(not told.after.action.items, "the action is not over")
        w.action = told.after.action
    look_around(w, told)


def storms(w: World, action: Action) -> bool:
    """CV-7.5: a battle follows, which is another chapter."""
    placed = zip(action.items, action.squares, strict=False)
    return any(item == "army" and at and w.has_enemy(at, action.seat) for item, at in placed)


def pay_for(w: World, city: City, action: Action) -> None:
    """CV-7.4, CV-R39: the least number of lots; own production is spent first, then the turn's bonus (CV-R24)."""
    player, mode = w.players[city.seat], LOVELACE if action.extra else SECOND if action.second else ORDINARY
    cost = sum(price(w, city.seat, item) for item in action.items)
    if action.discount:
        wonder = next(item for item in action.items if item in WONDERS)
        cost -= min(MICHELANGELO, price(w, city.seat, wonder))
    have, own = production(w, city, mode), own_production(w, city)
    missing = max(0, cost - have)
    player.trade -= -(-missing // lot_worth(w, city.seat)) * LOT
    used = min(max(0, cost - own), have - own)
    city.bonus_used += used


def spend_aside(w: World, of: tuple[int, str]) -> None:
    """CV-11.4, CV-7.26: what lay aside for the city is spent for good; Arabia's culture comes now."""
    for means, _, city in w.aside:
        if city == of:
            finally_spent(w, of[0], means)
    w.aside = [one for one in w.aside if one[2] != of]


def put_item(w: World, city: City, item: str, square: str | None, told: Any) -> None:
    seat = city.seat
    if item in FIGURES:
        assert square is not None
        figure = next(
            one for one in sorted(w.figures_of(seat, item), key=lambda one: one.number) if one.square is None
        )
        figure.square, figure.moved, figure.link = square, False, None
    elif item in UNIT_TYPES:
        draw_unit(w, seat, item, told)
    elif item == WALLS["id"]:
        city.walls = True
    elif item in BUILDINGS:
        assert square is not None
        overbuild(w, seat, square)
        w.markers[square] = item
        w.supply[KIND_OF[item]] -= 1
    else:
        assert square is not None
        put_wonder(w, city, item, square, told)


def put_wonder(w: World, city: City, wonder: str, square: str, told: Any) -> None:
    """CV-7.11, CV-7.12: the old one goes, the market is filled up; Rome steps, Henson counts."""
    seat = city.seat
    old = wonder_of(w, city)
    if old is not None:
        remove_wonder(w, seat, old)
        if old == "pyramids":
            told.leave("the Pyramids are lost")
    overbuild(w, seat, square)
    w.markers[square] = wonder
    w.wonder_at[wonder] = square
    w.wonder_piles["market"].remove(wonder)
    w.players[seat].wonders.add(wonder)
    refill_wonders(w, told)
    w.counters += has(w, seat, "henson")
    if has(w, seat, "free_culture_steps"):
        free_step(w, seat, told)


def devote(w: World, city: City, told: Any) -> None:
    """CV-7.14; Kurosawa's owner gains, too; a player who may have Darwin is asked what to take it for."""
    seat = city.seat
    for other in w.others(seat):
        w.players[other].culture += total(w, other, "culture_on_others_arts")
    if may_hold(w, seat, "charles_darwin") and "person_charles_darwin" not in w.players[seat].used:
        told.then({seat: "arts_trade"})
    else:
        w.players[seat].culture += arts_culture(w, city)


def devoted_city(w: World, seat: int) -> City:
    number = w.asked[seat].about["city_number"]
    return w.cities[seat, SLOTS[number % len(SLOTS)]]


def as_culture(w: World, seat: int, choice: Choice, told: Any) -> None:
    w.players[seat].culture += arts_culture(w, devoted_city(w, seat))


def as_trade(w: World, seat: int, choice: Choice, told: Any) -> None:
    player = w.players[seat]
    player.trade = min(RULES["trade_dial_max"], player.trade + arts_culture(w, devoted_city(w, seat)))
    player.used.add("person_charles_darwin")
    player.people["charles_darwin"] = True


def harvest(w: World, city: City, square: str | None) -> None:
    assert square is not None
    w.players[city.seat].resources[w.features[square]] += 1
    if square not in w.harvested:
        w.harvested.append(square)


def harvest_again(w: World, seat: int, choice: Choice, told: Any) -> None:
    """CV-7.15: a second one; then the action is announced."""
    assert w.action is not None
    w.action.squares[1] = choice.get("square")
    announce(w, told)


# ---------------------------------------------------------------- between actions


def advance(w: World, seat: int, choice: Choice, told: Any) -> None:
    """CV-7.19."""
    player = w.players[seat]
    landings = range(player.space + 2, player.space + skips(w, seat) + 2)
    affordable = any(
        can_step(w, seat, space) for space in landings
    )  # CV-1.11: else there is nothing to choose
    if affordable and may_hold(w, seat, "william_shakespeare"):
        told.then({seat: "skip_space"})
        return
    pay_step(w, seat, player.space + 1)
    enter_space(w, seat, told)
    look_around(w, told)


def pay_step(w: World, seat: int, space: int) -> None:
    culture, trade = step_cost(w, seat, space)
    w.players[seat].culture -= culture
    w.players[seat].trade -= trade


def skip(w: World, seat: int, choice: Choice, told: Any) -> None:
    """Shakespeare: one pays, and is rewarded, only for the space one lands on."""
    player = w.players[seat]
    if w.asked[seat].about["flag"]:
        pay_step(w, seat, player.space + choice["count"] + 1)
    if choice["count"]:
        player.people["william_shakespeare"] = True
    player.space += choice["count"]
    enter_space(w, seat, told)


def caravan(w: World, seat: int, choice: Choice, told: Any) -> None:
    """CV-15.4, CV-15.16."""
    city = w.cities[seat, choice["city"]]
    city.mark = "none"
    city.bonus += 2


def end(w: World, seat: int, choice: Choice, told: Any) -> None:
    """CV-7.1: the next player's part, or movement; what lies aside is spent (CV-11.4)."""
    for city in w.cities_of(seat):
        spend_aside(w, (seat, city.slot))
    order = w.in_order()
    at = order.index(seat)
    if at + 1 < w.seats:
        w.active = order[at + 1]
    else:
        w.phase, w.active = "movement", w.first
        if any(frame.step == "seize_first" for frame in told.after.asked.values()):
            told.partly("seize_first", "active")
    look_around(w, told)


# ---------------------------------------------------------------- what comes in


def place_person(w: World, seat: int, choice: Choice, told: Any) -> None:
    """CV-7.18."""
    type, reserve = w.asked[seat].about["person_type"], w.players[seat].reserve
    reserve[type] -= 1
    if not reserve[type]:
        del reserve[type]
    overbuild(w, seat, choice["square"])
    w.markers[choice["square"]] = type
    look_around(w, told)


def keep_back(w: World, seat: int, choice: Choice, told: Any) -> None:
    """It stays in reserve."""


def keep_card(w: World, seat: int, choice: Choice, told: Any) -> None:
    """Mysticism: the other one is discarded face up (CV-B41)."""
    about = w.asked[seat].about
    (other,) = {about["card"], about["card2"]} - {choice["card"]}
    w.players[seat].cards.remove(other)
    w.card_piles["discard"].add(other)


def keep_type(w: World, seat: int, choice: Choice, told: Any) -> None:
    """Greece: the other one goes back into the stock."""
    take_marker(w, seat, choice["person_type"], told)


def keep_person(w: World, seat: int, choice: Choice, told: Any) -> None:
    """Greece: the other card goes face down to the bottom of the deck (CV-15.13)."""
    person, about = choice["person"], w.asked[seat].about
    w.person_piles["deck"] -= {about["person"], about["person2"]}
    w.person_piles["bottom"].add(about["person2"] if person == about["person"] else about["person"])
    w.players[seat].people[person] = False
    take_marker(w, seat, PEOPLE[person]["type"], told)


def discard(w: World, seat: int, choice: Choice, told: Any) -> None:
    """CV-7.21: face up."""
    w.players[seat].cards.remove(choice["card"])
    w.card_piles["discard"].add(choice["card"])


REWARDS = ("place_person", "keep_card", "keep_person", "keep_type", "discard")


def asks_about_reward(told: Any) -> bool:
    return any(frame.step in REWARDS for frame in told.after.asked.values())


def last_of(deed: Callable[[World, int, Choice, Any], None]) -> Callable[[World, int, Choice, Any], None]:
    """For questions that come in the course of many things: compared where nothing of those is left."""

    def done(w: World, seat: int, choice: Choice, told: Any) -> None:
        if not nothing_follows(w):
            told.leave(f"{w.asked[seat].step} in the course of something else")
            return
        deed(w, seat, choice, told)
        if told.after.asked.get(seat, w.asked[seat]).step not in REWARDS:
            w.action = None
        if w.phase == "trade":
            close_window(w, told)
        look_around(w, told)

    return done


def respond(w: World, seat: int, choice: Choice, told: Any) -> None:
    """CV-13.2: once all have passed the city's action is carried out."""
    if len(w.asked) > 1:
        return
    if choice["verb"] == "cancel" or any(w.answers):
        told.leave("something is cancelled")
        return
    announced = [frame for frame in w.stack if frame.step in ("city_action", "effect", "payment")]
    if announced and announced[-1].step == "city_action":
        resolve(w, told)
    elif announced and announced[-1].step == "effect" and len(announced) == 1:
        frame = announced[-1]
        carry_out(w, frame.seat, frame.about["source"], told)
    else:
        told.leave("an answer to an answer")


QUESTIONS: dict[str, Any] = {}
DEEDS = {
    **{
        (question, verb): take
        for question in ("city", "extra_action")
        for verb in ("produce", "build_free", "arts", "harvest", "harvest_twice")
    },
    ("produce_square", "place"): place,
    ("second_item", "build"): add_item,
    ("second_item", "decline"): no_second,
    ("michelangelo", "use"): use_michelangelo,
    ("michelangelo", "decline"): no_michelangelo,
    ("harvest_again", "place"): harvest_again,
    ("harvest_again", "decline"): harvest_again,
    ("city", "advance"): advance,
    ("city", "caravan"): caravan,
    ("city", "end"): end,
    ("place_person", "place"): last_of(place_person),
    ("place_person", "keep_back"): last_of(keep_back),
    ("keep_type", "keep_type"): last_of(keep_type),
    ("keep_person", "keep_person"): last_of(keep_person),
    ("skip_space", "skip"): last_of(skip),
    ("arts_trade", "decline"): last_of(as_culture),
    ("arts_trade", "as_trade"): last_of(as_trade),
    ("keep_card", "keep_card"): last_of(keep_card),
    ("respond", "pass"): respond,
    ("respond", "pass_part"): respond,
    ("discard", "discard"): last_of(discard),
}
