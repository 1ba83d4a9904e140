/// The arguments of a program that maps lines.
struct LineFilterArguments: Equatable {
  private(set) var inputs: [String] = []
  private(set) var rejects: String?
  private(set) var jobs: Int?
  private(set) var isStrict = false
  private(set) var wantsAllErrors = false
  private(set) var wantsHelp = false

  /// What is wrong with them, as one line without a full stop.
  struct Failure: Error, Equatable {
    var message: String
  }

  static func help(_ name: String) -> String {
    """
    usage: \(name) [OPTION…] [FILE…]

    maps newline-delimited JSON: one value on each line, in order

    options:
      --rejects FILE  writes each line that does not map to FILE, as a JSON object with its line, offset and problems
      --jobs N        maps on N threads; by default, one for each processor
      --all-errors    reports all problems of a line, not only the first
      --strict        ends with exit code 1 if a line does not map
      --help          prints this

    FILE is a file, or '-' (which is the default) for standard input.

    """
  }

  init(_ words: [String]) throws(Failure) {
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let stated = parts.count == 2 ? parts[1] : nil
      switch parts.first ?? "" {
      case "--":
        inputs += rest
        rest = []
      case "--rejects": rejects = try value(of: "--rejects", stated, &rest)
      case "--jobs":
        let text = try value(of: "--jobs", stated, &rest)
        guard let number = Int(text), (1...1_024).contains(number) else {
          throw Failure(message: "'--jobs' is a number from 1 to 1024")
        }
        jobs = number
      case "--strict" where stated == nil: isStrict = true
      case "--all-errors" where stated == nil: wantsAllErrors = true
      case "--help" where stated == nil, "-h" where stated == nil: wantsHelp = true
      case let name where name.hasPrefix("-") && word != "-": throw Failure(message: "unknown option '\(word)'")
      default: inputs.append(word)
      }
    }
    if inputs.filter({ $0 == "-" }).count > 1 { throw Failure(message: "standard input is only one FILE") }
    if inputs.isEmpty { inputs = ["-"] }
  }

  private func value(
    of option: String, _ stated: String?, _ rest: inout ArraySlice<String>
  ) throws(Failure) -> String {
    let value = stated ?? rest.popFirst() ?? ""
    guard !value.isEmpty else { throw Failure(message: "the option '\(option)' needs a value") }
    return value
  }
}
