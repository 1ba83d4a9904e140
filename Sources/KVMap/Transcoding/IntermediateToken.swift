import KVMapText

// Other formats are transcoded to the reader's intermediate form: JSON without white space, in which a string that
// begins with `\/` is a value that JSON cannot express. They write it with `JSONWriter`, using the same methods for
// other values as generated code.

extension JSONWriter {
  /// Creates a writer for a document that is transcoded.
  ///
  /// - Parameter capacity: The approximate size of the result in bytes.
  package static func writing(_ notation: IntermediateForm, capacity: Int) -> JSONWriter {
    var writer = JSONWriter(capacity: capacity)
    writer.notation = notation
    return writer
  }

  /// The number of bytes written so far: where the next value will begin.
  package var notationOffset: Int { count }

  /// Text in quotes.
  ///
  /// - Parameter utf8: Well-formed UTF-8.
  package mutating func text(utf8: UTF8Bytes) {
    guard notation == .text, utf8.first == UInt8(ascii: " ") || utf8.last == UInt8(ascii: " ") else {
      return quoted(utf8)
    }
    paddedText(utf8)
  }

  /// The key of a member, with its colon.
  ///
  /// - Parameter utf8: Well-formed UTF-8.
  package mutating func entryKey(utf8: UTF8Bytes) {
    // Distinguishes an array of one from the member after it (see `IntermediateForm.text`).
    if notation == .text { append(UInt8(ascii: " ")) }
    quoted(utf8)
    cursor[-1] = UInt8(ascii: ":")
  }

  /// A text whose leading and trailing blanks are escaped, so that only texts with escape sequences need trimming.
  private mutating func paddedText(_ utf8: UTF8Bytes) {
    let leading = utf8.prefix { $0 == UInt8(ascii: " ") }.count
    let trailing = utf8.dropFirst(leading).reversed().prefix { $0 == UInt8(ascii: " ") }.count
    append(UInt8(ascii: "\""))
    for _ in 0..<leading { append("\\u0020") }
    let start = count
    quoted(UTF8Bytes(rebasing: utf8.dropFirst(leading).dropLast(trailing)))
    // The opening quotation mark is already written and is replaced by the text after it.
    let length = count - start - 3
    let opening = base + start
    opening.update(from: opening + 1, count: length)
    cursor -= 3
    for _ in 0..<trailing { append("\\u0020") }
    append("\",")
  }

  /// A number whose digits are kept.
  ///
  /// - Parameter digits: A number in the grammar of JSON.
  package mutating func number(digits: UTF8Bytes) {
    append(digits)
    append(UInt8(ascii: ","))
  }

  /// A number that its format does not call an integer: written with a point even if it is whole, so that a `JSONValue`
  /// that keeps it is written as a real again.
  ///
  /// - Throws: `CodingFailure` of the kind `range` for infinity and what is not a number.
  package mutating func real(_ value: Double) throws(CodingFailure) {
    let start = count
    try double(value)
    endReal(from: start)
  }

  /// As `real(_:)`, of digits in the grammar of JSON, which are kept.
  package mutating func real(digits: UTF8Bytes) {
    let start = count
    number(digits: digits)
    endReal(from: start)
  }

  private mutating func endReal(from start: Int) {
    let hasPoint = bytes[start..<count].contains {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E")
    }
    guard !hasPoint else { return }
    // In place of the comma.
    truncate(to: count - 1)
    append(".0,")
  }

  /// A date: `"\/D3.5"`.
  ///
  /// - Parameter seconds: Since 2001-01-01T00:00:00Z.
  /// - Throws: `CodingFailure` of the kind `range` for infinity and NaN.
  package mutating func dateToken(_ seconds: Double) throws(CodingFailure) {
    guard seconds.isFinite else { throw CodingFailure(.range, .date, at: count) }
    beginToken(.date, capacity: FloatOutput.capacity)
    var output = ByteOutput(cursor: cursor)
    FloatOutput.write(seconds, to: &output)
    cursor = output.cursor
    endQuotes()
  }

