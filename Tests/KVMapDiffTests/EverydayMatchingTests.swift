import Testing

/// What is matched with what, and that each cause is said once.
@Suite struct EverydayMatchingTests {
  /// Each property that is gone has the value that it gets by itself.
  @Test(arguments: [
    EverydayPair(
      #"struct A { a: Int  b: Int? = 3  c: String = "x"  d: [Int] = [1] }"#, "struct A { a: Int }",
      ["property-removed A.b same changes", "property-removed A.c same changes", "property-removed A.d same changes"]),
    EverydayPair(
      "struct A { a: Int = 1  b: Int = 2  c: Int = 3 }", "struct A { a: Int = 4 }",
      ["default-changed A.a changes same", "property-removed A.b same changes", "property-removed A.c same changes"]),
    EverydayPair(
      "class A { a: Int = 1  b: Int = 2  c: Int = 3 }", "class A { a: Int = 1 }", with: "class B: A { d: Int = 4 }",
      ["property-removed A.b same changes", "property-removed A.c same changes"]),
    // Only documents of the type around it show these.
    EverydayPair(
      "struct I { k: Int <- $parent.n  b: Int = 1  c: Int = 2 }", "struct I { k: Int <- $parent.n }",
      with: "struct T { n: Int  items: [I] }",
      ["property-removed I.b same changes", "property-removed I.c same changes"]),
    EverydayPair(
      "struct A { a: Int }", "struct A { a: Int  b: Int = 1  c: Int = 2 }",
      ["property-added A.b adds same", "property-added A.c adds same"]),
  ])
  func removedProperties(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// Contents that are not found are not also a difference of each rule that looks for them.
  @Test(arguments: [
    EverydayPair(
      "union U on t in data { \(cases) }", "union U on t { \(cases) }", with: payloads,
      ["discriminator-moved U breaks breaks"]),
    EverydayPair(
      "union U on t { \(cases) }", "union U on t in data { \(cases) }", with: payloads,
      ["discriminator-moved U breaks breaks"]),
    EverydayPair(
      "union U on t in data { \(cases) }", "union U on k in content { \(cases) }", with: payloads,
      ["discriminator-changed U breaks breaks"]),
    EverydayPair(
      "union U on t in data { \(cases) }", "union U { a: A  b: B }", with: payloads,
      ["discriminator-changed U breaks breaks"]),
    EverydayPair(
      "union U { a: A  b: B }", "union U on t in data { \(cases) }", with: payloads,
      ["discriminator-changed U breaks breaks"]),
    EverydayPair(
      "union U by key { a: A  b: B }", "union U on t { \(cases) }", with: payloads,
      ["discriminator-changed U breaks breaks"]),
    EverydayPair(
      #"union G<T> on t in data { a: T <-> "a" }"#, #"union G<T> on t in content { a: T <-> "a" }"#,
      with: "struct H { g: G<Int> }", ["discriminator-moved G breaks breaks"]),
  ])
  func discriminators(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  private static let cases = #"a: A <-> "a"  b: B <-> "b""#
  private static let payloads = """
    struct A { x: Int  n: Int? }
    struct B { y: Int  m: C? }
    struct C { k: Int }
    struct H { us: [U]  v: U? }
    """

  /// Inline mappings are those of the same properties, or have the same keys.
  @Test(arguments: [
    EverydayPair("struct A { \(p)\n\(q) }", "struct A { \(q)\n\(p) }", with: geo, ["properties-reordered A same same"]),
    EverydayPair("struct A { \(q) }", "struct A { \(p)\n\(q) }", with: geo, ["property-added A.p adds same"]),
    EverydayPair("struct A { \(p)\n\(q) }", "struct A { \(q) }", with: geo, ["property-removed A.p same same"]),
    EverydayPair("struct A { \(q)\n r: Int }", "struct B { \(q)\n r: Int }", with: geo, ["type-renamed B same same"]),
    // One of two properties that shared keys.
    EverydayPair(
      "struct A { \(p)\n q: Coordinate? <-> q | Geo(lat: \"y\", lon: \"x\") }", "struct A { \(p)\n\(q) }", with: geo,
      ["steps-changed A.q breaks breaks"]),
    EverydayPair(
      "struct A { \(p)\n\(q) }",
      "struct A { p: Coordinate? <-> p | Geo(lat: \"z\", lon: \"x\")\n\(q) }", with: geo,
      ["key-changed Geo.latitude breaks breaks"]),
    EverydayPair(
      "struct A { p: Coordinate? <-> p | \(coordinate("a", "b"))\n q: Coordinate? <-> q | \(coordinate("c", "d")) }",
      "struct A { q: Coordinate? <-> q | \(coordinate("c", "d"))\n p: Coordinate? <-> p | \(coordinate("a", "b")) }",
      ["properties-reordered A same same"]),
  ])
  func inlineMappings(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  private static let p = #"p: Coordinate? <-> p | Geo(lat: "y", lon: "x")"#
  private static let q = #"q: Coordinate? <-> q | Geo(lat: "b", lon: "l")"#
  private static let geo = """
    transform Geo(lat: Key, lon: Key): Coordinate <-> Object {
      latitude: Double <-> $lat
      longitude: Double <-> $lon
    }
    """

  private static func coordinate(_ latitude: String, _ longitude: String) -> String {
    "coordinate(latitude: \"\(latitude)\", longitude: \"\(longitude)\")"
  }

  /// Another name in Swift is another one wherever it is, and nothing in documents.
  @Test(arguments: [
    EverydayPair(
      "enum E: String { a  b }\nstruct A { p: [E: Int] = [.a: 1] }",
      "enum E: String { c <-> \"a\"  b }\nstruct A { p: [E: Int] = [.c: 1] }", ["case-renamed E.c same same"]),
    EverydayPair(
      "enum E: String { a  b }\nstruct A { p: E = .a  q: Set<E> = [.a]  r: [E: [E]] = [:] }",
      "enum E: String { c <-> \"a\"  b }\nstruct A { p: E = .c  q: Set<E> = [.c]  r: [E: [E]] = [:] }",
      ["case-renamed E.c same same"]),
    EverydayPair(
      "union U by key { a  b: Int }\nstruct A { p: U = .a  q: [String: U] = [\"x\": .b(1)] }",
      "union U by key { c <-> \"a\"  d: Int <-> \"b\" }\nstruct A { p: U = .c  q: [String: U] = [\"x\": .d(1)] }",
      ["case-renamed U.c same same", "case-renamed U.d same same"]),
    EverydayPair(
      "enum E: String { a  b }\ntransform T: E <-> String { .a <-> \"x\"  .b <-> \"y\" }",
      "enum E: String { c <-> \"a\"  b }\ntransform T: E <-> String { .c <-> \"x\"  .b <-> \"y\" }",
      with: "struct A { p: E <-> p | T }", ["case-renamed E.c same same"]),
    EverydayPair(
      "struct P: Hashable { x: Int = 1 }", "struct P: Hashable { z: Int <-> x = 1 }",
      with: "struct A { p: Set<P> = []  q: [Set<P>] = [] }", ["property-renamed P.z same same"]),
    // What it does have in documents is still told.
    EverydayPair(
      "enum E: String { a  b }\nstruct A { p: [E: Int] = [.a: 1] }",
      "enum E: String { c <-> \"a\"  b }\nstruct A { p: [E: Int] = [.b: 1] }",
      ["case-renamed E.c same same", "default-changed A.p changes same"]),
  ])
  func renamed(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// Elements of a set that become equal are one, which the rule explains that changed.
  @Test(arguments: [
    EverydayPair(
      "struct P: Hashable { x: String }", "struct P: Hashable { x: String | lowercased }",
      with: "struct A { p: Set<P> = [] }", ["steps-changed P.x changes same"]),
    EverydayPair(
      "struct P: Hashable { x: String  y: Int? }", "struct P: Hashable { x: String }",
      with: "struct A { p: Set<P> = [] }", ["property-removed P.y changes same"]),
  ])
  func sets(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// What an argument of a generic type changes is a change of the property that has the argument.
  @Test(arguments: [
    EverydayPair(
      "struct A { p: Box<[Int]> }", "struct A { p: Box<Set<Int>> }", with: "struct Box<T> { v: T? }",
      ["type-changed A.p changes same"]),
    EverydayPair(
      "struct A { p: Box<Set<Int>> }", "struct A { p: Box<[Int]> }", with: "struct Box<T> { v: T? }",
      ["type-changed A.p changes changes"]),
  ])
  func arguments(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// The rest of an object that has a key of the same name as what is tried.
  @Test(arguments: [
    EverydayPair(
      "struct A { a: Int  r: Object <-> rest }", "struct A { a: Int  r: [String: Int] <-> rest }",
      ["type-narrowed A.r breaks same"]),
    EverydayPair(
      "struct A { a: Int?  r: [String: Int] <-> rest }", "struct A { a: Int?  r: Object <-> rest }",
      ["type-widened A.r adds breaks"]),
    EverydayPair(
      "struct A { a: Int  r: [String: String] <-> rest }", "struct A { a: Int  r: [String: Int] <-> rest }",
      ["type-changed A.r breaks breaks"]),
  ])
  func rests(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// Another rule that needs a key does not hide that this one needs less.
  @Test(arguments: [
    EverydayPair(
      "struct A { v: Int  n: Int }", "struct A { v: Int <-> vv  n: Int? }",
      ["became-optional A.n adds breaks", "key-changed A.v breaks breaks"]),
    EverydayPair(
      "struct A { v: Int  n: Int }", "struct A { v: Int <-> vv  n: Int = 3 }",
      ["default-added A.n adds same", "key-changed A.v breaks breaks"]),
  ])
  func absence(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }

  /// A bound that is, or is not, one of the values.
  @Test(arguments: [
    EverydayPair("struct A { b: Int where > 3 }", "struct A { b: Int where >= 3 }", ["check-widened A.b adds breaks"]),
    EverydayPair("struct A { b: Int where <= 3 }", "struct A { b: Int where < 3 }", ["check-narrowed A.b breaks same"]),
    EverydayPair(
      "struct A { c: String where count < 5 }", "struct A { c: String where count <= 5 }",
      ["check-widened A.c adds breaks"]),
  ])
  func bounds(pair: EverydayPair) throws { #expect(try pair.found() == pair.changes) }
}
