extension JSONWriter {
  /// Writes an integer.
  @_spi(Generated) public mutating func int(_ value: Int) { integer(UInt64(value.magnitude), isNegative: value < 0) }
  /// Writes an integer.
  @_spi(Generated) public mutating func int8(_ value: Int8) { int(Int(value)) }
  /// Writes an integer.
  @_spi(Generated) public mutating func int16(_ value: Int16) { int(Int(value)) }
  /// Writes an integer.
  @_spi(Generated) public mutating func int32(_ value: Int32) { int(Int(value)) }
  /// Writes an integer.
  @_spi(Generated) public mutating func int64(_ value: Int64) { integer(value.magnitude, isNegative: value < 0) }
  /// Writes an integer.
  @_spi(Generated) public mutating func uint(_ value: UInt) { integer(UInt64(value), isNegative: false) }
  /// Writes an integer.
  @_spi(Generated) public mutating func uint8(_ value: UInt8) { int(Int(value)) }
  /// Writes an integer.
  @_spi(Generated) public mutating func uint16(_ value: UInt16) { int(Int(value)) }
  /// Writes an integer.
  @_spi(Generated) public mutating func uint32(_ value: UInt32) { integer(UInt64(value), isNegative: false) }
  /// Writes an integer.
  @_spi(Generated) public mutating func uint64(_ value: UInt64) { integer(value, isNegative: false) }

  /// The shortest digits that read back as `value`.
  ///
  /// - Throws: `CodingFailure` of the kind `range` for infinity and NaN.
  @_spi(Generated) public mutating func double(_ value: Double) throws(CodingFailure) {
    guard value.isFinite else { throw CodingFailure(.range, .finiteNumber, at: count) }
    reserve(FloatOutput.capacity + 1)
    var output = ByteOutput(cursor: cursor)
    FloatOutput.write(value, to: &output)
    endValue(output)
  }

  /// The shortest digits that read back as `value`, as a `Float`.
  ///
  /// - Throws: The same errors as `double(_:)`.
  @_spi(Generated) public mutating func float(_ value: Float) throws(CodingFailure) {
    guard value.isFinite else { throw CodingFailure(.range, .finiteNumber, at: count) }
    reserve(FloatOutput.capacity + 1)
    var output = ByteOutput(cursor: cursor)
    FloatOutput.write(value, to: &output)
    endValue(output)
  }

  @inline(__always)
  private mutating func integer(_ magnitude: UInt64, isNegative: Bool) {
    reserve(DecimalDigits.capacity + 2)
    // Without a sign, the first digit overwrites it.
    cursor.pointee = UInt8(ascii: "-")
    cursor += isNegative ? 1 : 0
    cursor += DecimalDigits.write(magnitude, to: cursor)
    cursor.pointee = UInt8(ascii: ",")
    cursor += 1
  }

  /// Appends what was written to reserved room, and adds the comma.
  @inline(__always)
  mutating func endValue(_ output: ByteOutput) {
    cursor = output.cursor
    cursor.pointee = UInt8(ascii: ",")
    cursor += 1
  }
}
