/// A position where users choose a name, with the surrounding declarations: `NAME` is the name in backquotes, and `#` a
/// number that distinguishes the other names.
struct NamePosition: Sendable {
  var title: String
  /// Whether the name is global in Swift's module, so that no other position can be in the same module.
  var isGlobal = false
  var kvmap: String
  /// The code a user would have written; `NAME` is the name as Swift requires it.
  var swift = ""

  static let all = types + own + members

  /// Types that a file declares.
  private static let types = [
    NamePosition(
      title: "struct", isGlobal: true,
      kvmap: """
        struct NAME { a: Int, b: String?, c: [NAME] = [], d: Date? <-> p.d, e: Value }
        struct Holder# { v: NAME, w: NAME?, x: [NAME], y: [String: NAME], z: Field<NAME>, u: NAME? <- a ?? b, t: Kind# }
        union Kind# { one: NAME, all: [NAME] }
        """),
    NamePosition(
      title: "class", isGlobal: true,
      kvmap: """
        class NAME { a: Int, b: NAME? }
        class Sub#: NAME { c: [NAME] = [], d: Date? }
        family NAME on kind { Sub# <-> "sub", NAME <- else }
        struct Holder# { v: NAME, w: NAME?, x: [NAME] }
        """),
    NamePosition(
      title: "subclass", isGlobal: true,
      kvmap: """
        class Base# { a: Int }
        class NAME: Base# { b: NAME? }
        family Base# on kind { NAME <-> "sub", Base# <- else }
        """),
    NamePosition(
      title: "enum", isGlobal: true,
      kvmap: """
        enum NAME: String { a, b, other(String) <-> else }
        struct Holder# { v: NAME, w: NAME? = .a, x: [NAME: Int], y: [NAME] <-> y | split(","), z: lenient NAME? }
        union Union# { one: NAME, all: [NAME] }
        """),
    NamePosition(
      title: "union", isGlobal: true,
      kvmap: """
        union NAME on kind in data { a: Part# <-> "a", b: Int? <-> "b" }
        struct Part# { x: Int, n: [NAME] }
        struct Holder# { v: NAME, w: NAME?, x: [String: NAME], y: Other# }
        union Other# { one: NAME, number: Int }
        """),
    NamePosition(
      title: "generic struct", isGlobal: true,
      kvmap: """
        struct NAME<T> { a: T, b: [T], c: [NAME<T>] = [], d: Field<T> }
        struct Holder# { v: NAME<Int>, w: NAME<[String]>?, x: [NAME<Date?>] }
        """),
    NamePosition(
      title: "synchronised struct", isGlobal: true,
      kvmap: """
        struct NAME { @id id: Int, name: String, others: [NAME] = [] sync owned replace, day: Date? }
        struct Holder# { @id id: Int, n: NAME?, all: [NAME] = [], ids: [Int] = [] sync add(NAME) }
        """),
    NamePosition(
      title: "type of a context", isGlobal: true,
      kvmap: """
        struct NAME { a: Int }
        struct Holder# { context c: NAME, a: Int <- $context.a, b: Int }
        class Class# { context c: NAME, a: Int <- $context.a, b: Int }
        union Union# { h: Holder#, i: Int }
        """),
    NamePosition(
      title: "type beside a context", isGlobal: true,
      kvmap: """
        struct NAME { a: Int }
        struct Passed# { a: Int }
        struct Holder# { context c: Passed#, a: Int <- $context.a, v: NAME, w: [String: NAME], x: NAME? = nil }
        class Class# { context c: Passed#, a: Int <- $context.a, v: NAME, w: [NAME] }
        union Union# { h: Holder#, i: NAME }
        """),
  ]

