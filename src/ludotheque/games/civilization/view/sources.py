"""Where figures come from: what a city yields, somebody's coins, a combat bonus, each part by part.

A part is `[domain, id, amount]`: the card, square or marker it comes from. The parts add up to the figure that rules
reckon with (`tests/civilization/test_view.py` checks it after every move).
"""

from typing import Any

from mypy_extensions import i64

from ludotheque.games.civilization.battle.battle import defended_city
from ludotheque.games.civilization.components.box import (
    ARMIES,
    BARBARIANS,
    CITIES,
    COIN,
    COIN_PLACES,
    COMBAT,
    FIGURES_EACH,
    N_COIN_TECHS,
    N_GOVERNMENTS,
    N_ICONS,
    N_TECHS,
    NONE,
    OF_CARD,
    OF_CIV,
    OF_GOVERNMENT,
    OF_INVESTMENT,
    OF_PERSON,
    OF_TECH,
    OF_TOKEN,
    OF_WONDER,
    PRODUCTION,
    Effect,
)
from ludotheque.games.civilization.components.codes import (
    CITY_PRODUCTION,
    COIN_ON_WONDER,
    COMBAT_BONUS,
    EXTRA_COIN,
    PRODUCTION_BEST_CITY,
    PRODUCTION_PER_COINS,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    CARDS,
    CITY_SLOTS,
    CIVS,
    FORTIFICATION,
    GOVERNMENTS,
    INVESTMENTS,
    MARKERS,
    PEOPLE,
    RELICS,
    SQUARES,
    TECHS,
    TOKENS,
    WONDERS,
)
from ludotheque.games.civilization.realm.holdings import amount_of, blockaded, has, lasting, owns_wonder
from ludotheque.games.civilization.realm.icons import (
    coins_of,
    gathered,
    icon,
    linked_scout,
    outskirts,
    outskirts_icons,
)

Part = list[Any]
KINDS = 4  # of the icons that cities add up: production, trade, culture, coins


def card_of(effect: Effect, amount: i64) -> Part:
    """The card an effect is on."""
    holder, which = effect.holder, effect.which
    if holder == OF_TECH:
        return ["tech", TECHS.ids[which], amount]
    if holder == OF_WONDER:
        return ["wonder", WONDERS.ids[which], amount]
    if holder == OF_GOVERNMENT:
        return ["government", GOVERNMENTS.ids[which % N_GOVERNMENTS], amount]
    if holder == OF_CIV:
        return ["civ", CIVS.ids[which], amount]
    if holder == OF_INVESTMENT:
        return ["investment", INVESTMENTS.ids[which], amount]
    if holder == OF_PERSON:
        return ["person", PEOPLE.ids[which], amount]
    if holder == OF_CARD:
        return ["card", CARDS.ids[which], amount]
    return (
        ["token", TOKENS.ids[which], amount] if holder == OF_TOKEN else ["relic", RELICS.ids[which], amount]
    )


def added(s: Civilization, seat: i64, code: i64) -> list[Part]:
    """What each card in force adds to a number (`holdings.number`)."""
    return [
        card_of(effect, amount_of(s, seat, effect))
        for effect in s.box.with_code[code]
        if has(s, seat, effect)
    ]


# ---------------------------------------------------------------- what a city yields


def city_sources(s: Civilization, city: i64) -> dict[str, Any]:
    """CV-7.3, CV-7.28: squares that count, those that don't and why, and what cards add to the production.

    `squares`: `[square, production, trade, culture, coins]`, those of linked scouts after those of the outskirts;
    `idle`: `[square, whose figure blocks it]`, or `[square, the city its own scout sends it to]`.
    """
    seat = city // CITIES
    found: dict[str, Any] = {"squares": [], "idle": [], "added": production_added(s, city)}
    counting = gathered(s, city)
    for square in counting:
        icons = [int(icon(s, square, kind)) for kind in range(KINDS)]
        if any(icons):
            found["squares"].append([SQUARES.ids[square], *icons])
    for square in outskirts(s, city):
        if blockaded(s, square):
            found["idle"].append([SQUARES.ids[square], s.holder[square]])
        elif s.holder[square] == seat and linked_scout(s, seat, square) not in (NONE, city % CITIES):
            found["idle"].append([SQUARES.ids[square], CITY_SLOTS.ids[linked_scout(s, seat, square)]])
    return found


