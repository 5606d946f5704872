"""Setting the table up (NF-4.1 to NF-4.10); chance and what is hidden (NF-9.1, NF-9.2)."""

import pytest

from ludotheque.core.chance import seeded
from ludotheque.games.nouvelle_france.state import NOT_IN_GAME, NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import PIECES
from tests.nouvelle_france.scenario import GAME, Scenario

SEEDS = range(30)


def test_nf_4_1_empty_works_and_markers_at_0() -> None:
    s = GAME.new(1, 1)
    assert s.built == 0
    assert max(s.colour) == -1
    assert max(s.top_floor) == 0
    assert list(s.markers) == [0, 0, 0, 0]


def test_nf_4_2_each_work_has_its_colour() -> None:
    works = GAME.new(1, 1).view(0)["works"]
    assert {work["work"]: work["colour"] for work in works} == {
        "redoubt": "blue",
        "mill": "yellow",
        "church": "brown",
    }


def test_nf_4_3_three_different_sticks() -> None:
    seen = set()
    for seed in SEEDS:
        sticks = [int(stick) for stick in GAME.new(1, seed).sticks]
        assert len(set(sticks)) == 3
        seen |= {(work, stick) for work, stick in enumerate(sticks)}
    assert len(seen) == 18  # every stick comes to every work


def test_nf_4_4_the_character_starts_on_the_first_slot() -> None:
    view = GAME.new(1, 1).view(0)
    assert view["slot"] == 1
    assert view["bound"] == [None, None, None]


@pytest.mark.parametrize(
    ("path", "spaces"),
    [
        ("standard", [18, 40, 60]),
        ("valeureux", [20, 44, 66]),
        ("determine", [22, 48, 72]),
        ("intrepide", [25, 52, 80]),
    ],
)
def test_nf_4_5_and_nf_8_2_1_the_white_pieces_stand_on_the_spaces_of_the_path(
    path: str, spaces: list[int]
) -> None:
    track = GAME.new(1, 1, {"path": path}).view(0)["track"]
    assert [place["space"] for place in track] == spaces
    assert all(place["there"] for place in track)


def test_nf_4_6_nine_coloured_pieces_are_the_bonus_reserve() -> None:
    s = GAME.new(1, 1)
    assert s.view(0)["bonus_reserve"] == {
        form: ["yellow", "blue", "brown"] for form in ("poutre", "pieu", "cheville")
    }
    assert s.piece_work[PIECES.index_of["poutre_white"]] == NOT_IN_GAME


def test_nf_4_7_all_pieces_are_in_the_reserve() -> None:
    reserve = GAME.new(1, 1).view(0)["reserve"]
    assert sum(len(colours) for colours in reserve.values()) == 36


def test_nf_4_8_where_the_snow_cards_lie_in_the_deck() -> None:
    """1-based: snow 1 among cards 7 to 13, snow 2 among 20 to 26, snow 3 last; with several among 33 to 39."""
    places: dict[int, set[int]] = {1: set(), 2: set(), 3: set()}
    for seed in range(200):
        deck = [int(card) for card in GAME.new(1, seed).deck]
        assert deck.index(11) + 1 == 39
        for snow in (1, 2):
            places[snow].add(deck.index(8 + snow) + 1)
        places[3].add([int(card) for card in GAME.new(3, seed).deck].index(11) + 1)
    assert places == {1: set(range(7, 14)), 2: set(range(20, 27)), 3: set(range(33, 40))}


def test_nf_4_9_two_cards_are_turned_up_never_snow() -> None:
    for seed in SEEDS:
        s = GAME.new(1, seed)
        assert [int(card) for card in s.visible] == [int(card) for card in s.deck[:3]]
        assert s.drawn == 3  # the third card is drawn by the first turn
        assert max(s.visible) < 9


def test_nf_4_10_all_six_challenges_are_open() -> None:
    assert GAME.new(1, 1).view(0)["challenges"] == []
    challenges = GAME.new(1, 1, {"architecture": "on"}).view(0)["challenges"]
    assert [challenge["done"] for challenge in challenges] == [False] * 6


def test_nf_9_1_one_seed_one_game() -> None:
    assert GAME.encode(GAME.new(1, 5)) == GAME.encode(GAME.new(1, 5))
    assert list(GAME.new(1, 5).deck) != list(GAME.new(1, 6).deck)
    # the deck is drawn first: options and players change nothing in the order of the shapes
    alone = [card for card in GAME.new(1, 5, {"constraint": "ingenieur_du_roy"}).deck if card < 9]
    assert alone == [card for card in GAME.new(4, 5).deck if card < 9]


def test_nf_9_1_the_start_player_is_drawn() -> None:
    assert {int(GAME.new(4, seed).start_seat) for seed in SEEDS} == {0, 1, 2, 3}


def sample(s: NouvelleFrance, seed: int) -> NouvelleFrance:
    other = s.sample(0, seeded(seed))
    assert isinstance(other, NouvelleFrance)
    return other


def test_nf_9_2_only_the_order_of_the_deck_is_hidden() -> None:
    s = GAME.new(1, 3)
    other = sample(s, 9)
    assert list(other.deck[:3]) == list(s.deck[:3])
    assert list(other.deck) != list(s.deck)
    assert sorted(other.deck) == sorted(s.deck)
    assert other.view(0) == s.view(0)
    assert not GAME.broken(other)
    left = s.view(0)["deck"]["left"]
    assert sum(left.values()) == 33


def test_nf_9_2_snow_is_redealt_only_where_it_is_possible() -> None:
    s = GAME.new(1, 3)
    places = {[int(card) for card in sample(s, seed).deck].index(9) for seed in range(100)}
    assert places == set(range(6, 13))
    assert {[int(c) for c in sample(s, seed).deck].index(11) for seed in range(20)} == {38}


def test_nf_9_2_after_a_snowfall_the_rest_is_redealt_with_the_remaining_snow() -> None:
    """The first snow card was the last one drawn; the second can be anywhere in its pile, the third lies last."""
    s = GAME.new(1, 3)
    chance = seeded(3)
    while s.snowfalls == 0:
        choices = s.actions(0)
        s.apply(0, choices[chance.below(len(choices))])
    known = list(s.deck[: s.drawn])
    second = set()
    for seed in range(100):
        other = sample(s, seed)
        assert list(other.deck[: s.drawn]) == known
        assert sorted(other.deck) == sorted(s.deck)
        assert GAME.broken(other) == []
        second.add([int(card) for card in other.deck].index(10))
    assert second == set(range(19, 26))


def test_nf_9_2_snow_can_only_be_in_what_is_left_of_its_pile() -> None:
    """Three cards of the second pile are drawn, and no snow was among them."""
    seed = next(seed for seed in range(100) if list(GAME.new(3, seed).deck).index(9) >= 9)
    s = GAME.new(3, seed)
    s.drawn = 9
    assert {[int(card) for card in sample(s, other).deck].index(9) for other in range(100)} == set(
        range(9, 13)
    )


def test_nf_9_3_the_winter_does_not_look_at_the_deck() -> None:
    """On samples that differ in the deck only, the Winter plays the same."""
    played = set()
    for seed in range(5):
        t = Scenario(seed=2).cards("canon", "girouette", "equerre")
        t.s = sample(t.s, seed)
        t.cards("canon", "girouette", "equerre").turn(slot=4).settle()
        played.add(str(t.happened("winter_chose")))
    assert len(played) == 1
