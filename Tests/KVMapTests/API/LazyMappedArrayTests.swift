import Testing

@_spi(Generated) @testable import KVMap

/// A mapped type with a lazy array as generated code looks.
private struct Feed: DocumentDecodableInPlace, DocumentEncodable {
  var name = ""
  var authors: LazyDecodedArray<Author> = []

  static let keys = KeyTableFixture.of("name", "authors", type: "Feed")
  static var _kvPlaceholder: Feed { Feed() }

  static func _kvDecode(_ kv: inout JSONReader, into out: inout Feed, updating: Bool) throws(CodingFailure) {
    var scan = ObjectState(updating: updating)
    var key = try kv.beginObject(keys, &scan)
    while key >= 0 {
      do throws(CodingFailure) {
        switch key {
        case 0: out.name = try kv.string()
        case 1:
          out.authors = try kv.lazyArray(keys, rule: 1) { (kv: inout JSONReader) throws(CodingFailure) -> Author in
            try Author._kvDecode(&kv, updating: nil)
          }
        default: try kv.skip()
        }
      } catch {
        try kv.recover(error, &scan)
      }
      key = try kv.nextKey(keys, &scan)
    }
  }

  func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) {
    kv.beginObject()
    kv.key(#""authors":"#)
    try kv.lazyArray(authors) { (kv: inout JSONWriter, author: Author) throws(CodingFailure) in
      kv.beginObject()
      kv.key(#""name":"#)
      kv.string(author.name)
      kv.endObject()
    }
    kv.endObject()
  }
}

@Suite struct LazyMappedArrayTests {
  private static let json = """
    {
      "name": "é", "authors": [ {"name": "Ada", "x": [1, 2.50]},
        {"name": 7, "age": "x"} , {"age":3} ]
    }
    """

  @Test func mapsWhatIsLookedAt() throws {
    let feed = try Feed(json: Self.json)
    #expect(feed.authors.count == 3)
    #expect(feed.authors.mappedElement(at: 0) == nil)
    #expect(try feed.authors.decodedElement(at: 0) == Author(name: "Ada"))
    #expect(feed.authors.mappedElement(at: 0) == Author(name: "Ada"))
    #expect(feed.authors.mappedElement(at: 1) == nil)
    // A copy shares the cached elements.
    let copy = feed.authors
    _ = copy[2]
    #expect(feed.authors.map { try? $0.get().name } == ["Ada", nil, nil])
  }

  @Test func tellsWhereInTheDocumentAProblemIs() throws {
    let eager = [Author].decodeCollectingProblems(json: Self.json, atPath: "authors").problems
    let feed = try Feed(json: Self.json)
    #expect(throws: MappingError.self) { try feed.authors.decodedElement(at: 1) }
    let all = feed.authors.indices.flatMap { feed.authors.decodeCollectingProblems(at: $0).problems }
    #expect(all == eager)
    #expect(all.map { "\($0.kind.rawValue) at \($0.path)" } == [
      "mismatch at authors[1].name", "mismatch at authors[1].age", "missing at authors[2].name",
    ])
    #expect(all.map(\.line) == [3, 3, 3])
    guard case .failure(let error) = feed.authors[1] else {
      Issue.record("the second author has no name")
      return
    }
    #expect(error.problems == [eager[0]])
    // The same result again, from the cache.
    #expect(feed.authors[1] == .failure(error))
    #expect(feed.authors.decodeCollectingProblems(at: 0).value == Author(name: "Ada"))
    #expect(feed.authors.decodeCollectingProblems(at: 1).value == nil)
    #expect(throws: MappingError.self) { try feed.authors.decodedElements() }
  }

  @Test func namesTheRuleOfTheArrayForElementsOfTheWrongKind() throws {
    let feed = try Feed(json: #"{"authors":[1]}"#)
    guard case .failure(let error) = feed.authors[0] else {
      Issue.record("a number is no author")
      return
    }
    #expect(error.problems[0].path == "authors[0]")
    #expect(error.problems[0].rule?.name == "Feed.authors")
  }

  @Test func outlivesItsDocument() throws {
    func read() throws -> LazyDecodedArray<Author> {
      var bytes = Array("\u{FEFF}{\"authors\":[{\"name\":\"Ada\"},{}]}".utf8)
      let authors = try Feed(json: bytes).authors
      for index in bytes.indices { bytes[index] = 0 }
      return authors
    }
    let authors = try read()
    #expect(try authors.decodedElement(at: 0).name == "Ada")
    // Offsets include the byte order mark.
    #expect(authors.decodeCollectingProblems(at: 1).problems.map(\.offset) == [30])
  }

  @Test(arguments: ["[1", "[1,]", "[{\"name\":\"\u{1}\"}]", "[[[}]]"]) func isValidatedAtOnce(_ array: String) {
    #expect(throws: MappingError.self) { try Feed(json: "{\"authors\":\(array)}") }
  }

  @Test func needsAnArray() {
    let problems = Feed.decodeCollectingProblems(json: #"{"authors":{}}"#).problems
    #expect(problems.map(\.message) == ["expected an array, found an object"])
    #expect(Feed.decodeCollectingProblems(json: #"{"authors":null}"#).problems.map(\.kind) == [.null])
  }

  @Test func writesWhatWasMappedAndTheRestAsItStands() throws {
    let feed = try Feed(json: Self.json)
    let untouched = #"{"authors":[{"name":"Ada","x":[1,2.50]},{"name":7,"age":"x"},{"age":3}]}"#
    #expect(try feed.jsonString() == untouched)
    _ = feed.authors[0]
    _ = feed.authors[1]
    let touched = #"{"authors":[{"name":"Ada"},{"name":7,"age":"x"},{"age":3}]}"#
    #expect(try feed.jsonString() == touched)
    let made = Feed(name: "", authors: [Author(name: "Eve")])
    #expect(try made.jsonString() == #"{"authors":[{"name":"Eve"}]}"#)
    #expect(try Feed().jsonString() == #"{"authors":[]}"#)
    #expect(try Feed(json: #"{"authors":[ ]}"#).jsonString() == #"{"authors":[]}"#)
    let blanks = try Feed(json: #"{"authors":[ "a \" b" , [ ] , { "k" : "\\" } ]}"#)
    #expect(try blanks.jsonString() == #"{"authors":["a \" b",[],{"k":"\\"}]}"#)
  }

  @Test func standsForATypeParameter() throws {
    let numbers = try LazyDecodedArray<Int>(json: "[1, 2, 3]")
    #expect(try numbers.decodedElements() == [1, 2, 3])
    #expect(try numbers.jsonString() == "[1,2,3]")
    #expect(numbers == [1, 2, 3])
    #expect(numbers == numbers)
    #expect(numbers != [1, 2])
    #expect(Set([numbers, [1, 2, 3], [4]]).count == 2)
    #expect(try LazyDecodedArray([5]).decodedElement(at: 0) == 5)
    #expect(LazyDecodedArray([5]).decodeCollectingProblems(at: 0).value == 5)
    let matrix = try LazyDecodedArray<[Int]>(json: "[[1],[2,3]]")
    #expect(try matrix.reversed().map { try $0.get() } == [[2, 3], [1]])
  }

  /// Depth is counted from the document's root.
  @Test func keepsTheDepthOfTheDocument() throws {
    let nested = try [[LazyDecodedArray<JSONValue>]](json: "[[[[1],\(String(repeating: "[", count: 120))"
      + "\(String(repeating: "]", count: 120))]]]")
    #expect(try nested[0][0].decodedElement(at: 0) == [1])
    #expect(nested[0][0].decodeCollectingProblems(at: 1).problems == [])
  }

  /// The array is in a gathered object, which is stored in a separate buffer.
  @Test func findsItsPlaceInWhatIsGathered() throws {
    let json = #"{"list": [ {"name": 1} ]}"#
    let authors = reading(json) { (kv: inout JSONReader) throws(CodingFailure) -> LazyDecodedArray<Author> in
      var scan = ObjectState()
      let keys = KeyTableFixture.of("list", type: "Outer")
      _ = try kv.beginObject(keys, &scan)
      let list = try kv.deferValue()
      _ = try kv.nextKey(keys, &scan)
      let gathered = kv.beginGather("authors\tlist\n", all: false, scan)
      kv.addToGather(list, to: gathered, entry: 0)
      let back = kv.seek(to: kv.endGather(gathered), keys, rule: 0, scan)
      let feed = try Feed._kvDecode(&kv, updating: nil)
      kv.rewind(to: back)
      return feed.authors
    }
    let problems = try #require(authors.value).decodeCollectingProblems(at: 0).problems
    #expect(problems.map { "\($0.path) \($0.offset)" } == ["list[0].name 20"])
  }

  /// An object whose text has a lazy array.
  private struct Letter: DocumentDecodable {
    var feed = Feed()

    static let keys = KeyTableFixture.of("feed", type: "Letter")

    static func _kvDecode(
      _ kv: inout JSONReader, replacing current: UnsafeRawPointer?
    ) throws(CodingFailure) -> Letter {
      var letter = Letter()
      var scan = ObjectState()
      var key = try kv.beginObject(keys, &scan)
      while key >= 0 {
        letter.feed = try kv.jsonText { (kv: inout JSONReader) throws(CodingFailure) in
          try Feed._kvDecode(&kv, updating: nil)
        }
        key = try kv.nextKey(keys, &scan)
      }
      return letter
    }
  }

  @Test func isLocatedAtTheTextThatHadIt() throws {
    let json = "\u{FEFF}[\n {\"feed\": \"{}\"},\n {\"feed\": \"{\\\"authors\\\":[{},{\\\"name\\\":1}]}\"}]"
    let authors = try [Letter](json: json)[1].feed.authors
    let problems = authors.indices.flatMap { authors.decodeCollectingProblems(at: $0).problems }
    #expect(problems.map(\.path) == ["[1].feed[0].name", "[1].feed[1].name"])
    #expect(problems.map(\.line) == [3, 3] && problems.map(\.column) == [11, 11])
  }

  /// The document is read once more to find it, with the array in the text.
  @Test(arguments: ["5", "{\"feed\":\"[\"}", "{"]) func aProblemBesideTheTextIsReported(second: String) throws {
    let json = #"[{"feed":"{\"authors\":[{\"name\":\"a\"}]}"},\#(second)]"#
    let error = #expect(throws: MappingError.self) { try [Letter](json: json) }
    #expect(error?.problems.count == 1)
    #expect([Letter].decodeCollectingProblems(json: json).problems.isEmpty == false)
  }

  /// The place of a text in its document is not looked for unless there is a problem.
  @Test func textsWithArraysAreReadInLinearTime() throws {
    let letter = #"{"feed":"{\"authors\":[{\"name\":\"a\"}]}"}"#
    let letters = try [Letter](json: "[\(Array(repeating: letter, count: 20_000).joined(separator: ","))]")
    #expect(letters.count == 20_000)
    #expect(try letters[19_999].feed.authors.decodedElement(at: 0).name == "a")
  }

  @Test func mayBeReadFromSeveralThreads() async throws {
    let numbers = try LazyDecodedArray<Int>(json: "[\((0..<1_000).map(String.init).joined(separator: ","))]")
    let sums = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 { group.addTask { numbers.reduce(0) { $0 + ((try? $1.get()) ?? 0) } } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums == Array(repeating: 499_500, count: 4))
  }
}
