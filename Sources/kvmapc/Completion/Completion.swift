import KVMapCompiler

/// What can be written at the end of a command line, as far as the arguments of kvmapc decide it.
///
/// All shells ask the same function, by `kvmapc complete -- WORDS`; only the names of files and types are looked up
/// afterwards.
enum Completion: Equatable {
  /// These words, in this order.
  case words([String])
  /// Files with one of these endings (any, if there are none), and folders.
  case files(endings: [String])
  case folders
  /// The types of a mapping.
  case types(file: String)

  /// - Parameter words: The words after `kvmapc`; the last one is what is being written, and may be empty.
  /// - Returns: What can take its place, and what of it stays in front of that: in `--format=js` the option. Words are
  ///   not yet compared with what is written.
  static func completion(of words: [String]) -> (completion: Completion, prefix: String) {
    guard let written = words.last else { return (.words([]), "") }
    let earlier = words.dropLast()
    guard let name = earlier.first else { return (.words(Command.allCases.map(\.rawValue) + ["--help", "--version"]), "") }
    guard let syntax = Command(rawValue: name)?.syntax else { return (.words([]), "") }
    let line = CommandLine(Array(earlier.dropFirst()), syntax)
    if let option = line.openOption { return (values(of: option, line), "") }
    if !line.onlyOperands, written.hasPrefix("-"), written != "-" {
      guard let equals = written.firstIndex(of: "=") else {
        return (.words(line.remainingOptions.map(\.name) + ["--help"]), "")
      }
      let option = syntax.options.first { $0.name == written[..<equals] }
      return (option.map { values(of: $0, line) } ?? .words([]), String(written[...equals]))
    }
    return (operand(line, syntax), "")
  }

  private static func values(of option: CommandSyntax.Option, _ line: CommandLine) -> Completion {
    guard option.choices.isEmpty else { return .words(option.choices) }
    return switch option.value {
    case "DIR": .folders
    case "FILE", "OLD", "NEW": .files(endings: [])
    case "TYPE": line.mapping.map { .types(file: $0) } ?? .words([])
    case .some, nil: .words([])
    }
  }

  private static func operand(_ line: CommandLine, _ syntax: CommandSyntax) -> Completion {
    // The last one may be repeated.
    let position = min(line.operands.count, syntax.operands.count - 1)
    guard position >= 0 else { return .words([]) }
    return switch syntax.operands[position] {
    case .mapping: .files(endings: [FolderSearch.sourceEnding])
    case .type: line.mapping.map { .types(file: $0) } ?? .words([])
    case .file: .files(endings: [])
    case .folder: .folders
    case .command: .words(Command.allCases.map(\.rawValue))
    case .topic: .words(Explanation.all.map(\.word))
    case .shell: .words(Shell.allCases.map(\.rawValue))
    case .word(let word): .words([word])
    }
  }
}

/// The words of a command line before the one that is being written, as the command will understand them.
private struct CommandLine {
  var operands: [String] = []
  /// The option whose value is being written.
  var openOption: CommandSyntax.Option?
  /// Whether `--` has ended the options.
  var onlyOperands = false
  /// The options that can still be given.
  var remainingOptions: [CommandSyntax.Option]

  init(_ words: [String], _ syntax: CommandSyntax) {
    remainingOptions = syntax.options
    for word in words {
      if let option = openOption {
        // Bash makes three words of `--format=json`.
        openOption = word == "=" ? option : nil
      } else if onlyOperands || !word.hasPrefix("-") || word == "-" {
        operands.append(word)
      } else if word == "--" {
        onlyOperands = true
      } else if let option = syntax.options.first(where: { $0.name == word.prefix { $0 != "=" } }) {
        if !option.isRepeatable { remainingOptions.removeAll { $0.name == option.name } }
        openOption = option.value != nil && !word.contains("=") ? option : nil
      }
    }
  }

  /// The mapping whose types can be named.
  var mapping: String? { operands.first { $0.hasSuffix(FolderSearch.sourceEnding) } }
}
