import TestSupport
import Testing

@_spi(Generated) @testable import KVMap

/// Trees that are read in one go are those that are read by step, and those that another parser finds; and what is
/// wrong with a document is found where it is.
@Suite("Trees: laws") struct TreeLawTests {
  @Test("random trees are what another parser finds, by both ways to read them")
  func againstAnotherParser() throws {
    var counts = (trees: 0, inOneGo: 0, repeated: 0, characters: 0)
    let count = Thoroughness.choose(100, thorough: 300)
    for seed in 0..<UInt64(count) {
      var random = RandomTree(seed: seed, repeatsKeys: seed % 3 == 0)
      let text = random.next(size: [3, 30, 100, 600][Int(seed % 4)])
      let bytes = Array(text.utf8)
      for (duplicates, kept) in [(KeyTable.Duplicates.first, PlainTree.Kept.first), (.last, .last)] {
        let expected = PlainTree(text, keeping: kept)
        for way in Way.allCases {
          let outcome = TreeOutcome(bytes, duplicates, way)
          let tree = try #require(outcome.tree, "seed \(seed), \(way)")
          #expect(expected.isEqual(to: tree), "seed \(seed), \(way)")
          #expect(outcome.rest == 0, "seed \(seed), \(way)")
          if outcome.isReadInOneGo { counts.inOneGo += 1 }
        }
      }
      let strict = TreeOutcome(bytes, .error, .usual)
      #expect(strict == TreeOutcome(bytes, .error, .byStep), "seed \(seed)")
      if strict.tree == nil { counts.repeated += 1 }
      counts.trees += 1
      counts.characters += text.count
    }
    #expect(counts.trees == count)
    // Neither a reading by step nor one in which a failure is diagnosed is.
    #expect(counts.inOneGo >= 2 * count)
    #expect(counts.repeated > count / 30)
    #expect(counts.characters > 650 * count)
  }

