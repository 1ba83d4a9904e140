import TestSupport
import Testing

@_spi(Generated) @testable import KVMap
import KVMapText

@Suite struct TextHashTests {
  private static func hash(_ bytes: [UInt8], salt: Int = 0) -> UInt64 {
    bytes.withUnsafeBufferPointer { TextHash.hash($0, salt: salt) }
  }

  @Test func everyByteCounts() throws {
    let memory = try GuardedMemory(capacity: 100)
    var hashes: Set<UInt64> = []
    for length in 0...40 {
      var bytes = (0..<length).map { UInt8($0) }
      let hash = Self.hash(bytes)
      #expect(memory.atEnd(bytes) { TextHash.hash($0) } == hash)
      #expect(memory.atStart(bytes) { TextHash.hash($0) } == hash)
      hashes.insert(hash)
      hashes.insert(Self.hash(bytes, salt: 1))
      for position in bytes.indices {
        bytes[position] ^= 0x80
        hashes.insert(Self.hash(bytes))
        bytes[position] ^= 0x80
      }
    }
    // Two for each of the 41 lengths, and one for each byte.
    #expect(hashes.count == 902)
  }

  /// Texts that differ in no more than what their lengths or salts could make up for.
  @Test func lengthsAndSaltsAreNotMadeUpForByBytes() {
    var hashes: Set<UInt64> = []
    for length in 8..<16 {
      var bytes = [UInt8](repeating: 0, count: length)
      bytes[0] = UInt8(length)
      hashes.insert(Self.hash(bytes))
    }
    for salt in 1..<256 {
      var bytes = [UInt8](repeating: 0, count: 8)
      bytes[0] = UInt8(salt)
      hashes.insert(Self.hash(bytes, salt: salt))
      bytes[0] = 0
      bytes[4] = UInt8(salt)
      hashes.insert(Self.hash(bytes, salt: salt))
    }
    #expect(hashes.count == 8 + 255 * 2)
  }

  @Test func equality() throws {
    func areEqual(_ a: String, _ b: String) -> Bool { a.utf8Bytes { a in b.utf8Bytes { TextHash.areEqual(a, $0) } } }
    #expect(areEqual("", ""))
    #expect(areEqual("abc", "abc"))
    #expect(!areEqual("abc", "abd"))
    #expect(!areEqual("abc", "ab"))
    #expect(TextHash.areEqual(UTF8Bytes(start: nil, count: 0), UTF8Bytes(start: nil, count: 0)))
  }

  @Test func slotsFindWhatWasInserted() {
    var slots = HashSlots(capacity: 2)
    // All have the same slot, and every second one the same hash.
    let hashes = (0..<300).map { UInt64($0 / 2 << 12) << 32 | UInt64($0) }
    for (number, hash) in hashes.enumerated() {
      #expect(slots.find(hash) { $0 == number } == nil)
      slots.insert(number, hash: hash)
    }
    for (number, hash) in hashes.enumerated() { #expect(slots.find(hash) { $0 == number } == number) }
    #expect(slots.find(1 << 62) { _ in true } == nil)
  }
}
