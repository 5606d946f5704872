"""Violated invariants: positions with one defect, and its description.

Each case takes a position of a real game, or one set by hand, changes one thing and hears what is broken. Unchanged,
nothing is.
"""

from collections.abc import Callable
from functools import cache

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import seeded
from ludotheque.core.grammar import wrong_frames
from ludotheque.core.state import FRAME
from ludotheque.games.nouvelle_france import invariants, questions
from ludotheque.games.nouvelle_france.state import ANY_WORK, IN_RESERVE, NO_SEAT, NOT_IN_GAME, NOTHING, WINTER
from ludotheque.games.nouvelle_france.state import NouvelleFrance as State
from ludotheque.games.nouvelle_france.vocabulary import (
    AT_ALLY,
    AT_BONUS,
    AT_DISCARD,
    AT_PIECE,
    AT_PLACE,
    AT_SCORE,
    AT_SECOND,
    AT_SNOW,
    AT_STUCK,
    AT_THAW,
    AT_TURN,
    AT_WINTER,
    AT_WINTER_PLACE,
    AT_WINTER_WORK,
    AT_WORK,
    BLUE,
    BROWN,
    COUREUR,
    FILLE,
    FROM_ALLY,
    FROM_BONUS,
    FROM_CHALLENGES,
    FROM_DISCS,
    FROM_PIECES,
    FROM_WINTER,
    N_FORMS,
    N_SOURCES,
    NATIONS,
    PIECES,
    WHITE,
    YELLOW,
)
from tests.nouvelle_france.scenario import GAME, Cell, Scenario

Damage = Callable[[State], object]
ALONE = {"architecture": "on", "constraint": "ingenieur_du_roy", "player_may_choose_ties": "yes"}


def names(s: State) -> list[str]:
    """The questions of the stack, the lowest first."""
    return [GAME.steps[s.frames[at]].name for at in range(0, len(s.frames), int(FRAME))]


@cache
def found(seats: int, seed: int, wanted: tuple[str, ...], ally: int | None) -> State:
    s = GAME.new(seats, seed, dict(ALONE) if seats == 1 else {})
    chance = seeded(seed)
    while not s.over():
        if tuple(names(s)) == wanted and (ally is None or s.ally == ally):
            assert GAME.broken(s) == []
            return s
        seat = s.mover()
        choices = s.actions(seat)
        s.apply(seat, choices[chance.below(len(choices))])
    raise AssertionError(f"a random game of seed {seed} never asks {wanted}")


def reached(seats: int, seed: int, *wanted: str, ally: int | None = None) -> State:
    """The first position of a random game with these questions on the stack (the turn below them)."""
    return found(seats, seed, ("turn", *wanted), ally).clone()


def put(values: vec[i64], at: int, value: int) -> None:
    """For lambdas."""
    values[at] = value


def several(*damages: Damage) -> Damage:
    """One after the other."""

    def all_of_them(s: State) -> None:
        for damage in damages:
            damage(s)

    return all_of_them


def said(wrong: list[str], expected: str) -> bool:
    return any(words.startswith(expected) for words in wrong)


# ---------------------------------------------------------------- options


@pytest.mark.parametrize(
    ("seats", "damage", "expected"),
    [
        (1, lambda s: put(s.bound, 0, ANY_WORK), "bound: slot 1 does not fit"),
        (1, lambda s: put(s.bound, 2, ANY_WORK), "bound: slot 3 does not fit"),
        (1, lambda s: setattr(s, "level", 1), "bound: slot 1 does not fit"),
        (1, lambda s: put(s.bound, 1, s.bound[0]), "bound: two slots ask for one work"),
        (1, lambda s: put(s.bound, 2, s.bound[0]), "bound: two slots ask for one work"),
        (1, lambda s: setattr(s, "start_seat", 1), "start_seat: there is only one"),
        (
            1,
            several(lambda s: setattr(s, "architecture", 0), lambda s: put(s.done, 5, 1)),
            "done: challenges are off",
        ),
        (1, lambda s: put(s.sticks, 1, s.sticks[0]), "sticks: one lies by two works"),
        (2, lambda s: put(s.sticks, 2, s.sticks[1]), "sticks: one lies by two works"),
        (2, lambda s: put(s.bound, 0, 0), "bound: slot 1 does not fit"),
        (2, lambda s: setattr(s, "level", 1), "level: challenges are for a player alone"),
        (2, lambda s: setattr(s, "path", 1), "level: challenges are for a player alone"),
        (2, lambda s: setattr(s, "architecture", 1), "level: challenges are for a player alone"),
        (2, lambda s: setattr(s, "ties", 1), "level: challenges are for a player alone"),
        (2, lambda s: setattr(s, "slot", 2), "level: challenges are for a player alone"),
    ],
)
def test_options_fit_one_another(seats: int, damage: Damage, expected: str) -> None:
    s = GAME.new(seats, 1, dict(ALONE) if seats == 1 else {})
    s.bound, s.sticks, s.done = s.bound[:], s.sticks[:], s.done[:]
    assert invariants.options(s) == []
    damage(s)
    assert said(invariants.options(s), expected), invariants.options(s)
    assert GAME.broken(s) != []


