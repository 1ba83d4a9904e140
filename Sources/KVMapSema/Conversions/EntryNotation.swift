/// How an element of an array says the key and the value of an entry of a dictionary.
package enum EntryNotation: Sendable, Hashable {
  /// `pairs("Key", "Value")`: an object with these two keys.
  case pairs(key: String, value: String)
  /// `entries`: an array of two.
  case arrays
  /// `keyed(by: "id")`: the value is the element, an object that has the key under this key.
  case keyed(by: String)

  /// The call in a mapping.
  package var name: String {
    switch self {
    case .pairs: "pairs"
    case .arrays: "entries"
    case .keyed: "keyed"
    }
  }
}
