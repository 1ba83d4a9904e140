import KVMapCompiler
import Testing

/// What becomes of Swift source.
@Suite struct SwiftSourceTests {
  private func text(_ source: String, declares: Bool = false, keys: String? = nil) -> String {
    let verdict = DescriptionLaws.swift(source, declares: declares, keys: keys)
    #expect(verdict.violations == [], "\(source)")
    return (verdict.text ?? "").replacing("kvmap 1\n\n", with: "")
  }

  @Test(arguments: [
    ("let a: Int", "a: Int"), ("let a: Optional<Int>", "a: Int?"), ("let a: Int!", "a: Int?"),
    ("var a: [Int]", "a: [Int]"), ("var a: Array<String?>", "a: [String?]"), ("var a: Set<Int>", "a: Set<Int>"),
    ("var a: [String: [Int]]", "a: [String: [Int]]"), ("var a: Dictionary<Int, Date>", "a: [Int: Date]"),
    ("var a: Foundation.URL", "a: URL"), ("var a: CGFloat", "a: Double"), ("var a: (Int)", "a: Int"),
    ("var a: Int = 5", "a: Int = 5"), ("var a: String = \"x\\n\"", #"a: String = "x\n""#),
    ("var a: String = #\"\\x\"#", #"a: String = "\\x""#), ("var a = -1.5", "a: Double = -1.5"),
    ("var a = true", "a: Bool = true"), ("var a: [Int] = []", "a: [Int] = []"),
    ("var a: [String: Int] = [\"x\": 1]", #"a: [String: Int] = ["x": 1]"#), ("var a: Int? = nil", "a: Int?"),
    ("var a: Int { didSet { } }", "a: Int"), ("var a: Int = 1 { willSet { } }", "a: Int = 1"),
    ("public private(set) var a: Int", "a: Int"), ("@MainActor var a: Int", "a: Int"), ("var `a`: Int", "a: Int"),
    ("var a: Int // b\n/* c */", "a: Int"), ("var a: B\n  enum B: String { case x }", "a: T.B"),
  ]) func aStoredProperty(line: String, property: String) {
    #expect(text("struct T { \(line) }").contains("  \(property)\n"), "\(line)")
  }

  @Test(arguments: [
    "static let b = 1", "var b: Int { 1 }", "var b: Int { get { 1 } set { } }", "func b() -> Int { 1 }",
    "subscript(b: Int) -> Int { b }", "init(b: Int) { a = b }", "deinit { }", "typealias B = Int", "class func b() { }",
    "func b<T>(_ b: T) where T: Equatable { let c = 1; var d = \"}\" }", "struct B { }",
    "protocol B { var b: Int { get } }", "let b = /[({]/", "#if os(Linux)\n#endif",
    "@available(*, deprecated) func b() { }",
  ]) func whatIsNoStoredProperty(line: String) {
    let lines = text("struct T {\n  var a: Int\n  \(line)\n}").split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("  //") } == ["  a: Int"], "\(line): \(lines)")
  }

  @Test(arguments: [
    ("private var b: Int", "'b' is left out: it is private, so that no other file sees it"),
    ("fileprivate var b: Int?", "'b' is left out: it is private, so that no other file sees it"),
    ("let b: Int = 5", "'b' is left out: its value is always the same"),
    ("lazy var b = 5", "'b' is left out: it is lazy"), ("@Wrapped var b: Int", "'b' is left out: '@Wrapped' wraps it"),
    ("var b: Any", "'b: Any' is left out: no document has a value of 'Any'"),
    ("var b: [Substring]", "'b: [Substring]' is left out: no document has a value of 'Substring'"),
    ("var b = \"x\\(1 + 2)y\"", #"in Swift it begins as "x\(1 + 2)y""#),
    ("var b: String = #\"x\\#(a)\"#", ##"in Swift it begins as #"x\#(a)"#"##),
    ("var b: String = \"\"\"\n    x\n    \"\"\"", #"in Swift it begins as """ x """"#),
    ("var b: any P", "'b: any P' is left out: a mapping has no 'any P'"),
    ("var b: (Int, Int)", "'b: (Int, Int)' is left out: "),
    ("var b: (Int) -> Void", "'b: (Int) -> Void' is left out: "),
    ("var b: Other", "'b: Other' is left out: 'Other' is not declared"), ("var b: P & Q", "'b: P & Q' is left out: "),
    ("var b = make()", "'b' is left out: its type is not written"),
    ("var b: UUID = UUID()", "in Swift it begins as UUID()"),
  ]) func whatDocumentsCannotHaveIsRemarked(line: String, remark: String) {
    let found = text("struct T {\n  var a: Int\n  \(line)\n}")
    #expect(found.contains("  // \(remark)"), "\(found)")
  }

  @Test func codingKeysAreKeys() {
    let source = """
      struct T: Codable {
        var userName: String, id: Int, hidden: Int = 0, createdAt: Date
        enum CodingKeys: String, CodingKey { case userName = "user_name", id = "_id"; case createdAt = "created_at" }
      }
      """
    #expect(
      text(source) == """
        keys snake_case

        map T {
          // 'hidden' is left out: CodingKeys lacks it

          userName: String
          id: Int <-> _id
          createdAt: Date
        }

        """)
    #expect(
      text("struct T { var userName: String }", keys: "snake_case").hasPrefix(
        "keys snake_case\n\nmap T {\n  userName: String\n"))
  }

  @Test func typesAreDeclaredIfAsked() {
    let source = """
      /// A tea.
      class Tea: Codable { /// In grams.
        var weight: Double = 2.5 }
      final class Green: Tea { var leaf: Leaf?; struct Leaf: Codable { var size: Int } }
      """
    #expect(
      text(source, declares: true) == """
        /// A tea.
        class Tea {
          /// In grams.
          weight: Double = 2.5
        }

        struct GreenLeaf {
          size: Int
        }

        """)
    #expect(
      text("class A: Codable { var a: Int }\nclass B: A, Codable { var b: Int }", declares: true).contains(
        "class B: A {"))
  }

