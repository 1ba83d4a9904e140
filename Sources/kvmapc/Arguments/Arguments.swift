import KVMapSource

/// Invalid arguments. Exit code 2.
struct UsageError: Error {
  /// One line without a full stop.
  var message: String
  /// The command whose help to suggest; `nil` for kvmapc itself.
  var command: String?
}

/// The arguments of a command: options in any order, and paths.
struct Arguments {
  private(set) var paths: [String] = []
  private(set) var wantsHelp = false
  private var flags: Set<String> = []
  private var values: [String: String] = [:]
  private var repeatedValues: [String: [String]] = [:]

  /// - Parameters:
  ///   - words: The words after the name of the command.
  ///   - syntax: The options that the command accepts.
  init(_ words: [String], for syntax: CommandSyntax) throws(UsageError) {
    var remaining = words[...]
    while let word = remaining.popFirst() {
      if word == "--" {
        paths += remaining
        break
      } else if word == "--help" || word == "-h" {
        wantsHelp = true
      } else if word.hasPrefix("-"), word != "-" {
        try readOption(word, &remaining, syntax)
      } else if word.isEmpty {
        throw UsageError(message: "a path is empty", command: syntax.name)
      } else {
        paths.append(word)
      }
    }
  }

  func has(_ option: String) -> Bool { flags.contains(option) }

  func value(of option: String) -> String? { values[option] }

  /// All values of an option that may be given several times, in order.
  func values(of option: String) -> [String] { repeatedValues[option] ?? [] }

  private mutating func readOption(
    _ word: String, _ remaining: inout ArraySlice<String>, _ syntax: CommandSyntax
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    guard let option = syntax.options.first(where: { $0.name == name }) else {
      throw UsageError(
        message: "unknown option '\(VisibleText.line(name))'"
          + Self.suggestion(for: name, in: syntax.options.map(\.name) + ["--help"]),
        command: syntax.name)
    }
    guard let placeholder = option.value else {
      guard parts.count == 1 else {
        throw UsageError(message: "the option '\(name)' takes no value", command: syntax.name)
      }
      flags.insert(name)
      return
    }
    // A word that looks like an option is one: in `--output --check` the folder is missing.
    let following = parts.count == 2 ? parts[1] : remaining.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
    guard let value = following, option.isRepeatable || !value.isEmpty else {
      throw UsageError(message: "the option '\(name)' needs a value: \(name) \(placeholder)", command: syntax.name)
    }
    if parts.count == 1 { remaining.removeFirst() }
    if option.isRepeatable {
      repeatedValues[name, default: []].append(value)
      return
    }
    guard values[name] == nil || values[name] == value else {
      throw UsageError(message: "the option '\(name)' is given twice", command: syntax.name)
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw UsageError(
        message: "invalid value '\(VisibleText.line(value))' for '\(name)'; expected one of "
          + option.choices.joined(separator: ", ") + Self.suggestion(for: value, in: option.choices),
        command: syntax.name)
    }
    values[name] = value
  }

  /// "; did you mean 'generate'?" for a word similar to a candidate, or a prefix of exactly one.
  static func suggestion(for word: String, in candidates: [String]) -> String {
    let longer = candidates.filter { $0.hasPrefix(word) }
    let meant = closest(to: word, in: candidates) ?? (word.count > 1 && longer.count == 1 ? longer.first : nil)
    return meant.map { "; did you mean '\($0)'?" } ?? ""
  }
}
