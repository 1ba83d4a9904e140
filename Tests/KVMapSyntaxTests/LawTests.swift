import KVMapSource
import KVMapSyntax
import TestSupport
import Testing

/// Laws for every `.kvmap` file of the repository, valid or not.
struct LawTests {
  @Test(arguments: try Fixture.all())
  func tokensRejoinToTheFile(fixture: Fixture) {
    expectLossless(fixture.file.bytes)
  }

  @Test(arguments: try Fixture.all())
  func everyPrefixParses(fixture: Fixture) {
    let bytes = fixture.file.bytes
    for length in stride(from: 0, to: bytes.count, by: step(bytes)) { expectSafe(Array(bytes[..<length])) }
  }

  @Test(arguments: try Fixture.all())
  func everyDeletionOfOneByteParses(fixture: Fixture) {
    let bytes = fixture.file.bytes
    for index in stride(from: 0, to: bytes.count, by: step(bytes)) {
      var changed = bytes
      changed.remove(at: index)
      expectSafe(changed)
    }
  }

  /// Deletes, duplicates and swaps tokens: the result parses, and its diagnostics are inside the file.
  @Test(arguments: try Fixture.all())
  func everyChangeOfATokenParses(fixture: Fixture) {
    let bytes = fixture.file.bytes
    let tokens = tokenize(fixture.file).tokens.dropLast().map { Array(bytes[$0.start..<$0.end]) + [0x20] }
    guard tokens.count > 1 else { return }
    for index in stride(from: 0, to: tokens.count - 1, by: step(bytes)) {
      var deleted = tokens
      deleted.remove(at: index)
      var doubled = tokens
      doubled.insert(tokens[index], at: index)
      var swapped = tokens
      swapped.swapAt(index, index + 1)
      for changed in [deleted, doubled, swapped] { expectSafe(changed.flatMap(\.self)) }
    }
  }

  /// White space never matters: every token on a separate line, or all on one line, gives the same tree.
  @Test(arguments: try Fixture.all())
  func lineEndsDoNotMatter(fixture: Fixture) throws {
    let bytes = fixture.file.bytes
    let (tokens, lexical) = tokenize(fixture.file)
    guard lexical.isEmpty, parse(fixture.file).diagnostics.isEmpty else { return }
    // Comments depend on line ends, so both sides omit them.
    let texts = tokens.map { Array(bytes[$0.start..<$0.end]) }
    let onOneLine = SourceFile(id: FileID(0), path: "a", bytes: Array(texts.joined(separator: [0x20])))
    let onManyLines = SourceFile(id: FileID(0), path: "a", bytes: Array(texts.joined(separator: [0x0A])))
    let (tree, none) = parse(onOneLine)
    #expect(none.isEmpty, "\(rendered(none, in: onOneLine))")
    let (other, noneEither) = parse(onManyLines)
    #expect(noneEither.isEmpty, "\(rendered(noneEither, in: onManyLines))")
    #expect(dump(tree) == dump(other))
    let original = dump(parse(fixture.file).tree).split(separator: "\n").filter { !$0.contains("  documentation \"") }
    #expect(original == dump(tree).split(separator: "\n"))
  }

  /// A fix-it removes its diagnostic and causes no other.
  @Test(arguments: try Fixture.all())
  func everyFixItHelps(fixture: Fixture) {
    let (_, diagnostics) = parse(fixture.file)
    for diagnostic in diagnostics {
      for fixIt in diagnostic.fixIts {
        var bytes = fixture.file.bytes
        bytes.replaceSubrange(fixIt.span.start..<fixIt.span.end, with: fixIt.replacement.utf8)
        let fixed = SourceFile(id: FileID(0), path: fixture.file.path, bytes: bytes)
        let left = parse(fixed).diagnostics
        #expect(left.count <= diagnostics.count, "\(fixture.file.path): \(rendered([diagnostic], in: fixture.file))")
        #expect(
          !left.contains { $0.span.start == diagnostic.span.start && $0.message == diagnostic.message },
          "\(fixture.file.path): \(rendered([diagnostic], in: fixture.file))")
      }
    }
  }

  @Test func randomBytesParse() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let count = Int.random(in: 0...60, using: &generator)
      expectSafe((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
  }

  /// Random sequences of the language's keywords and punctuation get further into the parser than random bytes.
  @Test func randomTokensParse() {
    var generator = SeededGenerator(seed: 2)
    let words =
      Keyword.allCases.map(\.rawValue) + ["name", "Int", "\"text\"", "1", "@id", "$key", "\n", "\"\"\"", "//"]
    let texts = words + Token.Kind.allCases.compactMap(\.spelling)
    for _ in 0..<1500 {
      let count = Int.random(in: 1...40, using: &generator)
      let text = (0..<count).compactMap { _ in texts.randomElement(using: &generator) }.joined(separator: " ")
      expectSafe(Array(text.utf8))
      expectSafe(Array("struct A { \(text)".utf8))
    }
  }

  /// Long files are tested at fewer positions, so that the laws stay fast.
  private func step(_ bytes: [UInt8]) -> Int {
    max(1, bytes.count / Thoroughness.choose(20, thorough: 100))
  }

  private func expectLossless(_ bytes: [UInt8]) {
    let tokens = tokenize(SourceFile(id: FileID(0), path: "a", bytes: bytes)).tokens
    var end = 0
    var joined: [UInt8] = []
    for token in tokens {
      joined += Trivia.pieces(of: bytes, in: end..<token.start).flatMap { bytes[$0.range] }
      joined += bytes[token.start..<token.end]
      end = token.end
    }
    #expect(joined == bytes)
    #expect(tokens.last?.kind == .endOfFile)
    #expect(tokens.dropLast().allSatisfy { $0.end > $0.start })
  }

  /// Parses the bytes, and checks that every diagnostic is inside the file and that they are in order.
  private func expectSafe(_ bytes: [UInt8]) {
    let file = SourceFile(id: FileID(0), path: "a", bytes: bytes)
    let (tree, diagnostics) = parse(file)
    let lies = diagnostics.allSatisfy { diagnostic in
      ([diagnostic.span] + diagnostic.fixIts.map(\.span) + diagnostic.notes.compactMap(\.span))
        .allSatisfy { 0 <= $0.start && $0.start <= $0.end && $0.end <= bytes.count }
    }
    #expect(lies, "\(String(decoding: bytes, as: UTF8.self))")
    #expect(diagnostics.map(\.span.start) == diagnostics.map(\.span.start).sorted())
    // An incomplete tree without a diagnostic would be taken for a valid one.
    #expect(!diagnostics.isEmpty || !dump(tree).contains("<missing>"), "\(String(decoding: bytes, as: UTF8.self))")
  }
}
