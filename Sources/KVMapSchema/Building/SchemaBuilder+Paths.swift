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
    var all = Schema.anything
    for (selector, schema, isRequired) in selections {
      let match = match(selector)
      // Leniently, more elements match than a schema says.
      let one = selector.isLenient ? schema : Schema.any(of: [.not(match), match.intersection(schema)])
      if schema != .anything { all = all.intersection(one) }
      if isRequired { array.contained.append(match.intersection(schema)) }
    }
    if all != .anything { array.others = all }
    return .array(array)
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
