#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Writer {
  /// Called by generated code: ISO 8601 in UTC, with a fraction only where there is one; in a property list a date of
  /// its own.
  ///
  /// - Throws: `Failure` of the kind `range` for years other than 1 to 9999.
  public mutating func date(_ value: Date) throws(Failure) {
    guard notation != .propertyList else { return try dateToken(value.timeIntervalSinceReferenceDate) }
    reserve(ISO8601.capacity + 3)
    var output = ByteOutput(cursor: cursor + 1)
    guard ISO8601.write(value, to: &output) else { throw Failure(.range, .date, at: count) }
    endText(output)
  }

  /// Called by generated code: by the first of `codes`, which are described at `DateOpcode`.
  ///
  /// - Parameter offset: the zone of the text, in seconds east of UTC.
  /// - Throws: `Failure` of the kind `range` for years that the pattern cannot write: others than 1 to 9999, with two
  ///   digits others than 1970 to 2069.
  public mutating func date(_ value: Date, codes: StaticString, offset: Int) throws(Failure) {
    try date(value, codes: ConstantText(codes), in: .offset(offset))
  }

  /// Called by generated code: by the first of `codes`, as clocks in `zone` show it.
  ///
  /// - Parameter zone: an IANA name.
  /// - Throws: as `date(_:codes:offset:)`; `Failure` of the kind `mismatch` where the machine does not know the zone.
  public mutating func date(_ value: Date, codes: StaticString, zone: StaticString) throws(Failure) {
    try date(value, codes: ConstantText(codes), in: .named(ConstantText(zone)))
  }

  /// As the public functions, for patterns that are translated at run time.
  package mutating func date(_ value: Date, codes: ConstantText, in zone: DateCode.Zone) throws(Failure) {
    // A literal of the pattern may hold what JSON escapes, so the text is made first and then written as any other.
    let text: String? = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: DateCode.capacity(codes)) { room in
      guard let start = room.baseAddress else { return "" }
      var output = ByteOutput(cursor: start)
      guard DateCode.write(value, codes: codes, zone: zone, to: &output) else { return nil }
      return String(decoding: UTF8Bytes(start: start, count: output.cursor - start), as: UTF8.self)
    }
    guard let text else {
      guard let name = zone.unknownName else { throw Failure(.range, .date, at: count) }
      throw failure(
        .mismatch, expected: ExpectationText.text(.timeZone), found: ExpectationText.timeZone(name))
    }
    string(text)
  }

  /// Called by generated code: seconds since 1970, integral where the date is.
  ///
  /// - Throws: `Failure` of the kind `range` for a date that is not a number or more than 2^53 seconds away.
  public mutating func epochSeconds(_ value: Date) throws(Failure) { try epoch(value, in: .seconds) }

  /// Called by generated code: milliseconds since 1970, integral where the date is.
  ///
  /// - Throws: as `epochSeconds(_:)`.
  public mutating func epochMilliseconds(_ value: Date) throws(Failure) { try epoch(value, in: .milliseconds) }

  private mutating func epoch(_ value: Date, in unit: EpochText.Unit) throws(Failure) {
    reserve(EpochText.capacity + 1)
    var output = ByteOutput(cursor: cursor)
    guard EpochText.write(value, in: unit, to: &output) else { throw Failure(.range, .epoch, at: count) }
    endValue(output)
  }

  /// Takes over text that was put down in reserved room, one byte behind the cursor, and adds quotes and comma.
  private mutating func endText(_ output: ByteOutput) {
    cursor.pointee = UInt8(ascii: "\"")
    cursor = output.cursor
    endQuotes()
  }
}
