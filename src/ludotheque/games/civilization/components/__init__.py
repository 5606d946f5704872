"""The data files of the box, checked against one another, and the components in play under one set of options.

`packaged()` is the box as shipped, `load(folder)` with its owner's corrections. Its lists (`techs`, `wonders` ...) are
the game's vocabulary: everything in the box and in Fame and Fortune in the order of the files, regardless of options;
the index of a thing is its number. Wisdom and Warfare is read and checked, but is in none of the lists. `in_play()`
gives the components of one match:

    box = packaged()
    box.tech_ids.index("writing")
    box.effects_of("tech", "writing")[0].cost                          # {"spy": 1}
    match = box.in_play(fame_and_fortune=True, profile="core")
    [card.id for card in match.culture_cards]                          # one entry for each card of the decks
"""

# Interpreted: reads files into msgspec structures.

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol, TypeVar

from ludotheque.core.data import DataFiles, DataFolder, Shelf, named
from ludotheque.games.civilization.components.card_files import Culture, CultureCard, GreatPeople, Person
from ludotheque.games.civilization.components.checks import check, check_corrected
from ludotheque.games.civilization.components.effect_files import (
    Effect,
    EffectLine,
    Entry,
    Source,
    read_effects,
)
from ludotheque.games.civilization.components.fixed import FIXED
from ludotheque.games.civilization.components.market_files import (
    Building,
    Buildings,
    Unit,
    Units,
    Wonder,
    Wonders,
)
from ludotheque.games.civilization.components.tech_files import (
    Civ,
    Civs,
    Government,
    Governments,
    Investment,
    Investments,
    Module,
    Profile,
    Tech,
    Techs,
)
from ludotheque.games.civilization.components.tile_files import (
    HutsVillages,
    Map,
    Relic,
    Tile,
    Token,
    TokenKind,
)

PACKAGED: Final = Path(__file__).parents[1] / "data"
BASE: Final[Module] = "base"
EXPANSION: Final[Module] = "fame_and_fortune"
STORED: Final[Module] = "wisdom_and_warfare"


@dataclass(frozen=True)
class Space:
    """A space of the culture track: the cost and the reward of the step onto it."""

    section: int  # 1 to 3, also the level of the culture event it brings
    culture: int
    trade: int
    great_person: bool  # instead of a culture event
    last: bool  # the culture victory


@dataclass(frozen=True)
class InPlay:
    """The components of one match, every list in the order of the files.

    Unit cards, culture cards, huts and villages occur several times: one entry for each piece.
    """

    techs: list[Tech]
    buildings: list[Building]
    wonders: list[Wonder]
    civs: list[Civ]
    governments: list[Government]
    investments: list[Investment]
    unit_cards: list[Unit]
    culture_cards: list[CultureCard]
    persons: list[Person]
    home_tiles: list[Tile]
    neutral_tiles: list[Tile]
    relics: list[Relic]
    huts: list[Token]
    villages: list[Token]
    effects: list[Effect]

    def effects_of(self, source: Source, holder: str) -> list[Effect]:
        """The effects of one thing, in the order of its card."""
        return [one for one in self.effects if (one.source, one.holder) == (source, holder)]


