"""How many clicks a turn takes a person, counted in a real browser (Chromium) at a real server on loopback.

    make frontend && make compiled
    PYTHONPATH=build/compiled .venv/bin/python benchmarks/clicks.py civilization --games 20
    PYTHONPATH=build/compiled .venv/bin/python benchmarks/clicks.py small_city --games 20 --touch

A simulated person plays against two bots. A seeded bot makes the person's choices (`--policy`, casual); each choice
is carried out on the page with the fewest gestures that this program finds: a chip of the ask bar, what is drawn on
the board, an entry of a menu; with a mouse also a tile, an item or a citizen dragged to its square. The hint's button
is never used. A click, a touch or a drag is one gesture; each rotation of a tile by its button is one, and a
confirmation is one more. A dragged tile is turned by the keys R and F, counted apart. Before the first counted turn,
and in battles, which are not counted, choices are sent to the table directly. A choice that was not found on the page
counts as two gestures (open its list, choose it) and is reported by its verb: `played otherwise`.

Results are per turn: Civilization, turns 3 to 6 with exactly two cities of the person, also minus one for each
figure moved; Small City, turns 1 to 4. `--seconds` limits the run; unfinished parts are reported.
"""

import argparse
import asyncio
import itertools
import json
import shutil
import statistics
import sys
import tempfile
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Locator, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from ludotheque.bots import make_bot  # noqa: E402
from ludotheque.core.words import words_for  # noqa: E402
from ludotheque.table import opening  # noqa: E402
from ludotheque.table.bots import playing as table_bots  # noqa: E402
from ludotheque.table.errors import Refused  # noqa: E402
from ludotheque.table.match import deeds  # noqa: E402
from ludotheque.table.match.live import LiveMatch  # noqa: E402

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
WAIT = 60.0  # seconds for the table or the page to come to where they must
SOON = 6000  # milliseconds in which a click shows what it leads to
OTHERWISE = 2  # gestures of a choice that was not found on the page
CLOSE_FILM = """() => {
  const close = document.querySelector(".film header .btn");
  close?.click();
  return close !== null;
}"""
# An element of the page, or one that is looked for when its turn comes.
Target = Locator | Callable[[], Locator]
SQUARE = 72  # units of the drawing of a borough
CITIES = ("capital", "second_city", "third_city")
ROWS = ("finance", "industry", "construction", "tourism", "environment")
FACINGS = ("upright", "right", "over", "left", "flipped", "flipped_right", "flipped_over", "flipped_left")
TURNS = {"civilization": range(3, 7), "small_city": range(1, 5)}
# What a person who seldom trades says once, in the first turn, by the clock in the bar.
STANDING = {"trade": "default", "respond": "unless_mine", "interrupt": "unless_mine"}
BATTLE = {"before_draw", "draft", "after_draw", "battle", "zhukov", "spread", "save", "nightingale", "loot"}

# Records the choices that the page sends and the entries it receives; blocks all choices but the wanted one.
WATCH = """(() => {
  window.wanted = null; window.sent = []; window.heard = 0;
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const said = JSON.parse(data);
        window.heard = Math.max(window.heard, said.entry?.seq ?? (said.type === "sync" ? said.seq : 0));
      });
    }
    send(text) {
      const said = JSON.parse(text);
      if (said.do === "play") {
        const key = JSON.stringify(Object.entries(said.action).sort(([a], [b]) => (a < b ? -1 : 1)));
        const good = window.wanted?.includes(key) ?? true;
        window.sent.push([key, good]);
        if (!good) {
          const no = { type: "error", id: said.id, error: "action", message: "not this one" };
          setTimeout(() => this.onmessage?.({ data: JSON.stringify(no) }));
          return;
        }
      }
      super.send(text);
    }
  };
})();"""


def key_of(action: dict[str, Any]) -> str:
    return json.dumps(sorted(action.items()), separators=(",", ":"), ensure_ascii=False)


def plain(text: str) -> str:
    """Without differences of typography."""
    return " ".join(text.replace("\u2019", "'").split()).casefold()


