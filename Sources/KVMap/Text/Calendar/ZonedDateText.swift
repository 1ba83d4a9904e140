import KVMapText

/// Dates with their offset from UTC, as text.
package enum ZonedDateText {
  /// An ISO 8601 date with its zone (`ISO8601`).
  package static func parse(_ utf8: UTF8Bytes) -> ZonedDate? {
    ISO8601.moment(utf8).map { ZonedDate($0.instant.date, offset: $0.offset) }
  }

  /// By the first of several compiled patterns that matches. An optional part with the zone that is left out is UTC.
  package static func parse(_ utf8: UTF8Bytes, codes: ConstantText) -> ZonedDate? {
    DateCode.first(utf8, codes: codes) { fields in
      fields.date(zone: .offset(0)).map { ZonedDate($0, offset: fields.offset ?? 0) }
    }
  }

  /// The most bytes that `write` writes.
  static let capacity = ISO8601.capacity + 5

  /// ISO 8601 in the date's own offset.
  ///
  /// - Returns: `false`, writing nothing, if its year is outside 1 to 9999.
  static func write(_ date: ZonedDate, to output: inout ByteOutput) -> Bool {
    let offset = wholeMinutes(date.offset)
    guard let offset, let fields = DateFields(date.instant, offset: offset) else { return false }
    ISO8601.write(fields, to: &output)
    if offset == 0 {
      output.append(UInt8(ascii: "Z"))
    } else {
      ZoneOffset.write(offset, hasColon: true, to: &output)
    }
    return true
  }

  /// A text cannot say the seconds of an offset: the clock time is written at whole minutes from UTC, so that the text
  /// means the same instant.
  ///
  /// - Returns: `nil` for a day or more, which is no offset.
  static func wholeMinutes(_ offset: Int) -> Int? { -86_400 < offset && offset < 86_400 ? offset - offset % 60 : nil }

  static func text(_ date: ZonedDate) -> String? {
    var isWritten = false
    let text = String(unsafeUninitializedCapacity: capacity) { room in
      guard let start = room.baseAddress else { return 0 }
      var output = ByteOutput(cursor: start)
      isWritten = write(date, to: &output)
      return output.cursor - start
    }
    return isWritten ? text : nil
  }
}
