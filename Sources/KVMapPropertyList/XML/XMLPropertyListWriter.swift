@_spi(Generated) package import KVMap
import KVMapXML

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes notation as an XML property list, in the layout of Apple's tools: one tab per level.
package struct XMLPropertyListWriter {
  private var output: [UInt8] = []
  /// The open elements, innermost last.
  private var open: [StaticString] = []

  /// Writes a property list.
  ///
  /// - Parameter notation: what `JSONWriter` wrote as a property list.
  /// - Throws: for null; texts with characters that XML does not allow; dates outside the years 1 to 9999.
  /// - Complexity: Linear in the notation and the indentation.
  package static func write(_ notation: UTF8Bytes) throws(IntermediateWritingFailure) -> [UInt8] {
    var writer = XMLPropertyListWriter()
    writer.output.reserveCapacity(2 * notation.count + 512)
    writer.append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """)
    try writer.values(notation)
    writer.append("</plist>\n")
    return writer.output
  }

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
      case .key(let raw): try text(raw, "key", at: scanner.offset)
      case .string(let raw): try text(raw, "string", at: scanner.offset)
      case .number(let digits):
        let isInteger = digits.allSatisfy { $0 == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        element(isInteger ? "integer" : "real") { $0.append(contentsOf: digits) }
      case .bool(let value):
        indent()
        append(value ? "<true/>\n" : "<false/>\n")
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
      append("<")
      append(name)
      append("/>\n")
    } else {
      tag("<", name)
      open.append(name)
    }
  }

  private mutating func token(_ token: IntermediateToken, at offset: Int) throws(IntermediateWritingFailure) {
    switch token.kind {
    case .date: try date(token.text, at: offset)
    case .data: element("data") { $0.append(contentsOf: token.text) }
    // XML has no element for it; Foundation writes this instead.
    case .uid:
      tag(indented: "<", "dict")
      open.append("dict")
      element("key") { $0.append(contentsOf: "CF$UID".utf8) }
      element("integer") { $0.append(contentsOf: token.text) }
      open.removeLast()
      tag(indented: "</", "dict")
    case .set, .foreign:
      throw IntermediateWritingFailure(
        .mismatch, at: offset, expected: "a value of a property list", found: "another value")
    }
  }

  /// A date without its fraction of a second, which XML property lists cannot represent.
  private mutating func date(_ seconds: UTF8Bytes, at offset: Int) throws(IntermediateWritingFailure) {
    guard case .value(let interval) = FloatText.double(seconds),
      let text = ISO8601.seconds(of: Date(timeIntervalSinceReferenceDate: interval.rounded(.down)))
    else {
      throw IntermediateWritingFailure(
        .range, at: offset, expected: "a date of the years 1 to 9999", found: "a date that has no such text")
    }
    element("date") { $0.append(contentsOf: text) }
  }

  private mutating func text(_ raw: UTF8Bytes, _ name: StaticString, at offset: Int) throws(IntermediateWritingFailure)
  {
    var isText = true
    element(name) { output in
      isText = IntermediateScanner.withText(raw) { XMLEscaping.append($0, in: .element, to: &output) } == nil
    }
    guard isText else {
      throw IntermediateWritingFailure(
        .mismatch, at: offset, expected: "a text of characters that XML has",
        found: "the text \(IntermediateScanner.withText(raw) { $0.quotedText })")
    }
  }

  private mutating func element(_ name: StaticString, _ text: (inout [UInt8]) -> Void) {
    indent()
    append("<")
    append(name)
    append(">")
    text(&output)
    tag("</", name)
  }

  private mutating func tag(indented start: StaticString, _ name: StaticString) {
    indent()
    tag(start, name)
  }

  private mutating func tag(_ start: StaticString, _ name: StaticString) {
    append(start)
    append(name)
    append(">\n")
  }

  private mutating func indent() {
    for _ in open { output.append(UInt8(ascii: "\t")) }
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { output.append(contentsOf: $0) }
  }
}
