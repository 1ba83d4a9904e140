import Foundation
import GRDB
import KVMap
import KVMapFoundation

/// A type whose rows are read and written by a named mapping, whose keys are the columns:
///
///     extension Ferry: MappedRecord { typealias RowMapping = Row }
///
/// Copy this file into a package of yours; it needs nothing else of this example. The mapping has `nil write`: GRDB
/// updates only the columns that it is given.
protocol MappedRecord: FetchableRecord, PersistableRecord {
  associatedtype RowMapping: DecodingMapping, EncodingMapping where RowMapping.Value == Self
}

extension MappedRecord {
  /// - Throws: A `MappingError` if the row does not match the mapping; the path begins with the column.
  init(row: Row) throws {
    self = try RowMapping.decode(dictionary: row.members)
  }

  /// - Throws: A `MappingError` for a value that the mapping does not write, so that it is not saved.
  func encode(to container: inout PersistenceContainer) throws {
    for (column, value) in try RowMapping.dictionary(self) {
      guard let value = value as? any DatabaseValueConvertible else { throw NoColumnValue(column: column) }
      container[column] = value
    }
  }
}

/// A mapping writes an array or an object for a column.
struct NoColumnValue: Error, CustomStringConvertible {
  var column: String

  var description: String { "\(column) is no value that a column can have; write it by the transformer json_text" }
}

extension Row {
  /// The values by their columns.
  fileprivate var members: [String: Any] {
    var members: [String: Any] = [:]
    for (column, value) in self {
      switch value.storage {
      case .null: members[column] = NSNull()
      case .int64(let number): members[column] = number
      case .double(let number): members[column] = number
      case .string(let text): members[column] = text
      case .blob(let data): members[column] = data
      }
    }
    return members
  }
}
