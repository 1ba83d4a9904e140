@_spi(Generated) import KVMap

/// A name and its brackets: `user[tags][]`.
struct FormName {
  enum Step {
    /// The name itself, or a key in brackets.
    case key(FormText.Range)
    /// `[]`: an additional element.
    case append
    /// `[2]`: the element at a position.
    case index(FormText.Range, Int)
  }

  /// The maximum number of brackets after a name.
  static let depthLimit = 32
  /// The maximum position of an element.
  static let greatestIndex = 10_000

  private(set) var steps: [Step] = []

  /// Parses a decoded name, replacing the previous contents of `steps`.
  ///
  /// - Parameter offset: The position of the name in the form.
  /// - Throws: Brackets that do not match or have anything between or after them, and positions beyond `greatestIndex`
  ///   (`syntax`); more than `depthLimit` brackets (`depth`).
  mutating func read(_ name: FormText.Range, of text: borrowing FormText, at offset: Int) throws(TranscodingFailure) {
    steps.removeAll(keepingCapacity: true)
    let failure = text.withBytes(name) { bytes in split(bytes, of: name, at: offset) }
    if let failure { throw failure }
  }

  private mutating func split(_ bytes: UTF8Bytes, of name: FormText.Range, at offset: Int) -> TranscodingFailure? {
    var position = Self.bracket(in: bytes, from: 0)
    steps.append(.key(Self.part(of: name, 0..<position)))
    while position < bytes.count {
      let start = position + 1
      let end = Self.bracket(in: bytes, from: start)
      guard bytes[position] == UInt8(ascii: "["), end < bytes.count, bytes[end] == UInt8(ascii: "]") else {
        return TranscodingFailure(
          .syntax, at: offset, expected: "a name with pairs of brackets, such as a[b][]", found: bytes.quotedText)
      }
      guard steps.count <= Self.depthLimit else {
        return TranscodingFailure(
          .depth, at: offset, expected: "at most \(Self.depthLimit) pairs of brackets", found: "one more")
      }
      let part = Self.part(of: name, start..<end)
      switch Self.index(UTF8Bytes(rebasing: bytes[start..<end])) {
      case .none: steps.append(start == end ? .append : .key(part))
      case .some(let index) where index <= Self.greatestIndex: steps.append(.index(part, index))
      case .some:
        return TranscodingFailure(
          .syntax, at: offset, expected: "positions from 0 to \(Self.greatestIndex)", found: bytes.quotedText)
      }
      position = end + 1
    }
    return nil
  }

  /// The position of the next bracket, or the number of bytes.
  private static func bracket(in bytes: UTF8Bytes, from start: Int) -> Int {
    guard let base = bytes.baseAddress else { return start }
    let end = base + bytes.count
    var next = base + start
    while next < end, next[0] != UInt8(ascii: "["), next[0] != UInt8(ascii: "]") { next += 1 }
    return next - base
  }

  private static func part(of name: FormText.Range, _ range: Range<Int>) -> FormText.Range {
    FormText.Range(
      start: name.start &+ UInt32(truncatingIfNeeded: range.lowerBound), count: UInt32(truncatingIfNeeded: range.count),
      isDecoded: name.isDecoded)
  }

  /// The position that a key in brackets denotes: digits without a leading zero.
  ///
  /// - Returns: `nil` for any other key; `Int.max` if it exceeds an `Int`.
  static func index(_ key: UTF8Bytes) -> Int? {
    guard let first = key.first, isDigit(first), key.count == 1 || first != UInt8(ascii: "0") else { return nil }
    var index = 0
    for byte in key {
      guard isDigit(byte) else { return nil }
      if key.count <= 18 { index = index * 10 + Int(byte - UInt8(ascii: "0")) }
    }
    return key.count <= 18 ? index : .max
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
