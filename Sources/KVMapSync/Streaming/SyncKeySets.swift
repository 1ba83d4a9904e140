/// Sets of identities that a synchronisation in batches collects, such as those of all rows of the document. A store
/// that can keep them outside of the memory, in a temporary table, makes documents of any size possible.
public protocol SyncKeySets: AnyObject {
  /// Adds keys to a set, which is created on demand. Those that are in it stay.
  ///
  /// - Parameters:
  ///   - keys: those to add.
  ///   - entity: what the keys identify. It may be a family, whose keys are references.
  ///   - set: the name of the set.
  func insert(_ keys: [SyncRowKey], of entity: SyncEntity, into set: String) throws

  /// Those of the keys that are in a set.
  func contained(_ keys: [SyncRowKey], of entity: SyncEntity, in set: String) throws -> Set<SyncRowKey>

  /// The keys of a set, page by page: at most `limit` of them, after the last one of the previous page.
  func keys(of entity: SyncEntity, in set: String, after last: SyncRowKey?, limit: Int) throws -> [SyncRowKey]

  /// The rows of a table that match a filter and are not in a set, page by page.
  ///
  /// - Returns: `nil` if the sets cannot look into tables. All matching keys are then fetched.
  func rows(
    of entity: SyncEntity, where filter: SyncRowFilter, notIn set: String, after last: SyncRowKey?, limit: Int
  ) throws -> [SyncRowKey]?
}

/// Sets in memory, for stores that have none of their own.
final class MemoryKeySets: SyncKeySets {
  private struct Name: Hashable {
    var set: String
    var entity: String
  }

  private struct Keys {
    var inOrder: [SyncRowKey] = []
    var positions: [SyncRowKey: Int] = [:]
  }

  private var sets: [Name: Keys] = [:]

  func insert(_ keys: [SyncRowKey], of entity: SyncEntity, into set: String) {
    let name = Name(set: set, entity: entity.name)
    for key in keys {
      let count = sets[name]?.inOrder.count ?? 0
      guard sets[name]?.positions[key] == nil else { continue }
      sets[name, default: Keys()].positions[key] = count
      sets[name]?.inOrder.append(key)
    }
  }

  func contained(_ keys: [SyncRowKey], of entity: SyncEntity, in set: String) -> Set<SyncRowKey> {
    guard let known = sets[Name(set: set, entity: entity.name)] else { return [] }
    return Set(keys.filter { known.positions[$0] != nil })
  }

  func keys(of entity: SyncEntity, in set: String, after last: SyncRowKey?, limit: Int) -> [SyncRowKey] {
    guard let known = sets[Name(set: set, entity: entity.name)] else { return [] }
    let start = last.flatMap { known.positions[$0] }.map { $0 + 1 } ?? 0
    return Array(known.inOrder.dropFirst(start).prefix(limit))
  }

  func rows(
    of entity: SyncEntity, where filter: SyncRowFilter, notIn set: String, after last: SyncRowKey?, limit: Int
  ) -> [SyncRowKey]? {
    nil
  }
}
