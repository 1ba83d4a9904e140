import KVMapSema

/// `init` with a parameter for each property, in the order of declaration. The defaults are those of the properties.
struct MemberwiseInitializer {
  let mapping: Mapping
  let names: TypeNames
  let constants: ConstantExpressions

  /// - Parameter isOverride: Whether the base class has the same initialiser.
  func print(access: String, isOverride: Bool = false, to printer: inout CodePrinter) {
    let inherited = mapping.inheritedCount
    let statements =
      mapping.properties.dropFirst(inherited).map(assignment) + superCall(inherited)
    let head = access + (isOverride ? "override " : "")
    printDefaults(access: access, to: &printer)
    guard !mapping.properties.isEmpty else {
      return statements.isEmpty
        ? printer.line("\(head)init() {}") : printer.line("\(head)init() { \(statements.joined(separator: "; ")) }")
    }
    printHead(head, isShown: !access.isEmpty, to: &printer)
    printer.indented { $0.lines(statements) }
    printer.line("}")
  }

  private func assignment(_ property: Property) -> String {
    let local = Self.local(property)
    return mapping.keepsInBox(property)
      ? "self.\(mapping.boxName(of: property)) = KVMap.Boxed(wrappedValue: \(local))"
      : "self.\(SwiftIdentifier.quoted(property.name)) = \(local)"
  }

  /// Functions for the defaults that Swift makes: a default of an initialiser that others see may not name a function
  /// that they do not see.
  private func printDefaults(access: String, to printer: inout CodePrinter) {
    guard !access.isEmpty else { return }
    for (index, property) in mapping.properties.enumerated().dropFirst(mapping.inheritedCount) {
      guard case .swift? = property.defaultValue, let value = property.defaultValue else { continue }
      let type = names.shownType(property.type)
      printer.line("\(access)static func _kvDefault\(index)() -> \(type) { \(constants.value(value)) }")
      printer.line()
    }
  }

  private func printHead(_ head: String, isShown: Bool, to printer: inout CodePrinter) {
    let parameters = mapping.properties.indices.map { parameter($0, isShown: isShown) }
    let line = "\(head)init(\(parameters.joined(separator: ", ")))"
    guard line.utf8.count >= 100 else { return printer.line(line + " {") }
    printer.line("\(head)init(")
    printer.indented { printer in
      for parameter in parameters.dropLast() { printer.line(parameter + ",") }
      printer.lines(parameters.suffix(1))
    }
    printer.line(") {")
  }

  /// What a class passes to its base.
  private func superCall(_ inherited: Int) -> [String] {
    guard mapping.baseClass != nil else { return [] }
    let arguments = mapping.properties.prefix(inherited).map { property in
      "\(SwiftIdentifier.label(property.name)): \(Self.local(property))"
    }
    return ["super.init(\(arguments.joined(separator: ", ")))"]
  }

  /// The name of the parameter inside: one named `self` would hide the value.
  private static func local(_ property: Property) -> String {
    property.name == "self" ? "_self" : SwiftIdentifier.quoted(property.name)
  }

  private func parameter(_ index: Int, isShown: Bool) -> String {
    let property = mapping.properties[index]
    let name = property.name == "self" ? "self _self" : SwiftIdentifier.quoted(property.name)
    let declaration = "\(name): \(names.shownType(property.type))"
    if isShown, case .swift? = property.defaultValue {
      // Not an alias, which would be private. The default of a class may not name `Self`, and a property can be called so.
      let isHidden = mapping.isGeneratedClass || mapping.properties.contains { $0.name == "Self" }
      let type = isHidden ? names.shownType(.mapping(mapping.id)) : "Self"
      return "\(declaration) = \(type)._kvDefault\(index)()"
    }
    if let value = property.defaultValue { return "\(declaration) = \(constants.value(value))" }
    if property.type.isField { return "\(declaration) = .absent" }
    return property.type.isOptional ? "\(declaration) = nil" : declaration
  }
}

extension Mapping {
  /// The name of the Swift type that has the mapper: `User`, `User.Form`; `nil` for a mapping without a name.
  package var mapperName: String? {
    switch kind {
    case .owned, .structure, .classType: typeName
    case .named(let name): "\(typeName).\(name)"
    case .genericUnion, .transform: nil
    }
  }

  var baseClass: MappingID? {
    switch kind {
    case .classType(let base, _): base
    case .owned, .structure, .genericUnion, .named, .transform: nil
    }
  }

  /// How many of the properties belong to the base class.
  var inheritedCount: Int {
    switch kind {
    case .classType(_, let inherited): inherited
    case .owned, .structure, .genericUnion, .named, .transform: 0
    }
  }

  /// Whether the initialiser is generated, and leaves out what has a default.
  var hasDefaultsInInitialiser: Bool {
    switch kind {
    case .structure, .classType: true
    case .owned, .genericUnion, .named, .transform: false
    }
  }

  /// Whether the type is declared as a class, with or without type parameters.
  var isGeneratedClass: Bool {
    switch kind {
    case .classType: true
    case .owned, .structure, .genericUnion, .named, .transform: false
    }
  }

  /// Whether the type is a class that may have subclasses. One with type parameters is final, and has its mapper in
  /// extensions, as a struct has.
  var isClass: Bool { isGeneratedClass && extras.parameters.isEmpty }
}
