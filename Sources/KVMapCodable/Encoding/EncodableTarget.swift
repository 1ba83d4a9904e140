/// Where an encoder takes a value: as a whole, under a key, or as the next element of an array.
protocol EncodableTarget {
  mutating func encodeNil() throws
  mutating func encode(_ value: String) throws
  mutating func encode(_ value: Bool) throws
  mutating func encode(_ value: Int64) throws
  mutating func encode(_ value: UInt64) throws
  mutating func encode(_ value: Double) throws
  mutating func encodeValue(_ value: some Encodable) throws
  mutating func object() -> KeyedEncodingContainer<DocumentKey>
  mutating func array() -> any UnkeyedEncodingContainer

  /// The path of the value in the coder's document.
  var path: [any CodingKey] { get }
}

/// The value of an encoder as a whole.
struct WholeTarget: EncodableTarget {
  let encoder: any Encoder

  var path: [any CodingKey] { encoder.codingPath }

  func encodeNil() throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
  func encode(_ value: String) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
  func encode(_ value: Bool) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
  func encode(_ value: Int64) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
  func encode(_ value: UInt64) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
  func encode(_ value: Double) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
  func encodeValue(_ value: some Encodable) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
  func object() -> KeyedEncodingContainer<DocumentKey> { encoder.container(keyedBy: DocumentKey.self) }
  func array() -> any UnkeyedEncodingContainer { encoder.unkeyedContainer() }
}

/// The value under a key of an object.
struct MemberTarget: EncodableTarget {
  var container: KeyedEncodingContainer<DocumentKey>
  let key: DocumentKey

  var path: [any CodingKey] { container.codingPath + [key] }

  mutating func encodeNil() throws { try container.encodeNil(forKey: key) }
  mutating func encode(_ value: String) throws { try container.encode(value, forKey: key) }
  mutating func encode(_ value: Bool) throws { try container.encode(value, forKey: key) }
  mutating func encode(_ value: Int64) throws { try container.encode(value, forKey: key) }
  mutating func encode(_ value: UInt64) throws { try container.encode(value, forKey: key) }
  mutating func encode(_ value: Double) throws { try container.encode(value, forKey: key) }
  mutating func encodeValue(_ value: some Encodable) throws { try container.encode(value, forKey: key) }
  mutating func object() -> KeyedEncodingContainer<DocumentKey> {
    container.nestedContainer(keyedBy: DocumentKey.self, forKey: key)
  }
  mutating func array() -> any UnkeyedEncodingContainer { container.nestedUnkeyedContainer(forKey: key) }
}

/// The next element of an array.
struct ElementTarget: EncodableTarget {
  var container: any UnkeyedEncodingContainer

  var path: [any CodingKey] { container.codingPath + [DocumentKey.index(container.count)] }

  mutating func encodeNil() throws { try container.encodeNil() }
  mutating func encode(_ value: String) throws { try container.encode(value) }
  mutating func encode(_ value: Bool) throws { try container.encode(value) }
  mutating func encode(_ value: Int64) throws { try container.encode(value) }
  mutating func encode(_ value: UInt64) throws { try container.encode(value) }
  mutating func encode(_ value: Double) throws { try container.encode(value) }
  mutating func encodeValue(_ value: some Encodable) throws { try container.encode(value) }
  mutating func object() -> KeyedEncodingContainer<DocumentKey> {
    container.nestedContainer(keyedBy: DocumentKey.self)
  }
  mutating func array() -> any UnkeyedEncodingContainer { container.nestedUnkeyedContainer() }
}
