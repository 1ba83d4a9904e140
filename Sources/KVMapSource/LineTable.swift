/// The starts of the lines of a file, to convert byte offsets to human-readable lines and columns.
///
/// Lines and columns count from 1, columns in Unicode scalars. LF, CRLF and a lone CR end a line.
package struct LineTable: Sendable {
  let bytes: [UInt8]
  let starts: [Int]
  /// The number of Unicode scalars before each block of the file, so that a column in a line of many megabytes costs
  /// no more than one in a short line.
  private let scalarsBefore: [Int]
  private static let blockSize = 1024

  /// Complexity: one pass over the file.
  package init(_ file: SourceFile) {
    bytes = file.bytes
    var starts = [0]
    var scalarsBefore: [Int] = []
    var scalars = 0
    for (index, byte) in file.bytes.enumerated() {
      if index % Self.blockSize == 0 { scalarsBefore.append(scalars) }
      if Self.beginsScalar(byte) { scalars += 1 }
      let isLoneReturn = byte == 0x0D && (index + 1 == file.bytes.count || file.bytes[index + 1] != 0x0A)
      if byte == 0x0A || isLoneReturn { starts.append(index + 1) }
    }
    self.starts = starts
    self.scalarsBefore = scalarsBefore
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
    return Position(line: line + 1, column: scalars(before: offset) - scalars(before: starts[line]) + 1)
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

  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    // The end of a file whose length is a multiple of the block size is after its last block.
    guard block < scalarsBefore.count else {
      return offset == 0 ? 0 : scalars(before: offset - 1) + count(at: offset - 1)
    }
    return scalarsBefore[block] + bytes[(block * Self.blockSize)..<offset].count(where: Self.beginsScalar)
  }

  private func count(at index: Int) -> Int { Self.beginsScalar(bytes[index]) ? 1 : 0 }

  private static func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
