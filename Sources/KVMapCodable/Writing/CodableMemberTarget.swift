@_spi(Generated) import KVMap

/// The members of an object. Without a target nothing is written.
struct CodableMemberTarget<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let target: CodableTarget?

  var codingPath: [any CodingKey] { target?.codingPath ?? [] }

  mutating func encodeNil(forKey key: Key) throws {
    try target?.member(key, Any?.none as Any) { $0.writer.pointee.null() }
  }

  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    guard let target else { return }
    try target.member(key, value) { try target.encode(value, under: key, in: $0) }
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    target?.part(under: key, as: .object).container(keyedBy: keyType)
      ?? KeyedEncodingContainer(CodableMemberTarget<NestedKey>(target: nil))
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    target?.part(under: key, as: .array).unkeyedContainer() ?? CodableElementTarget(target: nil)
  }

  mutating func superEncoder() -> any Encoder { superEncoder(under: DocumentKey.name("super")) }

  mutating func superEncoder(forKey key: Key) -> any Encoder { superEncoder(under: key) }

  private func superEncoder(under key: any CodingKey) -> any Encoder {
    target?.part(under: key, as: .nothing) ?? KeyProbe()
  }

  private func scalar(_ value: some CodableScalar, _ key: Key) throws {
    guard let target else { return }
    try target.member(key, value) { buffer in
      do throws(CodingFailure) {
        try value.write(&buffer.writer.pointee)
      } catch {
        throw target.error(error, value, buffer.writer, under: key)
      }
    }
  }

  mutating func encode(_ value: Bool, forKey key: Key) throws { try scalar(value, key) }
  mutating func encode(_ value: String, forKey key: Key) throws { try scalar(value, key) }
  mutating func encode(_ value: Double, forKey key: Key) throws { try scalar(value, key) }
  mutating func encode(_ value: Float, forKey key: Key) throws { try scalar(value, key) }
  mutating func encode(_ value: Int, forKey key: Key) throws { try scalar(value, key) }
  mutating func encode(_ value: Int8, forKey key: Key) throws { try scalar(value, key) }
  mutating func encode(_ value: Int16, forKey key: Key) throws { try scalar(value, key) }
  mutating func encode(_ value: Int32, forKey key: Key) throws { try scalar(value, key) }
  mutating func encode(_ value: Int64, forKey key: Key) throws { try scalar(value, key) }
  mutating func encode(_ value: UInt, forKey key: Key) throws { try scalar(value, key) }
  mutating func encode(_ value: UInt8, forKey key: Key) throws { try scalar(value, key) }
  mutating func encode(_ value: UInt16, forKey key: Key) throws { try scalar(value, key) }
  mutating func encode(_ value: UInt32, forKey key: Key) throws { try scalar(value, key) }
  mutating func encode(_ value: UInt64, forKey key: Key) throws { try scalar(value, key) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encode(_ value: Int128, forKey key: Key) throws { try scalar(value, key) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encode(_ value: UInt128, forKey key: Key) throws { try scalar(value, key) }
}
