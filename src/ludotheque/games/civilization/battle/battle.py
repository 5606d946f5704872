"""The course of a battle (CV-9): preparation, hands, battle turns until two in a row are idle, aftermath.

A battle is the frame AT_BATTLE and the battle fields of the state; `stage` says how far it is. Questions asked during
the battle lie above the frame. A village is defended by barbarians, played by the seat to the attacker's left
(CV-9.2).
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.cards import bit
from ludotheque.core.state import Step
from ludotheque.core.verbs import Domain
from ludotheque.games.civilization.battle.aftermath import (
    bury_the_dead,
    count_losses,
    decide,
    end_battle,
    enter_the_square,
    go_home,
    offer_to_save,
    settle_the_square,
    take_the_prize,
)
from ludotheque.games.civilization.battle.before_battle import ask_after_draw, ask_before_draw
from ludotheque.games.civilization.battle.loot import begin_loot, spoils
from ludotheque.games.civilization.city.construction import destroy_walls
from ludotheque.games.civilization.components.box import (
    ARMIES,
    BARBARIANS,
    BIT,
    CITIES,
    FIGURES_EACH,
    N_TYPES,
    NONE,
)
from ludotheque.games.civilization.components.codes import (
    BATTLE_HAND,
    COMBAT_BONUS,
    DESTROY_WALLS_BEFORE_BATTLE,
    HAND_SIZES_PER_COINS,
    OPPONENT_HAND_OPEN,
)
from ludotheque.games.civilization.effects.exceptions import leonidas
from ludotheque.games.civilization.position.events import (
    BATTLE_BEGAN,
    BATTLE_IN_CITY,
    HAND_DRAWN,
    IN_HAND,
    SEEN_IN_HAND,
    VILLAGE_ATTACKED,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import (
    AT_ARRIVAL,
    AT_BATTLE,
    AT_BATTLE_TURN,
    AT_CHECK,
    AT_CITY,
    AT_CITY_ACTION,
    AT_FREE_BUILD,
    AT_FREE_SQUARE,
    AT_MOVE,
    AT_MOVEMENT,
)
from ludotheque.games.civilization.position.vocabulary import (
    BY_FAQ2,
    CITY_SLOTS,
    FORCES,
    FORTIFICATION,
    HAND,
    IN_PLAY,
    UNIT_PACK,
)
from ludotheque.games.civilization.realm.cards_in_force import allowed, number
from ludotheque.games.civilization.realm.coins import per_coins
from ludotheque.games.civilization.realm.icons import combat_icons
from ludotheque.games.civilization.realm.market import can_draw_unit, take_unit
from ludotheque.games.civilization.realm.parts import NO_PARTS, Parts
from ludotheque.games.civilization.realm.units import strength

# The stage of a battle: what comes next.
BEGINS: Final[i64] = 0
FIRST_PREPARES: Final[i64] = 1
SECOND_PREPARES: Final[i64] = 2
HANDS_ARE_DRAWN: Final[i64] = 3
FIRST_LOOKS: Final[i64] = 4
SECOND_LOOKS: Final[i64] = 5
LINES_ARE_DRAWN_UP: Final[i64] = 6
FIGHTING: Final[i64] = 7
DECIDED: Final[i64] = 8
UNITS_ARE_SAVED: Final[i64] = 9
DEAD_ARE_BURIED: Final[i64] = 10
LOOTING: Final[i64] = 11
PRIZES: Final[i64] = 12
OVER: Final[i64] = 13

# CV-9.18: barbarians have one unit of each of each type except aircraft.
VILLAGE_TYPES: Final[i64] = N_TYPES - 1


# ---------------------------------------------------------------- the two sides


def begin_battle(s: Civilization, attacker: i64, square: i64, figures: i64) -> None:
    """CV-9.1: all attacking figures (bits) against all defenders of a square: armies, a city or a village. The
    attackers stand on no square until the battle is decided.
    """
    city = s.city_on(square)
    s.attacker = attacker
    if city != NONE:
        s.defender = city // CITIES
    elif s.holder[square] != NONE:
        s.defender = s.holder[square]
    else:
        s.defender = BARBARIANS
    s.battle_at = square
    s.defending_city = 1 if city != NONE else 0
    s.attacking = figures
    s.defending = standing_in(s, s.defender, square)
    s.stage = BEGINS
    s.side = NONE
    s.idle = 0
    s.fronts = 0
    s.battle_winner = NONE
    s.battle_bonus[0] = 0
    s.battle_bonus[1] = 0
    if s.defender == BARBARIANS:
        s.note(VILLAGE_ATTACKED, attacker, square)
    elif city != NONE:
        s.note(BATTLE_IN_CITY, attacker, s.defender, city % CITIES)
    else:
        s.note(BATTLE_BEGAN, attacker, s.defender, square)
    s.push(AT_BATTLE, attacker)


def standing_in(s: Civilization, side: i64, square: i64) -> i64:
    """The figures of a side on a square, as bits."""
    found: i64 = 0
    if side != BARBARIANS:
        for i in range(FIGURES_EACH):
            if s.standing[side * FIGURES_EACH + i] == square:
                found += BIT[i]
    return found


def armies_among(figures: i64) -> i64:
    """The number of armies among some figures (bits)."""
    count: i64 = 0
    for i in range(ARMIES):
        if figures & BIT[i] != 0:
            count += 1
    return count


def player_of(s: Civilization, side: i64) -> i64:
    """CV-9.2: the seat that decides for a side; for barbarians the seat to the attacker's left."""
    return (s.attacker + 1) % s.seats if side == BARBARIANS else side


