#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMapText

/// Pipeline steps that convert text or numbers to scalars: from the document, and from the result of another step.
/// Failures of the latter are located at the value that the pipeline began with.
extension JSONReader {
  /// An HTTP date, in any of its three forms (RFC 9110, section 5.6.7).
  @_spi(Generated) public mutating func httpDate() throws(CodingFailure) -> Date {
    try text(.httpDate, DateToken.date) { Parsed(HTTPDate.parse($0)) }
  }

  /// Same as `httpDate()`.
  @_spi(Generated)
  public mutating func parseHTTPDate(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Date {
    try parse(text, .httpDate, at: value) { Parsed(HTTPDate.parse($0)) }
  }

  /// A .NET date, `/Date(1334362807000)/`.
  @_spi(Generated) public mutating func dotNetDate() throws(CodingFailure) -> Date {
    try text(.dotNetDate, DateToken.date) { DotNetDate.parse($0) }
  }

  /// Same as `dotNetDate()`.
  @_spi(Generated)
  public mutating func parseDotNetDate(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Date {
    try parse(text, .dotNetDate, at: value) { DotNetDate.parse($0) }
  }

  /// Seconds since 1970-01-01T00:00:00Z.
  @_spi(Generated)
  public mutating func epochSeconds(at value: ValuePosition, _ number: Decimal) throws(CodingFailure) -> Date {
    try epoch(number, .seconds, at: value)
  }

  /// Milliseconds since 1970-01-01T00:00:00Z.
  @_spi(Generated)
  public mutating func epochMilliseconds(at value: ValuePosition, _ number: Decimal) throws(CodingFailure) -> Date {
    try epoch(number, .milliseconds, at: value)
  }

  private mutating func epoch(_ number: Decimal, _ unit: EpochText.Unit, at value: ValuePosition) throws(CodingFailure)
    -> Date
  {
    guard let date = DecimalConversion.convert(number, { EpochText.parse($0, in: unit) }).value else {
      throw CodingFailure(.range, .epoch, at: place(of: value))
    }
    return date
  }

  /// Base64 in the alphabet for URLs, with or without padding.
  @_spi(Generated) public mutating func base64URL() throws(CodingFailure) -> Data {
    try text(.base64URL, DataToken.data) { Parsed(Base64Text.parseURL($0)) }
  }

  /// Same as `base64URL()`.
  @_spi(Generated)
  public mutating func parseBase64URL(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Data {
    try parse(text, .base64URL, at: value) { Parsed(Base64Text.parseURL($0)) }
  }

  /// Pairs of hexadecimal digits, in either case.
  @_spi(Generated) public mutating func hex() throws(CodingFailure) -> Data {
    try text(.hex, DataToken.data) { Parsed(HexText.parse($0)) }
  }

  /// Same as `hex()`.
  @_spi(Generated)
  public mutating func parseHex(at value: ValuePosition, _ text: String) throws(CodingFailure) -> Data {
    try parse(text, .hex, at: value) { Parsed(HexText.parse($0)) }
  }

  /// `bool` of the language. The texts are compared exactly, in formats that have only text also without white space
  /// around them.
  @_spi(Generated)
  public mutating func parseBool(at value: ValuePosition, _ text: String, yes: String, no: String) throws(CodingFailure)
    -> Bool
  {
    if UTF8Order.areEqual(text, yes) { return true }
    if UTF8Order.areEqual(text, no) { return false }
    if dialect.trimsText {
      let text = Trimming.asciiTrimmed(text)
      if UTF8Order.areEqual(text, yes) { return true }
      if UTF8Order.areEqual(text, no) { return false }
    }
    throw mismatch(at: value, expected: "\(QuotedText.quoted(yes)) or \(QuotedText.quoted(no))")
  }

  /// `text` of the language: a number, as its exact source text.
  @_spi(Generated) public mutating func numberAsText() throws(CodingFailure) -> String {
    try number(.number) { (number, bytes) in
      .value(String(decoding: bytes.prefix(number.length), as: UTF8.self))
    }
  }
}
