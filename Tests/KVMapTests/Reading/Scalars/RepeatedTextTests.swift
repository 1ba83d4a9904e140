import KVMap
import TestSupport
import Testing

/// Texts that a document has more than once: each is what it is on its own.
@Suite struct RepeatedTextTests {
  /// A text, and how a document has it: with the escape sequences that JSON demands and with others.
  private struct Sample {
    var text = ""
    var literal = ""

    /// Samples of all lengths that are remembered and some beyond, in families whose members differ in one character.
    static func families(_ generator: inout SeededGenerator) -> [[Sample]] {
      (10...270).map { length in
        let base = (0..<length).map { _ in character(&generator) }
        return (0..<3).map { member in
          var characters = base
          if member > 0 { characters[Int.random(in: 0..<length, using: &generator)] = character(&generator) }
          var sample = Sample()
          for (text, literal) in characters {
            sample.text += text
            sample.literal += literal
          }
          return sample
        }
      }
    }

    private static func character(_ generator: inout SeededGenerator) -> (text: String, literal: String) {
      let others = [
        ("b", "b"), ("é", "é"), ("é", #"\u00e9"#), ("\n", #"\n"#), ("/", #"\/"#), ("🚀", "🚀"), ("\"", #"\""#),
      ]
      let isOther = Int.random(in: 0..<40, using: &generator) == 0
      return (isOther ? others.randomElement(using: &generator) : nil) ?? ("a", "a")
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func eachIsWhatItIsOnItsOwn(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let families = Sample.families(&generator)
    // Few families, so that texts come again before others replace them.
    let chosen = (0..<20).compactMap { _ in families.randomElement(using: &generator) }.flatMap { $0 }
    let samples = (0..<1_500).compactMap { _ in chosen.randomElement(using: &generator) }
    let document = "[\(samples.map { "\"\($0.literal)\"" }.joined(separator: ", "))]"
    #expect(samples.count == 1_500)
    #expect(try [String](json: document) == samples.map(\.text))
    #expect(try [String?](json: document) == samples.map(\.text))
    let members = samples.enumerated().map { "\"\($0)\": \"\($1.literal)\"" }.joined(separator: ", ")
    let dictionary = try [Int: String](json: "{\(members)}")
    #expect(samples.indices.map { dictionary[$0] } == samples.map(\.text))
  }

  /// The bytes of a document in a text are gone when the text ends, and the next text may be where they were.
  @Test func documentsInTexts() throws {
    let names = (0..<400).map { "a name of one length \(1_000 + $0 % 7 * 100)" }
    let envelopes = names.map { name in
      #"{"author": "{\"name\": \"\#(name)\"}", "authors": "[{\"name\": \"\#(name)\"}, {\"name\": \"\#(name)\"}]"}"#
    }
    let read = try [Envelope](json: "[\(envelopes.joined(separator: ","))]")
    #expect(read.map(\.author?.name) == names)
    #expect(read.map { $0.authors.map(\.name) } == names.map { [$0, $0] })
  }

  /// What is not well-formed is an error each time.
  @Test func badEscapeSequencesAreErrors() {
    let good = Array(repeating: #""sixteen letters \n""#, count: 100)
    for bad in [#""sixteen letters \x""#, #""sixteen letters \ud800""#] {
      let document = "[\((good + [bad]).joined(separator: ","))]"
      let error = #expect(throws: MappingError.self) { try [String](json: document) }
      #expect(error?.problems.first?.kind == .syntax)
    }
  }
}
