import Testing

@testable import KVMap

/// A mapped type with a lazy array as generated code looks.
private struct Feed: ReadableInPlace, Writable {
  var name = ""
  var authors: LazyMappedArray<Author> = []

  static let keys = KeyTable.of("name", "authors", type: "Feed")
  static var _kvEmpty: Feed { Feed() }

  static func _kvRead(_ kv: inout Reader, into out: inout Feed, updating: Bool) throws(Failure) {
    var scan = Scan(updating: updating)
    var key = try kv.open(keys, &scan)
    while key >= 0 {
      do throws(Failure) {
        switch key {
        case 0: out.name = try kv.string()
        case 1:
          out.authors = try kv.lazyArray(keys, rule: 1) { (kv: inout Reader) throws(Failure) -> Author in
            try Author._kvRead(&kv, updating: nil)
          }
        default: try kv.skip()
        }
      } catch {
        try kv.recover(error, &scan)
      }
      key = try kv.next(keys, &scan)
    }
  }

  func _kvWrite(_ kv: inout Writer) throws(Failure) {
    kv.open()
    kv.key(#""authors":"#)
    try kv.lazyArray(authors) { (kv: inout Writer, author: Author) throws(Failure) in
      kv.open()
      kv.key(#""name":"#)
      kv.string(author.name)
      kv.close()
    }
    kv.close()
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
    #expect(try feed.authors.element(at: 0) == Author(name: "Ada"))
    #expect(feed.authors.mappedElement(at: 0) == Author(name: "Ada"))
    #expect(feed.authors.mappedElement(at: 1) == nil)
    // A copy shares the cached elements.
    let copy = feed.authors
    _ = copy[2]
    #expect(feed.authors.map { try? $0.get().name } == ["Ada", nil, nil])
  }

  @Test func tellsWhereInTheDocumentAProblemIs() throws {
    let eager = [Author].reading(json: Self.json, at: "authors").problems
    let feed = try Feed(json: Self.json)
    #expect(throws: MappingError.self) { try feed.authors.element(at: 1) }
    let all = feed.authors.indices.flatMap { feed.authors.reading(at: $0).problems }
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
    #expect(feed.authors.reading(at: 0).value == Author(name: "Ada"))
    #expect(feed.authors.reading(at: 1).value == nil)
    #expect(throws: MappingError.self) { try feed.authors.mapped() }
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
    func read() throws -> LazyMappedArray<Author> {
      var bytes = Array("\u{FEFF}{\"authors\":[{\"name\":\"Ada\"},{}]}".utf8)
      let authors = try Feed(json: bytes).authors
      for index in bytes.indices { bytes[index] = 0 }
      return authors
    }
    let authors = try read()
    #expect(try authors.element(at: 0).name == "Ada")
    // Offsets include the byte order mark.
    #expect(authors.reading(at: 1).problems.map(\.offset) == [30])
  }

  @Test(arguments: ["[1", "[1,]", "[{\"name\":\"\u{1}\"}]", "[[[}]]"]) func isValidatedAtOnce(_ array: String) {
    #expect(throws: MappingError.self) { try Feed(json: "{\"authors\":\(array)}") }
  }

  @Test func needsAnArray() {
    let problems = Feed.reading(json: #"{"authors":{}}"#).problems
    #expect(problems.map(\.message) == ["expected an array, found an object"])
    #expect(Feed.reading(json: #"{"authors":null}"#).problems.map(\.kind) == [.null])
  }

  @Test func writesWhatWasMappedAndTheRestAsItStands() throws {
    let feed = try Feed(json: Self.json)
    let untouched = #"{"authors":[{"name":"Ada","x":[1,2.50]},{"name":7,"age":"x"},{"age":3}]}"#
    #expect(try feed.json(as: String.self) == untouched)
    _ = feed.authors[0]
    _ = feed.authors[1]
    let touched = #"{"authors":[{"name":"Ada"},{"name":7,"age":"x"},{"age":3}]}"#
    #expect(try feed.json(as: String.self) == touched)
    let made = Feed(name: "", authors: [Author(name: "Eve")])
    #expect(try made.json(as: String.self) == #"{"authors":[{"name":"Eve"}]}"#)
    #expect(try Feed().json(as: String.self) == #"{"authors":[]}"#)
    #expect(try Feed(json: #"{"authors":[ ]}"#).json(as: String.self) == #"{"authors":[]}"#)
    let blanks = try Feed(json: #"{"authors":[ "a \" b" , [ ] , { "k" : "\\" } ]}"#)
    #expect(try blanks.json(as: String.self) == #"{"authors":["a \" b",[],{"k":"\\"}]}"#)
  }

  @Test func standsForATypeParameter() throws {
    let numbers = try LazyMappedArray<Int>(json: "[1, 2, 3]")
    #expect(try numbers.mapped() == [1, 2, 3])
    #expect(try numbers.json(as: String.self) == "[1,2,3]")
    #expect(numbers == [1, 2, 3])
    #expect(numbers == numbers)
    #expect(numbers != [1, 2])
    #expect(Set([numbers, [1, 2, 3], [4]]).count == 2)
    #expect(try LazyMappedArray([5]).element(at: 0) == 5)
    #expect(LazyMappedArray([5]).reading(at: 0).value == 5)
    let matrix = try LazyMappedArray<[Int]>(json: "[[1],[2,3]]")
    #expect(try matrix.reversed().map { try $0.get() } == [[2, 3], [1]])
  }

  /// Depth is counted from the document's root.
  @Test func keepsTheDepthOfTheDocument() throws {
    let nested = try [[LazyMappedArray<Value>]](json: "[[[[1],\(String(repeating: "[", count: 120))"
      + "\(String(repeating: "]", count: 120))]]]")
    #expect(try nested[0][0].element(at: 0) == [1])
    #expect(nested[0][0].reading(at: 1).problems == [])
  }

  /// The array is in a gathered object, which is stored in a separate buffer.
  @Test func findsItsPlaceInWhatIsGathered() throws {
    let json = #"{"list": [ {"name": 1} ]}"#
    let authors = reading(json) { (kv: inout Reader) throws(Failure) -> LazyMappedArray<Author> in
      var scan = Scan()
      let keys = KeyTable.of("list", type: "Outer")
      _ = try kv.open(keys, &scan)
      let list = try kv.remember()
      _ = try kv.next(keys, &scan)
      let gathered = kv.gather("authors\tlist\n", all: false, scan)
      kv.add(list, to: gathered, entry: 0)
      let back = kv.enter(kv.gathered(gathered), keys, rule: 0, scan)
      let feed = try Feed._kvRead(&kv, updating: nil)
      kv.rewind(to: back)
      return feed.authors
    }
    let problems = try #require(authors.value).reading(at: 0).problems
    #expect(problems.map { "\($0.path) \($0.offset)" } == ["list[0].name 20"])
  }

  @Test func mayBeReadFromSeveralThreads() async throws {
    let numbers = try LazyMappedArray<Int>(json: "[\((0..<1_000).map(String.init).joined(separator: ","))]")
    let sums = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 { group.addTask { numbers.reduce(0) { $0 + ((try? $1.get()) ?? 0) } } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums == Array(repeating: 499_500, count: 4))
  }
}
