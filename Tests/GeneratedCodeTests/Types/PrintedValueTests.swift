import KVMap
import Testing

@testable import EmittedGoldens

/// What a type with `@sensitive` properties prints of itself.
@Suite struct PrintedValueTests {
  private let marker = "m4rk3r"

  private func texts<T>(of value: T) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    return ["\(value)", String(reflecting: value), "\([value])", "\(Swift.Optional(value) as Any)", dumped]
  }

  @Test func structsHideTheirValues() {
    let login = SecretLogin(
      password: 7, pin: marker, card: Card(number: 4111, kind: .visa), codes: [1], note: marker, name: 3)
    for text in texts(of: login) {
      #expect(!text.contains(marker) && !text.contains("4111"))
      #expect(text.contains("a string of 6 characters") && text.contains("3"))
    }
    #expect("\(login)".hasPrefix("SecretLogin(password: a number of 1 character, pin: a string of 6 characters, "))
  }

  @Test func classesHideTheirValuesAndThoseOfTheirBase() {
    for text in texts(of: Admin(name: "Ada", token: marker, key: nil, level: 2)) {
      #expect(!text.contains(marker) && text.contains("Ada"))
    }
    for text in texts(of: Account(name: "Ada", token: marker)) { #expect(!text.contains(marker)) }
  }

  @Test func aPropertyMayHaveTheNameOfADescription() {
    let named = SecretNamed(description: marker, debugDescription: 1)
    var dumped = ""
    dump(named, to: &dumped)
    #expect(!dumped.contains(marker))
  }

  @Test func genericTypesHideTheirValues() {
    for text in texts(of: SensitiveBox(item: marker)) { #expect(!text.contains(marker)) }
  }

  @Test func aFailedWriteDoesNotShowThem() throws {
    let login = SecretLogin(password: 7, pin: marker, card: nil, codes: [], note: nil, name: 3)
    let error = try #require(#expect(throws: MappingError.self) { try Mapped.text(login) })
    #expect(!"\(error)".contains(marker))
  }

  @Test func aMissingKeyDoesNotShowThoseThatARestTakes() {
    let sealed = Sealed.decodeCollectingProblems(json: #"{"\#(marker)": 1, "inner": {"a": 1}, "id": 2}"#).problems
    #expect(
      sealed.map(\.message) == [
        #"expected a value, found only the keys "inner", "id" and 1 more"#,
        #"expected a value, found only the key "a""#, #"expected a value, found only the key "a""#,
      ])
    let inside = SealedInside.decodeCollectingProblems(json: #"{"\#(marker)": 1}"#).problems
    #expect(inside.map(\.found) == ["only a hidden key", "only a hidden key"])
  }
}
