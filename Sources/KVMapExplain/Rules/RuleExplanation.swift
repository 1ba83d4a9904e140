package import KVMapSema
import KVMapSource

/// What a rule does, in words: for a terminal, for an editor and for the pages of `kvmapc doc`.
package struct RuleExplanation: Sendable, Hashable {
  /// A step of the pipeline.
  package struct Step: Sendable, Hashable {
    /// As it is written: `date("dd MMM yyyy")`.
    package var text: String
    /// What it does when reading, in a few words.
    package var meaning: String
  }

  /// A setting that holds for the rule, and the line that says so.
  package struct Setting: Sendable, Hashable {
    package var text: String
    /// The name of its file, if that is not the file of the rule.
    package var file: String?
    package var line: Int

    /// `keys snake_case (line 2)`
    package var words: String { "\(text) (\(file.map { "\($0):" } ?? "line ")\(line))" }
  }

  /// The type in which the rule is, and the property.
  package var owner: String
  package var name: String
  /// As it is written in mapping files, without `lenient`, `strict` and `lossy`.
  package var type: String
  /// `lenient`, `strict` and `lossy` before the type, each with what it means when reading.
  package var modifiers: [ExplanationRow]
  package var documentation: [String]
  package var origin: RuleOrigin
  /// The mixin that declares the rule.
  package var mixin: String?

  package var isRead: Bool
  package var isWritten: Bool
  /// The source, as it would be written in a mapping: `title ?? label`; `nil` if nothing is read.
  package var place: String?
  /// The places that are written.
  package var writtenPlaces: [RulePlaces.Written]
  package var source: RulePlaces.Source?
  package var steps: [Step]
  /// The `default … via` line that gives the steps.
  package var via: Setting?
  /// The default as it is written; `nil` if there is none.
  package var defaultValue: String?
  /// The conditions of `where`, as they are written.
  package var checks: [String]
  /// What absence and null are, as the end of a sentence: "is nil". `nil` if the rule does not read.
  package var absent: String?
  package var null: String?
  package var settings: [Setting]
  package var attributes: [String]
  /// Whether the line says where the value is, and not the style of its keys.
  package var hasArrow: Bool
  /// Everything in words, in the order in which it is shown.
  package var rows: [ExplanationRow]

  /// `Station.name: String`
  package var title: String { "\(owner).\(name): \(type)" }
}

/// A label, and what there is to say under it.
package struct ExplanationRow: Sendable, Hashable {
  package var label: String
  /// At least one.
  package var lines: [String]

  package init(_ label: String, _ lines: [String]) {
    self.label = label
    self.lines = lines
  }

  package init(_ label: String, _ line: String) { self.init(label, [line]) }
}

/// A title and rows, as text.
package struct ExplanationText: Sendable, Hashable {
  package var title: String
  package var documentation: [String]
  package var rows: [ExplanationRow]

  package init(title: String, documentation: [String] = [], rows: [ExplanationRow]) {
    self.title = title
    self.documentation = documentation
    self.rows = rows
  }

  package init(_ rule: RuleExplanation) {
    self.init(title: rule.title, documentation: rule.documentation, rows: rule.rows)
  }

  private static let labelWidth = 9

  /// The lines, broken between words where they are wider than `width` columns.
  ///
  /// What comes from a file is shown so that it cannot change a terminal.
  ///
  /// - Parameter usesBold: Whether the title and the labels are emphasized with escape sequences.
  package func text(width: Int, usesBold: Bool = false) -> String {
    func bold(_ text: String) -> String { usesBold && !text.isEmpty ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
    var text = bold(VisibleText.line(title)) + "\n"
    for line in documentation where !line.isEmpty {
      text += Self.wrapped(VisibleText.line(line), to: width - 2).map { "  \($0)\n" }.joined()
    }
    for row in rows {
      let gap = String(repeating: " ", count: max(1, Self.labelWidth - row.label.count))
      let indentation = String(repeating: " ", count: Self.labelWidth)
      var isFirst = true
      for line in row.lines {
        for part in Self.wrapped(VisibleText.line(line), to: width - Self.labelWidth) {
          text += (isFirst ? bold(row.label) + gap : indentation) + part + "\n"
          isFirst = false
        }
      }
    }
    return text
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    let width = max(width, 16)
    var lines: [String] = []
    var last = ""
    var column = 0
    for word in text.split(separator: " ") {
      let wide = DisplayWidth.of(String(word))
      if column > 0, column + 1 + wide > width {
        lines.append(last)
        (last, column) = (String(word), wide)
      } else {
        last += (column > 0 ? " " : "") + word
        column += (column > 0 ? 1 : 0) + wide
      }
    }
    return lines + (last.isEmpty && !lines.isEmpty ? [] : [last])
  }
}
