import Foundation
@_spi(Generated) package import KVMap
import KVMapText

/// Converts the intermediate form to the values that Foundation's parsers return: `[String: Any]` and its contents.
///
/// Numbers are the first of `Int`, `UInt64`, `Double` and `Decimal` that holds all their digits; null is `NSNull`.
package struct DictionaryParser {
  private var scanner: IntermediateScanner
  private var shapes = DictionaryShapes()
  /// The keys and values of the dictionaries, and the elements of the arrays, that are not complete, the outermost
  /// first: so each is made with its final size.
  private var keys: [DictionaryShapes.Key] = []
  private var values: [Any] = []

  /// - Throws: A `mismatch` for a document that is not an object.
  package static func dictionary(of notation: [UInt8]) throws(MappingError) -> [String: Any] {
    let result: Result<[String: Any], MappingError> = notation.withUnsafeBufferPointer { bytes in
      guard let dictionary = value(of: bytes) as? [String: Any] else {
        let failure = IntermediateWritingFailure(
          .mismatch, at: 0, expected: "an object, of which a dictionary can be made", found: "another value")
        return .failure(MappingError(failure, in: bytes))
      }
      return .success(dictionary)
    }
    return try result.get()
  }

  /// - Parameter notation: The output of `JSONWriter` for a property list.
  static func value(of notation: UTF8Bytes) -> Any {
    var parser = DictionaryParser(scanner: IntermediateScanner(notation))
    return parser.value(parser.scanner.next())
  }

  // The recursion is as deep as the written value, whose writer has recursed as well.
  private mutating func value(_ part: IntermediateScanner.Part) -> Any {
    switch part {
    case .openObject: return members()
    case .openArray: return elements()
    case .string(let raw): return scanner.withText(raw) { String(decoding: $0, as: UTF8.self) }
    case .number(let digits): return Self.number(digits)
    case .bool(let value): return value
    case .token(let token): return Self.value(of: token)
    case .null, .closeObject, .closeArray, .key, .end: return NSNull()
    }
  }

  private mutating func members() -> [String: Any] {
    let firstKey = keys.count
    let firstValue = values.count
    while case .key(let raw) = scanner.next() {
      keys.append(shapes.key(raw, of: scanner))
      values.append(value(scanner.next()))
    }
    let members = shapes.dictionary(keys[firstKey...], values[firstValue...])
    keys.removeLast(keys.count - firstKey)
    values.removeLast(values.count - firstValue)
    return members
  }

  private mutating func elements() -> [Any] {
    let first = values.count
    while true {
      let part = scanner.next()
      switch part {
      case .closeArray, .end:
        let elements = Array(values[first...])
        values.removeLast(values.count - first)
        return elements
      case .openObject, .openArray, .closeObject, .key, .string, .token, .number, .bool, .null:
        values.append(value(part))
      }
    }
  }

  private static func number(_ digits: UTF8Bytes) -> Any {
    let isInteger = digits.allSatisfy { $0 == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    if isInteger {
      if case .value(let value) = IntegerText.parse(digits, as: Int.self) { return value }
      if case .value(let value) = IntegerText.parse(digits, as: UInt64.self) { return value }
    }
    let text = String(decoding: digits, as: UTF8.self)
    let double = FloatText.double(digits).value
    if let double, KVMap.JSONNumber(double) == KVMap.JSONNumber(text) { return double }
    return KVMap.JSONNumber(text)?.decimalValue ?? double ?? text
  }

  private static func value(of token: IntermediateToken) -> Any {
    switch token.kind {
    case .date: Date(timeIntervalSinceReferenceDate: FloatText.double(token.text).value ?? 0)
    case .data: Data(Base64Text.decoded(token.text) ?? [])
    // The writer writes no others.
    case .uid, .set, .foreign: NSNull()
    }
  }
}
