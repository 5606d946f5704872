"""CV-8.3 to CV-8.30: where a group may go, and where it may end."""

from dataclasses import dataclass, replace

from tests.civilization.referee import data
from tests.civilization.referee.holdings import has, stacking_limit, total, wonder_works
from tests.civilization.referee.world import World


@dataclass(frozen=True)
class Band:
    """Figures that move together (CV-8.5); `steps` are those left."""

    seat: int
    armies: int
    scouts: int
    at: str
    steps: int

    @property
    def size(self) -> int:
        return self.armies + self.scouts

    def onto(self, square: str) -> "Band":
        return replace(self, at=square, steps=self.steps - 1)


def band_of(w: World) -> Band:
    """The group that moves."""
    assert w.group is not None
    kinds = [w.figures[w.active * 10 + number].kind for number in w.group.figures]
    return Band(w.active, kinds.count("army"), kinds.count("scout"), w.group.at, w.group.steps)


def travel_speed(w: World, seat: int) -> int:
    """CV-8.2; Cook doubles it for the rest of the turn, after all additions."""
    techs = [data.TECHS[tech].get("travel_speed", 0) for tech in w.players[seat].techs]
    speed = int(max([data.RULES["base_travel_speed"], *techs])) + total(w, seat, "travel_speed")
    return 2 * speed if "person_james_cook" in w.players[seat].used else speed


class Ground:
    """The map as one mover finds it."""

    def __init__(self, w: World, seat: int) -> None:
        self.w, self.seat = w, seat
        self.beside = w.map.beside
        self.limit = stacking_limit(w, seat)
        self.flies = has(w, seat, "flight")
        self.ends_in_water = self.flies or has(w, seat, "end_in_water")
        self.crosses_water = self.ends_in_water or has(w, seat, "cross_water")
        self.peaceful = has(w, seat, "no_attack_on_players")
        self.scouts_explore = has(w, seat, "scouts_explore_huts")
        self.own: dict[str, int] = {}
        self.enemies: set[str] = set()
        for figure in w.figures:
            if figure.square is not None and figure.seat == seat:
                self.own[figure.square] = self.own.get(figure.square, 0) + 1
            elif figure.square is not None:
                self.enemies.add(figure.square)
        self.centre = {
            square: city.seat
            for city in w.cities.values()
            for square in (city.square, city.half)
            if square is not None
        }
        self.frozen = set(w.frozen.values())
        self.closed = {
            square
            for owner in w.others(seat)
            if any(
                effect["code"] == "outskirts_closed"
                for wonder in w.players[owner].wonders
                if wonder_works(w, owner, wonder)
                for effect in data.WONDERS[wonder].get("effect", [])
            )
            for city in w.cities_of(owner)
            for square in w.outskirts(city)
        }

    # ---------------------------------------------------------------- what is there

    def is_water(self, square: str) -> bool:
        """CV-15.7: a metropolis may have grown onto water, which no longer matters."""
        return self.w.terrain[square] == "water" and square not in self.centre

    def is_own_centre(self, square: str) -> bool:
        return self.centre.get(square) == self.seat

    def is_enemy_centre(self, square: str) -> bool:
        return square in self.centre and self.centre[square] != self.seat

    def back(self, square: str) -> str | None:
        """A hut or a village."""
        token = self.w.tokens.get(square)
        return None if token is None else str(data.token(token)["kind"])

    def stops(self, square: str) -> bool:
        """CV-8.25: what one cannot walk through."""
        return square in self.enemies or self.back(square) is not None or self.is_enemy_centre(square)

    # ---------------------------------------------------------------- where it may be

    def open_to(self, square: str) -> bool:
        """CV-8.6, CV-8.22: land, or water one may end in; not in closed outskirts."""
        return (self.ends_in_water or not self.is_water(square)) and square not in self.closed

    def may_end(self, square: str) -> bool:
        """CV-8.3: where a move, or a part of the group, may come to rest."""
        return self.open_to(square) and square not in self.centre and not self.stops(square)

    def may_stay(self) -> bool:
        """CV-8.3: whether the group that moves may come to rest where it is. CV-B61b: one that was picked up on the
        Gate's own square blockades it until its first step.
        """
        assert self.w.group is not None
        at, path = self.w.group.at, self.w.group.path
        on_gate = path == [at] and self.w.wonder_at.get("brandenburg_gate") == at
        return self.may_end(at) or (on_gate and not self.stops(at))

    def may_disband(self, square: str) -> bool:
        """CV-15.3: all of a group may be disbanded in its own city, which is an end, too."""
        return self.w.options["fame"] == 1 and self.is_own_centre(square)

    def fits(self, band: Band, square: str) -> bool:
        """CV-8.4: the limit holds at every moment."""
        return self.own.get(square, 0) + band.size <= self.limit

    def may_be_on(self, band: Band, square: str) -> bool:
        """Revealed, within the stacking limit, not without Navigation on water, a scout alone beside no relic."""
        if self.w.terrain[square] is None or not self.fits(band, square):
            return False
        if self.is_water(square) and not self.crosses_water:
            return False
        return band.armies > 0 or square not in self.w.relics

    def may_charge(self, band: Band, square: str) -> bool:
        """CV-8.8 to CV-8.12: whether it may enter what stops it, where its move then ends."""
        if not self.open_to(square):
            return False
        if square in self.enemies or self.is_enemy_centre(square):
            return band.armies > 0 and not self.peaceful
        if self.back(square) == "village":
            return band.armies > 0
        return band.armies > 0 or self.scouts_explore

    # ---------------------------------------------------------------- steps

    def may_step(self, band: Band, square: str) -> bool:
        """CV-8.3, CV-8.10, CV-8.23"""
        if band.steps < 1 or band.at in self.frozen or not self.may_be_on(band, square):
            return False
        if self.stops(square):
            return self.may_charge(band, square)
        if self.may_end(square) or self.may_disband(square):
            return True
        return self.gets_away(band.onto(square))

    def may_step_over(self, band: Band, square: str) -> bool:
        """CV-8.15: flying over what would stop it."""
        if not self.flies or not self.stops(square):
            return False
        if band.steps < 1 or band.at in self.frozen or not self.may_be_on(band, square):
            return False
        return self.gets_away(band.onto(square))

    def gets_away(self, band: Band) -> bool:
        """Whether the steps left reach a square where it may end, attacks included (CV-8.3)."""
        return any(
            self.may_step(band, square) or self.may_step_over(band, square)
            for square in self.beside[band.at].values()
        )

    def must_leave(self, band: Band) -> bool:
        """CV-8.22, CV-R19: it stands in closed outskirts and could end outside; no attack is required (CV-B61b)."""
        return band.at in self.closed and self.finds_rest(band)

    def finds_rest(self, band: Band) -> bool:
        """Whether it can end somewhere without an attack."""
        for square in self.beside[band.at].values():
            walks = self.may_step(band, square) and not self.stops(square)
            if walks and self.may_end(square):
                return True
            if (walks or self.may_step_over(band, square)) and self.finds_rest(band.onto(square)):
                return True
        return False
