"""The prior of every legal choice: its worth for the victory that the seat aims at (`outlook`).

Cities and culture are evaluated in `cities`, the start of a turn and research in `start_of_turn`, movement in
`moves`, battles in `battle`, cards and answers in `cards`, deals in `trade`.
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.state import Question
from ludotheque.games.civilization.bots import battle, cards, cities, moves, start_of_turn, trade
from ludotheque.games.civilization.bots.outlook import Outlook
from ludotheque.games.civilization.bots.worth import (
    COIN_NOW,
    person_worth,
    resource_worth,
    site_worth,
    square_worth,
    tech_worth,
)
from ludotheque.games.civilization.components.box import CITIES, NONE
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import (
    AT_CAPITAL,
    AT_CITY,
    AT_EXTRA_ACTION,
    AT_FREE_SQUARE,
    AT_GIFT,
    AT_INTERRUPT,
    AT_LOOT,
    AT_MEANS,
    AT_METROPOLIS,
    AT_MOVE,
    AT_MOVEMENT,
    AT_OFFER,
    AT_OFFER_ANSWER,
    AT_PAY,
    AT_PLACE_PERSON,
    AT_PRODUCE_SQUARE,
    AT_RESEARCH,
    AT_RESPOND,
    AT_START,
    AT_START_FIGURE,
    AT_START_MARKER,
    AT_TARGET,
    AT_TRADE,
)
from ludotheque.games.civilization.position.vocabulary import (
    ACCEPT,
    ADOPT,
    ALLOW,
    BLANK,
    BUILD,
    CANCEL,
    CONVERT,
    CULTURAL,
    DISCARD,
    FIGHT,
    GAIN,
    GO_ON,
    INTO_CULTURE,
    KEEP_CARD,
    KEEP_TYPE,
    LEARN,
    MARK,
    PASS,
    PICK,
    PLACE,
    RAZE,
    REFUSE,
    SAVE,
    SETTLE,
    SETTLE_PAIR,
    TAKE_CIV,
    TAKE_COIN,
    TURN_UP,
    USE,
)

NO_ADVICE: Final[i64] = -1
# The worth of choices made only when there is no other.
NEVER: Final = -99.0


def choose(s: Civilization, seat: i64) -> i64:
    """The legal choice of the highest worth, the first among equals."""
    legal = s.actions(seat)
    if len(legal) <= 1:
        return legal[0] if len(legal) == 1 else NO_ADVICE
    question = s.question(seat)
    if is_window(question.step.number) and PASS.has(legal[0]):
        return legal[0]
    if s.civ[seat] == NONE:
        return best_civ(s, seat)
    o = Outlook(s, seat)
    if question.step.number == AT_MOVE:
        return moves.best_step(s, seat, o, legal)
    best = legal[0]
    most = 0.0
    for i in range(len(legal)):
        worth = choice_worth(s, seat, o, question, legal[i])
        if i == 0 or worth > most:
            best, most = legal[i], worth
    return best


def is_window(step: i64) -> bool:
    return step == AT_RESPOND or step == AT_INTERRUPT


def best_civ(s: Civilization, seat: i64) -> i64:
    """CV-4.2: the best civilization that is left."""
    legal = s.actions(seat)
    best = legal[0]
    for action in legal:
        if start_of_turn.civ_worth(TAKE_CIV.arg(action)) > start_of_turn.civ_worth(TAKE_CIV.arg(best)):
            best = action
    return best


def choice_worth(s: Civilization, seat: i64, o: Outlook, question: Question, action: i64) -> float:
    """The worth of a choice at a question; 0 for choices that give something up."""
    step = question.step.number
    if TURN_UP.has(action):
        return cards.open_worth(s, TURN_UP.arg(action))
    if step == AT_TARGET or step == AT_GIFT:
        source = question.figures[0] if step == AT_TARGET else NONE
        return cards.aim_worth(s, seat, o, source, action)
    if step == AT_PAY or step == AT_MEANS:
        return cards.pay_worth(action)
    if USE.has(action):
        return -1.0 if step == AT_INTERRUPT else cards.use_worth(s, seat, o, USE.arg(action))
    if step == AT_CITY or step == AT_EXTRA_ACTION:
        return cities.action_worth(s, seat, o, action)
    if step == AT_START:
        return start_of_turn.action_worth(s, seat, o, action)
    if step == AT_MOVEMENT:
        return moves.pick_worth(s, seat, o, action) if PICK.has(action) else 0.0
    if step == AT_RESPOND:
        return cards.cancel_worth(s, seat, CANCEL.arg(action)) if CANCEL.has(action) else pass_worth(action)
    if step == AT_RESEARCH:
        return start_of_turn.research_worth(s, seat, o, action)
    if step == AT_LOOT:
        return battle.loot_worth(s, seat, o, action)
    if step == AT_TRADE:
        return trade.menu_worth(s, seat, o, action)
    if step == AT_OFFER:
        return trade.putting_worth(s, seat, o, question.figures[0], action)
    if step == AT_OFFER_ANSWER:
        return answer_worth(s, seat, o, question.figures[0], action)
    if PLACE.has(action) or SETTLE.has(action) or SETTLE_PAIR.has(action):
        return put_worth(s, seat, o, question, action)
    return gain_worth(s, seat, o, action)


def pass_worth(action: i64) -> float:
    return 0.1 if PASS.has(action) else 0.0


def answer_worth(s: Civilization, seat: i64, o: Outlook, maker: i64, action: i64) -> float:
    """Accepts an offer that is good enough; makes no counter-offers."""
    if ACCEPT.has(action):
        return trade.deal_worth(s, seat, o, maker)
    return 0.0 if REFUSE.has(action) else NEVER


def put_worth(s: Civilization, seat: i64, o: Outlook, question: Question, action: i64) -> float:
    """Where to place cities, figures and markers."""
    step = question.step.number
    if step == AT_CAPITAL:
        verb = SETTLE if SETTLE.has(action) else SETTLE_PAIR
        return start_of_turn.capital_worth(s, verb.arg(action))
    square = PLACE.arg(action)
    if step == AT_START_FIGURE:
        return start_of_turn.figure_place(s, seat, square)
    if step == AT_PLACE_PERSON:
        return 0.5 + cities.person_place(s, o, question.figures[0], square)
    if step == AT_START_MARKER:
        return cities.marker_place(s, o, question.figures[0], square)
    if step == AT_PRODUCE_SQUARE or step == AT_FREE_SQUARE:
        return cities.place_worth(s, seat, o, question.figures[0], square)
    if step == AT_METROPOLIS:
        return site_worth(s, o.goal, square) - square_worth(s, o.goal, square)
    return square_worth(s, o.goal, square)


def gain_worth(s: Civilization, seat: i64, o: Outlook, action: i64) -> float:
    """What to take, keep, learn or play."""
    if FIGHT.has(action):
        return 20.0 + battle.fight_worth(s, action)
    if MARK.has(action):
        return battle.mark_worth(s, seat, action)
    if SAVE.has(action):
        return battle.saved_worth(s, seat, action)
    if LEARN.has(action):
        return tech_worth(s, seat, o, LEARN.arg(action))
    if GAIN.has(action):
        return resource_worth(s, seat, o, GAIN.arg(action))
    if BUILD.has(action):
        return build_worth(s, seat, o, BUILD.arg(action))
    if ADOPT.has(action):
        return start_of_turn.adopt_worth(s, seat, o, ADOPT.arg(action))
    if KEEP_TYPE.has(action):
        return person_worth(s, o, KEEP_TYPE.arg(action))
    if KEEP_CARD.has(action):
        return float(s.box.card_level[KEEP_CARD.arg(action)])
    if DISCARD.has(action):
        return 4.0 - float(s.box.card_level[DISCARD.arg(action)])
    if TAKE_COIN.has(action):
        return COIN_NOW[o.goal]
    if CONVERT.has(action):
        wanted = (CONVERT.arg(action) == INTO_CULTURE) == (o.goal == CULTURAL)
        return float(CONVERT.arg2(action)) if wanted else -1.0
    if BLANK.has(action):
        return 2.0 + float(BLANK.arg(action))
    if GO_ON.has(action) or RAZE.has(action):
        return 1.0
    return NEVER if ALLOW.has(action) else 0.0


def build_worth(s: Civilization, seat: i64, o: Outlook, item: i64) -> float:
    """A free build, in the best city for it."""
    best = 0.1
    for slot in range(CITIES):
        city = seat * CITIES + slot
        if s.city_at[city] != NONE:
            best = max(best, cities.built_worth(s, seat, o, city, item))
    return best
