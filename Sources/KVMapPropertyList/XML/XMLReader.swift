package import KVMap

/// Rewrites an XML property list into the reader's notation, in one pass over its bytes.
///
/// It knows the vocabulary of property lists and nothing else of XML, so no document type is loaded, no entity is
/// declared, and elements need no tree. What it accepts is well-formed XML; what it refuses and Foundation's parser
/// reads: hexadecimal integers, dates and data that are none, keys without values.
///
/// Open arrays and dictionaries stand on a stack of their own, of a byte each.
package struct XMLReader: ~Copyable {
  private var cursor: XMLCursor
  private let depth: Int
  private let note: ((_ notation: Int, _ source: Int) -> Void)?
  /// What is open, the innermost last.
  private var open: [Container] = []
  /// Where the notation begins of the outermost container that is too deep.
  private var tooDeep: Int?
  /// A text that does not stand in the document as it is.
  private var scratch: [UInt8] = []

  private enum Container: UInt8 { case array, dictionary }

  private init(_ source: UTF8Bytes, _ depth: Int, _ note: ((Int, Int) -> Void)?) {
    cursor = XMLCursor(source)
    self.depth = depth
    self.note = note
  }

  /// Rewrites all of `source`.
  ///
  /// - Parameters:
  ///   - source: the document, in UTF-8; anything may stand in it.
  ///   - depth: how many arrays and dictionaries may be open at once. One that is deeper is written as an empty one,
  ///     at which the reader then stops.
  ///   - writer: takes the notation.
  ///   - note: called for each value with its place in the notation, before it is written there, and in the document.
  /// - Throws: what is no property list.
  /// - Complexity: Linear.
  package static func read(
    _ source: UTF8Bytes, depth: Int, to writer: inout Writer,
    noting note: ((_ notation: Int, _ source: Int) -> Void)? = nil
  ) throws(NotationFailure) {
    if let bad = source.firstInvalidUTF8 {
      throw NotationFailure(
        .encoding, at: bad, expected: "UTF-8",
        found: "the byte 0x\(String(source[bad], radix: 16, uppercase: true))")
    }
    var reader = XMLReader(source, depth, note)
    try reader.document(&writer)
  }

  private mutating func document(_ writer: inout Writer) throws(NotationFailure) {
    try cursor.skipProlog()
    let start = cursor.position
    guard cursor.eat("<"), case .plist? = XMLTag(cursor.nameWord()) else {
      throw cursor.syntax("the element \"plist\"", at: start)
    }
    guard try cursor.skipAttributes() else { throw cursor.syntax("a value in the property list") }
    try cursor.skipMisc()
    try value(&writer)
    while !open.isEmpty { try step(&writer) }
    try cursor.skipMisc()
    guard cursor.sees("</") else { throw cursor.syntax("one value in the property list") }
    try cursor.closeTag("plist")
    try cursor.skipMisc()
    guard cursor.isAtEnd else { throw cursor.syntax("the end of the input") }
  }

  /// Notes where something begins that will stay.
  @inline(__always)
  private func tell(_ writer: borrowing Writer, _ source: Int) {
    if let note, tooDeep == nil { note(writer.notationOffset, source) }
  }

  // MARK: - Containers

  /// Reads the next element of the innermost container, or its closing tag.
  private mutating func step(_ writer: inout Writer) throws(NotationFailure) {
    try cursor.skipMisc()
    guard let container = open.last else { return }
    switch container {
    case .array:
      if cursor.sees("</") {
        try cursor.closeTag("array")
        writer.closeArray()
        return closed(container, &writer)
      }
    case .dictionary:
      if cursor.sees("</") {
        try cursor.closeTag("dict")
        writer.close()
        return closed(container, &writer)
      }
      try key(&writer)
      try cursor.skipMisc()
    }
    try value(&writer)
  }

  /// What is too deep is left to the reader, which knows its path: nothing remains of it but its brackets.
  private mutating func closed(_ container: Container, _ writer: inout Writer) {
    open.removeLast()
    guard let start = tooDeep, open.count == depth else { return }
    tooDeep = nil
    writer.forget(behind: start)
    empty(container, &writer)
  }

  private func empty(_ container: Container, _ writer: inout Writer) {
    switch container {
    case .array:
      writer.openArray()
      writer.closeArray()
    case .dictionary:
      writer.open()
      writer.close()
    }
  }

  private mutating func begin(_ container: Container, _ writer: inout Writer) throws(NotationFailure) {
    guard try cursor.endOfOpeningTag() else { return empty(container, &writer) }
    if open.count == depth { tooDeep = writer.notationOffset }
    open.append(container)
    switch container {
    case .array: writer.openArray()
    case .dictionary: writer.open()
    }
  }

  private mutating func key(_ writer: inout Writer) throws(NotationFailure) {
    let start = cursor.position
    guard cursor.eat("<"), case .key? = XMLTag(cursor.nameWord()) else {
      throw cursor.syntax("the element \"key\" or \"</dict>\"", at: start)
    }
    tell(writer, start)
    guard try cursor.endOfOpeningTag() else { return writer.entryKey(utf8: UTF8Bytes(start: nil, count: 0)) }
    try cursor.text(&scratch) { writer.entryKey(utf8: $0) }
    try cursor.closeTag("key")
  }

  // MARK: - Values

  private mutating func value(_ writer: inout Writer) throws(NotationFailure) {
    let start = cursor.position
    guard cursor.eat("<"), let tag = XMLTag(cursor.nameWord()) else {
      throw cursor.syntax("an element that is a value of a property list", at: start)
    }
    tell(writer, start)
    switch tag {
    case .dict: try begin(.dictionary, &writer)
    case .array: try begin(.array, &writer)
    case .string:
      guard try cursor.endOfOpeningTag() else { return writer.text(utf8: UTF8Bytes(start: nil, count: 0)) }
      try cursor.text(&scratch) { writer.text(utf8: $0) }
      try cursor.closeTag("string")
    case .true: try word(true, "true", &writer)
    case .false: try word(false, "false", &writer)
    case .integer: try scalar("integer", from: start) { text in XMLScalars.integer(text, &writer) }
    case .real: try scalar("real", from: start) { text in XMLScalars.real(text, &writer) }
    case .date: try scalar("date", from: start) { text in XMLScalars.date(text, &writer) }
    case .data: try scalar("data", from: start) { text in XMLScalars.data(text, &writer) }
    case .plist, .key:
      throw cursor.syntax("an element that is a value of a property list", at: start)
    }
  }

  private mutating func word(_ value: Bool, _ name: StaticString, _ writer: inout Writer) throws(NotationFailure) {
    if try cursor.endOfOpeningTag() {
      cursor.skipBlanks()
      try cursor.closeTag(name)
    }
    writer.bool(value)
  }

  /// Reads an element whose text has a form of its own.
  ///
  /// - Parameter write: returns what was expected, where the text is something else.
  private mutating func scalar(
    _ name: StaticString, from start: Int, _ write: (UTF8Bytes) -> String?
  ) throws(NotationFailure) {
    var expected: String?
    var found = ""
    if try cursor.endOfOpeningTag() {
      try cursor.text(&scratch) { text in
        expected = write(text)
        if expected != nil { found = text.quotedText }
      }
      try cursor.closeTag(name)
    } else {
      let nothing = UTF8Bytes(start: nil, count: 0)
      expected = write(nothing)
      found = nothing.quotedText
    }
    if let expected { throw NotationFailure(.syntax, at: start, expected: expected, found: found) }
  }
}
