"""The limits of the web table's settings. The command line imports this module for its flags, so imports are few."""

from ludotheque.core.limits import Choice, Real, Text, Whole


def check_redis(url: str) -> None:
    from ludotheque.store.redis import Address

    Address(url)


def check_trusted(proxies: str) -> None:
    from ludotheque.web.proxies import check_proxies

    check_proxies(proxies)


HOST = Text("host", longest=253)
PORT = Whole(0, 65535)  # 0: any free port
DATABASE = Text("database", may_be_empty=True)
REDIS = Text("redis", may_be_empty=True, check=check_redis)
PROXIES = Text("proxies", may_be_empty=True, check=check_trusted)
TOKEN = Text(may_be_empty=True)
PROCESSES = Whole(1, 256)
BOT_WORKERS = Whole(1, 256)
BOT_SECONDS = Real(0.01, 3600)
BOT_PAUSE = Real(0, 3600)
REQUEST_SECONDS = Real(0.1, 3600)
IDLE_SECONDS = Real(0, 30 * 86400)
LOG_LEVEL = Choice(("debug", "info", "warning", "error"))
QUOTA = Whole(0, 1_000_000_000)  # 0: no limit
