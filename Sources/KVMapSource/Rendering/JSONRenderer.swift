/// Diagnostics as programs read them.
///
///     {"diagnostics": [
///       {"id": "unknown-type", "severity": "error", "message": "…", "file": "Tweets.kvmap",
///        "line": 12, "column": 34, "endLine": 12, "endColumn": 41, "notes": [], "fixits": []}
///     ]}
///
/// Lines and columns count from 1, columns in Unicode scalars. A note or a fix-it that stands elsewhere than its
/// diagnostic says where, with the same members.
package struct JSONRenderer {
  private let sources: SourceSet
  private var lineTables: [FileID: LineTable] = [:]

  package init(sources: SourceSet) {
    self.sources = sources
  }

  /// The whole report, in the order in which the diagnostics are given; ends with a newline.
  package mutating func render(_ diagnostics: [Diagnostic]) -> String {
    if diagnostics.isEmpty { return "{\"diagnostics\": []}\n" }
    var text = "{\"diagnostics\": [\n"
    for (index, diagnostic) in diagnostics.enumerated() {
      text += "  " + object(diagnostic) + (index + 1 < diagnostics.count ? ",\n" : "\n")
    }
    return text + "]}\n"
  }

  private mutating func object(_ diagnostic: Diagnostic) -> String {
    var members = [
      "\"id\": " + Self.string(diagnostic.id),
      "\"severity\": " + Self.string(diagnostic.severity.rawValue),
      "\"message\": " + Self.string(diagnostic.message),
    ]
    members += place(diagnostic.span)
    var notes: [String] = []
    for note in diagnostic.notes {
      let position = note.span.map { place($0) } ?? []
      notes.append("{" + (["\"message\": " + Self.string(note.message)] + position).joined(separator: ", ") + "}")
    }
    var fixIts: [String] = []
    for fixIt in diagnostic.fixIts {
      let what = [
        "\"message\": " + Self.string(fixIt.message), "\"replacement\": " + Self.string(fixIt.replacement),
      ]
      let elsewhere = fixIt.span == diagnostic.span ? [] : place(fixIt.span)
      fixIts.append("{" + (what + elsewhere).joined(separator: ", ") + "}")
    }
    members.append("\"notes\": [" + notes.joined(separator: ", ") + "]")
    members.append("\"fixits\": [" + fixIts.joined(separator: ", ") + "]")
    return "{" + members.joined(separator: ", ") + "}"
  }

  private mutating func place(_ span: Span) -> [String] {
    guard let file = sources[span.file] else { return [] }
    let table = lineTables[file.id] ?? LineTable(file)
    lineTables[file.id] = table
    let start = table.position(at: span.start)
    let end = table.position(at: span.end)
    return [
      "\"file\": " + Self.string(file.path), "\"line\": \(start.line)", "\"column\": \(start.column)",
      "\"endLine\": \(end.line)", "\"endColumn\": \(end.column)",
    ]
  }

  /// A JSON text. What a terminal would act on is escaped too.
  private static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if VisibleText.isVisible(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        }
      }
    }
    return result + "\""
  }
}
