import KVMapSource

/// What becomes of a relation when a document says what it holds.
package enum SyncPolicy: String, Sendable, Hashable, CaseIterable {
  /// Afterwards the relation holds what the document lists, and nothing else.
  case replace
  /// What the document lists is inserted, updated and linked; what is linked already stays.
  case merge
  /// As `merge`, but rows that exist are not updated.
  case add
}

/// `sync owned replace`, `sync merge(Author)`
package struct SyncRule: Sendable, Hashable {
  package enum Target: Sendable, Hashable {
    /// The property holds identities of this type.
    case type(MappingID)
    /// The property holds the identities of another property's relation.
    case property(Int)
  }

  package var policy: SyncPolicy
  /// What the relation leads to belongs to one row, and goes with it.
  package var isOwned: Bool
  package var target: Target?
}

/// A `sync` part after its own words were checked.
struct CheckedSync: Sendable {
  struct Target: Sendable {
    var name: String
    var span: Span
    /// The type of that name; `nil` where there is none, or one without a mapping.
    var type: MappingID?
  }

  var policy: SyncPolicy
  var isOwned: Bool
  var target: Target?
  var span: Span

  /// - Parameter mapping: The mapping that has the property. Its properties are looked for before types.
  func rule(in mapping: CheckedMapping) -> SyncRule {
    SyncRule(policy: policy, isOwned: isOwned, target: target.flatMap { resolved($0, in: mapping) })
  }

  func resolved(_ target: Target, in mapping: CheckedMapping) -> SyncRule.Target? {
    if let index = mapping.properties.firstIndex(where: { $0.name == target.name }) { return .property(index) }
    return target.type.map { .type($0) }
  }
}
