/// The position of an offset in a document: its path, line and column.
struct DocumentPosition {
  var path: [DocumentPath.Step]
  /// Counts from 1.
  var line: Int
  /// Counts from 1, in Unicode scalars.
  var column: Int

  /// The positions of several offsets, in the same order.
  ///
  /// A single pass over the bytes up to the greatest offset serves all of them. The bytes before each offset were
  /// already read, so they are well-formed as far as the pass examines them; anything malformed is skipped.
  ///
  /// - Parameters:
  ///   - origin: The number of bytes to ignore at the beginning: a byte order mark.
  ///   - followsPath: Whether the bytes are JSON whose paths are needed.
  static func positions(
    of offsets: [Int], in bytes: UTF8Bytes, origin: Int, followsPath: Bool = true
  ) -> [DocumentPosition] {
    var result = Array(repeating: DocumentPosition(path: [], line: 1, column: 1), count: offsets.count)
    var walk = DocumentWalk(bytes, origin: origin, followsPath: followsPath)
    for index in SharedSort.positions(offsets.count, by: { offsets[$0] < offsets[$1] }) {
      result[index] = walk.position(of: offsets[index])
    }
    return result
  }
}

/// Walks over a document and tracks the keys and indexes that lead to every token.
private struct DocumentWalk {
  private let bytes: UTF8Bytes
  private let followsPath: Bool
  private var offset: Int
  private var open: [Container] = []

  private var line = 1
  /// Where the current line begins, and the number of its scalars up to `counted`.
  private var counted: Int
  private var column = 1

  private enum Container {
    /// The offset of the current key.
    case object(key: Int?, expectsKey: Bool)
    case array(index: Int)
  }

  init(_ bytes: UTF8Bytes, origin: Int, followsPath: Bool) {
    self.bytes = bytes
    self.followsPath = followsPath
    offset = origin
    counted = origin
  }

  mutating func position(of target: Int) -> DocumentPosition {
    while followsPath, offset < min(target, bytes.count) { step() }
    count(to: min(target, bytes.count))
    return DocumentPosition(path: path(at: target), line: line, column: column)
  }

  /// Advances over one token, or one byte between tokens.
  private mutating func step() {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "{"): open.append(.object(key: nil, expectsKey: true))
    case UInt8(ascii: "["): open.append(.array(index: 0))
    case UInt8(ascii: "}"), UInt8(ascii: "]"): open.removeLast(open.isEmpty ? 0 : 1)
    case UInt8(ascii: ","):
      switch open.popLast() {
      case .array(let index): open.append(.array(index: index + 1))
      case .object(let key, _): open.append(.object(key: key, expectsKey: true))
      case nil: break
      }
    case UInt8(ascii: "\""):
      noteKey()
      offset = JSONText.endOfString(in: bytes, at: offset)
    default: break
    }
    offset += 1
  }

  private mutating func noteKey() {
    guard case .object(_, true) = open.last else { return }
    open[open.count - 1] = .object(key: offset, expectsKey: false)
  }

  private func path(at target: Int) -> [DocumentPath.Step] {
    var steps: [DocumentPath.Step] = []
    for (depth, container) in open.enumerated() {
      switch container {
      case .array(let index): steps.append(.index(index))
      case .object(let key, let expectsKey):
        // A problem of a key is located at the key, which the walk has not passed yet.
        let isInnermost = depth == open.count - 1
        if isInnermost && expectsKey {
          guard offset == target, offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { continue }
          steps.append(.key(JSONText.string(in: bytes, at: offset)))
        } else if let key {
          steps.append(.key(JSONText.string(in: bytes, at: key)))
        }
      }
    }
    return steps
  }

  private mutating func count(to target: Int) {
    while counted < target {
      let byte = bytes[counted]
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xc0 != 0x80 {
        column += 1
      }
      counted += 1
    }
  }
}
