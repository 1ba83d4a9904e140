#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Why nothing was synchronised. The store is unchanged.
public enum SyncError: Error, Sendable, Hashable {
  /// Entries that cannot become rows, and what they lack; at most 1,000 of them.
  case invalid([SyncEntryProblem])
  /// The row under which the document was to be synchronised does not exist.
  case unknownParent(entity: String, key: SyncRowKey)
  /// There is no to-many relation of that name, or it has another target type.
  case unknownRelation(String, of: String)
  /// A filter names a column that the entity does not have.
  case unknownColumn(String, of: String)
  /// Two different types have the same name, and would share a table.
  case ambiguousEntity(String)
  /// The identity of the entity's rows is the key of an entry, which a single entry, or a stream of entries, lacks.
  case missingKeys(of: String)
  /// The temporary file for bytes that arrive asynchronously cannot be written, for the system's reason `code`.
  case spooling(path: String, code: Int32)
}

/// A problem of one entry of a document.
public struct SyncEntryProblem: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A value required for a new row is absent in the document.
    case missing
    /// A required value of a row is null in the document.
    case null
    /// An integer is greater than a column can store.
    case range
    /// A value cannot be written: it has a case of an enum that is only read.
    case unwritten
  }

  /// The path in the document: `[3].notes[0].text`.
  public let path: String
  public let kind: Kind
  /// The entity of the row.
  public let entity: String
  /// The column or relation.
  public let name: String
}

extension SyncEntryProblem: CustomStringConvertible {
  /// A human-readable description.
  public var description: String {
    let problem =
      switch kind {
      case .missing: "a new row needs a value"
      case .null: "cannot be cleared"
      case .range: "does not fit into a column"
      case .unwritten: "cannot hold the value, which has no written form"
      }
    return (path.isEmpty ? "" : "\(path): ") + "\(entity).\(name) \(problem)"
  }
}

extension SyncError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalid(let problems):
      let shown = problems.prefix(20).map(\.description)
      let hidden = problems.count - shown.count
      return (shown + (hidden > 0 ? ["and \(hidden) more"] : [])).joined(separator: "\n")
    case .unknownParent(let entity, let key): return "the parent row \(entity) \(key) does not exist"
    case .unknownRelation(let name, let entity): return "\(entity) has no such relation '\(name)'"
    case .unknownColumn(let name, let entity): return "\(entity) has no column '\(name)'"
    case .ambiguousEntity(let name): return "two types are named '\(name)'"
    case .missingKeys(let entity):
      return "the identity of \(entity) is the key of an entry, so the document must be an object of entries"
    case .spooling(let path, let code): return "cannot write \(path): system error \(code)"
    }
  }
}

extension SyncError: LocalizedError {
  /// The same as `description`: what `localizedDescription`, alerts and loggers show.
  public var errorDescription: String? { description }
}
