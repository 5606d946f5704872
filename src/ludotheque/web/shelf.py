"""The games as a client needs them: words, rules, vocabulary, drawing data."""

import json
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.bots import LEVELS
from ludotheque.core.catalogue import game_ids, load_game
from ludotheque.core.game import Game
from ludotheque.core.rulebook import QueryTooLong, rulebook
from ludotheque.core.teaching.guide import guide_of
from ludotheque.core.teaching.pages import Card, cards, overview
from ludotheque.core.teaching.telling import guide_words
from ludotheque.core.verbs import Domain
from ludotheque.core.words import LANGUAGES, words_for
from ludotheque.table.errors import NotFound, Refused
from ludotheque.web.faces import face_address
from ludotheque.web.shapes import (
    CoachCard,
    GameDetail,
    GameInfo,
    GuideInfo,
    OptionInfo,
    OverviewSection,
    RuledText,
    RuleText,
    StopTitle,
    TeachingTexts,
    UncertainValue,
    Vocabulary,
    WordsFile,
)

CORE = Path(__file__).parent.parent / "core"
# Created here, in one thread: msgspec can crash if two threads use a type for the first time at once.
msgspec.json.Decoder(Vocabulary)


def find(name: str) -> Game[Any]:
    if name not in game_ids():
        raise NotFound("game")
    return load_game(name)


def language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise NotFound("language")
    return lang


def every() -> list[GameInfo]:
    return [info(name) for name in game_ids()]


@cache
def info(name: str) -> GameInfo:
    game = find(name)
    data, guide = game.data(), guide_of(game)
    return GameInfo(
        id=game.id,
        names={lang: words_for(game, lang).game_name() for lang in LANGUAGES},
        about={lang: words_for(game, lang).say("game-about") for lang in LANGUAGES},
        seats=game.seats,
        options=[OptionInfo(option.name, option.domain.ids) for option in game.options],
        colours=game.colours,
        bots=list(LEVELS),
        provenance={} if data is None else data.counts(),
        face=face_address(name),
        guide=None if guide is None else guide.minutes,
    )


@cache
def detail(name: str) -> GameDetail:
    game = find(name)
    short = info(name)
    return GameDetail(
        **{field: getattr(short, field) for field in GameInfo.__struct_fields__},
        vocabulary=msgspec.convert(vocabulary(game), Vocabulary),
        version=version(name),
        board=game.drawing.board(),
    )


def vocabulary(game: Game[Any]) -> dict[str, Any]:
    """Verbs, kinds of events and steps with the domains of their figures, and of the options; `windows` are the
    steps with a default answer."""
    domains = {option.domain.name: option.domain for option in game.options}

    def shape(name: str, fields: list[str], used: list[Domain]) -> dict[str, Any]:
        domains.update({domain.name: domain for domain in used})
        named = [{"name": field, "domain": domain.name} for field, domain in zip(fields, used, strict=True)]
        return {"name": name, "fields": named}

    verbs = [
        shape(verb.name, verb.fields, verb.domains)
        | {"gives_up": verb.gives_up, "aside": verb.base >= game.vocabulary.asides_from}
        for verb in game.vocabulary.verbs
    ]
    kinds = [
        shape(kind.name, kind.fields, kind.domains)
        | {
            "secret": kind.secret,
            "owners": int(kind.owners),
            "whispered": kind.whispered,
            "uneventful": kind.uneventful,
            "rule": kind.rule,
        }
        for kind in game.kinds.all
    ]
    named = [(step.name, step.domains + step.mentions) for step in game.steps]
    steps = [shape(name, [domain.name for domain in domains], domains) for name, domains in named]
    return {
        "verbs": verbs,
        "kinds": kinds,
        "steps": steps,
        "windows": game.windows,
        "domains": {
            name: {
                "ids": [] if domain.numeric else domain.ids,
                "numeric": domain.numeric,
                "size": int(domain.size),
                "rules": domain.rules,
            }
            for name, domain in domains.items()
        },
    }


@cache
def version(name: str) -> str:
    """A hash of the vocabulary: a page with another version can't interpret the numbers of choices."""
    return sha256(msgspec.json.encode(vocabulary(find(name)))).hexdigest()[:16]


@cache
def words(name: str, lang: str) -> WordsFile:
    game = find(name)
    files = [CORE / f"{language(lang)}.ftl", Path(game.folder) / f"{lang}.ftl"]
    return WordsFile(
        "\n".join(file.read_text(encoding="utf-8") for file in files), words_for(game, lang).names
    )


@cache
def teaching(name: str, lang: str) -> TeachingTexts:
    """The cards, the overview and the guide's stops; a game may lack any of them."""
    game, guide = find(name), guide_of(find(name))
    return TeachingTexts(
        cards={step: _card(card) for step, card in cards(game, language(lang)).items()},
        overview=[
            OverviewSection(section.said.text, list(section.said.rules), section.id, section.title)
            for section in overview(game, lang)
        ],
        guide=None
        if guide is None
        else GuideInfo(
            guide.minutes,
            [StopTitle(stop.id, guide_words(game, lang).title(stop.id)) for stop in guide.stops],
        ),
    )


def _card(card: Card) -> CoachCard:
    asked, *points = [RuledText(said.text, list(said.rules)) for said in (card.asked, *card.points)]
    return CoachCard(list(card.at), asked, points, list(card.rules))


def rules(name: str, lang: str, query: str | None) -> list[RuleText]:
    book = rulebook(find(name).folder, language(lang))
    try:
        found = book.search(query, 30) if query and query.strip() else list(book.rules.values())
    except QueryTooLong as error:
        raise Refused("query", str(error)) from None
    return [RuleText(r.id, r.title, r.chapter, list(r.provenance), r.text) for r in found]


@cache
def uncertain(name: str) -> list[UncertainValue]:
    data = find(name).data()
    found = [] if data is None else data.uncertain_values()
    return [UncertainValue(file, path, json.dumps(value, ensure_ascii=False)) for file, path, value in found]
