/// What a command is called with, from which both its help and the reading of its arguments come.
struct CommandSyntax {
  struct Option {
    /// With its dashes: `--output`.
    var name: String
    /// What stands for its value in the help, such as `DIR`; `nil` for an option without one.
    var value: String?
    /// All that the value may be; empty for anything.
    var choices: [String] = []
    var summary: String
  }

  var name: String
  /// One line for the list of commands.
  var summary: String
  /// What follows the name in the usage line, such as `[OPTION…] [PATH…]`.
  var usage: String
  var options: [Option]
  /// Paragraphs below the options.
  var details: String

  static let help = Option(name: "--help", summary: "print this")

  var helpText: String {
    var text = "usage: kvmapc \(name) \(usage)\n\n\(summary)\n\noptions:\n"
    let all = options + [Self.help]
    let heads = all.map { $0.name + ($0.value.map { " " + $0 } ?? "") }
    let width = heads.map(\.count).max() ?? 0
    for (option, head) in zip(all, heads) {
      text += "  " + head + String(repeating: " ", count: width - head.count + 2) + option.summary + "\n"
    }
    return text + "\n" + details
  }
}
