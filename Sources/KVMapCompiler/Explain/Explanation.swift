import KVMapSema
import KVMapSyntax

/// The explanation of a keyword, a type, a transformer, a diagnostic or a change.
package struct Explanation: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case language = "words of the language"
    case type = "types"
    case transformer = "transformers"
    case diagnostic = "diagnostics"
    case change = "changes of mappings"
  }

  package let kind: Kind
  package let word: String
  /// A single line; empty for keywords and types, whose names are self-explanatory.
  package let summary: String
  /// Markdown.
  package let text: String

  /// All explanations, ordered by kind.
  package static let all: [Explanation] = language + types + transformers + diagnostics + changes

  private static let byWord = Dictionary(grouping: all, by: \.word)

  /// The explanations of a word; if there are none, those of words that differ only in case. That of a transformer
  /// comes first: it is about the word alone.
  package static func explanations(of word: String) -> [Explanation] {
    let found = byWord[word] ?? all.filter { $0.word.lowercased() == word.lowercased() }
    return found.filter { $0.kind == .transformer } + found.filter { $0.kind != .transformer }
  }

  /// The explanation of exactly this word.
  package static func explanation(of word: String, where isMeant: (Kind) -> Bool) -> Explanation? {
    byWord[word]?.first { isMeant($0.kind) }
  }

  // MARK: - Explanations of each kind

  private static let language: [Explanation] =
    (Keyword.allCases.flatMap { word in word.sections.map { (word.rawValue, $0) } }
    + KeyStyle.allCases.map { ($0.rawValue, "Keys") } + marks)
    .compactMap { word, title in
      ReferenceSection.find(.language, title).map {
        Explanation(kind: .language, word: word, summary: "", text: $0.text)
      }
    }

  /// Words that begin with a special character, and the type of parameters that only a transform has.
  private static let marks =
    LanguageWords.attributes.map { ("@" + $0, "Attributes") } + [
      ("$key", "Elements and their keys"), ("$index", "Elements and their keys"),
      ("$parent", "Enclosing objects and context"), ("$root", "Enclosing objects and context"),
      ("$context", "Enclosing objects and context"), ("$members", "Members in order"), ("$text", "Sources"),
      ("Key", "An inline mapping"),
    ]

  private static let types: [Explanation] =
    (Scalar.allCases.map { ($0.rawValue, $0.row) } + [(BuiltInType.set, "Set<T>")]).compactMap { name, row in
      typeText(name, row: row).map { Explanation(kind: .type, word: name, summary: "", text: $0) }
    }
    + [ReferenceSection.find(.language, "Field")].compactMap(\.self).map {
      Explanation(kind: .type, word: BuiltInType.field, summary: "", text: $0.text)
    }

  /// The type's row of the table of types with the table's header, and the text that follows the table.
  private static func typeText(_ name: String, row: String) -> String? {
    guard let section = ReferenceSection.find(.language, "Types") else { return nil }
    let lines = section.text.split(separator: "\n", omittingEmptySubsequences: false)
    let table = lines.filter { $0.hasPrefix("|") }
    guard let own = table.first(where: { $0.hasPrefix("| `\(row)`") }) else { return nil }
    let rest = lines.drop { !$0.hasPrefix("|") }.drop { $0.hasPrefix("|") }.dropFirst()
    let names = Scalar.allCases.map(\.rawValue).filter { $0 != name }
    // A paragraph that names types is about these, any other about all of them.
    let paragraphs = rest.split(separator: "", omittingEmptySubsequences: false).filter { paragraph in
      let text = paragraph.joined(separator: "\n")
      return text.contains("`\(name)`") || !names.contains { text.contains("`\($0)`") }
    }
    return (["## \(name)", ""] + table.prefix(2) + [own] + paragraphs.flatMap { [""] + $0 }).joined(separator: "\n")
  }

  private static let transformers: [Explanation] = TransformerCatalogue.rows.compactMap { row in
    ReferenceSection.find(.transformers, row.name).map {
      Explanation(kind: .transformer, word: row.name, summary: row.summary, text: $0.text)
    }
  }

  private static let diagnostics: [Explanation] = DiagnosticPage.all.map {
    Explanation(kind: .diagnostic, word: $0.id, summary: $0.summary, text: $0.text)
  }

  private static let changes: [Explanation] = ChangePage.all.map {
    Explanation(kind: .change, word: $0.id, summary: $0.summary, text: $0.text)
  }
}

extension Scalar {
  /// The first name in the type's row of the table of types.
  fileprivate var row: String {
    switch self {
    case .string, .character, .decimal, .bool, .date, .data, .value, .object, .coordinate: rawValue
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64: "Int"
    case .double, .float: "Double"
    case .url, .uuid: "URL"
    case .day, .duration, .zoned: rawValue
    case .timeZone, .locale: "TimeZone"
    }
  }
}
