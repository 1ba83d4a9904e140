/// The values of a mapping for columns that the document lacks.
struct RowDefaults: Sendable {
  /// By column, without those that a function makes.
  private let constants: [SyncStoredValue?]
  private let make: @Sendable (_ column: Int) throws -> SyncStoredValue?

  init<E: SyncEntry>(of type: E.Type) throws {
    constants = try SyncEntryCollector.columns(of: E._kvDefaults)
    make = { column in
      guard let entry = E._kvMadeDefault(ofColumn: column) else { return nil }
      return try SyncEntryCollector.columns(of: entry)[column]
    }
  }

  /// The default of a column, for one row.
  func value(ofColumn column: Int) throws -> SyncStoredValue? { try constants[column] ?? make(column) }
}
