"""The United Nations (CV-12.2, CV-12.8): culture events need their owner's consent to target them."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Refusal
from ludotheque.core.state import Step
from ludotheque.games.civilization.components.box import BIT, EVERYBODY, NONE, OF_CARD, Effect
from ludotheque.games.civilization.components.codes import EVENT_IMMUNITY
from ludotheque.games.civilization.effects.affected import aimed_at
from ludotheque.games.civilization.position.events import CONSENTED, OBJECTED
from ludotheque.games.civilization.position.state import MOST_AIMS, Civilization
from ludotheque.games.civilization.position.steps import AT_CONSENT, AT_EFFECT
from ludotheque.games.civilization.position.vocabulary import ALLOW, CARD_PACK, REFUSE, SOURCES
from ludotheque.games.civilization.realm.cards_in_force import allowed
from ludotheque.games.civilization.realm.resources import put_card
from ludotheque.games.civilization.realm.target_codes import FIRST_PLAYER, clear_aims


def ask_consent(s: Civilization, seat: i64, effect: Effect) -> None:
    """CV-12.8, CV-B39, CV-B63: each protected player whom an event targets, the first clockwise on top. A cancel has
    no targets of its own: the targets in the state are those of what it cancels.
    """
    if effect.holder != OF_CARD or effect.cancels:
        return
    targets = aimed_at(s, seat, effect)
    for i in range(s.seats - 1, 0, -1):
        other = (seat + i) % s.seats
        if targets & BIT[other] != 0 and allowed(s, other, EVENT_IMMUNITY):
            s.push(AT_CONSENT, other, effect.source)


class Consent(Step[Civilization]):
    """CV-12.8, CV-R38: allow or refuse. The figure is the card."""

    def __init__(self) -> None:
        super().__init__(AT_CONSENT, "consent", SOURCES)
        self.on = [AT_EFFECT, AT_CONSENT]
        self.quiet = False

    def default(self, s: Civilization, seat: i64) -> i64:
        """CV-12.2: no for harm, yes for help: a swap gives the player a tech."""
        return ALLOW.of() if s.box.rule_of(s.box.used[s.top(0)]).helps() else REFUSE.of()

    def candidates(self, s: Civilization, seat: i64) -> vec[i64]:
        return vec[i64]([ALLOW.of(), REFUSE.of()])

    def why_not(self, s: Civilization, seat: i64, action: i64) -> Refusal | None:
        return None if ALLOW.has(action) or REFUSE.has(action) else NOT_NOW

    def apply(self, s: Civilization, seat: i64, action: i64) -> None:
        effect = s.box.used[s.top(0)]
        s.drop()
        if ALLOW.has(action):
            s.note(CONSENTED, seat, effect.source)
            return
        s.note(OBJECTED, seat, effect.source)
        if effect.players == EVERYBODY:
            leave_out(s, seat)
        else:
            take_back_card(s, seat, effect)


def leave_out(s: Civilization, seat: i64) -> None:
    """CV-12.8: an event that hits every other player goes on without this one."""
    kept: i64 = 0
    for which in range(MOST_AIMS):
        aim = s.aims[which]
        s.aims[which] = NONE
        if aim != NONE and aim != FIRST_PLAYER + seat:
            s.aims[kept] = aim
            kept += 1


def take_back_card(s: Civilization, seat: i64, effect: Effect) -> None:
    """CV-12.8: the card returns to its player's hand, and cannot target this player again this turn."""
    while s.step_at(s.depth() - 1) == AT_CONSENT:
        s.drop()
    player = s.asked()
    s.drop()
    clear_aims(s)
    put_card(s, effect.which, CARD_PACK.of(player))
    s.refused[seat] = s.refused[seat] | BIT[effect.which]
