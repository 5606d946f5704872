"""Every message with a figure or a name is correct in both languages: with 0, 1, 2 and 21, names beginning with a
vowel or h."""

import re
from functools import cache
from pathlib import Path

import pytest

from tools import sentences as rendering
from tools.sentences import Sentence

UPPER = "AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ"
VOWEL = f"{UPPER}{UPPER.lower()}"
WORD = "[a-zà-öø-ÿœ]+"
# Before these a word is not elided.
WHOLE = "onze|onzième|oui|un(?= à| et| ou)|une(?= seule| fois)|à"
UNELIDED = re.compile(
    rf"\b([DdLlJjMmTtSsNnCc]e|[Ll]a|(?:jus|lors|puis)?[Qq]ue) (?!(?:{WHOLE})\b)(?=[{VOWEL}](?!\d)|Hé|h[eéiu])(?! )"
)
WRONGLY_ELIDED = re.compile(r"\b([dljmtsnc]|qu)[’'](?=[bcdfgjklmnpqrstvwxz])", re.IGNORECASE)
UNCONTRACTED = re.compile(r"\b([Dd]e|[Àà]) les? (?!leur)")
BARE_PLURAL = re.compile(r"\w\((s|x|es|e)\)")
FIGURE = rf"(?<![\d.,:–\-+−×/])(?<!\d à )(?<!\d to )\b{{}}[  ]({WORD})(?![’'])"
# Words ending in s or x with equal singular and plural; and English words that only look like plurals.
UNCHANGED = re.compile(
    r"fois|pas|bois|mois|voix|croix|prix|choix|os|cas|dos|poids|puits|bras|"
    r"fils|temps|succès|tas|corps|repas|envers|sous|dans|vers|plus|moins|sans"
    r"|très|hors|après|chez|depuis|jamais|toujours|alors|mais|puis|is|was|has"
    r"|less|this|across|its|as|plus|minus|class|pass|loss|seconds-long|canvas|"
    r"always|us|bonus|progress|access|does|waits|takes|dies|goes|opens|begins|covers|"
    r"costs"
)
ENGLISH = re.compile(
    r"\b(the|of|and|you|your|is|are|not|this|that|with|for|from|has|have|each|than|then)\b", re.IGNORECASE
)
FRENCH = re.compile(
    r"\b(le|la|les|des|du|est|sont|vous|votre|vos|une|pour|avec|sur|dans|et|ou|pas|qui|que|plus|au|aux)\b|[éèêàùçœ]"
)
every_file = pytest.mark.parametrize(
    "file", rendering.files(), ids=lambda file: str(file.relative_to(rendering.ROOT))
)


@cache
def said(file: Path) -> list[Sentence]:
    return list(rendering.sentences(file))


@cache
def words(lang: str) -> set[str]:
    """All words of the messages in a language."""
    texts = " ".join(
        file.read_text(encoding="utf-8") for file in rendering.files() if rendering.language(file) == lang
    )
    return set(re.findall(WORD, texts.lower()))


def singular(word: str, lang: str) -> str:
    """The singular of a plural word; other words unchanged."""
    if UNCHANGED.fullmatch(word):
        return word
    endings = (
        (("aux", "al"), ("eaux", "eau"), ("s", ""), ("x", ""))
        if lang == "fr"
        else (("ies", "y"), ("es", ""), ("s", ""))
    )
    for plural, one in endings:
        if word.endswith(plural) and len(word) > 3 and word.removesuffix(plural) + one in words(lang):
            return word.removesuffix(plural) + one
    return word


# Words that look like nouns with a plural.
NO_NOUNS = re.compile(r"de|au|le|ce|a|on|trade|park|less|more|does")


def plurals(word: str, lang: str) -> set[str]:
    ends = (
        {word + "s", word + "x", re.sub("al$", "aux", word)}
        if lang == "fr"
        else {word + "s", word + "es", re.sub("y$", "ies", word)}
    )
    return set() if NO_NOUNS.fullmatch(word) else (ends - {word}) & words(lang)


def mistakes_of_number(sentence: Sentence) -> list[str]:
    """A plural after 1 (in French after 0, too), and after 21 the same word as after 1."""
    lang, found = sentence.lang, []
    for figure in ("0", "1") if lang == "fr" else ("1",):
        for word in re.findall(FIGURE.format(figure), sentence.text):
            if singular(word, lang) != word:
                found.append(f"{figure} {word}")
    for figure in ("2", "21") if lang == "fr" else ("0", "2", "21"):
        for word in re.findall(FIGURE.format(figure), sentence.text):
            if not word.endswith(("s", "x", "z")) and plurals(word, lang) and word in after_one(lang):
                found.append(f"{figure} {word}")
    return found


@cache
def after_one(lang: str) -> set[str]:
    """The words that occur after 1 and have a plural: nouns."""
    found: set[str] = set()
    for file in rendering.files():
        if rendering.language(file) == lang:
            for sentence in said(file):
                found |= set(re.findall(FIGURE.format("1"), sentence.text))
    return {word for word in found if plurals(word, lang)}


@every_file
def test_words_are_elided_before_vowels_only(file: Path) -> None:
    if rendering.language(file) == "fr":
        wrong = [
            f"{sentence.id}: {sentence.text}"
            for sentence in said(file)
            for rule in (UNELIDED, WRONGLY_ELIDED, UNCONTRACTED)
            if rule.search(sentence.text)
        ]
        assert wrong == []


@every_file
def test_nouns_agree_with_their_figures(file: Path) -> None:
    wrong = {
        f"{sentence.id}: {mistake}: {sentence.text}"
        for sentence in said(file)
        for mistake in mistakes_of_number(sentence)
    }
    assert sorted(wrong) == []


@every_file
def test_no_plural_is_left_to_the_reader(file: Path) -> None:
    assert [
        f"{sentence.id}: {sentence.text}" for sentence in said(file) if BARE_PLURAL.search(sentence.text)
    ] == []


@every_file
def test_a_sentence_keeps_to_one_language(file: Path) -> None:
    foreign = ENGLISH if rendering.language(file) == "fr" else FRENCH
    wrong = [
        f"{sentence.id}: {sentence.text}"
        for sentence in said(file)
        if foreign.search(without_names(sentence))
    ]
    assert wrong == []


def without_names(sentence: Sentence) -> str:
    text = sentence.text
    for name in (*rendering.NAMES, "Ludothèque", *(str(value) for _, value in sentence.given)):
        text = text.replace(name, "")
    return text
