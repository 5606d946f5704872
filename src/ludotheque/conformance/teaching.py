"""Coach cards, overview and guide of a game: complete, the same in both languages, true to rules and positions."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from fluent.syntax import ast, parse

from ludotheque.bots import BOTS, make_bot
from ludotheque.core.game import BadSetup, Game
from ludotheque.core.match import Match
from ludotheque.core.rulebook import rulebook
from ludotheque.core.teaching.guide import BY, KIND, PERSON, BadGuide, Guide, Stop, guide_of
from ludotheque.core.teaching.pages import BadPage, Card, cards, overview, steps_that_ask
from ludotheque.core.teaching.progress import Progress
from ludotheque.core.teaching.telling import guide_words, told
from ludotheque.core.words import LANGUAGES, domains_of, variables_of

LONGEST_ASKED: Final = 240
LONGEST_POINT: Final = 200
LONGEST_SECTION: Final = 360
LONGEST_TITLE: Final = 40
LONGEST_STOP: Final = 240
POINTS: Final = (2, 3)
MOST_SECTIONS: Final = 5
# Each guide is played so many times with random choices, besides once with the suggested ones.
RANDOM_PLAYS: Final = 10


def check_teaching(game: Game[Any]) -> None:
    """A game that has cards, an overview or a guide has them complete and in both languages."""
    faults = faults_of_pages(game) + faults_of_guide(game)
    assert not faults, f"{game.id}: " + "; ".join(faults)


# ---------------------------------------------------------------- cards and overview


def faults_of_pages(game: Game[Any], *, wanted: bool = False) -> list[str]:
    """What is missing or wrong in the cards and the overview; nothing for a game without them, unless they are
    wanted.
    """
    faults: list[str] = []
    try:
        by_lang = {lang: cards(game, lang) for lang in LANGUAGES}
        overviews = {lang: overview(game, lang) for lang in LANGUAGES}
    except BadPage as error:
        return [str(error)]
    if wanted or any(by_lang.values()):
        for lang, those in by_lang.items():
            faults += [f"coach.{lang}.md: no card for {step}" for step in missing(game, those)]
            faults += [
                f"coach.{lang}.md: {step} is no step that asks"
                for step in those
                if step not in steps_that_ask(game)
            ]
            faults += [f"coach.{lang}.md: {fault}" for card in _each(those) for fault in _faults_of(card)]
        faults += _differences(by_lang)
    if wanted or any(overviews.values()):
        faults += _faults_of_overviews(overviews)
    cited = [rule for those in by_lang.values() for card in _each(those) for rule in card.rules]
    cited += [rule for sections in overviews.values() for section in sections for rule in section.said.rules]
    return faults + _unknown_rules(game, cited)


def missing(game: Game[Any], those: dict[str, Card]) -> list[str]:
    """The steps that ask and have no card."""
    return [step for step in steps_that_ask(game) if step not in those]


def parts_pointed_at(game: Game[Any]) -> set[str]:
    """The parts of the page that cards and stops point at."""
    guide = guide_of(game)
    found = {part for card in cards(game, LANGUAGES[0]).values() for part in card.at}
    return found | {part for stop in (guide.stops if guide is not None else ()) for part in stop.at}


def _each(those: dict[str, Card]) -> list[Card]:
    return list(dict.fromkeys(those.values()))


def _faults_of(card: Card) -> Iterator[str]:
    name = ", ".join(card.steps)
    if len(card.asked.text) > LONGEST_ASKED:
        yield f"{name}: what is asked has {len(card.asked.text)} characters, more than {LONGEST_ASKED}"
    if not POINTS[0] <= len(card.points) <= POINTS[1]:
        yield f"{name}: {len(card.points)} points instead of 2 or 3"
    for point in card.points:
        if len(point.text) > LONGEST_POINT:
            yield f"{name}: a point has {len(point.text)} characters, more than {LONGEST_POINT}: {point.text[:30]}…"


def _differences(by_lang: dict[str, dict[str, Card]]) -> list[str]:
    """Where the languages have other headings, parts or rules."""
    found = []
    first, *others = LANGUAGES
    for lang in others:
        files = f"coach.{first}.md and coach.{lang}.md"
        mine, theirs = by_lang[first], by_lang[lang]
        if list(mine) != list(theirs):
            found.append(f"{files}: other steps or another order: {sorted(set(mine) ^ set(theirs))}")
        for step in mine:
            if step in theirs and _shape(mine[step]) != _shape(theirs[step]):
                found.append(f"{files}: {step}: other steps, parts, number of points or rules")
    return found


def _shape(card: Card) -> tuple[Any, ...]:
    return card.steps, card.at, card.asked.rules, [point.rules for point in card.points]


def _faults_of_overviews(overviews: dict[str, Any]) -> list[str]:
    found = []
    for lang, sections in overviews.items():
        if not 3 <= len(sections) <= MOST_SECTIONS:
            found.append(f"overview.{lang}.md: {len(sections)} sections instead of 3 to {MOST_SECTIONS}")
        for section in sections:
            if len(section.title) > LONGEST_TITLE:
                found.append(f"overview.{lang}.md: {section.id}: the title is longer than {LONGEST_TITLE}")
            if len(section.said.text) > LONGEST_SECTION:
                found.append(f"overview.{lang}.md: {section.id}: {len(section.said.text)} characters")
    shapes = [[(section.id, section.said.rules) for section in sections] for sections in overviews.values()]
    if any(shape != shapes[0] for shape in shapes):
        found.append("the overviews have other sections or rules")
    return found


def _unknown_rules(game: Game[Any], cited: Sequence[str]) -> list[str]:
    known = rulebook(game.folder, LANGUAGES[0]).rules
    return [f"there is no rule {rule}" for rule in dict.fromkeys(cited) if rule not in known]


# ---------------------------------------------------------------- guide


def faults_of_guide(game: Game[Any]) -> list[str]:
    """What is wrong with the guide as it is written; nothing for a game without one."""
    try:
        guide = guide_of(game)
        if guide is None:
            return []
        faults = _unknown_rules(game, [rule for stop in guide.stops for rule in stop.rules])
        return (
            faults
            + _faults_of_setup(game, guide)
            + _faults_of_stops(game, guide)
            + _faults_of_words(game, guide)
        )
    except (BadGuide, ValueError) as error:
        return [str(error)]


def _faults_of_setup(game: Game[Any], guide: Guide) -> list[str]:
    found = [f"guide.toml: there is no level {level}" for level in guide.bots if level not in BOTS]
    try:
        Match.new(game, guide.seats, guide.seed, guide.options)
    except BadSetup as error:
        found.append(f"guide.toml: {error}")
    return found


def _faults_of_stops(game: Game[Any], guide: Guide) -> list[str]:
    """Names of steps, kinds of events, verbs and domains that the game does not have."""
    steps, domains = steps_that_ask(game), domains_of(game)
    kinds = {kind.name: kind for kind in game.kinds.all}
    verbs = {verb.name: verb for verb in game.vocabulary.verbs}
    found = []
    for stop in guide.stops:
        found += [f"{stop.id}: {step} is no step that asks" for step in stop.question if step not in steps]
        for event in stop.event:
            kind = kinds.get(str(event[KIND]))
            if kind is None:
                found.append(f"{stop.id}: there is no kind of event {event[KIND]}")
                continue
            fields = {KIND, *kind.fields} | ({BY} if "seat" in kind.fields else set())
            found += [
                f"{stop.id}: an event {kind.name} has no {field}" for field in event if field not in fields
            ]
        for pattern in stop.suggest:
            verb = verbs.get(str(pattern["verb"]))
            if verb is None:
                found.append(f"{stop.id}: there is no verb {pattern['verb']}")
                continue
            found += [
                f"{stop.id}: {field} of {verb.name}: {value!r} is not possible"
                for field, value in pattern.items()
                if field != "verb"
                and (field not in verb.fields or not _is_value(verb.domains[verb.fields.index(field)], value))
            ]
        found += [
            f"{stop.id}: there is no domain {figure.domain}"
            for figure in stop.figures.values()
            if figure.domain is not None and figure.domain not in domains
        ]
    return found


def _is_value(domain: Any, value: Any) -> bool:
    return any(domain.to_json(index) == value for index in range(int(domain.size)))


def _faults_of_words(game: Game[Any], guide: Guide) -> list[str]:
    """Messages that are missing, unused, or have other variables in one language."""
    found = []
    used: dict[str, dict[str, set[str]]] = {}
    for lang in LANGUAGES:
        words = guide_words(game, lang)
        for stop in guide.stops:
            title = words.title(stop.id)
            if len(title) > LONGEST_TITLE:
                found.append(f"guide.{lang}.ftl: stop-{stop.id}: the title is longer than {LONGEST_TITLE}")
        entries = parse(words.file.read_text(encoding="utf-8"), with_spans=False).body
        used[lang] = {
            entry.id.name: variables_of(entry) for entry in entries if isinstance(entry, ast.Message)
        }
        ids = {f"{about}-{stop.id}" for stop in guide.stops for about in ("stop", "otherwise")}
        found += [f"guide.{lang}.ftl: no stop says {id}" for id in used[lang] if id not in ids]
        for stop in guide.stops:
            for id in (f"stop-{stop.id}", f"otherwise-{stop.id}"):
                unknown = used[lang].get(id, set()) - _arguments(game, stop)
                found += [f"guide.{lang}.ftl: {id}: there is no figure {name}" for name in sorted(unknown)]
    first, *others = LANGUAGES
    for lang in others:
        apart = sorted(set(used[first]) ^ set(used[lang]))
        if apart:
            found.append(f"guide.{first}.ftl and guide.{lang}.ftl do not both have {', '.join(apart)}")
        found += [
            f"guide.{first}.ftl and guide.{lang}.ftl: {id} uses other figures"
            for id in used[first]
            if id in used[lang] and _figures(used[first][id]) != _figures(used[lang][id])
        ]
    return found


def _figures(variables: set[str]) -> set[str]:
    """`$site_id` only helps to word `$site`, and one language may need it although another doesn't."""
    return {name.removesuffix("_id") for name in variables}


