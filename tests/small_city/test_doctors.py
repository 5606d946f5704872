"""SC-8.2: Doctors, who are hired by Tourism, paid in phase 4, and raise the dead."""

import pytest

from ludotheque.core.position import BadPosition, from_json, to_json
from tests.small_city.monsters import Monsters
from tests.small_city.scenario import GAME


def doctors(seats: int = 2, host: int = 0) -> Monsters:
    return Monsters(seats, host=host, doctors="yes")


# ---------------------------------------------------------------- hiring


def test_sc_8_2_1_there_is_a_doctor_for_each_player() -> None:
    assert doctors(3).s.view(0)["supplies"] == {"doctors": 3}
    assert doctors(3).doctor(0, "a1").s.view(0)["supplies"] == {"doctors": 2}


def tourism(t: Monsters, column: int) -> Monsters:
    """Seat 0 enters this column of the Tourism row."""
    t.disc(0, "tourism", column - 1).at("council").do(0, "advance", row="tourism", means="money")
    return t


@pytest.mark.parametrize("column", [1, 2, 3, 4])
def test_sc_8_2_2_the_tourism_row_offers_citizens_or_a_doctor_in_the_place_of_one(column: int) -> None:
    citizens = 1 if column < 3 else 2
    t = tourism(doctors().tile(0, "clinic", "a1"), column)
    assert t.asked() == (0, "people")
    assert [said["package"] for said in t.choices(0)] == ["citizens", "with_doctor"]
    t.do(0, "welcome", package="citizens")
    assert t.happened("welcomed") == [{"event": "welcomed", "seat": 0, "count": citizens}]
    assert t.borough(0)["doctor"] is None
    t = tourism(doctors().tile(0, "clinic", "a1"), column).do(0, "welcome", package="with_doctor")
    assert len(t.borough(0)["people"]) == citizens - 1
    assert t.borough(0)["doctor"] == "b2", "cell 3 of the Clinic"
    assert t.happened("doctor_hired") == [{"event": "doctor_hired", "seat": 0}]
    assert t.asked() == (1, "council")


def test_sc_8_2_2_only_a_player_with_a_clinic_without_one() -> None:
    assert tourism(doctors(), 1).asked() == (1, "council")
    assert tourism(doctors().doctor(0, "a1"), 1).asked() == (1, "council")
    assert len(tourism(doctors(), 3).borough(0)["people"]) == 2


def test_sc_5_7_4_with_an_empty_supply_a_doctor_still_comes() -> None:
    t = doctors().tile(0, "clinic", "a1")
    t.s.supply[0] = 0
    tourism(t, 3).do(0, "welcome", package="with_doctor")
    assert (t.borough(0)["doctor"], t.borough(0)["people"]) == ("b2", {})


def test_sc_8_2_2_a_doctor_does_not_take_the_citizens_place_nor_pollute() -> None:
    t = doctors().doctor(0, "a1").tile(0, "residential_1", "e4").people(0, "e4")
    assert t.at("pollution").s.x[0] == 1
    t.at("moves")
    assert t.can(0, "move", **{"from": "e4", "to": "a1"})
    assert not t.can(0, "move", **{"from": "b2", "to": "e4"})


# ---------------------------------------------------------------- the salary


def test_sc_8_2_3_a_doctor_costs_two_dollars_or_is_dismissed() -> None:
    t = doctors(3).doctor(0, "a1").doctor(2, "a1").at("salaries")
    assert t.s.to_move() == (0, 2)
    assert [said["verb"] for said in t.choices(2)] == ["pay_doctor", "dismiss"]
    t.do(2, "dismiss").do(0, "pay_doctor")
    assert (t.s.money[0], t.s.money[2]) == (10, 12)
    assert (t.borough(0)["doctor"], t.borough(2)["doctor"]) == ("b2", None)
    assert t.happened("doctor_paid") == [{"event": "doctor_paid", "seat": 0, "money": 2}]
    assert t.happened("doctor_gone") == [{"event": "doctor_gone", "seat": 2}]


def test_sc_8_2_3_the_salary_is_due_even_without_dead_citizens() -> None:
    t = doctors().doctor(0, "a1").grave(0, "g7", of=1).at("salaries").do(0, "pay_doctor")
    assert (t.s.money[0], t.stage()) == (10, "council")
    assert t.happened("raised") == []
    assert t.borough(0)["graves"] == {"g7": 1}, "only those of one's colour rise"


