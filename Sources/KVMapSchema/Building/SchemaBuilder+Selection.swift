import KVMapSema

/// Unions whose case is told by a key of the object, or by the shape of the value.
extension SchemaBuilder {
  /// `by key`: an object with one key.
  func byKey(_ context: UnionContext) -> Schema {
    var all: [Schema] = []
    var texts: [DefaultValue.Tree] = []
    for item in context.union.cases where side == .read || item.isWritten {
      let values = side == .read ? item.read : item.written.map { [$0] } ?? []
      guard !values.isEmpty else {
        // Without a key, the payload is everything. So is what no case takes.
        let payload = item.conversion.map { schema(of: $0, context.scope) } ?? .anything
        all.append(side == .read ? payload.intersection(.not(Self.anyKey(of: context))) : payload)
        continue
      }
      let payload = item.conversion.map { schema(of: $0, context.scope.standing(.alone)) }
      if payload == nil { texts += values.compactMap(\.literal) }
      // A bare text is all that is written of a case without payload, unless it is a member of a list.
      for value in values {
        guard case .string(let key)? = value.literal else { continue }
        all.append(.object(Self.only(key, payload ?? .anything)))
      }
    }
    if !texts.isEmpty { all.insert(.values(texts), at: 0) }
    return .any(of: all)
  }

  private static func only(_ key: String, _ schema: Schema) -> ObjectSchema {
    ObjectSchema(members: [.init(key: key, schema: schema, isRequired: true)], others: .nothing)
  }

  /// What some case may take by its key.
  private static func anyKey(of context: UnionContext) -> Schema {
    let keys = context.tags.compactMap { if case .string(let key) = $0 { key } else { nil } }
    let texts = context.union.cases.filter { $0.type == nil }.flatMap(\.read).compactMap(\.literal)
    return .any(
      of: (texts.isEmpty ? [] : [.values(texts)]) + keys.map { ObjectSchema.with($0, .anything) })
  }

  // MARK: By the shape

  /// The first case that can be read, unless an earlier one commits to the value.
  func firstThatFits(_ context: UnionContext) -> Schema {
    var all: [Schema] = []
    var earlier: [Schema] = []
    let lenient = context.union.coercion == .lenient
    for item in context.union.cases.filter({ !$0.isElse }) + context.union.cases.filter(\.isElse) {
      let payload = item.conversion.map { schema(of: $0, context.scope) } ?? .anything
      var fitting = payload
      let holds = Schema.all(of: item.conditions.map { self.schema(of: $0, isLenient: lenient) })
      if !item.conditions.isEmpty { fitting = holds.intersection(payload) }
      for other in earlier { fitting = fitting.excluding(other) }
      all.append(fitting)
      guard !item.conditions.isEmpty else { continue }
      earlier.append(.all(of: item.conditions.map { self.schema(of: $0, isLenient: lenient, isWide: true) }))
    }
    return .any(of: all)
  }

  /// A value for which a condition holds.
  ///
  /// - Parameter isWide: Whether the result is to hold at least as often as the condition, rather than at most.
  private func schema(of condition: CaseCondition, isLenient: Bool, isWide: Bool = false) -> Schema {
    let content: Schema
    switch condition.test {
    case .presence: content = .anything
    case .equality(let value):
      let literal = value.literal ?? .null
      // As text, more is equal.
      content = isLenient && isWide != condition.isNegated ? .anything : .values([literal])
    case .kind(let kind): content = Self.schema(of: kind)
    }
    let place = nest(content, at: condition.path.steps[...], isRequired: true)
    return condition.isNegated ? .not(place) : place
  }

  private static func schema(of kind: CaseCondition.Kind) -> Schema {
    switch kind {
    case .null: .null
    case .number: .number(NumberSchema())
    case .string: .text(TextSchema())
    case .bool: .bool
    case .array: .array(ArraySchema())
    case .object: .object(ObjectSchema())
    }
  }
}

extension Schema {
  /// The same without what satisfies another schema.
  func excluding(_ other: Schema) -> Schema {
    if case .not(let inner) = other { return intersection(inner) }
    // They have nothing in common anyway.
    if intersection(other) == .nothing { return self }
    return intersection(.not(other))
  }
}
