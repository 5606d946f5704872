"""The data files of the cards, the council and the promises, typed like those of `files`."""

# Interpreted: msgspec structures.

from typing import Annotated, Literal

from msgspec import Meta

from ludotheque.core.data import Record
from ludotheque.games.small_city.components.files import Amount, Category, Few, FourOf, Material

# ---------------------------------------------------------------- actions.toml


class Ring(Record):
    """The ring of action cards."""

    cards_in_ring: Literal[8]
    base_letters: list[str]
    winter_letters: list[str]
    shuffled: Literal[True]
    face_up_after_deal: Literal[True]
    first_turn: Literal["any_free_card"]
    free_steps: Annotated[int, Meta(ge=1, le=7)]
    extra_step_cost: Few
    may_stay: Literal[False]
    exclusive: Literal[True]


class Action(Record):
    """A special action card."""

    letter: str
    id: str
    fr: str
    en: str
    when: str
    effect: str
    fr_text: str
    en_text: str
    module: Literal["new_actions"] | None = None
    money: Few = 0
    raw_discount: Few = 0
    money_discount: Few = 0
    votes: Few = 0
    votes_each: Few = 0
    steps: Few = 0
    solo_effect: Literal["money"] | None = None
    solo_money: Few = 0
    godzilla_option: str | None = None
    fr_text_godzillas: str | None = None
    en_text_godzillas: str | None = None
    fr_text_solo: str | None = None
    en_text_solo: str | None = None


class Actions(Record):
    """actions.toml."""

    schema: Literal["small_city.actions.v1"]
    ring: Ring
    action: Annotated[list[Action], Meta(min_length=10, max_length=10)]


# ---------------------------------------------------------------- council.toml


class CouncilBoard(Record):
    """The City Council board."""

    columns: Literal[4]
    column_cost: FourOf
    pay_with: list[Literal["money", "votes"]]
    moves_per_turn: Literal[1]
    steps_per_move: Literal[1]
    spaces_exclusive: Literal[False]
    votes_may_go_below_zero: Literal[False]


class Units(Record):
    """Raw materials, and a number of any kind."""

    wood: Few = 0
    stone: Few = 0
    metal: Few = 0
    any: Few = 0


class Row(Record):
    """A department of the council."""

    number: int
    id: str
    fr: str
    en: str
    reward_kind: Literal["money", "raw", "free_building_up_to_size", "citizens", "pollution"]
    rewards: Annotated[list[int | Units], Meta(min_length=4, max_length=4)]
    includes: list[str] = []
    excludes: list[str] = []
    excludes_priced_in: list[Material] = []


class Council(Record):
    """council.toml."""

    schema: Literal["small_city.council.v1"]
    board: CouncilBoard
    row: Annotated[list[Row], Meta(min_length=5, max_length=5)]


# ---------------------------------------------------------------- promises.toml


class PromiseRules(Record):
    """How promises are dealt, and their points."""

    dealt: Annotated[int, Meta(ge=1, le=3)]
    kept: Literal[1]
    values: list[Amount]
    failed: dict[str, int]
    special_revealed: Literal[1]
    special_failed: Literal[0]
    redraw_special_if_trivial: dict[str, list[str]]


class Params(Record):
    """The parameters of all tests (SC-15.4)."""

    category: Category | None = None
    level: Few = 0
    count: Few = 0
    min: Amount = 0
    max: Amount = 0
    all: list[str] = []
    ids: list[str] = []
    building: list[str] = []
    same_kind: list[str] = []
    rows: Amount = 0
    cols: Amount = 0
    ignore_terrain: list[Literal["river", "mountain", "lake", "sea"]] = []
    radioactivity_counts_as_built: Literal[False] = False
    cemetery_counts_as_built: bool = False
    stone_counts_as_built: Literal[False] = False
    buildings_min: Amount = 0
    column: Few = 0
    rows_min: Few = 0
    residential: Few = 0
    commercial: Few = 0
    factory: Few = 0


class PromiseCard(Record):
    """A promise."""

    number: int
    id: str
    fr: str
    en: str
    value: Amount
    fr_text: str
    en_text: str
    test: str
    params: Params
    module: Literal["new_promises", "nuclear"] | None = None


class Victory(Record):
    """A way to win."""

    id: str
    fr: str
    en: str
    formula: str
    default: bool = False


class Promises(Record):
    """promises.toml."""

    schema: Literal["small_city.promises.v1"]
    rules: PromiseRules
    promise: list[PromiseCard]
    special: list[PromiseCard]
    victory: list[Victory]
