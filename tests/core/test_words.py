"""Every game has all its messages in both languages, and cites existing rules."""

import random
import re
import sys
from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import chain, islice, product
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.conformance import tables
from ludotheque.core import words as words_module
from ludotheque.core.catalogue import game_ids, load_game
from ludotheque.core.chance import Chance, seeded
from ludotheque.core.declared import Declared
from ludotheque.core.events import Event, Kind, Kinds, Log
from ludotheque.core.game import Game, Option, Outcome
from ludotheque.core.naming import Naming, Say
from ludotheque.core.refusals import GAME_OVER, NOT_NOW, TABLE_REFUSALS, Facts, Refusal, said_facts
from ludotheque.core.rulebook import Rulebook, read_rules, rulebook
from ludotheque.core.state import State, Step
from ludotheque.core.verbs import Domain, Term, Terms, Vocabulary, numbers
from ludotheque.core.words import (
    LANGUAGES,
    MissingWord,
    Words,
    allowed,
    can_be_asked,
    messages_of_names,
    required,
    required_of_table,
    words_for,
)

CORE = Path(words_module.__file__).parent
PROVENANCE = {"seed", "deduced", "public", "known", "reconstructed"}
MOST_CHOICES = 2000
ENOUGH_DECISIONS = 8000
# This many cases of one refusal are rendered.
MOST_VARIANTS = 300
# Per verb: some have thousands.
MOST_SENTENCES = 250
# After this many occurrences of a question, every choice refused at it has likely come up.
OFTEN = 1000

every_game = pytest.mark.parametrize("game_id", game_ids())
every_language = pytest.mark.parametrize("lang", LANGUAGES)


# ---------------------------------------------------------------- the files


class Uses(Visitor):
    """The variables and the other messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def uses_in(file: Path) -> dict[str, Uses]:
    """The variables and other messages of each message in a file."""
    found: dict[str, Uses] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} occurs twice"
            found[entry.id.name] = Uses()
            found[entry.id.name].visit(entry)
    return found


def used_from(ids: set[str], messages: dict[str, Uses]) -> set[str]:
    """These messages and the helpers they refer to, directly or indirectly."""
    found: set[str] = set()
    open_ids = set(ids)
    while open_ids:
        found |= open_ids
        open_ids = set[str]().union(*(messages[id].messages for id in open_ids if id in messages)) - found
    return found


def variables_of(id: str, messages: dict[str, Uses]) -> set[str]:
    """The variables of a message, including those of its helpers."""
    return set[str]().union(
        *(messages[one].variables for one in used_from({id}, messages) if one in messages)
    )


def without_ids(variables: set[str]) -> set[str]:
    """`$zone_id` only helps to render `$zone`, and one language may need it although another doesn't."""
    return {name.removesuffix("_id") for name in variables}


def file_of(game_id: str, lang: str) -> Path:
    return Path(load_game(game_id).folder) / f"{lang}.ftl"


@every_language
def test_table_has_exactly_the_messages_it_needs(lang: str) -> None:
    assert set(uses_in(CORE / f"{lang}.ftl")) == required_of_table()


@every_game
@every_language
def test_game_has_exactly_the_messages_its_declarations_ask_for(game_id: str, lang: str) -> None:
    messages = uses_in(file_of(game_id, lang))
    game = load_game(game_id)
    parts = {id for id in messages if id.startswith("view-")}
    besides = allowed(game) & set(messages)
    needed = used_from(required(game) | besides | (parts & of_views(game) if parts else set()), messages)
    assert sorted(needed - set(messages)) == [], "missing"
    assert sorted(set(messages) - needed) == [], "unused messages"


def of_views(game: Game[Any]) -> set[str]:
    """The possible parts of the view: all that two random games show to any seat."""
    found: set[str] = set()
    for seats in (game.seats[0], game.seats[-1]):
        chance, s = random.Random(1), game.new(seats, seed=1)
        while not s.over():
            found |= set().union(*(keys_in(s.view(seat)) for seat in range(-1, seats)))
            mover = s.to_move()[0]
            s.apply(mover, chance.choice(list(s.actions(mover))))
    return {f"view-{key}" for key in found}


