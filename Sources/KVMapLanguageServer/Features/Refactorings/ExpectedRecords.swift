import KVMapSema
import KVMapSource
import KVMapSyntax

/// The records in the expectations of tests, as far as they name certain properties.
struct ExpectedRecords {
  struct Record {
    var file: FileID
    /// Those that name one of the properties.
    var fields: [(name: NameSyntax, value: ValueSyntax)]

    /// The value of an optional object that is made of the properties, where no field says that it is there.
    ///
    /// - Parameter count: The number of the properties.
    func valueOfAbsent(of count: Int) -> String? {
      if fields.allSatisfy({ if case .any = $0.value { true } else { false } }) { return "_" }
      return fields.count == count && fields.allSatisfy(\.value.isNone) ? "nil" : nil
    }
  }

  /// The records are in the order of their files.
  private(set) var found: [Record] = []
  private let places: Set<Span>

  init(naming symbols: Set<SymbolID>, _ index: SymbolIndex, in workspace: Workspace) {
    places = Set(index.uses(of: symbols).filter { $0.role == .names }.map(\.span))
    guard !places.isEmpty else { return }
    for file in workspace.activeFiles {
      for case .test(let test) in file.parsed.tree.flatItems {
        for case .expect(let value) in test.steps { collect(value, file.id) }
      }
    }
  }

  /// Recursion is as deep as the value, which the parser limits.
  private mutating func collect(_ value: ValueSyntax, _ file: FileID) {
    switch value {
    case .record(let fields, _):
      let named = fields.filter { places.contains($0.name.span) }
      if !named.isEmpty { found.append(Record(file: file, fields: named)) }
      for field in fields { collect(field.value, file) }
    case .array(let values, _): for value in values { collect(value, file) }
    case .dictionary(let entries, _): for entry in entries { collect(entry.value, file) }
    case .enumCase(_, let payload?, _): collect(payload, file)
    case .string, .number, .bool, .none, .enumCase, .variable, .any, .swift, .missing: break
    }
  }
}

extension ValueSyntax { fileprivate var isNone: Bool { if case .none = self { true } else { false } } }

extension Refactorings {
  /// `street = "x", city = "y"` → `address = { street = "x", city = "y" }`
  ///
  /// - Parameters:
  ///   - isOptional: Whether there is no new object where all of its properties are absent. Then
  ///     `street = nil, city = nil` → `address = nil`.
  ///   - newName: The name in the new record, by the old one.
  func nesting(_ symbols: Set<SymbolID>, in name: String, isOptional: Bool, _ newName: (String) -> String)
    -> [Replacement]
  {
    let records = ExpectedRecords(naming: symbols, result.analysis.model.symbols, in: workspace).found
    return records.flatMap { record -> [Replacement] in
      guard let file = workspace[record.file], let first = record.fields.first else { return [] }
      let view = FileView(file, unit: view.unit)
      let texts = record.fields.map { newName($0.name.text) + " = " + view.text($0.value.span) }
      let value = isOptional ? record.valueOfAbsent(of: symbols.count) : nil
      let nested = Replacement(
        span: first.name.span.joined(with: first.value.span),
        text: "\(name) = \(value ?? "{ \(texts.joined(separator: ", ")) }")")
      let removed = record.fields.dropFirst().map { field in
        Replacement(span: view.wholeLines(of: view.lines(of: field.name.span.joined(with: field.value.span))), text: "")
      }
      return [nested] + removed
    }
  }

  /// The opposite.
  ///
  /// - Returns: `nil` if an expectation says something else of the property than its fields.
  func flattening(_ symbol: SymbolID) -> [Replacement]? {
    var replacements: [Replacement] = []
    for record in ExpectedRecords(naming: [symbol], result.analysis.model.symbols, in: workspace).found {
      guard let file = workspace[record.file] else { return nil }
      let view = FileView(file, unit: view.unit)
      for field in record.fields {
        guard case .record(let inner, _) = field.value, let first = inner.first, let last = inner.last else {
          return nil
        }
        let texts = view.text(first.name.span.start, last.value.span.end)
        replacements.append(Replacement(span: field.name.span.joined(with: field.value.span), text: texts))
      }
    }
    return replacements
  }
}
