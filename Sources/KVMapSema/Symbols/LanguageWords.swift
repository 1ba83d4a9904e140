/// The words that the language has in certain places and that are not keywords, for editors.
package enum LanguageWords {
  /// Those that follow `@`, without it.
  package static let attributes = PropertyChecker.knownAttributes

  /// The values of a setting, by its first word.
  package static func values(ofSetting word: String) -> [String] {
    switch word {
    case "keys": KeyStyle.allCases.map(\.rawValue)
    case "coercion": [Coercion.strict, .lenient].map(\.rawValue)
    case "unknown": Mapping.Settings.Unknown.allCases.map(\.rawValue)
    case "duplicates": Mapping.Settings.Duplicates.allCases.map(\.rawValue)
    case "empty": Mapping.Settings.Empty.allCases.map(\.rawValue)
    case "nil": ["omit", "write"]
    case "access": AccessLevel.allCases.map(\.rawValue)
    case "properties": ["let", "var"]
    case "sync": SyncPolicy.allCases.map(\.rawValue)
    default: []
    }
  }
}
