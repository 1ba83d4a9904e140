import KVMapSync

extension MemoryStore {
  /// How many rows of a type there are.
  func count<T: Synchronizable>(of type: T.Type) -> Int { rows(of: type).count }

  /// The integers that identify the rows of a type, in the order of insertion.
  func ids<T: Synchronizable>(of type: T.Type) -> [Int64] {
    rows(of: type).compactMap { row in
      if case .integer(let id)? = row.key(of: T.entity).onlyValue { id } else { nil }
    }
  }

  /// The texts that identify the rows of a type.
  func names<T: Synchronizable>(of type: T.Type) -> [String] {
    rows(of: type).compactMap { row in
      if case .text(let id)? = row.key(of: T.entity).onlyValue { id } else { nil }
    }
  }

  /// The integers that identify what a row leads to.
  func targets<T: Synchronizable>(_ relation: String, of type: T.Type, _ key: RowKey) -> [Int64] {
    links(relation, of: type, key).compactMap { key in
      if case .integer(let id)? = key.onlyValue { id } else { nil }
    }
  }
}
