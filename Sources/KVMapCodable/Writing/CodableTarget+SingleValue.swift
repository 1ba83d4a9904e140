@_spi(Generated) import KVMap

/// The value as a whole.
extension CodableTarget: SingleValueEncodingContainer {
  func encodeNil() throws {
    try write(Any?.none as Any) { (kv: inout JSONWriter) throws(CodingFailure) in kv.null() }
  }

  func encode<T: Encodable>(_ value: T) throws { try forward(value) }

  private func scalar(_ value: some CodableScalar) throws {
    try write(value) { (kv: inout JSONWriter) throws(CodingFailure) in try value.write(&kv) }
  }

  func encode(_ value: Bool) throws { try scalar(value) }
  func encode(_ value: String) throws { try scalar(value) }
  func encode(_ value: Double) throws { try scalar(value) }
  func encode(_ value: Float) throws { try scalar(value) }
  func encode(_ value: Int) throws { try scalar(value) }
  func encode(_ value: Int8) throws { try scalar(value) }
  func encode(_ value: Int16) throws { try scalar(value) }
  func encode(_ value: Int32) throws { try scalar(value) }
  func encode(_ value: Int64) throws { try scalar(value) }
  func encode(_ value: UInt) throws { try scalar(value) }
  func encode(_ value: UInt8) throws { try scalar(value) }
  func encode(_ value: UInt16) throws { try scalar(value) }
  func encode(_ value: UInt32) throws { try scalar(value) }
  func encode(_ value: UInt64) throws { try scalar(value) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: Int128) throws { try scalar(value) }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: UInt128) throws { try scalar(value) }
}
