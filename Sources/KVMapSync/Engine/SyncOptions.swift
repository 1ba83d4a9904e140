/// What a synchronisation may do.
public struct SyncOptions: Sendable {
  /// Which changes are made to rows.
  public struct Operations: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let insert = Operations(rawValue: 1)
    public static let update = Operations(rawValue: 2)
    public static let delete = Operations(rawValue: 4)
    public static let all: Operations = [.insert, .update, .delete]
  }

  public var operations: Operations
  /// Whether an empty list deletes what it does not hold. Null always does.
  public var deletesForEmptyLists: Bool
  /// Called as the work goes on, about once for 500 rows.
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

/// Which rows of the type itself are deleted where the document does not have them.
public enum Deletion: Sendable {
  /// None: the document is a part of the whole.
  case nothing
  /// Those that the filter means.
  case missing(where: RowFilter)

  /// Every row of the type.
  public static var missing: Deletion { .missing(where: .all) }
}

/// How far a synchronisation is.
public struct SyncProgress: Sendable, Hashable {
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    case rows, links, deletions, references
  }

  public let phase: Phase
  /// The entity at work.
  public let entity: String
  /// Rows that are done, and all of them.
  public let done: Int
  public let total: Int
}
