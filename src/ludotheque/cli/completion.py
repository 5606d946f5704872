"""Completion in bash, zsh and fish: `ludotheque completion SHELL` prints the script, and the script asks these.

An id is offered with the name that goes with it, which zsh and fish show; a name, where one was begun.
"""

import os
from collections.abc import Iterable, Mapping
from typing import Any

PROGRAM = "ludotheque"
SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_LUDOTHEQUE_COMPLETE"  # the script sets it, and Typer answers

Offer = tuple[str, str]


def run(shell: str, program: str = PROGRAM) -> None:
    """Print the script that a shell reads at its start."""
    from typer.completion import get_completion_script  # type: ignore[attr-defined]

    print(get_completion_script(prog_name=program, complete_var=VARIABLE, shell=shell))


def asked() -> bool:
    """Whether a shell asks what could come next, rather than somebody for a command."""
    return VARIABLE in os.environ


def prepare() -> None:
    """Typer's own classes know how its scripts ask; by default Click's are in force."""
    from typer.completion import completion_init  # type: ignore[attr-defined]

    completion_init()


def offers(names: Mapping[str, Iterable[str]], begun: str) -> list[Offer]:
    """Ids that begin like this, each with its first name; and names, where one was begun. A space would have to be
    quoted in each shell's own way, so there is a hyphen, which is read as one.
    """
    found = [(id, next(iter(others), "")) for id, others in names.items()]
    if begun:
        every = dict.fromkeys(name.replace(" ", "-") for others in names.values() for name in others)
        found += [(name, "") for name in every if name not in names]
    return [(value, about) for value, about in found if value.startswith(begun)]


def games(ctx: Any, incomplete: str) -> list[Offer]:
    from ludotheque.cli.arguments.names import names_of_games

    return offers(names_of_games(), incomplete)


def bots(ctx: Any, incomplete: str) -> list[Offer]:
    """The last one of a list with commas."""
    from ludotheque.cli.arguments.names import names_of_bots

    before, comma, begun = incomplete.rpartition(",")
    return [(before + comma + value, about) for value, about in offers(names_of_bots(), begun)]


def shells(ctx: Any, incomplete: str) -> list[Offer]:
    return offers(dict.fromkeys(SHELLS, ()), incomplete)
