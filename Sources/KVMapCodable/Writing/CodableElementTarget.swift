@_spi(Generated) import KVMap

/// The elements of an array. Without a target nothing is written.
struct CodableElementTarget: UnkeyedEncodingContainer, SingleValueEncodingContainer {
  let target: CodableTarget?

  var codingPath: [any CodingKey] { target?.codingPath ?? [] }
  var count: Int { target?.count ?? 0 }

  private var index: DocumentKey { .index(count) }

  mutating func encodeNil() throws {
    try target?.element(Any?.none as Any) { $0.writer.pointee.null() }
  }

  mutating func encode<T: Encodable>(_ value: T) throws {
    guard let target else { return }
    try target.element(value) { try target.encode(value, under: index, in: $0) }
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    target?.part(under: index, as: .object).container(keyedBy: keyType)
      ?? KeyedEncodingContainer(CodableMemberTarget<NestedKey>(target: nil))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    target?.part(under: index, as: .array).unkeyedContainer() ?? CodableElementTarget(target: nil)
  }

  mutating func superEncoder() -> any Encoder { target?.part(under: index, as: .nothing) ?? KeyProbe() }

  private func scalar(_ value: some CodableScalar) throws {
    guard let target else { return }
    try target.element(value) { buffer in
      do throws(CodingFailure) {
        try value.write(&buffer.writer.pointee)
      } catch {
        throw target.error(error, value, buffer.writer, under: index)
      }
    }
  }

  mutating func encode(_ value: Bool) throws { try scalar(value) }
  mutating func encode(_ value: String) throws { try scalar(value) }
  mutating func encode(_ value: Double) throws { try scalar(value) }
  mutating func encode(_ value: Float) throws { try scalar(value) }
  mutating func encode(_ value: Int) throws { try scalar(value) }
  mutating func encode(_ value: Int8) throws { try scalar(value) }
  mutating func encode(_ value: Int16) throws { try scalar(value) }
  mutating func encode(_ value: Int32) throws { try scalar(value) }
  mutating func encode(_ value: Int64) throws { try scalar(value) }
  mutating func encode(_ value: UInt) throws { try scalar(value) }
  mutating func encode(_ value: UInt8) throws { try scalar(value) }
  mutating func encode(_ value: UInt16) throws { try scalar(value) }
  mutating func encode(_ value: UInt32) throws { try scalar(value) }
  mutating func encode(_ value: UInt64) throws { try scalar(value) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encode(_ value: Int128) throws { try scalar(value) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encode(_ value: UInt128) throws { try scalar(value) }
}
