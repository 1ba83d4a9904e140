@_spi(Generated) package import KVMap

/// A document of newline-delimited JSON as the array of its lines.
///
/// The array is built by turning each line ending into a comma or a space, with one bracket in front, so that a
/// position in it is a position in the lines plus one byte.
package struct LineDocument: Sendable {
  /// JSON that is a valid array if every line is valid JSON.
  package let array: [UInt8]
  private let lines: [UInt8]

  /// - Parameter bytes: JSON values, each on a line of its own; blank lines are ignored.
  package init(_ bytes: [UInt8]) {
    lines = bytes
    var array: [UInt8] = [UInt8(ascii: "[")]
    array.reserveCapacity(bytes.count + 2)
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    // The last line ending after a value so far; it becomes a comma once another value follows.
    var pending: Int?
    var lineHasValue = false
    var documentHasValue = false
    for (offset, byte) in bytes.enumerated() {
      if hasMark && offset < 3 {
        array.append(UInt8(ascii: " "))
        continue
      }
      switch byte {
      case UInt8(ascii: "\n"):
        if lineHasValue { pending = array.count }
        lineHasValue = false
        array.append(UInt8(ascii: " "))
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): array.append(byte)
      default:
        if !lineHasValue, documentHasValue, let place = pending { array[place] = UInt8(ascii: ",") }
        lineHasValue = true
        documentHasValue = true
        array.append(byte)
      }
    }
    array.append(UInt8(ascii: "]"))
    self.array = array
  }

  /// The first line that is not valid JSON. Without this check `1,2` on a line would be two elements.
  package func firstBrokenLine() -> MappingProblem? { Self.brokenLines(of: lines, limit: 1).first?.problem }

  /// The bytes with blanks in place of each line that is not valid JSON, and the problems of these lines, no more than
  /// the limit.
  package static func withoutBrokenLines(_ bytes: [UInt8], limit: Int) -> (lines: [UInt8], problems: [MappingProblem]) {
    var lines = bytes
    let broken = brokenLines(of: bytes, limit: limit)
    for (range, _) in broken {
      for offset in range { lines[offset] = UInt8(ascii: " ") }
    }
    return (lines, broken.map(\.problem))
  }

  private static func brokenLines(
    of lines: [UInt8], limit: Int
  ) -> [(range: Range<Int>, problem: MappingProblem)] {
    var broken: [(Range<Int>, MappingProblem)] = []
    var start = 0
    for (index, line) in lines.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      defer { start += line.count + 1 }
      guard broken.count < limit else { break }
      let isFirst = index == 0 && line.starts(with: [0xEF, 0xBB, 0xBF])
      guard line.dropFirst(isFirst ? 3 : 0).contains(where: { !Self.isBlank($0) }) else { continue }
      guard var problem = DocumentSyntax.firstProblem(in: line) else { continue }
      if problem.offset >= line.count, start + line.count < lines.count {
        problem.found = "the end of the line"
        problem.message = "expected \(problem.expected), found \(problem.found)"
      }
      problem.offset += start
      problem.line = index + 1
      broken.append((line.startIndex..<line.endIndex, problem))
    }
    return broken
  }

  /// Converts problems of the array to those of the lines.
  ///
  /// - Complexity: Linear in the length of the document where the problems are in its order, as they are reported.
  package func located(_ problems: [MappingProblem]) -> [MappingProblem] {
    var (line, column, position) = (1, 1, 0)
    return problems.map { problem in
      guard problem.operation != .encoding else { return problem }
      var problem = problem
      problem.offset = min(max(problem.offset - 1, 0), lines.count)
      if problem.offset < position { (line, column, position) = (1, 1, 0) }
      for byte in lines[position..<problem.offset] {
        if byte == UInt8(ascii: "\n") {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
      position = problem.offset
      problem.line = line
      problem.column = column
      return problem
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
