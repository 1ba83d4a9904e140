import Foundation
import TestSupport
import Testing

/// What becomes of keys that rules look up elsewhere than on the way through their object.
@Suite struct MapLookupTests {
  private func map(_ mapping: String, _ document: String) throws -> String {
    let folder = try TemporaryFolder(["M.kvmap": mapping])
    let result = try CommandLineTool.run(
      ["map", "M.kvmap", "T", "--lines", "--all-errors"], in: folder, input: Data(document.utf8))
    // Without the places of problems, which are on lines of their own.
    let problems = result.problems.split(separator: "\n").filter { !$0.hasPrefix("  ") }
    return result.output.trimmingCharacters(in: .newlines) + problems.joined(separator: "; ")
  }

  private static let projection = "struct T { l: [Int] <- q[*].n, o: Int <- q[0].n }"
  private static let parent = "struct C { z: Int <- $parent.z }\nstruct T { c: C, z: Int }"
  private static let root = "struct C { z: Int <- $root.zz.y }\nstruct T { c: C }"
  private static let selector = #"struct T { s: String? <-> p[k == "a"].v }"#

  @Test(arguments: [
    (projection, #"{"q":[{"n":1,"n":2}]}"#, #"{"l":[2],"o":2}"#),
    (parent, #"{"z":1,"z":2,"c":{}}"#, #"{"c":{"z":2},"z":2}"#),
    (root, #"{"zz":{"y":1},"zz":{"y":2},"c":{}}"#, #"{"c":{"z":2}}"#),
    (selector, #"{"p":[{"k":"b","k":"a","v":"1"}]}"#, #"{"s":"1"}"#),
    (selector, #"{"p":[{"k":"a","k":"b","v":"1"}]}"#, "{}"),
  ])
  func theLastOfRepeatedKeysIsFound(mapping: String, document: String, value: String) throws {
    #expect(try map("duplicates last\n\(mapping)", document) == value)
  }

  @Test(arguments: [
    (projection, #"{"q":[{"n":1,"n":2}]}"#, #"{"l":[1],"o":1}"#),
    (parent, #"{"z":1,"z":2,"c":{}}"#, #"{"c":{"z":1},"z":1}"#),
    (root, #"{"zz":{"y":1},"zz":{"y":2},"c":{}}"#, #"{"c":{"z":1}}"#),
    (selector, #"{"p":[{"k":"a","k":"b","v":"1"}]}"#, #"{"s":"1"}"#),
  ])
  func theFirstOfRepeatedKeysIsFound(mapping: String, document: String, value: String) throws {
    #expect(try map("duplicates first\n\(mapping)", document) == value)
  }

  /// An element is written with what it is selected by, also where its type may have that key, and has it not.
  @Test(arguments: [
    ("Hr", #"{"rel":"next","href":"/2"}"#), ("Value", #"{"href":"/2","rel":"next"}"#),
    ("Keys", #"{"rel":"next","x":1}"#), ("Keys", #"{"rel":"next","none":null}"#),
    ("Choice", #"{"rel":"next","kind":"any","x":1}"#), ("Choice", #"{"rel":"next","kind":"hr","href":"/2"}"#),
    ("Choice", #"{"rel":"next","kind":"none"}"#),
  ])
  func selectedElementsAreSelectedAgain(type: String, element: String) throws {
    let mapping = """
      struct Page<T> { next: T? <-> links[rel == "next"] }
      struct Hr { href: String }
      union Keys by key { x: Int, y: Value, none }
      union Choice on kind { any: Object <-> "any", hr: Hr <-> "hr", none <-> "none" }
      """
    let document = #"{"links":[\#(element)]}"#
    let folder = try TemporaryFolder(["M.kvmap": mapping])
    let result = try CommandLineTool.run(
      ["map", "M.kvmap", "Page<\(type)>", "--check-roundtrip"], in: folder, input: Data(document.utf8))
    #expect(result.code == 0, "\(result.output)\(result.problems)")
  }

  /// Of a gathered object each value is checked, whatever else is wrong, and wherever.
  @Test(arguments: [
    #"{"name":5,"m":13,"y":1}"#, #"{"m":13,"name":5,"y":1}"#, #"{"m":13,"y":1,"name":5}"#, #"{"y":1,"name":5,"m":13}"#,
  ])
  func gatheredValuesAreChecked(document: String) throws {
    let mapping = """
      struct T { name: String, end: End <-> gather { month <-> m, year <-> y } }
      struct End { month: Int where 1...12, year: Int where > 2000 }
      """
    let problems = try map(mapping, document).components(separatedBy: "; ")
    #expect(
      Set(problems) == [
        "name: expected a string, found the number 5", "m: expected a value in 1...12, found the number 13",
        "y: expected a value > 2000, found the number 1",
      ])
  }

  /// Once, however many rules look a key up.
  @Test(arguments: [
    ("struct T { l: [Int] <- q[*].n }", #"{"q":[{"n":1,"n":2}]}"#, "q[0].n", "n"),
    (projection, #"{"q":[{"n":1,"n":2}]}"#, "q[0].n", "n"),
    (parent, #"{"z":1,"z":2,"c":{}}"#, "z", "z"),
    (root, #"{"zz":{"y":1},"zz":{"y":2},"c":{}}"#, "zz", "zz"),
    (selector, #"{"p":[{"k":"b","k":"a","v":"1"}]}"#, "p[0].k", "k"),
    (selector, #"{"p":[{"k":"a","k":"b","v":"1"}]}"#, "p[0].k", "k"),
  ])
  func aRepeatedKeyIsAProblem(mapping: String, document: String, path: String, key: String) throws {
    let problem = #"\#(path): expected each key once, found the key "\#(key)" again"#
    #expect(try map(mapping, document) == problem)
  }

  /// Each type handles repeated keys as it says, also where another one looks up the same path.
  @Test func theTypeOfTheRuleDecides() throws {
    let mapping = """
      struct A { duplicates first, z: Int <- $parent.z }
      struct B { duplicates last, z: Int <- $parent.z }
      struct T { a: A, b: B }
      """
    #expect(try map(mapping, #"{"z":1,"z":2,"a":{},"b":{}}"#) == #"{"a":{"z":1},"b":{"z":2}}"#)
  }

  /// A key that is a member of the element may be a number.
  @Test func aKeyThatIsANumberIsItsText() throws {
    let mapping = "struct T { a: [Int: G]? <-> a | keyed(by: \"id\") }\nstruct G { v: Int, k: String? <- $key }"
    #expect(try map(mapping, #"{"a":[{"id":5,"v":1}]}"#) == #"{"a":{"5":{"v":1,"k":"5"}}}"#)
  }
}
