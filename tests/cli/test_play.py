"""Playing at the terminal: whole games through a pipe, explanations, undo, saving, quitting."""

import os
import signal
import subprocess
from pathlib import Path

import pytest

from ludotheque.cli.playing.terminal import public
from ludotheque.core.catalogue import game_ids, load_game
from ludotheque.core.journal import load_journal, seed_hash, seed_text
from ludotheque.core.match import Match
from tests.cli.running import command, environment, flat, process, run
from tests.quebec.scenario import Scenario

SEED = "7"
ALWAYS_FIRST = "1\n" * 6000


def play(*args: str, input: str, lang: str | None = None, width: int = 120) -> str:
    """A match of Québec that ends with its input; returns the output."""
    result = run("play", "quebec", "--seed", SEED, *args, input=input, lang=lang, width=width)
    assert result.exit_code == 0, result.output
    return result.output.replace("\N{NO-BREAK SPACE}", " ")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Journals go to the current folder."""
    monkeypatch.chdir(tmp_path)


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize(("lang", "said"), [("fr", "Gagne la partie"), ("en", "The winner")])
def test_a_whole_game_through_a_pipe(tmp_path: Path, lang: str, said: str) -> None:
    done = process(
        "play", "quebec", "--seats", "3", "--bots", "greedy,random", "--seed", SEED, "--save", "m.json",
        "--lang", lang, input=ALWAYS_FIRST, cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert said in done.stdout
    assert "m.json" in done.stdout
    assert seed_hash(int(SEED)) in done.stdout
    assert seed_text(int(SEED)) in done.stdout.splitlines()[-1]
    journal = load_journal(tmp_path / "m.json")
    match = Match.replay(load_game("quebec"), journal)
    assert match.state.over()
    winner = journal.players[load_game("quebec").score(match.state).winners[0]]
    assert f"★ {winner}" in done.stdout
    assert run("replay", "m.json").exit_code == 0
    assert run("validate", "m.json").exit_code == 0


# Shorter games where possible: a terminal prints every step.
SHORTEST = {"civilization": ["-o", "turn_limit=20", "-o", "trade_offers=0"]}


@pytest.mark.parametrize("people", ["one", "none", "all"])
@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_is_played_to_its_end(game_id: str, people: str) -> None:
    """Including one without a drawing, with secrets, or with simultaneous choices."""
    game = load_game(game_id)
    seats = min(game.seats)
    humans = {"one": 1, "none": 0, "all": seats}[people]
    result = run(
        "play", game_id, "--seats", str(seats), "--humans", str(humans), "--bots", "random", "--seed", "3",
        "--save", "m.json", *SHORTEST.get(game_id, []), input=ALWAYS_FIRST,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert "Fin de la partie" in result.output
    match = Match.replay(game, load_journal(Path("m.json")))
    assert match.state.over()
    assert len(load_journal(Path("m.json")).players) == seats


# ---------------------------------------------------------------- colours


def test_colours_are_taken_in_the_order_of_the_seats() -> None:
    play("--colour", "green", "-c", "black", "--save", "m.json", input="1\n")
    assert load_journal(Path("m.json")).colours == ["green", "black", "white"]
    assert Match.replay(load_game("quebec"), load_journal(Path("m.json"))).colours[0] == "green"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["quebec", "-c", "grean"], "Il n'y a pas de couleur «grean»; il y a: green"),
        (["quebec", "-c", "blue", "-c", "blue"], "«blue» ne peut être prise qu'une fois"),
        (["quebec", "-c", "blue", "-c", "black", "-c", "white", "-c", "green"], "4 couleurs pour 3 places"),
        (["morra", "-c", "blue"], "«morra», on ne prend pas de couleur"),
        (["nouvelle_france", "--seats", "1", "-c", "blue"], "on ne prend pas de couleur"),
    ],
)
def test_colours_that_can_not_be_taken_are_refused_in_words(args: list[str], said: str) -> None:
    result = run("play", *args)
    assert result.exit_code == 2
    assert said in flat(result).replace("\N{NO-BREAK SPACE}", " ").replace("« ", "«").replace(
        " »", "»"
    ).replace(" ;", ";").replace(" :", ":")


# ---------------------------------------------------------------- the screen


def test_the_board_is_shown_with_question_and_choices() -> None:
    text = play(input="")
    assert "PORTUAIRE" in text
    assert "C'est votre tour" in text
    assert "1  Démarrer un chantier avec son architecte" in text
    assert "Envoyer 1 ouvrier actif…" in text
    assert "10  en Culture" in text


def test_on_a_narrow_screen_no_line_is_too_long() -> None:
    text = play(input="1\n?1\nwhy\nv\nl\nh\n1\n", width=80)
    assert max(len(line.rstrip()) for line in text.splitlines()) <= 80
    assert "Disponibles" in text


def test_bots_moves_are_log_lines_in_the_chosen_language() -> None:
    text = play("--name", "Ada", input="1\n1\n", lang="en")
    assert "· Ada places" in text
    assert "· It is Bot B's turn." in text


def test_a_single_choice_is_made_and_announced() -> None:
    """In Parry a player without a parry can only pass."""
    result = run("play", "parry", "--bots", "random", "--seed", "3", input=ALWAYS_FIRST)
    assert "(seul choix possible)" in result.output


def test_many_choices_are_found_by_words() -> None:
    result = run("play", "bag", "--seats", "1", "--seed", "4", input="1\nligne 3, colonne 17\nxyzzy\n")
    text = flat(result)
    assert "… et 320 autres" in text
    assert "› ligne 3, colonne 17 78 Poser le jeton en ligne 3, colonne 17 › xyzzy Pas compris." in text


# ---------------------------------------------------------------- commands


def test_help_lists_the_orders() -> None:
    assert "what choice 3 would do" in play(input="h\n", lang="en")


@pytest.mark.parametrize("order", ["?1", "? 1", "expliquer 1"])
def test_explain_prints_the_effects_of_a_choice(order: str) -> None:
    text = play("--name", "Léa", input=f"1\n{order}\n")
    explained = text.rpartition(f"› {order}")[2]
    assert "Léa place son architecte" in explained
    assert "Léa active 3 ouvriers" in explained
    assert "QC-5.13" in explained
    assert "c'est à Robot B" in explained


def test_explain_says_when_another_question_follows() -> None:
    assert "Vous choisissez ensuite de nouveau" in play(input="?1\n")


def test_explain_does_not_play() -> None:
    assert not list(Path().glob("*.json"))
    play(input="?1\n?2\n?99\n?\n")
    assert not list(Path().glob("*.json"))


def test_explain_omits_results_of_chance() -> None:
    result = run("play", "bag", "--seats", "1", "--seed", "4", input="?1\n")
    explained = result.output.rpartition("› ?1")[2]
    assert "la suite reste ouverte" in explained
    assert "ne pourra pas être repris" in explained
    assert "tire un jeton" not in explained


def test_why_lists_illegal_choices_with_their_rules() -> None:
    text = play(input="why\n")
    answer = text.rpartition("› why")[2]
    assert "QC-5.30" in answer
    assert "n'y a pas d'architecte" in answer
    assert "QC-4.6" in answer
    assert "QC-5.68" in answer
    assert "et 29 autres" in answer


@pytest.mark.parametrize(
    ("order", "later"), [("why contribute", 33), ("pourquoi contribuer", 33), ("w QC-5.30", 0)]
)
def test_why_is_filtered_by_verb_or_rule(order: str, later: int) -> None:
    answer = play(input=f"{order}\n").rpartition(f"› {order}")[2]
    assert "QC-5.30" in answer
    assert "QC-4.6" not in answer
    assert answer.count("on ne contribue qu'à") == 11
    assert answer.count("ouvre au siècle") == later


def test_why_is_filtered_by_a_things_name_without_accents() -> None:
    answer = play(input="why academique 2\n").rpartition("› why academique 2")[2]
    assert "Quartier académique 2" in answer
    assert "Quartier académique 3" not in answer
    assert "LU-2" in flat(run("play", "quebec", input="why xyzzy\n"))


def test_rules_are_shown_by_id_and_by_words() -> None:
    text = play(input="r QC-5.30\nr cascade\nr xyzzyq\nr\n")
    assert "QC-5.30" in text
    assert "QC-5.81" in text
    assert "Aucune règle" in text
    assert "ludotheque rules quebec" in text


def test_a_long_rules_query_is_refused_and_play_continues() -> None:
    text = play(input="r " + "mot " * 21 + "\nr QC-5.30\n")
    assert "au plus 20 mots" in text
    assert "QC-5.30" in text


def test_a_wrong_number_or_word_is_answered() -> None:
    text = play(input="99\n0\nblah\n\n" + "9" * 50 + "\n")
    assert text.count("Il n'y a pas de choix") == 3
    assert "Pas compris" in text


def test_the_last_choice_is_undone() -> None:
    text = play(input="1\nu\n")
    assert "repris" in text
    assert text.count("C'est votre tour") == 2
    assert not list(Path().glob("*.json"))


def test_nothing_is_undone_before_the_first_choice() -> None:
    assert "rien à reprendre" in play(input="u\n")


def test_nothing_is_undone_after_a_bot_has_moved() -> None:
    text = play(input="1\n1\nu\n")
    assert "a choisi depuis" in text
    assert "LU-4" in text


def test_nothing_is_undone_after_chance_was_used() -> None:
    result = run("play", "bag", "--seats", "1", "--seed", "4", input="1\nu\n")
    assert "Le hasard est intervenu" in flat(result)


def test_a_forced_choice_is_undone_together_with_the_one_before(tmp_path: Path) -> None:
    """Otherwise it would be carried out again at once, and nothing could ever be undone."""
    from ludotheque.cli.playing.terminal import Entry, Terminal
    from ludotheque.cli.text.voice import Voice
    from ludotheque.core.words import words_for

    game = load_game("quebec")
    match = Match.new(game, 3, 7, {"level": "family"})
    seat = int(match.state.mover())
    table = Terminal(Voice("fr"), match, words_for(game, "fr"), ["A", "B", "C"], {}, tmp_path / "m.json")
    start = int(match.state.actions(seat)[0])
    log = match.play(seat, start)
    table.entries.append(Entry(seat, "Démarrer", True, log.events))
    assert table.retakable(seat) == 0
    table.entries[0] = Entry(seat, "Démarrer", False, log.events)
    assert table.retakable(seat) == 1
    table.take_back(seat, 1)
    assert not match.actions


def test_saving_and_leaving() -> None:
    text = play(input="1\n1\ns here.json\ns here.json\ns /nowhere/x.json\ns\nq\n")
    assert "Journal enregistré : here.json" in text
    assert "existe déjà" in text
    assert "/nowhere/x.json" in text
    assert "À bientôt" in text
    left = list(Path().glob("quebec-*.json"))
    assert len(left) == 1
    assert str(left[0]) in text
    assert len(load_journal(left[0]).moves) >= len(load_journal(Path("here.json")).moves) > 1


def test_a_match_continues_from_its_journal() -> None:
    play("--save", "m.json", "--name", "Léa", input="1\n1\n")
    before = load_journal(Path("m.json"))
    result = run("play", "--resume", "m.json", input="1\n1\n")
    assert result.exit_code == 0
    after = load_journal(Path("m.json"))
    assert after.players[0] == "Léa"
    assert after.moves[: len(before.moves)] == before.moves
    assert len(after.moves) > len(before.moves)
    assert run("play", "morra", "--resume", "m.json").exit_code == 2


def test_ctrl_c_ends_politely(tmp_path: Path) -> None:
    running = subprocess.Popen(
        command("play", "quebec", "--seats", "3", "--save", "m.json"),
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path, env=environment(),
        encoding="utf-8",
    )  # fmt: skip
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdin.write("1\n")
    running.stdin.flush()
    assert any("Placer l'architecte" in line for line in running.stdout), "asked where"
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=120)
    assert running.returncode == 0
    assert "À bientôt" in out
    assert "Traceback" not in err
    assert os.path.exists(tmp_path / "m.json")


# ---------------------------------------------------------------- several people


def test_people_share_the_keyboard_without_a_curtain_where_nothing_is_secret() -> None:
    text = play("--humans", "3", "--name", "Léa", "--name", "Tom", input="1\n1\n" * 4)
    assert "Passez le clavier" not in text
    assert "Tom  C'est votre tour" in text
    assert text.count("Léa place son architecte") == 2


def test_a_question_alone_does_not_draw_the_curtain() -> None:
    t = Scenario().building("port_quarter_2", architect=1).do(0, "contribute", site="port_quarter_2")
    assert t.asked() == (0, "activate")
    assert public(t.s.view(0)) == public(t.s.view(1))


def test_a_curtain_falls_where_something_is_secret() -> None:
    result = run(
        "play", "morra", "--seats", "2", "--humans", "2", "--name", "Léa", "--name", "Tom", input="5\n\n7\n"
    )
    before, _, after = result.output.partition("Passez le clavier à Tom")
    assert "Léa montrera" in before
    assert "Léa a choisi." in after
    assert "Léa montrera" not in after
    assert "Léa montre 0" in after  # when all have chosen


def test_watching_bots_needs_no_keyboard() -> None:
    result = run("play", "quebec", "--humans", "0", "--bots", "random", "--seed", "2")
    assert result.exit_code == 0
    assert "Gagne la partie : Robot B" in flat(result)


def test_the_seed_shown_at_the_end_repeats_the_match() -> None:
    play("--save", "a.json", input="1\n1\n1\n")
    seed = load_journal(Path("a.json")).seed
    assert seed is not None
    result = run("play", "quebec", "--seed", seed, "--save", "b.json", input="1\n1\n1\n")
    assert result.exit_code == 0
    assert Path("a.json").read_text() == Path("b.json").read_text()


def test_corrected_components_are_played_with(tmp_path: Path) -> None:
    packaged = Path(load_game("quebec").folder) / "data" / "districts.toml"
    box = tmp_path / "box"
    box.mkdir()
    (box / "districts.toml").write_text(packaged.read_text(encoding="utf-8").replace("cost = 3", "cost = 1"))
    text = play("--data", str(box), "--save", "m.json", input="1\n1\n")
    assert "1·Politique" in text
    assert "3·Politique" not in text
    assert run("replay", "m.json").exit_code == 2
    assert run("replay", "m.json", "--data", str(box)).exit_code == 0


LONG = {
    "digits": "000001" + "0" * 4994,
    "explained digits": "?000001" + "0" * 4994,
    "hinted digits": "i 000001" + "0" * 4994,
    "letters": "a" * 5000,
    "rules": "r " + "b" * 5000,
    "file": "s " + "c" * 5000,
    "file with a zero byte": "s a\0b",
    "a digit of another kind": "²",
}


@pytest.mark.parametrize("typed", LONG.values(), ids=LONG)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_after_any_input_the_question_is_asked_again(
    lang: str, typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("play", "quebec", "--bots", "random", "--seed", "5", lang=lang, input=f"{typed}\nh\nq\n")
    assert result.exit_code == 0, result.exception
    assert ("aide" if lang == "fr" else "help") in result.output


def test_bytes_that_are_not_text_do_not_end_the_game(tmp_path: Path) -> None:
    done = subprocess.run(
        command("play", "quebec", "--bots", "random", "--seed", "5"),
        input=b"\xff\xfe\nh\nq\n",
        cwd=tmp_path,
        env=environment(PYTHONIOENCODING="utf-8:strict"),
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"aide" in done.stdout