def test_sc_8_2_3_with_one_dollar_left_the_doctor_goes_and_no_citizen_rises() -> None:
    t = doctors().doctor(0, "a1").grave(0, "g7").money(0, 1).at("salaries")
    assert t.stage() == "council"
    assert (t.s.money[0], t.borough(0)["doctor"]) == (1, None)
    assert t.borough(0)["graves"] == {"g7": 0}
    assert t.s.view(0)["supplies"] == {"doctors": 2}


def test_sc_8_2_3_with_exactly_the_salary_left_the_doctor_can_be_paid() -> None:
    t = doctors().doctor(0, "a1").money(0, 2).at("salaries").do(0, "pay_doctor")
    assert (t.s.money[0], t.borough(0)["doctor"]) == (0, "b2")


def test_sc_8_2_3_a_lone_dead_rises_to_the_town_hall_without_asking() -> None:
    t = doctors().doctor(0, "a1").grave(0, "g7").at("salaries").do(0, "pay_doctor")
    assert t.borough(0)["graves"] == {}
    assert t.borough(0)["people"] == {"e5": 0}
    assert t.happened("raised") == [{"event": "raised", "seat": 0, "borough": 0, "square": "g7"}]
    assert t.at("plans").may(0, "park_1", "g7"), "the Doctor's square is empty"


def test_sc_8_2_3_with_a_full_town_hall_the_citizen_goes_to_the_career_space() -> None:
    t = doctors().doctor(0, "a1").grave(0, "g7").people(0, "e5", "f5").goods(0, e6="wood", f6="wood")
    career = t.s.career[0]
    t.at("salaries").do(0, "pay_doctor")
    assert t.s.career[0] == career + 1
    assert t.borough(0)["graves"] == {}


def test_sc_8_2_3_a_position_asking_which_citizen_rises_is_accepted_with_a_doctor() -> None:
    t = doctors().doctor(0, "a1").grave(0, "g7").grave(1, "b3", of=0).at("salaries", 2).do(0, "pay_doctor")
    assert t.s.ask(0) == {"step": "raise"}
    said = to_json(t.s)
    assert GAME.encode(from_json(GAME, said)) == GAME.encode(t.s)
    with pytest.raises(BadPosition):
        from_json(GAME, said | {"doctor": [0, 0]})


def test_sc_8_2_3_a_position_asking_for_the_salary_needs_a_doctor() -> None:
    t = doctors().doctor(0, "a1").at("salaries", 2)
    said = to_json(t.s)
    assert from_json(GAME, said).ask(0) == {"step": "salary"}
    with pytest.raises(BadPosition):
        from_json(GAME, said | {"doctor": [0, 0]})


def test_sc_8_2_3_one_of_ones_dead_rises_from_any_borough_as_one_likes() -> None:
    t = doctors(3).doctor(0, "a1").grave(0, "g7").grave(2, "b3", of=0).grave(2, "b4", of=1)
    t.s.left_in[2], t.s.pollution[2] = 1, 100
    t.at("salaries", 2).do(0, "pay_doctor")
    assert t.s.ask(0) == {"step": "raise"}
    assert t.choices(0) == [
        {"verb": "raise", "borough": 0, "square": "g7"},
        {"verb": "raise", "borough": 2, "square": "b3"},
    ]
    assert t.told(0, "raise", borough=2, square="b4") == (
        "SC-8.2.3",
        "not-dead-there",
        {"borough": 2, "square": "b4"},
    )
    assert t.refused(0, "raise", borough=3, square="b4") == "SC-8.2.3"
    t.do(0, "raise", borough=2, square="b3")
    assert t.borough(2)["graves"] == {"b4": 1}
    assert t.borough(0)["graves"] == {"g7": 0}


def test_sc_8_2_3_a_player_out_of_the_game_pays_no_salary() -> None:
    t = doctors(3).doctor(1, "a1")
    t.s.left_in[1], t.s.pollution[1] = 1, 100
    assert t.at("salaries", 2).happened("doctor_gone") == []
    assert t.borough(1)["doctor"] == "b2"


def test_sc_16_2_salaries_are_paid_at_once_and_undone_independently() -> None:
    t = doctors().doctor(0, "a1").doctor(1, "a1").grave(0, "g7").grave(1, "g6", of=0)
    match = t.at("salaries").match()
    match.play(0, t.number("pay_doctor"))
    match.play(1, t.number("dismiss"))
    assert match.state.question(0).step.name == "raise"
    match.take_back(0)
    boroughs = match.state.view(0)["boroughs"]
    assert [(borough["money"], borough["doctor"]) for borough in boroughs] == [(12, "b2"), (12, None)]
    assert match.state.question(0).step.name == "salary"


