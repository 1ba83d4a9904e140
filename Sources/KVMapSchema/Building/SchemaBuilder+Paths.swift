import KVMapSema

/// Values at a path of another value.
extension SchemaBuilder {
  /// What encloses a value at a path.
  ///
  /// - Parameter isRequired: Whether the value has to be there. Otherwise each part of the path may be missing.
  func nest(_ schema: Schema, at path: ArraySlice<DocumentPath.Step>, isRequired: Bool) -> Schema {
    guard let step = path.first else { return schema }
    let inner = nest(schema, at: path.dropFirst(), isRequired: isRequired)
    switch step {
    case .key(let key): return ObjectSchema.with(key, inner, isRequired: isRequired)
    case .index(let index) where index >= 0:
      let before = [Schema](repeating: .anything, count: index)
      return .array(ArraySchema(first: before + [inner], minimumCount: isRequired ? index + 1 : nil))
    // Any element may be the last.
    case .index(let index):
      return .array(ArraySchema(others: inner, minimumCount: isRequired ? Int(index.magnitude) : nil))
    case .every: return .array(ArraySchema(others: inner))
    case .selected(let selector): return selected([(selector, inner, isRequired)])
    }
  }

  /// An array of which elements are selected by their values.
  func selected(_ selections: [(selector: ElementSelector, schema: Schema, isRequired: Bool)]) -> Schema {
    var array = ArraySchema()
    for (selector, schema, isRequired) in selections where isRequired {
      array.contained.append(match(selector).intersection(schema))
    }
    let limited = selections.filter { $0.schema != .anything }.map { ($0.selector, $0.schema) }
    let all = Self.fitAtMostOne(of: limited.map(\.0)) ? oneOf(limited) : eachOf(limited)
    if all != .anything { array.others = all }
    return .array(array)
  }

  /// An element that at most one selector fits: what that one demands, or one that none of them fits.
  private func oneOf(_ selections: [(ElementSelector, Schema)]) -> Schema {
    let matches = selections.map { match($0.0) }
    return .any(
      of: [.all(of: matches.map(Schema.not))] + zip(matches, selections).map { $0.intersection($1.1) })
  }

  private func eachOf(_ selections: [(ElementSelector, Schema)]) -> Schema {
    .all(
      of: selections.map { selector, schema in
        // Leniently, more elements match than a schema says.
        if selector.isLenient { return schema }
        let match = match(selector)
        return .any(of: [.not(match), match.intersection(schema)])
      })
  }

  /// Whether all ask for different values of one key.
  private static func fitAtMostOne(of selectors: [ElementSelector]) -> Bool {
    guard selectors.count > 1, let first = selectors.first, !selectors.contains(where: \.isLenient) else {
      return false
    }
    return first.conditions.contains { condition in
      let values = selectors.compactMap { $0.conditions.first { $0.path == condition.path }?.value.literal }
      return values.count == selectors.count && Set(values.map(\.withEqualNumbers)).count == values.count
    }
  }

  /// An element that a selector fits.
  func match(_ selector: ElementSelector) -> Schema {
    Schema.all(
      of: selector.conditions.map { condition in
        nest(.values([condition.value.literal ?? .null]), at: condition.path.steps[...], isRequired: true)
      })
  }

  /// A value with another one at a path of it that the reader looks at beforehand: the tag of a union. A key that
  /// the value itself does not name is not one of its other keys.
  func tagged(
    _ schema: Schema, at path: [DocumentPath.Step], with tag: Schema, isRequired: Bool = true
  ) -> Schema {
    guard case .key(let key)? = path.first else { return schema }
    let content = nest(tag, at: path.dropFirst(), isRequired: isRequired)
    switch schema {
    case .object(var object):
      if let index = object.members.firstIndex(where: { $0.key.utf8.elementsEqual(key.utf8) }) {
        object.members[index].schema = content.intersection(object.members[index].schema)
        object.members[index].isRequired = isRequired || object.members[index].isRequired
      } else {
        object.members.insert(.init(key: key, schema: content, isRequired: isRequired), at: 0)
        if let keys = object.keys { object.keys = .any(of: [.values([.string(key)]), keys]) }
      }
      return .object(object)
    case .anyOf(let parts): return .any(of: parts.map { tagged($0, at: path, with: tag, isRequired: isRequired) })
    case .allOf(var parts):
      // The tag is said once, where the keys of the object are.
      let index = parts.firstIndex { if case .object = $0 { true } else { false } } ?? 0
      parts[index] = tagged(parts[index], at: path, with: tag, isRequired: isRequired)
      return .allOf(parts)
    case .noted(let notes, let inner):
      let inner = tagged(inner, at: path, with: tag, isRequired: isRequired)
      return inner.carrying(notes)
    case .nothing, .null, .bool, .number, .text, .array: return .nothing
    case .anything, .reference, .values, .not:
      return schema.intersection(ObjectSchema.with(key, content, isRequired: isRequired))
    }
  }
}

extension DefaultValue.Tree {
  /// The same where `1` and `1.0` are one text.
  fileprivate var withEqualNumbers: DefaultValue.Tree {
    if case .number(let text) = self, let number = Double(text) { .number("\(number)") } else { self }
  }
}
