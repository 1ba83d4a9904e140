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
      mapping.properties.dropFirst(inherited).map { property in
        let name = SwiftIdentifier.quoted(property.name)
        return "self.\(name) = \(name)"
      } + superCall(inherited)
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
      "\(SwiftIdentifier.label(property.name)): \(SwiftIdentifier.quoted(property.name))"
    }
    return ["super.init(\(arguments.joined(separator: ", ")))"]
  }

  private func parameter(_ index: Int, isShown: Bool) -> String {
    let property = mapping.properties[index]
    let declaration = "\(SwiftIdentifier.quoted(property.name)): \(names.shownType(property.type))"
    if isShown, case .swift? = property.defaultValue {
      return "\(declaration) = \(names.expression(mapping.id))._kvDefault\(index)()"
    }
    if let value = property.defaultValue { return "\(declaration) = \(constants.value(value))" }
    if property.type.isField { return "\(declaration) = .absent" }
    return property.type.isOptional ? "\(declaration) = nil" : declaration
  }
}

extension Mapping {
  var baseClass: MappingID? {
    switch kind {
    case .classType(let base, _): base
    case .owned, .structure, .named, .transform: nil
    }
  }

  /// How many of the properties belong to the base class.
  var inheritedCount: Int {
    switch kind {
    case .classType(_, let inherited): inherited
    case .owned, .structure, .named, .transform: 0
    }
  }

  /// Whether the initialiser is generated, and leaves out what has a default.
  var hasDefaultsInInitialiser: Bool {
    switch kind {
    case .structure, .classType: true
    case .owned, .named, .transform: false
    }
  }

  var isClass: Bool {
    switch kind {
    case .classType: true
    case .owned, .structure, .named, .transform: false
    }
  }
}
