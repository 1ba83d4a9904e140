import Foundation
import Testing

/// Completion in types that are read from parts of documents, and in these parts.
@Suite struct DocumentPartCompletionTests {
  private func items(_ marked: String) throws -> [[String: Any]] {
    let text = MarkedText(marked)
    let client = try TestClient.initialized()
    client.open("A.kvmap", text.text)
    let answer = try client.request("textDocument/completion", TestClient.place("A.kvmap", try text.position()))
    return try #require((answer as? [String: Any])?["items"] as? [[String: Any]])
  }

  private func labels(_ marked: String) throws -> [String] {
    try items(marked).sorted { ($0["sortText"] as? String ?? "") < ($1["sortText"] as? String ?? "") }
      .compactMap { $0["label"] as? String }
  }

  /// The labels of what is meant at a place, the first ones first.
  private func meant(_ marked: String) throws -> [String] {
    try items(marked).filter { ($0["sortText"] as? String ?? "z") < "d" }
      .sorted { ($0["sortText"] as? String ?? "") < ($1["sortText"] as? String ?? "") }
      .compactMap { $0["label"] as? String }
  }

  /// A mapping and a test of its type `T` or another one, with a document; what is offered first, and what is not.
  private func expect(
    _ marked: String, _ document: String = "", of type: String = "T", first: [String], not others: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let test = "test \(type) \"t\" { json \"\"\"\(document)\"\"\" }\n"
    let found = try meant(marked + "\n" + (document.isEmpty ? "" : test))
    #expect(Array(found.prefix(first.count)) == first, "\(found.prefix(9))", sourceLocation: sourceLocation)
    #expect(Set(found).isDisjoint(with: others), "\(found.prefix(9))", sourceLocation: sourceLocation)
  }

  private static let exception = "keys snake_case { remoteID <-> id }\n"

  /// An exception of a key style says what the key is.
  @Test func exceptions() throws {
    let type = Self.exception + "struct T { remoteID: Int }\n"
    try expect(type + "test T \"t\" { json \"\"\"{\"‸\"}\"\"\" }", first: ["id"], not: ["remote_id"])
    try expect(type + "test T \"t\" { json \"\"\"{}\"\"\" fails at ‸ }", first: ["id"], not: ["remote_id"])
    try expect(Self.exception + "struct T { remoteID: Int <-> ‸ }", first: ["id"], not: ["remote_id"])
    try expect(
      Self.exception + "struct T {\nremoteID: Int\n‸\n}", "{\"id\": 5, \"zed\": 1}", first: ["zed"],
      not: ["id", "remoteID"])
    try expect(
      Self.exception + "struct T { remoteID: Int, x: Int <-> ‸ }", "{\"id\": 5, \"zed\": 1}",
      first: ["x", "zed"], not: ["id", "remote_id"])
    // A nearer line replaces the exceptions.
    try expect(Self.exception + "struct T {\nkeys snake_case\nremoteID: Int <-> ‸ }", first: ["remote_id"])
    try expect("keys exact { x <-> a.b ?? c }\nstruct T { x: Int <-> ‸ }", first: ["a.b", "c"])
    try expect(
      "struct T { remoteID: Int }\nstruct S { other: Int }\nkeys snake_case { remoteID <-> ‸ }", "{\"zed\": 1}",
      first: ["zed"], not: ["remote_id"])
    try expect(
      "struct T {\nkeys exact { remoteID <-> ‸ }\nremoteID: Int, other: Int }", "{\"zed\": 1, \"other\": 2}",
      first: ["zed"])
  }

