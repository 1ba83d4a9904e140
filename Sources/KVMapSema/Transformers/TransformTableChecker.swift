import KVMapSource
import KVMapSyntax

/// Checks the rows of a table: their types, and that each written value is read as the same value.
struct TransformTableChecker {
  private let head: TransformHead
  private let names: NameLookup
  private(set) var diagnostics: [Diagnostic] = []
  private var rows: [TransformTable.Row] = []
  private var otherwise: (value: DefaultValue, span: Span)?
  /// The row of each value and of each text.
  private var rowOfValue: [ExactValue: Int] = [:]
  private var writtenAt: [ExactValue: Span] = [:]
  private var readAt: [ExactValue: (row: Int, span: Span)] = [:]

  init(_ head: TransformHead, names: NameLookup) {
    self.head = head
    self.names = names
  }

  /// - Returns: `nil` when a row is wrong, which is then reported.
  mutating func table(_ syntax: [TableRowSyntax]) -> TransformTable? {
    for (type, place) in [(head.swiftType, head.syntax.swiftType), (head.documentType, head.syntax.documentType)] {
      guard type.hasTableLiteral else {
        diagnostics.append(
          SemaDiagnostics.noTable(of: names.text(of: type), head.name, at: place?.span ?? head.declaration.span))
        return nil
      }
    }
    for row in syntax { check(row) }
    if syntax.isEmpty { diagnostics.append(SemaDiagnostics.emptyTable(head.name, at: head.declaration.span)) }
    guard diagnostics.isEmpty else { return nil }
    return TransformTable(name: head.name, rows: rows, otherwise: otherwise?.value)
  }

  private mutating func check(_ row: TableRowSyntax) {
    guard let arrow = row.arrow?.arrow else { return }
    let value = literal(row.value, as: head.swiftType, isValue: true)
    switch row.target {
    case .none: break
    case .absent(let span): diagnostics.append(SemaDiagnostics.absenceWithoutTag(at: span))
    case .otherwise(let span):
      if arrow != .read { diagnostics.append(SemaDiagnostics.writtenElse(of: head.name, at: span)) }
      if let first = otherwise {
        diagnostics.append(SemaDiagnostics.secondElse(of: head.name, first: first.span, at: span))
      }
      if let value, otherwise == nil { otherwise = (value, span) }
    case .values(let targets):
      let literals = targets.map { literal($0, as: head.documentType, isValue: false) }
      guard let value else { return }
      let places = zip(literals, targets).compactMap { literal, target in literal.map { ($0, target.span) } }
      add(value, places, arrow, at: row.value.span)
    }
  }

  private mutating func add(
    _ value: DefaultValue, _ targets: [(value: DefaultValue, span: Span)], _ arrow: Arrow, at span: Span
  ) {
    let number = rowOfValue[ExactValue(value)] ?? rows.count
    if number == rows.count {
      rowOfValue[ExactValue(value)] = number
      rows.append(.init(value: value, read: [], written: nil))
    }
    if arrow != .read, let first = targets.first {
      if let other = writtenAt[ExactValue(value)] {
        diagnostics.append(SemaDiagnostics.repeatedRow(of: head.name, first: other, at: span))
      } else {
        writtenAt[ExactValue(value)] = span
        rows[number].written = first.value
      }
    }
    guard arrow != .write else { return }
    for target in targets {
      if let first = readAt[ExactValue(target.value)] {
        diagnostics.append(
          SemaDiagnostics.ambiguousRow(
            of: head.name, isSameValue: first.row == number, first: first.span, at: target.span))
      } else {
        readAt[ExactValue(target.value)] = (number, target.span)
        rows[number].read.append(target.value)
      }
    }
  }

  private mutating func literal(_ syntax: ValueSyntax, as type: ValueType, isValue: Bool) -> DefaultValue? {
    if case .missing = syntax { return nil }
    var checker = DefaultChecker(names: names)
    if let value = checker.check(syntax, as: type), checker.diagnostics.isEmpty { return value }
    diagnostics.append(
      SemaDiagnostics.rowOfAnotherType(names.text(of: type), isValue: isValue, of: head.name, at: syntax.span))
    return nil
  }
}

extension ValueType {
  /// Whether a row can contain literals of the type, and whether two of them can be compared.
  fileprivate var hasTableLiteral: Bool {
    switch self {
    case .scalar(let scalar): scalar != .coordinate && scalar != .value && scalar != .object
    case .optional(let wrapped): !wrapped.isOptional && wrapped.hasTableLiteral
    case .enumeration: true
    case .mapping, .generic, .parameter, .union, .foreign, .array, .set, .dictionary, .field, .lazyArray: false
    }
  }
}
