import KVMapSource

/// What happens to a relation when a document lists its contents.
package enum SyncPolicy: String, Sendable, Hashable, CaseIterable {
  /// Afterwards the relation contains what the document lists, and nothing else.
  case replace
  /// Everything that the document lists is inserted, updated and linked; existing links remain.
  case merge
  /// Like `merge`, but existing rows are not updated.
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
  /// The related rows belong to one row and are deleted with it.
  package var isOwned: Bool
  package var target: Target?
}

/// `@stamp`, `@tombstone`: what a synchronisation does with an entry depends on the property.
struct CheckedVersion: Sendable {
  enum Role: String, Sendable {
    /// How new the entry is.
    case stamp
    /// Whether the entry says that its row is deleted.
    case tombstone
  }

  var role: Role
  var span: Span
}

/// `sync table Base` after its name was looked up.
struct CheckedSyncTable: Sendable {
  var name: String
  var span: Span
  /// What the name refers to; `nil` if nothing has it, which was reported.
  var declaration: Declaration?
}

/// A `sync` part after its own words were checked.
struct CheckedSync: Sendable {
  struct Target: Sendable {
    var name: String
    var span: Span
    /// The type of that name; `nil` when there is none, or one without a mapping.
    var type: MappingID?
  }

  var policy: SyncPolicy
  var isOwned: Bool
  var target: Target?
  var span: Span

  /// - Parameter mapping: The mapping that has the property. Its properties take precedence over types.
  func rule(in mapping: CheckedMapping) -> SyncRule {
    SyncRule(policy: policy, isOwned: isOwned, target: target.flatMap { resolved($0, in: mapping) })
  }

  func resolved(_ target: Target, in mapping: CheckedMapping) -> SyncRule.Target? {
    if let index = mapping.properties.firstIndex(where: { $0.name == target.name }) { return .property(index) }
    return target.type.map { .type($0) }
  }
}
