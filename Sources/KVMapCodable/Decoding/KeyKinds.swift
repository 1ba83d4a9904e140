/// The kinds of the values that were last found under keys. Wrong ones cost time and have no influence on the result.
///
/// The keys are those of documents, so that their number and length are limited. Keys that are data, such as those of a
/// dictionary, push out one another, and not those of a mapping, which are found again and again.
struct KeyKinds: Sendable {
  private var recent: [String: ValueKind] = [:]
  /// Those that were noted before. They are forgotten, unless they are found again.
  private var earlier: [String: ValueKind] = [:]
  /// Whether there is anything that was not known at the beginning.
  private(set) var hasChanged = false

  /// The most keys of each part.
  static let limit = 256
  /// A longer key is not noted.
  static let longestKey = 64

  var count: Int { recent.count + earlier.count }

  /// The kind of the value that was last found under a key.
  mutating func kind(of key: String) -> ValueKind? {
    if let kind = recent[key] { return kind }
    guard let kind = earlier[key] else { return nil }
    note(kind, under: key)
    return kind
  }

  /// The same, to be kept for the next value.
  var settled: KeyKinds {
    var kinds = self
    kinds.hasChanged = false
    return kinds
  }

  mutating func note(_ kind: ValueKind, under key: String) {
    guard key.utf8.count <= Self.longestKey else { return }
    if recent.count == Self.limit, recent[key] == nil {
      earlier = recent
      recent = [:]
    }
    recent[key] = kind
    hasChanged = true
  }
}
