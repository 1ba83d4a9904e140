import KVMapSema

/// A generated struct, or a class with type parameters: its properties and its memberwise initialiser.
struct StructDeclaration {
  let mapping: Mapping
  let names: TypeNames
  let constants: ConstantExpressions
  /// A further stored property, which the memberwise initialiser does not have.
  var state: String?

  private var conformances: Conformances { mapping.extras.conformances }

  func print(access: String, to printer: inout CodePrinter) {
    printer.nested(in: mapping.typeName) { name, printer in printType(name, access: access, to: &printer) }
    printDescription(access: access, to: &printer)
    // Each conformance of a generic type applies if it applies to all type parameters.
    for name in mapping.extras.parameters.isEmpty ? [] : conditionalConformances + statedConditions {
      let type = SwiftIdentifier.typeName(mapping.typeName)
      printer.line()
      printer.line(
        "nonisolated extension \(type): \(clause(of: name))\(mapping.whereAll(Conformances.condition(of: name))) {}")
    }
  }

  /// Swift does not derive the conformance to a protocol from that to one which refines it if it has a condition.
  private func clause(of name: String) -> String {
    (Conformances.refined(by: name) + [name]).joined(separator: ", ")
  }

  /// What keeps sensitive values from being printed, in an extension of its own.
  private func printDescription(access: String, to printer: inout CodePrinter) {
    guard let description = names.hidingDescription(of: mapping), !description.isEmpty else { return }
    printer.line()
    let head = "nonisolated extension \(SwiftIdentifier.typeName(mapping.typeName)): \(description.conformances)"
    printer.block(head) { description.print(access: access, to: &$0) }
  }

  private func printType(_ name: String, access: String, to printer: inout CodePrinter) {
    let parameters = mapping.extras.parameters.map(SwiftIdentifier.quoted)
    let clause = conformances.clause(names.statedProtocols(of: mapping), isGeneric: !parameters.isEmpty)
    let list = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    printer.lines(SwiftComment.documentation(mapping.documentation))
    let word = mapping.isGeneratedClass ? "final class" : "struct"
    printer.block("nonisolated \(access)\(word) \(SwiftIdentifier.quoted(name))\(list)\(clause)") { printer in
      for property in mapping.properties {
        printer.lines(SwiftComment.documentation(property.documentation))
        let stored = StoredProperty(
          property: property, mapping: mapping, names: names, isConstant: mapping.extras.hasConstants,
          isOfClass: mapping.isGeneratedClass)
        stored.print(access: access, to: &printer)
      }
      if let state { printer.line("\(access)\(state)") }
      printCodingKeys(to: &printer)
      if !mapping.properties.isEmpty { printer.line() }
      MemberwiseInitializer(mapping: mapping, names: names, constants: constants).print(access: access, to: &printer)
    }
  }

  /// What swiftc synthesises for `Codable` takes its keys from the stored properties, and a box has a name of its own.
  private func printCodingKeys(to printer: inout CodePrinter) {
    let isCoded = mapping.extras.protocols.contains(where: StatedProtocol.isCoding)
    guard isCoded, mapping.properties.contains(where: mapping.keepsInBox) else { return }
    printer.line()
    printer.block("nonisolated private enum CodingKeys: Swift.String, Swift.CodingKey") { printer in
      for property in mapping.properties {
        if mapping.keepsInBox(property) {
          printer.line("case \(mapping.boxName(of: property)) = \(SwiftLiteral.string(property.name))")
        } else {
          printer.line("case \(SwiftIdentifier.quoted(property.name))")
        }
      }
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

  private var conditionalConformances: [String] { conformances.ofGenericTypes }

  /// The stated protocols that a generic struct conforms to where its arguments do.
  private var statedConditions: [String] {
    let stated = mapping.extras.protocols
    let refined = Set(stated.flatMap(Conformances.refined))
    return stated.filter {
      Conformances.isConditional($0) && !conformances.implied.contains($0) && !refined.contains($0)
    }
  }
}

extension Conformances {
  /// The clause after the name of a generated type.
  ///
  /// - Parameters:
  ///   - stated: The protocols that its declaration states. Each stands once.
  ///   - isGeneric: Whether conformances that depend on its parts are in extensions.
  func clause(_ stated: [String] = [], isGeneric: Bool = false) -> String {
    let own = (contains(.sendable) ? ["Swift.Sendable"] : []) + (contains(.hashable) ? ["Swift.Hashable"] : [])
    let others = stated.filter { !implied.contains($0) && !(isGeneric && Self.isConditional($0)) }
    let names = (isGeneric ? [] : own) + others.map(SwiftIdentifier.quoted)
    return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
  }

  /// What generic types conform to in extensions.
  var ofGenericTypes: [String] {
    (contains(.sendable) ? ["Swift.Sendable"] : [])
      + (contains(.hashable) ? ["Swift.Equatable", "Swift.Hashable"] : [])
  }

  /// The protocols that need not be stated.
  var implied: Set<String> {
    Set((contains(.sendable) ? ["Sendable"] : []) + (contains(.hashable) ? ["Hashable", "Equatable"] : []))
  }

  /// Whether swiftc synthesises a conformance from those of the parts.
  static func isConditional(_ name: String) -> Bool {
    ["Hashable", "Equatable", "Sendable"].contains(name) || StatedProtocol.isCoding(name)
      || !refined(by: name).isEmpty
  }

  /// What the arguments of a generic type have to conform to: a mapper reads and writes them for coders, too.
  static func condition(of name: String) -> String {
    switch name {
    case "MappedCodable": "KVMap.DocumentDecodable & KVMap.DocumentEncodable"
    case "MappedDecodable": "KVMap.DocumentDecodable"
    case "MappedEncodable": "KVMap.DocumentEncodable"
    default: name
    }
  }

  /// What KVMapCodable's protocols refine, apart from what generated code conforms to in any case.
  static func refined(by name: String) -> [String] {
    switch name {
    case "MappedCodable": ["Codable"]
    case "MappedDecodable": ["Decodable"]
    case "MappedEncodable": ["Encodable"]
    default: []
    }
  }
}

extension Mapping {
  /// ` where Item: KVMap.DocumentDecodable`, for each type parameter; empty if there are none.
  func whereAll(_ name: String) -> String { extras.parameters.whereAll(name) }
}

extension Union {
  func whereAll(_ name: String) -> String { parameters.whereAll(name) }
}

extension [String] {
  /// A condition on type parameters.
  fileprivate func whereAll(_ name: String) -> String {
    let all = map { "\(SwiftIdentifier.quoted($0)): \(name)" }
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
