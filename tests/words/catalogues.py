"""The message catalogues as they are written: every message with its variables, its choices and its references."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import sixtyone.words.catalogue as catalogue

FOLDER = Path(catalogue.__file__).parent / "locales"
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 4, 5, 12, 21, 22, 25, 112, 1234)
MOST_WAYS = 400


@dataclass(frozen=True)
class Select:
    """A choice: the variable that it hangs on (empty where it is none), and its keys; a number stands as a number."""

    variable: str
    keys: tuple[str | int, ...]

    @property
    def is_plural(self) -> bool:
        """Whether it is a choice by number; ``other`` alone is the last way of any choice."""
        return bool({"one", "few", "many"} & set(self.keys))


@dataclass(frozen=True)
class Message:
    """A message: the text of its pattern, and what stands in it; its branches are the ways with words of their own."""

    file: str
    text: str
    variables: frozenset[str]
    selects: tuple[Select, ...]
    refers_to: frozenset[str]
    numbers: frozenset[str]
    branches: frozenset[str]


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.numbers: set[str] = set()
        self.refers_to: set[str] = set()
        self.selects: list[Select] = []
        self.branches: set[str] = set()

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802  # named by the syntax tree
        words = "…".join(" ".join(one.value.split()) for one in node.elements if isinstance(one, ast.TextElement))
        if any(letter.isalpha() for letter in words):
            self.branches.add(words)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named by the syntax tree
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.refers_to.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.numbers |= {one.id.name for one in node.arguments.positional if isinstance(one, ast.VariableReference)}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = tuple(
            int(variant.key.value) if isinstance(variant.key, ast.NumberLiteral) else variant.key.name
            for variant in node.variants
        )
        selector = node.selector
        name = selector.id.name if isinstance(selector, ast.VariableReference) else ""
        self.selects.append(Select(name, keys))
        self.generic_visit(node)


@cache
def junk(language: str) -> tuple[str, ...]:
    """What cannot be parsed, with its file."""
    return tuple(
        f"{path.name}: {entry.content[:80]!r}"
        for path in sorted((FOLDER / language).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Junk)
    )


@cache
def messages(language: str) -> dict[str, Message]:
    """The messages of a language by their ids."""
    found: dict[str, Message] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                reader = _Reader()
                reader.visit(entry)
                text = FluentSerializer().serialize(ast.Resource([ast.Message(entry.id, entry.value)]))
                found[entry.id.name] = Message(
                    path.stem,
                    " ".join(text.partition("=")[2].split()),
                    frozenset(reader.variables),
                    tuple(reader.selects),
                    frozenset(reader.refers_to),
                    frozenset(reader.numbers),
                    frozenset(reader.branches),
                )
    return found


def whole(language: str, message: str) -> list[Message]:
    """A message and those that it refers to."""
    own = messages(language)[message]
    return [own, *(messages(language)[other] for other in own.refers_to if other in messages(language))]


@cache
def categories(language: str) -> frozenset[str]:
    """The plural categories of a language, as CLDR has them."""
    return frozenset({*Locale(language).plural_form.tags, "other"})


def samples(message: str) -> Iterator[dict[str, str | int]]:
    """Variables to say a message with: every way that a language has, and the numbers that plurals go wrong with."""
    values: dict[str, list[str | int]] = {}
    for language in catalogue.LANGUAGES:
        for one in whole(language, message) if message in messages(language) else ():
            for variable in one.variables:
                values.setdefault(variable, [])
            for select in one.selects:
                if select.is_plural:
                    values[select.variable] += NUMBERS
                elif select.variable:
                    values[select.variable] += [key for key in select.keys if key != "other"] + ["other"]
            for variable in one.numbers:
                values[variable] += NUMBERS
    ways = {name: list(dict.fromkeys(some)) or [f"‹{name}›"] for name, some in values.items()}
    for name, some in ways.items():  # a variable that is a number somewhere is one everywhere
        if any(isinstance(value, int) for value in some):
            ways[name] = [value for value in some if isinstance(value, int)] or some
            if all(value < 100 for value in ways[name] if isinstance(value, int)):
                ways[name] += [1234]
    count = 1
    for some in ways.values():
        count *= len(some)
    if count <= MOST_WAYS:
        for chosen in product(*ways.values()):
            yield dict(zip(ways, chosen, strict=True))
        return
    for name, some in ways.items():
        for value in some:
            for turn in range(4):
                usual = {other: possible[turn % len(possible)] for other, possible in ways.items()}
                yield {**usual, name: value}
