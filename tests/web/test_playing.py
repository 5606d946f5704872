"""Playing: whole games, refusals, stale and repeated messages, tabs that come and go."""

import json
import random
from collections.abc import Callable
from typing import Any

from ludotheque.core.catalogue import load_game
from ludotheque.core.journal import read_journal
from ludotheque.core.match import Match
from tests.web.visiting import ME, OPEN, RANDOM, Live, Said, Visitor, play_out

Meet = Callable[..., Visitor]


def show(fingers: int, total: int) -> Said:
    return {"verb": "show", "fingers": fingers, "total": total}


def two_at(visitor: Meet, game: str, **options: Any) -> tuple[str, Visitor, Visitor]:
    host, guest = visitor("Agathe"), visitor("Karim")
    match = host.create(game, ME, OPEN, options=options)
    guest.join(match)
    return match, host, guest


def numbers(live: Live) -> list[int]:
    return [entry["seq"] for entry in live.entries]


def as_json(value: object) -> Any:
    return json.loads(json.dumps(value))


# ---------------------------------------------------------------- whole games


def test_two_visitors_play_a_whole_game_of_parry(visitor: Meet) -> None:
    match, host, guest = two_at(visitor, "parry")
    with host.follow(match) as one, guest.follow(match) as other:
        play_out(one, other, chance=random.Random(7))
        assert numbers(one) == numbers(other) == list(range(1, one.seq + 1)), "no gap, nothing twice"
        assert one.entries[-1] == other.entries[-1]
        assert one.entries[-1]["kind"] == "over"
        assert one.now["choices"] == other.now["choices"] == {}
        assert (one.now["view"]["asks"], one.now["to_move"], one.now["undo"]) == (None, [], {"0": "no"})
    said = host.summary(match)
    assert said["status"] == "over"
    assert said["moves"] == sum(entry["kind"] == "move" for entry in one.entries)
    assert said["outcome"] == one.entries[-1]["outcome"]


def test_half_points_are_shown_as_halves(visitor: Meet) -> None:
    match, host, guest = two_at(visitor, "bag")
    with host.follow(match) as one, guest.follow(match) as other:
        play_out(one, other, chance=random.Random(3))
    outcome = host.summary(match)["outcome"]
    replayed = Match.replay(load_game("bag"), read_journal(host.journal(match)))
    points = load_game("bag").score(replayed.state).points
    assert outcome["points"] == [p / 2 for p in points]
    assert any(p % 2 for p in points), "otherwise the test is void"


def test_a_random_human_plays_a_whole_quebec_against_bots(visitor: Meet) -> None:
    """The server's messages equal the replay of the journal, entry by entry."""
    human = visitor("Maude")
    match = human.create("quebec", RANDOM, ME, RANDOM)
    seen: dict[int, Said] = {}
    closed: list[Said] = []
    with human.follow(match) as live:
        keep_views(live, seen, closed)
        play_out(live, chance=random.Random(11))
        assert numbers(live) == list(range(1, live.seq + 1))
        game = load_game("quebec")
        whole = Match.replay(game, read_journal(human.journal(match)))
        assert whole.state.over()
        told = [entry for entry in live.entries if entry["kind"] == "move"]
        moves = [decision for entry in told for decision in (entry, *entry.get("then", []))]
        assert [entry["seat"] for entry in moves] == list(whole.movers)
        past = Match(game, whole.header)
        for entry, seat, action in zip(moves, whole.movers, whole.actions, strict=True):
            log = past.play(seat, action)
            assert entry["events"] == as_json([event.to_json(1) for event in log.events])
            assert entry["action"] == (game.vocabulary.to_json(action) if seat == 1 else None)
            if len(past.actions) in seen:
                assert seen[len(past.actions)] == as_json(past.state.view(1))
        assert live.entries[-1]["outcome"]["points"] == game.score(whole.state).points
        assert len(seen) > 80
        assert {one["rule"] for one in closed} >= {"QC-5.40", "QC-5.48"}, "verbs without a choice say why"
        assert all(one["why"]["fr"] != one["why"]["en"] for one in closed)


def keep_views(live: Live, seen: dict[int, Said], closed: list[Said]) -> None:
    """Record the view of this tab after every decision, and the verbs that are closed to its seat."""
    plain = live.hear

    def hear(timeout: float = 120.0) -> Said:
        said = plain(timeout)
        seen[live.now["moves"]] = live.now["view"]
        assert list(live.now["closed"]) == list(live.now["choices"])
        for one in live.now["closed"].get("1", []):
            assert one["verb"] not in live.now["choices"]["1"]
            closed.append(one)
        return said

    live.hear = hear  # type: ignore[method-assign]


