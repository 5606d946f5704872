"""Two browsers at one table: a whole short game, undo, chat, and a server that dies in the middle."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.guest import ME, OPEN, Guest
from tests.web.serving import Server
from tests.web.visiting import wait_until

MOST = 400  # decisions; a game of Parade for two has some sixty


def play_to_the_end(*guests: Guest) -> int:
    """The asked player makes the first choice. Returns the number of decisions."""
    for decisions in range(MOST):
        for guest in guests:
            expect(guest.page.locator(".final, .ask .choice, .ask .chip, .ask .calm").first).to_be_attached()
        asked = [guest for guest in guests if guest.bar.locator(".chip, .choice").count() > 0]
        if all(guest.result.is_visible() for guest in guests):
            return decisions
        if asked:
            take_first(asked[0])
    raise AssertionError(f"no end after {MOST} decisions")


def take_first(guest: Guest) -> None:
    """The first choice, until the table has moved on."""
    moves = guest.page.locator(".moves")
    before = moves.inner_text()
    click_first(guest)
    guest.confirm()
    expect(moves).not_to_have_text(before)


def click_first(guest: Guest) -> None:
    """The first choice of the bar, through its list if a verb has several."""
    choices = guest.bar.locator(".choice")
    if choices.count() == 0:
        chip = guest.bar.locator(".chip").first
        unfolds = chip.get_attribute("aria-expanded") is not None
        chip.click()
        if unfolds:
            choices.first.click()
    else:
        choices.first.click()


def test_a_whole_game_by_the_list_of_choices(meet: Meet) -> None:
    """Created and joined through the pages; Parade has no board of its own."""
    ann, bob = meet("Ann"), meet("Bob")
    ann.home()
    card = ann.page.get_by_role("article").filter(has=ann.page.get_by_role("heading", name="Parade"))
    card.get_by_role("button", name="Créer…").click()
    dialog = ann.page.get_by_role("dialog", name="Nouvelle partie : Parade")
    dialog.get_by_text("2", exact=True).click()
    expect(dialog.get_by_role("radio", name="2", exact=True)).to_be_checked()
    expect(dialog.get_by_label("Place 2")).to_have_value("open")
    dialog.get_by_role("button", name="Créer et inviter").click()
    expect(ann.asked).to_have_text("Il manque 1 joueur")
    link = ann.page.get_by_role("textbox", name="Lien d'invitation").input_value()

    bob.home()
    bob.page.get_by_role("textbox", name="Collez le lien ici").fill(link)
    bob.page.get_by_role("button", name="Rejoindre la table").click()
    bob.bar.get_by_role("button", name="S'asseoir").click()
    for guest in (ann, bob):
        expect(guest.log).to_contain_text("La partie commence.")
    assert play_to_the_end(ann, bob) >= 18  # as many cards as are drawn

    for guest in (ann, bob):
        expect(guest.result).to_contain_text("coups portés")
        expect(guest.result).to_contain_text("Tirages vérifiés")
        expect(guest.result.get_by_role("heading", level=1)).to_have_text(re.compile("gagne"))
    tables = [guest.result.get_by_role("table").all_inner_texts() for guest in (ann, bob)]
    assert tables[0] == tables[1]
    said = ann.said("GET", f"/api/matches/{ann.match()}")
    assert said["status"] == "over"
    for guest in (ann, bob):
        won = said["outcome"]["winners"] == [0 if guest is ann else 1]
        expect(guest.result.get_by_text("Vous gagnez !")).to_have_count(1 if won else 0)


@pytest.fixture
def pair(meet: Meet) -> tuple[Guest, Guest, str]:
    """Ann and Bob at a running match of Sac, where a draw can't be undone freely."""
    return seated(meet("Ann"), meet("Bob"))


def seated(ann: Guest, bob: Guest, patience: int = 120) -> tuple[Guest, Guest, str]:
    match = ann.create("bag", ME, OPEN, patience=patience)
    bob.said("POST", f"/api/matches/{match}/join", {})
    for guest in (ann, bob):
        guest.open(match)
    return ann, bob, match


def mover(ann: Guest, bob: Guest) -> tuple[Guest, Guest]:
    """The asked player, then the other."""
    expect(ann.bar.locator(".chip, .calm").first).to_be_visible()
    return (ann, bob) if ann.bar.locator(".chip").count() > 0 else (bob, ann)


def test_actions_are_visible_to_the_other_player(pair: tuple[Guest, Guest, str]) -> None:
    ann, bob, _ = pair
    first, second = mover(ann, bob)
    name = "Ann" if first is ann else "Bob"
    expect(second.asked).to_have_text(f"C'est à {name} de jouer")
    first.choose("Piocher un jeton")
    for guest in (ann, bob):
        expect(guest.log).to_contain_text(f"{name} tire un jeton")
    assert first.page.title().startswith("À vous")
    assert not second.page.title().startswith("À vous")
    # Two tabs of one player are consistent.
    tab = first.context.new_page()
    tab.goto(first.page.url)
    expect(tab.locator("ol.log")).to_contain_text(f"{name} tire un jeton")
    expect(tab.locator(".moves")).to_have_text("Coup 1")


def test_a_chat_line_reaches_the_others_as_plain_text(pair: tuple[Guest, Guest, str], meet: Meet) -> None:
    ann, bob, match = pair
    for guest in (ann, bob):
        guest.page.get_by_role("tab", name="Discussion").click()
    ann.page.get_by_role("textbox", name="Votre message").fill("Bonjour <b>Bob</b> !")
    ann.page.get_by_role("button", name="Envoyer").click()
    line = bob.page.get_by_role("tabpanel").get_by_role("listitem").filter(has_text="Ann")
    expect(line).to_contain_text("Bonjour <b>Bob</b> !")
    watcher = meet("Zoé")
    watcher.open(match)
    watcher.page.get_by_role("tab", name="Discussion").click()
    expect(watcher.page.get_by_text("Seuls les joueurs de la partie parlent ici.")).to_be_visible()
    expect(watcher.page.get_by_role("textbox", name="Votre message")).to_have_count(0)