  /// Hand-written types and functions.
  private static let own = [
    NamePosition(
      title: "map", isGlobal: true,
      kvmap: """
        map NAME { a: Int, b: String?, c: [NAME] }
        map NAME as Other { a: Int <-> q, b: String?, c: [NAME.Other] }
        struct Holder# { v: NAME, w: NAME?, x: [NAME], y: NAME.Other, z: [NAME.Other] }
        """,
      swift: """
        nonisolated struct NAME { var a: Swift.Int; var b: Swift.String?; var c: [NAME] }
        """),
    NamePosition(
      title: "map by assignment", isGlobal: true,
      kvmap: """
        map NAME by assignment { a: Int, b: NAME? }
        map NAME as Other by assignment { a: Int <-> q, b: NAME.Other? }
        """,
      swift: """
        nonisolated final class NAME { var a: Swift.Int = 0; var b: NAME?; init() {} }
        """),
    NamePosition(
      title: "extern type", isGlobal: true,
      kvmap: """
        extern type NAME: Hashable
        transform Transform#: NAME <-> String = swift Codec#
        struct Holder# { v: NAME <-> v | Transform#, w: NAME? <-> w | Transform#, x: [NAME] <-> x | Transform# }
        """,
      swift: """
        nonisolated struct NAME: Swift.Hashable {}
        nonisolated struct Codec#: KVMap.CodingTransformer {
          func decode(_ text: Swift.String, in _: KVMap.TransformerContext) throws -> NAME { .init() }
          func encode(_: NAME, in _: KVMap.TransformerContext) throws -> Swift.String { "" }
        }
        """),
    NamePosition(
      title: "codec", isGlobal: true,
      kvmap: """
        transform One#: String <-> String = swift NAME
        transform Two#(sign: String): String <-> String = swift NAME
        struct Holder# { v: String <-> v | One#, x: [String] <-> x | Two#(sign: "s") }
        """,
      swift: """
        nonisolated struct NAME: KVMap.CodingTransformer {
          init(sign: Swift.String = "") {}
          func decode(_ text: Swift.String, in _: KVMap.TransformerContext) throws -> Swift.String { text }
          func encode(_ text: Swift.String, in _: KVMap.TransformerContext) throws -> Swift.String { text }
        }
        """),
    NamePosition(
      title: "namespace of functions", isGlobal: true,
      kvmap: """
        map Hooked# { after NAME.look  before NAME.look  a: Int }
        map Made# by factory NAME.make { a: Int }
        """,
      swift: """
        nonisolated struct Hooked# { var a: Swift.Int }
        nonisolated struct Made# { var a: Swift.Int }
        nonisolated enum NAME {
          static func look(_: inout Hooked#) {}
          static func make(_: KVMap.JSONObject, _: KVMap.JSONObject?, _: KVMap.JSONValue?) -> Made# { Made#(a: 1) }
        }
        """),
    NamePosition(
      title: "function", isGlobal: true,
      kvmap: "map Made# by factory NAME { a: Int }",
      swift: """
        nonisolated struct Made# { var a: Swift.Int }
        nonisolated func NAME(_: KVMap.JSONObject, _: KVMap.JSONObject?, _: KVMap.JSONValue?) -> Made# { Made#(a: 1) }
        """),
  ]

