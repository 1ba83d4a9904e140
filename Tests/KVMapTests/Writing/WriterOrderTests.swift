import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import KVMap

@Suite struct WriterOrderTests {
  @Test func numbersAreSortedByValue() {
    let writer = JSONWriter()
    #expect(writer.sorted([10, -3, 9] as Set) == [-3, 9, 10])
    #expect(writer.sorted([10.5, -3, 9] as Set) == [-3, 9, 10.5])
    #expect(writer.sorted([Decimal(2), Decimal(10)] as Set) == [2, 10])
    #expect(writer.sorted([UInt8(200), 3] as Set) == [3, 200])
  }

  @Test func textIsSortedByScalars() {
    let writer = JSONWriter()
    // In canonical order, which `<` uses, "é" as two scalars would come after "f".
    let texts: Set = ["b", "a", "", "ab", "\u{65}\u{301}", "f", "\u{FFFD}", "\u{1F388}", "Z", "é\u{0}"]
    let expected = texts.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
    #expect(writer.sorted(texts) == expected)
    #expect(expected.first == "" && expected.last == "\u{1F388}")
    #expect(writer.sorted(["b", "é", "Z"] as Set<Character>) == ["Z", "b", "é"])
  }

  @Test func dictionariesAreSortedByTheirKeys() {
    let writer = JSONWriter()
    #expect(writer.sorted(["b": 1, "a": 2, "Z": 3]).map(\.key) == ["Z", "a", "b"])
    #expect(writer.sorted(["b": 1, "a": 2]).map(\.value) == [2, 1])
    #expect(writer.sorted([10: "x", 9: "y"]).map(\.key) == [9, 10])
    #expect(writer.sorted([true: 1, false: 2]) { $0 ? "yes" : "no" }.map(\.key) == ["no", "yes"])
  }

  /// Keys that differ only after their first eight bytes, only in their length, or only by U+0000, the byte used as
  /// padding.
  @Test func anyKeysAreSortedByTheirBytes() throws {
    var random = SeededGenerator(seed: 7)
    let alphabet: [Unicode.Scalar] = ["\0", "a", "b", "\"", "é", "日", "\u{1F388}", "\u{FFFD}"]
    for round in 0..<500 {
      var dictionary: [String: Int] = [:]
      for value in 0..<(round % 40) {
        let common = String(repeating: "k", count: Int.random(in: 0...9, using: &random))
        let scalars = (0..<Int.random(in: 0...10, using: &random)).compactMap { _ in
          alphabet.randomElement(using: &random)
        }
        dictionary[common + String(String.UnicodeScalarView(scalars))] = value
      }
      let expected = dictionary.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
      let sorted = JSONWriter().sorted(dictionary)
      #expect(sorted.map(\.key) == expected.map(\.key))
      #expect(sorted.map(\.value) == expected.map(\.value))

      func plain<Value>(
        _ dictionary: [(key: String, value: Value)], _ write: (inout JSONWriter, Value) -> Void
      ) throws -> String {
        try written { kv in
          kv.beginObject()
          for (key, value) in dictionary {
            kv.entryKey(key)
            write(&kv, value)
          }
          kv.endObject()
        }
      }
      #expect(try written { $0.dictionary(dictionary) } == plain(expected) { $0.int($1) })
      let texts = dictionary.mapValues { "\($0)" }
      #expect(try written { $0.dictionary(texts) } == plain(expected) { $0.string("\($1)") })
      let arrays = dictionary.mapValues { [$0] }
      let text = try written { kv throws(CodingFailure) in try kv.dictionary(arrays) }
      #expect(try text == plain(expected) { kv, value in kv.array([value]) })
    }
  }

  @Test func aFailingKeyTextIsPassedOn() {
    let writer = JSONWriter()
    #expect(throws: CodingFailure.self) {
      try writer.sorted([1: 1]) { _ throws(CodingFailure) -> String in throw CodingFailure(.unknownCase, at: 0) }
    }
  }

  @Test func otherElementsAreSortedByTheirJSON() throws {
    let text = try written { kv throws(CodingFailure) in
      kv.beginObject()
      kv.key(#""a":"#)
      try kv.ascending([3, 1, 20, 2]) { kv, element in
        kv.beginObject()
        kv.key(#""n":"#)
        kv.int(element)
        kv.endObject()
      }
      kv.key(#""b":"#)
      try kv.ascending([String]()) { kv, element in kv.string(element) }
      kv.key(#""c":"#)
      try kv.ascending([true, false]) { kv, element in kv.bool(element) }
      kv.endObject()
    }
    #expect(text == #"{"a":[{"n":1},{"n":20},{"n":2},{"n":3}],"b":[],"c":[false,true]}"#)
  }

  @Test func aFailingElementIsPassedOn() throws {
    var writer = JSONWriter()
    #expect(throws: CodingFailure.self) {
      try writer.ascending([1.0, .nan]) { kv, element throws(CodingFailure) in try kv.double(element) }
    }
    #expect(writer.documentPath() == "[1]")
  }
}