def test_options_may_be_chosen_and_challenges_met_by_a_player_alone() -> None:
    s = GAME.new(1, 1, ALONE | {"path": "intrepide"})
    s.done[3] = 1
    assert invariants.options(s) == []
    assert invariants.options(GAME.new(1, 1)) == []


# ---------------------------------------------------------------- pieces


FLAT: list[Cell] = [[0, 0, 1], [1, 0, 1], [2, 0, 1], [3, 0, 1], [0, 1, 1]]
ON_IT: list[Cell] = [[0, 0, 2], [1, 0, 2], [2, 0, 2], [3, 0, 2], [0, 1, 2]]
VANE: list[Cell] = [[3, 6, 1], [2, 6, 2], [3, 6, 2], [4, 6, 2], [3, 6, 3]]
BELL_TOWER: list[Cell] = [[2, 6, 3], [1, 6, 4], [2, 6, 4], [3, 6, 4], [2, 6, 5]]
FAUX, ABOVE, BEAM = (PIECES.index_of[id] for id in ("faux_blue", "faux_white", "poutre_yellow"))


def built(seats: int = 1) -> State:
    """Two scythes on one another, and a beam."""
    t = Scenario(seats=seats).on("redoubt", "faux_blue", *FLAT).on("redoubt", "faux_white", *ON_IT)
    return t.on("mill", "poutre_yellow", [1, 0, 1], [2, 0, 1], [3, 0, 1]).s


def swap_order(s: State) -> None:
    s.piece_order[FAUX], s.piece_order[ABOVE] = s.piece_order[ABOVE], s.piece_order[FAUX]


@pytest.mark.parametrize(
    ("seats", "damage", "expected"),
    [
        (1, lambda s: put(s.piece_work, 0, NOT_IN_GAME), "must be out of the game just when its colour is"),
        (
            1,
            lambda s: put(s.piece_work, PIECES.index_of["pieu_white"], IN_RESERVE),
            "must be out of the game",
        ),
        (
            1,
            lambda s: put(s.piece_work, PIECES.index_of["pieu_blue"], NOT_IN_GAME),
            "must be out of the game",
        ),
        (
            2,
            lambda s: put(s.piece_work, PIECES.index_of["pieu_brown"], IN_RESERVE),
            "must be out of the game",
        ),
        (
            2,
            lambda s: put(s.piece_work, PIECES.index_of["pieu_blue"], NOT_IN_GAME),
            "must be out of the game",
        ),
        (1, lambda s: put(s.piece_place, 0, 0), "is on no work, but placed"),
        (1, lambda s: put(s.piece_order, 0, 3), "is on no work, but placed"),
        (1, lambda s: put(s.piece_by, 0, 0), "is on no work, but placed"),
        (1, lambda s: put(s.piece_place, FAUX, NOTHING), "has no such placement"),
        (1, lambda s: put(s.piece_place, FAUX, s.table_of(FAUX, 0).size), "has no such placement"),
        (1, lambda s: put(s.piece_order, FAUX, 0), "has no such placement"),
        (1, lambda s: put(s.piece_by, FAUX, NO_SEAT), "was placed by no seat"),
        (1, lambda s: put(s.piece_by, FAUX, 1), "was placed by no seat"),
        (2, lambda s: put(s.piece_by, FAUX, 2), "was placed by no seat"),
        (2, lambda s: put(s.piece_by, FAUX, WINTER), "was placed by no seat"),
        (1, lambda s: put(s.piece_by, BEAM, WINTER), "was placed by no seat"),
        (2, lambda s: put(s.piece_by, BEAM, 1), "was placed by another player"),
    ],
)
def test_every_piece_is_somewhere(seats: int, damage: Damage, expected: str) -> None:
    s = built(seats)
    assert invariants.pieces(s) == []
    damage(s)
    (wrong,) = invariants.pieces(s)
    assert wrong.partition(": ")[2].partition(" ")[2].partition(" ")[2].startswith(expected), wrong


@pytest.mark.parametrize(
    ("damage", "expected"),
    [
        (lambda s: put(s.piece_order, FAUX, s.piece_order[ABOVE]), "piece_order: piece 6 can't be number 2"),
        (lambda s: put(s.piece_order, FAUX, 4), f"piece_order: piece {FAUX} can't be number 4"),
        (lambda s: setattr(s, "built", 2), f"piece_order: piece {BEAM} can't be number 3"),
        (lambda s: setattr(s, "built", 4), "piece_order: no piece is number 4"),
        (swap_order, f"piece_place: piece {ABOVE} can't lie like this"),
        (lambda s: put(s.colour, 0, WHITE), "colour: cubes and heights are not those of the pieces"),
        (lambda s: put(s.top_floor, 20, 1), "colour: cubes and heights are not those of the pieces"),
        (lambda s: put(s.fits, 26, 0), "fits: other shapes fit"),
        (lambda s: put(s.closed, 0, 1), "closed: no seat closed it"),
        (lambda s: put(s.closed, 0, 0), "closed: a work with room is not"),
        (lambda s: put(s.closed, 0, WINTER), "closed: a work with room is not"),
    ],
)
def test_the_works_are_as_they_were_built(damage: Damage, expected: str) -> None:
    s = built()
    damage(s)
    assert said(invariants.pieces(s), expected), invariants.pieces(s)


