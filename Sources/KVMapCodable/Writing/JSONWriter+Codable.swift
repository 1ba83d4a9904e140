@_spi(Generated) public import KVMap

extension JSONWriter {
  /// A value of a type that is only `Encodable`: `codable` of the language. Its encoder writes what the type encodes, in
  /// any format.
  ///
  /// - Throws: `CodingFailure` for what the type or the document cannot represent.
  @_spi(Generated) public mutating func codable<Value: Encodable>(_ value: Value) throws(CodingFailure) {
    let failure = withUnsafeMutablePointer(to: &self) { writer in CodableOutput().encode(value, writer) }
    if let failure { throw failure }
  }
}
