import Foundation
import TestSupport
import Testing

@_spi(Generated) import KVMap

@Suite("Paths of problems as JSON Pointers (RFC 6901)")
struct JSONPointerTests {
  /// The keys of the example in RFC 6901, section 5, and others that a path quotes or a pointer escapes.
  private static let keys = [
    "foo", "", "a/b", "c%d", "e^f", "g|h", #"i\j"#, #"k"l"#, " ", "m~n", "~", "/", "~1", "~01", "//", ".", "a.b", "[0]",
    "a[1]", "-", "0", "01", "é", "\u{1F600}", "\n", "\u{7f}", "\u{200b}", "$text", "@id", "a b", "[a == 1]",
  ]

  @Test("the example of RFC 6901", arguments: zip(
    ["foo", "", "a/b", "c%d", "e^f", "g|h", #"i\j"#, #"k"l"#, " ", "m~n"],
    ["/foo", "/", "/a~1b", "/c%d", "/e^f", "/g|h", #"/i\j"#, #"/k"l"#, "/ ", "/m~0n"]))
  func ofTheStandard(_ key: String, _ pointer: String) throws {
    #expect(try Self.problem([String: Int].self, [key: "x"]).jsonPointer == pointer)
  }

  @Test("the root, elements and members of elements")
  func elements() throws {
    #expect(try Self.problem(Int.self, "x").jsonPointer == "")
    #expect(try Self.problem([Int].self, ["x"]).jsonPointer == "/0")
    #expect(try Self.problem([[String: [Int]]].self, [[:], ["a": [1, 2, "x"]]]).jsonPointer == "/1/a/2")
  }

  @Test("what is missing has the pointer that it would have")
  func missing() {
    let report = Post.decodeCollectingProblems(json: #"{"text": "t", "geo": {}, "longitude": 1}"#)
    #expect(report.problems.map(\.jsonPointer).sorted() == ["/geo/lat", "/user/name"])
  }

  @Test(
    "an element that is counted from the end, or selected and not there, is the one after the last",
    arguments: [
      ("users[-3]", "/users/-"), ("users[-1].age", "/users/-/age"), ("users[3]", "/users/3"),
      (#"users[name == "C"].name"#, "/users/-/name"), (#"users[name == "a.b[0]"]"#, "/users/-"),
    ])
  func noSuchElement(_ path: String, _ pointer: String) throws {
    var problem = try Self.problem(Int.self, "x")
    problem.path = path
    #expect(problem.jsonPointer == pointer)
  }

  @Test("a value of a stream has its number first")
  func streams() throws {
    var decoder = IncrementalDecoder<[String: Int]>(.ndjson)
    decoder.append("{}\n{\"a~\": true}\n")
    decoder.finish()
    _ = try decoder.next()
    let error = #expect(throws: MappingError.self) { try decoder.next() }
    #expect(error?.problems.map(\.jsonPointer) == ["/1/a~0"])
  }

  /// Every text that is not a number has a problem, and the pointer of each leads to one of them.
  @Test("the pointer of a problem leads to its value", arguments: 0..<200)
  func leadsToTheValue(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var texts: Set<String> = []
    let document = Dictionary(uniqueKeysWithValues: Self.keys.shuffled(using: &random).prefix(4).map { outer in
      (outer, (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Dictionary(uniqueKeysWithValues: Self.keys.shuffled(using: &random).prefix(3).map { inner -> (String, Any) in
          guard Bool.random(using: &random) else { return (inner, 1) }
          let text = "text \(texts.count)"
          texts.insert(text)
          return (inner, text)
        })
      })
    })
    let bytes = try JSONSerialization.data(withJSONObject: document)
    let problems = [String: [[String: Int]]].decodeCollectingProblems(json: bytes).problems
    #expect(Set(problems.compactMap { Self.value(at: $0.jsonPointer, in: document) as? String }) == texts)
    #expect(problems.count == texts.count)
  }

  /// The pointer of a text that is not well-formed leads to the value that was being read.
  @Test("the pointer leads to where reading ended", arguments: 0..<200)
  func leadsToTheEnd(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var count = 0
    let document = Self.tree(depth: 4, &count, using: &random)
    let text = String(decoding: try JSONSerialization.data(withJSONObject: [document]), as: UTF8.self)
    let leaf = 1_000 + Int.random(in: 0..<count, using: &random)
    let error = #expect(throws: MappingError.self) {
      try JSONValue(json: text.replacing("\(leaf)", with: "tru"))
    }
    let problem = try #require(error?.problems.first)
    #expect(problem.kind == .syntax && problem.path.isEmpty)
    #expect(Self.value(at: problem.jsonPointer, in: [document]) as? Int == leaf, "\(problem) in \(text)")
  }

  /// Leaves are 1000, 1001 and so on, and nothing else has four digits.
  private static func tree(depth: Int, _ count: inout Int, using random: inout SeededGenerator) -> Any {
    func leaf() -> Any {
      count += 1
      return 999 + count
    }
    guard depth > 0 else { return leaf() }
    let size = Int.random(in: 1...3, using: &random)
    if Bool.random(using: &random) { return (0..<size).map { _ in tree(depth: depth - 1, &count, using: &random) } }
    return Dictionary(uniqueKeysWithValues: keys.shuffled(using: &random).prefix(size).map { key in
      (key, tree(depth: depth - 1, &count, using: &random))
    })
  }

  private static func problem<T: DocumentDecodable>(_ type: T.Type, _ document: Any) throws -> MappingProblem {
    let bytes = try JSONSerialization.data(withJSONObject: document, options: .fragmentsAllowed)
    return try #require(T.decodeCollectingProblems(json: bytes).problems.first)
  }

  /// The evaluation of RFC 6901, section 4.
  private static func value(at pointer: String, in document: Any) -> Any? {
    guard pointer.isEmpty || pointer.hasPrefix("/") else { return nil }
    var value: Any? = document
    for token in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      let key = String(token).replacing("~1", with: "/").replacing("~0", with: "~")
      if let object = value as? [String: Any] {
        value = object[key]
      } else if let array = value as? [Any], let index = Int(key), array.indices.contains(index), String(index) == key {
        value = array[index]
      } else {
        return nil
      }
    }
    return value
  }
}
