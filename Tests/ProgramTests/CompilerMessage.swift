/// What swiftc says of the Swift of a program.
struct CompilerMessage {
  var isError: Bool
  var text: String

  /// By the numbers of programs, whose files are `K12_0.swift`. An error comes before a warning.
  static func first(in log: String) -> [Int: CompilerMessage] {
    var found: [Int: CompilerMessage] = [:]
    for line in log.split(separator: "\n") {
      guard let match = line.firstMatch(of: #/\/K(\d+)_(\w+)\.swift:\d+:\d+: (error|warning): (.*)$/#),
        let number = Int(match.output.1)
      else { continue }
      let isError = match.output.3 == "error"
      // Of the types that users would have written, and which the tests make, no warning is of interest.
      if !isError, match.output.2 == "Owned" { continue }
      if found[number] == nil || isError && found[number]?.isError == false {
        found[number] = CompilerMessage(isError: isError, text: String(match.output.4))
      }
    }
    return found
  }
}
