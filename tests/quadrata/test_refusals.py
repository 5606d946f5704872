"""The refusals of all illegal choices, at every question of a turn, in both languages."""

from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.core.refusals import NOT_NOW
from ludotheque.core.rulebook import rulebook
from ludotheque.core.words import LANGUAGES, can_be_asked, words_for
from tests.acting import Said
from tests.quadrata.scenario import GAME, Scenario

# Nothing here is made by 1, 2 and 4.
FAR = ("ottawa", "quebec_city", "sydney", "brandon")


def at_visit() -> Scenario:
    t = Scenario(mode="expert").centre("toronto", "banff", *FAR[:2]).hand(0, 5, 6, 1).rest(0, 3)
    return t.taxis(0, 2).provinces(0, "manitoba")


def in_practice(*tokens: int | str) -> Scenario:
    t = Scenario(quiz="on").centre("toronto", *FAR[:3]).hand(0, *tokens)
    return t.do(0, "visit", place="cn_tower").do(0, "use", pair=f"{tokens[0]}*{tokens[1]}")


# Each asks seat 0.
POSITIONS: dict[str, Callable[[], Scenario]] = {
    "remove": lambda: Scenario(mode="expert").next_day(3),
    "replace": lambda: at_visit().at(0, "replace"),
    "visit": at_visit,
    "visit, in practice": lambda: Scenario(quiz="on").centre(*FAR).hand(0, 1, 2, 4),
    "visit, after a visit": lambda: at_visit().visit(0, "cn_tower", 5, 6).bonuses(0, "taxi"),
    "tokens": lambda: at_visit().do(0, "visit", place="cn_tower"),
    "change": lambda: (
        Scenario()
        .centre("victoria", *FAR[:3])
        .hand(0, 3, 4)
        .taxis(0, 1)
        .do(0, "visit", place="butchart_gardens")
        .do(0, "use", pair="3*4")
    ),
    "answer": lambda: in_practice(5, 6),
    "answer, with a plane": lambda: in_practice(6, "plane"),
    "bonus": lambda: at_visit().visit(0, "cn_tower", 5, 6),
    "swap": lambda: at_visit().do(0, "cross", box="swap"),
    "reserve": lambda: at_visit().at(0, "reserve"),
    "reserve, after the taxi": lambda: (
        Scenario(mode="expert").centre(*FAR).hand(0, 1, 2, 4).do(0, "take_taxi")
    ),
    "rest": lambda: at_visit().at(0, "rest"),
}

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def test_there_is_a_position_at_every_question_of_the_game() -> None:
    asked = {make().asked() for make in POSITIONS.values()}
    assert asked == {(0, step.name) for step in GAME.steps if can_be_asked(step)}


@pytest.mark.parametrize("position", POSITIONS)
@every_language
def test_every_refused_choice_of_every_verb_is_a_sentence_that_cites_a_rule(position: str, lang: str) -> None:
    s = POSITIONS[position]().s
    words, rules = words_for(GAME, lang), rulebook(GAME.folder, lang).rules
    legal = set(s.actions(0))
    heard: dict[tuple[str, str], str] = {}
    for verb in GAME.vocabulary.verbs:
        for action in range(verb.base, verb.base + verb.size):
            refusal = s.why_not(0, action)
            assert (refusal is None) == (action in legal)
            if refusal is not None and (verb.name, refusal.name) not in heard:
                assert refusal.rule in rules
                heard[verb.name, refusal.name] = words.refusal(refusal, s.facts(0, action, refusal))
    assert {verb for verb, _ in heard} | {GAME.vocabulary.find(action).name for action in legal} == {
        verb.name for verb in GAME.vocabulary.verbs
    }
    for about, text in heard.items():
        assert text[0].isupper() or text[0] in "«“−+0123456789", about
        assert text.endswith("."), about
        assert not set("{}$") & set(text), about
        assert "  " not in text, about


@every_language
def test_lu_2_a_choice_of_another_moment_is_refused_with_its_step(lang: str) -> None:
    """Chosen while two tokens are being exchanged, which has no use for any of them."""
    words = words_for(GAME, lang)
    steps = {
        "fr": {1: "étape 1", 2: "étape 2", 3: "étape 3", 4: "étape 4", 0: "carte du jour"},
        "en": {1: "step 1", 2: "step 2", 3: "step 3", 4: "step 4", 0: "day card"},
    }[lang]
    belongs_to = {
        "remove": [0],
        "replace": [1],
        "visit": [2],
        "take_taxi": [2],
        "end_visits": [2],
        "use": [2],
        "change": [2],
        "answer": [2],
        "bonus": [2],
        "reserve": [3],
        "skip": [1, 3],
        "rest": [4],
        "draw": [4],
    }
    s = POSITIONS["swap"]().s
    for verb, numbers in belongs_to.items():
        action = next(one.base for one in GAME.vocabulary.verbs if one.name == verb)
        assert s.why_not(0, action) is NOT_NOW
        said = words.refusal(NOT_NOW, s.facts(0, action, NOT_NOW))
        assert said.startswith(words.say("why-not-now")), verb
        for number in numbers:
            assert steps[number] in said, verb


