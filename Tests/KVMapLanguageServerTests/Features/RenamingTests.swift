import Foundation
import Testing

@Suite struct RenamingTests {
  /// The texts of all files after a renaming at the mark in `A.kvmap`.
  private func renamed(_ marked: String, to name: String, others: [String: String] = [:]) throws -> [String: String] {
    let text = MarkedText(marked)
    let client = try TestClient.initialized(others)
    client.open("A.kvmap", text.text)
    var parameters = TestClient.place("A.kvmap", try text.position())
    parameters["newName"] = name
    let edit = try #require(try client.request("textDocument/rename", parameters) as? [String: Any])
    let changes = try #require(edit["changes"] as? [String: Any])
    var texts: [String: String] = [:]
    for (uri, edits) in changes {
      let path = String(uri.dropFirst(TestClient.uri("").count))
      texts[path] = try client.text(path, after: edits)
    }
    return texts
  }

  private func refusal(_ marked: String, to name: String, others: [String: String] = [:]) throws -> String? {
    let text = MarkedText(marked)
    let client = try TestClient.initialized(others)
    client.open("A.kvmap", text.text)
    var parameters = TestClient.place("A.kvmap", try text.position())
    parameters["newName"] = name
    let id = client.begin("textDocument/rename", parameters)
    client.settle()
    return (client.answer(to: id)?["error"] as? [String: Any])?["message"] as? String
  }

  @Test(arguments: [
    ("struct ‸A {\n  a: A?\n}\n", "B", "struct B {\n  a: B?\n}\n"),
    // The key follows from the name, so it is written.
    ("struct A {\n  x‸: Int\n}\n", "y", "struct A {\n  y: Int <-> x\n}\n"),
    (
      "keys snake_case\nstruct A {\n  fullName‸: String = \"\"\n  check fullName != \"x\"\n}\n", "name",
      "keys snake_case\nstruct A {\n  name: String <-> full_name = \"\"\n  check name != \"x\"\n}\n"
    ),
    (
      "keys kebab_case or exact\nstruct A {\n  fullName‸: String\n}\n", "name",
      "keys kebab_case or exact\nstruct A {\n  name: String <-> \"full-name\" ?? fullName\n}\n"
    ), ("struct A {\n  x‸: Int <-> k\n}\n", "y", "struct A {\n  y: Int <-> k\n}\n"),
    ("keys exact { x <-> id }\nstruct A {\n  x‸: Int\n}\n", "y", "keys exact { y <-> id }\nstruct A {\n  y: Int\n}\n"),
    (
      "struct A { k: K = .a }\nenum K {\n  ‸a\n  b\n}\n", "c",
      "struct A { k: K = .c }\nenum K {\n  c <-> \"a\"\n  b\n}\n"
    ), ("enum K: Int {\n  ‸a <-> 1\n  b\n}\n", "c", "enum K: Int {\n  c <-> 1\n  b\n}\n"),
    ("enum K: Int {\n  a <-> 1\n  ‸b\n}\n", "c", "enum K: Int {\n  a <-> 1\n  c\n}\n"),
    ("struct P<‸T> {\n  x: [T]\n}\n", "Item", "struct P<Item> {\n  x: [Item]\n}\n"),
    (
      "transform t(k‸: Key): Int <- Object {\n  x: Int <- $k\n}\n", "key",
      "transform t(key: Key): Int <- Object {\n  x: Int <- $key\n}\n"
    ),
    (
      "class A { x: Int }\nclass ‸B: A {}\nfamily A on k { B <-> \"b\" }\n"
        + "test A \"t\" { json \"{}\" expect .B({ x = 1 }) }\n",
      "C",
      "class A { x: Int }\nclass C: A {}\nfamily A on k { C <-> \"b\" }\n"
        + "test A \"t\" { json \"{}\" expect .C({ x = 1 }) }\n"
    ),
    // The properties of an inline mapping, and of a second mapping, are those of the type.
    (
      "keys snake_case\nextern type U\ntransform t: U <-> Object {\n  aB‸: Int\n}\nstruct A {\n  u: U | t\n}\n", "c",
      "keys snake_case\nextern type U\ntransform t: U <-> Object {\n  c: Int <-> a_b\n}\nstruct A {\n  u: U | t\n}\n"
    ),
    (
      "struct U { a‸: Int }\ntransform t: U <-> Object {\n  a: Int <-> b\n}\nstruct A {\n  u: U | t\n}\n", "c",
      "struct U { c: Int <-> a }\ntransform t: U <-> Object {\n  c: Int <-> b\n}\nstruct A {\n  u: U | t\n}\n"
    ),
    (
      "struct U { a: Int }\nmap U as F {\n  a‸: Int\n}\n", "c",
      "struct U { c: Int <-> a }\nmap U as F {\n  c: Int <-> a\n}\n"
    ), ("enum E { a‸ }\nmap enum E as F {\n  a <-> 1\n}\n", "c", "enum E { c <-> \"a\" }\nmap enum E as F {\n  c <-> 1\n}\n"),
    (
      "transform t(k‸: Key): Int <- Object {\n  x: Int <- $k\n}\nstruct A {\n  x: Int <- y | t(k: \"z\")\n}\n", "key",
      "transform t(key: Key): Int <- Object {\n  x: Int <- $key\n}\nstruct A {\n  x: Int <- y | t(key: \"z\")\n}\n"
    ),
    (
      "struct ‸A {\n  x: Int\n}\nmap A as B {\n  x: Int <-> y\n}\nstruct S {\n  b: A.B\n}\n", "Z",
      "struct Z {\n  x: Int\n}\nmap Z as B {\n  x: Int <-> y\n}\nstruct S {\n  b: Z.B\n}\n"
    ),
    // A word of the language in a place where it would be one.
    ("struct A {\n  a: Int\n  x‸: Int <-> k\n}\n", "where", "struct A {\n  a: Int\n  `where`: Int <-> k\n}\n"),
    ("struct A {\n  x‸: Int <-> k\n}\n", "keys", "struct A {\n  keys: Int <-> k\n}\n"),
    // The type of a second mapping in a namespace.
    (
      "map API.‸User { a: Int }\nmap API.User as F { a: Int <-> b }\nstruct T { u: API.User.F, v: API.User }\n", "Z",
      "map API.Z { a: Int }\nmap API.Z as F { a: Int <-> b }\nstruct T { u: API.Z.F, v: API.Z }\n"
    ),
    (
      "namespace N {\n  struct ‸U { a: Int }\n  map U as F { a: Int <-> q }\n  struct V { f: U.F }\n}\n"
        + "struct W { f: N.U.F }\n", "Z",
      "namespace N {\n  struct Z { a: Int }\n  map Z as F { a: Int <-> q }\n  struct V { f: Z.F }\n}\n"
        + "struct W { f: N.Z.F }\n"
    ),
    (
      "namespace N {\n  struct U { a‸: Int }\n  map U as F { a: Int <-> q }\n}\n", "c",
      "namespace N {\n  struct U { c: Int <-> a }\n  map U as F { c: Int <-> q }\n}\n"
    ),
  ]) func everyUseIsRenamed(marked: String, name: String, expected: String) throws {
    #expect(try renamed(marked, to: name)["A.kvmap"] == expected)
  }

