"""Every small change that could be made to a game's rules: what is written, and what would stand there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
"""Calls that differ in nothing but what they mean."""
BESIDE_THE_RULES = (
    "advice.py",
    "consequences.py",
    "examples.py",
    "redeal.py",
    "score.py",
    "sensible.py",
    "worth.py",
)
"""Files of a game that say, judge or deal anew what the rules make of it: suites of their own hold them."""


class Change(Struct, frozen=True):
    """One change of one place."""

    file: str
    """From the root of the checkout."""
    function: str
    line: int
    last_line: int
    was: str
    """The whole lines, in one line."""
    becomes: str
    text: str
    """The whole file as it would be."""

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What stays the same while lines move about."""
        return self.file, self.function, self.was, self.becomes


def changes(root: Path, game: str) -> list[Change]:
    """All that can be made to that game, in the order of its files."""
    found = []
    for file in sorted((root / "games" / game).glob("*.py")):
        if file.name in BESIDE_THE_RULES:
            continue
        source = Source(root, file)
        found += [change for change in source.changes() if change.was != change.becomes]
    return found


class Source:
    """A file of the rules, and where it may be changed."""

    def __init__(self, root: Path, file: Path) -> None:
        self.name = file.relative_to(root).as_posix()
        self.raw = file.read_bytes()
        self.starts = [0]
        for line in self.raw.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def changes(self) -> Iterator[Change]:
        """Each place in turn, with everything that might stand there."""
        seen = set()
        for function, node, instead in _walk(ast.parse(self.raw), ""):
            change = self._changed(function, node, instead)
            if change.text not in seen:
                seen.add(change.text)
                yield change

    def _changed(self, function: str, node: ast.expr | ast.stmt, instead: str) -> Change:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        begin = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[node.end_lineno - 1] + node.end_col_offset
        first, last = self.starts[node.lineno - 1], self.starts[node.end_lineno]
        new = instead.encode()
        return Change(
            self.name,
            function,
            node.lineno,
            node.end_lineno,
            _one_line(self.raw[first:last]),
            _one_line(self.raw[first:begin] + new + self.raw[end:last]),
            (self.raw[:begin] + new + self.raw[end:]).decode(),
        )


def _one_line(raw: bytes) -> str:
    return " ".join(raw.decode().split())


Place = tuple[str, "ast.expr | ast.stmt", str]


def _walk(node: ast.AST, function: str) -> Iterator[Place]:
    """Every place below that node, but for what only readers and type checkers see."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        function = f"{function}.{node.name}".lstrip(".")
    if isinstance(node, ast.stmt):
        yield from ((function, node, text) for text in _statements(node))
    if isinstance(node, ast.expr):
        is_plain = isinstance(node, ast.Constant)
        yield from ((function, node, text if is_plain else f"({text})") for text in _expressions(node))
    for condition in _conditions(node):
        yield from ((function, condition, text) for text in _decided(condition))
    for child in _children(node):
        yield from _walk(child, function)


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """What of it is rules: no docstring, annotation, decorator, base class, import or assertion."""
    match node:
        case ast.Assert() | ast.Import() | ast.ImportFrom() | ast.JoinedStr():
            return
        case ast.Expr(value=ast.Constant()):
            return
        case ast.FunctionDef():
            yield from (default for default in (*node.args.defaults, *node.args.kw_defaults) if default)
            yield from node.body
        case ast.ClassDef():
            yield from node.body
        case ast.AnnAssign():
            if node.value is not None and "TypeAlias" not in ast.unparse(node.annotation):
                yield node.value
        case ast.Call(func=ast.Name(id="cast")):
            yield from node.args[1:]
        case ast.Raise() | ast.keyword(arg="strict"):
            return  # what would be a mistake of ours
        case _:
            yield from ast.iter_child_nodes(node)


def _statements(node: ast.stmt) -> Iterator[str]:
    """A step left out, another answer, a loop that ends otherwise."""
    match node:
        case ast.Expr(value=ast.Call(func=ast.Name(id="assert_never"))):
            return
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Delete(targets=[ast.Subscript()]):
            yield "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "pass"
        case ast.Return(value=ast.expr()) if ast.unparse(node) != "return None":
            yield "return None"
        case ast.Break():
            yield "continue"
        case ast.Continue():
            yield "break"
    if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        swapped = ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)
        yield ast.unparse(swapped)


def _expressions(node: ast.expr) -> Iterator[str]:
    """Another comparison, constant, operator or call in its place."""
    match node:
        case ast.Compare(ops=[operator]):
            for other in COMPARISONS[type(operator)]:
                yield ast.unparse(ast.Compare(node.left, [other()], node.comparators))
        case ast.Compare():
            for place, operator in enumerate(node.ops):
                for other in COMPARISONS[type(operator)][:1]:
                    ops = [*node.ops[:place], other(), *node.ops[place + 1 :]]
                    yield ast.unparse(ast.Compare(node.left, ops, node.comparators))
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value)):
            yield str(value + 1)
            yield str(value - 1)
        case ast.Constant(value=str(value)):
            yield repr(f"{value}?")
        case ast.BoolOp():
            swapped = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield ast.unparse(ast.BoolOp(swapped, node.values))
            for place in range(len(node.values)):
                rest = node.values[:place] + node.values[place + 1 :]
                yield ast.unparse(ast.BoolOp(node.op, rest) if len(rest) > 1 else rest[0])
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield ast.unparse(node.operand)
        case ast.BinOp() if type(node.op) in ARITHMETIC:
            yield ast.unparse(ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right))
        case ast.Call(func=ast.Name(id=name)) if name in TWINS:
            yield ast.unparse(ast.Call(ast.Name(TWINS[name]), node.args, node.keywords))


def _conditions(node: ast.AST) -> Iterator[ast.expr]:
    """What a branch, a loop, a choice or a filter hangs on."""
    match node:
        case ast.If() | ast.While() | ast.IfExp():
            yield node.test
        case ast.comprehension():
            yield from node.ifs
        case ast.match_case(guard=ast.expr() as guard):
            yield guard


def _decided(condition: ast.expr) -> Iterator[str]:
    """Always so, never so, and the other way round; a comparison is turned round where it stands."""
    if not isinstance(condition, ast.Constant):
        yield "True"
        yield "False"
    if not isinstance(condition, ast.Compare | ast.UnaryOp):
        yield f"(not ({ast.unparse(condition)}))"
