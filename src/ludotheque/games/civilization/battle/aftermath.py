"""After a battle (CV-9.14 to CV-9.16, CV-9.21, CV-9.22): winner, losses, units saved, the square, the prize."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.cards import bit
from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.civilization.cards.announcing import use
from ludotheque.games.civilization.city.founding import destroy_city
from ludotheque.games.civilization.components.box import (
    ARMIES,
    BARBARIANS,
    BIT,
    CITIES,
    FIGURES_EACH,
    HUMANITARIAN,
    N_PEOPLE,
    N_UNITS,
    NONE,
    ON_BATTLE_WON,
    ON_CITY_CONQUERED,
    WHEN_AFTER_BATTLE,
)
from ludotheque.games.civilization.components.codes import SAVE_ALL_UNITS, SAVE_UNIT
from ludotheque.games.civilization.map.figures import kill_figure, stand
from ludotheque.games.civilization.map.huts_and_villages import take_token
from ludotheque.games.civilization.position.events import (
    ARMIES_LOST,
    BARBARIANS_WON,
    BATTLE_WON,
    CAPITAL_FELL,
    FIGURES_DIED,
    FORTIFICATION_LOST,
    UNIT_SAVED,
    VILLAGE_WON,
)
from ludotheque.games.civilization.position.state import WORDS, Civilization
from ludotheque.games.civilization.position.steps import AT_BATTLE, AT_NIGHTINGALE, AT_SAVE
from ludotheque.games.civilization.position.vocabulary import (
    DECLINE,
    FORCES,
    FORTIFICATION,
    HAND,
    IN_PLAY,
    KILLED,
    MILITARY,
    NO_MARK,
    PERSON_PACK,
    SAVE,
    SOURCES,
    UNIT_PACK,
    UNITS,
    USE,
)
from ludotheque.games.civilization.realm.cards_in_force import (
    has_person_on_map,
    lasting,
    person_open,
    person_usable,
)
from ludotheque.games.civilization.realm.market import bury_unit
from ludotheque.games.civilization.realm.triggers import on_event
from ludotheque.games.civilization.realm.victory import reach

NOT_KILLED: Final = Refusal("CV-9.15", "not-killed")
NOT_NIGHTINGALE: Final = Refusal("CV-9.15", "does-not-save-units")


# ---------------------------------------------------------------- (1) totals


def decide(s: Civilization, ours: i64, theirs: i64) -> bool:
    """CV-9.14, CV-B81: the higher total wins; a tie goes to the defender. CV-9.19: a captured capital ends the game
    at once. Returns whether one was captured.
    """
    s.battle_winner = s.attacker if ours > theirs else s.defender
    if s.battle_winner == BARBARIANS:
        s.note(BARBARIANS_WON, s.attacker, ours, theirs)
    elif s.defender == BARBARIANS:
        s.note(VILLAGE_WON, s.attacker, ours, theirs)
    elif s.battle_winner == s.attacker:
        s.note(BATTLE_WON, s.attacker, s.defender, ours, theirs)
    else:
        s.note(BATTLE_WON, s.defender, s.attacker, theirs, ours)
    city = s.city_on(s.battle_at)
    if s.battle_winner != s.attacker or city == NONE or city % CITIES != 0:
        return False
    s.note(CAPITAL_FELL, s.attacker, s.defender)
    winner = s.attacker
    go_home(s)
    bury_the_dead(s)
    end_battle(s)
    reach(s, winner, MILITARY)
    return True


# ---------------------------------------------------------------- (2) to (4) units and figures


def go_home(s: Civilization) -> None:
    """CV-9.15: surviving and unplayed units return to the standing forces, healed and face down."""
    for side in (s.attacker, s.defender):
        if side == BARBARIANS:
            continue
        for which in (HAND, IN_PLAY):
            for unit in s.units(side, which):
                UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, s.unit_pile_of(side, FORCES), bit(side))
                s.wounds[unit] = 0
                s.front[unit] = 0


def count_losses(s: Civilization) -> None:
    """CV-9.15, CV-R4: the winner loses an army for every two of their units that died, but never the last one."""
    winner = s.battle_winner
    if winner == BARBARIANS:
        return
    figures = s.attacking if winner == s.attacker else s.defending
    armies: i64 = 0
    for i in range(ARMIES):
        if figures & BIT[i] != 0:
            armies += 1
    lost = min(s.count_units(winner, KILLED) // s.box.killed_units_per_army, max(armies - 1, 0))
    if lost == 0:
        return
    s.note(ARMIES_LOST, winner, lost)
    for i in range(ARMIES):
        if lost > 0 and figures & BIT[i] != 0:
            kill_figure(s, winner, winner * FIGURES_EACH + i)
            figures -= BIT[i]
            lost -= 1
    if winner == s.attacker:
        s.attacking = figures
    else:
        s.defending = figures


def offer_to_save(s: Civilization, first: i64) -> None:
    """CV-9.22: China and Nightingale; the side earlier in turn order first."""
    for side in (s.enemy(first), first):
        if side != BARBARIANS:
            s.push(AT_NIGHTINGALE, side)
            s.push(AT_SAVE, side)


class Save(Step[Civilization]):
    """CV-B17: China returns one of its units killed in the battle to its standing forces."""

    def __init__(self) -> None:
        super().__init__(AT_SAVE, "save")
        self.on = [AT_BATTLE, AT_NIGHTINGALE]
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        seat = s.asked()
        return s.count_units(seat, KILLED) > 0 and lasting(s, seat, SAVE_UNIT) is not None

    def proceed(self, s: Civilization) -> None:
        s.drop()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        found = vec[i64]([DECLINE.of()])
        for unit in s.units(seat, KILLED):
            found = append(found, SAVE.of(unit))
        return found

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if DECLINE.has(action):
            return None
        if not SAVE.has(action):
            return NOT_NOW
        return None if s.unit_pile[SAVE.arg(action)] == UNIT_PACK.of(seat, KILLED) else NOT_KILLED

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"unit": Term(UNITS, SAVE.arg(action))} if SAVE.has(action) else {}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.drop()
        if SAVE.has(action):
            save(s, seat, SAVE.arg(action))


def save(s: Civilization, seat: i64, unit: i64) -> None:
    UNIT_PACK.put(s.unit_pile, s.unit_seen, unit, UNIT_PACK.of(seat, FORCES), bit(seat))
    s.note(UNIT_SAVED, seat, unit)


class Nightingale(Step[Civilization]):
    """Asked of a seat with killed units, a humanitarian on the map and a card that could be Nightingale's."""

    def __init__(self) -> None:
        super().__init__(AT_NIGHTINGALE, "nightingale")
        self.on = [AT_BATTLE, AT_NIGHTINGALE, AT_SAVE]
        self.quiet = False

    def asks(self, s: Civilization) -> bool:
        seat = s.asked()
        if s.count_units(seat, KILLED) == 0 or not has_person_on_map(s, seat, HUMANITARIAN):
            return False
        hers = s.box.with_code[SAVE_ALL_UNITS][0].which
        for person in range(N_PEOPLE):
            could_be_hers = person == hers or not person_open(s, person)
            mine = s.person_pile[person] == PERSON_PACK.of(seat)
            if mine and could_be_hers and s.box.person_type[person] == HUMANITARIAN:
                return True
        return False

    def proceed(self, s: Civilization) -> None:
        s.drop()

    def default(self, s: Civilization, seat: i64) -> i64:
        return DECLINE.of()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([USE.of(s.box.with_code[SAVE_ALL_UNITS][0].source), DECLINE.of()])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        if DECLINE.has(action):
            return None
        if not USE.has(action):
            return NOT_NOW
        effect = s.box.used[USE.arg(action)]
        if effect.code != SAVE_ALL_UNITS or effect.when & WHEN_AFTER_BATTLE == 0:
            return NOT_NIGHTINGALE
        return None if person_usable(s, seat, effect.which) else NOT_NIGHTINGALE

    def facts(self, s: Civilization, seat: i64, action: i64) -> Facts:
        return {"source": Term(SOURCES, USE.arg(action))} if USE.has(action) else {}

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        s.drop()
        if USE.has(action):
            use(s, seat, USE.arg(action))


