package import KVMapSema

/// The arguments of a reading function that a program states.
package enum ReaderArguments: Sendable, Hashable {
  case none
  /// Which value of a duplicate key is kept.
  case keeping(Mapping.Settings.Duplicates)
  case lenient(Bool)
  case patterns([DatePattern])
  /// Patterns, and the zone of texts that name none.
  case dates([DatePattern], DateZone)
  /// What relative URLs are resolved against.
  case base(String)
  /// Texts for values that JSON has no number for.
  case nonFinite(NonFinite, isLenient: Bool)
  case prefix(String)
  case suffix(String)
  /// A separator, a factor or an amount.
  case text(String)
  case digits(Int)
  case bounds(String, String)
  case words(yes: String, no: String)
}

extension ReaderArguments {
  /// The one text among them; empty if there is none.
  package var text: String {
    switch self {
    case .base(let text), .prefix(let text), .suffix(let text), .text(let text): text
    case .none, .keeping, .lenient, .patterns, .dates, .nonFinite, .digits, .bounds, .words: ""
    }
  }

  /// Whether values of other kinds are taken.
  package var isLenient: Bool {
    switch self {
    case .lenient(let isLenient), .nonFinite(_, let isLenient): isLenient
    case .none, .keeping, .patterns, .dates, .base, .prefix, .suffix, .text, .digits, .bounds, .words: false
    }
  }

  package var duplicates: Mapping.Settings.Duplicates { if case .keeping(let kept) = self { kept } else { .error } }

  /// The arguments for keys that may be duplicated.
  static func kept(_ duplicates: Mapping.Settings.Duplicates) -> ReaderArguments {
    duplicates == .error ? .none : .keeping(duplicates)
  }
}