  @Test(arguments: [false, true]) func subclassesOfCodableClassesAreNoted(declares: Bool) {
    let source = "class A: Codable { var a: Int = 0 }\nclass B: A { var b: Int = 0 }\nclass C: B { var c: Int = 0 }"
    guard case .mapping(let text, let inference, let violations) = DescriptionLaws.swift(source, declares: declares)
    else {
      Issue.record("it is refused")
      return
    }
    #expect(violations == [] && !text.contains("B") && !text.contains("C"), "\(text)")
    let reasons = ["B", "C"].map { name in
      "'\(name)' is left out: "
        + (declares
          ? "it is a subclass of 'A', and does not say 'Codable' itself"
          : "a class with a base is read by the mapper of the base")
    }
    #expect(inference.notes == reasons)
  }

  /// A type with the name of one of the language is left out, as one that is not declared.
  @Test(arguments: ["Object", "Value", "Set", "Field", "Coordinate"]) func typesOfTheLanguageAreLeftOut(name: String) {
    for keyword in ["struct \(name): Codable { var x: Int }", "enum \(name): String, Codable { case x }"] {
      for declares in [false, true] {
        let verdict = DescriptionLaws.swift(
          "\(keyword)\nstruct User: Codable { var name: String; var a: \(name)?; var b: [\(name)] }", declares: declares)
        #expect(verdict.violations == [])
        guard case .mapping(let text, let inference, _) = verdict else { continue }
        #expect(inference.notes == ["'\(name)' is left out: its name is that of a type of the language"])
        #expect(
          text.contains(
            "User {\n  // 'a: \(name)?' is left out: '\(name)' is left out\n"
              + "  // 'b: [\(name)]' is left out: '\(name)' is left out\n"), "\(text)")
      }
    }
    let text = text("struct Shop: Codable { struct \(name): Codable { var x: Int }; var a: \(name) }")
    #expect(text == "map Shop {\n  a: Shop.\(name)\n}\n\nmap Shop.\(name) {\n  x: Int\n}\n")
  }

  @Test func enumsHaveTheirValues() {
    #expect(
      text("enum E: String { case a, b = \"B\" }\nstruct T { var e: E }").hasPrefix(
        "map enum E: String {\n  a\n  b <-> \"B\"\n}\n"))
    #expect(
      text("enum E: Int { case a = 3, b, c = -1, d }\nstruct T { var e: E }").hasPrefix(
        "map enum E: Int {\n  a <-> 3\n  b <-> 4\n  c <-> -1\n  d <-> 0\n}\n"))
    #expect(
      text("enum E { case a(Int) }\nstruct T { var e: E; var b: Int }").contains(
        "// 'e: E' is left out: 'E' is left out\n"))
  }

  @Test func howAValueIsCreated() {
    #expect(text("final class T { var a: Int = 0; var b: Int? }").hasPrefix("map T by assignment {\n"))
    #expect(
      text("struct T { let a: Int; init() { a = 1 } }").contains(
        "// the mapper needs an initialiser 'T(a:)' that it can call\n"))
    #expect(
      text("class T { let a: Int; required init(a: Int) { self.a = a } }").contains(
        "// the mapper calls 'init(a:)', which must be 'required' because the class is not final\n"))
    #expect(
      text("class T { var a: Int = 0; init() {} }").contains(
        "// the mapper calls 'init()', which must be 'required' because the class is not final\n"))
    #expect(!text("struct T { let a: Int; init(a: Int) { self.a = a } }").contains("//"))
  }

  @Test func onlyCodableTypesAreReadIfThereAreSome() {
    #expect(
      text("struct View { var a: Int }\nstruct T { var b: Int }\nextension T: Swift.Codable { }")
        == "map T {\n  b: Int\n}\n")
  }

  @Test func theFirstBranchOfAConditionIsRead() {
    let found = text(
      "struct T {\n#if DEBUG && os(iOS)\n  var a: Int\n#elseif X\n  var b: Int\n#else\n  var c: Int\n#endif\n  var d: Int\n}"
    )
    #expect(found.contains("  a: Int\n  d: Int\n}"), "\(found)")
  }

  @Test func genericsAndAliases() {
    let source =
      "typealias Price = Decimal\nstruct Page<Item: Codable, Other> { var items: [Item]; var other: Other?; var price: Price }\nstruct T { var page: Page<Int, String> }"
    #expect(
      text(source) == """
        map Page<Item, Other> {
          items: [Item]
          other: Other?
          price: Decimal
        }

        map T {
          page: Page<Int, String>
        }

        """)
  }
}