  @Test("changed trees are refused for the same reason at the same place as by step")
  func againstReadingByStep() {
    var generator = SplitMix64(state: 41)
    var counts: [CodingFailure.Code: Int] = [:]
    var accepted = 0
    let tried = Mutations.count(3_000)
    for number in 0..<tried {
      var random = RandomTree(seed: UInt64(number / 8), repeatsKeys: number % 5 == 0)
      var bytes = Array(random.next(size: number % 8 == 0 ? 200 : 20).utf8)
      for _ in 0..<(1 + number % 2) where bytes.count > 1 { bytes = Mutations.mutateOrCut(bytes, using: &generator) }
      guard bytes.count > 0 else { continue }
      for duplicates in [KeyTable.Duplicates.error, .first, .last] {
        let outcome = TreeOutcome(bytes, duplicates, .usual)
        #expect(outcome == TreeOutcome(bytes, duplicates, .byStep), "\(String(decoding: bytes, as: UTF8.self))")
        switch outcome.result {
        case .success: accepted += 1
        case .failure(let failure): counts[failure.code, default: 0] += 1
        }
        guard duplicates != .error else { continue }
        // A document without a mapping is validated in the same way.
        #expect(outcome.failure == TreeOutcome.failureOfSkipping(bytes), "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
    #expect(accepted * 10 > tried)
    for code in [CodingFailure.Code.syntax, .encoding, .duplicateKey] {
      #expect(counts[code, default: 0] * 150 > tried, "\(code)")
    }
  }

  @Test("the limit of depth is the same, wherever the value is")
  func depth() throws {
    for (open, close) in [("[", "]"), (#"{"a":"#, "}"), (#"[{"a":"#, "}]")] {
      for limit in [1, 2, 3, 10, 64, 511, 512] {
        for levels in [limit - 1, limit, limit + 1] where levels > 0 {
          let deep = String(repeating: open, count: levels) + "1" + String(repeating: close, count: levels)
          let (usual, byStep) = (TreeOutcome(deep, limit: limit, .usual), TreeOutcome(deep, limit: limit, .byStep))
          #expect(usual == byStep, "\(levels) of \(limit)")
          #expect((usual.failure?.code == .depth) == (levels * open.filter { "[{".contains($0) }.count > limit))
        }
      }
    }
  }

  @Test("elements, entries, objects and elements of a stream are the same trees")
  func elsewhere() throws {
    var counts = (values: 0, problems: 0)
    var generator = SplitMix64(state: 42)
    for seed in 1_000..<1_200 as Range<UInt64> {
      var random = RandomTree(seed: seed)
      let texts = (0..<4).map { _ in random.next(size: 40) }
      let trees = try texts.map { try JSONValue(json: $0) }
      let list = "[" + texts.joined(separator: ",") + "]"
      #expect(try [JSONValue](json: list).map(\.description) == trees.map(\.description))
      let object = "{" + texts.enumerated().map { "\"k\($0)\": \($1)" }.joined(separator: ",") + "}"
      let members = try [String: JSONValue](json: object)
      #expect((0..<4).map { members["k\($0)"]?.description } == trees.map(\.description))
      #expect(try JSONObject(json: object).map(\.value.description) == trees.map(\.description))
      // The last key of a value is not taken for the one that is repeated.
      let twice = try #require(JSONValue(json: object).objectValue.map { $0.description.dropLast() }) + #","k1":0}"#
      let problems = [String: JSONValue].decodeCollectingProblems(json: twice).problems
      #expect(problems.map(\.path) == ["k1"] && problems.map(\.kind) == [.duplicateKey])
      let whole = StreamOutcome(JSONValue.self, .array, [Array(list.utf8)[...]])
      #expect(whole.values == trees.map(\.description))
      let cut = Array(list.utf8).cut(Int(seed % 30) + 1, using: &generator)
      #expect(StreamOutcome(JSONValue.self, .array, cut) == whole)
      counts.values += whole.values.count
      counts.problems += problems.count
    }
    #expect(counts.values == 800)
    #expect(counts.problems == 200)
  }

  /// The bracket after an empty array or object is not its own.
  @Test(arguments: ["[]", "[ ]", "{}", "{\n}", "[[]]", "[{}]", #"{"a":[]}"#])
  func emptyElements(_ text: String) throws {
    let tree = try JSONValue(json: text)
    #expect(tree.description == text.filter { !$0.isWhitespace })
    for list in ["[\(text)]", "[\(text),\(text)]", "[1, \(text) ]"] {
      #expect(try [JSONValue](json: list).last == tree)
      #expect(try JSONValue(json: list).arrayValue?.last == tree)
    }
  }

  /// Keys that have the same hash are told apart; they may only be slow.
  @Test func keysOfEveryLengthAreToldApart() throws {
    for length in 1...80 {
      for position in [0, length / 2, length - 1] {
        var keys: [String] = []
        for byte in "abcdefgh".utf8 {
          var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: length)
          bytes[position] = byte
          keys.append(String(decoding: bytes, as: UTF8.self))
        }
        let object = "{" + keys.map { "\"\($0)\":1" }.joined(separator: ",") + "}"
        let tree = try JSONValue(json: "[\(object),\(object)]")
        #expect(tree[0]?.objectValue.map { Array($0.keys) } == keys)
        #expect(tree[1] == tree[0])
      }
    }
  }

  @Test("more keys than are remembered", arguments: [300, 5_000, 20_000])
  func manyKeys(count: Int) throws {
    let objects = (0..<count).map { "{\"a\":{\"key \($0)\":\($0)},\"b \($0)\":[]}" }
    let trees = try [JSONValue](json: "[\(objects.joined(separator: ","))]")
    let tree = try JSONValue(json: "[\(objects.joined(separator: ","))]")
    #expect(tree.arrayValue == trees)
    for (number, tree) in trees.enumerated() {
      #expect(tree["a"]?["key \(number)"]?.numberValue?.intValue == number && tree["b \(number)"] == [])
    }
  }
}
