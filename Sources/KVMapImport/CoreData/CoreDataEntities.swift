import KVMapSema

/// The entities of a model by name, and their relationships.
struct CoreDataEntities {
  let all: [CoreDataEntity]
  private let positions: [String: Int]
  /// Entities that become classes: those that inherit, that are inherited from, or that reach themselves through to-one
  /// relations. A struct supports none of these.
  private let classes: Set<String>

  init(_ model: CoreDataModel) {
    all = model.entities
    let positions = Dictionary(
      model.entities.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.positions = positions
    var edges: [[Int]] = []
    var classes: Set<String> = []
    for entity in model.entities {
      let targets = entity.relationships.filter { !$0.isToMany }.compactMap { positions[$0.destination] }
      edges.append(targets)
      if targets.contains(where: { model.entities[$0].name == entity.name }) { classes.insert(entity.name) }
      if let parent = entity.parent { classes.formUnion([entity.name, parent]) }
    }
    let components = StronglyConnected.components(edges)
    let sizes = Dictionary(components.map { ($0, 1) }, uniquingKeysWith: +)
    for (entity, component) in zip(model.entities, components) where sizes[component, default: 0] > 1 {
      classes.insert(entity.name)
    }
    self.classes = classes
  }

  subscript(_ name: String) -> CoreDataEntity? { positions[name].map { all[$0] } }

  func isClass(_ entity: CoreDataEntity) -> Bool { classes.contains(entity.name) }

  /// An entity and its ancestors, nearest first. An inheritance cycle ends the chain.
  func chain(of entity: CoreDataEntity) -> [CoreDataEntity] {
    var chain = [entity]
    while let parent = chain.last?.parent.flatMap({ self[$0] }), !chain.contains(where: { $0.name == parent.name }) {
      chain.append(parent)
    }
    return chain
  }

  /// The position of an entity's relation in the model, to determine which of two comes first.
  func place(of name: String, in entity: String) -> (entity: Int, relation: Int)? {
    guard let position = positions[entity] else { return nil }
    return all[position].relationships.firstIndex { $0.name == name }.map { (position, $0) }
  }
}
