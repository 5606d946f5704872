"""CV-11 to CV-13 in the movement phase: what is used, paid, answered and carried out."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tests.civilization.referee.abilities import effect_of
from tests.civilization.referee.ability_deeds import finally_spent, lay_aside, take_from_hand
from tests.civilization.referee.battle_abilities import BOOST, SUN_TZU, SUN_TZU_TRADE, types_to_draft
from tests.civilization.referee.battle_course import drafted
from tests.civilization.referee.battle_exchange import exchange
from tests.civilization.referee.battle_force import battle_of, player_of, units
from tests.civilization.referee.battle_turns import goes_on
from tests.civilization.referee.deciding import look_around
from tests.civilization.referee.movement_cards import aimable, kill_options
from tests.civilization.referee.movement_ends import move_goes_on
from tests.civilization.referee.movement_harm import freeze, kill, nuke
from tests.civilization.referee.movement_windows import interrupters
from tests.civilization.referee.paying import listed, ways
from tests.civilization.referee.world import Frame, World

if TYPE_CHECKING:
    from tests.civilization.lockstep import Told

Choice = dict[str, Any]
AIMED = {"freeze_square", "nuke_city", "kill_figure", "kill_square"}


def asks(told: "Told", *questions: str) -> bool:
    return any(frame.step in questions for frame in told.after.asked.values())


# ---------------------------------------------------------------- announcing


def use(w: World, seat: int, choice: Choice, told: "Told") -> None:
    """CV-13.1: a card is shown as soon as it is chosen."""
    source = choice["source"]
    if source == SUN_TZU:
        pass_with_sun_tzu(w, seat, told)
        return
    if source.startswith("person_"):
        told.leave("named people")
        return
    take_from_hand(w, seat, source)
    if effect_of(source)["code"] in AIMED:
        if not asks(told, "target"):
            told.leave("a single target")
        return
    pay_for(w, seat, source, told)


def aim(w: World, seat: int, choice: Choice, told: "Told") -> None:
    """The last target: then it is paid for and announced."""
    source = w.asked[seat].about["source"]
    if w.stack[-1].step != "target":  # an answer in secret, CV-13.9
        if len(w.asked) == 1 and not asks(told, "target"):
            told.leave("an interrupt is announced")
    elif source.startswith("person_") or effect_of(source)["code"] not in AIMED:
        told.leave("targets of other chapters")
    elif asks(told, "consent"):
        told.leave("the United Nations")
    elif not asks(told, "target"):
        w.aims = aims_said(w, seat, source, choice)
        pay_for(w, seat, source, told)


def aims_said(w: World, seat: int, source: str, choice: Choice) -> list[tuple[str, Any]]:
    """A square; then how many of which figures, or the great person, which is not asked where there is one answer."""
    if choice["verb"] == "aim_figures":
        return [w.aims[0], ("figures", (choice["armies"], choice["scouts"]))]
    if choice["verb"] == "aim_person":
        return [w.aims[0], ("person", None)]
    return [
        ("square", choice["square"]),
        *kill_options(w, seat, effect_of(source), choice["square"], source)[:1],
    ]


def target_choices(w: World, seat: int) -> Iterator[Choice]:
    """CV-12.5, B.1, B.3: the square, then whom of those who stand there."""
    effect = effect_of(w.asked[seat].about["source"])
    if w.asked[seat].about["aim"] == 0:
        for square in aimable(w, seat, effect, w.asked[seat].about["source"]):
            yield {"verb": "aim_square", "square": square}
        return
    for kind, what in (
        kill_options(w, seat, effect, w.aims[0][1], w.asked[seat].about["source"]) if w.aims else []
    ):
        if kind == "figures":
            yield {"verb": "aim_figures", "armies": what[0], "scouts": what[1]}
        else:
            yield {"verb": "aim_person"}


def of_another_chapter(w: World, seat: int, choice: Choice) -> bool:
    """Effects that are not of movement; and of an answer in secret what has been said so far."""
    about = w.asked[seat].about
    if about["source"].startswith("person_") or effect_of(about["source"])["code"] not in AIMED:
        return True
    return about["aim"] > 0 and w.stack[-1].step != "target"


def pay_for(w: World, seat: int, source: str, told: "Told") -> None:
    """CV-11.8: what has one way only is not asked."""
    cost = listed(effect_of(source).get("cost", {}))
    if asks(told, "pay"):
        return
    open_ways = [sorted(ways(w, seat, kind)) for kind in cost]
    if any(len(found) != 1 for found in open_ways):
        told.leave("a payment that was not asked for")
        return
    announce(w, seat, source, [found[0] for found in open_ways], told)


def pay(w: World, seat: int, choice: Choice, told: "Told") -> None:
    if asks(told, "pay") or choice["means"] in ("kremlin", "marie_curie") or w.paid:
        told.leave("the Kremlin or Curie pays")
        return
    announce(w, seat, w.asked[seat].about["source"], [choice["means"]], told)


def announce(w: World, seat: int, source: str, paid: list[str], told: "Told") -> None:
    """It counts as used (CV-B12), what is paid lies there."""
    player, effect = w.players[seat], effect_of(source)
    if any(means in player.cards for means in paid) or set(paid) & {"kremlin", "marie_curie"}:
        told.leave("a resource event has its own window")
        return
    if source.startswith("tech_"):
        (player.used_in_battle if effect["limit"] == "battle" else player.used).add(source)
    w.paid = paid
    for means in paid:
        lay_aside(w, seat, means)
    if not asks(told, "respond"):
        carry_out(w, seat, source, told)


# ---------------------------------------------------------------- answers


def respond(w: World, seat: int, choice: Choice, told: "Told") -> None:
    """CV-13.2: once all have passed it is carried out."""
    if len(w.asked) > 1:
        return
    announced = [frame for frame in w.stack if frame.step in ("effect", "payment")]
    if any(w.answers) or len(announced) != 1 or announced[0].step != "effect":
        told.leave("something is cancelled")
        return
    carry_out(w, announced[0].seat, announced[0].about["source"], told)


def interrupted(w: World, seat: int, choice: Choice, told: "Told") -> None:
    """CV-13.9: answers are hidden until all are in; when all have passed the move goes on."""
    if len(w.asked) > 1:
        return
    if any(w.answers) or choice["verb"] == "use":
        told.leave("an interrupt is announced")
        return
    window_closes(w, told)


def window_closes(w: World, told: "Told") -> None:
    """CV-8.28: a group without living figures has ended its move."""
    if w.group is not None and not w.group.figures:
        w.group = None
    if w.group is not None:
        move_goes_on(w, told)
    look_around(w, told)


# ---------------------------------------------------------------- carrying out


def carry_out(w: World, seat: int, source: str, told: "Told") -> None:
    kind, _, id = source.partition("_")
    if {"kremlin", "marie_curie"} & set(w.paid):
        told.leave("the Kremlin or Curie pays")
        return
    if kind == "card":
        w.card_piles["aside"].remove(id)
        w.card_piles["discard"].add(id)
    for means in w.paid:
        finally_spent(w, seat, means)
    effect = effect_of(source)
    code = effect["code"]
    if code == "boost_played_unit_attack":
        boost(w, effect["params"]["amount"], told)
    elif code == "heal_all":
        for unit in units(w, seat, "in_play"):
            battle_of(w).wounds.pop(unit, None)
        goes_on(w, seat, told)
    elif code == "free_units_before_draw":
        if not types_to_draft(w, seat):
            drafted(w, seat, False, told)
    elif code in AIMED:
        harm(w, seat, code, told)


def play_boosted(w: World, seat: int, unit: str, told: "Told") -> None:
    """CV-9.25: unit and front are said, then it is paid for."""
    w.stack.append(Frame("exchange", seat, {"unit": unit}))
    pay_for(w, seat, BOOST, told)


def boost(w: World, amount: int, told: "Told") -> None:
    units_played = [one.about["unit"] for one in w.stack if one.step == "exchange"]
    exchange(w, battle_of(w).side, units_played[0], amount)
    goes_on(w, player_of(w, battle_of(w).side), told)


def harm(w: World, seat: int, code: str, told: "Told") -> None:
    """In a window: the mover is asked after losing some figures and not all, then all others again (CV-8.28)."""
    square, before = w.aims[0][1], moving(w)
    if code == "freeze_square":
        freeze(w, seat, square)
    elif code == "nuke_city":
        nuke(w, square, told)
    else:
        kill(w, seat, square, w.aims[1], told)
    if not any(frame.step == "interrupts" for frame in w.stack):
        window_closes(w, told)
    elif w.group is not None and 0 < moving(w) < before and w.group.at not in w.frozen.values():
        told.then({w.active: "go_on"})
    elif others := interrupters(w):
        told.then(others)
    else:
        window_closes(w, told)


def moving(w: World) -> int:
    return 0 if w.group is None else len(w.group.figures)


def pass_with_sun_tzu(w: World, seat: int, told: "Told") -> None:
    """B.5: no unit is played this turn, which is not idle."""
    player = w.players[seat]
    player.trade -= SUN_TZU_TRADE
    player.used_in_battle.add(SUN_TZU)
    player.people["sun_tzu"] = True
    goes_on(w, seat, told)


PHASE = "movement"
QUESTIONS = {("target", PHASE): target_choices}
UNJUDGED = {("target", PHASE): of_another_chapter}
DEEDS: dict[tuple[str, ...], Any] = {
    ("movement", "use"): use,
    ("move", "use"): use,
    ("battle", "use"): use,
    ("before_draw", "use"): use,
    **{("target", verb, PHASE): aim for verb in ("aim_square", "aim_figures", "aim_person")},
    ("pay", "pay", PHASE): pay,
    **{("respond", verb, PHASE): respond for verb in ("pass", "pass_part")},
    **{("interrupt", verb): interrupted for verb in ("pass", "pass_move", "pass_part", "use")},
}
