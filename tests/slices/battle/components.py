"""The box: its data files, checked, as numbers for the rules and names for the words."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from ludotheque.core.data import DataFiles, DataFolder, Shelf, named, vec_of
from tests.slices.battle import box as numbers
from tests.slices.battle.box import DEEDS, HOLDERS, LIMITS, TARGETS, WHEN, Box, Effect
from tests.slices.battle.checks import RESOURCES, TYPES, check
from tests.slices.battle.files import Civs, Culture, People, Techs, Tokens, Unit, Units, Wonders
from tests.slices.battle.files import Effect as Written

PACKAGED: Final = Path(__file__).parent / "data"
# What works by itself; all else is used by somebody.
LASTING = ("always", "setup", "after_battle", "battle_won", "resource_spent")


def copies(id: str, count: int) -> list[str]:
    return [f"{id}_{n}" for n in range(1, count + 1)]


class Components(DataFiles):
    """All data files of the box, read once."""

    vocabulary = (
        ("units.toml", "unit", "unit_ids"),
        ("techs.toml", "tech", "tech_ids"),
        ("culture.toml", "card", "card_ids"),
        ("civs.toml", "civ", "civ_ids"),
        ("wonders.toml", "wonder", "wonder_ids"),
        ("people.toml", "person", "person_ids"),
        ("tokens.toml", "token", "token_ids"),
        ("techs.toml", "tech", "ability_ids"),
    )

    def __init__(self, data: DataFolder, shipped: "Components | None" = None) -> None:
        super().__init__(data)
        self.units = data.read("units.toml", Units)
        self.techs = data.read("techs.toml", Techs)
        self.culture = data.read("culture.toml", Culture)
        self.civs = data.read("civs.toml", Civs)
        self.wonders = data.read("wonders.toml", Wonders)
        self.people = data.read("people.toml", People)
        self.tokens = data.read("tokens.toml", Tokens)
        self.unit_ids = [id for unit in self.units.unit for id in copies(unit.id, unit.copies)]
        self.card_ids = [id for card in self.culture.card for id in copies(card.id, card.copies)]
        self.token_ids = [id for token in self.tokens.token for id in copies(token.id, token.copies)]
        self.tech_ids = [tech.id for tech in self.techs.tech]
        self.civ_ids = [civ.id for civ in self.civs.civ]
        self.wonder_ids = [wonder.id for wonder in self.wonders.wonder]
        self.person_ids = [person.id for person in self.people.person]
        self.building_ids = [building.id for building in self.units.building]
        # A tech of ours has one thing to use at most, which is called by its name.
        self.ability_ids = [
            tech.id for tech in self.techs.tech if any(e.when not in LASTING for e in tech.effects)
        ]
        if shipped is not None:
            self.check_ids(shipped)
        check(self)

    def effects(self) -> Iterator[tuple[str, str, Written]]:
        """Every effect with its file and key."""
        for tech in self.techs.tech:
            yield from (("techs.toml", f"tech.{tech.id}.effects", effect) for effect in tech.effects)
        for civ in self.civs.civ:
            yield from (("civs.toml", f"civ.{civ.id}.effects", effect) for effect in civ.effects)
        for wonder in self.wonders.wonder:
            yield from (("wonders.toml", f"wonder.{wonder.id}.effects", effect) for effect in wonder.effects)
        for card in self.culture.card:
            yield "culture.toml", f"card.{card.id}.effect", card.effect
        for person in self.people.person:
            yield "people.toml", f"person.{person.id}.effect", person.effect

    # ---------------------------------------------------------------- for the rules

    def box(self) -> Box:
        """The same as numbers: ids become their places in the vocabulary's lists."""
        box = Box()
        self._put_effects(box)
        self._put_units(box)
        techs, limits, figures = self.techs.tech, self.techs.limits, self.units.battle
        box.tech_level = vec_of(tech.level for tech in techs)
        box.tech_coin = vec_of(tech.coin for tech in techs)
        box.tech_culture_hand = vec_of(tech.culture_hand for tech in techs)
        box.tech_stacking = vec_of(tech.stacking_limit for tech in techs)
        box.card_level = vec_of(card.level for card in self.culture.card for _ in range(card.copies))
        box.token_resource = vec_of(
            RESOURCES.index(token.resource) for token in self.tokens.token for _ in range(token.copies)
        )
        box.starting_tech = vec_of(self._tech(civ.starting_tech) for civ in self.civs.civ)
        box.combat = vec_of(building.combat for building in self.units.building)
        box.building_tech = vec_of(self._tech(building.tech) for building in self.units.building)
        box.base_hand, box.per_extra_army = figures.base_hand, figures.per_extra_army
        box.city_defence_hand = figures.city_defence_hand
        box.bonus_city, box.bonus_capital = figures.bonus_city, figures.bonus_capital
        box.bonus_walls, box.idle_turns = figures.bonus_walls, figures.idle_turns
        box.killed_units_per_army = figures.killed_units_per_army
        box.stacking, box.culture_hand = limits.stacking, limits.culture_hand
        box.most_trade, box.most_armies = limits.trade, limits.armies
        return box

    def _put_effects(self, box: Box) -> None:
        """What is used, in the order of the vocabulary's sources: abilities of techs, culture cards, people."""
        for i, tech in enumerate(self.techs.tech):
            for effect in tech.effects:
                (box.lasting if effect.when in LASTING else box.used).append(_effect("tech", i, effect))
        for i, wonder in enumerate(self.wonders.wonder):
            box.lasting += [_effect("wonder", i, effect) for effect in wonder.effects]
        for i, civ in enumerate(self.civs.civ):
            box.lasting += [_effect("civ", i, effect) for effect in civ.effects]
        for card in self.culture.card:
            for _ in range(card.copies):
                box.used.append(_effect("card", len(box.used) - len(self.ability_ids), card.effect))
        for i, person in enumerate(self.people.person):
            box.used.append(_effect("person", i, person.effect))

    def _put_units(self, box: Box) -> None:
        ranks = int(numbers.N_RANKS)
        box.unit_type = vec_of(TYPES.index(unit.type) for unit in self.units.unit for _ in range(unit.copies))
        box.strength = vec_of(
            unit.strength_by_rank[min(rank, len(unit.strength_by_rank) - 1)]
            for unit in self.units.unit
            for _ in range(unit.copies)
            for rank in range(ranks)
        )
        types = self.units.unit_type
        box.trumps = vec_of(TYPES.index(type.trumps) if type.trumps else -1 for type in types)
        box.ranks = vec_of(len(type.rank_techs) for type in types)
        box.rank_tech = vec_of(
            self._tech(type.rank_techs[rank]) if rank < len(type.rank_techs) else -1
            for type in types
            for rank in range(ranks)
        )

    def _tech(self, id: str) -> int:
        return self.tech_ids.index(id) if id else -1

    # ---------------------------------------------------------------- for the words

    def names(self, lang: str) -> dict[str, list[str]]:
        """The names of all things that have theirs from the data; copies of a card share one."""
        abilities = [tech for tech in self.techs.tech if tech.id in self.ability_ids]
        cards = _copies((getattr(card, f"name_{lang}"), card.copies) for card in self.culture.card)
        tokens = _copies((getattr(token, f"name_{lang}"), token.copies) for token in self.tokens.token)
        market = named(self.tokens.resource[:4], lang)
        return {
            "unit": _copies((_unit(unit, lang), unit.copies) for unit in self.units.unit),
            "tech": named(self.techs.tech, lang),
            "source": [*named(abilities, lang), *cards, *named(self.people.person, lang)],
            "card": cards,
            "token": tokens,
            "means": [*market, *tokens, *cards],
            "person": named(self.people.person, lang),
            "civ": named(self.civs.civ, lang),
            "wonder": named(self.wonders.wonder, lang),
        }


