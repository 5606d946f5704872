"""Identity: first the session token in a cookie, optionally an account."""

import sqlite3
from collections.abc import Callable
from uuid import uuid4

import pytest

from ludotheque.table.people.sessions import session_of
from tests.web.serving import Server
from tests.web.visiting import COOKIE, ME, OPEN, Live, Visitor

Meet = Callable[..., Visitor]


def fresh_name() -> str:
    return f"Rosalie {uuid4().hex[:12]}"


def credentials(name: str, passphrase: str = "neuf moutons gris") -> dict[str, str]:
    return {"name": name, "passphrase": passphrase}


def test_first_request_makes_a_visitor_with_an_http_only_lax_cookie(visitor: Meet) -> None:
    newcomer = visitor(unknown=True)
    answer = newcomer.ask("GET", "/api/me")
    said = answer.json()
    assert said["account"] is False
    assert said["name"].startswith("Invité")
    assert said["named"] is False
    header = answer.headers["set-cookie"]
    flags = {part.strip().lower() for part in header.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert said["id"] not in header, "others at the table may know the id"
    assert newcomer.me() == said


def test_a_visitor_is_greeted_in_the_language_asked_for(visitor: Meet) -> None:
    newcomer = visitor(unknown=True)
    greeted = newcomer.ok("GET", "/api/me?lang=en")
    assert greeted["name"].startswith("Guest")
    assert greeted["named"] is False


def tampered(good: str) -> dict[str, str]:
    other = "0" if good[-1:] != "0" else "1"
    return {
        "another token": f"{good[:-1]}{other}",
        "a shorter one": good[:-1],
        "its hash": session_of(good),
        "nothing": "",
        "only a point": ".",
        "not ASCII": f"{good}é",
        "percent": f"{good}%C3%A9",
        "long": "a" * 5000,
    }


@pytest.mark.parametrize("how", tampered("a.b"))
def test_a_tampered_cookie_is_refused(visitor: Meet, server: Server, how: str) -> None:
    known = visitor("Agathe")
    match = known.create("morra", ME, OPEN)
    value = tampered(known.cookie() or "")[how]
    liar = visitor(unknown=True)
    headers = {b"Cookie": f"{COOKIE}={value}".encode()}
    answer = liar.http.get(f"{server.url}/api/matches", headers=headers)
    assert answer.status_code == 401
    assert liar.http.get(f"{server.url}/api/me", headers=headers).json()["id"] != known.id
    liar.http.cookies.clear()
    if value.isascii():
        liar.http.cookies.set(COOKIE, value)
        with liar.follow(match) as live:
            assert live.sync["you"] == []


def test_the_cookie_is_found_among_those_of_other_programs(visitor: Meet, server: Server) -> None:
    """Programs on one machine share 127.0.0.1 and its cookies, on all ports."""
    known = visitor("Agathe")
    match = known.create("morra", ME, OPEN)
    cookies = 'theme={"dark": [1, 2]}; a b=c; =x; ' + f"{COOKIE}={known.cookie()}; last=%C3%A9"
    plain = visitor(unknown=True)
    answer = plain.http.get(f"{server.url}/api/me", headers={"Cookie": cookies})
    assert answer.json()["id"] == known.id
    with Live(server, match, headers={"Cookie": cookies}) as live:
        assert live.sync["you"] == [0]


def test_a_session_of_another_table_is_unknown_here(make_server: Callable[..., Server]) -> None:
    here, elsewhere = make_server(), make_server()
    known = Visitor(elsewhere)
    known.server = here
    assert known.refused("GET", "/api/matches") == (401, "session")
    assert known.me()["id"] != known.id


# ---------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("wished", "shown"),
    [
        ("Noé", "Noé"),
        ("  Noé   Tremblay\t", "Noé Tremblay"),
        ("N\u0000o\u200bé\u202e", "Noé"),
        ("Noe\u0301", "Noé"),
        ("x" * 40, "x" * 40),
        ("<b>Noé</b>", "<b>Noé</b>"),
    ],
)
def test_renaming_cleans_the_name(visitor: Meet, wished: str, shown: str) -> None:
    client = visitor()
    assert client.ok("PATCH", "/api/me", {"name": wished})["name"] == shown
    assert client.me() == {"id": client.id, "name": shown, "account": False, "named": True}


