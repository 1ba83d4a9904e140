import Foundation
import TestSupport
import Testing

@testable import KVMap
@testable import KVMapForm

/// Random forms made of significant characters. None crashes; each value that is read can be written and then reads as
/// before.
///
/// `KVMAP_MUTATIONS=100000` sets the number of forms to 100,000.
@Suite struct FormMutationTests {
  static let count =
    ProcessInfo.processInfo.environment["KVMAP_MUTATIONS"].flatMap(Int.init).map { max($0, 1) } ?? 10_000

  @Test func anyFormIsReadOrRefused() throws {
    var generator = SeededGenerator(seed: 7)
    let pieces = [
      "a", "b", "key", "[", "]", "[]", "[b]", "[0]", "[1]", "[10000]", "[99999999999999999999]", "=", "=", "&", "&",
      "+",
      "%41", "%5B", "%5D", "%C3%A9", "%FF", "%", "%4", "%zz", "é", "😀", "\0", "%00", "__proto__", " ", "\"", "\\",
      "&a[][b]=1",
    ]
    var accepted = 0
    for _ in 0..<Self.count {
      let count = Int.random(in: 0..<20, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      var bytes = Array(text.utf8)
      if Int.random(in: 0..<20, using: &generator) == 0, !bytes.isEmpty {
        bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0x80...0xFF, using: &generator)
      }
      guard case .success(let notation) = notation(ofForm: bytes) else { continue }
      accepted += 1
      let value = try JSONValue(json: notation)
      let written = try form(of: notation).get()
      let again = try KVMapFormTests.notation(ofForm: Array(written.utf8)).get()
      #expect(try JSONValue(json: again) == value, "\(text) is written \(written)")
    }
    #expect(accepted > Self.count / 20)
  }
}
