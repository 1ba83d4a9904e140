/// Classes that share a table.
extension SyncEntity {
  /// The condition under which a row of the table is one of a class or of a subclass of it.
  ///
  /// - Parameter index: the position of the class among those that share the table; the first one is the base of all.
  func rows(ofClass index: Int) -> SyncRowFilter {
    guard index > 0, classes.indices.contains(index), let column = columns.first else { return .all }
    let names = classes.indices.filter { isClass($0, index) }.map { SyncStoredValue.text(classes[$0].name) }
    return .isOneOf(column.name, names)
  }

  /// Whether a class is another one or a subclass of it.
  private func isClass(_ index: Int, _ other: Int) -> Bool {
    var current: Int? = index
    // As many steps as there are classes, because nothing else would end a cycle.
    for _ in classes {
      guard let position = current, classes.indices.contains(position) else { return false }
      if position == other { return true }
      current = classes[position].base
    }
    return false
  }
}

extension Synchronizable {
  /// The condition under which a row of the type's tables is one of the type: others may be of classes that share them.
  static var ownRows: SyncRowFilter { entryType._kvEntity.rows(ofClass: entryType._kvClass) }
}

extension SyncRowFilter {
  /// The rows that match both filters, without conditions that always hold.
  func narrowed(by other: SyncRowFilter) -> SyncRowFilter {
    if case .all = other { return self }
    if case .all = self { return other }
    return .and([other, self])
  }
}
