import Foundation
import KVMapSyntax
import TestSupport
import Testing

@Suite struct CompletionTests {
  private static let imported = ["B.kvmap": "enum Kind { bus, tram }\nstruct Bee { kind: Kind, id: Int <-> bee_id }\n"]
  private static let head = """
    import "B.kvmap"
    keys snake_case
    struct A {
      fullName: String <-> full
      bee: Bee?
      kind: Kind = .bus

    """

  private static let tested = """
    enum E { a, other(String) <-> else }
    class K { x: Int }
    class L: K { y: Int }
    family K on kind { L <-> "l"
      K <- else }
    struct A { f: Field<E>, g: Field<Coordinate>, c: Coordinate, k: K, e: E }
    test A "t" { json "{}" expect {\u{20}
    """

  private func items(_ marked: String, others: [String: String] = imported, snippets: Bool = false) throws -> (
    client: TestClient, items: [[String: Any]]
  ) {
    let text = MarkedText(marked)
    let client = try TestClient.initialized(
      others, capabilities: ["textDocument": ["completion": ["completionItem": ["snippetSupport": snippets]]]])
    client.open("A.kvmap", text.text)
    let answer = try client.request("textDocument/completion", TestClient.place("A.kvmap", try text.position()))
    let items = try #require((answer as? [String: Any])?["items"] as? [[String: Any]])
    return (client, items)
  }

  private func labels(_ marked: String) throws -> [String] {
    try items(marked).items.sorted { ($0["sortText"] as? String ?? "") < ($1["sortText"] as? String ?? "") }.compactMap
    { $0["label"] as? String }
  }

