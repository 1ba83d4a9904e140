import Testing

@_spi(Generated) @testable import KVMap

/// Parts of arrays, sets and dictionaries that were read before a failure are released, wherever they are; and parts
/// that were read completely are released once.
@Suite struct AbandonedPartsTests {
  /// Truncated at each byte, so that each exit path is taken.
  @Test func nothingIsLeftOfWhatIsCutOff() {
    let inner = #"{"1":[1,2],"2":[],"3":[[3]]}"#.replacing("[[3]]", with: "[3]")
    everyPrefix([[String: [Life]]].self, #"[{"a":[1,2],"b":[]},{},{"c":[3]}]"#)
    everyPrefix([LivingKey: [LivingKey: [Life]]].self, #"{"1":\#(inner),"2":{},"3":\#(inner)}"#)
    everyPrefix([Set<LivingKey>].self, "[[1,2,1],[],[3]]")
    everyPrefix([String: Group].self, #"{"a":{"a":{"1":1,"2":2}},"b":{"a":{}},"c":{"a":{"1":1}}}"#)
    everyPrefix([Group].self, #"[{"a":{"1":1,"2":2}},{"a":{}},{"a":{"1":1}}]"#)
  }

  private func everyPrefix<T: DocumentDecodable>(_ type: T.Type, _ document: String) {
    for count in document.indices {
      #expect(made(type, String(document[..<count])) == nil, "\(document[..<count])")
    }
    #expect(made(type, document) ?? 0 > 0)
  }

  /// After so many valid ones that they were moved to larger storage.
  @Test(arguments: [0, 1, 100, 2_000])
  func nothingIsLeftOfWhatIsBad(count: Int) {
    let numbers = (0..<count).map(String.init)
    let array = numbers.map { "\($0)," }.joined()
    #expect(made([Life].self, "[\(array)true]") == nil)
    #expect(made([Life].self, "[\(array)1]") == count + 1)
    #expect(made(Set<LivingKey>.self, "[\(array)true]") == nil)
    #expect(made(Set<LivingKey>.self, "[\(array)0]") == count + 1)
    let entries = numbers.map { "\"\($0)\":\($0)," }.joined()
    for bad in ["\"-1\":true", "\"x\":1", "\"-1\":1,\"-1\":1"] {
      #expect(made([LivingKey: Life].self, "{\(entries)\(bad)}") == nil)
      #expect(made([String: [LivingKey: Life]].self, "{\"a\":{\(entries)\"-1\":1},\"b\":{\(entries)\(bad)}}") == nil)
    }
    #expect(made([LivingKey: Life].self, "{\(entries)\"-1\":1}") == 2 * (count + 1))
    let groups = numbers.map { "{\"a\":{\"\($0)\":1}}," }.joined()
    #expect(made([Group].self, "[\(groups){\"a\":{\"x\":1}}]") == nil)
    #expect(made([Group].self, "[\(groups){\"a\":{}}]") == 3 * count + 1)
  }

  /// While all problems are collected, reading continues after each.
  @Test func nothingIsLeftWhereReadingGoesOn() {
    let counter = Counter()
    Counter.$current.withValue(counter) {
      let document = #"{"1":{"1":1,"2":true,"1":3},"x":{},"2":[],"3":{"1":[1]}}"#
      #expect([LivingKey: [LivingKey: Life]].decodeCollectingProblems(json: document).problems.count == 5)
      #expect([[Life]].decodeCollectingProblems(json: "[[1,true,2],true,[3],[false]]").problems.count == 3)
      #expect([Set<LivingKey>].decodeCollectingProblems(json: "[[1,true,1],true,[3],[false]]").problems.count == 3)
    }
    #expect(counter.made > 0)
    #expect(counter.living == 0)
  }

  /// What invalid parts leave behind when they are dropped.
  @Test func nothingIsLeftOfWhatIsDropped() throws {
    let counter = Counter()
    try Counter.$current.withValue(counter) {
      let document = #"{"1":[1,[true],2],"2":[[false]],"3":[],"4":true,"5":[3]}"#
      let dropping = try Dropping(json: document)
      #expect(dropping.all.mapValues { $0.map(\.number) } == ["1": [1, 2], "2": [], "3": [], "5": [3]])
      // For four elements; glibc adds up to 16 bytes, which are two more, where the rest of a chunk is too small to be one.
      #expect(dropping.all.values.allSatisfy { $0.capacity <= 6 })
      #expect(try Dropping(json: #"{"4":true}"#).all.isEmpty)
      #expect(throws: MappingError.self) { try Dropping(json: #"{"1":[1,2],"2":[1,]}"#) }
      #expect(throws: MappingError.self) { try Dropping(json: #"{"1":[1,2],"1":[1]}"#) }
    }
    #expect(counter.living == 0)
  }

  /// The number of objects created for a document; nil if it cannot be read. All of them must be released.
  private func made<T: DocumentDecodable>(_ type: T.Type, _ document: String) -> Int? {
    let counter = Counter()
    let isRead = Counter.$current.withValue(counter) {
      guard let value = try? T(json: document) else { return false }
      return withExtendedLifetime(value) { true }
    }
    #expect(counter.living == 0, "\(document.prefix(200))")
    return isRead ? counter.made : nil
  }
}

private final class Counter: @unchecked Sendable {
  // Unchecked: each test has its own, on one thread.
  @TaskLocal static var current = Counter()
  var living = 0
  var made = 0
}

/// Read from a number.
private final class Life: DocumentDecodable {
  let number: Int
  private let counter = Counter.current

  init(_ number: Int) {
    self.number = number
    counter.living += 1
    counter.made += 1
  }

  deinit { counter.living -= 1 }

  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Life {
    // Created before it can fail, as a part of a value would be.
    let life = Life(0)
    let number = try kv.int()
    return withExtendedLifetime(life) {
      life.counter.made -= 1
      return Life(number)
    }
  }
}

private struct LivingKey: DocumentKeyRepresentable, DocumentDecodable {
  let life: Life

  static func == (left: LivingKey, right: LivingKey) -> Bool { left.life.number == right.life.number }
  func hash(into hasher: inout Hasher) { hasher.combine(life.number) }

  static func _kvDecodeKey(_ kv: inout JSONReader) throws(CodingFailure) -> LivingKey {
    LivingKey(life: Life(try kv.entryKeyInt()))
  }
  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> LivingKey {
    LivingKey(life: try Life._kvDecode(&kv, updating: nil))
  }
  func _kvKeyText(_ kv: inout JSONWriter) -> String { "\(life.number)" }
}

/// Decoded in place, with one key: `a`.
private struct Group: DocumentDecodableInPlace {
  var life = Life(0)
  var all: [LivingKey: Life] = [:]

  static let keys = KeyTableFixture.of("a!", type: "Group")
  static var _kvPlaceholder: Group { Group() }

  static func _kvDecode(_ kv: inout JSONReader, into out: inout Group, updating: Bool) throws(CodingFailure) {
    var scan = ObjectState(updating: updating)
    var key = try kv.beginObject(keys, &scan)
    while key >= 0 {
      do throws(CodingFailure) { out.all = try [LivingKey: Life]._kvDecode(&kv, updating: nil) } catch {
        try kv.recover(error, &scan)
      }
      key = try kv.nextKey(keys, &scan)
    }
  }
}

/// Drops invalid elements, as `lossy` does.
private struct Dropping: DocumentDecodable {
  var all: [String: [Life]]

  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Dropping {
    Dropping(
      all: try kv.dictionary(
        isLossy: true, key: { (kv: inout JSONReader) throws(CodingFailure) -> String in try kv.entryKey() },
        value: { (kv: inout JSONReader) throws(CodingFailure) -> [Life] in
          try kv.array(
            isLossy: true,
            reading: { (kv: inout JSONReader) throws(CodingFailure) -> Life in try Life._kvDecode(&kv, updating: nil) })
        }))
  }
}
