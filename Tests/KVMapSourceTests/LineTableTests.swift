import KVMapSource
import Testing

@Suite struct LineTableTests {
  @Test func linesEndAtLFAndCRLFAndCR() {
    let table = LineTable(SourceFile(path: "a", text: "a\nb\r\nc\rd"))
    #expect([0, 2, 5, 7, 8].map { table.position(at: $0).line } == [1, 2, 3, 4, 4])
    #expect([0, 2, 5, 7, 8].map(table.lineNumber) == [1, 2, 3, 4, 4])
    #expect((1...4).map { String(decoding: table.line($0), as: UTF8.self) } == ["a", "b", "c", "d"])
  }

  @Test func columnsCountScalars() {
    let table = LineTable(SourceFile(path: "a", text: "é👍e\u{301}x"))
    #expect(table.position(at: 2) == .init(line: 1, column: 2))
    #expect(table.position(at: 6) == .init(line: 1, column: 3))
    #expect(table.position(at: 9) == .init(line: 1, column: 5))
  }

  /// Columns are computed from counts per block of the file; every offset must give the same result as counting from
  /// the beginning.
  @Test(arguments: [0, 1, 1023, 1024, 1025, 2048, 3000])
  func everyOffsetOfALongLine(length: Int) {
    let text = String(repeating: "aé", count: length / 3) + String(repeating: "b", count: length % 3)
    let file = SourceFile(path: "a", text: text)
    #expect(file.bytes.count == length)
    let table = LineTable(file)
    var column = 1
    for offset in 0...length {
      if offset < length, file.bytes[offset] & 0xC0 == 0x80 { continue }
      #expect(table.position(at: offset) == .init(line: 1, column: column))
      column += 1
    }
  }

  @Test func offsetsOutsideAreTheEnds() {
    let table = LineTable(SourceFile(path: "a", text: "ab\nc"))
    #expect(table.position(at: -5) == .init(line: 1, column: 1))
    #expect(table.position(at: 99) == .init(line: 2, column: 2))
    #expect(table.lineNumber(at: -5) == 1 && table.lineNumber(at: 99) == 2)
    #expect(table.line(0).isEmpty && table.line(3).isEmpty)
  }
}
