"""Templates as Python code: what Jinja writes, in fewer steps.

Boards are drawn again and again, and most of the time goes into calls around each value. Jinja's
own hooks let its code be changed: calls are plain calls, values are looked up and escaped in place,
and what is written in a row is one text. What is drawn is the same, to the letter; a test draws
boards both ways.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from types import CodeType
from typing import Any, Final

from jinja2 import Environment, nodes
from jinja2.compiler import CodeGenerator, Frame, MacroRef
from jinja2.utils import missing
from markupsafe import Markup, escape

_ENVIRONMENT: Final = "environment"
# In the code of a board, from which nobody imports anything.
_BOARD: Final = "/board.html'\n"
# In the code of a template that goes on in another one, which may then ask what this one has set.
_GOES_ON: Final = ("get_template(", "get_or_select_template(", "select_template(", "def block_")


class Documents(Environment):
    """Templates over documents: `shown.view` is looked up as a key first, which is faster."""

    def __init__(
        self, *given: Any, fragments: Mapping[Any, str] | None = None, **named: Any
    ) -> None:
        """`fragments` are those that `remembered` has drawn before, by their keys."""
        super().__init__(*given, **named)
        self.kept = ({} if fragments is None else fragments).get

    def getattr(self, obj: Any, attribute: str) -> Any:
        if type(obj) is dict:
            return obj[attribute] if attribute in obj else super().getattr(obj, attribute)
        try:
            return getattr(obj, attribute)
        except AttributeError:
            return super().getattr(obj, attribute)

    def _compile(self, source: str, filename: str) -> CodeType:
        goes_on = any(sign in source for sign in _GOES_ON)
        tree = _InPlace(_macros(ast.parse(source)), all_given=not goes_on).visit(ast.parse(source))
        if not goes_on and source.find(_BOARD) >= 0:
            tree = _Alone(tree).visit(tree)
        return compile(ast.fix_missing_locations(_InARow().visit(tree)), filename, "exec")


# --- What code calls ----------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def escaped_text(text: str) -> str:
    """The same few texts stand on pages again and again."""
    return str(escape(text))


def escaped(value: Any) -> str:
    """What stands on a page for a value."""
    kind = type(value)
    if kind is int:
        return str(value)
    return value if kind is Markup else str(escape(value))


class PlainMacro:
    """A macro: given what it asks for in order, or by name; it knows itself what stands for what is
    missing."""

    __slots__ = ("_arguments", "_func", "_takes_caller", "name")

    def __init__(
        self,
        _: Environment,
        func: Callable[..., str],
        name: str,
        arguments: tuple[str, ...],
        catch_kwargs: bool,
        catch_varargs: bool,
        caller: bool,
        *__: Any,
    ) -> None:
        assert not catch_kwargs and not catch_varargs, "macros here take what they name"
        self._func, self._arguments, self._takes_caller = func, arguments, caller
        self.name = name

    def __call__(self, *args: Any, **named: Any) -> Markup:
        if named or len(args) < len(self._arguments) or self._takes_caller:
            given = [named.pop(name, missing) for name in self._arguments[len(args) :]]
            if self._takes_caller:
                given.append(named.pop("caller", None))
            if named:
                raise TypeError(f"macro {self.name!r} takes no {next(iter(named))!r}")
            args = (*args, *given)
        return Markup(self._func(*args))


class Drawn:
    """What stands between `call` and `endcall`, for macros."""

    __slots__ = ("_draw",)

    def __init__(self, draw: Callable[[], str]) -> None:
        self._draw = draw

    def __call__(self) -> Markup:
        return Markup(self._draw())


# --- What Jinja writes --------------------------------------------------------------------------


class _PlainCalls(CodeGenerator):
    """Templates call what they name as Python does. Jinja asks of everything that is called whether
    it wants to be given the context; nothing here does."""

    def visit_Call(  # noqa: N802 - Jinja's name
        self, node: nodes.Call, frame: Frame, forward_caller: bool = False
    ) -> None:
        if node.dyn_args or node.dyn_kwargs:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for argument in node.args:
            self.visit(argument, frame)
            self.write(", ")
        for named in node.kwargs:
            self.visit(named, frame)
            self.write(", ")
        self.write("caller=caller)" if forward_caller else ")")

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write("environment.escaped(")

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        self.write("environment.")
        super().macro_def(macro_ref, frame)


Documents.code_generator_class = _PlainCalls
Documents.Drawn = Drawn  # type: ignore[attr-defined]
Documents.Macro = PlainMacro  # type: ignore[attr-defined]
Documents.escaped = staticmethod(escaped)  # type: ignore[attr-defined]
Documents.escaped_text = staticmethod(escaped_text)  # type: ignore[attr-defined]


# --- What becomes of it -------------------------------------------------------------------------


def _called(node: ast.AST, name: str) -> bool:
    """Whether a node calls the environment's method of a name."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == name
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id == _ENVIRONMENT
    )


