/// What a schema chooses from or combines at its top, behind references.
struct SchemaChoices {
  private var count = 1
  /// Whether one of them is an object that names all its keys.
  private(set) var nameAllKeys = false

  /// The most that are repeated in place of a reference: unions in unions in unions have as many as all their cases
  /// multiplied.
  private static let most = 256

  var areTooMany: Bool { count > Self.most }

  init(nameAllKeys: Bool = false) { self.nameAllKeys = nameAllKeys }

  init(_ all: [SchemaChoices]) {
    count = all.reduce(0) { min($0 + $1.count, Self.most + 1) }
    nameAllKeys = all.contains(where: \.nameAllKeys)
  }
}

extension SchemaBuilder {
  /// - Complexity: Linear in the size of the definitions, over all calls. Recursion is as deep as the chain of unions
  ///   in unions, which the checker limits.
  func choices(in schema: Schema) -> SchemaChoices {
    switch schema {
    case .reference(let id):
      if let known = knownChoices[id] { return known }
      // One that is being made is left as it is.
      guard let definition = resolved(schema) else { return SchemaChoices() }
      // A definition that leads to itself is entered once.
      knownChoices[id] = SchemaChoices()
      let choices = choices(in: definition)
      knownChoices[id] = choices
      return choices
    case .anyOf(let parts), .allOf(let parts): return SchemaChoices(parts.map(choices))
    case .noted(_, let inner): return choices(in: inner)
    case .object(let object): return SchemaChoices(nameAllKeys: object.others == .nothing || object.keys != nil)
    case .anything, .nothing, .values, .null, .bool, .number, .text, .array, .not: return SchemaChoices()
    }
  }
}