# ---------------------------------------------------------------- together with godzillas


def haunted() -> Monsters:
    return Monsters(godzillas="yes", doctors="yes")


def test_sc_8_1_9_a_doctor_is_eaten_on_its_square_and_returns_to_the_supply() -> None:
    t = haunted().doctor(0, "c1").tile(0, "factory_1", "d4").night(3, 1)
    t.do(0, "appear", square="d4", dir="left").do(0, "march", square="d4", dir="up")
    # d3, d2 (the Doctor's), d1.
    assert t.happened("doctor_eaten") == [{"event": "doctor_eaten", "seat": 0, "square": "d2"}]
    assert (t.borough(0)["doctor"], t.s.view(0)["supplies"]["doctors"]) == (None, 2)
    t = haunted().doctor(0, "c1").tile(0, "factory_1", "c4").night(3, 1)
    t.do(0, "appear", square="c4", dir="left").do(0, "march", square="c4", dir="up")
    assert t.borough(0)["doctor"] == "d2", "it walked over the other squares of the Clinic"


def test_sc_8_2_2_no_doctor_is_offered_while_the_doctors_square_is_unusable() -> None:
    assert tourism(haunted().tile(0, "clinic", "a1").marks(0, "b2"), 1).asked() == (0, "stand")
    assert tourism(haunted().tile(0, "clinic", "a1").godzilla(0, "b2", "c2"), 1).asked() == (0, "stand")
    assert tourism(haunted().tile(0, "clinic", "a1").marks(0, "a1", "b1"), 1).asked() == (0, "people")


def test_sc_8_2_3_a_marker_on_another_square_does_not_stop_a_doctor_and_hall_spaces_are_chosen() -> None:
    t = haunted().doctor(0, "a1").marks(0, "a1", "f5").grave(0, "g7").at("salaries").do(0, "pay_doctor")
    assert t.s.ask(0) == {"step": "stand", "count": 1}
    assert [said["square"] for said in t.choices(0)] == ["e5", "e6", "f6"]


def test_sc_8_1_9_eaten_citizens_are_not_dead_and_cannot_be_raised() -> None:
    t = haunted().doctor(0, "a6").tile(0, "factory_1", "d4").tile(0, "residential_1", "d3").people(0, "d3")
    t.night(3, 1).do(0, "appear", square="d4", dir="left").do(0, "march", square="d4", dir="up")
    assert t.eaten() != []
    assert t.at("salaries", 6).do(0, "pay_doctor").happened("raised") == []


def test_sc_8_2_3_the_dead_on_a_marked_square_rise_like_any_other() -> None:
    t = haunted().doctor(0, "a1").grave(0, "g7").marks(0, "g7").at("salaries").do(0, "pay_doctor")
    assert t.borough(0)["graves"] == {}


def test_a_doctor_without_a_clinic_is_noticed() -> None:
    t = doctors()
    t.s.doctor[1] = 1
    assert GAME.broken(t.s) == ["doctor: seat 1 has no Clinic for it"]
    t = haunted().doctor(0, "a1").marks(0, "b2")
    t.s.turn = 6
    assert "doctor: seat 0 has no Clinic for it" in GAME.broken(t.s)


def test_sc_5_7_1_the_column_that_is_asked_about_is_the_one_the_log_tells_of() -> None:
    t = tourism(doctors().tile(0, "clinic", "a1"), 3)
    (told,) = t.happened("advanced")
    assert told["council_column"] == 3
    assert t.s.ask(0) == {"step": "people", "council_column": 3}
    before = to_json(t.s)
    (frame,) = [frame for frame in before["frames"] if frame[0] == "people"]
    frame[2] = 2
    older = from_json(GAME, before)
    older.apply(0, GAME.vocabulary.from_json(t.choices(0)[-1]))
    t.do(0, **t.choices(0)[-1])
    assert older.view(-1) == t.s.view(-1), "a position that counts from 0 is of the same column"
    frame[2] = 1
    with pytest.raises(BadPosition):
        from_json(GAME, before)


def test_no_doctor_is_offered_in_a_position_without_doctors() -> None:
    t = tourism(doctors().tile(0, "clinic", "a1"), 1)
    said = to_json(t.s)
    assert from_json(GAME, said).ask(0) == {"step": "people", "council_column": 1}
    with pytest.raises(BadPosition):
        from_json(GAME, said | {"doctors": 0})