@pytest.mark.parametrize("wished", ["", "   ", "\u200b\u0007", "x" * 41])
def test_a_name_that_can_not_be_shown_is_refused(visitor: Meet, wished: str) -> None:
    client = visitor("Noé")
    assert client.refused("PATCH", "/api/me", {"name": wished}) == (409, "name")
    assert client.me()["name"] == "Noé"


@pytest.mark.parametrize(
    "body", [{}, {"name": 5}, {"name": None}, {"name": "Noé", "account": True}, [], "Noé"]
)
def test_a_renaming_of_the_wrong_shape_is_refused(visitor: Meet, body: object) -> None:
    assert visitor("Noé").refused("PATCH", "/api/me", body)[0] == 400


def test_a_new_name_is_seen_where_the_person_sits(visitor: Meet) -> None:
    host, guest, onlooker = visitor("Agathe"), visitor("Karim"), visitor()
    match = host.create("morra", ME, OPEN, public=True)
    guest.join(match)
    host.ok("PATCH", "/api/me", {"name": "Agathe II"})
    guest.ok("PATCH", "/api/me", {"name": "Karim II"})
    names = [seat["name"] for seat in onlooker.summary(match)["seats"]]
    assert names == ["Agathe II", "Karim II"]
    listed = next(said for said in onlooker.ok("GET", "/api/matches?list=running") if said["id"] == match)
    assert [seat["name"] for seat in listed["seats"]] == names


# ---------------------------------------------------------------- accounts


def test_an_account_adopts_the_visitor(visitor: Meet) -> None:
    client, name = visitor("Maude"), fresh_name()
    match = client.create("morra", ME, OPEN)
    said = client.ok("POST", "/api/account", credentials(name))
    assert said == {"id": client.id, "name": name, "account": True, "named": True}
    assert client.me() == said
    assert match in client.listed("mine")
    assert client.summary(match)["host"] is True


def test_logging_in_brings_the_visitors_matches_along(visitor: Meet) -> None:
    name = fresh_name()
    first, host = visitor("Maude"), visitor("Agathe")
    first.ok("POST", "/api/account", credentials(name))
    second = visitor("Maude ailleurs")
    own = second.create("morra", ME, OPEN)
    joined = host.create("morra", ME, OPEN)
    second.join(joined)
    assert second.ok("POST", "/api/login", credentials(name)) == {
        "id": first.id,
        "name": name,
        "account": True,
        "named": True,
    }
    for tab in (first, second):
        assert {own, joined} <= set(tab.listed("mine"))
        assert [seat["you"] for seat in tab.summary(joined)["seats"]] == [False, True]
        assert tab.summary(own)["host"] is True
        with tab.follow(joined) as live:
            assert live.sync["you"] == [1]
    with second.follow(joined) as live:
        live.plays(1, live.choices(1)[0])


def test_an_open_tab_continues_after_the_login(visitor: Meet) -> None:
    """The tab follows as the visitor; the browser's other tab logs in."""
    name = fresh_name()
    visitor().ok("POST", "/api/account", credentials(name))
    client, host = visitor(), visitor()
    match = host.create("morra", ME, OPEN)
    client.join(match)
    with client.follow(match) as tab:
        client.ok("POST", "/api/login", credentials(name))
        tab.plays(1, tab.choices(1)[0])


def test_from_one_account_to_another_nothing_is_carried_over(visitor: Meet) -> None:
    one, other = visitor(), visitor()
    first, second = fresh_name(), fresh_name()
    one.ok("POST", "/api/account", credentials(first))
    other.ok("POST", "/api/account", credentials(second))
    match = one.create("morra", ME, OPEN)
    assert one.ok("POST", "/api/login", credentials(second))["name"] == second
    assert match not in one.listed("mine")


