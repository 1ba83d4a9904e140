/// What problems report as the origin of a value, in the text of a table of keys. `RuleText` reads it after a failure.
///
///     text   = [ head ] *( LF rule )         ; types of the runtime itself have no declaration
///     head   = type TAB file TAB line [ "!" ]
///     rule   = [ property ] TAB place TAB path [ TAB file ]
///     place  = [ "+" / "-" ] 1*DIGIT [ "!" ]
///
/// A line with a sign is relative to that of the declaration: a line that is inserted before a declaration then changes
/// one line of its table and not all of them. `!` marks a rule whose value problems must not show, and a declaration if
/// they must not show keys that no rule names. The rule of a mixin or a base class may be in another file. Files have
/// the escape sequences of JSON.
package struct RuleLines {
  package struct Head: Equatable, Sendable {
    package var type: String
    package var file: String
    package var line: Int
    /// Whether keys that no rule names are part of a value that problems must not show.
    package var hidesOtherKeys: Bool

    package init(type: String, file: String, line: Int, hidesOtherKeys: Bool = false) {
      (self.type, self.file, self.line, self.hidesOtherKeys) = (type, file, line, hidesOtherKeys)
    }

    package var text: String { "\(type)\t\(EscapedText.contents(file))\t\(line)\(hidesOtherKeys ? "!" : "")" }
  }

  package struct Rule: Equatable, Sendable {
    /// `nil` for a key that no property uses.
    package var property: String?
    package var line: Int
    package var isSensitive: Bool
    /// The path that the rule reads, from the object of its mapping.
    package var path: String
    /// If it is not that of the declaration.
    package var file: String?

    package init(property: String?, line: Int, isSensitive: Bool = false, path: String, file: String? = nil) {
      (self.property, self.line, self.isSensitive) = (property, line, isSensitive)
      (self.path, self.file) = (path, file)
    }

    /// - Parameter head: That of the declaration.
    package func text(after head: Head?) -> String {
      let distance = line - (head?.line ?? 0)
      let place = file == nil ? (distance < 0 ? "\(distance)" : "+\(distance)") : "\(line)"
      let origin = "\(property ?? "")\t\(place)\(isSensitive ? "!" : "")\t\(path)"
      return origin + (file.map { "\t" + EscapedText.contents($0) } ?? "")
    }
  }

  package var head: Head?
  package var rules: [Rule]

  package init(head: Head?, rules: [Rule]) { (self.head, self.rules) = (head, rules) }

  package var lines: [String] { [head?.text ?? ""] + rules.map { $0.text(after: head) } }

  package var text: String { lines.joined(separator: "\n") }
}
