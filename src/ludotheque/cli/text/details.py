"""Errors of the packages below in the user's language. If one has no French, the line says how to see the English
message."""

from ludotheque.cli.text.voice import Voice
from ludotheque.core.texts.details import in_french


def said(voice: Voice, text: str) -> str:
    """The message of an error, in the language of this voice."""
    if voice.lang == "en":
        return text
    return in_french(text) or voice.say("detail-in-english")
