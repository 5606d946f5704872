"""Loot (CV-9.17, CV-9.20, CV-9.27)."""

import pytest

from ludotheque.core.cards import bit
from ludotheque.core.chance import seeded
from ludotheque.core.events import Log
from ludotheque.games.civilization.battle.loot import loot_from
from ludotheque.games.civilization.components.box import N_COIN_TECHS, N_MARKET, N_TECHS, ON_PANAMA
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_DISCARD, AT_LOOT
from ludotheque.games.civilization.position.vocabulary import (
    CARD_DECK,
    CARD_PACK,
    COINS,
    LOOT,
    TOKEN_PACK,
    TOKEN_STOCK,
)
from tests.civilization.meadow import meadow
from tests.civilization.positions import refused, said, tech


def looting(amount: int = 2) -> Civilization:
    """Seat 0 has so much loot from seat 1, who has nothing yet."""
    s = meadow("rome", "germany", "china", "russia")
    s.trade[1] = s.culture[1] = 0
    for token in TOKEN_PACK.in_pile(s.token_pile, TOKEN_PACK.of(1)):
        TOKEN_PACK.put(s.token_pile, s.token_seen, token, TOKEN_STOCK, 0)
    loot_from(s, 0, 1, amount)
    return s


def loot(s: Civilization, what: str) -> None:
    s.apply(0, said("loot", loot=what))


def test_cv_9_20_only_the_losers_possessions_can_be_bought() -> None:
    s = looting()
    for what in LOOT.ids:
        if what != "tech":
            assert refused(s, 0, said("loot", loot=what)) == "CV-9.20 nothing-to-take"


def test_cv_9_17_up_to_three_trade_or_culture() -> None:
    s = looting()
    s.trade[0], s.trade[1], s.culture[1] = 1, 2, 9
    loot(s, "trade")
    loot(s, "culture")
    assert (s.trade[0], s.trade[1], s.culture[0], s.culture[1]) == (3, 0, 3, 6)
    assert s.step().number != AT_LOOT


def test_cv_b86_the_same_may_be_bought_again() -> None:
    s = looting()
    s.trade[0], s.trade[1] = 0, 9
    loot(s, "trade")
    loot(s, "trade")
    assert (s.trade[0], s.trade[1]) == (6, 3)


def test_cv_9_17_a_resource_changes_hands() -> None:
    s = looting(1)
    s.resources[N_MARKET + 2] = 1
    loot(s, "silk")
    assert (s.resources[2], s.resources[N_MARKET + 2]) == (1, 0)


def test_cv_9_27_a_token_is_taken_unseen_and_known_to_both() -> None:
    s = looting(1)
    token = TOKEN_PACK.draw(
        s.token_pile, s.token_seen, TOKEN_STOCK, TOKEN_PACK.of(1), bit(1), s.chance, back=0
    )
    log = Log()
    s.apply(0, said("loot", loot="hut"), log)
    assert (s.token_pile[token], s.token_seen[token]) == (TOKEN_PACK.of(0), bit(0) + bit(1))
    event = next(event for event in log.events if event.kind.name == "looted_token")
    assert [event.hidden_from(seat) for seat in range(4)] == [False, False, True, True]


def test_cv_9_17_a_coin_is_discarded_for_one_loot_and_taken_for_two() -> None:
    s = looting(1)
    s.coins[1] = 2
    assert refused(s, 0, said("loot", loot="take_sheet")) == "CV-9.17 too-little-loot"
    loot(s, "discard_sheet")
    assert (s.coins[0], s.coins[1]) == (0, 1)
    s = looting(2)
    s.tech_coins[N_COIN_TECHS + 1] = 1  # on the Pottery of the loser
    loot(s, "take_pottery")
    assert (s.coins[0], s.tech_coins[N_COIN_TECHS + 1]) == (1, 0)


def test_cv_r32_the_coins_of_the_panama_canal_are_safe() -> None:
    assert COINS.ids[ON_PANAMA] == "panama_canal"
    assert not any("panama" in id for id in LOOT.ids)


def test_cv_9_17_a_tech_of_the_loser_by_its_real_level() -> None:
    """CV-B27b."""
    s = looting()
    assert refused(s, 0, said("learn", tech="pottery")) == "CV-9.17 not-known-to-loser"
    assert refused(s, 0, said("loot", loot="tech")) == "CV-9.17 name-the-tech"
    s.row_of[N_TECHS + tech("gunpowder")] = 1  # as a starting tech lies
    s.rows[0] = 5
    assert refused(s, 0, said("learn", tech="gunpowder")) == "CV-10.3 no-spot-in-pyramid"
    s.rows[1] = 4
    s.apply(0, said("learn", tech="metalworking"))
    assert s.knows(0, tech("metalworking"))
    assert s.rows[0] == 6
    assert s.step().number != AT_LOOT


def test_cv_9_17_a_tech_costs_two() -> None:
    assert refused(looting(1), 0, said("learn", tech="metalworking")) == "CV-9.17 too-little-loot"


def test_cv_9_17_a_culture_card_by_its_back_and_the_hand_limit_holds() -> None:
    s = looting()
    for _ in range(2):
        CARD_PACK.draw(s.card_pile, s.card_seen, CARD_DECK, CARD_PACK.of(0), bit(0), s.chance, back=1)
    card = CARD_PACK.draw(s.card_pile, s.card_seen, CARD_DECK, CARD_PACK.of(1), bit(1), s.chance, back=2)
    loot(s, "card_2")
    assert s.card_pile[card] == CARD_PACK.of(0)
    assert (s.step().number, s.mover()) == (AT_DISCARD, 0)


def test_cv_9_20_unspent_loot_is_lost() -> None:
    s = looting()
    s.trade[1] = 9
    s.apply(0, said("done"))
    assert s.trade[1] == 9
    assert s.step().number != AT_LOOT


@pytest.mark.parametrize("fame", ["no", "yes"])
def test_cv_15_1_and_cv_r3_the_new_loot_table_holds_in_the_base_game_too(fame: str) -> None:
    s = meadow("rome", "germany", fame_and_fortune=fame)
    s.trade[1] = s.culture[1] = s.coins[1] = 1
    loot_from(s, 0, 1, 1)
    for what in ("trade", "culture", "discard_sheet"):
        assert refused(s, 0, said("loot", loot=what)) == ""
    assert refused(s, 0, said("loot", loot="take_sheet")) == "CV-9.17 too-little-loot"
    s.set_top(0, 2)
    assert refused(s, 0, said("loot", loot="take_sheet")) == ""


def test_cv_r40_what_is_taken_unseen_is_any_of_that_back() -> None:
    taken = set()
    for seed in range(20):
        s = looting(1)
        huts = [
            TOKEN_PACK.draw(
                s.token_pile, s.token_seen, TOKEN_STOCK, TOKEN_PACK.of(1), bit(1), seeded(1), back=0
            )
            for _ in range(2)
        ]
        TOKEN_PACK.draw(s.token_pile, s.token_seen, TOKEN_STOCK, TOKEN_PACK.of(1), bit(1), seeded(1), back=1)
        s.chance = seeded(seed)
        loot(s, "hut")
        (mine,) = TOKEN_PACK.in_pile(s.token_pile, TOKEN_PACK.of(0))
        taken.add(huts.index(mine))
    assert taken == {0, 1}