def test_a_hot_seat_sees_through_the_seat_that_is_asked(visitor: Meet) -> None:
    host = visitor()
    match = host.create("parry", ME, ME)
    with host.follow(match) as live:
        for _ in range(10):
            (seat,) = live.now["to_move"]
            assert live.now["view"]["you"] == seat
            assert list(live.now["choices"]) == [str(seat)]
            live.plays(seat, live.choices(seat)[-1])


# ---------------------------------------------------------------- refusals


def test_a_refused_move_names_its_rule_in_two_languages_and_changes_nothing(visitor: Meet) -> None:
    match, host, guest = two_at(visitor, "morra")
    with host.follow(match) as one, guest.follow(match) as other:
        before, seq = one.now, one.seq
        answer = one.play(0, show(3, 10))
        assert (answer["type"], answer["rule"]) == ("refused", "MO-4")
        assert answer["why"] == {
            "fr": "Un total de 10 n'est pas possible : avec 3, il va de 3 à 8.",
            "en": answer["why"]["en"],
        }
        assert "10" in answer["why"]["en"]
        assert answer["facts"]["total"] == 10
        assert answer["why"]["en"] != answer["why"]["fr"]
        other.done("chat", text="rien de neuf")
        one.wait_for("chat")
        assert one.seq == seq + 1, "only chat"
        assert one.now == before
    assert host.summary(match)["moves"] == 0


def test_a_choice_out_of_turn_is_refused_by_the_table(visitor: Meet) -> None:
    match, host, _ = two_at(visitor, "morra")
    with host.follow(match) as one:
        one.plays(0, show(1, 1))
        answer = one.play(0, show(2, 2))
        assert (answer["type"], answer["rule"]) == ("refused", "LU-1")


def test_a_choice_after_the_end_is_refused(visitor: Meet) -> None:
    host = visitor()
    match = host.create("morra", ME, ME)
    with host.follow(match) as live:
        play_out(live)
        assert live.error("play", seat=0, seq=live.seq, action=show(0, 0)) == "not_running"


def test_why_explains_without_playing(visitor: Meet) -> None:
    match, host, _ = two_at(visitor, "morra")
    with host.follow(match) as one:
        asked = one.why(0, show(3, 10))
        assert (asked["type"], asked["legal"], asked["rule"]) == ("why", False, "MO-4")
        assert asked["why"] == one.play(0, show(3, 10))["why"]
        assert one.why(0, show(3, 8))["legal"] is True
        assert one.now["moves"] == 0


def test_why_tells_its_player_what_a_choice_brings_and_no_other_client_is_told(visitor: Meet) -> None:
    match, host, guest = two_at(visitor, "morra")
    with host.follow(match) as one, guest.follow(match) as other, visitor("Zoé").follow(match) as passer_by:
        told = one.why(0, show(3, 8))["preview"]
        assert told == {
            "events": [{"event": "chose", "seat": 0, "fingers": 3, "total": 8}],
            "gains": [{"parts": {}, "tally": {}}] * 2,
            "open": False,
            "over": False,
            "to_move": [1],
            "asks": "reveal",
            "question": None,
            "forced": 0,
            "useless": False,
        }
        for live in (other, passer_by):
            assert live.error("why", seat=0, action=show(3, 8)) == "not_yours"
            heard = len(live.raw)
            assert live.say("ping")["type"] == "pong"
            assert len(live.raw) == heard + 1, "nothing else was said"
        other.plays(1, show(2, 4))
        one.wait_until_seq(other.seq)
        last = one.why(0, show(3, 8))["preview"]
        assert (last["open"], last["to_move"], last["asks"], len(last["events"])) == (True, [], "", 1)


def test_why_about_an_older_entry_is_stale(visitor: Meet) -> None:
    match, host, guest = two_at(visitor, "parry")
    with host.follow(match) as one, guest.follow(match) as other:
        live = one if one.now["choices"] else other
        (seat,) = live.now["to_move"]
        before, rest = live.seq, {"verb": "rest"}
        assert live.say("why", seat=seat, action=rest, seq=before)["legal"] is True
        live.plays(seat, rest)
        assert live.error("why", seat=seat, action=rest, seq=before) == "stale"
        assert live.error("why", seat=seat, action=rest, seq=live.seq + 5) == "stale"
        assert live.why(seat, rest)["legal"] is False