def _copies(names: Iterable[tuple[str, int]]) -> list[str]:
    """Copies of a card can be told apart."""
    return [f"{name} ({n})" if count > 1 else name for name, count in names for n in range(1, count + 1)]


def _unit(unit: Unit, lang: str) -> str:
    """A unit card by the name of its lowest rank, and its strength there."""
    ranks = unit.ranks_fr if lang == "fr" else unit.ranks_en
    return f"{ranks[0]} {unit.strength_by_rank[0]}"


def _effect(holder: str, which: int, written: Written) -> Effect:
    effect = Effect(HOLDERS.index(holder), which)
    effect.when = WHEN.index(written.when)
    effect.limit = LIMITS.index(written.limit)
    effect.target = -1 if written.target is None else TARGETS.index(written.target)
    effect.deed = DEEDS.index(f"{written.what} {written.of}")
    effect.cost = next((RESOURCES.index(name) for name in written.cost if name != "trade"), -1)
    effect.trade = written.cost.get("trade", 0)
    effect.amount, effect.card_amount = written.amount, written.card_amount
    effect.most, effect.per_coins = written.max, written.per_coins
    effect.coin_for_another = written.coin_for_another
    effect.resources = sum(2 ** RESOURCES.index(name) for name in written.resources)
    return effect


SHELF: Final = Shelf(Components, PACKAGED)
packaged, load = SHELF.packaged, SHELF.load