def _arguments(game: Game[Any], stop: Stop) -> set[str]:
    """The figures that the messages of a stop may use: its own, and what each choice it may suggest has."""
    verbs = {verb.name: verb for verb in game.vocabulary.verbs}
    suggested = [set(verbs[str(one["verb"])].fields) for one in stop.suggest if one["verb"] in verbs]
    names = set(stop.figures) | (set.intersection(*suggested) if suggested else set())
    return names | {f"{name}_id" for name in names}


# ---------------------------------------------------------------- a guide as it is played


@dataclass(frozen=True)
class Played:
    """A guided match: the stops reached, skipped, and neither; and what was said at each question of the person, after
    so many decisions of theirs."""

    reached: tuple[str, ...]
    skipped: tuple[str, ...]
    left: tuple[str, ...]
    said: list[tuple[int, dict[str, Any]]]


def play_guide(game: Game[Any], seed: int, *, suggested: bool) -> Played:
    """Play a guided match until nothing more can be said, or to its end: all at random, or against the bots of the
    guide with the suggested choices, where there are any. All messages are worded in both languages on the way.
    """
    guide = guide_of(game)
    assert guide is not None, f"{game.id} has no guide"
    match = Match.new(game, guide.seats, guide.seed, guide.options)
    progress, random = Progress(guide), Random(seed)
    bots = [make_bot(level, guide.seed) for level in guide.bots]
    players = [f"Player {seat + 1}" for seat in range(guide.seats)]
    said: list[tuple[int, dict[str, Any]]] = []
    own = 0
    progress.follow(match)
    while not (match.state.over() or (progress.ended() and not progress.current.shown)):
        state = match.state
        seat = max(state.to_move())  # bots first, as at the table
        action = state.only_answer(seat)
        if action is None and seat == PERSON:
            said.append((own, told(game, progress, players)))
            own += 1
            advised = progress.current.suggestion if suggested else None
            action = random.choice(list(state.actions(seat))) if advised is None else advised.suggested
        elif action is None:
            action = (
                bots[seat - 1].play(state, seat) if suggested else random.choice(list(state.actions(seat)))
            )
        assert action is not None
        match.play(seat, action)
        progress.follow(match)
    past = {*progress.reached(), *progress.skipped()}
    left = tuple(stop.id for stop in guide.stops if stop.id not in past)
    return Played(tuple(progress.reached()), tuple(progress.skipped()), left, said)


def too_long(played: Played) -> list[str]:
    """The stops that say more than one or two sentences."""
    return [
        f"{stop['id']}: {lang}: {len(text)} characters, more than {LONGEST_STOP}"
        for _, said in played.said
        for stop in said["stops"]
        for lang, text in stop["text"].items()
        if len(text) > LONGEST_STOP
    ]


def check_guide(game: Game[Any]) -> None:
    """With the suggested choices every stop is reached or skipped, and so it is with random choices; the same choices
    lead to the same stops. Nothing for a game without a guide.
    """
    if guide_of(game) is None:
        return
    for seed in range(RANDOM_PLAYS + 1):
        suggested = seed == 0
        played = play_guide(game, seed, suggested=suggested)
        how = "with the suggested choices" if suggested else f"with random choices (seed {seed})"
        left = ", ".join(played.left)
        assert not played.left, f"{game.id}: {how} these stops are neither reached nor skipped: {left}"
        assert not too_long(played), f"{game.id}: " + "; ".join(too_long(played))
