"""The rules of Parry. Hands are set by the tests: cards are named as in the log."""

import pytest

from ludotheque.core.cards import bit, everybody
from ludotheque.core.chance import seeded
from ludotheque.core.grammar import wrong_frames
from tests.toys.parry import game
from tests.toys.parry.duel import (
    AT_ANSWER,
    AT_MAIN,
    AT_RESOLVE,
    AT_TURN,
    AT_WINDOW,
    CARDS,
    DECK,
    DISCARDED,
    N_CARDS,
    ON_TABLE,
    PACK,
    Parry,
)
from tests.toys.playing import Said, Table

GAME = game()


def table(*hands: str, mover: int = 0) -> Table[Parry]:
    """One seat is to choose, having drawn; the other cards are the deck."""
    t = Table(GAME, len(hands))
    t.s.end()
    t.s.push(AT_TURN, (mover + 1) % len(hands))
    t.s.push(AT_MAIN, mover)
    held = {CARDS.index_of[card]: seat for seat, hand in enumerate(hands) for card in hand.split()}
    for card in range(N_CARDS):
        t.s.pile[card] = PACK.of(held[card]) if card in held else DECK
        t.s.seen[card] = bit(held[card]) if card in held else 0
    assert GAME.broken(t.s) == []
    return t


def known(t: Table[Parry], seat: int) -> list[list[str]]:
    found: list[list[str]] = t.s.view(seat)["known"]
    return found


def events(said: list[Said]) -> list[str]:
    return [one["event"] for one in said]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pa_1_three_cards_each_and_the_rest_face_down(seats: int) -> None:
    s = GAME.new(seats, 5)
    first = s.mover()
    assert [len(s.hand(seat)) for seat in range(seats)] == [3 + (seat == first) for seat in range(seats)]
    assert s.deck_size() == 24 - 3 * seats - 1
    assert len({GAME.new(seats, seed).mover() for seed in range(30)}) == seats


def test_pa_2_a_hand_is_known_to_its_owner_only_and_only_it_is_played() -> None:
    t = table("blow_5 parry_1", "blow_6", "blow_7")
    assert known(t, 1) == [[], ["blow_6"], []]
    assert known(t, -1) == [[], [], []]
    assert known(table("blow_5", "blow_6", "blow_7", "blow_8"), -1) == [[], [], [], []]
    assert t.s.view(1)["hands"] == [2, 1, 1]
    assert [t.s.view(seat)["you"] for seat in (-1, 0, 1, 2)] == [None, 0, 1, 2]
    assert t.refused(0, "strike", card="blow_6", target=1) == ("PA-2", "not-in-hand")
    assert t.refused(0, "offer", card="blow_7", target=1) == ("PA-2", "not-in-hand")
    t.do(0, "strike", card="blow_5", target=1)
    assert t.refused(1, "parry", card="parry_1") == ("PA-2", "not-in-hand")


def test_pa_3_a_turn_begins_with_a_card_of_the_deck_which_only_its_drawer_sees() -> None:
    t = table("blow_5", "blow_6")
    deck = t.s.view(1)["deck"]
    log = t.play(0, "rest")
    drew = t.told(log, 1)[-1]
    assert (drew["event"], drew["seat"]) == ("drew", 1)
    assert t.told(log, 0)[-1] == t.told(log, -1)[-1] == {"event": "drew", "seat": 1}
    assert known(t, 0) == [["blow_5"], []]
    assert sorted(known(t, 1)[1]) == sorted(["blow_6", drew["card"]])
    assert t.s.view(1)["deck"] == deck - 1


def test_pa_3_any_card_of_the_deck_may_come() -> None:
    drawn = set()
    for seed in range(200):
        t = table("blow_5", "blow_6")
        t.s.chance = seeded(seed)
        drawn.add(t.told(t.play(0, "rest"), 1)[-1]["card"])
    assert drawn == set(CARDS.ids) - {"blow_5", "blow_6"}


