"""Practice for classes: the product is asked before the visit counts (QD-8.4)."""

import pytest

from ludotheque.bots import make_bot
from tests.quadrata.scenario import GAME, Scenario, played

FAR = ("ottawa", "quebec_city", "sydney", "brandon")


def asking(
    place: str = "cn_tower", card: str = "toronto", *hand: int | str, taxis: int = 0, mode: str = "family"
) -> Scenario:
    """Practice is on, the place has been chosen."""
    t = (
        Scenario(day=2, quiz="on", mode=mode)
        .centre(card, *FAR[:3])
        .hand(0, *(hand or (5, 6)))
        .taxis(0, taxis)
    )
    return t.do(0, "visit", place=place)


def action_of(verb: str, **args: str) -> int:
    return int(GAME.vocabulary.from_json({"verb": verb, **args}))


def answers(t: Scenario) -> tuple[int, int]:
    said = t.seen(0)["answers"]
    return said["right"], said["wrong"]


def test_qd_8_4_off_by_default_without_questions() -> None:
    t = Scenario().centre("toronto", *FAR[:3]).hand(0, 5, 6).visit(0, "cn_tower", 5, 6)
    assert t.asked() == (0, "visit")
    assert t.square(0, "ontario") == 2
    for seed in range(3):
        s, log = played(3, seed)
        assert not [said for said in log if said["event"].startswith("answer")]
        assert [p["answers"] for p in s.view(-1)["players"]] == [{"right": 0, "wrong": 0}] * 3


def test_qd_8_4_the_product_of_two_numbers() -> None:
    t = asking().do(0, "use", pair="5*6")
    assert t.asked() == (0, "answer")
    assert t.square(0, "ontario") is None, "the visit does not count yet"
    assert t.held(0) == ["5", "6"]
    assert t.choices(0) == [{"verb": "answer", "number": number} for number in range(1, 145)]
    t.do(0, "answer", number=30)
    assert t.square(0, "ontario") == 2
    assert answers(t) == (1, 0)
    assert t.happened("answered_right") == [{"event": "answered_right", "seat": 0, "number": 30}]
    assert t.asked() == (0, "visit")


def test_qd_8_4_three_tries_then_the_answer_is_shown() -> None:
    t = asking().do(0, "use", pair="5*6")
    for number in (11, 24):
        t.do(0, "answer", number=number)
        assert t.asked() == (0, "answer")
        assert t.square(0, "ontario") is None
        assert not t.happened("answer_shown")
    t.do(0, "answer", number=31)
    assert t.happened("answer_shown") == [{"event": "answer_shown", "seat": 0, "number": 30}]
    assert len(t.happened("answered_wrong")) == 3
    assert answers(t) == (0, 3)
    assert t.square(0, "ontario") == 2, "the visit counts all the same"


@pytest.mark.parametrize("wrong", [1, 2])
def test_qd_8_4_right_after_a_wrong_answer(wrong: int) -> None:
    t = asking().do(0, "use", pair="5*6")
    for _ in range(wrong):
        t.do(0, "answer", number=7)
    t.do(0, "answer", number=30)
    assert answers(t) == (1, wrong)
    assert not t.happened("answer_shown")
    assert t.s.tries == 0


def test_qd_8_4_every_question_has_its_three_tries() -> None:
    t = Scenario(day=2, quiz="on", mode="expert").trains(0, 1).centre("toronto", "whistler", *FAR[:2])
    t.hand(0, 5, 6, 2, 4).taxis(0, 1).visit(0, "cn_tower", 5, 6)
    t.do(0, "answer", number=1).do(0, "answer", number=2).do(0, "answer", number=30)
    t.visit(0, "peak_2_peak_gondola", 2, 4).do(0, "answer", number=1).do(0, "answer", number=2)
    assert t.asked() == (0, "answer")
    assert not t.happened("answer_shown")


def test_qd_8_4_the_product_is_asked_without_the_taxis() -> None:
    """3 x 4 = 12 is asked first, then the taxi that makes it 14."""
    t = asking("butchart_gardens", "victoria", 3, 4, taxis=1).do(0, "use", pair="3*4")
    assert t.asked() == (0, "answer")
    t.do(0, "answer", number=14)
    assert answers(t) == (0, 1)
    t.do(0, "answer", number=12)
    assert t.asked() == (0, "change")
    t.do(0, "change", amount="plus_2")
    assert t.square(0, "british_columbia") == 3


def test_qd_8_4_the_value_of_a_plane_beside_a_number() -> None:
    t = asking("toronto", "toronto", 11, "plane").do(0, "use", pair="11*plane")
    assert [said["number"] for said in t.choices(0)] == list(range(1, 13))
    assert t.reason(0, "answer", number=110) == ("QD-8.4", "not-a-value")
    t.do(0, "answer", number=9)
    assert answers(t) == (0, 1)
    t.do(0, "answer", number=10)
    assert answers(t) == (1, 1)
    assert t.square(0, "ontario") == 5


def test_qd_8_4_any_value_that_leads_to_a_number_of_the_place_is_right() -> None:
    """4 and a plane at the CN Tower: only 6 (24); 6 and a plane: 4 (24) or 5 (30)."""
    for value in (4, 5):
        t = (
            asking("cn_tower", "toronto", 6, "plane")
            .do(0, "use", pair="6*plane")
            .do(0, "answer", number=value)
        )
        assert answers(t) == (1, 0)
    t = asking("cn_tower", "toronto", 4, "plane").do(0, "use", pair="4*plane").do(0, "answer", number=5)
    assert answers(t) == (0, 1)


