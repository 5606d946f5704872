"""The spreads of a game: by number of seats and phase."""

from pathlib import Path

import pytest

from ludotheque.core.catalogue import game_ids, load_game
from ludotheque.core.spreads import FILE, UNFITTED, Spreads, read_spreads

HOUSE = [name for name in game_ids() if (Path(load_game(name).folder) / "levels.py").is_file()]


def test_a_phase_beyond_the_last_counts_as_the_last() -> None:
    spreads = Spreads({3: [9.0, 4.5]})
    assert [spreads.at(3, phase) for phase in range(4)] == [9.0, 4.5, 4.5, 4.5]


def test_a_number_of_seats_that_was_not_fitted_has_the_general_spread() -> None:
    spreads = Spreads({3: [9.0]})
    assert spreads.at(2, 0) == spreads.at(5, 1) == UNFITTED


def test_a_folder_without_the_file_has_the_general_spread(tmp_path: Path) -> None:
    assert read_spreads(tmp_path).at(2, 0) == UNFITTED


def test_the_file_is_read_by_number_of_seats(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("2 = [7]\n4 = [5.5, 3]\n")
    spreads = read_spreads(tmp_path)
    assert spreads.at(2, 3) == 7.0
    assert spreads.at(4, 1) == 3.0


@pytest.mark.parametrize("name", HOUSE)
def test_every_game_is_fitted_for_every_number_of_seats(name: str) -> None:
    game = load_game(name)
    fitted = read_spreads(Path(game.folder)).by_seats
    for seats in game.seats:
        assert fitted[seats] != [UNFITTED]
        assert all(0.1 < spread < 1000.0 for spread in fitted[seats])
