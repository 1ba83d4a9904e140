/// How a mapping is inferred from samples.
package struct InferenceOptions: Sendable {
  /// What the caller decides for one place.
  package enum Hint: Sendable, Hashable {
    case dictionary
    case structure
    case text
    case value
    case enumeration
    /// The key that tells the cases apart.
    case union(key: String)
    /// A type of the language.
    case type(String)
  }

  /// The type of a document; `nil` to take it from the name of the first sample.
  package var name: String?
  /// A key is required only where at least this many objects were seen.
  package var requiredFrom = 1
  /// By path, as problems write it, with `[*]` for elements of arrays and values of dictionaries.
  package var hints: [String: Hint] = [:]
  /// Whether keys that belong together become one value.
  package var gathers = false
  /// Whether enums lack the case that keeps every other text.
  package var closesEnums = false
  /// Whether each small sample becomes a test.
  package var addsTests = false

  package init() {}
}
