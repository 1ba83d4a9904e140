import Foundation
@_spi(Generated) import KVMap
import TestSupport
import Testing

/// Decimal texts and the bits they must become (Nigel Tao's parse-number-fxx-test-data), which are not part of the
/// project.
@Suite("Numbers, to the bit")
struct NumberCorpusTests {
  static let folder = Repository.corpus("numbers")

  @Test(
    "every number of the corpus has the bits it should have, as a Double and as a Float",
    .enabled(if: folder != nil, Repository.absence(of: "numbers")))
  func corpus() throws {
    let files = try Repository.files(in: try #require(Self.folder), withExtension: "txt")
    var numbers = 0
    for file in files {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let parts = line.split(separator: " ")
        guard parts.count == 4, let wide = UInt64(parts[2], radix: 16), let narrow = UInt32(parts[1], radix: 16) else {
          continue
        }
        let text = String(parts[3])
        if isNumber(text) { numbers += 1 }
        check(DoubleProbe.self, text, Double(bitPattern: wide)) { $0.bitPattern }
        check(FloatProbe.self, text, Float(bitPattern: narrow)) { $0.bitPattern }
      }
    }
    #expect(numbers > 1_000)
  }

  @Test(
    "every number of the corpus is written so that it is read back to the bit, one by one and in arrays",
    .enabled(if: folder != nil, Repository.absence(of: "numbers")))
  func writing() throws {
    let files = try Repository.files(in: try #require(Self.folder), withExtension: "txt")
    var doubles: [Double] = []
    var floats: [Float] = []
    for file in files {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let parts = line.split(separator: " ")
        guard parts.count == 4, let wide = UInt64(parts[2], radix: 16), let narrow = UInt32(parts[1], radix: 16) else {
          continue
        }
        let text = String(parts[3])
        // The digits of a number that is kept whole are unchanged.
        if isNumber(text) { #expect(try JSONValue(json: text).jsonString() == text) }
        if Double(bitPattern: wide).isFinite { doubles.append(Double(bitPattern: wide)) }
        if Float(bitPattern: narrow).isFinite { floats.append(Float(bitPattern: narrow)) }
      }
    }
    #expect(doubles.count > 1_000 && floats.count > 1_000)
    for value in doubles {
      let text = try value.jsonString()
      #expect(try Double(json: text).bitPattern == value.bitPattern, "\(text)")
      #expect(Double(text)?.bitPattern == value.bitPattern, "\(text), as the standard library reads it")
    }
    for value in floats {
      let text = try value.jsonString()
      #expect(try Float(json: text).bitPattern == value.bitPattern, "\(text)")
      #expect(Float(text)?.bitPattern == value.bitPattern, "\(text), as the standard library reads it")
    }
    #expect(try [Double](json: try doubles.jsonBytes()).map(\.bitPattern) == doubles.map(\.bitPattern))
    #expect(try [Float](json: try floats.jsonBytes()).map(\.bitPattern) == floats.map(\.bitPattern))
    #expect(try read(DoublesProbe.self, try doubles.jsonBytes()).get().map(\.bitPattern) == doubles.map(\.bitPattern))
  }

  private func check<P: ScalarProbe, Bits: Equatable>(
    _ probe: P.Type, _ text: String, _ expected: P.Value, _ bits: (P.Value) -> Bits
  ) where P.Value: BinaryFloatingPoint {
    switch read(probe, text) {
    case .success(let value): #expect(isNumber(text) && bits(value) == bits(expected), "\(text)")
    case .failure(let problem):
      let kind: MappingProblem.Kind = isNumber(text) ? .range : .syntax
      #expect(problem.kind == kind && (!isNumber(text) || expected.isInfinite), "\(text)")
    }
  }

  /// The grammar of RFC 8259, section 6, implemented a second time.
  private func isNumber(_ text: String) -> Bool {
    text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil
  }
}
