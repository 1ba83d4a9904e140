import KVMap

/// What a document says of the rows of one entity.
struct IncomingTable: Sendable {
  let entity: Entity
  let type: ObjectIdentifier
  /// Values for new rows of which the document says nothing, by column.
  let defaults: [StoredValue?]
  /// In the order of the document.
  var drafts: [Draft] = []
  var positions: [RowKey: Int] = [:]
  /// The tables of the relations' targets, once they were needed.
  var targets: [Int?]

  init(_ entity: Entity, type: ObjectIdentifier, defaults: [StoredValue?]) {
    self.entity = entity
    self.type = type
    self.defaults = defaults
    targets = Array(repeating: nil, count: entity.relations.count)
  }
}

/// What a whole document says, by entity.
struct Incoming: Sendable {
  /// In the order in which the document first speaks of them.
  var tables: [IncomingTable] = []
  var names: [String: Int] = [:]
  var skipped: [SyncReport.Skipped] = []
  var duplicates: [RowKey] = []
  var problems: [EntryProblem] = []
  /// What the mapping left out of the document, and thought worth telling.
  var dropped: [Problem] = []
  /// The rows that the document's own list speaks of, in its order; one that stands there twice is twice in it.
  var roots: [RowKey] = []

  static let mostProblems = 1_000

  mutating func report(_ kind: EntryProblem.Kind, at path: String, of entity: Entity, _ name: String) {
    guard problems.count < Self.mostProblems else { return }
    problems.append(EntryProblem(path: path, kind: kind, entity: entity.name, name: name))
  }

  /// The path of a draft in the document: `[3].notes[0]`.
  ///
  /// - Complexity: Linear in how deep it stands.
  func path(of place: Place) -> PathText {
    var path = place.parent.map { parent in
      var path = self.path(of: tables[parent.table].drafts[parent.draft].place)
      path.append(path: tables[parent.table].entity.relations[parent.relation].path)
      return path
    } ?? PathText()
    if place.index >= 0 { path.append(index: place.index) }
    return path
  }
}
