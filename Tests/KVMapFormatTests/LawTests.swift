import Foundation
import KVMapFormat
import KVMapSource
import KVMapSyntax
import TestSupport
import Testing

/// What holds for every `.kvmap` file of the repository, and for what can be made of it.
struct LawTests {
  @Test(arguments: try MappingFile.all())
  func ofEveryFile(file: MappingFile) {
    expectLaws(file.file)
  }

  /// Of files with syntax errors, no law says anything but that they are left as they are.
  @Test func mostFilesAreFormatted() throws {
    let files = try MappingFile.all()
    let formatted = files.count { !parse($0.file).diagnostics.containsErrors }
    #expect(files.count > 200 && formatted > files.count / 2)
  }

  /// Where no brace is open, the beginning of a file may well be a file.
  @Test(arguments: try MappingFile.all())
  func ofEveryPrefixThatParses(file: MappingFile) {
    let bytes = file.file.bytes
    var depth = 0
    var end = 0
    for token in tokenize(file.file).tokens {
      if depth == 0 {
        for length in end..<token.end {
          expectLaws(SourceFile(id: FileID(0), path: file.file.path, bytes: Array(bytes[..<length])))
        }
      }
      if token.kind == .leftBrace { depth += 1 }
      if token.kind == .rightBrace { depth -= 1 }
      end = token.end
    }
  }

  /// The tokens of the files with other white space and other comments between them, and with other commas.
  @Test func ofEveryFileInOtherClothes() throws {
    var generator = SeededGenerator(seed: 7)
    var formatted = 0
    for file in try MappingFile.all() where !parse(file.file).diagnostics.containsErrors {
      for wildness in [1, 2, 5, 20] {
        let other = Disguise(wildness: wildness).apply(to: file.file, using: &generator)
        if expectLaws(other) { formatted += 1 }
      }
    }
    #expect(formatted > 60)
  }

  /// Texts that the grammar derives, in plain blanks and in other clothes. Where a word decides, as the grammar lists
  /// at its end, a text of the grammar may be none of the language; so none of those words is a name here.
  @Test func ofTextsMadeFromTheGrammar() throws {
    let file = Repository.root.appendingPathComponent("Grammar/kvmap.ebnf")
    let sentences = GrammarSentences(
      try Grammar(String(decoding: Data(contentsOf: file), as: UTF8.self)),
      examples: [
        "name": ["a", "b1", "Int", "`where`", "`Map`", "größe", "c_d", "e", "f", "type"],
        "number": ["0", "-1", "12", "1_000"],
        "string": ["\"\"", "\"a b\"", "\"\"\"{\"a\": 1}\"\"\"", "\"\"\"\n    x\n    \"\"\""],
        "attribute": ["@id", "@lazy"], "variable": ["$key", "$text"],
      ])
    var generator = SeededGenerator(seed: 3)
    var formatted = 0
    let count = 1500
    for _ in 0..<count {
      let text = sentences.sentence("File", using: &generator).joined(separator: " ")
      let file = SourceFile(id: FileID(0), path: "a text of the grammar", bytes: Array(text.utf8))
      guard expectLaws(file) else {
        // The one limit that the notation of the grammar cannot express.
        #expect(Set(parse(file).diagnostics.map(\.id)) == ["nested-too-deeply"], "\(text)")
        continue
      }
      formatted += 1
      expectLaws(Disguise(wildness: 6).apply(to: file, using: &generator))
    }
    #expect(formatted > count * 8 / 10)
  }
}
