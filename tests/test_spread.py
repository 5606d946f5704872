"""`make spread`: the fit to games between bots."""

from math import exp
from pathlib import Path

import pytest

from ludotheque.core.spreads import read_spreads
from tools.spread import Position, by_phase, calibration_error, fitted, loss_of, play, write


def games_of(spread: float, former: float, leads: list[float], each: int = 200) -> list[Position]:
    """Games of two whose leader wins as often as this spread says."""
    found: list[Position] = []
    for lead in leads:
        chance = 1.0 / (1.0 + exp(-lead / spread))
        for number in range(each):
            won = (1.0, 0.0) if number < round(chance * each) else (0.0, 1.0)
            found.append(Position(len(found), 0, former, (lead, 0.0), won))
    return found


@pytest.mark.parametrize("spread", [2.0, 6.0, 15.0])
def test_the_spread_that_made_the_games_is_found(spread: float) -> None:
    positions = games_of(spread, former=8.0, leads=[1.0, 4.0, 9.0, 20.0])
    assert fitted(positions) == pytest.approx(spread, rel=0.05)


def test_the_fitted_spread_has_less_loss_and_less_error() -> None:
    positions = games_of(3.0, former=12.0, leads=[2.0, 6.0])
    spread = fitted(positions)
    assert loss_of(positions, spread) < loss_of(positions, None)
    assert calibration_error(positions, [spread]) < calibration_error(positions, None)


def test_games_that_tell_nothing_keep_the_former_spread() -> None:
    positions = [Position(number, 0, 7.0, (0.0, 0.0), (0.5, 0.5)) for number in range(20)]
    assert fitted(positions) == pytest.approx(7.0, rel=0.01)


def test_alone_the_spread_turns_a_margin_into_a_chance() -> None:
    won, lost = (Position(0, 0, 5.0, (5.0,), share) for share in ((1.0,), (0.0,)))
    assert won.chances(5.0) == [pytest.approx(0.731, abs=0.001)]
    assert exp(-won.loss(5.0)) == pytest.approx(0.731, abs=0.001)
    assert exp(-lost.loss(5.0)) == pytest.approx(0.269, abs=0.001)


def test_a_shared_victory_is_shared() -> None:
    one = Position(0, 0, 5.0, (3.0, 3.0, 0.0), (0.5, 0.5, 0.0))
    assert one.loss(0.001) == pytest.approx(0.693, abs=0.001), "each of two had a sure half"


def test_a_game_gives_positions_of_all_its_phases_and_is_the_same_again() -> None:
    found = play(("quebec", 3, 1, ("greedy",)))
    assert {one.phase for one in found} == {0, 1, 2, 3}
    assert found == play(("quebec", 3, 1, ("greedy",)))
    assert all(sum(one.won) == pytest.approx(1.0) for one in found)


def test_written_entries_are_read_back(tmp_path: Path) -> None:
    write(tmp_path / "spread.toml", {2: [4.5, 3.0], 3: [6.0]})
    assert read_spreads(tmp_path).by_seats[2:] == [[4.5, 3.0], [6.0]]


def test_a_phase_that_few_games_reach_is_fitted_with_the_one_before() -> None:
    def position(number: int, phase: int) -> Position:
        return Position(number, phase, 6.0, (3.0, 0.0), (1.0, 0.0) if number % 4 < 2 else (0.0, 1.0))

    found = [position(number, 0) for number in range(32)] + [position(0, 1), position(1, 1)]
    trained, tested = by_phase(found, games=32)
    assert [len(phase) for phase in trained] == [17]
    assert [len(phase) for phase in tested] == [17]