class Served:
    """The web table in a thread of this process, so that its matches are accessible."""

    def __init__(self, folder: Path) -> None:
        from ludotheque.cli.table.serve import listen, server_for
        from ludotheque.web.app import create_app
        from ludotheque.web.settings import read_settings

        limits = dict.fromkeys(
            ("matches_per_person", "matches_per_address", "sockets_per_person", "requests_per_address"), 0
        )
        settings = read_settings(
            host="127.0.0.1",
            port=0,
            database=str(folder / "clicks.sqlite3"),
            bot_pause=0.0,
            bot_workers=1,
            **limits,
        )
        self.app = create_app(settings)
        listening = listen(settings)
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self.app.open_store()
        ready = threading.Event()
        self.loop: asyncio.AbstractEventLoop

        def started() -> None:
            self.loop = asyncio.get_running_loop()
            ready.set()

        self.server = server_for(self.app, started)
        self.thread = threading.Thread(target=partial(self.server.run, sockets=[listening]), daemon=True)
        self.thread.start()
        assert ready.wait(WAIT), "the server did not start"

    def live(self, match: str) -> LiveMatch:
        assert self.app.tabs is not None

        async def opened() -> LiveMatch:
            return await self.app.tabs.table.matches.open(match)  # type: ignore[union-attr]

        return asyncio.run_coroutine_threadsafe(opened(), self.loop).result(WAIT)

    def play(self, live: LiveMatch, person: str, seat: int, action: dict[str, Any]) -> None:
        """A choice of the person, bypassing the page."""

        async def played() -> None:
            deed = partial(deeds.play, person=person, seat=seat, action=action, seq=live.feed.record.seq)
            await live.changed(deed)
            self.app.tabs.table.matches.players.wake(live)  # type: ignore[union-attr]

        asyncio.run_coroutine_threadsafe(played(), self.loop).result(WAIT)

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join(WAIT)


class Hands:
    """The page as used by a person, with a mouse or by touch."""

    def __init__(self, page: Page, touch: bool) -> None:
        self.page = page
        self.touch = touch

    def press(self, there: Locator) -> bool:
        """One gesture; False: the element is not visible or is covered."""
        try:
            there.tap(timeout=SOON) if self.touch else there.click(timeout=SOON)
        except Error:
            return False
        return True

    def sends(self, before: int) -> bool | None:
        """The result of a gesture: whether the wanted choice was sent; None: nothing was sent."""
        until = time.monotonic() + SOON / 1000
        while time.monotonic() < until:
            sent = self.page.evaluate("before => window.sent.slice(before)", before)
            if sent:
                return any(good for _, good in sent)
            if self.page.locator('[role="menuitem"], [role="dialog"] .btn.main').count():
                return None
            time.sleep(0.03)
        return None

    def settle_doubt(self) -> int:
        """The gestures of a confirmation."""
        sure = self.page.locator('[role="dialog"] .btn.main')
        return 1 if sure.count() and self.press(sure.first) else 0

    def put_away(self) -> None:
        """Close everything that was opened, after an unsuccessful attempt. A held tile stays."""
        if not self.page.locator("[data-try]").count():
            self.page.keyboard.press("Escape")
        opened = self.page.locator('section.ask button[aria-expanded="true"]')
        if opened.count():
            self.press(opened.first)


