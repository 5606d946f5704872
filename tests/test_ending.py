"""A test process must end quickly after it has reported its end: xdist interrupts slow ones."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent

CONFTEST = """
import gc

import pytest
from tests.conftest import pytest_sessionfinish

FINALIZED = []


class Cycle:
    def __init__(self):
        self.me = self

    def __del__(self):
        FINALIZED.append("finalized")


@pytest.hookimpl(tryfirst=True)
def pytest_unconfigure():
    print("before the last collection:", *FINALIZED, "tracked by it:", len(gc.get_objects()) < 10_000)
"""

TEST = """
import gc

from conftest import Cycle


def test_that_leaves_garbage():
    gc.disable()
    Cycle()
"""


def test_garbage_is_collected_before_a_worker_reports_its_end(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_one.py").write_text(TEST)
    paths = [path for path in (os.environ.get("PYTHONPATH"), str(ROOT)) if path]
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-s", "-p", "no:cacheprovider", "--rootdir", ".", "."],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "1 passed" in ran.stdout, ran.stdout + ran.stderr
    assert "before the last collection: finalized tracked by it: True" in ran.stdout