def keys_in(value: object) -> set[str]:
    """The keys of an object and of nested objects."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    own = {str(key) for key in value} if isinstance(value, dict) else set[str]()
    return own.union(*(keys_in(one) for one in inside))


@pytest.mark.parametrize("place", ["table", *game_ids()])
def test_both_languages_have_the_same_messages_and_figures(place: str) -> None:
    french, english = (
        uses_in(CORE / f"{lang}.ftl" if place == "table" else file_of(place, lang)) for lang in ("fr", "en")
    )
    assert list(french) == list(english)
    for id in french:
        assert without_ids(variables_of(id, french)) == without_ids(variables_of(id, english)), id


@every_game
@every_language
def test_messages_use_only_their_arguments(game_id: str, lang: str) -> None:
    """In every variant, including those that no example reaches."""
    messages = uses_in(file_of(game_id, lang))
    for id, given in declared(load_game(game_id)).items():
        assert variables_of(id, messages) <= given, id


def declared(game: Game[Any]) -> dict[str, set[str]]:
    """The arguments of messages with declared arguments: all except the refusals."""
    found = {id: set[str]() for id in required(game) if not id.startswith("why-")}
    for verb in game.vocabulary.verbs:
        found[f"choice-{verb.name}"] = given_for(verb.fields, verb.domains)
    for kind in game.kinds.all:
        found[f"log-{kind.name}"] = given_for(kind.fields, kind.domains)
        if kind.secret:
            shown = [i for i, name in enumerate(kind.fields) if name not in kind.secret]
            known = given_for([kind.fields[i] for i in shown], [kind.domains[i] for i in shown])
            found[f"log-{kind.name}-secret"] = known
    for step in game.steps:
        if can_be_asked(step):
            named = step.domains + step.mentions
            found[f"ask-{step.name}"] = given_for([domain.name for domain in named], named)
    found |= {id: {"count"} for id in found if id.startswith("gain-")}
    return found | messages_of_names(game)


def given_for(fields: list[str], domains: list[Domain]) -> set[str]:
    ids = {f"{name}_id" for name, domain in zip(fields, domains, strict=True) if not domain.numeric}
    return {*fields, *ids}


# ---------------------------------------------------------------- all messages


@every_game
@every_language
def test_every_choice_has_a_distinct_text(game_id: str, lang: str) -> None:
    game = load_game(game_id)
    numbers = range(game.vocabulary.size)
    chosen = numbers if len(numbers) <= MOST_CHOICES else random.Random(1).sample(numbers, MOST_CHOICES)
    voice = words_for(game, lang)
    texts = {action: voice.action(action) for action in chosen}
    assert all(text.strip() and "{" not in text for text in texts.values())
    apart = {
        what_it_says(voice, action): text
        for action, text in texts.items()
        if not named_by_the_question(voice, action)
    }
    assert len(set(apart.values())) == len(apart)


PARTS = ("verb", "object")  # of a choice: what a button shows


@every_game
@every_language
def test_the_parts_of_a_choice_tell_apart_what_the_choice_tells_apart(game_id: str, lang: str) -> None:
    """A verb with arguments has both parts, and no other message has any."""
    game = load_game(game_id)
    voice = words_for(game, lang)
    for verb in game.vocabulary.verbs:
        attributes = voice.bundle.get_message(f"choice-{verb.name}").attributes
        assert set(attributes) in ([set(PARTS)] if verb.fields else [set(), {"verb"}, set(PARTS)]), verb.name
        if not verb.fields:
            continue
        chosen = list(range(verb.base, verb.base + verb.size))
        if len(chosen) > MOST_SENTENCES:
            chosen = random.Random(1).sample(chosen, MOST_SENTENCES)
        objects: dict[tuple[str, ...], str] = {}
        for action in chosen:
            given = given_to(voice, action)
            formatted = [voice.bundle.format_pattern(attributes[part], given) for part in PARTS]
            said = [str(text) for text, errors in formatted if not errors]
            assert len(said) == len(PARTS), verb.name
            assert all(text.strip() and "{" not in text for text in said), verb.name
            if not named_by_the_question(voice, action):
                objects[what_it_says(voice, action)] = " ".join(said)
        assert len(set(objects.values())) == len(objects), verb.name
    files = FluentParser().parse(file_of(game_id, lang).read_text(encoding="utf-8")).body
    with_parts = [one.id.name for one in files if isinstance(one, ast.Message) and one.attributes]
    assert all(name.startswith("choice-") for name in with_parts)


def given_to(voice: Words, action: int) -> dict[str, str | int]:
    """What the message of a choice is given."""
    given: dict[str, str | int] = {}
    verb = voice.game.vocabulary.find(action)
    for name, domain, value in zip(verb.fields, verb.domains, verb.args(action), strict=True):
        given[name] = voice.thing(domain, value)
        if not domain.numeric:
            given[f"{name}_id"] = "none" if value < 0 else domain.ids[value]
    return given


def what_it_says(voice: Words, action: int) -> tuple[str, ...]:
    """A choice by the names of its things: copies of a card have the same name and are equivalent."""
    verb = voice.game.vocabulary.find(action)
    things = zip(verb.domains, verb.args(action), strict=True)
    return (verb.name, *[str(voice.thing(domain, number)) for domain, number in things])


def named_by_the_question(voice: Words, action: int) -> bool:
    """Whether the choice has a number whose name depends on the subject of the question."""
    verb = voice.game.vocabulary.find(action)
    return any(domain.numeric and isinstance(voice.thing(domain, 0), str) for domain in verb.domains)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_placement_of_nouvelle_france_is_named_by_its_cells(lang: str) -> None:
    game = load_game("nouvelle_france")
    s = game.new(1, seed=1)
    said = []
    for verb in ("take", "build", "place"):
        log = Log()
        action = next(action for action in s.actions(0) if game.vocabulary.find(action).name == verb)
        said.append(words_for(game, lang).at(s, 0).action(action))
        s.apply(0, action, log)
    cell = "[A-G][1-7]( \\((étage|floor) [2-5]\\))?"
    cells = f"{cell}(, {cell})*"
    assert re.fullmatch(f"(Poser en|Set it down at) {cells}", said[-1])
    placed = next(event for event in log.events if event.kind.name == "placed")
    assert re.search(f"\\({cells}\\)\\.$", words_for(game, lang).event(placed, 0))


@every_game
@every_language
def test_every_kind_of_event_has_a_text_for_all(game_id: str, lang: str) -> None:
    game = load_game(game_id)
    for kind in game.kinds.all:
        for args in some_arguments(kind):
            for reader in (-1, 0, 1):
                text = words_for(game, lang).event(Event(kind, vec[i64](args)), reader)
                assert text.strip(), kind.name
                assert "{" not in text, kind.name


def some_arguments(kind: Kind) -> list[list[int]]:
    """Some figures of an event from its domains: the first five and the last of each."""
    ends = [
        sorted({0, 1, 2, 3, 4, int(domain.size) - 1} & set(range(domain.size))) for domain in kind.domains
    ]
    return [[*args, 0, 0, 0, 0][:4] for args in islice(product(*ends), MOST_CHOICES)]


@pytest.mark.parametrize("game_id", [game_id for game_id in game_ids() if load_game(game_id).options])
@every_language
def test_options_and_their_values_have_names(game_id: str, lang: str) -> None:
    game = load_game(game_id)
    for option in game.options:
        assert words_for(game, lang).say(f"option-{option.name}")
        names = [words_for(game, lang).thing(option.domain, i) for i in range(option.domain.size)]
        assert len(set(names)) == option.domain.size


# ---------------------------------------------------------------- cases from random games


@dataclass
class Met:
    """Distinct cases from random games: refusals with their figures, figures by question, events."""

    refusals: dict[str, tuple[Refusal, Facts]] = field(default_factory=dict)
    variants: Counter[str] = field(default_factory=Counter)
    facts: dict[str, Facts] = field(default_factory=dict)
    events: dict[str, Event] = field(default_factory=dict)
    questions: dict[str, State] = field(default_factory=dict)
    asked: Counter[str] = field(default_factory=Counter)

    def names(self) -> set[str]:
        return {refusal.name for refusal, _ in self.refusals.values()}


def with_figures(game_id: str) -> set[str]:
    """The refusals whose message needs figures, so that only a real case shows whether they are provided."""
    messages = uses_in(file_of(game_id, "fr")) | uses_in(CORE / "fr.ftl")
    every = {refusal.name for refusal in load_game(game_id).refusals}
    return {name for name in every if variables_of(f"why-{name}", messages)}


@cache
def met(game_id: str) -> Met:
    """Random games with all numbers of players and a pairwise covering of options.

    Each game prefers some of the verbs, which reaches positions that uniform play seldom reaches.
    """
    game = load_game(game_id)
    met = Met()
    decisions = seed = 0
    while decisions < ENOUGH_DECISIONS and (seed == 0 or not with_figures(game_id) <= met.names()):
        for seats, options in tables(game):
            chance = random.Random(f"{seed} {seats} {tuple(options.values())}")
            decisions += play(game.new(seats, seed, options), chance, met)
        seed += 1
    return met


def play(s: State, chance: random.Random, met: Met) -> int:
    vocabulary = s.game.vocabulary
    verb_of = list(chain(*([verb.number] * verb.size for verb in vocabulary.verbs)))
    taste = [chance.choice([1, 20, 400]) for _ in vocabulary.verbs]
    decisions = 0
    while not s.over():
        asked = s.question(s.mover())
        question = f"{asked.step.name} {asked.figures}"
        if question not in met.questions:
            met.questions[question] = s.clone()
        seat = s.mover()
        met.asked[asked.step.name] += 1
        # Long games repeat questions a thousand times: then illegal choices are tried only occasionally.
        often = met.asked[asked.step.name] > OFTEN and decisions % 50 != 0
        for verb in [] if often else vocabulary.verbs:
            # occasionally sentences of all verbs are tried, otherwise only those of the verbs in question
            several = decisions % 10 == 0 or s.why_not(seat, verb.base) is not NOT_NOW
            sentences = range(verb.base, verb.base + (verb.size if several else 1))
            for action in chance.sample(sentences, min(len(sentences), MOST_SENTENCES)):
                meet_refusal(s, seat, action, met)
        meet_refusal(s, (seat + 1) % s.seats, 0, met)
        legal = list(s.actions(seat))
        possible = sorted({verb_of[action] for action in legal})
        (chosen,) = chance.choices(possible, [taste[number] for number in possible])
        log = Log()
        s.apply(seat, chance.choice([action for action in legal if verb_of[action] == chosen]), log)
        for event in log.events:
            met.events.setdefault(f"{event.kind.name} {list(event.args)}", event)
        decisions += 1
    meet_refusal(s, 0, 0, met)
    return decisions


def meet_refusal(s: State, seat: int, action: int, met: Met) -> None:
    refusal = s.why_not(seat, action)
    every_verb = len(s.game.vocabulary.verbs)
    if refusal is None or (refusal is NOT_NOW and met.variants[refusal.name] == every_verb):
        return
    if met.variants[refusal.name] == MOST_VARIANTS:
        return
    facts = s.facts(seat, action, refusal)
    variant = f"{refusal.name} {said_facts(facts)}" if facts else refusal.name
    if variant not in met.refusals:
        met.variants[refusal.name] += 1
        met.refusals[variant] = (refusal, facts)
    if facts:
        met.facts.setdefault(f"{s.question(seat).step.name} {s.game.vocabulary.find(action).name}", facts)


@every_game
def test_nearly_all_refusals_that_need_figures_come_up_in_play(game_id: str) -> None:
    """Otherwise the next tests would not check that the engine provides the figures."""
    needed = with_figures(game_id)
    missing = needed - met(game_id).names()
    assert len(missing) <= max(1, len(needed) // 5), sorted(missing)


@every_game
@every_language
def test_the_other_refusals_need_only_figures_that_some_question_gives(game_id: str, lang: str) -> None:
    game = load_game(game_id)
    messages = uses_in(file_of(game_id, lang)) | uses_in(CORE / f"{lang}.ftl")
    others = with_figures(game_id) - met(game_id).names()
    said = set()
    for refusal in game.refusals:
        needed = without_ids(variables_of(f"why-{refusal.name}", messages))
        fitting = [facts for facts in met(game_id).facts.values() if needed <= set(facts)]
        if any(words_for(game, lang).refusal(refusal, facts).strip() for facts in fitting):
            said.add(refusal.name)
    assert sorted(others - said) == []


@every_game
@every_language
def test_every_refusal_in_play_has_a_text_with_its_figures(game_id: str, lang: str) -> None:
    game = load_game(game_id)
    voice = words_for(game, lang)
    players = [f"P{seat}" for seat in range(max(game.seats))]
    assert GAME_OVER.name in met(game_id).names()
    for refusal, facts in met(game_id).refusals.values():
        assert refusal in game.refusals
        text = voice.refusal(refusal, facts, players)
        assert text.strip(), refusal.name
        for name in figures_shown(f"why-{refusal.name}", game_id, lang):
            fact = facts[name]
            if isinstance(fact, Term) and not fact.domain.numeric:
                assert str(voice.thing(fact.domain, fact.index)) in text, refusal.name


def figures_shown(id: str, game_id: str, lang: str) -> set[str]:
    """The figures that a message itself displays, without ids, which only select a variant."""
    messages = uses_in(file_of(game_id, lang)) | uses_in(CORE / f"{lang}.ftl")
    return {name for name in messages[id].variables if not name.endswith("_id")}


@every_game
@every_language
def test_every_refusal_without_figures_has_a_text(game_id: str, lang: str) -> None:
    game = load_game(game_id)
    for refusal in game.refusals:
        if refusal.name not in with_figures(game_id):
            assert words_for(game, lang).refusal(refusal, {}).endswith((".", "!"))


@every_game
@every_language
def test_every_logged_event_has_a_text_for_every_seat(game_id: str, lang: str) -> None:
    game = load_game(game_id)
    assert met(game_id).events
    for event in met(game_id).events.values():
        for reader in range(-1, max(game.seats)):
            assert "{" not in words_for(game, lang).event(event, reader)


@every_game
@every_language
def test_every_question_has_a_text_and_distinct_choices(game_id: str, lang: str) -> None:
    voice = words_for(load_game(game_id), lang)
    assert met(game_id).questions
    for s in met(game_id).questions.values():
        assert voice.ask(s, s.mover()).strip()
        here = voice.at(s, s.mover())
        texts = {what_it_says(here, action): here.action(action) for action in s.actions(s.mover())}
        assert len(set(texts.values())) == len(texts) > 0


# ---------------------------------------------------------------- the rules they cite


@every_game
@every_language
def test_every_refusal_cites_a_rule_of_the_rulebook(game_id: str, lang: str) -> None:
    game = load_game(game_id)
    rules = rulebook(game.folder, lang).rules
    assert sorted({refusal.rule for refusal in game.refusals} - set(rules)) == []


@every_game
def test_rulebooks_have_the_same_rules_in_the_same_order(game_id: str) -> None:
    french, english = (rulebook(load_game(game_id).folder, lang) for lang in ("fr", "en"))
    assert list(french.rules) == list(english.rules)
    assert [rule.provenance for rule in french.rules.values()] == [
        rule.provenance for rule in english.rules.values()
    ]
    # The table's own rules: those that refuse choices, then those of tournaments (arena).
    table = [id for id in french.rules if id.startswith("LU-")]
    assert [refusal.rule for refusal in TABLE_REFUSALS] == table[: len(TABLE_REFUSALS)]


@every_game
@every_language
def test_rules_say_where_they_come_from(game_id: str, lang: str) -> None:
    for rule in rulebook(load_game(game_id).folder, lang).rules.values():
        assert rule.provenance, rule.id
        assert set(rule.provenance) <= PROVENANCE, rule.id
        assert len(set(rule.provenance)) == len(rule.provenance), rule.id


@pytest.mark.parametrize("place", ["table", *game_ids()])
@every_language
def test_no_heading_of_a_rule_is_lost(place: str, lang: str) -> None:
    file = (CORE if place == "table" else Path(load_game(place).folder)) / f"rules.{lang}.md"
    headings = re.findall(r"^###.*", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert headings == [f"### {rule.id} {rule.title}" for rule in read_rules(file)]


@every_game
@every_language
def test_rules_refer_only_to_rules_that_exist(game_id: str, lang: str) -> None:
    rules = rulebook(load_game(game_id).folder, lang).rules
    for rule in rules.values():
        assert set(re.findall(r"\b[A-Z]{2}-\d[\d.]*\d?[a-z]?\b", rule.text)) <= set(rules), rule.id


# ---------------------------------------------------------------- searching


def quebec_rules(lang: str) -> Rulebook:
    return rulebook(load_game("quebec").folder, lang)


@pytest.mark.parametrize("query", ["cascade", "cascades", "CASCADES", "cascade."])
def test_search_forgives_endings_and_case(query: str) -> None:
    found = [rule.id for rule in quebec_rules("fr").search(query)]
    assert {"QC-5.81", "QC-5.83"} == set(found[:2])
    assert found == [rule.id for rule in quebec_rules("fr").search("cascade")]


@pytest.mark.parametrize("query", ["economie", "Économie", "ECONOMIE"])
def test_search_forgives_accents(query: str) -> None:
    found = [rule.id for rule in quebec_rules("fr").search(query)]
    assert found[0] == "QC-5.47"
    assert found == [rule.id for rule in quebec_rules("fr").search("économie")]


@pytest.mark.parametrize(
    ("query", "id"),
    [
        ("QC-5.30", "QC-5.30"),
        ("qc-5.30", "QC-5.30"),
        ("qc-5.90b", "QC-5.90b"),
        (" QC-5.90B ", "QC-5.90b"),
        ("lu-4", "LU-4"),
    ],
)
@every_language
def test_search_finds_a_rule_by_its_id_alone(query: str, id: str, lang: str) -> None:
    assert [rule.id for rule in quebec_rules(lang).search(query)] == [id]


def test_search_prefers_rules_with_all_words_and_else_takes_some() -> None:
    both = quebec_rules("en").search("neutral architects")
    assert both
    assert all(
        {"neutral", "architect"}
        <= set(re.findall(r"\w+", f"{rule.chapter} {rule.title} {rule.text}".lower()))
        for rule in both
    )
    assert quebec_rules("en").search("neutral zeppelin") == quebec_rules("en").search("neutral")


@pytest.mark.parametrize("query", ["", "  ", "?!", "zeppelin", '"', "* OR", "QC-"])
def test_search_survives_any_text(query: str) -> None:
    assert len(quebec_rules("fr").search(query, most=3)) <= 3
    if "zeppelin" in query:
        assert quebec_rules("fr").search(query) == []


# ---------------------------------------------------------------- a small game of its own

SEAT = numbers("seat", 1)
NUMBER = numbers("number", 100)
COLORS = Domain("color", ["red", "blue"])

FRENCH = """
game-name = Jouet
game-about = Un jouet.
verb-take = Prendre
when-take = On prend à la fin.
warn-stormed = Orage en vue.
log-stormed = Orage.
choice-take = Prendre { $what } ({ $number ->
    [one] { $number } carte
   *[other] { $number } cartes
})
ask-pick = { $color_id ->
    [red] Pourquoi le rouge ?
    [none] Quelle couleur ?
   *[other] Pourquoi { $color } ?
}
log-peeked = { $seat } voit { $what }.
log-peeked-secret = { $seat } voit une carte.
why-too-dear = { $who } n'a que { $has } pièces.
part-cards = Cartes
color-red = rouge
color-blue = bleu
option-color = Couleur
"""


class Pick(Step[State]):
    """A step with a question."""

    def candidates(self, s: State, seat: i64) -> vec[i64]:
        return vec[i64]([0])


class ToyGame(Game[State]):
    """A minimal game with messages."""

    def deal(self, seats: i64, chance: Chance, options: vec[i64]) -> State:
        s = State(self, seats, chance)
        s.push(0, 0)
        return s

    def score(self, s: State) -> Outcome:
        return Outcome([0, 0], [{"cards": 0}, {"cards": 0}], [])


class Toy:
    """A game with a secret, a figure and names, whose messages a test may change."""

    def __init__(self, folder: Path) -> None:
        vocabulary = Vocabulary()
        vocabulary.verb("take", what=COLORS, number=NUMBER)
        kinds = Kinds()
        kinds.milestone("stormed")
        self.peeked = kinds.private("peeked", ["what"], seat=SEAT, what=COLORS)
        self.too_dear = Refusal("TO-1", "too-dear")
        steps: list[Step[State]] = [Pick(0, "pick", COLORS), Step(1, "work", NUMBER)]
        self.declared = Declared(str(folder), vocabulary, kinds, steps, [self.too_dear])
        self.game: Game[State] = ToyGame("toy", self.declared, [2], [Option(COLORS)])
        self.file = folder / "fr.ftl"
        self.file.write_text(FRENCH, encoding="utf-8")

    def words(self) -> Words:
        return Words(self.game, "fr")


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    return Toy(tmp_path)


def test_required_lists_secrets_questions_options_names_and_parts_of_the_score(toy: Toy) -> None:
    assert required(toy.game) == set(uses_in(toy.file))


def test_required_lists_the_labels_of_the_drawing_beside_the_game(
    toy: Toy, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing = ModuleType("board_text")
    drawing.LABELS = ("stars",)  # type: ignore[attr-defined]
    before = required(toy.game)
    monkeypatch.setitem(sys.modules, f"{__name__.rpartition('.')[0]}.board_text", drawing)
    assert required(toy.game) - before == {"board-stars"}


def test_things_with_names_from_data_need_no_message(toy: Toy) -> None:
    class Named(Naming):
        def names(self, lang: str) -> dict[str, list[str]]:
            return {"color": ["Rubis", "Saphir"]}

    toy.game = ToyGame("toy", replace(toy.declared, refusals=[]), [2], naming=Named())
    assert not {"color-red", "color-blue"} & required(toy.game)
    assert toy.words().action(101) == "Prendre Saphir (0 carte)"


def test_compound_names_are_made_of_names_from_data_and_words(toy: Toy) -> None:
    class Compound(Naming):
        def names(self, lang: str) -> dict[str, list[str]]:
            return {"stone": ["Rubis", "Saphir"]}

        def compound_names(self, names: dict[str, list[str]], say: Say) -> dict[str, list[str]]:
            return {"color": [say("name-raw", stone=stone) for stone in names["stone"]]}

    toy.game = ToyGame("toy", replace(toy.declared, refusals=[]), [2], naming=Compound())
    assert "name-raw" in required(toy.game)
    assert not {"color-red", "color-blue"} & required(toy.game)
    assert messages_of_names(toy.game) == {"name-raw": {"stone"}}
    toy.file.write_text(f"{FRENCH}\nname-raw = {{ $stone }} brut\n", encoding="utf-8")
    assert toy.words().action(101) == "Prendre Saphir brut (0 carte)"


def test_a_number_chooses_the_plural_and_a_thing_its_variant(toy: Toy) -> None:
    voice = toy.words()
    assert [voice.action(action) for action in (0, 1, 2)] == [
        "Prendre rouge (0 carte)",
        "Prendre rouge (1 carte)",
        "Prendre rouge (2 cartes)",
    ]


@pytest.mark.parametrize(
    ("color", "text"), [(0, "Pourquoi le rouge ?"), (1, "Pourquoi bleu ?"), (-1, "Quelle couleur ?")]
)
def test_the_question_asked_is_that_of_the_top_frame(toy: Toy, color: int, text: str) -> None:
    s = State(toy.game, 2, seeded(1))
    s.push(0, 1, 1 - color)
    s.push(0, 0, color)
    assert toy.words().ask(s, 0) == text


def test_lu_2_a_choice_at_the_wrong_moment_is_refused_with_its_moment(toy: Toy) -> None:
    s = State(toy.game, 2, seeded(1))
    s.push(0, 0, 0)
    said = toy.words().refusal(NOT_NOW, s.facts(0, 101, NOT_NOW))
    assert said == "Ce n'est pas ce qui vous est demandé maintenant. On prend à la fin."
    assert toy.words().refusal(NOT_NOW, s.facts(0, 10**6, NOT_NOW)) == said.removesuffix(
        " On prend à la fin."
    )


def test_facts_that_are_several_things_are_named_in_a_row_and_listed_in_json(toy: Toy) -> None:
    facts: Facts = {"who": Terms(COLORS, vec[i64]([1, 0])), "what": Term(COLORS, 1), "has": 3}
    assert toy.words().refusal(toy.too_dear, facts) == "bleu, rouge n'a que 3 pièces."
    assert said_facts(facts) == {"who": ["blue", "red"], "what": "blue", "has": 3}


def test_a_secret_is_worded_for_its_owner_only(toy: Toy) -> None:
    event = Event(toy.peeked, vec[i64]([1, 1, 0, 0]))
    assert toy.words().event(event, 1, ["Ana", "Bo"]) == "Bo voit bleu."
    assert toy.words().event(event, 0, ["Ana", "Bo"]) == "Bo voit une carte."
    assert toy.words().event(event, -1) == "Joueur 2 voit une carte."


def test_a_seat_is_named_by_its_player_else_by_its_number_and_no_seat_is_called_nobody(toy: Toy) -> None:
    voice = toy.words()
    assert (
        voice.refusal(toy.too_dear, {"who": Term(SEAT, 1), "has": 3}, ["Ana", "Bo"]) == "Bo n'a que 3 pièces."
    )
    assert voice.refusal(toy.too_dear, {"who": Term(SEAT, 1), "has": 3}) == "Joueur 2 n'a que 3 pièces."
    assert (
        voice.refusal(toy.too_dear, {"who": Term(SEAT, -1), "has": 3}, ["Ana"])
        == "personne n'a que 3 pièces."
    )


def test_a_missing_message_and_a_missing_figure_are_errors(toy: Toy) -> None:
    with pytest.raises(MissingWord, match="no-such-thing"):
        toy.words().say("no-such-thing")
    with pytest.raises(MissingWord, match="why-too-dear"):
        toy.words().refusal(toy.too_dear, {"who": Term(SEAT, 1)})


@pytest.mark.parametrize("more", ["game-name = Encore", "seat-name = Encore", "this is no message"])
def test_duplicate_or_unreadable_messages_are_errors(toy: Toy, more: str) -> None:
    toy.file.write_text(f"{FRENCH}\n{more}\n", encoding="utf-8")
    with pytest.raises(ValueError, match=re.escape(str(toy.file))):
        toy.words()


def test_a_language_without_words_is_an_error(toy: Toy) -> None:
    with pytest.raises(ValueError, match="lang: expected one of fr, en"):
        Words(toy.game, "de")
