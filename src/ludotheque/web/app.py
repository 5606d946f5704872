"""The web application: HTTP through Litestar; live matches through `web.socket`, beside it."""

import hmac
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TextIO, cast

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotAuthorizedException, NotFoundException
from litestar.openapi import OpenAPIConfig
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ludotheque import __version__
from ludotheque.core.build import COMPILED
from ludotheque.store.errors import Unavailable
from ludotheque.store.store import Store
from ludotheque.table.errors import AgainstRule, Refused, SetAside
from ludotheque.table.stored.imports import Unreadable
from ludotheque.table.table import Table
from ludotheque.web.api import API
from ludotheque.web.api_page import ApiPage
from ludotheque.web.faces import face_file
from ludotheque.web.failures import language_of, of_framework, problem
from ludotheque.web.following import keep_alive
from ludotheque.web.gate import BrokenOff, Gate
from ludotheque.web.metrics import BOT_CEILINGS, BOT_FAILURES, BOTS_WAITING, COMMITS, ENTRIES, LIVE_MATCHES
from ludotheque.web.pages import page_route
from ludotheque.web.proxies import Proxies
from ludotheque.web.quotas import Quotas
from ludotheque.web.settings import Settings
from ludotheque.web.shapes import Aside, Health, Problem, RuleSaid
from ludotheque.web.tabs import Tabs

STATIC = Path(__file__).parent / "static"
STATUS = {"not_found": 404, "not_yours": 403, "wait": 429, "query": 400, "often": 429, "too_large": 413}
RETRY_SECONDS = 5
AnyRequest = Request[Any, Any, Any]
NOT_BUILT = "The pages are not built: run `make frontend`, or `make play`, which does it."


@get("/health")
async def health(state: State) -> Health:
    """Whether the table and its store answer."""
    await state.store.read(lambda c: c.exec_driver_sql("SELECT 1").scalar())
    return Health(True, __version__, COMPILED)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def metrics(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """Metrics for Prometheus, with a bearer token; not served unless a token is set."""
    token = state.settings.metrics_token
    if not token:
        raise NotFoundException
    if not hmac.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode()):
        raise NotAuthorizedException("figures", headers={"WWW-Authenticate": "Bearer"})
    LIVE_MATCHES.set(len(state.table.matches.live))
    ENTRIES.set(state.store.appended)
    COMMITS.set(state.store.groups)
    thinkers = state.table.thinkers
    BOT_FAILURES.set(thinkers.failures)
    BOTS_WAITING.set(len(thinkers.schedule.waiting))
    for (game, level), number in thinkers.cut.items():
        BOT_CEILINGS.labels(game, level).set(number)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@get("/", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def not_built() -> str:
    """The answer if the pages were not built."""
    return NOT_BUILT


def refused(_request: AnyRequest, error: Refused) -> Response[Problem]:
    """A refusal by the table."""
    details = msgspec.convert(error.to_json(), Aside) if isinstance(error, SetAside) else None
    rule = msgspec.convert(error.said, RuleSaid) if isinstance(error, AgainstRule) else None
    wait = {"Retry-After": str(error.seconds)} if error.seconds else {}
    said = Problem(error.code, error.message, error.seconds, error.reason, details, rule)
    return Response(said, status_code=STATUS.get(error.code, 409), headers=wait)


def unavailable(request: AnyRequest, error: Unavailable) -> Response[Problem]:
    """The store is unavailable; the reason is in the log."""
    wait = {"Retry-After": str(RETRY_SECONDS)}
    return Response(problem("store", language(request)), status_code=503, headers=wait)


def too_deep(request: AnyRequest, _error: RecursionError) -> Response[Problem]:
    """A body that is nested too deeply."""
    return Response(problem("depth", language(request)), status_code=400)


def not_utf8(request: AnyRequest, _error: UnicodeDecodeError) -> Response[Problem]:
    """A body that is not UTF-8."""
    return Response(problem("encoding", language(request)), status_code=400)


def unreadable(request: AnyRequest, error: Unreadable) -> Response[Problem]:
    """A file that is not JSON."""
    return Response(problem(str(error), language(request)), status_code=400)


def broken_off(request: AnyRequest, _error: BrokenOff) -> Response[Problem]:
    """The client has disconnected; the answer is not sent."""
    return Response(problem("broken-off", language(request)), status_code=400)


def framework(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """An error of the framework: unknown address, invalid body, missing session."""
    said = of_framework(error, language(request))
    return Response(said, status_code=error.status_code, headers=error.headers)


def broken(request: AnyRequest, error: Exception) -> Response[Problem]:
    """An unexpected exception: logged with its traceback; the client gets a general message."""
    structlog.get_logger().error("http", method=request.method, path=request.url.path, exc_info=error)
    return Response(problem("broken", language(request)), status_code=500)


def language(request: AnyRequest) -> str:
    return language_of(request.scope["query_string"], request.headers.get("accept-language", ""))


def set_up_logs(level: str) -> None:
    """One JSON object a line, on standard error. Cookies, passphrases and seeds are never logged."""
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # don't log invalid HTTP from clients
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, LogStream())),
    )


class LogStream:
    """Standard error for logs; write errors, as on a full disk, are ignored."""

    def write(self, text: str) -> None:
        with suppress(OSError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            sys.stderr.flush()


class WebTable:
    """The ASGI application."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store: Store | None = None
        self.tabs: Tabs | None = None
        self.proxies = Proxies(settings.trust_proxy)
        set_up_logs(settings.log_level)
        pages: Any = page_route(STATIC) if (STATIC / "index.html").is_file() else not_built
        self.http = Litestar(
            route_handlers=[API, health, metrics, face_file, pages],
            exception_handlers={
                Refused: refused,
                Unavailable: unavailable,
                RecursionError: too_deep,
                UnicodeDecodeError: not_utf8,
                BrokenOff: broken_off,
                Unreadable: unreadable,
                HTTPException: framework,
                500: broken,
            },
            lifespan=[self.lifespan],
            logging_config=None,
            openapi_config=OpenAPIConfig(
                title="Ludothèque",
                version=__version__,
                path="/api/docs",
                render_plugins=[ApiPage()],
            ),
        )
        self.gate = Gate(self.http, self.proxies, self.settings.requests_per_address)

    def open_store(self) -> Store:
        """Open the store before the first request and before the address is announced; raises Unusable."""
        if self.store is None:
            store = Store(self.settings.database_url())
            store.open()
            self.store = store
        return self.store

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        """Open the table, and on exit finish all pending writes."""
        log = structlog.get_logger()
        settings = self.settings
        store = self.open_store()
        table = Table(
            store,
            settings.bot_workers,
            settings.bot_seconds,
            settings.bot_pause,
            settings.idle_seconds,
            redis=settings.redis,
        )
        await table.people.open()
        await table.company.join()
        quotas = Quotas(settings)
        app.state.update({"settings": settings, "store": store, "table": table, "quotas": quotas})
        self.tabs = Tabs(table, quotas, self.proxies)
        table.background.begin(table.resume())
        table.background.begin(keep_alive(self.tabs))
        table.background.begin(table.matches.tidy())
        log.info("open", version=__version__, compiled=COMPILED, database=store.engine.url.render_as_string())
        try:
            yield
        finally:
            await table.close()
            store.close()
            log.info("closed")

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self.gate(scope, receive, send)


def create_app(settings: Settings) -> WebTable:
    return WebTable(settings)
