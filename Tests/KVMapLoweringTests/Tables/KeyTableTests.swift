import KVMap
import KVMapText
import Testing

@testable import KVMapLowering

/// The runtime's lookup, implemented from the layout alone.
private struct ReferenceLookup {
  let table: KeyTableContents

  func index(of key: [UInt8]) -> Int? {
    let width = table.isWide ? 4 : 2
    let slots = 1 << Int(table.bits)
    let records = (slots * width + 7) / 8 * 8
    let word = String(decoding: key, as: UTF8.self).utf8Bytes { bytes -> UInt64 in
      guard let start = bytes.baseAddress else { return 0 }
      return table.hash == .full
        ? KeyHash.fullWord(start, count: key.count, seed: table.seed) : KeyHash.shortWord(start, count: key.count)
    }
    var slot = KeyHash.slot(ofWord: word, count: key.count, seed: table.seed, bits: UInt64(table.bits))
    for _ in 0..<slots {
      let number = digits(at: slot * width, count: width)
      guard number > 0 else { return nil }
      let record = records + (number - 1) * 8
      let length = digits(at: record, count: 3)
      if Array(table.bytes[(record + 8)..<(record + 8 + length)]) == key {
        guard table.bytes[record + 8 + length] == 0x22 else { return nil }
        return digits(at: record + 3, count: 3)
      }
      slot = (slot + 1) & (slots - 1)
    }
    return nil
  }

  private func digits(at offset: Int, count: Int) -> Int {
    (0..<count).reversed().reduce(0) { $0 << 7 | Int(table.bytes[offset + $1]) }
  }
}

@Suite struct KeyTableTests {
  private func table(_ keys: [String]) -> KeyTableContents {
    KeyTableContents(keys.map { KeyTableContents.Key(bytes: Array($0.utf8), isRequired: $0.utf8.count % 2 == 0) })
  }

  /// Every key is found at its position, and other texts are not found.
  private func expectComplete(_ keys: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let table = table(keys)
    let lookup = ReferenceLookup(table: table)
    let wrong = keys.enumerated().filter { lookup.index(of: Array($1.utf8)) != $0 }
    #expect(wrong.isEmpty, sourceLocation: sourceLocation)
    #expect(lookup.index(of: Array("no such key \u{1F}".utf8)) == nil, sourceLocation: sourceLocation)
    #expect(table.count == keys.count, sourceLocation: sourceLocation)
    #expect(table.requiredCount == keys.count { $0.utf8.count % 2 == 0 }, sourceLocation: sourceLocation)
    #expect(1 << Int(table.bits) >= max(2, 2 * keys.count), sourceLocation: sourceLocation)
    #expect(table.bytes.count % 8 == 0, sourceLocation: sourceLocation)
  }

  /// The runtime reads eight bytes after the last record. What is missing there is other memory.
  @Test("the table that the runtime brings for coordinates is what the compiler would lay out, to the last NUL")
  func coordinates() {
    let keys = ["latitude", "longitude"].map { KeyTableContents.Key(bytes: Array($0.utf8), isRequired: true) }
    let table = KeyTableContents(keys)
    let written = GeographicCoordinate.keyTable.withUTF8Buffer(Array.init)
    #expect(written == table.bytes)
    #expect(table.bits == 2)
    #expect(table.seed == 0xe220_a839_7b1d_cdaf)
    #expect(!table.isWide)
    #expect(table.hash == .short)
  }

  @Test func smallTablesArePerfect() {
    for count in 0...64 {
      let keys = (0..<count).map { "key_\($0 * $0)" }
      expectComplete(keys)
      #expect(KeyTableLayout(keys.map { Array($0.utf8) }).displacement == 0)
    }
  }

  @Test func realKeysAreFound() {
    expectComplete([
      "created_at", "id", "id_str", "text", "user", "entities", "in_reply_to_status_id_str", "", "é", "é\u{301}",
    ])
  }

  @Test func keysOfEveryLengthAreFound() {
    expectComplete((0...300).map { String(repeating: "x", count: $0) })
  }

  @Test func aHundredThousandKeysAreFound() {
    expectComplete((0..<100_000).map { "property_\($0)" })
  }

  /// Equal in length, in the first eight and in the last eight bytes: the short hash cannot distinguish them.
  @Test func keysThatDifferInTheMiddleOnlyAreFound() {
    let keys = (100_000..<150_000).map { "aaaaaaaa\($0)bbbbbbbb" }
    expectComplete(keys)
    let layout = KeyTableLayout(keys.map { Array($0.utf8) })
    #expect(layout.hash == .full)
    #expect(layout.displacement < 2 * keys.count)
  }

  /// The same for the three-byte word of short keys.
  @Test func sevenBitDigitsReachWideTables() {
    let keys = (0..<3_000).map { "\($0)" + String(repeating: "y", count: 60) }
    #expect(table(keys).isWide)
    #expect(!table(["a"]).isWide)
    expectComplete(keys)
  }

  @Test func theSameKeysGiveTheSameTable() {
    let keys = (0..<500).map { "k\($0)" }
    #expect(table(keys) == table(keys))
  }

  @Test func theTextIsASCIIWhereTheKeysAre() {
    #expect(table((0..<1_000).map { "key\($0)" }).bytes.allSatisfy { $0 < 0x80 })
  }
}
