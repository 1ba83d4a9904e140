extension CivilDate {
  /// Reads `YYYY-MM-DD`.
  ///
  /// - Returns: `nil` for any other text, and for a day that does not exist in the calendar.
  @inline(__always)
  package init?(_ text: inout TextCursor) {
    guard let year = text.number(digits: 4), text.eat(UInt8(ascii: "-")), let month = text.number(digits: 2),
      text.eat(UInt8(ascii: "-")), let day = text.number(digits: 2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day that a text is, in the notation of ISO 8601.
  package init?(_ utf8: UTF8Bytes) {
    var text = TextCursor(utf8)
    self.init(&text)
    guard text.isAtEnd else { return nil }
  }
}
