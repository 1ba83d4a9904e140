import KVMap
import KVMapXML
import Testing

@testable import EmittedGoldens

/// An element without text is nil unless it is read as text, also if its value was deferred and read later.
@Suite struct EmptyElementTests {
  @Test func alternativesThatAreEmptyAreNil() throws {
    let value = try LastAlternatives(xml: "<a><x/><r>3</r></a>")
    #expect(value.a == nil && value.b == 3)
    // The first one that is present decides, even if it has no text.
    #expect(try LastAlternatives(xml: "<a><x/><y>4</y></a>").a == nil)
    #expect(try LastAlternatives(xml: "<a><y>4</y></a>").a == 4)
    #expect(LastAlternatives.decodeCollectingProblems(xml: "<a><x>z</x></a>").problems.map(\.path) == ["x"])
  }
}
