import KVMap
import KVMapXML
import Testing

/// Attributes are written alike wherever their members are: a writer that finds one after another member begins anew.
@Suite struct AttributeOrderTests {
  private static func value(_ random: inout Numbers, depth: Int) -> JSONValue {
    var object = JSONObject()
    for _ in 0..<random.next(6) {
      let name = ["@a", "@b", "c", "d", "$text", "@e"][random.next(6)]
      let isScalar = name.hasPrefix("@") || name == "$text" || depth > 3
      switch isScalar ? random.next(3) : random.next(5) {
      case 0: object[name] = .null
      case 1: object[name] = "x<\n\""
      case 2: object[name] = 7
      case 3: object[name] = value(&random, depth: depth + 1)
      default: object[name] = .array([value(&random, depth: depth + 1), "@a", true])
      }
    }
    return .object(object)
  }

  /// The same with the attributes before all other members.
  private static func sorted(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let object):
      let attributes = object.filter { $0.key.hasPrefix("@") }.map { ($0.key, $0.value) }
      let others = object.filter { !$0.key.hasPrefix("@") }.map { ($0.key, sorted($0.value)) }
      return .object(JSONObject(attributes + others))
    case .array(let elements): return .array(elements.map(sorted))
    case .null, .bool, .number, .string: return value
    }
  }

  @Test func theOrderOfAttributesAmongOthersDoesNotMatter() throws {
    var random = Numbers(seed: 3)
    for _ in 0..<2_000 {
      let value = Self.value(&random, depth: 0)
      #expect(try Anything(value: value).xmlString() == Anything(value: Self.sorted(value)).xmlString())
    }
  }

  /// Of several failures that of an attribute comes first, wherever it is in its object.
  @Test(
    arguments: [
      (["a": "\u{1}", "@b": "\u{2}"], "@b"), (["@b": "\u{2}", "a": "\u{1}"], "@b"), (["a": "\u{1}", "@b": "x"], "a"),
      (["a": ["b": "\u{1}", "@c": "\u{2}"], "@d": "\u{3}"], "@d"),
      (["a": ["b": "\u{1}", "@c": "\u{2}"], "@d": 1], "a.@c"), (["a": [1, ["x y": 1, "@c": [1]]]], "a[1].@c"),
      (["a b": 1, "@c d": 1], "\"@c d\""), (["a\"b": 1], #""a\"b""#), (["@a\\b": 1], #""@a\\b""#),
    ] as [(JSONValue, String)]) func failuresOfAttributesComeFirst(value: JSONValue, path: String) throws
  {
    let problem = try #require(throws: MappingError.self) { try Anything(value: value).xmlBytes() }.problems[0]
    #expect(problem.path == path)
  }

  /// More names than are remembered, and names that differ in one byte.
  @Test func manyNames() throws {
    let names = (0..<500).map { "name\($0)" } + ["name", "nam", "n", "name\u{E9}", "name-1.0_x"]
    let object = JSONObject(names.map { ($0, JSONValue.string($0)) } + names.map { ("\($0)_", .array([1, 2])) })
    let expected = names.map { "<\($0)>\($0)</\($0)>" } + names.map { "<\($0)_>1</\($0)_><\($0)_>2</\($0)_>" }
    #expect(try Anything(value: .object(object)).xmlString() == "<Anything>\(expected.joined())</Anything>")
  }
}