def test_wrong_passphrase_and_unknown_name_look_alike(visitor: Meet) -> None:
    name = fresh_name()
    visitor().ok("POST", "/api/account", credentials(name))
    guesser = visitor()
    wrong = guesser.ask("POST", "/api/login", credentials(name, "dix moutons gris"))
    unknown = guesser.ask("POST", "/api/login", credentials(fresh_name()))
    assert (wrong.status_code, wrong.text) == (unknown.status_code, unknown.text)
    assert wrong.json()["error"] == "passphrase"
    assert guesser.me()["account"] is False


@pytest.mark.parametrize("name", ["", "   ", "x" * 5000, "\u200b"])
def test_a_login_with_an_impossible_name_looks_like_any_other(visitor: Meet, name: str) -> None:
    assert visitor().refused("POST", "/api/login", credentials(name)) == (409, "passphrase")


def test_a_name_is_recognised_in_any_spelling(visitor: Meet) -> None:
    owner, name = visitor(), fresh_name()
    owner.ok("POST", "/api/account", credentials(f"  {name}  Éluard"))
    typed = f"{name.upper()}   e\u0301LUARD "
    assert visitor().ok("POST", "/api/login", credentials(typed))["id"] == owner.id
    assert visitor().refused("POST", "/api/account", credentials(typed)) == (409, "name_taken")


def test_a_name_belongs_to_one_account(visitor: Meet) -> None:
    name = fresh_name()
    visitor().ok("POST", "/api/account", credentials(name))
    late = visitor("Noé")
    assert late.refused("POST", "/api/account", credentials(name.swapcase())) == (409, "name_taken")
    assert late.me() == {"id": late.id, "name": "Noé", "account": False, "named": True}


@pytest.mark.parametrize(
    "disguise", [str.swapcase, lambda name: f"\u200b{name}\u202e", lambda name: name.replace("a", "а")]
)
def test_a_visitor_cannot_take_a_name_similar_to_an_accounts(
    visitor: Meet, disguise: Callable[[str], str]
) -> None:
    name = f"{fresh_name()} a"
    owner, other = visitor(), visitor("Noé")
    owner.ok("POST", "/api/account", credentials(name))
    assert other.refused("PATCH", "/api/me", {"name": disguise(name)}) == (409, "name_taken")
    assert other.me()["name"] == "Noé"
    assert owner.ok("PATCH", "/api/me", {"name": disguise(name)})["account"] is True


def test_an_account_is_not_made_twice(visitor: Meet) -> None:
    client = visitor()
    client.ok("POST", "/api/account", credentials(fresh_name()))
    assert client.refused("POST", "/api/account", credentials(fresh_name())) == (409, "account")


@pytest.mark.parametrize("passphrase", ["", "seven77", "x" * 201])
def test_a_passphrase_has_a_sensible_length(visitor: Meet, passphrase: str) -> None:
    client = visitor()
    assert client.refused("POST", "/api/account", credentials(fresh_name(), passphrase)) == (
        409,
        "passphrase",
    )
    assert client.me()["account"] is False


def test_the_passphrase_is_kept_only_as_an_argon2_hash(visitor: Meet, server: Server) -> None:
    client, secret = visitor(), f"très secret {uuid4().hex}"
    client.ok("POST", "/api/account", credentials(fresh_name(), secret))
    with server.file() as file:
        (kept,) = file.execute("SELECT passphrase FROM people WHERE id = ?", (client.id,)).fetchone()
        dump = everything(file)
    assert kept.startswith("$argon2id$")
    assert secret not in dump
    assert secret not in server.said()
    cookie = client.cookie()
    assert cookie
    assert cookie not in server.said()


def everything(file: sqlite3.Connection) -> str:
    return "\n".join(file.iterdump())


def test_logging_out_makes_a_new_visitor(visitor: Meet) -> None:
    client = visitor()
    client.ok("POST", "/api/account", credentials(fresh_name()))
    match = client.create("morra", ME, OPEN)
    said = client.ok("POST", "/api/logout")
    assert said["account"] is False
    assert said["id"] != client.id
    assert client.me() == said
    assert match not in client.listed("mine")
    assert client.summary(match)["host"] is False


