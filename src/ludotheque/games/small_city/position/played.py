"""SC-4.1: The available modules, and those of a match."""

from typing import Final

from ludotheque.core.state import Step
from ludotheque.core.verbs import Domain
from ludotheque.games.small_city.position.module import Module
from ludotheque.games.small_city.position.state import MODULE_CHOICES, SmallCity
from ludotheque.games.small_city.position.vocabulary import OPTIONS, VICTORIES

# How many values of an option belong to the base game, if more than one.
BASE_VALUES: Final = {"boards": 2, "victory": VICTORIES.size}


class Played:
    """The modules of a match, and the facts that they set."""

    def __init__(self, modules: list[Module]) -> None:
        self.modules = modules
        self.mayor_indoors: bool = any(module.mayor_indoors for module in modules)
        self.spaces_differ: bool = any(module.spaces_differ for module in modules)
        self.has_trams: bool = any(module.has_trams for module in modules)
        self.plans_more: bool = any(module.plans_more for module in modules)
        self.has_new_cards: bool = any(module.has_new_cards for module in modules)


class Winter:
    """The available modules, and those played under each combination of options; shared by all positions."""

    def __init__(self, modules: list[Module]) -> None:
        self.modules = modules
        self.by_choice: list[Played | None] = [None] * int(MODULE_CHOICES)

    def played(self, s: SmallCity) -> Played:
        choice = s.module_choice()
        found = self.by_choice[choice]
        if found is None:
            found = Played([module for module in self.modules if module.is_played(s)])
            self.by_choice[choice] = found
        return found


# ---------------------------------------------------------------- available modules


def in_order(modules: list[Module]) -> list[Module]:
    """Sorted by chapter."""
    return sorted(modules, key=lambda module: (int(module.chapter), type(module).__name__))


def offered(modules: list[Module]) -> list[Domain]:
    """The options with their playable values: those of the base game, and those that modules add."""
    found = []
    for domain in OPTIONS:
        brought = [value for module in modules for value in module.values.get(domain.name, [])]
        count = int(BASE_VALUES.get(domain.name, 1))
        while count < domain.size and domain.ids[count] in brought:
            count += 1
        found.append(domain if count == domain.size else Domain(domain.name, domain.ids[:count]))
    return found


def with_gaps_filled(steps: list[Step[SmallCity]]) -> list[Step[SmallCity]]:
    """The steps by number; if a step's module is absent, a step that is never pushed."""
    by_number = {int(step.number): step for step in steps}
    return [by_number.get(n) or Step(n, f"absent_{n}") for n in range(max(by_number) + 1)]
