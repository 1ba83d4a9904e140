/// Splits Swift source into tokens.
struct SwiftLexer {
  let bytes: [UInt8]
  var position = 0
  private(set) var tokens: [SwiftToken] = []
  /// What does not end, with the position at which it begins.
  var problem: (message: String, offset: Int)?
  /// How deep strings are in interpolations of strings.
  var nesting = 0
  static let deepest = 100
  private var isFirstOnLine = true
  private var isSpaced = true
  private var documentation: [String] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    // A line that begins with `#!` is for the shell.
    if next == UInt8(ascii: "#"), after(1) == UInt8(ascii: "!") { skipLine() }
    while let byte = next, problem == nil { token(byte) }
    tokens.append(
      SwiftToken(kind: .end, text: "", offset: bytes.count, isFirstOnLine: true, isSpaced: true))
  }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  func after(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  func text(from start: Int) -> String { String(decoding: bytes[start..<min(position, bytes.count)], as: UTF8.self) }

  // MARK: - Tokens

  private mutating func token(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0x00:
      position += 1
      isSpaced = true
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      position += 1
      isFirstOnLine = true
      isSpaced = true
    case UInt8(ascii: "/") where after(1) == UInt8(ascii: "/"): lineComment()
    case UInt8(ascii: "/") where after(1) == UInt8(ascii: "*"): blockComment()
    case UInt8(ascii: "/") where startsExpression: regularExpression()
    case UInt8(ascii: "\""): string(hashes: 0)
    case UInt8(ascii: "#"): hash()
    case UInt8(ascii: "`"): quotedName()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case UInt8(ascii: "-") where after(1) == UInt8(ascii: ">"):
      position += 2
      add(.mark, "->", at: position - 2)
    case _ where Self.isWordByte(byte):
      let start = position
      while let byte = next, Self.isWordByte(byte) || byte &- 0x30 < 10 { position += 1 }
      add(.word(isQuoted: false), text(from: start), at: start)
    default:
      position += 1
      add(.mark, String(UnicodeScalar(byte)), at: position - 1)
    }
  }

  /// All letters, and all bytes of other scripts.
  static func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  mutating func add(_ kind: SwiftToken.Kind, _ text: String, written: String = "", at offset: Int) {
    tokens.append(
      SwiftToken(
        kind: kind, text: text, written: written, offset: offset, isFirstOnLine: isFirstOnLine, isSpaced: isSpaced,
        documentation: documentation))
    isFirstOnLine = false
    isSpaced = false
    documentation = []
  }

  /// Whether a slash would begin a regular expression, and not divide.
  private var startsExpression: Bool {
    guard let following = after(1), ![0x20, 0x09, 0x0A, 0x0D].contains(following) else { return false }
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .number, .string, .directive: return false
    case .word: return ["return", "in", "try", "case", "await", "throw"].contains(last.text)
    case .mark: return !["]", ")", "}", ">", "?", "!", ".", "/"].contains(last.text)
    case .end: return true
    }
  }

  /// A slash without another one in its line is an operator.
  private mutating func regularExpression() {
    let start = position
    var end = position + 1
    var isInSet = false
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "/") where !isInSet:
        position = end + 1
        return add(.string(isPlain: false), "/…/", at: start)
      default: break
      }
      end += 1
    }
    position += 1
    add(.mark, "/", at: start)
  }

  private mutating func hash() {
    let start = position
    var hashes = 0
    while after(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if after(hashes) == UInt8(ascii: "\"") {
      position += hashes
      return string(hashes: hashes)
    }
    if after(hashes) == UInt8(ascii: "/") { return extendedExpression(hashes) }
    position += 1
    guard let byte = next, Self.isWordByte(byte) else { return add(.mark, "#", at: start) }
    let word = position
    while let byte = next, Self.isWordByte(byte) { position += 1 }
    let name = text(from: word)
    if ["if", "elseif", "else", "endif"].contains(name) {
      add(.directive, name, at: start)
    } else {
      add(.word(isQuoted: false), "#" + name, at: start)
    }
  }

  /// `#/ … /#`, which may go over several lines.
  private mutating func extendedExpression(_ hashes: Int) {
    let start = position
    let end = [UInt8(ascii: "/")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
    position += hashes + 1
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\\") {
        position += 2
      } else if bytes[position...].starts(with: end) {
        position += end.count
        return add(.string(isPlain: false), "/…/", at: start)
      } else {
        position += 1
      }
    }
    problem = ("a regular expression that does not end", start)
  }

  private mutating func quotedName() {
    let start = position
    position += 1
    while let byte = next, byte != UInt8(ascii: "`") {
      guard byte != 0x0A, byte != 0x0D else { break }
      position += 1
    }
    guard next == UInt8(ascii: "`") else {
      problem = ("a name in back-quotes that does not end", start)
      return
    }
    let name = String(decoding: bytes[(start + 1)..<position], as: UTF8.self)
    position += 1
    add(.word(isQuoted: true), name, at: start)
  }

  private mutating func number() {
    let start = position
    while let byte = next {
      let isPoint = byte == UInt8(ascii: ".") && (after(1) ?? 0) &- 0x30 < 10
      let isSign =
        (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")) && position > start
        && bytes[position - 1] | 0x20 == UInt8(ascii: "e") && !bytes[start...].starts(with: "0x".utf8)
      guard byte &- 0x30 < 10 || Self.isWordByte(byte) || isPoint || isSign else { break }
      position += 1
    }
    add(.number, text(from: start), at: start)
  }

  // MARK: - Comments

  private mutating func skipLine() {
    while let byte = next, byte != 0x0A, byte != 0x0D { position += 1 }
  }

  private mutating func lineComment() {
    let start = position
    skipLine()
    let line = bytes[start..<position]
    if line.starts(with: "///".utf8), !line.starts(with: "////".utf8) {
      documentation += SchemaText.lines(String(decoding: line.dropFirst(3), as: UTF8.self))
    } else if isFirstOnLine {
      documentation = []
    }
    isSpaced = true
  }

  private mutating func blockComment() {
    let start = position
    var depth = 0
    while position < bytes.count {
      if next == UInt8(ascii: "/"), after(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if next == UInt8(ascii: "*"), after(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { break }
      } else {
        if next == 0x0A || next == 0x0D { isFirstOnLine = true }
        position += 1
      }
    }
    if depth > 0 { problem = ("a comment that does not end", start) }
    isSpaced = true
  }
}
