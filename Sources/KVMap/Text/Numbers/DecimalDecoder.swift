/// Decodes a `Decimal` from its parts.
struct DecimalDecoder: Decoder {
  let parts: DecimalParts

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(DecimalPartsContainer(parts: parts))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw DecimalPartsError.otherLayout }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw DecimalPartsError.otherLayout }
}

/// This version of Foundation requests parts other than the known ones.
enum DecimalPartsError: Error { case otherLayout }

/// `exponent`, `length`, `isNegative`, `isCompact` and `mantissa`.
private struct DecimalPartsContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let parts: DecimalParts

  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] {
    ["exponent", "length", "isNegative", "isCompact", "mantissa"].compactMap { Key(stringValue: $0) }
  }

  func contains(_ key: Key) -> Bool { allKeys.contains { $0.stringValue == key.stringValue } }

  func decodeNil(forKey key: Key) -> Bool { false }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    switch key.stringValue {
    case "isNegative": parts.isNegative
    // A compact value has no trailing zeros.
    case "isCompact": false
    default: throw DecimalPartsError.otherLayout
    }
  }

  private func number<Number: FixedWidthInteger>(_ key: Key) throws -> Number {
    let value =
      switch key.stringValue {
      case "exponent": parts.exponent
      case "length": parts.length
      default: throw DecimalPartsError.otherLayout
      }
    guard let number = Number(exactly: value) else { throw DecimalPartsError.otherLayout }
    return number
  }

  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try number(key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try number(key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try number(key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try number(key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try number(key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try number(key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try number(key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try number(key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try number(key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try number(key) }

  func decode(_ type: String.Type, forKey key: Key) throws -> String { throw DecimalPartsError.otherLayout }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { throw DecimalPartsError.otherLayout }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { throw DecimalPartsError.otherLayout }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { throw DecimalPartsError.otherLayout }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    throw DecimalPartsError.otherLayout
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    guard key.stringValue == "mantissa" else { throw DecimalPartsError.otherLayout }
    return DecimalWords(words: parts.words)
  }

  func superDecoder() throws -> any Decoder { throw DecimalPartsError.otherLayout }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw DecimalPartsError.otherLayout }
}

/// The eight words of the significand.
private struct DecimalWords: UnkeyedDecodingContainer {
  let words: [UInt16]
  var currentIndex = 0

  var codingPath: [any CodingKey] { [] }
  var count: Int? { words.count }
  var isAtEnd: Bool { currentIndex >= words.count }

  private mutating func number<Number: FixedWidthInteger>() throws -> Number {
    guard currentIndex < words.count, let number = Number(exactly: words[currentIndex]) else {
      throw DecimalPartsError.otherLayout
    }
    currentIndex += 1
    return number
  }

  mutating func decode(_ type: Int.Type) throws -> Int { try number() }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try number() }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try number() }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try number() }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try number() }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try number() }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try number() }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try number() }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try number() }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try number() }

  mutating func decodeNil() -> Bool { false }
  mutating func decode(_ type: Bool.Type) throws -> Bool { throw DecimalPartsError.otherLayout }
  mutating func decode(_ type: String.Type) throws -> String { throw DecimalPartsError.otherLayout }
  mutating func decode(_ type: Double.Type) throws -> Double { throw DecimalPartsError.otherLayout }
  mutating func decode(_ type: Float.Type) throws -> Float { throw DecimalPartsError.otherLayout }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { throw DecimalPartsError.otherLayout }

  mutating func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) throws -> KeyedDecodingContainer<Inner> {
    throw DecimalPartsError.otherLayout
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw DecimalPartsError.otherLayout }
  mutating func superDecoder() throws -> any Decoder { throw DecimalPartsError.otherLayout }
}