  /// Several lines with one name are one case of Swift.
  @Test(arguments: [
    (
      "enum E: String {\n  a <-> \"x\"\n  a <- \"y\"\n}\nstruct S { e: E = .a }\n",
      "enum E: String {\n  c <-> \"x\"\n  c <- \"y\"\n}\nstruct S { e: E = .c }\n"
    ),
    ("enum E {\n  a <- \"x\"\n  a\n  a <- \"y\"\n}\n", "enum E {\n  c <- \"x\"\n  c <-> \"a\"\n  c <- \"y\"\n}\n"),
    (
      "union U on kind {\n  a <-> \"x\"\n  a <- 3\n}\nstruct S { u: U = .a }\n",
      "union U on kind {\n  c <-> \"x\"\n  c <- 3\n}\nstruct S { u: U = .c }\n"
    ),
    (
      "enum E { a }\nmap enum E as F {\n  a <-> \"1\"\n  a <- \"2\"\n}\n",
      "enum E { c <-> \"a\" }\nmap enum E as F {\n  c <-> \"1\"\n  c <- \"2\"\n}\n"
    ),
  ]) func allLinesOfACaseAreRenamed(text: String, expected: String) throws {
    let marks = text.ranges(of: /\ba\b(?!")/)
    #expect(marks.count > 2)
    for mark in marks {
      let marked = text[..<mark.lowerBound] + "‸" + text[mark.lowerBound...]
      #expect(try renamed(String(marked), to: "c")["A.kvmap"] == expected)
    }
  }

  /// A line `default .NAME via` reaches the files that import its file.
  @Test func defaultsOfImportedFilesAreRenamed() throws {
    let (shared, own) = ("default .at via epoch_seconds\n", "import \"S.kvmap\"\n\nstruct Note {\n  ‸at: Date\n}\n")
    let texts = try renamed(own, to: "when", others: ["S.kvmap": shared])
    #expect(texts["A.kvmap"] == "import \"S.kvmap\"\n\nstruct Note {\n  when: Date <-> at\n}\n")
    #expect(texts["S.kvmap"] == "default .when via epoch_seconds\n")
    let other = ["S.kvmap": shared, "B.kvmap": "import \"S.kvmap\"\n\nstruct Mark {\n  at: Date\n}\n"]
    #expect(try refusal(own, to: "when", others: other) == Self.capture)
    // The nearest line decides.
    let near = try renamed("default .at via epoch_milliseconds\n" + own, to: "when", others: other)
    #expect(near.keys.sorted() == ["A.kvmap"])
  }

  private static let capture = "the new name would mean something else in another place"
  private static let otherProperties = "with the new name, a type would have other properties"

  @Test func otherFilesAreRenamed() throws {
    let texts = try renamed(
      "struct ‸A {\n  x: Int\n}\n", to: "Z",
      others: ["B.kvmap": "import \"A.kvmap\"\n/* 😀 */ struct B { /* 😀 */ a: A?, b: [A] }\n"])
    #expect(texts["A.kvmap"] == "struct Z {\n  x: Int\n}\n")
    #expect(texts["B.kvmap"] == "import \"A.kvmap\"\n/* 😀 */ struct B { /* 😀 */ a: Z?, b: [Z] }\n")
  }

  @Test(arguments: [
    ("struct A {\n  x: ‸Int\n}\n", "B", "'Int' is not declared in a mapping"),
    (
      "struct A {\n  x: Int <-> ‸key\n}\n", "b", "'key' is a key of documents, which have it whatever it is called here"
    ), ("‸struct A {\n  x: Int\n}\n", "b", "'struct' is a word of the language"),
    ("struct A {\n  ‸x: Int\n  y: Int\n}\n", "y", "duplicate property 'y'"),
    ("struct ‸A {\n  x: Int\n}\n", "String", "'String' is built in and cannot name a struct"),
    ("struct ‸A {\n  x: Int\n}\n", "a b", "'a b' is not a name"),
    (
      "namespace N {\n  struct A { x: Int }\n}\nstruct B {\n  a: ‸N.A\n}\n", "M", "'N' cannot be renamed"
    ), ("struct A with N.‸M {\n  x: Int\n}\n", "b", "there is nothing here that has a name"),
    ("struct ‸A {\n  x: Int\n}\n", "", "'' is not a name"), ("struct ‸A {\n  x: Int\n}\n", "7", "'7' is not a name"),
    ("struct ‸A {\n  x: Int\n}\n", "A // ", "'A // ' is not a name"),
    (
      "mixin M { ‸x: Int }\nstruct A with M { y: Int }\n", "z",
      "the key of 'x' depends on the types that use its mixin; write it after an arrow first"
    ),
    // Another use of the new name would mean what has it now, or the other way round.
    ("struct ‸Item { a: Int }\nstruct Page<T> { items: [T], x: Item }\n", "T", capture),
    ("struct Item { a: Int }\nstruct Page<‸T> { items: [T], x: Item }\n", "Item", capture),
    ("namespace N { struct X { a: Int }\n struct Y { x: Z } }\nstruct ‸Z { a: Int, b: Int }\n", "X", capture),
    (
      "mixin ‸K { a: String }\nnamespace N { mixin M { a: Int }\n struct S with K { b: Int } }\n", "M", capture
    ),
    // A property takes the place of one of a mixin.
    ("mixin M { at: Int }\nstruct A with M { ‸x: Int }\n", "at", otherProperties),
    ("mixin M { at: Int }\nstruct A with M { ‸at: Date <-> created }\n", "when", otherProperties),
  ]) func otherNamesAreRefused(marked: String, name: String, reason: String) throws {
    #expect(try refusal(marked, to: name) == reason)
  }

  /// `documentChanges` only for clients that know them.
  @Test func versionsAreGivenToThoseThatCheckThem() throws {
    let capabilities: [String: Any] = ["workspace": ["workspaceEdit": ["documentChanges": true]]]
    let client = try TestClient.initialized(capabilities: capabilities)
    client.open("A.kvmap", "struct A {\n  x: Int <-> k\n}\n", version: 3)
    var parameters = TestClient.place("A.kvmap", ["line": 1, "character": 2])
    parameters["newName"] = "y"
    let edit = try #require(try client.request("textDocument/rename", parameters) as? [String: Any])
    #expect(edit["changes"] == nil)
    let document = try #require((edit["documentChanges"] as? [[String: Any]])?.first?["textDocument"] as? NSDictionary)
    #expect(document == ["uri": TestClient.uri("A.kvmap"), "version": 3])
  }
}
