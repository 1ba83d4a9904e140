/// Bytes of an input that end with a line, and what they became. Its memory is used again for later bytes.
final class LineBlock {
  /// The lines; the last one has no line end if the input ends there.
  private(set) var storage: UnsafeMutableRawBufferPointer
  /// The number of bytes of the lines.
  var count = 0
  /// Where the block begins in the input.
  var start = StreamPosition()
  /// The number of values before the block.
  var firstIndex = 0
  /// The first bytes of the input, if they are not UTF-8.
  var wideText: String?
  /// A line at the beginning that exceeds the limit, and whose bytes are not in the block.
  var longLine: LongLine?
  /// What the lines became. The position of the block among all others decides when this is written.
  var output: JSONWriter
  var rejects: JSONWriter
  /// What was dropped in lines that were read.
  var warnings: [MappingProblem] = []
  var counts = LineCounts()

  struct LongLine {
    var start: StreamPosition
    var index: Int
  }

  private let usualSize: Int

  init(size: Int) {
    usualSize = size
    storage = .allocate(byteCount: size, alignment: 16)
    output = JSONWriter(capacity: size)
    rejects = JSONWriter(capacity: 64)
  }

  deinit { storage.deallocate() }

  var bytes: UTF8Bytes { UTF8Bytes(rebasing: storage.bindMemory(to: UInt8.self)[..<count]) }

  /// The memory after the bytes.
  var room: UnsafeMutableRawBufferPointer { UnsafeMutableRawBufferPointer(rebasing: storage[count...]) }

  func append(_ bytes: [UInt8]) {
    while room.count < bytes.count { grow() }
    room.copyBytes(from: bytes)
    count += bytes.count
  }

  /// Doubles the memory.
  func grow() {
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: storage.count * 2, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: storage[..<count]))
    storage.deallocate()
    storage = larger
  }

  /// Removes bytes at the beginning.
  func removeFirst(_ length: Int) {
    let rest = UnsafeRawBufferPointer(rebasing: storage[length..<count])
    storage.copyMemory(from: rest)
    count = rest.count
  }

  /// Prepares it for other bytes. What a long line took is released.
  func clear() {
    count = 0
    longLine = nil
    wideText = nil
    counts = LineCounts()
    warnings = []
    if storage.count > usualSize {
      storage.deallocate()
      storage = .allocate(byteCount: usualSize, alignment: 16)
    }
    if output.count > 8 * usualSize { output = JSONWriter(capacity: usualSize) } else { output.truncate(to: 0) }
    if rejects.count > 8 * usualSize { rejects = JSONWriter(capacity: 64) } else { rejects.truncate(to: 0) }
  }
}
