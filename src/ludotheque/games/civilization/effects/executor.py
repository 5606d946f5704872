"""What cards do: one record of the data, read by one executor for «may I?» and «do it».

The codes stand in classes, each a file; here is only which file is asked. `codes` has the classes in order, so that the
first code of the next one bounds each. Numbers and permissions are no deeds: rules ask for them in `holdings`. What
somebody uses goes through `announcing`, what happens by itself through `happening`.
"""

from mypy_extensions import i64

from ludotheque.core.refusals import Refusal
from ludotheque.games.civilization.components.box import Effect
from ludotheque.games.civilization.components.codes import (
    CANCEL_CITY_ACTION,
    DISASTER,
    DRAW_TWO_KEEP_ONE,
    EXTRA_ACTION_ALL_CITIES,
    EXTRA_PRODUCTION_ONE_CITY,
    FREE_CULTURE_STEP,
    FREE_FIGURE_HERE,
    GREAT_PERSON_IN_CAPITAL,
    HEAL_WOUNDS,
    LEARN_TECH_FREE,
    OBSOLETE_OR_KILL_UNIT,
    PRODUCTION_BEST_CITY,
    SAVE_UNIT,
    TELEPORT_TO_WATER,
)
from ludotheque.games.civilization.effects.act import act, why_not_act_aim, why_not_more_action
from ludotheque.games.civilization.effects.battle import rescue, why_not_wound, wound
from ludotheque.games.civilization.effects.build import build_free, why_not_build_free
from ludotheque.games.civilization.effects.draw import draw, why_not_draw_aim
from ludotheque.games.civilization.effects.exceptions import exception, why_not_exception
from ludotheque.games.civilization.effects.gain import advance, give, why_not_gain, why_not_gain_aim
from ludotheque.games.civilization.effects.harm import harm, why_not_harm
from ludotheque.games.civilization.effects.learn import learn_free, why_not_learn_aim, why_not_learn_free
from ludotheque.games.civilization.effects.move import move_figures, why_not_move_aim
from ludotheque.games.civilization.effects.terrain import lay_terrain, why_not_terrain_aim
from ludotheque.games.civilization.position.state import Civilization


def why_not_effect(s: Civilization, seat: i64, effect: Effect) -> Refusal | None:
    """Whether it could do anything now, whatever it is aimed at."""
    code = effect.code
    if code < EXTRA_PRODUCTION_ONE_CITY:
        return None
    if code < FREE_FIGURE_HERE:
        return why_not_gain(s, seat, effect)
    if code < LEARN_TECH_FREE:
        return why_not_build_free(s, seat, effect)
    if code < EXTRA_ACTION_ALL_CITIES:
        return why_not_learn_free(s, seat, effect)
    if code < OBSOLETE_OR_KILL_UNIT:
        return why_not_more_action(s, seat, effect)
    if HEAL_WOUNDS <= code < SAVE_UNIT:
        return why_not_wound(s, seat, effect)
    if code >= PRODUCTION_BEST_CITY:
        return why_not_exception(s, seat, effect)
    return None


def why_not_aim_effect(s: Civilization, seat: i64, effect: Effect, which: i64, aim: i64) -> Refusal | None:
    """Whether it may be aimed at this; the aims before it are chosen, and this one is of a kind that it asks for."""
    code = effect.code
    if code < FREE_FIGURE_HERE:
        return why_not_gain_aim(s, seat, effect, which, aim)
    if code < EXTRA_ACTION_ALL_CITIES:
        return why_not_learn_aim(s, seat, effect, aim)
    if code < OBSOLETE_OR_KILL_UNIT:
        return why_not_act_aim(s, seat, effect, aim)
    if code < DISASTER:
        return why_not_harm(s, seat, effect, which, aim)
    if code < TELEPORT_TO_WATER:
        return why_not_terrain_aim(s, seat, effect, which, aim)
    if code < CANCEL_CITY_ACTION:
        return why_not_move_aim(s, seat, effect, which, aim)
    return why_not_draw_aim(s, aim)


def carry_out(s: Civilization, seat: i64, effect: Effect) -> None:
    """What nobody has cancelled takes effect; its aims are in `Civilization.aims`."""
    code = effect.code
    assert code >= EXTRA_PRODUCTION_ONE_CITY, "numbers and permissions are asked for, not carried out"
    if code < FREE_CULTURE_STEP:
        give(s, seat, effect)
    elif code < FREE_FIGURE_HERE:
        advance(s, seat, effect)
    elif code < LEARN_TECH_FREE:
        build_free(s, seat, effect)
    elif code < EXTRA_ACTION_ALL_CITIES:
        learn_free(s, seat, effect)
    elif code < OBSOLETE_OR_KILL_UNIT:
        act(s, seat, effect)
    elif code < DISASTER:
        harm(s, seat, effect)
    elif code < TELEPORT_TO_WATER:
        lay_terrain(s, effect)
    elif code < CANCEL_CITY_ACTION:
        move_figures(s, seat, effect)
    elif HEAL_WOUNDS <= code < SAVE_UNIT:
        wound(s, seat, effect)
    elif SAVE_UNIT <= code < DRAW_TWO_KEEP_ONE:
        rescue(s, seat, effect)
    elif DRAW_TWO_KEEP_ONE <= code < GREAT_PERSON_IN_CAPITAL:
        draw(s, seat, effect)
    else:
        assert code >= PRODUCTION_BEST_CITY, "cancels, payments and starting pieces have their own ways"
        exception(s, seat, effect)