def _macros(tree: ast.Module) -> dict[str, int]:
    """The variables of a template's own macros, each set once, and how many arguments they take."""
    found: dict[str, int] = {}
    stored: list[str] = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Assign):
            continue
        names = [
            name.id for name in ast.walk(node) if isinstance(name, ast.Name) and _is_stored(name)
        ]
        if isinstance(node.value, ast.Call) and _called(node.value, "Macro"):
            takes_caller = node.value.args[6]
            assert isinstance(takes_caller, ast.Constant)
            arguments = node.value.args[3]
            assert isinstance(arguments, ast.Tuple)
            if not takes_caller.value:
                found |= {name: len(arguments.elts) for name in names if name.startswith("l_0_")}
        if not (isinstance(node.value, ast.Name) and node.value.id == "missing"):
            stored += names
    return {name: count for name, count in found.items() if stored.count(name) == 1}


def _is_stored(name: ast.Name) -> bool:
    return isinstance(name.ctx, ast.Store)


def _expression(code: str, **parts: ast.expr) -> ast.expr:
    """An expression with parts of the template's in place of some names."""
    (statement,) = ast.parse(code).body
    assert isinstance(statement, ast.Expr)
    found: ast.expr = _Filled(parts).visit(statement.value)
    return found


class _Filled(ast.NodeTransformer):
    def __init__(self, parts: dict[str, ast.expr]) -> None:
        self._parts = parts

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self._parts.get(node.id, node)


class _InPlace(ast.NodeTransformer):
    """Values are looked up and escaped where they stand, and macros called without their object."""

    def __init__(self, macros: dict[str, int], *, all_given: bool) -> None:
        """`all_given`: all names that are not set in the template are given to it."""
        self._macros, self._all_given = macros, all_given
        self._is_root = False

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """A macro has a name of its own; what is called most is at hand."""
        if node.name == "root":
            self._is_root = self._all_given
        self.generic_visit(node)
        if node.args.defaults and node.args.args[-1].arg == _ENVIRONMENT:
            for name in ("escaped", "escaped_text"):
                node.args.args.append(ast.arg(name))
                node.args.defaults.append(_expression(f"environment.{name}"))
        if self._is_root and node.name == "root":
            node.body[:0] = ast.parse("given = context.parent.get").body
            self._is_root = False
        self._name_macros(node.body)
        return node

    def _name_macros(self, body: list[ast.stmt]) -> None:
        """Macros at the top of a template are functions of their variable's name."""
        waiting: ast.FunctionDef | None = None
        for statement in body:
            if isinstance(statement, ast.FunctionDef) and statement.name == "macro":
                waiting = statement
            elif isinstance(statement, ast.Assign) and _called(statement.value, "Macro"):
                names = [name.id for name in ast.walk(statement) if isinstance(name, ast.Name)]
                own = next((name for name in names if name in self._macros), None)
                if waiting is not None and own is not None:
                    assert isinstance(statement.value, ast.Call)
                    waiting.name = f"macro_{own}"
                    statement.value.args[1] = ast.Name(waiting.name, ast.Load())

    def visit_Assign(self, node: ast.Assign) -> ast.Assign:
        """What stands between `call` and `endcall` is a function, and an object only where a macro
        asks for it."""
        self.generic_visit(node)
        match node:
            case ast.Assign(
                [ast.Name("caller")],
                ast.Call(args=[_, drawing, ast.Constant(None), ast.Tuple([]), *_]) as made,
            ) if _called(made, "Macro"):
                node.value = drawing
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        match node:
            case ast.Call(
                ast.IfExp(orelse=ast.Name("l_0_remembered")), [key], [ast.keyword("caller")]
            ):
                return _expression("environment.kept(KEY) or CALL", KEY=key, CALL=node)
            case ast.Call(keywords=[*_, ast.keyword("caller", ast.Name("caller")) as given]):
                given.value = _expression("environment.Drawn(caller)")
        if _called(node, "getitem"):
            return ast.Subscript(node.args[0], node.args[1], ast.Load())
        if _called(node, "getattr"):
            return self._looked_up(node)
        if _called(node, "escaped"):
            return self._escaped(node.args[0])
        match node:
            case ast.Call(ast.Name("resolve"), [ast.Constant() as name]) if self._is_root:
                return _expression("given(NAME, missing)", NAME=name)
        return node

    def _looked_up(self, node: ast.Call) -> ast.expr:
        """What names a method of a dictionary may mean the method."""
        of, name = node.args
        assert isinstance(name, ast.Constant) and isinstance(name.value, str)
        if hasattr(dict, name.value):
            return node
        is_key = "type(_of := OF) is dict and NAME in _of"
        is_attribute = "(_got := getattr(_of, NAME, missing)) is not missing"
        other = f"(_got if {is_attribute} else environment.getattr(_of, NAME))"
        return _expression(f"(_of[NAME] if {is_key} else {other})", OF=of, NAME=name)

    def _escaped(self, value: ast.expr) -> ast.expr:
        macro = self._own_macro(value)
        if macro is not None:
            return macro
        other = "_of if type(_of) is Markup else escaped(_of)"
        return _expression(
            f"(escaped_text(_of) if type(_of := VALUE) is str else {other})", VALUE=value
        )

    def _own_macro(self, value: ast.expr) -> ast.expr | None:
        """A call of one of the template's macros; what it draws needs no escaping."""
        if not isinstance(value, ast.Call) or value.keywords:
            return None
        func = value.func  # `undefined(…) if l_0_name is missing else l_0_name`
        name = (
            func.orelse.id
            if isinstance(func, ast.IfExp) and isinstance(func.orelse, ast.Name)
            else ""
        )
        lacking = self._macros.get(name, -1) - len(value.args)
        if lacking < 0:
            return None
        given = [*value.args, *[ast.Name("missing", ast.Load())] * lacking]
        return ast.Call(ast.Name(f"macro_{name}", ast.Load()), given, [])


