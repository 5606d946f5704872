"""`ludotheque coach` and `guides`, and advice while one plays."""

import asyncio
from pathlib import Path

import pytest

from ludotheque.core.catalogue import load_game
from ludotheque.core.teaching.guide import guide_of
from ludotheque.core.teaching.pages import cards, overview
from tests.cli.running import flat, run
from tests.table.sitting import table_on
from tests.table.test_guides import answers, begun


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_coach_prints_the_overview_and_every_card_with_its_rules(lang: str) -> None:
    done = run("coach", "quebec", lang=lang, width=1000)
    game = load_game("quebec")
    assert done.exit_code == 0
    for section in overview(game, lang):
        assert f"{section.said.text} [{', '.join(section.said.rules)}]" in done.output
    for card in cards(game, lang).values():
        assert card.asked.text in done.output
        assert all(point.text in done.output for point in card.points)


def test_the_coach_prints_one_card() -> None:
    text = flat(run("coach", "Québec", "place", lang="en"))
    assert "Choose the site" in text
    assert "You take a single action" not in text
    unknown = run("coach", "quebec", "castle", lang="en")
    assert unknown.exit_code == 2
    assert 'There is no card "castle". There is: main' in flat(unknown)


def test_a_game_without_a_coach_says_so() -> None:
    done = run("coach", "morra", lang="en")
    assert (done.exit_code, flat(done)) == (1, "This game has no advice.")
    done = run("coach", "morra", "--guide", lang="en")
    assert (done.exit_code, flat(done)) == (1, "This game has no guided first match.")


def test_what_is_missing_is_listed() -> None:
    done = run("coach", "morra", "--missing", lang="en")
    assert done.exit_code == 1
    assert "coach.fr.md: no card for choose" in done.output
    assert "overview.en.md: 0 sections instead of 3 to 5" in done.output


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_guide_is_printed_as_it_is_played(lang: str) -> None:
    done = run("coach", "quebec", "--guide", lang=lang)
    guide = guide_of(load_game("quebec"))
    assert guide is not None
    assert done.exit_code == 0
    for stop in guide.stops:
        if not stop.skip_if:
            assert f"({stop.id})" in done.output


def test_the_card_of_a_question_is_shown_while_one_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # the journal is saved there
    card = cards(load_game("quebec"), "en")["main"]
    for word in ("c", "coach", "conseil"):
        assert card.asked.text in flat(
            run("play", "quebec", "--seed", "1", lang="en", input=f"{word}\nq\n", width=900)
        )
    assert "There is no advice on this question." in flat(run("play", "morra", lang="en", input="c\nq\n"))


@pytest.mark.parametrize(
    ("lang", "begun_words", "share"),
    [
        ("fr", "Québec : 1 partie guidée commencée", "100,0 %"),
        ("en", "Québec: 1 guided match begun", "100.0%"),
    ],
)
def test_the_host_reads_how_far_people_get(tmp_path: Path, lang: str, begun_words: str, share: str) -> None:
    file = tmp_path / "table.sqlite3"

    async def play() -> None:
        async with table_on(file) as table:
            me = await table.people.visitor("Maude")
            live = await begun(table, me)
            await answers(table, live, me)

    asyncio.run(play())
    text = (
        flat(run("guides", "--database", str(file), lang=lang)).replace("\u202f", " ").replace("\u00a0", " ")
    )
    assert begun_words in text
    assert share in text
    assert "Maude" not in text


def test_a_table_without_guided_matches_says_so(tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite3"

    async def play() -> None:
        async with table_on(file):
            pass

    asyncio.run(play())
    assert flat(run("guides", "--database", str(file), lang="en")) == "No guided match has been begun yet."
