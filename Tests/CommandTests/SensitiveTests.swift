import Foundation
import TestSupport
import Testing

/// Nothing that is printed about a property with `@sensitive` shows its value.
@Suite struct SensitiveTests {
  private static let mapping = """
    unknown warn
    struct Login {
      @sensitive password: Int
      @sensitive pin: String where count == 4
      @sensitive codes: lossy [Int8]
      @sensitive card: Card
      @sensitive day: Date | date("yyyy-MM-dd")
      @sensitive choice: Choice
      @sensitive text: [Int] | json_text
      @sensitive first: Int <- a ?? b
      @sensitive all: Card <- gather { number <-> card_number, kind <-> card_kind, on <-> card_on }
      @sensitive keys: [String: Int]
      @sensitive twice: [String: Int]
      @sensitive strict: Strict
      @sensitive held: Card <- holder.card
      @sensitive more: Object <-> rest
      name: Int
    }
    struct Strict { unknown error, part: Int }
    struct Card { number: Int, kind: Kind, on: Bool }
    enum Kind: String { visa }
    union Choice { number: Int, card: Card }
    """

  private static let marker = "m4rk3r"
  private static let document = """
    {
      "password": "\(marker)", "pin": "\(marker)", "codes": ["\(marker)", 1], "name": "Ada",
      "card": {"number": "\(marker)", "kind": "\(marker)", "on": "\(marker)"},
      "day": "\(marker)", "choice": "\(marker)",
      "text": "[\\"\(marker)\\"]", "a": null, "b": "\(marker)", "card_number": "\(marker)", "card_kind": "\(marker)",
      "card_on": "\(marker)", "keys": {"\(marker)": true}, "twice": {"\(marker)": 1, "\(marker)": 2},
      "strict": {"part": 1, "\(marker)": 1}, "holder": {"card": {"\(marker)": 1}}, "\(marker)": 1, "\(marker)": 2
    }
    """

