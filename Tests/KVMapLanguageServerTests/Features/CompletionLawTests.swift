import Foundation
import KVMapCompiler
import KVMapSource
import KVMapSyntax
import TestSupport
import Testing

/// What is offered first can be written where it is offered.
@Suite struct CompletionLawTests {
  /// The parser accepts it: wherever a word of a sentence of the grammar is taken out, the first error, if there is one,
  /// is after what was written instead.
  @Test func whatIsOfferedIsParsed() throws {
    let examples = [
      "name": ["a", "B1"], "number": ["0", "12"], "string": ["\"a b\""], "attribute": ["@id"], "variable": ["$key"],
    ]
    let file = Repository.root.appendingPathComponent("Grammar/kvmap.ebnf")
    let sentences = GrammarSentences(try Grammar(ofSentences: Data(contentsOf: file)), examples: examples)
    var random = SeededGenerator(seed: 9)
    var compared = 0
    var wrong: [String] = []
    while compared < Thoroughness.choose(4_000, thorough: 40_000) {
      let tokens = sentences.sentence("File", using: &random)
      guard tokens.count < 150 else { continue }
      let text = tokens.joined(separator: " ")
      guard parse(.init(path: "a", text: text)).diagnostics.isEmpty else { continue }
      for _ in 0..<4 {
        guard let index = tokens.indices.randomElement(using: &random) else { break }
        let start = tokens[..<index].reduce(0) { $0 + $1.utf16.count + 1 }
        let isBetween = Bool.random(using: &random)
        for (label, written, range) in try Self.items(text, at: isBetween ? start : start + 1) {
          compared += 1
          guard let error = parse(.init(path: "a", text: written)).diagnostics.first,
            error.span.start < range.upperBound
          else {
            continue
          }
          let place = text.index(text.startIndex, offsetBy: start)
          wrong.append("\(label): \(text[..<place].suffix(60))‸\(text[place...].prefix(30)): \(error.message)")
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) of \(compared):\n\(wrong.prefix(20).joined(separator: "\n"))")
  }

  /// `check` has nothing against it: wherever a word of a mapping without problems is taken out, or another one could
  /// be, no error is at what was written instead.
  @Test(arguments: [
    "Tests/Fixtures/emit/input", "Tests/Fixtures/program/input", "Tests/Fixtures/sync/input", "examples",
  ]) func whatIsOfferedIsChecked(folder: String) throws {
    let files = CheckAgreementTests.files(in: folder)
    var random = SeededGenerator(seed: 10)
    var compared = 0
    var wrong: [String] = []
    for path in files.keys.filter({ $0.hasSuffix(".kvmap") }).sorted() {
      let text = try #require(files[path])
      let imported = HoverLawTests.imports(of: path, in: files)
      guard try Self.errors(path, text, imported).isEmpty else { continue }
      let tokens = treeAndTokens(of: .init(path: path, text: text)).tokens.dropLast()
      for _ in 0..<Thoroughness.choose(2, thorough: 40) {
        guard let token = tokens.randomElement(using: &random) else { break }
        var bytes = Array(text.utf8)
        let offset = token.start + 1
        let isInserted = Bool.random(using: &random)
        if isInserted {
          bytes.insert(contentsOf: [0x20, 0x20], at: token.start)
        } else if token.kind != .word {
          continue
        }
        // What is on the line after it is not written yet.
        let rest = bytes[(token.end + (isInserted ? 2 : 0))...].prefix { $0 != 0x0A }
        if Self.isBalanced(rest) { bytes.removeSubrange(rest.indices) }
        let changed = String(decoding: bytes, as: UTF8.self)
        for (label, written, range) in try Self.items(changed, path, at: offset, imported, most: "b") {
          compared += 1
          let found = try Self.errors(path, written, imported).first {
            // The type that is tested may be the one whose word was taken out.
            $0.range.overlaps(range) && !Self.unfinished.contains($0.id)
              && !($0.id == "unknown-type" && label.hasPrefix("test "))
              // A union whose case is an array of it, which may not be an array where one value is taken for it.
              && !$0.text.contains("infinite recursion")
          }
          guard let found else { continue }
          let place = text.utf8.index(text.startIndex, offsetBy: token.start)
          wrong.append(
            "\(label): \(found.text)  \(text[..<place].suffix(60))‸\(text[place...].prefix(30))".replacing(
              "\n", with: "⏎"))
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) of \(compared):\n\(wrong.prefix(20).joined(separator: "\n"))")
    #expect(compared > 10)
  }

  /// Anything is answered: a token of a mapping is gone, the rest of it, or what was before it.
  @Test(arguments: [
    "Tests/Fixtures/emit/input", "Tests/Fixtures/program/input", "Tests/Fixtures/sync/input",
    "Tests/Fixtures/format/input", "Tests/Fixtures/syntax-diagnostics/input", "examples",
  ]) func damagedMappingsAreAnswered(folder: String) throws {
    let files = CheckAgreementTests.files(in: folder)
    var random = SeededGenerator(seed: 11)
    var asked = 0
    for path in files.keys.filter({ $0.hasSuffix(".kvmap") }).sorted() {
      let text = try #require(files[path])
      let tokens = treeAndTokens(of: .init(path: path, text: text)).tokens
      for _ in 0..<Thoroughness.choose(4, thorough: 200) {
        guard let token = tokens.randomElement(using: &random) else { break }
        var bytes = Array(text.utf8)
        var offset = Int.random(in: token.start...token.end, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.removeSubrange(offset...)
        case 1:
          bytes.removeSubrange(..<token.start)
          offset -= token.start
        default:
          bytes.removeSubrange(token.start..<token.end)
          offset = tokens.randomElement(using: &random).map { $0.start } ?? 0
        }
        guard let changed = String(validating: bytes, as: UTF8.self) else { continue }
        _ = try Self.items(changed, at: min(offset, bytes.count))
        asked += 1
      }
    }
    #expect(asked > 0)
  }

  @Test(arguments: [
    "struct {\n  x: ‸\n}\n", "x or y { a <- ‸", "keys or y { a <- ‸", "struct S { x: N.", ".‸", "a.‸", "test ‸",
    "struct S { x: [‸", "union { a: ‸", "mixin { x: ‸ }", "class { x: ‸ }", "struct S { x: <‸", "map ‸", "or ‸", ", ‸",
    "enum { a(‸", "transform { ‸", "family ‸ on", "struct S { x: Int <-> ?? ‸", "struct S { x: Int where in [‸",
    "test S \"\" { expect { = ‸", "test S \"\" { expect [{ a = .b(‸", "check ‸", "struct S { check ‸", "] ‸", "} ‸",
  ]) func fragmentsAreAnswered(marked: String) throws {
    let offset = marked.utf8.firstRange(of: Array("‸".utf8)).map { marked.utf8[..<$0.lowerBound].count }
    let text = marked.filter { $0 != "‸" }
    _ = try Self.items(text, at: offset ?? text.utf8.count)
  }

  /// What is wrong with a part because others are not written yet.
  private static let unfinished: Set<String> = [
    "wrong-argument-count", "invalid-test", "lossy-without-fallback", "misplaced-field", "access-mismatch",
    "not-readable", "expected-token", "element-not-hashable",
  ]

  /// Whether all brackets and quotes are closed.
  private static func isBalanced(_ bytes: ArraySlice<UInt8>) -> Bool {
    var open: [UInt8] = []
    var isInString = false
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isInString.toggle() }
      guard !isInString else { continue }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): if open.popLast() == nil { return false }
      default: break
      }
    }
    return open.isEmpty && !isInString
  }

