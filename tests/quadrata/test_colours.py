"""QD-4.4: each player takes a colour, with the bag, the base tokens and the plane of that colour."""

from ludotheque.cli.playing.board import names_of
from ludotheque.core.chance import seeded
from ludotheque.core.playout import play_random
from ludotheque.core.words import words_for
from ludotheque.games.quadrata import board_text
from tests.quadrata.scenario import GAME

TAKEN = ["orange", "purple", "yellow"]


def test_qd_4_4_each_player_takes_a_colour() -> None:
    plain, coloured = GAME.new(3, 8), GAME.new(3, 8, {}, TAKEN)
    assert [player["colour"] for player in plain.view(0)["players"]] == ["purple", "blue", "yellow"]
    assert [player["colour"] for player in coloured.view(0)["players"]] == TAKEN
    for s in (plain, coloured):
        play_random(s, seeded(8))
    assert GAME.score(plain).points == GAME.score(coloured).points


def test_the_terminal_shows_players_in_their_colours() -> None:
    names = names_of(words_for(GAME, "fr"), ["Léa", "Tom", "Ana"])
    lines = board_text.board(GAME.new(3, 8, {}, TAKEN).view(0), names, 120, GAME.drawing.board())
    orange = next(colour.hex for colour in GAME.components.tokens.player_colour if colour.id == "orange")
    assert any(f"on {orange}]A[/] Léa" in line.replace("[bold]", "") for line in lines)