  /// Names within declarations.
  private static let members = [
    NamePosition(
      title: "nested type",
      kvmap: """
        map NestedIn#.NAME { a: Int, b: [NestedIn#.NAME], c: Date? }
        map NestedIn# { n: NestedIn#.NAME, m: NestedIn#.NAME?, d: Date? }
        """,
      swift: """
        nonisolated struct NestedIn# {
          struct NAME { var a: Swift.Int; var b: [NestedIn#.NAME]; var c: FoundationDate? }
          var n: NestedIn#.NAME; var m: NestedIn#.NAME?; var d: FoundationDate?
        }
        """),
    NamePosition(
      title: "second mapping",
      kvmap: """
        map First#.Inner as NAME { a: Int, b: Date? <-> p.b, c: Decimal }
        struct OfSecond# { v: First#.Inner.NAME, w: First#.Inner.NAME?, x: [First#.Inner.NAME] }
        """,
      swift: """
        nonisolated enum First# {
          struct Inner { var a: Swift.Int; var b: FoundationDate?; var c: FoundationDecimal }
        }
        """),
    NamePosition(
      title: "type parameter",
      kvmap: """
        struct Generic#<NAME> {
          duplicates last
          a: NAME, b: [NAME], c: [Generic#<NAME>] = [], d: Field<NAME>, e: Date?, f: lossy NAME? <- f, g: [String: NAME]
          h: NAME? <-> x.h, i: lossy Int <- x.i = 4, j: NAME? <- p ?? q
        }
        """),
    NamePosition(
      title: "property",
      kvmap: """
        struct InPlace# { NAME: Int, b: Built#?, c: Set<Date> <-> c | split(",") | iso8601, d: Decimal? <-> d | number }
        struct Built# { duplicates last  NAME: Sum#?, o: lossy Int? <- o, p: Date? <-> z.p, q: Int? <-> a[0], r: Sum# }
        union Sum# { n: Int, all: [Sum#] }
        struct Later# {
          NAME: Int <- $parent.a, m: Int? <- a ?? b.c, n: Sum#
          g: Coordinate? <-> gather { latitude <-> x, longitude <-> y }
        }
        struct Around# { later: Later#? }
        struct Crated#<Item> { NAME: Item, l: [Item] }
        struct Listed# { NAME: Set<Int> }
        class Super# { NAME: Int, b: Super#? }
        class Sub#: Super# { c: Int = 4 }
        family Super# on kind { Sub# <-> "sub", Super# <- else }
        """),
    NamePosition(
      title: "property of a type of the user's",
      kvmap: """
        map ByInit# { NAME: Int, b: Int?, c: [ByInit#] }
        map ByInit# as Other { NAME: Int <-> q, b: lossy Int? <- b, c: [ByInit#.Other] }
        map ByAssignment# by assignment { NAME: Int, b: Int?, d: ByAssignment#? }
        map ByFactory# by factory Factory#.make { NAME: Int, d: ByFactory#? }
        """,
      swift: """
        nonisolated struct ByInit# {
          var NAME: Swift.Int; var b: Swift.Int?; var c: [ByInit#]
          init(NAME a: Swift.Int, b: Swift.Int?, c: [ByInit#]) { self.NAME = a; self.b = b; self.c = c }
        }
        nonisolated final class ByAssignment# {
          var NAME: Swift.Int = 0; var b: Swift.Int?; var d: ByAssignment#?; init() {}
        }
        nonisolated final class ByFactory# { var NAME: Swift.Int = 0; var d: ByFactory#?; init() {} }
        nonisolated enum Factory# {
          static func make(_: KVMap.JSONObject, _: KVMap.JSONObject?, _: KVMap.JSONValue?) -> ByFactory# { ByFactory#() }
        }
        """),
    NamePosition(
      title: "case of an enum",
      kvmap: """
        enum Texts# { a, NAME }
        enum Numbers#: Int { NAME, b }
        enum Kept# { a, NAME(String) <-> else }
        transform Table#: Texts# <-> String { .NAME <-> "n", .a <-> "m" }
        struct OfCases# {
          a: Texts# = .NAME, b: Numbers#? = .NAME, c: Kept# = .NAME("x"), d: [Texts#] = [.NAME]
          e: Texts#? <-> e | Table#
        }
        """),
    NamePosition(
      title: "case of a union",
      kvmap: """
        union Tagged# on kind { NAME: Payload# <-> "a", b: Payload# <-> "b", c: Value <-> else }
        union Beside# on kind in data.x { b: Int <-> "a", NAME: Int? <-> "b" }
        union Fitting# { b: Int, NAME: [Fitting#], c: Payload# when q }
        struct Payload# { x: Int, y: Tagged#? }
        struct OfUnions# { a: Beside# = .NAME(4), b: Fitting#? = .NAME([.b(3)]) }
        """),
    NamePosition(
      title: "transform",
      kvmap: """
        transform NAME: Decimal <-> Int = scaled(0.01)
        struct Prices# { a: Decimal <-> a | NAME, b: [Decimal] <-> b | NAME }
        """),
    NamePosition(
      title: "table",
      kvmap: """
        transform NAME: Bool <-> String { true <-> "Y" or "J", false <-> "N" }
        struct Answers# { a: Bool <-> a | NAME, b: Bool? <-> b | NAME }
        """),
    NamePosition(
      title: "small map",
      kvmap: """
        transform NAME: Point# <-> Object { a: Int <-> x, b: String? <-> y }
        struct Point# { a: Int, b: String? }
        struct Places# { a: Point# <-> a | NAME, b: Point#? <-> b | NAME }
        """),
    NamePosition(
      title: "parameter",
      kvmap: """
        transform Put#(NAME: String): String <-> String = swift Putting#
        struct Signs# { a: String <-> a | Put#(NAME: "x") }
        """,
      swift: """
        nonisolated struct Putting#: KVMap.CodingTransformer {
          init(NAME: Swift.String) {}
          func decode(_ text: Swift.String, in _: KVMap.TransformerContext) throws -> Swift.String { text }
          func encode(_ text: Swift.String, in _: KVMap.TransformerContext) throws -> Swift.String { text }
        }
        """),
    NamePosition(
      title: "mixin, context",
      kvmap: """
        mixin NAME { NAME: Int, b: Int? }
        struct Mixed# with NAME { c: Int }
        struct Passed# { a: Int }
        struct InContext# { context NAME: Passed#, a: Int <- $context.a }
        """),
  ]
}
