"""The mappings of the repository, their types, and the documents that go with them."""

import json
import os
import pathlib
import re
from dataclasses import dataclass, field

ROOT = pathlib.Path(__file__).resolve().parents[2]
DECLARATION = re.compile(r"^(\s*)(?:map\s+)?(struct|class|enum|union|map)\s+([A-Za-z_][\w.]*)(<[^>]*>)?(?:.*\bas\s+(\w+))?", re.M)


@dataclass
class Subject:
    """A type of a mapping, and documents that may be read as it."""

    name: str
    path: pathlib.Path
    type: str
    documents: list = field(default_factory=list)
    context: str | None = None


def types(text):
    """The types that a mapping declares outside of namespaces, without type parameters."""
    names, depth = [], 0
    text = re.sub(r'"""[\s\S]*?"""', '""', text)
    text = re.sub(r"//.*|/\*[\s\S]*?\*/", "", text)
    text = re.sub(r'"(?:[^"\\\n]|\\.)*"', '""', text)
    for line in text.split("\n"):
        match = DECLARATION.match(line)
        if match and depth == 0 and not match[4]:
            names.append(match[3] + (f".{match[5]}" if match[5] else ""))
        depth += line.count("{") - line.count("}")
    return list(dict.fromkeys(names))


def all_subjects(folder):
    subjects = []
    fixtures = ROOT / "Tests/Fixtures"
    for path in sorted(
        [*fixtures.glob("emit/input/*.kvmap"), *fixtures.glob("program/input/*.kvmap"), *fixtures.glob("apis/*.kvmap"),
         *fixtures.glob("replaced-systems/input/*.kvmap"), *fixtures.glob("sync/input/*.kvmap"),
         *ROOT.glob("examples/*/Sources/**/*.kvmap")]
    ):
        for name in types(path.read_text()):
            subjects.append(Subject(f"{path.relative_to(ROOT)}:{name}", path, name))
    for path in sorted(fixtures.glob("programs/*/Main.kvmap")):
        documents = [d.read_bytes() for d in sorted(path.parent.glob("*.document"))]
        for name in types(path.read_text()):
            subjects.append(Subject(f"{path.parent.relative_to(ROOT)}:{name}", path, name, documents))
    for page in sorted([*ROOT.glob("docs/*.md"), ROOT / "README.md"]):
        subjects += page_subjects(page, folder)
    cases = pathlib.Path(os.environ.get("KVMAP_CASES", ROOT.parent / "shared/cases")) / "acceptance.json"
    if cases.exists():
        subjects += case_subjects(json.loads(cases.read_text()), folder)
    return subjects


def page_subjects(page, folder):
    """The mappings of a page, and the documents shown below them."""
    subjects, files, place, here = [], {}, None, []
    blocks = re.findall(r"^```([^\n]*)\n(.*?)^```", page.read_text(), re.M | re.S)
    for number, (language, text) in enumerate(blocks):
        words = language.split()
        if words[:1] == ["kvmap"]:
            place = folder / "pages" / page.stem / str(number)
            place.mkdir(parents=True, exist_ok=True)
            (place / "Main.kvmap").write_text(text)
            for name, content in files.items():
                (place / name).write_text(content)
            if len(words) > 1:
                files[words[1]] = text
            here = [
                Subject(f"{page.relative_to(ROOT)}:{number}:{name}", place / "Main.kvmap", name) for name in types(text)
            ]
            subjects += here
        elif words[:1] == ["example"] and here:
            wanted = here[0].type
            for line in re.sub(r"\n +", " ", text).split("\n"):
                if line.startswith("type "):
                    wanted = line[5:].strip()
                elif line.startswith("document "):
                    owner = next((s for s in here if s.type == wanted), None)
                    if owner is None:
                        owner = Subject(f"{here[0].name} {wanted}", here[0].path, wanted)
                        here.append(owner)
                        subjects.append(owner)
                    owner.documents.append(line[9:].strip().encode())
    return subjects


def case_subjects(cases, folder):
    subjects = []
    for case in cases:
        run = case.get("map") or case.get("write") or case.get("roundtrip")
        if not isinstance(run, dict) or run.get("from", "json") != "json" or "input" not in run:
            continue
        place = folder / "cases" / case["id"]
        for name, text in case["files"].items():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            (place / name).write_text(text)
        subjects.append(
            Subject(case["id"], place / next(iter(case["files"])), run["type"], [run["input"].encode()], run.get("context")))
    return subjects
