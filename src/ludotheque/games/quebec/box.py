"""The contents of the box, as numbers that rules read. Filled from the data files by `components`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The codes of district actions (QC-5.51 to QC-5.60), in the order of districts.toml.
DISTRICT_EFFECTS: Final = [
    "any_same_color",
    "place_steps",
    "score_activate_place",
    "place_then_move",
    "place_in_one_zone",
    "activate",
    "start_site",
    "contribute_passive",
    "score_zones",
    "score_active",
    "upgrade_star",
]
ANY_SAME_COLOUR: Final[i64] = 0
PLACE_STEPS: Final[i64] = 1
SCORE_ACTIVATE_PLACE: Final[i64] = 2
PLACE_THEN_MOVE: Final[i64] = 3
PLACE_IN_ONE_ZONE: Final[i64] = 4
ACTIVATE_SOME: Final[i64] = 5
START_SITE: Final[i64] = 6
CONTRIBUTE_PASSIVE: Final[i64] = 7
SCORE_ZONES: Final[i64] = 8
SCORE_ACTIVE: Final[i64] = 9
UPGRADE_STAR: Final[i64] = 10

# The codes of events (QC-5.90 to QC-5.99d), in the order of events.toml.
EVENT_EFFECTS: Final = [
    "largest_group",
    "race_buildings_by_color",
    "race_buildings_of_color",
    "leader_activation",
    "no_leaders",
    "citadel_cascade_all",
    "min_contributions_for_star",
    "start_activation",
    "rank_activation",
    "active_cap",
    "remove_small_presence",
    "presence_bonus",
    "cascade_needs_presence",
    "cascade_needs_zones_at_start",
]
NO_EFFECT: Final[i64] = -1
LARGEST_GROUP: Final[i64] = 0
RACE_BY_COLOUR: Final[i64] = 1
RACE_OF_COLOUR: Final[i64] = 2
LEADER_ACTIVATION: Final[i64] = 3
NO_LEADERS: Final[i64] = 4
CITADEL_CASCADE_ALL: Final[i64] = 5
MIN_CONTRIBUTIONS: Final[i64] = 6
START_ACTIVATION: Final[i64] = 7
RANK_ACTIVATION: Final[i64] = 8
ACTIVE_CAP: Final[i64] = 9
REMOVE_SMALL_PRESENCE: Final[i64] = 10
PRESENCE_BONUS: Final[i64] = 11
CASCADE_NEEDS_PRESENCE: Final[i64] = 12
CASCADE_NEEDS_ZONES: Final[i64] = 13


class BoxDistrict:
    """The figures of one district action; `zones` has the zones allowed for its first and second placement."""

    def __init__(self, effect: i64) -> None:
        self.effect: i64 = effect
        self.zones: list[vec[i64]] = []
        self.put_most: i64 = 0
        self.activate: i64 = 0
        self.points: i64 = 0
        self.move_most: i64 = 0
        self.points_table: vec[i64] = vec[i64]()


class BoxEvent:
    """The figures of one event card."""

    def __init__(self, effect: i64) -> None:
        self.effect: i64 = effect
        self.first_points: i64 = 0
        self.second_points: i64 = 0
        self.colours_needed: i64 = 1
        self.per_colour: i64 = 1
        self.min_stars: i64 = 1
        self.colour: i64 = 1
        self.count: i64 = 0
        self.value: i64 = 0
        self.table: vec[i64] = vec[i64]()
        self.zones: vec[i64] = vec[i64]()


class Box:
    """Everything printed on board, tiles and cards that rules read."""

    def __init__(self) -> None:
        self.tile_colour: vec[i64] = vec[i64]()
        self.tile_century: vec[i64] = vec[i64]()
        self.site_colour: vec[i64] = vec[i64]()
        self.site_district: vec[i64] = vec[i64]()
        self.site_cost: vec[i64] = vec[i64]()
        self.neighbours: list[vec[i64]] = []
        self.first_game: vec[i64] = vec[i64]()
        self.scoring_order: list[vec[i64]] = []
        self.district_colour: vec[i64] = vec[i64]()
        self.districts: list[BoxDistrict] = []
        self.siblings: list[vec[i64]] = []
        self.events: list[BoxEvent] = []
        self.workers: vec[i64] = vec[i64]()
        self.start_active: i64 = 3
        self.start_activation: i64 = 3
        self.cascade_max: i64 = 5
        self.contributions_max: i64 = 3
        self.citadel_workers: i64 = 3
        self.main_value: vec[i64] = vec[i64]()
        self.other_value: vec[i64] = vec[i64]()
        self.unfinished_value: i64 = 1
        self.active_per_point: i64 = 2
        self.culture_points_3: vec[i64] = vec[i64]()
        self.culture_points_4: vec[i64] = vec[i64]()
        # leader_open[leader * 6 + players]: 1 where the leader can be taken with that many players.
        self.leader_open: vec[i64] = vec[i64]([0] * 30)
