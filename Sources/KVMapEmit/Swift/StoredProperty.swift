import KVMapSema

/// The declaration of a property of a generated type.
struct StoredProperty {
  let property: Property
  let mapping: Mapping
  let names: TypeNames
  /// `properties let`
  var isConstant = false
  /// Whether a class holds it, whose optional properties have no cost that a struct avoids.
  var isOfClass = false

  func print(access: String, to printer: inout CodePrinter) {
    let name = SwiftIdentifier.quoted(property.name)
    let word = isConstant ? "let" : "var"
    guard mapping.keepsInBox(property) else {
      let type = isOfClass ? names.shownType(property.type) : names.shownStoredType(property.type)
      return printer.line("\(access)\(word) \(name): \(type)")
    }
    // Not as a wrapper: Swift refuses those with a setter in structs that are `nonisolated` and `Sendable`.
    let type = names.shownType(property.type)
    let box = mapping.boxName(of: property)
    let head = "\(access)var \(name): \(type)"
    if isConstant {
      printer.line("\(head) { self.\(box).wrappedValue }")
    } else {
      printer.block(head) { printer in
        printer.line("get { self.\(box).wrappedValue }")
        printer.line("_modify { yield &self.\(box).wrappedValue }")
      }
    }
    printer.line("private \(word) \(box): KVMap.Boxed<\(type)>")
  }
}

extension Mapping {
  /// Whether the value of a property is stored in a box.
  func keepsInBox(_ property: Property) -> Bool { kind == .structure && property.isBoxed }

  /// The stored property behind one with `@boxed`, which stands in the description that Swift makes.
  func boxName(of property: Property) -> String {
    let name = "_\(property.name)"
    // Members of generated code begin with `_kv`.
    return name.hasPrefix("_kv") || properties.contains { $0.name == name } ? "_kvBoxed\(name)" : name
  }
}
