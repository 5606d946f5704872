"""The turn (NF-5.1), the cards (NF-5.2), choosing piece and work (NF-5.4)."""

import pytest

from ludotheque.core.chance import seeded
from ludotheque.games.nouvelle_france.vocabulary import PIECES, WORKS
from tests.nouvelle_france.scenario import GAME, Cell, Scenario

CORNER: list[Cell] = [[1, 0, 1], [2, 0, 1], [3, 0, 1], [1, 0, 2], [1, 0, 3]]


def play_out(seed: int, **options: str) -> tuple[Scenario, int, int]:
    """A random solo game: the last position, and how many turns player and Winter had."""
    t = Scenario(seed=seed)
    t.s = GAME.new(1, seed, dict(options))
    chance = seeded(seed)
    players = 1
    while not t.s.over():
        actions = t.s.actions(0)
        before = len(t.log)
        t.do(0, **{"verb": ""} | dict(GAME.vocabulary.to_json(actions[chance.below(len(actions))])))  # type: ignore[arg-type]
        players += sum(said["event"] == "turn" for said in t.log[before:])
    return t, players, len(t.happened("winter_turn"))


def test_nf_5_1_1_three_turns_then_the_winter() -> None:
    t = Scenario().next_cards("canon", "canon", "canon", "canon", "maillet")
    t.place("equerre_brown", "church", *CORNER)
    assert (t.asked(), t.s.slot) == ((0, "piece"), 2)
    t.turn(slot=3).cards("equerre", "canon", "faux")
    t.place("equerre_blue", "redoubt", [2, 0, 1], [3, 0, 1], [4, 0, 1], [2, 0, 2], [2, 0, 3])
    assert len(t.happened("winter_turn")) == 1
    assert t.s.slot == 1


def test_nf_5_1_2_the_phases_in_their_order() -> None:
    t = Scenario().next_cards("canon").place("equerre_brown", "church", *CORNER)
    kinds = [said["event"] for said in t.log]
    assert kinds == ["placed", "scored", "scored", "discarded", "drew", "turn"]


def test_nf_5_1_3_the_character_advances_after_every_turn() -> None:
    t = Scenario().close("redoubt").close("mill").fill("church").turn(slot=2)
    t.settle()
    assert t.asked() == (0, "stuck")
    t.next_cards("canon").do(0, "discard", shape="faux")
    assert t.s.slot == 3


def test_nf_5_1_4_the_winter_draws_a_card() -> None:
    t = Scenario().cards("equerre", "faux").next_cards("canon", "raquette").start_turn(slot=4)
    seen = [
        said["shape"] for said in t.log if said["event"] in ("winter_saw", "winter_left", "winter_no_room")
    ]
    assert seen == ["equerre", "faux", "canon"]


def test_nf_5_1_4_snow_on_the_winters_turn_counts_for_all() -> None:
    t = Scenario().cards("equerre", "faux").sticks(church=[3, 5, 1])
    t.on("church", "equerre_brown", [1, 0, 1], [2, 0, 1], [3, 0, 1], [1, 0, 2], [1, 0, 3])
    t.next_cards("snow_1", "canon", "raquette").start_turn(slot=4)
    assert t.markers()["brown"] == 3  # one brown cube on floor 1
    assert t.happened("snow_counted", colour="white")
    assert t.happened("winter_chose")


def test_nf_5_1_5_thirty_four_turns_without_an_early_end() -> None:
    for seed in range(40):
        t, players, winters = play_out(seed)
        if not t.s.all_closed():
            assert (players, winters) == (26, 8)
            return
    raise AssertionError("every game ended early")


def test_nf_5_2_1_a_third_card_joins_the_two() -> None:
    t = Scenario().cards("equerre", "faux").next_cards("canon").start_turn()
    assert t.visible() == ["equerre", "faux", "canon"]
    assert t.asked() == (0, "piece")


def test_nf_5_2_2_snow_is_resolved_and_another_card_turned_up() -> None:
    t = Scenario().cards("equerre", "faux").next_cards("snow_1", "canon").start_turn()
    assert t.visible() == ["equerre", "faux", "canon"]
    assert t.s.snowfalls == 1
    assert [said["event"] for said in t.log][:2] == ["drew_snow", "snow_fell"]


def test_nf_5_2_2_two_snow_cards_in_a_row() -> None:
    t = Scenario().cards("equerre", "faux").next_cards("snow_1", "snow_2", "canon").start_turn()
    assert t.s.snowfalls == 2
    assert t.visible() == ["equerre", "faux", "canon"]


def test_nf_5_2_3_the_third_snow_ends_the_game_at_once() -> None:
    t = Scenario().cards("equerre", "faux").snow_done(2).next_cards("snow_3").start_turn()
    assert t.s.over()
    assert not t.happened("turn")


def test_nf_5_2_4_cards_alike_leave_fewer_shapes() -> None:
    t = Scenario().cards("faux", "faux", "canon")
    assert {said["piece"].partition("_")[0] for said in t.choices(0)} == {"faux", "canon"}
    t = Scenario().cards("faux", "faux", "faux")
    assert len(t.choices(0)) == 4


