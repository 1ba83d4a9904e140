import KVMapSource

/// A change of a mapping that the client may ask for. It has not been tried yet.
struct Refactoring {
  enum Action: String, CaseIterable {
    case extractType
    case inlineType
    case extractMixin
    case inlineMixin
    case convertToGather
    case addProperties
    case writeKey
    case dropKey
    case readOlderKey
    case makeOptional
    case giveDefault
    case keepUnknownCases
    case switchKeyStyle
    case addTest
    case writeDefaultVia

    var kind: CodeActions.Kind {
      switch self {
      case .extractType, .extractMixin: .extract
      case .inlineType, .inlineMixin: .inline
      case .convertToGather, .addProperties, .writeKey, .dropKey, .readOlderKey, .makeOptional, .giveDefault,
        .keepUnknownCases, .switchKeyStyle, .addTest, .writeDefaultVia:
        .rewrite
      }
    }
  }

  var action: Action
  var title: String
  /// A new name that the user will want to change.
  var newName: String?
  /// Made only when they are asked for: some take as long as an analysis. `nil` if it turns out that there are none.
  var replacements: () -> [Replacement]?

  init(
    _ action: Action, _ title: String, newName: String? = nil, _ replacements: @escaping () -> [Replacement]?
  ) {
    self.action = action
    self.title = title
    self.newName = newName
    self.replacements = replacements
  }

  /// By which it is found again.
  var key: String { "\(action.rawValue) \(title)" }
}
