import GRDB
import KVMap

/// A column of JSON outside of a record: as an argument of a query, or as its only result.
///
/// Copy this file into a package of yours; it needs nothing else of this example.
struct MappedJSON<Value: DocumentDecodable & DocumentEncodable>: DatabaseValueConvertible {
  let value: Value
  private let text: String

  /// - Throws: A `MappingError` for a value that its mapping does not write. GRDB asks for the text where nothing can be
  ///   thrown, so it is written here.
  init(_ value: Value) throws(MappingError) {
    self.value = value
    text = try value.jsonString()
  }

  var databaseValue: DatabaseValue { text.databaseValue }

  /// nil if the column does not match the mapping, which GRDB reports.
  static func fromDatabaseValue(_ column: DatabaseValue) -> MappedJSON? {
    guard case .string(let text) = column.storage, let value = try? Value(json: text) else { return nil }
    return MappedJSON(value: value, text: text)
  }

  private init(value: Value, text: String) {
    self.value = value
    self.text = text
  }
}