  /// Places, and what is offered there first.
  @Test(arguments: [
    ("unknown ‸", ["error", "ignore", "warn"]), ("nil ‸", ["omit", "write"]), ("keys sna‸", ["PascalCase"]),
    (head + "  x: ‸\n}\n", ["Bee", "Kind", "Bool"]), (head + "  x: [Be‸]\n}\n", ["A", "Bee", "Kind", "Bool"]),
    (head + "  x: Int ‸\n}\n", ["->", "<-", "<->", "=", "|"]), (head + "  birthYear: Int <-> ‸\n}\n", ["birth_year"]),
    (head + "  x: Date | ‸\n}\n", ["date", "dotnet_date"]), (head + "  x: Date | date(‸)\n}\n", ["locale:", "zone:"]),
    (head + "  k: Kind = ‸\n}\n", [".bus", ".tram"]), (head + "  k: Kind = .‸\n}\n", ["bus", "tram"]),
    (head + "  k: [Int] = ‸\n}\n", ["[]"]), (head + "  x: Int where ‸\n}\n", ["0...", "in", "multiple", "not"]),
    (head + "  x: String? where ‸\n}\n", ["count", "in", "matches", "not"]),
    (head + "  x: [Int] where ‸\n}\n", ["count", "each", "in", "not", "unique"]),
    (head + "  x: [Int] where each ‸\n}\n", ["0...", "in", "multiple"]),
    (head + "  @‸\n}\n", ["@boxed", "@canonical", "@id"]), (head + "  @la‸ x: Int\n}\n", ["@boxed"]),
    (
      "struct A { x: Date | date(\"a\", zone: ‸) }\nstruct B { x: Date | date(\"a\", zone: \"Asia/Tokyo\") }\n",
      ["\"Asia/Tokyo\"", "\"UTC\""]
    ),
    ("struct A { x: Date | date(\"a\", zone: \"Eur‸\") }\n", ["\"UTC\"", "\"Africa/Abidjan\""]),
    ("struct A { x: Date | date(\"a\", locale: ‸) }\n", ["\"en\"", "\"en_US\"", "\"en_US_POSIX\""]),
    ("struct A { x: Day | day(\"‸\") }\n", ["\"M/d/yyyy\"", "\"MM/dd/yyyy\""]),
    ("class A { x: Int }\nclass B: A { y: Int }\nclass C { z: Int }\nfamily ‸", ["A", "B", "C"]),
    (
      "struct A { b: [B], c: C, n: Int, x: [Int] sync replace(‸) }\nstruct B { @id i: Int }\nstruct C { j: Int }\n",
      ["b", "B", "A", "C"]
    ),
    ("class A { x: Int }\nclass B: A {}\nfamily A on k { B <-> \"b\" }\nfamily ‸ on k {}\n", ["B"]),
    (head + "}\ntest A \"x\" { json \"\"\"{}\"\"\" fails at ‸ }\n", ["bee", "full", "kind"]),
    (head + "}\ntest A \"x\" { json \"\"\"{}\"\"\" fails at bee.‸ with missing }\n", ["bee_id", "kind"]),
    ("struct A { l: [B] }\nstruct B { x: Int }\ntest A \"x\" { json \"\"\"{}\"\"\" fails at l[0].‸ }\n", ["x"]),
    (head + "  b: Bee <-> gather { ‸ }\n}\n", ["bee_id", "kind"]),
    (head + "}\ntest A \"x\" {\n  ‸\n}\n", ["form", "json", "ndjson", "plist", "xml"]),
    (head + "}\ntest A \"x\" {\n  expect { ‸ }\n}\n", ["bee", "fullName", "kind"]),
    (head + "}\ntest A \"x\" {\n  expect { fullName = \"a\", bee = { ‸ } }\n}\n", ["id", "kind"]),
    (head + "}\ntest A \"x\" {\n  expect { bee = { kind = ‸ } }\n}\n", [".bus", ".tram"]),
    ("mixin M { x: Int }\nmixin N { y: Int }\nstruct A with M, ‸ { z: Int }\n", ["N"]),
    ("struct A { x: Int <-> ‸\n}\ntest A \"x\" { json \"\"\"{\"seen\": 1}\"\"\" }\n", ["x", "seen"]),
    ("struct A { default ‸\n  x: Int }\n", [".x", "A"]), ("struct P<T> { x: ‸ }\n", ["T", "Bool"]),
    ("struct P<T> { x: [‸] }\n", ["P", "T"]),
    ("test A \"x\" { json \"\"\"{}\"\"\" fails with ‸ }", ["check", "depth"]),
    ("enum K { a(String) <-> ‸ }\n", ["else"]),
    ("union U on k { a: A <-> ‸ }\n", ["else", "false", "nil", "true"]), ("import ‸", ["\"B.kvmap\""]),
    ("class A { x: Int }\nstruct S { y: Int }\nclass C: ‸ { z: Int }\n", ["A"]),
    ("class A { x: Int }\nclass B: A { y: Int }\nfamily A on kind { ‸ }\n", ["B", "A"]),
    ("class A { x: Int }\nclass B: A {}\nclass C: A {}\nfamily A on k { B <-> \"b\"\n ‸ }\n", ["C", "A"]),
    ("struct A { x: Date = ‸ }\n", ["\"2000-01-01T00:00:00Z\""]), ("struct A { x: Day? = ‸ }\n", ["\"2000-01-01\""]),
    ("keys snake_case { ‸ }\nstruct A { fullName: String }\n", ["fullName"]), ("keys snake_case ‸\n", ["or"]),
    ("struct A { x: Int }\n‸", ["test A"]),
    // What nothing is known of has the name of the property; other rules write the keys that are known.
    ("struct A {\n  x: Int <-> air.t\n  yZ: Int? <-> air.‸\n}\n", ["yZ"]),
    ("struct A { p: P <-> gather { lat <-> a, lng <-> ‸ } }\nstruct P { lat: Double, lng: Double }\n", ["lng"]),
    ("struct A { p: P <-> gather { lat ‸, lng } }\nstruct P { lat: Double, lng: Double }\n", ["<-", "<->"]),
    // Values of tests.
    (tested + "f = ‸ } }\n", [".a", ".absent", ".null", ".other", ".value"]),
    (tested + "f = .‸ } }\n", ["a", "absent", "null", "other", "value"]),
    (tested + "f = .value(‸) } }\n", [".a", ".other"]), (tested + "e = .other(‸) } }\n", ["\"\""]),
    (tested + "c = ‸ } }\n", ["{ latitude = _, longitude = _ }"]),
    (tested + "c = { ‸ } } }\n", ["latitude", "longitude"]), (tested + "k = ‸ } }\n", [".K", ".L"]),
    (tested + "k = .L({ ‸ }) } }\n", ["x", "y"]),
    ("import \"‸\"", ["\"B.kvmap\""]), ("transform t(k: Key): Int <- Object { v: Int <- ‸ }\n", ["$k", "v"]),
  ]) func theFirstOnesFit(marked: String, first: [String]) throws {
    #expect(Array(try labels(marked).prefix(first.count)) == first)
  }

