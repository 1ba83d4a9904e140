/// Diagnostics in machine-readable form.
///
///     {"diagnostics": [
///       {"id": "unknown-type", "severity": "error", "message": "…", "file": "Tweets.kvmap",
///        "line": 12, "column": 34, "endLine": 12, "endColumn": 41, "notes": [], "fixits": []}
///     ]}
///
/// Lines and columns count from 1, columns in Unicode scalars. A note or a fix-it at a different location than its
/// diagnostic has its own location, with the same members.
package struct JSONRenderer {
  private let sources: SourceSet
  private var lineTables: [FileID: LineTable] = [:]

  /// `text` as a JSON string, including quotes. Characters that a terminal would interpret are escaped too.
  package static func string(_ text: String) -> String { JSONText.string(text) }

  package init(sources: SourceSet) {
    self.sources = sources
  }

  /// The whole report, in the order in which the diagnostics are given; ends with a newline.
  package mutating func render(_ diagnostics: [Diagnostic]) -> String {
    var objects: [String] = []
    for diagnostic in diagnostics { objects.append(object(diagnostic)) }
    return "{\"diagnostics\": " + JSONText.lines(objects, indentation: "") + "}\n"
  }

  private mutating func object(_ diagnostic: Diagnostic) -> String {
    var notes: [String] = []
    for note in diagnostic.notes {
      let position = note.span.map { place($0) } ?? []
      notes.append(JSONText.object([("message", JSONText.string(note.message))] + position))
    }
    var fixIts: [String] = []
    for fixIt in diagnostic.fixIts {
      let what = [
        ("message", JSONText.string(fixIt.message)), ("replacement", JSONText.string(fixIt.replacement)),
      ]
      let elsewhere = fixIt.span == diagnostic.span ? [] : place(fixIt.span)
      fixIts.append(JSONText.object(what + elsewhere))
    }
    return JSONText.object(
      [
        ("id", JSONText.string(diagnostic.id)), ("severity", JSONText.string(diagnostic.severity.rawValue)),
        ("message", JSONText.string(diagnostic.message)),
      ] + place(diagnostic.span) + [("notes", JSONText.array(notes)), ("fixits", JSONText.array(fixIts))])
  }

  private mutating func place(_ span: Span) -> [(key: String, value: String)] {
    guard let file = sources[span.file] else { return [] }
    let table = lineTables[file.id] ?? LineTable(file)
    lineTables[file.id] = table
    let start = table.position(at: span.start)
    let end = table.position(at: span.end)
    return [
      ("file", JSONText.string(file.path)), ("line", "\(start.line)"), ("column", "\(start.column)"),
      ("endLine", "\(end.line)"), ("endColumn", "\(end.column)"),
    ]
  }
}