def test_a_choice_that_revealed_nothing_is_undone_without_asking(meet: Meet) -> None:
    """Between «with whom» and «where» nothing was revealed: Québec undoes it without asking."""
    guest = meet("Ann")
    guest.open(guest.create("quebec", ME, *[{"kind": "bot", "level": "random"}] * 2))
    expect(guest.asked).to_have_text("C'est votre tour : que faites-vous ?")
    moves = guest.moves(guest.match())
    guest.choose(re.compile("^Démarrer"))
    expect(guest.asked).not_to_have_text("C'est votre tour : que faites-vous ?")
    guest.bar.get_by_role("button", name="Reprendre votre dernier coup").click()
    expect(guest.asked).to_have_text("C'est votre tour : que faites-vous ?")
    assert guest.moves(guest.match()) == moves
    # And by its key.
    guest.choose(re.compile("^Démarrer"))
    expect(guest.asked).not_to_have_text("C'est votre tour : que faites-vous ?")
    guest.page.keyboard.press("u")
    expect(guest.asked).to_have_text("C'est votre tour : que faites-vous ?")
    assert guest.moves(guest.match()) == moves


def test_undo_by_consent_refused_then_accepted(pair: tuple[Guest, Guest, str]) -> None:
    first, second = mover(pair[0], pair[1])
    match = pair[2]
    name = "Ann" if first is pair[0] else "Bob"
    first.choose("Piocher un jeton")
    expect(first.page.locator(".moves")).to_have_text("Coup 1")
    undo = first.bar.get_by_role("button", name="les autres joueurs seront consultés")
    undo.click()
    question = second.page.get_by_role("status").filter(has_text=f"{name} demande à reprendre un coup.")
    question.get_by_role("button", name="Refuser").click()
    expect(question).to_be_hidden()
    expect(first.log).to_contain_text("refuse.")
    assert first.moves(match) == 1

    undo.click()
    waits = first.page.get_by_role("status").filter(has_text="demande à reprendre un coup.")
    expect(waits).to_contain_text(f"On attend {'Bob' if name == 'Ann' else 'Ann'}.")
    expect(waits.get_by_role("button")).to_have_count(0)
    question.get_by_role("button", name="Accepter").click()
    for guest in (first, second):
        expect(guest.page.locator(".moves")).to_have_text("Coup 0")
        expect(guest.log).to_contain_text(f"{name} reprend un coup.")
        expect(guest.log.locator("li.undone")).to_contain_text("tire un jeton")
    expect(first.bar.get_by_role("button", name="Piocher un jeton")).to_be_visible()
    assert first.moves(match) == 0


def test_an_absent_player_is_replaced_and_comes_back(meet: Meet) -> None:
    ann, bob, match = seated(meet("Ann"), meet("Bob"), patience=0)
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("button", name="Laisser un bot jouer pour moi").click()
    expect(bob.asked).to_have_text("Un bot joue à votre place.")
    expect(ann.log).to_contain_text("Un bot joue à la place de Bob.")
    bob.bar.get_by_role("button", name="Reprendre ma place").click()
    expect(ann.log.get_by_text("Bob est à table.")).to_have_count(2)
    expect(bob.asked).not_to_have_text("Un bot joue à votre place.")
    # Bob leaves: with no one left to ask or to wait for, Ann may hand over his seat.
    bob.home()
    wait_until(lambda: ann.server.is_away(match, 1), "the table knows that Bob is away")
    seat = ann.page.get_by_role("article", name=re.compile("^Bob"))
    seat.get_by_role("button", name="Absent ? Un bot à sa place").click()
    seat.get_by_role("button", name="novice").click()
    expect(seat).to_contain_text("un bot le remplace")
    assert ann.said("GET", f"/api/matches/{match}")["seats"][1]["stand_in"] == "novice"


def test_the_server_is_killed_in_the_middle(own_server: Server, meet: Meet) -> None:
    ann, bob, match = seated(meet("Ann", own_server), meet("Bob", own_server))
    for guest in (ann, bob):
        guest.forgives = ["ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "WebSocket"]
    for _ in range(6):
        take_first(mover(ann, bob)[0])
    logs = [guest.log.inner_text() for guest in (ann, bob)]
    moves = ann.moves(match)
    assert moves == 6
    first, second = mover(ann, bob)

    own_server.kill()
    for guest in (ann, bob):
        line = guest.page.get_by_role("status").filter(has_text="Connexion perdue, nouvel essai…")
        expect(line).to_be_visible()
    # A click now is sent once, when the table is back.
    click_first(first)
    port = own_server.port
    own_server.start()
    assert own_server.port == port

    for guest in (ann, bob):
        expect(guest.page.get_by_text("Connexion perdue, nouvel essai…")).to_be_hidden()
        expect(guest.page.locator(".moves")).to_have_text("Coup 7")
    assert ann.moves(match) == 7
    for guest, before in zip((ann, bob), logs, strict=True):
        # No acknowledged entry is lost, and none is shown twice.
        after = guest.log.inner_text()
        assert after.endswith(before)
        assert len(after) > len(before)
    for _ in range(4):
        take_first(mover(ann, bob)[0])
    for guest in (ann, bob):
        expect(guest.page.locator(".moves")).to_have_text("Coup 11")
    assert second.moves(match) == 11
