"""The table on the screen: the game's own drawing (`<game>.board_text`) if it has one, else its view as a tree."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ludotheque.cli.text.voice import Voice
from ludotheque.core.texts.boards import board_text_of, labels_of

if TYPE_CHECKING:
    from rich.tree import Tree

    from ludotheque.core.words import Words

LONGEST_LIST = 12


def show_board(voice: Voice, words: "Words", view: dict[str, Any], players: Sequence[str]) -> None:
    """Print the view of a seat."""
    names = names_of(words, players)
    drawing = board_text_of(words.game)
    if drawing is None:
        known = {
            id: name for domain, named in names.items() if domain != "seat" for id, name in named.items()
        }
        voice.console.print(tree(words.game_name(), view, known))
        return
    for line in drawing.board(view, names, voice.console.width, words.game.drawing.board()):
        voice.console.print(line)


def names_of(words: "Words", players: Sequence[str]) -> dict[str, dict[str, str]]:
    """All names by domain and id: seats by number, labels of the drawing under `board`."""
    game = words.game
    domains = [option.domain for option in game.options]
    for verb in game.vocabulary.verbs:
        domains += verb.domains
    for kind in game.kinds.all:
        domains += kind.domains
    names = {
        domain.name: {id: str(words.thing(domain, i)) for i, id in enumerate(domain.ids)}
        for domain in domains
        if not domain.numeric
    }
    names["board"] = {label: words.say(f"board-{label}") for label in labels_of(game)}
    names["seat"] = {str(seat): player for seat, player in enumerate(players)}
    return names


def tree(title: str, view: dict[str, Any], names: dict[str, str]) -> "Tree":
    """The view of any game: each key with its value, ids by name, long lists cut."""
    from rich.tree import Tree

    root = Tree(f"[bold]{title}[/]", guide_style="dim")
    _grow(root, {key: value for key, value in view.items() if key != "game"}, names)
    return root


def _grow(branch: "Tree", value: Any, names: dict[str, str]) -> None:
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for place, (key, inner) in enumerate(pairs):
        if isinstance(value, list) and place == LONGEST_LIST:
            branch.add(f"[dim]… +{len(value) - LONGEST_LIST}[/]")
            return
        label = f"[cyan]{names.get(str(key), str(key).replace('_', ' '))}[/]"
        if _is_flat(inner):
            branch.add(f"{label}  {_flat(inner, names)}")
        else:
            _grow(branch.add(label), inner, names)


def _is_flat(value: Any) -> bool:
    """Whether a value fits on one line: a scalar, or a short list or table of scalars."""
    if isinstance(value, dict):
        return len(value) <= 6 and not any(isinstance(inner, (dict, list)) for inner in value.values())
    return not isinstance(value, list) or not any(isinstance(inner, (dict, list)) for inner in value)


def _flat(value: Any, names: dict[str, str]) -> str:
    from rich.markup import escape

    if isinstance(value, dict):
        return "  ".join(f"[dim]{escape(str(key))}[/] {_flat(inner, names)}" for key, inner in value.items())
    if isinstance(value, list):
        shown = " ".join(_flat(inner, names) for inner in value[:LONGEST_LIST]) or "–"
        return shown + (f" [dim]… +{len(value) - LONGEST_LIST}[/]" if len(value) > LONGEST_LIST else "")
    if value is None or isinstance(value, bool):
        return {None: "–", True: "✓", False: "✗"}[value]
    return escape(names.get(value, value) if isinstance(value, str) else str(value))
