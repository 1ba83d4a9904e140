import KVMapSema

/// A generated struct: its properties and its memberwise initialiser.
struct StructDeclaration {
  let mapping: Mapping
  let names: TypeNames
  let constants: ConstantExpressions

  private var conformances: Conformances { mapping.extras.conformances }

  func print(access: String, to printer: inout CodePrinter) {
    printer.nested(in: mapping.typeName) { name, printer in printType(name, access: access, to: &printer) }
    printDescription(access: access, to: &printer)
    // Each conformance of a generic type applies if it applies to all type parameters.
    for name in mapping.extras.parameters.isEmpty ? [] : conditionalConformances {
      let type = SwiftIdentifier.typeName(mapping.typeName)
      printer.line()
      printer.line("nonisolated extension \(type): \(name)\(mapping.whereAll(name)) {}")
    }
  }

  /// What keeps sensitive values from being printed, in an extension of its own.
  private func printDescription(access: String, to printer: inout CodePrinter) {
    guard let description = HidingDescription(mapping), !description.conformances.isEmpty else { return }
    printer.line()
    let head = "nonisolated extension \(SwiftIdentifier.typeName(mapping.typeName)): \(description.conformances)"
    printer.block(head) { description.print(access: access, to: &$0) }
  }

  private func printType(_ name: String, access: String, to printer: inout CodePrinter) {
    let parameters = mapping.extras.parameters.map(SwiftIdentifier.quoted)
    let clause = parameters.isEmpty ? conformances.clause : ""
    let list = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    printer.lines(SwiftComment.documentation(mapping.documentation))
    printer.block("nonisolated \(access)struct \(SwiftIdentifier.quoted(name))\(list)\(clause)") { printer in
      for property in mapping.properties {
        printer.lines(SwiftComment.documentation(property.documentation))
        printer.line("\(access)var \(SwiftIdentifier.quoted(property.name)): \(names.shownStoredType(property.type))")
      }
      if !mapping.properties.isEmpty { printer.line() }
      MemberwiseInitializer(mapping: mapping, names: names, constants: constants).print(access: access, to: &printer)
    }
  }

  /// `==` and `hash(into:)`, in an extension of their own.
  func printEquality(access: String, to printer: inout CodePrinter) {
    // Those of a generic struct are synthesised. Without properties there is nothing to save.
    guard conformances.contains(.hashable), mapping.extras.parameters.isEmpty, !mapping.properties.isEmpty else {
      return
    }
    printer.line()
    printer.block("nonisolated extension \(SwiftIdentifier.typeName(mapping.typeName))") {
      HashableMembers(mapping: mapping).print(access: access, to: &$0)
    }
  }

  private var conditionalConformances: [String] {
    (conformances.contains(.sendable) ? ["Swift.Sendable"] : [])
      + (conformances.contains(.hashable) ? ["Swift.Equatable", "Swift.Hashable"] : [])
  }
}

extension Conformances {
  /// The clause after the name of a generated type.
  var clause: String {
    let names = (contains(.sendable) ? ["Swift.Sendable"] : []) + (contains(.hashable) ? ["Swift.Hashable"] : [])
    return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
  }
}

extension Mapping {
  /// ` where Item: KVMap.DocumentDecodable`, for each type parameter; empty if there are none.
  func whereAll(_ name: String) -> String {
    let all = extras.parameters.map { "\(SwiftIdentifier.quoted($0)): \(name)" }
    return all.isEmpty ? "" : " where \(all.joined(separator: ", "))"
  }
}

extension CodePrinter {
  /// A declaration whose name has dots is placed in an extension of the enclosing type.
  mutating func nested(in typeName: String, _ body: (_ name: String, _ printer: inout CodePrinter) -> Void) {
    if !typeName.utf8.contains(UInt8(ascii: ".")) { return body(typeName, &self) }
    var parts = typeName.split(separator: ".").map(String.init)
    let name = parts.popLast() ?? typeName
    guard !parts.isEmpty else { return body(name, &self) }
    block("nonisolated extension \(SwiftIdentifier.typeName(parts.joined(separator: ".")))") { body(name, &$0) }
  }
}
