@_spi(Generated) import KVMap

/// Writes a document as XML from its intermediate form. Linear, and nothing recurses.
///
/// Objects become elements: `@name` an attribute, `$text` the text, everything else children. The elements of an array
/// become elements with the same name. Null becomes an empty element; a null attribute is omitted.
struct XMLDocumentWriter: ~Copyable {
  private let names: XMLNames
  private var keys: XMLKeyCheck
  private var output: DocumentOutput
  private var scanner: IntermediateScanner
  private var open: [Open] = []
  /// Where the attributes of an object are looked for beyond its first members; nil if they are not.
  private var containers: ContainerList?

  private enum Open {
    /// The end of its start tag in the output.
    case element(name: UTF8Bytes, content: Int)
    case array(name: UTF8Bytes)
  }

  /// Writes a document.
  ///
  /// - Parameters:
  ///   - notation: JSON without white space.
  ///   - names: The name of the document's element, and the namespaces that are declared on it.
  /// - Throws: A failure for anything that XML cannot represent.
  static func write(_ notation: UTF8Bytes, _ names: XMLNames, _ options: XMLOutputFormatting)
    throws(IntermediateWritingFailure) -> [UInt8]
  {
    // In nearly all documents the attributes of an object are its first members, so that one pass is enough.
    do throws(IntermediateWritingFailure) { return try write(notation, names, options, containers: nil) } catch {
      // Either they are not, or it is a failure: attributes are written first, so theirs may be another one.
      return try write(notation, names, options, containers: ContainerList(notation))
    }
  }

  private static func write(
    _ notation: UTF8Bytes, _ names: XMLNames, _ options: XMLOutputFormatting, containers: ContainerList?
  ) throws(IntermediateWritingFailure) -> [UInt8] {
    let result = Array((names.element ?? "").utf8).withUnsafeBufferPointer {
      root -> Result<[UInt8], IntermediateWritingFailure> in
      var writer = XMLDocumentWriter(notation, names, containers)
      do throws(IntermediateWritingFailure) { try writer.document(root, options) } catch { return .failure(error) }
      return .success(writer.output.bytes)
    }
    return try result.get()
  }

  private init(_ notation: UTF8Bytes, _ names: XMLNames, _ containers: ContainerList?) {
    self.names = names
    keys = XMLKeyCheck(names.namespaces)
    output = DocumentOutput(capacity: notation.count + notation.count / 2)
    scanner = IntermediateScanner(notation)
    self.containers = containers
  }

  private mutating func document(_ name: UTF8Bytes, _ options: XMLOutputFormatting) throws(IntermediateWritingFailure) {
    if options.contains(.declaration) { output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }
    try keys.check(name, at: 0)
    try begin(name)
    while let last = open.last {
      switch last {
      case .element(let name, let content): try goOn(name, content)
      case .array(let name):
        if scanner.isAtClosingBracket {
          _ = scanner.next()
          open.removeLast()
        } else {
          try begin(name)
        }
      }
    }
  }

  // MARK: - Values

  /// The value under the cursor, as an element.
  private mutating func begin(_ name: UTF8Bytes) throws(IntermediateWritingFailure) {
    switch scanner.next() {
    case .openObject:
      containers?.begin()
      try beginTag(name)
      try writeAttributes()
      output.append(UInt8(ascii: ">"))
      open.append(.element(name: name, content: output.count))
    case .openArray:
      containers?.begin()
      guard let parent = open.last, case .element = parent else {
        throw failure(
          "an object or a text: \(open.isEmpty ? "an XML document is one element" : "XML has no arrays of arrays")",
          "an array")
      }
      open.append(.array(name: name))
    case .string(let raw):
      let content = try beginText(name)
      try write(raw, in: .element, at: scanner.offset)
      end(name, content)
    case .number(let digits):
      let content = try beginText(name)
      output.append(digits)
      end(name, content)
    case .bool(let value):
      let content = try beginText(name)
      output.append(value ? "true" : "false")
      end(name, content)
    case .null:
      let content = try beginText(name)
      end(name, content)
    case .token: throw failure("a text", "a value that only property lists have")
    case .closeObject, .closeArray, .key, .end: throw failure("a value", "nothing")
    }
  }

  /// The start tag of an element without attributes.
  ///
  /// - Returns: Its end.
  private mutating func beginText(_ name: UTF8Bytes) throws(IntermediateWritingFailure) -> Int {
    try beginTag(name)
    output.append(UInt8(ascii: ">"))
    return output.count
  }

  private mutating func beginTag(_ name: UTF8Bytes) throws(IntermediateWritingFailure) {
    output.append(UInt8(ascii: "<"))
    output.append(name)
    if open.isEmpty { try declareNamespaces() }
  }

  /// - Parameter content: The end of the start tag.
  private mutating func end(_ name: UTF8Bytes, _ content: Int) {
    guard output.count > content else {
      // The start tag becomes the tag of an empty element.
      output.removeLast()
      return output.append("/>")
    }
    output.append("</")
    output.append(name)
    output.append(UInt8(ascii: ">"))
  }

