import KVMapSource
import KVMapSyntax

/// The lines of one enum, union or family, grouped by case: several lines with one name form one case, and at most one
/// of them is written (A104 of the language's decisions).
struct CaseTable {
  struct Entry {
    var syntax: CaseSyntax
    var read: [DefaultValue] = []
    var written: DefaultValue?
    var isElse = false
    /// The line that defines what is written.
    var writtenAt: Span?
  }

  private(set) var entries: [Entry] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var positions: [String: Int] = [:]
  private var owners: [Value: (entry: Int, span: Span)] = [:]
  private var otherwise: Span?

  /// A value that is read; texts are compared by their bytes.
  private enum Value: Hashable {
    case text(DocumentKey)
    case other(DefaultValue)

    init(_ value: DefaultValue) {
      if case .string(let text) = value { self = .text(DocumentKey(text)) } else { self = .other(value) }
    }
  }

  /// What a line specifies for its case.
  enum Content {
    case values([(value: DefaultValue, span: Span)])
    case otherwise(Span)
  }

  /// Adds a line.
  ///
  /// - Returns: The entry that the line belongs to, and whether the entry is new; `nil` for a second line that writes.
  mutating func add(_ syntax: CaseSyntax, _ content: Content) -> (entry: Int, isNew: Bool)? {
    let arrow = syntax.arrow?.arrow ?? .both
    let isNew = positions[syntax.name.text] == nil
    let index = positions[syntax.name.text] ?? entries.count
    if isNew {
      entries.append(Entry(syntax: syntax))
      positions[syntax.name.text] = index
    }
    if arrow != .read {
      if let first = entries[index].writtenAt {
        diagnostics.append(SemaDiagnostics.duplicateCase(syntax.name.text, first: first, at: syntax.name.span))
        return nil
      }
      entries[index].writtenAt = syntax.name.span
    }
    switch content {
    case .values(let values):
      if arrow != .read { entries[index].written = values.first?.value }
      if arrow != .write { read(values, by: index) }
    case .otherwise(let span):
      if let first = otherwise {
        diagnostics.append(SemaDiagnostics.secondElse(first: first, at: span))
      }
      otherwise = otherwise ?? span
      entries[index].isElse = true
    }
    return (index, isNew)
  }

  private mutating func read(_ values: [(value: DefaultValue, span: Span)], by index: Int) {
    for (value, span) in values {
      if let owner = owners[Value(value)] {
        let other = entries[owner.entry].syntax.name.text
        diagnostics.append(
          owner.entry == index
            ? SemaDiagnostics.repeatedCaseValue(value.caseText, first: owner.span, at: span)
            : SemaDiagnostics.ambiguousCases(
              value.caseText, other, entries[index].syntax.name.text, first: owner.span, at: span))
        continue
      }
      owners[Value(value)] = (index, span)
      entries[index].read.append(value)
    }
  }
}

extension DefaultValue {
  /// The value of a case, as it is written in a file.
  var caseText: String {
    switch self {
    case .string(let text): "\"\(text)\""
    case .integer(let text), .floating(let text): text
    case .bool(let flag): String(flag)
    case .decimal, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data, .none, .elements,
      .entries, .tree, .enumerationCase, .unionCase:
      "?"
    }
  }
}
