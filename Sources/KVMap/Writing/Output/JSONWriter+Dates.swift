#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMapText

extension JSONWriter {
  /// ISO 8601 in UTC, with a fraction only if there is one; in a property list, a native
  /// date.
  ///
  /// - Throws: `CodingFailure` of the kind `range` for years outside 1 to 9999.
  @_spi(Generated) public mutating func date(_ value: Date) throws(CodingFailure) {
    guard notation != .propertyList else { return try dateToken(value.timeIntervalSinceReferenceDate) }
    reserve(ISO8601.capacity + 3)
    var output = ByteOutput(cursor: cursor + 1)
    guard ISO8601.write(value, to: &output) else { throw CodingFailure(.range, .date, at: count) }
    endText(output)
  }

  /// By the first of `codes` that can write it; `DateOpcode` describes them.
  ///
  /// - Parameter offset: The zone of the text, in seconds east of UTC.
  /// - Throws: `CodingFailure` of the kind `range` for years that no pattern can write: outside 1 to 9999, or with two
  ///   digits outside 1970 to 2069.
  @_spi(Generated) public mutating func date(_ value: Date, codes: StaticString, offset: Int) throws(CodingFailure) {
    try date(value, codes: ConstantText(codes), in: .offset(offset))
  }

  /// By the first of `codes` that can write it, as clocks in `zone` show it.
  ///
  /// - Parameter zone: An IANA name.
  /// - Throws: The same errors as `date(_:codes:offset:)`; `CodingFailure` of the kind `mismatch` if the zone is
  ///   unknown on the machine.
  @_spi(Generated)
  public mutating func date(_ value: Date, codes: StaticString, zone: StaticString) throws(CodingFailure) {
    try date(value, codes: ConstantText(codes), in: .named(ConstantText(zone)))
  }

  /// Same as the public functions, for patterns that are compiled at run time.
  package mutating func date(_ value: Date, codes: ConstantText, in zone: DateCode.Zone) throws(CodingFailure) {
    // A literal of the pattern may contain characters that JSON escapes, so the text is created first and then written
    // like any other.
    let text: String? = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: DateCode.capacity(codes)) { room in
      guard let start = room.baseAddress else { return "" }
      var output = ByteOutput(cursor: start)
      guard DateCode.write(value, codes: codes, zone: zone, to: &output) else { return nil }
      return String(decoding: UTF8Bytes(start: start, count: output.cursor - start), as: UTF8.self)
    }
    guard let text else {
      guard let name = zone.unknownName else { throw CodingFailure(.range, .patternDate, at: count) }
      throw failure(
        .mismatch, expected: ExpectationText.text(.timeZone), found: ExpectationText.timeZone(name))
    }
    string(text)
  }

  /// Seconds since 1970, as an integer if the date is integral.
  ///
  /// - Throws: `CodingFailure` of the kind `range` for a date that is not a number or more than 2^53 seconds away.
  @_spi(Generated)
  public mutating func epochSeconds(_ value: Date) throws(CodingFailure) { try epoch(value, in: .seconds) }

  /// Milliseconds since 1970, as an integer if the date is integral.
  ///
  /// - Throws: The same errors as `epochSeconds(_:)`.
  @_spi(Generated)
  public mutating func epochMilliseconds(_ value: Date) throws(CodingFailure) { try epoch(value, in: .milliseconds) }

  private mutating func epoch(_ value: Date, in unit: EpochText.Unit) throws(CodingFailure) {
    reserve(EpochText.capacity + 1)
    var output = ByteOutput(cursor: cursor)
    guard EpochText.write(value, in: unit, to: &output) else { throw CodingFailure(.range, .epoch, at: count) }
    endValue(output)
  }

  /// Appends text that was written to reserved room, one byte after the cursor, and adds quotes and comma.
  private mutating func endText(_ output: ByteOutput) {
    cursor.pointee = UInt8(ascii: "\"")
    cursor = output.cursor
    endQuotes()
  }
}
