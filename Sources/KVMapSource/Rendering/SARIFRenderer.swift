/// Diagnostics for code hosts and editors: SARIF 2.1.0, the Static Analysis Results Interchange Format of OASIS.
///
/// Lines and columns count from 1, columns in Unicode scalars. Relative paths become relative URIs.
package struct SARIFRenderer {
  /// The description of a diagnostic id, independent of a file.
  package struct Rule: Sendable {
    package var id: String
    /// One sentence.
    package var summary: String
    /// The first paragraph of the page.
    package var meaning: String
    /// The page, in Markdown.
    package var page: String

    package init(id: String, summary: String, meaning: String, page: String) {
      self.id = id
      self.summary = summary
      self.meaning = meaning
      self.page = page
    }
  }

  private let sources: SourceSet
  private let toolVersion: String
  private let rules: [String: Rule]
  private var lineTables: [FileID: LineTable] = [:]

  private typealias Members = [(key: String, value: String)]

  /// - Parameters:
  ///   - toolVersion: Three numbers with dots.
  ///   - rules: All diagnostic ids. The report includes those that occur in it.
  package init(sources: SourceSet, toolVersion: String, rules: [Rule]) {
    self.sources = sources
    self.toolVersion = toolVersion
    self.rules = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The whole report, in the order in which the diagnostics are given; ends with a newline.
  ///
  /// - Parameter levels: The levels of the diagnostics, in their order, if they are not their severities.
  package mutating func render(_ diagnostics: [Diagnostic], levels: [String]? = nil) -> String {
    let levels = levels ?? diagnostics.map(\.severity.rawValue)
    let severities = Dictionary(zip(diagnostics.map(\.id), levels), uniquingKeysWith: { first, _ in first })
    let reported = severities.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let indices = Dictionary(reported.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    var results: [String] = []
    for (diagnostic, level) in zip(diagnostics, levels) {
      results.append(result(diagnostic, level, ruleIndex: indices[diagnostic.id]))
    }
    return """
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
          "tool": {"driver": {
            "name": "kvmapc",
            "semanticVersion": \(JSONText.string(toolVersion)),
            "rules": \(JSONText.lines(reported.map { rule($0.key, $0.value) }, indentation: "      "))
          }},
          "columnKind": "unicodeCodePoints",
          "results": \(JSONText.lines(results, indentation: "    "))
        }]
      }

      """
  }

  private func rule(_ id: String, _ level: String) -> String {
    var members: Members = [("id", JSONText.string(id))]
    if let rule = rules[id] {
      // The page contains code with braces, and SARIF viewers show it verbatim.
      let page = JSONText.string(rule.page)
      members += [
        ("shortDescription", Self.message(rule.summary)), ("fullDescription", Self.message(rule.meaning)),
        ("help", JSONText.object([("text", page), ("markdown", page)])),
      ]
    }
    members.append(("defaultConfiguration", JSONText.object([("level", JSONText.string(level))])))
    return JSONText.object(members)
  }

  private mutating func result(_ diagnostic: Diagnostic, _ level: String, ruleIndex: Int?) -> String {
    // A note without a location is appended to the message.
    let remarks = [diagnostic.label].compactMap(\.self) + diagnostic.notes.filter { $0.span == nil }.map(\.message)
    var members: Members = [("ruleId", JSONText.string(diagnostic.id))]
    if let ruleIndex { members.append(("ruleIndex", "\(ruleIndex)")) }
    members += [
      ("level", JSONText.string(level)),
      ("message", Self.message(([diagnostic.message] + remarks).joined(separator: "; "))),
    ]
    if let place = physicalLocation(diagnostic.span) {
      members.append(("locations", JSONText.array([JSONText.object([("physicalLocation", place)])])))
    }
    var related: [String] = []
    for note in diagnostic.notes {
      guard let span = note.span, let place = physicalLocation(span) else { continue }
      related.append(
        JSONText.object([
          ("id", "\(related.count + 1)"), ("physicalLocation", place), ("message", Self.message(note.message)),
        ]))
    }
    if !related.isEmpty { members.append(("relatedLocations", JSONText.array(related))) }
    var fixes: [String] = []
    for fixIt in diagnostic.fixIts {
      if let fix = fix(fixIt) { fixes.append(fix) }
    }
    if !fixes.isEmpty { members.append(("fixes", JSONText.array(fixes))) }
    return JSONText.object(members)
  }

  private mutating func fix(_ fixIt: Diagnostic.FixIt) -> String? {
    guard let file = sources[fixIt.span.file] else { return nil }
    let replacement = JSONText.object([
      ("deletedRegion", region(fixIt.span, of: file)),
      ("insertedContent", JSONText.object([("text", JSONText.string(fixIt.replacement))])),
    ])
    let change = JSONText.object([
      ("artifactLocation", Self.artifact(file)), ("replacements", JSONText.array([replacement])),
    ])
    return JSONText.object([
      ("description", Self.message(fixIt.message)), ("artifactChanges", JSONText.array([change])),
    ])
  }

  private mutating func physicalLocation(_ span: Span) -> String? {
    guard let file = sources[span.file] else { return nil }
    return JSONText.object([("artifactLocation", Self.artifact(file)), ("region", region(span, of: file))])
  }

  private mutating func region(_ span: Span, of file: SourceFile) -> String {
    let table = lineTables[file.id] ?? LineTable(file)
    lineTables[file.id] = table
    let start = table.position(at: span.start)
    let end = table.position(at: span.end)
    return JSONText.object([
      ("startLine", "\(start.line)"), ("startColumn", "\(start.column)"), ("endLine", "\(end.line)"),
      ("endColumn", "\(end.column)"),
    ])
  }

  private static func artifact(_ file: SourceFile) -> String {
    JSONText.object([("uri", JSONText.string(uri(ofPath: file.path)))])
  }

  /// A message in plain text. Braces denote arguments in SARIF, so literal ones are doubled (§3.11.5).
  private static func message(_ text: String) -> String {
    let doubled = text.replacing("{", with: "{{").replacing("}", with: "}}")
    return JSONText.object([("text", JSONText.string(doubled))])
  }

  /// The path as a relative URI, or one with `file:` if it is absolute (RFC 3986; RFC 8089).
  ///
  /// A colon is encoded too: in the first segment of a relative path it would end a scheme.
  static func uri(ofPath path: String) -> String {
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (byte < 16 ? "0" : "") + digits
      }
    }
    return text
  }
}
