/// The starts of the lines of a file, to convert byte offsets to human-readable lines and columns.
///
/// Lines and columns count from 1, columns in Unicode scalars. LF, CRLF and a lone CR end a line.
package struct LineTable: Sendable {
  let bytes: [UInt8]
  let starts: [Int]
  /// What is before each block of the file, so that a column in a line of many megabytes costs no more than one in a
  /// short line.
  private let before: [ScalarCount]
  static let blockSize = 1024

  /// Complexity: one pass over the file.
  package init(_ file: SourceFile) {
    bytes = file.bytes
    var starts = [0]
    var before: [ScalarCount] = []
    var count = ScalarCount()
    for (index, byte) in file.bytes.enumerated() {
      if index % Self.blockSize == 0 { before.append(count) }
      count.add(byte)
      let isLoneReturn = byte == 0x0D && (index + 1 == file.bytes.count || file.bytes[index + 1] != 0x0A)
      if byte == 0x0A || isLoneReturn { starts.append(index + 1) }
    }
    self.starts = starts
    // For offsets at the end of a file whose length is a multiple of the block size.
    before.append(count)
    self.before = before
  }

  package struct Position: Sendable, Hashable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// Complexity: logarithmic in the number of lines.
  package func position(at offset: Int) -> Position {
    let offset = Swift.min(Swift.max(offset, 0), bytes.count)
    let line = lineIndex(at: offset)
    return Position(line: line + 1, column: count(in: starts[line]..<offset).scalars + 1)
  }

  /// The line of an offset, without computing the column.
  ///
  /// Complexity: logarithmic in the number of lines.
  package func lineNumber(at offset: Int) -> Int {
    lineIndex(at: Swift.min(Swift.max(offset, 0), bytes.count)) + 1
  }

  /// The bytes of a line, counted from 1, without its end. The indices are those of the file.
  package func line(_ number: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(number - 1) else { return [] }
    var end = number < starts.count ? starts[number] : bytes.count
    while end > starts[number - 1], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[starts[number - 1]..<end]
  }

  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Complexity: constant.
  func count(in range: Range<Int>) -> ScalarCount {
    guard range.count > Self.blockSize else { return countEach(range) }
    return count(before: range.upperBound) - count(before: range.lowerBound)
  }

  private func count(before offset: Int) -> ScalarCount {
    let block = offset / Self.blockSize
    return before[block] + countEach((block * Self.blockSize)..<offset)
  }

  private func countEach(_ range: Range<Int>) -> ScalarCount {
    var count = ScalarCount()
    for byte in bytes[range] { count.add(byte) }
    return count
  }
}

/// How many Unicode scalars begin in a part of a text.
struct ScalarCount {
  private(set) var scalars = 0
  /// Those among them that are two UTF-16 units.
  private(set) var pairs = 0

  mutating func add(_ byte: UInt8) {
    if byte & 0xC0 != 0x80 { scalars += 1 }
    if byte >= 0xF0 { pairs += 1 }
  }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.scalars += right.scalars
    sum.pairs += right.pairs
    return sum
  }

  static func - (left: Self, right: Self) -> Self {
    var difference = left
    difference.scalars -= right.scalars
    difference.pairs -= right.pairs
    return difference
  }
}
