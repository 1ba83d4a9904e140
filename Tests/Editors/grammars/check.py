"""Tries the grammar of each editor that is installed, and the extension of VS Code, and prints what passed."""

import shutil
import subprocess
import sys
from pathlib import Path

from compare import WORDS, Comparison
from documents import documents
from reference import ROOT, classify

# Comments between the tokens of a rule: no editor knows what a line after such a comment continues.
NOT_INDENTED = ("Tests/Fixtures/format/input/", "format/output/comments.kvmap", "format/output/gathers.kvmap")


def readable():
    """The documents that the grammar accepts. Those of pages about syntax errors are refused, and nothing else may be."""
    for name, text in documents():
        try:
            classify(text)
        except ValueError as error:
            if not name.startswith("docs/diagnostics/"):
                sys.exit(f"{name}: {error}")
        else:
            yield name, text


def textmate(found):
    try:
        from textmate import classes
    except ImportError:
        return skipped("TextMate", "textmate-grammar-python could not be installed")
    comparison, of = Comparison("TextMate"), classes()
    for name, text in found:
        comparison.add(name, text, of(text))
    return comparison.report()


def editor(name, command, run, found):
    """Compares the colours, and whether formatted mappings stay as they are when they are indented."""
    if shutil.which(command) is None:
        return skipped(name, f"{command} is not installed")
    if command == "vim" and "+syntax" not in subprocess.run([command, "--version"], capture_output=True, text=True).stdout:
        return skipped(name, "it was built without syntax files")
    comparison, moved = Comparison(name), []
    for (document, text), (classes, indented) in zip(found, run([text for _, text in found])):
        comparison.add(document, text, classes)
        if indented != text and document.endswith(".kvmap") and not any(part in document for part in NOT_INDENTED):
            moved.append(document)
    good = comparison.report()
    if moved:
        print(f"FAILED: {name}: indents {len(moved)} formatted mappings otherwise: {', '.join(moved[:10])}")
    return good and not moved


def extension():
    if shutil.which("node") is None:
        return skipped("VS Code", "node is not installed")
    script = Path(__file__).with_name("extension.js")
    done = subprocess.run(["node", str(script), str(ROOT / "Grammar/vscode")], capture_output=True, text=True, timeout=60)
    print(f"{'passed' if done.returncode == 0 else 'FAILED'}: VS Code: {(done.stdout + done.stderr).strip()}")
    return done.returncode == 0


def both_ways():
    """Tests/Fixtures/editors/words.kvmap has each word of the grammar as a keyword and as a name."""
    tokens = classify((ROOT / "Tests/Fixtures/editors/words.kvmap").read_text())
    keywords = {text for _, _, kind, text in tokens if kind == "keyword"}
    names = {text.strip("`") for _, _, kind, text in tokens if kind == "word"}
    missing = sorted(WORDS - (keywords & names))
    print(f"FAILED: words.kvmap lacks {' '.join(missing)}" if missing else f"passed: words.kvmap: {len(WORDS)} words both ways")
    return not missing


def skipped(name, reason):
    print(f"skipped: {name}: {reason}")


def main():
    import emacs
    import vim

    found = list(readable())
    results = [
        both_ways(),
        textmate(found),
        editor("Vim", "vim", lambda texts: vim.run("Vim", texts), found),
        editor("Neovim", "nvim", lambda texts: vim.run("Neovim", texts), found),
        editor("Emacs", "emacs", emacs.run, found),
        extension(),
    ]
    passed, failed = results.count(True), results.count(False)
    print(f"grammars: {passed} passed, {failed} failed, {results.count(None)} skipped")
    sys.exit(1 if failed else 0)


main()
