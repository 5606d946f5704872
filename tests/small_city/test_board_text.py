"""The table in a terminal."""

from rich.text import Text

from ludotheque.cli.playing.board import names_of
from ludotheque.core.words import words_for
from ludotheque.games.small_city import board_text
from ludotheque.games.small_city.position.vocabulary import SQUARES
from tests.small_city.monsters import Monsters
from tests.small_city.scenario import GAME, Scenario


def drawn(t: Scenario, seat: int = 0, width: int = 200) -> list[str]:
    names = names_of(words_for(GAME, "en"), ["Ada", "Bo"])
    lines = board_text.board(t.s.view(seat), names, width, GAME.drawing.board())
    return [Text.from_markup(line).plain for line in lines]


def test_tiles_people_materials_and_graves_are_seen() -> None:
    t = Scenario().tile(0, "residential_2", "a1").people(0, "b1").goods(0, e5="stone").grave(0, "g7", of=1)
    lines = drawn(t)
    (first,) = [line for line in lines if line.startswith(" 1 ")]
    assert first.startswith(" 1 R2  R21 .   ")
    assert any("THs TH" in line for line in lines)
    assert any(". + " in line for line in lines)
    assert lines[0].startswith("Turn 1/8  ·  the Mayor's host: Ada")
    assert "Mayor" in lines[1]


def test_plants_stand_above_their_columns_and_riders_are_counted() -> None:
    t = Scenario(nuclear="yes", new_buildings="yes").tile(0, "tram_station", "a1")
    t.s.tram[0], t.s.tram[1] = 2, 1
    t.s.plants[1], t.s.plants[5] = 2, 1
    lines = drawn(t, width=60)
    assert any(line.startswith("Tr 1×2 2×1") for line in lines)
    (at,) = [i for i, line in enumerate(lines) if line.startswith("       2======")]
    assert lines[at].rstrip() == "       2======         1=="
    assert lines[at + 1].startswith("   a   b   c   d   e   f   ")
    assert any(line.startswith("       2======") for line in drawn(t, 1))
    assert not any("1×" in line for line in drawn(Scenario(new_buildings="yes")))


def test_plans_of_others_are_not_drawn() -> None:
    t = Scenario().lay(1, "park_1", "a1")
    assert not any("P1" in line for line in drawn(t, 0)[:-1])
    assert any("P1" in line for line in drawn(t, 1)[:-1])


def test_narrow_screens_have_one_borough_after_the_other() -> None:
    lines = drawn(Scenario(), width=60)
    assert max(len(line) for line in lines[3:-1]) <= 60
    assert len([line for line in lines if line.startswith("10 ")]) == 2


def test_godzillas_radioactivity_doctors_and_the_mayor_are_seen() -> None:
    t = Monsters(godzillas="yes", doctors="yes", mayor_variant="yes").doctor(0, "a1").marks(0, "b1", "d1")
    lines = drawn(t.godzilla(0, "c1", "c2").street("e5", "right"))
    (first,) = [line for line in lines if line.startswith(" 1 ")]
    assert first.startswith(" 1 Cl  Cl !.  G.  !")
    assert any(line.startswith(" 2 Cl  ClD .  G") for line in lines)
    assert any("THM THM" in line for line in lines)
    assert "the Mayor's spaces: e5 f5" in lines[0]
    assert lines[-1].startswith("G a godzilla")
    assert not drawn(Scenario())[-1].startswith("G a godzilla")


def test_cities_sides_and_the_pilgrim_are_seen() -> None:
    t = Scenario(2, "asia_chosen", "a9", on=["ulaanbaatar", "bangkok"]).people(0, "h2", of=1)
    t.s.pilgrim, t.s.pilgrim_at = 1, SQUARES.index_of["h2"]
    lines = drawn(t)
    assert any("1 Ada · Ulaanbaatar" in line and "2 Bo · Bangkok" in line for line in lines)
    assert any("Mo2*" in line for line in lines)
    assert any(line.startswith(" 1 ") and "f   ~   f" in line for line in lines)
    assert any("1 Ada · expert" in line for line in drawn(Scenario(2, "river", "a6", on=["expert", "easy"])))
