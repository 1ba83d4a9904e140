import Foundation
import TestSupport
import Testing

/// `kvmapc map` on elements with attributes where their text decides, and on empty ones.
@Suite struct MapElementsTests {
  private func map(_ mapping: String, _ document: String, from format: String) throws -> CommandLineTool.Result {
    let folder = try TemporaryFolder(["M.kvmap": mapping])
    return try CommandLineTool.run(
      ["map", "M.kvmap", "W", "--from", format, "--lines"], in: folder, input: Data(document.utf8))
  }

  @Test(arguments: [
    (
      #"class B { } class C: B { v: Int? } family B on kind { C <-> "c", B <- else } struct W { b: B }"#,
      "<W><b><kind q=\"1\">c</kind><v>1</v></b></W>", #"{"b":{"C":{"v":1}}}"#
    ),
    (
      #"union N on kind { a: A <-> "x"  o: Value <-> else } struct A { v: Int? } struct W { n: [N] }"#,
      "<W><n><kind q=\"1\">x</kind><v>5</v></n></W>", #"{"n":[{"a":{"v":5}}]}"#
    ),
    (
      #"union N on kind in data { a: A <-> "x" } struct A { v: Int? } struct W { n: [N] }"#,
      "<W><n><kind q=\"1\">x</kind><data><v>5</v></data></n></W>", #"{"n":[{"a":{"v":5}}]}"#
    ),
    (
      "union N on kind { a: A <-> 1, b: A <-> 2 } struct A { v: Int? } struct W { n: N }",
      "<W><n><kind> 2 </kind><v>5</v></n></W>", #"{"n":{"b":{"v":5}}}"#
    ),
    (
      #"union N { a: A when kind == "x"  b: A when kind is string } struct A { v: Int? } struct W { n: [N] }"#,
      "<W><n><kind q=\"1\">x</kind><v>1</v></n><n><kind q=\"1\">y</kind><v>2</v></n></W>",
      #"{"n":[{"a":{"v":1}},{"b":{"v":2}}]}"#
    ),
    (
      #"struct W { v: Int <- p[k == "x"].v, t: String <- r[self == "y"] }"#,
      "<W><p><k q=\"1\">x</k><v>5</v></p><r q=\"1\">z</r><r q=\"1\">y</r></W>", #"{"v":5,"t":"y"}"#
    ),
    ("union N by key { a, b: Int } struct W { n: N }", "<W><n q=\"1\">a</n></W>", #"{"n":"a"}"#),
    (#"struct W { v: [String] | plain or split(",") }"#, "<W><v q=\"1\">x,y</v></W>", #"{"v":["x","y"]}"#),
    (
      "struct W { d: [String: Int], e: [String: String], o: Object }", "<W><d x=\"1\"/><e x=\"1\"/><o x=\"1\"/></W>",
      #"{"d":{"@x":1},"e":{"@x":"1"},"o":{"@x":"1"}}"#
    ),
    ("struct W { a: Object }", "<W><a/></W>", #"{"a":{}}"#),
    (
      #"struct W { i: Int? | number, d: Decimal? | decimal_text, b: Bool? | bool("Y", "N") }"#,
      "<W><i> 5 </i><d> 0.5 </d><b> Y </b></W>", #"{"i":5,"d":0.5,"b":true}"#
    ),
  ])
  func elements(mapping: String, document: String, value: String) throws {
    let result = try map(mapping, document, from: "xml")
    #expect(result.code == 0 && result.output == value + "\n", "\(result.output) \(result.problems)")
  }

  @Test(arguments: [
    ("struct W { a: Object }", "a=", #"{"a":{}}"#),
    (
      "union N on kind { a: A <-> 1, b: A <-> 2 } struct A { v: Int? } struct W { n: N }",
      "n[kind]=+2&n[v]=5", #"{"n":{"b":{"v":5}}}"#
    ),
    (#"struct W { i: Int? | number, b: Bool? | bool("Y", "N") }"#, "i=+5+&b=+Y", #"{"i":5,"b":true}"#),
  ])
  func forms(mapping: String, document: String, value: String) throws {
    let result = try map(mapping, document, from: "form")
    #expect(result.code == 0 && result.output == value + "\n", "\(result.output) \(result.problems)")
  }

  /// In JSON, `$text` is a key like any other, white space counts, and an object is no text.
  @Test(arguments: [
    ("struct W { d: [String: String] }", #"{"d": {"a": "1", "$text": ""}}"#, #"{"d":{"$text":"","a":"1"}}"#),
    ("struct W { a: Object }", #"{"a": {"$text": ""}}"#, #"{"a":{"$text":""}}"#),
    ("struct W { i: Int? | number }", #"{"i": " 5 "}"#, nil),
    (#"struct W { b: Bool | bool("Y", "N") }"#, #"{"b": " Y "}"#, nil),
    (
      #"union N { a: A when kind == "x" } struct A { v: Int? } struct W { n: N }"#, #"{"n": {"kind": {"$text": "x"}}}"#,
      nil
    ),
  ])
  func jsonIsAsItWas(mapping: String, document: String, value: String?) throws {
    let result = try map(mapping, document, from: "json")
    #expect(result.code == (value == nil ? 1 : 0), "\(result.output) \(result.problems)")
    if let value { #expect(result.output == value + "\n") }
  }

  /// In an array that is read as a record, what no rule reads has no key.
  @Test(arguments: [
    ("[1,{}]", "[1]: expected only elements that a rule reads, found an object"),
    ("[1,\"a\"]", "[1]: expected only elements that a rule reads, found the string \"a\""),
  ])
  func unknownElementsAreNoKeys(document: String, problem: String) throws {
    let result = try map("unknown error struct W { a: Int <-> self[0] }", document, from: "json")
    #expect(result.problems.contains(problem), "\(result)")
  }
}
