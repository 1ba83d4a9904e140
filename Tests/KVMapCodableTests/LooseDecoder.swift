/// A decoder of texts that converts what it can, as decoders of YAML and forms do: a plain `7` is a text, a number and
/// not in quotes; `yes` is a Bool as well. Its arrays move when they are asked for null.
struct LooseDecoder: Decoder {
  /// What it decodes.
  indirect enum Content {
    case plain(String)
    case quoted(String)
    case list([Content])
    case map([(String, Content)])
  }

  struct Refused: Swift.Error {}

  let content: Content
  var codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  static func decode<T: Decodable>(_ type: T.Type, from content: Content) throws -> T {
    try T(from: LooseDecoder(content: content))
  }

  func below(_ key: some CodingKey, _ content: Content) -> LooseDecoder {
    LooseDecoder(content: content, codingPath: codingPath + [key])
  }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .map(let members) = content else { throw Refused() }
    return KeyedDecodingContainer(Members<Key>(decoder: self, members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let elements) = content else { throw Refused() }
    return Elements(decoder: self, elements: elements)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension LooseDecoder: SingleValueDecodingContainer {
  private var plain: String? {
    guard case .plain(let text) = content else { return nil }
    return text
  }

  private func required<T>(_ value: T?) throws -> T {
    guard let value else { throw Refused() }
    return value
  }

  func decodeNil() -> Bool { plain == "~" }

  func decode(_ type: String.Type) throws -> String {
    switch content {
    case .plain(let text), .quoted(let text): text
    case .list, .map: throw Refused()
    }
  }

  func decode(_ type: Bool.Type) throws -> Bool {
    try required(plain.flatMap { ["true": true, "yes": true, "false": false, "no": false][$0] })
  }

  func decode(_ type: Double.Type) throws -> Double { try required(plain.flatMap { Double($0) }) }
  func decode(_ type: Float.Type) throws -> Float { try required(plain.flatMap { Float($0) }) }
  func decode(_ type: Int.Type) throws -> Int { try integer() }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
  func decode(_ type: UInt.Type) throws -> UInt { try integer() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try T(from: self) }

  /// Octal after a zero, as in YAML 1.1.
  private func integer<T: FixedWidthInteger>() throws -> T {
    try required(plain.flatMap { $0.hasPrefix("0") ? T($0, radix: 8) : T($0) })
  }
}

extension LooseDecoder {
  struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: LooseDecoder
    let members: [(String, Content)]

    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { members.compactMap { Key(stringValue: $0.0) } }

    func contains(_ key: Key) -> Bool { members.contains { $0.0 == key.stringValue } }
    func decodeNil(forKey key: Key) throws -> Bool { try member(key).decodeNil() }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try member(key).decode(type) }
    func nestedContainer<Nested>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { try member(key).container(keyedBy: type) }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try member(key).unkeyedContainer()
    }
    func superDecoder() throws -> any Decoder { throw Refused() }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw Refused() }

    private func member(_ key: Key) throws -> LooseDecoder {
      guard let member = members.first(where: { $0.0 == key.stringValue }) else { throw Refused() }
      return decoder.below(key, member.1)
    }
  }

  struct Elements: UnkeyedDecodingContainer {
    let decoder: LooseDecoder
    let elements: [Content]
    var currentIndex = 0

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex >= elements.count }

    mutating func decodeNil() throws -> Bool { try next().decodeNil() }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next().decode(type) }
    mutating func nestedContainer<Nested>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
      try next().container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }
    mutating func superDecoder() throws -> any Decoder { throw Refused() }

    private mutating func next() throws -> LooseDecoder {
      guard !isAtEnd else { throw Refused() }
      currentIndex += 1
      return decoder.below(IndexKey(intValue: currentIndex - 1), elements[currentIndex - 1])
    }
  }
}

/// The index of an element.
struct IndexKey: CodingKey {
  let index: Int

  var stringValue: String { String(index) }
  var intValue: Int? { index }

  init?(stringValue: String) { nil }
  init(intValue: Int) { index = intValue }
}
