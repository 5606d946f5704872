"""Generates `clone` of every game's state from its declared fields: `make fields`.

A generated clone is compiled to plain copies, some ten times faster than one by name.
"""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Single numbers are copied directly, and so are shared vectors.
COPIED_AS_IT_IS = ("number", "dealt_once")


def files() -> list[Path]:
    return [
        *sorted((ROOT / "src" / "ludotheque" / "games").glob("*/**/state.py")),
        ROOT / "benchmarks/relay/relay.py",
    ]


def with_clones(text: str) -> str:
    """The text of a module, with the generated clone of each class that declares fields after the declaration."""
    lines = text.splitlines(keepends=True)
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    for cls in reversed(classes):
        methods = {node.name: node for node in cls.body if isinstance(node, ast.FunctionDef)}
        if "declare" not in methods:
            continue
        if "clone" in methods:
            first, last = span(methods["clone"])
            del lines[first - 1 : last]  # with the empty line above it
        below = span(methods["declare"])[1]
        lines[below:below] = ["\n", *clone_of(cls.name, methods)]
    return "".join(lines)


def span(method: ast.FunctionDef) -> tuple[int, int]:
    """The lines of a method, as a slice."""
    assert method.end_lineno is not None
    return method.lineno - 1, method.end_lineno


def clone_of(name: str, methods: dict[str, ast.FunctionDef]) -> list[str]:
    made = (
        f"{name}({', '.join(['self.game', 'self.seats', 'self.chance.clone()', *more_arguments(methods)])})"
    )
    written = [
        f'def clone(self) -> "{name}":',
        '    """Written by `make fields`."""',
        f"    other = {made}",
        "    other.copy_stack(self)",
    ]
    for field, how in declared(methods["declare"]):
        written.append(f"    other.{field} = self.{field}{'' if how in COPIED_AS_IT_IS else '[:]'}")
    return [f"    {line}\n" for line in [*written, "    return other"]]


def more_arguments(methods: dict[str, ast.FunctionDef]) -> list[str]:
    """The constructor arguments of a state besides those of every state: shared by all positions, never changed."""
    if "__init__" not in methods:
        return []
    return [f"self.{argument.arg}" for argument in methods["__init__"].args.args[4:]]


def declared(declare: ast.FunctionDef) -> list[tuple[str, str]]:
    """Name of each field, and what declares it (`number`, `numbers`, `dealt_once`, or what a pack of cards has)."""
    found = []
    for line in declare.body:
        match line:
            case ast.AnnAssign(
                target=ast.Attribute(value=ast.Name("self"), attr=name),
                value=ast.Call(func=ast.Attribute(attr=how), args=arguments),
            ):
                said = next(one.value for one in arguments if isinstance(one, ast.Constant))
                if name != said:
                    raise ValueError(f"line {line.lineno}: {name} is declared as {said!r}")
                found.append((name, how))
    return found


def main() -> None:
    for path in files():
        text = path.read_text(encoding="utf-8")
        written = with_clones(text)
        if written != text:
            path.write_text(written, encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
