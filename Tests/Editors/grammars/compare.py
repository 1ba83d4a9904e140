"""Compares what a grammar makes of each token with what Grammar/kvmap.ebnf says."""

import re

from reference import ROOT, classify

EXACT = {"comment": "comment", "string": "string", "number": "number"}
ARROWS = {"<->", "<-", "->"}
COMMENTS = re.compile(r"\(\*[\s\S]*?\*\)")
WORDS = set(re.findall(r'"([a-z]+)"', COMMENTS.sub("", (ROOT / "Grammar/kvmap.ebnf").read_text())))


class Comparison:
    """Comments, strings, numbers and arrows must be coloured, all of them; what is coloured as a keyword must be one,
    of the keywords at least 98 of 100 must be coloured, and each word of the grammar somewhere."""

    def __init__(self, engine):
        self.engine, self.faults, self.missed, self.coloured = engine, [], [], set()
        self.documents = self.tokens = self.keywords = 0

    def add(self, name, text, classes):
        self.documents += 1
        for start, end, kind, token in classify(text):
            self.tokens += 1
            found = {one for one, character in zip(classes[start:end], token) if not character.isspace()}
            expected = "arrow" if token in ARROWS else EXACT.get(kind)
            place = f"{name}:{text.count(chr(10), 0, start) + 1}: {token[:40]!r}"
            if kind == "keyword":
                self.keywords += 1
                if found == {"keyword"}:
                    self.coloured.add(token)
                else:
                    self.missed.append(place)
            elif expected is not None and found != {expected}:
                self.faults.append(f"{place} is a {expected}, and coloured as {found}")
            elif kind == "word" and found & {"keyword", "comment", "number", "arrow"}:
                self.faults.append(f"{place} is a name, and coloured as {found}")

    def report(self):
        """Prints the result; whether it is good enough."""
        coloured = self.keywords - len(self.missed)
        never = sorted(WORDS - self.coloured)
        good = not self.faults and not never and coloured * 100 >= self.keywords * 98
        print(
            f"{'passed' if good else 'FAILED'}: {self.engine}: {self.documents} documents, {self.tokens} tokens, "
            f"{coloured} of {self.keywords} keywords coloured, {len(self.faults)} wrong colours"
        )
        if never:
            print(f"   never coloured: {' '.join(never)}")
        if not good:
            for line in self.faults[:40] + [f"{place} is a keyword without colour" for place in self.missed[:40]]:
                print("  ", line)
        return good
