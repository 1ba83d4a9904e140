/// The types of all files, with what extensions add to them.
struct SwiftDeclarations {
  private(set) var types: [SwiftDeclaration] = []
  private(set) var aliases: [String: SwiftType] = [:]
  private var additions: [SwiftDeclaration] = []
  private var indices: [String: Int] = [:]

  mutating func add(_ reader: SwiftReader) {
    for (index, declaration) in reader.declarations.enumerated() {
      if reader.extensionIndices.contains(index) {
        additions.append(declaration)
      } else if indices[declaration.name] == nil {
        indices[declaration.name] = types.count
        types.append(declaration)
      }
    }
    aliases.merge(reader.aliases) { first, _ in first }
  }

  mutating func attachExtensions() {
    for addition in additions {
      guard let index = indices[addition.name] else { continue }
      types[index].conformances += addition.conformances
      types[index].isWrittenByHand = types[index].isWrittenByHand || addition.isWrittenByHand
    }
  }

  subscript(name: String) -> SwiftDeclaration? { indices[name].map { types[$0] } }

  /// The whole name of a type, as it is seen from inside of another.
  func resolved(_ names: [String], in path: [String]) -> String? {
    var scope = path
    while true {
      let name = (scope + names).joined(separator: ".")
      if indices[name] != nil { return name }
      if scope.popLast() == nil { return nil }
    }
  }

  func alias(_ names: [String], in path: [String]) -> (type: SwiftType, path: [String])? {
    var scope = path
    while true {
      if let type = aliases[(scope + names).joined(separator: ".")] { return (type, scope) }
      if scope.popLast() == nil { return nil }
    }
  }
}
