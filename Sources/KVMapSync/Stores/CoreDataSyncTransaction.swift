#if canImport(CoreData)
  import CoreData

  /// The Core Data operations of a synchronisation, within one context and on its queue.
  public struct CoreDataSyncTransaction: SyncTransaction {
    private let context: NSManagedObjectContext
    /// Objects fetched or inserted so far, by the name of the entity. They live as long as the context.
    private var known: [String: [SyncRowKey: NSManagedObject]] = [:]
    /// To-one relationships that wait for their target.
    private var waiting: [(object: NSManagedObject, relation: SyncRelationship, target: SyncRowKey?)] = []

    init(_ context: NSManagedObjectContext) { self.context = context }

    // MARK: Rows

    public mutating func rows(of entity: SyncEntity, keys: [SyncRowKey]) throws -> [SyncRow] {
      try objects(of: entity, keys).map { row(of: $0, entity) }
    }

    public mutating func keys(of entity: SyncEntity, where filter: SyncRowFilter) throws -> [SyncRowKey] {
      // A filter may name columns that are relationships here, so it is applied to rows.
      let request = NSFetchRequest<NSManagedObject>(entityName: entity.name)
      request.fetchBatchSize = Batch.size
      let filter = filter.prepared(for: entity)
      return try context.fetch(request).compactMap { object in
        filter.matches(row(of: object, entity)) ? note(object, entity) : nil
      }
    }

    public mutating func insert(_ rows: [SyncRow], into entity: SyncEntity) throws {
      for row in rows {
        let object = NSEntityDescription.insertNewObject(forEntityName: entity.name, into: context)
        set(row.values.enumerated().map { (column: $0.offset, value: $0.element) }, of: object, entity)
        known[entity.name, default: [:]][row.key(of: entity)] = object
      }
    }

    public mutating func update(_ changes: [SyncRowChange], of entity: SyncEntity) throws {
      _ = try objects(of: entity, changes.map(\.key))
      for change in changes {
        if let object = known[entity.name]?[change.key] { set(change.values, of: object, entity) }
      }
    }

    public mutating func delete(_ keys: [SyncRowKey], from entity: SyncEntity) throws {
      for object in try objects(of: entity, keys) { context.delete(object) }
      for key in keys { known[entity.name]?[key] = nil }
    }

    // MARK: Links

    public mutating func links(of relation: SyncRelationship, from entity: SyncEntity, owners: [SyncRowKey]) throws
      -> [SyncRowLinks]
    {
      let target = relation.target()
      return try objects(of: entity, owners).map { object in
        let targets = Self.objects(in: object.value(forKey: relation.name)).map { note($0, target) }
        return SyncRowLinks(owner: note(object, entity), targets: targets)
      }
    }

    public mutating func owners(of relation: SyncRelationship, from entity: SyncEntity, targets: [SyncRowKey]) throws
      -> [SyncRowLinks]
    {
      let target = relation.target()
      let wanted = try objects(of: target, targets)
      let request = NSFetchRequest<NSManagedObject>(entityName: entity.name)
      request.predicate = NSPredicate(format: "ANY %K IN %@", relation.name, wanted)
      let asked = Set(targets)
      return try context.fetch(request).map { object in
        let all = Self.objects(in: object.value(forKey: relation.name)).map { note($0, target) }
        return SyncRowLinks(owner: note(object, entity), targets: all.filter(asked.contains))
      }
    }

    public mutating func setLinks(_ links: [SyncRowLinks], of relation: SyncRelationship, from entity: SyncEntity)
      throws
    {
      let target = relation.target()
      _ = try objects(of: entity, links.map(\.owner))
      for row in links {
        guard let owner = known[entity.name]?[row.owner] else { continue }
        _ = try objects(of: target, row.targets)
        let targets = row.targets.compactMap { known[target.name]?[$0] }
        let isOrdered = owner.entity.relationshipsByName[relation.name]?.isOrdered == true
        owner.setValue(isOrdered ? NSOrderedSet(array: targets) : NSSet(array: targets), forKey: relation.name)
      }
    }

    /// Sets the to-one relationships, now that all objects exist.
    mutating func connect() throws {
      for wait in waiting {
        let target = wait.relation.target()
        let found = try wait.target.flatMap { try objects(of: target, [$0]).first }
        wait.object.setValue(found, forKey: wait.relation.name)
      }
      waiting = []
    }

    // MARK: Objects

    /// The objects with these identities: known ones, and the others in one fetch.
    private mutating func objects(of entity: SyncEntity, _ keys: [SyncRowKey]) throws -> [NSManagedObject] {
      let missing = keys.filter { known[entity.name]?[$0] == nil }
      if !missing.isEmpty {
        let request = NSFetchRequest<NSManagedObject>(entityName: entity.name)
        request.predicate = Self.predicate(missing, entity)
        for object in try context.fetch(request) { _ = note(object, entity) }
      }
      return keys.compactMap { known[entity.name]?[$0] }
    }

    private static func predicate(_ keys: [SyncRowKey], _ entity: SyncEntity) -> NSPredicate {
      let names = entity.identity.map { entity.columns[$0].name }
      if let name = names.first, names.count == 1 {
        return NSPredicate(format: "%K IN %@", name, keys.compactMap { $0.onlyValue?.objectValue })
      }
      return NSCompoundPredicate(
        orPredicateWithSubpredicates: keys.map { key in
          NSCompoundPredicate(
            andPredicateWithSubpredicates: zip(names, key.values).map { name, value in
              NSPredicate(format: "%K == %@", argumentArray: [name, value.objectValue ?? NSNull()])
            })
        })
    }

    /// - Returns: the identity of the object, under which it is known from now on.
    private mutating func note(_ object: NSManagedObject, _ entity: SyncEntity) -> SyncRowKey {
      let key = Self.key(of: object, entity)
      known[entity.name, default: [:]][key] = object
      return key
    }

    private static func key(of object: NSManagedObject, _ entity: SyncEntity) -> SyncRowKey {
      SyncRowKey(
        entity.identity.map { column in
          SyncStoredValue(object.value(forKey: entity.columns[column].name), entity.columns[column].type)
        })
    }

    private func row(of object: NSManagedObject, _ entity: SyncEntity) -> SyncRow {
      var values = entity.columns.map { column in
        object.entity.attributesByName[column.name] == nil
          ? SyncStoredValue.null : SyncStoredValue(object.value(forKey: column.name), column.type)
      }
      for (relation, columns) in Self.relationships(of: entity, object) {
        guard let target = object.value(forKey: relation.name) as? NSManagedObject else { continue }
        for (column, value) in zip(columns, Self.key(of: target, relation.target()).values) { values[column] = value }
      }
      return SyncRow(values)
    }

    private mutating func set(
      _ values: [(column: Int, value: SyncStoredValue)], of object: NSManagedObject, _ entity: SyncEntity
    ) {
      let given = Dictionary(values.map { ($0.column, $0.value) }, uniquingKeysWith: { _, last in last })
      for (column, value) in values where object.entity.attributesByName[entity.columns[column].name] != nil {
        object.setValue(value.objectValue, forKey: entity.columns[column].name)
      }
      for (relation, columns) in Self.relationships(of: entity, object) {
        guard columns.contains(where: { given[$0] != nil }) else { continue }
        let before = row(of: object, entity)
        let parts = columns.map { given[$0] ?? before.values[$0] }
        waiting.append((object, relation, parts.contains(where: \.isNull) ? nil : SyncRowKey(parts)))
      }
    }

    /// The to-one relations that are relationships in the model, and their columns.
    private static func relationships(of entity: SyncEntity, _ object: NSManagedObject) -> [(SyncRelationship, [Int])] {
      entity.relations.compactMap { relation in
        guard case .toOne(let columns) = relation.kind, object.entity.relationshipsByName[relation.name] != nil else {
          return nil
        }
        return (relation, columns)
      }
    }

    private static func objects(in value: Any?) -> [NSManagedObject] {
      if let ordered = value as? NSOrderedSet { return ordered.array.compactMap { $0 as? NSManagedObject } }
      return (value as? NSSet)?.allObjects.compactMap { $0 as? NSManagedObject } ?? []
    }
  }

  extension SyncStoredValue {
    /// The value in the form that an attribute expects.
    fileprivate var objectValue: Any? {
      switch self {
      case .null: nil
      case .bool(let value): NSNumber(value: value)
      case .integer(let value): NSNumber(value: value)
      case .real(let value): NSNumber(value: value)
      case .text(let value), .json(let value): value
      case .bytes(let value): Data(value)
      case .date(let value): value
      }
    }

    /// The value of an attribute, for a column of this type.
    fileprivate init(_ value: Any?, _ type: SyncEntity.Column.ValueType) {
      switch (type, value) {
      case (.bool, let value as NSNumber): self = .bool(value.boolValue)
      case (.integer, let value as NSNumber): self = .integer(value.int64Value)
      case (.real, let value as NSNumber): self = .real(value.doubleValue)
      case (.text, let value as String): self = .text(value)
      case (.text, let value as UUID): self = .text(value.uuidString)
      case (.text, let value as URL): self = .text(value.absoluteString)
      case (.json, let value as String): self = .json(value)
      case (.bytes, let value as Data): self = .bytes([UInt8](value))
      case (.date, let value as Date): self = .date(value)
      default: self = .null
      }
    }
  }
#endif
