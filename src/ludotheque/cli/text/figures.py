"""Numbers as each language writes them."""

from ludotheque.cli.text.voice import Voice

THIN_SPACE = "\u202f"


def number(voice: Voice, value: float, digits: int = 0) -> str:
    """«12 345,6» in French, «12,345.6» in English."""
    text = f"{value:,.{digits}f}"
    if voice.lang == "fr":
        return text.replace(",", THIN_SPACE).replace(".", ",")
    return text


def score(voice: Voice, value: float) -> str:
    """Points: whole, or with a half."""
    return number(voice, value, 0 if value == int(value) else 1)


def percent(voice: Voice, share: float) -> str:
    return number(voice, share * 100, 1) + (f"{THIN_SPACE}%" if voice.lang == "fr" else "%")
