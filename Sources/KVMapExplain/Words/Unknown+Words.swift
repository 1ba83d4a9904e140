package import KVMapSema

/// What the setting `unknown` does, for `explain`, for editors and for pages.
extension Mapping.Settings.Unknown {
  /// What happens to keys, or elements, that no rule reads, behind "are".
  package var words: String {
    switch self {
    case .ignore: "ignored"
    case .warn: "reported, and ignored"
    case .error: "problems of the kind unknown-key"
    }
  }

  /// The same in one word, where there is no room for more.
  package var word: String {
    switch self {
    case .ignore: "ignored"
    case .warn: "reported"
    case .error: "refused"
    }
  }

  /// The line that says so, behind the words; nothing where there need be none.
  var line: String {
    switch self {
    case .ignore: ""
    case .warn, .error: " (unknown \(rawValue))"
    }
  }
}
