"""The end of a match: how it developed, the sources of points, and links to any moment of it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.guest import ME, OPEN, Guest
from tests.browser.places import imported
from tests.web.serving import ROOT

PHONE = {"width": 390, "height": 844}


def finished(guest: Guest, name: str) -> str:
    """A match played to its end, with all seats mine."""
    text = (ROOT / "tests" / "finished" / f"{name}.json").read_text()
    answer = guest.context.request.post(
        "/api/import", data=text, headers={"content-type": "application/json"}
    )
    made: str = answer.json()["id"]
    return made


@pytest.mark.parametrize("window", [{}, PHONE], ids=["wide", "phone"])
def test_the_curves_end_where_the_result_says(meet: Meet, window: dict[str, int]) -> None:
    guest = meet("Maude", **window)
    match = imported(guest)
    guest.open(match)
    points = guest.said("GET", f"/api/matches/{match}")["outcome"]["points"]
    points = [int(number) for number in points]
    curves = guest.result.get_by_role("region", name="Les points au fil de la partie")
    expect(curves.locator(".lines > g")).to_have_count(len(points))
    drawing = curves.get_by_role("img", name=re.compile("^Points de chaque joueur au fil de la partie"))
    for number in points:
        assert re.search(rf": {number}\b", drawing.get_attribute("aria-label") or "")
    # The same in figures, century by century; each is a link to that position.
    curves.get_by_text("En chiffres").click()
    rows = curves.locator("tbody tr")
    expect(rows).to_have_count(4)
    assert sorted(map(int, rows.last.get_by_role("cell").all_inner_texts())) == sorted(points)
    rows.first.get_by_role("link", name="siècle I").click()
    expect(guest.page).to_have_url(re.compile(rf"#/m/{match}/at/66$"))


def test_a_moment_leads_to_its_position(meet: Meet) -> None:
    guest = meet("Maude")
    match = imported(guest)
    guest.open(match)
    moments = guest.result.get_by_role("region", name="Ce qui a fait la partie").get_by_role("listitem")
    expect(moments).to_have_count(3)
    # The event heads it, then the change of the chances to win.
    expect(moments.filter(has_text="prêt")).to_have_count(0)
    decisive = moments.filter(has=guest.page.get_by_role("heading", name="Le siècle")).last
    expect(decisive).to_contain_text(re.compile(r"Chances de .+\d+\s%.+→.+\d+\s%"))
    expect(decisive.locator("[inert] .board")).to_be_visible()  # the board at that moment
    look = decisive.get_by_role("link", name=re.compile(r"^Revoir le coup \d+$"))
    moves = (look.get_attribute("aria-label") or "").rpartition(" ")[2]
    look.click()
    expect(guest.page.get_by_text(f"Coup {moves} sur ")).to_be_visible()


def test_a_touch_on_the_curves_opens_that_position(meet: Meet) -> None:
    guest = meet("Maude")
    match = imported(guest)
    guest.open(match)
    ground = guest.result.locator(".ground")
    box = ground.bounding_box()
    assert box is not None
    ground.hover(position={"x": box["width"] / 2, "y": 60})
    expect(guest.result.locator(".tip")).to_contain_text("Coup 142")
    ground.click(position={"x": box["width"] / 2, "y": 60})
    expect(guest.page).to_have_url(re.compile(rf"#/m/{match}/at/142$"))


def test_a_source_is_explained_for_all_players(meet: Meet) -> None:
    guest = meet("Maude")
    match = imported(guest)
    guest.open(match)
    parts = guest.said("GET", f"/api/matches/{match}")["outcome"]["parts"]
    sources = guest.result.get_by_role("region", name="D'où viennent les points")
    expect(sources.locator(".said")).to_contain_text("face à")
    chosen = sources.get_by_role("button", name="Groupe principal")
    chosen.click()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    told = sources.locator(".said").inner_text()
    assert sorted(map(int, re.findall(r"\) (\d+)", told))) == sorted(part["main_group"] for part in parts)
    guest.speak("en")
    expect(guest.result.get_by_role("region", name="Where the points come from")).to_contain_text(
        "Main group"
    )


# A bar of the sources at one moment: where its zero and its pieces are.
DRAWN = """bar => {
    const ends = (one) => (({ left, right }) => ({ left, right }))(one.getBoundingClientRect());
    const pieces = [...bar.querySelectorAll(".piece")].map((one) => ({
        ...ends(one),
        minus: one.classList.contains("minus"),
        striped: getComputedStyle(one).backgroundImage !== "none",
    }));
    return { zero: ends(bar.querySelector(".zero")), pieces };
}"""


def test_points_lost_are_drawn_to_the_left_of_zero(meet: Meet) -> None:
    guest = meet("Maude")
    guest.open(finished(guest, "small_city-3-2"))
    sources = guest.result.get_by_role("region", name="D'où viennent les points")
    expect(sources.locator(".bars li")).to_have_count(3)
    expect(sources.locator(".bars .bar:has(.zero):has(.minus)")).to_have_count(3)
    for bar in sources.locator(".bars .bar").all():
        drawn = bar.evaluate(DRAWN)
        middle = (drawn["zero"]["left"] + drawn["zero"]["right"]) / 2
        assert drawn["zero"]["right"] - drawn["zero"]["left"] >= 2
        for piece in drawn["pieces"]:
            if piece["minus"]:
                assert piece["right"] <= middle + 1
                assert piece["striped"]
            else:
                assert piece["left"] >= middle - 1


def test_votes_are_shown_by_source(meet: Meet) -> None:
    guest = meet("Maude")
    match = finished(guest, "small_city-3-2")
    guest.open(match)
    outcome = guest.said("GET", f"/api/matches/{match}")["outcome"]
    for points, found in zip(outcome["points"], outcome["sources"], strict=True):
        assert sum(found.values()) == points
    sources = guest.result.get_by_role("region", name="D'où viennent les points")
    expect(sources.get_by_role("button", name="Habitations")).to_be_visible()
    expect(sources.get_by_role("button", name="Voix", exact=True)).to_have_count(0)
    # No two of them look alike.
    drawn = sources.locator(".legend i").evaluate_all(
        "all => all.map(one => { const { backgroundColor, backgroundImage } = getComputedStyle(one);"
        " return backgroundColor + backgroundImage; })"
    )
    assert len(drawn) > 2
    assert len(set(drawn)) == len(drawn)


def test_a_game_without_points_tells_the_ways_to_win(meet: Meet) -> None:
    guest = meet("Maude")
    guest.open(finished(guest, "civilization-2-20-1"))
    ways = guest.result.get_by_role("region", name="Les voies de la victoire")
    for name in ("militaire", "technologique", "culturelle", "économique"):
        expect(ways.get_by_role("heading", name=f"Victoire {name}", exact=False)).to_be_visible()
    expect(ways.get_by_role("listitem")).to_have_count(8)
    expect(guest.result.get_by_role("region", name="D'où viennent les points")).to_have_count(0)
    expect(guest.result).not_to_contain_text("Les points au fil de la partie")
    expect(guest.result.get_by_role("row", name=re.compile("^Total"))).to_have_count(0)
    expect(guest.result.locator(".ranks li").first).to_contain_text(re.compile(r"\d+/\d+|pas"))


def test_alone_the_line_is_the_margin(meet: Meet) -> None:
    guest = meet("Maude")
    guest.forgives = ["GL Driver Message"]
    guest.open(finished(guest, "nouvelle_france-1-1"))
    expect(guest.result.get_by_role("heading", level=1)).to_have_text("L'Hiver l'emporte")
    expect(guest.result.locator(".lines > g")).to_have_count(1)
    expect(guest.result.locator(".ranks")).to_have_count(0)
    moments = guest.result.get_by_role("region", name="Ce qui a fait la partie")
    expect(moments.get_by_role("listitem")).to_have_count(3)
    expect(moments).to_contain_text("Points attendus :")


def test_a_result_that_does_not_come_is_asked_for_again(meet: Meet) -> None:
    guest = meet("Maude")
    guest.forgives = ["Result", "net::ERR", "Failed to load", "dynamically imported"]
    match = imported(guest)
    guest.page.route(re.compile("/assets/Result-"), lambda route: route.abort("internetdisconnected"))
    guest.open(match)
    notice = guest.page.get_by_role("alert")
    expect(notice).to_contain_text("n'est pas arrivé")
    expect(guest.asked).to_have_text("La partie est finie")
    expect(guest.page.get_by_role("region", name="La ville de Québec")).to_be_visible()
    guest.page.unroute_all()
    notice.get_by_role("button", name="Réessayer").click()
    expect(guest.result).to_be_visible()
    expect(notice).to_have_count(0)


def test_curves_that_do_not_come_leave_the_rest(meet: Meet) -> None:
    guest = meet("Maude")
    guest.forgives = ["/course", "net::ERR"]
    guest.page.route("**/course", lambda route: route.abort("internetdisconnected"))
    guest.open(imported(guest))
    expect(guest.result).to_contain_text("Les courbes ne sont pas arrivées.")
    expect(guest.result.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    guest.page.unroute_all()
    guest.result.get_by_role("button", name="Réessayer").click()
    expect(guest.result.locator(".lines > g")).to_have_count(4)


def test_the_log_names_things_with_their_signs(meet: Meet) -> None:
    guest = meet("Maude")
    guest.open(imported(guest, 150))
    first = guest.log.get_by_role("listitem").first
    expect(first).to_contain_text("envoie 1 ouvrier actif en Économie.")
    expect(first.locator("b")).to_have_text([re.compile("^Maude"), re.compile("Économie")])
    expect(first.locator("b svg")).to_have_count(1)


@pytest.mark.parametrize("window", [{}, PHONE], ids=["wide", "phone"])
def test_an_open_table_shows_whose_places_are_taken(meet: Meet, window: dict[str, int]) -> None:
    host, guest = meet("Étienne"), meet("Maude", **window)
    match = host.create("quadrata", ME, OPEN, OPEN, public=True)
    guest.home()
    row = guest.page.locator(".low .row", has=guest.page.locator(f'a[href$="{match}"]'))
    seats = row.get_by_role("img", name="1 place prise sur 3")
    expect(seats).to_be_visible()
    expect(seats.locator("svg")).to_have_count(3)


def test_a_table_without_a_face_is_shown_as_text(meet: Meet) -> None:
    guest = meet("Maude")
    guest.open(guest.create("parry", ME, ME))
    guest.page.get_by_role("button", name=re.compile("c'est moi")).click()
    board = guest.page.locator(".generic")
    expect(board.locator("dt")).to_have_text(["Pioche"])
    expect(board.get_by_role("row", name=re.compile("^Cartes en main"))).to_be_visible()
    expect(board.get_by_role("columnheader")).to_have_count(2)
    guest.speak("en")
    expect(board.get_by_role("row", name=re.compile("^Cards in hand"))).to_be_visible()
