"""What is done to others (class harm): killed, destroyed, made obsolete, anarchy.

CV-12.2, CV-R33: only other players' things are harmed.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.cards import everybody
from ludotheque.core.refusals import Refusal
from ludotheque.core.state import NO_SEAT
from ludotheque.games.civilization.city.construction import destroy_building, destroy_walls, make_obsolete
from ludotheque.games.civilization.city.founding import destroy_city
from ludotheque.games.civilization.components.box import (
    BIT,
    CITIES,
    FIGURES_EACH,
    FIRST_PERSON_MARKER,
    NONE,
    Codes,
    Effect,
    EffectRule,
)
from ludotheque.games.civilization.components.codes import (
    DESTROY_BUILDING,
    DESTROY_BUILDINGS_ANYWHERE,
    FORCE_ANARCHY,
    KILL_FIGURE,
    KILL_SQUARE,
    NUKE_CITY,
    OBSOLETE_OR_DESTROY_BUILDING,
    OBSOLETE_OR_KILL_UNIT,
)
from ludotheque.games.civilization.effects.affected import standing_in
from ludotheque.games.civilization.map.figures import ARMY, SCOUT, kill_figure
from ludotheque.games.civilization.map.great_people import kill_person
from ludotheque.games.civilization.map.groups import kill_one, present, under_way
from ludotheque.games.civilization.map.markers import has_building
from ludotheque.games.civilization.position.events import CITY_NUKED, DEFECTED, UNIT_LOST
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    FORCES,
    UNIT_BOTTOM,
    UNIT_PACK,
    WONDER_MARKET,
    WONDER_PACK,
)
from ludotheque.games.civilization.realm.governments import force_anarchy, is_immune
from ludotheque.games.civilization.realm.icons import outskirts
from ludotheque.games.civilization.realm.target_codes import (
    ENOUGH,
    FIGURES,
    FIRST_PLAYER,
    FIRST_WONDER,
    NO_MORE,
    PERSON,
    PLAYER,
    SQUARE,
    THE_PERSON,
    WONDER,
    aim_at,
    armies_of,
    kind_of,
    scouts_of,
)

ONLY_OTHERS: Final = Refusal("CV-12.2", "only-others")
OUT_OF_RANGE: Final = Refusal("CV-3.3", "out-of-range")
NO_BUILDING_THERE: Final = Refusal("CV-12.5", "no-building-there")
NO_FIGURES_THERE: Final = Refusal("CV-12.5", "no-figures-there")
NOT_SO_MANY_THERE: Final = Refusal("CV-12.5", "not-so-many-there")
TOO_MANY_TO_KILL: Final = Refusal("CV-12.5", "too-many-to-kill")
NO_PERSON_THERE: Final = Refusal("CV-12.5", "no-person-there")
WONDER_OUT_OF_REACH: Final = Refusal("CV-7.13", "wonder-out-of-reach")
WRONG_AGE: Final = Refusal("CV-7.13", "wrong-age")
OBSOLETE_ALREADY: Final = Refusal("CV-7.13", "obsolete-already")
HAS_NO_UNITS: Final = Refusal("CV-12.5", "has-no-units")
IMMUNE_TO_ANARCHY: Final = Refusal("CV-5.5", "immune-to-anarchy")
NO_CITY_TO_NUKE: Final = Refusal("CV-8.12", "no-city-to-nuke")
OWN_CITY_STANDS: Final = Refusal("CV-8.12", "own-city-stands")
CAPITAL_STANDS: Final = Refusal("CV-8.12", "capital-stands")


# ---------------------------------------------------------------- figures


class KillFigure(EffectRule[Civilization]):
    """CV-R33: Defection and similar cards: figures of one other player on a square."""

    codes: ClassVar[Codes] = (KILL_FIGURE,)

    def most(self, effect: Effect) -> i64:
        """The number of figures it kills."""
        return 1

    def aims(self, effect: Effect) -> i64:
        return 2

    def kinds(self, effect: Effect, which: i64) -> i64:
        return SQUARE if which == 0 else FIGURES

    def at_figures(self, s: Civilization, which: i64) -> bool:
        return True

    def why_not_aim(self, s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
        if which == 1:
            return why_not_victims(s, seat, aim_at(s, seat, 0), aim, self.most(effect))
        return self.why_not_kill(s, seat, effect, aim)

    def why_not_kill(self, s: Civilization, seat: i64, effect: Effect, square: i64) -> Refusal | None:
        """Whether there is anything to kill on a square."""
        if self.has_prey(s, seat, square):
            return None if within(s, seat, square, effect.range) else OUT_OF_RANGE
        return ONLY_OTHERS if standing_in(s, seat, square) == seat else NO_FIGURES_THERE

    def has_prey(self, s: Civilization, seat: i64, square: i64) -> bool:
        return has_victims(s, seat, square)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        square, victims = s.aims[0], s.aims[1]
        if victims == THE_PERSON:
            kill_person(s, square)
            return
        owner, armies, scouts = standing_in(s, seat, square), armies_of(victims), scouts_of(victims)
        for _ in range(armies):
            kill_one(s, owner, ARMY, square)
        for _ in range(scouts):
            kill_one(s, owner, SCOUT, square)
        s.note(DEFECTED, owner, square, armies, scouts)


class KillSquare(KillFigure):
    """Several figures of one other player on a square, or a great person."""

    codes: ClassVar[Codes] = (KILL_SQUARE,)

    def most(self, effect: Effect) -> i64:
        return effect.amount

    def kinds(self, effect: Effect, which: i64) -> i64:
        return SQUARE if which == 0 else FIGURES | PERSON

    def at_figures(self, s: Civilization, which: i64) -> bool:
        return s.aims[1] != THE_PERSON

    def has_prey(self, s: Civilization, seat: i64, square: i64) -> bool:
        return has_victims(s, seat, square) or has_person_of_another(s, seat, square)


def why_not_victims(s: Civilization, seat: i64, square: i64, aim: i64, most: i64) -> Refusal | None:
    """How many figures of which kinds, or the great person."""
    if aim == THE_PERSON:
        return None if has_person_of_another(s, seat, square) else NO_PERSON_THERE
    if not has_victims(s, seat, square):
        return NO_FIGURES_THERE
    armies, scouts, owner = armies_of(aim), scouts_of(aim), standing_in(s, seat, square)
    if armies > present(s, owner, ARMY, square) or scouts > present(s, owner, SCOUT, square):
        return NOT_SO_MANY_THERE
    if armies + scouts == 0:
        return NOT_SO_MANY_THERE
    return TOO_MANY_TO_KILL if armies + scouts > most else None


def has_victims(s: Civilization, seat: i64, square: i64) -> bool:
    owner = standing_in(s, seat, square)
    return owner != NO_SEAT and owner != seat


def has_person_of_another(s: Civilization, seat: i64, square: i64) -> bool:
    owner = s.owner_of(square)
    return s.marker[square] >= FIRST_PERSON_MARKER and owner != NONE and owner != seat


# ---------------------------------------------------------------- buildings


class DestroyBuilding(EffectRule[Civilization]):
    """A building of another player, or a city's walls."""

    codes: ClassVar[Codes] = (DESTROY_BUILDING,)

    def kinds(self, effect: Effect, which: i64) -> i64:
        return SQUARE

    def why_not_aim(self, s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
        return why_not_destroy(s, seat, effect.range, aim)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        for square in s.aims:
            if square == NONE or square == ENOUGH:
                return
            if s.is_centre(square):
                destroy_walls(s, s.city_on(square))
            else:
                destroy_building(s, square)


class DestroyBuildings(DestroyBuilding):
    """Up to a number of buildings, anywhere."""

    codes: ClassVar[Codes] = (DESTROY_BUILDINGS_ANYWHERE,)

    def aims(self, effect: Effect) -> i64:
        return effect.amount

    def kinds(self, effect: Effect, which: i64) -> i64:
        return SQUARE if which == 0 else SQUARE | NO_MORE


def why_not_destroy(s: Civilization, seat: i64, range_: i64, square: i64) -> Refusal | None:
    """CV-B76: a building of another player, or the walls of their city; those of a metropolis stand on both halves
    (CV-15.7).
    """
    owner = s.owner_of(square)
    if owner == NONE or not (has_building(s, square) or has_walls(s, square)):
        return NO_BUILDING_THERE
    if owner == seat:
        return ONLY_OTHERS
    if within(s, seat, square, range_):
        return None
    half = s.second_half[owner] if s.city_on(square) == owner * CITIES else NONE
    return None if half != NONE and within(s, seat, half, range_) else OUT_OF_RANGE


def has_walls(s: Civilization, square: i64) -> bool:
    """CV-7.10: whether this square stands for a walled city as a target: its centre, or the first half of a
    metropolis.
    """
    city = s.city_on(square)
    return city != NONE and s.city_at[city] == square and s.walls[city] == 1


def within(s: Civilization, seat: i64, square: i64, range_: i64) -> bool:
    """CV-3.3: within a range of the seat's figures or cities; 0: anywhere."""
    if range_ == 0:
        return True
    for figure in range(seat * FIGURES_EACH, (seat + 1) * FIGURES_EACH):
        at = s.standing[figure]
        if at != NONE and s.far(at, square) <= range_:
            return True
    if under_way(s) and s.active == seat and s.far(s.group_at, square) <= range_:
        return True
    for slot in range(CITIES):
        at = s.city_at[seat * CITIES + slot]
        if at != NONE and s.far(at, square) <= range_:
            return True
    half = s.second_half[seat]
    return half != NONE and s.far(half, square) <= range_


# ---------------------------------------------------------------- wonders


class ObsoleteOrDestroy(DestroyBuilding):
    """A wonder becomes obsolete, or a building is destroyed."""

    codes: ClassVar[Codes] = (OBSOLETE_OR_DESTROY_BUILDING,)

    def kinds(self, effect: Effect, which: i64) -> i64:
        return WONDER | SQUARE

    def why_not_aim(self, s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
        if kind_of(aim) == WONDER:
            return why_not_obsolete(s, seat, effect, aim - FIRST_WONDER)
        return why_not_destroy(s, seat, effect.range, aim)

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        if kind_of(s.aims[0]) == WONDER:
            make_obsolete(s, s.aims[0] - FIRST_WONDER)
        else:
            super().carry_out(s, seat, effect)


class ObsoleteOrKillUnit(EffectRule[Civilization]):
    """A wonder becomes obsolete, or a unit of another player is killed."""

    codes: ClassVar[Codes] = (OBSOLETE_OR_KILL_UNIT,)

    def kinds(self, effect: Effect, which: i64) -> i64:
        return WONDER | PLAYER

    def why_not_aim(self, s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
        if kind_of(aim) == WONDER:
            return why_not_obsolete(s, seat, effect, aim - FIRST_WONDER)
        other = aim - FIRST_PLAYER
        if other == seat:
            return ONLY_OTHERS
        return None if s.count_units(other, FORCES) > 0 else HAS_NO_UNITS

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        if kind_of(s.aims[0]) == WONDER:
            make_obsolete(s, s.aims[0] - FIRST_WONDER)
        else:
            kill_a_unit(s, s.aims[0] - FIRST_PLAYER)


def why_not_obsolete(s: Civilization, seat: i64, effect: Effect, wonder: i64) -> Refusal | None:
    """CV-7.13, CV-B55: one in the market, or another player's that is not obsolete yet."""
    pile = s.wonder_pile[wonder]
    if pile == WONDER_PACK.of(seat):
        return ONLY_OTHERS
    if pile != WONDER_MARKET and pile < WONDER_PACK.of(0):
        return WONDER_OUT_OF_REACH
    if effect.ages & BIT[s.box.wonder_age[wonder]] == 0:
        return WRONG_AGE
    return OBSOLETE_ALREADY if s.obsolete[wonder] == 1 else None


def kill_a_unit(s: Civilization, seat: i64) -> None:
    """CV-8.20: a random unit of the standing forces; it goes face up to the bottom of its deck (CV-2.7)."""
    if s.count_units(seat, FORCES) > 0:
        unit = UNIT_PACK.draw(
            s.unit_pile, s.unit_seen, UNIT_PACK.of(seat, FORCES), UNIT_BOTTOM, everybody(s.seats), s.chance
        )
        s.note(UNIT_LOST, seat, unit)


# ---------------------------------------------------------------- cities


class ForceAnarchy(EffectRule[Civilization]):
    """CV-5.5: another player's government falls."""

    codes: ClassVar[Codes] = (FORCE_ANARCHY,)

    def kinds(self, effect: Effect, which: i64) -> i64:
        return PLAYER

    def why_not_aim(self, s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
        other = aim - FIRST_PLAYER
        if other == seat:
            return ONLY_OTHERS
        return IMMUNE_TO_ANARCHY if is_immune(s, other) else None

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        force_anarchy(s, s.aims[0] - FIRST_PLAYER)


class NukeCity(EffectRule[Civilization]):
    """CV-8.12, CV-B29: the city is destroyed, and all figures in its outskirts die, regardless of owner."""

    codes: ClassVar[Codes] = (NUKE_CITY,)

    def kinds(self, effect: Effect, which: i64) -> i64:
        return SQUARE

    def why_no_target(self) -> Refusal | None:
        """CV-8.12, CV-B93: no other player has a city other than a capital."""
        return NO_CITY_TO_NUKE

    def why_not_aim(self, s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
        """CV-8.12, CV-B16, CV-B28, CV-B93: another player's city, except a capital."""
        city = s.city_on(aim)
        if city == NONE:
            return NO_CITY_TO_NUKE
        if city // CITIES == seat:
            return OWN_CITY_STANDS
        return CAPITAL_STANDS if city % CITIES == 0 else None

    def carry_out(self, s: Civilization, seat: i64, effect: Effect) -> None:
        city = s.city_on(s.aims[0])
        owner = city // CITIES
        s.note(CITY_NUKED, owner, city % CITIES, s.city_at[city])
        for square in outskirts(s, city):
            if s.holder[square] != NONE:
                kill_all_in(s, s.holder[square], square)
        destroy_city(s, city)


def kill_all_in(s: Civilization, seat: i64, square: i64) -> None:
    for figure in range(seat * FIGURES_EACH, (seat + 1) * FIGURES_EACH):
        if s.standing[figure] == square:
            kill_figure(s, seat, figure)


# ---------------------------------------------------------------- coins