def defended_city(s: Civilization) -> i64:
    """The city under attack; NONE if there is none."""
    return s.city_on(s.battle_at)


def behind_walls(s: Civilization) -> bool:
    city = defended_city(s)
    return city != NONE and s.walls[city] == 1


def first_side(s: Civilization) -> i64:
    """CV-9.23, CV-B80: the side that is earlier in turn order; barbarians come last and play nothing."""
    if s.defender == BARBARIANS or s.place_of(s.attacker) < s.place_of(s.defender):
        return s.attacker
    return s.defender


# ---------------------------------------------------------------- numbers

# The sources of a combat bonus other than markers, cards and the city.
BONUS_PARTS: Final = Domain("part", ["walls", "metropolis", "fortification", "cards"])
WALLS: Final[i64] = 0
METROPOLIS: Final[i64] = 1
FORTIFIED: Final[i64] = 2
CARDS_OF_BATTLE: Final[i64] = 3


def hand_size(s: Civilization, side: i64) -> i64:
    """CV-9.4; for barbarians CV-9.18."""
    if side == BARBARIANS:
        return VILLAGE_TYPES
    size = s.box.base_hand + number(s, side, BATTLE_HAND) + per_coins(s, side, HAND_SIZES_PER_COINS)
    if side == s.defender and defended_city(s) != NONE:
        return size + s.box.city_defence_hand
    armies = armies_among(s.attacking if side == s.attacker else s.defending)
    return size + s.box.per_extra_army * max(armies - 1, 0)


def combat_bonus(s: Civilization, side: i64, parts: Parts = NO_PARTS) -> i64:
    """CV-9.6: buildings, generals, wonders, investments, cards of this battle; for the defender also the place."""
    if side == BARBARIANS:
        return 0
    total = combat_icons(s, side, parts) + number(s, side, COMBAT_BONUS, parts)
    if side == s.attacker:
        return total + parts.of(BONUS_PARTS, CARDS_OF_BATTLE, s.battle_bonus[0])
    total += place_bonus(s, parts)
    return total + parts.of(BONUS_PARTS, CARDS_OF_BATTLE, s.battle_bonus[1])


