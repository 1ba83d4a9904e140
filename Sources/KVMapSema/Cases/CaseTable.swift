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
    /// Whether the case takes a tag that is null or absent.
    var takesAbsence = false
    /// The line that defines what is written.
    var writtenAt: Span?
  }

  private(set) var entries: [Entry] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var positions: [String: Int] = [:]
  private var owners: [Value: (entry: Int, span: Span)] = [:]
  private var otherwise: Span?
  private var absence: (entry: Int, span: Span)?

  /// Whether a number or a Bool is the same as its text (`coercion lenient`).
  private let isLenient: Bool

  init(isLenient: Bool = false) { self.isLenient = isLenient }

  /// A value that is read; texts are compared by their bytes.
  private enum Value: Hashable {
    case text(DocumentKey)
    case other(DefaultValue)

    init(_ value: DefaultValue, isLenient: Bool) {
      switch value {
      case .string(let text): self = .text(DocumentKey(text))
      case .integer(let text) where isLenient: self = .text(DocumentKey(text))
      case .floating(let text) where isLenient: self = .text(DocumentKey(text))
      case .bool(let flag) where isLenient: self = .text(DocumentKey(String(flag)))
      case .bool, .integer, .floating, .decimal, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone,
        .locale, .data, .none, .elements, .entries, .tree, .enumerationCase, .unionCase, .emptyObject, .swift:
        self = .other(value)
      }
    }
  }

  /// What a line specifies for its case.
  enum Content {
    case values([(value: DefaultValue, span: Span)])
    /// A tag that is null or absent.
    case absent(Span)
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
    case .absent(let span):
      guard arrow != .write else { break }
      if let first = absence {
        reportSecond("nil", first.entry, first.span, by: index, at: span)
      } else {
        absence = (index, span)
        entries[index].takesAbsence = true
      }
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
      let key = Value(value, isLenient: isLenient)
      // One case may have a number and its text.
      if let owner = owners[key], owner.entry != index || entries[index].read.contains(value) {
        reportSecond(value.caseLiteral, owner.entry, owner.span, by: index, at: span)
        continue
      }
      owners[key] = owners[key] ?? (index, span)
      entries[index].read.append(value)
    }
  }

  private mutating func reportSecond(_ value: String, _ owner: Int, _ first: Span, by index: Int, at span: Span) {
    let other = entries[owner].syntax.name.text
    diagnostics.append(
      owner == index
        ? SemaDiagnostics.repeatedCaseValue(value, first: first, at: span)
        : SemaDiagnostics.ambiguousCases(value, other, entries[index].syntax.name.text, first: first, at: span))
  }
}
