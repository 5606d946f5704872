"""Corrections of the rules since the first version, each with the numbers of players it concerns."""

from ludotheque.core.amendments import Amendment


def amendments(full_support: bool) -> list[Amendment]:
    """`full_support`: whether the data has the stricter variant of NF-5.3.5."""
    return [
        # The last snowfalls began with the player after the one who closed the third work.
        Amendment(["NF-8.4.7", "NF-8.4.12"], seats=[2, 3, 4]),
        # The stricter variant allowed a cube to hang over a lower cube of its own piece.
        Amendment(["NF-5.3.5"], seats=None if full_support else []),
    ]
