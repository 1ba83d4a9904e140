import Testing

@testable import KVMapCodable

/// What is remembered of keys, from one document to the next.
@Suite struct KeyKindsTests {
  @Test func keysThatAreDataPushOutOneAnother() {
    var kinds = KeyKinds()
    kinds.note(.object, under: "home")
    for number in 0..<10_000 {
      kinds.note(.integer, under: "\(number)")
      // A key of the mapping, which every document has.
      if number % 100 == 0 { #expect(kinds.kind(of: "home") == .object) }
      #expect(kinds.count <= 2 * KeyKinds.limit)
    }
    #expect(kinds.kind(of: "0") == nil && kinds.kind(of: "9999") == .integer)
  }

  @Test func whatComesLaterIsLearnt() {
    var kinds = KeyKinds()
    for number in 0..<300 { kinds.note(.text, under: "\(number)") }
    kinds.note(.array, under: "items")
    #expect(kinds.kind(of: "items") == .array)
  }

  @Test func aLongKeyIsNotKept() {
    var kinds = KeyKinds()
    kinds.note(.text, under: String(repeating: "x", count: 65))
    #expect(kinds.count == 0 && !kinds.hasChanged)
    kinds.note(.text, under: String(repeating: "x", count: 64))
    #expect(kinds.count == 1 && kinds.hasChanged && !kinds.settled.hasChanged)
  }
}