def test_pa_4_strike_another_player_with_a_blow_or_rest_and_the_turn_is_over() -> None:
    t = table("blow_5 parry_1", "blow_6", "blow_7")
    assert t.refused(0, "strike", card="parry_1", target=1) == ("PA-4", "not-a-blow")
    assert t.refused(0, "strike", card="blow_5", target=0) == ("PA-4", "not-a-rival")
    assert t.refused(0, "strike", card="blow_5", target=3) == ("PA-4", "not-a-rival")
    t.do(0, "rest")
    assert t.asked() == ((1,), "main")


def test_pa_5_the_others_are_asked_clockwise_and_a_parry_can_be_parried() -> None:
    t = table("parry_9", "blow_5", "parry_1", mover=1)
    t.do(1, "strike", card="blow_5", target=0)
    assert t.asked() == ((2,), "window")
    assert t.refused(2, "parry", card="blow_5") == ("PA-2", "not-in-hand")
    t.do(2, "parry", card="parry_1")
    assert t.asked() == ((0,), "window")
    t.do(0, "parry", card="parry_9")
    assert t.asked() == ((1,), "window")
    assert [one["card"] for one in t.s.view(-1)["stack"]] == ["blow_5", "parry_1", "parry_9"]


def test_pa_5_only_a_parry_cancels() -> None:
    t = table("blow_5", "blow_6")
    t.do(0, "strike", card="blow_5", target=1)
    assert t.refused(1, "parry", card="blow_6") == ("PA-5", "not-a-parry")


def test_pa_6_seats_without_a_parry_are_asked_too() -> None:
    t = table("blow_5", "blow_6", "blow_7")
    t.do(0, "strike", card="blow_5", target=1)
    assert t.asked() == ((1,), "window")
    t.do(1, "pass")
    assert t.asked() == ((2,), "window")


def test_pa_6_silence_passes_and_a_window_is_about_the_one_the_blow_would_hit() -> None:
    t = table("blow_5", "parry_1", "blow_7")
    t.do(0, "strike", card="blow_5", target=1)
    assert (t.s.default(1), t.s.concerns(1)) == (t.number("pass"), True)
    t.do(1, "parry", card="parry_1")
    assert (t.asked(), t.s.concerns(2)) == (((2,), "window"), False)
    t.do(2, "pass")
    assert (t.asked(), t.s.default(0), t.s.concerns(0)) == (((0,), "window"), t.number("pass"), False)


def test_pa_7_the_last_card_first_a_parried_parry_has_no_effect() -> None:
    t = table("blow_5 parry_2", "parry_1")
    t.do(0, "strike", card="blow_5", target=1)
    t.do(1, "parry", card="parry_1")
    t.do(0, "parry", card="parry_2")
    said = t.do(1, "pass")
    assert events(said) == ["passed", "cancelled", "landed", "drew"]
    assert said[1]["card"] == "parry_1"
    assert t.points() == [5, 0]
    assert t.s.view(-1)["discarded"] == ["blow_5", "parry_1", "parry_2"]


def test_pa_7_a_parried_blow_has_no_effect() -> None:
    t = table("blow_5", "parry_1")
    t.do(0, "strike", card="blow_5", target=1)
    t.do(1, "parry", card="parry_1")
    said = t.do(0, "pass")
    assert events(said) == ["passed", "cancelled", "drew"]
    assert said[1]["card"] == "blow_5"
    assert t.points() == [0, 0]


@pytest.mark.parametrize("number", [1, 7, 14])
def test_pa_8_a_blow_that_lands_brings_its_number(number: int) -> None:
    t = table(f"blow_{number}", "parry_1")
    t.do(0, "strike", card=f"blow_{number}", target=1)
    t.do(1, "pass")
    assert t.points() == [number, 0]


def test_pa_9_an_offer_shows_the_card_to_one_player_only() -> None:
    t = table("blow_5", "blow_6", "blow_7")
    log = t.play(0, "offer", card="blow_5", target=1)
    assert (
        t.told(log, 0) == t.told(log, 1) == [{"event": "offered", "seat": 0, "target": 1, "card": "blow_5"}]
    )
    assert t.told(log, 2) == t.told(log, -1) == [{"event": "offered", "seat": 0, "target": 1}]
    assert "blow_5" not in str(t.told(log, 2))
    assert [t.s.view(seat)["offer"][0]["card"] for seat in (-1, 0, 1, 2)] == [None, "blow_5", "blow_5", None]
    assert [known(t, seat)[0] for seat in range(3)] == [["blow_5"], ["blow_5"], []]


