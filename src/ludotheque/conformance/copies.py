"""Point 3: the same seed and choices give the same positions, and copies are independent."""

from ludotheque.conformance.walk import Case, Walk
from ludotheque.core.state import State


def check_same_again(case: Case) -> None:
    """A game played twice, with a log and without, has the same positions throughout."""
    walk = Walk(case)
    again = case.first()
    walk.expect(
        walk.game.encode(walk.state) == walk.game.encode(again), "the same seed dealt another position"
    )
    for seat, action in walk.decisions():
        walk.expect(
            walk.game.encode(walk.state) == walk.game.encode(again),
            "the same choices led to another position",
        )
        again.apply(seat, action)
    walk.expect(
        walk.game.encode(walk.state) == walk.game.encode(again), "the same choices led to another end"
    )


def check_copies(case: Case) -> None:
    """Copies taken before every choice are unchanged at the end, and each plays on like the original."""
    walk = Walk(case)
    kept: list[tuple[State, bytes]] = []
    for seat, action in walk.decisions():
        before = walk.game.encode(walk.state)
        clone = walk.state.clone()
        walk.expect(walk.game.encode(clone) == before, "clone() is not like the original")
        walk.expect(
            walk.game.encode(walk.game.copy(walk.state)) == before, "Game.copy() is not like the original"
        )
        kept.append((clone, before))
        # Playing on a copy must change neither the original nor earlier copies.
        other = clone.clone()
        other.apply(seat, action)
        walk.expect(
            walk.game.encode(walk.state) == before, f"{walk.said(action)} on a clone changed the original"
        )
        if len(kept) > 1:
            earlier, text = kept[-2]
            walk.expect(walk.game.encode(earlier) == text, "the copy of the position before has changed")
    for number, (clone, text) in enumerate(kept):
        walk.expect(
            walk.game.encode(clone) == text, f"the copy taken before decision {number + 1} has changed"
        )
    for number in {0, len(kept) // 2, len(kept) - 1}:
        clone = kept[number][0]
        for seat, action in walk.moves[number:]:
            clone.apply(seat, action)
        walk.expect(
            walk.game.encode(clone) == walk.game.encode(walk.state),
            f"the copy of decision {number + 1} ends otherwise",
        )
