import KVMapSema

extension Schema {
  /// What satisfies all of several schemas.
  static func all(of schemas: [Schema]) -> Schema {
    schemas.reduce(.anything) { $0.intersection($1) }
  }

  /// The most alternatives that are multiplied out, so that the result stays readable.
  private static let mostAlternatives = 24

  /// What satisfies both, as one schema where that is possible.
  func intersection(_ other: Schema) -> Schema {
    if self == other { return self }
    switch (self, other) {
    case (.anything, let one), (let one, .anything): return one
    case (.nothing, _), (_, .nothing): return .nothing
    case (.noted(let notes, let inner), let one):
      var all = notes
      let (more, plain) = one.parts
      all.add(more)
      return inner.intersection(plain).carrying(all)
    case (let one, .noted(let notes, let inner)):
      return one.intersection(inner).carrying(notes)
    case (.anyOf(let left), .anyOf(let right)) where left.count * right.count > Self.mostAlternatives:
      return .allOf([self, other])
    // What was not multiplied out before is not now: each step would double it.
    case (.allOf(let parts), .anyOf) where parts.contains(where: \.isChoice):
      return Self.adding(other, toChoices: parts)
    case (.anyOf, .allOf(let parts)) where parts.contains(where: \.isChoice):
      return Self.adding(self, toChoices: parts)
    case (.anyOf(let parts), let one): return .any(of: parts.map { $0.intersection(one) })
    case (let one, .anyOf(let parts)): return .any(of: parts.map { one.intersection($0) })
    case (.allOf(let parts), .allOf(let more)): return .allOf(parts + more.filter { !parts.contains($0) })
    case (.allOf(let parts), let one), (let one, .allOf(let parts)): return Self.adding(one, to: parts)
    case (.values(let values), .not(.values(let refused))), (.not(.values(let refused)), .values(let values)):
      let kept = values.filter { !refused.contains($0) }
      return kept.isEmpty ? .nothing : .values(kept)
    case (.reference, _), (_, .reference), (.not, _), (_, .not): return .allOf([self, other])
    case (.values(let values), let one), (let one, .values(let values)):
      let kept = values.filter(one.mayHold)
      if kept.isEmpty { return .nothing }
      return one.isDecided(by: kept) ? .values(kept) : .allOf([.values(kept), one])
    case (.null, .null): return .null
    case (.bool, .bool): return .bool
    case (.number(let left), .number(let right)): return .number(left.intersection(right))
    case (.text(let left), .text(let right)):
      return left.intersection(right).map(Schema.text) ?? .allOf([self, other])
    case (.array(let left), .array(let right)): return .array(left.intersection(right))
    case (.object(let left), .object(let right)): return .object(left.intersection(right))
    case (.null, _), (.bool, _), (.number, _), (.text, _), (.array, _), (.object, _): return .nothing
    }
  }

  private static func adding(_ choice: Schema, toChoices parts: [Schema]) -> Schema {
    .allOf(parts.contains(choice) ? parts : parts + [choice])
  }

  private var isChoice: Bool { if case .anyOf = self { true } else { false } }

  /// Adds to the part with which it can be one.
  private static func adding(_ schema: Schema, to parts: [Schema]) -> Schema {
    if parts.contains(schema) { return .allOf(parts) }
    for (index, part) in parts.enumerated() {
      let both = part.intersection(schema)
      if case .allOf = both { continue }
      if both == .nothing { return .nothing }
      var all = parts
      all[index] = both
      return .allOf(all)
    }
    return .allOf(parts + [schema])
  }

  /// Whether the kind of the schema is that of a value; what it says beyond its kind is not looked at.
  private func mayHold(_ value: DefaultValue.Tree) -> Bool {
    switch self {
    case .anything, .reference, .allOf, .not: true
    case .nothing: false
    case .values(let values): values.contains(value)
    case .null: value == .null
    case .bool: if case .bool = value { true } else { false }
    case .number: if case .number = value { true } else { false }
    case .text: if case .string = value { true } else { false }
    case .array: if case .array = value { true } else { false }
    case .object: if case .object = value { true } else { false }
    case .anyOf(let parts): parts.contains { $0.mayHold(value) }
    case .noted(_, let schema): schema.mayHold(value)
    }
  }

  /// Whether values of its kind need not be looked at further.
  private func isDecided(by values: [DefaultValue.Tree]) -> Bool {
    switch self {
    case .anything, .values, .null, .bool: true
    case .number(let number): number == NumberSchema()
    case .text(let text): text == TextSchema()
    case .array(let array): array == ArraySchema()
    case .object(let object): object == ObjectSchema()
    case .noted(_, let schema): schema.isDecided(by: values)
    case .nothing, .reference, .anyOf, .allOf, .not: false
    }
  }
}

extension SchemaNotes {
  mutating func add(_ other: SchemaNotes) {
    description = description ?? other.description
    defaultValue = defaultValue ?? other.defaultValue
    tag = tag ?? other.tag
    for comment in other.comments where !comments.contains(comment) { comments.append(comment) }
  }
}

extension Schema {
  /// What satisfies both, where `nil` is no restriction.
  static func both(_ left: Schema?, _ right: Schema?) -> Schema? {
    guard let left, let right else { return left ?? right }
    return left.intersection(right)
  }
}
