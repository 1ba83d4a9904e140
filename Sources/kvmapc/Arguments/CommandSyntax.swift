/// The arguments of a command; both its help and its argument parser are derived from this.
struct CommandSyntax {
  struct Option {
    /// Including the dashes: `--output`.
    var name: String
    /// The placeholder for its value in the help, such as `DIR`; `nil` for an option without one.
    var value: String?
    /// All allowed values; empty if any value is allowed.
    var choices: [String] = []
    /// Whether it may be given several times. The empty text is then a value as well.
    var isRepeatable = false
    var summary: String
  }

  var name: String
  /// One line for the list of commands.
  var summary: String
  /// The part of the usage line after the name, such as `[OPTION…] [PATH…]`.
  var usage: String
  var options: [Option]
  /// What the paths are, in order; the last may be repeated.
  var operands: [Operand] = [.mapping]
  /// Paragraphs below the options.
  var details: String

  static let help = Option(name: "--help", summary: "print this")

  var helpText: String {
    var text = "usage: kvmapc \(name)\(usage.isEmpty ? "" : " ")\(usage)\n\n\(summary)\n\noptions:\n"
    let all = options + [Self.help]
    let heads = all.map { $0.name + ($0.value.map { " " + $0 } ?? "") }
    let width = heads.map(\.count).max() ?? 0
    for (option, head) in zip(all, heads) {
      text += "  " + head + String(repeating: " ", count: width - head.count + 2) + option.summary + "\n"
    }
    return text + "\n" + details
  }
}