def test_the_winter_closes_nothing_with_several_players() -> None:
    s = built(2)
    s.closed[0] = WINTER
    assert invariants.pieces(s) == ["closed: no seat closed it"]
    s.closed[0] = 2
    assert invariants.pieces(s) == ["closed: no seat closed it"]
    s.closed[0] = 1
    assert invariants.pieces(s) == ["closed: a work with room is not"]


def test_a_piece_lies_as_the_first_of_its_twins() -> None:
    t = Scenario().on("redoubt", "girouette_blue", *VANE)
    piece = PIECES.index_of["girouette_blue"]
    twin = t.id("girouette_blue", "redoubt", *[VANE[i] for i in (0, 3, 2, 1, 4)])
    first = int(t.s.piece_place[piece])
    t.s.piece_place[piece] = min(first, twin)
    assert invariants.pieces(t.s) == []
    t.s.piece_place[piece] = max(first, twin)
    assert invariants.pieces(t.s) == [f"piece_work: piece {piece} lies as a twin of its first placement"]


def test_a_piece_above_the_third_floor_has_met_its_challenge() -> None:
    t = Scenario(architecture="on").on("church", "pieu_blue", [2, 6, 1], [2, 6, 2])
    t.on("church", "girouette_brown", *BELL_TOWER)
    piece = PIECES.index_of["girouette_brown"]
    assert invariants.pieces(t.s) == [f"piece_work: piece {piece} stands too high"]
    t.s.done[0] = 1
    assert invariants.pieces(t.s) == []
    t.s.piece_by[piece] = WINTER
    assert invariants.pieces(t.s) == [f"piece_work: piece {piece} stands too high"]
    first_above = t.s.table_of(piece, 2).regular
    t.s.piece_place[piece] = first_above
    assert invariants.piece_wrong(t.s, piece) == [f"piece_work: piece {piece} stands too high"]
    t.s.piece_place[piece] = max(number for number in t.s.box.offered[piece * 3 + 2] if number < first_above)
    assert invariants.piece_wrong(t.s, piece) == []


def test_a_full_work_is_closed_and_stays_so_under_later_bonus_pieces() -> None:
    """The last position of a random game in which every work was closed."""
    s = GAME.new(1, 2)
    chance = seeded(2)
    while not s.over():
        choices = s.actions(0)
        s.apply(0, choices[chance.below(len(choices))])
    closed = [work for work in range(3) if s.closed[work] != NO_SEAT]
    assert closed
    assert invariants.pieces(s) == []
    s.closed[closed[0]] = NO_SEAT
    assert invariants.pieces(s) == ["closed: a full work is closed"]


# ---------------------------------------------------------------- cards


def place_of(s: State, card: int) -> int:
    return [int(one) for one in s.deck].index(card)


def move_snow(s: State, snow: int, to: int) -> None:
    """A snow card changes places with another card."""
    deck = [int(card) for card in s.deck]
    here = deck.index(8 + snow)
    deck[here], deck[to] = deck[to], deck[here]
    s.deck = vec[i64](deck)


def change_card(s: State, card: int, into: int) -> None:
    deck = [int(one) for one in s.deck]
    deck[max(i for i, one in enumerate(deck) if one == card)] = into
    s.deck = vec[i64](deck)


@pytest.mark.parametrize(
    ("seats", "snow", "first", "last"),
    [(1, 1, 6, 12), (1, 2, 19, 25), (1, 3, 38, 38), (3, 1, 6, 12), (3, 2, 19, 25), (3, 3, 32, 38)],
)
def test_nf_4_8_snow_cards_are_in_their_piles(seats: int, snow: int, first: int, last: int) -> None:
    s = GAME.new(seats, 1)
    wrong = f"deck: snow card {snow} is not in its pile"
    for place in (first, last):
        move_snow(s, snow, place)
        assert wrong not in invariants.cards(s)
    for place in (first - 1, last + 1):
        if place < len(s.deck):
            move_snow(s, snow, place)
            assert invariants.cards(s) == [wrong]


@pytest.mark.parametrize(
    ("damage", "expected"),
    [
        (lambda s: change_card(s, 8, 7), "deck: card 7 is there 5 times"),
        (lambda s: put(s.visible, 1, NOTHING), "visible: cards have no gaps between them"),
        (lambda s: put(s.visible, 0, NOTHING), "visible: cards have no gaps between them"),
        (
            lambda s: put(s.visible, 2, next(c for c in range(9) if c not in s.deck[:3])),
            "visible: a card that was not",
        ),
        (lambda s: setattr(s, "snowfalls", 1), "snowfalls: 0 snow cards were drawn"),
        (lambda s: setattr(s, "snowfalls", 3), "snowfalls: the third ends the game"),
        (lambda s: setattr(s, "slot", 2), "slot: the character moves on with every discarded card"),
        (lambda s: setattr(s, "drawn", 4), "slot: the character moves on with every discarded card"),
    ],
)
def test_every_card_once_and_a_turn_discards_one(damage: Damage, expected: str) -> None:
    s = GAME.new(1, 1)
    s.visible = s.visible[:]
    assert invariants.cards(s) == []
    damage(s)
    assert said(invariants.cards(s), expected), invariants.cards(s)


