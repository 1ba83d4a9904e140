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
}
