#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMapText

/// Scalars that are strings in a document.
extension JSONReader {
  /// A string of exactly one character (an extended grapheme cluster).
  @_spi(Generated) public mutating func character() throws(CodingFailure) -> Character {
    try text(.character) { Parsed(CharacterText.parse($0)) }
  }

  /// An ISO 8601 date with its zone (A34 of the language's decisions).
  @_spi(Generated) public mutating func date() throws(CodingFailure) -> Date {
    try text(.date, DateToken.date) { Parsed(ISO8601.parse($0)) }
  }

  /// A date by the first of several compiled patterns that matches.
  ///
  /// - Parameters:
  ///   - codes: The patterns' opcodes, joined by newlines.
  ///   - patterns: The patterns as in the `.kvmap` file, joined by newlines, for problems.
  ///   - offset: The zone of a text that does not name one, in seconds east of UTC.
  @_spi(Generated) public mutating func date(
    _ codes: StaticString, patterns: StaticString, offset: Int
  ) throws(CodingFailure) -> Date {
    try date(ConstantText(codes), ConstantText(patterns), .offset(offset))
  }

  /// Same as `date(_:patterns:offset:)`, with an IANA name for the zone.
  @_spi(Generated) public mutating func date(
    _ codes: StaticString, patterns: StaticString, zone: StaticString
  ) throws(CodingFailure) -> Date {
    try date(ConstantText(codes), ConstantText(patterns), .named(ConstantText(zone)))
  }

  /// Same as the public functions, for patterns that are compiled at run time.
  package mutating func date(
    _ codes: ConstantText, _ patterns: ConstantText, _ zone: DateCode.Zone
  ) throws(CodingFailure) -> Date {
    diagnosis?.expected = ExpectationText.date(like: patterns, in: zone)
    let date = try text(.patternDate, DateToken.date) { Parsed(DateCode.parse($0, codes: codes, zone: zone)) }
    diagnosis?.expected = nil
    return date
  }

  /// A URL.
  @_spi(Generated)
  public mutating func url() throws(CodingFailure) -> URL { try text(.url) { Parsed(URLText.parse($0)) } }

  /// A URL, resolved against `base` if it is relative.
  @_spi(Generated)
  public mutating func url(base: StaticString) throws(CodingFailure) -> URL { try url(base: ConstantText(base)) }

  package mutating func url(base: ConstantText) throws(CodingFailure) -> URL {
    let base = URL(string: base.description)
    return try text(.url) { Parsed(URLText.parse($0, base: base)) }
  }

  /// A UUID, in either case.
  @_spi(Generated)
  public mutating func uuid() throws(CodingFailure) -> UUID { try text(.uuid) { Parsed(UUIDText.parse($0)) } }

  /// Padded Base64.
  @_spi(Generated) public mutating func data() throws(CodingFailure) -> Data {
    try text(.data, DataToken.data) { Parsed(Base64Text.parse($0)) }
  }

  /// A string without leading and trailing white space.
  @_spi(Generated) public mutating func trimmed() throws(CodingFailure) -> String {
    try text(.string) { bytes in
      let kept = Trimming.range(in: bytes)
      return .value(String(decoding: UTF8Bytes(rebasing: bytes[kept]), as: UTF8.self))
    }
  }

  /// The value of the string under the cursor. Consumes it.
  ///
  /// - Parameter token: The value of a token of the intermediate form (`IntermediateForm.propertyList`).
  @inline(__always)
  mutating func text<T>(
    _ expectation: Expectation, _ token: (UTF8Bytes) -> T? = { _ in nil }, _ parse: (UTF8Bytes) -> Parsed<T>
  ) throws(CodingFailure) -> T {
    guard cursor.p[0] == 0x22 else { return try notated(expectation, token, parse) }
    let place = cursor.p
    let string = try scanString(at: cursor.p)
    cursor.p = string.end + 1
    cursor.skipBlanks()
    let parsed =
      string.hasEscapes
      ? escaped(string, token, parse) : parse(UTF8Bytes(start: string.start, count: string.count))
    switch parsed {
    case .value(let value): return value
    case .mismatch: throw failure(.mismatch, expectation, at: place)
    case .range: throw failure(.range, expectation, at: place)
    }
  }
}