class _Alone(ast.NodeTransformer):
    """What nobody else can ask for is not told: what a template has set, and its macros as
    objects, where they are called directly."""

    def __init__(self, tree: ast.AST) -> None:
        loaded = (node for node in ast.walk(tree) if isinstance(node, ast.Name))
        # A call of a macro was replaced; what is left of it asks for the object.
        self._asked_for = {name.id for name in loaded if isinstance(name.ctx, ast.Load)}

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        match node.value:
            case ast.Call(
                ast.Attribute(ast.Attribute(ast.Name("context"), told), "add" | "update")
            ):
                return None if told in ("exported_vars", "vars") else node
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST | None:
        node.targets = [target for target in node.targets if not _is_told(target)]
        if not node.targets:
            return None
        names = [target.id for target in node.targets if isinstance(target, ast.Name)]
        is_asked_for = any(name in self._asked_for for name in names)
        return node if is_asked_for or not _called(node.value, "Macro") else None


def _is_told(target: ast.expr) -> bool:
    """Whether it is a name in the context."""
    match target:
        case ast.Subscript(ast.Attribute(ast.Name("context"), "vars")):
            return True
    return False


class _InARow(ast.NodeTransformer):
    """Texts that are written one after the other are written as one."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        for field in ("body", "orelse"):
            body = getattr(node, field, None)
            if isinstance(body, list) and body:
                setattr(node, field, list(_joined_yields(body)) or [ast.Pass()])
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """A macro that writes once is its text."""
        self.generic_visit(node)
        match node.body:
            case [
                ast.Assign(targets=[ast.Name(id=parts)], value=ast.List(elts=[])),
                *checks,
                ast.Expr(ast.Call(ast.Attribute(ast.Name(id=written_to), "append"), [whole])),
                ast.Return(ast.Call(ast.Name("concat"))),
            ] if parts == written_to and not any(_names(check, parts) for check in checks):
                node.body = [*checks, ast.Return(whole)]
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        """What macros collect."""
        match node.value:
            case ast.Call(ast.Attribute(parts, "extend"), [ast.Tuple(elts)]):
                node.value = ast.Call(
                    ast.Attribute(parts, "append", ast.Load()), [_joined(elts)], []
                )
        return node


def _names(node: ast.AST, name: str) -> bool:
    return any(isinstance(one, ast.Name) and one.id == name for one in ast.walk(node))


def _joined_yields(body: Iterable[ast.stmt]) -> Iterable[ast.stmt]:
    row: list[ast.expr] = []
    for statement in body:
        match statement:
            case ast.Expr(ast.Yield(ast.expr() as value)) if not _is_none(value):
                row.append(value)
                continue
            case ast.Pass():
                continue
            case ast.FunctionDef() | ast.Assign() if all(map(_is_text, row)):
                yield statement  # whatever it sets, the texts before it are the same
                continue
        if row:
            yield ast.Expr(ast.Yield(_joined(row)))
            row = []
        yield statement
    if row:
        yield ast.Expr(ast.Yield(_joined(row)))


def _is_none(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and value.value is None


def _joined(row: list[ast.expr]) -> ast.expr:
    if len(row) == 1:
        return row[0]
    return ast.JoinedStr([one if _is_text(one) else ast.FormattedValue(one, -1) for one in row])


def _is_text(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and isinstance(value.value, str)
