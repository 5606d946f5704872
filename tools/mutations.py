"""Small changes that break a rule: a comparison inverted, a number increased by one, a call removed."""

import ast
import copy
import random
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

# Readers of data files, words, advice for bots: not rules. A large game has several files of a kind.
NOT_RULES = (
    "board_text.py",
    "box.py",
    "checks.py",
    "*_checks.py",
    "components.py",
    "files.py",
    "fixed.py",
    "*_files.py",
)
NOT_RULES_FOLDERS = {"bots", "components", "scenarios"}
# A list of names and numbers; only its functions could be wrong without failing a test.
DECLARATIONS = {"vocabulary.py"}


@dataclass(frozen=True, order=True)
class Mutation:
    """A part of a file, and its replacement. `function` is the first line of the enclosing function; 0 outside
    functions."""

    file: str
    start: int
    end: int
    new: str
    kind: str
    line: int
    before: str
    after: str
    function: int

    @property
    def place(self) -> str:
        """The enclosing function: its file and first line."""
        return f"{self.file}:{self.function}"

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]


COMPARISONS: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
NOT_NUMBERS = (ast.List, ast.ListComp, ast.Tuple, ast.Dict, ast.Set, ast.JoinedStr)


class Finder(ast.NodeVisitor):
    """All mutations of one file."""

    def __init__(self, file: str, source: bytes, declarations: bool) -> None:
        self.file = file
        self.source = source
        self.lines = source.split(b"\n")
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line) + 1)
        self.found: set[Mutation] = set()
        self.returns: list[str] = []
        self.functions: list[int] = []  # the first lines of the enclosing functions
        self.only_functions = declarations
        self.tree = ast.parse(source)
        self.visit(self.tree)

    def change(self, node: ast.expr | ast.stmt, new: str, kind: str) -> None:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        if self.only_functions and not self.returns:
            return
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[node.end_lineno - 1] + node.end_col_offset
        first, last = self.starts[node.lineno - 1], self.starts[node.end_lineno] - 1
        before = self.source[first:last].decode()
        after = (self.source[first:start] + new.encode() + self.source[end:last]).decode()
        function = self.functions[0] if self.functions else 0
        shown = in_one_line(before), in_one_line(after)
        self.found.add(Mutation(self.file, start, end, new, kind, node.lineno, *shown, function))

    def put(self, node: ast.expr, new: ast.expr, kind: str) -> None:
        """Replace an expression by another, in brackets to keep the precedence."""
        said = ast.unparse(new)
        plain = isinstance(new, ast.Constant | ast.Name | ast.Call | ast.Attribute | ast.Subscript)
        self.change(node, said if plain else f"({said})", kind)

    # ------------------------------------------------------------ skipped nodes

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.returns.append(ast.unparse(node.returns) if node.returns else "")
        for default in [*node.args.defaults, *filter(None, node.args.kw_defaults)]:
            self.visit(default)
        self.functions.append(first_line(node))
        self.visit_body(node.body)
        self.functions.pop()
        self.returns.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.visit_body(node.body)

    def visit_body(self, body: list[ast.stmt]) -> None:
        for statement in body:
            self.visit(statement)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.visit(node.body)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and not self.declares(node.value):
            self.visit(node.value)

    def declares(self, value: ast.expr) -> bool:
        """Declarations of things, verbs or events are not rules."""
        return not self.returns and ast.unparse(value).startswith(("numbers(", "Domain(", "VERBS.", "KINDS."))

    def visit_Assert(self, node: ast.Assert) -> None:
        """An assertion is always true."""

    def visit_Import(self, node: ast.Import) -> None:
        pass

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Words."""

    # ------------------------------------------------------------ expressions

    def visit_Compare(self, node: ast.Compare) -> None:
        for place, op in enumerate(node.ops):
            for other in COMPARISONS[type(op)]:
                new = copy.copy(node)
                new.ops = [*node.ops[:place], other(), *node.ops[place + 1 :]]
                self.put(node, new, "comparison turned")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.put(node, ast.BoolOp(other, node.values), "and/or swapped")
        for place in range(len(node.values)):
            left = [value for number, value in enumerate(node.values) if number != place]
            new = left[0] if len(left) == 1 else ast.BoolOp(node.op, left)
            self.put(node, new, "condition left out")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.put(node, node.operand, "not dropped")
        elif isinstance(node.op, ast.USub):
            self.put(node, node.operand, "minus dropped")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        other = OPERATORS.get(type(node.op))
        if other is not None and not self.joins(node):
            self.put(node, ast.BinOp(node.left, other(), node.right), "operator swapped")
        self.generic_visit(node)

    def joins(self, node: ast.BinOp) -> bool:
        """Lists or words, not numbers: any operator but `+` is an immediate error and proves nothing."""
        return any(
            isinstance(side, NOT_NUMBERS) or (isinstance(side, ast.Constant) and isinstance(side.value, str))
            for side in (node.left, node.right)
        )

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.put(node, ast.Constant(not node.value), "turned")
        elif isinstance(node.value, int):
            self.put(node, ast.Constant(node.value + 1), "one higher")

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in OPPOSITES:
            opposite = ast.Name(OPPOSITES[node.func.id])
            self.put(node, ast.Call(opposite, node.args, node.keywords), "opposite")
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.turn(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self.turn(condition)
            self.put(condition, ast.Constant(True), "condition left out")
        self.generic_visit(node)

    def turn(self, test: ast.expr) -> None:
        """Negate a condition; those made of comparisons have their own mutations."""
        if isinstance(test, ast.Name | ast.Attribute | ast.Call | ast.Subscript):
            self.put(test, ast.UnaryOp(ast.Not(), test), "condition turned")

    # ------------------------------------------------------------ statements

    def visit_If(self, node: ast.If) -> None:
        self.turn(node.test)
        self.put(node.test, ast.Constant(False), "case left out")
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.turn(node.test)
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and not ast.unparse(node).startswith("super().__init__"):
            self.change(node, "pass", "call left out")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if isinstance(node.targets[0], ast.Attribute | ast.Subscript | ast.Tuple):
            if ast.unparse(node.targets[0]) != ast.unparse(node.value):
                self.change(node, "pass", "assignment left out")
        elif isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "append":
            self.change(node, "pass", "call left out")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.change(node, "pass", "assignment left out")
        other = OPERATORS.get(type(node.op))
        if other is not None:
            new = ast.AugAssign(node.target, other(), node.value)
            self.change(node, ast.unparse(new), "operator swapped")
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        value, kind = node.value, self.returns[-1] if self.returns else ""
        if isinstance(value, ast.Name) and "Refusal" in kind:
            self.put(value, ast.Constant(None), "refusal left out")
        elif kind == "bool" and isinstance(value, ast.Name | ast.Attribute | ast.Call | ast.BoolOp):
            self.put(value, ast.UnaryOp(ast.Not(), value), "return value negated")
        self.generic_visit(node)

    def visit_Break(self, node: ast.Break) -> None:
        self.change(node, "continue", "break/continue swapped")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.change(node, "break", "break/continue swapped")


def first_line(node: ast.stmt) -> int:
    """Where a statement begins, decorators included."""
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(one.lineno for one in decorators)])


def in_one_line(text: str) -> str:
    return " ".join(text.split())


def mutations_of(file: str, source: bytes) -> list[Mutation]:
    """Every mutation of a file, in order."""
    return sorted(Finder(file, source, Path(file).name in DECLARATIONS).found)


def rule_files(folder: Path, house: bool) -> list[Path]:
    """The files of a game with rules and state, including those in subfolders. In our own games `__init__` only
    assembles them."""
    left_out = (*NOT_RULES, "__init__.py") if house else NOT_RULES
    return [
        path
        for path in sorted(folder.rglob("*.py"))
        if not any(fnmatch(path.name, pattern) for pattern in left_out)
        and NOT_RULES_FOLDERS.isdisjoint(path.relative_to(folder).parts)
    ]


def chosen(folder: Path, house: bool, seed: int, count: int) -> list[Mutation]:
    """A selection of a game's mutations, the same for the same seed and files."""
    every = [
        one
        for path in rule_files(folder, house)
        for one in mutations_of(path.relative_to(folder).as_posix(), path.read_bytes())
    ]
    return sorted(random.Random(seed).sample(every, min(count, len(every))))
