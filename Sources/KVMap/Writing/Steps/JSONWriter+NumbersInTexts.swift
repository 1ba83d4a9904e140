/// Numbers as texts: the same as by way of a `Decimal`, without it where the shortest digits have no exponent.
extension JSONWriter {
  /// The shortest digits that read back as `number`, without an exponent.
  ///
  /// - Throws: `CodingFailure` of the kind `range` for values that `Decimal` cannot represent.
  @_spi(Generated) public mutating func numberText(of number: Double) throws(CodingFailure) -> String {
    let text = Self.plain(number.isFinite && number != 0) { FloatOutput.write(number, to: &$0) }
    if let text { return text }
    return try self.text(of: decimal(of: number))
  }

  /// Same as `numberText(of:)`.
  @_spi(Generated) public mutating func numberText(of number: Float) throws(CodingFailure) -> String {
    let text = Self.plain(number.isFinite && number != 0) { FloatOutput.write(number, to: &$0) }
    if let text { return text }
    return try self.text(of: decimal(of: number))
  }

  private static func plain(_ isWritten: Bool, _ write: (inout ByteOutput) -> Void) -> String? {
    guard isWritten else { return nil }
    let text = String(unsafeUninitializedCapacity: FloatOutput.capacity) { room in
      guard let start = room.baseAddress else { return 0 }
      var output = ByteOutput(cursor: start)
      write(&output)
      return output.cursor - start
    }
    return text.utf8.contains(UInt8(ascii: "e")) ? nil : text
  }
}
