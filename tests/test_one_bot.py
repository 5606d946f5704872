"""A bot plays the same everywhere: the table's workers, the arena, the terminal and the engine protocol choose
alike."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.arena.tournament import Sitting, decide
from ludotheque.bots import make_bot
from ludotheque.bots.hints import hint
from ludotheque.cli.engine import Session
from ludotheque.cli.playing import hint as hint_in_words
from ludotheque.cli.playing.terminal import Terminal
from ludotheque.cli.text.voice import Voice
from ludotheque.core.build import COMPILED
from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded
from ludotheque.core.events import Log
from ludotheque.core.match import Match
from ludotheque.core.words import words_for
from ludotheque.table import hints
from ludotheque.table.bots import playing, thinking
from ludotheque.table.bots.hints import idea_json
from tests.table.sitting import ME, opened, table_on
from tests.toys.parry import ParryGame

SEED = 11
NO_CEILING = 3600.0  # seconds of processor time: a decision here takes some seconds at most
# Seats, and the number of random decisions before the compared question.
POSITIONS = {
    "quebec": (3, 40),
    "quadrata": (2, 30),
    "nouvelle_france": (2, 30),
    "small_city": (2, 60),
    "civilization": (2, 60),
}
# Quadrata's strong grows two trees, each in a share of its own; Civilization's runs a race. An expert differs by its
# budget, which the interpreted engine takes minutes for.
LEVELS = ["random", "novice", "casual", "strong", *(["expert"] if COMPILED else [])]


def begun(name: str) -> Match:
    """A match in progress; its next question has several answers."""
    seats, decisions = POSITIONS[name]
    match, chance = Match.new(load_game(name), seats, 5), seeded(7)
    actions = match.state.actions(match.state.mover())
    while len(match.actions) < decisions or len(actions) == 1:
        match.play(int(match.state.mover()), int(actions[chance.below(len(actions))]))
        actions = match.state.actions(match.state.mover())
    return match


def in_the_arena(match: Match, level: str) -> bytes:
    """The position after the decision. The bot has made another one before."""
    bot, first, s = make_bot(level, SEED), match.at(0), match.state.clone()
    bot.play(first, first.mover())
    decide(s, int(s.mover()), Sitting(bot), Log())
    return s.game.encode(s)


def in_the_terminal(match: Match, level: str, folder: Path) -> bytes:
    bots = {seat: make_bot(level, SEED) for seat in range(match.header.seats)}
    players = [str(seat) for seat in range(match.header.seats)]
    match = Match.replay(match.game, match.journal)
    terminal = Terminal(Voice("en"), match, words_for(match.game, "en"), players, bots, folder / "match.json")
    terminal.next_decision()
    return match.game.encode(match.state)


def by_the_protocol(match: Match, level: str) -> Any:
    session = Session()
    replayed = session.handle(msgspec.json.encode({"do": "replay", "journal": match.journal.to_json()}))
    assert replayed["ok"], replayed
    seat = int(match.state.mover())
    said = session.handle(msgspec.json.encode({"do": "bot", "seat": seat, "level": level, "seed": SEED}))
    return said["action"]


def at_the_table(match: Match, file: Path, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """By worker processes, one level after the other."""
    monkeypatch.setattr(playing, "new_seed", lambda: SEED)

    async def chosen() -> list[int]:
        async with table_on(file, bot_seconds=NO_CEILING, bot_workers=2) as table:
            person = await table.people.visitor("Agathe")
            live = await opened(table, person, *[ME] * match.header.seats, game=match.game.id)
            live.feed.match = match
            seat = int(match.state.mover())
            return [await table.matches.players.choice_of(live, seat, level, []) for level in LEVELS]

    return asyncio.run(chosen())


@pytest.mark.parametrize("name", POSITIONS)
def test_the_same_position_seed_and_level_give_the_same_choice_everywhere(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun(name)
    table = at_the_table(match, tmp_path / "table.sqlite3", monkeypatch)
    for level, chosen in zip(LEVELS, table, strict=True):
        after = match.state.clone()
        after.apply(int(after.mover()), chosen)
        expected = after.game.encode(after)
        assert by_the_protocol(match, level) == match.game.vocabulary.to_json(chosen), level
        assert in_the_arena(match, level) == expected, level
        assert in_the_terminal(match, level, tmp_path) == expected, level


def hint_at_the_table(match: Match, file: Path) -> Any:
    async def told() -> Any:
        async with table_on(file, bot_seconds=NO_CEILING) as table:
            person = await table.people.visitor("Agathe")
            live = await opened(table, person, *[ME] * match.header.seats, game=match.game.id)
            live.feed.match = match
            live.feed.record.to_move = list(match.state.to_move())
            return await hints.hint(table, person, live.feed.record.id, int(match.state.mover()))

    return asyncio.run(told())["ideas"]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_same_position_and_seed_give_the_same_hint_everywhere(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun(name)
    monkeypatch.setattr(hints, "new_seed", lambda: SEED)
    monkeypatch.setattr(hint_in_words, "new_seed", lambda: SEED)
    found = []

    def noted(*request: Any) -> Any:
        found.append(hint(*request))
        return found[-1]

    monkeypatch.setattr(hint_in_words, "hint", noted)
    seat, words = int(match.state.mover()), words_for(match.game, "en")
    players = [str(seat) for seat in range(match.header.seats)]
    hint_in_words.Telling(Voice("en"), words, match.state, seat, players).tell()
    in_the_terminal = [idea_json(match.game, idea) for idea in found[0].ideas]
    assert in_the_terminal == hint_at_the_table(match, tmp_path / "table.sqlite3")


@pytest.mark.parametrize("level", ["random", "greedy", "novice"])
def test_a_position_is_sampled_once_for_a_decision(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a bot that plays by itself, and by the table, whose worker gets the sample."""
    sampled: list[int] = []
    redeal = ParryGame.redeal

    def counted(self: ParryGame, s: Any, seat: Any, chance: Any) -> None:
        sampled.append(seat)
        redeal(self, s, seat, chance)

    monkeypatch.setattr(ParryGame, "redeal", counted)
    game, bot = load_game("parry"), make_bot(level, SEED)
    s = game.new(3, 1)
    seat = int(s.mover())
    bot.play(s, seat)
    assert sampled == [seat]
    sampled.clear()
    thinking.answer("parry", game.encode(bot.known(s, seat)), seat, level, SEED, 0)
    assert sampled == [seat]
