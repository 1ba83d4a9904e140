"""What Vim's and Neovim's syntax files make of a text."""

import re
import subprocess
import tempfile
from pathlib import Path

from reference import ROOT

SCRIPT = Path(__file__).with_name("synid.vim")
COMMANDS = {
    "Vim": ["vim", "-u", "NONE", "-es", "-N", "-i", "NONE"],
    "Neovim": ["nvim", "--headless", "--clean"],
}
KEYWORD = r"kvmap(File)?(Declaration|Setting|Head|Modifier|Source|Word|Literal|TestWord|Surroundings)(Of[A-Z]\w*)?"
CLASSES = [
    (r"kvmap(Block)?Comment|kvmapDocumentation", "comment"),
    (r"kvmap(String|Text|Escape)", "string"),
    (r"kvmapNumber", "number"),
    (r"kvmapArrow", "arrow"),
    (r"kvmapSettingValue", None),
    (KEYWORD, "keyword"),
]


def run(editor, texts):
    """For each text, the class of each of its characters and the text as the editor indents it; one run for all."""
    with tempfile.TemporaryDirectory() as folder:
        names = [f"{number}.kvmap" for number in range(len(texts))]
        for name, text in zip(names, texts):
            Path(folder, name).write_text(text, newline="")
        Path(folder, "list.txt").write_text("\n".join(names) + "\n")
        path = f"set runtimepath^={ROOT / 'Grammar/vim'}"
        done = subprocess.run(
            [*COMMANDS[editor], "--cmd", path, "-S", str(SCRIPT)],
            cwd=folder, capture_output=True, text=True, timeout=600, stdin=subprocess.DEVNULL,
        )
        for name, text in zip(names, texts):
            written = Path(folder, name + ".groups")
            if not written.exists():
                raise RuntimeError(f"{editor} ended with {done.returncode}: {done.stdout}{done.stderr}")
            yield spread(text, written.read_text()), Path(folder, name + ".indented").read_text()


def spread(text, groups):
    result = []
    lines = groups.split("\n")
    for line, found in zip(text.split("\n"), lines + [""] * text.count("\n")):
        names = found.split(" ") if found else []
        result += [class_of(name) for name in names[: len(line)]] + [None] * (len(line) - len(names)) + [None]
    return result[: len(text)]


def class_of(group):
    return next((found for pattern, found in CLASSES if re.fullmatch(pattern, group)), None)