def test_a_card_is_visible_as_often_as_it_was_drawn() -> None:
    s = GAME.new(1, 1)
    while len({int(card) for card in s.visible}) < 3:
        s = GAME.new(1, int(s.chance.word()))
    s.visible = vec[i64]([s.visible[0], s.visible[0], s.visible[2]])
    assert said(invariants.cards(s), "visible: a card that was not drawn")


def test_more_snowfalls_than_snow_cards_only_once_all_works_are_closed() -> None:
    s = reached(2, 10, "thaw", "work")
    while not s.all_closed():
        s.apply(s.mover(), s.actions(s.mover())[0])
    assert GAME.broken(s) == []


# ---------------------------------------------------------------- markers, players, the Winter


def score(s: State, colour: int, points: int) -> None:
    """Points booked under construction pieces, whatever they should have won."""
    s.markers[colour] += points
    s.tally[colour * N_SOURCES] += points


def won(s: State, colour: int, form: int) -> None:
    s.taken[colour * N_FORMS + form] = 1


@pytest.mark.parametrize(
    ("seats", "damage", "expected"),
    [
        (1, lambda s: put(s.markers, BLUE, 1), "markers: colour 2 has 1, its parts add up to 0"),
        (
            1,
            lambda s: put(s.tally, BROWN * N_SOURCES + 8, -1),
            "markers: colour 3 has 0, its parts add up to -1",
        ),
        (1, lambda s: won(s, BLUE, 0), "taken: colour 2 and form 0 do not fit the marker"),
        (
            1,
            several(lambda s: score(s, BLUE, 40), lambda s: won(s, BLUE, 0)),
            "taken: colour 2 and form 1 do not fit the marker",
        ),
        (1, lambda s: score(s, BLUE, 18), "taken: colour 2 and form 0 do not fit the marker"),
        (
            1,
            several(lambda s: score(s, WHITE, 18), lambda s: won(s, WHITE, 0)),
            "taken: colour 0 and form 0 do not fit the marker",
        ),
        (2, lambda s: score(s, BROWN, 3), "markers: no seat plays colour 3"),
        (1, lambda s: put(s.track, 0, 0), "track: form 0 leaves after snowfall 1"),
        (1, lambda s: put(s.track, 2, 0), "track: form 2 leaves after snowfall 0"),
        (1, lambda s: setattr(s, "snowfalls", 1), "track: form 0 leaves after snowfall 1"),
        (2, lambda s: put(s.piece_work, BEAM, 0), f"taken: piece {BEAM} was placed, and not won"),
        (1, lambda s: put(s.piece_work, BEAM, 0), "taken: more bonus pieces of form 0 than were won"),
        (
            1,
            several(
                lambda s: score(s, BLUE, 20),
                lambda s: won(s, BLUE, 0),
                lambda s: put(s.piece_work, BEAM, 0),
                lambda s: s.push(AT_BONUS, 0, BLUE, 0),
            ),
            "taken: more bonus pieces of form 0 than were won",
        ),
        (
            1,
            several(
                lambda s: score(s, BLUE, 20),
                lambda s: won(s, BLUE, 0),
                lambda s: put(s.piece_work, BEAM, 0),
                lambda s: s.push(AT_WORK, 0, BEAM + 1),
            ),
            "taken: more bonus pieces of form 0 than were won",
        ),
        (
            1,
            several(
                lambda s: score(s, BLUE, 20),
                lambda s: won(s, BLUE, 0),
                lambda s: put(s.piece_work, BEAM, 0),
                lambda s: s.push(AT_PLACE, 0, BEAM + 1),
            ),
            "taken: more bonus pieces of form 0 than were won",
        ),
        (
            1,
            several(
                lambda s: score(s, BLUE, 20),
                lambda s: won(s, BLUE, 0),
                lambda s: s.push(AT_BONUS, 0, BLUE, 0),
                lambda s: s.push(AT_BONUS, 0, BLUE, 0),
            ),
            "taken: more bonus pieces of form 0 than were won",
        ),
    ],
)
def test_markers_are_the_sum_of_their_parts_and_take_what_they_reach(
    seats: int, damage: Damage, expected: str
) -> None:
    s = GAME.new(seats, 1)
    assert invariants.markers(s) == []
    damage(s)
    assert said(invariants.markers(s), expected), invariants.markers(s)


