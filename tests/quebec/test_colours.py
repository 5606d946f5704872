"""QC-4.5: player colours are chosen freely and have no effect."""

from ludotheque.core.chance import seeded
from ludotheque.core.playout import play_random
from tests.quebec.scenario import GAME

TAKEN = ["orange", "black", "blue"]


def test_qc_4_5_colours_are_taken_freely_and_change_nothing() -> None:
    plain, coloured = GAME.new(3, 8), GAME.new(3, 8, {}, TAKEN)
    assert [player["colour"] for player in coloured.view(-1)["players"]] == TAKEN
    for s in (plain, coloured):
        play_random(s, seeded(8))
    assert GAME.score(plain).points == GAME.score(coloured).points
    assert all(getattr(plain, field.name) == getattr(coloured, field.name) for field in GAME.fields(3))
