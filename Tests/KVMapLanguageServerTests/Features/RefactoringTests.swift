import Foundation
import Testing

/// What each refactoring makes of a mapping. The selection is marked; `‸` is a position.
@Suite struct RefactoringTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var title: String
    var before: String
    var after: String

    init(_ title: String, _ before: String, _ after: String) {
      self.title = title
      self.before = before
      self.after = after
    }

    var testDescription: String { title }
  }

  static let examples: [Example] = [
    Example(
      "extract 2 properties to a type", "struct Shop {\n  name: String\n«  street: String\n  city: String»\n}\n",
      """
      struct Shop {
        name: String
        part: Part <-> gather
      }

      struct Part {
        street: String
        city: String
      }

      """),
    Example(
      "extract 2 properties to a type",
      """
      struct Shop {
        name: String
      «  street: String?
        /// The town.
        city: String = "" // in capitals»
      }

      test Shop "x" {
        json \"\"\"{"name": "n", "street": "s"}\"\"\"
        expect { name = "n", street = "s", city = "" }
      }

      """,
      """
      struct Shop {
        name: String
        part: Part <-> gather = {}
      }

      struct Part {
        street: String?
        /// The town.
        city: String = "" // in capitals
      }

      test Shop "x" {
        json \"\"\"{"name": "n", "street": "s"}\"\"\"
        expect { name = "n", part = { street = "s", city = "" } }
      }

      """),
    Example(
      "extract 2 properties to a type", "struct P {\n  duplicates last\n  id: Int\n«  o: Object\n  c: Int»\n}\n",
      "struct P {\n  duplicates last\n  id: Int\n  part: Part <-> gather\n}\n\n"
        + "struct Part {\n  duplicates last\n  o: Object\n  c: Int\n}\n"),
    Example(
      "extract 'city' to a type", "struct Shop: Hashable, Codable {\n  name: String\n«  city: String»\n}\n",
      """
      struct Shop: Hashable, Codable {
        name: String
        part: Part <-> gather
      }

      struct Part: Codable {
        city: String
      }

      """),
    Example(
      "inline the type 'Address' of 'address'",
      """
      struct Shop {
        name: String
        add‸ress: Address <-> gather
      }

      /// Where it is.
      struct Address {
        street: String
        city: String <-> town // not the county
      }

      test Shop "x" {
        json \"\"\"{"name": "n", "street": "s", "town": "t"}\"\"\"
        expect { address = { street = "s", city = "t" } }
      }

      """,
      """
      struct Shop {
        name: String
        street: String
        city: String <-> town // not the county
      }

      test Shop "x" {
        json \"\"\"{"name": "n", "street": "s", "town": "t"}\"\"\"
        expect { street = "s", city = "t" }
      }

      """),
    Example(
      "extract 2 properties to a mixin",
      "struct Photo {\n  unknown ignore\n«  id: String <-> id_str\n  at: Int»\n  width: Int\n}\n",
      """
      struct Photo with Common {
        unknown ignore
        width: Int
      }

      mixin Common {
        id: String <-> id_str
        at: Int
      }

      """),
    Example(
      "inline the mixin 'Posted'",
      """
      mixin Named {
        name: String
      }

      mixin Posted {
        id: String <-> id_str
      }

      struct Photo with Named, Pos‸ted {
        width: Int
      }

      """,
      """
      mixin Named {
        name: String
      }

      struct Photo with Named {
        id: String <-> id_str
        width: Int
      }

      """),
    Example(
      "gather 2 properties as 'address'",
      """
      keys snake_case

      struct Shop {
        name: String
        addressStr‸eet: String
        addressCity: String <-> town
        open: Bool
      }

      """,
      """
      keys snake_case

      struct Shop {
        name: String
        address: Address <-> gather { street <-> address_street, city <-> town }
        open: Bool
      }

      struct Address {
        street: String
        city: String
      }

      """),
    Example(
      "add properties for the keys of tests that nothing reads",
      """
      keys snake_case

      struct Shop {
        na‸me: String
      }

      test Shop "x" {
        json \"\"\"{"name": "n", "line_count": 3, "homeURL": "https://a.b/c", "owner": {"firstName": "A", "age": 3}}\"\"\"
        expect { name = "n" }
      }

      """,
      """
      keys snake_case

      struct Shop {
        name: String
        lineCount: Int
        homeURL: URL <-> homeURL
        owner: Owner
      }

      struct Owner {
        keys exact
        firstName: String
        age: Int
      }

      test Shop "x" {
        json \"\"\"{"name": "n", "line_count": 3, "homeURL": "https://a.b/c", "owner": {"firstName": "A", "age": 3}}\"\"\"
        expect { name = "n" }
      }

      """),
    Example(
      "write the key of 'lineCount'", "keys snake_case\n\nstruct A {\n  line‸Count: Int = 3\n}\n",
      "keys snake_case\n\nstruct A {\n  lineCount: Int <-> line_count = 3\n}\n"),
    Example(
      "drop the key of 'lineCount', which its name gives",
      "keys snake_case\n\nstruct A {\n  line‸Count: Int <-> line_count = 3\n}\n",
      "keys snake_case\n\nstruct A {\n  lineCount: Int = 3\n}\n"),
    Example(
      "read an older key of 'a' too", "struct A {\n  a‸: Int <-> b.c\n}\n",
      "struct A {\n  a: Int <-> b.c ?? older_key\n}\n"),
    Example("make 'a' optional", "struct A {\n  a‸: Int <-> b\n}\n", "struct A {\n  a: Int? <-> b\n}\n"),
    Example(
      "give 'a' the default 0", "struct A {\n  a‸: Int <-> b where 0...\n}\n",
      "struct A {\n  a: Int <-> b = 0 where 0...\n}\n"),
    Example(
      "give 'kind' the default .bus", "enum Kind { bus, tram }\n\nstruct A {\n  k‸ind: Kind\n}\n",
      "enum Kind { bus, tram }\n\nstruct A {\n  kind: Kind = .bus\n}\n"),
    Example(
      "keep unknown cases as 'other'", "enum Kind {\n  b‸us\n  tram\n}\n",
      "enum Kind {\n  bus\n  tram\n  other(String) <-> else\n}\n"),
    Example(
      "keep unknown cases as 'other'", "enum Level: Int {\n  l‸ow\n  high\n}\n",
      "enum Level: Int {\n  low\n  high\n  other(Int) <-> else\n}\n"),
    Example(
      "switch the file to keys snake_case",
      """
      kvmap 1‸

      struct A {
        lineCount: Int <-> line_count
        openedAt: Date <-> opened_at
        homeURL: URL
        name: String
      }

      """,
      """
      kvmap 1

      keys snake_case

      struct A {
        lineCount: Int
        openedAt: Date
        homeURL: URL <-> homeURL
        name: String
      }

      """),
    Example(
      "add a test of 'A'", "struct A {\n  ‸name: String\n  count: Int?\n  at: Date <-> created_at | epoch_seconds\n}\n",
      """
      struct A {
        name: String
        count: Int?
        at: Date <-> created_at | epoch_seconds
      }

      test A "the least document" {
        json \"\"\"{"name": "a", "created_at": 1}\"\"\"
        roundtrip
      }

      """),
    Example(
      "write 'default Date via epoch_seconds' for all",
      """
      kvmap 1

      struct A {
        made‸: Date | epoch_seconds
        opened: Date <-> opened_at | epoch_seconds
        closed: Date? | epoch_seconds
      }

      """,
      """
      kvmap 1

      default Date via epoch_seconds

      struct A {
        made: Date
        opened: Date <-> opened_at
        closed: Date?
      }

      """),
  ]

  @Test(arguments: examples) func filesAreChanged(example: Example) throws {
    let marked = MarkedText(example.before)
    let range = try marked.ranges.first ?? TestClient.range(at: marked.position())
    let client = try RefactoringClient(["A.kvmap": marked.text])
    let found = try client.actions("A.kvmap", range)
    let action = try #require(
      found.first { $0["title"] as? String == example.title },
      "\(found.compactMap { $0["title"] as? String })")
    let text = try client.text("A.kvmap", after: action)
    #expect(text == example.after)
    #expect((action["kind"] as? String)?.hasPrefix("refactor.") == true)
  }

  @Test(arguments: examples) func linesEndAsThoseOfTheFile(example: Example) throws {
    let marked = MarkedText(example.before.replacing("\n", with: "\r\n"))
    let range = try marked.ranges.first ?? TestClient.range(at: marked.position())
    let client = try RefactoringClient(["A.kvmap": marked.text])
    let action = try #require(try client.actions("A.kvmap", range).first { $0["title"] as? String == example.title })
    #expect(try client.text("A.kvmap", after: action) == example.after.replacing("\n", with: "\r\n"))
  }

  /// A client that asks for the edit of an action gets the same one, when it asks.
  @Test(arguments: examples) func actionsAreResolved(example: Example) throws {
    let marked = MarkedText(example.before)
    let range = try marked.ranges.first ?? TestClient.range(at: marked.position())
    let client = try RefactoringClient(["A.kvmap": marked.text], resolves: true)
    let action = try #require(try client.actions("A.kvmap", range).first { $0["title"] as? String == example.title })
    #expect(action["edit"] == nil && action["data"] != nil)
    let resolved = try #require(try client.client.request("codeAction/resolve", action) as? [String: Any])
    let text = try client.text("A.kvmap", after: resolved)
    #expect(text == example.after)
    client.client.change("A.kvmap", version: 2, [["text": "struct Other {}\n"]])
    #expect(client.client.failure(of: "codeAction/resolve", action) == -32803)
  }

  /// What would change the meaning of documents, or has errors, is not offered.
  @Test(arguments: [
    // A key that only a whole document has.
    ("struct A {\n«  a: Int\n  b: Object <-> rest»\n}\n", "extract 2 properties to a type"),
    ("struct A {\n«  @id a: Int»\n  b: Int\n}\n", "extract 'a' to a type"),
    ("map A {\n«  a: Int»\n  b: Int\n}\n", "extract 'a' to a type"),
    ("nil write\n\nstruct A {\n«  a: Int?»\n  b: Int\n}\n", "extract 'a' to a type"),
    ("struct A {\n  a: Int\n«  b: String?\n  c: Int? = 3»\n}\n", "extract 2 properties to a type"),
    ("struct A {\n  a: Int\n«  b: Int»\n}\n", "extract 'b' to a mixin"),
    ("struct A {\n  b‸: B? <-> gather\n}\n\nstruct B {\n  c: Int\n}\n", "inline"),
    ("struct A {\n  b‸: B <-> gather\n  d: B\n}\n\nstruct B {\n  c: Int\n}\n", "inline"),
    ("struct A with M‸, N {\n  a: Int\n}\n\nmixin M {\n  b: Int\n}\n\nmixin N {\n  c: Int\n}\n", "inline"),
    ("struct A {\n  a‸: Int <- b\n}\n", "drop"), ("struct A {\n  a‸: Int <-> b\n}\n", "drop"),
    ("struct A {\n  a‸: Int? <-> b\n}\n", "make"), ("struct A {\n  a‸: Date\n}\n", "give"),
    ("enum E {\n  a‸\n  b <-> else\n}\n", "keep"), ("map enum E {\n  a‸\n  b\n}\n", "keep"),
    ("kvmap 1‸\n\nstruct A {\n  a: Int\n}\n", "switch"),
    ("struct A {\n  a‸: Date | epoch_seconds\n  b: Date | epoch_seconds\n  c: [Date]\n}\n", "write 'default"),
    ("struct A {\n  a‸: Int <-> x\n  b: Wrong\n}\n", ""), ("struct A {\n  isA‸: Bool\n  isB: Bool\n}\n", "gather"),
  ]) func othersAreNotOffered(marked: String, prefix: String) throws {
    let text = MarkedText(marked)
    let range = try text.ranges.first ?? TestClient.range(at: text.position())
    let client = try RefactoringClient(["A.kvmap": text.text])
    let refactorings = try client.actions("A.kvmap", range).filter {
      ($0["kind"] as? String)?.hasPrefix("refactor") == true
    }
    let titles = refactorings.compactMap { $0["title"] as? String }
    #expect(!titles.contains { $0.hasPrefix(prefix) }, "\(titles)")
  }

  @Test func onlyTheWantedKindsAreOffered() throws {
    let client = try RefactoringClient(["A.kvmap": "struct A {\n  a: Int <-> b\n}\n"])
    let range = TestClient.range(1, 2, 1, 2)
    #expect(try client.actions("A.kvmap", range, only: ["refactor.extract"]).isEmpty)
    #expect(try client.actions("A.kvmap", range, only: ["quickfix"]).isEmpty)
    let kinds = try client.actions("A.kvmap", range, only: ["refactor"]).compactMap { $0["kind"] as? String }
    #expect(Set(kinds) == ["refactor.rewrite"] && kinds.count > 2)
  }

  /// The client is asked to rename what got a name that nobody chose.
  @Test func newNamesAreRenamed() throws {
    let text = MarkedText("struct Shop {\n  name: String\n«  /* é */ street: String\n  city: String»\n}\n")
    let client = try RefactoringClient(["A.kvmap": text.text], commands: ["kvmap.rename"])
    let action = try #require(
      try client.actions("A.kvmap", text.ranges[0]).first { $0["title"] as? String == "extract 2 properties to a type" })
    let command = try #require(action["command"] as? [String: Any])
    #expect(command["command"] as? String == "kvmap.rename")
    #expect(command["arguments"] as? [String] == [TestClient.uri("A.kvmap"), "2", "2"])
  }
}