@pytest.mark.parametrize(
    ("seats", "change"),
    [
        (1, lambda s: score(s, WHITE, 70)),
        (1, lambda s: score(s, BLUE, 17)),
        (
            1,
            several(
                lambda s: score(s, BLUE, 18), lambda s: won(s, BLUE, 0), lambda s: put(s.piece_work, BEAM, 0)
            ),
        ),
        (
            1,
            several(
                lambda s: score(s, BLUE, 18),
                lambda s: won(s, BLUE, 0),
                lambda s: s.push(AT_BONUS, 0, BLUE, 0),
            ),
        ),
        (
            1,
            several(
                lambda s: score(s, BLUE, 18), lambda s: won(s, BLUE, 0), lambda s: s.push(AT_WORK, 0, BEAM)
            ),
        ),
        (
            1,
            several(
                lambda s: setattr(s, "snowfalls", 1),
                lambda s: put(s.track, 0, 0),
                lambda s: score(s, BLUE, 20),
            ),
        ),
        (1, several(lambda s: setattr(s, "snowfalls", 1), lambda s: s.push(AT_THAW, 0, 1))),
        (
            2,
            several(
                lambda s: score(s, YELLOW, 18),
                lambda s: won(s, YELLOW, 0),
                lambda s: put(s.piece_work, BEAM, 0),
            ),
        ),
        (
            2,
            several(
                lambda s: s.end(),
                lambda s: setattr(s, "snowfalls", 3),
                lambda s: put(s.track, 0, 0),
                lambda s: put(s.track, 1, 0),
                lambda s: score(s, YELLOW, 60),
            ),
        ),
    ],
)
def test_markers_may_stand_like_this(seats: int, change: Damage) -> None:
    """Among them: what the discs bring at the end wins nothing any more."""
    s = GAME.new(seats, 1)
    change(s)
    assert invariants.markers(s) == []


def test_the_last_work_is_that_of_the_last_construction_piece() -> None:
    t = (
        Scenario(seats=2)
        .on("redoubt", "faux_blue", *FLAT)
        .on("mill", "poutre_yellow", [1, 0, 1], [2, 0, 1], [3, 0, 1])
    )
    t.on("church", "equerre_white", [1, 0, 1], [2, 0, 1], [3, 0, 1], [1, 0, 2], [1, 0, 3], by=1)
    t.s.last_work = vec[i64]([0, 2])
    assert invariants.players(t.s) == []
    for seat, work in ((0, 1), (0, 2), (0, ANY_WORK), (1, ANY_WORK), (1, 0)):
        before = int(t.s.last_work[seat])
        t.s.last_work[seat] = work
        assert invariants.players(t.s) == [f"last_work: seat {seat} built last on {before}"]
        t.s.last_work[seat] = before
    t.on("redoubt", "faux_white", *ON_IT, by=1)
    assert invariants.players(t.s) == ["last_work: seat 1 built last on 0"]


def test_alone_a_player_keeps_no_last_work_and_there_are_no_allies() -> None:
    s = built()
    assert invariants.players(s) == []
    s.last_work[0] = 0
    assert invariants.players(s) == ["last_work: seat 0 built last on -1"]
    s.last_work[0] = ANY_WORK
    s.ally = NATIONS
    assert invariants.players(s)[0] == "allies: not for a player alone"
    s.ally = NOTHING
    s.allies[2] = 1
    assert invariants.players(s) == ["allies: not for a player alone"]


def test_an_ally_in_use_is_a_token_turned_over() -> None:
    s = reached(2, 0, "piece", ally=int(NATIONS))
    seat = int(s.active())
    assert invariants.players(s) == []
    s.allies[seat * 3 + NATIONS] = 0
    assert invariants.players(s) == ["ally: the token in use is turned over"]
    s.end()
    assert invariants.players(s) == []


def test_the_winter_is_remembered_by_a_piece_it_placed() -> None:
    t = Scenario().by_winter("redoubt", "faux_blue", *FLAT)
    t.s.winter_piece = FAUX
    assert invariants.winter(t.s) == []
    t.s.winter_piece = 0
    assert invariants.winter(t.s) == ["winter_piece: not placed by the Winter"]
    t.s.winter_piece = NOTHING
    for best, where, wrong in ((0, 1, False), (2, NOTHING, True), (-1, NOTHING, False), (-1, 1, True)):
        t.s.winter_best[8], t.s.winter_where[8] = best, where
        assert bool(invariants.winter(t.s)) is wrong


# ---------------------------------------------------------------- what is asked


def put_frame(s: State, number: int, at: int, value: int) -> None:
    """`at`: 0 the step, 1 the seat, 2 to 4 the arguments; frames are counted from the turn, 0."""
    s.frames[number * int(FRAME) + at] = value


def close_all(s: State) -> None:
    s.closed = vec[i64]([0, 0, 0])


def use(s: State, ally: int) -> None:
    s.ally = ally


def show(s: State, cards: int) -> None:
    """So many cards are visible, all of the shape of the first."""
    s.visible = vec[i64]([s.visible[0] if i < cards else NOTHING for i in range(3)])


def not_shown(s: State) -> int:
    return next(shape for shape in range(9) if not s.is_visible(shape) and s.has_piece(shape))


def ask_for(s: State, shape: int) -> None:
    """The construction piece being placed is one of this shape, and so is the discarded card."""
    put_frame(s, 1, 2, shape)
    put_frame(s, 2, 2, next(piece for piece in range(shape * 4, shape * 4 + 4) if s.in_reserve(piece)))


def no_fit(s: State) -> None:
    s.top_floor = vec[i64]([5] * len(s.top_floor))
    s.fits = vec[i64]([0] * len(s.fits))


def piece_at(s: State, number: int) -> int:
    return int(s.frames[number * int(FRAME) + 2])


