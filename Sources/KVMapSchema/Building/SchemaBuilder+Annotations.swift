import KVMapSema

extension SchemaBuilder {
  /// A value with what is said about its property: its documentation, and the default where the document lacks it.
  func annotated(_ schema: Schema, _ property: Property) -> Schema {
    let schema = schema.described(property.documentation)
    guard side == .read, let value = property.defaultValue,
      let literal = literal(of: value, property.conversion)
    else { return schema }
    return schema.noted { $0.defaultValue = literal }
  }

  /// A default as the document would have it; `nil` where that takes a transformer.
  private func literal(of value: DefaultValue, _ conversion: Conversion) -> DefaultValue.Tree? {
    switch conversion {
    case .optional(let inner, _), .field(let inner): return value == .none ? .null : literal(of: value, inner)
    case .array(let element, _, _), .set(let element, _, _), .lazyArray(let element):
      guard case .elements(let values) = value else { return nil }
      let literals = values.compactMap { literal(of: $0, element) }
      return literals.count == values.count ? .array(literals) : nil
    case .dictionary(_, let content, _):
      guard case .entries(let entries) = value else { return nil }
      let members = entries.compactMap { entry -> DefaultValue.Tree.Member? in
        guard case .string(let key)? = entry.key.literal?.asText else { return nil }
        return literal(of: entry.value, content).map { .init(key: key, value: $0) }
      }
      return members.count == entries.count ? .object(members) : nil
    case .keyed: return value == .elements([]) ? .object([]) : nil
    case .entries: return value == .entries([]) ? .array([]) : nil
    case .enumeration:
      guard case .enumerationCase(let id, let index, let payload) = value, program[id].cases.indices.contains(index)
      else { return nil }
      return (payload ?? program[id].cases[index].written ?? program[id].cases[index].read.first)?.literal
    case .scalar: return literal(of: value)
    case .mapping, .generic:
      if case .emptyObject = value { return .object([]) }
      return nil
    case .parameter, .union, .foreign, .single, .jsonText, .pipeline, .alternatives: return nil
    }
  }

  private func literal(of value: DefaultValue) -> DefaultValue.Tree? {
    switch value {
    case .tree(let tree): return tree
    case .date(_, let text), .zoned(_, _, let text): return .string(text)
    case .day(let year, let month, let day):
      return .string("\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))")
    case .timeZone(let name), .locale(let name): return .string(name)
    case .bool, .integer, .floating, .decimal, .string, .character, .url, .uuid: return value.literal
    case .duration, .data, .none, .elements, .entries, .enumerationCase, .emptyObject, .swift, .unionCase: return nil
    }
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(count - digits.count, 0)) + digits
  }
}