def test_nf_5_4_1_a_visible_shape_any_piece_of_it_a_legal_placement() -> None:
    t = Scenario().cards("faux", "canon", "canot")
    assert len(t.choices(0, "take")) == 12
    assert t.refused(0, "take", piece="equerre_brown") == "NF-5.4.1"
    assert t.told(0, "take", piece="equerre_brown")[1] == "shape-not-visible"
    t.do(0, "take", piece="canon_white")
    assert t.asked() == (0, "work")


def test_nf_5_4_1_a_shape_without_room_is_no_choice() -> None:
    hole: list[Cell] = [[0, 0, 3], [1, 0, 3], [2, 0, 3], [3, 0, 3], [1, 1, 3]]
    t = Scenario().cards("canon", "faux", "girouette").fill("mill").fill("church").fill("redoubt", but=hole)
    assert {said["piece"].partition("_")[0] for said in t.choices(0)} == {"canon"}
    assert t.told(0, "take", piece="faux_white")[:2] == ("NF-5.4.1", "fits-nowhere")
    assert t.told(0, "take", piece="girouette_blue")[:2] == ("NF-5.4.1", "fits-nowhere")


def test_nf_5_4_1_a_work_without_room_is_no_choice() -> None:
    t = Scenario().cards("canon", "faux", "girouette").fill("church").do(0, "take", piece="canon_blue")
    assert t.told(0, "build", work="church")[:2] == ("NF-5.4.1", "no-room-there")
    assert [said["work"] for said in t.choices(0)] == ["redoubt", "mill"]


@pytest.mark.parametrize("only", ["redoubt", "mill", "church"])
def test_nf_5_4_2_a_single_work_is_not_asked_for(only: str) -> None:
    t = Scenario().cards("faux", "faux", "faux")
    for work in ("redoubt", "mill", "church"):
        if work != only:
            t.fill(work)
    t.do(0, "take", piece="faux_blue")
    assert t.asked() == (0, "place")
    assert WORKS.ids[t.s.top(1)] == only


@pytest.mark.parametrize("place", [0, 1, 2])
def test_nf_5_2_1_every_card_on_the_strip_counts(place: int) -> None:
    cards = ["canot", "canot", "canot"]
    cards[place] = "maillet"
    t = Scenario().cards(*cards)
    assert {said["piece"].partition("_")[0] for said in t.choices(0)} == {"canot", "maillet"}


@pytest.mark.parametrize("left", ["faux_white", "faux_yellow", "faux_blue", "faux_brown"])
def test_nf_5_4_5_one_piece_left_of_a_shape_is_enough(left: str) -> None:
    t = Scenario().cards("faux", "faux", "faux")
    t.gone(*[piece for piece in PIECES.ids[4:8] if piece != left])
    assert [said["piece"] for said in t.choices(0)] == [left]


def test_nf_5_4_2_any_work_and_no_duty_to_alternate() -> None:
    t = Scenario().place("equerre_brown", "church", *CORNER).cards("equerre", "faux", "canon")
    t.do(0, "take", piece="equerre_blue")
    assert [said["work"] for said in t.choices(0, "build")] == ["redoubt", "mill", "church"]


def test_nf_5_4_4_without_a_placement_a_card_goes_and_nothing_scores() -> None:
    t = Scenario().cards("faux", "canon", "canon").fill("redoubt").fill("mill").fill("church").settle()
    assert t.asked() == (0, "stuck")
    assert [said["shape"] for said in t.choices(0)] == ["faux", "canon"]
    assert t.refused(0, "discard", shape="maillet") == "NF-5.4.4"
    t.next_cards("maillet").do(0, "discard", shape="canon")
    assert t.visible()[:2] == ["faux", "canon"]
    assert t.markers() == {"white": 0, "yellow": 0, "blue": 0, "brown": 0}


def test_nf_5_4_5_a_piece_that_is_gone_cannot_be_taken() -> None:
    t = Scenario().gone("faux_blue")
    assert t.refused(0, "take", piece="faux_blue") == "NF-5.4.5"
    t.gone("faux_white", "faux_yellow", "faux_brown")
    assert not [said for said in t.choices(0) if said["piece"].startswith("faux")]


def test_nf_5_7_1_no_bonus_piece_without_winning_it() -> None:
    assert Scenario().refused(0, "take", piece="poutre_blue") == "NF-5.7.1"


def test_undo_is_free_until_a_card_is_turned_up() -> None:
    t = Scenario()
    barrier = t.s.barrier()
    t.do(0, "take", piece="faux_blue").do(0, "build", work="mill")
    assert t.s.barrier() == barrier
    t.do(0, "place", placement=t.choices(0)[0]["placement"])
    assert t.s.barrier() > barrier


def test_a_placed_piece_is_in_its_place_and_nowhere_else() -> None:
    t = Scenario().place("equerre_brown", "church", *CORNER)
    assert t.where("equerre_brown") == ("church", CORNER)
    assert not t.s.in_reserve(PIECES.index_of["equerre_brown"])