LOWEST = "frames: the lowest is the turn, with a question above"
CASES: list[tuple[tuple[int, int, tuple[str, ...], int | None], Damage, str]] = [
    # the turn and its question
    ((1, 0, ("piece",), None), lambda s: put_frame(s, 0, 0, AT_PIECE), LOWEST),
    ((1, 0, ("piece",), None), lambda s: s.drop(), LOWEST),
    ((1, 0, ("piece",), None), lambda s: s.push(AT_PIECE, 0), "nothing lies on a question of the turn"),
    ((1, 0, ("piece",), None), lambda s: put_frame(s, 1, 0, AT_WINTER), "it is not the Winter's turn"),
    ((1, 0, ("piece",), None), lambda s: put_frame(s, 1, 0, AT_WINTER_WORK), "it is not the Winter's turn"),
    ((1, 0, ("piece",), None), lambda s: put_frame(s, 1, 0, AT_WINTER_PLACE), "it is not the Winter's turn"),
    ((1, 0, ("piece",), None), lambda s: put_frame(s, 1, 0, AT_STUCK), "something can be placed"),
    (
        (1, 0, ("piece",), None),
        lambda s: put_frame(s, 1, 0, AT_SNOW),
        f"step {AT_SNOW} is no question of the turn",
    ),
    ((1, 0, ("piece",), None), lambda s: put_frame(s, 1, 0, AT_ALLY), "allies are not for a player alone"),
    ((1, 0, ("piece",), None), lambda s: put_frame(s, 1, 0, AT_SECOND), "another number of cards lies there"),
    (
        (1, 0, ("piece",), None),
        several(lambda s: put_frame(s, 1, 0, AT_SECOND), lambda s: show(s, 2)),
        "allies are not for a player alone",
    ),
    ((1, 0, ("piece",), None), lambda s: show(s, 2), "another number of cards lies there"),
    ((1, 0, ("piece",), None), close_all, "with all works closed there are no more turns"),
    ((1, 0, ("piece",), None), lambda s: setattr(s, "slot", 4), "it is the Winter's turn"),
    ((1, 0, ("winter_place",), None), lambda s: setattr(s, "ties", 0), "it is not the Winter's turn"),
    ((1, 0, ("winter_place",), None), lambda s: setattr(s, "slot", 1), "it is not the Winter's turn"),
    ((1, 0, ("winter",), None), lambda s: setattr(s, "ties", 0), "it is not the Winter's turn"),
    ((1, 1, ("winter_work",), None), lambda s: setattr(s, "ties", 0), "it is not the Winter's turn"),
    ((2, 0, ("ally",), None), lambda s: put_frame(s, 1, 1, 1 - s.active()), "the active player is asked"),
    ((2, 0, ("ally",), None), lambda s: use(s, COUREUR), "an ally was used already"),
    ((2, 0, ("second",), None), lambda s: use(s, NATIONS), "an ally was used already"),
    ((2, 0, ("second",), None), lambda s: show(s, 3), "another number of cards lies there"),
    ((2, 0, ("stuck",), None), lambda s: use(s, NATIONS), "an ally was used already"),
    ((2, 0, ("piece",), 2), lambda s: show(s, 3), "another number of cards lies there"),
    ((2, 0, ("discard",), 0), lambda s: show(s, 2), "another number of cards lies there"),
    ((2, 0, ("discard",), 0), lambda s: put_frame(s, 1, 1, 1 - s.active()), "the active player is asked"),
    # a construction piece on its way
    (
        (2, 0, ("discard", "place"), -1),
        lambda s: put_frame(s, 1, 1, 1 - s.active()),
        "the active player discards",
    ),
    ((2, 0, ("discard", "place"), -1), lambda s: put_frame(s, 1, 2, -1), "the active player discards"),
    ((2, 0, ("discard", "place"), -1), lambda s: show(s, 2), "three cards lie there before one is discarded"),
    ((2, 0, ("discard", "place"), 2), lambda s: show(s, 3), "three cards lie there before one is discarded"),
    (
        (2, 0, ("discard", "place"), -1),
        lambda s: put_frame(s, 1, 2, not_shown(s)),
        "the discarded card is not visible",
    ),
    (
        (2, 0, ("discard", "work"), -1),
        lambda s: ask_for(s, not_shown(s)),
        "the discarded card is not visible",
    ),
    ((2, 0, ("discard", "work"), 1), lambda s: ask_for(s, not_shown(s)), "the discarded card is not visible"),
    (
        (2, 0, ("discard", "work"), 0),
        lambda s: put_frame(s, 1, 2, (piece_at(s, 1) + 1) % 9),
        "the discarded card is that of the piece",
    ),
    (
        (2, 0, ("discard", "place"), -1),
        lambda s: put_frame(s, 2, 1, 1 - s.active()),
        "the piece is not in the reserve",
    ),
    (
        (1, 0, ("discard", "work"), None),
        lambda s: put(s.piece_work, piece_at(s, 2), 0),
        "the piece is not in the reserve",
    ),
    ((1, 0, ("discard", "place"), None), close_all, "the piece is not in the reserve"),
    ((1, 0, ("discard", "place"), None), lambda s: setattr(s, "slot", 4), "it is the Winter's turn"),
    ((1, 0, ("discard", "place"), None), lambda s: put_frame(s, 2, 3, -1), "the piece has no place there"),
    (
        (1, 0, ("discard", "place"), None),
        lambda s: put_frame(s, 2, 3, (s.frames[13] + 1) % 3),
        "the piece has no place there",
    ),
    ((1, 0, ("discard", "work"), None), no_fit, "the piece has no place there"),
    (
        (1, 0, ("discard", "work"), None),
        lambda s: put_frame(s, 2, 2, -1),
        "the bonus piece is not in the reserve",
    ),
    (
        (1, 0, ("discard", "place"), None),
        lambda s: s.push(AT_SCORE, 0, BLUE, 1, FROM_PIECES),
        f"step {AT_PLACE} can't lie there",
    ),
    (
        (1, 2, ("thaw", "score", "work"), None),
        lambda s: put_frame(s, 1, 0, AT_PLACE),
        f"step {AT_SCORE} can't lie there",
    ),
    (
        (1, 2, ("thaw", "score", "work"), None),
        lambda s: setattr(s, "frames", vec[i64]([*s.frames[:FRAME], *s.frames[2 * FRAME :]])),
        f"step {AT_SCORE} can't lie there",
    ),
    (
        (1, 0, ("discard", "place"), None),
        lambda s: put_frame(s, 2, 0, AT_PIECE),
        f"step {AT_PIECE} can't lie there",
    ),
    # a snowfall
    ((2, 0, ("thaw", "work"), None), lambda s: s.drop(), "a snowfall is resolved"),
    ((2, 0, ("thaw", "work"), None), lambda s: put_frame(s, 1, 2, 1), "the snowfall is the last that fell"),
    (
        (2, 0, ("thaw", "work"), None),
        several(lambda s: put_frame(s, 1, 2, 0), lambda s: setattr(s, "snowfalls", 0)),
        "the snowfall is the last that fell",
    ),
    ((2, 0, ("thaw", "work"), None), lambda s: show(s, 3), "two cards lie there when snow falls"),
    ((2, 0, ("thaw", "work"), None), lambda s: show(s, 1), "two cards lie there when snow falls"),
    (
        (1, 32, ("thaw", "work"), None),
        several(lambda s: show(s, 1), lambda s: close_all(s)),
        "two cards lie there when snow falls",
    ),
    ((2, 0, ("thaw", "work"), None), lambda s: use(s, COUREUR), "allies are over when a turn begins"),
    (
        (2, 0, ("thaw", "work"), None),
        several(lambda s: use(s, COUREUR), lambda s: close_all(s)),
        "allies are over when a turn begins",
    ),
    (
        (2, 0, ("refill", "thaw", "work"), 2),
        lambda s: use(s, NATIONS),
        "a card is turned up after a second piece",
    ),
    (
        (2, 0, ("refill", "thaw", "work"), 2),
        several(lambda s: s.drop(), lambda s: s.drop()),
        "a card is turned up after a second piece",
    ),
    ((2, 0, ("refill", "thaw", "work"), 2), lambda s: s.drop(), "a snowfall is resolved"),
    ((2, 0, ("refill", "thaw", "work"), 2), lambda s: put_frame(s, 2, 0, AT_BONUS), "a snowfall is resolved"),
    ((2, 0, ("refill", "thaw", "work"), 2), lambda s: show(s, 2), "one card lies there after a second piece"),
    (
        (2, 0, ("refill", "thaw", "work"), 2),
        lambda s: put_frame(s, 2, 2, 2),
        "the snowfall is the last that fell",
    ),
    # markers to move
    *[
        ((2, 0, ("thaw", "score", "work"), None), damage, "points are for a colour and a reason")
        for damage in (
            lambda s: put_frame(s, 2, 2, -1),
            lambda s: put_frame(s, 2, 3, -1),
            lambda s: put_frame(s, 2, 3, 1001),
            lambda s: put_frame(s, 2, 4, -1),
        )
    ],
    (
        (2, 0, ("thaw", "score", "work"), None),
        lambda s: put_frame(s, 2, 2, WHITE),
        "no seat plays this colour",
    ),
    *[
        ((seats, seed, ("thaw", "score", "work"), None), damage, "there are no points for this now")
        for seats, seed, damage in (
            (1, 2, lambda s: put_frame(s, 2, 4, FROM_DISCS)),
            (1, 2, lambda s: put_frame(s, 2, 4, FROM_ALLY)),
            (2, 0, lambda s: put_frame(s, 2, 4, FROM_DISCS)),
            (2, 0, lambda s: put_frame(s, 2, 4, FROM_CHALLENGES)),
            (2, 0, lambda s: put_frame(s, 2, 4, FROM_WINTER)),
        )
    ],
    # bonus pieces to place
    *[
        ((2, 0, ("thaw", "bonus", "work"), None), damage, "a bonus piece is asked of the marker's owner")
        for damage in (
            lambda s: put_frame(s, 2, 2, -1),
            lambda s: put_frame(s, 2, 2, BROWN),
            lambda s: put_frame(s, 2, 3, -1),
            lambda s: put_frame(s, 2, 1, 1 - s.frames[11]),
        )
    ],
    (
        (1, 32, ("thaw", "bonus"), None),
        lambda s: put_frame(s, 2, 2, -1),
        "a bonus piece is asked of the marker's owner",
    ),
    ((1, 32, ("thaw", "bonus"), None), lambda s: put_frame(s, 2, 3, 2), "the bonus piece was not won"),
    (
        (1, 32, ("thaw", "work"), None),
        lambda s: put_frame(s, 2, 2, -1),
        "the bonus piece is not in the reserve",
    ),
    (
        (1, 32, ("thaw", "work"), None),
        lambda s: put_frame(s, 2, 2, 35),
        "the bonus piece is not in the reserve",
    ),
    (
        (1, 32, ("thaw", "work"), None),
        lambda s: put(s.piece_work, piece_at(s, 2), 0),
        "the bonus piece is not in the reserve",
    ),
    (
        (2, 0, ("thaw", "work"), None),
        lambda s: put_frame(s, 2, 1, 1 - s.frames[11]),
        "the bonus piece belongs to another player",
    ),
    ((1, 32, ("thaw", "work"), None), no_fit, "the bonus piece has no place there"),
    ((1, 32, ("thaw", "place"), None), no_fit, "the bonus piece has no place there"),
    (
        (1, 32, ("thaw", "place"), None),
        lambda s: put_frame(s, 2, 3, -1),
        "the bonus piece has no place there",
    ),
    (
        (1, 2, ("thaw", "score", "work"), None),
        lambda s: put_frame(s, 3, 0, AT_THAW),
        f"step {AT_THAW} can't lie there",
    ),
    (
        (1, 32, ("thaw", "work"), None),
        lambda s: s.push(AT_SCORE, 0, BLUE, 1, FROM_BONUS),
        f"step {AT_WORK} can't lie there",
    ),
]


