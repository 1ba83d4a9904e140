/// Finds where the next value of a stream begins and ends. It can stop after any byte and continue when more bytes are
/// available; no byte is examined twice.
///
/// It knows brackets, strings and escapes, but not the rest of the grammar: the values that it finds are then read, and
/// so validated, like any other document. All offsets are relative to the first unconsumed byte.
enum ElementScanner {
  case lines(LineScanner)
  case array(ArrayScanner)

  /// What comes next in a stream.
  enum Step: Equatable {
    /// A value, starting at the first byte. The line or the array continues after it.
    case element(length: Int)
    /// A value that is cut off by the end of the bytes or by a byte that is not allowed there. Either the value is not
    /// well-formed, or what follows it is not.
    case cut(length: Int)
    /// A value that is longer than the limit.
    case tooLong
    /// A byte, or the end, where something else is required.
    case unexpected(Expectation)
    /// This many bytes can be skipped.
    case blank(length: Int)
    /// A key or a value beside the way to an array, in this many arrays and objects.
    case passed(length: Int, levels: Int)
    /// The same, if it is cut off or followed by a byte that is not allowed.
    case broken(length: Int, levels: Int)
    /// A value that is not the array or object at this many steps of the path.
    case mismatch(steps: Int)
    /// An array or object that has no value at this many steps of the path.
    case missing(steps: Int)
    /// More bytes are needed.
    case incomplete
    /// The end of the stream.
    case end
  }

  /// - Parameters:
  ///   - path: Where the array is in its document.
  ///   - depth: The maximum number of arrays and objects that may be open in the document.
  ///   - limit: The maximum size of a value in bytes.
  init(_ format: StreamFormat, arrayPath path: [DocumentPath.Step], depth: Int, limit: Int) {
    switch format {
    case .ndjson: self = .lines(LineScanner(limit: limit))
    case .array: self = .array(ArrayScanner(path: path, depth: depth, limit: limit))
    }
  }

  /// The next step. The caller must consume the bytes that the step covers before the next call.
  ///
  /// - Parameter isComplete: Whether these are the last bytes.
  mutating func next(in bytes: UTF8Bytes, isComplete: Bool) -> Step {
    switch self {
    case .lines(var scanner):
      let step = scanner.next(in: bytes, isComplete: isComplete)
      self = .lines(scanner)
      return step
    case .array(var scanner):
      let step = scanner.next(in: bytes, isComplete: isComplete)
      self = .array(scanner)
      return step
    }
  }

  /// What leads to the next byte: the keys and positions of the current members and elements.
  var location: [DocumentPath.Step] {
    switch self {
    case .lines: []
    case .array(let scanner): scanner.location
    }
  }

  /// What may follow a value.
  var separator: Expectation {
    switch self {
    case .lines: .end
    case .array(let scanner): scanner.separator
    }
  }

  /// The number of white-space bytes at the beginning, including line ends.
  static func blanks(in bytes: UTF8Bytes) -> Int {
    var count = 0
    while count < bytes.count, isBlank(bytes[count]) { count += 1 }
    return count
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09
  }
}
