import KVMapSyntax

/// Creates a mapping from a Core Data model.
///
/// Attributes become properties with the same meaning, relations become properties that contain their target objects.
/// Of each pair of inverse relations only one is written, because writing both would not terminate.
struct CoreDataMapping {
  private let entities: CoreDataEntities
  private(set) var problems: [String] = []
  private(set) var mapping = ImportedMapping()

  /// - Parameter name: The name of the model, for humans.
  init(of model: CoreDataModel, named name: String) {
    entities = CoreDataEntities(model)
    mapping.remarks = [
      "Imported from the Core Data model '\(name)' by 'kvmapc import coredata'. "
        + "The file is yours: change what you like."
    ]
    mapping.settings = ["keys snake_case or camelCase", "coercion lenient"]
    if model.entities.isEmpty { problems.append("the model has no entities") }
    // A class and its base class cannot both have rows, but a model with parents requires it.
    mapping.isSynchronised =
      model.entities.contains { !CoreDataIdentity.attributes(of: $0).isEmpty }
      && !model.entities.contains { $0.parent != nil }
    for entity in model.entities { add(entity) }
  }

  private mutating func add(_ entity: CoreDataEntity) {
    guard IdentifierScalars.isIdentifier(entity.name) else {
      return problems.append("the entity '\(entity.name)' has a name that no Swift type can have")
    }
    if let parent = entity.parent, entities[parent] == nil {
      problems.append("the entity '\(entity.name)' inherits from '\(parent)', which the model has not")
    }
    let identity = CoreDataIdentity.attributes(of: entity)
    var type = ImportedType(
      name: entity.name, form: entities.isClass(entity) ? .class : .structure, base: entity.parent)
    for attribute in entity.attributes {
      guard isSwiftName(attribute.name, in: entity) else { continue }
      if attribute.isDerived {
        type.remarks.append("'\(attribute.name)' is left out: the store derives it.")
      } else if let property = property(
        of: attribute, in: entity, isIdentity: identity.contains(attribute.name))
      {
        type.properties.append(property)
      }
    }
    for relation in entity.relationships where isSwiftName(relation.name, in: entity) {
      guard let property = property(of: relation, in: entity) else { continue }
      type.properties.append(property)
      guard mapping.isSynchronised else { continue }
      let identities = CoreDataForeignIDs(entities)
        .property(of: relation, in: entity, policy: policy(of: relation, in: entity) ?? "merge")
      if let identities { type.properties.append(identities) }
    }
    type.remarks += entity.fetchedProperties.map { "'\($0.name)' is left out: a query answers it." }
    mapping.declarations.append(.type(type))
  }

  private mutating func isSwiftName(_ name: String, in entity: CoreDataEntity) -> Bool {
    if IdentifierScalars.isIdentifier(name) { return true }
    problems.append("\(entity.name): '\(name)' is a name that no Swift property can have")
    return false
  }

  // MARK: - Attributes

  private mutating func property(
    of attribute: CoreDataAttribute, in entity: CoreDataEntity, isIdentity: Bool
  ) -> ImportedProperty? {
    let place = "\(entity.name).\(attribute.name)"
    guard let type = CoreDataAttributeType(rawValue: attribute.type) else {
      let known = CoreDataAttributeType.allCases.map(\.rawValue).joined(separator: ", ")
      problems.append("\(place): unsupported type '\(attribute.type)'; supported are \(known)")
      return nil
    }
    let userInfo = CoreDataUserInfo(attribute.userInfo)
    guard let source = CoreDataKeys.source(of: attribute.name, in: entity.name, userInfo) else {
      problems.append("\(place): '\(userInfo.remoteKey ?? "")' is neither a key nor a path of keys")
      return nil
    }
    var value: String?
    do throws(CoreDataDefaultValue.Failure) {
      value = try CoreDataDefaultValue.text(of: attribute, type)
    } catch {
      switch error {
      case .wrong(let text):
        problems.append("\(place): the default '\(text)' is not a value of type '\(type.rawValue)'")
      }
    }
    // A scalar of the class is never nil. A missing identity must not be made up, so an identity has no default.
    let zero = attribute.isOptional && attribute.isScalar && !isIdentity ? type.zero : nil
    let foreign = userInfo.valueTransformer == nil ? nil : foreignType(of: attribute, type)
    let name = foreign ?? type.name
    return ImportedProperty(
      name: attribute.name, isIdentity: isIdentity,
      type: name + (attribute.isOptional && zero == nil ? "?" : ""), source: source,
      transformer: userInfo.valueTransformer.flatMap { transform($0, makes: name, for: place) },
      defaultValue: isIdentity ? nil : value ?? zero)
  }

