/// The transcoded document, for problems that are found after it was read: in arrays that are mapped later.
final class TranscodedSource: @unchecked Sendable {
  // Unchecked because of the pointer: the bytes never change, and later only those of a copy are used.

  private let bytes: UTF8Bytes
  private let format: any TranscodedFormat
  private let depth: Int
  /// The storage that keeps `bytes` alive; nil while the caller does.
  private let copy: [UInt8]?

  /// - Parameter source: The caller's bytes, which the caller keeps alive while they are read.
  init(_ source: UTF8Bytes, _ format: any TranscodedFormat, depth: Int) {
    bytes = source
    self.format = format
    self.depth = depth
    copy = nil
  }

  private init(copying other: TranscodedSource) {
    bytes = UTF8Bytes(start: nil, count: 0)
    format = other.format
    depth = other.depth
    copy = [UInt8](other.bytes)
  }

  private let lock = Lock()
  private var knownOrder: MemberOrder??

  /// In which order the elements of the document stand; found when it is needed first.
  var memberOrder: MemberOrder? {
    lock.withLock { if knownOrder == nil { knownOrder = .some(order()) } }
    return knownOrder ?? nil
  }

  private func order() -> MemberOrder? {
    guard let copy else { return format.memberOrder(of: bytes, depth: depth) }
    return copy.withUnsafeBufferPointer { format.memberOrder(of: $0, depth: depth) }
  }

  /// A copy that outlives the reading.
  func copied() -> TranscodedSource { TranscodedSource(copying: self) }

  /// Converts problems of the intermediate form to problems of the document.
  func placed(_ problems: [MappingProblem]) -> [MappingProblem] { placed(problems, format) }

  private func placed(_ problems: [MappingProblem], _ format: some TranscodedFormat) -> [MappingProblem] {
    guard let copy else { return TranscodedDocument(bytes, format, depth: depth).placed(problems) }
    return copy.withUnsafeBufferPointer { TranscodedDocument($0, format, depth: depth).placed(problems) }
  }
}