  /// All that is offered before what is possible and hardly meant.
  @Test(arguments: [
    (tested + "c = { latitude = ‸ } } }\n", ["_"]), (tested + "e = .other(‸) } }\n", ["\"\""]),
    (tested + "g = { longitude = 1, ‸ } } }\n", ["latitude"]),
    (
      "default Coordinate via coordinate(latitude: \"lat\", longitude: \"lng\")\n"
        + "struct A { c: Coordinate <-> gather { lat <-> x, ‸ } }\n", ["lng"]
    ),
    ("struct A { x: Int <- nr -> $‸ }\n", ["$key"]),
    ("struct A {\n  x: Int\n  root a.‸\n}\n", []),
    // What a list has already is not offered again.
    ("struct A { p: P <-> gather { lat, ‸ } }\nstruct P { lat: Double, lng: Double }\n", ["lng"]),
    ("struct A { p: P <-> gather { lat <-> y ‸ } }\nstruct P { lat: Double, lng: Double }\n", ["??", "lng"]),
    ("struct A { x: Int, y: Int }\ntest A \"a\" { expect { x = 1, ‸ } }\n", ["y"]),
    ("struct A { x: Int, y: Int }\ntest A \"a\" { expect [{ x = 1 }, { ‸, y = 2 }] }\n", ["x"]),
    ("struct A { x: Date | date(\"yyyy\", zone: \"UTC\", ‸) }\n", ["locale:"]),
    ("struct A { x: lenient ‸ }\n", ["Bool", "Character"]),
    ("keys snake_case or kebab_case or ‸\n", ["PascalCase", "SCREAMING_SNAKE_CASE", "camelCase", "exact"]),
    // Namespaces.
    ("namespace N { struct X { a: Int } }\nstruct A { x: ‸ }\n", ["N.X", "Bool"]),
    ("namespace N { struct X { a: Int } }\nstruct A { x: N.‸ }\n", ["X"]),
    ("namespace N { struct X { a: Int }\n struct Y { x: ‸ } }\n", ["X", "Bool"]),
    ("namespace N { mixin M { a: Int } }\nmixin O { b: Int }\nstruct A with ‸ { x: Int }\n", ["O"]),
    ("namespace N { mixin M { a: Int }\n struct A with ‸ { x: Int } }\n", ["M"]),
    ("map P { x: Int }\nmap P as Form { x: Int }\nstruct A { p: P.‸ }\n", ["Form"]),
    ("struct A { x: ‸.X }\nnamespace N { struct X { a: Int } }\n", ["N", "lenient", "lossy", "strict"]),
    // Keys of the object that is meant.
    (
      "struct A { in a { x: Int <-> ‸ } }\ntest A \"t\" { json \"\"\"{\"a\": {\"i\": 1}, \"o\": 2}\"\"\" }\n",
      ["x", "i", "self"]
    ),
    ("struct A { x: Int <-> l[‸ == 1].k }\ntest A \"t\" { json \"\"\"{\"l\": [{\"i\": 1}]}\"\"\" }\n", ["i", "self"]),
    (
      "struct A { x: Int <-> a.l[i == 1].‸ }\ntest A \"t\" { json \"\"\"{\"a\": {\"l\": [{\"i\": 1}]}}\"\"\" }\n", ["i"]
    ),
    ("union U on ‸ { a: A }\nstruct A { x: Int }\ntest U \"t\" { json \"\"\"{\"k\": \"a\"}\"\"\" }\n", ["k", "x"]),
    ("struct A { time: Int <-> self[0], x: Int <-> ‸ }\n", ["self"]),
    // Words and literals that the type excludes.
    ("struct A { x: Int = ‸ }\n", ["swift"]), ("struct A { x: Int? = ‸ }\n", ["nil", "swift"]),
    ("struct A { x: [String: K] = [\"a\": ‸] }\nenum K { a, b }\n", [".a", ".b"]),
    ("struct A { x: [K]? where in [‸] }\nenum K { a, b }\n", ["[]"]),
    ("struct A { x: Bool where ‸ }\n", ["in", "not"]), ("enum K: Int { a <- ‸ }\n", ["else"]),
    ("enum K { a <-> \"x\", b <- else, c <-> ‸ }\n", []),
    ("union U by key { a: Int <-> ‸ }\n", ["else"]), ("enum K: ‸ { a }\n", ["Int", "Int16"]),
    ("enum K: Int { a, other(‸) <-> else }\n", ["Int"]),
    ("enum K: Comparable { a, other(‸) <-> else }\n", ["String"]),
    ("union U on k { a: ‸ }\nenum K { a }\nstruct A { x: Int }\n", ["A", "Object", "Value"]),
    ("struct A { x: Int <-> ‸ }\n", ["x", "self"]),
    ("struct A { x: Object <-> ‸ }\n", ["x", "gather", "rest", "self"]),
    ("struct A { x: [‸: Int] }\nstruct B { x: Int }\nenum K { a }\n", ["K", "Character", "Data", "Date"]),
    ("extern type ‸\nstruct B { x: Int }\n", []), ("struct A { x: Int | plain or ‸ }\n", ["clamped", "json_text"]),
    // A struct does not contain itself.
    ("struct A { x: ‸ }\nstruct B { a: A? }\nstruct C { b: [B] }\n", ["C", "Bool"]),
    ("struct A { x: [‸] }\nstruct B { a: A? }\n", ["A", "B", "Bool"]), ("struct A { @boxed x: ‸ }\n", ["A", "Bool"]),
    // What is declared elsewhere.
    ("struct Page<T> { all: [T] }\nstruct A { x: Page<‸> }\n", ["A", "Page", "Bool"]),
    ("union U<T> { a: ‸ }\n", ["T", "Bool"]),
    ("class G<T> { x: T }\nclass B { x: Int }\nclass C: ‸ { y: Int }\n", ["B"]),
    ("map P: ‸ { x: Int }\n", ["Codable", "Decodable", "Encodable", "Hashable", "Sendable"]),
    ("extern type P: Hashable, ‸\n", ["Codable", "Decodable", "Encodable", "Sendable"]),
    ("class A { x: Int }\nstruct B { y: Int }\nsync table ‸\n", ["A"]),
    (
      "namespace N {\n  struct B { x: Int }\n  ‸\n}\n",
      ["class", "enum", "extern", "family", "map", "mixin", "struct", "test", "test B"]
    ),
    // Conditions of elements, and of what has none.
    ("struct A { x: [Int] where each ‸ }\n", ["0...", "in", "multiple", "not"]),
    ("struct A { x: [E] where each == ‸ }\nenum E { a, b }\n", [".a", ".b"]),
    ("struct A { x: [E] where each in [.a, ‸] }\nenum E { a, b }\n", [".b"]),
    ("struct A { x: E where ‸ }\nenum E { a }\n", ["in", "not"]),
    ("struct A { x: [String: Int] where ‸ }\n", ["count", "each", "in", "not"]),
    // Arguments.
    ("transform Z(cur: String): Int <-> Int = swift Z\nstruct A { x: Int | Z(‸) }\n", ["cur:"]),
    ("transform Z(cur: String): Date <-> String = date(\"yyyy\", zone: ‸)\n", ["$cur", "\"UTC\""]),
    ("transform T(a: ‸): Int <-> Object { v: Int <-> $a }\n", ["Key", "Bool"]),
    ("struct A { x: Date | date(\"dd.MM.yyyy\", ‸) }\n", ["locale:", "zone:", "\"EEE MMM dd HH:mm:ss ZZZZ yyyy\""]),
    ("struct A { x: Date <-> at | iso8601 or ‸ }\n", ["date", "dotnet_date", "epoch_milliseconds", "epoch_seconds"]),
    // Rows and inline mappings.
    ("enum E { a, b }\ntransform T: E <-> String { .a <-> \"x\", ‸ }\n", [".b"]),
    ("enum E { a, b }\ntransform T: E <-> String { .‸ <-> \"x\" }\n", ["a", "b"]),
    ("transform T: Bool <-> String { ‸ }\n", ["false", "true"]),
    ("struct P { lat: Double, lon: Double }\ntransform T: P <-> Object { lat: Double, ‸ }\n", ["lon"]),
    ("transform T: Coordinate <-> Object { latitude: Double <-> a, ‸ }\n", ["longitude"]),
    ("struct A { x: Int, y: Int, z: String, check x > ‸ }\n", ["y"]),
    // Behind variables.
    ("struct A { context shop: S, x: Int <- $context.‸ }\nstruct S { y: Int }\n", ["shop"]),
    ("struct A { x: Int <- $parent.‸ }\nstruct B { id: Int, all: [A] }\n", ["all", "id"]),
    ("struct A { x: Int <- $root.‸ }\nstruct B { a: A <-> top.a }\ntest B \"b\" { json \"{}\" }\n", ["top"]),
    // The properties of a second mapping, and words that go on with a line.
    ("map P { x: Int, y: String }\nmap P as Form {\n  x: Int\n  ‸\n}\n", ["y", "@boxed"]),
    (
      "struct A {\n  x: Int\n  ‸\n}\ntest A \"a\" { json \"\"\"{\"x\": 1, \"where\": 2}\"\"\" }\n", ["where", "@boxed"]
    ),
    // What is there already.
    ("keys snake_case { remoteID <-> id, ‸ }\nstruct A { remoteID: Int, b: Int }\n", ["b"]),
    ("mixin M { x: Int }\nmixin O { y: Int }\nstruct A with ‸, O { z: Int }\n", ["M"]),
    ("transform T: Int <-> Object = swift T with name, ‸\n", ["context", "object", "parent"]),
    ("struct A { x: Int }\ntest A \"a\" {\n  json \"{}\"\n  ‸\n}\n", ["context", "expect", "fails", "roundtrip"]),
    ("struct A { x: Value <-> x | ‸ }\n", ["bool", "clamped", "decimal_text", "joined", "json_text"]),
    ("transform T: String <- Value = ‸\n", ["plain", "swift", "wrapped"]),
    ("struct A {\n  @id ‸\n  name: String\n}\n", ["@boxed", "@canonical", "@omit_empty", "@sensitive"]),
    // Signs.
    ("struct A { x: Int <- $‸ }\n", ["$index", "$key", "$parent", "$root"]),
    ("struct A { x: Int <-> $‸ }\n", ["$key"]),
    ("struct A { context c: Int, x: Int <- $co‸ }\n", ["$context", "$index"]),
    ("struct A { x: [Date] <-> d | split(\",\") | ‸ }\n", ["date", "dotnet_date", "http_date", "iso8601"]),
    ("enum E: Int { a <-> 1 or ‸ }\n", []), ("struct A { x: Int, check ‸ }\n", ["x"]),
    ("struct A { @‸ x: [Int] }\n", ["@boxed", "@canonical", "@id"]),
    ("struct A { x: Int <-> deep ‸ }\n", ["=", "??", "|", "."]),
    // A second mapping.
    ("map P { x: [Int] }\nmap P as Form { x: ‸ }\n", ["[Int]", "lenient"]),
    ("map P { x: Int, y: String }\nmap ‸ { x: Int }\n", ["enum", "union", "P"]),
    ("map P { x: Int, y: String }\nmap P as Form { y: ‸ }\n", ["String", "lenient"]),
  ]) func onlyWhatFitsIsOffered(marked: String, expected: [String]) throws {
    let offered = try items(marked).items.filter { ($0["sortText"] as? String ?? "") < "d" }
    let labels = offered.sorted { ($0["sortText"] as? String ?? "") < ($1["sortText"] as? String ?? "") }.compactMap {
      $0["label"] as? String
    }
    #expect(Array(labels.prefix(expected.count)) == expected, "\(labels)")
    if expected.count < 2 { #expect(labels.count <= expected.count, "\(labels)") }
  }

  @Test(arguments: [
    (head + "  // ‸\n}\n"), "struct A { x: Int = 1‸2 }", "struct A { x: String | prefix(\"‸\") }", "test A \"a‸b\" {}",
    "/* ‸ */",
    "struct A { x: Int <-> \"a‸\" }",
  ]) func nothingIsOfferedInCommentsAndTexts(marked: String) throws { #expect(try labels(marked).isEmpty) }

  /// Attributes are offered where the type that follows may have them.
  @Test(arguments: [
    ("@‸ x: Int", ["@boxed", "@canonical", "@id", "@sensitive", "@transient", "@stamp"]),
    (
      "@id @‸ x: [Int]?",
      [
        "@boxed", "@canonical", "@lazy", "@omit_empty", "@omit_nil", "@sensitive", "@transient", "@write_nil",
      ]
    ),
    ("@l‸ x: lossy [Int] <-> y", ["@boxed", "@canonical", "@id", "@omit_empty", "@sensitive"]),
    ("@‸ x: Bool = true", ["@boxed", "@canonical", "@id", "@omit_default", "@sensitive", "@transient", "@tombstone"]),
    ("@‸ x: Field<String>", ["@boxed", "@canonical", "@id", "@omit_empty", "@sensitive", "@transient"]),
    (
      "@‸\n  x: Int",
      [
        "@boxed", "@canonical", "@id", "@lazy", "@omit_default", "@omit_empty", "@omit_nil", "@sensitive",
        "@transient", "@write_nil", "@stamp", "@tombstone",
      ]
    ),
  ]) func attributesFit(member: String, expected: [String]) throws {
    #expect(try labels("struct A {\n  \(member)\n}\n").filter { $0.hasPrefix("@") } == expected)
  }

  /// The word at the position is replaced.
  @Test(arguments: [
    ("struct A {\n  x: St‸r\n}\n", "String", "struct A {\n  x: String\n}\n"),
    ("struct A {\n  @‸ x: Int\n}\n", "@id", "struct A {\n  @id x: Int\n}\n"),
    (
      "struct A {\n  x: Int\n  ‸\n}\ntest A \"a\" { json \"\"\"{\"x\": 1, \"where\": 2}\"\"\" }\n", "where",
      "struct A {\n  x: Int\n  `where`: Int\n}\ntest A \"a\" { json \"\"\"{\"x\": 1, \"where\": 2}\"\"\" }\n"
    ),
    ("/* 😀 */ struct A { x: ‸ }\n", "Int", "/* 😀 */ struct A { x: Int }\n"),
    ("struct A { x: Day | day(\"d‸\") }\n", "\"d/M/yyyy\"", "struct A { x: Day | day(\"d/M/yyyy\") }\n"),
    // Those that do not take snippets get a value.
    (tested + "e = ‸ } }\n", ".other", tested + "e = .other(\"\") } }\n"),
    (tested + "e = .o‸(\"x\") } }\n", "other", tested + "e = .other(\"x\") } }\n"),
    (tested + "f = ‸ } }\n", ".value", tested + "f = .value(_) } }\n"),
    (
      "enum K: Int { a(Int) <-> else }\nstruct A { k: K = ‸", ".a",
      "enum K: Int { a(Int) <-> else }\nstruct A { k: K = .a(0)"
    ),
    ("struct A { x: Day | day(‸) }\n", "\"d/M/yyyy\"", "struct A { x: Day | day(\"d/M/yyyy\") }\n"),
  ]) func theEditReplacesTheWord(marked: String, label: String, expected: String) throws {
    let (client, items) = try items(marked)
    let item = try #require(items.first { $0["label"] as? String == label })
    #expect(try client.text("A.kvmap", after: [try #require(item["textEdit"])]) == expected)
  }

  /// What a snippet has is not written twice, and nothing becomes one word with what is next to it.
  @Test(arguments: [
    ("struct A { x: String | suf‸fix(\"!\") }\n", "prefix", "struct A { x: String | prefix(\"!\") }\n"),
    ("struct A { x: String | suf‸ }\n", "prefix", "struct A { x: String | prefix($0) }\n"),
    ("struct A { x: Fie‸<Int> }\n", "Set", "struct A { x: Set<Int> }\n"),
    ("str‸uct S { x: Int }\n", "class", "class S { x: Int }\n"),
    ("struct A { x: Double = ‸1.5 }\n", "swift", "struct A { x: Double = swift 1.5 }\n"),
    // The sign behind a name may be there.
    (
      "struct A { x: Date | date(\"a\", zo‸: \"UTC\") }\n", "zone:",
      "struct A { x: Date | date(\"a\", zone: \"UTC\") }\n"
    ),
    (tested + "‸ = 1 } }\n", "e", tested + "e = 1 } }\n"),
    ("map P { x: Int }\nmap P as F { ‸: Int }\n", "x", "map P { x: Int }\nmap P as F { x: Int }\n"),
    (tested + "e = ‸ } }\n", ".other", tested + "e = .other($0) } }\n"),
    ("struct A { x: [Int]‸ }\n", "=", "struct A { x: [Int] = }\n"),
    ("struct A { x: [Int] ‸= [] }\n", "=", "struct A { x: [Int] = = [] }\n"),
    (
      "test [A] \"a\" { json \"[]\" ‸ }\nstruct A { x: Int }\n", "expect",
      "test [A] \"a\" { json \"[]\" expect [$0] }\nstruct A { x: Int }\n"
    ),
    (
      "struct A { x: Int <-> ‸ }\ntest A \"a\" { json \"{\\\"a\\u0085\\\": 1}\" }\n", "\"a\\u{85}\"",
      "struct A { x: Int <-> \"a\\u{85}\" }\ntest A \"a\" { json \"{\\\"a\\u0085\\\": 1}\" }\n"
    ),
  ]) func editsFitWhatIsThere(marked: String, label: String, expected: String) throws {
    let (client, items) = try items(marked, snippets: true)
    let item = try #require(items.first { $0["label"] as? String == label }, "\(items.compactMap { $0["label"] })")
    #expect(try client.text("A.kvmap", after: [try #require(item["textEdit"])]) == expected)
  }

  @Test func typesOfOtherFilesBringTheirImport() throws {
    let marked = "kvmap 1\nimport \"B.kvmap\"\n\nstruct A {\n  x: Els‸\n}\n"
    let others = Self.imported.merging(["sub/C.kvmap": "struct Elsewhere { x: Int }\n"]) { $1 }
    let (client, items) = try items(marked, others: others)
    let item = try #require(items.first { $0["label"] as? String == "Elsewhere" })
    #expect(
      try client.text("A.kvmap", after: item["additionalTextEdits"])
        == "kvmap 1\nimport \"B.kvmap\"\nimport \"sub/C.kvmap\"\n\nstruct A {\n  x: Els\n}\n")
  }

  @Test func typesOfFilesThatImportThisOneAreNotOffered() throws {
    let others = [
      "B.kvmap": "import \"A.kvmap\"\nstruct Bee { x: Int }\n",
      "C.kvmap": "import \"B.kvmap\"\nstruct Cee { x: Int }\n",
      "D.kvmap": "struct Dee { x: Int }\n",
    ]
    let labels = try items("struct A {\n  x: ‸\n}\n", others: others).items.compactMap { $0["label"] as? String }
    #expect(labels.filter { ["Bee", "Cee", "Dee"].contains($0) } == ["Dee"])
  }

  @Test func snippetsAreForThoseThatTakeThem() throws {
    let plain = try items("‸").items.first { $0["label"] as? String == "struct" }
    #expect((plain?["textEdit"] as? [String: Any])?["newText"] as? String == "struct")
    let snippet = try items("‸", snippets: true).items.first { $0["label"] as? String == "struct" }
    #expect((snippet?["textEdit"] as? [String: Any])?["newText"] as? String == "struct ${1:Name} {\n  $0\n}")
    #expect(snippet?["insertTextFormat"] as? Int == 2)
  }

  /// Each keyword of the grammar is offered where it is, with it taken out.
  @Test func everyKeywordIsOfferedInItsPlace() throws {
    let examples = [
      "name": ["a", "B1"], "number": ["0", "12"], "string": ["\"a b\""], "attribute": ["@id"], "variable": ["$key"],
    ]
    let file = Repository.root.appendingPathComponent("Grammar/kvmap.ebnf")
    let sentences = GrammarSentences(try Grammar(ofSentences: Data(contentsOf: file)), examples: examples)
    let keywords = Set(Keyword.allCases.map(\.rawValue))
    var random = SeededGenerator(seed: 8)
    var positions = 0
    var missed: [String] = []
    while positions < Thoroughness.choose(1_500, thorough: 20_000) {
      let tokens = sentences.sentence("File", using: &random)
      guard tokens.count < 150, tokens.contains(where: keywords.contains) else { continue }
      let text = tokens.joined(separator: " ")
      guard parse(.init(path: "a", text: text)).diagnostics.isEmpty else { continue }
      // One for each text: a client keeps its answers.
      let client = try TestClient.initialized()
      client.open("A.kvmap", text)
      var offset = 0
      for token in tokens {
        let start = offset
        offset += token.utf16.count + 1
        guard keywords.contains(token) else { continue }
        positions += 1
        let place: [String: Any] = ["line": 0, "character": start + 1]
        let answer = try client.request("textDocument/completion", TestClient.place("A.kvmap", place))
        let items = try #require((answer as? [String: Any])?["items"] as? [[String: Any]])
        if !items.contains(where: { $0["label"] as? String == token }) {
          missed.append("\(token) at \(start): \(text)")
        }
      }
    }
    #expect(missed.isEmpty, "\(missed.prefix(3))")
  }

  @Test(arguments: [
    ("struct A { x: Date | date(\"a\", ‸) }", "date(\"pattern\"…, zone: \"…\", locale: \"…\")", 1),
    ("transform t(a: Key, b: Key): Int <- Object { v: Int <- $a }\nstruct A { x: Int | t(a: \"x\", ‸) }", "t(a, b)", 1),
  ]) func signaturesAreShown(marked: String, label: String, active: Int) throws {
    let text = MarkedText(marked)
    let client = try TestClient.initialized()
    client.open("A.kvmap", text.text)
    let answer = try client.request("textDocument/signatureHelp", TestClient.place("A.kvmap", try text.position()))
    let help = try #require(answer as? [String: Any])
    #expect((help["signatures"] as? [[String: Any]])?.first?["label"] as? String == label)
    #expect(help["activeParameter"] as? Int == active)
  }

  @Test func lettersOfPatternsAreShown() throws {
    let text = MarkedText("struct A { x: Date | date(\"yy‸\") }")
    let client = try TestClient.initialized()
    client.open("A.kvmap", text.text)
    let answer = try client.request("textDocument/signatureHelp", TestClient.place("A.kvmap", try text.position()))
    let help = ((answer as? [String: Any])?["signatures"] as? [[String: Any]])?.first
    #expect((help?["documentation"] as? String)?.contains("yyyy year, MM month") == true, "\(String(describing: help))")
  }
}
