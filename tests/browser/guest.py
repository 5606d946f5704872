"""A user with a browser window: what is visible at the table, and the user's gestures."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Request, Response, WebSocket, expect

from tests.browser.windows import Windows
from tests.web.serving import PATIENCE, Server

Said = dict[str, Any]
ME: Said = {"kind": "me"}
OPEN: Said = {"kind": "open"}
PHONE = {"width": 390, "height": 844, "is_mobile": True, "has_touch": True, "device_scale_factor": 1}
GREEDY: Said = {"kind": "bot", "level": "greedy"}
RANDOM: Said = {"kind": "bot", "level": "random"}

HAND = (Path(__file__).parent / "hand.js").read_text()
ASK = re.compile("Ce qui vous est demandé|What you are asked")
# Kept in the browser of a person who knows the games: the coach is off, and no guided match is offered first.
KNOWS = json.dumps(
    {
        "id": None,
        "unsent": {
            "coach": False,
            "guides": dict.fromkeys(
                ("quebec", "quadrata", "nouvelle_france", "small_city", "civilization"), "skipped"
            ),
        },
    }
)
expect.set_options(timeout=1000 * PATIENCE)


class Guest:
    """A separate browser context, so a visitor of its own, with one page. A newcomer is taught by the coach."""

    def __init__(
        self,
        windows: Windows,
        server: Server,
        name: str | None = None,
        width: int = 1400,
        height: int = 900,
        lang: str = "fr",
        never_here: bool = False,
        newcomer: bool = False,
        **more: Any,
    ) -> None:
        self.server = server
        options: Said = {
            "locale": f"{lang}-CA",
            "reduced_motion": "reduce",
            "color_scheme": "light",
            "viewport": {"width": width, "height": height},
            **more,
        }
        self.windows = windows
        self.window = windows.get(server.url, options, new=never_here)
        self.changed = False
        self.page = self.window.context.new_page()
        if not newcomer:
            # A sandboxed frame has no storage.
            known = f"localStorage['ludotheque.taught'] ??= {json.dumps(KNOWS)}"
            self.page.add_init_script(f"try {{ {known} }} catch {{}}")
        self.problems: list[str] = []
        self.forgives: list[str] = []
        self.frames: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.problems.append(f"error in the page: {error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)
        self.page.on("websocket", self._followed)
        if name is not None:
            self.said("GET", "/api/me")
            self.said("PATCH", "/api/me", {"name": name})

    @property
    def context(self) -> BrowserContext:
        """For changes and inspection of the context; it is not reused afterwards."""
        self.changed = True
        return self.window.context

    def leave(self) -> None:
        self.windows.give_back(self.window, used_up=self.changed)

    # ---------------------------------------------------------------- errors

    def _console(self, message: ConsoleMessage) -> None:
        # A page that is closed does not wait for its connection, either.
        left = message.text.endswith("WebSocket is closed before the connection is established.")
        if message.type in ("error", "warning") and not left:
            self.problems.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        # A page that is closed does not wait for its answers.
        if request.failure != "net::ERR_ABORTED":
            self.problems.append(f"request: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.problems.append(f"answer: {response.status} {response.url}")

    def _followed(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(str(data)))

    # ---------------------------------------------------------------- beside the page

    def said(self, method: str, path: str, body: Any = None) -> Any:
        """The table's answer to a request with this guest's cookie."""
        given: Said = {} if body is None else {"data": json.dumps(body)}
        headers = {"content-type": "application/json"}
        answer = self.window.context.request.fetch(path, method=method, headers=headers, **given)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()[:500]}"
        return answer.json()

    def create(
        self, game: str, *seats: Said, options: Said | None = None, public: bool = False, patience: int = 120
    ) -> str:
        """A new match created without the pages; returns its id."""
        wanted = {
            "game": game,
            "seats": list(seats),
            "options": options or {},
            "public": public,
            "patience": patience,
        }
        made: str = self.said("POST", "/api/matches", wanted)["id"]
        return made

    def moves(self, match: str) -> int:
        number: int = self.said("GET", f"/api/matches/{match}")["moves"]
        return number

    # ---------------------------------------------------------------- navigation

    def go(self, place: str) -> None:
        self.page.goto(f"/#/{place}")

    def home(self) -> None:
        self.go("")
        expect(self.page.get_by_role("heading", level=1)).to_have_text(
            re.compile("À quoi joue-t-on|What shall we play")
        )

    def open(self, match: str) -> None:
        """The match, once its board or its list is visible."""
        self.go(f"m/{match}")
        expect(self.page.locator(".place > *").first).to_be_visible()

    def match(self) -> str:
        """The match of the current page."""
        self.page.wait_for_url(re.compile(r"#/m/[\w-]+"))
        found = re.search(r"#/m/([\w-]+)", self.page.url)
        assert found is not None
        return found[1]

    # ---------------------------------------------------------------- at the table

    @property
    def bar(self) -> Locator:
        """The question, with its choices."""
        return self.page.get_by_role("region", name=ASK)

    @property
    def asked(self) -> Locator:
        return self.bar.get_by_role("heading", level=1)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("tabpanel").locator("ol.log")

    @property
    def refusal(self) -> Locator:
        return self.page.get_by_role("alert", name=re.compile("Impossible"))

    @property
    def taught(self) -> Locator:
        """The card of the coach or of the guide."""
        return self.page.locator(".teach-card")

    @property
    def pointed(self) -> Locator:
        """The outline of what that card speaks of."""
        return self.page.locator("[data-pointed] rect.ink")

    @property
    def foreseen(self) -> Locator:
        """The card beside what is pointed at: what it is, and what it brings."""
        return self.page.locator("#foreseen-card")

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("^(Résultat|Result)$"))

    def choose(self, name: str | re.Pattern[str]) -> None:
        """Make a choice of the bar or of its lists by its words, and confirm if asked."""
        more, wanted = self.bar.locator("button.more"), self.bar.get_by_role("button", name=name).first
        expect(wanted.or_(more).first).to_be_visible()
        if not wanted.is_visible():
            more.click()
        wanted.click()
        self.confirm()

    def confirm(self) -> None:
        self.settle()
        sure = self.page.get_by_role("dialog", name=re.compile("Confirmer le coup|Confirm"))
        if sure.is_visible():
            sure.get_by_role("button", name=re.compile("^(Jouer|Play it)$")).click()
            self.settle()

    def settle(self) -> None:
        """The click has taken effect, or needs a confirmation. The bar may be replaced by a film or the result."""
        idle = self.bar.and_(self.page.locator('[aria-busy="false"]'))
        expect(idle.or_(self.page.locator(".film")).or_(self.result).first).to_be_visible()

    def glowing(self, kind: str = "spot") -> Locator:
        """The highlighted choices on the board: spots, zones, leaders."""
        return self.page.locator(f".{kind}[data-can=true]" + (":not(.zone)" if kind == "spot" else ""))

    def free_site(self) -> Locator:
        """A site of Québec where I may start: always the same one."""
        free = self.page.get_by_role("button", name=re.compile("peut y démarrer.*choix possible")).first
        return self.page.locator(f'[data-spot="{free.get_attribute("data-spot")}"]')

    def play_on(self, seed: int = 1) -> Said:
        """Make random available choices until the match is over; returns statistics."""
        went: Said = self.page.evaluate(HAND, seed)
        return went

    def speak(self, lang: str) -> None:
        """The language switch."""
        self.page.get_by_role("button", name=f"{lang.upper()}, ").click()

    def fits(self) -> None:
        """Nothing is wider than the window."""
        width, window = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert width <= window, f"{self.page.url}: {width} px wide in a window of {window}"