@pytest.mark.parametrize(
    ("where", "damage", "what"), CASES, ids=[f"{i}-{one[2]}" for i, one in enumerate(CASES)]
)
def test_questions_lie_on_one_another_as_they_come(
    where: tuple[int, int, tuple[str, ...], int | None], damage: Damage, what: str
) -> None:
    seats, seed, wanted, ally = where
    s = reached(seats, seed, *wanted, ally=ally)
    assert wrong_frames(s) == []
    damage(s)
    assert wrong_frames(s), what


def test_the_first_piece_and_the_first_work_are_pieces_and_works_like_others() -> None:
    s = GAME.new(1, 1)
    s.drop()
    show(s, 3)
    s.visible[0] = 0
    s.push(AT_DISCARD, 0, 0)
    s.push(AT_WORK, 0, 0)
    assert fine(s) == []
    s.drop()
    s.push(AT_PLACE, 0, 0, 0)
    assert fine(s) == []


def test_bonus_pieces_on_their_way_are_counted_by_form() -> None:
    s = GAME.new(1, 1)
    for step in (AT_WORK, AT_PLACE):
        s.push(step, 0, PIECES.index_of["pieu_blue"])
        s.push(step, 0, PIECES.index_of["faux_blue"])
        s.push(step, 0, NOTHING)
    s.push(AT_BONUS, 0, BLUE, 2)
    assert [int(questions.pending(s, form)) for form in range(N_FORMS)] == [0, 2, 1]


