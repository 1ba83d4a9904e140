import Foundation
import KVMapCompiler
import KVMapInterpret
import KVMapSema
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
      return Program.analyzed(text) == nil ? nil : mapping
    }.sorted { $0.name < $1.name }
  }()

  static let pairCount: Int = ProcessInfo.processInfo.environment["KVMAP_DIFF_PAIRS"].flatMap { Int($0) } ?? 15

  private static let statedSeed = ProcessInfo.processInfo.environment["KVMAP_DIFF_SEED"].flatMap { UInt64($0) }
  static let seed: UInt64 = statedSeed ?? 2_026

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

  /// An empty element is neither absent nor null, so a default does not take its place. Texts are read from it.
  @Test(arguments: [("Int", "4", true), ("Date", "1970-01-01T00:00:00Z", true), ("String", "a", false)])
  func aDefaultIsNotForEmptyElements(_ type: String, _ value: String, _ isRefused: Bool) throws {
    let value = type == "Int" ? value : "\"\(value)\""
    let found = try changes("struct A { a: \(type)? = \(value) }", "struct A { a: \(type) = \(value) }")
    #expect(found.map(\.id) == [.becameRequired])
    #expect(found.map(Self.namesEmptyElements) == [isRefused])
  }

  /// The key of a rule that is gone is unknown, also where the rule read an element of its value.
  @Test(arguments: ["d", "d.n", "d[0]", "d[*].n", "d[k == 1].n", "\"d e\"[\"k-1\" == \"v\"].n"])
  func aKeyThatNoRuleReadsAnyMoreIsUnknown(_ place: String) throws {
    let rest = "id: Int\n  unknown error"
    let type = place.contains("*") ? "[Int]" : "Int"
    let found = try changes("struct A { \(rest)\n d: \(type)? <- \(place) }", "struct A { \(rest) }")
    #expect(found.map(\.id) == [.propertyRemoved] && found.first?.read == .breaks, "\(place)")
  }

  /// The least context has no element, but a rule takes one: without it nothing could be run.
  @Test(arguments: [("[String]", "[0]"), ("Place", ".city"), ("[Place]", "[0].city")])
  func contextsHaveWhatRulesTakeFromThem(_ type: String, _ place: String) throws {
    func mapping(_ price: String) -> String {
      "struct Place { city: String? }\nstruct A {\n context c: \(type)\n city: String <- $context\(place)\n \(price)\n}"
    }
    let found = try changes(mapping("price: Int? <-> p"), mapping("price: Int? <-> q ?? p"))
    #expect(found.map(\.id) == [.writtenKeyChanged])
    #expect(found.first?.written == .changes && found.first?.read != .possible, "\(found)")
  }

  /// What a rule takes from the context may be missing there, or another value of it is read.
  @Test func whatAContextLacksIsTriedAsWell() throws {
    func mapping(_ type: String) -> String { "struct A {\n context c: [String: Int]?\n n: \(type) <- $context.n\n}" }
    let found = try changes(mapping("Int?"), mapping("Int"))
    #expect(found.map(\.id) == [.becameRequired])
    #expect(found.first?.read == .breaks && found.first?.readWitness?.context == "{}", "\(found)")
  }

  /// And what is there may be read otherwise.
  @Test func otherValuesOfAContextAreTriedAsWell() throws {
    func mapping(_ steps: String) -> String { "struct A {\n context c: String\n n: String <- $context\(steps)\n}" }
    let found = try changes(mapping(""), mapping(" | trimmed"))
    #expect(found.map(\.id) == [.stepsChanged])
    #expect(found.first?.read == .changes && found.first?.readWitness?.context != nil, "\(found)")
  }

  /// What holds values of a type that changed is refused with them, or read without them, or as another case.
  @Test(arguments: [
    "Item", "Item?", "[Item]", "lossy [Item]", "lossy Set<Item>", "lossy [Int: Item] = [:]", "lossy Item?", "Choice",
    "lossy [Choice]", "[String: Choice]?", "lossy [Item] <- box | keyed"
  ])
  func whatATypeReadsExplainsWhatHoldsIt(_ type: String) throws {
    func mapping(_ member: String, _ setting: String = "") -> String {
      let item = "struct Item {\n  at: Date?\n  id: Int\(member)\n  \(setting)\n}\n"
      return item + "union Choice {\n  one: Item\n  text: String\n}\nstruct Box { box: \(type) }\n"
    }
    let checked = try changes(mapping(""), mapping(" where > 5"))
    #expect(checked.map(\.id) == [.checkAdded] && checked.first?.read == .breaks, "\(checked)")
    let closed = try changes(mapping(""), mapping("", "unknown error"))
    #expect(closed.map(\.id) == [.unknownNarrowed] && closed.first?.read == .same, "\(closed)")
    let dated = mapping("")
    let retyped = try changes(dated, dated.replacing("at: Date?", with: "at: String?"))
    // A text that is another one as a date is found in some documents only.
    #expect(retyped.map(\.id) == [.typeWidened], "\(retyped)")
  }

  /// What is not read has its default, so another default is read otherwise; without one it has no value.
  @Test(arguments: ["-> n", "transient"]) func aDefaultOfWhatIsNotReadIsRead(_ arrow: String) throws {
    func mapping(_ type: String, _ value: String) -> String {
      arrow == "transient"
        ? "struct A { id: Int\n @transient n: \(type)\(value) }" : "struct A { id: Int\n n: \(type) \(arrow)\(value) }"
    }
    let found = try changes(mapping("Int", " = 9"), mapping("Int", " = 3"))
    #expect(found.map(\.id) == [.defaultChanged], "\(found)")
    #expect(found.first?.read == .changes && found.first?.written == .same, "\(found)")
    if arrow == "transient" { return }
    let retyped = try changes(mapping("String?", ""), mapping("Bool", ""))
    #expect(retyped.map(\.id) == [.becameRequired, .typeChanged] && retyped.allSatisfy { $0.read == .same })
  }

  /// A type that is read as a whole needs an object as soon as it has a property with a key.
  @Test func aKeyInATypeWithoutKeysBreaksWhatIsNoObject() throws {
    let found = try changes("struct A { all: Value <- self }", "struct A { all: Value <- self\n n: Int }")
    #expect(found.map(\.id) == [.propertyAdded] && found.first?.read == .breaks, "\(found)")
  }

  /// The key of a case is a key of what keeps all, unless it is written by the union.
  @Test func theKeyOfACaseThatIsNotWrittenIsInItsPayload() throws {
    func mapping(_ arrow: String) -> String { "union A on kind { one: Object \(arrow) \"one\"\n two: Object <-> \"two\" }" }
    let found = try changes(mapping("<->"), mapping("<-"))
    #expect(found.map(\.id) == [.caseWrittenChanged] && found.first?.read == .changes, "\(found)")
  }

  /// Neither side writes what is only read: a default of it is no difference of what is written.
  @Test(arguments: ["", "= 5"]) func whatIsOnlyReadIsNotWritten(_ other: String) throws {
    func mapping(_ value: String) -> String { "struct A { n: Int? <- x \(value)\n q: Int? <-> y }" }
    let found = try changes(mapping(""), mapping("= 5"))
    #expect(found.map(\.id) == [.defaultAdded])
    #expect(found.first?.read == .changes && found.first?.written == .same, "\(found)")
    let gone = try changes("struct A { n: Int? <-> x }", "struct A { n: Int? <- x \(other) }")
    #expect(gone.map(\.written).contains(.changes), "\(gone)")
  }

  /// Where each type refers to the one before in five places, each level would multiply what a document has.
  @Test func documentsOfChainsOfTypesAreBounded() throws {
    let types = (0..<12).map { number in
      let parts = (0..<20).map { part in
        part % 4 == 0 && number > 0 ? "  p\(part): T\(number - 1)?\n" : "  p\(part): Int\n"
      }
      return "struct T\(number) {\n\(parts.joined())}\n"
    }
    let program = try #require(Program.analyzed(types.joined()))
    let last = try #require(program.mappings.first { $0.typeName == "T11" })
    var sketch = DocumentSketch(program, seed: 1, isWhole: true)
    for number in 1...20 {
      _ = sketch.document(for: try #require(program.entry(of: .mapping(last.id))))
      // What is required is there, also of the objects that were begun.
      #expect(sketch.valueCount <= number * 800)
    }
    #expect(sketch.valueCount > 20 * 400)
  }

  private static func namesEmptyElements(_ change: Change) -> Bool {
    change.help?.hasPrefix("an empty element of XML") ?? false
  }

  // MARK: - Changed mappings

  /// No document that the old mapping reads, and the new one refuses or reads otherwise, goes unreported.
  @Test func nothingGoesUnreported() throws {
    try checkPairs(witnesses: 3) { random in
      guard let mapping = Self.mappings.randomElement(using: &random) else { return nil }
      return ComparedPair(name: mapping.name, old: mapping.text, new: TextMutation.changed(mapping.text, &random))
    }
  }

  /// The same for classes, families and mixins.
  @Test func nothingGoesUnreportedInHierarchies() throws {
    // In the pairs of other seeds, as few as a quarter have a document that shows the change.
    try checkPairs(witnesses: Self.statedSeed == nil ? 3 : 6) { random in
      let hierarchy = HierarchySample(&random)
      return ComparedPair(name: "hierarchy", old: hierarchy.text, new: hierarchy.changed(&random))
    }
  }

  /// - Parameter share: One of so many pairs, at the least, has a witness.
  private func checkPairs(witnesses share: Int, _ pair: (inout SeededGenerator) -> ComparedPair?) throws {
    var random = SeededGenerator(seed: Self.seed)
    var (tried, differing, witnesses, unexplained) = (0, 0, 0, [String]())
    var attempts = 0
    while tried < Self.pairCount, attempts < Self.pairCount * 12 {
      attempts += 1
      guard let pair = pair(&random), pair.old != pair.new, let new = Program.analyzed(pair.new),
        let old = Program.analyzed(pair.old)
      else { continue }
      // Documents of tests that are in files are not there.
      guard let found = pair.texts.changes() else { continue }
      tried += 1
      let lines = pair.lines
      let shown = ShownDifferences(old, new, seed: UInt64(attempts))
      if shown.refused != nil || shown.changed != nil { differing += 1 }
      if let change = found.first(where: { $0.id == .unexplainedDifference }) {
        unexplained.append("\(pair.name) \(change.subject)\n\(lines)")
      }
      if let document = shown.refused {
        #expect(
          found.contains { [.breaks, .possible].contains($0.read) },
          "\(pair.name): \(document) is refused, and nothing is reported:\n\(lines)")
      }
      if let document = shown.unreadable {
        #expect(
          found.contains { [.breaks, .possible].contains($0.written) },
          "\(pair.name): \(document) is written, and refused by the old mapping:\n\(lines)")
      }
      if let document = shown.changed {
        #expect(
          found.contains { [.breaks, .changes, .possible].contains($0.read) },
          "\(pair.name): \(document) is read otherwise:\n\(lines)")
      }
      if let document = shown.rewritten {
        #expect(
          found.contains { [.breaks, .changes, .possible].contains($0.written) },
          "\(pair.name): \(document) is written, and read otherwise by the old mapping:\n\(lines)")
      }
      if let document = shown.refusedXML {
        // Or each rule that refuses it is one of which it is said that it refuses empty elements.
        let saying = Set(found.filter(Self.namesEmptyElements).map(\.subject))
        let isSaid = !shown.refusingRules.isEmpty && shown.refusingRules.isSubset(of: saying)
        #expect(
          found.contains { [.breaks, .possible].contains($0.read) } || isSaid,
          "\(pair.name): \(document) is refused, and nothing is reported:\n\(lines)")
      }
      for change in found { witnesses += try WitnessRun(pair.texts).check(change) }
    }
    #expect(tried == Self.pairCount)
    // Nearly all that documents show has a rule to show it at.
    #expect(unexplained.count * 20 <= tried, "\(unexplained.joined(separator: "\n"))")
    // The law says something only if there is something to report.
    #expect(differing * 8 > tried, "only \(differing) of \(tried) pairs differ")
    #expect(witnesses * share > tried, "only \(witnesses) witnesses in \(tried) pairs")
  }

  // MARK: - Running

  private func changes(_ old: String, _ new: String) throws -> [Change] {
    let texts = ComparedTexts(name: "", files: [("old/M.kvmap", old), ("new/M.kvmap", new)])
    return try #require(texts.changes())
  }
}
