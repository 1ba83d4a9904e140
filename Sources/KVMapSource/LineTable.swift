/// Where the lines of a file begin, to turn byte offsets into the lines and columns that people count.
///
/// Lines and columns count from 1, columns in Unicode scalars. LF, CRLF and a lone CR end a line.
package struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// Complexity: one pass over the file.
  package init(_ file: SourceFile) {
    bytes = file.bytes
    var starts = [0]
    var index = 0
    while index < file.bytes.count {
      let byte = file.bytes[index]
      index += 1
      if byte == 0x0A || (byte == 0x0D && (index == file.bytes.count || file.bytes[index] != 0x0A)) {
        starts.append(index)
      }
    }
    self.starts = starts
  }

  package struct Position: Sendable, Hashable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// Complexity: logarithmic in the number of lines, linear in the length of the line before the offset.
  package func position(at offset: Int) -> Position {
    let offset = Swift.min(Swift.max(offset, 0), bytes.count)
    let line = lineIndex(at: offset)
    let scalars = bytes[starts[line]..<offset].count { $0 & 0xC0 != 0x80 }
    return Position(line: line + 1, column: scalars + 1)
  }

  /// The bytes of a line, counted from 1, without its end.
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
}
