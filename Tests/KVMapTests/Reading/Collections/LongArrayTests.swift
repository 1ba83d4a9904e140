import TestSupport
import Testing

@_spi(Generated) @testable import KVMap

/// Arrays with more elements than fit in the memory for elements, so that they are moved to the result in batches.
@Suite struct LongArrayTests {
  /// The last count that fits, the first that does not, and several batches, of elements of 8 and 16 bytes.
  static let counts = [3_839, 3_840, 3_841, 7_679, 7_680, 7_681, 7_745, 15_361, 30_000, 200_000]

  @Test(arguments: counts)
  func elementsKeepTheirOrder(count: Int) throws {
    let numbers = Array(0..<count)
    let array = "\(numbers)"
    #expect(try [Int](json: array) == numbers)
    #expect(try [Double](json: array) == numbers.map(Double.init))
    #expect(try [Int8?](json: "[\(numbers.map { _ in "null" }.joined(separator: ","))]").count == count)
    let texts = numbers.map { "text \($0), which is long: ]" }
    #expect(try [String](json: "\(texts)") == texts)
    #expect(try [[Int]](json: "\(numbers.map { [$0] })") == numbers.map { [$0] })
    #expect(try Numbers(json: array).set == Set(numbers))
  }

  /// Their capacity is about the number of their elements, even if the rest of the document gives no hint.
  @Test(arguments: counts)
  func arraysInArrays(count: Int) throws {
    let numbers = Array(0..<count)
    let points = "\(numbers.map { [$0, -$0] })"
    let document = "[[],\(points),[[1,2]],\(points),[],\(points)]"
    let all = try [[[Int]]](json: document)
    #expect(all.map(\.count) == [0, count, 1, count, 0, count])
    for part in [all[1], all[3], all[5]] {
      #expect(part.map { $0[0] } == numbers)
      #expect(part.capacity <= count * 4 / 3 + 16)
    }
    let flat = try [[Double]](json: "[[1],\(numbers),[\(numbers.map { "\($0).5e0" }.joined(separator: ","))]]")
    #expect(flat.map(\.count) == [1, count, count])
    #expect(flat[2] == numbers.map { Double($0) + 0.5 })
    #expect(flat.dropFirst().allSatisfy { $0.capacity <= count * 4 / 3 + 16 })
  }

