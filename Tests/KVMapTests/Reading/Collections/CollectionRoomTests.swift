import TestSupport
import Testing

@_spi(Generated) @testable import KVMap

/// Arrays, sets and dictionaries whose parts are in memory that is reused until all have been read.
@Suite struct CollectionRoomTests {
  /// No parts, few, as many as fit on the stack, and more than any initial allocation can hold.
  static let counts = [0, 1, 2, 3, 63, 64, 65, 66, 255, 256, 257, 600, 3_000]

  @Test(arguments: counts)
  func partsKeepTheirOrder(count: Int) throws {
    let numbers = Array(0..<count)
    let texts = numbers.map { "the text \($0), which is long" }
    #expect(try [Int](json: "\(numbers)") == numbers)
    #expect(try [Double](json: "\(numbers)") == numbers.map(Double.init))
    #expect(try [String](json: "\(texts)") == texts)
    #expect(try [Int8](json: "\(numbers.map { $0 % 100 })") == numbers.map { Int8($0 % 100) })
    #expect(try Set<Int16>(json: "\(numbers + numbers)") == Set(numbers.map(Int16.init)))
    #expect(try [[Int]](json: "\(numbers.map { [$0, $0] })") == numbers.map { [$0, $0] })
    let entries = texts.map { "\"\($0)\":[\"\($0)\"]" }.joined(separator: ",")
    #expect(
      try [String: [String]](json: "{\(entries)}") == Dictionary(uniqueKeysWithValues: texts.map { ($0, [$0]) }))
    let byNumber = numbers.map { "\"\($0)\":\($0)" }.joined(separator: ",")
    #expect(try [Int: Int8?](json: "{\(byNumber)}".replacing(/:\d+/, with: ":null")).count == count)
    #expect(try [Int: Int](json: "{\(byNumber)}") == Dictionary(uniqueKeysWithValues: numbers.map { ($0, $0) }))
  }

  @Test func dictionariesHaveTheRightSize() throws {
    for count in [1, 2, 3, 4, 6, 7, 100, 192, 193] {
      let entries = (0..<count).map { "\"\($0)\":\($0)" }.joined(separator: ",")
      #expect(try [String: Int](json: "{\(entries)}").capacity == [String: Int](minimumCapacity: count).capacity)
      #expect(try Set<Int>(json: "\(Array(0..<count))").capacity == Set<Int>(minimumCapacity: count).capacity)
    }
    #expect(try [[Int8]](json: "\((0..<1_000).map { [$0 % 9] })").capacity < 1_010)
  }

  // MARK: Duplicate keys

  @Test(arguments: [
    (#"{"a":1,"b":2,"a":3}"#, "duplicate-key at a, byte 13"),
    // Each problem is reported at its position, in order.
    (#"{"a":1,"b":true,"a":3}"#, "mismatch at b, byte 11"),
    (#"{"a":1,"a":true,"b":true}"#, "duplicate-key at a, byte 7"),
    (#"{"a":1,"a":2"#, "duplicate-key at a, byte 7"),
    (#"{"a":1,"\u0061":2}"#, "duplicate-key at a, byte 7"),
    // Texts that are equal in Swift cannot be two keys of a dictionary.
    (#"{"\u00e9":1,"e\u0301":2}"#, "duplicate-key at \"e\u{301}\", byte 12"),
  ])
  func aKeyThatStandsTwiceIsToldWhereItDoes(document: String, problem: String) {
    #expect(self.problem(try [String: Int](json: document)) == problem)
    #expect(self.problem(try [String: Small](json: document.replacing(/[0-9](?=[,}]|$)/, with: "{}"))) != nil)
  }

  @Test func keysOfOtherTypesMayNotStandTwice() {
    #expect(problem(try [Int: Int](json: #"{"1":1,"2":1,"1":2}"#)) == #"duplicate-key at "1", byte 13"#)
    #expect(problem(try [Int: [Int]](json: #"{"1":[],"x":[]}"#)) == #"mismatch at x, byte 8"#)
  }

  @Test func allThatStandTwiceAreTold() {
    let report = [String: Int].decodeCollectingProblems(json: #"{"a":1,"b":true,"a":2,"b":3,"a":4}"#)
    let (value, problems) = (report.value, report.problems)
    #expect(value == nil)
    // An entry that could not be read is absent, so its key is not a duplicate.
    #expect(
      problems.map { "\($0.kind.rawValue) \($0.offset)" } == ["mismatch 11", "duplicate-key 16", "duplicate-key 28"])
  }

  private func problem<T>(_ read: @autoclosure () throws -> T) -> String? {
    do {
      _ = try read()
      return nil
    } catch {
      guard let problem = (error as? MappingError)?.problems.first else { return "\(error)" }
      return "\(problem.kind.rawValue) at \(problem.path), byte \(problem.offset)"
    }
  }

  private struct Small: DocumentDecodableInPlace {
    static var _kvPlaceholder: Small { Small() }
    static func _kvDecode(_ kv: inout JSONReader, into value: inout Small, updating: Bool) throws(CodingFailure) {
      try kv.skip()
    }
  }

  // MARK: Updates

  @Test func anUpdateReplacesThem() throws {
    var table = ["a": [1, 2], "b": []]
    try table.update(json: #"{"c":[3]}"#)
    #expect(table == ["c": [3]])
    #expect(throws: MappingError.self) { try table.update(json: #"{"a":[],"a":[]}"#) }
    #expect(table == ["c": [3]])
    try table.update(json: "{}")
    #expect(table.isEmpty)
  }

  @Test func elementsOfLazyArraysHaveThem() throws {
    let array = try LazyDecodedArray<[String: [Int]]>(json: #"[{"a":[1]},{"b":[],"b":[]},{},{"c":[1,true]}]"#)
    #expect(try array.decodedElement(at: 0) == ["a": [1]])
    #expect(problem(try array.decodedElement(at: 1)) == "duplicate-key at [1].b, byte 19")
    #expect(try array.decodedElement(at: 2) == [:])
    #expect(problem(try array.decodedElement(at: 3)) == "mismatch at [3].c[1], byte 38")
  }

  // MARK: Compared with plain loops

  private typealias Quick = [String: [[String: [Int8]]]]
  private typealias Plain = PlainDictionary<PlainArray<PlainDictionary<PlainArray<Int8>>>>

  /// Whatever is wrong with a document, and wherever: the same value, and the same problems.
  @Test(arguments: 0..<40)
  func theyAreWhatPlainLoopsMake(seed: Int) {
    var documents = Documents(seed: UInt64(seed))
    for _ in 0..<50 {
      let document = documents.next()
      #expect(outcome { try Quick(json: document).shown } == outcome { try Plain(json: document).shown }, "\(document)")
      let (quick, plain) = (
        Quick.decodeCollectingProblems(json: document),
        Plain.decodeCollectingProblems(json: document)
      )
      #expect(quick.value?.shown == plain.value?.shown, "\(document)")
      #expect(quick.problems == plain.problems, "\(document)")
    }
  }

  private func outcome(_ read: () throws -> String) -> String {
    do { return try read() } catch { return "\(error)" }
  }

  /// Dictionaries of arrays of dictionaries of arrays, most with an error somewhere.
  private struct Documents {
    var generator: SeededGenerator
    /// The average number of valid parts for each invalid one.
    var parts = 1

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func next() -> String {
      parts = Int.random(in: 1...200, using: &generator)
      return dictionary {
        $0.array { $0.dictionary { $0.array { "\(Int.random(in: 0...99, using: &$0.generator))" } } }
      }
    }

    private mutating func isWrong() -> Bool { Int.random(in: 0..<parts, using: &generator) == 0 && parts < 150 }

    private mutating func count() -> Int { [0, 1, 2, 3, 5, 8].randomElement(using: &generator) ?? 0 }

    private mutating func array(_ element: (inout Documents) -> String) -> String {
      "[\((0..<count()).map { _ in part(element) }.joined(separator: ","))\(end("]"))"
    }

    private mutating func dictionary(_ value: (inout Documents) -> String) -> String {
      var keys = (0..<count()).map { "\"key \($0)\"" }
      if isWrong() { keys.append("\"key 0\"") }
      return "{\(keys.map { "\($0):\(part(value))" }.joined(separator: ","))\(end("}"))"
    }

    private mutating func part(_ part: (inout Documents) -> String) -> String {
      isWrong()
        ? ["true", "\"text\"", "[1", "{", "128", "null", "nul"].randomElement(using: &generator) ?? "" : part(&self)
    }

    private mutating func end(_ bracket: String) -> String { isWrong() && isWrong() ? "" : bracket }
  }
}

/// A value as text, the same for a value read by the loops of the runtime and one read by plain loops.
private protocol Shown { var shown: String { get } }

extension Int8: Shown { fileprivate var shown: String { description } }
extension Array: Shown where Element: Shown {
  fileprivate var shown: String { "[\(map(\.shown).joined(separator: ","))]" }
}
extension Dictionary: Shown where Key == String, Value: Shown {
  fileprivate var shown: String { "{\(map { "\($0):\($1.shown)" }.sorted().joined(separator: ","))}" }
}

private struct PlainArray<Element: DocumentDecodable & Shown>: DocumentDecodable, Shown {
  var all: [Element] = []
  var shown: String { all.shown }

  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> PlainArray
  {
    var result = PlainArray()
    guard try kv.beginArray() else { return result }
    repeat {
      let element = kv.mark()
      do throws(CodingFailure) {
        result.all.append(try Element._kvDecode(&kv, updating: nil))
      } catch {
        try kv.recover(error, from: element)
      }
    } while try kv.nextElement()
    return result
  }
}

private struct PlainDictionary<Value: DocumentDecodable & Shown>: DocumentDecodable, Shown {
  var all: [String: Value] = [:]
  var shown: String { all.shown }

  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> PlainDictionary
  {
    var result = PlainDictionary()
    guard try kv.openDictionary() else { return result }
    repeat {
      let key = try kv.entryKey()
      if result.all.index(forKey: key) != nil { try kv.duplicateEntry() }
      let value = kv.mark()
      do throws(CodingFailure) {
        result.all.updateValue(try Value._kvDecode(&kv, updating: nil), forKey: key)
      } catch {
        try kv.recover(error, from: value)
      }
    } while try kv.nextEntry()
    return result
  }
}
