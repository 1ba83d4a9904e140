import KVMapSema

/// A generated type: its properties and its memberwise initialiser.
struct StructDeclaration {
  let mapping: Mapping
  let isHashable: Bool
  /// Whether all parts are known to be `Sendable`. Of a type that the user owns that cannot be known.
  let isSendable: Bool
  let names: TypeNames
  let constants: ConstantExpressions

  func print(access: String, to printer: inout CodePrinter) {
    var parts = mapping.typeName.split(separator: ".").map(String.init)
    let name = parts.popLast() ?? mapping.typeName
    guard !parts.isEmpty else { return printType(name, access: access, to: &printer) }
    printer.block("nonisolated extension \(SwiftIdentifier.typeName(parts.joined(separator: ".")))") {
      printType(name, access: access, to: &$0)
    }
  }

  private func printType(_ name: String, access: String, to printer: inout CodePrinter) {
    let conformances = (isSendable ? ["Swift.Sendable"] : []) + (isHashable ? ["Swift.Hashable"] : [])
    let clause = conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")
    printer.lines(SwiftComment.documentation(mapping.documentation))
    printer.block("nonisolated \(access)struct \(SwiftIdentifier.quoted(name))\(clause)") { printer in
      for property in mapping.properties {
        printer.lines(SwiftComment.documentation(property.documentation))
        printer.line("\(access)var \(SwiftIdentifier.quoted(property.name)): \(names.type(property.type))")
      }
      if !mapping.properties.isEmpty { printer.line() }
      printInitializer(access: access, to: &printer)
    }
  }

  private func printInitializer(access: String, to printer: inout CodePrinter) {
    guard !mapping.properties.isEmpty else { return printer.line("\(access)init() {}") }
    let parameters = mapping.properties.map(parameter)
    let line = "\(access)init(\(parameters.joined(separator: ", ")))"
    if line.utf8.count < 100 {
      printer.line(line + " {")
    } else {
      printer.line("\(access)init(")
      printer.indented { printer in
        for parameter in parameters.dropLast() { printer.line(parameter + ",") }
        printer.lines(parameters.suffix(1))
      }
      printer.line(") {")
    }
    printer.indented { printer in
      for property in mapping.properties {
        let name = SwiftIdentifier.quoted(property.name)
        printer.line("self.\(name) = \(name)")
      }
    }
    printer.line("}")
  }

  private func parameter(_ property: Property) -> String {
    let declaration = "\(SwiftIdentifier.quoted(property.name)): \(names.type(property.type))"
    if let value = property.defaultValue { return "\(declaration) = \(constants.value(value))" }
    if property.type.isField { return "\(declaration) = .absent" }
    return property.type.isOptional ? "\(declaration) = nil" : declaration
  }
}
