/// A value that a decoder offers: alone, under a key, or as the next element of an array.
///
/// Each function decodes it as one kind of value, and throws a `DecodingError` if it is of another.
protocol DecodableSource {
  mutating func isNil() throws -> Bool
  mutating func string() throws -> String
  mutating func bool() throws -> Bool
  mutating func signed() throws -> Int64
  mutating func unsigned() throws -> UInt64
  mutating func double() throws -> Double
  mutating func value<T: Decodable>(_ type: T.Type) throws -> T
  mutating func object() throws -> KeyedDecodingContainer<DocumentKey>
  mutating func array() throws -> any UnkeyedDecodingContainer

  /// Goes back to the value after it was decoded, if its container can.
  mutating func rewind()

  /// Whether the next function decodes the value, and not what follows it.
  var isAtValue: Bool { get }

  /// The path of the value in the coder's document.
  var path: [any CodingKey] { get }
}

extension DecodableSource {
  func rewind() {}
  var isAtValue: Bool { true }
}

/// The value of a decoder as a whole.
struct WholeSource: DecodableSource {
  let decoder: any Decoder

  var path: [any CodingKey] { decoder.codingPath }

  func isNil() throws -> Bool { try decoder.singleValueContainer().decodeNil() }
  func string() throws -> String { try decoder.singleValueContainer().decode(String.self) }
  func bool() throws -> Bool { try decoder.singleValueContainer().decode(Bool.self) }
  func signed() throws -> Int64 { try decoder.singleValueContainer().decode(Int64.self) }
  func unsigned() throws -> UInt64 { try decoder.singleValueContainer().decode(UInt64.self) }
  func double() throws -> Double { try decoder.singleValueContainer().decode(Double.self) }
  func value<T: Decodable>(_ type: T.Type) throws -> T { try decoder.singleValueContainer().decode(type) }
  func object() throws -> KeyedDecodingContainer<DocumentKey> { try decoder.container(keyedBy: DocumentKey.self) }
  func array() throws -> any UnkeyedDecodingContainer { try decoder.unkeyedContainer() }
}

/// The value under a key of an object.
struct MemberSource: DecodableSource {
  let container: KeyedDecodingContainer<DocumentKey>
  let key: DocumentKey

  var path: [any CodingKey] { container.codingPath + [key] }

  func isNil() throws -> Bool { try container.decodeNil(forKey: key) }
  func string() throws -> String { try container.decode(String.self, forKey: key) }
  func bool() throws -> Bool { try container.decode(Bool.self, forKey: key) }
  func signed() throws -> Int64 { try container.decode(Int64.self, forKey: key) }
  func unsigned() throws -> UInt64 { try container.decode(UInt64.self, forKey: key) }
  func double() throws -> Double { try container.decode(Double.self, forKey: key) }
  func value<T: Decodable>(_ type: T.Type) throws -> T { try container.decode(type, forKey: key) }
  func object() throws -> KeyedDecodingContainer<DocumentKey> {
    try container.nestedContainer(keyedBy: DocumentKey.self, forKey: key)
  }
  func array() throws -> any UnkeyedDecodingContainer { try container.nestedUnkeyedContainer(forKey: key) }
}

/// The next element of an array.
struct ElementSource: DecodableSource {
  private(set) var container: any UnkeyedDecodingContainer
  private let start: any UnkeyedDecodingContainer
  private let index: Int

  init(_ container: any UnkeyedDecodingContainer) {
    self.container = container
    start = container
    index = container.currentIndex
  }

  mutating func rewind() { container = start }
  /// A container that is a class does not go back.
  var isAtValue: Bool { container.currentIndex == index }
  var path: [any CodingKey] { container.codingPath + [DocumentKey.index(index)] }

  /// Moves behind the element. Not every container does so when its element is opened as a container.
  ///
  /// - Throws: A `DecodingError` if the container does not move at all.
  mutating func skip() throws {
    if isAtValue { _ = try container.decode(Skipped.self) }
    guard isAtValue else { return }
    throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "the decoder stays at this element"))
  }

  private struct Skipped: Decodable {
    init(from decoder: any Decoder) {}
  }

  mutating func isNil() throws -> Bool {
    if try container.decodeNil() { return true }
    // Some containers move even if it is not.
    rewind()
    return false
  }
  mutating func string() throws -> String { try container.decode(String.self) }
  mutating func bool() throws -> Bool { try container.decode(Bool.self) }
  mutating func signed() throws -> Int64 { try container.decode(Int64.self) }
  mutating func unsigned() throws -> UInt64 { try container.decode(UInt64.self) }
  mutating func double() throws -> Double { try container.decode(Double.self) }
  mutating func value<T: Decodable>(_ type: T.Type) throws -> T { try container.decode(type) }
  mutating func object() throws -> KeyedDecodingContainer<DocumentKey> {
    try container.nestedContainer(keyedBy: DocumentKey.self)
  }
  mutating func array() throws -> any UnkeyedDecodingContainer { try container.nestedUnkeyedContainer() }
}
