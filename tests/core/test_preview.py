"""Previews: what a choice is certain to bring, and where certainty ends."""

from typing import Any

from ludotheque.core.catalogue import load_game
from ludotheque.core.chance import seeded
from ludotheque.core.preview import Preview, preview
from ludotheque.core.state import State
from ludotheque.games.quebec.vocabulary import START
from tests.quadrata.scenario import Scenario as Quiz
from tests.quebec.scenario import Scenario
from tests.toys.bag import game as bag
from tests.toys.morra import SHOW, MorraGame
from tests.toys.parry import ParryGame
from tests.toys.parry.duel import OFFER, REST, STRIKE, is_blow

CHANCE = seeded(5)


def of(s: State, seat: int, action: int) -> Preview:
    return preview(s, seat, action, CHANCE)


def kinds(found: Preview) -> list[str]:
    return [event.kind.name for event in found.events]


def test_what_comes_before_a_draw_is_certain_and_the_rest_is_open() -> None:
    """In Parry the next player's turn begins with a card."""
    s: State = ParryGame().new(2, 1)
    found = of(s, 0, int(REST.of()))
    assert kinds(found) == ["rested"]
    assert found.open
    assert (found.to_move, found.asks, found.question, found.over, found.useless) == (
        (),
        "",
        None,
        False,
        False,
    )


def test_a_draw_at_once_leaves_nothing_certain() -> None:
    s: State = bag().new(2, 1)
    (seat,) = s.to_move()
    found = of(s, seat, int(s.actions(seat)[0]))
    assert (found.events, found.open) == ([], True)
    assert not any(found.gains)


def test_the_last_hand_on_a_lane_leads_to_what_others_hold() -> None:
    s: State = MorraGame().new(2, 1)
    first = of(s, 0, int(SHOW.of(1, 2)))
    assert kinds(first) == ["chose"]
    assert (first.open, first.to_move, first.asks) == (False, (1,), "reveal")
    s.apply(1, int(SHOW.of(2, 3)))
    last = of(s, 0, int(SHOW.of(1, 3)))
    assert (kinds(last), last.open) == (["chose"], True)


def test_a_seat_gets_no_preview_of_what_it_would_learn() -> None:
    """A card shown to one rival is known to its owner, but the kind does not say so."""
    s: State = ParryGame().new(3, 4)
    own = next(action for action in s.actions(0) if OFFER.has(action))
    assert of(s, 0, int(own)).open


def test_an_event_known_to_its_seat_does_not_end_certainty(monkeypatch: Any) -> None:
    s: State = ParryGame().new(2, 3)
    blow = next(action for action in s.actions(0) if STRIKE.has(action) and is_blow(STRIKE.arg(action)))
    struck = next(kind for kind in s.game.kinds.all if kind.name == "struck")
    assert of(s, 0, int(blow)).open
    struck.known_to("seat")
    try:
        found = of(s, 0, int(blow))
        assert (kinds(found), found.open, found.to_move, found.asks) == (["struck"], False, (1,), "window")
    finally:
        struck.only_chosen = False


def test_gains_are_differences_of_points_and_of_the_tally() -> None:
    t = Scenario(seats=3).century(1)
    t.workers(0, passive=5, active=0)
    begun = of(t.s, 0, int(START.of(0)))
    assert (begun.tally, begun.asks, begun.useless) == ([{}, {}, {}], "place", False)
    t.s.apply(0, START.of(0))
    found = of(t.s, 0, int(t.s.actions(0)[0]))
    assert found.tally == [{"active": 3, "passive": -3}, {}, {}]


def test_the_seats_own_answer_without_an_alternative_is_included() -> None:
    """Of all choices of a few games, those with one say the same as two decisions."""
    seen = 0
    for seed in range(6):
        s: State = Scenario(seats=3).s.game.new(3, seed, {"level": "complete"})
        chance = seeded(seed)
        for _ in range(60):
            if s.over():
                break
            (seat,) = s.to_move()
            actions = s.actions(seat)
            action = int(actions[chance.below(len(actions))])
            found = of(s, seat, action)
            s.apply(seat, action)
            if found.forced and not found.open:
                seen += 1
                for _ in range(found.forced):
                    assert len(s.actions(seat)) == 1
                    s.apply(seat, s.actions(seat)[0])
                assert found.to_move == s.to_move()
    assert seen > 0


def test_no_answer_of_a_quiz_is_previewed() -> None:
    t = Quiz(day=2, quiz="on").centre("toronto", "ottawa", "sydney", "brandon").hand(0, 5, 6)
    t.do(0, "visit", place="cn_tower").do(0, "use", pair="5*6")
    assert not any(of(t.s, 0, int(action)).known for action in t.s.actions(0))


def test_a_preview_leaves_the_position_and_its_chance_alone() -> None:
    s: State = ParryGame().new(3, 2)
    before = s.game.encode(s)
    for action in s.actions(0):
        of(s, 0, int(action))
    assert s.game.encode(s) == before


def test_alone_nothing_is_hidden_behind_screens() -> None:
    """What a player who plays alone has planned is no news to that player: the reveal does not end certainty."""
    game = load_game("small_city")
    s: State = game.new(1, 1)
    chance, lifted = seeded(1), 0
    for _ in range(200):
        actions = s.actions(0)
        action = int(actions[chance.below(len(actions))])
        if game.vocabulary.find(action).name == "commit":
            found = of(s, 0, action)
            lifted += "screens_lifted" in kinds(found) and not found.open
        s.apply(0, action)
        if s.over() or lifted > 1:
            break
    assert lifted > 1
