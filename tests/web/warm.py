"""Loaded into the process that servers are forked from: everything that a running server has read and computed.

Only for installed games: others belong to single tests.
"""

import contextlib
import gc
import importlib
import os

from ludotheque.cli.text.voice import Voice
from ludotheque.core.catalogue import EXTRA_GAMES, game_ids
from ludotheque.core.words import LANGUAGES
from ludotheque.web import shelf

# Modules that a server loads only when it starts; a missing one is loaded then.
AT_THE_START = (
    "anyio._backends._asyncio",
    "confusable_homoglyphs",
    "litestar._kwargs.kwargs_model",
    "litestar.middleware._internal.exceptions.middleware",
    "litestar.plugins.attrs",
    "litestar.plugins.pydantic",
    "ludotheque.cli.table.serve",
    "ludotheque.store.migrate",
    "ludotheque.web.app",
    "ludotheque.web.connection",
    "ludotheque.web.socket",
    "sqlalchemy.dialects.postgresql",
    "tests.web.drawing",
    "typer._adapters",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
)

for name in AT_THE_START:
    with contextlib.suppress(ImportError):
        importlib.import_module(name)

os.environ.pop(EXTRA_GAMES, None)
for game in game_ids():
    shelf.detail(game)
    for lang in LANGUAGES:
        shelf.words(game, lang)
        shelf.rules(game, lang, query=None)

for lang in LANGUAGES:
    assert Voice(lang).bundle

gc.collect()
gc.freeze()  # so that memory shared with the servers stays shared: their garbage collectors skip it
