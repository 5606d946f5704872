"""`ludotheque --version`."""

from ludotheque import __version__
from ludotheque.cli.text.voice import Voice


def run(voice: Voice) -> None:
    from ludotheque.core.build import COMPILED

    voice.tell("version", version=__version__, build=voice.say("compiled" if COMPILED else "interpreted"))
