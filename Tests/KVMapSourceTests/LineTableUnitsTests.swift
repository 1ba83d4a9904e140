import KVMapSource
import TestSupport
import Testing

/// Places in the units that editors count in.
@Suite struct LineTableUnitsTests {
  private let table = LineTable(SourceFile(path: "a", text: "aé😀b\r\nx\ry\n"))

  @Test func everyUnitCountsInItsWay() {
    let end = "aé😀b".utf8.count
    #expect(table.place(at: end, in: .bytes) == .init(line: 0, column: 8))
    #expect(table.place(at: end, in: .utf16) == .init(line: 0, column: 5))
    #expect(table.place(at: end, in: .scalars) == .init(line: 0, column: 4))
    #expect(table.lineCount == 4)
    #expect(table.place(at: end + 2, in: .utf16) == .init(line: 1, column: 0))
    #expect(table.place(at: end + 4, in: .utf16) == .init(line: 2, column: 0))
  }

  @Test func placesOutsideAreTheNearestInside() {
    #expect(table.offset(of: .init(line: 0, column: 99), in: .utf16) == 8)
    #expect(table.offset(of: .init(line: 99, column: 0), in: .utf16) == 14)
    #expect(table.offset(of: .init(line: -1, column: 0), in: .utf16) == 0)
    #expect(table.place(at: 99, in: .utf16) == .init(line: 3, column: 0))
    #expect(table.place(at: -1, in: .utf16) == .init(line: 0, column: 0))
    // Between CR and LF.
    #expect(table.place(at: 9, in: .utf16) == .init(line: 0, column: 5))
  }

  @Test func placesInsideOfCharactersAreTheirBeginnings() {
    #expect(table.offset(of: .init(line: 0, column: 3), in: .utf16) == 3)
    #expect(table.offset(of: .init(line: 0, column: 2), in: .bytes) == 1)
    #expect(table.place(at: 5, in: .utf16) == .init(line: 0, column: 2))
  }

  /// Columns of long lines are computed from counts per block of the file.
  @Test(arguments: LineTable.Unit.allCases)
  func everyPlaceOfALongLine(unit: LineTable.Unit) {
    var random = SeededGenerator(seed: 3)
    let line = (0..<2000).map { _ in ["a", "é", "中", "😀", "e\u{301}"].randomElement(using: &random) ?? "a" }.joined()
    let table = LineTable(SourceFile(path: "a", text: "x\n" + line + "\ny"))
    var offset = 2
    var column = 0
    for scalar in line.unicodeScalars {
      let length = scalar.utf8.count
      let width =
        switch unit {
        case .bytes: length
        case .utf16: UTF16.width(scalar)
        case .scalars: 1
        }
      let place = LineTable.Place(line: 1, column: column)
      #expect((offset..<(offset + length)).allSatisfy { table.place(at: $0, in: unit) == place })
      for inside in column..<(column + width) {
        #expect(table.offset(of: .init(line: 1, column: inside), in: unit) == offset)
      }
      offset += length
      column += width
    }
    #expect(table.place(at: offset, in: unit) == .init(line: 1, column: column))
    #expect(table.offset(of: .init(line: 1, column: column + 5), in: unit) == offset)
  }

  /// Also of bytes that are no text.
  @Test(arguments: LineTable.Unit.allCases)
  func offsetsAndPlacesAgree(unit: LineTable.Unit) {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ -> UInt8 in
        [0x61, 0x0A, 0x0D, 0xC3, 0xA9, 0xF0, 0x9F, 0x98, 0x80, 0xFF].randomElement(using: &random) ?? 0x61
      }
      let table = LineTable(SourceFile(id: FileID(0), path: "a", bytes: bytes))
      for offset in 0...bytes.count {
        let place = table.place(at: offset, in: unit)
        let back = table.offset(of: place, in: unit)
        #expect(back <= offset)
        #expect(table.place(at: back, in: unit) == place)
      }
    }
  }
}
