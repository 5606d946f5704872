"""The clones generated from the declared fields of a state."""

from pathlib import Path

import pytest

from tools.fields import files, with_clones

TOWN = """
class Town(State):
    def __init__(self, game, seats, chance, box):
        self.box = box

    def declare(self, f):
        seats = self.seats
        self.round: i64 = f.number("round", 1, 9)
        self.coins: vec[i64] = f.numbers("coins", seats, 0, 99, at_first=5)
        self.deck: vec[i64] = f.dealt_once("deck", 52, 0, 51)

    def clone(self) -> "Town":
        return self.without_the_coins()

    def poor(self):
        return self.coins[0] == 0
"""

CLONE = '''
    def clone(self) -> "Town":
        """Written by `make fields`."""
        other = Town(self.game, self.seats, self.chance.clone(), self.box)
        other.copy_stack(self)
        other.round = self.round
        other.coins = self.coins[:]
        other.deck = self.deck
        return other
'''


@pytest.mark.parametrize("path", files(), ids=lambda path: path.parent.name)
def test_the_clones_of_the_games_are_those_of_their_fields(path: Path) -> None:
    """If this fails: `make fields`."""
    text = path.read_text(encoding="utf-8")
    assert "def clone" in text
    assert with_clones(text) == text


def test_a_clone_is_written_below_the_declaration_and_replaces_another() -> None:
    written = with_clones(TOWN)
    assert CLONE in written
    assert "without_the_coins" not in written
    assert written.endswith("return self.coins[0] == 0\n")
    assert with_clones(written) == written


def test_a_field_is_named_as_its_attribute() -> None:
    with pytest.raises(ValueError, match="coins is declared as 'coin'"):
        with_clones(TOWN.replace('"coins"', '"coin"'))
