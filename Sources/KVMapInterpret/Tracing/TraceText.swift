import KVMapSource

/// What happened to the keys of a document, as `kvmapc map --trace` prints it.
enum TraceText {
  /// One line for each entry, in columns.
  static func text(_ entries: [TraceEntry]) -> String {
    let width = min(entries.map(\.shownPath.count).max() ?? 0, 48)
    return entries.map { entry in
      let path = VisibleText.line(entry.shownPath)
      let gap = String(repeating: " ", count: max(0, width - path.count))
      let rule = [entry.property, entry.origin.map { "(\($0.file):\($0.line))" }].compactMap(\.self)
        .joined(separator: " ")
      let reason = entry.reason.map { ": \($0)" } ?? ""
      return path + gap + "  " + VisibleText.line(sign(of: entry, rule) + reason) + "\n"
    }.joined()
  }

  private static func sign(of entry: TraceEntry, _ rule: String) -> String {
    switch entry.fate {
    case .read: "-> \(rule)"
    case .passedOver: "passed over by \(rule)"
    case .compared: "selects for \(rule)"
    case .left: "not \(rule)"
    case .chosen: "-> \(rule)"
    case .unread: "NOT READ"
    case .defaulted:
      switch entry.substitute {
      case .value: "default of \(rule)"
      case .none: "nil for \(rule)"
      case .absence: "absent: \(rule)"
      case .rest: "nothing left for \(rule)"
      }
    case .missing: "MISSING for \(rule)"
    }
  }

  /// `{"trace": [{"path": …, "fate": …, "property": …, "rule": {"file": …, "line": …}}]}` and a newline; for a case of
  /// a union also its `reason`.
  static func json(_ entries: [TraceEntry]) -> String {
    guard !entries.isEmpty else { return "{\"trace\": []}\n" }
    let lines = entries.map { entry in
      let rule = entry.origin.map { "{\"file\": \(JSONRenderer.string($0.file)), \"line\": \($0.line)}" } ?? "null"
      let property = entry.property.map(JSONRenderer.string) ?? "null"
      return "  {\"path\": \(JSONRenderer.string(entry.shownPath)), \"fate\": \"\(entry.fate.rawValue)\", "
        + "\"property\": \(property), \"rule\": \(rule)"
        + (entry.reason.map { ", \"reason\": \(JSONRenderer.string($0))" } ?? "") + "}"
    }
    return "{\"trace\": [\n" + lines.joined(separator: ",\n") + "\n]}\n"
  }
}
