/// The permissions of a synchronisation.
public struct SyncOptions: Sendable {
  /// The allowed changes to rows.
  public struct Operations: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// New rows, and their links.
    public static let insert = Operations(rawValue: 1)
    /// Columns and relationships of existing rows. Without it, only the rows that are inserted are linked to them.
    public static let update = Operations(rawValue: 2)
    /// Rows that the document lacks or says are deleted, and owned ones that lose their owner. Without it, they stay.
    public static let delete = Operations(rawValue: 4)
    public static let all: Operations = [.insert, .update, .delete]
  }

  public var operations: Operations
  /// Whether an empty list deletes all rows in its scope. Null always does.
  public var deletesForEmptyLists: Bool
  /// Called to report progress, about once per 500 rows.
  public var progress: (@Sendable (SyncProgress) -> Void)?

  public init(
    operations: Operations = .all, deletesForEmptyLists: Bool = false,
    progress: (@Sendable (SyncProgress) -> Void)? = nil
  ) {
    self.operations = operations
    self.deletesForEmptyLists = deletesForEmptyLists
    self.progress = progress
  }
}

/// Which rows of the type itself are deleted if they are not in the document.
public enum SyncDeletionPolicy: Sendable {
  /// None: the document is partial.
  case nothing
  /// The rows that match the filter.
  case missing(where: SyncRowFilter)

  /// Every row of the type.
  public static var missing: SyncDeletionPolicy { .missing(where: .all) }
}

/// The progress of a synchronisation.
public struct SyncProgress: Sendable, Hashable {
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    case rows, links, deletions, references
  }

  public let phase: Phase
  /// The current entity.
  public let entity: String
  /// The number of finished rows, and of all rows.
  public let done: Int
  public let total: Int
}