def test_pa_9_one_offer_a_turn_and_only_to_a_player_with_a_card() -> None:
    t = table("blow_5", "blow_6", "")
    assert t.refused(0, "offer", card="blow_5", target=2) == ("PA-9", "nothing-to-give")
    t.do(0, "offer", card="blow_5", target=1)
    t.do(1, "refuse")
    assert t.refused(0, "offer", card="blow_5", target=1) == ("PA-9", "one-offer-a-turn")
    t.do(0, "strike", card="blow_5", target=1)


def test_pa_10_the_other_gives_a_card_or_refuses() -> None:
    t = table("blow_5", "blow_6 blow_7")
    t.do(0, "offer", card="blow_5", target=1)
    assert t.asked() == ((1,), "answer")
    assert t.refused(1, "give", card="blow_5") == ("PA-2", "not-in-hand")
    before = GAME.copy(t.s)
    log = t.play(1, "give", card="blow_7")
    swapped = {"event": "swapped", "seat": 0, "target": 1, "card": "blow_5", "back": "blow_7"}
    assert t.told(log, 0) == t.told(log, 1) == [swapped]
    assert known(t, 0) == [["blow_7"], ["blow_5"]]
    assert t.asked() == ((0,), "main")
    t.s = before
    t.do(1, "refuse")
    assert known(t, 0) == [["blow_5"], []]


def test_pa_11_after_a_swap_a_third_player_is_no_longer_sure() -> None:
    t = table("blow_5 blow_8", "blow_6", "blow_7")
    PACK.show(t.s.seen, number("blow_8"), bit(2))
    assert known(t, 2)[0] == ["blow_8"]
    t.do(0, "offer", card="blow_5", target=1)
    t.do(1, "give", card="blow_6")
    assert known(t, 2) == [[], [], ["blow_7"]]
    assert known(t, 0) == [["blow_6", "blow_8"], ["blow_5"], []]


def test_pa_12_without_a_card_to_draw_the_game_is_over_and_the_most_points_win() -> None:
    t = table("blow_5", "blow_6")
    for card in range(N_CARDS):
        if t.s.pile[card] == DECK and t.s.deck_size() > 1:
            t.s.lay_open(card, DISCARDED)
    t.s.points[1] = 3
    assert events(t.do(0, "rest")) == ["rested", "drew"]
    said = t.do(1, "rest")
    assert events(said) == ["rested", "deck_empty"]
    result = t.s.outcome()
    assert result is not None
    assert (result.winners, result.ranks()) == ([1], [2, 1])
    t.s.points[0] = 3
    assert GAME.score(t.s).winners == [0, 1]


def test_samples_redeal_a_secret_offer_for_a_third_player() -> None:
    """Frames hold hidden information, too: the offered card of a sample is one that is possible for the seat."""
    t = table("blow_5", "blow_6", "blow_7")
    t.do(0, "offer", card="blow_5", target=1)
    offered = {t.s.sample(2, t.s.chance).view(0)["offer"][0]["card"] for _ in range(50)}
    assert len(offered) > 5
    assert "blow_7" not in offered
    assert {t.s.sample(1, t.s.chance).view(0)["offer"][0]["card"] for _ in range(20)} == {"blow_5"}


def test_evaluation_counts_the_hand() -> None:
    """A blow counts a fifth of its number, a parry as much as a blow of 6."""
    t = table("blow_14", "blow_1", "blow_6 parry_1")
    assert [GAME.advice.evaluate(t.s, seat) - GAME.advice.evaluate(t.s, 1) for seat in range(3)] == [
        pytest.approx(13 / 5),
        0,
        pytest.approx(11 / 5),
    ]


# ---------------------------------------------------------------- positions


def broken(s: Parry) -> list[str]:
    """The wrong fields."""
    return [said.partition(":")[0] for said in wrong_frames(s) or GAME.broken(s)]


