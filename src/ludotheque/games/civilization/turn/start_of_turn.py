"""Phase 1: the start of a turn (CV-5): found, change government, take waiting gains, invest, place, link, pass."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.sorting import insert
from ludotheque.core.state import Step
from ludotheque.core.verbs import Domain, Term
from ludotheque.games.civilization.cards.announcing import usable_sources, use, why_not_use
from ludotheque.games.civilization.city.founding import found, make_room, most_cities, why_not_found
from ludotheque.games.civilization.city.metropolis import must_grow
from ludotheque.games.civilization.components.box import (
    CITIES,
    FIGURES_EACH,
    N_INVESTMENTS,
    N_PERSON_TYPES,
    NONE,
    ON_CITY_FOUNDED,
    ON_PANAMA,
    WHEN_START,
)
from ludotheque.games.civilization.map.figures import ARMY, SCOUT
from ludotheque.games.civilization.map.great_people import (
    move_person,
    own_outskirts,
    place_person,
    why_not_move_person,
    why_not_place_from_reserve,
)
from ludotheque.games.civilization.map.markers import has_person
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_CHECK, AT_PHASES, AT_START
from ludotheque.games.civilization.position.vocabulary import (
    ADOPT,
    ANARCHY,
    CITY_SLOTS,
    COINS,
    END,
    FIGURES,
    FOUND,
    IN_START,
    INVEST,
    INVEST_FREE,
    LINK,
    MOVE_PERSON,
    PERSON_TYPES,
    PLACE_PERSON,
    SOURCES,
    SQUARES,
    USE,
)
from ludotheque.games.civilization.realm.governments import (
    MUST_LEAVE_ANARCHY,
    adopt,
    declare_anarchy,
    every_government,
    forget_fresh,
    government_facts,
    must_leave_anarchy,
    why_not_adopt,
    why_not_declare_anarchy,
)
from ludotheque.games.civilization.realm.scouts import link, settle_links, why_not_link
from ludotheque.games.civilization.realm.triggers import on_event
from ludotheque.games.civilization.realm.victory import begin_choice
from ludotheque.games.civilization.research.investments import (
    invest,
    invest_free,
    why_not_invest,
    why_not_invest_free,
)

# The stage of a part: it begins, its player chooses, or has passed and takes what is left (CV-5.6).
STAGES: Final = Domain("part_stage", ["begins", "open", "leaving"])
BEGINS: Final[i64] = 0
OPEN: Final[i64] = 1
LEAVING: Final[i64] = 2


class Start(Step[Civilization]):
    """CV-5.1, CV-5.9: the menu of a player's start of turn. The figure is the stage of the part. At its beginning
    the capital grows, if it must.
    """

    def __init__(self) -> None:
        super().__init__(AT_START, "start", STAGES)
        self.on = [int(AT_PHASES), int(AT_CHECK)]
        self.asides = True

    def fits(self, s: Civilization, at: i64) -> bool:
        stage = OPEN if s.step_at(at - 1) == AT_PHASES else LEAVING
        return s.phase == IN_START and s.active == s.seat_at(at) and s.figure_at(at, 0) == stage

    def asks(self, s: Civilization) -> bool:
        return s.top(0) == OPEN

    def proceed(self, s: Civilization) -> None:
        seat = s.asked()
        if s.top(0) == BEGINS:
            s.set_top(0, OPEN)
            must_grow(s, seat)
            return
        source = next_waiting(s, seat)
        if source != NONE:
            use(s, seat, source)
            return
        s.drop()
        end_part(s, seat)

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        choices = vec[i64]()
        for source in usable_sources(s, seat, WHEN_START):
            choices = append(choices, USE.of(source))
        for action in every_government():
            choices = append(choices, action)
        choices = with_sites(s, seat, choices)
        choices = append(choices, ANARCHY.of())
        choices = with_investments(s, choices)
        choices = with_people(s, seat, choices)
        choices = with_links(s, seat, choices)
        return append(choices, END.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if USE.has(action):
            return why_not_use(s, seat, USE.arg(action), WHEN_START)
        if FOUND.has(action):
            return why_not_found(s, seat, FOUND.arg(action), FOUND.arg2(action))
        if ADOPT.has(action):
            return why_not_adopt(s, seat, ADOPT.arg(action))
        if ANARCHY.has(action):
            return why_not_declare_anarchy(s, seat)
        if INVEST.has(action):
            return why_not_invest(s, seat, INVEST.arg(action))
        if INVEST_FREE.has(action):
            return why_not_invest_free(s, seat)
        if PLACE_PERSON.has(action):
            return why_not_place_from_reserve(s, seat, PLACE_PERSON.arg(action), PLACE_PERSON.arg2(action))
        if MOVE_PERSON.has(action):
            return why_not_move_person(s, seat, MOVE_PERSON.arg(action), MOVE_PERSON.arg2(action))
        if LINK.has(action):
            return why_not_link(s, seat, LINK.arg(action), LINK.arg2(action))
        if not END.has(action):
            return NOT_NOW
        return MUST_LEAVE_ANARCHY if must_leave_anarchy(s, seat) else None

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        if USE.has(action):
            return {"source": Term(SOURCES, USE.arg(action))}
        if FOUND.has(action):
            return {
                "square": Term(SQUARES, FOUND.arg(action)),
                "figure": Term(FIGURES, FOUND.arg2(action)),
                "limit": int(most_cities(s, seat)),
            }
        if ADOPT.has(action):
            return government_facts(s, seat, ADOPT.arg(action))
        if INVEST.has(action):
            return {"coin": Term(COINS, INVEST.arg(action))}
        if PLACE_PERSON.has(action):
            type, square = PLACE_PERSON.arg(action), PLACE_PERSON.arg2(action)
            return {"person_type": Term(PERSON_TYPES, type), "square": Term(SQUARES, square)}
        if MOVE_PERSON.has(action):
            square, to = MOVE_PERSON.arg(action), MOVE_PERSON.arg2(action)
            return {"from": Term(SQUARES, square), "square": Term(SQUARES, to)}
        if LINK.has(action):
            square, slot = LINK.arg(action), LINK.arg2(action)
            return {"square": Term(SQUARES, square), "city": Term(CITY_SLOTS, slot)}
        return government_facts(s, seat, s.government[seat])

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        if END.has(action):
            leave(s, seat)
            return
        begin_choice(s, seat)
        if USE.has(action):
            use(s, seat, USE.arg(action))
        elif FOUND.has(action):
            found_city(s, seat, FOUND.arg(action), FOUND.arg2(action))
        elif ADOPT.has(action):
            adopt(s, seat, ADOPT.arg(action))
        elif ANARCHY.has(action):
            declare_anarchy(s, seat)
        elif INVEST.has(action):
            invest(s, seat, INVEST.arg(action), INVEST.arg2(action))
        elif INVEST_FREE.has(action):
            invest_free(s, seat, INVEST_FREE.arg(action))
        elif PLACE_PERSON.has(action):
            place_person(s, seat, PLACE_PERSON.arg(action), PLACE_PERSON.arg2(action))
        elif MOVE_PERSON.has(action):
            move_person(s, seat, MOVE_PERSON.arg(action), MOVE_PERSON.arg2(action))
        else:
            link(s, seat, LINK.arg(action), LINK.arg2(action))


def found_city(s: Civilization, seat: i64, square: i64, figure: i64) -> None:
    """CV-5.2, CV-5.3: founds a city; figures there move aside before cards are triggered by the new city."""
    found(s, seat, square, figure)
    on_event(s, seat, ON_CITY_FOUNDED)
    make_room(s, seat, square)


# ---------------------------------------------------------------- passing


def leave(s: Civilization, seat: i64) -> None:
    """CV-5.6, CV-5.11: passing is a choice, checked when everything it causes is done (CV-14.11)."""
    s.drop()
    begin_choice(s, seat)
    s.push(AT_START, seat, LEAVING)


def next_waiting(s: Civilization, seat: i64) -> i64:
    """CV-5.6: the next gain without a choice that has not been taken in this part: wonders, then the government,
    then great people, in the order of sources; NONE if there is none.
    """
    for source in usable_sources(s, seat, WHEN_START):
        if not s.box.used[source].may and why_not_use(s, seat, source, WHEN_START) is None:
            return source
    return NONE


def end_part(s: Civilization, seat: i64) -> None:
    """CV-5.4, CV-5.11, CV-15.14: what was not used in the start of turn is lost; every scout has its link."""
    forget_fresh(s, seat)
    s.promised[seat] = 0
    s.free_markers[seat] = 0
    settle_links(s, seat)
    s.links_set = 0


# ---------------------------------------------------------------- candidates


def with_sites(s: Civilization, seat: i64, choices: vec[i64]) -> vec[i64]:
    """Every square with the seat's figures, with each kind."""
    for square in standing_squares(s, seat):
        choices = append(choices, FOUND.of(square, ARMY))
        choices = append(choices, FOUND.of(square, SCOUT))
    return choices


