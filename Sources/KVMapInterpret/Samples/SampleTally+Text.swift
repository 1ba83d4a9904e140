import KVMap
import KVMapSource

extension SampleTally {
  /// Whether there is a rule that never fired, or a key that no rule reads.
  package var hasLooseEnds: Bool { rules.contains { $0.fired == 0 } || !unread.isEmpty }

  package var hasErrors: Bool { problems.contains { $0.first.severity == .error } }

  /// What was found, for people.
  package var text: String {
    let rows = rules.map { rule in
      let fired =
        rule.objects == 0 ? "no object" : rule.fired == 0 ? "never" : "\(rule.fired) of \(rule.objects)"
      return (rule.property, fired, "\(rule.origin.file):\(rule.origin.line)")
    }
    var text = "rules:\n" + Self.columns(rows)
    if !unread.isEmpty {
      text += "keys that no rule reads:\n" + Self.columns(unread.map { ($0.path, Self.times($0.count), "") })
      if moreUnread > 0 { text += "  and \(moreUnread) more\n" }
    }
    if !problems.isEmpty {
      text += "problems:\n"
      for group in problems {
        let problem = group.first
        let place = Self.place(of: problem)
        let rule = problem.rule.map { "\($0.name) (\($0.file):\($0.line)): " } ?? ""
        text += "  " + VisibleText.line("\(rule)\(problem.message)") + "\n"
        text += "    " + VisibleText.line("\(Self.times(group.count)), first in \(group.sample)")
          + (place.isEmpty ? "" : VisibleText.line(" at \(place)")) + "\n"
      }
      for sample in cutSamples { text += "  " + VisibleText.line(Self.note(onCut: sample)) + "\n" }
    }
    return text
  }

  /// `{"rules": […], "unread": […], "problems": […]}` and a newline.
  package var json: String {
    func string(_ text: String) -> String { JSONRenderer.string(text) }
    let rules = rules.map { rule in
      "{\"property\": \(string(rule.property)), \"file\": \(string(rule.origin.file)), \"line\": \(rule.origin.line), "
        + "\"fired\": \(rule.fired), \"objects\": \(rule.objects)}"
    }
    let unread = unread.map { "{\"path\": \(string($0.path)), \"count\": \($0.count)}" }
    let problems = problems.map { group in
      let problem = group.first
      let rule = problem.rule.map {
        "{\"name\": \(string($0.name)), \"file\": \(string($0.file)), \"line\": \($0.line)}"
      }
      return "{\"kind\": \"\(problem.kind.rawValue)\", \"severity\": \"\(problem.severity.rawValue)\", "
        + "\"rule\": \(rule ?? "null"), \"message\": \(string(problem.message)), \"count\": \(group.count), "
        + "\"sample\": \(string(group.sample)), \"path\": \(string(problem.path)), \"line\": \(problem.line), "
        + "\"column\": \(problem.column)}"
    }
    func list(_ name: String, _ items: [String]) -> String {
      "\"\(name)\": [" + items.map { "\n  \($0)" }.joined(separator: ",") + (items.isEmpty ? "]" : "\n]")
    }
    return "{" + [list("rules", rules), list("unread", unread), list("problems", problems)].joined(separator: ",\n ")
      + "}\n"
  }

  /// Where a person finds a problem.
  private static func place(of problem: MappingProblem) -> String {
    switch problem.kind {
    case .syntax, .encoding: "line \(problem.line), column \(problem.column)"
    case .depth, .limit, .missing, .null, .mismatch, .range, .unknownKey, .duplicateKey, .unknownCase, .check,
      .needsSwift:
      problem.path.isEmpty ? problem.reached : problem.path
    }
  }

  /// That not all problems of a sample were counted.
  package static func note(onCut sample: String) -> String {
    "of '\(sample)' only the first \(problemLimit) problems are counted"
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  private static func columns(_ rows: [(String, String, String)]) -> String {
    let rows = rows.map { (VisibleText.line($0.0), $0.1, VisibleText.line($0.2)) }
    let first = min(rows.map(\.0.count).max() ?? 0, 48)
    let second = rows.map(\.1.count).max() ?? 0
    return rows.map { row in
      let left = "  " + row.0 + String(repeating: " ", count: max(0, first - row.0.count)) + "  " + row.1
      guard !row.2.isEmpty else { return left + "\n" }
      return left + String(repeating: " ", count: second - row.1.count) + "  " + row.2 + "\n"
    }.joined()
  }
}
