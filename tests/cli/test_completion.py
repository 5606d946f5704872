"""Completion: the script of `ludotheque completion SHELL` in a real bash, and the answers to other shells."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import environment, run

EMPTY = '""'
TYPED = [
    ("pl", ["play"]),
    ("play qu", ["quadrata", "quebec"]),
    ("play Qué", ["Québec"]),
    ("play Small", ["Small-City"]),
    ("rules nouv", ["nouvelle_france"]),
    ("play quebec --bots am", ["amateur"]),
    ("play quebec --bots str", ["strong"]),
    ("simulate quebec --bots random,ex", ["random,expert"]),
    ("arena quebec --bots au", ["au-hasard"]),
    ("play quebec --sea", ["--seats"]),
    ("completion ", ["bash", "zsh", "fish"]),
    ("nothing qu", [""]),
]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the command as an installation creates it."""
    folder = tmp_path_factory.mktemp("bin")
    command = folder / "ludotheque"
    command.write_text(f"#!{sys.executable}\nfrom ludotheque.cli.main import main\nmain()\n")
    command.chmod(0o755)
    return folder


def found(program: Path) -> dict[str, str]:
    kept = environment()
    return kept | {"PATH": f"{program}:{kept['PATH']}"}


def test_a_real_bash_completes_games_and_levels(program: Path) -> None:
    bash = shutil.which("bash")
    assert bash is not None
    asked = "".join(
        f"COMP_WORDS=(ludotheque {typed}{EMPTY if typed.endswith(' ') else ''})\n"
        "COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMPREPLY=()\n"
        '_ludotheque_completion ludotheque; (IFS="|"; echo "${COMPREPLY[*]}")\n'
        for typed, _ in TYPED
    )
    script = f"source <(ludotheque completion bash)\ncomplete -p ludotheque\n{asked}"
    done = subprocess.run(
        [bash, "--norc", "-c", script], env=found(program), capture_output=True, encoding="utf-8", check=True
    )
    registered, *answers = done.stdout.splitlines()
    assert "_ludotheque_completion" in registered
    assert [answer.split("|") for answer in answers] == [offered for _, offered in TYPED]
    assert done.stderr == ""


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_the_other_shells_are_answered_in_their_form(program: Path, shell: str) -> None:
    asking = {
        "_LUDOTHEQUE_COMPLETE": f"complete_{shell}",
        "_TYPER_COMPLETE_FISH_ACTION": "get-args",
    }
    for typed, offered in TYPED[:-1]:
        done = subprocess.run(
            [program / "ludotheque"],
            env=found(program) | asking | {"_TYPER_COMPLETE_ARGS": f"ludotheque {typed}"},
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        for value in offered:
            assert f'"{value}"' in done.stdout if shell == "zsh" else value in done.stdout


@pytest.mark.parametrize(
    ("shell", "word"), [("bash", "complete -o"), ("zsh", "#compdef"), ("fish", "complete --")]
)
def test_the_script_of_each_shell_is_printed(shell: str, word: str) -> None:
    result = run("completion", shell)
    assert result.exit_code == 0
    assert word in result.stdout
    assert "_LUDOTHEQUE_COMPLETE" in result.stdout


def test_another_shell_is_refused() -> None:
    assert "bash, zsh, fish" in run("completion", "tcsh").stderr