def test_a_refusal_calls_the_players_by_their_names(visitor: Meet) -> None:
    match, host, guest = two_at(visitor, "parry")
    with host.follow(match) as one, guest.follow(match) as other:
        live = one if one.now["choices"] else other
        (seat,) = live.now["to_move"]
        own = next(action for action in live.choices(seat) if action["verb"] == "offer")
        said = live.why(seat, {**own, "target": seat})
        assert said["rule"] == "PA-4"
        assert ("Agathe", "Karim")[seat] in said["why"]["fr"]


def test_an_unreadable_action_is_an_error_that_says_what_was_expected(visitor: Meet) -> None:
    match, host, _ = two_at(visitor, "morra")
    with host.follow(match) as one:
        for action, word in [
            ({}, "verb"),
            ({"verb": "fly"}, "show"),
            ({"verb": "show"}, "fingers"),
            ({"verb": "show", "fingers": 9, "total": 9}, "0 to 5"),
            ({"verb": "show", "fingers": 1, "total": 10**41}, "huge number"),
            ({"verb": "show", "fingers": True, "total": 1}, "fingers"),
            ({"verb": "show", "fingers": 1, "total": 1, "colour": 1}, "colour"),
            ({"verb": ["show"]}, "verb"),
        ]:
            for do in ("play", "why"):
                more = {"seq": one.seq} if do == "play" else {}
                answer = one.say(do, seat=0, action=action, **more)
                assert (answer["type"], answer["error"]) == ("error", "action")
                assert word in answer["message"]
        assert one.now["moves"] == 0


# ---------------------------------------------------------------- stale and repeated


def test_a_move_on_an_old_position_is_stale(visitor: Meet) -> None:
    match, host, guest = two_at(visitor, "morra")
    with host.follow(match) as one, guest.follow(match) as other:
        looked = other.seq
        one.plays(0, show(1, 1))
        other.plays(1, show(1, 1))  # both have shown: the next round begins
        answer = other.play(1, show(1, 1), seq=looked)
        assert (answer["type"], answer["error"]) == ("error", "stale")
        other.plays(1, show(2, 2))


def test_choices_made_at_once_may_cross(visitor: Meet) -> None:
    match, host, guest = two_at(visitor, "morra")
    with host.follow(match) as one, guest.follow(match) as other:
        looked = other.seq
        one.plays(0, show(1, 1))
        other.plays(1, show(1, 1), seq=looked)
        assert other.now["moves"] == 2


def test_a_chat_line_does_not_make_a_move_stale(visitor: Meet) -> None:
    match, host, guest = two_at(visitor, "morra")
    with host.follow(match) as one, guest.follow(match) as other:
        looked = one.seq
        other.done("chat", text="à toi")
        one.plays(0, show(1, 1), seq=looked)


def test_a_double_click_is_one_move_with_one_number(visitor: Meet) -> None:
    match, host, _ = two_at(visitor, "morra")
    with host.follow(match) as one:
        message = json.dumps({"do": "play", "id": "click", "seq": one.seq, "seat": 0, "action": show(1, 1)})
        for _ in range(3):
            one.send(message)
        answers: list[Said] = []
        while len(answers) < 3:
            said = one.hear()
            if said["type"] != "entry":
                answers.append(said)
        assert answers == [{"type": "done", "id": "click", "seq": one.seq}] * 3
        assert sum(entry["kind"] == "move" for entry in one.entries) == 1


def test_a_message_repeated_from_another_tab_is_harmless(visitor: Meet) -> None:
    match, host, _ = two_at(visitor, "morra")
    with host.follow(match) as one, host.follow(match) as tab:
        seq = one.plays(0, show(1, 1), id="same")
        assert tab.play(0, show(2, 2), id="same") == {"type": "done", "id": "same", "seq": seq}
        assert host.newest(match) == seq


def test_two_people_may_choose_the_same_id(visitor: Meet) -> None:
    match, host, guest = two_at(visitor, "morra")
    with host.follow(match) as one, guest.follow(match) as other:
        first = one.plays(0, show(1, 1), id="1")
        other.wait_until_seq(first)
        assert other.plays(1, show(2, 2), id="1") == first + 1


