/// The notations that steps read, of which the first is written: `iso8601 or date("dd.MM.yyyy", "d MMM yyyy")`.
struct StepNotations: Equatable {
  private var notations: [Notation]

  /// One of them, with its patterns if it has nothing else in its brackets.
  private struct Notation: Equatable {
    let name: String
    var patterns: [String] = []

    init(_ text: String) {
      if let start = text.firstRange(of: "(\""), text.hasSuffix("\")"), start.upperBound < text.endIndex {
        let inner = text[start.upperBound...].dropLast(2)
        let patterns = inner.split(separator: "\", \"", omittingEmptySubsequences: false).map(String.init)
        if !inner.isEmpty, patterns.allSatisfy({ !$0.contains("\"") }) {
          name = String(text[..<start.lowerBound])
          self.patterns = patterns
          return
        }
      }
      name = text
    }

    var text: String {
      patterns.isEmpty ? name : "\(name)(\(patterns.map { "\"\($0)\"" }.joined(separator: ", ")))"
    }
  }

  /// - Parameter steps: As they are written in a formatted file.
  init(_ steps: String) {
    notations = steps.split(separator: " or ").map { Notation(String($0)) }
  }

  /// Adds those that are not there yet, behind the others, so that the same one is written as before.
  mutating func add(_ others: StepNotations) {
    for other in others.notations {
      guard !other.patterns.isEmpty,
        let index = notations.firstIndex(where: { $0.name == other.name && !$0.patterns.isEmpty })
      else {
        if !notations.contains(other) { notations.append(other) }
        continue
      }
      let known = notations[index].patterns
      notations[index].patterns += other.patterns.filter { !known.contains($0) }
    }
  }

  var text: String { notations.map(\.text).joined(separator: " or ") }
}
