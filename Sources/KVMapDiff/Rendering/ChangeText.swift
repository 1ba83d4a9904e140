import KVMapSource

/// Changes as lines, as JSON, and as diagnostics.
package struct ChangeText {
  private let report: ChangeReport
  private var tables: [FileID: LineTable] = [:]

  package init(_ report: ChangeReport) { self.report = report }

  // MARK: - Lines

  /// A line for each change.
  package mutating func short() -> String {
    var text = ""
    for change in report.changes {
      let place = report.span(of: change).flatMap { position(of: $0) }
      let head = place.map { "\(VisibleText.line($0.path)):\($0.line):\($0.column): " } ?? ""
      let verdicts = Audience.allCases.map { "\($0.rawValue):\(change[$0].rawValue)" }.joined(separator: " ")
      text += "\(head)\(change.id.rawValue) \(change.shownSubject) \(verdicts)"
      for (audience, witness) in change.witnesses {
        text +=
          "; \(audience.rawValue) \(VisibleText.line(witness.shown)) -> \(VisibleText.line(witness.effect.text))"
      }
      if let reason = change.shownReason { text += "; " + VisibleText.line(reason) }
      text += "\n"
    }
    return text
  }

  // MARK: - JSON

  package mutating func json() -> String {
    var objects: [String] = []
    for change in report.changes { objects.append(object(change)) }
    let list = objects.isEmpty ? "[]" : "[\n" + objects.map { "  " + $0 }.joined(separator: ",\n") + "\n]"
    let counts = Audience.allCases.map { "\"\($0.rawValue)\": \(report.breaks(for: $0))" }.joined(separator: ", ")
    return "{\"changes\": \(list),\n \"breaks\": {\(counts)}}\n"
  }

  private mutating func object(_ change: Change) -> String {
    let string = JSONRenderer.string
    var members = ["\"id\": \(string(change.id.rawValue))", "\"subject\": \(string(change.subject))"]
    if change.count > 1 { members.append("\"count\": \(change.count)") }
    members += Audience.allCases.map { "\"\($0.rawValue)\": \(string(change[$0].rawValue))" }
    members.append("\"message\": \(string(change.message))")
    if let reason = change.shownReason { members.append("\"reason\": \(string(reason))") }
    members.append("\"old\": \(location(report.oldSpan(of: change)))")
    members.append("\"new\": \(location(change.new))")
    let witnesses = change.witnesses.map { audience, witness in
      let effect =
        switch witness.effect {
        case .refused(let path, let kind): "\"path\": \(string(path)), \"kind\": \(string(kind))"
        case .changed(let from, let to): "\"from\": \(string(from)), \"to\": \(string(to))"
        }
      let context = witness.context.map { "\"context\": \(string($0)), " } ?? ""
      return "\"\(audience.rawValue)\": {\"document\": \(string(witness.document)), \(context)\(effect)}"
    }
    members.append("\"witnesses\": {\(witnesses.joined(separator: ", "))}")
    return "{" + members.joined(separator: ", ") + "}"
  }

  private mutating func location(_ span: Span?) -> String {
    guard let place = span.flatMap({ position(of: $0) }) else { return "null" }
    return "{\"file\": \(JSONRenderer.string(place.path)), \"line\": \(place.line), \"column\": \(place.column)}"
  }

  private mutating func position(of span: Span) -> (path: String, line: Int, column: Int)? {
    guard let file = report.sources[span.file] else { return nil }
    let table = tables[file.id] ?? LineTable(file)
    tables[file.id] = table
    let position = table.position(at: span.start)
    return (file.path, position.line, position.column)
  }
}

extension Change {
  var witnesses: [(Audience, Witness)] {
    [(Audience.read, readWitness), (.written, writtenWitness)].compactMap { audience, witness in
      witness.map { (audience, $0) }
    }
  }

  /// Why nothing could be run, if a verdict says so.
  var shownReason: String? { read == .possible || written == .possible ? reason : nil }

  /// `error`, `warning` or `note`.
  package func severity(for audiences: Set<Audience>) -> String {
    switch worst(for: audiences) {
    case .breaks: "error"
    case .changes, .possible: "warning"
    case .adds, .same: "note"
    }
  }

  /// What the witnesses show, in sentences.
  package var findings: [(audience: Audience, text: String)] {
    var all = witnesses.map { audience, witness in
      switch (audience, witness.effect) {
      case (.written, .refused):
        (audience, "\(witness.shown) is refused by the old mapping (\(witness.effect.text))")
      case (.read, .refused), (.swift, .refused): (audience, "\(witness.shown) is refused (\(witness.effect.text))")
      case (.written, .changed(let from, let to)):
        (audience, "\(witness.shown), written for \(from), is read by the old mapping as \(to)")
      case (.read, .changed(let from, let to)), (.swift, .changed(let from, let to)):
        (audience, "\(witness.shown) is read as \(to) instead of \(from)")
      }
    }
    for audience in [Audience.read, .written] where self[audience] == .possible {
      all.append((audience, "not known: \(reason ?? "it could not be run")"))
    }
    return all
  }
}

extension Witness {
  /// The document, and what is passed with it.
  var shown: String { document + (context.map { " with the context \($0)" } ?? "") }
}

extension Witness.Effect {
  var text: String {
    switch self {
    case .refused(let path, let kind): path.isEmpty ? kind : "\(path): \(kind)"
    case .changed(let from, let to): "\(from) became \(to)"
    }
  }
}
