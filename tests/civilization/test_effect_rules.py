"""Each effect code has one rule, discovered where it is declared."""

import pytest

from ludotheque.games.civilization.components.box import EffectRule
from ludotheque.games.civilization.components.codes import N_CODES, NUKE_CITY
from ludotheque.games.civilization.components.make_box import effect_rules
from ludotheque.games.civilization.effects.harm import NukeCity
from tests.civilization.positions import GAME

# Numbers and permissions are asked for; cancels, payments and what a chapter carries out itself have no rule, either.
WITHOUT_DEED = 63


def test_each_effect_code_has_one_rule() -> None:
    rules = GAME.box.effect_rules
    assert [rule.code for rule in rules] == list(range(N_CODES))
    assert len([rule for rule in rules if type(rule) is EffectRule]) == WITHOUT_DEED
    assert type(rules[NUKE_CITY]) is NukeCity


def test_two_rules_for_one_code_are_refused() -> None:
    with pytest.raises(ValueError, match="nuke_city has two rules"):
        effect_rules([NukeCity, NukeCity])
