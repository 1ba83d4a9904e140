import Foundation
import TestSupport
import Testing

/// Recursive types, with every command that reads documents: each terminates, with a value or a problem.
@Suite struct RecursiveTypesTests {
  private static let mapping = Repository.root.appendingPathComponent("Tests/Fixtures/emit/input/Recursive.kvmap")

  private func map(_ type: String, _ document: String, named name: String = "a.json", _ arguments: String...) throws
    -> CommandLineTool.Result
  {
    let folder = try TemporaryFolder(["M.kvmap": String(contentsOf: Self.mapping, encoding: .utf8), name: document])
    return try CommandLineTool.run(["map", "M.kvmap", type, name] + arguments, in: folder)
  }

  @Test(arguments: [
    ("SelfListed", "[[1],2]", #"{"list":[{"list":[{"number":1}]},{"number":2}]}"#),
    ("SelfKeyed", #"{"a":{"b":3}}"#, #"{"members":{"a":{"members":{"b":{"number":3}}}}}"#),
    ("SelfPerhaps", #"{"next":{"next":1}}"#, #"{"next":{"next":{"next":{"next":{"number":1}}}}}"#),
    (
      "[SelfTagged]", #"[{"type":"branch","children":[{"type":"leaf","x":1}],"named":{}}]"#,
      #"[{"branch":{"children":[{"leaf":{"x":1}}],"named":{}}}]"#
    ),
    ("SelfBeside", #"{"kind":"list","data":[{"kind":"number","data":1}]}"#, #"{"list":[{"number":1}]}"#),
    ("SelfNested", "[[],[[]]]", #"{"inner":[{"inner":[]},{"inner":[{"inner":[]}]}]}"#),
    ("SelfGrove", #"{"trees":[{"value":[1]}]}"#, nil),
  ])
  func areRead(type: String, document: String, value: String?) throws {
    let result = try map(type, document, "--json")
    #expect(result.code == 0 && result.problems == "")
    if let value { #expect(result.output == value + "\n") }
    let written = try map(type, document, "--json", "--write", "json")
    if type != "SelfGrove" { #expect(written.output == document + "\n") }
  }

  /// Invalid documents terminate as well, even in text-only formats, where any value may be an array of one, and any
  /// text an object.
  @Test(arguments: [
    "SelfListed", "SelfKeyed", "SelfPerhaps", "SelfTagged", "SelfBeside", "SelfBoxed<SelfBeside>", "SelfGrove",
    "SelfNested",
  ])
  func everyDocumentComesToAnEnd(type: String) throws {
    let documents = [
      ("a.json", "[1,[2]]"), ("a.json", "{}"), ("a.json", "3"), ("a.json", #"{"a":{"b":[]}}"#),
      ("a.xml", "<a>x</a>"), ("a.xml", "<a><b>x</b></a>"), ("a.xml", "<a/>"), ("a.form", "a=b"), ("a.form", "a[]=b"),
    ]
    for (name, document) in documents {
      for option in ["--json", "--trace", "--all-errors"] {
        let result = try map(type, document, named: name, option)
        #expect(result.code < 2, "\(type) of \(document) with \(option)")
      }
    }
  }

  @Test func anArrayOfOneIsNoArrayOfArrays() throws {
    let result = try map("SelfNested", "<a><b/></a>", named: "a.xml")
    #expect(result.code == 1)
    #expect(result.problems.hasPrefix("expected an array, found an object\n"))
  }

  /// A value that one rule reads as an array of one is one for the next as well.
  @Test func anArrayOfOneIsReadByTwoRules() throws {
    let mapping = """
      struct A { a: [B] <-> b, c: [B] <- b, d: [String] <- s, e: [String]? <- s }
      struct B { text: String <-> "$text" }
      """
    let folder = try TemporaryFolder(["M.kvmap": mapping, "a.xml": "<a><b x=\"1\">q</b><s>v</s></a>"])
    let result = try CommandLineTool.run(["map", "M.kvmap", "A", "a.xml", "--json"], in: folder)
    #expect(result.output == #"{"a":[{"text":"q"}],"c":[{"text":"q"}],"d":["v"],"e":["v"]}"# + "\n")
  }

  /// The rules take nothing from a value that is not an object.
  @Test func theTraceOfWhatDoesNotFitIsEmpty() throws {
    let result = try map("SelfGrove", "[1]", "--trace")
    #expect(result.code == 1)
    #expect(!result.output.contains("SelfGrove.trees"))
  }

  /// A generic type that contains itself with other arguments has infinitely many instances.
  @Test func testsOfSuchTypesAreGenerated() throws {
    let mapping = """
      map Money: ~Hashable, ~Sendable { x: Int }
      struct N<T> { v: T, m: Money?, lists: [N<[T]>] = [], maybe: [N<T?>] = [] }
      struct H { n: N<Int> }
      test H "h" { json \"\"\"{"n": {"v": 1}}\"\"\" roundtrip }
      """
    let folder = try TemporaryFolder(["M.kvmap": mapping])
    let result = try CommandLineTool.run(["generate", "--tests", "T", "--module", "M", "M.kvmap"], in: folder)
    #expect(result.code == 0 && result.problems == "")
    #expect(try String(contentsOf: folder.url("T/M.tests.kvmap.swift"), encoding: .utf8).count < 200_000)
  }
}
