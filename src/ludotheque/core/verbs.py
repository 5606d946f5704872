"""The vocabulary of actions: verbs with arguments, encoded as one number each.

A game declares a verb with the domains of its arguments; actions are numbered by mixed radix. The declaration gives the
engine's integers, the JSON form, the action space of a learning environment and the ids of messages.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MOST_ARGUMENTS: Final = 3

# A value of a domain in JSON: an id, a number, or null.
JsonValue = str | int | None


class BadAction(ValueError):
    """An action in JSON that this game can't read; the message names what was wrong."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """The possible values of an argument, in a fixed order; the engine uses their indices.

    `rules` has the id of each value's rule, if each has its own.
    """

    def __init__(self, name: str, ids: list[str], rules: dict[str, str] | None = None) -> None:
        self.name = name
        self.ids = ids
        self.size: i64 = len(ids)
        self.numeric = False
        self.index_of: dict[str, int] = {ids[i]: i for i in range(len(ids))}
        if len(self.index_of) != len(ids):
            raise ValueError(f"domain {name}: an id stands twice")
        if rules is not None and set(rules) != set(ids):
            unclear = ", ".join(sorted(set(rules) ^ set(ids)))
            raise ValueError(f"domain {name}: no rule for {unclear}")
        self.rules: list[str] = [] if rules is None else [rules[one] for one in ids]

    def to_json(self, index: i64) -> JsonValue:
        """The id of an index; a negative index means «none»."""
        if index < 0:
            return None
        if self.numeric:
            return int(index)
        return self.ids[index]

    def from_json(self, value: object) -> i64:
        """The index of an id; raises BadAction naming what would have been right."""
        if self.numeric:
            if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < int(self.size):
                return value
            raise BadAction(f"{self.name}: expected a number from 0 to {self.size - 1}, got {shown(value)}")
        if isinstance(value, str):
            found = self.index_of.get(value)
            if found is not None:
                return found
        some = ", ".join(self.ids[:6]) + (", ..." if len(self.ids) > 6 else "")
        raise BadAction(f"{self.name}: expected one of {some}; got {shown(value)}")


def numbers(name: str, highest: int) -> Domain:
    """The domain of the whole numbers from 0 to `highest`."""
    domain = Domain(name, [str(n) for n in range(highest + 1)])
    domain.numeric = True
    return domain


def shown(value: object) -> str:
    """A value of unknown origin, shortened for an error message."""
    if isinstance(value, (str, int, float, bool)) or value is None:
        text = repr(value) if not isinstance(value, int) or abs(value) < 10**40 else "a huge number"
        return text if len(text) <= 60 else text[:57] + "..."
    return f"a {type(value).__name__}"


class Term:
    """A value with its domain, for wording: an argument of an action, an event or a refusal."""

    def __init__(self, domain: Domain, index: i64) -> None:
        self.domain = domain
        self.index: i64 = index


class Terms:
    """Several values of a domain in the order to name them, such as the squares of a refusal."""

    def __init__(self, domain: Domain, indices: vec[i64]) -> None:
        self.domain = domain
        self.indices: vec[i64] = indices

    def to_json(self) -> list[JsonValue]:
        return [self.domain.to_json(index) for index in self.indices]


class Verb:
    """A verb. Its actions are the numbers from `base` to `base + size - 1`."""

    def __init__(self, name: str, number: i64, base: i64, fields: list[str], domains: list[Domain]) -> None:
        self.name = name
        self.number: i64 = number
        self.base: i64 = base
        self.fields = fields
        self.domains = domains
        self.second: i64 = domains[1].size if len(domains) > 1 else 1
        self.third: i64 = domains[2].size if len(domains) > 2 else 1
        # The verbs whose choices are lost by choosing this one; a player has to confirm while there are some.
        self.gives_up: list[str] = []
        size: i64 = 1
        for domain in domains:
            size *= domain.size
        self.size: i64 = size

    def of(self, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
        return self.base + (a * self.second + b) * self.third + c

    def has(self, action: i64) -> bool:
        return self.base <= action and action < self.base + self.size

    def arg(self, action: i64) -> i64:
        return (action - self.base) // (self.second * self.third)

    def arg2(self, action: i64) -> i64:
        return (action - self.base) // self.third % self.second

    def arg3(self, action: i64) -> i64:
        return (action - self.base) % self.third

    def args(self, action: i64) -> list[int]:
        """All arguments, as many as the verb has."""
        every = [int(self.arg(action)), int(self.arg2(action)), int(self.arg3(action))]
        return every[: len(self.domains)]


class Vocabulary:
    """All verbs of a game, and the conversion between numbers and JSON."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.size: i64 = 0
        # The first number of the asides, which come last; in a game without any, one past the last number.
        self.asides_from: i64 = 0

    def verb(self, name: str, **domains: Domain) -> Verb:
        """Declare a verb; its numbers follow those of the verbs before it."""
        if self.asides_from != self.size:
            raise ValueError(f"verb {name}: asides come last, so that lists of choices ascend")
        verb = self._declare(name, domains)
        self.asides_from = self.size
        return verb

    def ending(self, name: str, gives_up: list[Verb]) -> Verb:
        """Declare a verb that ends something, so that unused actions of these verbs are lost. List only verbs that
        could still have brought something.
        """
        verb = self.verb(name)
        verb.gives_up = [other.name for other in gives_up]
        return verb

    def aside(self, name: str, **domains: Domain) -> Verb:
        """Declare a verb of the game's aside, which is allowed at many questions."""
        return self._declare(name, domains)

    def _declare(self, name: str, domains: dict[str, Domain]) -> Verb:
        if "verb" in domains:
            raise ValueError(
                f"verb {name}: `verb` is the key of the verb itself in JSON; name the field otherwise"
            )
        if len(domains) > MOST_ARGUMENTS:
            raise ValueError(
                f"verb {name}: at most {MOST_ARGUMENTS} arguments; ask the rest in a step of its own"
            )
        verb = Verb(name, len(self.verbs), self.size, list(domains.keys()), list(domains.values()))
        self.verbs.append(verb)
        self.size += verb.size
        return verb

    def find(self, action: i64) -> Verb:
        for verb in self.verbs:
            if verb.has(action):
                return verb
        raise BadAction(f"action: expected a number from 0 to {self.size - 1}, got {action}")

    def term(self, action: i64) -> Term | None:
        """The verb of an action, for wording; None for an unknown number."""
        if action < 0 or action >= self.size:
            return None
        return Term(Domain("verb", [verb.name for verb in self.verbs]), self.find(action).number)

    def to_json(self, action: i64) -> dict[str, JsonValue]:
        verb = self.find(action)
        said: dict[str, JsonValue] = {"verb": verb.name}
        args = verb.args(action)
        for i in range(len(args)):
            said[verb.fields[i]] = verb.domains[i].to_json(args[i])
        return said

    def by_verb(self, actions: vec[i64]) -> dict[str, list[int]]:
        """Actions by verb, each as its index among the verb's actions."""
        found: dict[str, list[int]] = {}
        if len(actions) == 0:
            return found
        verb = self.find(actions[0])
        those = found[verb.name] = []
        for action in actions:
            if not verb.has(action):
                verb = self.find(action)
                those = found.setdefault(verb.name, [])
            those.append(action - verb.base)
        return found

    def from_json(self, said: object) -> i64:
        """The number of an action in JSON form; raises BadAction with the wrong key."""
        if not isinstance(said, dict):
            raise BadAction(f"action: expected an object with a verb, got {shown(said)}")
        name = said.get("verb")
        for verb in self.verbs:
            if verb.name == name:
                return self._read(verb, said)
        known = ", ".join([verb.name for verb in self.verbs])
        raise BadAction(f"verb: expected one of {known}; got {shown(name)}")

    def _read(self, verb: Verb, said: dict[object, object]) -> i64:
        for key in said:
            if key != "verb" and key not in verb.fields:
                raise BadAction(
                    f"{verb.name}: unknown key {shown(key)}; it takes {', '.join(verb.fields) or 'nothing'}"
                )
        values = vec[i64]([0, 0, 0])
        for i in range(len(verb.fields)):
            field = verb.fields[i]
            if field not in said:
                raise BadAction(f"{verb.name}: the key {field!r} is missing")
            values[i] = verb.domains[i].from_json(said[field])
        return verb.of(values[0], values[1], values[2])
