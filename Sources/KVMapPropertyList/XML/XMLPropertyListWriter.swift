@_spi(Generated) package import KVMap
import KVMapXML
import KVMapText

/// Writes notation as an XML property list, in the layout of Apple's tools: one tab per level.
package struct XMLPropertyListWriter: ~Copyable {
  private var output: DocumentOutput
  /// The open elements, innermost last.
  private var open: [StaticString] = []

  /// Writes a property list.
  ///
  /// - Parameter notation: what `JSONWriter` wrote as a property list.
  /// - Throws: for null; texts with characters that XML does not allow; dates 2^53 seconds from 2001 or further.
  /// - Complexity: Linear in the notation and the indentation.
  package static func write(_ notation: UTF8Bytes) throws(IntermediateWritingFailure) -> [UInt8] {
    var writer = XMLPropertyListWriter(output: DocumentOutput(capacity: 2 * notation.count + 512))
    writer.output.append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """)
    try writer.values(notation)
    writer.output.append("</plist>\n")
    return writer.output.bytes
  }

  private init(output: consuming DocumentOutput) { self.output = output }

  private mutating func values(_ notation: UTF8Bytes) throws(IntermediateWritingFailure) {
    var scanner = IntermediateScanner(notation)
    while true {
      let part = scanner.next()
      switch part {
      case .openObject: begin("dict", &scanner)
      case .openArray: begin("array", &scanner)
      case .closeObject, .closeArray:
        guard let name = open.popLast() else { return }
        indent()
        tag("</", name)
      case .key(let raw): try text(raw, "key", scanner)
      case .string(let raw): try text(raw, "string", scanner)
      case .number(let digits):
        if PropertyListNumber.isNegativeZero(digits) {
          // With a fraction, as it is read.
          indent()
          output.append("<real>-0.0</real>\n")
        } else if PropertyListNumber.isIntegerOf64Bits(digits) {
          element("integer", digits)
        } else if PropertyListNumber.isInteger(digits) {
          // With a fraction as well.
          indent()
          output.append("<real>")
          output.append(digits)
          output.append(".0</real>\n")
        } else {
          element("real", digits)
        }
      case .bool(let value):
        indent()
        output.append(value ? "<true/>\n" : "<false/>\n")
      case .token(let token): try self.token(token, at: scanner.offset)
      case .null:
        throw IntermediateWritingFailure(
          .null, at: scanner.offset, expected: "a value of a property list", found: "null")
      case .end: return
      }
    }
  }

  private mutating func begin(_ name: StaticString, _ scanner: inout IntermediateScanner) {
    indent()
    if scanner.isAtClosingBracket {
      _ = scanner.next()
      output.append("<")
      output.append(name)
      output.append("/>\n")
    } else {
      tag("<", name)
      open.append(name)
    }
  }

  private mutating func token(_ token: IntermediateToken, at offset: Int) throws(IntermediateWritingFailure) {
    switch token.kind {
    case .date: try date(token.text, at: offset)
    case .data: element("data", token.text)
    // XML has no element for it; Foundation writes this instead.
    case .uid:
      tag(indented: "<", "dict")
      open.append("dict")
      indent()
      output.append("<key>CF$UID</key>\n")
      element("integer", token.text)
      open.removeLast()
      tag(indented: "</", "dict")
    case .set, .foreign:
      throw IntermediateWritingFailure(
        .mismatch, at: offset, expected: "a value of a property list", found: "another value")
    }
  }

  /// A date without its fraction of a second, which XML property lists cannot represent.
  private mutating func date(_ seconds: UTF8Bytes, at offset: Int) throws(IntermediateWritingFailure) {
    guard case .value(let interval) = FloatText.double(seconds), let text = XMLPropertyListDate.text(of: interval)
    else {
      throw IntermediateWritingFailure(
        .range, at: offset, expected: "a date less than 2^53 seconds from 2001",
        found: "a date that is further away")
    }
    text.withUnsafeBufferPointer { element("date", $0) }
  }

  /// - Parameter scanner: Has just read the text.
  private mutating func text(_ raw: UTF8Bytes, _ name: StaticString, _ scanner: borrowing IntermediateScanner)
    throws(IntermediateWritingFailure)
  {
    beginElement(name)
    let bad = scanner.withText(raw) { XMLEscaping.append($0, in: .element, to: &output) }
    guard bad == nil else {
      throw IntermediateWritingFailure(
        .mismatch, at: scanner.offset, expected: "a text of characters that XML has",
        found: "the text \(scanner.withText(raw) { $0.quotedText })")
    }
    tag("</", name)
  }

  /// - Parameter text: Needs no escapes.
  private mutating func element(_ name: StaticString, _ text: UTF8Bytes) {
    beginElement(name)
    output.append(text)
    tag("</", name)
  }

  private mutating func beginElement(_ name: StaticString) {
    indent()
    output.append(UInt8(ascii: "<"))
    output.append(name)
    output.append(UInt8(ascii: ">"))
  }

  private mutating func tag(indented start: StaticString, _ name: StaticString) {
    indent()
    tag(start, name)
  }

  private mutating func tag(_ start: StaticString, _ name: StaticString) {
    output.append(start)
    output.append(name)
    output.append(">\n")
  }

  private mutating func indent() { output.append(UInt8(ascii: "\t"), times: open.count) }
}
