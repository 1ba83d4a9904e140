# Shared by the parts, which source it: programs of Debian and its relatives, installed where that is possible.

# has_program COMMAND PACKAGE…: whether the command is there, now or after its packages were installed.
has_program() {
  command -v "$1" >/dev/null && return
  [ "$(id -u)" -eq 0 ] || return 1
  command -v apt-get >/dev/null || return 1
  if [ -z "${lists_are_new:-}" ]; then
    apt-get update --quiet >/dev/null 2>&1
    lists_are_new=yes
  fi
  apt-get install --yes --quiet --no-install-recommends "${@:2}" >/dev/null 2>&1 && command -v "$1" >/dev/null
}
