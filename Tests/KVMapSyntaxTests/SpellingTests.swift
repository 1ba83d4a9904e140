import KVMapSource
import TestSupport
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

  @Test(arguments: ["", "x", "qu", "zebra", "transformation", "Int", String(repeating: "a", count: 65)])
  func nothingIsSuggestedForWhatIsFarOrRight(written: String) {
    #expect(closest(to: written, in: ["Int", "map", "transform", String(repeating: "a", count: 66)]) == nil)
  }

  /// Two of five letters are too many.
  @Test(arguments: [("Money", "Zoned"), ("State", "Date"), ("Crate", "Date"), ("Point", "Int")])
  func shortNamesAreNotSimilarByChance(written: String, other: String) {
    #expect(closest(to: written, in: [other]) == nil)
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

  /// Compared with the table from the definition, filled cell by cell.
  @Test(arguments: 0..<Thoroughness.choose(8, thorough: 400) as Range<UInt64>)
  func distancesAreThoseOfTheDefinition(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters = Array("abcäß".unicodeScalars)
    func word(_ lengths: ClosedRange<Int>) -> String {
      var word = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: lengths, using: &random) {
        if let letter = letters.randomElement(using: &random) { word.append(letter) }
      }
      return String(word)
    }
    for _ in 0..<50 {
      let name = word(9...64)
      let candidates = (0..<20).map { _ in edited(name, using: &random) }
      let nearest = candidates.map { Self.distance(name, $0) }.min() ?? 0
      let found = closest(to: name, in: candidates)
      #expect(nearest == 0 || nearest > 3 ? found == nil : found.map { Self.distance(name, $0) } == nearest)
    }
  }

  private func edited(_ word: String, using random: inout SeededGenerator) -> String {
    var scalars = Array(word.unicodeScalars)
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let position = Int.random(in: 0..<max(scalars.count - 1, 1), using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: scalars.insert("b", at: position)
      case 1 where scalars.count > 2: scalars.remove(at: position)
      case 2 where scalars.count > 1: scalars.swapAt(position, position + 1)
      case _: scalars[position] = "c"
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func distance(_ left: String, _ right: String) -> Int {
    let (a, b) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    var table = [[Int]](repeating: Array(0...b.count), count: a.count + 1)
    for i in 1...max(a.count, 1) where i <= a.count {
      table[i][0] = i
      for j in 1...max(b.count, 1) where j <= b.count {
        table[i][j] = min(
          table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
        }
      }
    }
    return table[a.count][b.count]
  }
}
