import Testing

/// A file that is not formatted keeps its layout, and what a refactoring adds has the same.
@Suite struct RefactoringLayoutTests {
  @Test(arguments: [
    (
      "extract 2 properties to a type", "struct  A {\n  a: Int\n\tkeys exact\n«\tb: Int,\n\tc: Int,»\n}\n",
      "struct  A {\n  a: Int\n\tkeys exact\n\tpart: Part <-> gather,\n}\n\n"
        + "struct Part {\n\tkeys exact\n\tb: Int,\n\tc: Int\n}\n"
    ),
    (
      "extract 2 properties to a mixin", "struct  A {\n«  a: Int\n  b: Int»\n  c: Int\n}\n",
      "struct  A with Common {\n  c: Int\n}\n\nmixin Common {\n  a: Int\n  b: Int\n}\n"
    ),
    (
      "extract 'b' to a type", "struct  A { a: Int, «b: Int», c: Int }\n",
      "struct  A { a: Int, part: Part <-> gather, c: Int }\n\nstruct Part {\n  b: Int\n}\n"
    ),
  ])
  func theLayoutStays(title: String, before: String, after: String) throws {
    let marked = MarkedText(before)
    let range = try marked.ranges.first ?? TestClient.range(at: marked.position())
    let client = try RefactoringClient(["A.kvmap": marked.text])
    let action = try #require(try client.actions("A.kvmap", range).first { $0["title"] as? String == title })
    #expect(try client.text("A.kvmap", after: action) == after)
  }
}