  /// The Swift type of a transformable attribute; `nil` if the model gives none with a plain name.
  private mutating func foreignType(of attribute: CoreDataAttribute, _ type: CoreDataAttributeType) -> String? {
    guard type == .transformable, let name = attribute.customClass, IdentifierScalars.isIdentifier(name) else {
      return nil
    }
    if !mapping.foreignTypes.contains(name) { mapping.foreignTypes.append(name) }
    return name
  }

  /// The name of the transform for a transformer class of the old system, for one type: a codec's result is typed.
  private mutating func transform(_ codec: String, makes type: String, for place: String) -> String? {
    let parts = codec.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy(IdentifierScalars.isIdentifier), let name = parts.last else {
      problems.append("\(place): the value transformer '\(codec)' has a name that no Swift type can have")
      return nil
    }
    let isOther = mapping.transforms.contains { $0.name == name && ($0.type != type || $0.codec != codec) }
    let made = isOther
      ? ImportedTransform(name: name + type, type: type, codec: codec + type)
      : ImportedTransform(name: name, type: type, codec: codec)
    if !mapping.transforms.contains(made) { mapping.transforms.append(made) }
    return made.name
  }

  // MARK: - Relations

  private mutating func property(of relation: CoreDataRelationship, in entity: CoreDataEntity) -> ImportedProperty? {
    let place = "\(entity.name).\(relation.name)"
    guard entities[relation.destination] != nil else {
      let target = relation.destination
      problems.append(
        target.isEmpty
          ? "\(place): the relation leads nowhere"
          : "\(place): the relation leads to '\(target)', which the model has not")
      return nil
    }
    var userInfo = CoreDataUserInfo(relation.userInfo)
    let isOnlyRead = isWrittenFromTheOtherSide(relation, of: entity)
    if isOnlyRead { userInfo.isNotExported = true }
    guard let source = CoreDataKeys.source(of: relation.name, in: entity.name, userInfo) else {
      problems.append("\(place): '\(userInfo.remoteKey ?? "")' is neither a key nor a path of keys")
      return nil
    }
    let target = relation.destination
    // What is written inside of its owner does not contain that once more.
    let mayLack = relation.isOptional || isOnlyRead
    return ImportedProperty(
      name: relation.name, type: relation.isToMany ? "[\(target)]" : target + (mayLack ? "?" : ""),
      source: source, defaultValue: relation.isToMany ? "[]" : nil, policy: policy(of: relation, in: entity))
  }

  /// How Sync maintained a to-many relation: objects owned by one object are deleted when the document lacks them,
  /// shared ones are only removed from the relation. `nil` if one of the two has no identity.
  private func policy(of relation: CoreDataRelationship, in entity: CoreDataEntity) -> String? {
    guard mapping.isSynchronised, relation.isToMany, let target = entities[relation.destination],
      [entity, target].allSatisfy({ one in
        entities.chain(of: one).contains { !CoreDataIdentity.attributes(of: $0).isEmpty }
      })
    else { return nil }
    return inverse(of: relation)?.relation.isToMany == false ? "owned replace" : "replace"
  }

  /// The inverse relation, and the entity that declares it.
  private func inverse(
    of relation: CoreDataRelationship
  ) -> (owner: CoreDataEntity, relation: CoreDataRelationship)? {
    guard let name = relation.inverse, let target = entities[relation.destination] else { return nil }
    return entities.chain(of: target).lazy.compactMap { owner in
      owner.relationships.first { $0.name == name }.map { (owner, $0) }
    }.first
  }

  /// Of two inverse relations, the to-many one is written; if both are of one kind, the first
  /// one in the model.
  private func isWrittenFromTheOtherSide(_ relation: CoreDataRelationship, of entity: CoreDataEntity) -> Bool {
    guard let (owner, inverse) = inverse(of: relation) else { return false }
    if relation.isToMany != inverse.isToMany { return inverse.isToMany }
    guard let here = entities.place(of: relation.name, in: entity.name),
      let there = entities.place(of: inverse.name, in: owner.name)
    else { return false }
    return there <= here
  }
}
