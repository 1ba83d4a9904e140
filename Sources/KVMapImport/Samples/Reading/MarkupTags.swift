/// The tags of a well-formed XML document, with the namespaces that they declare.
struct MarkupTags: Sequence, IteratorProtocol {
  enum Tag {
    case start(hasPrefix: Bool, declarations: [(prefix: String, uri: String)], isEmpty: Bool)
    case end
  }

  private let bytes: [UInt8]
  private var index = 0

  /// - Parameter bytes: In UTF-8, from the first tag.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Tag? {
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = open + 1
      if eat("!--") {
        skip(past: "-->")
      } else if eat("![CDATA[") {
        skip(past: "]]>")
      } else if eat("?") {
        skip(past: "?>")
      } else if eat("/") {
        skip(past: ">")
        return .end
      } else {
        return start()
      }
    }
    return nil
  }

  private mutating func eat(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  private mutating func skip(past text: String) {
    while index < bytes.count, !bytes[index...].starts(with: text.utf8) { index += 1 }
    index = Swift.min(index + text.utf8.count, bytes.count)
  }

  /// The rest of a tag, after its bracket.
  private mutating func start() -> Tag {
    let hasPrefix = name().contains(UInt8(ascii: ":"))
    var declarations: [(prefix: String, uri: String)] = []
    while true {
      skipBlanks()
      let isEmpty = eat("/>")
      if isEmpty || index >= bytes.count || eat(">") {
        return .start(hasPrefix: hasPrefix, declarations: declarations, isEmpty: isEmpty)
      }
      let attribute = name()
      skipBlanks()
      // In a well-formed document, the sign and a quotation mark follow a name.
      guard !attribute.isEmpty, eat("=") else {
        index += 1
        continue
      }
      skipBlanks()
      guard index < bytes.count else { continue }
      let quote = bytes[index]
      index += 1
      let value = bytes[index...].prefix { $0 != quote }
      index = Swift.min(value.endIndex + 1, bytes.count)
      guard attribute.starts(with: "xmlns".utf8) else { continue }
      let text = String(decoding: attribute, as: UTF8.self)
      guard text == "xmlns" || text.hasPrefix("xmlns:") else { continue }
      declarations.append((String(text.dropFirst("xmlns:".count)), Self.unescaped(value)))
    }
  }

  private mutating func name() -> ArraySlice<UInt8> {
    let name = bytes[index...].prefix { $0 > 0x20 && !"=/>".utf8.contains($0) }
    index = name.endIndex
    return name
  }

  private mutating func skipBlanks() { while index < bytes.count, bytes[index] <= 0x20 { index += 1 } }

  private static func unescaped(_ value: ArraySlice<UInt8>) -> String {
    let text = String(decoding: value, as: UTF8.self)
    guard text.contains("&") else { return text }
    return text.replacing("&quot;", with: "\"").replacing("&apos;", with: "'").replacing("&lt;", with: "<").replacing(
      "&gt;", with: ">"
    ).replacing("&amp;", with: "&")
  }
}
