"""Quotas by person and by address.

The limits are settings; with the defaults a class of forty can play behind one address. 0: no limit.
"""

from collections.abc import Iterable
from typing import Protocol

from ludotheque.table.people.attempts import Attempts
from ludotheque.table.people.names import tidy
from ludotheque.table.people.sessions import Visit
from ludotheque.web.settings import Settings

MINUTE, TEN_MINUTES, HOUR = 60.0, 600.0, 3600.0


class Tab(Protocol):
    """An open connection."""

    address: str
    person: str | None


class Quotas:
    """The use of each quota."""

    def __init__(self, limits: Settings) -> None:
        self.people = Attempts(limits.people_per_address, HOUR, "newcomers from your address")
        self.accounts = Attempts(limits.accounts_per_address, HOUR, "new accounts from your address")
        self.guesses = Attempts(limits.guesses_per_name, TEN_MINUTES)
        self.guesses_by_address = Attempts(limits.guesses_per_address, TEN_MINUTES)
        self.matches = Attempts(limits.matches_per_person, HOUR, "new matches")
        self.matches_by_address = Attempts(limits.matches_per_address, HOUR, "new matches from your address")
        self.hints = Attempts(limits.hints_per_person, MINUTE, "hints")
        self.hints_by_address = Attempts(limits.hints_per_address, MINUTE, "hints for your address")
        self.teaching = Attempts(limits.teaching_per_person, TEN_MINUTES, "changes of what you have met")
        self.chat = Attempts(limits.chat_per_person, MINUTE, "lines of talk")
        self.chat_by_address = Attempts(limits.chat_per_address, MINUTE, "lines of talk from your address")
        self.tabs = limits.sockets_per_person
        self.tabs_by_address = limits.sockets_per_address

    def newcomer(self, address: str) -> None:
        """Count a new visitor."""
        self.people.begin(address)

    def account(self, address: str) -> None:
        self.accounts.begin(address)

    def guess(self, name: str, address: str) -> None:
        """Count an attempted passphrase by name and address: guessing elsewhere does not lock out the owner."""
        self.guesses_by_address.begin(address)
        self.guesses.begin(_guess(name, address))

    def right(self, name: str, address: str) -> None:
        """The passphrase was right: forget the attempts."""
        self.guesses.forgive(_guess(name, address))

    def match(self, person: str, address: str) -> None:
        self.matches_by_address.begin(address)
        self.matches.begin(person)

    def hint(self, person: str, address: str) -> None:
        """Count a hint, which occupies a bot worker."""
        self.hints.begin(person)
        self.hints_by_address.begin(address)

    def room_for_tab(self, tab: Tab, visit: Visit | None, tabs: Iterable[Tab]) -> bool:
        """Whether one more connection may be opened."""
        here = [other for other in tabs if other.address == tab.address and other is not tab]
        mine = [other for other in here if visit is not None and other.person == visit.person.id]
        return _below(len(here), self.tabs_by_address) and _below(len(mine), self.tabs)

    def talk(self, person: str | None, address: str) -> None:
        if person is not None:  # only people can chat
            self.chat.begin(person)
            self.chat_by_address.begin(address)


def _below(count: int, most: int) -> bool:
    return most == 0 or count < most


def _guess(name: str, address: str) -> str:
    return f"{address} {tidy(name).casefold()}"
