import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import KVMap

/// Tokens of every length from 0 to 300 bytes, at the very end of a mapped page and at its very beginning. A run has all
/// lengths of up to two vectors of 64 bytes, and some of those that only repeat these.
@Suite("Reading stays within the document: every length")
struct GuardedLengthTests {
  private static let lengths =
    Array(0...130) + stride(from: 131, through: 300, by: Thoroughness.choose(13, thorough: 1))

  private func outcomes(_ bytes: UnsafeBufferPointer<UInt8>) -> [String] {
    [
      outcome(Skipped.self, bytes), outcome(Probe<ValueProbe>.self, bytes), outcome(Probe<FirstProbe>.self, bytes),
      outcome(Probe<DoubleProbe>.self, bytes), outcome(Probe<LenientProbe>.self, bytes),
      outcome(Probe<DoublesProbe>.self, bytes), outcome(Probe<StringsProbe>.self, bytes),
    ]
  }

  private func outcome<T: DocumentDecodable>(_ type: T.Type, _ bytes: UnsafeBufferPointer<UInt8>) -> String {
    do {
      return "\(try T(json: bytes))"
    } catch {
      let problem = error.problems[0]
      return "\(problem.kind) \(problem.path) \(problem.offset)"
    }
  }

  private func check(_ document: [UInt8], in memory: borrowing GuardedMemory) {
    let expected = document.withUnsafeBufferPointer(outcomes)
    #expect(memory.atEnd(document, outcomes) == expected, "\(String(decoding: document, as: UTF8.self))")
    #expect(memory.atStart(document, outcomes) == expected, "\(String(decoding: document, as: UTF8.self))")
  }

  /// The text before a token, its contents, and the text after it.
  struct Shape: Sendable, CustomStringConvertible {
    var description: String
    var before: [UInt8]
    var unit: UInt8
    var after: [UInt8]

    init(_ description: String, _ before: String, _ unit: Character, _ after: String, bytes: [UInt8] = []) {
      self.description = description
      self.before = Array(before.utf8)
      self.unit = unit.asciiValue ?? 0
      self.after = Array(after.utf8) + bytes
    }

    func document(_ length: Int) -> [UInt8] { before + Array(repeating: unit, count: length) + after }
  }

  static let shapes = [
    Shape("a string", "[\"", "x", "\"]"), Shape("a string that is the document", "\"", "x", "\""),
    Shape("a string that ends in é", "[\"", "x", "é\"]"),
    Shape("a string that ends in an escape", "[\"", "x", "\\n\"]"),
    Shape("a string that ends in a pair", "\"", "x", "\\ud83d\\ude00\""), Shape("é, then ASCII", "[\"é", "x", "\"]"),
    Shape("a string that is not closed", "[\"", "x", ""), Shape("a string that ends in a backslash", "[\"", "x", "\\"),
    Shape("an escape that is cut off", "[\"", "x", "\\u00e"), Shape("half a pair", "[\"", "x", "\\ud83d"),
    Shape("half a pair, and a bracket", "[\"", "x", "\\ud83d\\]"),
    Shape("a character of 2 bytes, cut off", "\"", "x", "", bytes: [0xc3]),
    Shape("a character of 3 bytes, cut off", "[\"", "x", "", bytes: [0xe2, 0x82]),
    Shape("a character of 4 bytes, cut off", "[\"", "x", "", bytes: [0xf0, 0x9f, 0x98]),
    Shape("a character that is cut off by a bracket", "[\"", "x", "", bytes: [0xf0, 0x9f, 0x98, 0x5d]),
    Shape("an integer", "", "7", ""), Shape("an integer in an array", "[", "7", "]"),
    Shape("a negative integer, cut off", "[-", "7", ""), Shape("a fraction", "0.", "3", ""),
    Shape("a fraction in an array", "[-1.", "3", "]"), Shape("zeros in a fraction", "[0.", "0", "1]"),
    Shape("an exponent", "1e", "0", "5"), Shape("an exponent, cut off", "[1.5e+", "0", ""),
    Shape("blanks in front", "", " ", "[]"), Shape("blanks behind", "[1]", "\n", ""),
    Shape("blanks inside", "[", "\t", "]"),
    Shape("blanks behind a scalar", "true", " ", ""), Shape("blanks without end", "[1,", " ", ""),
    Shape("blanks behind a colon", "{\"a\":", " ", "1}"), Shape("blanks before a colon", "{\"a\"", " ", ":1}"),
    Shape("a key", "{\"", "k", "\":1}"), Shape("a key and no value", "{\"", "k", "\""),
    Shape("a key and a colon", "{\"", "k", "\":"), Shape("a key, not closed", "{\"", "k", ""),
    Shape("a key with an escape", "{\"\\u00e9", "k", "\":[]}"), Shape("brackets", "", "[", ""),
    Shape("brackets, and one that closes", "[", "[", "]"), Shape("objects", "[{\"a\":", "[", "]}]"),
    Shape("letters", "", "n", ""), Shape("letters in an array", "[", "t", "]"),
  ]

