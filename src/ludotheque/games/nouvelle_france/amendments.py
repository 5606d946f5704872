"""What was corrected in the rules since the first version, each with the number of players it concerns."""

from ludotheque.core.amendments import Amendment


def amendments() -> list[Amendment]:
    return [
        # The last snowfalls began with the player after the one whose turn had closed the third work.
        Amendment(["NF-8.4.7", "NF-8.4.12"], seats=[2, 3, 4]),
    ]
