#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
@_spi(Generated) import KVMap

/// The initial value of an attribute, as written in a `.kvmap` file.
enum CoreDataDefaultValue {
  enum Failure: Error {
    /// The model's default, which is not a value of the type.
    case wrong(String)
  }

  /// - Returns: `nil` if the model has none.
  static func text(of attribute: CoreDataAttribute, _ type: CoreDataAttributeType) throws(Failure) -> String? {
    if type == .date {
      guard let date = attribute.defaultDate else { return nil }
      guard let text = try? date.jsonString() else { throw .wrong("\(date)") }
      return text
    }
    guard let text = attribute.defaultValue else { return nil }
    guard let literal = literal(of: text, type) else { throw .wrong(text) }
    return literal
  }

  private static func literal(of text: String, _ type: CoreDataAttributeType) -> String? {
    switch type {
    case .integer16: Int16(text).map(String.init)
    case .integer32: Int32(text).map(String.init)
    case .integer64: Int64(text).map(String.init)
    case .double: number(text, Double.self)
    case .float: number(text, Float.self)
    // Digit by digit: it has more of them than a Double.
    case .decimal: JSONNumber(text)?.text
    case .boolean: bool(text)
    case .string: MappingText.literal(text)
    case .uuid: UUID(uuidString: text).map { MappingText.literal($0.uuidString) }
    case .uri: MappingText.literal(text)
    case .date, .binary, .transformable: nil
    }
  }

  private static func number<Number: BinaryFloatingPoint & LosslessStringConvertible>(
    _ text: String, _: Number.Type
  ) -> String? {
    guard let number = Number(text), number.isFinite else { return nil }
    return number.description
  }

  private static func bool(_ text: String) -> String? {
    switch text.uppercased() {
    case "YES", "TRUE", "1": "true"
    case "NO", "FALSE", "0": "false"
    default: nil
    }
  }

}
