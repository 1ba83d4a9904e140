package import KVMap

/// The result of one document, as text: the process that interprets a mapping and the process that was compiled from it
/// both write it with these functions, so that every character can be compared.
package struct ReportText {
  package private(set) var lines: [String] = []

  package init() {}

  /// JSON, or the reason why there is none.
  package enum Outcome {
    case bytes([UInt8])
    case problems([MappingProblem])

    package init(_ body: () throws(MappingError) -> [UInt8]) {
      do throws(MappingError) {
        self = .bytes(try body())
      } catch {
        self = .problems(error.problems)
      }
    }
  }

  /// Starts the results for a document of a format.
  package mutating func begin(_ format: ComparedFormat) { lines.append(format.rawValue) }

  /// The value or the first problem.
  package mutating func first(_ result: Outcome) {
    switch result {
    case .bytes(let value): lines.append("value \(String(decoding: value, as: UTF8.self))")
    case .problems(let problems): lines += problems.map { "first \(Self.text($0))" }
    }
  }

  /// The value, if there is one, and all problems.
  package mutating func all(value: [UInt8]?, problems: [MappingProblem]) {
    lines.append("all \(value.map { String(decoding: $0, as: UTF8.self) } ?? "-")")
    for problem in problems { lines.append("  \(Self.text(problem))") }
  }

  /// Something that generated code alone promises, and does not hold.
  package mutating func broken(_ law: String) { lines.append(Self.brokenLaw + law) }

  /// The prefix of the line that reports a violated law.
  package static let brokenLaw = "not alike: "

  /// The result of writing the value.
  package mutating func written(_ result: Outcome) {
    switch result {
    case .bytes(let document): lines.append("written \(String(decoding: document, as: UTF8.self))")
    case .problems(let problems): lines += problems.map { "unwritten \(Self.text($0))" }
    }
  }

  package var text: String { lines.joined(separator: "\n") }

  /// A report without the values that a mirror would have to show, which `@sensitive` hides.
  package static func hidingValues(_ report: String) -> String {
    let value = /(?m)^(?:value|all|first mismatch at .* writing expected \[a value of a mapping\]) .*$/
    return report.replacing(value, with: "")
  }

  /// Whether two reports are equal but for the members of values that they show: a mirror shows properties as the type
  /// declares them. A second mapping may have them in another order, and leave out some, which the type then sets.
  ///
  /// - Parameter partial: The properties that some mappings leave out.
  package static func areAlike(compiled: String, interpreted: String, leavingOut partial: Set<String>) -> Bool {
    let (compiled, interpreted) = (compiled.split(separator: "\n"), interpreted.split(separator: "\n"))
    return compiled.count == interpreted.count
      && zip(compiled, interpreted).allSatisfy { left, right in
        guard left != right else { return true }
        guard let value = shown(left), let part = shown(right) else { return false }
        return contains(value, part, partial)
      }
  }

  private static func contains(_ value: JSONValue, _ part: JSONValue, _ partial: Set<String>) -> Bool {
    switch (value, part) {
    case (.object(let value), .object(let part)):
      part.allSatisfy { member in value[member.key].map { contains($0, member.value, partial) } ?? false }
        && value.allSatisfy { part[$0.key] != nil || partial.contains($0.key) }
    case (.array(let value), .array(let part)):
      value.count == part.count && zip(value, part).allSatisfy { contains($0, $1, partial) }
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _): value == part
    }
  }

  /// The value that a line shows, if it shows one.
  private static func shown(_ line: Substring) -> JSONValue? {
    for prefix in ["value ", "all "] where line.hasPrefix(prefix) {
      return try? JSONValue(json: String(line.dropFirst(prefix.count)))
    }
    return nil
  }

  /// Every part of a problem.
  package static func text(_ problem: MappingProblem) -> String {
    let rule = problem.rule.map { "\($0.name) \($0.file):\($0.line)" } ?? "no rule"
    return
      "\(problem.kind.rawValue) at [\(problem.path)] \(problem.offset) \(problem.line):\(problem.column) by \(rule)"
      + (problem.severity == .warning ? " dropped" : "") + (problem.operation == .encoding ? " writing" : "")
      + " expected [\(problem.expected)] found [\(problem.found)] \(problem.message)"
  }
}