class Player:
    """Carries choices out and counts."""

    def __init__(self, served: Served, hands: Hands, live: LiveMatch, person: str) -> None:
        self.served, self.hands, self.person = served, hands, person
        self.match = live.feed.record.id
        self.game = live.feed.match.game
        self.words = words_for(self.game, "fr")
        self.by_verb: dict[str, list[int]] = defaultdict(list)
        self.otherwise: Counter[str] = Counter()
        self.keys = 0
        self.orders: dict[str, str] = {}

    # ---------------------------------------------------------------- the table

    @property
    def live(self) -> LiveMatch:
        """The match as the server has it in memory: it may have been loaded again."""
        live = self.served.live(self.match)
        live.audience.orders[0] = dict(self.orders)
        return live

    def await_turn(self) -> bool:
        """Wait until the person is asked and the page knows it; False: the match is over."""
        until = time.monotonic() + WAIT
        while time.monotonic() < until:
            state, record = self.live.feed.match.state, self.live.feed.record
            if state.over():
                return False
            if not self.live.writer.turns.taken and 0 in record.to_move and 0 in state.to_move():
                return True
            time.sleep(0.02)
        raise TimeoutError("the bots did not answer")

    def await_page(self) -> None:
        number = self.live.feed.number(self.live.feed.record.seq, (0,))
        self.hands.page.wait_for_function(
            "number => window.heard >= number && !document.querySelector('section.ask[aria-busy=\"true\"]')",
            arg=number,
            timeout=WAIT * 1000,
        )
        # A film closes by itself; here it need not be waited for.
        for _ in range(5):
            if not self.hands.page.evaluate(CLOSE_FILM):
                break
            time.sleep(0.2)

    # ---------------------------------------------------------------- one choice

    def label(self, number: int) -> str:
        names = [seat.name for seat in self.live.feed.seats]
        return self.words.at(self.live.feed.match.state, 0).action(number, names)

    def ways(self, action: dict[str, Any], number: int) -> Iterator[Sequence[Target]]:
        """Sequences of elements to press, the shortest first."""
        page, bar = self.hands.page, self.hands.page.locator("section.ask")
        label, verb = self.label(number), action["verb"]
        quoted = json.dumps(label, ensure_ascii=False)
        chips = bar.locator(f'button.chip[data-verb="{verb}"]:not([aria-expanded])')
        yield [self.saying(chips, label)]
        yield [page.locator(f".place [aria-label={quoted}]").first]
        if self.game.id == "small_city":
            yield from self.in_a_borough(action)
        tab = page.locator(".cities button").nth(CITIES.index(action["city"]) if "city" in action else 0)
        shown = "city" not in action or tab.get_attribute("aria-pressed") == "true"
        marks = [
            page.locator(f'[data-{kind}="{value}"]').first
            for name, value in action.items()
            if name not in ("verb", "city")
            for kind in ("spot", "item", "tech", "unit", "front", "card")
            if page.locator(f'[data-{kind}="{value}"]').count() or not shown
        ]
        for mark in marks:
            yield [mark] if shown else [tab, mark]
        if len(marks) > 1:
            yield marks
        for name in [str(name) for name in self.names(number) if len(str(name)) > 2]:
            yield [page.get_by_role("button", name=name).locator("visible=true").first]
        opener = bar.locator(f'button.chip[data-verb="{verb}"][aria-expanded="false"]').first
        choices = bar.locator(f'button.choice[data-verb="{verb}"]:not([aria-expanded])')

        def choice() -> Locator:
            return self.saying(choices, label)

        more = bar.locator("button.more")
        yield [opener, choice]
        yield [more, choice]
        yield [more, bar.locator(f'button.choice[data-verb="{verb}"][aria-expanded]').first, choice]
        yield [opener, more, choice]

    @staticmethod
    def saying(buttons: Locator, label: str) -> Locator:
        """The button of these that says this choice, or all of it but what the others say, too."""
        count = buttons.count()
        if count < 2:
            return buttons.first
        wanted = plain(label)
        said = [plain(button.get_attribute("aria-label") or "") for button in buttons.all()]
        texts = [plain(text) for text in buttons.all_text_contents()]
        for nth in range(count):
            if said[nth].startswith(wanted) or texts[nth].startswith(wanted):
                return buttons.nth(nth)
        ends = [nth for nth in range(count) if texts[nth] and wanted.endswith(texts[nth])]
        return buttons.nth(max(ends, key=lambda nth: len(texts[nth]), default=0))

    def in_a_borough(self, action: dict[str, Any]) -> Iterator[Sequence[Target]]:
        """What Small City draws: tiles on offer, the ring of cards, people and their places, the Council."""
        page = self.hands.page
        if action["verb"] == "build":
            piece = str(action["piece"])
            for cut in range(3):
                yield [page.locator(f'[data-building="{piece.rsplit("_", cut)[0]}"]').first]
        elif action["verb"] == "take":
            # Four cards in the first row, the others below them from right to left.
            yield [page.locator("ol:has(.letter) li").nth(int(action["position"])).locator("button")]
        elif "from" in action and "to" in action:
            start, end = (page.locator(f'.stage [data-spot="{action[key]}"]').first for key in ("from", "to"))
            yield [end]
            yield [start, end]
        elif action["verb"] == "advance":
            row = page.locator("table:has(th[title]) tbody tr").nth(ROWS.index(action["row"]))
            means = page.locator("button.way").filter(
                has_text="voix" if action["means"] == "votes" else "argent"
            )
            if not means.count() or means.first.get_attribute("aria-pressed") == "true":
                yield [row.locator("button.can").first]
            else:
                yield [means.first, row.locator("button.can").first]

    def names(self, number: int) -> list[str | int]:
        verb = self.game.vocabulary.find(number)
        return [
            self.words.thing(domain, value)
            for domain, value in zip(verb.domains, verb.args(number), strict=False)
            if not domain.numeric
        ]

    def carry_out(self, action: dict[str, Any], number: int) -> int | None:
        """The number of gestures on the page; None: it was not found there."""
        page = self.hands.page
        page.evaluate("wanted => { window.wanted = wanted; }", [key_of(action)])
        if action["verb"] in ("place", "settle") and self.game.id == "small_city":
            return self.lay(action)
        for way in self.ways(action, number):
            gestures, before = 0, page.evaluate("window.sent.length")
            for nth, target in enumerate(way):
                there = target if isinstance(target, Locator) else target()
                if nth > 0:
                    with suppress(Error):
                        there.wait_for(timeout=2500)
                if not there.count() or not there.is_visible() or not self.hands.press(there):
                    break
                gestures += 1
                if nth < len(way) - 1:
                    time.sleep(0.2)  # what it opens is drawn
                    continue
                sent = self.hands.sends(before)
                entry = page.get_by_role("menuitem", name=self.label(number)).first
                if sent is None and entry.count() and self.hands.press(entry):
                    gestures += 1
                    sent = self.hands.sends(before)
                if sent is None:
                    gestures += self.hands.settle_doubt()
                    sent = self.hands.sends(before)
                if sent:
                    return gestures
            if gestures:
                self.hands.put_away()
        return None

    def lay(self, action: dict[str, Any]) -> int | None:
        """A held tile: moved to its squares, rotated, placed."""
        page = self.hands.page
        facing = str(action.get("facing", "upright"))
        x, y = self.middle(str(action["square"]), facing)
        handles = page.locator(".handles")
        gestures = 0
        for how in (0, 0, 0, 0, 1, 0, 0, 0):
            at = self.point((x, y))
            if self.hands.touch:
                page.touchscreen.tap(*at)
                gestures += 1
            else:
                page.mouse.move(at[0] - 3, at[1])
                page.mouse.move(*at)
            tried = page.locator("[data-try]").first
            time.sleep(0.1)
            if tried.count() and tried.get_attribute("data-try") == f"{action['square']} {facing}":
                before = page.evaluate("window.sent.length")
                if self.hands.touch:
                    self.hands.press(handles.locator("button.set"))
                else:
                    page.mouse.click(*at)
                sent = self.hands.sends(before)
                extra = self.hands.settle_doubt() if sent is None else 0
                return gestures + 1 + extra if sent or (extra and self.hands.sends(before)) else None
            turns = handles.locator("button.turn")
            if turns.count() <= how or not self.hands.press(turns.nth(how)):
                return None
            gestures += 1
        return None

    def middle(self, square: str, facing: str, piece: str | None = None) -> tuple[float, float]:
        """Of a tile that has its first square there, in squares of the borough: by default the one in hand."""
        if piece is None:
            view: Any = self.game.view(self.live.feed.match.state, 0)
            piece = ((view["mine"] or {}).get("placing") or {}).get("piece", "town_hall")
        board: Any = self.game.drawing.board()
        facings = next(one["facings"] for one in board["pieces"] if one["id"] == piece)
        cells = facings[str(FACINGS.index(facing))]
        top, left = int(square[1:]) - 1, ord(square[0]) - ord("a")
        rows, columns = [row for row, _ in cells], [column for _, column in cells]
        return left + (min(columns) + max(columns) + 1) / 2, top + (min(rows) + max(rows) + 1) / 2

    # ---------------------------------------------------------------- one turn

    def shortcut(self, bot: Any, number: int) -> tuple[str, list[str]] | None:
        """One click on the square that the next choices lead to, and what it may send: a group's whole way, the last
        figure picked up and on its way, a group stopped by picking up another.
        """
        if self.game.id != "civilization":
            return None
        from ludotheque.games.civilization.position.vocabulary import SQUARES

        verb = self.game.vocabulary.find(number).name
        state: Any = self.live.feed.match.state.clone()
        sent = [key_of(self.game.vocabulary.to_json(number))]
        if verb in ("pick", "halt"):
            state.apply(0, number)
            if state.over() or 0 not in state.to_move():
                return None
            number = bot.play(state, 0)
            name = self.game.vocabulary.find(number).name
            if verb == "halt" and name == "pick":
                action = self.game.vocabulary.to_json(number)
                return str(action["square"]), [*sent, key_of(action)]
            if name != "step":
                return None
        elif verb != "step":
            return None
        at = -1
        while self.game.vocabulary.find(number).name == "step":
            at = int(state.beside(state.group_at, self.game.vocabulary.find(number).args(number)[0]))
            state.apply(0, number)
            for _ in range(20):
                if state.over() or 0 in state.to_move():
                    break
                other = state.to_move()[0]
                state.apply(
                    other, state.default(other) if state.default(other) >= 0 else state.actions(other)[0]
                )
            if state.over() or state.group_at < 0:
                break
            number = bot.play(state, 0)
        if at < 0:
            return None
        # By whichever way the page takes there.
        steps = [key_of({"verb": "step", "dir": dir}) for dir in ("north", "east", "south", "west")]
        return SQUARES.ids[at], sent + steps

    def carried(self, bot: Any, action: dict[str, Any], number: int) -> int | None:
        """What is dragged with a mouse: an item of a city or a tile to its square, a citizen. Returns the gestures."""
        state: Any = self.live.feed.match.state.clone()
        if self.hands.touch or action["verb"] not in ("produce", "build", "move"):
            return None
        page, gestures, sent = self.hands.page, 0, [action]
        if action["verb"] == "move":
            start = page.locator(f'.stage [data-spot="{action["from"]}"]').first
            end = page.locator(f'.stage [data-spot="{action["to"]}"]').first
            return self.drag(start, end, sent)
        state.apply(0, number)
        if state.over() or 0 not in state.to_move():
            return None
        then = self.game.vocabulary.to_json(bot.play(state, 0))
        if then["verb"] != "place":
            return None
        sent.append(then)
        if action["verb"] == "build":
            piece = str(action["piece"])
            for cut in range(3):
                start = page.locator(f'.offer[data-building="{piece.rsplit("_", cut)[0]}"]').first
                if start.count():
                    return self.drag(
                        start, self.middle(str(then["square"]), str(then["facing"]), piece), sent
                    )
            return None
        tab = page.locator(".cities button").nth(CITIES.index(str(action["city"])))
        if tab.count() and tab.get_attribute("aria-pressed") != "true" and self.hands.press(tab):
            gestures += 1
            time.sleep(0.3)
        start = page.locator(f'.drawer [data-item="{action["item"]}"]').first
        made = self.drag(start, page.locator(f'[data-spot="{then["square"]}"]').first, sent)
        return None if made is None else gestures + made

    def drag(
        self, start: Locator, end: Locator | tuple[float, float], sent: list[dict[str, Any]]
    ) -> int | None:
        """One gesture from an element to another or to a point of the borough; None: it sends nothing wanted."""
        page = self.hands.page
        held = start.bounding_box() if start.count() and start.is_visible() else None
        if held is None:
            return None
        if isinstance(end, tuple):
            x, y = self.point(end)
        else:
            there = end.bounding_box() if end.count() else None
            if there is None:
                return None
            x, y = there["x"] + there["width"] / 2, there["y"] + there["height"] / 2
        page.evaluate("wanted => { window.wanted = wanted; }", [key_of(action) for action in sent])
        before = page.evaluate("window.sent.length")
        page.mouse.move(held["x"] + held["width"] / 2, held["y"] + held["height"] / 2)
        page.mouse.down()
        page.mouse.move(held["x"] + held["width"] / 2, held["y"] + held["height"] / 2 - 12)
        if sent[0]["verb"] == "build":
            self.turn_in_hand(sent[1], (x, y))
        page.mouse.move(x - 2, y)
        page.mouse.move(x, y)
        page.mouse.up()
        return 1 if self.hands.sends(before) else None

    def turn_in_hand(self, place: dict[str, Any], at: tuple[float, float]) -> None:
        """A tile that is dragged is turned and flipped by the keys R and F, which are counted by themselves."""
        page = self.hands.page
        with suppress(Error):
            page.locator("[data-try]").first.wait_for(timeout=SOON)
        for key in ("r", "r", "r", "f", "r", "r", "r", None):
            page.mouse.move(at[0] - 2, at[1])
            page.mouse.move(*at)
            time.sleep(0.1)
            tried = page.locator("[data-try]").first
            if not tried.count() or tried.get_attribute("data-try") == f"{place['square']} {place['facing']}":
                return
            if key is not None:
                page.keyboard.press(key)
                self.keys += 1

    def point(self, at: tuple[float, float]) -> tuple[float, float]:
        """A point of the borough, in squares, on the screen."""
        x, y = self.hands.page.evaluate(
            """([x, y]) => {
              const point = new DOMPoint(x, y).matrixTransform(document.querySelector(".stage svg").getScreenCTM());
              return [point.x, point.y];
            }""",
            [at[0] * SQUARE, at[1] * SQUARE],
        )
        return x, y

    def click_square(self, square: str, wanted: list[str]) -> bool:
        """One click on a square of the map that sends something wanted."""
        page = self.hands.page
        page.evaluate("wanted => { window.wanted = wanted; }", wanted)
        there, before = page.locator(f'[data-spot="{square}"]').first, page.evaluate("window.sent.length")
        if there.count() and self.hands.press(there) and self.hands.sends(before):
            return True
        self.hands.put_away()
        return False

    def decide(self, bot: Any, counted: bool) -> int:
        state: Any = self.live.feed.match.state
        number = bot.play(state, 0)
        action = self.game.vocabulary.to_json(number)
        step = state.question(0).step.name
        verb = str(action["verb"])
        if not counted or step in BATTLE:
            self.served.play(self.live, self.person, 0, action)
            return 0
        self.await_page()
        moves = len(self.live.feed.match.actions)
        way = self.shortcut(bot, number)
        gestures: int | None = 1
        carried = self.carried(bot, action, number)
        if carried is not None:
            gestures, way = carried, ("", [])
        elif way is None or not self.click_square(*way):
            way = None
            gestures = self.carry_out(action, number)
        if gestures is None:
            gestures = OTHERWISE
            self.otherwise[verb] += 1
            time.sleep(SOON / 1000)
            if len(self.live.feed.match.actions) == moves:
                with suppress(Refused):  # it had been sent after all
                    self.served.play(self.live, self.person, 0, action)
        self.by_verb[verb].append(gestures)
        until = time.monotonic() + WAIT
        while len(self.live.feed.match.actions) == moves and time.monotonic() < until:
            time.sleep(0.02)
        if way:  # the page continues by itself, as far as possible
            quiet = time.monotonic()
            while time.monotonic() - quiet < 1.0:
                now = len(self.live.feed.match.actions)
                time.sleep(0.1)
                quiet = time.monotonic() if len(self.live.feed.match.actions) != now else quiet
        return gestures


