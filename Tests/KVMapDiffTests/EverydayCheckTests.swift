import Testing

/// Changes as they are made every day, and what is said of them.
@Suite struct EverydayCheckTests {
  /// Limits are tried: values at bounds and just beyond them, and texts on which two patterns disagree.
  @Test(arguments: [
      EverydayPair(
        #"struct S { s: String where matches "[A-Z]{2}[0-9]{2,4}" }"#,
        #"struct S { s: String where matches "[A-Z]{2}[0-9]{2}" }"#,
        ["check-changed S.s breaks same"]),
      EverydayPair(
        #"struct S { s: [String] where each matches "[a-z]*" }"#,
        #"struct S { s: [String] where each matches "[a-y]*" }"#,
        ["check-changed S.s breaks same"]),
      EverydayPair(
        #"struct S { s: String where not matches "[a-z]+" }"#,
        #"struct S { s: String where not matches "[a-zA-Z]+" }"#,
        ["check-changed S.s breaks same"]),
      EverydayPair(
        #"struct S { s: String where matches "[A-Z]{3}" }"#,
        #"struct S { s: String where matches "[A-Z]{3,4}" }"#,
        ["check-changed S.s adds breaks"]),
      EverydayPair(
        #"struct S { s: Duration where < "PT10H" }"#,
        #"struct S { s: Duration where < "PT5H" }"#,
        ["check-narrowed S.s breaks same"]),
      EverydayPair(
        "struct S { s: Data where count < 10 }",
        "struct S { s: Data where count < 5 }",
        ["check-narrowed S.s breaks same"]),
      EverydayPair(
        #"struct S { s: Date where > "2000-01-01T00:00:00Z" }"#,
        #"struct S { s: Date where > "2010-01-01T00:00:00Z" }"#,
        ["check-narrowed S.s breaks same"]),
      EverydayPair(
        #"struct S { s: Day where >= "2020-01-01" }"#,
        #"struct S { s: Day where >= "2021-01-01" }"#,
        ["check-narrowed S.s breaks same"]),
      EverydayPair(
        #"struct S { s: Zoned where >= "2020-01-01T00:00:00Z" }"#,
        #"struct S { s: Zoned where >= "2021-01-01T00:00:00Z" }"#,
        ["check-narrowed S.s breaks same"]),
      EverydayPair(
        #"struct S { s: [String] where each matches "[a-y]*" }"#,
        #"struct S { s: [String] where each matches "[a-z]*" }"#,
        ["check-changed S.s adds breaks"]),
      EverydayPair(
        #"struct S { s: [String: Date] where each > "2000-01-01T00:00:00Z" }"#,
        #"struct S { s: [String: Date] where each > "2010-01-01T00:00:00Z" }"#,
        ["check-narrowed S.s breaks same"]),
      EverydayPair(
        #"struct S { s: Duration where < "PT5H" }"#,
        #"struct S { s: Duration where < "PT10H" }"#,
        ["check-widened S.s adds breaks"])
    ])
  func checks(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// What reads a key, an index or an enclosing object is run in documents of what contains it.
  @Test(arguments: [
      EverydayPair(
        "struct M { k: String <-> $key, v: Int }",
        "struct M { k: String <-> $key, v: Int, w: Int }",
        with: "struct A { m: [M] <-> m | keyed }",
        ["property-added M.w breaks same"]),
      EverydayPair(
        "struct M { k: String <-> $key, v: Int, w: Int }",
        "struct M { k: String <-> $key, v: Int }",
        with: "struct A { m: [M] <-> m | keyed }",
        ["property-removed M.w same breaks"]),
      EverydayPair(
        "struct M { k: String <-> $key, v: Int <-> value }",
        "struct M { k: String <-> $key, v: Int <-> val }",
        with: "struct A { m: [M] <-> m | keyed }",
        ["key-changed M.v breaks breaks"]),
      EverydayPair(
        "struct M { k: String <-> $key, v: Int }",
        "struct M { k: String <-> $key, v: Int8 }",
        with: "struct A { m: [M] <-> m | keyed }",
        ["type-narrowed M.v breaks same"]),
      EverydayPair(
        "struct M { k: String <-> $key, v: Int8 }",
        "struct M { k: String <-> $key, v: Int }",
        with: "struct A { m: [M] <-> m | keyed }",
        ["type-widened M.v adds breaks"]),
      EverydayPair(
        "struct M { k: Int <- $index, v: Int }",
        "struct M { v: Int }",
        with: "struct A { m: [M] }",
        ["property-removed M.k same same"]),
      EverydayPair(
        "struct M { k: Int <- $index, v: Int }",
        "struct M { k: Int <- $index, v: Int, w: Int }",
        with: "struct A { m: [M] }",
        ["property-added M.w breaks same"]),
      EverydayPair(
        "struct M { k: Int <- $parent.id, v: Int }",
        "struct M { k: Int <- $parent.id, v: Int, w: Int }",
        with: "struct A { id: Int, m: [M] }",
        ["property-added M.w breaks same"]),
      EverydayPair(
        "struct M { k: String <-> $key, v: Int }",
        "struct M { k: String <-> $key, v: Int? }",
        with: "struct A { m: [M] <-> m | keyed }",
        ["became-optional M.v adds breaks"]),
      EverydayPair(
        "struct M { k: String <-> $key, v: Int where > 3 }",
        "struct M { k: String <-> $key, v: Int where > 5 }",
        with: "struct A { m: [M] <-> m | keyed }",
        ["check-narrowed M.v breaks same"]),
      EverydayPair(
        "struct M { k: String <-> $key, v: Int = 3 }",
        "struct M { k: String <-> $key, v: Int = 4 }",
        with: "struct A { m: [M] <-> m | keyed }",
        ["default-changed M.v changes same"]),
      EverydayPair(
        "struct M { k: String <-> $key, v: Int? }",
        "struct M { k: String <-> $key, v: Int }",
        with: "struct A { m: [M] <-> m | keyed }",
        ["became-required M.v breaks same"]),
      EverydayPair(
        "struct M { k: String <-> $key, v: Int? }",
        #"""
        struct M {
        nil write
        k: String <-> $key, v: Int? }
        """#,
        with: "struct A { m: [M] <-> m | keyed }",
        ["nil-writing-changed M same same"]),
      EverydayPair(
        "struct M { k: String <-> $key, v: Int }",
        "struct M { k: Int <-> $key, v: Int }",
        with: "struct A { m: [M] <-> m | keyed }",
        ["type-changed M.k breaks same"]),
      EverydayPair(
        "struct M { k: String <- $key, v: Int }",
        "struct M { k: String <- $key, v: Int, w: Int }",
        ["property-added M.w possible possible"]),
      EverydayPair(
        #"""
        struct M { k: Int <- $index, v: Int }
        union U by key { m: [M]  s: String }
        """#,
        #"""
        struct M { k: Int <- $index, v: Int8 }
        union U by key { m: [M]  s: String }
        """#,
        ["type-narrowed M.v breaks same"])
    ])
  func containers(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// Numbers and null are tried at the ends of nested types.
  @Test(arguments: [
      EverydayPair(
        "struct S { m: [String: Int8] }",
        "struct S { m: [String: Int] }",
        ["type-widened S.m adds breaks"]),
      EverydayPair(
        "struct S { m: [[Int8]] }",
        "struct S { m: [[Int]] }",
        ["type-widened S.m adds breaks"]),
      EverydayPair(
        "struct S { m: [String: [Int8]] }",
        "struct S { m: [String: [Int]] }",
        ["type-widened S.m adds breaks"]),
      EverydayPair(
        "struct S { m: [String: Int] }",
        "struct S { m: [String: Int?] }",
        ["type-widened S.m adds breaks"]),
      EverydayPair(
        "struct S { m: [Int] <-> h[*].v }",
        "struct S { m: [Int8] <-> h[*].v }",
        ["type-narrowed S.m breaks same"]),
      EverydayPair(
        "struct S { p: Page<Int8> }",
        "struct S { p: Page<Int> }",
        with: "struct Page<T> { items: [T] }",
        ["type-changed S.p adds breaks"]),
      EverydayPair(
        "union U { a: Int8  b: String }",
        "union U { a: Int  b: String }",
        ["payload-changed U.a adds breaks"]),
      EverydayPair(
        "struct S { m: [String: Int?] }",
        "struct S { m: [String: Int] }",
        ["type-narrowed S.m breaks same"]),
      EverydayPair(
        "struct S { m: [[Int]]? }",
        "struct S { m: [[Int8]]? }",
        ["type-narrowed S.m breaks same"])
    ])
  func nestedValues(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }
}
