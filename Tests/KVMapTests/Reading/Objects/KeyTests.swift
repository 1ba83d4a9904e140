@_spi(Generated) import KVMap
import TestSupport
import Testing

/// Reads an object of numbers with a table built by each test, and records them in order.
struct Noted: DocumentDecodable {
  var seen: [Int: Int] = [:]
  var order: [Int] = []

  @TaskLocal static var keys = KeyTableFixture.of()

  static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure) -> Noted {
    let current = current?.assumingMemoryBound(to: Noted.self).pointee
    var result = current ?? Noted()
    let keys = keys
    var scan = ObjectState(updating: current != nil)
    var key = try kv.beginObject(keys, &scan)
    while key >= 0 {
      result.seen[key] = try kv.int()
      result.order.append(key)
      key = try kv.nextKey(keys, &scan)
    }
    return result
  }
}

@Suite("Keys of objects")
struct KeyTests {
  private func read(_ table: KeyTableFixture, _ json: String) throws -> Noted {
    try Noted.$keys.withValue(table.make()) { try Noted(json: json) }
  }

  private func kind(_ table: KeyTableFixture, _ json: String) -> MappingProblem.Kind? {
    do {
      _ = try read(table, json)
      return nil
    } catch {
      return (error as? MappingError)?.problems[0].kind
    }
  }

  private static let names: [String] = [
    "", "a", "b", "id", "abc", "abcd", "abcde", "abcdefg", "abcdefgh", "abcdefghi", "abcdefghXijklmnop",
    "abcdefghYijklmnop", "a_very_long_key_that_takes_more_than_sixty_four_bytes_of_the_document_in_which_it_stands",
    "é", "日本", "a b", "$text", "@x", "key\u{7f}",
  ]

  @Test("keys of every length are found, in order and in any order", arguments: [false, true], [false, true])
  func lookup(isWide: Bool, isFull: Bool) throws {
    let table = KeyTableFixture(entries: Self.names.map { .init(key: $0) }, isWide: isWide, isFull: isFull)
    let members = Self.names.enumerated().map { "\"\($1)\" : \($0)" }
    let all = Array(Self.names.indices)
    #expect(try read(table, "{\(members.joined(separator: " , "))}").order == all)
    #expect(try read(table, "{\(members.reversed().joined(separator: ","))}").order == all.reversed())
    for (name, index) in zip(Self.names, all) {
      #expect(try read(table, "{\"\(name)\":\(index)}").seen == [index: index])
      #expect(try read(table, "{\"\(name)x\":1,\"x\(name)\":1,\"\(name.uppercased())Z\":[{}]}").seen.isEmpty)
    }
  }

  @Test("keys are compared by their bytes after unescaping")
  func bytes() throws {
    let table = KeyTableFixture(entries: [
      .init(key: "\u{e9}"), .init(key: "e\u{301}"), .init(key: "a\"\\\n"), .init(key: "\0"),
    ])
    #expect(
      try read(table, #"{"\u00e9": 1, "e\u0301": 2, "a\"\\\n": 3, "\u0000": 4}"#).seen == [0: 1, 1: 2, 2: 3, 3: 4])
    #expect(try read(table, "{\"e\u{301}\": 2}").seen == [1: 2])
    #expect(
      try read(KeyTableFixture(entries: [.init(key: "k"), .init(key: "s")]), "{\"\u{212a}\": 1, \"\u{17f}\": 1}").seen
        .isEmpty)
  }

  @Test("keys that all share a slot are still told apart")
  func collisions() throws {
    let names = (0..<12).map { "samestart\($0 % 10)\($0 / 10)same_end" }
    let table = KeyTableFixture(entries: names.map { .init(key: $0) }, bits: 5)
    let json = names.enumerated().map { "\"\($1)\":\($0)" }.reversed().joined(separator: ",")
    #expect(try read(table, "{\(json)}").seen.count == 12)
    #expect(try read(table, #"{"samestart99same_end":1}"#).seen.isEmpty)
  }