  /// On their own, and inside others, where their end must be searched for.
  @Test(arguments: counts)
  func dictionaries(count: Int) throws {
    let entries = (0..<count).map { "\"\($0)\": [\($0)]" }.joined(separator: ", ")
    let expected = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, [$0]) })
    #expect(try [Int: [Int]](json: "{\(entries)}") == expected)
    let all = try [[Int: [Int]]](json: "[{}, {\(entries)}, {\"1\": []}, {\(entries)}]")
    #expect(all == [[:], expected, [1: []], expected])
    let texts = try [String: [String: [Int]]](json: "{\"a\": {\(entries)}, \"b\": {\(entries)}}")
    #expect(texts["a"]?.count == count && texts["b"]?["\(count - 1)"] == [count - 1])
  }

  /// However far apart, and in whichever batches.
  @Test(arguments: [(0, 1), (0, 9_999), (100, 20_000), (29_998, 29_999)])
  func aKeyThatStandsTwiceIsTold(first: Int, second: Int) {
    var keys = (0..<30_000).map { "key \($0)" }
    keys[second] = keys[first]
    let entries = keys.map { "\"\($0)\":1" }
    let offset = 2 + entries[..<second].reduce(0) { $0 + $1.utf8.count + 1 } - 1
    for (document, place) in [("{", offset), ("[{", offset + 1)] {
      let document = document + entries.joined(separator: ",") + (document == "{" ? "}" : "}]")
      let problems =
        document.first == "{"
        ? [String: Int].decodeCollectingProblems(json: document).problems
        : [[String: Int]].decodeCollectingProblems(json: document).problems
      #expect(problems.map { "\($0.kind.rawValue) \($0.offset)" } == ["duplicate-key \(place)"])
    }
  }

  /// Values that are created once all their parts are known, as properties.
  @Test(arguments: counts)
  func builtElements(count: Int) throws {
    let numbers = Array(0..<count)
    let array = "[\(numbers.map { "[\($0)]" }.joined(separator: ","))]"
    let all = try Holder(json: "{\"a\":\(array),\"b\":\(array)}")
    #expect(all.a.map(\.number) == numbers)
    #expect(all.b?.map(\.number) == numbers)
    #expect(try Holder(json: "{\"a\":[],\"b\":null}").b == nil)
    let bad = array.dropLast() + ",[true]]"
    let problems = Holder.decodeCollectingProblems(json: "{\"a\":\(bad),\"b\":\(bad)}").problems
    #expect(problems.map(\.path) == ["a[\(count)][0]", "b[\(count)][0]"])
  }

  /// Each batch continues the count.
  @Test func elementsKnowTheirPositions() throws {
    let count = 20_000
    let document = "[\((0..<count).map { _ in "{}" }.joined(separator: ","))]"
    #expect(try Positions(json: document).all == Array(0..<count))
  }

  /// With invalid elements before, at and after the boundaries of batches, single and in runs.
  @Test(arguments: [[3_839], [3_840], [0, 7_679, 7_680, 7_681], Array(7_000..<9_000), Array(0..<16_000)])
  func badElementsAreDropped(bad: [Int]) throws {
    let isBad = Set(bad)
    let document = "[\((0..<16_000).map { isBad.contains($0) ? "true" : "\($0)" }.joined(separator: ","))]"
    #expect(try Lossy(json: document).all == (0..<16_000).filter { !isBad.contains($0) })
    #expect(try LossySet(json: document).all == Set((0..<16_000).filter { !isBad.contains($0) }))
  }

  @Test(arguments: [100, 3_900, 7_700, 40_000])
  func problemsAreToldWhereTheyStand(position: Int) {
    var elements = (0..<50_000).map(String.init)
    elements[position] = "true"
    elements[49_999] = "\"text\""
    let flat = [Int].decodeCollectingProblems(json: "[\(elements.joined(separator: ","))]").problems
    #expect(flat.map(\.path) == ["[\(position)]", "[49999]"])
    let nested = [[[Int]]].decodeCollectingProblems(json: "[[[1],[\(elements.joined(separator: ","))]]]").problems
    #expect(nested.map(\.path) == ["[0][1][\(position)]", "[0][1][49999]"])
    let pairs = [[[Int]]].decodeCollectingProblems(json: "[[[\(elements.joined(separator: "],["))]]]").problems
    #expect(pairs.map(\.path) == ["[0][\(position)][0]", "[0][49999][0]"])
  }

  /// The text after the batch that was read is malformed or absent.
  @Test(arguments: ["", ",", ",]", "}", "]", ",[1]", ",{\"a\":[}]"])
  func aBrokenEndIsTold(end: String) {
    let numbers = "\(Array(0..<30_000))".dropLast()
    #expect(throws: MappingError.self) { try [[Int]](json: "[\(numbers)\(end)") }
    #expect(throws: MappingError.self) { try [[[Int]]](json: "[[[1],\(numbers)\(end)") }
    let flat = "[\(numbers)\(end)"
    #expect(throws: MappingError.self) { try [[[Int]]](json: flat) }
    // The state a reader records for a failed array does not affect the next one.
    #expect((try? Either(json: "{\"a\":\(numbers),true],\"b\":[1]}"))?.all == [1])
  }

  private struct Numbers: DocumentDecodable {
    var set: Set<Int>
    static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Numbers {
      Numbers(set: try kv.set { (kv: inout JSONReader) throws(CodingFailure) -> Int in try kv.int() })
    }
  }

  private struct Built: DocumentDecodable {
    var number: Int
    static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Built {
      Built(number: try kv.array { (kv: inout JSONReader) throws(CodingFailure) -> Int in try kv.int() }.first ?? -1)
    }
  }

  private struct Holder: DocumentDecodableInPlace {
    var a: [Built] = []
    var b: [Built]?

    static let keys = KeyTableFixture.of("a!", "b", type: "Holder")
    static var _kvPlaceholder: Holder { Holder() }

    static func _kvDecode(_ kv: inout JSONReader, into value: inout Holder, updating: Bool) throws(CodingFailure) {
      var scan = ObjectState(updating: updating)
      var key = try kv.beginObject(keys, &scan)
      while key >= 0 {
        if key == 0 { kv.array(into: &value.a) } else { kv.array(orNil: &value.b) }
        key = try kv.nextKey(keys, &scan)
      }
    }
  }

  private struct Positions: DocumentDecodable {
    var all: [Int]
    static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Positions
    {
      Positions(
        all: try kv.array(asks: true) { (kv: inout JSONReader) throws(CodingFailure) -> Int in
          let index = kv.element().index ?? -1
          try kv.skip()
          return index
        })
    }
  }

  private struct Lossy: DocumentDecodable {
    var all: [Int]
    static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Lossy {
      Lossy(all: try kv.array(isLossy: true) { (kv: inout JSONReader) throws(CodingFailure) -> Int in try kv.int() })
    }
  }

  private struct LossySet: DocumentDecodable {
    var all: Set<Int>
    static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> LossySet
    {
      LossySet(all: try kv.set(isLossy: true) { (kv: inout JSONReader) throws(CodingFailure) -> Int in try kv.int() })
    }
  }

  /// The last array that can be read.
  private struct Either: DocumentDecodable {
    var all: [Int]
    static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Either {
      var either = Either(all: [])
      guard try kv.openDictionary() else { return either }
      repeat {
        _ = try kv.entryKey()
        let value = kv.attempt()
        do throws(CodingFailure) {
          either.all = try kv.ints()
          kv.acceptAttempt(value)
        } catch {
          try kv.drop(error, from: value)
        }
      } while try kv.nextEntry()
      return either
    }
  }
}