def bury_the_dead(s: Civilization) -> None:
    """CV-9.15, CV-9.18: killed units go face up to the bottoms of their decks; those of a village too, killed or
    not.
    """
    for unit in range(N_UNITS):
        pile = s.unit_pile[unit]
        killed = pile == s.unit_pile_of(s.attacker, KILLED) or pile == s.unit_pile_of(s.defender, KILLED)
        barbarian = s.unit_pile_of(BARBARIANS, FORCES) <= pile <= s.unit_pile_of(BARBARIANS, KILLED)
        if killed or barbarian:
            bury_unit(s, unit)
            s.wounds[unit] = 0
            s.front[unit] = 0


# ---------------------------------------------------------------- (5), (6) the square


def settle_the_square(s: Civilization) -> None:
    """CV-9.16, CV-15.5: the loser's figures in the battle die; a defeated city is destroyed, a city that held loses
    its fortification.
    """
    loser = s.enemy(s.battle_winner)
    city = s.city_on(s.battle_at)
    if loser == s.attacker:
        kill_figures(s, loser, s.attacking)
        s.attacking = 0
        if city != NONE and s.city_mark[city] == FORTIFICATION:
            s.city_mark[city] = NO_MARK
            s.note(FORTIFICATION_LOST, s.defender)
        return
    if loser != BARBARIANS:
        kill_figures(s, loser, s.defending)
        s.defending = 0
        if city != NONE:
            destroy_city(s, city)