  private mutating func declareNamespaces() throws(IntermediateWritingFailure) {
    for namespace in names.namespaces {
      output.append(" xmlns")
      if !namespace.prefix.isEmpty {
        output.append(":")
        output.append(Array(namespace.prefix.utf8))
      }
      output.append("=\"")
      var uri = namespace.uri
      let bad = uri.withUTF8 { XMLEscaping.append($0, in: .attribute, to: &output) }
      if let bad { throw Self.badCharacter(bad, 0) }
      output.append("\"")
    }
  }

  /// A text, at the end of the output.
  ///
  /// - Parameters:
  ///   - raw: What the scanner has just read.
  ///   - offset: Where it is in the intermediate form, for a failure.
  private mutating func write(_ raw: UTF8Bytes, in place: XMLEscaping.Place, at offset: Int)
    throws(IntermediateWritingFailure)
  {
    let bad = scanner.withText(raw) { XMLEscaping.append($0, in: place, to: &output) }
    if let bad { throw Self.badCharacter(bad, offset) }
  }

  /// The next member of an element, or its end.
  private mutating func goOn(_ name: UTF8Bytes, _ content: Int) throws(IntermediateWritingFailure) {
    guard case .key(let raw) = scanner.next() else {
      open.removeLast()
      return end(name, content)
    }
    let key = scanner.offset
    switch raw.first {
    case UInt8(ascii: "@"):
      guard containers != nil else { throw failure("an attribute before all other members", "one after them") }
      containers?.skip(scanner.next(), of: &scanner)
    case UInt8(ascii: "$") where raw.elementsEqual("$text".utf8): try text(at: key)
    default:
      try check(raw, at: key)
      try begin(raw)
    }
  }

  private mutating func text(at key: Int) throws(IntermediateWritingFailure) {
    switch scanner.next() {
    case .null: break
    case .string(let raw): try write(raw, in: .element, at: key)
    case .number(let digits): output.append(digits)
    case .bool(let value): output.append(value ? "true" : "false")
    case .openObject: throw failure("a text", "an object")
    case .openArray: throw failure("a text", "an array")
    case .token: throw failure("a text", "a value that only property lists have")
    case .closeObject, .closeArray, .key, .end: throw failure("a value", "nothing")
    }
  }

  // MARK: - Attributes

  /// Writes the attributes of the object that has just begun.
  private mutating func writeAttributes() throws(IntermediateWritingFailure) {
    if containers != nil { return try findAttributes() }
    while scanner.isAtText(beginningWith: UInt8(ascii: "@")), case .key(let raw) = scanner.next() { try attribute(raw) }
  }

  /// Writes the attributes wherever they are among the members. Does not move the cursor.
  private mutating func findAttributes() throws(IntermediateWritingFailure) {
    let first = scanner
    let begun = containers?.begun
    while case .key(let raw) = scanner.next() {
      if raw.first == UInt8(ascii: "@") { try attribute(raw) } else { containers?.skip(scanner.next(), of: &scanner) }
    }
    scanner = first
    if let begun { containers?.begun = begun }
  }

  /// - Parameter raw: The key that the scanner has just read.
  private mutating func attribute(_ raw: UTF8Bytes) throws(IntermediateWritingFailure) {
    let key = scanner.offset
    let name = UTF8Bytes(rebasing: raw.dropFirst())
    try check(name, at: key)
    switch scanner.next() {
    case .null: return
    case .string(let raw):
      begin(attribute: name)
      try write(raw, in: .attribute, at: key)
    case .number(let digits):
      begin(attribute: name)
      output.append(digits)
    case .bool(let value):
      begin(attribute: name)
      output.append(value ? "true" : "false")
    case .openObject: throw failure("a text for the attribute", "an object")
    case .openArray: throw failure("a text for the attribute", "an array")
    case .token: throw failure("a text", "a value that only property lists have")
    case .closeObject, .closeArray, .key, .end: throw failure("a value", "nothing")
    }
    output.append(UInt8(ascii: "\""))
  }

  private mutating func begin(attribute name: UTF8Bytes) {
    output.append(UInt8(ascii: " "))
    output.append(name)
    output.append("=\"")
  }

  /// Checks the name in a key that the scanner has just read.
  private mutating func check(_ name: UTF8Bytes, at offset: Int) throws(IntermediateWritingFailure) {
    guard scanner.hasEscapes else { return try keys.check(name, at: offset) }
    // What is escaped in a key is part of no name.
    throw scanner.withText(name) { keys.failure($0, at: offset) }
  }

  // MARK: - Failures

  private func failure(_ expected: String, _ found: String) -> IntermediateWritingFailure {
    IntermediateWritingFailure(.mismatch, at: scanner.offset, expected: expected, found: found)
  }

  private static func badCharacter(_ scalar: UInt32, _ offset: Int) -> IntermediateWritingFailure {
    let digits = String(scalar, radix: 16, uppercase: true)
    return IntermediateWritingFailure(
      .mismatch, at: offset, expected: "characters that XML allows",
      found: "the character U+\(String(repeating: "0", count: max(4 - digits.count, 0)))\(digits)")
  }
}
