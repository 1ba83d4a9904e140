import KVMapCompiler
import Testing

/// Properties of types that are only Codable: what Swift decides is possible, and what may be absent is known.
@Suite struct CodableDiffTests {
  private static let head = "extern type Cash: Codable, Hashable, Sendable\nextern type Pallet\n"

  @Test(arguments: [
    ("price: Cash", "price: Cash", []),
    ("price: Pallet | codable", "price: Pallet <-> price | codable", []),
    ("price: Cash", "price: Cash?", ["became-optional A.price adds breaks breaks"]),
    ("price: Cash?", "price: Cash", ["became-required A.price breaks same breaks"]),
    ("price: Pallet | codable", "price: Pallet? | codable", ["became-optional A.price adds breaks breaks"]),
    ("price: Cash", "price: Cash <-> cost", ["key-changed A.price breaks breaks same"]),
    ("price: Pallet | codable", "price: Pallet <-> cost | codable", ["key-changed A.price breaks breaks same"]),
    ("price: Cash", "price: Cash <-> cost ?? price", ["written-key-changed A.price adds breaks same"]),
    ("price: [Cash] = []", "price: Set<Cash> = []", ["type-changed A.price possible possible breaks"]),
    ("price: Cash", "price: Cash <-> price | json_text", ["steps-changed A.price possible possible same"]),
    ("price: Cash", "", ["property-removed A.price same breaks breaks"]),
    ("price: Cash?", "", ["property-removed A.price same same breaks"]),
    ("", "price: Cash", ["property-added A.price breaks same breaks"]),
    ("", "price: Pallet | codable", ["property-added A.price breaks same breaks"]),
    ("", "price: Cash?", ["property-added A.price adds same adds"]),
    ("price: Cash", "price: Cash <- price", ["arrow-changed A.price possible possible same"]),
  ])
  func changes(old: String, new: String, expected: [String]) throws {
    func text(_ member: String) -> String { Self.head + "struct A: Hashable {\n  b: Int\n  \(member)\n}\n" }
    let pair = ComparedPair(
      name: "", old: text(old).replacing(old.contains("Pallet") ? ": Hashable {" : "\0", with: " {"),
      new: text(new).replacing(new.contains("Pallet") ? ": Hashable {" : "\0", with: " {"))
    let changes = try #require(pair.texts.changes()).filter { $0.subject != "A" }
    #expect(
      changes.map { "\($0.id.rawValue) \($0.subject) \($0.read) \($0.written) \($0.swift)" } == expected,
      "\(changes)")
    for change in changes { _ = try WitnessRun(pair.texts).check(change) }
    for change in changes where change.read == .possible || change.written == .possible {
      #expect(change.reason == "only Swift code can read it")
    }
  }
}
