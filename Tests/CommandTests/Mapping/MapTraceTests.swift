import Foundation
import TestSupport
import Testing

/// `kvmapc map --trace`: what happened to each key of a document, and to each property.
@Suite struct MapTraceTests {
  private func map(_ arguments: String..., input: String, mapping: String) throws -> CommandLineTool.Result {
    let folder = try TemporaryFolder(["M.kvmap": mapping])
    return try CommandLineTool.run(["map", "M.kvmap"] + arguments, in: folder, input: Data(input.utf8))
  }

  @Test func traceTellsWhichRuleTookWhichKey() throws {
    let mapping = """
      struct User {
        name: String <-> full ?? name
        home: Home? <-> gather { city, zip <-> address.zip }
        age: Int = 3
        email: String?
        tags: [Tag]
      }
      struct Home { city: String, zip: String? }
      struct Tag { id: Int }
      """
    let input =
      #"{"name": "A", "full": "Ada", "city": "X", "address": {"zip": "1", "street": "S"}, "tags": [{"id": 1, "x": 2}]}"#
    let result = try map("User", "--trace", input: input, mapping: mapping)
    #expect(result.code == 0 && result.problems == "")
    #expect(
      result.output == """
        name            passed over by User.name (M.kvmap:2)
        full            -> User.name (M.kvmap:2)
        city            -> User.home { city } (M.kvmap:3)
        address.zip     -> User.home { zip } (M.kvmap:3)
        address.street  NOT READ
        tags            -> User.tags (M.kvmap:6)
        tags[0].id      -> Tag.id (M.kvmap:9)
        tags[0].x       NOT READ
                        default of User.age (M.kvmap:4)
                        nil for User.email (M.kvmap:5)

        """, "\(result.output)")
  }

  /// What a property without a value has: its default, nil, nothing, or what is left, which is nothing as well.
  @Test func traceTellsWhatIsThereWithoutAValue() throws {
    let mapping = """
      struct A {
        a: Int
        b: Int = 3
        c: Int?
        d: Field<Int>
        e: [String: Int] <-> rest
      }
      """
    let result = try map("A", "--trace", input: #"{"a": 1}"#, mapping: mapping)
    #expect(result.code == 0 && result.problems == "")
    #expect(
      result.output == """
        a  -> A.a (M.kvmap:2)
           default of A.b (M.kvmap:3)
           nil for A.c (M.kvmap:4)
           absent: A.d (M.kvmap:5)
           nothing left for A.e (M.kvmap:6)

        """, "\(result.output)")
  }

  @Test func traceTellsEachCaseThatWasTried() throws {
    let mapping = """
      struct Page { links: [Link], at: Media }
      union Link {
        flag: Bool
        picture: Picture when image.url
        shape: Shape
        other: Value <-> else
      }
      struct Picture { url: URL <-> image.url, size: Int }
      struct Shape { area: Double, sub: Link? }
      union Media on kind { shape: Shape <-> "shape", other: Value <-> else }
      """
    let links = #"[true, {"image": {"url": "x:y"}, "size": 4}, {"area": 2, "sub": false}, {"q": 1}]"#
    let result = try map("Page", "--trace", input: #"{"links": \#(links), "at": {"area": 1}}"#, mapping: mapping)
    #expect(result.code == 0 && result.problems == "")
    #expect(
      result.output == """
        links               -> Page.links (M.kvmap:1)
        links[0]            -> Link.flag (M.kvmap:3)
        links[1]            not Link.flag (M.kvmap:3): expected true or false, found an object
        links[1]            -> Link.picture (M.kvmap:4): image.url is there
        links[1].image.url  -> Picture.url (M.kvmap:8)
        links[1].size       -> Picture.size (M.kvmap:8)
        links[2]            not Link.flag (M.kvmap:3): expected true or false, found an object
        links[2]            not Link.picture (M.kvmap:4): image.url is not there
        links[2]            -> Link.shape (M.kvmap:5)
        links[2].area       -> Shape.area (M.kvmap:9)
        links[2].sub        -> Shape.sub (M.kvmap:9)
        links[2].sub        -> Link.flag (M.kvmap:3)
        links[3]            not Link.flag (M.kvmap:3): expected true or false, found an object
        links[3]            not Link.picture (M.kvmap:4): image.url is not there
        links[3]            not Link.shape (M.kvmap:5): area: expected a value, found only the key "q"
        links[3]            -> Link.other (M.kvmap:6)
        at                  -> Page.at (M.kvmap:1)
        at.kind             default of the case of Media (M.kvmap:10)
        at                  -> Media.other (M.kvmap:10)

        """, "\(result.output)")
    // A problem inside a chosen case is reported as such, and the trace continues into the case.
    let wrong = try map(
      "Link", "--trace", "--json", "--at", "d", input: #"{"d": {"image": {"url": "x:y"}, "size": "?"}}"#,
      mapping: mapping)
    #expect(wrong.code == 1 && wrong.problems.contains(#""path": "d.size", "kind": "mismatch""#))
    #expect(
      wrong.output == #"""
        {"trace": [
          {"path": "d", "fate": "left", "property": "Link.flag", "rule": {"file": "M.kvmap", "line": 3}, "reason": "expected true or false, found an object"},
          {"path": "d", "fate": "chosen", "property": "Link.picture", "rule": {"file": "M.kvmap", "line": 4}, "reason": "image.url is there"},
          {"path": "d.image.url", "fate": "read", "property": "Picture.url", "rule": {"file": "M.kvmap", "line": 8}},
          {"path": "d.size", "fate": "read", "property": "Picture.size", "rule": {"file": "M.kvmap", "line": 8}}
        ]}

        """#, "\(wrong.output)")
    let xml = try map(
      "Page", "--from", "xml", "--trace", input: "<Page><links><image><url>x:y</url></image></links></Page>",
      mapping: mapping)
    #expect(xml.code == 1)
    #expect(xml.output.contains("links            -> Link.picture (M.kvmap:4): image.url is there\n"), "\(xml.output)")
  }

  /// A case reads its payload and what tells it; nothing reads the other keys.
  @Test func traceTellsWhatUnionsDrop() throws {
    let mapping = """
      struct R { ms: [Message]?, es: [Event]?, ks: [Keyed]?, fs: [First]? }
      union Message on head.type { said: Said <-> "said", left <-> "left" or "gone", other: Value <-> else }
      union Event on kind in data { said: String <-> "said", more: Said <-> "more", idle <-> "idle", lost <- else }
      struct Said { text: String }
      union Keyed by key { a: Int, b: Said, c }
      union First { said: Said when text, lost <- else }
      """
    let input = #"""
      {"ms": [{"head": {"type": "said", "h": 0}, "text": "t", "u": 1}, {"head": {"type": "gone", "h": 1}, "at": 3},
              {"head": {"type": "zz"}, "b": 1}],
       "es": [{"kind": "said", "data": "x", "more": 1}, {"kind": "more", "data": {"text": "t", "v": 1}},
              {"kind": "idle", "data": 1}, {"kind": "q", "data": 2}],
       "ks": [{"a": 1, "z": 2}, {"b": {"text": "t", "w": 1}}, {"c": {"q": 1}}],
       "fs": [{"r": 1}]}
      """#
    let result = try map("R", "--trace", input: input, mapping: mapping)
    #expect(result.code == 0 && result.problems == "", "\(result.problems)")
    #expect(
      result.output == """
        ms               -> R.ms (M.kvmap:1)
        ms[0].head.type  -> the case of Message (M.kvmap:2)
        ms[0].head.h     NOT READ
        ms[0].text       -> Said.text (M.kvmap:4)
        ms[0].u          NOT READ
        ms[1].head.type  -> the case of Message (M.kvmap:2)
        ms[1].head.h     NOT READ
        ms[1].at         NOT READ
        ms[2].head.type  -> the case of Message (M.kvmap:2)
        ms[2]            -> Message.other (M.kvmap:2)
        es               -> R.es (M.kvmap:1)
        es[0].kind       -> the case of Event (M.kvmap:3)
        es[0].data       -> Event.said (M.kvmap:3)
        es[0].more       NOT READ
        es[1].kind       -> the case of Event (M.kvmap:3)
        es[1].data       -> Event.more (M.kvmap:3)
        es[1].data.text  -> Said.text (M.kvmap:4)
        es[1].data.v     NOT READ
        es[2].kind       -> the case of Event (M.kvmap:3)
        es[2].data       NOT READ
        es[3].kind       -> the case of Event (M.kvmap:3)
        es[3].data       NOT READ
        ks               -> R.ks (M.kvmap:1)
        ks[0]            -> Keyed.a (M.kvmap:5)
        ks[0].z          NOT READ
        ks[1]            -> Keyed.b (M.kvmap:5)
        ks[1].b.text     -> Said.text (M.kvmap:4)
        ks[1].b.w        NOT READ
        ks[2]            -> Keyed.c (M.kvmap:5)
        ks[2].c.q        NOT READ
        fs               -> R.fs (M.kvmap:1)
        fs[0]            not First.said (M.kvmap:6): text is not there
        fs[0]            -> First.lost (M.kvmap:6)
        fs[0].r          NOT READ

        """, "\(result.output)")
  }

  /// The keys outside the root of a type, unless a rule reads them from inside.
  @Test func traceTellsWhatIsAroundTheRoot() throws {
    let mapping = """
      struct User {
        root response.users
        name: String
        currency: String <- $root.currency
      }
      """
    let response = #"{"page": 1, "users": {"name": "A"}, "more": 2}"#
    let input = #"{"status": "ok", "response": \#(response), "currency": "EUR", "x": 3}"#
    let result = try map("User", "--trace", input: input, mapping: mapping)
    #expect(
      result.output == """
        status               NOT READ
        response.page        NOT READ
        response.users.name  -> User.name (M.kvmap:3)
        $root.currency       -> User.currency (M.kvmap:4)
        response.more        NOT READ
        x                    NOT READ

        """, "\(result.output)")
    let part = try map(
      "User", "--trace", "--at", "u", input: #"{"u": {"name": "A"}, "x": 1, "currency": "EUR"}"#, mapping: mapping)
    #expect(!part.output.contains("NOT READ"), "\(part.output)")
  }

  /// The key of the document that a rule reads from inside is that key, whatever characters it has.
  @Test func keysAroundTheRootMayHavePeriods() throws {
    let mapping = """
      struct User {
        root users
        name: String
        currency: String <- $root."currency.code"
        first: Int <- $root."a[0]"
      }
      """
    let input = #"{"currency.code": "EUR", "a[0]": 1, "currency": 2, "users": {"name": "A"}}"#
    let result = try map("User", "--trace", input: input, mapping: mapping)
    #expect(
      result.output == """
        currency               NOT READ
        users.name             -> User.name (M.kvmap:3)
        $root."currency.code"  -> User.currency (M.kvmap:4)
        $root."a[0]"           -> User.first (M.kvmap:5)

        """, "\(result.output)")
  }

  @Test func whatIsReadOfTheDocumentIsRead() throws {
    let mapping = """
      struct User {
        root response.users
        name: String
        page: Int <- $root.response.page
        version: Int <- $root.response.users.meta.version
      }
      """
    let input = #"{"response": {"page": 1, "more": 2, "users": {"name": "A", "meta": {"version": 3}, "x": 4}}}"#
    let result = try map("User", "--trace", input: input, mapping: mapping)
    let unread = result.output.split(separator: "\n").filter { $0.hasSuffix("NOT READ") }
      .map { $0.prefix { $0 != " " } }
    #expect(unread == ["response.more", "response.users.x"], "\(result.output)")
  }

  /// A key that only types inside read of the object around them.
  @Test func whatIsReadFromInsideIsRead() throws {
    let mapping = """
      struct Order { id: Int  shopID: Int? <-> shop.id  lines: [Line]  home: Home? <-> gather { street, city } }
      struct Line { sku: String  currency: String <- $parent.currency  tax: Int <- $root.tax.rate  part: Part? }
      struct Part { shop: String <- $parent.$parent.shop.name ?? $parent.shop  a: Int }
      struct Home { street: String  city: String  zip: Int? <- $parent.zip }
      """
    let input = #"""
      {"id": 1, "currency": "EUR", "tax": {"rate": 19}, "shop": {"id": 4, "name": "S", "more": 5}, "street": "A", "city": "B", "zip": 3,
       "rest": 2, "lines": [{"sku": "a", "part": {"a": 1, "currency": "no"}, "shop": "T"}]}
      """#
    let result = try map("Order", "--trace", input: input, mapping: mapping)
    let unread = result.output.split(separator: "\n").filter { $0.hasSuffix("NOT READ") }
      .map { $0.prefix { $0 != " " } }
    #expect(unread == ["shop.more", "rest", "lines[0].part.currency"], "\(result.output)")
  }

  /// What a union drops is not reported if another rule reads the same object.
  @Test func keysThatAnotherRuleReadsAreNotDropped() throws {
    let mapping = """
      struct S { kind: String, n: Int, u: U <- self }
      union U on kind { a <-> "a" }
      """
    let result = try map("S", "--trace", input: #"{"kind": "a", "n": 1, "x": 2}"#, mapping: mapping)
    #expect(
      result.output == """
        kind  -> S.kind (M.kvmap:1)
        n     -> S.n (M.kvmap:1)
        x     -> S.u (M.kvmap:1)

        """, "\(result.output)")
  }

  /// What `[*]` finds in an element is read, and the rest of the element is not, unless another rule reads it.
  @Test func traceTellsWhatProjectionsLeave() throws {
    let mapping = """
      struct S {
        names: [String] <- p[*].name
        first: String? <- p[0].x
        tags: [Tag] <- q[*].tag
        inner: [Int] <- r[*].s[*].id
        all: [Value] <- t
        some: [Int] <- t[*].id
      }
      struct Tag { id: Int }
      """
    let input = #"""
      {"p": [{"x": "1", "name": "n", "z": 1}, {"name": "m", "y": 2}],
       "q": [{"tag": {"id": 1, "w": 2}}, {"v": 1}, {"tag": {"id": 4}}],
       "r": [{"s": [{"id": 1, "k": 1}], "l": 1}, {"l": 2}],
       "t": [{"id": 1, "u": 1}]}
      """#
    let result = try map("S", "--trace", input: input, mapping: mapping)
    #expect(result.code == 0 && result.problems == "", "\(result.problems)")
    #expect(
      result.output == """
        p             -> S.names (M.kvmap:2)
        p[0].name     -> S.names (M.kvmap:2)
        p[1].name     -> S.names (M.kvmap:2)
        p[0].z        NOT READ
        p[1].y        NOT READ
        p[0].x        -> S.first (M.kvmap:3)
        q             -> S.tags (M.kvmap:4)
        q[0].tag      -> S.tags (M.kvmap:4)
        q[2].tag      -> S.tags (M.kvmap:4)
        q[0].tag.id   -> Tag.id (M.kvmap:9)
        q[0].tag.w    NOT READ
        q[2].tag.id   -> Tag.id (M.kvmap:9)
        q[1].v        NOT READ
        r             -> S.inner (M.kvmap:5)
        r[0].s[0].id  -> S.inner (M.kvmap:5)
        r[0].s[0].k   NOT READ
        r[0].l        NOT READ
        r[1].l        NOT READ
        t             -> S.all (M.kvmap:6)
        t             -> S.some (M.kvmap:7)
        t[0].id       -> S.some (M.kvmap:7)

        """, "\(result.output)")
    let array = try map(
      "R", "--trace", input: #"[{"a": 1, "k": 2}, {"c": 4, "l": 1}]"#,
      mapping: "struct R { all: [Int] <- self[*].a  last: Int? <- self[-1].c }")
    let unread = array.output.split(separator: "\n").filter { $0.hasSuffix("NOT READ") }
      .map { $0.prefix { $0 != " " } }
    #expect(unread == ["[0].k", "[1].l"], "\(array.output)")
  }

  /// The same is reported of samples.
  @Test func samplesTellWhatProjectionsLeave() throws {
    let folder = try TemporaryFolder([
      "M.kvmap": "struct A { x: Int <-> a.b  n: [String] <- p[*].name  f: String? <-> q[0].z }",
      "s.json": #"{"a": {"b": 1, "c": 2}, "p": [{"name": "x", "k": 1}], "q": [{"z": "1", "y": 2}]}"#,
    ])
    let result = try CommandLineTool.run(["check", "--sample", "s.json", "M.kvmap"], in: folder)
    #expect(
      result.output.hasSuffix("keys that no rule reads:\n  a.c     once\n  p[*].k  once\n  q[*].y  once\n"),
      "\(result)")
    let array = #"{"p": [{"name": "x", "k": 1}]}"#
    try folder.write("struct A { n: [String] <- p[*].name }", to: "M.kvmap")
    try folder.write(array, to: "s.json")
    let strict = try CommandLineTool.run(["check", "--strict", "--sample", "s.json", "M.kvmap"], in: folder)
    #expect(strict.code == 1, "\(strict)")
  }

  /// What two rules read of one object is left by neither.
  @Test func keysThatOneOfTwoRulesReads() throws {
    let result = try map(
      "S", "--trace", input: #"{"x": {"b": 1, "c": 2, "d": 3}, "v": {"b": 1, "c": 2}}"#,
      mapping: "struct S { a: A <-> x  b: Int <- x.b  v: Value <-> v  w: Int <- v.b }\nstruct A { c: Int }")
    let unread = result.output.split(separator: "\n").filter { $0.hasSuffix("NOT READ") }
      .map { $0.prefix { $0 != " " } }
    #expect(unread == ["x.d"], "\(result.output)")
    // Keys that look alike are others.
    let alike = try map(
      "S", "--trace", input: "{\"\u{E9}\": 1, \"e\u{301}\": 2}", mapping: "struct S { a: Int <-> \"\u{E9}\" }")
    #expect(alike.output.split(separator: "\n").filter { $0.hasSuffix("NOT READ") }.count == 1, "\(alike.output)")
  }

  @Test func traceShowsWhatADocumentLacksThatDoesNotMap() throws {
    let input = #"{"d": [{"x": 1}]}"#
    let mapping = "struct User { id: Int, x: Int? }"
    let result = try map("[User]", "--trace", "--at", "d", "--json", input: input, mapping: mapping)
    #expect(result.code == 1)
    #expect(
      result.output == #"""
        {"trace": [
          {"path": "d[0].x", "fate": "read", "property": "User.x", "rule": {"file": "M.kvmap", "line": 1}},
          {"path": "", "fate": "missing", "property": "User.id", "rule": {"file": "M.kvmap", "line": 1}}
        ]}

        """#, "\(result.output)")
    #expect(result.problems.contains(#""path": "d[0].id", "kind": "missing""#))
    let both = try map("User", "--trace", "--write", "json", input: input, mapping: mapping)
    #expect(both.code == 2 && both.problems.contains("'--trace' shows how a document is decoded"))
  }
}
