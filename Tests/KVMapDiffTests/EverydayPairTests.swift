import Testing

/// Changes as they are made every day, and what is said of them.
@Suite struct EverydayPairTests {
  /// Another case of an enum is another default, and is said of the property, not of the enum.
  @Test(arguments: [
      EverydayPair(
        "struct S { e: E = .a }",
        "struct S { e: E = .b }",
        with: "enum E: String { a, b }",
        ["default-changed S.e changes same"]),
      EverydayPair(
        "struct S { e: E? = .a }",
        "struct S { e: E? = .b }",
        with: "enum E: String { a, b }",
        ["default-changed S.e changes same"]),
      EverydayPair(
        #"struct S { d: [String: E] = ["k": .a] }"#,
        #"struct S { d: [String: E] = ["k": .b] }"#,
        with: "enum E: String { a, b }",
        ["default-changed S.d changes same"]),
      EverydayPair(
        #"struct S { e: E = .other("x") }"#,
        #"struct S { e: E = .other("y") }"#,
        with: "enum E: String { a, b, other(String) <-> else }",
        ["default-changed S.e changes same"]),
      EverydayPair(
        "struct S { e: E = .a }",
        "struct S { e: E = .b }",
        with: "enum E: Int { a <-> 1  b <-> 2 }",
        ["default-changed S.e changes same"]),
      EverydayPair(
        "struct S { n: Int  e: E = .a }",
        "struct S { n: Int  e: E = .b }",
        with: #"""
        struct O { s: [S]  t: S? }
        enum E: String { a, b }
        """#,
        ["default-changed S.e changes same"]),
      EverydayPair(
        #"""
        enum E: String { a, b }
        struct S { e: E = .a }
        """#,
        #"""
        enum E: String { a, b <-> "c" }
        struct S { e: E = .b }
        """#,
        [
          "case-text-added E.b adds same",
          "case-text-removed E.b breaks same",
          "case-written-changed E.b same breaks",
          "default-changed S.e changes same",
        ]),
      EverydayPair(
        #"enum E: String { a <-> "x"  b <-> "y" }"#,
        #"enum E: String { a <-> "y"  b <-> "x" }"#,
        with: "struct S { e: E = .a, f: E }",
        [
          "case-text-added E.a changes same",
          "case-text-removed E.a changes same",
          "case-written-changed E.a same changes",
          "case-text-added E.b changes same",
          "case-text-removed E.b changes same",
          "case-written-changed E.b same changes",
        ]),
      EverydayPair(
        #"""
        union U by key { a  b  c: Int }
        struct S { e: U = .a }
        """#,
        #"""
        union U by key { a  b  c: Int }
        struct S { e: U = .b }
        """#,
        ["default-changed S.e changes same"]),
      EverydayPair(
        #"""
        union U { a: Int  c: String }
        struct S { e: U = .a(1) }
        """#,
        #"""
        union U { a: Int  c: String }
        struct S { e: U = .a(2) }
        """#,
        ["default-changed S.e changes same"]),
      EverydayPair(
        "struct S { e: E <- x | lowercased }",
        "struct S { e: E <- x }",
        with: "enum E: String { a, b }",
        ["steps-changed S.e breaks same"])
    ])
  func defaults(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// What both mappings lose is no difference between them.
  @Test(arguments: [
      EverydayPair(
        "",
        "nil write",
        with: #"struct A { d: Date <-> d | date("yyyy-MM-dd HH:mm"), n: Int? }"#,
        ["nil-writing-changed A same same"]),
      EverydayPair(
        "",
        "nil write",
        with: "struct A { n: Int? = 3 }",
        ["nil-writing-changed A same same"]),
      EverydayPair(
        "nil write",
        "",
        with: "struct A { n: Int? = 3 }",
        ["nil-writing-changed A same same"]),
      EverydayPair(
        #"struct A { d: Date <-> d | date("yyyy HH:mm", "yyyy HH") }"#,
        #"struct A { d: Date <-> d | date("yyyy HH", "yyyy HH:mm") }"#,
        ["steps-changed A.d same changes"])
    ])
  func losses(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// A key that is gone is said where it is gone.
  @Test(arguments: [
      EverydayPair(
        "struct I { c: String, z: Int }",
        "struct I { d: String, z: Int }",
        ["property-added I.d breaks same", "property-removed I.c same breaks"]),
      EverydayPair(
        "struct S { c: String?, z: Int }",
        "struct S { d: String?, z: Int }",
        ["property-added S.d adds same", "property-removed S.c same same"])
    ])
  func keys(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// Keys are compared as documents have them.
  @Test(arguments: [
      EverydayPair(
        "struct S { m: [String: Int] }",
        "struct S { m: [Int: Int] }",
        ["type-changed S.m breaks same"])
    ])
  func dictionaryKeys(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// An array is no object.
  @Test(arguments: [
      EverydayPair(
        "struct A { i: Int <-> self[0], j: Int? <-> self[1] }",
        "struct A { i: Int, j: Int? }",
        ["key-changed A.i breaks breaks", "key-changed A.j breaks breaks"]),
      EverydayPair(
        "struct A { i: Int, j: Int? }",
        "struct A { i: Int <-> self[0], j: Int? <-> self[1] }",
        ["key-changed A.i breaks breaks", "key-changed A.j breaks breaks"]),
      EverydayPair(
        "struct A { i: Int <-> self[0] }",
        "struct A { i: Int }",
        with: "struct B { a: A }",
        ["key-changed A.i breaks breaks"]),
      EverydayPair(
        "struct A { i: Int <-> self }",
        "struct A { i: Int }",
        with: "struct B { a: A, b: [A] }",
        ["source-changed A.i breaks breaks"])
    ])
  func records(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// What is written is tried with values that only the new mapping has.
  @Test(arguments: [
      EverydayPair(
        "depth 3",
        "depth 5",
        with: "struct A { a: Value }",
        ["depth-raised A adds breaks"]),
      EverydayPair(
        "struct A { i: Int, r: Object <-> rest }",
        "struct A { i: Int, r: Object <- rest }",
        ["arrow-changed A.r same changes"]),
      EverydayPair(
        "struct A { i: Int, extra: Object <-> rest }",
        "struct A { i: Int, extra: Object? <-> rest }",
        ["became-optional A.extra changes changes"])
    ])
  func writing(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// Callers pass what is of the type of the context.
  @Test(arguments: [
      EverydayPair(
        #"struct L { a: Int, c: String = "" }"#,
        #"""
        struct L { context s: S
        a: Int, c: String <- $context.c }
        """#,
        with: "struct S { c: String }",
        [
          "context-added L same same",
          "arrow-changed L.c changes changes",
          "default-removed L.c changes changes",
          "source-changed L.c changes changes",
        ])
    ])
  func contexts(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// A type that is another, a key that is another, a default that is the same: what is said is what is shown.
  @Test(arguments: [
      EverydayPair(
        "struct S { t: [String]? }",
        "struct S { t: [String] = [] }",
        ["became-required S.t changes same"]),
      EverydayPair(
        "struct S { i: Int }",
        "struct S { i: Int, r: Object <-> rest }",
        ["property-added S.r adds same"]),
      EverydayPair(
        "struct S { i: Int }",
        "struct S { i: Int, zone: Int <-> tz }",
        ["property-added S.zone breaks same"]),
      EverydayPair(
        "keys snake_case",
        "keys snake_case or camelCase",
        with: "struct S { fooBar: Int }",
        ["alternative-added S.fooBar adds same"]),
      EverydayPair(
        "union U { a: Int  b: String }",
        #"""
        coercion lenient
        union U { a: Int  b: String }
        """#,
        with: "struct S { a: Int, u: U }",
        ["coercion-widened M.kvmap (2 properties) changes same"]),
      EverydayPair(
        #"struct S { d: Date = "2000-01-01T00:00:00Z" }"#,
        #"struct S { d: Date = "2000-01-01T01:00:00+01:00" }"#,
        []),
      EverydayPair(
        "struct S { e: E }",
        "struct S { e: String }",
        with: "enum E: String { a, b }",
        ["type-widened S.e adds breaks"])
    ])
  func others(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// Floating point has not all integers.
  @Test(arguments: [
      EverydayPair("struct A { x: Int }", "struct A { x: Double }", ["type-widened A.x changes breaks"]),
      EverydayPair("struct A { x: Int? }", "struct A { x: Double? }", ["type-widened A.x changes breaks"]),
      EverydayPair("struct A { x: [Int] }", "struct A { x: [Double] }", ["type-widened A.x changes breaks"]),
      EverydayPair(
        "struct A { x: [String: Int] }", "struct A { x: [String: Double] }", ["type-widened A.x changes breaks"]),
      EverydayPair(
        "struct A { x: lenient Int }", "struct A { x: lenient Double }", ["type-widened A.x changes breaks"]),
      EverydayPair(
        "struct A { x: Int <-> x | number }", "struct A { x: Double <-> x | number }",
        ["type-widened A.x changes breaks"]),
      EverydayPair("struct A { x: Int32 }", "struct A { x: Float }", ["type-changed A.x changes breaks"]),
      EverydayPair("struct A { x: Double }", "struct A { x: Int }", ["type-narrowed A.x breaks changes"]),
      EverydayPair("struct A { x: Int32 }", "struct A { x: Double }", ["type-widened A.x adds breaks"]),
      EverydayPair("struct A { x: Int16 }", "struct A { x: Float }", ["type-changed A.x adds breaks"]),
    ])
  func integers(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// Values at the same places are no others in a type of their own; other values are.
  @Test(arguments: [
      EverydayPair(
        "struct A { n: String, x: Double, y: Double }", "struct A { n: String, p: P <-> gather }",
        with: "struct P { x: Double, y: Double }", Self.grouped("x", "y", into: "p")),
      EverydayPair(
        "struct A { n: String, in p { x: Double, y: Double } }", "struct A { n: String, p: P }",
        with: "struct P { x: Double, y: Double }", Self.grouped("x", "y", into: "p")),
      EverydayPair(
        "struct A { x: Double, y: Double? }", "struct A { p: P <-> self }", with: "struct P { x: Double, y: Double? }",
        Self.grouped("x", "y", into: "p")),
      EverydayPair(
        "struct A { n: String, p: P <-> gather }", "struct A { n: String, x: Double, y: Double }",
        with: "struct P { x: Double, y: Double }",
        ["property-added A.x adds same", "property-added A.y adds same", "property-removed A.p same same"]),
      EverydayPair(
        "struct A { n: String, x: Double, y: Double }", "struct A { n: String, p: P <-> gather }",
        with: "struct P { x: Double <-> x | offset(1), y: Double }",
        ["property-added A.p adds same", "property-removed A.x same changes", "property-removed A.y same same"]),
      EverydayPair(
        "struct A { n: String, x: Int? }", "struct A { n: String, z: Double? <-> x }",
        ["property-added A.z adds same", "property-removed A.x same breaks"]),
      EverydayPair(
        "struct A { n: String, x: Int = 1 }", "struct A { n: String }", ["property-removed A.x same changes"]),
    ])
  func structures(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  private static func grouped(_ parts: String..., into whole: String) -> [String] {
    ["property-added A.\(whole) adds same"] + parts.map { "property-removed A.\($0) same same" }
  }

  /// What is said is true of what changes.
  @Test(arguments: [
    ("struct S { t: [String]? }", "struct S { t: [String] = [] }", "'t' has its default where it is absent or null"),
    ("struct S { i: Int }", "struct S { i: Int, r: Object <-> rest }", "'r' is new"),
    ("struct S { i: Int }", "struct S { i: Int, zone: Int <-> tz }", "documents without 'tz' are no longer read"),
    (
      "keys snake_case\nstruct S { fooBar: Int }", "keys snake_case or camelCase\nstruct S { fooBar: Int }",
      "the key 'fooBar' is read as well"
    ),
    (
      "struct S { a: Int, u: U }\nunion U { a: Int, b: String }",
      "coercion lenient\nstruct S { a: Int, u: U }\nunion U { a: Int, b: String }",
      "values are read leniently: also from what only means them"
    ),
  ])
  func messages(old: String, new: String, message: String) throws {
    let found = try #require(ComparedPair(name: "", old: old, new: new).texts.changes())
    #expect(found.map(\.message) == [message])
  }
}
