import Foundation
@_spi(Generated) package import KVMap
import KVMapText

/// Converts the intermediate form to the values that Foundation's parsers return: `[String: Any]` and its contents.
///
/// Numbers are the first of `Int`, `UInt64`, `Double` and `Decimal` that holds all their digits; null is `NSNull`.
package struct DictionaryParser: ~Copyable {
  private var scanner: IntermediateScanner
  private var shapes = DictionaryShapes()
  /// The keys of the dictionaries that are not complete and are of no expected shape, the outermost first.
  private var keys: [DictionaryShapes.Key] = []
  /// The values of the dictionaries, and the elements of the arrays, that are not complete: so each is made with its
  /// final size.
  private var values = GrowingStack<Any>(capacity: 32)

  private init(_ notation: UTF8Bytes) { scanner = IntermediateScanner(notation) }

  /// - Throws: A `mismatch` for a document that is not an object; a `duplicateKey` for keys that are two texts in a
  ///   document, and one in Swift.
  package static func dictionary(of notation: [UInt8]) throws(MappingError) -> [String: Any] {
    let result: Result<[String: Any], MappingError> = notation.withUnsafeBufferPointer { bytes in
      var parser = DictionaryParser(bytes)
      guard let dictionary = parser.value(parser.scanner.next(), under: nil) as? [String: Any] else {
        let failure = IntermediateWritingFailure(
          .mismatch, at: 0, expected: "an object, of which a dictionary can be made", found: "another value")
        return .failure(MappingError(failure, in: bytes))
      }
      if parser.shapes.hasEqualKeys, let failure = equalKeys(in: bytes) {
        return .failure(MappingError(failure, in: bytes))
      }
      return .success(dictionary)
    }
    return try result.get()
  }

  /// The first key that is the same text as an earlier one of its object, in another normalization.
  private static func equalKeys(in notation: UTF8Bytes) -> IntermediateWritingFailure? {
    var scanner = IntermediateScanner(notation)
    // By text, for each open object; arrays have none.
    var open: [[String: [UInt8]]] = []
    while true {
      switch scanner.next() {
      case .openObject, .openArray: open.append([:])
      case .closeObject, .closeArray: open.removeLast(open.isEmpty ? 0 : 1)
      case .key(let raw):
        let text = scanner.withText(raw) { String(decoding: $0, as: UTF8.self) }
        let earlier = open.isEmpty ? nil : open[open.count - 1].updateValue(Array(raw), forKey: text)
        if let earlier, !earlier.elementsEqual(raw) {
          return IntermediateWritingFailure(
            .duplicateKey, at: scanner.offset, expected: "each key once",
            found: "the key \(Array(text.utf8).withUnsafeBufferPointer { $0.quotedText }) in another normalization")
        }
      case .string, .number, .bool, .token, .null: break
      case .end: return nil
      }
    }
  }

  /// - Parameter notation: The output of `JSONWriter` for a property list.
  static func value(of notation: UTF8Bytes) -> Any {
    var parser = DictionaryParser(notation)
    return parser.value(parser.scanner.next(), under: nil)
  }

  // The recursion is as deep as the written value, whose writer has recursed as well.
  /// - Parameter key: The number of the key that the value, or the array that it is an element of, is under.
  private mutating func value(_ part: IntermediateScanner.Part, under key: UInt16?) -> Any {
    switch part {
    case .openObject: return members(under: key)
    case .openArray: return elements(under: key)
    case .string(let raw): return scanner.withText(raw) { String(decoding: $0, as: UTF8.self) }
    case .number(let digits): return Self.number(digits)
    case .bool(let value): return value
    case .token(let token): return Self.value(of: token)
    case .null, .closeObject, .closeArray, .key, .end: return NSNull()
    }
  }

  private mutating func members(under parent: UInt16?) -> [String: Any] {
    let firstValue = values.count
    if let shape = shapes.expected(under: parent) {
      let expected = shapes.count(of: shape)
      var count = 0
      while case .key(let raw) = scanner.next() {
        guard let number = shapes.key(of: shape, at: count, is: raw) else {
          return otherMembers(shapes.keys(of: shape, first: count), raw, from: firstValue, under: parent)
        }
        values.push(value(scanner.next(), under: number))
        count += 1
      }
      guard count < expected else { return shapes.dictionary(shape, &values, from: firstValue) }
      return otherMembers(shapes.keys(of: shape, first: count), nil, from: firstValue, under: parent)
    }
    guard case .key(let raw) = scanner.next() else { return [:] }
    return otherMembers([], raw, from: firstValue, under: parent)
  }

  /// The rest of an object whose keys are not those that were expected.
  ///
  /// - Parameters:
  ///   - known: The keys before.
  ///   - raw: The key that was read last; nil if the object has ended.
  private mutating func otherMembers(
    _ known: [DictionaryShapes.Key], _ raw: UTF8Bytes?, from firstValue: Int, under parent: UInt16?
  ) -> [String: Any] {
    let firstKey = keys.count
    keys += known
    var next = raw
    var previous = known.last?.number
    while let raw = next {
      let key = shapes.key(raw, after: previous, of: scanner)
      previous = key.number
      keys.append(key)
      values.push(value(scanner.next(), under: key.number))
      if case .key(let raw) = scanner.next() { next = raw } else { next = nil }
    }
    let members = shapes.dictionary(keys[firstKey...], &values, from: firstValue, under: parent)
    keys.removeLast(keys.count - firstKey)
    return members
  }

  private mutating func elements(under key: UInt16?) -> [Any] {
    let first = values.count
    while true {
      let part = scanner.next()
      switch part {
      case .closeArray, .end: return values.popArray(from: first)
      case .openObject, .openArray, .closeObject, .key, .string, .token, .number, .bool, .null:
        values.push(value(part, under: key))
      }
    }
  }

  private static func number(_ digits: UTF8Bytes) -> Any {
    let isInteger = digits.allSatisfy { $0 == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    if isInteger {
      // No integer has this sign.
      if digits.elementsEqual("-0".utf8) { return -0.0 }
      if case .value(let value) = IntegerText.int(digits) { return value }
      if case .value(let value) = IntegerText.uint64(digits) { return value }
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

extension GrowingStack where Element == Any {
  /// Moves all elements from `first` on to an array. Not generic, and by a span: otherwise the type of the array's
  /// storage is looked up for each array.
  fileprivate mutating func popArray(from first: Int) -> [Any] {
    let (elements, count) = (start + first, count - first)
    shorten(to: first)
    var array: [Any] = []
    guard count > 0 else { return array }
    array.append(addingCapacity: count) { (span: inout OutputSpan<Any>) in
      span.withUnsafeMutableBufferPointer { memory, filled in
        guard let memory = memory.baseAddress else { return }
        memory.moveInitialize(from: elements, count: count)
        filled = count
      }
    }
    return array
  }
}
