import Foundation
import KVMapFormat
import KVMapSource
import KVMapSyntax
import TestSupport
import Testing

/// Laws for every `.kvmap` file of the repository, and for variants of it.
struct LawTests {
  @Test(arguments: try MappingFile.all())
  func ofEveryFile(file: MappingFile) {
    expectLaws(file.file)
  }

  /// For files with syntax errors, the only law is that they are left unchanged.
  @Test func mostFilesAreFormatted() throws {
    let files = try MappingFile.all()
    let formatted = files.count { !parse($0.file).diagnostics.containsErrors }
    #expect(files.count > 200 && formatted > files.count / 2)
  }

  /// Where no brace is open, a prefix of a file may be a valid file. Of a long file some are tried, in steps that are odd
  /// and so meet ends of tokens and the middle of them: all take a quarter of an hour.
  @Test(arguments: try MappingFile.all())
  func ofEveryPrefixThatParses(file: MappingFile) {
    let bytes = file.file.bytes
    var depth = 0
    var end = 0
    var lengths: [Int] = []
    for token in tokenize(file.file).tokens {
      if depth == 0 { lengths += end..<token.end }
      if token.kind == .leftBrace { depth += 1 }
      if token.kind == .rightBrace { depth -= 1 }
      end = token.end
    }
    let step = Thoroughness.choose((lengths.count / 12) | 1, thorough: 1)
    for index in stride(from: 0, to: lengths.count, by: step) {
      expectLaws(SourceFile(id: FileID(0), path: file.file.path, bytes: Array(bytes[..<lengths[index]])))
    }
  }

  /// The tokens of the files with different white space, comments and commas.
  @Test func ofEveryFileInOtherClothes() throws {
    var generator = SeededGenerator(seed: 7)
    var formatted = 0
    let files = try MappingFile.all().filter { !parse($0.file).diagnostics.containsErrors }
    let all = [1, 2, 5, 20]
    for (number, file) in files.enumerated() {
      for wildness in Thoroughness.choose([all[number % all.count]], thorough: all) {
        let other = TriviaFuzzer(wildness: wildness).apply(to: file.file, using: &generator)
        if expectLaws(other) { formatted += 1 }
      }
    }
    #expect(formatted > 60)
  }

  /// Texts that the grammar derives, with plain spaces and with different white space, comments and commas. Where a
  /// keyword takes precedence, as listed at the end of the grammar, a derived text may not belong to the language; so
  /// none of those keywords is a name here.
  @Test func ofTextsMadeFromTheGrammar() throws {
    let file = Repository.root.appendingPathComponent("Grammar/kvmap.ebnf")
    let sentences = GrammarSentences(
      try Grammar(ofSentences: Data(contentsOf: file)),
      examples: [
        "name": ["a", "b1", "Int", "`where`", "`Map`", "größe", "c_d", "e", "f", "type"],
        "number": ["0", "-1", "12", "1_000"],
        "string": ["\"\"", "\"a b\"", "\"\"\"{\"a\": 1}\"\"\"", "\"\"\"\n    x\n    \"\"\""],
        "attribute": ["@id", "@lazy"], "variable": ["$key", "$text"],
      ])
    var generator = SeededGenerator(seed: 3)
    var formatted = 0
    let count = Thoroughness.choose(500, thorough: 5_000)
    for _ in 0..<count {
      let text = sentences.sentence("File", using: &generator).joined(separator: " ")
      let file = SourceFile(id: FileID(0), path: "a text of the grammar", bytes: Array(text.utf8))
      guard expectLaws(file) else {
        // The one limit that the grammar's notation cannot express.
        #expect(Set(parse(file).diagnostics.map(\.id)) == ["nested-too-deeply"], "\(text)")
        continue
      }
      formatted += 1
      expectLaws(TriviaFuzzer(wildness: 6).apply(to: file, using: &generator))
    }
    #expect(formatted > count * 8 / 10)
  }
}
