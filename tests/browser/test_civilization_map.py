"""The map of Civilization on a laptop: large, with a stable camera across phases, and without obstructing overlays."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_civilization import alone, asks, item, prepared_table, square
from tests.browser.conftest import Meet
from tests.browser.guest import ME
from tests.browser.test_laptop import SIZES
from tests.web.serving import Server


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with prepared_table(tmp_path_factory.mktemp("scenes")) as server:
        yield server


# The capital and the squares around it in the scene "realm".
AROUND = [f"1{column}{row}" for column in "abc" for row in "234"]
# Whether a click in the middle of a square reaches it, so that nothing covers it.
OPEN = """id => {
  const spot = document.querySelector(`[data-spot="${id}"]`);
  const { left, top, width, height } = spot.getBoundingClientRect();
  return spot.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def box_of(page: Page, id: str) -> dict[str, float]:
    box = page.locator(f'[data-spot="{id}"]').bounding_box()
    assert box is not None
    x, y, width, height = (round(size) for size in (box["x"], box["y"], box["width"], box["height"]))
    return {"x": x, "y": y, "width": width, "height": height}


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_first_look_shows_the_surroundings_of_the_capital_large(
    meet: Meet, table: Server, width: int, height: int
) -> None:
    ann = alone(meet, table, "realm", width=width, height=height)
    asks(ann, "city")
    expect(item(ann, "army")).to_be_visible()
    for id in AROUND:
        assert ann.page.evaluate(OPEN, id), id
        assert box_of(ann.page, id)["width"] >= 56
    # The map above the shop.
    board = ann.page.locator("section.board").bounding_box()
    shop = ann.page.locator("section.board .drawer").bounding_box()
    assert board is not None
    assert shop is not None
    share = (board["height"] - shop["height"]) / height
    print(f"civilization {width}x{height}: {100 * share:.0f} %")
    assert share >= 0.55


def test_zoom_and_place_stay_from_phase_to_phase_and_after_the_pyramid(meet: Meet, table: Server) -> None:
    ann = alone(meet, table, "realm", width=1280, height=720)
    page = ann.page
    asks(ann, "city")
    expect(item(ann, "army")).to_be_visible()
    page.get_by_role("button", name="De plus près").click()
    page.mouse.move(700, 300)
    page.mouse.down()
    page.mouse.move(660, 290, steps=4)
    page.mouse.up()
    before = box_of(page, "4b2")
    page.get_by_role("button", name="Pyramide").click()
    expect(page.get_by_role("group", name="Ma pyramide")).to_be_visible()
    page.get_by_role("button", name="Carte", exact=True).click()
    expect(square(ann, "4b2")).to_be_visible()
    assert box_of(page, "4b2") == before
    ann.choose(re.compile("^Terminer"))
    asks(ann, "movement")
    expect(item(ann, "army")).to_have_count(0)
    assert box_of(page, "4b2") == before


def test_the_camera_goes_on_when_the_table_showed_something_else(meet: Meet, table: Server) -> None:
    """On a shared device a curtain comes between two players."""
    ann = meet("Ann", table, width=1280, height=720)
    ann.open(ann.create("civilization", ME, ME, options={"scene": "realm"}))
    page = ann.page
    curtain, percent = page.locator(".curtain"), page.locator(".percent")
    curtain.get_by_role("button").click()
    asks(ann, "city")
    before = percent.inner_text()
    page.get_by_role("button", name="De plus près").click()
    expect(percent).not_to_have_text(before)
    near = percent.inner_text()
    ann.choose(re.compile("^Terminer"))
    curtain.get_by_role("button").click()
    expect(percent).to_have_text(near)
    page.get_by_role("button", name="De plus près").click()
    expect(percent).not_to_have_text(near)


def test_every_square_can_be_moved_from_under_what_floats_over_the_map(meet: Meet, table: Server) -> None:
    """The corners are the hardest: there is nothing beyond."""
    ann = alone(meet, table, "realm", width=1280, height=720)
    page = ann.page
    asks(ann, "city")
    expect(item(ann, "army")).to_be_visible()
    page.locator(".map").evaluate("map => map.querySelector('[data-spot]').focus()")
    corners = page.evaluate(
        """() => {
          const spots = [...document.querySelectorAll("[data-spot]")].map((spot) => {
            const { left, top } = spot.getBoundingClientRect();
            return { id: spot.dataset.spot, left, top };
          });
          const most = (worth) => spots.reduce((one, other) => (worth(other) > worth(one) ? other : one)).id;
          return [[1, 1], [1, -1], [-1, 1], [-1, -1]].map(([x, y]) => most(({ left, top }) => x * left + y * top));
        }"""
    )
    assert len(set(corners)) == 4
    for corner in corners:
        square(ann, corner).focus()
        assert page.evaluate(OPEN, corner), corner


def test_overlays_of_the_map_are_collapsible(meet: Meet, table: Server) -> None:
    ann = alone(meet, table, "realm", width=1280, height=720)
    page = ann.page
    asks(ann, "city")
    cities = page.get_by_role("group", name="Mes cités")
    chosen = cities.get_by_role("button", name=re.compile("^Rome.*10 de production"))
    expect(chosen).to_have_attribute("aria-pressed", "true")
    # The yield of the selected city, and the minimap, are shown on request.
    sums = page.get_by_role("region", name="Ce que rapporte la cité")
    expect(sums).to_have_count(0)
    chosen.click()
    expect(sums).to_contain_text("Montagne ×3")
    page.get_by_role("button", name="La carte entière").click()
    expect(page.get_by_role("img", name="La carte entière")).to_be_visible()
    page.get_by_role("button", name="Replier ce qui couvre la carte").click()
    for gone in (sums, cities, page.get_by_role("button", name="Pyramide"), page.locator(".mini")):
        expect(gone).to_have_count(0)
    page.get_by_role("button", name="Montrer les commandes de la carte").click()
    expect(cities).to_be_visible()


def test_coordinates_stand_along_the_edges(meet: Meet, table: Server) -> None:
    """The number of a tile, its letters and its numbers identify each visible square."""
    ann = alone(meet, table, "realm", width=1280, height=720)
    page = ann.page
    asks(ann, "city")
    expect(item(ann, "army")).to_be_visible()
    page.get_by_role("button", name="De plus près").click()
    names = page.locator(".names span")
    told = [(one.inner_text(), one.bounding_box()) for one in names.all()]
    box = page.locator('[data-spot="1b3"]').bounding_box()
    assert box is not None
    across = {
        text for text, at in told if at and box["x"] < at["x"] + at["width"] / 2 < box["x"] + box["width"]
    }
    down = {
        text for text, at in told if at and box["y"] < at["y"] + at["height"] / 2 < box["y"] + box["height"]
    }
    assert "b" in across
    assert "3" in down
    assert names.filter(has_text=re.compile("^1$")).first.is_visible()


def test_the_shop_turns_by_whole_items_and_unfolds(meet: Meet, table: Server) -> None:
    """Available items come first; collapsed, an unavailable item shows that it lacks something, and expanded what it
    lacks."""
    ann = alone(meet, table, "realm", width=1280, height=720)
    page = ann.page
    asks(ann, "city")
    shop = page.get_by_role("region", name="La cité montrée")
    row = shop.get_by_role("group", name="La cité montrée")
    expect(item(ann, "army")).to_be_visible()
    classes = row.locator("[data-item]").evaluate_all(
        "items => items.map((one) => one.classList.contains('can'))"
    )
    assert classes == sorted(classes, reverse=True)
    assert True in classes
    assert False in classes
    first = item(ann, "army")
    before = first.bounding_box()
    first.hover()
    page.mouse.wheel(0, 120)
    expect(first).not_to_be_in_viewport()
    shop.get_by_role("button", name="Précédents").click()
    expect(first).to_be_in_viewport(ratio=1)
    first.focus()
    page.keyboard.press("End")
    expect(first).not_to_be_in_viewport()
    page.keyboard.press("Home")
    expect(first).to_be_in_viewport(ratio=1)
    assert first.bounding_box() == before
    shop.get_by_role("button", name=re.compile("^Tout voir")).click()
    expect(item(ann, "hanging_gardens")).to_contain_text("a 10, il en faut 15")
    expect(item(ann, "colossus")).to_contain_text("−5 Métallurgie")
    page.keyboard.press("Escape")
    expect(shop.get_by_role("button", name=re.compile("^Tout voir"))).to_be_visible()