def test_a_message_repeated_much_later_is_still_harmless(visitor: Meet) -> None:
    """Even after the server has forgotten the id; the connection stays open."""
    match, host, guest = two_at(visitor, "morra")
    with host.follow(match) as one, guest.follow(match) as other:
        first = one.done("chat", text="le premier", id="first")
        for n in range(70):
            one.done("chat", text=f"ligne {n}")
        newest = one.seq
        assert one.say("chat", text="le premier", id="first") == {"type": "done", "id": "first", "seq": first}
        assert other.done("chat", text="toujours là") == newest + 1


def test_every_kind_of_message_may_be_repeated(visitor: Meet) -> None:
    host = visitor()
    match = host.create("morra", ME, ME)
    with host.follow(match) as live:
        messages: list[tuple[str, Said]] = [
            ("play", {"seat": 0, "action": show(1, 1), "seq": live.seq}),
            ("undo", {"seat": 0}),
            ("chat", {"text": "bonjour"}),
            ("stand_in", {"seat": 1, "level": "random"}),
            ("take_back_seat", {"seat": 1}),
        ]
        for do, fields in messages:
            seq = live.done(do, id=do, **fields)
            assert live.say(do, id=do, **fields) == {"type": "done", "id": do, "seq": seq}
        kinds = [entry["kind"] for entry in live.entries]
        assert [kinds.count(kind) for kind in ("undo", "chat", "seat")] == [1, 1, 2]


# ---------------------------------------------------------------- tabs


def test_two_tabs_of_one_player_get_the_same_messages(visitor: Meet) -> None:
    match, host, guest = two_at(visitor, "parry")
    with host.follow(match) as one, host.follow(match) as tab, guest.follow(match) as other:
        play_out(one, other, chance=random.Random(5))
        tab.wait_for("over")
        entries = [[text for text in live.raw if '"type":"entry"' in text] for live in (one, tab)]
        assert entries[0] == entries[1]


def test_a_reconnecting_client_gets_exactly_what_was_missed(visitor: Meet) -> None:
    match, host, guest = two_at(visitor, "parry")
    with host.follow(match) as one, guest.follow(match) as other:
        play_out_some(one, other, 12)
        heard, last = list(other.entries), other.seq
        other.close()
        one.done("chat", text="où es-tu ?")
        if one.now["choices"]:
            play_out_some(one, one, 1)
        for since in (0, 1, last // 2, last, one.seq, one.seq + 1000):
            with guest.follow(match, since) as back:
                assert numbers(back) == list(range(since + 1, one.seq + 1))
                assert back.sync["seq"] == one.seq
                assert back.entries[: max(0, last - since)] == heard[since:]
                assert back.now["moves"] == one.now["moves"]


def play_out_some(one: Live, other: Live, decisions: int) -> None:
    for _ in range(decisions):
        newest = max(one.seq, other.seq)
        one.wait_until_seq(newest)
        other.wait_until_seq(newest)
        live = one if one.now["choices"] else other
        (seat,) = live.now["to_move"]
        live.plays(seat, live.choices(seat)[0])


def test_an_invalid_since_means_the_beginning(visitor: Meet) -> None:
    match, host, _ = two_at(visitor, "morra")
    whole = [1, 2]
    for since in ("-1", "abc", "1e3", "", "9" * 40, "1;DROP", "%00"):
        with Live(host.server, match, since) as live:  # type: ignore[arg-type]
            assert numbers(live) == whole


def test_final_choices_have_warnings(visitor: Meet) -> None:
    match, host, guest = two_at(visitor, "bag")
    with host.follow(match) as one, guest.follow(match) as other:
        live = one if one.now["choices"] else other
        (seat,) = live.now["to_move"]
        assert live.choices(seat) == [{"verb": "draw"}]
        assert live.now["warnings"] == {str(seat): {"final": {"draw": [0]}, "milestones": {}}}
        while live.now["view"]["asks"]["step"] != "place":
            live.plays(seat, {"verb": "draw"})
            if live.now["to_move"] != [seat]:  # too many skulls: the other's turn
                seq, live = live.seq, other if live is one else one
                live.wait_until_seq(seq)
                (seat,) = live.now["to_move"]
        assert len(live.choices(seat)) >= 390
        assert live.now["warnings"] == {}, "too many to try all"
        for action in live.choices(seat)[:5]:
            said = live.why(seat, action)
            assert (said["legal"], said["final"], said["milestones"]) == (True, False, [])
