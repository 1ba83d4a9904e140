import Foundation
import KVMapCompiler
import KVMapInterpret
import KVMapSema
import KVMapSource
import KVMapSyntax
import TestSupport
import Testing

/// What holds for any pair of mappings: those of the fixtures, and the same with small changes.
///
/// `KVMAP_DIFF_PAIRS=2000` tries that many changed mappings instead of the usual few, and `KVMAP_DIFF_SEED=7` others.
@Suite struct DiffLawTests {
  struct Mapping: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var testDescription: String { name }
  }

  /// Mappings of other tests that need no other file.
  static let mappings: [Mapping] = {
    let folders = ["program/input", "emit/input", "schema/input", "apis"]
    let files = folders.flatMap {
      Repository.filesIfAny(in: Repository.fixtures.appendingPathComponent($0), withExtension: "kvmap")
    }
    return files.compactMap { file in
      guard let data = try? Data(contentsOf: file) else { return nil }
      let text = String(decoding: data, as: UTF8.self)
      let mapping = Mapping(name: file.deletingPathExtension().lastPathComponent, text: text)
      return Self.program(text) == nil ? nil : mapping
    }.sorted { $0.name < $1.name }
  }()

  private static let pairCount: Int = ProcessInfo.processInfo.environment["KVMAP_DIFF_PAIRS"].flatMap { Int($0) } ?? 15

  private static let seed: UInt64 =
    ProcessInfo.processInfo.environment["KVMAP_DIFF_SEED"].flatMap { UInt64($0) } ?? 2_026

  @Test func thereAreMappings() { #expect(Self.mappings.count >= 60) }

  // MARK: - Equal mappings

  @Test(arguments: DiffLawTests.mappings) func aMappingIsEqualToItself(mapping: Mapping) throws {
    #expect(try changes(mapping.text, mapping.text).map(\.id) == [])
  }

  @Test(arguments: DiffLawTests.mappings) func formattingChangesNothing(mapping: Mapping) throws {
    var compilation = Compilation()
    compilation.add(path: "M.kvmap", bytes: Array(mapping.text.utf8), isRequested: true)
    guard let bytes = compilation.format().files.first?.bytes else { return }
    #expect(try changes(mapping.text, String(decoding: bytes, as: UTF8.self)).map(\.id) == [])
  }

  /// The first own members of a struct, moved to a mixin, are the same members.
  @Test func aMixinChangesNothing() throws {
    let old = "struct Station {\n  name: String <-> title\n  zone: Int?\n  lines: [Int] = []\n}\n"
    let new = """
      mixin Named {
        name: String <-> title
        zone: Int?
      }
      struct Station with Named {
        lines: [Int] = []
      }

      """
    #expect(try changes(old, new).map(\.id) == [])
  }

  // MARK: - Changed mappings

  /// No document that the old mapping reads, and the new one refuses or reads otherwise, goes unreported.
  @Test func nothingGoesUnreported() throws {
    var random = SeededGenerator(seed: Self.seed)
    var (tried, differing, unexplained) = (0, 0, [String]())
    var attempts = 0
    while tried < Self.pairCount, attempts < Self.pairCount * 12 {
      attempts += 1
      let mapping = try #require(Self.mappings.randomElement(using: &random))
      let text = TextMutation.changed(mapping.text, &random)
      guard text != mapping.text, let new = Self.program(text), let old = Self.program(mapping.text) else { continue }
      let texts = ComparedTexts(name: "", files: [("old/M.kvmap", mapping.text), ("new/M.kvmap", text)])
      // Documents of tests that are in files are not there.
      guard let found = texts.changes() else { continue }
      tried += 1
      let lines = TextMutation.difference(mapping.text, text)
      let shown = Self.differences(old, new, seed: UInt64(attempts))
      if shown.refused != nil || shown.changed != nil { differing += 1 }
      if let change = found.first(where: { $0.id == .unexplainedDifference }) {
        unexplained.append("\(mapping.name) \(change.subject)\n\(lines)")
      }
      if let document = shown.refused {
        #expect(
          found.contains { [.breaks, .possible].contains($0.read) },
          "\(mapping.name): \(document) is refused, and nothing is reported:\n\(lines)")
      }
      if let document = shown.unreadable {
        #expect(
          found.contains { [.breaks, .possible].contains($0.written) },
          "\(mapping.name): \(document) is written, and refused by the old mapping:\n\(lines)")
      }
      if let document = shown.changed {
        #expect(
          found.contains { [.breaks, .changes, .possible].contains($0.read) },
          "\(mapping.name): \(document) is read otherwise:\n\(lines)")
      }
    }
    #expect(tried == Self.pairCount)
    // Nearly all that documents show has a rule to show it at.
    #expect(unexplained.count * 20 <= tried, "\(unexplained.joined(separator: "\n"))")
    // The law says something only if there is something to report.
    #expect(differing * 8 > tried, "only \(differing) of \(tried) pairs differ")
  }

  private struct Shown {
    var refused: String?
    var changed: String?
    /// What NEW writes, and reads again, and OLD refuses.
    var unreadable: String?
  }

  /// A document of OLD that NEW refuses, and one that it reads as another value, as `kvmapc map` prints them.
  ///
  /// The documents are generated by other seeds than those that the comparison itself tries.
  private static func differences(_ old: Program, _ new: Program, seed: UInt64) -> Shown {
    var result = Shown()
    var closed = old
    for index in closed.mappings.indices { closed.mappings[index].settings.unknown = .error }
    for index in closed.unions.indices { closed.unions[index].unknown = .error }
    let (before, strict, after) = (
      Interpreter(old, stubsSwift: true), Interpreter(closed, stubsSwift: true), Interpreter(new, stubsSwift: true)
    )
    // What only one side declares is no difference, at whatever depth.
    let common = old.propertyNames == new.propertyNames
    for mapping in old.mappings {
      guard let entry = old.entry(of: .mapping(mapping.id)), mapping.isDeclared,
        let other = new.mappings.first(where: {
          $0.isDeclared && $0.typeName == mapping.typeName && $0.kind.isSame(mapping.kind)
        }), let newEntry = new.entry(of: .mapping(other.id))
      else { continue }
      var sketch = DocumentSketch(old, seed: seed)
      for _ in 0..<40 {
        let document = sketch.document(for: entry)
        let text = String(decoding: document, as: UTF8.self)
        guard let value = before.read(document, as: entry, isComplete: false)?.value,
          strict.read(document, as: entry, isComplete: false)?.value != nil
        else { continue }
        guard let other = after.read(document, as: newEntry, isComplete: false)?.value else {
          result.refused = result.refused ?? "\(mapping.typeName) \(text)"
          continue
        }
        if result.unreadable == nil, let written = try? after.write(other, as: newEntry),
          after.read(written, as: newEntry, isComplete: false)?.value == other,
          before.read(written, as: entry, isComplete: false)?.value == nil
        {
          result.unreadable = "\(mapping.typeName) \(String(decoding: written, as: UTF8.self))"
        }
        guard common, result.changed == nil, let one = try? before.print(value), let two = try? after.print(other)
        else { continue }
        if Self.tree(one) != Self.tree(two) { result.changed = "\(mapping.typeName) \(text)" }
      }
    }
    return result
  }

  private static func tree(_ bytes: [UInt8]) -> NSObject? {
    (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) as? NSObject
  }

  // MARK: - Running

  private static func program(_ text: String) -> Program? {
    let sources = SourceSet([("M.kvmap", text)])
    let parsed = sources.files.map { parse($0) }
    guard parsed.allSatisfy({ !$0.diagnostics.containsErrors }) else { return nil }
    let files = zip(sources.files, parsed).map { ParsedFile(source: $0, tree: $1.tree, hasSyntaxErrors: false) }
    let analysis = analyze(files, of: sources)
    return analysis.diagnostics.containsErrors ? nil : analysis.program
  }

  private func changes(_ old: String, _ new: String) throws -> [Change] {
    let texts = ComparedTexts(name: "", files: [("old/M.kvmap", old), ("new/M.kvmap", new)])
    return try #require(texts.changes())
  }
}

extension Program {
  /// What all declared types have.
  fileprivate var propertyNames: Set<String> {
    Set(mappings.flatMap { mapping in mapping.properties.map { "\(mapping.kind) \(mapping.typeName).\($0.name)" } })
  }
}

extension KVMapSema.Mapping {
  /// Not an inline mapping, a generic type, or the entries of a synchronised type.
  fileprivate var isDeclared: Bool {
    if case .transform = kind { return false }
    return extras.shownName == nil && extras.parameters.isEmpty
  }
}

extension KVMapSema.Mapping.Kind {
  fileprivate func isSame(_ other: Self) -> Bool {
    if case .named(let name) = self { if case .named(name) = other { return true } else { return false } }
    if case .named = other { return false }
    return true
  }
}
