"""The conformance suite: checks that every game must pass.

They are plain functions that raise an AssertionError with the game, the number of seats, the seed and the decision. A
third-party game uses them in its own tests:

    for case in cases(load_game("mygame"), seeds=[1, 2, 3]):
        for check in CHECKS:
            check(case)

There are also checks of a game as a whole (`GAME_CHECKS`), readable transcripts (`playthrough`), checksums over many
random games (`checksum`) and folders of finished games (`finished`).
"""

from collections.abc import Callable
from typing import Any

from ludotheque.conformance.apart import check_apart, check_own_undo
from ludotheque.conformance.carriers import check_carriers
from ludotheque.conformance.choices import check_choices, check_refusals
from ludotheque.conformance.copies import check_copies, check_same_again
from ludotheque.conformance.damage import (
    check_accepted_positions_play,
    check_damaged_positions,
    check_own_cards_are_known,
)
from ludotheque.conformance.declarations import check_declarations, check_fields
from ludotheque.conformance.ending import check_random_game
from ludotheque.conformance.hidden import (
    check_barrier,
    check_samples_differ,
    check_views,
    check_warnings,
)
from ludotheque.conformance.previews import check_previews
from ludotheque.conformance.saving import check_bad_journals, check_journal, check_positions
from ludotheque.conformance.silence import check_defaults, check_no_secrets
from ludotheque.conformance.teaching import check_guide, check_teaching
from ludotheque.conformance.undoing import check_free_undo, check_undo
from ludotheque.conformance.walk import MOST_DECISIONS, Case, Walk, cases, option_sets, tables
from ludotheque.core.game import Game

CHECKS: list[Callable[[Case], None]] = [
    check_random_game,
    check_choices,
    check_refusals,
    check_same_again,
    check_copies,
    check_positions,
    check_damaged_positions,
    check_accepted_positions_play,
    check_own_cards_are_known,
    check_journal,
    check_bad_journals,
    check_undo,
    check_free_undo,
    check_apart,
    check_own_undo,
    check_views,
    check_warnings,
    check_previews,
    check_barrier,
    check_defaults,
    check_no_secrets,
]

GAME_CHECKS: list[Callable[[Game[Any]], None]] = [
    check_declarations,
    check_carriers,
    check_fields,
    check_samples_differ,
    check_teaching,
    check_guide,
]

__all__ = ["CHECKS", "GAME_CHECKS", "MOST_DECISIONS", "Case", "Walk", "cases", "option_sets", "tables"]
