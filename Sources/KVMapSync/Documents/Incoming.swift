@_spi(Generated) import KVMap
import KVMapText

/// The contents of a document for the rows of one entity.
struct IncomingTable: Sendable {
  let entity: SyncEntity
  let type: ObjectIdentifier
  /// Values for new rows whose columns are absent in the document, by class.
  var defaults: [Int: RowDefaults]
  /// In document order.
  var drafts: [Draft] = []
  var positions: [SyncRowKey: Int] = [:]
  /// The tables of the relations' targets, set on demand. The targets of a family are in several.
  var targets: [Int?]
  /// The columns whose JSON is compared by its value.
  var comparedByValue: Set<Int> = []
  /// The number of occurrences of rows that were older than another one in the document.
  var stale = 0

  init(_ entity: SyncEntity, type: ObjectIdentifier, defaults: [Int: RowDefaults]) {
    self.entity = entity
    self.type = type
    self.defaults = defaults
    targets = Array(repeating: nil, count: entity.relations.count)
  }
}

extension IncomingTable {
  /// Whether a row has what the document says of a column.
  func isEqual(_ said: SyncStoredValue, _ stored: SyncStoredValue, column: Int) -> Bool {
    said == stored || comparedByValue.contains(column) && said.isSameJSON(as: stored)
  }
}

/// The contents of a whole document, by entity.
struct Incoming: Sendable {
  /// The path of the list, or of the single entry, in the document.
  var place = ""
  /// In the order of their first occurrence in the document.
  var tables: [IncomingTable] = []
  var names: [String: Int] = [:]
  var skipped: [SyncReport.Skipped] = []
  var duplicates: [SyncRowKey] = []
  var problems: [SyncEntryProblem] = []
  /// Values that no column can hold, whose rows keep what they have.
  var unwritten: [SyncEntryProblem] = []
  /// The tables of rows that the document may have in lists of which the mapping dropped something.
  var incompleteTables: Set<String> = []
  /// Parts of the document that the mapping dropped and reported.
  var dropped: [MappingProblem] = []
  /// References to the rows of the document's top-level list, in order; duplicates are included.
  var roots: [SyncRowKey] = []

  static let mostProblems = 1_000

  mutating func report(_ kind: SyncEntryProblem.Kind, at path: String, of entity: SyncEntity, _ name: String) {
    guard problems.count < Self.mostProblems else { return }
    problems.append(SyncEntryProblem(path: path, kind: kind, entity: entity.name, name: name))
  }

  /// The path of a draft in the document: `[3].notes[0]`.
  ///
  /// - Complexity: Linear in its nesting depth.
  func path(of place: Place) -> PathText {
    var path = place.parent.map { parent in
      var path = self.path(of: tables[parent.table].drafts[parent.draft].place)
      path.append(path: tables[parent.table].entity.relations[parent.relation].path)
      return path
    } ?? PathText(self.place)
    if place.index >= 0 { path.append(index: place.index) }
    return path
  }
}
