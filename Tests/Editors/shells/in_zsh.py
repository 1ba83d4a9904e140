"""What zsh makes of a command line after a tabulator: in_zsh.py LINE"""

import os
import pty
import re
import select
import sys
import time


def read(terminal, until, seconds=10.0):
    """What the terminal shows until a pattern is there, or the time is over."""
    seen, end = "", time.monotonic() + seconds
    while time.monotonic() < end and not re.search(until, seen):
        if select.select([terminal], [], [], 0.1)[0]:
            seen += os.read(terminal, 65536).decode(errors="replace")
    return seen


child, terminal = pty.fork()
if child == 0:
    os.environ.update(TERM="dumb", PROMPT="", COLUMNS="200")
    os.execvp("zsh", ["zsh", "-f", "-i"])
setup = 'unsetopt prompt_sp zle_bracketed_paste; autoload -Uz compinit; compinit -u -D; eval "$(kvmapc completions zsh)"'
os.write(terminal, f"{setup}; PROMPT='ready> '; print SET''UP\n".encode())
read(terminal, r"SETUP[\s\S]*ready> ")
# The line is printed by the shell itself, so that it does not matter how it was drawn.
os.write(terminal, b"show() { zle -I; print -r -- \"LINE<$BUFFER>\"; BUFFER=; }; zle -N show; bindkey '^X' show\n")
read(terminal, r"ready> ")
os.write(terminal, sys.argv[1].encode() + b"\t\x18")
found = re.findall(r"LINE<(.*?)>", read(terminal, r"LINE<[^$].*?>"))
os.write(terminal, b"exit\n")
print(found[-1].rstrip() if found else "")
