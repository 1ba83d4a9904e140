import KVMapSync

extension MemorySyncStore {
  /// The number of rows of a type.
  func count<T: Synchronizable>(of type: T.Type) -> Int { rows(of: type).count }

  /// The integer identities of the rows of a type, in the order of insertion.
  func ids<T: Synchronizable>(of type: T.Type) -> [Int64] {
    rows(of: type).compactMap { row in
      if case .integer(let id)? = row.key(of: T.entity).onlyValue { id } else { nil }
    }
  }

  /// The text identities of the rows of a type.
  func names<T: Synchronizable>(of type: T.Type) -> [String] {
    rows(of: type).compactMap { row in
      if case .text(let id)? = row.key(of: T.entity).onlyValue { id } else { nil }
    }
  }

  /// The integer identities of the rows that a row is linked to.
  func targets<T: Synchronizable>(_ relation: String, of type: T.Type, _ key: SyncRowKey) -> [Int64] {
    links(relation, of: type, key).compactMap { key in
      if case .integer(let id)? = key.onlyValue { id } else { nil }
    }
  }
}
