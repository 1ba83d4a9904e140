#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMapText

/// The inverses of steps that convert text or numbers to scalars. Failures are located where the value would have been
/// written.
extension JSONWriter {
  /// The form of RFC 1123, in whole seconds.
  ///
  /// - Throws: `CodingFailure` of the kind `range` for years outside 1 to 9999.
  @_spi(Generated)
  public mutating func httpDate(_ value: Date) throws(CodingFailure) { string(try httpDateText(value)) }

  /// `/Date(ms)/`, in whole milliseconds.
  ///
  /// - Throws: `CodingFailure` of the kind `range` for a date that is not a number or more than 2^53 seconds away.
  @_spi(Generated)
  public mutating func dotNetDate(_ value: Date) throws(CodingFailure) { string(try dotNetDateText(value)) }

  /// Seconds since 1970-01-01T00:00:00Z.
  ///
  /// - Throws: The same errors as `epochSeconds(_:)`.
  @_spi(Generated)
  public func decimal(ofEpochSeconds value: Date) throws(CodingFailure) -> Decimal { try epoch(value, .seconds) }

  /// Milliseconds since 1970-01-01T00:00:00Z.
  ///
  /// - Throws: The same errors as `epochMilliseconds(_:)`.
  @_spi(Generated) public func decimal(ofEpochMilliseconds value: Date) throws(CodingFailure) -> Decimal {
    try epoch(value, .milliseconds)
  }

  private func epoch(_ value: Date, _ unit: EpochText.Unit) throws(CodingFailure) -> Decimal {
    let number: Decimal? = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: EpochText.capacity) { room in
      guard let start = room.baseAddress else { return nil }
      var output = ByteOutput(cursor: start)
      guard EpochText.write(value, in: unit, to: &output) else { return nil }
      return DecimalText.parse(UTF8Bytes(start: start, count: output.cursor - start)).value
    }
    guard let number else { throw CodingFailure(.range, .epoch, at: count) }
    return number
  }

  /// Base64 in the alphabet for URLs, without padding.
  @_spi(Generated) public mutating func base64URL(_ value: Data) {
    value.withUnsafeBytes { bytes in
      reserve(Base64Text.length(of: bytes.count) + 3)
      cursor[0] = UInt8(ascii: "\"")
      Base64Text.writeURL(bytes, to: cursor + 1)
      cursor += Base64Text.urlLength(of: bytes.count) + 1
      endQuotes()
    }
  }

  /// Two lowercase hexadecimal digits for each byte.
  @_spi(Generated) public mutating func hex(_ value: Data) {
    value.withUnsafeBytes { bytes in
      reserve(bytes.count * 2 + 3)
      cursor[0] = UInt8(ascii: "\"")
      HexText.write(bytes, to: cursor + 1)
      cursor += bytes.count * 2 + 1
      endQuotes()
    }
  }

  /// Undoes `text` of the language: writes the number in the text, digit for digit.
  ///
  /// - Throws: `CodingFailure` of the kind `mismatch` for a text that is not a JSON number.
  @_spi(Generated) public mutating func number(_ text: String) throws(CodingFailure) {
    guard let number = JSONNumber(text) else { throw noNumber(text) }
    value(.number(number))
  }

  /// Undoes `text` of the language, for another step.
  ///
  /// - Throws: `CodingFailure` of the kind `mismatch` for a text that is not a JSON number, `range` for one that
  ///   `Decimal` cannot represent.
  @_spi(Generated) public mutating func parseDecimal(_ text: String) throws(CodingFailure) -> Decimal {
    switch text.utf8Bytes({ DecimalText.parse($0) }) {
    case .value(let number): return number
    case .mismatch: throw noNumber(text)
    case .range:
      throw failure(
        .range, expected: ExpectationText.text(.decimal, for: .range), found: "the string \(QuotedText.quoted(text))")
    }
  }

  private mutating func noNumber(_ text: String) -> CodingFailure {
    mismatch(expected: "a text that is a number", found: "the string \(QuotedText.quoted(text))")
  }

  /// Undoes `wrapped` of the language: the only element of an array.
  ///
  /// - Throws: `CodingFailure` of the kind `mismatch` for any other number of elements.
  @_spi(Generated) public mutating func only<Element>(_ elements: [Element]) throws(CodingFailure) -> Element {
    guard elements.count == 1, let element = elements.first else {
      throw mismatch(expected: "an array of one element", found: "an array of \(elements.count) elements")
    }
    return element
  }
}
