"""What is true of every position."""

from ludotheque.games.small_city.state import SmallCity


def broken(s: SmallCity) -> list[str]:
    return []
