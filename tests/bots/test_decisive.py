"""The decisive moments of a match: only events that a game declares decisive, those that changed the chances most."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.bots.decisive import LEAST_CHANCE, LEAST_POINTS, MOST, Watch, outlook
from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded
from ludotheque.core.events import Event, Kinds, Log
from ludotheque.core.verbs import Domain, numbers

GAMES = [
    ("quebec", 3, {}),
    ("quadrata", 2, {}),
    ("nouvelle_france", 1, {}),
    ("nouvelle_france", 3, {}),
    ("small_city", 2, {}),
    ("civilization", 2, {"turn_limit": "20"}),
]
# Events without consequences: readiness, turns, things only taken or announced.
EMPTY = {"turn", "committed", "passed", "turn_began", "phase_began", "part_began", "card_taken", "drew"}


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
@pytest.mark.parametrize("seed", [5, 6])
def test_no_moment_is_an_empty_event(name: str, seats: int, options: dict[str, str], seed: int) -> None:
    game = load_game(name)
    s = game.new(seats, seed, options)
    watch, chance = Watch(), seeded(seed)
    decisive: list[tuple[float, int]] = []
    decisions = 0
    while not s.over():
        mover = s.mover()
        action = game.advice.rollout(s, mover)
        if action < 0:
            listed = s.listed(mover)
            action = listed[chance.below(len(listed))]
        earlier, log = s.clone(), Log()
        s.apply(mover, action, log)
        decisions += 1
        watch.saw(earlier, s, log, decisions)
        if any(event.decides() for event in log.events):
            before, after = outlook(earlier), outlook(s)
            decisive.append((max(abs(b - a) for a, b in zip(before, after, strict=True)), decisions))
    found = watch.moments()
    assert len(found) == MOST
    assert [one.moves for one in found] == sorted(one.moves for one in found)
    # No other decisive event changed the chances more.
    assert sorted((one.change() for one in found), reverse=True) == pytest.approx(
        sorted((change for change, _ in decisive), reverse=True)[:MOST]
    )
    for one in found:
        assert one.change() >= (LEAST_POINTS if seats == 1 else LEAST_CHANCE)
        assert one.events
        assert all(event.decides() and event.kind in game.kinds.deciding for event in one.events)
        assert not EMPTY & {event.kind.name for event in one.events}


@pytest.mark.parametrize("name", ["quebec", "quadrata", "nouvelle_france", "small_city", "civilization"])
def test_every_game_declares_decisive_events(name: str) -> None:
    kinds = load_game(name).kinds
    assert len(kinds.deciding) >= 5
    assert not EMPTY & {kind.name for kind in kinds.deciding}


def test_in_civilization_a_wonder_decides_and_an_army_does_not() -> None:
    kinds = load_game("civilization").kinds
    built = next(kind for kind in kinds.deciding if kind.name == "built")
    items = built.domains[1]

    def built_one(item: str) -> Event:
        return Event(built, vec[i64]([0, items.index_of[item], 0, 0]))

    assert built_one("colossus").decides()
    assert not built_one("army").decides()
    assert not built_one("granary").decides()


def test_secret_events_are_never_decisive() -> None:
    kinds = Kinds()
    seats, cards = numbers("seat", 3), Domain("card", ["a", "b"])
    open_kind = kinds.kind("laid", seat=seats, card=cards)
    kinds.decisive(open_kind)
    with pytest.raises(ValueError, match="laid: it was said before"):
        kinds.decisive(open_kind)
    for hidden in (
        kinds.private("drew", ["card"], seat=seats, card=cards),
        kinds.whisper("told", seat=seats),
    ):
        with pytest.raises(ValueError, match="not everybody may read it"):
            kinds.decisive(hidden)
