"""What a player hears for every choice that is not possible, at every question of a turn, in both languages."""

from collections.abc import Callable

import pytest

from ludotheque.core.refusals import NOT_NOW
from ludotheque.core.rulebook import rulebook
from ludotheque.core.words import LANGUAGES, can_be_asked, words_for
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
def test_lu_2_a_choice_of_another_moment_hears_the_step_it_belongs_to(lang: str) -> None:
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
