import TestSupport

/// JSON documents from seeds, with everything in them that inference looks at.
struct RandomDocument {
  private var random: SeededGenerator
  /// The keys of objects, which occur at other places as well.
  private var shapes: [[String]] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Some documents that have keys in common.
  mutating func documents(atLeast fewest: Int = 1) -> [String] {
    let keys = (0..<Int.random(in: 1...7, using: &random)).map { _ in key() }
    return (0..<Int.random(in: fewest...4, using: &random)).map { _ in object(keys, depth: 0) }
  }

  private mutating func object(_ keys: [String], depth: Int) -> String {
    var seen: Set<String> = []
    let members = keys.compactMap { key -> String? in
      guard seen.insert(key).inserted, Int.random(in: 0..<8, using: &random) > 0 else { return nil }
      return "\"\(key)\": \(value(depth: depth + 1))"
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return "null"
    case 1: return "[" + list(depth) + "]"
    case 2, 3:
      if depth > 4 { return "{}" }
      if Int.random(in: 0..<3, using: &random) == 0, let keys = shapes.randomElement(using: &random) {
        return object(keys, depth: depth)
      }
      let keys = (0..<Int.random(in: 0...4, using: &random)).map { _ in key() }
      shapes.append(keys)
      return object(keys, depth: depth)
    case 4:
      if depth > 4 { return "[]" }
      let keys = (0..<3).map { _ in key() }
      return "[" + (0..<5).map { _ in object(keys, depth: depth) }.joined(separator: ", ") + "]"
    default: return Self.scalars.randomElement(using: &random) ?? "0"
    }
  }

  private mutating func list(_ depth: Int) -> String {
    let isUniform = Bool.random(using: &random)
    let first = depth > 4 ? "1" : value(depth: depth + 1)
    return (0..<Int.random(in: 0...4, using: &random)).map { _ in
      isUniform || depth > 4 ? first : value(depth: depth + 1)
    }.joined(separator: ", ")
  }

  private mutating func key() -> String { Self.keys.randomElement(using: &random) ?? "a" }

  private static let scalars = [
    "true", "false", "0", "1", "-1", "1.5", "12.50", "1e3", "9007199254740993", "18446744073709551615", "1E-7",
    "123456789012345678901234567890", "0.1234567890123456789", "1e400", "1772357400", "1772357400123", "-0.0", #""""#,
    #""x""#, #""007""#, #""42""#, #""4.20""#, #""yes""#, #""no""#, #""true""#, #""open""#, #""closed""#,
    #""2026-03-01""#, #""2026-03-01T09:30:00Z""#, #""2026-03-01T09:30:00.123456+02:00""#, #""2026-03-01T09:30:00""#,
    #""2026-03-01T09:30:00.1234567Z""#, #""2026-03-01 09:30:00""#, #""01.03.2026""#, #""13/01/2026""#, #""1/2/2026""#,
    #""Sun, 01 Mar 2026 09:30:00 GMT""#, #""Sun Mar 01 09:30:00 +0000 2026""#, #""/Date(1772357400000)/""#,
    #""https://example.org/a""#, #""https://example.org/{a}""#, #""6f9619ff-8b86-d011-b42d-00c04fc964ff""#,
    #""a \"quoted\" \\ text\n\u0000""#, #""ä\u00e9 \ud83d\ude00""#
  ]

  /// Words of the language, of Swift and of inference, and what no name can be.
  private static let keys = [
    "a", "b", "id", "name", "userName", "user_name", "UserName", "user-name", "USER_NAME", "user.name", "html_url",
    "ids", "created_at", "updatedAt", "date", "ts", "price", "total", "status", "type", "kind", "object", "items",
    "people", "statuses", "addresses", "1", "2", "2026-03-01", "3d", "", " ", "@id", "$text", "@", "$key", "a/b", "en",
    "de", "self", "Self", "rest", "gather", "in", "where", "sync", "unless", "nil", "true", "false", "or", "and", "as",
    "on", "by", "key", "keys", "check", "root", "after", "before", "context", "element", "xmlns", "default", "lenient",
    "strict", "lossy", "struct", "class", "enum", "init", "let", "var", "func", "hashValue", "description", "KVMap",
    "Swift", "_", "__", "_kvx", "$0", "lat", "lng", "value", "list", "text", "flag", "other", "unknown", "duplicates",
    "depth", "access", "properties", "empty", "coercion", "is", "not", "when", "for", "import", "test", "ключ", "名前",
    "naïve", "e\u{301}", "\\u0041", "a\\\"b", "tab\\t", "👍", "ʼn", "Item", "Date", "Error", "Thing"
  ]
}
