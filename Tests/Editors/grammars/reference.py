"""What every token of a mapping is, by Grammar/kvmap.ebnf itself.

The grammar is LL(1), so a table of first and follow sets is a parser. Neither the compiler nor an editor's grammar is
involved: this is the opinion that both are compared with.
"""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]

TOKEN = re.compile(
    r'''(?P<space>\s+)
      | (?P<comment>//[^\n]*|/\*)
      | (?P<string>"""[\s\S]*?(?<!\\)"""|"(?:[^"\\\n]|\\.)*")
      | (?P<number>-?[0-9][0-9_]*(?:\.[0-9][0-9_]*)?(?:[eE][+-]?[0-9][0-9_]*)?)
      | (?P<attribute>@[^\W\d]\w*)
      | (?P<variable>\$[^\W\d]\w*)
      | (?P<quoted>`[^`\n]+`)
      | (?P<sign><->|\.\.\.|\.\.<|<-|->|\?\?|==|!=|<=|>=|[{}()\[\]<>,:.*|~?=])
      | (?P<word>[^\W\d][\w]*|[^\x00-\x7f]+)
    ''',
    re.VERBOSE,
)


@dataclass(frozen=True)
class Token:
    """`kind` is one of comment, string, number, attribute, variable, sign, word; offsets count Unicode scalars."""

    kind: str
    text: str
    start: int
    end: int


def tokens(text):
    """The tokens of a file with its comments, which nest."""
    found, position = [], 0
    while position < len(text):
        match = TOKEN.match(text, position)
        if match is None:
            raise ValueError(f"no token begins with {text[position:position + 10]!r}")
        end = match.end()
        if match[0] == "/*":
            end = end_of_comment(text, position)
        kind = match.lastgroup
        if kind != "space":
            found.append(Token("word" if kind == "quoted" else kind, text[position:end], position, end))
        position = end
    return found


def end_of_comment(text, position):
    depth = 0
    for mark in re.finditer(r"/\*|\*/", text[position:]):
        depth += 1 if mark[0] == "/*" else -1
        if depth == 0:
            return position + mark.end()
    raise ValueError("a comment that does not end")


# The grammar: an expression is ("seq", [..]), ("alt", [..]), ("opt", x), ("many", x), ("literal", text) or ("name", text).


def read_grammar():
    text = re.sub(r"\(\*[\s\S]*?\*\)", "", (ROOT / "Grammar/kvmap.ebnf").read_text())
    parts = re.findall(r'"[^"]*"|\w+|[=.\[\]{}()|]', text)
    productions, position = {}, 0
    while position < len(parts):
        name = parts[position]
        expression, position = alternatives(parts, position + 2)
        productions[name] = expression
        position += 1
    return productions


def alternatives(parts, position):
    found = []
    while True:
        sequence = []
        while parts[position] not in ("|", ".", "]", "}", ")"):
            part = parts[position]
            if part in "[{(":
                inner, position = alternatives(parts, position + 1)
                sequence.append({"[": ("opt", inner), "{": ("many", inner), "(": inner}[part])
            elif part.startswith('"'):
                sequence.append(("literal", part[1:-1]))
            else:
                sequence.append(("name", part))
            position += 1
        found.append(("seq", sequence))
        if parts[position] != "|":
            return (found[0] if len(found) == 1 else ("alt", found)), position
        position += 1


GRAMMAR = read_grammar()
CLASSES = {"name": "word", "string": "string", "number": "number", "attribute": "attribute", "variable": "variable"}


def first(expression, known={}):
    """The terminals with which an expression can begin, and whether it can be empty."""
    shape, value = expression
    if shape == "literal":
        return {expression}, False
    if shape == "name":
        if value in CLASSES:
            return {expression}, False
        if value not in known:
            known[value] = first(GRAMMAR[value])
        return known[value]
    if shape == "alt":
        all_of = [first(one) for one in value]
        return set().union(*(terminals for terminals, _ in all_of)), any(empty for _, empty in all_of)
    if shape == "seq":
        terminals = set()
        for one in value:
            some, empty = first(one)
            terminals |= some
            if not empty:
                return terminals, False
        return terminals, True
    return first(value)[0], True


class Classifier:
    """Walks the grammar over the tokens of a file, and notes the words that it takes as literals of the grammar."""

    def __init__(self, text):
        self.tokens = [token for token in tokens(text) if token.kind != "comment"]
        self.position = 0
        self.keywords = set()

    def can_begin(self, expression):
        """2: as a word of the grammar; 1: as a name or another class of tokens; 0: not at all."""
        if self.position == len(self.tokens):
            return 0
        token = self.tokens[self.position]
        terminals, _ = first(expression)
        if ("literal", token.text) in terminals and token.kind in ("word", "sign"):
            return 2
        return int(any(shape == "name" and CLASSES[value] == token.kind for shape, value in terminals))

    def run(self):
        self.walk(("name", "File"))
        if self.position < len(self.tokens):
            raise ValueError(f"the grammar stops at {self.tokens[self.position]}")
        return self.keywords

    def walk(self, expression):
        shape, value = expression
        if shape == "seq":
            for one in value:
                self.walk(one)
        elif shape == "alt":
            best = max(value, key=self.can_begin)
            if self.can_begin(best) == 0:
                best = next((one for one in value if first(one)[1]), best)
            self.walk(best)
        elif shape == "opt":
            if self.can_begin(value):
                self.walk(value)
        elif shape == "many":
            while self.can_begin(value):
                self.walk(value)
        elif shape == "name" and value not in CLASSES:
            if value == "PropertyRule":
                # The word before a colon is a property, also where the grammar had to name it: "keys" PropertyRule.
                self.keywords.discard(self.tokens[self.position - 1].start)
            self.walk(GRAMMAR[value])
        else:
            self.take(expression)

    def take(self, terminal):
        if self.can_begin(terminal) == 0:
            found = self.tokens[self.position] if self.position < len(self.tokens) else "the end"
            raise ValueError(f"the grammar expects {terminal[1]!r}, and found {found}")
        token = self.tokens[self.position]
        if terminal[0] == "literal" and token.kind == "word":
            self.keywords.add(token.start)
        self.position += 1


def classify(text):
    """For each token: (start, end, class, text), with the class *keyword* for words of the grammar."""
    keywords = Classifier(text).run()
    return [
        (token.start, token.end, "keyword" if token.start in keywords else token.kind, token.text)
        for token in tokens(text)
    ]
