import Testing

/// Changes as they are made every day, and what is said of them.
@Suite struct EverydayCaseTests {
  /// Where only what is written changes, nothing is read otherwise.
  @Test(arguments: [
      EverydayPair(
        #"union U on t { a: A <-> "x" }"#,
        #"union U on t { a: A <-> "y" or "x" }"#,
        with: "struct A { i: Int }",
        ["case-text-added U.a adds same", "case-written-changed U.a same breaks"]),
      EverydayPair(
        #"union U on t { a: A <-> "x"  b: B <- "b" }"#,
        #"union U on t { a: A <-> "x"  b: B <-> "b" }"#,
        with: #"""
        struct A { x: Int }
        struct B { y: Int }
        """#,
        ["case-written-changed U.b same same"]),
      EverydayPair(
        #"union U on t { a: A <-> "x"  b: B <-> "b" }"#,
        #"union U on t { a: A <-> "b"  b: B <-> "x" }"#,
        with: #"""
        struct A { x: Int }
        struct B { y: Int }
        """#,
        [
          "case-text-added U.a adds same",
          "case-text-removed U.a breaks same",
          "case-written-changed U.a same breaks",
          "case-text-added U.b adds same",
          "case-text-removed U.b breaks same",
          "case-written-changed U.b same breaks",
        ]),
      EverydayPair(
        #"union U on t { a: A <-> "x"  o: Value <-> else }"#,
        #"union U on t { a: A <-> "x"  b: A <-> "b"  o: Value <-> else }"#,
        with: "struct A { x: Int }",
        ["union-case-added U.b breaks changes"])
    ])
  func tags(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// A document of another subclass is one of the others until the family has it.
  @Test(arguments: [
      EverydayPair(
        #"""
        family Animal on kind {
        Cat <-> "cat"
        Animal <- else }
        """#,
        #"""
        class Fish: Animal { salt: Bool }
        family Animal on kind {
        Cat <-> "cat"
        Fish <-> "fish"
        Animal <- else }
        """#,
        with: #"""
        class Animal { name: String }
        class Cat: Animal { lives: Int }
        """#,
        ["type-added Fish same same", "union-case-added Animal.Fish breaks changes"]),
      EverydayPair(
        "",
        #"""
        family Animal on kind {
        Cat <-> "cat"
        Animal <- else }
        """#,
        with: #"""
        class Animal { name: String }
        class Cat: Animal { lives: Int }
        struct Z { a: Animal, b: [Animal], d: Animal? }
        """#,
        ["family-added Animal changes changes"]),
      EverydayPair(
        #"""
        family Animal on kind {
        Cat <-> "cat"
        Animal <- else }
        """#,
        "",
        with: #"""
        class Animal { name: String }
        class Cat: Animal { lives: Int }
        struct Z { a: Animal, b: [Animal], d: Animal? }
        """#,
        ["family-removed Animal changes changes"])
    ])
  func families(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// Values of each kind are tried where a case looks.
  @Test(arguments: [
      EverydayPair(
        #"""
        union U { a: A when x
        o: Value <-> else }
        """#,
        #"""
        union U { a: A when x is number
        o: Value <-> else }
        """#,
        with: "struct A { x: Int }",
        ["when-changed U.a adds breaks"]),
      EverydayPair(
        "union U { a: A when kind == 1  b: B }",
        "union U { a: A when kind == 2  b: B }",
        with: #"""
        struct A { kind: Int, x: Int }
        struct B { kind: Int, x: Int }
        """#,
        ["when-changed U.a changes changes"])
    ])
  func conditions(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// Changes of cases explain what their documents show.
  @Test(arguments: [
      EverydayPair(
        #"enum E: String { a <-> "a" or "x", other(String) <-> else }"#,
        #"enum E: String { a <-> "a", other(String) <-> else }"#,
        ["case-text-removed E.a changes changes"]),
      EverydayPair(
        #"""
        union U on t { a: A <-> "a" or "x"
        o: Value <-> else }
        """#,
        #"""
        union U on t { a: A <-> "a"
        o: Value <-> else }
        """#,
        with: "struct A { x: Int }",
        ["case-text-removed U.a changes changes"]),
      EverydayPair(
        #"union U on t in d { a: Int <-> "a"  b: String <-> "b" }"#,
        #"union U on t in d { a: Int8 <-> "a"  b: String <-> "b" }"#,
        ["payload-changed U.a breaks same"]),
      EverydayPair(
        #"union U on t in d { a: Card <-> "a"  b: String <-> "b" }"#,
        #"union U on t in d { a: Value <-> "a"  b: String <-> "b" }"#,
        with: "struct Card { n: Int }",
        ["payload-changed U.a adds breaks"]),
      EverydayPair(
        "struct S { p: Page<Int> }",
        "struct S { p: Page<Int8> }",
        with: "struct Page<T> { items: [T] }",
        ["type-changed S.p breaks same"]),
      EverydayPair(
        #"""
        struct X { x: Int }
        union U { a: X  b: String }
        """#,
        #"""
        struct X { x: Int? }
        union U { a: X  b: String }
        """#,
        ["became-optional X.x adds breaks"]),
      EverydayPair(
        "union U { a: X  b: String }",
        "union U { a: Int?  b: String }",
        with: "struct X { x: Int }",
        ["payload-changed U.a breaks breaks"]),
      EverydayPair(
        "union U by key { x: X  none }",
        "union U by key { x: X  none: Value? }",
        with: "struct X { x: Int }",
        ["payload-changed U.none breaks changes"]),
      EverydayPair(
        #"""
        family Animal on kind {
        Cat <-> "cat"
        Fish <-> "fish"
        Animal <- else }
        """#,
        #"""
        family Animal on kind {
        Cat <-> "fish"
        Fish <-> "cat"
        Animal <- else }
        """#,
        with: #"""
        class Animal { name: String }
        class Cat: Animal { lives: Int }
        class Fish: Animal { salt: Bool }
        """#,
        [
          "case-text-added Animal.Cat adds same",
          "case-text-removed Animal.Cat breaks same",
          "case-written-changed Animal.Cat same breaks",
          "case-text-added Animal.Fish adds same",
          "case-text-removed Animal.Fish breaks same",
          "case-written-changed Animal.Fish same breaks",
        ]),
      EverydayPair(
        "struct A { i: Int <-> self }",
        "struct A { i: Int }",
        ["source-changed A.i breaks breaks"])
    ])
  func payloads(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }
}
