"""A match is its journal: play, replay, undo and starting from a position are consistent."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import Chance, seeded
from ludotheque.core.game import BadSetup, Game, Option
from ludotheque.core.journal import BadJournal, Journal, read_journal
from ludotheque.core.match import Match, content_of, new_seed
from ludotheque.core.position import BadPosition, to_json
from ludotheque.core.refusals import Illegal
from ludotheque.core.verbs import numbers
from tests.quebec.scenario import Scenario
from tests.toys.morra import MorraGame

QUEBEC = load_game("quebec")
MORRA = load_game("morra")
BAG = load_game("bag")


def play_some(match: Match, decisions: int, seed: int = 1) -> list[bytes]:
    """Play random choices; returns the positions before each and after the last."""
    chance = seeded(seed)
    positions = [match.game.encode(match.state)]
    for _ in range(decisions):
        movers = match.state.to_move()
        if not movers:
            break
        seat = movers[chance.below(len(movers))]
        choices = match.state.actions(seat)
        match.play(seat, choices[chance.below(len(choices))])
        positions.append(match.game.encode(match.state))
    return positions


def number(game: Game[Any], verb: str, **args: Any) -> int:
    return game.vocabulary.from_json({"verb": verb, **args})


def from_scenario(t: Scenario) -> Match:
    return Match.from_position(QUEBEC, to_json(t.s))


def changed(match: Match, **entries: Any) -> Journal:
    """The journal of a match with some entries changed, None removing one, parsed again."""
    said = match.journal.to_json() | entries
    return read_journal({key: value for key, value in said.items() if value is not None})


# ---------------------------------------------------------------- construction


@pytest.mark.parametrize("options", [{}, {"level": "family"}, {"level": "full", "layout": "first_game"}])
def test_options_are_kept_with_the_defaults_of_the_others(options: dict[str, str]) -> None:
    match = Match.new(QUEBEC, 4, 5, options)
    defaults = {"level": "complete", "layout": "random", "neutral_in_hand": "ends_century"}
    assert match.journal.options == defaults | options
    again = Match.replay(QUEBEC, changed(match))
    assert QUEBEC.encode(again.state) == QUEBEC.encode(match.state)
    assert QUEBEC.encode(match.state) == QUEBEC.encode(QUEBEC.new(4, 5, options))
    assert match.state.view(0)["level"] == options.get("level", "complete")


@pytest.mark.parametrize("length", [None, 0, 1])
def test_an_option_that_is_a_number_is_kept_as_one(length: int | None) -> None:
    game: Game[Any] = MorraGame()
    game.options = [Option(numbers("length", 1))]
    match = Match.new(game, 2, 5, {} if length is None else {"length": length})
    assert match.journal.options == {"length": length or 0}
    assert match.state.view(0)["rounds"] == (7 if length else 3)
    assert game.encode(Match.replay(game, changed(match)).state) == game.encode(match.state)


@pytest.mark.parametrize(
    ("seats", "seed", "options", "named"),
    [
        (2, 1, {}, "seats: quebec is for 3, 4, 5; got 2"),
        (10**30, 1, {}, "seats: "),
        (3, -1, {}, "seed"),
        (3, 2**128, {}, "seed"),
        (3, 1, {"levels": "full"}, "options: unknown option 'levels'; quebec has level, layout"),
        (3, 1, {"level": "easy"}, "options: level: expected one of complete, full, family; got 'easy'"),
        (3, 1, {"layout": 1}, "options: layout: "),
        (3, 1, {"layout": None}, "options: layout: "),
    ],
)
def test_a_bad_set_up_is_refused_with_the_reason(seats: int, seed: int, options: Any, named: str) -> None:
    with pytest.raises(BadSetup, match=named):
        Match.new(QUEBEC, seats, seed, options)


def test_new_seeds_are_128_bits_and_differ() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert max(seed.bit_length() for seed in seeds) > 120
    assert all(0 <= seed < 2**128 for seed in seeds)


def test_a_match_starts_from_a_position() -> None:
    before = Match.new(QUEBEC, 3, 8)
    play_some(before, 60)
    match = Match.from_position(QUEBEC, to_json(before.state))
    assert match.journal.seed is None
    assert match.journal.start == to_json(before.state)
    assert match.journal.seats == 3
    positions = play_some(match, 30)
    assert positions == play_some(before, 30)
    again = Match.replay(QUEBEC, changed(match))
    assert QUEBEC.encode(again.state) == positions[-1]
    for position in reversed(positions[:-1]):
        match.undo()
        assert QUEBEC.encode(match.state) == position
    with pytest.raises(Illegal, match="LU-4"):
        match.undo()


def test_a_match_does_not_start_from_an_impossible_position() -> None:
    with pytest.raises(BadPosition, match=r"^century: "):
        Match.from_position(QUEBEC, to_json(Match.new(QUEBEC, 3, 8).state) | {"century": 5})


# ---------------------------------------------------------------- replaying


@pytest.mark.parametrize("name", ["quebec", "morra", "parry", "bag", "hamlet"])
def test_a_journal_replays_to_the_same_position_and_the_same_right_to_undo(name: str) -> None:
    game = load_game(name)
    match = Match.new(game, game.seats[-1], 2**100 + 3)
    play_some(match, 80)
    again = Match.replay(game, changed(match, players=["Zoé", "Aude"]))
    assert game.encode(again.state) == game.encode(match.state)
    assert again.actions == match.actions
    assert again.barriers == match.barriers
    assert again.journal.moves == match.journal.moves
    assert again.journal.players == ["Zoé", "Aude"]
    assert content_of(game) == match.journal.content


def test_a_replayed_match_does_not_write_into_the_journal_it_came_from() -> None:
    match = Match.new(QUEBEC, 3, 1)
    play_some(match, 5)
    journal = changed(match)
    again = Match.replay(QUEBEC, journal)
    five = again.journal
    play_some(again, 5)
    assert [len(each.moves) for each in (journal, five, again.journal)] == [5, 5, 10]


def test_a_journal_of_another_game_is_refused() -> None:
    with pytest.raises(BadJournal, match="it is of 'morra', not of 'quebec'"):
        Match.replay(QUEBEC, Match.new(MORRA, 3, 1).journal)


@pytest.mark.parametrize("content", ["", "0" * 64])
def test_a_journal_of_other_component_data_is_refused(content: str) -> None:
    journal = changed(Match.new(QUEBEC, 3, 1), content=content)
    with pytest.raises(BadJournal, match=f"content '{content[:12]}': .*other component data"):
        Match.replay(QUEBEC, journal)


@pytest.mark.parametrize("at", [0, 1, 6])
def test_an_illegal_move_is_refused_by_its_number_and_the_rule(at: int) -> None:
    match = Match.new(QUEBEC, 3, 1)
    play_some(match, 7)
    moves = match.journal.to_json()["moves"]
    moves[at]["action"] = {"verb": "move", "origin": "culture", "to": "culture", "count": 1}
    with pytest.raises(BadJournal, match=f"^journal: move {at + 1}: LU-2 forbids .*'culture'"):
        Match.replay(QUEBEC, changed(match, moves=moves))
    moves = match.journal.to_json()["moves"]
    moves[at]["seat"] = (moves[at]["seat"] + 1) % 3
    with pytest.raises(BadJournal, match=f"^journal: move {at + 1}: LU-1 forbids"):
        Match.replay(QUEBEC, changed(match, moves=moves))


def test_a_bad_action_is_refused_by_its_number_and_the_key() -> None:
    match = Match.new(QUEBEC, 3, 1)
    play_some(match, 3)
    moves = match.journal.to_json()["moves"]
    moves[2]["action"] = {"verb": "send", "zone": "nowhere"}
    with pytest.raises(BadJournal, match=r"^journal: move 3: zone: expected one of"):
        Match.replay(QUEBEC, changed(match, moves=moves))


@pytest.mark.parametrize("name", ["quebec", "morra"])
@pytest.mark.parametrize("seat", [-1, 3, 2**62, 10**30])
def test_a_move_of_a_seat_that_is_not_there_is_refused(name: str, seat: int) -> None:
    game = load_game(name)
    match = Match.new(game, 3, 1)
    play_some(match, 1)
    moves = match.journal.to_json()["moves"]
    moves[0]["seat"] = seat
    with pytest.raises(BadJournal, match=f"^journal: move 1: there is no seat {seat}$"):
        Match.replay(game, changed(match, moves=moves))


@pytest.mark.parametrize(
    ("entries", "named"),
    [
        ({"seats": 7}, "seats: "),
        ({"options": {"level": "easy"}}, "options: level"),
        ({"options": {"speed": "fast"}}, "options: unknown option 'speed'"),
    ],
)
@pytest.mark.parametrize("whole", [False, True])
def test_a_bad_header_is_refused(entries: dict[str, Any], named: str, whole: bool) -> None:
    """Whether the match starts from its seed or from a position."""
    match = Match.new(QUEBEC, 3, 1)
    if whole:
        match = Match.from_position(QUEBEC, to_json(match.state))
    with pytest.raises(BadJournal, match=f"^journal: {named}"):
        Match.replay(QUEBEC, changed(match, **entries))


def test_a_bad_start_is_refused() -> None:
    match = Match.from_position(QUEBEC, to_json(Match.new(QUEBEC, 3, 1).state))
    with pytest.raises(BadJournal, match=r"^journal: points: "):
        Match.replay(QUEBEC, changed(match, start=to_json(match.state) | {"points": [0, 0, -1]}))


# ---------------------------------------------------------------- taking back


@pytest.mark.parametrize("name", ["quebec", "morra", "parry", "bag", "hamlet"])
def test_undo_to_any_point_is_the_replay_to_that_point(name: str) -> None:
    game = load_game(name)
    match = Match.new(game, 2 if name != "quebec" else 5, 4)
    positions = play_some(match, 60)
    decisions = len(positions) - 1
    for moves in range(decisions, -1, -7):
        assert game.encode(match.at(moves)) == positions[moves]
    assert game.encode(match.state) == positions[-1]
    for moves in range(decisions - 1, max(decisions - 20, -1), -1):
        match.undo()
        assert len(match.journal.moves) == len(match.actions) == len(match.barriers) == moves
        assert game.encode(match.state) == positions[moves]
    assert game.encode(Match.replay(game, changed(match)).state) == game.encode(match.state)


def test_undo_removes_several_decisions_but_no_more_than_exist() -> None:
    match = Match.new(QUEBEC, 3, 4)
    positions = play_some(match, 12)
    match.undo(5)
    assert QUEBEC.encode(match.state) == positions[7]
    for count in (0, -1, 8):
        with pytest.raises(Illegal, match="LU-4"):
            match.undo(count)
    assert QUEBEC.encode(match.state) == positions[7]
    match.undo(7)
    assert match.journal == Match.new(QUEBEC, 3, 4).journal


def test_lu_4_nothing_to_take_back_at_the_beginning() -> None:
    match = Match.new(QUEBEC, 3, 1)
    assert not any(match.free_undo(seat) for seat in range(-1, 4))
    with pytest.raises(Illegal, match="LU-4"):
        match.undo()
    with pytest.raises(Illegal, match="LU-4"):
        match.take_back(0)


def test_lu_4_a_seat_undoes_its_own_last_decision_until_another_seat_decides() -> None:
    match = from_scenario(Scenario(seats=3).whole())
    first = QUEBEC.encode(match.state)
    match.play(0, number(QUEBEC, "send", zone="culture"))
    assert [match.free_undo(seat) for seat in range(3)] == [True, False, False]
    with pytest.raises(Illegal, match="LU-4"):
        match.take_back(1)
    match.play(1, number(QUEBEC, "start", architect="own"))
    second = QUEBEC.encode(match.state)
    assert [match.free_undo(seat) for seat in range(3)] == [False, True, False]
    with pytest.raises(Illegal, match="LU-4"):
        match.take_back(0)
    assert QUEBEC.encode(match.state) == second
    assert len(match.journal.moves) == 2
    match.take_back(1)
    match.take_back(0)
    assert QUEBEC.encode(match.state) == first
    assert match.journal.moves == []


@pytest.mark.parametrize(("level", "free"), [("complete", False), ("full", True), ("family", True)])
def test_lu_4_a_start_that_reveals_an_event_is_not_undone_freely(level: str, free: bool) -> None:
    """Starting the last site ends the century; this reveals something only with events."""
    match = from_scenario(Scenario(seats=3, level=level).no_site_left().turn(0).whole())
    before = QUEBEC.encode(match.state)
    match.play(0, number(QUEBEC, "start", architect="own"))
    assert match.state.view(0)["century"] == 2
    assert match.state.to_move() == (0,)
    assert match.free_undo(0) is free
    if not free:
        after = QUEBEC.encode(match.state)
        with pytest.raises(Illegal, match="LU-4"):
            match.take_back(0)
        assert QUEBEC.encode(match.state) == after
        # later decisions are free again, down to the barrier
        match.play(0, match.state.actions(0)[0])
        match.take_back(0)
        assert QUEBEC.encode(match.state) == after
        assert not match.free_undo(0)
    match.undo()
    assert QUEBEC.encode(match.state) == before


def test_lu_4_a_decision_that_used_chance_is_not_undone_freely() -> None:
    match = Match.new(BAG, 2, 3)
    (seat,) = match.state.to_move()
    match.play(seat, number(BAG, "draw"))
    assert not match.free_undo(seat)
    with pytest.raises(Illegal, match="LU-4"):
        match.take_back(seat)
    assert match.state.to_move() == (seat,)
    match.play(seat, match.state.actions(seat)[0])
    assert match.free_undo(seat) == (match.journal.moves[-1].action["verb"] == "place")


def test_lu_4_a_secret_choice_is_free_until_the_hands_are_shown() -> None:
    match = Match.new(MORRA, 2, 1)
    match.play(1, number(MORRA, "show", fingers=2, total=4))
    match.take_back(1)
    match.play(1, number(MORRA, "show", fingers=3, total=4))
    match.play(0, number(MORRA, "show", fingers=1, total=4))
    assert not match.free_undo(0)
    assert not match.free_undo(1)


def test_a_refused_decision_is_not_written_down() -> None:
    match = Match.new(QUEBEC, 3, 1)
    play_some(match, 10)
    before = (QUEBEC.encode(match.state), match.journal.to_text(), match.actions[:], match.barriers[:])
    for action in range(QUEBEC.vocabulary.size):
        for seat in range(3):
            if action not in match.state.actions(seat):
                with pytest.raises(Illegal):
                    match.play(seat, action)
    assert (QUEBEC.encode(match.state), match.journal.to_text(), match.actions, match.barriers) == before
    assert vec[i64](match.actions) == vec[i64](
        [number(QUEBEC, **move.action) for move in match.journal.moves]
    )


def test_a_match_is_dealt_once_and_not_at_all_before_its_position_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dealt: list[int] = []
    deal = MorraGame.deal

    def counted(self: MorraGame, seats: int, chance: Chance, options: Any) -> Any:
        dealt.append(seats)
        return deal(self, seats, chance, options)

    monkeypatch.setattr(MorraGame, "deal", counted)
    match = Match.new(load_game("morra"), 3, 5)
    assert dealt == []
    match.play(0, int(match.state.actions(0)[0]))
    assert dealt == [3]
    other = Match(match.game, match.header)
    other.resume([], [], [], [], [], match.game.encode(match.state))
    assert other.game.encode(other.state) == match.game.encode(match.state)
    assert dealt == [3]
