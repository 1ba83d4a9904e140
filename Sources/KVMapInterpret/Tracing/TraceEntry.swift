package import KVMapSema

/// What became of one key of a document, or of one property that no key was for.
package struct TraceEntry: Sendable, Hashable {
  package enum Fate: String, Sendable, Hashable {
    /// A rule took the value.
    case read
    /// A rule looked at it and took another one: `a ?? b`.
    case passedOver = "passed-over"
    /// No rule asks for it.
    case unread
    /// Nothing stood there, so the property has its default, or nil.
    case defaulted
    /// Nothing stood there, and the property needs a value.
    case missing
  }

  package var fate: Fate
  /// As problems write it; empty for the root, and for what no key was for.
  package var path: String
  /// `User.name`; `nil` where no rule asks.
  package var property: String?
  package var origin: RuleOrigin?

  package init(_ fate: Fate, path: String, property: String? = nil, origin: RuleOrigin? = nil) {
    self.fate = fate
    self.path = path
    self.property = property
    self.origin = origin
  }
}