  @Test(arguments: [[], ["--json"], ["--all-errors"], ["--json", "--all-errors"], ["--trace"], ["--trace", "--json"]])
  func noProblemShowsIt(arguments: [String]) throws {
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping])
    let result = try CommandLineTool.run(
      ["map", "M.kvmap", "Login"] + arguments, in: folder, input: Data(Self.document.utf8))
    #expect(result.code == 1)
    #expect(!result.output.contains(Self.marker) && !result.problems.contains(Self.marker))
    let printed = result.output + result.problems
    if !arguments.contains("--trace") { #expect(printed.contains("a string of 6 characters")) }
  }

  @Test func otherPropertiesShowTheirs() throws {
    let folder = try TemporaryFolder(["M.kvmap": Self.mapping])
    let result = try CommandLineTool.run(
      ["map", "M.kvmap", "Login", "--all-errors"], in: folder, input: Data(Self.document.utf8))
    #expect((result.output + result.problems).contains("Ada"))
  }

  /// A missing key is told as others are; below a property with `@sensitive`, keys that are not the mapping's are
  /// counted.
  @Test(arguments: [
    ("struct A { @sensitive a: Int, b: Int? }", #"{"b": 1}"#, #"a: expected a value, found only the key "b""#),
    ("struct A { @sensitive a: Int?, b: Int }", #"{"a": 1}"#, #"b: expected a value, found only the key "a""#),
    (
      "struct A { @sensitive a: B }\nstruct B { b: Int, c: Int? }", #"{"a": {"m4rk3r": 1}}"#,
      "a.b: expected a value, found only a hidden key"
    ),
    (
      "struct A { @sensitive a: B }\nstruct B { b: Int <- x.b, c: Int? <- x.c }",
      #"{"a": {"x": {"m4rk3r": 1, "c": 2}}}"#,
      // Of an object inside a path, no key is the mapping's alone.
      "a.x.b: expected a value, found only 2 hidden keys"
    ),
  ])
  func missingKeys(mapping: String, document: String, problem: String) throws {
    let folder = try TemporaryFolder(["M.kvmap": mapping])
    let result = try CommandLineTool.run(["map", "M.kvmap", "A"], in: folder, input: Data(document.utf8))
    #expect(result.problems.split(separator: "\n").first.map(String.init) == problem)
  }

  /// Keys that a rule with `@sensitive` takes without naming them are part of its value.
  @Test(arguments: [
    ("struct A { x: Int, y: Int?, @sensitive more: Object <-> rest }", "A", #"{"m4rk3r": 1, "y": 2}"#),
    ("struct A { x: Int, y: Int?, @sensitive all: Object <- self }", "A", #"{"m4rk3r": 1, "y": 2}"#),
    ("struct A { x: Int, y: Int?, @sensitive more: Object <-> rest }", "[A]", #"[{"m4rk3r": 1, "y": 2}]"#),
    (
      "struct A { b: [String: B] <-> rest }\nstruct B { x: Int, @sensitive more: Object <-> rest }", "A",
      #"{"k": {"m4rk3r": 1, "y": 2}}"#
    ),
    (
      "struct A { all: B <- gather { x <-> b_x, y }, @sensitive more: Object <-> rest }\nstruct B { x: Int, y: Int }",
      "A", #"{"m4rk3r": 1, "y": 2}"#
    ),
    (
      "struct A { x: Int, b: B <- self }\nstruct B { y: Int?, @sensitive more: Object <-> rest }", "A",
      #"{"m4rk3r": 1, "y": 2}"#
    ),
    (
      "struct A { y: Int?, b: B <- self, @sensitive more: Object <-> rest }\nstruct B { x: Int }", "A",
      #"{"m4rk3r": 1, "y": 2}"#
    ),
    (
      "struct A { y: Int?, b: Box<B> <- self }\nstruct B { x: Int, @sensitive more: Object <-> rest }\n"
        + "struct Box<T> { x: Int, t: T <- self }", "A", #"{"m4rk3r": 1, "y": 2}"#
    ),
    (
      "union A on kind { b: B }\nstruct B { y: Int?, @sensitive more: Object <-> rest }", "A",
      #"{"m4rk3r": 1, "y": 2}"#
    ),
    (
      "struct A { all: [String: B] | keyed(by: \"id\") }\nstruct B { y: Int?, @sensitive more: Object <-> rest }", "A",
      #"{"all": [{"m4rk3r": 1, "y": 2}]}"#
    ),
    (
      "class A { y: Int?, @sensitive more: Object <-> rest }\nclass B: A { x: Int }", "B", #"{"m4rk3r": 1, "y": 2}"#
    ),
    (
      "mixin A { y: Int?, @sensitive more: Object <-> rest }\nstruct B with A { x: Int }", "B",
      #"{"m4rk3r": 1, "y": 2}"#
    ),
  ])
  func noMissingKeyShowsOthers(mapping: String, type: String, document: String) throws {
    let folder = try TemporaryFolder(["M.kvmap": mapping])
    for arguments in [[], ["--all-errors"], ["--json"]] {
      let result = try CommandLineTool.run(
        ["map", "M.kvmap", type] + arguments, in: folder, input: Data(document.utf8))
      #expect(result.code == 1)
      let printed = result.output + result.problems
      #expect(printed.contains("found only ") && !printed.contains(Self.marker), "\(printed)")
    }
  }

  /// The value of a property with `@sensitive` is hidden also where a rule of its type reads its object once more.
  @Test(arguments: [#"{"a": {"y": 1, "x": "m4rk3r"}}"#, #"{"a": {"y": 1, "m4rk3r": 2}}"#])
  func selfInASensitiveValueIsHidden(document: String) throws {
    let mapping = "struct O { @sensitive a: A }\nstruct A { y: Int?, b: B <- self }\nstruct B { x: Int }"
    let folder = try TemporaryFolder(["M.kvmap": mapping])
    for arguments in [[], ["--all-errors"]] {
      let result = try CommandLineTool.run(
        ["map", "M.kvmap", "O"] + arguments, in: folder, input: Data(document.utf8))
      #expect(result.code == 1 && result.problems.contains("a.x: expected "), "\(result)")
      #expect(!result.problems.contains(Self.marker), "\(result)")
    }
  }

  @Test func keysOfOtherObjectsAreListed() throws {
    let mapping = "struct A { b: B, @sensitive more: Object <-> rest }\nstruct B { x: Int }"
    let folder = try TemporaryFolder(["M.kvmap": mapping])
    let result = try CommandLineTool.run(
      ["map", "M.kvmap", "A"], in: folder, input: Data(#"{"m4rk3r": 1, "b": {"y": 1, "z": 2}}"#.utf8))
    #expect(result.problems.contains(#"found only the keys "y" and "z""#))
  }

  /// The keys that tell the case of a union or a family are counted unless they are those of a case.
  @Test(arguments: [
    (#"{"m4rk3r": 1}"#, "found a hidden key"), (#"{"m4rk3r": 1, "m4rk3r2": 2}"#, "found 2 hidden keys"),
    (#"{"b": {"x": 1}, "c": {"x": 1}, "m4rk3r": 1}"#, #"found the keys "b" and "c""#),
  ])
  func keysOfCasesAreCounted(value: String, found: String) throws {
    let mapping = """
      struct A { @sensitive a: U, @sensitive f: F }
      union U by key { b: B, c: B }
      struct B { x: Int }
      class F { x: Int }
      class G: F { y: Int }
      class H: F { z: Int }
      family F by key { G <-> "b", H <-> "c" }
      """
    let folder = try TemporaryFolder(["M.kvmap": mapping])
    let result = try CommandLineTool.run(
      ["map", "M.kvmap", "A", "--all-errors"], in: folder, input: Data(#"{"a": \#(value), "f": \#(value)}"#.utf8))
    #expect(result.code == 1)
    #expect(result.problems.components(separatedBy: found).count == 3, "\(result)")
    #expect(!result.problems.contains(Self.marker), "\(result)")
  }

  /// What is malformed is not shown in any format, because it may be a part of a value.
  @Test(arguments: [
    ("json", #"{"a": m4rk3r}"#), ("json", #"{"a": "m4rk3r\x"}"#), ("json", #"{"a": 12m4rk3r}"#),
    ("form", "a=m4rk3r%3s"), ("form", "a=%m4rk3r"), ("xml", "<A><a>&m4rk3r</a></A>"), ("xml", "<A a=m4rk3r/>"),
    ("xml", "<A a='x<m4rk3r'/>"), ("xml", "<A a='x'm4rk3r='y'/>"),
    ("plist", "<plist><dict><key>a</key><integer>m4rk3r</integer></dict></plist>"),
    ("plist", "<plist><dict><key>a</key><data>m4rk3r!</data></dict></plist>"),
    ("plist", "<plist><dict><key>a</key><date>m4rk3r</date></dict></plist>"),
    ("plist", "<plist><dict><key>a</key><string>x<m4rk3r></string></dict></plist>"),
    ("plist", "<plist><dict><key>a</key><string>x&m4rk3r</string></dict></plist>"),
    ("plist", "<plist><dict><key>a</key><array>m4rk3r</array></dict></plist>"),
  ])
  func malformedTextsAreNotShown(format: String, document: String) throws {
    let folder = try TemporaryFolder(["M.kvmap": "struct A { @sensitive a: Value }"])
    for arguments in [[], ["--json"]] {
      let result = try CommandLineTool.run(
        ["map", "M.kvmap", "A", "--from", format] + arguments, in: folder, input: Data(document.utf8))
      #expect(result.code == 1, "\(result)")
      #expect(!(result.output + result.problems).contains(Self.marker), "\(result)")
    }
  }
}
