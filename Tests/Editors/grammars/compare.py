"""Compares what a grammar makes of each token with what Grammar/kvmap.ebnf says."""

from reference import classify

EXACT = {"comment": "comment", "string": "string", "number": "number"}
ARROWS = {"<->", "<-", "->"}


class Comparison:
    """Comments, strings, numbers and arrows must be coloured, all of them; what is coloured as a keyword must be one,
    and of the keywords at least 98 of 100 must be coloured."""

    def __init__(self, engine):
        self.engine, self.faults, self.missed = engine, [], []
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
                if found != {"keyword"}:
                    self.missed.append(place)
            elif expected is not None and found != {expected}:
                self.faults.append(f"{place} is a {expected}, and coloured as {found}")
            elif kind == "word" and found & {"keyword", "comment", "number", "arrow"}:
                self.faults.append(f"{place} is a name, and coloured as {found}")

    def report(self):
        """Prints the result; whether it is good enough."""
        coloured = self.keywords - len(self.missed)
        good = not self.faults and self.documents > 0 and coloured * 100 >= self.keywords * 98
        print(
            f"{'passed' if good else 'FAILED'}: {self.engine}: {self.documents} documents, {self.tokens} tokens, "
            f"{coloured} of {self.keywords} keywords coloured, {len(self.faults)} wrong colours"
        )
        if not good:
            for line in self.faults[:40] + [f"{place} is a keyword without colour" for place in self.missed[:40]]:
                print("  ", line)
        return good
