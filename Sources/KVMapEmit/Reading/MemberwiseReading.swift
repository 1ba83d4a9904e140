import KVMapSema

/// What reading into local variables needs besides the loop: types that are built by their initialiser at the end.
extension MappingReading {
  func printLocals(to printer: inout CodePrinter) {
    for (index, property) in mapping.properties.enumerated() {
      let type = names.type(property.type)
      let local = property.isRequired ? "\(type)?" : type
      // A property that is only written keeps its value in an update.
      printer.line("\(property.isRead ? "var" : "let") _\(index): \(local) = \(initial(index))")
    }
  }

  func printConstruction(to printer: inout CodePrinter) {
    let required = mapping.properties.indices.filter { mapping.properties[$0].isRequired }
    if !required.isEmpty {
      let bindings = required.map { "let _\($0)" }.joined(separator: ", ")
      printer.line("guard \(bindings) else { throw kv.incomplete() }")
    }
    let arguments = mapping.properties.enumerated().map { "\(SwiftIdentifier.label($1.name)): _\($0)" }
    let type = names.isNamespace(mapping.id) ? names.valueType(mapping) : names.expression(mapping.id)
    printer.line("return \(type)(\(arguments.joined(separator: ", ")))")
  }

  /// Required properties under a path: the loop over the keys of the mapping's own object cannot tell whether they were
  /// there.
  var propertiesOnTheWay: [Int] {
    mapping.reading.root.entries.flatMap(\.uses).flatMap { use -> [Int] in
      switch use {
      case .property, .slot: []
      case .object, .array: use.properties
      }
    }.filter { mapping.properties[$0].isRequired }
  }
}

extension ReadUse {
  /// The properties that are read from the value or from below it, in the order of the plan.
  fileprivate var properties: [Int] {
    switch self {
    case .property(let property): [property]
    case .slot: []
    case .object(let object): object.entries.flatMap(\.uses).flatMap(\.properties)
    case .array(let array): array.entries.flatMap(\.uses).flatMap(\.properties)
    }
  }
}
