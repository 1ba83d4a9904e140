import KVMapSource
import Testing

struct SpellingTests {
  @Test(arguments: [
    ("tirmmed", "trimmed"), ("Strng", "String"), ("int", "Int"), ("coercoin", "coercion"), ("mpa", "map"),
    ("TRIMMED", "trimmed"),
  ])
  func aSlipIsFound(written: String, meant: String) {
    let names = ["map", "trimmed", "String", "Int", "Int8", "coercion", "unknown", "sorted"]
    #expect(closest(to: written, in: names) == meant)
    #expect(closest(to: written, in: names.reversed()) == meant)
  }

  @Test(arguments: ["", "x", "qu", "zebra", "transformation", "Int", String(repeating: "a", count: 101)])
  func nothingIsSuggestedForWhatIsFarOrRight(written: String) {
    #expect(closest(to: written, in: ["Int", "map", "transform", String(repeating: "a", count: 102)]) == nil)
  }

  @Test func amongEquallyNearTheOrderOfTheCandidatesDoesNotMatter() {
    #expect(closest(to: "namex", in: ["namez", "namey"]) == "namey")
    #expect(closest(to: "namex", in: ["namey", "namez"]) == "namey")
    #expect(closest(to: "Namex", in: ["namey", "Namez"]) == "Namez")
  }

  @Test func twoSwappedNeighboursAreOneEdit() {
    #expect(closest(to: "nmae", in: ["name"]) == "name")
    #expect(closest(to: "nxxe", in: ["name"]) == nil)
  }

  @Test func aNameThatSharesNothingIsNoSuggestion() {
    #expect(closest(to: "ab", in: ["cd"]) == nil)
    #expect(closest(to: "abc", in: ["xyz"]) == nil)
  }

  @Test func scalarsOutsideASCIIAreCompared() {
    #expect(closest(to: "grüsse", in: ["grüße"]) == "grüße")
  }
}
