import KVMapSema
import KVMapSyntax

extension NamesInSight {
  /// The value of a type that is nearest to none; `nil` for types that have no such literal.
  func plainLiteral(of type: TypeSyntax) -> String? {
    switch type {
    case .optional, .missing: return nil
    case .array: return "[]"
    case .dictionary: return "[:]"
    case .named(let name, _, _):
      if name.text == BuiltInType.set { return "[]" }
      if case .enumeration(let item)? = item(named: name.text) {
        return item.cases.first { $0.payload == nil }.map { ".\($0.name.text)" }
      }
      guard let scalar = Scalar(rawValue: name.text) else { return nil }
      switch scalar {
      case .bool: return "false"
      case .string: return "\"\""
      case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double, .decimal:
        return "0"
      case .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data, .coordinate, .value,
        .object:
        return nil
      }
    }
  }
}
