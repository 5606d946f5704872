"""Components from TOML: typed, with a provenance mark on every value, correctable by an owner of the box."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from ludotheque.core.data import MARKS, DataError, DataFolder


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    cost: int
    name: str


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    schema: Literal["toy.cards.v1"]
    most: int
    steps: list[int]
    card: list[Card]


CARDS = """\
schema = "toy.cards.v1"
most = 3
steps = [1, 2, 3]

[provenance]
"most" = "seed"
"steps" = "deduced"
"card" = "public"
"card.*.cost" = "reconstructed"
"card.b.cost" = "known"

[[card]]
id = "a"
cost = 1
name = "Ânesse"

[[card]]
id = "b"
cost = 2
name = "Bœuf"
"""
OTHER = 'schema = "toy.other.v1"\n[provenance]\n"*" = "known"\n[size]\nwidth = 2\n'

Make = Callable[..., DataFolder]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    """A packaged folder, and a corrected one if files for it are given."""

    def folder(cards: str = CARDS, **corrected: str) -> DataFolder:
        packaged = tmp_path / "packaged"
        packaged.mkdir(exist_ok=True)
        (packaged / "cards.toml").write_text(cards, encoding="utf-8")
        (packaged / "other.toml").write_text(OTHER, encoding="utf-8")
        (packaged / "notes.txt").write_text("not data", encoding="utf-8")
        if not corrected:
            return DataFolder(packaged)
        mine = tmp_path / "mine"
        mine.mkdir(exist_ok=True)
        for name, text in corrected.items():
            (mine / f"{name}.toml").write_text(text, encoding="utf-8")
        return DataFolder(packaged, mine)

    return folder


def replaced(old: str, new: str) -> str:
    assert CARDS.count(old) == 1
    return CARDS.replace(old, new)


def test_a_file_reads_as_its_type(make: Make) -> None:
    data = make()
    assert data.names == ["cards.toml", "other.toml"]
    cards = data.read("cards.toml", Cards)
    assert cards == Cards("toy.cards.v1", 3, [1, 2, 3], [Card("a", 1, "Ânesse"), Card("b", 2, "Bœuf")])


# ---------------------------------------------------------------- provenance


def test_the_last_line_that_covers_a_value_gives_its_mark(make: Make) -> None:
    assert dict(make().provenance("cards.toml")) == {
        "most": "seed",
        "steps": "deduced",
        "card.a.id": "public",
        "card.a.cost": "reconstructed",
        "card.a.name": "public",
        "card.b.id": "public",
        "card.b.cost": "known",
        "card.b.name": "public",
    }


def test_a_star_stands_for_one_key_and_covers_what_is_below(make: Make) -> None:
    data = make(replaced('"card.b.cost" = "known"', '"*.b" = "known"\n"*.*.name" = "seed"'))
    marks = dict(data.provenance("cards.toml"))
    assert [marks["card.b.id"], marks["card.b.cost"]] == ["known", "known"]
    assert [marks["card.a.name"], marks["card.b.name"]] == ["seed", "seed"]
    assert [marks["most"], marks["steps"], marks["card.a.id"]] == ["seed", "deduced", "public"]
    assert dict(data.provenance("other.toml")) == {"size.width": "known"}


def test_things_without_an_id_are_named_by_their_place(make: Make) -> None:
    data = make(
        'schema = "x"\n[provenance]\n"row" = "seed"\n"row.1" = "known"\n[[row]]\nn = 5\n[[row]]\nn = 6\n'
    )
    assert list(data.provenance("cards.toml")) == [("row.0.n", "seed"), ("row.1.n", "known")]


@pytest.mark.parametrize(
    ("cards", "key"),
    [
        (replaced('"most" = "seed"\n', ""), "most"),
        (replaced('"steps" = "deduced"\n', ""), "steps"),
        (replaced('"card" = "public"\n', ""), "card.a.id"),
        (replaced('"card" = "public"', '"card.a" = "public"\n"card.*.id" = "public"'), "card.b.name"),
        (replaced('"most" = "seed"', '"most.more" = "seed"'), "most"),
    ],
)
def test_a_value_that_no_line_covers_is_an_error(make: Make, cards: str, key: str) -> None:
    with pytest.raises(DataError, match=r"cards\.toml: .*expected a line in \[provenance\]") as caught:
        make(cards).read("cards.toml", Cards)
    assert caught.value.key == key


@pytest.mark.parametrize("mark", ['"guessed"', '"Seed"', '""', "1", '["seed"]', "{}"])
def test_an_unknown_mark_is_an_error(make: Make, mark: str) -> None:
    with pytest.raises(DataError, match="expected one of " + ", ".join(MARKS)) as caught:
        make(replaced('"most" = "seed"', f'"most" = {mark}')).read("cards.toml", Cards)
    assert caught.value.key == "provenance.most"


@pytest.mark.parametrize("table", ["", 'provenance = "seed"\n', "provenance = [1]\n"])
def test_a_file_without_a_table_of_provenance_is_an_error(make: Make, table: str) -> None:
    cards = table + CARDS[: CARDS.index("[provenance]")] + CARDS[CARDS.index("[[card]]") :]
    with pytest.raises(DataError, match="expected a table of patterns") as caught:
        make(cards).read("cards.toml", Cards)
    assert caught.value.key == "provenance"


def test_uncertain_values_are_listed_and_counted(make: Make) -> None:
    data = make()
    assert data.uncertain() == [("cards.toml", "card.*.cost", 1)]  # a later line marks the other one
    assert data.uncertain_values() == [
        ("cards.toml", "card.a.cost", data.raw("cards.toml")["card"][0]["cost"])
    ]
    assert data.counts() == {"seed": 1, "deduced": 1, "public": 4, "known": 2, "reconstructed": 1}


# ---------------------------------------------------------------- types


@pytest.mark.parametrize(
    ("cards", "key"),
    [
        (replaced("most = 3", 'most = "3"'), "$.most"),
        (replaced("most = 3", "most = 3.5"), "$.most"),
        (replaced("steps = [1, 2, 3]", "steps = [1, true, 3]"), "$.steps[1]"),
        (replaced("cost = 2", "cost = 1979-05-27"), "$.card[1].cost"),
        (replaced("cost = 2", "cost = 2\nprice = 2"), "$.card[1]"),
        (replaced("most = 3", "most = 3\nleast = 1").replace('"most" =', '"least" = "seed"\n"most" ='), "$"),
        (replaced('name = "Bœuf"\n', ""), "$.card[1]"),
        (replaced("toy.cards.v1", "toy.cards.v2"), "$.schema"),
        (replaced("steps = [1, 2, 3]", "steps = [{n = 1}, 2]"), "$.steps[0]"),
    ],
)
def test_a_wrong_type_or_key_is_named_with_its_file(make: Make, cards: str, key: str) -> None:
    data = make(cards)
    with pytest.raises(DataError) as caught:
        data.read("cards.toml", Cards)
    assert caught.value.key == key
    assert caught.value.file == str(data.packaged / "cards.toml")
    assert str(caught.value) == f"{caught.value.file}: {key}: {caught.value.expected}"


@pytest.mark.parametrize("content", [b"most = ", b"a = 1\na = 2", b'name = "\xff"'])
def test_a_file_that_is_no_toml_is_an_error(make: Make, content: bytes) -> None:
    data = make()
    (data.packaged / "cards.toml").write_bytes(content)
    with pytest.raises(DataError, match=r"cards\.toml: file: expected TOML in UTF-8"):
        data.read("cards.toml", Cards)


# ---------------------------------------------------------------- an owner's corrections


def test_a_corrected_file_replaces_the_packaged_one_and_no_other(make: Make) -> None:
    data = make(CARDS, other=OTHER.replace("2", "9"))
    assert data.path("cards.toml") == data.packaged / "cards.toml"
    assert data.raw("other.toml")["size"] == {"width": 9}
    assert data.read("cards.toml", Cards).most == 3


def test_an_error_in_a_corrected_file_names_that_file(make: Make, tmp_path: Path) -> None:
    data = make(CARDS, other="size = ")
    with pytest.raises(DataError) as caught:
        data.raw("other.toml")
    assert caught.value.file == str(tmp_path / "mine" / "other.toml")


def test_a_missing_folder_of_corrections_is_an_error(make: Make, tmp_path: Path) -> None:
    packaged = make().packaged
    with pytest.raises(
        DataError, match=r"--data: expected a folder with corrected copies of cards\.toml, other\.toml"
    ):
        DataFolder(packaged, tmp_path / "nowhere")
    with pytest.raises(DataError, match="--data: expected a folder"):
        DataFolder(packaged, packaged / "cards.toml")


def test_a_folder_without_corrections_is_an_error(make: Make, tmp_path: Path) -> None:
    packaged = make().packaged
    empty = tmp_path / "empty"
    empty.mkdir()
    (empty / "readme.md").write_text("nothing")
    with pytest.raises(DataError, match=r"--data: expected at least one of cards\.toml, other\.toml"):
        DataFolder(packaged, empty)


def test_a_foreign_file_among_corrections_is_an_error(make: Make) -> None:
    with pytest.raises(DataError, match=r"crads\.toml: file: expected only copies of cards.toml, other.toml"):
        make(CARDS, other=OTHER, crads=CARDS)


# ---------------------------------------------------------------- the content hash


@pytest.mark.parametrize(
    "same",
    [
        "# a remark\n" + CARDS,
        replaced("most = 3", "most  =  3 # three"),
        replaced('"most" = "seed"', '"most" = "known"'),
        replaced('"card.*.cost" = "reconstructed"\n', ""),
        CARDS.replace("most = 3\nsteps = [1, 2, 3]\n", "steps = [1, 2, 3]\nmost = 3\n"),
    ],
)
def test_the_content_hash_ignores_comments_order_of_keys_and_provenance(make: Make, same: str) -> None:
    assert make(same).content_hash == make(CARDS).content_hash


@pytest.mark.parametrize(
    "other",
    [
        replaced("most = 3", "most = 4"),
        replaced("steps = [1, 2, 3]", "steps = [1, 3, 2]"),
        replaced("Bœuf", "Boeuf"),
        replaced('id = "a"', 'id = "c"'),
        replaced("cost = 1", "cost = 1.0"),
        replaced("toy.cards.v1", "toy.cards.v2"),
    ],
)
def test_the_content_hash_tells_values_apart(make: Make, other: str) -> None:
    assert make(other).content_hash != make(CARDS).content_hash


def test_the_content_hash_is_of_the_files_in_force(make: Make) -> None:
    plain = make().content_hash
    assert make(CARDS, other=OTHER).content_hash == plain
    assert make(CARDS, other=OTHER.replace("2", "9")).content_hash != plain
