import KVMapSema
import KVMapSource

/// Arrays that are read as a dictionary: `pairs`, `entries` and `keyed(by:)`.
extension ValueReading {
  mutating func entries(
    _ notation: EntryNotation, _ key: Conversion, _ content: Conversion, _ type: ValueType, isLossy: Bool,
    _ property: String
  ) -> [String] {
    let value = expression(content, type.dictionaryValue, property: property)
    let name = expression(key, type.dictionaryKey, property: property)
    var arguments = [form(notation)]
    if duplicates != .error { arguments.append("duplicates: .\(duplicates.rawValue)") }
    if unknown != .ignore, case .pairs = notation { arguments.append("unknown: .\(unknown.rawValue)") }
    if isLossy { arguments.append("isLossy: true") }
    if case .optional = content, case .pairs = notation { arguments.append("absent: .some(nil)") }
    return lines(
      calling: "entries",
      arguments + ["key: \(closure(name, type.dictionaryKey))", "value: \(closure(value, type.dictionaryValue))"])
  }

  private func form(_ notation: EntryNotation) -> String {
    switch notation {
    case .pairs(let key, let value): ".pairs(\(SwiftLiteral.string(key)), \(SwiftLiteral.string(value)))"
    case .arrays: ".arrays"
    case .keyed(let key): ".keyed(by: \(SwiftLiteral.string(key)))"
    }
  }
}

extension Conversion {
  /// The conversion of the elements of an object that is read as an array.
  var elementOfKeyed: Conversion {
    if case .keyed(let element, _, _) = self { element } else { self }
  }
}
