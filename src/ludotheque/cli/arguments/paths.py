"""Files and folders named by options, checked before the work begins."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ludotheque.core.limits import Unfit, has_control


@dataclass(frozen=True)
class Place:
    """A path accepted by `check`, which returns what is expected instead, or nothing."""

    check: Callable[[Path], str | None]

    def read(self, given: object) -> Path:
        text = str(given)
        if not text.strip() or has_control(text):
            raise Unfit(text, "path")
        path = Path(text).expanduser()
        try:
            wrong = self.check(path)
        except OSError:  # a name that is too long, a folder that may not be read
            wrong = "path"
        if wrong is not None:
            raise Unfit(text, wrong)
        return path


def is_file(path: Path) -> str | None:
    if not path.is_file():
        return "file"
    return None if _opens(path, "rb") else "readable-file"


def is_folder(path: Path) -> str | None:
    return None if path.is_dir() else "folder"


def exists(path: Path) -> str | None:
    return None if path.exists() else "existing-path"


def can_be_new(path: Path) -> str | None:
    """An existing file is never overwritten."""
    return "new-file" if os.path.lexists(path) else can_be_written(path)


def can_be_written(path: Path) -> str | None:
    """An existing file, or one that can be created; tried, since permissions alone are not enough."""
    if path.is_dir():
        return "file-name"
    if path.exists():
        return None if _opens(path, "r+b") else "writable-file"
    if not path.absolute().parent.is_dir():
        return "file-in-folder"
    if not _opens(path, "xb"):
        return "writable-file"
    path.unlink()
    return None


def _opens(path: Path, mode: str) -> bool:
    try:
        path.open(mode).close()
    except OSError:
        return False
    return True


FILE = Place(is_file)  # for reading
FOLDER = Place(is_folder)
SOMETHING = Place(exists)  # a file or a folder
NEW = Place(can_be_new)
KEPT = Place(can_be_written)  # rewritten or continued
