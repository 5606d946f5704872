"""Set-up (QC-4.1 to QC-4.8)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.games.quebec import century, leaders
from ludotheque.games.quebec.box import Box
from ludotheque.games.quebec.state import NOT_IN_GAME, Quebec
from ludotheque.games.quebec.vocabulary import (
    AT_TURN,
    COMPLETE,
    EVENTS_PER_CENTURY,
    FAMILY,
    LAST_CENTURY,
    N_LEADERS,
    N_SITES,
    N_ZONES,
    RANDOM_LAYOUT,
)


def set_up(s: Quebec, level: i64, layout: i64, neutral_in_hand: i64) -> None:
    """QC-4.1 to QC-4.8, QC-8.1, QC-8.3, QC-9.1."""
    s.level = level
    s.neutral_in_hand = neutral_in_hand
    s.layout = random_layout(s.box, s.chance) if layout == RANDOM_LAYOUT else s.box.first_game[:]
    for seat in range(s.seats):
        s.active[seat] = s.box.start_active
        s.passive[seat] = s.box.workers[s.seats] - s.box.start_active
    if level == FAMILY:
        s.holder = vec[i64]([NOT_IN_GAME] * N_LEADERS)
    leaders.lay_out(s)
    if level == COMPLETE:
        draw_events(s)
    century.begin_century(s, 1)
    s.start_seat = s.chance.below(s.seats)
    s.push(AT_TURN, s.start_seat)


def draw_events(s: Quebec) -> None:
    """QC-4.7: one event of each century."""
    for number in range(LAST_CENTURY):
        s.events[number] = number * EVENTS_PER_CENTURY + s.chance.below(EVENTS_PER_CENTURY)


def random_layout(box: Box, chance: Chance) -> vec[i64]:
    """QC-4.2: the tiles of a colour are distributed over its sites until no district has two tiles of one century."""
    layout = vec[i64]([-1] * N_SITES)
    for colour in range(1, N_ZONES):
        sites = vec[i64]([site for site in range(N_SITES) if box.site_colour[site] == colour])
        tiles = vec[i64]([tile for tile in range(N_SITES) if box.tile_colour[tile] == colour])
        while True:
            chance.shuffle(tiles)
            if evenly_spread(box, sites, tiles):
                break
        for i in range(len(sites)):
            layout[sites[i]] = tiles[i]
    return layout


def evenly_spread(box: Box, sites: vec[i64], tiles: vec[i64]) -> bool:
    """Whether the tiles of each district belong to different centuries."""
    for i in range(len(sites)):
        for j in range(i):
            if (
                box.site_district[sites[i]] == box.site_district[sites[j]]
                and box.tile_century[tiles[i]] == box.tile_century[tiles[j]]
            ):
                return False
    return True


def redraw_hidden_events(s: Quebec, chance: Chance) -> None:
    """QC-9.2: a hidden event can be any event of its century, each equally likely."""
    if s.level == COMPLETE:
        s.events = s.events[:]
        for number in range(s.century, LAST_CENTURY):
            s.events[number] = number * EVENTS_PER_CENTURY + chance.below(EVENTS_PER_CENTURY)
