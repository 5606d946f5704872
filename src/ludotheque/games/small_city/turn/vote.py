"""SC-5.5: Phase 5: citizens at home and in Universities vote; cards and the Mayor's speech."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.small_city.citizens.citizens import citizen_on, inhabited, is_pilgrim, serves
from ludotheque.games.small_city.components.box import CULTURE_PLACE, FACTORY, HOME_PLACE, NO_PLACE
from ludotheque.games.small_city.position.borough import layout
from ludotheque.games.small_city.position.events import VOTED
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    ARTIST,
    FROM_CARDS,
    FROM_CULTURE,
    FROM_HOMES,
    FROM_SPEECH,
    MUSEUM,
    NONE,
    PHYSICIST,
    SUPPORTER,
)


def begin_vote(s: SmallCity) -> None:
    """SC-5.5: all votes of the turn (stage IN_VOTE)."""
    homes, universities = vec[i64]([0] * s.seats), vec[i64]([0] * s.seats)
    count_votes(s, homes, universities)
    for place in range(s.seats):
        seat = s.in_order(place)
        if not s.plays(seat):
            continue
        from_card = card_votes(s, seat)
        speech: i64 = 0
        for module in s.modules():
            speech += module.speech(s, seat)
        votes = homes[seat] + universities[seat] + from_card + speech
        if votes > 0:
            s.gain_votes(seat, homes[seat], FROM_HOMES)
            s.gain_votes(seat, universities[seat], FROM_CULTURE)
            s.gain_votes(seat, from_card, FROM_CARDS)
            s.gain_votes(seat, speech, FROM_SPEECH)
            s.note(VOTED, seat, votes)


def votes_by_owner(s: SmallCity) -> vec[i64]:
    """SC-5.5.1, SC-5.5.2: the votes of all citizens."""
    homes, universities = vec[i64]([0] * s.seats), vec[i64]([0] * s.seats)
    count_votes(s, homes, universities)
    return vec[i64]([homes[seat] + universities[seat] for seat in range(s.seats)])


def count_votes(s: SmallCity, homes: vec[i64], universities: vec[i64]) -> None:
    """SC-5.5.1, SC-5.5.2: each citizen at home votes by the level of the home; citizens and tourists in Universities
    vote for their owners. Adds the votes up by owner.
    """
    for borough in range(s.seats):
        lay = layout(s, borough)
        for square in inhabited(s, borough):
            owner, piece = serves(s, borough, square), lay.piece[square]
            if lay.kind[square] == HOME_PLACE and owner == borough:
                homes[owner] += s.box.home_votes[s.box.level[piece] - 1]
            elif lay.kind[square] == CULTURE_PLACE and s.box.is_university[piece] == 1:
                universities[owner] += s.box.university_votes


def card_votes(s: SmallCity, seat: i64) -> i64:
    """SC-5.5.3: Supporter, Physicist, Artist."""
    card = s.card[seat]
    if card == SUPPORTER:
        return s.box.supporter_votes
    if card == PHYSICIST:
        return s.box.physicist_votes * own_workers(s, seat, FACTORY, 3, NONE)
    if card == ARTIST:
        return s.box.artist_votes * own_workers(s, seat, NONE, 0, MUSEUM)
    return 0


def own_workers(s: SmallCity, seat: i64, category: i64, level: i64, piece: i64) -> i64:
    """How many of a seat's own citizens stand on usable places of its own tiles of a category and level, or of a
    piece; the Pilgrim counts for no seat.
    """
    lay = layout(s, seat)
    count: i64 = 0
    for square in inhabited(s, seat):
        if citizen_on(s, seat, square) != seat or is_pilgrim(s, seat, square):
            continue
        if lay.kind[square] == NO_PLACE:
            continue
        there = lay.piece[square]
        if there == piece or (s.box.category[there] == category and s.box.level[there] == level):
            count += 1
    return count