# ---------------------------------------------------------------- in a player's words


def consoled() -> Scenario:
    """The taxi would make 2 x 4 + 1 = 9 possible."""
    return Scenario().centre("saint_john", *FAR[:3]).hand(0, 1, 2, 4).do(0, "take_taxi")


def short_of_taxis(taxis: int) -> Scenario:
    """Saskatchewan's 6 or 16 from 3 x 4."""
    return Scenario().centre("regina", *FAR[:3]).hand(0, 3, 4).taxis(0, taxis)


def second_visit(**taxis: Any) -> Scenario:
    t = Scenario(mode="expert", day=2).trains(0, 1).centre("toronto", "banff", *FAR[:2]).hand(0, 5, 6, 2, 4)
    return t.taxis(0, **taxis).visit(0, "cn_tower", 5, 6)


SENTENCES: list[tuple[Scenario, Said, str, str]] = [
    (
        consoled(),
        {"verb": "visit", "place": "reversing_falls"},
        "Vous avez pris le taxi de consolation à la place d'une visite : plus de visite ce tour-ci, même en "
        "dépensant ce taxi.",
        "You took the consolation taxi instead of a visit: there is no visit for you this turn, not even by "
        "spending that taxi.",
    ),
    (
        consoled(),
        {"verb": "take_taxi"},
        "Vous avez déjà pris votre taxi de consolation : il n'y en a qu'un par tour.",
        "You have already taken your consolation taxi: there is only one a turn.",
    ),
    (
        Scenario().centre("toronto", *FAR[:3]).hand(0, 6),
        {"verb": "visit", "place": "cn_tower"},
        "Pour multiplier, il faut deux jetons dans votre zone de déplacement, et il n'y en a qu'un.",
        "Multiplying takes two tokens in your movement area, and there is only one.",
    ),
    (
        short_of_taxis(0),
        {"verb": "visit", "place": "rcmp_heritage_centre"},
        "Vous pouvez faire 12 (3 × 4). Pour arriver à 16, il faut ajouter 4 : cela coûte 2 taxis, et vous n'en "
        "avez aucun.",
        "You can make 12 (3 × 4). To get to 16, you must add 4: that costs 2 taxis, and you have none.",
    ),
    (
        short_of_taxis(1),
        {"verb": "visit", "place": "rcmp_heritage_centre"},
        "Vous pouvez faire 12 (3 × 4). Pour arriver à 16, il faut ajouter 4 : cela coûte 2 taxis, et vous n'en "
        "avez qu'un.",
        "You can make 12 (3 × 4). To get to 16, you must add 4: that costs 2 taxis, and you only have one.",
    ),
    (
        Scenario().centre("toronto", *FAR[:3]).hand(0, 1, 2, 6),
        {"verb": "visit", "place": "cn_tower"},
        "Au plus près de 24, vous faites 12 (2 × 6). Il faudrait ajouter 12, et vos cases de taxi libres ne le "
        "permettent pas. Essayez un autre lieu.",
        "The nearest you can get to 24 is 12 (2 × 6). You would have to add 12, and your free taxi boxes don't "
        "allow it. Try another place.",
    ),
    (
        Scenario(day=6).centre("regina", *FAR[:3]).hand(0, 5, 6, 8),
        {"verb": "visit", "place": "rcmp_heritage_centre"},
        "Au plus près de 16, vous faites 30 (5 × 6). Il faudrait enlever 14, et vos cases de taxi libres ne le "
        "permettent pas. Essayez un autre lieu.",
        "The nearest you can get to 16 is 30 (5 × 6). You would have to take off 14, and your free taxi boxes don't "
        "allow it. Try another place.",
    ),
    (
        second_visit(in_hand=1),
        {"verb": "visit", "place": "lake_louise"},
        "Vous pouvez faire 8 (2 × 4). Pour arriver à 10, il faut ajouter 2 : cela coûte 2 taxis en comptant celui "
        "de la deuxième visite, et vous n'en avez qu'un.",
        "You can make 8 (2 × 4). To get to 10, you must add 2: that costs 2 taxis counting the one for the second "
        "visit, and you only have one.",
    ),
    (
        second_visit(in_hand=3, crossed=["second_visit"]),
        {"verb": "visit", "place": "lake_louise"},
        "Vous n'avez plus de case « deuxième destination » à cocher : pas de deuxième visite ce tour-ci.",
        "You have no “second destination” box left to cross: there is no second visit this turn.",
    ),
    (
        Scenario(quiz="on").centre("regina", *FAR[:3]).hand(0, 3, 4),
        {"verb": "visit", "place": "rcmp_heritage_centre"},
        "Aucune paire de vos jetons ne mène à « Centre du patrimoine de la GRC », même avec vos taxis. Refaites "
        "vos calculs, ou choisissez un autre lieu.",
        "No two of your tokens lead to “RCMP Heritage Centre”, even with your taxis. Check your sums, or choose "
        "another place.",
    ),
    (
        POSITIONS["tokens"](),
        {"verb": "use", "pair": "1*6"},
        "Avec 1 × 6, vous faites 6, et il faut 24 pour « Tour CN ». Vos taxis n'y suffisent pas : choisissez "
        "d'autres jetons.",
        "With 1 × 6 you make 6, and “CN Tower” takes 24. Your taxis are not enough: choose other tokens.",
    ),
    (
        POSITIONS["change"](),
        {"verb": "change", "amount": "minus_2"},
        "Avec les taxis que vous avez, −2 n'aide pas à atteindre « Jardins Butchart » : choisissez un autre "
        "changement.",
        "With the taxis you have, −2 does not help you reach “Butchart Gardens”: choose another change.",
    ),
    (
        Scenario().taxis(0, 1),
        {"verb": "cross", "box": "swap"},
        "La case « échange avec le repos » est au dos de votre plateau Taxi : elle ne sert qu'en mode Expert.",
        "The box “exchange with the rest zone” is on the back of your taxi board: it is for expert mode only.",
    ),
    (
        Scenario(mode="expert").taxis(0, 1),
        {"verb": "cross", "box": "plus_1"},
        "La case « +1 au résultat » est au dos de votre plateau Taxi : elle ne sert qu'en mode Famille.",
        "The box “+1 to the result” is on the back of your taxi board: it is for family mode only.",
    ),
    (
        Scenario(mode="expert").taxis(0, 1).hand(0, 4, 5, 6, extra=[1, 2]),
        {"verb": "cross", "box": "extra_tokens"},
        "Pour deux jetons de plus, il faut un cercle en pointillé libre et un jeton à y mettre.",
        "Two more tokens take a free dotted circle and a token to put there.",
    ),
    (
        Scenario()
        .provinces(0, "manitoba")
        .trains(0, 2)
        .centre("toronto")
        .hand(0, 5, 6)
        .visit(0, "cn_tower", 5, 6),
        {"verb": "bonus", "bonus": "train"},
        "Vous n'avez plus de train à retirer : prenez un taxi.",
        "You have no train left to remove: take a taxi.",
    ),
    (
        Scenario().reserved(0, "toronto").at(0, "reserve"),
        {"verb": "reserve", "card": "toronto"},
        "Vous avez déjà réservé la carte « Toronto et Tour CN » : elle ne se visite qu'à partir de votre prochain "
        "tour.",
        "You have already reserved the card “Toronto and CN Tower”: it can't be visited before your next turn.",
    ),
    (
        Scenario().at(0, "rest"),
        {"verb": "visit", "place": "cn_tower"},
        "Ce n'est pas ce qui vous est demandé maintenant. Le lieu à visiter se choisit à l'étape 2, avant les "
        "jetons et les taxis.",
        "That is not what you are being asked now. You choose the place to visit in step 2, before the tokens and "
        "the taxis.",
    ),
]


