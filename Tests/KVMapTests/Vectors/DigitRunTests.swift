import TestSupport
import Testing

@_spi(Generated) @testable import KVMap

/// Sixteen digits at once, compared with one at a time.
@Suite struct DigitRunTests {
  @Test func vectorsAndWordsAgreeWithSingleDigits() {
    var random = SeededGenerator(seed: 16)
    var counts = [Int](repeating: 0, count: 17)
    for round in 0..<40_000 {
      let few: [UInt8] = [[0x30], [0x39], Array(0x30...0x39)][round % 3]
      var bytes = (0..<32).map { _ in few.randomElement(using: &random) ?? 0x30 }
      let end = round % 17
      if end < 16 { bytes[16 + end] = Self.others.randomElement(using: &random) ?? 0 }
      // Bytes before the digits do not count, whatever they are.
      for index in 0..<16 { bytes[index] = UInt8.random(in: 0...255, using: &random) }
      let digits = bytes[16...].prefix { 0x30...0x39 ~= $0 }
      let value = digits.reduce(UInt64(0)) { $0 * 10 + UInt64($1 - 0x30) }
      counts[digits.count] += 1
      bytes.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        for run in [DigitRun(at: start + 16), DigitRun(portableAt: start + 16)] {
          #expect(run.count == digits.count && run.value == value, "\(bytes)")
        }
      }
    }
    #expect(counts.allSatisfy { $0 > 1_000 }, "\(counts)")
  }

  private static let others: [UInt8] = [0x2f, 0x3a, 0, 0x2e, 0x2c, 0x65, 0x45, 0xff, 0xb5, 0x20, 0x7f, 0x80]

  /// Numbers with every number of digits before and after the point, as the standard library reads them, at the
  /// beginning and in the middle of a document.
  @Test func decimalsAreCorrectlyRounded() throws {
    var random = SeededGenerator(seed: 17)
    for round in 0..<30_000 {
      let (whole, fraction) = (round % 20 + 1, round / 20 % 22)
      func digits(_ count: Int) -> String {
        (0..<count).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined()
      }
      var text = Bool.random(using: &random) ? "-" : ""
      text += whole == 1 ? digits(1) : "\(Int.random(in: 1...9, using: &random))" + digits(whole - 1)
      if fraction > 0 { text += "." + digits(fraction) }
      let value = try #require(Double(text))
      // In the first sixteen bytes of a document, after them, and in the last ones.
      let document = Array("[\(text), \(text)   ,  0.25, \(text)]".utf8)
      for byteByByte in [false, true] {
        let found = try reading(Probe<DoublesProbe>.self, document, byteByByte: byteByByte).get().value
        #expect(found.map(\.bitPattern) == [value, value, 0.25, value].map(\.bitPattern), "\(text)")
      }
      let tree = try #require(JSONValue(json: document)[1]?.numberValue)
      #expect(tree.doubleValue?.bitPattern == value.bitPattern && tree.text == text, "\(text)")
      #expect(try Probe<DoubleProbe>(json: text).value.bitPattern == value.bitPattern, "\(text)")
    }
  }
}