def number(card: str) -> int:
    return CARDS.index_of[card]


@pytest.mark.parametrize(
    ("seats", "seat", "possible"), [(2, 1, True), (2, 2, False), (2, 3, False), (3, 3, False)]
)
def test_a_card_is_in_the_hand_of_one_seat(seats: int, seat: int, possible: bool) -> None:
    s = table(*["blow_5", "blow_6", "blow_7"][:seats]).s
    s.pile[number("blow_5")], s.seen[number("blow_5")] = PACK.of(seat), everybody(seats)
    assert broken(s) == ([] if possible else ["card"])


@pytest.mark.parametrize(
    ("pile", "seen", "possible"),
    [
        (PACK.of(0), bit(0), True),
        (PACK.of(0), 0, False),
        (PACK.of(0), bit(1), False),
        (PACK.of(1), bit(1), True),
        (PACK.of(1), bit(0) + bit(1), True),
        (PACK.of(1), bit(0), False),
        (DISCARDED, everybody(2), True),
        (DISCARDED, bit(0) + bit(1), False),
        (DISCARDED, 0, False),
    ],
)
def test_who_knows_a_card_where_it_is(pile: int, seen: int, possible: bool) -> None:
    s = table("blow_5 blow_8", "blow_6").s
    s.pile[number("blow_8")], s.seen[number("blow_8")] = pile, seen
    assert broken(s) == ([] if possible else ["seen" if pile == DISCARDED else "card"])


def test_no_seat_knows_a_card_of_the_deck_and_all_know_those_on_the_table() -> None:
    for card in ("blow_1", "blow_7", "parry_10"):
        s = table("blow_5", "blow_6").s
        s.seen[number(card)] = bit(0)
        assert broken(s) == ["seen"]
    t = table("blow_5", "blow_6")
    t.do(0, "strike", card="blow_5", target=1)
    t.s.seen[number("blow_5")] = bit(0)
    assert broken(t.s) == ["seen"]


@pytest.mark.parametrize(
    "steps", [[AT_MAIN], [AT_TURN, AT_ANSWER], [AT_TURN, AT_WINDOW], [AT_TURN, AT_RESOLVE]]
)
def test_steps_lie_on_one_another_as_a_turn_goes(steps: list[int]) -> None:
    s = table("blow_5", "blow_6").s
    s.end()
    for step in steps:
        s.push(step, 0)
    assert broken(s) == ["frames"]


@pytest.mark.parametrize(
    ("stack", "on_table", "wrong"),
    [
        (["blow_5"], ["blow_5"], None),
        (["blow_5", "parry_1"], ["blow_5", "parry_1"], None),
        (["blow_5", "parry_2", "parry_1"], ["blow_5", "parry_1", "parry_2"], None),
        (["blow_5"], [], "frames"),
        (["blow_5"], ["blow_5", "parry_1"], "pile"),
        (["blow_5", "parry_1"], ["blow_5"], "frames"),
        (["parry_1"], ["parry_1"], "frames"),
        (["parry_1", "blow_5"], ["parry_1", "blow_5"], "frames"),
        (["blow_5", "blow_8"], ["blow_5", "blow_8"], "frames"),
    ],
)
def test_the_stack_is_a_blow_with_parries_above_it(
    stack: list[str], on_table: list[str], wrong: str | None
) -> None:
    s = table("blow_5 blow_8 parry_1 parry_2", "blow_6").s
    s.end()
    s.push(AT_TURN, 1)
    for card in stack:
        s.push(AT_RESOLVE, 0, number(card), 1)
    s.push(AT_WINDOW, 1, 1)
    for card in on_table:
        s.lay_open(number(card), ON_TABLE)
    assert set(broken(s)) == (set() if wrong is None else {wrong})


@pytest.mark.parametrize(("card", "possible"), [("blow_5", True), ("blow_6", False), ("blow_7", False)])
def test_an_offered_card_is_in_the_hand_of_the_offering_seat(card: str, possible: bool) -> None:
    s = table("blow_5", "blow_6").s
    s.push(AT_ANSWER, 1, number(card))
    assert broken(s) == ([] if possible else ["frames"])
