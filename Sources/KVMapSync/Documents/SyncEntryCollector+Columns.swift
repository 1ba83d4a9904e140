@_spi(Generated) public import KVMap

/// The columns of an entry.
extension SyncEntryCollector {
  /// A value that a column stores directly.
  @_spi(Generated) public mutating func column<T: SyncColumnValue>(_ column: Int, _ value: PatchField<T>) {
    switch value {
    case .absent: break
    case .null: frame.values[column] = .null
    case .value(let value): store(value.storedValue, column)
    }
  }

  /// The same for a type in which an empty string is nil.
  public mutating func column<T: SyncColumnValue>(_ column: Int, _ value: PatchField<T?>) {
    self.column(column, Self.flat(value))
  }

  /// A value that a column stores as written by `write`, which writes a string or a number.
  ///
  /// One that cannot be written is reported.
  @_spi(Generated) public mutating func written<T>(
    _ column: Int, _ value: PatchField<T>, _ write: (inout JSONWriter, T) throws(CodingFailure) -> Void
  ) throws {
    switch value {
    case .absent: break
    case .null: frame.values[column] = .null
    case .value(let value):
      guard let bytes = bytes(of: value, column, write) else { return }
      store(WrittenText.value(of: bytes), column)
    }
  }

  /// The same for a type in which an empty string is nil.
  public mutating func written<T>(
    _ column: Int, _ value: PatchField<T?>, _ write: (inout JSONWriter, T) throws(CodingFailure) -> Void
  ) throws {
    try written(column, Self.flat(value), write)
  }

  /// A value that a column stores as the JSON written by `write`. One that cannot be written is reported.
  @_spi(Generated) public mutating func json<T>(
    _ column: Int, _ value: PatchField<T>, _ write: (inout JSONWriter, T) throws(CodingFailure) -> Void
  ) throws {
    switch value {
    case .absent: break
    case .null: frame.values[column] = .null
    case .value(let value):
      guard let bytes = bytes(of: value, column, write) else { return }
      frame.values[column] = .json(String(decoding: bytes, as: UTF8.self))
      if frame.table >= 0, T.self is any ComparedByValue.Type {
        incoming.tables[frame.table].comparedByValue.insert(column)
      }
    }
  }

  /// The same for a type in which an empty string is nil.
  public mutating func json<T>(
    _ column: Int, _ value: PatchField<T?>, _ write: (inout JSONWriter, T) throws(CodingFailure) -> Void
  ) throws {
    try json(column, Self.flat(value), write)
  }

  /// - Returns: `nil` for a value that cannot be written, such as a case that is only read. It was reported.
  private mutating func bytes<T>(
    of value: T, _ column: Int, _ write: (inout JSONWriter, T) throws(CodingFailure) -> Void
  ) -> [UInt8]? {
    do throws(MappingError) {
      return try writeDocument { (writer: inout JSONWriter) throws(CodingFailure) in try write(&writer, value) }
    } catch {
      // Without its default, the first row that needs it is reported.
      guard frame.table >= 0 else { return nil }
      let entity = incoming.tables[frame.table].entity
      var path = incoming.path(of: frame.place)
      path.append(path: entity.columns[column].path)
      path.append(path: error.problems.first?.path ?? "")
      incoming.unwritten.append(
        SyncEntryProblem(path: path.text, kind: .unwritten, entity: entity.name, name: entity.columns[column].name))
      frame.unwritten.insert(column)
      return nil
    }
  }

  static func flat<T>(_ value: PatchField<T?>) -> PatchField<T> {
    switch value {
    case .absent: .absent
    case .null, .value(nil): .null
    case .value(let value?): .value(value)
    }
  }

  private mutating func store(_ value: SyncStoredValue?, _ column: Int) {
    guard let value else {
      // A default that no column can store is reported with the first row.
      guard frame.table >= 0 else { return }
      let entity = incoming.tables[frame.table].entity
      var path = incoming.path(of: frame.place)
      path.append(path: entity.columns[column].path)
      return incoming.report(.range, at: path.text, of: entity, entity.columns[column].name)
    }
    frame.values[column] = value
  }
}