def test_guessing_a_passphrase_is_throttled_without_affecting_the_owner(
    make_server: Callable[..., Server],
) -> None:
    server = make_server()
    owner, guesser = Visitor(server), Visitor(server)
    name = fresh_name()
    owner.ok("POST", "/api/account", credentials(name))
    match = owner.create("morra", ME, OPEN)
    with owner.follow(match) as tab:
        for n in range(10):
            answer = guesser.ask("POST", "/api/login", credentials(name, f"une phrase {n}"))
            assert (answer.status_code, answer.json()["error"]) == (409, "passphrase")
        answer = guesser.ask("POST", "/api/login", credentials(name))
        assert (answer.status_code, answer.json()["error"]) == (429, "wait")
        assert "seconds" in answer.json()["message"]
        assert 0 < int(answer.headers["retry-after"]) <= 600
        assert owner.me()["name"] == name, "open sessions stay open"
        tab.done("chat", text="toujours là")


# ---------------------------------------------------------------- sessions


def devices(visitor: Meet) -> tuple[Visitor, Visitor]:
    """One account on two devices."""
    first, second, name = visitor(), visitor(), fresh_name()
    first.ok("POST", "/api/account", credentials(name))
    second.ok("POST", "/api/login", credentials(name))
    return first, second


def copied(visitor: Meet, client: Visitor) -> Visitor:
    """An attacker with a copy of the cookie."""
    thief = visitor(unknown=True)
    thief.http.cookies.set(COOKIE, client.cookie() or "")
    return thief


def test_a_cookie_that_was_logged_out_opens_nothing_any_more(visitor: Meet) -> None:
    first, second = devices(visitor)
    thief = copied(visitor, first)
    assert thief.me()["id"] == first.id
    first.ok("POST", "/api/logout")
    assert thief.refused("GET", "/api/matches")[0] == 401
    assert second.me()["id"] == first.id, "the other device is still logged in"


def test_logging_in_gives_a_new_token(visitor: Meet) -> None:
    """A session planted in a browser does not gain access to the account."""
    name = fresh_name()
    visitor().ok("POST", "/api/account", credentials(name))
    client = visitor()
    planted = copied(visitor, client)
    client.ok("POST", "/api/login", credentials(name))
    assert planted.refused("GET", "/api/matches")[0] == 401


def test_logging_out_everywhere(visitor: Meet) -> None:
    first, second = devices(visitor)
    match = first.create("morra", ME, ME)
    with second.follow(match) as tab:
        said = first.ok("POST", "/api/logout", {"everywhere": True})
        assert said["account"] is False
        assert tab.closed() == 4401
    assert second.refused("GET", "/api/matches")[0] == 401


def test_an_open_tab_of_an_ended_session_can_do_nothing_more(visitor: Meet) -> None:
    client = visitor()
    match = client.create("morra", ME, ME)
    with client.follow(match) as tab:
        client.ok("POST", "/api/logout")
        assert tab.closed() == 4401
    watcher = visitor()
    assert watcher.summary(match)["moves"] == 0


def test_a_passphrase_can_be_changed_with_the_present_one(visitor: Meet) -> None:
    first, second = devices(visitor)
    name = first.me()["name"]
    wrong = {"present": "dix moutons gris", "next": "onze moutons gris"}
    assert first.refused("POST", "/api/passphrase", wrong) == (409, "passphrase")
    right = {"present": "neuf moutons gris", "next": "onze moutons gris"}
    assert first.ok("POST", "/api/passphrase", right)["name"] == name
    assert second.refused("GET", "/api/matches")[0] == 401
    assert first.me()["name"] == name
    again = visitor()
    assert again.refused("POST", "/api/login", credentials(name)) == (409, "passphrase")
    assert again.ok("POST", "/api/login", credentials(name, "onze moutons gris"))["id"] == first.id