class Components(DataFiles):
    """All files, checked against one another."""

    vocabulary = (
        ("techs.toml", "tech", "tech_ids"),
        ("units.toml", "figure", "figure_ids"),
        ("units.toml", "unit_type", "unit_type_ids"),
        ("units.toml", "unit", "unit_ids"),
        ("buildings.toml", "building", "building_ids"),
        ("wonders.toml", "wonder", "wonder_ids"),
        ("culture.toml", "card", "card_ids"),
        ("great_people.toml", "type", "person_type_ids"),
        ("great_people.toml", "card", "person_ids"),
        ("civs.toml", "civ", "civ_ids"),
        ("map_tiles.toml", "terrain", "terrain_ids"),
        ("map_tiles.toml", "relic", "relic_ids"),
        ("map_tiles.toml", "tile", "tile_ids"),
        ("map_tiles.toml", "layout", "layout_ids"),
        ("huts_villages.toml", "resource", "resource_ids"),
        ("huts_villages.toml", "token", "token_ids"),
        ("governments.toml", "government", "government_ids"),
        ("investments.toml", "investment", "investment_ids"),
    )

    fixed = FIXED

    def __init__(self, data: DataFolder, shipped: "Components | None" = None) -> None:
        super().__init__(data)
        self.tech_file = data.read("techs.toml", Techs)
        self.unit_file = data.read("units.toml", Units)
        self.building_file = data.read("buildings.toml", Buildings)
        self.wonder_file = data.read("wonders.toml", Wonders)
        self.culture_file = data.read("culture.toml", Culture)
        self.person_file = data.read("great_people.toml", GreatPeople)
        self.civ_file = data.read("civs.toml", Civs)
        self.map_file = data.read("map_tiles.toml", Map)
        self.token_file = data.read("huts_villages.toml", HutsVillages)
        self.government_file = data.read("governments.toml", Governments)
        self.investment_file = data.read("investments.toml", Investments)
        self._take_what_can_be_played()
        self._name_ids()
        # Every effect, including those of Wisdom and Warfare, in the order of the sources and files.
        self.every_effect = [
            effect for entry, lines in self.entries() for effect in read_effects(self, entry, lines)
        ]
        # The effects that a match may have, under any options.
        self.effects = [effect for effect in self.every_effect if effect.entry.module != STORED]
        if shipped is not None:
            self.check_ids(shipped)
            check_corrected(self, shipped)
        check(self)

    def _take_what_can_be_played(self) -> None:
        """The vocabulary: what a match may contain, under any options."""
        self.techs = _playable(self.tech_file.tech)
        self.figures = self.unit_file.figure
        self.unit_types = self.unit_file.unit_type
        self.units = self.unit_file.unit
        self.buildings = _playable(self.building_file.building)
        self.walls = self.building_file.walls
        self.wonders = _playable(self.wonder_file.wonder)
        self.cards = _playable(self.culture_file.card)
        self.person_types = self.person_file.type
        self.persons = _playable(self.person_file.card)
        self.civs = _playable(self.civ_file.civ)
        self.terrains = self.map_file.terrain
        self.relics = self.map_file.relic
        self.tiles = _playable(self.map_file.tile)
        self.layouts = self.map_file.layout
        self.resources = self.token_file.resource
        self.tokens = self.token_file.token
        self.governments = self.government_file.government
        self.investments = _playable(self.investment_file.investment)

    def _name_ids(self) -> None:
        self.tech_ids = [one.id for one in self.techs]
        self.figure_ids = [one.id for one in self.figures]
        self.unit_type_ids = [one.id for one in self.unit_types]
        self.unit_ids = [one.id for one in self.units]
        self.building_ids = [one.id for one in self.buildings]
        self.wonder_ids = [one.id for one in self.wonders]
        self.card_ids = [one.id for one in self.cards]
        self.person_type_ids = [one.id for one in self.person_types]
        self.person_ids = [one.id for one in self.persons]
        self.civ_ids = [one.id for one in self.civs]
        self.terrain_ids = [one.id for one in self.terrains]
        self.relic_ids = [one.id for one in self.relics]
        self.tile_ids = [one.id for one in self.tiles]
        self.layout_ids = [one.id for one in self.layouts]
        self.resource_ids = [one.id for one in self.resources]
        self.token_ids = [one.id for one in self.tokens]
        self.government_ids = [one.id for one in self.governments]
        self.investment_ids = [one.id for one in self.investments]

    # ---------------------------------------------------------------- effects

    def entries(self) -> Iterator[tuple[Entry, Sequence[EffectLine]]]:
        """Everything that has effects, with the effect lines of its file."""
        for tech in self.tech_file.tech:
            yield Entry("techs.toml", "tech", "tech", tech.id, tech.module), tech.effect
        for wonder in self.wonder_file.wonder:
            yield Entry("wonders.toml", "wonder", "wonder", wonder.id, wonder.module), wonder.effect
        for card in self.culture_file.card:
            yield Entry("culture.toml", "card", "card", card.id, card.module), card.effect
        yield from self._government_entries()
        for civ in self.civ_file.civ:
            yield Entry("civs.toml", "civ", "civilization", civ.id, civ.module), civ.effect
        for investment in self.investment_file.investment:
            entry = Entry("investments.toml", "investment", "investment", investment.id, investment.module)
            yield entry, investment.effect
        for person in self.person_file.card:
            yield Entry("great_people.toml", "card", "person", person.id, person.module), person.effect
        for token in self.token_file.token:
            module = BASE if token.copies else EXPANSION
            yield Entry("huts_villages.toml", "token", "token", token.id, module), token.effect
        for relic in self.map_file.relic:
            yield Entry("map_tiles.toml", "relic", "relic", relic.id, EXPANSION), relic.effect

    def _government_entries(self) -> Iterator[tuple[Entry, Sequence[EffectLine]]]:
        """CV-R1: the cards of the box and those that replace them; one without a replacement belongs to both
        profiles.
        """
        file = "governments.toml"
        replaced = {card.id for card in self.government_file.replacement}
        for card in self.government_file.government:
            profile: Profile | None = "core" if card.id in replaced else None
            yield Entry(file, "government", "government", card.id, BASE, profile), card.effect
        for other in self.government_file.replacement:
            yield Entry(file, "replacement", "government", other.id, BASE, "waw"), other.effect

    def effects_of(self, source: Source, holder: str, profile: Profile = "core") -> list[Effect]:
        """The effects of one thing, in the order of its card."""
        return [
            one
            for one in self.effects
            if (one.source, one.holder) == (source, holder) and one.entry.profile in (None, profile)
        ]

    def text(self, source: Source, holder: str, lang: str, profile: Profile = "core") -> str:
        """The text of a card in a language; empty if its figures are its whole text."""
        texts = [effect.text(lang) for effect in self.effects_of(source, holder, profile)]
        if source == "government" and not texts:
            card = self.governments[self.government_ids.index(holder)]
            texts = [card.text_fr if lang == "fr" else card.text_en]
        return " ".join(texts)

    # ---------------------------------------------------------------- one match

    def in_play(self, fame_and_fortune: bool, profile: Profile) -> InPlay:
        """The components of a match with these options."""
        modules: tuple[Module, ...] = (BASE, EXPANSION) if fame_and_fortune else (BASE,)
        tiles = _of(self.tiles, modules)
        return InPlay(
            techs=_of(self.techs, modules),
            buildings=_of(self.buildings, modules),
            wonders=_of(self.wonders, modules),
            civs=_of(self.civs, modules),
            governments=self.governments,
            investments=_of(self.investments, modules),
            unit_cards=self.unit_cards(),
            culture_cards=[card for card in self.culture_cards() if card.module in modules],
            persons=_of(self.persons, modules),
            home_tiles=[tile for tile in tiles if tile.kind == "home"],
            neutral_tiles=[tile for tile in tiles if tile.kind == "neutral"],
            relics=self.relics if fame_and_fortune else [],
            huts=self.tokens_of("hut", fame_and_fortune),
            villages=self.tokens_of("village", fame_and_fortune),
            effects=[
                one
                for one in self.effects
                if one.entry.module in modules and one.entry.profile in (None, profile)
            ],
        )

    def unit_cards(self) -> list[Unit]:
        """All unit cards, one entry for each card."""
        return [unit for unit in self.units for _ in range(unit.copies)]

    def culture_cards(self) -> list[CultureCard]:
        """All culture events, one entry for each card."""
        return [card for card in self.cards for _ in range(card.copies)]

    def tokens_of(self, kind: TokenKind, fame_and_fortune: bool) -> list[Token]:
        """All huts or all villages, one entry for each token: those of the box, then those that Fame and Fortune
        adds.
        """
        tokens = [token for token in self.tokens if token.kind == kind]
        found = [token for token in tokens for _ in range(token.copies)]
        if fame_and_fortune:
            found += [token for token in tokens for _ in range(token.copies_fame_and_fortune)]
        return found

    def track(self) -> list[Space]:
        """The culture track; the rules count spaces from 1."""
        track = self.culture_file.track
        sections = [
            (number, section)
            for number, section in enumerate(track.section, start=1)
            for _ in range(section.spaces)
        ]
        return [
            Space(
                section=number,
                culture=section.culture,
                trade=section.trade,
                great_person=space in track.great_person_spaces,
                last=space == len(sections),
            )
            for space, (number, section) in enumerate(sections, start=1)
        ]

    # ---------------------------------------------------------------- words

    def names(self, lang: str) -> dict[str, list[str]]:
        """The names of all things, by kind, in the order of the vocabulary."""
        types = dict(zip(self.unit_type_ids, named(self.unit_types, lang), strict=True))
        return {
            "tech": named(self.techs, lang),
            "figure": named(self.figures, lang),
            "unit_type": list(types.values()),
            "unit": [f"{types[unit.type]} {unit.strength[0]}" for unit in self.units],
            "building": named(self.buildings, lang),
            "wonder": named(self.wonders, lang),
            "card": named(self.cards, lang),
            "person_type": named(self.person_types, lang),
            "person": named(self.persons, lang),
            "civ": named(self.civs, lang),
            "terrain": named(self.terrains, lang),
            "relic": named(self.relics, lang),
            "tile": named(self.tiles, lang),
            "resource": named(self.resources, lang),
            "token": named(self.tokens, lang),
            "government": named(self.governments, lang),
            "investment": named(self.investments, lang),
        }


class _OfModule(Protocol):
    module: Module


M = TypeVar("M", bound=_OfModule)


def _of(things: Iterable[M], modules: Sequence[Module]) -> list[M]:
    return [thing for thing in things if thing.module in modules]


def _playable(things: Iterable[M]) -> list[M]:
    return _of(things, (BASE, EXPANSION))


SHELF: Final = Shelf(Components, PACKAGED)
packaged, load = SHELF.packaged, SHELF.load
