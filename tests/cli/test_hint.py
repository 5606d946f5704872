"""A hint at the terminal: the move, its alternative and the reasons, in both languages."""

import re

import pytest

from ludotheque.bots.ideas import Fear, Idea
from ludotheque.bots.reasons import RIVAL, Reason
from ludotheque.cli.playing.hint import Telling, ended, inside
from ludotheque.cli.text.voice import Voice
from ludotheque.core.words import words_for
from tests.cli.test_play import play
from tests.quebec.scenario import GAME, Scenario

SEND = GAME.vocabulary.from_json({"verb": "send", "zone": "culture"})
TAKE = GAME.vocabulary.from_json({"verb": "take_leader", "leader": "leader_politics"})


def idea() -> Idea:
    found = Idea([int(SEND)])
    found.chance, found.chance_against, found.expected = 0.314, 0.27, 98.0
    found.against = [int(TAKE)]
    found.reasons = [
        Reason("zones_1", 1.5, 0.1),
        Reason(RIVAL, 0.8, 0.1),
        Reason("culture_leader", -0.9, 0.2),
    ]
    found.fear = Fear(1, TAKE, 0.42, 0.05)
    found.line = [(0, int(SEND)), (1, int(TAKE))]
    return found


def told(lang: str, found: Idea) -> list[str]:
    telling = Telling(Voice(lang), words_for(GAME, lang), Scenario().s, 0, ["Léa", "Max", "Zoé", "Bo"])
    return [line.replace("\N{NO-BREAK SPACE}", " ") for _, line in telling.lines(found)]


def test_it_says_the_move_the_reasons_the_fear_and_the_sequel() -> None:
    assert told("fr", idea()) == [
        "Idée : envoyer 1 ouvrier actif en Culture.",
        "Mieux que « prendre le Leader politique » : Zones, siècle I +1,5 ; "
        "0,8 point de moins pour le meilleur adversaire ; Leader culturel −0,9.",
        "Chance de gagner : 31 %, contre 27 %.",
        "Ce qu'on peut craindre : Max répond « prendre le Leader politique », 4 fois sur 10 : "
        "la chance de gagner tombe à 26 %.",
        "Suite probable : Max, « Prendre le Leader politique ».",
    ]
    assert told("en", idea())[1] == (
        "Better than “take the Politics Leader”: Zones, century I +1.5; 0.8 points less for the best opponent; "
        "Culture leader −0.9."
    )


def test_choices_that_are_as_good_are_called_so() -> None:
    found = idea()
    found.equal = True
    assert told("en", found)[1].startswith("About as good as “take the Politics Leader”. What differs: Zones")
    found.reasons = []
    assert told("en", found)[1] == "About as good as “take the Politics Leader”."
    found.equal = False
    assert told("en", found)[1].startswith("Better than “take the Politics Leader”, though no source")


def test_an_idea_that_wins_less_often_is_called_worse() -> None:
    found = idea()
    found.chance, found.chance_against = 0.27, 0.314
    assert told("en", found)[1].startswith("Not as good as “take the Politics Leader”: Zones")
    found.reasons = []
    assert told("fr", found)[1].startswith("Moins bien que « prendre le Leader politique », sans")


def test_one_sided_reasons_for_a_worse_move_are_labelled() -> None:
    found = idea()
    found.chance, found.chance_against = 0.27, 0.314
    found.reasons = found.reasons[1:2]
    assert told("en", found)[1] == (
        "Not as good as “take the Politics Leader” all in all, despite this: "
        "0.8 points less for the best opponent."
    )
    assert told("fr", found)[1].startswith(
        "Moins bien que « prendre le Leader politique » tout compte fait, malgré ceci"
    )


def test_one_sided_reasons_against_a_move_are_labelled() -> None:
    found = idea()
    found.reasons = found.reasons[2:]
    assert told("en", found)[1] == (
        "Better than “take the Politics Leader” all in all, despite this: Culture leader −0.9."
    )


def test_alone_bad_luck_is_feared_and_points_are_expected() -> None:
    found = idea()
    found.chance = found.chance_against = None
    found.expected = -3.25
    found.fear = Fear(-1, -1, 0.1, 12.0)
    lines = told("en", found)
    assert "Expected result: −3.2." in lines
    assert "What to fear: once in 10 luck is against you, and it costs 12.0 points." in lines


def test_small_chances_have_tenths_if_that_distinguishes_ideas() -> None:
    found = idea()
    found.chance, found.chance_against = 0.034, 0.029
    assert "Chance of winning: 3.4%, against 2.9%." in told("en", found)
    assert "Chance de gagner : 3,4 %, contre 2,9 %." in told("fr", found)
    found.equal = True
    assert "Chance of winning: 3%." in told("en", found)


def test_among_several_bad_luck_costs_chances() -> None:
    found = idea()
    found.fear = Fear(-1, -1, 0.1, 0.12)
    assert "What to fear: once in 10 things go badly, and the chance of winning drops to 19%." in told(
        "en", found
    )
    assert (
        "Ce qu'on peut craindre : 1 fois sur 10 cela tourne mal, et la chance de gagner tombe à 19 %."
        in told("fr", found)
    )


def test_a_name_with_a_mark_of_its_own_needs_no_full_stop() -> None:
    assert ended("Idea: use We Love the Queen Day!.") == "Idea: use We Love the Queen Day!"
    assert ended("Idea: pass.") == "Idea: pass."


def test_quotations_inside_quotations_have_other_marks() -> None:
    assert inside("faire l'action «\N{NO-BREAK SPACE}Quartier juif\N{NO-BREAK SPACE}»") == (
        "faire l'action “Quartier juif”"
    )
    assert inside("faire l'action « Quartier juif »") == "faire l'action “Quartier juif”"


@pytest.mark.parametrize(("lang", "orders"), [("fr", ["i", "indice 2"]), ("en", ["idea", "hint 2"])])
def test_it_is_asked_for_by_a_word_and_held_against_a_choice(lang: str, orders: list[str]) -> None:
    text = play("--seats", "3", input="\n".join(orders) + "\n", lang=lang)
    moves = re.findall(r"(?:Idée|Idea)\s?: .+", text)
    assert len(moves) == 2
    assert re.search("Mieux que|Better than|aussi bien que|as good as", text)
