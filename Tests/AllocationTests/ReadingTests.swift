@testable import EmittedGoldens
import KVMap
import TestSupport
import Testing

/// What reading requests from the allocator: one call for each string longer than 15 bytes, for each array and for each
/// dictionary of the result, and one more each time the longest of them doubles. No other memory grows with the
/// document.
@Suite(.whereTheAllocatorCanBeWatched) struct ReadingTests {
  private let count = 500

  /// An object for `Middle`, with optional further members.
  private func middle(note: String, others: String = "") -> String {
    #"{"inner":{"n":1,"m":2},"note":"\#(note)"\#(others)}"#
  }

  private func middles(note: String, others: String = "") -> [UInt8] {
    Array("[\(Array(repeating: middle(note: note, others: others), count: count).joined(separator: ","))]".utf8)
  }

  private func reading<T: DocumentDecodable>(_ type: T.Type, _ document: [UInt8]) throws -> Memory {
    try Memory.watching { try T(json: document) }
  }

  @Test func structsInStructsNeedNone() throws {
    let one = Array(#"{"middle":\#(middle(note: "short")),"list":[]}"#.utf8)
    let two = Array(#"{"middle":\#(middle(note: "short")),"maybe":\#(middle(note: "short")),"list":[]}"#.utf8)
    #expect(try reading(Outer.self, one).allocations == 0)
    #expect(try reading(Outer.self, two).allocations == 0)
  }

  @Test func aStringOfUpTo15BytesNeedsNone() throws {
    let empty = try reading([Middle].self, middles(note: ""))
    #expect(try reading([Middle].self, middles(note: "fifteen bytes..")).allocations == empty.allocations)
  }

  @Test(arguments: [
    "sixteen bytes...", "escaped \\n sixteen", "\u{e9}\u{e8}\u{e0}, not only ASCII",
    "more than a hundred bytes: \(String(repeating: "x", count: 100))",
  ])
  func aLongerStringNeedsOne(note: String) throws {
    let empty = try reading([Middle].self, middles(note: ""))
    let all = (0..<count).map { middle(note: "\(1_000 + $0) \(note)") }.joined(separator: ",")
    // And one for their hashes, by which it is seen that none comes again.
    let different = try reading([Middle].self, Array("[\(all)]".utf8))
    #expect(different.allocations == empty.allocations + count + 1)
  }

  @Test func aStringThatComesAgainOftenNeedsNone() throws {
    let empty = try reading([Middle].self, middles(note: ""))
    // 32 are ignored, and 32 decide that texts are remembered; one for their hashes, and one for the table.
    let repeated = try reading([Middle].self, middles(note: "sixteen bytes..."))
    #expect(repeated.allocations <= empty.allocations + 66)
  }

  @Test func whatIsSkippedNeedsNone() throws {
    let plain = try reading([Middle].self, middles(note: ""))
    let others = #","other":{"a":[1,2,{"b":"a string that is skipped, too"}]},"another":"a string that is skipped""#
    let skipping = try reading([Middle].self, middles(note: "", others: others))
    #expect(skipping.allocations <= plain.allocations)
    #expect(skipping.held <= plain.held)
    #expect(skipping.scratch <= roomSize + 1_024)
  }

  @Test func anArrayInEachStructNeedsOne() throws {
    let tree = { (children: Int) in
      #"{"value":1,"children":[\#(Array(repeating: #"{"value":2}"#, count: children).joined(separator: ","))]}"#
    }
    let document = { (children: Int) in
      Array("[\(Array(repeating: tree(children), count: self.count).joined(separator: ","))]".utf8)
    }
    let childless = try reading([Tree].self, document(0)).allocations
    // However many elements it has: the memory used while elements are read is shared by all arrays.
    for children in [1, 2, 3, 10, 100] {
      #expect(try reading([Tree].self, document(children)).allocations <= childless + count + 4)
    }
  }

  /// For values that only their initialiser can create.
  @Test func anArrayOfBuiltValuesNeedsOne() throws {
    let ceo = #"{"name":"A","nick":"a","joined":"2012-04-14T00:20:07Z","address":{"city":"L"}}"#
    let document = { (branches: Int) in
      let places = Array(repeating: #"{"lat":1,"lon":2}"#, count: branches).joined(separator: ",")
      let company = #"{"ceo":\#(ceo),"branches":[\#(places)]}"#
      return Array("[\(Array(repeating: company, count: self.count).joined(separator: ","))]".utf8)
    }
    let without = try reading([Company].self, document(0)).allocations
    for branches in [1, 2, 3, 10, 100] {
      #expect(try reading([Company].self, document(branches)).allocations <= without + count + 4)
    }
  }

  @Test func aLongArrayNeedsOne() throws {
    let empty = try reading([Middle].self, Array("[]".utf8))
    let long = try reading([Middle].self, middles(note: ""))
    // And one for the memory that holds the first elements until it is known that there are many.
    #expect(long.allocations <= empty.allocations + 2)
    #expect(long.scratch <= roomSize + 1_024)
  }

  /// It grows to at most sixteen times its size, as long as the document can hold that many elements.
  @Test func aVeryLongArrayNeedsFew() throws {
    let element = middle(note: "")
    let count = 100_000
    let document = Array("[\(Array(repeating: element, count: count).joined(separator: ","))]".utf8)
    let memory = try reading([Middle].self, document)
    #expect(memory.allocations <= 8)
    #expect(memory.held <= count * MemoryLayout<Middle>.stride * 9 / 8)
    // Its storage before it grew for the last time.
    #expect(memory.scratch <= memory.held / 6 + roomSize)
  }

  /// For any type of element, and in any container.
  @Test(arguments: Thoroughness.choose([1, 10, 150], thorough: [1, 10, 100, 1_000]))
  func aLongArrayIsHeldOnce(thousands: Int) throws {
    let numbers = Array(0..<1_000 * thousands)
    let texts = numbers.map { "\"\($0)\"" }.joined(separator: ",")
    let pairs = numbers.map { "[\($0),0]" }.joined(separator: ",")
    let entries = numbers.map { "\"\($0)\":0" }.joined(separator: ",")
    let all = [
      try reading([Int].self, Array("\(numbers)".utf8)),
      try reading([[Double]].self, Array("[[1,2],\(numbers),[3]]".utf8)),
      try reading([[String]].self, Array("[[],[\(texts)],[]]".utf8)),
      try reading([[[Int]]].self, Array("[[],[\(pairs)],[]]".utf8)),
      try reading([[Int: Int]].self, Array("[{},{\(entries)},{}]".utf8)),
      try reading([Int: Int].self, Array("{\(entries)}".utf8)),
    ]
    for memory in all {
      // Memory for an array that is not yet known to be long, and the previous storage when it grew.
      #expect(memory.scratch <= 2 * roomSize + memory.held / 6)
    }
  }

  /// The maximum memory that initially holds the elements of incomplete arrays.
  private let roomSize = 60 << 10

  @Test func aDictionaryNeedsOne() throws {
    let document = { (entries: Int) in
      let all = (0..<entries).map { #""\#($0)":{"value":2}"# }.joined(separator: ",")
      return Array(#"{"value":1,"byName":{\#(all)}}"#.utf8)
    }
    let empty = try reading(Tree.self, document(0)).allocations
    // The entries are on the stack until all of them have been read.
    for entries in [1, 2, 10] {
      #expect(try reading(Tree.self, document(entries)).allocations == empty + 1)
    }
    // More of them need memory of their own.
    #expect(try reading(Tree.self, document(40)).allocations == empty + 2)
    #expect(try reading(Tree.self, document(2_000)).allocations <= empty + doublings(to: 2_000))
  }

  /// How often storage for one element doubles until it has capacity for `count`, including the first allocation.
  private func doublings(to count: Int) -> Int { Int.bitWidth - (count - 1).leadingZeroBitCount + 1 }

  /// Also when the document is read again to find the failure.
  @Test func aValueThatSomethingFollowsIsReleased() throws {
    let document = middles(note: String(repeating: "x", count: 100)) + Array(" 1".utf8)
    let memory = try Memory.watching {
      do throws(MappingError) {
        _ = try [Middle](json: document)
        Issue.record("something follows the value")
      } catch {
        #expect(error.problems.first?.kind == .syntax)
      }
    }
    #expect(memory.held == 0)
  }

  @Test func nothingElseGrowsWithTheDocument() throws {
    let others = #","other":"\#(String(repeating: "skipped ", count: 100_000))","more":[{"a":[1,2,3]}]"#
    let document = Array(#"{"middle":\#(middle(note: "a string that is kept", others: others)),"list":[]}"#.utf8)
    #expect(try reading(Outer.self, document).scratch < 1024)
  }

  @Test func aLongStringIsHeldOnce() throws {
    #expect(try readingNote(String(repeating: "kept", count: 100_000)).scratch < 1024)
  }

  /// However much shorter it is than its text in the document.
  @Test(arguments: ["kept \\n", "\\u0041", "\\ud83d\\ude00", "\u{e9}\\t\\u00e9"])
  func aLongStringWithEscapesIsHeldOnce(part: String) throws {
    let memory = try readingNote(String(repeating: part, count: 100_000))
    let text = try #require(part.escapesReplaced)
    #expect(memory.allocations == 1)
    #expect(memory.scratch < 1024)
    // The string's own header, and the allocator's rounding.
    #expect(memory.held <= text.utf8.count * 100_000 + 128)
  }

  private func readingNote(_ note: String) throws -> Memory {
    try reading(Outer.self, Array(#"{"middle":\#(middle(note: note)),"list":[]}"#.utf8))
  }
}

extension String {
  /// The string that JSON has with this text between quotation marks.
  fileprivate var escapesReplaced: String? { try? JSONValue(json: "\"\(self)\"").stringValue }
}