def test_a_player_changes_works_relative_to_their_own_last_one() -> None:
    """The second player may build where the first one did last, and not on the second player's own last work."""
    s = GAME.new(2, 1)
    s.end()
    s.last_work = vec[i64]([1, 0])
    s.push(AT_TURN, 1)
    s.push(AT_DISCARD, 1, s.visible[0])
    s.push(AT_PLACE, 1, s.visible[0] * 4, 1)
    assert fine(s) == []
    put_frame(s, 2, 3, 0)
    assert fine(s) == ["frames: place of seat 1 is inconsistent with the state"]


def fine(s: State) -> list[str]:
    return wrong_frames(s)


def test_these_lie_well_on_one_another() -> None:
    s = reached(2, 0, "discard", "work", ally=int(COUREUR))
    ask_for(s, not_shown(s))
    assert fine(s) == [], "the coureur des bois allows any shape"
    s = reached(2, 0, "discard", ally=int(COUREUR))
    close_all(s)
    assert fine(s) == [], "the discard is asked even with all works closed"
    s = reached(2, 0, "thaw", "score", "work")
    put_frame(s, 2, 3, 1000)
    put_frame(s, 2, 4, int(FROM_ALLY))
    assert fine(s) == []
    put_frame(s, 2, 3, 0)
    assert fine(s) == []
    s = reached(1, 2, "thaw", "score", "work")
    put_frame(s, 2, 2, int(WHITE))
    for source in (FROM_PIECES, FROM_BONUS, FROM_CHALLENGES, FROM_WINTER):
        put_frame(s, 2, 4, int(source))
        assert fine(s) == []
    s = reached(2, 0, "thaw", "work")
    show(s, 1)
    close_all(s)
    assert fine(s) == [], "after a second piece that closed the last work only one card is left"
    s.end()
    s.ally = FILLE
    assert fine(s) == [], "nothing is asked after the end"
