/// The position of each value in a well-formed JSON document: its path, as written in problems, and its bytes.
///
/// It is deliberately independent of the runtime being tested: the tests use it to determine the path and offset that a
/// problem must have. It assumes well-formed documents; for a malformed one the outline is too short.
struct DocumentOutline {
  struct Node {
    var path: String
    /// From the first byte of the value up to the position after its last one.
    var range: Range<Int>
    /// The number of enclosing arrays and objects.
    var depth: Int
    /// For a member of an object: the key's bytes, quotes included.
    var key: Range<Int>?
  }

  /// In the order in which the values begin: an object precedes its members.
  private(set) var nodes: [Node] = []

  /// - Parameter depth: Values deeper than this are not listed (their text is still skipped).
  init(_ bytes: [UInt8], depth: Int = .max) {
    var scanner = Scanner(bytes: bytes, limit: depth)
    scanner.value(at: "", depth: 0, key: nil)
    nodes = scanner.nodes
  }

  subscript(path: String) -> Node? { nodes.first { $0.path == path } }

  /// The elements or members of the value at `path`.
  func children(of path: String) -> [Node] {
    guard let parent = self[path] else { return [] }
    return nodes.filter { $0.depth == parent.depth + 1 && parent.range.contains($0.range.lowerBound) }
  }

  /// Keys are quoted unless they consist of letters, digits and underscores and do not begin with a digit.
  static func join(_ path: String, key: String) -> String {
    let isPlain =
      key.utf8.first.map { !(0x30...0x39).contains($0) } == true
      && key.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isAlphabetic || (0x30...0x39).contains($0.value) }
    return (path.isEmpty ? "" : path + ".") + (isPlain ? key : "\"\(key)\"")
  }

  private struct Scanner {
    let bytes: [UInt8]
    let limit: Int
    var position = 0
    var nodes: [Node] = []

    mutating func value(at path: String, depth: Int, key: Range<Int>?) {
      blank()
      let start = position
      let index = nodes.count
      if depth <= limit { nodes.append(Node(path: path, range: start..<start, depth: depth, key: key)) }
      switch byte {
      case UInt8(ascii: "{"): members(at: path, depth: depth)
      case UInt8(ascii: "["): elements(at: path, depth: depth)
      case UInt8(ascii: "\""): string()
      default: while let byte, !Self.ends.contains(byte) { position += 1 }
      }
      if depth <= limit { nodes[index].range = start..<position }
    }

    private mutating func members(at path: String, depth: Int) {
      position += 1
      blank()
      while let byte, byte != UInt8(ascii: "}") {
        let start = position
        string()
        let key = start..<position
        blank()
        position += 1  // the colon
        let text = String(decoding: bytes[key].dropFirst().dropLast(), as: UTF8.self)
        value(at: depth < limit ? DocumentOutline.join(path, key: text) : "", depth: depth + 1, key: key)
        separator()
      }
      position += 1
    }

    private mutating func elements(at path: String, depth: Int) {
      position += 1
      blank()
      var index = 0
      while let byte, byte != UInt8(ascii: "]") {
        value(at: depth < limit ? "\(path)[\(index)]" : "", depth: depth + 1, key: nil)
        index += 1
        separator()
      }
      position += 1
    }

    private mutating func separator() {
      blank()
      if byte == UInt8(ascii: ",") { position += 1 }
      blank()
    }

    private mutating func string() {
      position += 1
      while let byte, byte != UInt8(ascii: "\"") { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
      position += 1
    }

    private mutating func blank() {
      while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    private static let ends: Set<UInt8> = Set(",]} \n\r\t".utf8)
  }
}

extension [UInt8] {
  /// The line and column, starting at 1, of the byte at `offset`; columns count Unicode scalars.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let before = self[..<offset]
    let line = before.lazy.filter { $0 == 0x0A }.count + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return (line, String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1)
  }

  func replacing(_ range: Range<Int>, with text: String) -> [UInt8] { replacing(range, with: Array(text.utf8)) }

  func replacing(_ range: Range<Int>, with bytes: [UInt8]) -> [UInt8] {
    Array(self[..<range.lowerBound]) + bytes + Array(self[range.upperBound...])
  }
}
