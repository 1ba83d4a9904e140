/// Finds where the next value of a stream begins and ends. It may stop after any byte and go on when more have come; no
/// byte is looked at twice.
///
/// It knows brackets, strings and escapes, and no more of the grammar: what it finds is then read, and so validated, as
/// any other document. All offsets count from the first byte that is not used up.
enum ElementScanner {
  case lines(LineScanner)
  case array(ArrayScanner)

  /// What stands next in a stream.
  enum Step: Equatable {
    /// A value, from the first byte on. The line or the array goes on behind it.
    case element(length: Int)
    /// The end of the bytes or a byte that cannot stand there cuts a value off. It is not well-formed, or if it is,
    /// what stands behind it is not.
    case cut(length: Int)
    /// A value that is longer than the limit.
    case tooLong
    /// A byte, or the end, where something else has to stand.
    case unexpected(Expectation)
    /// So many bytes mean nothing by themselves.
    case blank(length: Int)
    /// More bytes have to come.
    case incomplete
    /// Nothing comes any more.
    case end
  }

  /// - Parameters:
  ///   - levels: how many arrays and objects may be open in one value.
  ///   - limit: how many bytes a value may have.
  init(_ format: StreamFormat, levels: Int, limit: Int) {
    switch format {
    case .ndjson: self = .lines(LineScanner(limit: limit))
    case .array: self = .array(ArrayScanner(levels: levels, limit: limit))
    }
  }

  /// The next step. The caller uses up the bytes that it names before it asks again.
  ///
  /// - Parameter isComplete: whether no bytes come behind these.
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

  /// How many bytes of white space stand at the beginning, line ends among them.
  static func blanks(in bytes: UTF8Bytes) -> Int {
    bytes.firstIndex { !isBlank($0) } ?? bytes.count
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09
  }
}
