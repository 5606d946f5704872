"""Lobby reads at a given rate, beside the moves of a load benchmark.

    python benchmarks/reads.py --port 8765 --per-second 50 --seconds 10 --cookie ... /api/me '/api/matches?list=mine'

One keep-alive connection requests the paths in turn, at a constant rate; a late answer delays the next request, but
none is skipped. Prints the number of answers and their latency as JSON.
"""

import argparse
import http.client
import json
import time
from itertools import cycle, islice

TIMEOUT = 30  # seconds for one answer


def read(connection: http.client.HTTPConnection, path: str, cookie: str) -> int:
    """The length of an answer; anything but a good one ends the benchmark."""
    connection.request("GET", path, headers={"Cookie": cookie} if cookie else {})
    answer = connection.getresponse()
    body = answer.read()
    if answer.status != 200:
        raise SystemExit(f"GET {path}: {answer.status} {body[:200]!r}")
    return len(body)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--per-second", type=float, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--cookie", default="")
    parser.add_argument("paths", nargs="+")
    chosen = parser.parse_args()
    connection = http.client.HTTPConnection("127.0.0.1", chosen.port, timeout=TIMEOUT)
    latencies: list[float] = []
    began = time.perf_counter()
    end = began + chosen.seconds
    for number, path in enumerate(
        islice(cycle(chosen.paths), max(1, int(chosen.per_second * chosen.seconds)))
    ):
        pause = began + number / chosen.per_second - time.perf_counter()
        time.sleep(max(0.0, pause))
        asked = time.perf_counter()
        if asked > end:
            break
        read(connection, path, chosen.cookie)
        latencies.append(time.perf_counter() - asked)
    latencies.sort()
    print(
        json.dumps(
            {
                "reads_per_second": len(latencies) / (time.perf_counter() - began),
                "read_p50_ms": latencies[len(latencies) // 2] * 1000,
                "read_p99_ms": latencies[int(len(latencies) * 0.99)] * 1000,
            }
        )
    )


if __name__ == "__main__":
    main()
