@_spi(Generated) package import KVMap
import KVMapXML

/// Transcodes an XML property list to the reader's notation, in one pass over its bytes.
///
/// Markup and texts are read by the XML lexer; this type adds the vocabulary, so that no element tree is needed. Unlike
/// Foundation's parser, it rejects hexadecimal integers, invalid dates and data, and keys without values.
///
/// Open arrays and dictionaries are kept on an explicit stack, one byte each.
package struct XMLPropertyListReader: ~Copyable {
  private var elements: XMLPullParser
  private let text: UTF8Bytes
  private let depth: Int
  private let note: ((_ notation: Int, _ source: Int) -> Void)?
  /// The open containers, innermost last.
  private var open: [Container] = []
  /// The start of the notation of the outermost container that is too deep.
  private var tooDeep: Int?

  private enum Container: UInt8 { case array, dictionary }

  private init(_ text: UTF8Bytes, _ depth: Int, _ note: ((Int, Int) -> Void)?) {
    self.text = text
    // Foundation writes carriage returns unescaped, and reads them back.
    elements = XMLPullParser(text, keepsReturns: true)
    self.depth = depth
    self.note = note
  }

  /// Transcodes a whole document.
  ///
  /// - Parameters:
  ///   - text: the document, in well-formed UTF-8 without a byte order mark; its contents are untrusted.
  ///   - depth: how many arrays and dictionaries may be open at once. A deeper one is written as an empty one, at which
  ///     the reader then stops.
  ///   - writer: receives the notation.
  ///   - note: called for each value with its position in the notation, before it is written there, and in the
  ///     document.
  /// - Throws: if the document is not a property list.
  /// - Complexity: Linear.
  package static func read(
    _ text: UTF8Bytes, depth: Int, to writer: inout JSONWriter,
    noting note: ((_ notation: Int, _ source: Int) -> Void)? = nil
  ) throws(TranscodingFailure) {
    var reader = XMLPropertyListReader(text, depth, note)
    try reader.document(&writer)
  }

  private mutating func document(_ writer: inout JSONWriter) throws(TranscodingFailure) {
    try elements.skipProlog()
    let start = elements.offset
    guard XMLPropertyListTag(rawValue: elements.beginTag()) == .plist else {
      throw syntax("the element \"plist\"", at: start)
    }
    guard try !elements.skipAttributes() else { throw syntax("a value in the property list") }
    try elements.skipMisc()
    try value(&writer)
    while !open.isEmpty { try step(&writer) }
    guard try elements.skipMisc() else { throw syntax("one value in the property list") }
    try end(.plist)
    try elements.skipEpilog()
  }

  /// Records the start of a value that will be kept.
  @inline(__always)
  private func report(_ writer: borrowing JSONWriter, _ source: Int) {
    if let note, tooDeep == nil { note(writer.notationOffset, source) }
  }

  // MARK: - Containers

  /// Reads the next element of the innermost container, or its closing tag.
  private mutating func step(_ writer: inout JSONWriter) throws(TranscodingFailure) {
    guard let container = open.last else { return }
    switch container {
    case .array:
      if try elements.skipMisc() {
        try end(.array)
        writer.endArray()
        return closed(container, &writer)
      }
    case .dictionary:
      guard try key(&writer) else {
        try end(.dict)
        writer.endObject()
        return closed(container, &writer)
      }
    }
    try value(&writer)
  }

  /// Excessive depth is left to the reader, which knows the path: only the brackets of the value remain.
  private mutating func closed(_ container: Container, _ writer: inout JSONWriter) {
    open.removeLast()
    guard let start = tooDeep, open.count == depth else { return }
    tooDeep = nil
    writer.forget(behind: start)
    empty(container, &writer)
  }

  private func empty(_ container: Container, _ writer: inout JSONWriter) {
    switch container {
    case .array:
      writer.beginArray()
      writer.endArray()
    case .dictionary:
      writer.beginObject()
      writer.endObject()
    }
  }

  private mutating func begin(_ container: Container, _ writer: inout JSONWriter) throws(TranscodingFailure) {
    guard try goesOn() else { return empty(container, &writer) }
    if open.count == depth { tooDeep = writer.notationOffset }
    open.append(container)
    switch container {
    case .array: writer.beginArray()
    case .dictionary: writer.beginObject()
    }
  }

  /// - Returns: false at an end tag.
  private mutating func key(_ writer: inout JSONWriter) throws(TranscodingFailure) -> Bool {
    let element = elements.plainElement()
    if element.name == XMLPropertyListTag.key.rawValue {
      report(writer, element.offset)
      writer.entryKey(utf8: element.bytes)
      return true
    }
    elements.goBack(to: element)
    if try elements.skipMisc() { return false }
    let start = elements.offset
    guard XMLPropertyListTag(rawValue: elements.beginTag()) == .key else {
      throw syntax("the element \"key\" or \"</dict>\"", at: start)
    }
    report(writer, start)
    guard try goesOn() else {
      writer.entryKey(utf8: UTF8Bytes(start: nil, count: 0))
      return true
    }
    writer.entryKey(utf8: try elements.elementText())
    try end(.key)
    return true
  }

  // MARK: - Values

  private mutating func value(_ writer: inout JSONWriter) throws(TranscodingFailure) {
    let element = elements.plainElement()
    if try plainValue(element, &writer) { return }
    elements.goBack(to: element)
    try elements.skipMisc()
    let start = elements.offset
    guard let tag = XMLPropertyListTag(rawValue: elements.beginTag()) else {
      throw syntax("an element that is a value of a property list", at: start)
    }
    report(writer, start)
    switch tag {
    case .dict: try begin(.dictionary, &writer)
    case .array: try begin(.array, &writer)
    case .string:
      guard try goesOn() else { return writer.text(utf8: UTF8Bytes(start: nil, count: 0)) }
      writer.text(utf8: try elements.elementText())
      try end(.string)
    case .true: try word(true, tag, &writer)
    case .false: try word(false, tag, &writer)
    case .integer: try scalar(tag, from: start) { text in XMLPropertyListScalars.integer(text, &writer) }
    case .real: try scalar(tag, from: start) { text in XMLPropertyListScalars.real(text, &writer) }
    case .date: try scalar(tag, from: start) { text in XMLPropertyListScalars.date(text, &writer) }
    case .data: try scalar(tag, from: start) { text in XMLPropertyListScalars.data(text, &writer) }
    case .plist, .key:
      throw syntax("an element that is a value of a property list", at: start)
    }
  }

  /// Writes an element that contains only plain text.
  ///
  /// - Returns: false for one that is not a text, a number, a date or data.
  @inline(__always)
  private mutating func plainValue(
    _ element: XMLPlainElement, _ writer: inout JSONWriter
  ) throws(TranscodingFailure) -> Bool {
    let tag = XMLPropertyListTag(rawValue: element.name)
    let text = element.bytes
    let start = element.offset
    let expected: String?
    switch tag {
    case .string:
      report(writer, start)
      writer.text(utf8: text)
      return true
    case .integer:
      report(writer, start)
      expected = XMLPropertyListScalars.integer(text, &writer)
    case .real:
      report(writer, start)
      expected = XMLPropertyListScalars.real(text, &writer)
    case .date:
      report(writer, start)
      expected = XMLPropertyListScalars.date(text, &writer)
    case .data:
      report(writer, start)
      expected = XMLPropertyListScalars.data(text, &writer)
    case .plist, .dict, .array, .key, .true, .false, nil: return false
    }
    if let expected { throw TranscodingFailure(.syntax, at: start, expected: expected, found: Self.kind(of: text)) }
    return true
  }

  private mutating func word(_ value: Bool, _ tag: XMLPropertyListTag, _ writer: inout JSONWriter)
    throws(TranscodingFailure)
  {
    if try goesOn() {
      elements.skipBlanks()
      try end(tag)
    }
    writer.bool(value)
  }

  /// Reads an element whose text has a specific form.
  ///
  /// - Parameter write: returns what was expected if the text has a different form.
  private mutating func scalar(
    _ tag: XMLPropertyListTag, from start: Int, _ write: (UTF8Bytes) -> String?
  ) throws(TranscodingFailure) {
    let hasText = try goesOn()
    let text = hasText ? try elements.elementText() : UTF8Bytes(start: nil, count: 0)
    if let expected = write(text) {
      let found = Self.kind(of: text)
      // A missing end tag takes precedence.
      if hasText { try end(tag) }
      throw TranscodingFailure(.syntax, at: start, expected: expected, found: found)
    }
    if hasText { try end(tag) }
  }

  // MARK: - Tags

  /// Moves past the end of a start tag.
  ///
  /// - Returns: false if it ends the element as well.
  @inline(__always)
  private mutating func goesOn() throws(TranscodingFailure) -> Bool {
    guard let isEmpty = elements.finishTag() else { throw syntax("\">\" at the end of a tag without attributes") }
    return !isEmpty
  }

  @inline(__always)
  private mutating func end(_ tag: XMLPropertyListTag) throws(TranscodingFailure) {
    guard elements.endTag(tag.rawValue) else { throw syntax("\"</\(tag.name)>\"", isInValue: true) }
  }

  // MARK: - Problems

  @inline(never)
  private func syntax(_ expected: String, isInValue: Bool = false) -> TranscodingFailure {
    syntax(expected, at: elements.offset, isInValue: isInValue)
  }

  @inline(never)
  private func syntax(_ expected: String, at offset: Int, isInValue: Bool = false) -> TranscodingFailure {
    TranscodingFailure(.syntax, at: offset, expected: expected, found: found(at: offset, isInValue: isInValue))
  }

  /// A text that is no number, date or data. A property with `@sensitive` may read it, which is not known here.
  @inline(never)
  private static func kind(of text: UTF8Bytes) -> String {
    let count = String(decoding: text, as: UTF8.self).count
    return count == 0 ? "an empty text" : "a text of \(count) \(count == 1 ? "character" : "characters")"
  }

  /// What was found at an offset: a tag up to its end, or one character, as of a text.
  ///
  /// - Parameter isInValue: Whether it may be a part of a text, so that only an end tag is shown.
  private func found(at offset: Int, isInValue: Bool) -> String {
    guard offset < text.count else { return "the end of the input" }
    let rest = UTF8Bytes(rebasing: text[offset...].prefix(40))
    let end = rest.dropFirst().firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
    if let end, rest[0] == UInt8(ascii: "<"), rest[end] == UInt8(ascii: ">"), !isInValue || rest[1] == UInt8(ascii: "/")
    {
      return UTF8Bytes(rebasing: rest[...end]).quotedText
    }
    let length = rest.dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? rest.endIndex
    return "the character \(UTF8Bytes(rebasing: rest[..<length]).quotedText)"
  }
}