  /// The errors of a file, and where they are.
  private static func errors(_ path: String, _ text: String, _ imported: [String: String]) throws -> [(
    range: Range<Int>, id: String, text: String
  )] {
    var compilation = Compilation()
    let id = compilation.add([(TestClient.root + "/" + path, Array(text.utf8))], isRequested: true).first
    _ = compilation.add(
      imported.sorted { $0.key < $1.key }.map { (TestClient.root + "/" + $0, Array($1.utf8)) }, isRequested: false)
    return compilation.check().filter { $0.severity == .error && $0.span.file == id }.map {
      ($0.span.start..<max($0.span.end, $0.span.start + 1), "\($0.id)", "\($0.id): \($0.message)")
    }
  }

  /// The text with each of what is offered first, and the bytes that it has there.
  private static func items(
    _ text: String, _ path: String = "A.kvmap", at offset: Int, _ others: [String: String] = [:], most: Character = "c"
  ) throws -> [(label: String, text: String, range: Range<Int>)] {
    let client = try TestClient.initialized(
      others, capabilities: ["textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]])
    client.open(path, text)
    let before = text.utf8.prefix(offset)
    let line = before.count { $0 == 0x0A }
    let start = before.lastIndex(of: 0x0A).map { before.index(after: $0) } ?? before.startIndex
    let place: [String: Any] = ["line": line, "character": text[start..<before.endIndex].utf16.count]
    let answer = try client.request("textDocument/completion", TestClient.place(path, place))
    let items = try #require((answer as? [String: Any])?["items"] as? [[String: Any]])
    return try items.compactMap { item in
      guard let rank = (item["sortText"] as? String)?.first, rank <= most, item["additionalTextEdits"] == nil else {
        return nil
      }
      let edit = try #require(item["textEdit"] as? [String: Any])
      let new = try #require(edit["newText"] as? String)
      // Something is to be written inside of it.
      guard !new.contains("$") || new.hasPrefix("$") else { return nil }
      let column = try #require((edit["range"] as? [String: [String: Int]])?["start"]?["character"])
      let first = text[start...].utf16.index(start, offsetBy: column).utf16Offset(in: text)
      let byte = text[..<text.utf16.index(text.startIndex, offsetBy: first)].utf8.count
      // Signs without a blank between them could be another one.
      let spaced = edit.merging(["newText": new + " "]) { $1 }
      return (item["label"] as? String ?? "", try client.text(path, after: [spaced]), byte..<(byte + new.utf8.count))
    }
  }
}
