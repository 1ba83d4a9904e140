@_spi(Generated) import KVMap

/// The value as a whole.
extension CodableValue: SingleValueDecodingContainer {
  func decodeNil() -> Bool {
    guard !start.isAbsent else { return true }
    let isNil = try? whole(Any?.self) { (kv: inout JSONReader) throws(CodingFailure) in try kv.consumeNull() }
    if isNil != true { end = nil }
    return isNil ?? false
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let standard = try read(type) { (kv: inout JSONReader) throws(CodingFailure) -> T? in
      guard let value = try StandardType.read(type, &kv) else { return nil }
      end = kv.mark()
      return value
    }
    // Any other type asks for its own containers.
    return try standard ?? T(from: self)
  }

  @inline(__always)
  private func scalar<T: CodableScalar>() throws -> T {
    try whole(T.self) { (kv: inout JSONReader) throws(CodingFailure) in try T.read(&kv) }
  }

  /// Reads all of the value.
  func whole<T>(_ type: Any.Type, _ body: (inout JSONReader) throws(CodingFailure) -> T) throws -> T {
    try read(type) { (kv: inout JSONReader) throws(CodingFailure) in
      let value = try body(&kv)
      end = kv.mark()
      return value
    }
  }

  func decode(_ type: Bool.Type) throws -> Bool { try scalar() }
  func decode(_ type: String.Type) throws -> String { try scalar() }
  func decode(_ type: Double.Type) throws -> Double { try scalar() }
  func decode(_ type: Float.Type) throws -> Float { try scalar() }
  func decode(_ type: Int.Type) throws -> Int { try scalar() }
  func decode(_ type: Int8.Type) throws -> Int8 { try scalar() }
  func decode(_ type: Int16.Type) throws -> Int16 { try scalar() }
  func decode(_ type: Int32.Type) throws -> Int32 { try scalar() }
  func decode(_ type: Int64.Type) throws -> Int64 { try scalar() }
  func decode(_ type: UInt.Type) throws -> UInt { try scalar() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try scalar() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try scalar() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try scalar() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try scalar() }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type) throws -> Int128 { try scalar() }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type) throws -> UInt128 { try scalar() }
}