def cities(state: Any) -> int:
    from ludotheque.games.civilization.components.box import CITIES

    return sum(1 for city in range(CITIES) if state.city_at[city] >= 0)


def figures(live: LiveMatch, first: int) -> int:
    """The number of figures that the person has moved since."""
    found = 0
    for seat, action in list(zip(live.feed.match.movers, live.feed.match.actions, strict=True))[first:]:
        said = live.feed.match.game.vocabulary.to_json(action)
        if seat == 0 and said["verb"] == "pick":
            found += sum(int(said[kind] or 0) for kind in ("armies", "scouts"))
    return found


def game(
    served: Served, page: Page, args: argparse.Namespace, seed: int, until: float
) -> tuple[list[Any], Player]:
    """The counted turns of one match: gestures and figures moved."""
    seeds = itertools.count(seed * 1_000_003 + 1)
    opening.new_seed = table_bots.new_seed = seeds.__next__  # type: ignore[attr-defined]
    page.goto(served.url)
    me = page.evaluate("() => fetch('/api/me').then((answer) => answer.json())")
    wanted = {"game": args.game, "options": {}, "public": False, "patience": 3600}
    wanted["seats"] = [{"kind": "me"}] + [{"kind": "bot", "level": "casual"}] * 2
    made = page.evaluate(
        "wanted => fetch('/api/matches', { method: 'POST', body: JSON.stringify(wanted),"
        " headers: { 'Content-Type': 'application/json' } }).then((answer) => answer.json())",
        wanted,
    )
    live = served.live(made["id"])
    if args.ask_all:
        live.feed.record.public = True  # a match that may be watched
    player = Player(served, Hands(page, args.touch), live, me["id"])
    if args.standing and args.game == "civilization":
        player.orders = STANDING
    bot = make_bot(args.policy, seed)
    found: list[Any] = []
    opened = False
    turn, total, first, begun_with = 0, 0, 0, 0
    while time.monotonic() < until and player.await_turn():
        live = player.live
        state: Any = live.feed.match.state
        if state.turn != turn:
            if turn in TURNS[args.game] and (args.game != "civilization" or begun_with == cities(state) == 2):
                found.append((total, figures(live, first)))
            turn, total, first = int(state.turn), 0, len(live.feed.match.actions)
            begun_with = cities(state) if args.game == "civilization" else 0
        if turn > TURNS[args.game][-1]:
            break
        counted = turn in TURNS[args.game] and (args.game != "civilization" or begun_with == 2)
        if counted and not opened:
            page.goto(f"{served.url}/#/m/{live.feed.record.id}")
            page.locator("section.ask").wait_for()
            opened = True
        total += player.decide(bot, counted)
    return found, player


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted(TURNS))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--policy", default="casual")
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--touch", action="store_true", help="by touch, 390 pixels wide")
    parser.add_argument(
        "--standing",
        action="store_true",
        help="standing answers, given in the first turn: trade is closed, windows are passed unless they concern one",
    )
    parser.add_argument(
        "--ask-all", action="store_true", help="questions with one answer are asked, as before"
    )
    args = parser.parse_args()
    until = time.monotonic() + args.seconds
    size: ViewportSize = {"width": 390, "height": 844} if args.touch else {"width": 1400, "height": 900}
    turns: list[Any] = []
    by_verb: dict[str, list[int]] = defaultdict(list)
    otherwise: Counter[str] = Counter()
    played = keys = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        try:
            for seed in range(args.first, args.first + args.games):
                if time.monotonic() > until:
                    break
                context = browser.new_context(
                    viewport=size,
                    locale="fr-CA",
                    reduced_motion="reduce",
                    has_touch=args.touch,
                    is_mobile=args.touch,
                )
                page = context.new_page()
                page.add_init_script(WATCH)
                found, player = game(served, page, args, seed, until)
                context.close()
                turns += found
                played += 1
                otherwise += player.otherwise
                keys += player.keys
                for verb, those in player.by_verb.items():
                    by_verb[verb] += those
                print(f"game {seed}: {found}", file=sys.stderr, flush=True)
        finally:
            browser.close()
            served.close()
    report(turns, by_verb, otherwise, played, args)
    if keys:
        print(f"  keys R and F: {keys}")


def report(
    turns: list[Any],
    by_verb: dict[str, list[int]],
    otherwise: Counter[str],
    played: int,
    args: argparse.Namespace,
) -> None:
    print(f"{args.game}: {played} games, {len(turns)} turns{', by touch' if args.touch else ''}")
    if turns:
        for what, values in {
            "clicks a turn": [total for total, _ in turns],
            "less one a figure moved": [total - moved for total, moved in turns],
        }.items():
            p90 = sorted(values)[min(len(values) - 1, int(len(values) * 0.9))]
            print(f"  {what:24} median {statistics.median(values):4.1f}  p90 {p90:3}")
    print("  verb              times  clicks  each  played otherwise")
    for verb, those in sorted(by_verb.items(), key=lambda item: -sum(item[1])):
        print(
            f"  {verb:16} {len(those):6} {sum(those):7} {statistics.mean(those):5.2f}  {otherwise[verb] or ''}"
        )


if __name__ == "__main__":
    main()
