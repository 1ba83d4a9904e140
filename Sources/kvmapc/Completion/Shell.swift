/// The shells that completion is written for.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// What the shell reads at its start. All of it asks `kvmapc complete`, so that the shells know the same, and a newer
  /// kvmapc needs no newer script.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  /// It also runs in bash 3.2, which macOS has.
  private static let bashScript = """
    # Completion of kvmapc for bash: eval "$(kvmapc completions bash)"
    _kvmapc() {
      local entry
      COMPREPLY=()
      while IFS= read -r entry; do
        COMPREPLY+=("$entry")
      done < <("${COMP_WORDS[0]}" complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
      # Nothing follows a folder or an option with a value, not even a blank.
      if [ "${#COMPREPLY[@]}" -eq 1 ]; then
        case ${COMPREPLY[0]} in */) compopt -o nospace 2>/dev/null ;; esac
      fi
    }
    complete -F _kvmapc kvmapc

    """

  private static let zshScript = """
    #compdef kvmapc
    # Completion of kvmapc for zsh: eval "$(kvmapc completions zsh)" after compinit, or as _kvmapc in a folder of fpath.
    _kvmapc() {
      local -a entries folders
      entries=("${(@f)$(${(Q)words[1]} complete -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
      folders=(${(M)entries:#*/})
      entries=(${entries:#*/})
      compadd -- $entries
      compadd -S '' -- $folders
    }
    if [ "$funcstack[1]" = _kvmapc ]; then
      _kvmapc "$@"
    else
      compdef _kvmapc kvmapc
    fi

    """

  private static let fishScript = """
    # Completion of kvmapc for fish: kvmapc completions fish > ~/.config/fish/completions/kvmapc.fish
    function __kvmapc_complete
      set -l words (commandline -opc)
      $words[1] complete -- $words[2..-1] (commandline -ct) 2>/dev/null
    end
    complete -c kvmapc -f -a '(__kvmapc_complete)'

    """
}
