"""Help pages in the chosen language. Messages are found by name: `command-<name>`, `param-<name>`."""

import textwrap
from typing import Any

import typer

from ludotheque.cli.text.voice import Voice

NARROWEST, WIDEST = 50, 100


def page(ctx: Any, voice: Voice) -> str:
    """The help of the context's command: description, usage, an example."""
    command = ctx.command
    top = ctx.parent is None
    name = "ludotheque" if top else command.name
    lines = [*paragraph(voice.say(f"command-{name}")), ""]
    lines += [heading(voice.say("help-usage")), f"  {usage(ctx, voice)}", ""]
    rows = [
        (f"{metavar(p, voice)}", about(p, voice)) for p in command.params if p.param_type_name == "argument"
    ]
    lines += section(voice.say("help-arguments"), rows)
    if top:
        named = [(name, voice.say(f"command-{name}")) for name in command.list_commands(ctx)]
        lines += section(voice.say("help-commands"), named)
    rows = [(option(p, voice), about(p, voice)) for p in command.params if p.param_type_name == "option"]
    rows += [
        (f"--lang {voice.detail('param-lang', 'value')}", voice.say("param-lang")),
        ("-h, --help", voice.say("param-help")),
    ]
    lines += section(voice.say("help-options"), rows)
    example = voice.detail(f"command-{name}", "example")
    if example:
        lines += [heading(voice.say("help-example")), *(f"  {line}" for line in example.splitlines()), ""]
    return "\n".join(lines).rstrip()


def usage(ctx: Any, voice: Voice) -> str:
    """The usage line of the command."""
    words = [ctx.command_path, voice.say("help-some-options")]
    if ctx.parent is None:
        words.append(voice.say("help-some-command"))
    for param in ctx.command.params:
        if param.param_type_name == "argument":
            word = metavar(param, voice) + ("..." if param.nargs == -1 else "")
            words.append(word if param.required else f"[{word}]")
    return " ".join(words)


def metavar(param: Any, voice: Voice) -> str:
    """The placeholder of a value, like FILE."""
    return voice.detail(f"param-{param.name}", "value") or ""


def option(param: Any, voice: Voice) -> str:
    return f"{', '.join(param.opts)} {metavar(param, voice)}".rstrip()


def about(param: Any, voice: Voice) -> str:
    """The description of a parameter, with its default if that is useful."""
    text = voice.say(f"param-{param.name}")
    if param.default is None or param.default is False or param.default == [] or param.required:
        return text
    return f"{text} {voice.say('help-default', value=str(param.default))}"


def section(title: str, rows: list[tuple[str, str]]) -> list[str]:
    """A heading and two columns."""
    if not rows:
        return []
    left = max(len(name) for name, _ in rows) + 4
    lines = [heading(title)]
    for name, text in rows:
        first, *others = textwrap.wrap(text, max(20, width() - left)) or [""]
        lines.append("  " + typer.style(name, fg="cyan") + " " * (left - 2 - len(name)) + first)
        lines += [" " * left + line for line in others]
    return [*lines, ""]


def heading(text: str) -> str:
    return typer.style(text, bold=True)


def paragraph(text: str) -> list[str]:
    return textwrap.wrap(text, width())


def width() -> int:
    """Comfortable line length, at most the width of the screen."""
    import shutil

    return min(WIDEST, max(NARROWEST, shutil.get_terminal_size().columns - 1))