  /// Bytes: `"\/BAQID"`.
  package mutating func dataToken(_ bytes: UnsafeRawBufferPointer) {
    let length = Base64Text.length(of: bytes.count)
    beginToken(.data, capacity: length)
    Base64Text.write(bytes, to: cursor)
    cursor += length
    endQuotes()
  }

  /// A reference inside a keyed archive: `"\/U7"`.
  package mutating func uidToken(_ number: UInt64) {
    beginToken(.uid, capacity: DecimalDigits.capacity)
    cursor += DecimalDigits.write(number, to: cursor)
    endQuotes()
  }

  /// Turns the last written array into a set: `"\/S[1,2]"`, whose elements only `JSONValue` reads.
  ///
  /// - Parameter start: The `notationOffset` before the array.
  package mutating func makeSet(from start: Int) {
    guard start >= 0, start < count else { return }
    let array = [UInt8](UTF8Bytes(rebasing: bytes[start..<(count - 1)]))
    truncate(to: start)
    beginToken(.set, capacity: 0)
    let before = count
    array.withUnsafeBufferPointer { text(utf8: $0) }
    // Its text follows the kind, so its opening quotation mark is dropped.
    let length = count - before - 1
    let opening = base + before
    opening.update(from: opening + 1, count: length)
    cursor -= 1
  }

  /// A value that no rule can read, of which only the name is kept: `"\/Xnan"`.
  package mutating func foreignToken(_ name: StaticString) {
    beginToken(.foreign, capacity: name.utf8CodeUnitCount)
    var output = ByteOutput(cursor: cursor)
    output.append(name)
    cursor = output.cursor
    endQuotes()
  }

  /// - Parameter capacity: The size of the following bytes, without the quotation mark and the comma after them.
  private mutating func beginToken(_ kind: IntermediateToken.Kind, capacity: Int) {
    reserve(capacity + 6)
    cursor[0] = UInt8(ascii: "\"")
    cursor[1] = UInt8(ascii: "\\")
    cursor[2] = UInt8(ascii: "/")
    cursor[3] = kind.rawValue
    cursor += 4
  }

  /// Removes everything written since `notationOffset` was `offset`.
  package mutating func forget(behind offset: Int) { truncate(to: max(offset, 0)) }

  /// Calls `body` with the bytes written so far, without the comma after them. Nothing is copied.
  package func withNotation<Result>(_ body: (UTF8Bytes) -> Result) -> Result {
    let isValue = cursor > base && cursor[-1] == UInt8(ascii: ",")
    return body(UTF8Bytes(start: base, count: isValue ? count - 1 : count))
  }
}

/// A value that JSON cannot express, as a string that begins with an escaped slash: `"\/D3.5"`.
///
/// Strings that are transcoded or written never have that escape sequence, so that a token cannot be confused with one
/// of them. Those of a JSON document may have it: their bytes mean something else in a property list.
package struct IntermediateToken {
  /// The character after the slash.
  package enum Kind: UInt8, Sendable {
    /// Seconds since 2001-01-01T00:00:00Z, as a JSON number.
    case date = 0x44
    /// Base64.
    case data = 0x42
    /// A reference inside a keyed archive of Foundation, as digits.
    case uid = 0x55
    /// The intermediate form of an array.
    case set = 0x53
    /// The name of a value that no rule can read.
    case foreign = 0x58
  }

  package var kind: Kind
  /// The text after the kind, without the closing quotation mark.
  package var text: UTF8Bytes

  /// - Parameter raw: The text between the quotation marks of a string.
  /// - Returns: `nil` for a string that is not a token.
  package init?(raw: UTF8Bytes) {
    guard raw.count >= 3, raw[0] == UInt8(ascii: "\\"), raw[1] == UInt8(ascii: "/"), let kind = Kind(rawValue: raw[2])
    else { return nil }
    self.kind = kind
    text = UTF8Bytes(rebasing: raw[3...])
  }
}
