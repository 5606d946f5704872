"""Browser contexts that are reused, which halves the cost of a guest."""

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.web.serving import PATIENCE

# The nonce of a page: the same in every run, so that no test depends on a lucky deal.
NONCES = """
const plain = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(7) : plain(bytes));
"""


class Window:
    """A context at one server, used by one guest after the other, each without cookies or storage.

    An empty page stays open behind the guest's: it prevents the browser from recreating its window.
    """

    def __init__(self, browser: Browser, address: str, options: dict[str, Any]) -> None:
        self.address = address
        self.options = options
        self.context: BrowserContext = browser.new_context(base_url=address, **options)
        self.context.set_default_timeout(1000 * PATIENCE)
        self.context.add_init_script(NONCES)
        self.behind: Page = self.context.new_page()

    def leave_as_it_was(self) -> bool:
        """Close what the guest opened and clear its data; False if its clock was changed, which can't be undone."""
        for page in self.context.pages:
            if page is not self.behind:
                page.close()
        self.context.clear_cookies()
        session = self.context.new_cdp_session(self.behind)
        session.send("Storage.clearDataForOrigin", {"origin": self.address, "storageTypes": "all"})
        session.detach()
        return bool(self.behind.evaluate("Date.isFake === undefined"))


class Windows:
    """The windows of one browser: a guest gets a free one of the same kind at the same server, if there is one."""

    MOST = 4  # free windows

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.empty: list[Window] = []

    def get(self, address: str, options: dict[str, Any], new: bool) -> Window:
        for window in [] if new else reversed(self.empty):
            if (window.address, window.options) == (address, options):
                self.empty.remove(window)
                return window
        return Window(self.browser, address, options)

    def give_back(self, window: Window, used_up: bool) -> None:
        if used_up or "permissions" in window.options or not window.leave_as_it_was():
            window.context.close()
            return
        self.empty.append(window)
        for oldest in self.empty[: -self.MOST]:
            self.empty.remove(oldest)
            oldest.context.close()