  @Test("tokens", arguments: shapes)
  func tokens(_ shape: Shape) throws {
    let memory = try GuardedMemory(capacity: 1 << 12)
    for length in Self.lengths { check(shape.document(length), in: memory) }
  }

  @Test("arrays and objects in the kernel, whole and cut off")
  func kernel() throws {
    let memory = try GuardedMemory(capacity: 1 << 12)
    func end(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
      guard let start = bytes.baseAddress else { return nil }
      return Kernels.skip(from: start, to: start + bytes.count, levels: 63).map { $0 - start }
    }
    let element = Array(#"{"k":["é",-1.5e3,true,{}],"\u00e9":"x\"y"},"#.utf8)
    for length in Self.lengths {
      let inner = Array(repeatElement(element, count: 9).joined()).prefix(length)
      // The last byte is always a bracket, as the kernel requires.
      for document in ["]", "1]", "}", "{]"].map({ [0x5b] + inner + Array($0.utf8) }) {
        let expected = document.withUnsafeBufferPointer(end)
        #expect(memory.atEnd(document, end) == expected)
        #expect(memory.atStart(document, end) == expected)
      }
    }
  }

  @Test("UTF-8, of every length and with every kind of character at the end")
  func encodings() throws {
    let memory = try GuardedMemory(capacity: 1 << 12)
    func firstInvalid(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int?] {
      guard let start = bytes.baseAddress else { return [] }
      let end = start + bytes.count
      return [
        UTF8Validation.plainFirstInvalid(from: start, to: end).map { $0 - start },
        Kernels.areUTF8(from: start, to: end) ? 1 : 0,
      ]
    }
    for length in Self.lengths {
      for end in ["", "é", "€", "😀"].map({ Array($0.utf8) }) {
        for cut in 0...end.count {
          let bytes = Array(repeating: UInt8(ascii: "a"), count: length) + end[..<cut]
          guard !bytes.isEmpty else { continue }
          let isUTF8 = cut == 0 || cut == end.count
          let expected: [Int?] = [isUTF8 ? nil : length, isUTF8 && Kernels.areAvailable ? 1 : 0]
          #expect(memory.atEnd(bytes, firstInvalid) == expected)
          #expect(memory.atStart(bytes, firstInvalid) == expected)
        }
      }
    }
  }

  @Test(
    "beginnings of pieces of real documents, and all of documents of our own", arguments: Mutations.documents.indices)
  func beginnings(_ index: Int) throws {
    let document = Mutations.documents[index]
    let memory = try GuardedMemory(capacity: document.count)
    func isAccepted(_ bytes: UnsafeBufferPointer<UInt8>) -> [Bool] {
      [(try? Skipped(json: bytes)) != nil, (try? Probe<ValueProbe>(json: bytes)) != nil]
    }
    for length in 0...document.count where document.count < 1_000 || length < 300 || length % 29 == 0 {
      let beginning = document[..<length]
      let expected = beginning.withUnsafeBufferPointer(isAccepted)
      #expect(memory.atEnd(beginning, isAccepted) == expected)
      #expect(memory.atStart(beginning, isAccepted) == expected)
    }
  }

  @Test(
    "whole documents of the corpora",
    .enabled(if: Repository.corpus("json") != nil, Repository.absence(of: "json")))
  func wholeDocuments() throws {
    let folder = try #require(Repository.corpus("json"))
    let files = try Repository.files(in: folder, withExtension: "json")
    #expect(files.count > 10)
    for file in files {
      let document = try [UInt8](Data(contentsOf: file))
      let memory = try GuardedMemory(capacity: document.count)
      #expect(memory.atEnd(document) { (try? Skipped(json: $0)) != nil }, "\(file.lastPathComponent)")
      #expect(memory.atStart(document) { (try? Skipped(json: $0)) != nil }, "\(file.lastPathComponent)")
      guard document.count < 700_000 else { continue }
      #expect(memory.atEnd(document) { (try? Probe<ValueProbe>(json: $0)) != nil }, "\(file.lastPathComponent)")
    }
  }
}
