"""Coach cards and overviews: what is read, and how mistakes are named."""

from pathlib import Path

import pytest

from ludotheque.core.teaching.pages import BadPage, Paragraph, read_cards, read_overview

CARD = """# Advice

### lead_a, lead_b
_at: bar, my-hand_

What is asked,
on two lines. [XY-1, XY-2b]

- One point. [XY-2b]
- Another one
  on two lines.
"""


def written(folder: Path, text: str) -> Path:
    file = folder / "coach.en.md"
    file.write_text(text, encoding="utf-8")
    return file


def test_steps_share_a_card(tmp_path: Path) -> None:
    cards = read_cards(written(tmp_path, CARD))
    assert list(cards) == ["lead_a", "lead_b"]
    card = cards["lead_b"]
    assert card is cards["lead_a"]
    assert card.at == ("bar", "my-hand")
    assert card.asked == Paragraph("What is asked, on two lines.", ("XY-1", "XY-2b"))
    assert card.points == (
        Paragraph("One point.", ("XY-2b",)),
        Paragraph("Another one on two lines.", ()),
    )
    assert card.rules == ("XY-1", "XY-2b")


def test_a_game_without_the_file_has_no_cards(tmp_path: Path) -> None:
    assert read_cards(tmp_path / "coach.fr.md") == {}
    assert read_overview(tmp_path / "overview.fr.md") == ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("### Lead it\n\nAsked. [XY-1]\n\n- Point.\n", "Lead it: expected one or more steps"),
        ("### lead\n\n- Point.\n", "lead: expected one paragraph before the points, got 0"),
        ("### lead\n\nAsked. [XY-1]\n", "lead: expected points to weigh"),
        ("### lead\n\nAsked.\n\n- Point.\n", "lead: expected at least one rule"),
        ("### lead\n\nAsked [XY-1] so.\n\n- Point.\n", "lead: expected rules in brackets only at the end"),
        ("### lead\n_at: The Hand_\n\nAsked. [XY-1]\n\n- Point.\n", "lead: expected `_at: part, part_`"),
        ("### lead\n\nAsked. [XY-1]\n\n- Point.\n\nMore.\n", "lead: expected nothing after the points"),
        (CARD + CARD, "lead_a, lead_b: lead_a has a card already"),
    ],
)
def test_a_bad_card_names_file_and_heading(tmp_path: Path, text: str, expected: str) -> None:
    file = written(tmp_path, text)
    with pytest.raises(BadPage) as error:
        read_cards(file)
    assert str(error.value).startswith(f"{file}: ")
    assert expected in str(error.value)


OVERVIEW = """### goal The goal
Win. [XY-1]

### points Points
Score. [XY-2]

### town The town
A further one. [XY-3]

### end The end
It ends. [XY-4]
"""


def test_an_overview_has_its_sections_in_order(tmp_path: Path) -> None:
    sections = read_overview(written(tmp_path, OVERVIEW))
    assert [(section.id, section.title) for section in sections] == [
        ("goal", "The goal"),
        ("points", "Points"),
        ("town", "The town"),
        ("end", "The end"),
    ]
    assert sections[2].said == Paragraph("A further one.", ("XY-3",))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            OVERVIEW.replace("### points Points\nScore. [XY-2]\n", ""),
            "expected the sections goal, points, end",
        ),
        (OVERVIEW.replace("### town The town", "### town"), "town: expected an id and a title"),
        (OVERVIEW.replace("It ends. [XY-4]", "It ends."), "end The end: expected at least one rule"),
        (OVERVIEW.replace("It ends.", "- It ends."), "end The end: expected one paragraph"),
    ],
)
def test_a_bad_overview_names_file_and_heading(tmp_path: Path, text: str, expected: str) -> None:
    file = written(tmp_path, text)
    with pytest.raises(BadPage) as error:
        read_overview(file)
    assert str(error.value).startswith(f"{file}: ")
    assert expected in str(error.value)