@pytest.mark.parametrize(("t", "said", "french", "english"), SENTENCES)
def test_refusals_have_texts_with_their_figures(t: Scenario, said: Said, french: str, english: str) -> None:
    action = GAME.vocabulary.from_json(said)
    refusal = t.s.why_not(0, action)
    assert refusal is not None
    facts = t.s.facts(0, action, refusal)
    heard = words_for(GAME, "fr").refusal(refusal, facts)
    assert heard.replace("\u00a0", " ") == french
    assert words_for(GAME, "en").refusal(refusal, facts) == english


def test_qd_5_4_3_of_equally_near_pairs_the_first_is_named() -> None:
    """11 or 14 at the gardens: 2 x 6 and 3 x 4 both make 12, and no box is left."""
    every_box = [*["plus_1", "minus_1"] * 2, *["plus_2", "minus_2"] * 3]
    t = (
        Scenario()
        .trains(0, 1)
        .centre("victoria", *FAR[:3])
        .hand(0, 2, 3, 4, 6)
        .taxis(0, 0, crossed=every_box)
    )
    rule, name, facts = t.told(0, "visit", place="butchart_gardens")
    assert (rule, name) == ("QD-5.4.3", "out-of-reach")
    assert (facts["pair"], facts["made"], facts["number"], facts["above"]) == ("2*6", 12, 11, 0)


def test_qd_5_4_3_practice_hides_the_sums_but_not_the_rule() -> None:
    t = Scenario(quiz="on").centre("regina", "toronto", *FAR[:2]).hand(0, 3, 4, 6).taxis(0, 1)
    assert t.reason(0, "visit", place="regina") == ("QD-5.4.3", "none-fits")
    t = Scenario(quiz="on").centre("toronto", *FAR[:3]).hand(0, 5, 6, 1).do(0, "visit", place="cn_tower")
    assert t.reason(0, "use", pair="1*6") == ("QD-5.4.3", "does-not-fit")
