"""Metrics of the table for Prometheus."""

from collections import Counter
from collections.abc import Iterator

from prometheus_client import REGISTRY, Gauge
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

FOLLOWERS = Gauge("ludotheque_followers", "Connections that follow a match")
LIVE_MATCHES = Gauge("ludotheque_live_matches", "Matches in memory")
ENTRIES = Gauge("ludotheque_entries_written", "Entries made durable since the start")
COMMITS = Gauge("ludotheque_commits", "Flushes to disk they were grouped into")
BOT_CEILINGS = Gauge(
    "ludotheque_bot_ceilings", "Searches that reached their ceiling of processor time", ["game", "level"]
)
BOTS_WAITING = Gauge("ludotheque_bots_waiting", "Decisions and hints that wait for a worker")
BOT_FAILURES = Gauge("ludotheque_bot_failures", "Bots that took too long or died")


class Messages(Collector):
    """Messages of clients by kind. Plain integers until they are collected: the library's counter takes a lock."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()

    def count(self, kind: str) -> None:
        self.kinds[kind] += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily("ludotheque_messages", "Messages of clients", labels=["kind"])
        for kind, number in self.kinds.items():
            family.add_metric([kind], number)
        yield family


MESSAGES = Messages()
REGISTRY.register(MESSAGES)
