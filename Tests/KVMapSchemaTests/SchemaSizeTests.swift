import Foundation
import KVMap
import KVMapCompiler
import Testing

/// A schema grows with its mapping, whatever is combined in that.
@Suite struct SchemaSizeTests {
  /// Rules that select elements by different values of one key, of which an element has one, and of different keys, of
  /// which it may have all.
  private static let selectors: [@Sendable (Int) -> String] = [
    { number in "c\(number): Int? <-> a[k == \"\(number)\"].v" },
    { number in "c\(number): Int? <-> a[k\(number) == true].v" },
  ]

  private func text(
    of type: String, _ mapping: String, _ side: SchemaSide, _ notation: SchemaNotation = .jsonSchema(.draft202012)
  ) throws -> String {
    var compilation = Compilation()
    compilation.add(path: "M.kvmap", bytes: Array(mapping.utf8), isRequested: true)
    guard case .schema(let text) = compilation.schema(of: type, side, in: notation).outcome else {
      Issue.record("\(type) has no schema")
      return ""
    }
    return text
  }

  @Test(arguments: SchemaSide.allCases, [SchemaNotation.jsonSchema(.draft202012), .typeScript])
  func selectorsOfOneArrayAddUp(side: SchemaSide, notation: SchemaNotation) throws {
    for rule in Self.selectors {
      let sizes = try [20, 40].map { count in
        let rules = (0..<count).map(rule).joined(separator: "\n")
        return try text(of: "A", "struct A {\n\(rules)\n}", side, notation).utf8.count
      }
      #expect(sizes[0] > 20 && sizes[1] < sizes[0] * 5 / 2, "\(sizes)")
    }
  }

  /// Each level has all cases of the next one twice, which no mapping of people has more than a few times.
  @Test(arguments: SchemaSide.allCases)
  func casesOfUnionsInUnionsAreBounded(side: SchemaSide) throws {
    let sizes = try [12, 24].map { depth in
      let unions = (0..<depth).map { "union U\($0) on k\($0) { a: U\($0 + 1) <-> \"a\", b: U\($0 + 1) <-> \"b\" }" }
      let mapping = unions.joined(separator: "\n") + "\nunion U\(depth) on k { a: P <-> \"a\" }\nstruct P { x: Int }"
      return try text(of: "U0", mapping, side).utf8.count
    }
    #expect(sizes[0] > 10_000 && sizes[1] < sizes[0] * 2, "\(sizes)")
  }

  /// What is said of one selected element is not said of the others.
  @Test func eachSelectedElementIsSaid() throws {
    let mapping = """
      struct A {
        a: Int? <- l[k == "a"].v, b: String? <- l[k == "b"].v, c: Int <- l[k == "c"].v
        t: Int? <- l[n == 1].v
      }
      """
    let validator = SchemaValidator(try JSONValue(json: Data(try text(of: "A", mapping, .read).utf8)))
    for (document, isRead) in [
      (#"[{"k":"a","v":1},{"k":"b","v":"x"},{"k":"c","v":2},{"k":"d","v":[]}]"#, true),
      (#"[{"k":"c","v":2},{}]"#, true), (#"[{"k":"a","v":1}]"#, false),
      (#"[{"k":"c","v":2},{"k":"a","v":"x"}]"#, false), (#"[{"k":"c","v":2},{"k":"b","v":1}]"#, false),
      (#"[{"k":"c","v":"x"}]"#, false), (#"[{"k":"c","v":2},{"n":1,"v":"x"}]"#, false),
      (#"[{"k":"c","v":2},{"n":2,"v":"x"}]"#, true),
    ] {
      let problem = try validator.problem(of: try JSONValue(json: Data(#"{"l":\#(document)}"#.utf8)))
      #expect((problem == nil) == isRead, "\(document): \(problem ?? "satisfies the schema")")
    }
  }
}
