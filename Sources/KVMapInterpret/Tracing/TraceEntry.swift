package import KVMapSema

/// What became of one key of a document, or of one property that no key was for.
package struct TraceEntry: Sendable, Hashable {
  package enum Fate: String, Sendable, Hashable {
    /// A rule took the value.
    case read
    /// A rule looked at it and took another one: `a ?? b`.
    case passedOver = "passed-over"
    /// A case of a union that is no case of this value.
    case left
    /// The case of a union that this value is.
    case chosen
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
  /// Why a case was left, or what tells that it is meant; `nil` where there is nothing to say.
  package var reason: String?

  package init(
    _ fate: Fate, path: String, property: String? = nil, origin: RuleOrigin? = nil, reason: String? = nil
  ) {
    self.fate = fate
    self.path = path
    self.property = property
    self.origin = origin
    self.reason = reason
  }

  /// Whether it tells of a case, which stands where the value does, be it the root.
  var isChoice: Bool { fate == .left || fate == .chosen }
}