  @Test("a table without keys reads nothing", arguments: ["{}", #"{"":1}"#, #"{"a":{"b":[1]}}"#])
  func empty(json: String) throws {
    #expect(try read(KeyTableFixture(entries: []), json).seen.isEmpty)
  }

  @Test(
    "very many keys: presence, repetition and requirement are known for each",
    arguments: [64, 65, 128, 129, 200, 1_000])
  func many(count: Int) throws {
    let names = (0..<count).map { "key\($0)" }
    let table = KeyTableFixture(entries: names.map { .init(key: $0, isRequired: true) }, isWide: count > 500)
    let members = names.enumerated().map { "\"\($1)\":\($0)" }
    #expect(try read(table, "{\(members.joined(separator: ","))}").order == Array(0..<count))
    #expect(try read(table, "{\(members.shuffled().joined(separator: ","))}").seen.count == count)
    for missing in [0, count / 2, count - 1] {
      var others = members
      others.remove(at: missing)
      #expect(kind(table, "{\(others.joined(separator: ","))}") == .missing)
      #expect(kind(table, "{\((others + [others[0]]).joined(separator: ","))}") == .duplicateKey)
    }
    #expect(kind(table, "{\((members + [members[count - 1]]).joined(separator: ","))}") == .duplicateKey)
  }

  @Test("a key that stands twice: an error, the first, or the last")
  func duplicates() throws {
    var table = KeyTableFixture(entries: [.init(key: "a", isRequired: true), .init(key: "b", isRequired: true)])
    let json = #"{"a": 1, "b": 2, "\u0061": 3, "c": 4, "c": 5}"#
    #expect(kind(table, json) == .duplicateKey)
    table.duplicates = .first
    #expect(try read(table, json).seen == [0: 1, 1: 2])
    table.duplicates = .last
    #expect(try read(table, json).seen == [0: 3, 1: 2])
    // A duplicate of one does not make up for the other.
    #expect(kind(table, #"{"a": 1, "a": 2}"#) == .missing)
  }

  @Test("keys in any order, with any of them twice at any place", arguments: [0, 61])
  func orders(before: Int) throws {
    // With 61 keys before them, the last ones are those for which a run has no room.
    let (names, first) = (["a", "b", "c", "d", "e"], (0..<before).map { "first\($0)" })
    var table = KeyTableFixture(entries: (first + names).map { .init(key: $0, isRequired: true) })
    let orders = permutations(of: Array(names.indices))
    for number in stride(from: 0, to: orders.count, by: Thoroughness.choose(7, thorough: 1)) {
      let order = orders[number]
      var members = first.enumerated().map { "\"\($1)\":\($0)" } + order.map { "\"\(names[$0])\": \(before + $0)" }
      table.duplicates = .error
      let all = Array(0..<before) + order.map { before + $0 }
      #expect(try read(table, "{\(members.joined(separator: ","))}").order == all)
      let last = members.removeLast()
      #expect(kind(table, "{\(members.joined(separator: ",\n  "))}") == .missing)
      members.append(last)
      for twice in before..<members.count {
        for place in (twice + 1)...members.count {
          var repeated = members
          repeated.insert(members[twice].replacing(": ", with: " : 9"), at: place)
          let json = "{\"unknown\": {}, \(repeated.joined(separator: ",\n    "))}"
          table.duplicates = .error
          #expect(kind(table, json) == .duplicateKey)
          table.duplicates = .first
          #expect(try read(table, json).order == all)
          table.duplicates = .last
          #expect(try read(table, json).order.count == all.count + 1)
        }
      }
    }
  }

  private func permutations(of numbers: [Int]) -> [[Int]] {
    guard !numbers.isEmpty else { return [[]] }
    return numbers.flatMap { first in permutations(of: numbers.filter { $0 != first }).map { [first] + $0 } }
  }

  @Test("keys that only look alike to a person are different keys")
  func unknownIsSkipped() throws {
    let table = KeyTableFixture(entries: [.init(key: "a")])
    #expect(try read(table, #"{"a\u0000b": 1, "A": 2, "__proto__": {}, "a": 3}"#).seen == [0: 3])
  }

  @Test("updating asks for no key")
  func updating() throws {
    var noted = Noted(seen: [0: 9])
    try Noted.$keys.withValue(KeyTableFixture.of("a!", "b!")) { try noted.update(json: #"{"b": 1}"#) }
    #expect(noted.seen == [0: 9, 1: 1])
  }
}
