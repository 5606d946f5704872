"""Faces of third-party games: the files of the package's folder `face`, at an address with their hash."""

import gzip
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from ludotheque.core.catalogue import game_ids, load_game
from ludotheque.core.game import Game
from ludotheque.web.packing import FOR_EVER, Packed
from ludotheque.web.pages import KINDS, files_of, sent

ENTRY: Final = "index.js"


@cache
def face_of(name: str) -> dict[str, Packed]:
    """The files of a game's face by address; none for games without a face or with a built-in one."""
    return read_face(load_game(name)) if name in game_ids() else {}


def read_face(game: Game[Any]) -> dict[str, Packed]:
    folder = Path(game.folder) / "face"
    if not (folder / ENTRY).is_file():
        return {}
    bodies = {path.relative_to(folder).as_posix(): path.read_bytes() for path in files_of(folder)}
    total = sha256()
    for name, body in bodies.items():
        total.update(f"{name} {len(body)}\n".encode() + body)
    base = f"/faces/{game.id}/{total.hexdigest()[:16]}"
    return {
        f"{base}/{name}": Packed(
            KINDS[Path(name).suffix], FOR_EVER, {"": body, "gzip": gzip.compress(body, mtime=0)}
        )
        for name, body in bodies.items()
    }


def face_address(name: str) -> str | None:
    """The address of the module that draws a game."""
    return next((address for address in face_of(name) if address.endswith(f"/{ENTRY}")), None)


@get("/faces/{game:str}/{name:path}", sync_to_thread=True, include_in_schema=False)
def face_file(request: Request[Any, Any, Any], game: str, name: str) -> Response[bytes]:
    found = face_of(game).get(f"/faces/{game}{name}")
    if found is None:
        raise NotFoundException
    return sent(found, request)
