"""No piece appears, vanishes or is in two places, and no question is impossible in its turn."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.grammar import wrong_frames
from ludotheque.core.state import FRAME
from ludotheque.games.quadrata.box import DRAW_ADVANCED, REMOVE_BASE
from ludotheque.games.quadrata.state import Quadrata
from ludotheque.games.quadrata.vocabulary import (
    AT_ANSWER,
    AT_ARRIVE,
    AT_BONUS,
    AT_CHANGE,
    AT_DAY,
    AT_REMOVE,
    AT_REPLACE,
    AT_RESERVE,
    AT_REST,
    AT_REWARDS,
    AT_SWAP,
    AT_TOKENS,
    AT_TURN,
    AT_VISIT,
    BOXES,
    CARDS,
    N_BOXES,
    N_PROVINCES,
    N_TOKENS,
    PAIRS,
    PLACES,
    PROVINCES,
    SPACES,
    TROPHIES,
)
from tests.quadrata.scenario import GAME, Scenario, kind_of

FOUR = ("toronto", "banff", "montreal", "inuvik")
FAR = ("ottawa", "quebec_city", "sydney", "brandon")
TORONTO, BANFF = CARDS.index_of["toronto"], CARDS.index_of["banff"]
Break = Callable[[Quadrata], None]


def broken_by(t: Scenario, change: Break) -> list[str]:
    """The violated invariants after a change to a valid position."""
    assert not wrong_frames(t.s) + GAME.broken(t.s)
    change(t.s)
    return wrong_frames(t.s) or GAME.broken(t.s)


def setting(name: str, index: int, value: int) -> Break:
    """One number of a field becomes another."""

    def change(s: Quadrata) -> None:
        getattr(s, name)[index] = value

    return change


def adding(*changes: tuple[str, int, int]) -> Break:
    """Numbers of fields grow or shrink."""

    def change(s: Quadrata) -> None:
        for name, index, more in changes:
            getattr(s, name)[index] += more

    return change


def at(seat: int, token: int | str) -> int:
    return seat * N_TOKENS + kind_of(token)


# ---------------------------------------------------------------- cards


def every_card_but(*gone: int, twice: int | None = None) -> str:
    cards = [card for card in range(39) if card not in gone] + ([] if twice is None else [twice])
    return f"cards: {sorted(cards)}"


def test_a_card_that_vanishes_is_missed_wherever_it_lay() -> None:
    t = Scenario().centre(*FOUR).discard("moncton").reserved(1, "gaspe").visited(1, "winnipeg")
    square = N_PROVINCES + PROVINCES.index_of["manitoba"]
    for card, field, index in (
        ("toronto", "centre", 0),
        ("moncton", "discard", 0),
        ("gaspe", "reserved", 1),
        ("winnipeg", "squares", square),
    ):
        other = t.copy()
        getattr(other.s, field)[index] = -1
        other.s.discard_size -= 1 if field == "discard" else 0
        assert GAME.broken(other.s)[0] == every_card_but(CARDS.index_of[card])


def test_a_card_that_lies_twice_is_seen() -> None:
    t = Scenario().centre(*FOUR)
    top = int(t.s.deck_size) - 1
    gone = int(t.s.deck[top])
    assert broken_by(t, setting("deck", top, BANFF)) == [every_card_but(gone, twice=BANFF)]


def test_a_square_holds_a_card_of_its_province() -> None:
    t = Scenario().visited(1, "winnipeg")
    manitoba, yukon = PROVINCES.index_of["manitoba"], PROVINCES.index_of["yukon"]

    def move(s: Quadrata) -> None:
        s.squares[N_PROVINCES + manitoba], s.squares[N_PROVINCES + yukon] = -1, PLACES.index_of["winnipeg"]

    card = CARDS.index_of["winnipeg"]
    assert broken_by(t, move) == [f"squares: seat 1 has card {card} in province {yukon}"]


@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_nothing_lies_above_the_top_of_a_pile(pile: str) -> None:
    t = Scenario().discard("moncton")
    size = int(getattr(t.s, f"{pile}_size"))
    assert broken_by(t, setting(pile, size, 3)) == ["cards: something lies above the top of a pile"]


def test_the_centre_has_no_gap_as_long_as_there_are_cards() -> None:
    gap = "cards: a gap in the centre though there are cards to fill it"
    for t in (
        Scenario(seats=4).centre(*FOUR[:3], only=True).deck(exact=True).discard(),
        Scenario(seats=4).centre(only=True).deck(exact=True),
    ):
        assert not wrong_frames(t.s) + GAME.broken(t.s)

    def discard(s: Quadrata) -> None:
        s.discard[0], s.discard_size, s.centre[0] = s.centre[0], 1, -1

    def deal(s: Quadrata) -> None:
        s.deck[0], s.deck_size, s.centre[2] = s.centre[2], 1, -1

    for change in (discard, deal):
        t = Scenario(seats=4).centre(*FOUR[:3], only=True).deck(exact=True)
        assert broken_by(t, change) == [gap]


def test_a_smaller_centre_has_no_card_beyond_its_last_place(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Scenario().centre(*FOUR)
    monkeypatch.setattr(t.s.box, "centre", 3)
    assert GAME.broken(t.s) == ["cards: a card beyond the last place of the centre"]


# ---------------------------------------------------------------- tokens


@pytest.mark.parametrize("seat", [0, 1])
def test_advanced_tokens_are_counted_wherever_they_lie(seat: int) -> None:
    t = Scenario(day=2).hand(seat, 7, 5, 6)
    for change in (
        adding(("bag", at(seat, 9), 1)),
        adding(("rest", at(seat, 9), 1)),
        adding(("black_bag", 2, 1)),
    ):
        assert broken_by(t.copy(), change) == ["tokens: 5 of the advanced value 9, not 4"]
    assert broken_by(t.copy(), setting("spaces", seat * SPACES, kind_of(8))) == [
        "tokens: 3 of the advanced value 7, not 4",
        "tokens: 5 of the advanced value 8, not 4",
    ]
    assert broken_by(t, adding(("black_bag", 5, -1))) == ["tokens: 3 of the advanced value 12, not 4"]


@pytest.mark.parametrize("seat", [0, 1])
def test_base_tokens_are_six_less_those_the_days_have_taken(seat: int) -> None:
    t = Scenario().hand(seat, 4, 5, 6)
    assert broken_by(t.copy(), adding(("bag", at(seat, 1), -1))) == [
        f"tokens: seat {seat} has 5 base tokens on day 1"
    ]
    assert broken_by(t.copy(), adding(("rest", at(seat, 1), 1))) == [
        f"tokens: seat {seat} has 7 base tokens on day 1",
        f"tokens: seat {seat} has a base token twice",
    ]
    twice = [f"tokens: seat {seat} has a base token twice"]
    assert broken_by(t, adding(("bag", at(seat, 1), -1), ("bag", at(seat, 6), 1))) == twice
    for day, left in ((3, 5), (4, 5), (5, 3), (7, 3)):
        t = Scenario(day=day).hand(seat, 4, 5, 6)
        assert broken_by(t, adding(("bag", at(seat, 6), 1))) == [
            f"tokens: seat {seat} has {left + 1} base tokens on day {day}",
            f"tokens: seat {seat} has a base token twice",
        ]


def test_a_base_token_may_leave_after_something_else_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """As an owner may have corrected the card: two advanced tokens, then a base token leaves."""
    t = Scenario(day=3)
    days = [*t.s.box.days]
    days[3] = vec[i64]([DRAW_ADVANCED, 2, REMOVE_BASE, 1])
    monkeypatch.setattr(t.s.box, "days", days)
    assert GAME.broken(t.s) == []


def test_base_tokens_still_to_be_removed_are_still_there() -> None:
    t = Scenario(seats=3).next_day(5)
    assert t.asked() == (0, "remove")
    t.do(0, "remove", base="6").do(0, "remove", base="5").do(1, "remove", base="4")
    for seat, left in ((0, 3), (1, 4), (2, 5)):
        assert sum(int(t.s.owned(seat, kind)) for kind in range(6)) == left
    assert broken_by(t, lambda s: s.drop()) == [
        "tokens: seat 1 has 4 base tokens on day 5",
    ]


@pytest.mark.parametrize("seat", [0, 1])
def test_planes_are_the_coloured_ones_and_those_of_the_box(seat: int) -> None:
    t = Scenario().hand(0, 4, 5, 6).hand(1, 4, 5, 6)
    assert broken_by(t.copy(), adding(("bag", at(seat, "plane"), 1))) == ["tokens: 23 black planes, not 22"]
    assert broken_by(t.copy(), adding(("bag", at(seat, "plane"), -1))) == ["tokens: 21 black planes, not 22"]
    assert broken_by(t, lambda s: setattr(s, "planes", 21)) == ["tokens: 21 black planes, not 22"]


# ---------------------------------------------------------------- boards


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("mode", "circles", "box"), [("family", 10, "plus_2"), ("expert", 12, "add")])
def test_circles_and_boxes(seat: int, mode: str, circles: int, box: str) -> None:
    number = BOXES.index_of[box]
    full = Scenario(mode=mode).taxis(seat, circles)
    assert broken_by(full, adding(("circled", seat, 1))) == [
        f"taxis: seat {seat} has {circles + 1} circled and 0 spent"
    ]
    t = Scenario(mode=mode).taxis(seat, 0, crossed=[box])
    assert broken_by(t.copy(), adding(("circled", seat, -1))) == [
        f"taxis: seat {seat} has 0 circled and 1 spent"
    ]
    assert broken_by(t.copy(), adding(("crossed", seat * N_BOXES + number, 1))) == [
        f"taxis: seat {seat} has spent 1, but crossed other boxes"
    ]
    assert broken_by(t.copy(), adding(("spent", seat, -1))) == [
        f"taxis: seat {seat} has spent 0, but crossed other boxes"
    ]
    copies = len(t.s.box.leaves[number])
    t = Scenario(mode=mode).taxis(seat, 1, crossed=[box] * copies)
    assert broken_by(t, adding(("spent", seat, 1), ("crossed", seat * N_BOXES + number, 1))) == [
        f"taxis: seat {seat} has crossed box {number} too often"
    ]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("mode", "box"), [("family", "blank"), ("expert", "plus_1"), ("family", "add")])
def test_no_box_of_the_other_side_is_crossed(seat: int, mode: str, box: str) -> None:
    number = BOXES.index_of[box]
    t = Scenario(mode=mode).taxis(seat, 1)
    assert broken_by(t, adding(("spent", seat, 1), ("crossed", seat * N_BOXES + number, 1))) == [
        f"taxis: seat {seat} has crossed box {number} too often"
    ]


@pytest.mark.parametrize("seat", [0, 1])
def test_trains_and_the_spaces_they_free(seat: int) -> None:
    t = Scenario().trains(seat, 2).hand(seat, 6, 5, 4, 3, 2)
    assert broken_by(t.copy(), adding(("trains", seat, 1))) == [f"trains: seat {seat} has removed 3"]
    assert broken_by(t.copy(), adding(("trains", seat, -1))) == [
        f"spaces: seat {seat} has a token in the closed space 4"
    ]
    assert broken_by(t, adding(("trains", seat, -2))) == [
        f"spaces: seat {seat} has a token in the closed space 3",
        f"spaces: seat {seat} has a token in the closed space 4",
    ]


@pytest.mark.parametrize("seat", [0, 1])
def test_dotted_circles_are_for_experts(seat: int) -> None:
    t = Scenario(mode="expert").hand(seat, 6, 5, 4, extra=[3, 2])
    assert broken_by(t, lambda s: setattr(s, "mode", 0)) == [
        f"spaces: seat {seat} has a token in the closed space 5",
        f"spaces: seat {seat} has a token in the closed space 6",
    ]


@pytest.mark.parametrize("answers", ["right", "wrong"])
@pytest.mark.parametrize("seat", [0, 1])
def test_answers_are_counted_in_practice_only(answers: str, seat: int) -> None:
    assert broken_by(Scenario(), setting(answers, seat, 1)) == [
        f"practice: seat {seat} has answered without being asked"
    ]
    assert broken_by(Scenario(quiz="on"), setting(answers, seat, 1)) == []


@pytest.mark.parametrize(
    ("trophy", "provinces"),
    [
        ("red", ["alberta", "quebec", "nova_scotia"]),
        ("violet", ["british_columbia", "ontario", "new_brunswick", "nunavut"]),
        ("multicolor", ["ontario", "quebec", "yukon", "manitoba"]),
    ],
)
def test_trophies_are_earned(trophy: str, provinces: list[str]) -> None:
    number = TROPHIES.index_of[trophy]
    assert not GAME.broken(Scenario().provinces(1, *provinces).trophy(trophy, 1).s)
    for missing in range(len(provinces)):
        t = Scenario().provinces(1, *provinces[:missing], *provinces[missing + 1 :])
        assert broken_by(t, setting("trophies", number, 1)) == [
            f"trophies: seat 1 has not earned trophy {number}"
        ]
    t = Scenario().provinces(1, *provinces)
    assert broken_by(t, setting("trophies", number, 0)) == [
        f"trophies: seat 0 has not earned trophy {number}"
    ]


# ---------------------------------------------------------------- questions


def not_so(found: list[str], step: str | None = None) -> bool:
    """Whether these are complaints about what frames speak of: of this step alone, or of any."""
    said = [
        one.removeprefix("frames: ").partition(" of seat 0 is inconsistent with the state") for one in found
    ]
    return bool(said) and all(sep and step in (None, name) for name, sep, _ in said)


def steps(s: Quadrata) -> list[int]:
    return [int(s.frames[i]) for i in range(0, len(s.frames), FRAME)]


ON_TOP_OF = {
    AT_TURN: [AT_DAY],
    AT_REMOVE: [AT_TURN, AT_REMOVE],
    AT_REST: [AT_DAY, AT_TURN],
    AT_RESERVE: [AT_DAY, AT_TURN, AT_REST],
    AT_VISIT: [AT_RESERVE],
    AT_REPLACE: [AT_VISIT],
    AT_TOKENS: [AT_VISIT],
    AT_ARRIVE: [AT_VISIT],
    AT_CHANGE: [AT_ARRIVE, AT_ANSWER],
    AT_ANSWER: [AT_ARRIVE, AT_CHANGE],
    AT_REWARDS: [AT_VISIT],
    AT_BONUS: [AT_REWARDS],
    AT_SWAP: [AT_REPLACE, AT_VISIT, AT_RESERVE],
    AT_DAY: [],
}


@pytest.mark.parametrize("upper", ON_TOP_OF)
def test_questions_lie_on_one_another_as_a_turn_goes(upper: int) -> None:
    for lower in ON_TOP_OF:
        s = Scenario(day=7).s
        s.end()
        s.push(AT_DAY, 0)
        if lower != AT_DAY:
            s.push(lower, 0)
        s.push(upper, 0)
        complaint = f"frames: {GAME.steps[upper].name} can't lie on {GAME.steps[lower].name}"
        assert (complaint in wrong_frames(s)) == (lower not in ON_TOP_OF[upper])


def test_a_day_lies_at_the_bottom() -> None:
    def without_day(s: Quadrata) -> None:
        s.frames = s.frames[FRAME:]

    assert broken_by(Scenario().at(0, "reserve"), without_day) == ["frames: turn can't lie on nothing"]


def test_the_game_is_over_on_the_last_day_only() -> None:
    assert broken_by(Scenario(day=7), lambda s: s.end()) == []
    assert broken_by(Scenario(day=6), lambda s: s.end()) == ["day: the game is over on day 6"]


def test_a_taxi_instead_of_a_visit_leaves_no_visit() -> None:
    complaint = ["frames: reserve of seat 0 is inconsistent with the state"]
    consoled = Scenario().at(0, "reserve")
    assert broken_by(consoled, lambda s: s.set_top(0, 1)) == []
    assert (
        broken_by(Scenario(after_taxi="may_visit").at(0, "reserve"), lambda s: s.set_top(0, 1)) == complaint
    )

    def below_the_visit(s: Quadrata) -> None:
        s.frames[len(s.frames) - 2 * FRAME + 2] = 1

    assert broken_by(Scenario().at(0, "visit"), below_the_visit) == complaint
    assert broken_by(Scenario(mode="expert").at(0, "rest"), lambda s: None) == []


def test_changes_and_tries_belong_to_a_visit() -> None:
    for amount in range(4):
        assert broken_by(Scenario(), setting("changes", amount, 1)) == [
            "changes: a product is changed, but no visit is under way"
        ]
    t = Scenario(quiz="on")
    assert broken_by(t, lambda s: setattr(s, "tries", 1)) == ["tries: no product is asked for"]
    assert broken_by(asked_for_a_product(), lambda s: setattr(s, "tries", 1)) == []


# ---------------------------------------------------------------- visits under way


def asked_for_tokens() -> Scenario:
    return Scenario().centre("toronto", *FAR[:3]).hand(0, 5, 6, 1).do(0, "visit", place="cn_tower")


def asked_for_a_product() -> Scenario:
    """5 x 6 for the tower; a frame of the visit lies below the question."""
    t = Scenario(quiz="on").centre("toronto", *FAR[:3]).hand(0, 5, 6, 1).do(0, "visit", place="cn_tower")
    return t.do(0, "use", pair="5*6")


def asked_for_a_plane() -> Scenario:
    t = (
        Scenario(quiz="on")
        .centre("toronto", *FAR[:3])
        .hand(0, 6, "plane", 1)
        .do(0, "visit", place="cn_tower")
    )
    return t.do(0, "use", pair="6*plane")


def asked_for_a_change(taxis: int = 1) -> Scenario:
    t = Scenario().centre("victoria", *FAR[:3]).hand(0, 3, 4, 1).taxis(0, taxis)
    return t.do(0, "visit", place="butchart_gardens").do(0, "use", pair="3*4")


def of_frame(below: int, argument: int, value: int) -> Break:
    """An argument of the top frame (0) or of one below it."""

    def change(s: Quadrata) -> None:
        s.frames[len(s.frames) - (below + 1) * FRAME + 2 + argument] = value

    return change


UNDER_WAY = {
    "tokens": (asked_for_tokens, "toronto"),
    "product": (asked_for_a_product, "toronto"),
    "plane": (asked_for_a_plane, "toronto"),
    "change": (asked_for_a_change, "victoria"),
}


@pytest.mark.parametrize("question", UNDER_WAY)
def test_the_card_of_a_visit_is_within_reach(question: str) -> None:
    make, card = UNDER_WAY[question]
    t = make()
    number = CARDS.index_of[card]
    slot = list(t.s.centre).index(number)

    def swap_with_deck(s: Quadrata) -> None:
        top = int(s.deck_size) - 1
        s.centre[slot], s.deck[top] = s.deck[top], s.centre[slot]

    def reserve(s: Quadrata) -> None:
        top = int(s.deck_size) - 1
        s.centre[slot], s.reserved[0], s.deck[top], s.deck_size = s.deck[top], number, -1, s.deck_size - 1

    assert not_so(broken_by(t.copy(), swap_with_deck))
    assert broken_by(t, reserve) == []


@pytest.mark.parametrize("question", UNDER_WAY)
def test_the_province_of_a_visit_is_new(question: str) -> None:
    make, card = UNDER_WAY[question]
    t = make()
    province = t.s.box.card_province[CARDS.index_of[card]]
    top = int(t.s.deck_size) - 1
    other = next(i for i in range(top) if t.s.box.card_province[t.s.deck[i]] == province)

    def visit(s: Quadrata) -> None:
        s.squares[province] = s.deck[other] * 2
        s.deck[other], s.deck[top], s.deck_size = s.deck[top], -1, top

    assert not_so(broken_by(t, visit))


@pytest.mark.parametrize("question", ["product", "plane", "change"])
def test_the_tokens_of_a_visit_are_held(question: str) -> None:
    t = UNDER_WAY[question][0]()
    space = next(
        i for i in range(3) if t.s.spaces[i] == kind_of({"product": 5, "plane": 6, "change": 3}[question])
    )
    kind = t.s.spaces[space]

    def rest(s: Quadrata) -> None:
        s.spaces[space] = -1
        s.rest[kind] += 1

    assert not_so(broken_by(t, rest))


def test_the_tokens_are_not_chosen_while_they_are_asked_for() -> None:
    t = asked_for_tokens()
    assert not t.pairs(0)[1:]
    assert broken_by(t, of_frame(0, 1, PAIRS.index_of["9*9"])) == []


@pytest.mark.parametrize("question", ["product", "plane", "change"])
def test_every_question_of_a_visit_is_about_this_visit(question: str) -> None:
    t = UNDER_WAY[question][0]()
    place = int(t.s.top(0))
    assert not_so(broken_by(t.copy(), of_frame(0, 0, place - 1)))
    assert not_so(broken_by(t.copy(), of_frame(0, 1, PAIRS.index_of["1*1"])))
    assert not_so(broken_by(t, of_frame(1, 0, place - 1)))


def test_the_two_questions_of_one_visit_are_about_the_same() -> None:
    """A plane beside a number, with a taxi: the value is asked below the change."""
    t = Scenario(quiz="on").centre("toronto", *FAR[:3]).hand(0, 7, "plane", 1).taxis(0, 1)
    t.do(0, "visit", place="cn_tower").do(0, "use", pair="7*plane")
    assert steps(t.s)[-3:] == [AT_ARRIVE, AT_ANSWER, AT_CHANGE]
    assert not_so(broken_by(t.copy(), of_frame(0, 0, int(t.s.top(0)) - 1)))
    assert not_so(broken_by(t, of_frame(1, 2, 8)), "answer")


@pytest.mark.parametrize(("make", "right", "wrong"), [(asked_for_a_product, 0, 5), (asked_for_a_plane, 6, 0)])
def test_an_answer_is_about_the_number_beside_the_plane(
    make: Callable[[], Scenario], right: int, wrong: int
) -> None:
    t = make()
    assert t.s.top(2) == right
    assert not_so(broken_by(t, of_frame(0, 2, wrong)), "answer")


def test_an_answer_is_asked_for_in_practice_only() -> None:
    assert not_so(broken_by(asked_for_a_product(), lambda s: setattr(s, "quiz", 0)), "answer")


def test_two_tokens_that_need_no_taxi_lead_to_the_place() -> None:
    t = asked_for_a_product()

    def other_pair(s: Quadrata) -> None:
        for below in (0, 1):
            of_frame(below, 1, PAIRS.index_of["1*6"])(s)

    assert not_so(broken_by(t, other_pair), "arrive")

    def arrive(s: Quadrata) -> None:
        while s.step_at(s.depth() - 1) != AT_VISIT:
            s.drop()
        s.push(AT_ARRIVE, 0, PLACES.index_of["cn_tower"], PAIRS.index_of["1*6"])

    assert not_so(broken_by(Scenario().centre("toronto").hand(0, 5, 6, 1), arrive), "arrive")


def test_a_change_that_was_paid_counts_towards_the_place() -> None:
    """7 x plane = 28 + 2 = 30 in practice: the value of the plane is asked when the taxi is spent."""
    t = Scenario(quiz="on").centre("toronto", *FAR[:3]).hand(0, 7, "plane", 1).taxis(0, 1)
    t.do(0, "visit", place="cn_tower").do(0, "use", pair="7*plane").do(0, "change", amount="plus_2")
    assert t.asked() == (0, "answer")

    def take_back(s: Quadrata) -> None:
        s.changes[1] = 0

    assert not_so(broken_by(t, take_back), "arrive")


def test_some_taxi_leads_on_from_the_product() -> None:
    t = asked_for_a_change()

    def spend(s: Quadrata) -> None:
        s.spent[0] += 1
        s.crossed[BOXES.index_of["minus_2"]] += 1

    assert not_so(broken_by(t.copy(), spend), "change")
    assert not_so(broken_by(t, setting("changes", 1, 1)), "change"), "14 is reached already"
    two = asked_for_a_change(2)
    assert broken_by(two, setting("changes", 0, 1)) == []
