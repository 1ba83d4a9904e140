import KVMap
import Testing

@testable import EmittedGoldens

/// What a mapping declares about a Swift type also applies to the generated types that contain it.
@Suite struct ConformanceTests {
  /// Compiles only for types with these conformances.
  private func text(_ value: some Hashable & Sendable & DocumentEncodable) throws -> String { try Mapped.text(value) }

  @Test func structsAndUnionsConformWhereTheirPartsDo() throws {
    let document = #"{"captain":{"name":"Ada"},"deputy":{"entry":{"name":"Bo"}},"all":[{"name":"Cy"}],"paid":"CHF"}"#
    let voyage = try Voyage(json: document)
    #expect(try text(voyage) == document)
    #expect(voyage.deputy == Sailor(name: "Bo"))
    #expect(Set([voyage, try Voyage(json: document)]).count == 1)
    #expect(try text(Aboard(json: document)) == document)
    #expect(try Aboard(json: document) == .voyage(voyage))
  }

  @Test func elementsOfSetsCountOnce() throws {
    let deck = try Deck(json: #"{"cabins":[{"number":2},{"number":1},{"number":2}]}"#)
    #expect(try Mapped.text(deck) == #"{"cabins":[{"number":1},{"number":2}]}"#)
    #expect(deck == Deck(cabins: [Cabin(number: 1), Cabin(number: 2)]))
  }

  /// Neither type is declared to be both.
  @Test func whatIsDeniedIsNotGenerated() throws {
    func isHashable<T>(_ type: T.Type) -> Bool { type is any Hashable.Type }
    #expect(isHashable(Deck.self) && !isHashable(Bridge.self))
    #expect(try Bridge(json: #"{"radio":{"channel":16}}"#).radio.channel == 16)
  }
}
