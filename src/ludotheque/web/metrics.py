"""What Prometheus may know of the table."""

from prometheus_client import Counter, Gauge

FOLLOWERS = Gauge("ludotheque_followers", "Connections that follow a match")
LIVE_MATCHES = Gauge("ludotheque_live_matches", "Matches in memory")
MESSAGES = Counter("ludotheque_messages", "Messages of clients", ["kind"])
ENTRIES = Gauge("ludotheque_entries_written", "Entries made durable since the start")
COMMITS = Gauge("ludotheque_commits", "Flushes to disk they were grouped into")
BOT_FAILURES = Gauge("ludotheque_bot_failures", "Bots that took too long or died")
