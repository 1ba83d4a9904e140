/// The document that was rewritten, for whoever finds problems when its reading is over: arrays that are mapped later.
final class NotatedSource: @unchecked Sendable {
  // Unchecked, because of the pointer: the bytes never change, and only those of a copy are looked at later.

  private let bytes: UTF8Bytes
  private let format: any NotatedFormat
  private let depth: Int
  /// What keeps `bytes` alive; nil as long as the caller does.
  private let copy: [UInt8]?

  /// - Parameter source: the caller's, who keeps it alive while it is read.
  init(_ source: UTF8Bytes, _ format: any NotatedFormat, depth: Int) {
    bytes = source
    self.format = format
    self.depth = depth
    copy = nil
  }

  private init(copying other: NotatedSource) {
    bytes = UTF8Bytes(start: nil, count: 0)
    format = other.format
    depth = other.depth
    copy = [UInt8](other.bytes)
  }

  /// One that outlives the reading.
  func copied() -> NotatedSource { NotatedSource(copying: self) }

  /// Problems of the notation as those of the document.
  func placed(_ problems: [Problem]) -> [Problem] { placed(problems, format) }

  private func placed(_ problems: [Problem], _ format: some NotatedFormat) -> [Problem] {
    guard let copy else { return NotatedDocument(bytes, format, depth: depth).placed(problems) }
    return copy.withUnsafeBufferPointer { NotatedDocument($0, format, depth: depth).placed(problems) }
  }
}
