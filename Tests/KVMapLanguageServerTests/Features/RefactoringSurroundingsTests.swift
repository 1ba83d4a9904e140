import KVMapCompiler
import TestSupport
import Testing

/// Properties that move to another object, in mappings whose rules read what is outside their own object.
@Suite struct RefactoringSurroundingsTests {
  /// Rules of an element that the moved property contains.
  private static let rules = [
    "", "p: String <- $parent.code", "p: String? <- $parent.code", "p: String? <- $parent.$parent.code",
    "p: String? <- $root.code", "p: String? <- $key", "p: Int? <- $index",
    "context c: Caller\n  p: String <- $context.code", "p: String? <- code | Found",
  ]

  /// Types that contain elements, and what else declares them.
  private static let contents = [
    ("Item", ""), ("[Item]", ""), ("[String: Item]", ""), ("Item?", ""), ("String", ""), ("[Code]", ""),
    ("Middle", "struct Middle {\n  items: [Item]\n}\n"), ("Page<Item>", "struct Page<T> {\n  items: [T]\n}\n"),
    ("Choice", "union Choice {\n  item: Item\n  number: Int\n}\n"), ("Base", "class Base {\n  items: [Item]\n}\n"),
    ("Mixed", "mixin Items {\n  items: [Item]\n}\n\nstruct Mixed with Items {\n  b: Int\n}\n"),
  ]

  private static let titles = [
    " extract 'moved' to a type", " extract 'items' to a type", " gather 2 properties as 'part'",
  ]

  private static func mapping(_ moved: String, _ rule: String, _ other: String) -> String {
    """
    transform Found: String <- String = swift Finder with parent

    struct Shop {
      code: String
      orders: [Order]
    }

    struct Order {
      code: String
      \(moved)
      others: [Item] = []
    }

    struct Item {
      a: Int
      \(rule)
    }

    enum Code: String {
      small
      large
    }

    struct Caller {
      code: String
    }

    \(other)
    """
  }

  /// Whatever is offered is possible, and keeps documents.
  @Test(arguments: rules) func documentsStay(rule: String) throws {
    var offered = 0
    for (type, other) in Self.contents {
      for moved in ["moved: \(type)", "partOne: \(type)\n  partTwo: Int"] {
        let text = Self.mapping(moved, rule, other)
        let law = RefactoringLawTests()
        let before = RefactoringLawTests.compilation("A.kvmap", text, [:])
        guard !before.check().contains(where: { $0.severity == .error }) else { continue }
        let actions = try RefactoringLawTests.actions("A.kvmap", text, [:])
        for (key, action) in actions.sorted(by: { $0.key < $1.key }) {
          let name = String(key.prefix { $0 != " " })
          guard Self.titles.contains(where: key.hasSuffix) else { continue }
          let resolved = try #require(action.client.resolve(action.action), "\(key) is impossible in\n\(text)")
          offered += 1
          let new = try action.client.text("A.kvmap", after: resolved)
          try law.expectLaws(
            before, text, RefactoringLawTests.compilation("A.kvmap", new, [:]), new, name, "\(key) of\n\(text)")
        }
      }
    }
    #expect(offered > 0)
  }

  private func titles(_ marked: String, _ others: [String: String] = [:]) throws -> [String] {
    let text = MarkedText(marked)
    let client = try RefactoringClient(others.merging(["A.kvmap": text.text]) { $1 })
    let range = try text.ranges.first ?? TestClient.range(at: text.position())
    return try client.actions("A.kvmap", range, only: ["refactor"]).compactMap { $0["title"] as? String }
  }

  @Test(arguments: [
    "struct A {\n  code: String\n«  items: [B]»\n}\n\nstruct B {\n  c: String <- $parent.code\n}\n",
    "struct A {\n  code: String\n«  b: B»\n}\n\nstruct B { c: [C] }\n\nstruct C { d: String <- $parent.$parent.code }\n",
    "map F by factory F.make {\n  x: Int\n}\n\nstruct A {\n  code: String\n«  f: F»\n}\n",
    "transform T: String <-> String = swift Codec with object\n\nstruct A {\n  code: String\n«  f: String | T»\n}\n",
    "sync merge\n\nstruct A {\n  @id id: Int\n«  code: String»\n}\n",
  ]) func whatIsReadFromInsideIsNotExtracted(marked: String) throws {
    #expect(try !titles(marked).contains { $0.hasSuffix("to a type") })
  }

  @Test func whatIsReadFromInsideIsNotInlined() throws {
    let text = """
      struct A {
        name: String
        b‸: B <-> gather
      }

      struct B {
        code: String
        items: [C]
      }

      struct C {
        c: String? <- $parent.name
      }

      """
    #expect(try !titles(text).contains { $0.hasPrefix("inline") })
    #expect(try titles(text.replacing("$parent", with: "$root")).contains { $0.hasPrefix("inline") })
  }

  /// Other properties of a type that is read from inside.
  @Test func plainValuesMove() throws {
    let text = "struct A {\n  items: [B]\n«  code: String»\n}\n\nstruct B {\n  c: String <- $parent.code\n}\n"
    #expect(try titles(text).contains("extract 'code' to a type"))
    // An error in another file does not matter.
    #expect(try titles(text, ["B.kvmap": "struct X {\n  x: Wrong\n}\n"]).contains("extract 'code' to a type"))
  }
}
