"""What the TextMate grammar makes of a text, by a port of vscode-textmate on Oniguruma."""

import json
import logging
import re

from textmate_grammar.parsers.base import LanguageParser

from reference import ROOT

GRAMMAR = ROOT / "Grammar/vscode/syntaxes/kvmap.tmLanguage.json"


# The port's time grows faster than the text, so a long text is tried declaration by declaration.
LONG = 4000


def classes():
    """A function from a text to the class of each of its characters, or None where it has no colour."""
    logging.getLogger("textmate_grammar").setLevel(logging.CRITICAL)
    parser = LanguageParser(without_embedded_languages(json.loads(GRAMMAR.read_text())))

    def of(text):
        if len(text) > LONG:
            return [one for part in re.split(r"(?<=\n\n)(?=[\w/])", text) for one in of_part(parser, part)]
        return of_part(parser, text)

    return of


def of_part(parser, text):
    result = [None] * len(text)
    if not text.strip():
        return result
    starts = [0]
    for line in text.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    parsed = parser.parse_string(text)
    for (line, column), covered, scopes in parsed.flatten() if parsed else []:
        found = class_of(scopes)
        start = starts[line] + column
        for offset in range(start, min(start + len(covered), len(text))):
            result[offset] = found
    return result


def class_of(scopes):
    for scope in reversed(scopes):
        first, _, rest = scope.partition(".")
        if first == "comment":
            return "comment"
        if first == "string" or "escape" in scope:
            return "string"
        if scope.startswith("constant.numeric"):
            return "number"
        if scope.startswith("keyword.operator.arrow"):
            return "arrow"
        if scope.startswith(("keyword.declaration", "keyword.other", "keyword.operator.word", "constant.language")):
            return "keyword"
        if scope.startswith(("storage.modifier", "variable.language")):
            return "keyword"
        if first in ("variable", "entity", "constant", "keyword"):
            return None
    return None


def without_embedded_languages(part):
    """The grammar of JSON is the editor's own, so the JSON of a test is one string here."""
    if isinstance(part, dict):
        return {key: without_embedded_languages(value) for key, value in part.items()}
    if isinstance(part, list):
        return [without_embedded_languages(one) for one in part if one != {"include": "source.json"}]
    return part