def production_added(s: Civilization, city: i64) -> list[Part]:
    """CV-7.3: lasting bonuses; in Communism what the best of one's cities makes more than this one."""
    seat = city // CITIES
    found = added(s, seat, CITY_PRODUCTION)
    for effect in s.box.with_code[PRODUCTION_PER_COINS]:
        amount = effect.amount * (coins_of(s, seat) // effect.per) if has(s, seat, effect) else 0
        if amount > 0:
            found.append(card_of(effect, amount))
    best = lasting(s, seat, PRODUCTION_BEST_CITY)
    if best is not None:
        own = outskirts_icons(s, city, PRODUCTION)
        most = max([outskirts_icons(s, seat * CITIES + slot, PRODUCTION) for slot in range(CITIES)])
        if most > own:
            found.append(card_of(best, most - own))
    return found


# ---------------------------------------------------------------- coins


def coin_sources(s: Civilization, seat: i64) -> list[Part]:
    """CV-1.7: icons in one's land, printed on techs, tokens wherever they lie, and what cards add."""
    found: list[Part] = []
    for slot in range(CITIES):
        if s.city_at[seat * CITIES + slot] == NONE:
            continue
        for square in gathered(s, seat * CITIES + slot):
            if icon(s, square, COIN) > 0:
                found.append(["square", SQUARES.ids[square], icon(s, square, COIN)])
    for tech in range(N_TECHS):
        if s.row_of[seat * N_TECHS + tech] > 0 and s.box.tech_coin[tech] > 0:
            found.append(["tech", TECHS.ids[tech], s.box.tech_coin[tech]])
    if s.coins[seat] > 0:
        found.append(["coin", COIN_PLACES[0], s.coins[seat]])
    for i in range(N_COIN_TECHS):
        if s.tech_coins[seat * N_COIN_TECHS + i] > 0:
            found.append(["coin", COIN_PLACES[i + 1], s.tech_coins[seat * N_COIN_TECHS + i]])
    for effect in s.box.with_code[COIN_ON_WONDER]:
        wonder = effect.which
        if s.panama > 0 and owns_wonder(s, seat, wonder) and not blockaded(s, s.wonder_at[wonder]):
            found.append(["wonder", WONDERS.ids[wonder], s.panama])
    return found + added(s, seat, EXTRA_COIN)


# ---------------------------------------------------------------- battle


def bonus_parts(s: Civilization, side: i64) -> list[Part]:
    """CV-9.6: what a side's combat bonus is made of; the last two belong to this battle."""
    if side == BARBARIANS:
        return []
    found: list[Part] = []
    for slot in range(CITIES):
        for square in outskirts(s, side * CITIES + slot):
            if s.marker[square] == NONE or blockaded(s, square):
                continue
            amount = s.box.marker_icons[s.marker[square] * N_ICONS + COMBAT]
            if amount > 0:
                found.append(["marker", MARKERS.ids[s.marker[square]], amount])
    found += added(s, side, COMBAT_BONUS)
    if side == s.defender:
        found += place_parts(s)
    of_battle = s.battle_bonus[0 if side == s.attacker else 1]
    return [*found, ["part", "cards", of_battle]] if of_battle != 0 else found


def place_parts(s: Civilization) -> list[Part]:
    """CV-9.6: of the city that is defended."""
    city = defended_city(s)
    if city == NONE:
        return []
    capital = city % CITIES == 0
    found: list[Part] = [
        ["city", CITY_SLOTS.ids[city % CITIES], s.box.bonus_capital if capital else s.box.bonus_city]
    ]
    if s.walls[city] == 1:
        found.append(["part", "walls", s.box.bonus_walls])
    if capital and s.second_half[city // CITIES] != NONE:
        found.append(["part", "metropolis", s.box.bonus_metropolis])
    if s.city_mark[city] == FORTIFICATION:
        found.append(["part", "fortification", s.box.bonus_fortification])
    return found


# ---------------------------------------------------------------- how far on the four victories


def nearest_capital(s: Civilization, seat: i64) -> tuple[int, int] | None:
    """How many steps the nearest army is away from the nearest capital of another, over any land, and whose that is;
    none: no army.
    """
    best: tuple[int, int] | None = None
    for figure in range(seat * FIGURES_EACH, seat * FIGURES_EACH + ARMIES):
        square = s.standing[figure]
        if square == NONE:
            continue
        for other in range(s.seats):
            capital = s.city_at[other * CITIES]
            if other == seat or capital == NONE:
                continue
            rows = abs(int(s.layout.row[square] - s.layout.row[capital]))
            steps = rows + abs(int(s.layout.column[square] - s.layout.column[capital]))
            if best is None or steps < best[0]:
                best = (steps, int(other))
    return best


def pyramid_techs(s: Civilization, seat: i64) -> int:
    """CV-10.3: of the smallest pyramid that bears a tech of level V (5 + 4 + 3 + 2 + 1) those that are there."""
    rows = [0, 0, 0, 0, 0]
    for tech in range(N_TECHS):
        row = s.row_of[seat * N_TECHS + tech]
        if row > 0:
            rows[row - 1] += 1
    return sum(min(count, 5 - row) for row, count in enumerate(rows))
