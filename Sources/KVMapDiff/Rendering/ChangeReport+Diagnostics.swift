package import KVMapSource

extension ChangeReport {
  /// Each change as text with an excerpt, and an empty line after it.
  package func text(usesColor: Bool) -> String {
    var renderer = TextRenderer(sources: sources, usesColor: usesColor)
    var text = ""
    for change in changes {
      let findings = change.findings.map { (word: $0.audience.rawValue, text: $0.text) }
      let help = (change.help.map { $0 + "; " } ?? "") + "kvmapc explain " + change.id.rawValue
      let swift: [(word: String, text: String)] =
        switch change.swift {
        case .breaks: [("swift", "source that uses it no longer compiles")]
        case .changes: [("swift", "source that uses it does something else")]
        case .same, .adds, .possible: []
        }
      let count = change.count > 1 ? "\(change.shownSubject): " : ""
      text += renderer.render(
        LocatedRemark(
          severity: change.severity(for: audiences), id: change.id.rawValue, message: count + change.message,
          span: span(of: change), label: change.new == nil ? nil : change.label,
          lines: findings + swift + [("help", help)]))
      text += "\n"
    }
    return text
  }

  /// SARIF 2.1.0.
  package func sarif(toolVersion: String, rules: [SARIFRenderer.Rule]) -> String {
    var renderer = SARIFRenderer(sources: sources, toolVersion: toolVersion, rules: rules)
    let diagnostics = changes.compactMap { change -> (Diagnostic, String)? in
      guard let span = span(of: change) else { return nil }
      let level = change.severity(for: audiences)
      var notes = change.findings.map { Diagnostic.Note(message: "\($0.audience.rawValue): \($0.text)") }
      if change.new != nil, let old = oldSpan(of: change) {
        notes.append(Diagnostic.Note(message: "in the old mapping", span: old))
      }
      let diagnostic = Diagnostic(
        id: change.id.rawValue, severity: level == "error" ? .error : .warning,
        message: "\(change.shownSubject): \(change.message)", span: span, notes: notes)
      return (diagnostic, level)
    }
    return renderer.render(diagnostics.map(\.0), levels: diagnostics.map(\.1))
  }
}
