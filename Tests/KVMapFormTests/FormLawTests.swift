import Testing

@testable import KVMap
@testable import KVMapForm

/// Encoding and decoding are inverses of each other.
@Suite struct FormLawTests {
  /// Random documents whose scalars are strings, as forms have no other scalars.
  private struct Documents {
    var generator: SplitMix

    mutating func object(_ depth: Int, isRoot: Bool = false) -> JSONObject {
      var object = JSONObject()
      for _ in 0..<generator.number(isRoot ? 6 : 4) { object[key(isRoot)] = value(depth) }
      return object
    }

    mutating func value(_ depth: Int) -> JSONValue {
      switch generator.number(depth > 4 ? 3 : 7) {
      case 0: return .null
      case 1, 2: return .string(text())
      case 3, 4:
        let object = object(depth + 1)
        // An empty object is written as the empty text.
        return object.isEmpty ? .string("") : .object(object)
      default: return .array((0..<generator.number(4)).map { _ in value(depth + 1) })
      }
    }

    private mutating func text() -> String {
      let pieces = ["a", "b", " ", "+", "%", "&", "=", "[", "]", "é", "😀", "\u{0}", "\n", "\"", "\\", "/", "7", "%41"]
      return (0..<generator.number(5)).map { _ in pieces[generator.number(pieces.count)] }.joined()
    }

    private mutating func key(_ isRoot: Bool) -> String {
      let keys = ["a", "b", "c", "x y", "é", "%", "&", "=", "+", "01", "-1", "7"]
      return keys[generator.number(isRoot ? keys.count : keys.count - 1)]
    }
  }

  /// Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
  private struct SplitMix {
    var state: UInt64

    mutating func number(_ limit: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((bits ^ (bits >> 31)) % UInt64(limit))
    }
  }

  @Test(arguments: 0..<40)
  func decodingUndoesEncoding(seed: UInt64) throws {
    var documents = Documents(generator: SplitMix(state: seed))
    for _ in 0..<100 {
      let document = documents.object(0, isRoot: true)
      let form = try form(of: document.description).get()
      let decoded = try JSONValue(json: try notation(ofForm: Array(form.utf8)).get())
      #expect(decoded == .object(document), "\(document) is written \(form)")
    }
  }

  /// Every form that can be read can be written, and then reads as before.
  @Test(arguments: 0..<40)
  func encodingUndoesDecoding(seed: UInt64) throws {
    var generator = SplitMix(state: seed)
    let pieces = ["a", "b", "[", "]", "[]", "[b]", "[0]", "[1]", "=", "&", "&", "a=", "%41", "+", "%5B"]
    for _ in 0..<300 {
      let text = (0..<generator.number(14)).map { _ in pieces[generator.number(pieces.count)] }.joined()
      guard case .success(let first) = notation(ofForm: Array(text.utf8)) else { continue }
      // Only null under the empty key (`a[]` with an empty name) has no form.
      guard case .success(let form) = form(of: first) else {
        Issue.record("\(text) is \(first), which cannot be written")
        continue
      }
      #expect(try notation(ofForm: Array(form.utf8)).get() == first, "\(text) is written \(form)")
    }
  }
}
