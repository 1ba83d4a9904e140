"""The mappings that the grammars of editors are tried with: fixtures, the examples, and the blocks of the pages."""

import re
import textwrap

from reference import ROOT


FIXTURES = "apis editors emit format import infer program programs schema size sync".split()


def documents():
    """Pairs of a name and a text."""
    for folder in [*(f"Tests/Fixtures/{name}" for name in FIXTURES), "examples"]:
        for path in sorted((ROOT / folder).rglob("*.kvmap")):
            if ".build" not in path.parts:
                yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8-sig", errors="replace")
    for path in sorted((ROOT / "docs").rglob("*.md")):
        blocks = re.findall(r"^( *)```kvmap\n([\s\S]*?)^ *```", path.read_text(), re.MULTILINE)
        for number, (_, block) in enumerate(blocks, 1):
            yield f"{path.relative_to(ROOT)}:{number}", textwrap.dedent(block)
