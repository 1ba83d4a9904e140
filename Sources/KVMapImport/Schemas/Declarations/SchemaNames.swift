import KVMapSema
import KVMapSyntax

/// The declarations of a schema in their order, and the names of their types.
struct SchemaNames {
  /// Depth-first, each after the first type that uses it.
  private(set) var order: [SchemaDeclaration.ID] = []
  private(set) var names: [SchemaDeclaration.ID: String] = [:]
  private let reader: SchemaReader
  private var seen: Set<SchemaDeclaration.ID> = []
  private var taken: Set<String> = []
  /// What precedes a name that cannot be had.
  private let prefix: String

  private static let longestName = 80

  init(_ reader: SchemaReader, roots: [SchemaType], prefix: String) {
    self.reader = reader
    self.prefix = prefix
    for root in roots { walk(root) }
    let mixed = Set(order.filter(isMixin).map { reader[$0].place })
    // A type and the mixin of its members cannot have one name.
    let isBoth = Set(order.filter { !isMixin($0) && mixed.contains(reader[$0].place) }.map { reader[$0].place })
    for id in order where reader[id].site.definition != nil {
      let declaration = reader[id]
      guard let definition = declaration.site.definition else { continue }
      let stem = Self.typeName(definition)
      let name = isMixin(id) && isBoth.contains(declaration.place) ? stem + "Members" : stem
      take(name, for: id, owner: prefix)
    }
    for id in order where names[id] == nil { nameByPlace(id) }
  }

  private func isMixin(_ id: SchemaDeclaration.ID) -> Bool {
    if case .record(let record) = reader[id].kind { record.isMixin } else { false }
  }

  // MARK: - Walking

  private mutating func walk(_ root: SchemaType) {
    // A list instead of recursion: types refer to each other in long chains.
    var work: [SchemaType] = [root]
    while let type = work.popLast() {
      switch type {
      case .scalar: continue
      case .array(let element): work.append(element.type)
      case .dictionary(let key, let element): work += [element.type, key]
      case .declared(let id):
        guard seen.insert(id).inserted else { continue }
        order.append(id)
        work += used(by: id).reversed()
      }
    }
  }

  private func used(by id: SchemaDeclaration.ID) -> [SchemaType] {
    switch reader[id].kind {
    case .enumeration: return []
    case .union(let union): return union.cases.compactMap(\.type) + [union.otherType].compactMap(\.self)
    case .record(let record):
      return reader.allMixins(of: id).map { .declared($0) } + record.members.map(\.value.type)
        + [record.rest].compactMap { $0?.type }
    }
  }

  // MARK: - Names

  /// `Payment.card` is `PaymentCard`.
  static func typeName(_ definition: String) -> String {
    if IdentifierScalars.isIdentifier(definition), definition.first?.isUppercase == true { return definition }
    let words = KeyWords(definition).all
    return words.isEmpty ? "Value" : SwiftWords.type(words)
  }

  private mutating func nameByPlace(_ id: SchemaDeclaration.ID) {
    let declaration = reader[id]
    var words = declaration.site.words
    if declaration.site.isElement, let last = words.popLast() { words.append(SingularWord.singular(of: last)) }
    if case .union(let union) = declaration.kind, union.key == nil { words.append("value") }
    let owner = declaration.site.owner.flatMap { ownerName($0) } ?? prefix
    let name = words.isEmpty ? "Value" : SwiftWords.type(words)
    var isVague = false
    if case .enumeration = declaration.kind, words.count == 1 { isVague = DeclarationNames.vague.contains(words[0]) }
    take(isVague ? owner + name : name, for: id, owner: owner)
  }

  /// Members of a mixin are named as if they stood in its type.
  private func ownerName(_ id: SchemaDeclaration.ID) -> String? {
    if isMixin(id), let type = order.first(where: { !isMixin($0) && reader[$0].place == reader[id].place }) {
      return names[type]
    }
    return names[id]
  }

  private mutating func take(_ wanted: String, for id: SchemaDeclaration.ID, owner: String) {
    var name = wanted
    if !isAvailable(name), owner.count + name.count <= Self.longestName { name = owner + name }
    let stem = name
    var number = 2
    while !isAvailable(name) {
      name = "\(stem)\(number)"
      number += 1
    }
    names[id] = name
    taken.insert(name)
  }

  private func isAvailable(_ name: String) -> Bool {
    !taken.contains(name) && !DeclarationNames.unavailable.contains(name) && ReservedNames.problem(ofType: name) == nil
  }
}
