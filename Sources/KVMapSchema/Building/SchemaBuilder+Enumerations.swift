import KVMapSema

extension SchemaBuilder {
  func enumeration(_ id: EnumerationID, _ coercion: Coercion) -> Schema {
    let enumeration = program[id]
    let coercion = side == .read ? coercion : .strict
    return define(
      .enumeration(id, coercion), named: enumeration.name + (coercion == .lenient ? ".lenient" : "")
    ) {
      var cases = cases(of: enumeration)
      if coercion == .lenient {
        if enumeration.raw != .string {
          let texts = enumeration.cases.flatMap(\.read).compactMap(\.literal).map(\.asText)
          cases = .any(of: [cases, .values(texts)])
        }
        cases = .any(of: [cases, Self.onlyElement(cases)])
      }
      return cases.described(enumeration.documentation)
    }
  }

  private func cases(of enumeration: Enumeration) -> Schema {
    let hasDocumentation = enumeration.cases.contains { !$0.documentation.isEmpty }
    var all: [Schema] = []
    for item in enumeration.cases {
      if item.isElse {
        if side == .read || item.hasPayload { all.append(scalar(enumeration.raw, .strict)) }
        continue
      }
      let values = side == .read ? item.read : item.written.map { [$0] } ?? []
      guard !values.isEmpty else { continue }
      let schema = Schema.values(values.compactMap(\.literal))
      // Values with texts of their own are not joined to one list.
      all.append(hasDocumentation ? schema.described(item.documentation) : schema)
    }
    return .any(of: all)
  }

  /// The keys of a dictionary whose keys are cases; `nil` if every text is one. Two texts of a case would be the same
  /// key twice, so one of them is described.
  func enumerationKeys(_ id: EnumerationID) -> Schema? {
    let enumeration = program[id]
    guard side == .read else { return nil }
    if enumeration.cases.contains(where: \.isElse), enumeration.raw == .string { return nil }
    return .values(enumeration.cases.compactMap { ($0.written ?? $0.read.first)?.literal?.asText })
  }
}

extension DefaultValue {
  /// A text, a number or a Bool as a value of a document; `nil` for others.
  var literal: Tree? {
    switch self {
    case .bool(let flag): .bool(flag)
    case .integer(let digits), .floating(let digits), .decimal(let digits): .number(digits)
    case .string(let text), .url(let text), .uuid(let text): .string(text)
    case .character(let character): .string(String(character))
    case .date, .day, .duration, .zoned, .timeZone, .locale, .data, .none, .elements, .entries, .tree,
      .enumerationCase, .emptyObject, .swift, .unionCase:
      nil
    }
  }
}

extension DefaultValue.Tree {
  /// A number or a Bool as its text.
  var asText: DefaultValue.Tree {
    switch self {
    case .number(let digits): .string(digits)
    case .bool(let flag): .string(flag ? "true" : "false")
    case .null, .string, .array, .object: self
    }
  }
}
