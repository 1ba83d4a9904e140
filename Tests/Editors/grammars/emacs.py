"""What Emacs' mode makes of a text."""

import subprocess
import tempfile
from pathlib import Path

from reference import ROOT

SCRIPT = Path(__file__).with_name("faces.el")
ROLES = "declaration setting head modifier source word literal test".split()
CLASSES = {
    "font-lock-comment-face": "comment",
    "font-lock-comment-delimiter-face": "comment",
    "font-lock-doc-face": "comment",
    "font-lock-string-face": "string",
    "kvmap-number": "number",
    "kvmap-arrow": "arrow",
    **{f"kvmap-{role}": "keyword" for role in ROLES},
}


def run(texts):
    """For each text, the class of each of its characters and the text as Emacs indents it; one run for all."""
    with tempfile.TemporaryDirectory() as folder:
        names = [f"{number}.kvmap" for number in range(len(texts))]
        for name, text in zip(names, texts):
            Path(folder, name).write_text(text, newline="")
        Path(folder, "list.txt").write_text("\n".join(names) + "\n")
        done = subprocess.run(
            ["emacs", "-Q", "--batch", "-L", str(ROOT / "Grammar/emacs"), "-l", str(SCRIPT)],
            cwd=folder, capture_output=True, text=True, timeout=900,
        )
        for name, text in zip(names, texts):
            written = Path(folder, name + ".groups")
            if not written.exists():
                raise RuntimeError(f"Emacs ended with {done.returncode}: {done.stderr[-2000:]}")
            yield spread(text, written.read_text()), Path(folder, name + ".indented").read_text()


def spread(text, faces):
    result = []
    lines = faces.split("\n")
    for line, found in zip(text.split("\n"), lines + [""] * text.count("\n")):
        names = found.split(" ") if found else []
        result += [CLASSES.get(name) for name in names[: len(line)]]
        result += [None] * (len(line) - len(names)) + [None]
    return result[: len(text)]

