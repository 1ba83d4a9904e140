/// The line ends in a block of lines.
struct LineEndCounts {
  private(set) var lineEnds = 0
  /// Whether a blank follows a line end: the next line may be blank.
  private var mayHaveBlankLines = false

  init(_ bytes: UTF8Bytes) {
    var start = 0
    while let end = bytes.lineEnd(from: start) {
      lineEnds += 1
      start = end + 1
      if start < bytes.count, ElementScanner.isBlank(bytes[start]) { mayHaveBlankLines = true }
    }
  }

  /// The number of lines that are not blank.
  func values(in bytes: UTF8Bytes) -> Int {
    guard let first = bytes.first, let last = bytes.last else { return 0 }
    if !mayHaveBlankLines, !ElementScanner.isBlank(first) { return last == 0x0a ? lineEnds : lineEnds + 1 }
    return bytes.split(separator: 0x0a).count { line in line.contains { !ElementScanner.isBlank($0) } }
  }
}
