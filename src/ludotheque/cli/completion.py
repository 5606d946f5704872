"""Completion in bash, zsh and fish: `ludotheque completion SHELL` prints the script, which calls back into this module.

Ids are offered with their names, which zsh and fish show; names are offered once one has been begun.
"""

import os
from collections.abc import Iterable, Mapping
from typing import Any

PROGRAM = "ludotheque"
SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_LUDOTHEQUE_COMPLETE"  # set by the script, read by Typer

Offer = tuple[str, str]


def run(shell: str, program: str = PROGRAM) -> None:
    """Print the script for a shell's start-up file."""
    from typer.completion import get_completion_script  # type: ignore[attr-defined]

    print(get_completion_script(prog_name=program, complete_var=VARIABLE, shell=shell))


def asked() -> bool:
    """Whether this run was started by shell completion."""
    return VARIABLE in os.environ


def prepare() -> None:
    """Registers Typer's own completion classes; by default Click's are used."""
    from typer.completion import completion_init  # type: ignore[attr-defined]

    completion_init()


def offers(names: Mapping[str, Iterable[str]], begun: str) -> list[Offer]:
    """Ids that begin like this, each with its first name; names, if one was begun, with hyphens instead of spaces,
    which each shell would quote differently."""
    found = [(id, next(iter(others), "")) for id, others in names.items()]
    if begun:
        every = dict.fromkeys(name.replace(" ", "-") for others in names.values() for name in others)
        found += [(name, "") for name in every if name not in names]
    return [(value, about) for value, about in found if value.startswith(begun)]


def games(ctx: Any, incomplete: str) -> list[Offer]:
    from ludotheque.cli.arguments.names import names_of_games

    return offers(names_of_games(), incomplete)


def bots(ctx: Any, incomplete: str) -> list[Offer]:
    """Completes the last item of a comma-separated list."""
    from ludotheque.cli.arguments.names import names_of_bots

    before, comma, begun = incomplete.rpartition(",")
    return [(before + comma + value, about) for value, about in offers(names_of_bots(), begun)]


def shells(ctx: Any, incomplete: str) -> list[Offer]:
    return offers(dict.fromkeys(SHELLS, ()), incomplete)