def place_bonus(s: Civilization, parts: Parts) -> i64:
    """CV-9.6, CV-15.5: the bonus of a city's defender."""
    city = defended_city(s)
    if city == NONE:
        return 0
    capital = city % CITIES == 0
    total = parts.of(CITY_SLOTS, city % CITIES, s.box.bonus_capital if capital else s.box.bonus_city)
    if s.walls[city] == 1:
        total += parts.of(BONUS_PARTS, WALLS, s.box.bonus_walls)
    if capital and s.second_half[city // CITIES] != NONE:
        total += parts.of(BONUS_PARTS, METROPOLIS, s.box.bonus_metropolis)
    if s.city_mark[city] == FORTIFICATION:
        total += parts.of(BONUS_PARTS, FORTIFIED, s.box.bonus_fortification)
    return total


def total(s: Civilization, side: i64) -> i64:
    """CV-9.14, CV-B60: the units in play at their full strength, and the bonus."""
    return combat_bonus(s, side) + units_total(s, side)


def units_total(s: Civilization, side: i64) -> i64:
    """CV-9.14: the units in play at their full strength."""
    found: i64 = 0
    for unit in s.units(side, IN_PLAY):
        found += strength(s, side, unit)
    return found


# ---------------------------------------------------------------- the course


class Battle(Step[Civilization]):
    """CV-9.22, CV-9.23: runs the stages in order."""

    def __init__(self) -> None:
        super().__init__(AT_BATTLE, "battle_course")
        self.on = [
            AT_ARRIVAL,
            AT_MOVE,
            AT_MOVEMENT,
            AT_CITY_ACTION,
            AT_CITY,
            AT_FREE_BUILD,
            AT_FREE_SQUARE,
            AT_CHECK,
        ]

    def fits(self, s: Civilization, at: i64) -> bool:
        return s.seat_at(at) == s.attacker

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        stage = s.stage
        if stage == FIGHTING:
            if is_over(s):
                s.stage = DECIDED
            else:
                s.push(AT_BATTLE_TURN, player_of(s, s.side))
            return
        s.stage += 1
        if stage < FIGHTING:
            prepare(s, stage)
        else:
            conclude(s, stage)


def prepare(s: Civilization, stage: i64) -> None:
    """CV-9.3, CV-9.7, CV-9.23, CV-B77: razes walls, offers events, draws the hands, offers cards to both sides, and
    decides which side begins.
    """
    first = first_side(s)
    if stage == BEGINS:
        raze_walls(s)
    elif stage == FIRST_PREPARES:
        ask_before_draw(s, first)
    elif stage == SECOND_PREPARES:
        ask_before_draw(s, s.enemy(first))
    elif stage == HANDS_ARE_DRAWN:
        draw_hand(s, first)
        draw_hand(s, s.enemy(first))
    elif stage == FIRST_LOOKS:
        ask_after_draw(s, first)
    elif stage == SECOND_LOOKS:
        ask_after_draw(s, s.enemy(first))
    else:
        assert stage == LINES_ARE_DRAWN_UP
        leonidas(s)
        s.side = s.attacker if behind_walls(s) else s.defender  # CV-9.7
        if s.battle_end == BY_FAQ2 and s.count_units(s.side, HAND) == 0:
            s.side = s.enemy(s.side)


def conclude(s: Civilization, stage: i64) -> None:
    """CV-9.22: the aftermath, in the order of the rule."""
    if stage == DECIDED:
        if decide(s, total(s, s.attacker), total(s, s.defender)):
            return
        go_home(s)
        count_losses(s)
        offer_to_save(s, first_side(s))
    elif stage == UNITS_ARE_SAVED:
        bury_the_dead(s)
    elif stage == DEAD_ARE_BURIED:
        s.loot = spoils(s)
        settle_the_square(s)
        enter_the_square(s)
    elif stage == LOOTING:
        begin_loot(s)
    elif stage == PRIZES:
        take_the_prize(s)
    else:
        assert stage == OVER
        end_battle(s)
        s.drop()


def raze_walls(s: Civilization) -> None:
    """CV-9.3: an attacker with Combustion destroys the walls of the attacked city first."""
    if behind_walls(s) and allowed(s, s.attacker, DESTROY_WALLS_BEFORE_BATTLE):
        destroy_walls(s, defended_city(s))


def draw_hand(s: Civilization, side: i64) -> None:
    """CV-9.5: drawn at random from the standing forces, seen by the owner only; with the Oracle also by the enemy."""
    enemy = s.enemy(side)
    if side == BARBARIANS:
        draw_barbarians(s)
    size = min(hand_size(s, side), s.count_units(side, FORCES))
    seen_by_enemy = enemy != BARBARIANS and allowed(s, enemy, OPPONENT_HAND_OPEN)
    player = player_of(s, side)
    witnesses = bit(player)
    if seen_by_enemy and enemy != player:
        witnesses += bit(enemy)
    if side != BARBARIANS:
        s.note(HAND_DRAWN, side, size)
    for _ in range(size):
        unit = UNIT_PACK.draw(
            s.unit_pile,
            s.unit_seen,
            s.unit_pile_of(side, FORCES),
            s.unit_pile_of(side, HAND),
            witnesses,
            s.chance,
        )
        s.note(IN_HAND, player, unit)
        if seen_by_enemy and enemy != player:
            s.note(SEEN_IN_HAND, enemy, player, unit)


def draw_barbarians(s: Civilization) -> None:
    """CV-9.18: drawn from the decks; an empty deck gives none."""
    for type in range(VILLAGE_TYPES):
        if can_draw_unit(s, type):
            take_unit(s, type, s.unit_pile_of(BARBARIANS, FORCES), 0)


def is_over(s: Civilization) -> bool:
    """CV-9.13, CV-9.29, CV-B84, CV-R2: over after two idle turns in a row; by the other ruling, when neither side has
    a unit left.
    """
    if s.battle_end == BY_FAQ2:
        return s.count_units(s.attacker, HAND) + s.count_units(s.defender, HAND) == 0
    return s.idle >= s.box.idle_turns
