/// What swiftc reports about the Swift code of a program.
struct CompilerMessage {
  var isError: Bool
  var text: String

  /// Keyed by the numbers of programs, whose files are `K12_0.swift`. Errors take precedence over warnings.
  static func first(in log: String) -> [Int: CompilerMessage] {
    var found: [Int: CompilerMessage] = [:]
    for line in log.split(separator: "\n") {
      guard let match = line.firstMatch(of: #/\/K(\d+)_(\w+)\.swift:\d+:\d+: (error|warning): (.*)$/#),
        let number = Int(match.output.1)
      else { continue }
      let isError = match.output.3 == "error"
      // Warnings about the types that users would have written, and that the tests generate, are ignored.
      if !isError, match.output.2 == "Owned" { continue }
      if found[number] == nil || isError && found[number]?.isError == false {
        found[number] = CompilerMessage(isError: isError, text: String(match.output.4))
      }
    }
    return found
  }
}
