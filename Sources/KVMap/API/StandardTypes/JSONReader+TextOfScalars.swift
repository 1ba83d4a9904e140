#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import KVMapText

/// Scalars as text, for pipeline steps that work on text.
extension JSONReader {
  /// The digits, without an exponent.
  ///
  /// - Throws: `CodingFailure` of the kind `range` if it is not a number.
  @_spi(Generated)
  public mutating func text(at value: ValuePosition, of number: Decimal) throws(CodingFailure) -> String {
    guard let text = DecimalText.text(number) else { throw CodingFailure(.range, .decimal, at: place(of: value)) }
    return text
  }
}

/// Values as text, in the form in which the writer would quote them, for pipeline steps that work on text.
extension JSONWriter {
  /// `true` or `false`.
  @_spi(Generated) public func text(of value: Bool) -> String { value ? "true" : "false" }

  /// The digits.
  @_spi(Generated) public func text(of number: some FixedWidthInteger) -> String { String(number) }

  /// The shortest digits that read back as `number`.
  ///
  /// - Throws: `CodingFailure` of the kind `range` for infinity and NaN.
  @_spi(Generated) public func text(of number: Double) throws(CodingFailure) -> String {
    try text(JSONNumber(number)?.text, .finiteNumber)
  }

  /// Same as for `Double`.
  @_spi(Generated) public func text(of number: Float) throws(CodingFailure) -> String {
    try text(JSONNumber(number)?.text, .finiteNumber)
  }

  /// The digits, without an exponent.
  ///
  /// - Throws: `CodingFailure` of the kind `range` if it is not a number.
  @_spi(Generated) public func text(of number: Decimal) throws(CodingFailure) -> String {
    try text(DecimalText.text(number), .finiteNumber)
  }

  /// The character as a string.
  @_spi(Generated) public func text(of value: Character) -> String { String(value) }

  /// The absolute string of the URL.
  ///
  /// - Throws: The same errors as `url(_:)`.
  @_spi(Generated) public func text(of value: URL) throws(CodingFailure) -> String {
    try text(URLText.text(value), .url)
  }

  /// In uppercase.
  @_spi(Generated) public func text(of value: UUID) -> String { value.uuidString }

  /// Padded Base64.
  @_spi(Generated) public func text(of value: Data) -> String {
    Self.text(capacity: Base64Text.length(of: value.count)) { output in
      value.withUnsafeBytes { Base64Text.write($0, to: output.cursor) }
      output.cursor += Base64Text.length(of: value.count)
      return true
    } ?? ""
  }

  /// Base64 in the alphabet for URLs, without padding.
  @_spi(Generated) public func base64URLText(_ value: Data) -> String {
    Self.text(capacity: Base64Text.length(of: value.count)) { output in
      value.withUnsafeBytes { Base64Text.writeURL($0, to: output.cursor) }
      output.cursor += Base64Text.urlLength(of: value.count)
      return true
    } ?? ""
  }

  /// Two lowercase hexadecimal digits for each byte.
  @_spi(Generated) public func hexText(_ value: Data) -> String {
    Self.text(capacity: value.count * 2) { output in
      value.withUnsafeBytes { HexText.write($0, to: output.cursor) }
      output.cursor += value.count * 2
      return true
    } ?? ""
  }

  /// ISO 8601 in UTC.
  ///
  /// - Throws: `CodingFailure` of the kind `range` for years outside 1 to 9999.
  @_spi(Generated) public func text(of value: Date) throws(CodingFailure) -> String {
    try text(Self.text(capacity: ISO8601.capacity) { ISO8601.write(value, to: &$0) }, .date)
  }

  /// Same as `date(_:codes:offset:)`.
  @_spi(Generated) public func text(of value: Date, codes: StaticString, offset: Int) throws(CodingFailure) -> String {
    try text(of: value, codes: ConstantText(codes), in: .offset(offset))
  }

  /// Same as `date(_:codes:zone:)`.
  @_spi(Generated)
  public func text(of value: Date, codes: StaticString, zone: StaticString) throws(CodingFailure) -> String {
    try text(of: value, codes: ConstantText(codes), in: .named(ConstantText(zone)))
  }

  /// Same as the public functions, for patterns that are compiled at run time.
  package func text(of value: Date, codes: ConstantText, in zone: DateCode.Zone) throws(CodingFailure) -> String {
    let text = Self.text(capacity: DateCode.capacity(codes)) {
      DateCode.write(value, codes: codes, zone: zone, to: &$0)
    }
    if text == nil, zone.unknownName != nil { throw CodingFailure(.mismatch, .timeZone, at: count) }
    return try self.text(text, .patternDate)
  }

  /// The form of RFC 1123, in whole seconds.
  ///
  /// - Throws: `CodingFailure` of the kind `range` for years outside 1 to 9999.
  @_spi(Generated) public func httpDateText(_ value: Date) throws(CodingFailure) -> String {
    try text(Self.text(capacity: HTTPDate.length) { HTTPDate.write(value, to: &$0) }, .httpDate)
  }

  /// `/Date(ms)/`, in whole milliseconds.
  ///
  /// - Throws: `CodingFailure` of the kind `range` for a date that is not a number or more than 2^53 seconds away.
  @_spi(Generated) public func dotNetDateText(_ value: Date) throws(CodingFailure) -> String {
    try text(Self.text(capacity: DotNetDate.capacity) { DotNetDate.write(value, to: &$0) }, .dotNetDate)
  }

  private func text(_ text: String?, _ expectation: Expectation) throws(CodingFailure) -> String {
    guard let text else { throw CodingFailure(.range, expectation, at: count) }
    return text
  }

  /// A text of at most `capacity` bytes; nil if `write` returns `false`.
  private static func text(capacity: Int, _ write: (inout ByteOutput) -> Bool) -> String? {
    var isWritten = false
    let text = String(unsafeUninitializedCapacity: capacity) { room in
      guard let start = room.baseAddress else { return 0 }
      var output = ByteOutput(cursor: start)
      isWritten = write(&output)
      return output.cursor - start
    }
    return isWritten ? text : nil
  }
}
