@_spi(Generated) import KVMap

/// Writes a document as XML from its intermediate form. Linear, and nothing recurses.
///
/// Objects become elements: `@name` an attribute, `$text` the text, everything else children. The elements of an array
/// become elements with the same name. Null becomes an empty element; a null attribute is omitted.
struct XMLDocumentWriter: ~Copyable {
  private let notation: UTF8Bytes
  private let names: XMLNames
  private var output: XMLOutput
  private var scanner: IntermediateScanner
  private var open: [Open] = []
  /// The objects and arrays in the order in which they begin.
  private let containers: [Container]
  /// The number of containers that have begun.
  private var begun = 0

  private enum Open {
    /// The end of its start tag in the output.
    case element(name: [UInt8], content: Int)
    case array(name: [UInt8])
  }

  /// The end of an object or array in the intermediate form, and the number of containers begun by then.
  private struct Container {
    var end: Int
    var begun: Int
  }

  /// - Parameters:
  ///   - notation: JSON without white space.
  ///   - names: The name of the document's element, and the namespaces that are declared on it.
  init(_ notation: UTF8Bytes, _ names: XMLNames) {
    self.notation = notation
    self.names = names
    output = XMLOutput(capacity: notation.count + notation.count / 2)
    scanner = IntermediateScanner(notation)
    containers = Self.containers(of: notation)
  }

  /// - Throws: A failure for anything that XML cannot represent.
  consuming func write(_ options: XMLOutputFormatting) throws(IntermediateWritingFailure) -> [UInt8] {
    if options.contains(.declaration) { output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }
    let name = Array((names.element ?? "").utf8)
    try check(name, at: 0)
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
    return output.bytes
  }

  // MARK: - Values

  /// The value under the cursor, as an element.
  private mutating func begin(_ name: [UInt8]) throws(IntermediateWritingFailure) {
    switch scanner.next() {
    case .openObject:
      begun += 1
      try beginElement(name)
    case .openArray:
      begun += 1
      guard let parent = open.last, case .element = parent else {
        throw failure(
          "an object or a text: \(open.isEmpty ? "an XML document is one element" : "XML has no arrays of arrays")",
          "an array")
      }
      open.append(.array(name: name))
    case .string(let raw):
      let offset = scanner.offset
      try scalar(name, offset) { output in IntermediateScanner.withText(raw) { output.text($0) } }
    case .number(let digits): try scalar(name, scanner.offset) { $0.text(digits) }
    case .bool(let value):
      try scalar(name, scanner.offset) { output in
        output.append(value ? "true" : "false")
        return nil
      }
    case .null: try scalar(name, scanner.offset) { _ in nil }
    case .token: throw failure("a text", "a value that only property lists have")
    case .closeObject, .closeArray, .key, .end: throw failure("a value", "nothing")
    }
  }

  /// An element that contains only text.
  private mutating func scalar(
    _ name: [UInt8], _ offset: Int, _ write: (inout XMLOutput) -> UInt32?
  ) throws(IntermediateWritingFailure) {
    let isRoot = open.isEmpty
    output.append("<")
    output.append(name)
    if isRoot { try declareNamespaces() }
    output.append(">")
    let content = output.count
    if let bad = write(&output) { throw Self.badCharacter(bad, offset) }
    end(name, content)
  }

  private mutating func end(_ name: [UInt8], _ content: Int) {
    guard output.count > content else { return output.makeTagEmpty() }
    output.append("</")
    output.append(name)
    output.append(">")
  }

  /// The start tag of an object.
  private mutating func beginElement(_ name: [UInt8]) throws(IntermediateWritingFailure) {
    let isRoot = open.isEmpty
    output.append("<")
    output.append(name)
    if isRoot { try declareNamespaces() }
    try writeAttributes()
    output.append(">")
    open.append(.element(name: name, content: output.count))
  }

  private mutating func declareNamespaces() throws(IntermediateWritingFailure) {
    for namespace in names.namespaces {
      output.append(" xmlns")
      if !namespace.prefix.isEmpty {
        output.append(":")
        output.append(namespace.prefix.utf8)
      }
      output.append("=\"")
      var uri = namespace.uri
      if let bad = uri.withUTF8({ output.attribute($0) }) { throw Self.badCharacter(bad, 0) }
      output.append("\"")
    }
  }

  /// Writes the attributes of the object that has just begun, wherever they are among its members. Does not move the
  /// cursor.
  private mutating func writeAttributes() throws(IntermediateWritingFailure) {
    let first = scanner
    var begun = begun
    while case .key(let raw) = scanner.next() {
      guard raw.first == UInt8(ascii: "@") else {
        begun = skip(begun)
        continue
      }
      let name = Self.name(raw)
      try check(name, at: scanner.offset)
      try attribute(name, at: scanner.offset)
    }
    scanner = first
  }

