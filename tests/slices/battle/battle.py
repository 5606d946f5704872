"""The course of a battle (CV-9): before it, the hands, battle turns until two are idle, and what follows."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.cards import bit, everybody
from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term, numbers
from tests.slices.battle.aftermath import (
    after_the_loot,
    begin_loot,
    bury_the_dead,
    end_battle,
    go_home,
    losses,
    settle_place,
    winner_of,
)
from tests.slices.battle.announcing import use
from tests.slices.battle.box import (
    BATTLE_TURN,
    BEFORE_DRAW,
    HANDS,
    N_TYPES,
    NONE,
    RAZES_WALLS,
    SEES_HAND,
    WITH_UNIT,
)
from tests.slices.battle.effects import could_use_a_tech, why_not_use
from tests.slices.battle.exchange import why_not_fight
from tests.slices.battle.movement import why_not_recruit
from tests.slices.battle.state import Civilization
from tests.slices.battle.vocabulary import (
    AT_BATTLE,
    AT_BATTLE_TURN,
    AT_BEFORE,
    AT_DRAFT,
    AT_EXCHANGE,
    AT_MOVEMENT,
    CAPITAL,
    CITY,
    DONE,
    END,
    FIGHT,
    FIRST_CARD,
    FIRST_PERSON,
    FLAG,
    FORCES,
    FOUGHT,
    FRONTS,
    HAND,
    HAND_DRAWN,
    IN_HAND,
    IN_PLAY,
    IN_THE_OPEN,
    N_ABILITIES,
    N_PEOPLE,
    SEEN_IN_HAND,
    SOURCES,
    SUPPLIES,
    TAKE,
    THINGS,
    UNIT_PACK,
    UNITS,
    USE,
    WALLS_RAZED,
)

# How far a battle is.
BEGINS: Final[i64] = 0
FIRST_HAS_PREPARED: Final[i64] = 1
BOTH_HAVE_PREPARED: Final[i64] = 2
FIGHTING: Final[i64] = 3
DECIDED: Final[i64] = 4
LOSSES_COUNTED: Final[i64] = 5
DEAD_BURIED: Final[i64] = 6
LOOTED: Final[i64] = 7

SEED: Final[i64] = 0  # CV-9.13: how a battle ends
FAQ2: Final[i64] = 1

METALWORKING: Final[i64] = SOURCES.index_of["metalworking"]

MUST_FIGHT: Final = Refusal("CV-9.8", "must-fight")
ONE_UNIT: Final = Refusal("CV-9.8", "one-unit")
NOTHING_TO_HOLD_BACK: Final = Refusal("CV-9.8", "nothing-to-hold-back")
REFUSALS: Final = [MUST_FIGHT, ONE_UNIT, NOTHING_TO_HOLD_BACK]


# ---------------------------------------------------------------- numbers


def has_walls(s: Civilization) -> bool:
    """Whether what is attacked has walls."""
    if s.place == CITY:
        return s.city_walls[s.defender] == 1
    return s.place == CAPITAL and s.capital_walls[s.defender] == 1


def hand_size(s: Civilization, seat: i64) -> i64:
    """CV-9.4."""
    size = s.box.base_hand + s.number(seat, HANDS)
    if seat == s.defender and s.place != IN_THE_OPEN:
        return size + s.box.city_defence_hand
    armies = s.attacking if seat == s.attacker else s.defending
    return size + s.box.per_extra_army * (armies - 1)


def bonus(s: Civilization, seat: i64) -> i64:
    """CV-9.6: buildings; of the defender the place, and its walls."""
    total = s.box.combat[s.building[seat]] if s.building[seat] != NONE else 0
    if seat == s.defender and s.place != IN_THE_OPEN:
        total += s.box.bonus_capital if s.place == CAPITAL else s.box.bonus_city
        if has_walls(s):
            total += s.box.bonus_walls
    return total


def total(s: Civilization, seat: i64) -> i64:
    """CV-9.14: surviving units at their full strength, and the bonus."""
    found = bonus(s, seat)
    for unit in s.units(seat, IN_PLAY):
        found += s.strength(seat, unit)
    return found


# ---------------------------------------------------------------- the course


class Battle(Step[Civilization]):
    """CV-9.22, CV-9.23: one stage after the other. What is asked meanwhile lies above it."""

    def __init__(self) -> None:
        super().__init__(AT_BATTLE, "battle")
        self.on = [AT_MOVEMENT]

    def fits(self, s: Civilization, at: i64) -> bool:
        return s.seat_at(at) == s.attacker

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        stage = s.stage
        if stage == FIGHTING:
            if is_over(s):
                s.stage = DECIDED
            else:
                s.push(AT_BATTLE_TURN, s.side)
            return
        s.stage += 1
        if stage == BEGINS:
            raze_walls(s)
            s.push(AT_BEFORE, s.earlier())
        elif stage == FIRST_HAS_PREPARED:
            s.push(AT_BEFORE, s.enemy(s.earlier()))
        elif stage == BOTH_HAVE_PREPARED:
            draw_hands(s)
        elif stage == DECIDED:
            decide(s)
        elif stage == LOSSES_COUNTED:
            bury_the_dead(s)
            settle_place(s)
        elif stage == DEAD_BURIED:
            begin_loot(s)
        else:
            assert stage == LOOTED
            after_the_loot(s)
            end_battle(s)
            s.drop()


def raze_walls(s: Civilization) -> None:
    """CV-9.3: some attackers destroy the walls first."""
    if has_walls(s) and s.lasting(s.attacker, RAZES_WALLS) is not None:
        if s.place == CITY:
            s.city_walls[s.defender] = 0
        else:
            s.capital_walls[s.defender] = 0
        s.note(WALLS_RAZED, s.defender)


def draw_hands(s: Civilization) -> None:
    """CV-9.5: both hands by chance; CV-9.7: the defender begins, but not behind walls."""
    draw_hand(s, s.earlier())
    draw_hand(s, s.enemy(s.earlier()))
    s.side = s.attacker if has_walls(s) else s.defender


def draw_hand(s: Civilization, seat: i64) -> None:
    """CV-9.5: nobody sees which types, nor how strong; but for who has the Oracle."""
    enemy = s.enemy(seat)
    open_to_enemy = s.lasting(enemy, SEES_HAND) is not None
    witnesses = bit(seat) + (bit(enemy) if open_to_enemy else 0)
    forces, hand = UNIT_PACK.of(seat, FORCES), UNIT_PACK.of(seat, HAND)
    size = min(hand_size(s, seat), s.count_units(seat, FORCES))
    s.note(HAND_DRAWN, seat, size)
    for _ in range(size):
        unit = UNIT_PACK.draw(s.unit_pile, s.unit_seen, forces, hand, witnesses, s.chance)
        s.note(IN_HAND, seat, unit)
        if open_to_enemy:
            s.note(SEEN_IN_HAND, enemy, seat, unit)


def is_over(s: Civilization) -> bool:
    """CV-9.13: after two idle turns in a row; or, by the other ruling, when nobody has a unit left."""
    if s.battle_end == FAQ2:
        return s.count_units(s.attacker, HAND) + s.count_units(s.defender, HAND) == 0
    return s.idle >= s.box.idle_turns


def decide(s: Civilization) -> None:
    """CV-9.14, CV-9.19: who wins; a capital that falls ends the game, and nothing else comes after it."""
    ours, theirs = total(s, s.attacker), total(s, s.defender)
    winner = winner_of(s, ours, theirs)
    go_home(s)
    if winner == s.attacker and s.place == CAPITAL:
        bury_the_dead(s)
        end_battle(s)
        s.winner = winner
        s.end()
        return
    losses(s, winner)


# ---------------------------------------------------------------- before it


class Before(Step[Civilization]):
    """CV-9.23: whoever holds a culture card may play events of before the hands are drawn."""

    def __init__(self) -> None:
        super().__init__(AT_BEFORE, "before")
        self.on = [AT_BATTLE]
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        return len(s.hand(s.asked())) > 0

    def proceed(self, s: Civilization) -> None:
        s.drop()

    def default(self, s: Civilization, seat: i64) -> i64:
        return DONE.of()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]([USE.of(FIRST_CARD + card) for card in s.hand(seat)])
        return append(found, DONE.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if DONE.has(action):
            return None
        return why_not_use(s, seat, USE.arg(action), BEFORE_DRAW) if USE.has(action) else NOT_NOW

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"source": Term(SOURCES, USE.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        if DONE.has(action):
            s.drop()
        else:
            use(s, seat, USE.arg(action))


class Draft(Step[Civilization]):
    """CV-9.23: units for nothing, of types of choice, into the standing forces. The figure is how many still."""

    def __init__(self) -> None:
        super().__init__(AT_DRAFT, "draft", THINGS)
        self.on = [AT_BEFORE]
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        return s.top(0) > 0 and len(self.actions(s, s.asked())) > 1

    def proceed(self, s: Civilization) -> None:
        s.drop()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]([TAKE.of(type) for type in range(N_TYPES)])
        return append(found, DONE.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if DONE.has(action):
            return None
        if not TAKE.has(action) or TAKE.arg(action) >= N_TYPES:
            return NOT_NOW
        return why_not_recruit(s, seat, TAKE.arg(action))

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"what": Term(SUPPLIES, TAKE.arg(action))}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        if DONE.has(action):
            s.drop()
        else:
            s.set_top(0, s.top(0) - 1)
            s.draw_unit(seat, TAKE.arg(action))


# ---------------------------------------------------------------- a battle turn


class BattleTurn(Step[Civilization]):
    """CV-9.8, CV-9.24: abilities, a unit, abilities. The figures: whether a unit was played, whether anything else."""

    def __init__(self) -> None:
        super().__init__(AT_BATTLE_TURN, "battle_turn", numbers("played", 1), FLAG)
        self.on = [AT_BATTLE]
        self.quiet = False
        self.asides = True

    def asks(self, s: Civilization) -> bool:
        """CV-1.11: as long as, as far as everybody knows, he could do anything but end it."""
        seat = s.asked()
        if s.battle_end == FAQ2 and s.top(0) == 0 and s.count_units(seat, HAND) == 0:
            return False
        if s.top(0) == 0 and s.count_units(seat, HAND) > 0:
            return True
        return could_use_a_tech(s, seat, BATTLE_TURN) or s.hides_merchant(seat)

    def proceed(self, s: Civilization) -> None:
        end_turn(s, s.asked())

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for source in range(N_ABILITIES):
            found = append(found, USE.of(source))
        for person in range(N_PEOPLE):
            found = append(found, USE.of(FIRST_PERSON + person))
        if s.top(0) == 0:
            for unit in s.held(seat):
                for front in range(s.fronts + 1):
                    found = append(found, FIGHT.of(unit, front, 0))
                    found = append(found, FIGHT.of(unit, front, 1))
        return append(found, END.of())

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        waiting = s.top(0) == 0 and s.count_units(seat, HAND) > 0
        if END.has(action):
            return MUST_FIGHT if waiting else None
        if USE.has(action):
            if USE.arg(action) >= FIRST_PERSON and not waiting:
                refusal = why_not_use(s, seat, USE.arg(action), BATTLE_TURN)
                return NOTHING_TO_HOLD_BACK if refusal is None else refusal
            return why_not_use(s, seat, USE.arg(action), BATTLE_TURN)
        if not FIGHT.has(action):
            return NOT_NOW
        if s.top(0) == 1:
            return ONE_UNIT
        refusal = why_not_fight(s, seat, FIGHT.arg(action), FIGHT.arg2(action))
        if refusal is not None or FIGHT.arg3(action) == 0:
            return refusal
        return why_not_use(s, seat, METALWORKING, WITH_UNIT)

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        if FIGHT.has(action):
            return {
                "unit": Term(UNITS, FIGHT.arg(action)),
                "front": Term(FRONTS, FIGHT.arg2(action)),
                "source": Term(SOURCES, METALWORKING),
            }
        return {"source": Term(SOURCES, USE.arg(action))} if USE.has(action) else {}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        if END.has(action):
            end_turn(s, seat)
        elif USE.has(action):
            use(s, seat, USE.arg(action))
        else:
            s.set_top(0, 1)
            s.set_top(1, 1)
            fight(s, seat, FIGHT.arg(action), FIGHT.arg2(action), FIGHT.arg3(action) == 1)


def fight(s: Civilization, seat: i64, unit: i64, front: i64, boosted: bool) -> None:
    """CV-9.9, CV-9.25: a unit is played before all eyes; a boost is announced before the blows fall."""
    if front == 0:
        s.fronts += 1
        front = s.fronts
    UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, UNIT_PACK.of(seat, IN_PLAY), everybody(s.seats))
    s.front[unit] = front
    s.note(FOUGHT, seat, unit, front)
    s.push(AT_EXCHANGE, seat, unit, front)
    if boosted:
        use(s, seat, METALWORKING)


def end_turn(s: Civilization, seat: i64) -> None:
    """CV-9.13: an idle turn is one without a unit and without an ability."""
    s.idle = 0 if s.top(1) == 1 else s.idle + 1
    s.side = s.enemy(seat)
    s.drop()
