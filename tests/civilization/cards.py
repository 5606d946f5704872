"""Positions for using cards: an empty meadow in one player's part of a phase, with hands filled by the test.

s = city_part("rome", "egypt"); knows(s, 0, "currency"); resource(s, 0, "incense")
use(s, "tech_currency_1")                        # the player whose part it is; no player could answer
"""

from mypy_extensions import i64

from ludotheque.core.cards import bit, everybody
from ludotheque.games.civilization.cards import announcing
from ludotheque.games.civilization.components.box import (
    FIRST_PERSON_MARKER,
    FIRST_WONDER_MARKER,
    N_MARKET,
    N_TECHS,
    NONE,
    RESOURCES,
    WHEN_START,
)
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_CITY, AT_PHASES
from ludotheque.games.civilization.position.vocabulary import (
    BUILDINGS,
    CARD_DISCARD,
    CARDS,
    IN_CITIES,
    PEOPLE,
    PERSON_PACK,
    SOURCES,
    WONDER_DECK,
    WONDER_MARKET,
    WONDER_PACK,
    WONDERS,
)
from ludotheque.games.civilization.realm.icons import outskirts
from tests.civilization.meadow import meadow
from tests.civilization.positions import refused, said


def city_part(*civs: str, **options: str) -> Civilization:
    """Seat 0's city management, on a meadow without figures; players have only what a test gives them."""
    s = meadow(*civs, **options)
    s.phase, s.active = IN_CITIES, 0
    s.frames = s.frames[:0]
    s.push(AT_PHASES, 0, IN_CITIES, s.place_of(0) + 1)
    s.push(AT_CITY, 0)
    for i in range(len(s.resources)):
        s.resources[i] = 0
    for seat in range(s.seats):
        s.trade[seat] = s.culture[seat] = 0
        for tech in range(N_TECHS):
            s.row_of[seat * N_TECHS + tech] = 0
    for which in range(len(s.wonder_pile)):
        if s.wonder_pile[which] >= WONDER_PACK.of(0):
            s.wonder_pile[which] = WONDER_DECK
    return s


# ---------------------------------------------------------------- possessions


def resource(s: Civilization, seat: int, *kinds: str) -> None:
    for kind in kinds:
        s.resources[seat * N_MARKET + RESOURCES.index(kind)] += 1


def tokens_of(s: Civilization, seat: int) -> list[int]:
    """How many of each market resource a player has."""
    return [int(number) for number in s.resources[seat * N_MARKET : (seat + 1) * N_MARKET]]


def wonder(s: Civilization, seat: int, id: str, which_square: int = 0) -> i64:
    """A player's wonder, in the outskirts of the capital."""
    which = WONDERS.index_of[id]
    WONDER_PACK.put(s.wonder_pile, s.wonder_seen, which, WONDER_PACK.of(seat), everybody(s.seats))
    square = outskirts(s, seat * 3)[which_square]
    s.marker[square] = FIRST_WONDER_MARKER + which
    s.wonder_at[which] = square
    return square


def wonder_in_market(s: Civilization, id: str) -> i64:
    which = WONDERS.index_of[id]
    WONDER_PACK.put(s.wonder_pile, s.wonder_seen, which, WONDER_MARKET, everybody(s.seats))
    return which


def building(s: Civilization, id: str, square: i64) -> None:
    which = BUILDINGS.index_of[id]
    s.marker[square] = which
    s.supply[s.box.building_kind[which]] -= 1


def person(s: Civilization, seat: int, id: str, which_square: int = 7, face_up: bool = False) -> i64:
    """A named card in hand, and a marker of its type in the outskirts of the capital."""
    which = PEOPLE.index_of[id]
    seen = everybody(s.seats) if face_up else bit(seat)
    PERSON_PACK.put(s.person_pile, s.person_seen, which, PERSON_PACK.of(seat), seen)
    square = outskirts(s, seat * 3)[which_square]
    s.marker[square] = FIRST_PERSON_MARKER + s.box.person_type[which]
    return square


# ---------------------------------------------------------------- using it


def source(id: str) -> i64:
    return SOURCES.index_of[id]


def why_not(s: Civilization, id: str, moment: i64, seat: int = 0) -> str:
    """The rule and the name of the refusal of using something at such a moment."""
    refusal = announcing.why_not_use(s, seat, source(id), moment)
    return "" if refusal is None else f"{refusal.rule} {refusal.name}"


def use(s: Civilization, id: str) -> None:
    """The player whose city management it is uses something."""
    assert refused(s, 0, said("use", source=id)) == ""
    s.apply(0, said("use", source=id))


def use_at(s: Civilization, id: str, moment: i64, seat: int = 0) -> None:
    """The same at another moment, of which the position tells nothing."""
    assert why_not(s, id, moment, seat) == ""
    announcing.use(s, seat, source(id))
    s.settle()


def use_at_start(s: Civilization, id: str, seat: int = 0) -> None:
    use_at(s, id, WHEN_START, seat)


def discarded(s: Civilization, id: str) -> bool:
    return s.card_pile[CARDS.index_of[id]] == CARD_DISCARD


def asked_of(s: Civilization, seat: int) -> str:
    return s.question(seat).step.name if s.waits_for(seat) else ""


def nothing_waits(s: Civilization) -> bool:
    """Nothing of what was used is pending."""
    none = [*s.aims, *s.paid, *s.answers, *s.answer_means, *s.answer_aims]
    return all(one == NONE for one in none)