def test_qd_8_4_the_value_of_a_plane_is_asked_after_the_taxis() -> None:
    """7 and a plane: 21 + 2 + 1 or 28 - 2 - 2 make 24. With the changes chosen, only one value is right."""
    t = asking("cn_tower", "toronto", 7, "plane", taxis=2).do(0, "use", pair="7*plane")
    assert t.asked() == (0, "change")
    t.do(0, "change", amount="minus_2").do(0, "change", amount="minus_2")
    assert t.asked() == (0, "answer")
    t.do(0, "answer", number=3)
    assert answers(t) == (0, 1)
    t.do(0, "answer", number=4)
    assert answers(t) == (1, 1)
    assert t.happened("multiplied")[0]["product"] == 28


def test_qd_8_4_after_three_wrong_values_the_lowest_right_one_is_shown() -> None:
    t = asking("cn_tower", "toronto", 6, "plane").do(0, "use", pair="6*plane")
    for number in (1, 2, 3):
        t.do(0, "answer", number=number)
    assert t.happened("answer_shown") == [{"event": "answer_shown", "seat": 0, "number": 4}]
    assert t.square(0, "ontario") == 2


def test_qd_8_4_a_plane_that_must_be_worth_one() -> None:
    """6 x 1 at the RCMP Heritage Centre, 1 x 6 too."""
    t = asking("rcmp_heritage_centre", "regina", 6, "plane").do(0, "use", pair="6*plane")
    for number in (10, 11, 12):
        t.do(0, "answer", number=number)
    assert t.happened("answer_shown") == [{"event": "answer_shown", "seat": 0, "number": 1}]
    t = asking("rcmp_heritage_centre", "regina", 1, "plane").do(0, "use", pair="1*plane")
    assert t.s.ask(0) == {"step": "answer", "place": "rcmp_heritage_centre", "pair": "1*plane", "number": 1}
    t.do(0, "answer", number=6)
    assert answers(t) == (1, 0)


def test_qd_8_4_a_plane_beside_a_number_of_a_dotted_circle() -> None:
    t = Scenario(quiz="on", mode="expert").centre("toronto", *FAR[:3]).hand(0, "plane", extra=[6])
    t.do(0, "visit", place="cn_tower").do(0, "use", pair="plane*6_extra")
    assert t.s.ask(0) == {"step": "answer", "place": "cn_tower", "pair": "plane*6_extra", "number": 6}
    t.do(0, "answer", number=5)
    assert answers(t) == (1, 0)


def test_qd_8_4_two_planes_are_not_asked() -> None:
    t = asking("cn_tower", "toronto", "plane", "plane").do(0, "use", pair="plane*plane")
    assert t.asked() == (0, "visit")
    assert answers(t) == (0, 0)


def test_qd_8_4_only_numbers_that_can_be_products() -> None:
    t = asking().do(0, "use", pair="5*6")
    assert t.told(0, "answer", number=0) == ("QD-8.4", "not-a-product", {"highest": 144})
    assert t.refused(0, "end_visits") == "LU-2"
    t = asking("cn_tower", "toronto", 6, "plane").do(0, "use", pair="6*plane")
    assert t.told(0, "answer", number=0) == ("QD-8.4", "not-a-value", {"highest": 12})
    assert t.told(0, "answer", number=13) == ("QD-8.4", "not-a-value", {"highest": 12})


def test_qd_8_4_answers_are_worth_no_points() -> None:
    right = asking().do(0, "use", pair="5*6").do(0, "answer", number=30)
    wrong = asking().do(0, "use", pair="5*6").do(0, "answer", number=31).do(0, "answer", number=30)
    assert right.halves(0) == wrong.halves(0)


def test_qd_8_4_no_reason_names_a_product() -> None:
    """Before a visit and before the choice of tokens, a refusal tells neither a product nor how far it is away."""
    t = Scenario(quiz="on").centre("toronto", *FAR[:3]).hand(0, 1, 2, 4)
    refusal = t.s.why_not(0, action_of("visit", place="cn_tower"))
    assert refusal is not None
    facts = t.s.facts(0, action_of("visit", place="cn_tower"), refusal)
    assert not {"made", "number", "missing", "above", "pair"} & set(facts)
    t = asking("cn_tower", "toronto", 5, 6, 1)
    action = action_of("use", pair="1*6")
    refusal = t.s.why_not(0, action)
    assert refusal is not None
    assert set(t.s.facts(0, action, refusal)) == {"pair", "place"}


@pytest.mark.parametrize("number", [30, 31])
def test_qd_8_4_an_answer_is_not_undone_freely(number: int) -> None:
    """Else every number could be tried."""
    t = asking().do(0, "use", pair="5*6")
    barrier = t.s.barrier()
    t.do(0, "answer", number=number)
    assert t.s.barrier() > barrier


def test_qd_8_4_the_aid_is_put_away() -> None:
    t = Scenario(quiz="on").centre("toronto").hand(0, 5, 6)
    assert t.s.view(0)["aid"] is None
    assert t.s.view(0)["quiz"] is True


def test_qd_8_4_whole_games_with_practice() -> None:
    for seed in range(3):
        s, log = played(3, seed, quiz="on", mode="expert")
        assert not GAME.broken(s)
        right = sum(p["answers"]["right"] for p in s.view(-1)["players"])
        shown = len([said for said in log if said["event"] == "answer_shown"])
        visits = len([said for said in log if said["event"] == "visited"])
        assert right + shown <= visits
        assert shown > 0


def test_qd_8_4_bots_know_their_tables() -> None:
    s = GAME.new(2, 5, {"quiz": "on"})
    bots = [make_bot("greedy", seat) for seat in range(2)]
    while not s.over():
        s.play(s.mover(), bots[s.mover()].play(s, s.mover()))
    answers = [player["answers"] for player in s.view(-1)["players"]]
    assert all(said["right"] > 2 and said["wrong"] == 0 for said in answers), answers
