"""Loaded into the process that servers are forked from: what one that has been open for a while has read and made.

Only of the games that are installed: others are each test's own.
"""

import contextlib
import gc
import importlib
import os

from ludotheque.cli.text.voice import Voice
from ludotheque.core.catalogue import EXTRA_GAMES, game_ids
from ludotheque.core.words import LANGUAGES
from ludotheque.web import shelf

# What a server loads only when it starts; one that is gone some day is loaded then.
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
gc.freeze()  # what is shared with the servers stays shared: they need not search it for garbage
