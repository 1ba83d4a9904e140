import Foundation
@_spi(Generated) import KVMap
import Testing

@Suite("init(json:), update(json:), reading(json:)")
struct ReadingJSONTests {
  let expected = Article(
    id: 7, title: "On the Analytical Engine", score: 4.25, tags: ["a", "é\n"], author: Author(name: "Ada", age: 36),
    editor: nil, links: ["x": Author(name: "Charles", age: nil)])

  @Test("a document is read from bytes, data and text")
  func sources() throws {
    #expect(try Article(json: Sample.article) == expected)
    #expect(try Article(json: Data(Sample.article.utf8)) == expected)
    #expect(try Article(json: Array(Sample.article.utf8)) == expected)
    #expect(try Article(json: Sample.article[...]) == expected)
    #expect(try Article(json: Array(Sample.article.utf8)[...]) == expected)
    #expect(try Article(json: ContiguousArray(Sample.article.utf8)) == expected)
    let bytes = Data(Sample.article.utf8)
    #expect(try bytes.withUnsafeBytes { (raw: UnsafeRawBufferPointer) in try Article(json: raw) } == expected)
  }

  @Test("arrays and dictionaries of a mapped type are read")
  func collections() throws {
    #expect(try [Article](json: "[\(Sample.article), \(Sample.article)]") == [expected, expected])
    #expect(try [Article](json: "[]").isEmpty)
    #expect(try [String: Author](json: #"{"a": {"name": "A"}}"#) == ["a": Author(name: "A", age: nil)])
    #expect(try [[Author]](json: #"[[], [{"name": "A"}]]"#) == [[], [Author(name: "A", age: nil)]])
  }

  @Test("updating merges what is there and keeps what is not")
  func updating() throws {
    var article = expected
    try article.update(json: #"{"score": 5, "author": {"age": 37}, "editor": {"name": "C"}, "tags": []}"#)
    #expect(article.score == 5)
    #expect(article.title == expected.title)
    #expect(article.author == Author(name: "Ada", age: 37))
    #expect(article.editor == Author(name: "C", age: nil))
    #expect(article.tags.isEmpty)
  }

  @Test("a failed update leaves the value as it was")
  func failedUpdate() throws {
    var article = expected
    #expect(throws: MappingError.self) { try article.update(json: #"{"id": 8, "title": "x", "score": "y"}"#) }
    #expect(article == expected)
  }

  @Test("the first problem is thrown, with its place and rule")
  func firstProblem() throws {
    let error = #expect(throws: MappingError.self) {
      try [Article](json: "[\(Sample.article),\n {\"id\": 1, \"title\": 5}]")
    }
    #expect(
      error?.description == """
        [1].title: expected a string, found the number 5
          at byte 220 (line 3, column 21) of the input; rule Article.title, Test.kvmap:3
        """)
  }
}

@Suite("Documents from elsewhere")
struct DocumentBytesTests {
  @Test("a span and a buffer are read like an array")
  func span() throws {
    let bytes = Array(#"{"name": "n"}"#.utf8)
    #expect(try bytes.withUnsafeBufferPointer { try Author(json: $0) } == Author(name: "n"))
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    var author = try Author(from: bytes.span, as: .json)
    #expect(author == Author(name: "n"))
    let update = Array(#"{"age": 3}"#.utf8)
    try author.update(from: update.span, as: .json)
    #expect(author == Author(name: "n", age: 3))
    #expect(Author.decodeCollectingProblems(from: update.span, as: .json).problems.map(\.path) == ["name"])
  }

  @Test("text that is not contiguous in memory, and slices of data, are read like any other")
  func bridged() throws {
    let data = Data(#"xx{"name": "n"}"#.utf8)
    #expect(try Author(json: data[2...]) == Author(name: "n"))
    #expect(try Author(json: String(repeating: " ", count: 100) + #"{"name": "n"}"#) == Author(name: "n"))
  }
}
