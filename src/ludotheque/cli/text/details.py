"""What errors of the rooms below say, in the user's language. One without French is not shown in French: the line then
names the way to read it.
"""

from ludotheque.cli.text.voice import Voice
from ludotheque.core.texts.details import in_french


def said(voice: Voice, text: str) -> str:
    """A sentence of an error, in the language of this voice."""
    if voice.lang == "en":
        return text
    return in_french(text) or voice.say("detail-in-english")