def with_investments(s: Civilization, choices: vec[i64]) -> vec[i64]:
    """CV-5.8: each coin on each card, and free markers."""
    if s.investing == 0:
        return choices
    for place in range(ON_PANAMA + 1):
        for card in range(N_INVESTMENTS):
            choices = append(choices, INVEST.of(place, card))
    for card in range(N_INVESTMENTS):
        choices = append(choices, INVEST_FREE.of(card))
    return choices


def with_people(s: Civilization, seat: i64, choices: vec[i64]) -> vec[i64]:
    """Each type in reserve on each square, each great person on the map to each square."""
    squares = own_outskirts(s, seat)
    for type in range(N_PERSON_TYPES):
        if s.reserve[seat * N_PERSON_TYPES + type] > 0:
            for square in squares:
                choices = append(choices, PLACE_PERSON.of(type, square))
    for square in squares:
        if has_person(s, square):
            for to in squares:
                choices = append(choices, MOVE_PERSON.of(square, to))
    return choices


def with_links(s: Civilization, seat: i64, choices: vec[i64]) -> vec[i64]:
    for square in standing_squares(s, seat):
        for slot in range(CITIES):
            choices = append(choices, LINK.of(square, slot))
    return choices


def standing_squares(s: Civilization, seat: i64) -> vec[i64]:
    """The squares with the seat's figures, each once, in ascending order."""
    squares = vec[i64]()
    for figure in range(seat * FIGURES_EACH, (seat + 1) * FIGURES_EACH):
        square = s.standing[figure]
        if square != NONE and square not in squares:
            squares = insert(squares, square)
    return squares
