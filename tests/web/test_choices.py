"""Choices are sent as numbers: the browser and a program decode them into the same actions as the table."""

import inspect
import json
import random
import subprocess
import sysconfig
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.catalogue import load_game
from ludotheque.core.game import BadSetup, Game
from ludotheque.core.match import Match
from ludotheque.table.match.telling import FEW, warnings
from ludotheque.web.shelf import vocabulary
from tests.core import inn, market
from tests.web.decoding import actions
from tests.web.visiting import ME, OPEN, Said, Visitor, play_out

Meet = Callable[..., Visitor]
ROOT = Path(__file__).parents[2]
NODE = Path(sysconfig.get_path("scripts")) / "node"
OF_THE_CORE: dict[str, Callable[[], Game[Any]]] = {"inn": inn.game, "market": market.game}
GAMES = [
    "bag",
    "hamlet",
    "inn",
    "market",
    "morra",
    "nouvelle_france",
    "parry",
    "quadrata",
    "quebec",
    "small_city",
]


def found(name: str) -> Game[Any]:
    return OF_THE_CORE[name]() if name in OF_THE_CORE else load_game(name)


def decoded(words: Said, sent: list[tuple[Said, Said | None]]) -> list[list[Said]]:
    """Decoded by the code of the pages, in Node."""
    done = subprocess.run(
        [NODE, Path(__file__).parent / "decode.mjs"],
        input=json.dumps([words, sent]),
        capture_output=True,
        text=True,
        check=True,
    )
    choices: list[list[Said]] = json.loads(done.stdout)
    return choices


def questions(game: Game[Any], most: int = 400) -> Iterator[tuple[Match, int]]:
    """Questions of random games with every number of seats and various options: who is asked, and where."""
    chance = random.Random(1)
    for seats in game.seats:
        options = {option.name: chance.choice(option.domain.ids) for option in game.options}
        try:
            match = Match.new(game, seats, chance.getrandbits(64), options)
        except BadSetup:  # options that exclude one another
            match = Match.new(game, seats, chance.getrandbits(64))
        for _ in range(most):
            if match.state.over():
                break
            seat = chance.choice(match.state.to_move())
            yield match, seat
            match.play(seat, chance.choice(list(match.state.actions(seat))))


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_choice_is_the_same_action_at_both_ends(name: str) -> None:
    game = found(name)
    words = json.loads(json.dumps(vocabulary(game)))
    sent: list[tuple[Said, Said | None]] = []
    said: list[list[Said]] = []
    for match, seat in questions(game):
        legal = match.state.actions(seat)
        few = len(legal) <= FEW
        sent.append((game.vocabulary.by_verb(legal), warnings(match, seat, legal) if few else None))
        said.append([game.vocabulary.to_json(action) for action in legal])
    assert [actions(words, by_verb) for by_verb, _ in sent] == said
    read = decoded(words, sent)
    assert [[choice["action"] for choice in choices] for choices in read] == said
    for choices, (_, known) in zip(read, sent, strict=True):
        if known is None:
            assert {choice["warning"] for choice in choices} == {None}
            continue
        final = [choice["action"] for choice in choices if choice["warning"]["final"]]
        assert final == actions(words, known["final"])
        for kind, by_verb in known["milestones"].items():
            leading = [choice["action"] for choice in choices if kind in choice["warning"]["milestones"]]
            assert leading == actions(words, by_verb)


@pytest.mark.parametrize("name", GAMES)
def test_a_number_has_room_for_all_that_a_verb_can_say(name: str) -> None:
    """Beyond the questions of random games: the ends of each verb's numbers, and some between."""
    game = found(name)
    words = json.loads(json.dumps(vocabulary(game)))
    by_verb = {
        verb.name: sorted({*range(0, verb.size, max(1, verb.size // 50)), verb.size - 1})
        for verb in game.vocabulary.verbs
    }
    said = [
        game.vocabulary.to_json(verb.base + number)
        for verb in game.vocabulary.verbs
        for number in by_verb[verb.name]
    ]
    assert actions(words, by_verb) == said
    assert [choice["action"] for choice in decoded(words, [(by_verb, None)])[0]] == said


def test_the_protocol_page_shows_how_to_read_them() -> None:
    page = (ROOT / "docs" / "table-protocol.md").read_text(encoding="utf-8")
    assert inspect.getsource(actions) in page


def test_no_client_gets_the_choices_of_another_player(visitor: Meet) -> None:
    host, guest, watcher = visitor(), visitor(), visitor()
    match = host.create("parry", ME, OPEN, public=True)
    guest.join(match)
    with host.follow(match) as one, guest.follow(match) as other, watcher.follow(match) as looking:
        play_out(one, other)
        looking.wait_for("over")
        for seat, tab in ((0, one), (1, other), (None, looking)):
            for text in tab.raw:
                message = json.loads(text)
                if "now" in message:
                    now = message["now"]
                    mine = [str(seat)] if seat in now["to_move"] else []
                    assert list(now["choices"]) == list(now["warnings"]) == mine


def test_whether_a_choice_is_final_is_hidden_from_others(visitor: Meet) -> None:
    host, guest = visitor(), visitor()
    match = host.create("parry", ME, OPEN)
    guest.join(match)
    with host.follow(match) as one, guest.follow(match) as other:
        (seat,) = one.now["to_move"]
        asked, waiting = (one, other) if seat == 0 else (other, one)
        choice = asked.choices(seat)[0]
        assert asked.why(seat, choice)["legal"] is True
        assert waiting.error("why", seat=seat, action=choice) == "not_yours"