  /// Documents of which a type is read from a part: the type with the place, the rest of the mapping, the document, the
  /// type of the test.
  @Test(arguments: [
    ("struct A {\nname: String\n‸\n}",
      "[{\"zed\": 1}]", "[A]"), ("namespace N { struct A {\n‸\n} }", "{\"zed\": 1}", "N.A"),
    ("struct T { m: [String: A] }\nstruct A {\n‸\n}", "{\"m\": {\"k\": {\"zed\": 1}}}", "T"),
    ("struct T { m: [A] <-> m | keyed }\nstruct A {\n‸\n}", "{\"m\": {\"k\": {\"zed\": 1}}}", "T"),
    ("struct T { m: [String: A] <-> m | keyed(by: \"k\") }\nstruct A {\n‸\n}",
      "{\"m\": [{\"zed\": 1}]}", "T"),
    ("struct T { a: A <-> m | single }\nstruct A {\n‸\n}", "{\"m\": [{\"zed\": 1}]}", "T"),
    ("union T by key { a: A }\nstruct A {\n‸\n}", "{\"a\": {\"zed\": 1}}", "T"),
    ("class B { x: Int }\nclass C: B {\n‸\n}\nfamily B on kind { C <-> \"c\" }",
      "{\"kind\": \"c\", \"x\": 1, \"zed\": 1}", "B"),
    ("struct T { p: Page<A> }\nstruct Page<X> { items: [X] }\nstruct A {\n‸\n}",
      "{\"p\": {\"items\": [{\"zed\": 1}]}}", "T"),
    ("struct T { first: Int <-> list[0].n, a: A? <-> list[kind == \"x\"].obj }\nstruct A {\n‸\n}",
      "{\"list\": [{\"kind\": \"x\", \"obj\": {\"zed\": 1}}, {\"kind\": \"y\", \"obj\": {\"other\": 1}}]}", "T"),
    ("struct T { a: A <-> gather prefix \"p_\" }\nstruct A {\n‸\n}", "{\"p_zed\": 1, \"other\": 2}", "T"),
    ("struct T { a: A <-> gather { b <-> c } }\nstruct A { b: B }\nstruct B {\n‸\n}",
      "{\"c\": {\"zed\": 1}}", "T"),
    ("union T on type { a: A, b: Value }\nstruct A {\n‸\n}", "{\"type\": \"a\", \"zed\": 1}", "T"),
    ("union T on type { a: A, b: Value }\nstruct A {\n‸\n}",
      "[{\"type\": \"b\", \"other\": 1}, {\"type\": \"a\", \"zed\": 1}]", "[T]"),
    ("struct T { all: [U] <-> $members }\nunion U by key { a: A }\nstruct A {\n‸\n}",
      "{\"a\": {\"zed\": 1}}", "T"),
    ("struct T { a: A <-> a | json_text }\nstruct A {\n‸\n}", #"{"a": "{\\"zed\\": 1}"}"#, "T"),
    ("struct T { f: Field<A> }\nstruct A { t: Set<B> }\nstruct B {\n‸\n}",
      "{\"f\": {\"t\": [{\"zed\": 1}]}}", "T"),
    ("struct T { root data\na: A }\nstruct A {\n‸\n}", "{\"data\": {\"a\": {\"zed\": 1}}}", "T"),
    ("struct T { a: A }\nstruct A {\nroot data\n‸\n}", "{\"a\": {\"zed\": 1}}", "T"),
    ("struct T { l: [A] }\nstruct A { x: Int <-> self[0], b: B <-> self[1] }\nstruct B {\n‸\n}",
      "{\"l\": [[1, {\"zed\": 1}]]}", "T"),
    ("mixin M {\ny: Int\n‸\n}\nstruct T with M { x: Int }", "{\"x\": 1, \"y\": 1, \"zed\": 1}", "T"),
    ("struct T { x: Int, more: [String: A] <-> rest }\nstruct A {\n‸\n}",
      "{\"x\": {\"y\": 1}, \"k\": {\"zed\": 1}}", "T"),
    ("class A {\n‸\n}\nclass B: A { y: Int }\nfamily A on kind { B <-> \"b\", A <- else }",
      "[{\"kind\": \"b\", \"x\": 1}, {\"kind\": \"a\", \"zed\": 1}]", "[A]"),
    ("mixin M { x: Int <-> y }\nstruct T with M {\n‸\n}", "{\"y\": 1, \"zed\": 1}", "T"),
  ]) func partsOfDocuments(mapping: String, document: String, type: String) throws {
    try expect(
      mapping, document, of: type, first: ["zed"],
      not: ["k", "a", "x", "type", "kind", "obj", "other", "items", "pZed", "data", "m", "p", "y"])
  }

  /// Texts of cases, in the same way.
  @Test(arguments: [
    ("enum E { ‸ }", "[\"p\", \"q\"]", "[E]", ["p", "q"]),
    ("namespace N { enum E { a, ‸ } }\nstruct T { e: N.E }", "{\"e\": \"zz\"}", "T", ["zz"]),
    ("enum E { a, ‸ }\nstruct T { e: [String: E] }", "{\"e\": {\"k\": \"zz\"}}", "T", ["zz"]),
    ("enum E { a, ‸ }\nstruct T { e: [E: Int] }", "{\"e\": {\"zz\": 1}}", "T", ["zz"]),
    ("union T by key { a: A, ‸ }\nstruct A { x: Int }", "{\"video\": {}}", "T", ["video"]),
    ("union T by key { a: A, ‸ }\nstruct A { x: Int }", "\"video\"", "T", ["video"]),
    ("union T by key { a: A <-> ‸ }\nstruct A { x: Int }", "{\"video\": {}}", "T", ["\"video\""]),
    ("class A { x: Int }\nclass B: A {}\nfamily A by key { B <-> ‸ }", "{\"video\": {}}", "A", ["\"video\""]),
    ("struct T { list: [E] <-> list[*].kind }\nenum E { ‸ }", "{\"list\": [{\"kind\": \"zz\"}]}", "T", ["zz"]),
  ]) func textsInParts(mapping: String, document: String, type: String, first: [String]) throws {
    try expect(mapping, document, of: type, first: first, not: ["k"])
  }

  /// While someone types, a type may be read from itself, in more and more forms.
  @Test(arguments: [
    "a: T <-> gather { a <-> self }", "a: T <-> self, b: T <-> gather", "a: T <-> gather prefix \"z\"",
    "a: P<T> <-> self", "a: [T] <-> self, b: [String: T] <-> self",
  ]) func typesOfThemselves(member: String) throws {
    let types = "struct P<X> { p: P<[X]> <-> self, q: P<X?> <-> self }\nstruct T {\n\(member)\n‸\n}"
    #expect(try meant(types + "\ntest T \"t\" { json \"\"\"{\"other\": {\"zed\": 1}}\"\"\" }\n").contains("other"))
    let document = types.replacing("‸", with: "") + "\ntest T \"t\" { json \"\"\"{\"other\": {‸}}\"\"\" }\n"
    #expect(try meant(document).count < 99)
  }

  private static let nested = """
    keys snake_case
    struct T {
      m: [String: Q], b: [Q] <-> b | keyed, p: Page<Q>, c: Coordinate, u: U, a: A, g: Q <-> gather prefix "g_"
      e: E, es: [E: Int], tagged: V
    }
    struct Q { fullName: Int }
    struct Page<X> { items: [X] }
    enum E { one, two <-> "2" or "zwei" }
    union U by key { a: Q <-> "aa" or "bb", none }
    union V on type { q: Q, other: Q <-> "o" }
    class A { x: Int }
    class B: A { y: Int }
    family A on kind { B <-> "b" }

    """

  /// In the JSON of a test, and where the place of a problem is written.
  @Test(arguments: [
    (#"{"m": {"k": {"‸"}}}"#, ["full_name"]), (#"{"b": {"k": {"‸"}}}"#, ["full_name"]),
    (#"{"p": {"items": [{"‸"}]}}"#, ["full_name"]), (#"{"c": {"‸"}}"#, ["latitude", "longitude"]),
    (#"{"u": {"‸"}}"#, ["aa", "bb", "none"]), (#"{"u": {"aa": {"‸"}}}"#, ["full_name"]), (#"{"u": "‸"}"#, ["none"]),
    (#"{"a": {"‸"}}"#, ["kind", "x", "y"]), (#"{"a": {"kind": "‸"}}"#, ["b"]), (#"{"e": "‸"}"#, ["2", "one", "zwei"]),
    (#"{"e": ‸}"#, ["2", "one", "zwei"]), (#"{"es": {"‸"}}"#, ["2", "one", "zwei"]),
    (#"{"tagged": {"type": "‸"}}"#, ["o", "q"]), (#"{"tagged": {"‸"}}"#, ["full_name", "type"]),
    (#"{"e": "one" ‸}"#, []), (#"{"g‸"}"#, ["a", "b", "c", "e", "es", "g_full_name", "m", "p", "tagged", "u"]),
  ]) func jsonOfTests(document: String, expected: [String]) throws {
    #expect(try labels(Self.nested + "test T \"t\" { json \"\"\"\(document)\"\"\" }\n") == expected)
    #expect(try labels(Self.nested + "test T \"t\" { ndjson \"\"\"\n  {}\n  \(document)\n  \"\"\" }\n") == expected)
    let escaped = document.replacing("\"", with: "\\\"")
    #expect(try labels(Self.nested + "test T \"t\" { json \"\(escaped)\" }\n") == expected)
  }

  @Test(arguments: [
    ("m.k.‸", ["full_name"]), ("u.aa.‸", ["full_name"]), ("b.k.‸", ["full_name"]), ("a.‸", ["kind", "x", "y"]),
  ]) func placesOfProblems(path: String, expected: [String]) throws {
    try expect(Self.nested + "test T \"t\" { json \"{}\" fails at \(path) }", first: expected, not: ["m", "b"])
  }

  /// In a literal with one quote, those of the document are escaped.
  @Test func escapedKeys() throws {
    func edited(_ marked: String) throws -> String? {
      let edit = try #require(try items("struct T { n: Int }\ntest T \"t\" { \(marked) }\n").first)
      let change = try #require(edit["textEdit"] as? [String: Any])
      let range = try #require(change["range"] as? [String: [String: Int]])
      let line = Array("test T \"t\" { \(marked.replacing("‸", with: "")) }".utf16)
      let start = try #require(range["start"]?["character"]), end = try #require(range["end"]?["character"])
      let text = line[..<start] + Array((change["newText"] as? String ?? "").utf16) + line[end...]
      return String(decoding: text, as: UTF16.self)
    }
    #expect(try edited(#"json "{‸}""#) == #"test T "t" { json "{\"n\": }" }"#)
    #expect(try edited(#"json "{\"‸\"}""#) == #"test T "t" { json "{\"n\"}" }"#)
    #expect(try edited(#"json "{\"x‸y\": 1}""#) == #"test T "t" { json "{\"n\": 1}" }"#)
  }

  /// Where a root is written, it does not lead anywhere yet.
  @Test func unfinishedRoots() throws {
    let document = "{\"data\": {\"users\": {\"x\": 1}}, \"deep\": {\"zed\": 1}}"
    try expect("struct T {\nroot deep.‸\nx: Int\n}", document, first: ["zed"])
    try expect("struct T {\nroot data.us‸\nx: Int\n}", document, first: ["users"])
    try expect("struct T {\nroot ‸\nx: Int\n}", document, first: ["data", "deep"])
    try expect("struct T {\nroot data.users\n‸\n}", document, first: ["x"])
  }

  /// What is compared is what the documents have there.
  @Test(arguments: [
    "struct T { x: Int <-> list[rel == ‸].n }", "struct T { x: Int <-> list[rel == ‸",
    "union T { a: Value when kind == ‸ }",
    "struct T { x: Int <-> list[n == 1 and rel == ‸].n }", "struct T { x: Int <- flags[self == ‸] }",
    "struct T { in deep { x: Int <-> list[rel == ‸].n } }",
  ]) func comparedTexts(mapping: String) throws {
    let list = #"[{"rel": "zed", "n": 1}, {"rel": "next"}, {"rel": "zed"}]"#
    let document = #"{"list": \#(list), "kind": "next", "flags": ["next"], "deep": {"list": \#(list)}}"#
    let isList = mapping.contains("list")
    try expect(mapping, document, first: ["\"next\""] + (isList ? ["\"zed\""] : []), not: isList ? [] : ["\"zed\""])
  }

  @Test func sources() throws {
    try expect("struct T { x: Int <-> ok ?? ‸ }", "{\"ok\": 1, \"zed\": 1}", first: ["x", "zed"], not: ["ok"])
    try expect("struct T { x: Int <-> ‸ ?? ok ?? b }", "{\"ok\": 1, \"zed\": 1}", first: ["x", "zed"], not: ["ok"])
    try expect("mixin M { x: Int <-> ‸ }\nstruct T with M { y: Int }", "{\"y\": 1, \"zed\": 1}", first: ["x", "zed"])
    try expect("struct T { x: Int <-> a.b ?? ‸ }", "{\"a\": {\"b\": 1}}", first: ["x", "a"])
    let place = "struct P { latitude: Double, longitude: Double }\n"
    try expect(place + "struct T { at: P <-> gather { latitude <-> ‸ } }", "{\"zed\": 1}", first: ["zed"], not: ["at"])
    try expect("struct T { x: Coordinate <-> gather { ‸ } }", first: ["latitude", "longitude"])
    let gathered = "struct T { p: P <-> gather prefix \"p_\"\n‸\n}\nstruct P { s: Int }"
    try expect(gathered, "{\"p_s\": 1}", first: [], not: ["pS"])
  }
}
