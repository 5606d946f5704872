"""Lines of text with styles, for boards drawn in a terminal."""

from collections.abc import Mapping

# Names by domain and id; seats by their number, as text.
Names = Mapping[str, Mapping[str, str]]
# Some text and the style it is printed in.
Run = tuple[str, str]


def length(runs: list[Run]) -> int:
    return sum(len(text) for text, _ in runs)


def padded(runs: list[Run], width: int) -> list[Run]:
    """Filled up with blanks; never cut, so that nothing gets lost."""
    return [*runs, (" " * max(0, width - length(runs)), "")]


def markup(runs: list[Run]) -> str:
    """The line as Rich reads it."""
    parts = []
    for text, style in runs:
        plain = text.replace("[", "\\[")
        parts.append(f"[{style}]{plain}[/]" if style and text else plain)
    return "".join(parts).rstrip()
