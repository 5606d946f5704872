"""SC-4.1, SC-8: A module of the Winter box, as an object with hooks. Rules of the base game call the modules of a
match at the points below and import none; a module overrides the hooks it needs. Each class of `modules/` that
derives from `Module` is discovered (`core/declared.py`).
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import Facts, Refusal
from ludotheque.games.small_city.components.squares import Squares, all_squares, no_squares
from ludotheque.games.small_city.position.borough import Borough
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import NONE

# For tiles and promises that belong to no module.
NO_GROUP: Final[i64] = -1


class Condition:
    """SC-5.2.5: a requirement of a piece in a borough: `needs` of the groups of squares `near` must have one in its
    zone of influence, of those `on` one under the tile; `has` counts regardless of place, NONE if squares do.
    """

    def __init__(
        self,
        kind: str,
        needs: i64,
        near: list[vec[i64]] | None = None,
        on: list[vec[i64]] | None = None,
        has: i64 = NONE,
    ) -> None:
        self.kind = kind
        self.needs: i64 = needs
        self.near = near
        self.on = on
        self.has: i64 = has


class Module:
    """A module: `chapter` is its number in SC-8, which orders the modules; `values` are the option values that it
    adds, by option.
    """

    def __init__(self, chapter: i64, values: dict[str, list[str]]) -> None:
        self.chapter: i64 = chapter
        self.values = values
        # Facts that hold throughout a match. The group of tiles and that of promises in the data files.
        self.tiles: i64 = NO_GROUP
        self.promises: i64 = NO_GROUP
        # The ring is dealt from all cards (SC-8.6.1).
        self.has_new_cards: bool = False
        # The Mayor enters a Town Hall and closes no street (SC-8.3.1).
        self.mayor_indoors: bool = False
        # Spaces of a kind are not interchangeable (SC-3.13).
        self.spaces_differ: bool = False
        # There are Tramways (SC-8.8.4).
        self.has_trams: bool = False
        # Plans have lines other than constructions (SC-8.10.2).
        self.plans_more: bool = False

    def is_played(self, s: SmallCity) -> bool:
        """Whether a match has this module."""
        return False

    def not_together(self, options: vec[i64]) -> str | None:
        """An invalid combination of option values, in the order of the game, the rule first; None if they are valid."""
        return None

    # ---------------------------------------------------------------- set-up (SC-4)

    def brings_promise(self, s: SmallCity, group: i64) -> bool:
        """SC-4.5: whether promises of a group are played; `brings_special` is the same for special ones."""
        return group == self.promises

    def brings_special(self, s: SmallCity, group: i64) -> bool:
        return group == self.promises

    def voids_special(self, s: SmallCity, special: i64) -> bool:
        """Whether a special promise is left out."""
        return False

    def start_money(self, s: SmallCity, place: i64) -> i64:
        """SC-4.6: the money of a place in turn order; NONE for the base game's."""
        return NONE

    def turns(self, s: SmallCity) -> i64:
        """The number of turns; NONE for the base game's."""
        return NONE

    def begin_boards(self, s: SmallCity) -> bool:
        """SC-4.1: whether the players choose their boards; if so, asks them."""
        return False

    # ---------------------------------------------------------------- stages of a turn (SC-5)

    def begin(self, s: SmallCity, stage: i64) -> None:
        """Called in each stage, after the base game's part."""

    def begin_parade(self, s: SmallCity) -> bool:
        """SC-5.1.1: whether the Mayor's turn begins with something other than a parade; if so, begins it."""
        return False

    def why_not_card(self, s: SmallCity, seat: i64, card: i64) -> Refusal | None:
        """SC-5.1.2: the rule against a card that is free and affordable, or None."""
        return None

    def facts_of_card(self, s: SmallCity, seat: i64) -> Facts:
        """Figures in addition to those of the base game."""
        return {}

    def card_taken(self, s: SmallCity, seat: i64, card: i64) -> None:
        """SC-5.1.3: the immediate effect of a card."""

    def eaten(self, s: SmallCity, seat: i64, square: i64) -> None:
        """SC-8.1.9: a godzilla enters a square, and everything that lives there is removed."""

    def zone_grew(self, s: SmallCity, seat: i64) -> None:
        """SC-5.2.16: the consequences of a larger zone."""

    # ---------------------------------------------------------------- squares of a placement (SC-5.2.3)

    def shut(self, s: SmallCity, seat: i64, b: Borough, piece: i64) -> Squares:
        """Squares that a piece may not cover."""
        return no_squares()

    def why_shut(
        self, s: SmallCity, seat: i64, b: Borough, piece: i64, squares: Squares
    ) -> tuple[Refusal | None, Squares]:
        """The rule that closes some of these squares, and those squares; None if this module closes none."""
        return None, no_squares()

    def why_wet(self, s: SmallCity, seat: i64) -> Refusal | None:
        """The rule against land cells on water, if it is not that of lakes."""
        return None

    def needed_squares(self, s: SmallCity, seat: i64, piece: i64) -> Squares:
        """Squares of which a piece must cover at least one."""
        return all_squares()

    def why_beside_needed(self) -> Refusal | None:
        """The rule against a placement that covers none of them."""
        return None

    def has_more_rules(self, s: SmallCity, seat: i64, piece: i64) -> bool:
        """Whether `why_not_there` has rules for a piece in a borough."""
        return False

    def why_not_there(
        self, s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, old: i64, gratis: bool
    ) -> Refusal | None:
        """The rule against a placement that is legal in the base game, or None. `old` is the tile it enlarges, below
        0 for none; gratis: a gift of the council or another construction.
        """
        return None

    def facts_there(
        self, s: SmallCity, seat: i64, b: Borough, piece: i64, placement: i64, refusal: Refusal
    ) -> Facts:
        """The figures of a refusal of `why_not_there` or `why_beside_needed`; none if it belongs to another module."""
        return {}

    # ---------------------------------------------------------------- pieces and conditions (SC-5.2.5)

    def why_not_piece(self, s: SmallCity, seat: i64, piece: i64) -> Refusal | None:
        """The rule against a piece regardless of its place, or None."""
        return None

    def why_not_yet(self, s: SmallCity, seat: i64, piece: i64) -> Refusal | None:
        """The rule against a piece that is still in stock, or None."""
        return None

    def why_lacking(self, s: SmallCity, b: Borough, piece: i64) -> Refusal | None:
        """The condition of a piece that a borough lacks altogether, or None."""
        return None

    def facts_of_piece(self, s: SmallCity, seat: i64, b: Borough, piece: i64, refusal: Refusal) -> Facts:
        """The figures of a refusal of these three; none if it belongs to another module, or has none."""
        return {}

    def homes_needed(self, s: SmallCity, b: Borough, piece: i64, homes: i64) -> i64:
        """How many homes a piece requires, given the base game's number."""
        return homes

    def conditions(self, s: SmallCity, seat: i64, b: Borough, piece: i64) -> list[Condition]:
        """A piece's additional requirements, for the shop."""
        return []

    # ---------------------------------------------------------------- prices (SC-5.2.4)

    def price(self, s: SmallCity, b: Borough, piece: i64, price: i64) -> i64:
        """The money of a construction, given the base game's price."""
        return price

    def surcharge(
        self, s: SmallCity, seat: i64, piece: i64, placement: i64, old: i64, old_at: i64
    ) -> tuple[i64, i64]:
        """A raw material that a placement costs in addition, and the number of units; `old` is the piece it
        enlarges, or NONE.
        """
        return 0, 0

    def units_kept(self, s: SmallCity, b: Borough, piece: i64, placement: i64, kind: i64) -> i64:
        """How many units of a raw material cannot be discounted by a card (SC-5.2.15)."""
        return 0

    def first_space(self, s: SmallCity, seat: i64, at: i64) -> i64:
        """SC-5.2.14: the square that the construction at a line of a plan must be paid from next, or NONE."""
        return NONE

    def after_building(self, s: SmallCity, seat: i64, piece: i64) -> None:
        """Called when a construction of a plan is paid for."""

    def bonus(self, s: SmallCity, seat: i64, piece: i64, placement: i64, old: i64, old_at: i64) -> i64:
        """The money that a construction brings its builder."""
        return 0

    def comes_free(self, s: SmallCity, seat: i64, at: i64) -> bool:
        """Whether the construction at a line of a plan is free with the one before it."""
        return False

    # ---------------------------------------------------------------- lines of a plan other than constructions

    def choices(self, s: SmallCity, seat: i64) -> vec[i64]:
        """All choices of such lines, ascending, legal or not."""
        return vec[i64]()

    def plans(self, action: i64) -> bool:
        """Whether a choice is such a line."""
        return False

    def why_not_planned(self, s: SmallCity, seat: i64, action: i64) -> Refusal | None:
        """The rule against such a line, or None; `facts_planned` gives its figures."""
        return None

    def facts_planned(self, s: SmallCity, seat: i64, action: i64) -> Facts:
        return {}

    def plan_line(self, s: SmallCity, seat: i64, action: i64) -> None:
        """Records a line in the plan."""

    def take_back_line(self, s: SmallCity, seat: i64, at: i64) -> None:
        """Undoes the changes of a line of a plan."""

    def carry_out_line(self, s: SmallCity, seat: i64, code: i64, where: i64) -> None:
        """SC-5.2.8: carries out a line when the screens are lifted, if that is still possible."""

    def is_line(self, s: SmallCity, seat: i64, at: i64) -> bool:
        """Whether the record at an index of a plan can be a line of this module."""
        return False

    def line_view(self, s: SmallCity, at: i64) -> dict[str, Any]:
        """A line as its planner sees it."""
        return {}

    def advised_line(self, s: SmallCity, seat: i64, plans: i64) -> i64:
        """The line recommended now, with the number of plans left; NONE for none."""
        return NONE

    # ---------------------------------------------------------------- income and vote (SC-5.4, SC-5.5)

    def income(self, s: SmallCity, seat: i64) -> i64:
        """Additional money for a seat's people."""
        return 0

    def units_more(self, s: SmallCity, borough: i64, square: i64) -> i64:
        """SC-10.17: how many extra units a worker on a square makes for the worker's owner; they pollute."""
        return 0

    def units_at_home(self, s: SmallCity, borough: i64, square: i64) -> i64:
        """How many extra units the worker makes for the owner of the borough; they do not pollute."""
        return 0

    def speech(self, s: SmallCity, seat: i64) -> i64:
        """Votes that the Mayor's speech brings a seat."""
        return 0

    # ---------------------------------------------------------------- pollution (SC-5.6)

    def pollution(self, s: SmallCity, seat: i64) -> i64:
        """An addition to the pollution of a turn."""
        return 0

    def relief(self, s: SmallCity, seat: i64) -> i64:
        """A reduction of the level once the turn is measured."""
        return 0

    def lasting_pollution(self, s: SmallCity, seat: i64) -> i64:
        """The most that a borough in its present state adds to the pollution of each turn."""
        return 0

    def victims(self, s: SmallCity, seat: i64) -> vec[i64]:
        """SC-5.6.3: the citizens that a borough may lose where pollution is not measured, as choices of LOSE,
        ascending.
        """
        return vec[i64]()

    # ---------------------------------------------------------------- the City Council (SC-5.7)

    def free_steps(self, s: SmallCity, seat: i64) -> i64:
        """How many free steps a seat has each turn."""
        return 0

    def asks_who_comes(self, s: SmallCity, seat: i64, column: i64) -> bool:
        """SC-5.7.4: whether a seat chooses which people come by a column of the Tourism row; if so, asks it."""
        return False

    # ---------------------------------------------------------------- the end (SC-6)

    def final_votes(self, s: SmallCity, seat: i64) -> i64:
        """Votes added when the game is over."""
        return 0

    def figure(self, s: SmallCity, seat: i64, name: str) -> i64:
        """SC-15.4: a figure of a borough for the test of a promise; NONE if there is none."""
        return NONE

    # ---------------------------------------------------------------- view

    def view(self, s: SmallCity, seat: i64) -> dict[str, Any]:
        """Additions to the view of the table; `s` is the table as the seat sees it."""
        return {}

    def supplies(self, s: SmallCity) -> dict[str, int]:
        """What is left in the common supply."""
        return {}

    def borough_view(self, s: SmallCity, seat: i64) -> dict[str, Any]:
        """Additions to the view of a borough."""
        return {}

    # ---------------------------------------------------------------- invariants

    def broken_boards(self, s: SmallCity) -> list[str]:
        """Violated invariants of the boards that were dealt."""
        return []

    def is_board_of(self, s: SmallCity, seat: i64) -> bool:
        """Whether a seat may have the board it has."""
        return False

    def may_lie(self, s: SmallCity, seat: i64, square: i64, thing: i64, piece: i64) -> bool:
        """Whether a raw material may lie on a square other than a store, with this piece on it (NONE: none)."""
        return False

    def may_stand(self, s: SmallCity, seat: i64, square: i64) -> bool:
        """Whether a citizen may stand on a square without a place."""
        return False

    def may_be_gone(self, piece: i64) -> bool:
        """Whether a tile may have left the game."""
        return False

    def broken(self, s: SmallCity) -> list[str]:
        """Violated invariants of a match with this module, described for a developer."""
        return []

    def broken_absent(self, s: SmallCity) -> list[str]:
        """Violated invariants of a match without it."""
        return []