def kill_figures(s: Civilization, seat: i64, figures: i64) -> None:
    """CV-R5: the figures of a side that lost, scouts included, die without further loot."""
    count: i64 = 0
    for i in range(FIGURES_EACH):
        if figures & BIT[i] != 0:
            kill_figure(s, seat, seat * FIGURES_EACH + i)
            count += 1
    if count > 0:
        s.note(FIGURES_DIED, seat, count)


def enter_the_square(s: Civilization) -> None:
    """CV-9.16: victorious attackers occupy the square. Those that came by a move have moved (CV-8.24); those that
    were built there may still move this turn, like any figure just built (CV-B37).
    """
    if s.active == s.attacker:
        s.group = 0
    if s.battle_winner != s.attacker:
        return
    for i in range(FIGURES_EACH):
        if s.attacking & BIT[i] != 0:
            stand(s, s.attacker, s.attacker * FIGURES_EACH + i, s.battle_at)


# ---------------------------------------------------------------- (8), (9) rewards of a victory


def take_the_prize(s: Civilization) -> None:
    """CV-9.22: Code of Laws, then the village's token or the track step for a conquered city. The frame pushed last
    is resolved first.
    """
    winner = s.battle_winner
    if winner == BARBARIANS:
        return
    if winner == s.attacker:
        if s.defender == BARBARIANS:
            take_token(s, winner, s.battle_at)
        elif s.defending_city == 1:
            on_event(s, winner, ON_CITY_CONQUERED)
    on_event(s, winner, ON_BATTLE_WON)


def end_battle(s: Civilization) -> None:
    """CV-9.12: effects used once a battle become usable again."""
    for i in range(s.seats * WORDS):
        s.used_in_battle[i] = 0
    s.attacker, s.defender, s.side, s.battle_winner = NONE, NONE, NONE, NONE
    s.battle_at, s.attacking, s.defending = NONE, 0, 0
    s.stage, s.idle, s.fronts, s.loot, s.defending_city = 0, 0, 0, 0, 0
    s.battle_bonus[0] = 0
    s.battle_bonus[1] = 0
