"""The game Nouvelle-France: id, seats, options, steps; set-up, view, scoring, checks and evaluation."""

from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.advice import Advice
from ludotheque.core.chance import Chance
from ludotheque.core.data import DataFolder
from ludotheque.core.declared import declared_in
from ludotheque.core.drawing import Drawing
from ludotheque.core.game import Game, Option, Outcome
from ludotheque.core.naming import Naming, Say
from ludotheque.core.thinking import Thinking
from ludotheque.core.verbs import Domain
from ludotheque.games.nouvelle_france import allies, amendments, invariants, scoring, setup, view
from ludotheque.games.nouvelle_france.bots import advice, evaluation, levels, outlook, rollout, worth
from ludotheque.games.nouvelle_france.box import CUBES, LEVELS, Box
from ludotheque.games.nouvelle_france.components import Components, load
from ludotheque.games.nouvelle_france.state import NouvelleFrance, deck_size
from ludotheque.games.nouvelle_france.vocabulary import (
    ARCHITECTURE,
    CONSTRAINTS,
    N_WORKS,
    PATHS,
    PLACEMENTS,
    SOURCES,
    TIES,
)

# Parts of a game, for the chances to win: cards drawn, in equal parts of the deck.
PHASES: Final[i64] = 6


class NouvelleFranceAdvice(Advice[NouvelleFrance]):
    """The prior and the evaluation for bots."""

    def expected_points(self, s: NouvelleFrance) -> vec[float]:
        """Includes the best placement of the piece being placed."""
        found = evaluation.expected_points(s)
        if not s.over():
            found[s.asked()] += worth.pending_gain(s)
        return found

    def expected_parts(self, s: NouvelleFrance, seat: i64) -> dict[str, float]:
        pending = 0.0 if s.over() or s.asked() != seat else worth.pending_gain(s)
        if s.seats == 1:
            lowest, white, discs = evaluation.margin_parts(s)
            return {"lowest": lowest + pending, "winter_marker": white, "discs": discs}
        found = dict(zip(SOURCES.ids, evaluation.marker_parts(s, seat, outlook.coming_snow(s)), strict=True))
        found["pieces"] += pending
        return {part: found[part] for part in SOURCES.ids if part not in scoring.ALONE_ONLY}

    def advise(self, s: NouvelleFrance, seat: i64) -> i64:
        """The choice that considers only the next placement, without search."""
        return advice.choose(s, seat)

    def prior(self, s: NouvelleFrance, seat: i64) -> i64:
        """With several players, the choice that also considers the next bonus piece."""
        return advice.choose(s, seat) if s.seats == 1 else rollout.prior(s, seat)

    def phase(self, s: NouvelleFrance) -> i64:
        """By cards drawn: the sixths of the deck."""
        return s.drawn * PHASES // (deck_size(s.box) + 1)

    def rounds(self, s: NouvelleFrance) -> i64:
        return s.drawn // s.seats

    def rollout(self, s: NouvelleFrance, seat: i64) -> i64:
        return rollout.choose(s, seat)

    def thinking(self, seats: i64) -> Thinking:
        return levels.thinking(seats)


class NouvelleFranceNaming(Naming):
    """Names from the data."""

    def __init__(self, components: Components, box: Box) -> None:
        self.components = components
        self.box = box

    def names(self, lang: str) -> dict[str, list[str]]:
        return self.components.names(lang)

    def compound_names(self, names: dict[str, list[str]], say: Say) -> dict[str, list[str]]:
        """Cells by letters eastwards and numbers southwards; the ground floor is omitted."""
        columns = self.box.columns
        places = [
            "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[self.box.column_x[column]] + str(self.box.column_y[column] + 1)
            for column in range(columns)
        ]
        cells = [
            say("cell", place=place, floor=floor + 1) for floor in range(int(LEVELS)) for place in places
        ]
        return {"cell": cells, "somewhere": [say("somewhere")]}

    def name_among(
        self, domain: Domain, number: int, others: dict[str, int], names: dict[str, list[str]]
    ) -> str | None:
        """A placement is named by its cells, in the order of the piece's cubes."""
        if domain is not PLACEMENTS:
            return None
        if "piece" not in others or "work" not in others:
            return names["somewhere"][0]
        kind = self.box.kind[others["piece"]]
        table = self.box.tables[kind * N_WORKS + others["work"]]
        if number >= table.size:
            return names["somewhere"][0]
        return ", ".join([names["cell"][table.cell[number * CUBES + i]] for i in range(table.cubes)])


class NouvelleFranceDrawing(Drawing):
    """What a client draws."""

    def __init__(self, components: Components, box: Box) -> None:
        self.components = components
        self.box = box

    def board(self) -> dict[str, Any]:
        return self.components.artwork(self.box)


class NouvelleFranceGame(Game[NouvelleFrance]):
    """The game: solo against the Winter, or for 2 to 4 players with allies."""

    def __init__(self, corrected: Path | None = None) -> None:
        components = load(corrected)
        box = components.box()
        super().__init__(
            id="nouvelle_france",
            declared=declared_in(__package__),
            seats=[1, 2, 3, 4],
            options=[Option(CONSTRAINTS), Option(PATHS), Option(ARCHITECTURE), Option(TIES)],
            no_secrets=True,
            amendments=amendments.amendments(box.full_support),
            colours=[*components.works.base.seat_colours],
            naming=NouvelleFranceNaming(components, box),
            advice=NouvelleFranceAdvice(),
            drawing=NouvelleFranceDrawing(components, box),
        )
        self.components = components
        self.box = box

    def bare(self, seats: i64, chance: Chance) -> NouvelleFrance:
        return NouvelleFrance(self, seats, chance, self.box)

    def deal(self, seats: i64, chance: Chance, options: vec[i64]) -> NouvelleFrance:
        s = self.blank(seats, chance)
        setup.set_up(s, options)
        return s

    def take_colours(self, s: NouvelleFrance, colours: vec[i64]) -> None:
        s.colours = colours
        setup.put_bonus_pieces_away(s)

    def view(self, s: NouvelleFrance, seat: i64) -> dict[str, Any]:
        return view.view(s)

    def score(self, s: NouvelleFrance) -> Outcome:
        return scoring.outcome(s)

    def tally(self, s: NouvelleFrance, seat: i64) -> dict[str, int]:
        """Allies that have not come yet; in solo play there are none."""
        return {"allies": int(allies.left(s, seat))}

    def redeal(self, s: NouvelleFrance, seat: i64, chance: Chance) -> None:
        setup.shuffle_rest(s, chance)

    def broken(self, s: NouvelleFrance) -> list[str]:
        return invariants.broken(s)

    def data(self) -> DataFolder:
        return self.components.data


def game(corrected: Path | None = None) -> NouvelleFranceGame:
    """Nouvelle-France, with the packaged components or an owner's corrected ones."""
    return NouvelleFranceGame(corrected)
