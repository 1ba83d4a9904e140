@_spi(Generated) import KVMap
package import KVMapSema

/// What happened to one key of a document, or to one property that had no key.
package struct TraceEntry: Sendable, Hashable {
  package enum Fate: String, Sendable, Hashable {
    /// A rule took the value.
    case read
    /// A rule examined it and took another one: `a ?? b`.
    case passedOver = "passed-over"
    /// A selector compared it, and chose the element that has it: `kind` of `items[kind == "a"].name`.
    case compared
    /// A case of a union that does not match this value.
    case left
    /// The case of a union that matches this value.
    case chosen
    /// No rule reads it.
    case unread
    /// The value was absent, so the property has its default, or nil, or what is left is nothing.
    case defaulted
    /// The value was absent, and the property requires one.
    case missing
  }

  /// What a property has in place of a value of the document.
  enum Substitute: Sendable, Hashable {
    /// Its default.
    case value
    case none
    /// `.absent` of a `Field`.
    case absence
    /// What no other rule takes, which is empty.
    case rest
  }

  package var fate: Fate
  /// In the form problems use; empty for the root, and for properties without a key.
  package var path: String
  /// The path as it may be shown, where it leads into the value of a property with `@sensitive`.
  var hiddenPath: String?
  /// `User.name`; `nil` if no rule reads it.
  package var property: String?
  package var origin: RuleOrigin?
  /// What a property has that found no value, for people.
  var substitute = Substitute.value
  /// Why a case was rejected or chosen; `nil` if there is nothing to report.
  package var reason: String?
  /// The number of the object whose rules were followed, counted from 1 in each document; 0 for a case of a union.
  package var object = 0
  /// The same as `path`, below the value that is mapped; `nil` for properties without a key, and for cases.
  package var place: DocumentPath?
  /// Whether it belongs to an object that is made of several keys, which have entries of their own.
  package var isOfMadeObject = false
  /// Whether it is a key that the rule did not name, and that is read only if a rule of the object made of it reads it.
  var isCollected = false

  package init(
    _ fate: Fate, path: String, property: String? = nil, origin: RuleOrigin? = nil, reason: String? = nil
  ) {
    self.fate = fate
    self.path = path
    self.property = property
    self.origin = origin
    self.reason = reason
  }

  /// The path for people: a key in the value of a property with `@sensitive` is part of that value.
  package var shownPath: String { hiddenPath ?? path }

  /// Whether it describes a case, which has the path of its value, even if that is the root.
  var isChoice: Bool { fate == .left || fate == .chosen }
}

extension Sequence<TraceEntry> {
  /// The places of values that a rule reads, and of what contains them, as problems write them.
  var placesRead: Set<ExactText> {
    var places: Set<ExactText> = []
    for entry in self where entry.fate == .read || entry.fate == .passedOver || entry.fate == .compared {
      guard !entry.isCollected, var steps = entry.place?.steps else { continue }
      while !steps.isEmpty, places.insert(ExactText(DocumentPath(steps).description)).inserted { steps.removeLast() }
    }
    return places
  }
}
