import Foundation
import KVMapCompiler
import KVMapExplain
import KVMapSema
import KVMapSource
import KVMapSyntax
import TestSupport
import Testing

@Suite struct LineExplanationTests {
  /// Whatever a fixture of the type checker contains, each line of each property has an explanation that names it.
  @Test func everyRuleOfEveryFixtureIsExplained() throws {
    let folder = Repository.fixtures.appendingPathComponent("program/input", isDirectory: true)
    let files = try Repository.files(in: folder, withExtension: "kvmap")
    #expect(files.count > 20)
    var count = 0
    for file in files {
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      var sources = SourceSet()
      let id = sources.add(path: file.lastPathComponent, bytes: Array(text.utf8), isRequested: true)
      let source = try #require(sources[id])
      let (tree, diagnostics) = parse(source)
      let parsed = ParsedFile(source: source, tree: tree, hasSyntaxErrors: diagnostics.containsErrors)
      // Fixtures of several files are not complete alone.
      guard let program = analyze([parsed], of: sources).program else { continue }
      let explainer = RuleExplainer(program, DeclarationIndex([parsed], of: sources))
      for mapping in program.mappings {
        // No line of a file declares the properties of 'coordinate' and of a generic union.
        switch mapping.kind {
        case .transform("coordinate"), .genericUnion: continue
        case .owned, .structure, .classType, .named, .transform: break
        }
        for rule in explainer.explanations(of: mapping.id).prefix(4) {
          #expect(!rule.rows.isEmpty && rule.rows.allSatisfy { !$0.lines.isEmpty && !$0.lines.contains("") })
          #expect(rule.isRead || rule.absent == nil)
          let result = LineExplainer.explain(rule.origin.line, of: id, explainer)
          guard case .explained(let texts, let more) = result else {
            Issue.record("\(file.lastPathComponent):\(rule.origin.line) has no explanation")
            continue
          }
          #expect(
            more > 0 || texts.contains { $0.title.contains(".\(rule.name): ") },
            "\(file.lastPathComponent):\(rule.origin.line): \(texts.map(\.title))")
          count += 1
        }
      }
    }
    #expect(count > 250)
  }

  @Test func aRuleOfAMixinIsExplainedForEachType() throws {
    let users = (1...7).map { "struct T\($0) with M {}\n" }.joined()
    let result = try Explained.result(of: 2, in: "mixin M {\n  a: Int\n}\n" + users)
    guard case .explained(let texts, let more) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(texts.map(\.title) == (1...5).map { "T\($0).a: Int" } && more == 2)
  }

  @Test func aSettingSaysHowManyPropertiesItConcerns() throws {
    let text = """
      keys snake_case
      struct A {
        firstName: String
        b: Int <-> c
      }
      struct B {
        keys camelCase
        lastName: String
      }
      """
    func rows(_ line: Int) throws -> [ExplanationRow] {
      guard case .explained(let texts, _) = try Explained.result(of: line, in: text) else { return [] }
      return texts.flatMap(\.rows)
    }
    #expect(try rows(1).contains(ExplanationRow("concerns", "1 property of 1 type")))
    #expect(try rows(1).contains(ExplanationRow("example", "A.firstName is under first_name")))
    #expect(try rows(7).contains(ExplanationRow("concerns", "1 property of 1 type")))
  }

  /// A setting about documents concerns neither what no document has nor what is never null there.
  @Test func whatIsNotInADocumentIsNotExplainedAsIfItWere() throws {
    let text = """
      nil for "N/A"
      struct Row {
        id: Int
        @transient isSelected: Bool = false
        @transient mark: Int?
        index: Int? <- $index
        kind: String -> kind = "row"
        place: String?
        rank: Int? unless 0
      }
      """
    func rows(_ line: Int) throws -> [ExplanationRow] {
      guard case .explained(let texts, _) = try Explained.result(of: line, in: text) else { return [] }
      return texts.flatMap(\.rows)
    }
    let nothing = ExplanationRow("reads", "nothing: no document has it (@transient)")
    let setting = ExplanationRow("settings", ["nil for \"N/A\" (line 1)"])
    #expect(try rows(1).contains(ExplanationRow("concerns", "1 property of 1 type")))
    #expect(try !rows(3).contains(setting))
    #expect(try rows(4) == [nothing, ExplanationRow("value", "is the default, false")])
    #expect(try rows(5) == [nothing, ExplanationRow("value", "is nil")])
    #expect(try !rows(6).contains { $0 == setting || $0.lines.contains { $0.contains("N/A") } })
    #expect(try rows(7).contains(ExplanationRow("value", "is the default, \"row\"")))
    #expect(try rows(8).contains(setting))
    #expect(try !rows(9).contains(setting))
  }

  /// The number of a case without one follows from those before it.
  @Test func theCasesOfAnEnumHaveTheirNumbers() throws {
    let text = """
      enum Level: Int {
        low
        mid <-> 5
        high
      }
      enum Word {
        low
      }
      namespace Sea {
        enum Depth: UInt8 {
          a <-> 7
          b
        }
      }
      """
    func rows(_ line: Int) throws -> [ExplanationRow] {
      guard case .explained(let texts, _) = try Explained.result(of: line, in: text) else { return [] }
      return texts.flatMap(\.rows)
    }
    for (line, value) in [(2, "0"), (3, "5"), (4, "6"), (7, "\"low\""), (12, "8")] {
      #expect(try rows(line) == [ExplanationRow("reads", value), ExplanationRow("writes", value)], "line \(line)")
    }
  }

  /// What a rule says itself hides the setting.
  @Test func lenientAndStrictAreExplained() throws {
    let text = """
      coercion lenient
      struct A {
        total: strict Decimal
        count: Int
        qty: lenient Int
        sum: strict Decimal -> sum = 0
      }
      """
    func rows(_ line: Int) throws -> [ExplanationRow] {
      guard case .explained(let texts, _) = try Explained.result(of: line, in: text) else { return [] }
      return texts.flatMap(\.rows)
    }
    let setting = ExplanationRow("settings", "coercion lenient (line 1)")
    let lenient = ExplanationRow("lenient", "other notations of a value are read as well, such as numbers in texts")
    #expect(try rows(1).contains(ExplanationRow("concerns", "1 property of 1 type")))
    #expect(try rows(3).last == ExplanationRow("strict", "values are read only in their own notation"))
    #expect(try rows(4).contains(setting) && !rows(4).contains(lenient))
    #expect(try rows(5).last == lenient)
    #expect(try !rows(6).contains { $0.label == "strict" || $0 == setting })
  }

  @Test func theRestOfAnArrayIsElements() throws {
    let text = "struct A {\n  t: Int <-> self[0]\n  more: [Int] <-> rest\n}\nstruct B {\n  more: Object <-> rest\n}\n"
    func rows(_ line: Int) throws -> [ExplanationRow] {
      guard case .explained(let texts, _) = try Explained.result(of: line, in: text) else { return [] }
      return texts.flatMap(\.rows)
    }
    #expect(try rows(1).contains(ExplanationRow("other", "elements are kept (rest)")))
    #expect(
      try rows(3) == [
        ExplanationRow("reads", "the elements after the highest position (rest)"),
        ExplanationRow("writes", "all elements of the value, after the highest position (rest)"),
        ExplanationRow("absent", "is empty: there are no other elements"),
      ])
    #expect(try rows(5).contains(ExplanationRow("other", "keys are kept (rest)")))
    #expect(try rows(6).first == ExplanationRow("reads", "all keys that no other rule takes (rest)"))
  }

  @Test func aCaseBehindNilIsWrittenWithoutTag() throws {
    let text = "union P on m {\n  a: A\n  none: A <-> nil\n}\nstruct A { s: String }\n"
    guard case .explained(let texts, _) = try Explained.result(of: 3, in: text) else {
      Issue.record("nothing is explained")
      return
    }
    let rows = [
      ExplanationRow("reads", "m is absent or null"), ExplanationRow("writes", "no m"), ExplanationRow("holds", "A"),
    ]
    #expect(texts.map(\.rows) == [rows])
  }

  /// A tag that is only read is not written, but the case is; without a tag in the document there is none to write.
  @Test func whatIsWrittenForACaseIsWhatMapWrites() throws {
    let text = """
      union Shape on kind {
        circle: Circle <-> "circle"
        circle: Circle <- "round"
        named: Kinded <- "named"
        bare <- "bare"
        other: Value <- else
      }
      union Passed on $context.kind in data {
        circle: Circle <-> "circle"
        bare
        other: Value <-> else
      }
      union Key by key {
        circle: Circle <- "circle"
        other: Value <-> else
      }
      class Animal { name: String }
      class Cat: Animal { lives: Int }
      family Animal on kind {
        Cat <- "cat"
        Animal <-> else
      }
      struct Circle { radius: Double <- r }
      struct Kinded { kind: String }
      enum Word {
        low <-> "low"
        low <- "l"
      }

      """
    func written(_ line: Int) throws -> [String] {
      guard case .explained(let texts, _) = try Explained.result(of: line, in: text) else { return [] }
      return texts.flatMap(\.rows).filter { $0.label == "writes" }.flatMap(\.lines)
    }
    let readOnly = "nothing: the case only reads (<-)"
    let passed = "the caller passes $context.kind"
    let expected = [
      2: "\"circle\"", 3: "\"circle\"", 4: "only what it holds: the tag is only read (<-)",
      5: "an empty object: the tag is only read (<-)", 6: readOnly,
      9: "only what it holds: \(passed)", 10: "an empty object: \(passed)", 11: "only what it holds: \(passed)",
      14: readOnly, 15: "what was read", 20: "only what it holds: the tag is only read (<-)", 21: "only what it holds",
      26: "\"low\"", 27: "\"low\"",
    ]
    for (line, words) in expected { #expect(try written(line) == [words], "line \(line)") }
  }

  /// Settings, types and pages say the same of keys that no rule reads.
  @Test(arguments: [
    ("ignore", "ignored", ""), ("warn", "reported, and ignored", " (unknown warn)"),
    ("error", "problems of the kind unknown-key", " (unknown error)"),
  ])
  func unknownKeysHaveOneDescription(setting: String, words: String, line: String) throws {
    func rows(_ number: Int) throws -> [ExplanationRow] {
      let text = "unknown \(setting)\nstruct A { a: Int }\n"
      guard case .explained(let texts, _) = try Explained.result(of: number, in: text) else { return [] }
      return texts.flatMap(\.rows)
    }
    #expect(try rows(1).first == ExplanationRow("sets", "keys that no rule reads are \(words)"))
    #expect(Mapping.Settings.Unknown(rawValue: setting)?.words == words)
    let whole = "struct A {\n  a: Int\n}\n"
    guard case .explained(let texts, _) = try Explained.result(of: 2, in: "unknown \(setting)\n" + whole) else {
      Issue.record("nothing is explained")
      return
    }
    #expect(texts.flatMap(\.rows).contains(ExplanationRow("other", "keys are \(words)\(line)")))
  }

  @Test func linesWithoutMeaningNameTheNextWithOne() throws {
    let text = "// nothing\n\nstruct A {\n  a: Int\n}\n"
    #expect(try Explained.result(of: 1, in: text) == .nothing(next: 3))
    #expect(try Explained.result(of: 5, in: text) == .nothing(next: nil))
    #expect(try Explained.result(of: 6, in: text) == .beyondEnd(5))
  }

  @Test func textIsBrokenBetweenWordsAndCannotChangeATerminal() {
    let text = ExplanationText(
      title: "a\u{1B}[31m",
      rows: [ExplanationRow("reads", "one two three four five six seven"), ExplanationRow("", "x")])
    let lines = text.text(width: 26).split(separator: "\n").map(String.init)
    #expect(
      lines == ["a\\u{1B}[31m", "reads    one two three", "         four five six", "         seven", "         x"])
  }
}
