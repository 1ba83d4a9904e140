import KVMapSource
import Testing

struct LineTableTests {
  @Test func everyKindOfLineEndEndsALine() {
    let lines = LineTable(SourceFile(path: "a", text: "a\nb\r\nc\rd"))
    let starts = [0, 2, 5, 7].map { lines.position(at: $0) }
    #expect(starts == (1...4).map { LineTable.Position(line: $0, column: 1) })
    #expect((1...4).map { String(decoding: lines.line($0), as: UTF8.self) } == ["a", "b", "c", "d"])
  }

  @Test func columnsCountUnicodeScalars() {
    // One letter, two scalars that form one character, a flag of two scalars, an emoji with its skin tone.
    let text = "é e\u{301} 🇨🇭 👍🏽 x"
    let lines = LineTable(SourceFile(path: "a", text: text))
    let offset = text.utf8.count - 1
    #expect(lines.position(at: offset) == LineTable.Position(line: 1, column: 12))
  }

  @Test func placesOutsideOfTheFileAreItsEnds() {
    let lines = LineTable(SourceFile(path: "a", text: "ab\nc"))
    #expect(lines.position(at: -5) == LineTable.Position(line: 1, column: 1))
    #expect(lines.position(at: 400) == LineTable.Position(line: 2, column: 2))
    #expect(lines.line(0) == [])
    #expect(lines.line(3) == [])
  }

  @Test func theEndOfAFileThatEndsWithALineEndIsOnTheNextLine() {
    let lines = LineTable(SourceFile(path: "a", text: "ab\n"))
    #expect(lines.position(at: 3) == LineTable.Position(line: 2, column: 1))
    #expect(lines.line(2) == [])
  }

  @Test func anEmptyFileHasOneEmptyLine() {
    let lines = LineTable(SourceFile(path: "a", text: ""))
    #expect(lines.position(at: 0) == LineTable.Position(line: 1, column: 1))
    #expect(lines.line(1) == [])
  }

  @Test func bytesThatAreNoTextHavePlacesToo() {
    let lines = LineTable(SourceFile(id: FileID(0), path: "a", bytes: [0xFF, 0x80, 0x0A, 0xC3]))
    #expect(lines.position(at: 1) == LineTable.Position(line: 1, column: 2))
    #expect(lines.position(at: 3) == LineTable.Position(line: 2, column: 1))
  }
}