  private mutating func attribute(_ name: [UInt8], at key: Int) throws(IntermediateWritingFailure) {
    let bad: UInt32?
    switch scanner.next() {
    case .null: return
    case .string(let raw):
      begin(attribute: name)
      bad = IntermediateScanner.withText(raw) { output.attribute($0) }
    case .number(let digits):
      begin(attribute: name)
      bad = output.attribute(digits)
    case .bool(let value):
      begin(attribute: name)
      output.append(value ? "true" : "false")
      bad = nil
    case .openObject: throw failure("a text for the attribute", "an object")
    case .openArray: throw failure("a text for the attribute", "an array")
    case .token: throw failure("a text", "a value that only property lists have")
    case .closeObject, .closeArray, .key, .end: throw failure("a value", "nothing")
    }
    if let bad { throw Self.badCharacter(bad, key) }
    output.append("\"")
  }

  private mutating func begin(attribute name: [UInt8]) {
    output.append(" ")
    output.append(name)
    output.append("=\"")
  }

  /// The next member of an element, or its end.
  private mutating func goOn(_ name: [UInt8], _ content: Int) throws(IntermediateWritingFailure) {
    guard case .key(let raw) = scanner.next() else {
      open.removeLast()
      return end(name, content)
    }
    let key = scanner.offset
    if raw.first == UInt8(ascii: "@") {
      begun = skip(begun)
      return
    }
    if raw.elementsEqual("$text".utf8) { return try text(at: key) }
    let child = IntermediateScanner.withText(raw) { [UInt8]($0) }
    try check(child, at: key)
    try begin(child)
  }

  private mutating func text(at key: Int) throws(IntermediateWritingFailure) {
    let bad: UInt32?
    switch scanner.next() {
    case .null: bad = nil
    case .string(let raw): bad = IntermediateScanner.withText(raw) { output.text($0) }
    case .number(let digits): bad = output.text(digits)
    case .bool(let value):
      output.append(value ? "true" : "false")
      bad = nil
    case .openObject: throw failure("a text", "an object")
    case .openArray: throw failure("a text", "an array")
    case .token: throw failure("a text", "a value that only property lists have")
    case .closeObject, .closeArray, .key, .end: throw failure("a value", "nothing")
    }
    if let bad { throw Self.badCharacter(bad, key) }
  }

  /// Advances over a value.
  ///
  /// - Parameter begun: The number of objects and arrays begun before it.
  /// - Returns: The number begun after it.
  private mutating func skip(_ begun: Int) -> Int {
    switch scanner.next() {
    case .openObject, .openArray:
      guard containers.indices.contains(begun) else { return begun }
      let container = containers[begun]
      scanner.move(to: container.end)
      return container.begun
    case .string, .number, .bool, .null, .token, .closeObject, .closeArray, .key, .end: return begun
    }
  }

  private static func containers(of notation: UTF8Bytes) -> [Container] {
    var containers: [Container] = []
    var open: [Int] = []
    var scanner = IntermediateScanner(notation)
    while true {
      switch scanner.next() {
      case .openObject, .openArray:
        open.append(containers.count)
        containers.append(Container(end: notation.count, begun: 0))
      case .closeObject, .closeArray:
        guard let last = open.popLast() else { continue }
        containers[last] = Container(end: scanner.offset + 1, begun: containers.count)
      case .end: return containers
      case .key, .string, .token, .number, .bool, .null: continue
      }
    }
  }

  // MARK: - Names

  /// The name of an attribute, from its key.
  private static func name(_ raw: UTF8Bytes) -> [UInt8] {
    IntermediateScanner.withText(raw) { [UInt8]($0.dropFirst()) }
  }

  /// Checks that a name is allowed in XML and its prefix is declared.
  private func check(_ name: [UInt8], at offset: Int) throws(IntermediateWritingFailure) {
    func failure(_ expected: String) -> IntermediateWritingFailure {
      IntermediateWritingFailure(
        .mismatch, at: offset, expected: expected, found: "the key \(name.withUnsafeBufferPointer { $0.quotedText })")
    }
    guard let parts = XMLName.parts(of: name) else { throw failure("a key that is a name in XML") }
    guard !parts.prefix.elementsEqual("xmlns".utf8), !(parts.prefix.isEmpty && name.elementsEqual("xmlns".utf8)) else {
      throw failure("a key other than xmlns, which the setting xmlns of the mapping writes")
    }
    guard parts.prefix.isEmpty || parts.prefix.elementsEqual("xml".utf8)
      || names.namespaces.contains(where: { $0.prefix.utf8.elementsEqual(parts.prefix) })
    else { throw failure("a key whose prefix the mapping declares with xmlns") }
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
