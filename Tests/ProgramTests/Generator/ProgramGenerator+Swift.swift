/// What mapping files name of their users' Swift code.
extension ProgramGenerator {
  /// A transformer whose type is written in Swift. Its name is unique among all programs, which are compiled together.
  mutating func swiftCodec(of type: TypeSketch) -> Piece {
    let name = typeName()
    let document = pick(["String", "Int", "Object", "Value", "Decimal", "Bool", "[String]", "Double"])
    let isReadOnly = !isReversible && chance(25)
    var transform = OwnTransform(name: name, type: type, arguments: [], isLossy: false, construct: .swiftCodec)
    transform.isReadOnly = isReadOnly
    var parameters = ""
    if chance(40) {
      transform.arguments = pick([["unit: \"m\""], [], ["unit: \"\""]])
      parameters = pick(["(unit: String = \"cm\")", "(unit: String = \"\", places: Int = 2)"])
    }
    let words = chance(30) ? " with " + pick(["name", "object", "name, object", "parent"]) : ""
    transforms.append(transform)
    let arrow = isReadOnly ? "<-" : "<->"
    let swift = "swift Codec\(seed)_\(newKeyNumber())"
    return Piece.text("transform \(name)\(parameters): \(type.text) \(arrow) \(document) = \(swift)")
      .marked(.swiftCodec) + .optional(.text(words)) + "\n"
  }

  /// A Swift type, and a transformer for it.
  mutating func externType() -> Piece {
    let name = typeName()
    let protocols = pick(["", ": Hashable", ": Hashable, Sendable", ": ~Hashable, ~Sendable"])
    var type = TypeSketch.Declared(name: name, kind: .mapped, isObject: false)
    type.isHashable = protocols.hasPrefix(": Hashable")
    let head = Piece.text("extern type \(name)\(protocols)\n").marked(.externType)
    guard chance(50) else { return head + swiftCodec(of: .declared(type)) }
    let transform = typeName()
    transforms.append(
      OwnTransform(
        name: transform, type: .declared(type), arguments: [], isLossy: false, construct: .externType))
    var scope = Scope()
    scope.isOwned = true
    let members = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      property(memberName(&scope.names), located(Rule(type: scalar(), mayHaveDefault: false)), in: &scope)
    }
    return head + .text("transform \(transform): \(name) <-> Object {\n") + .all(members) + "}\n"
  }

  /// A Swift type that goes through its `Codable` conformance, everywhere or where a rule says so.
  mutating func codableType() -> Piece {
    let name = typeName()
    let protocols = pick([": Codable", ": Codable, Hashable", ": Hashable", ""])
    var type = TypeSketch.Declared(name: name, kind: .mapped, isObject: false)
    type.isHashable = protocols.hasSuffix("Hashable")
    type.isOnlyCodable = true
    type.isCodable = protocols.hasPrefix(": Codable")
    if type.isCodable {
      known.append(type)
    } else {
      transforms.append(
        OwnTransform(
          name: "codable", type: .declared(type), arguments: [], isLossy: false, construct: .codableType))
    }
    return Piece.text("extern type \(name)\(protocols)\n").marked(.codableType)
  }

  /// A default that a function makes.
  mutating func swiftDefault() -> Piece {
    Piece.text("swift Defaults\(seed).value\(newKeyNumber())").marked(.swiftDefault)
  }

  /// The protocols that a struct states, and the properties that they require.
  mutating func conformances(
    of type: inout TypeSketch.Declared, _ members: inout [Piece], in scope: inout Scope
  ) -> Piece {
    guard !scope.isMixin, wants(.conformance, 15) else { return .nothing }
    var names = generatedProtocols(members)
    if !scope.parameters.isEmpty { return stated(names) }
    if scope.isCodable, chance(70) {
      names.append("Codable")
      type.isCodable = true
    }
    if scope.isHashable, chance(40) { names.append(pick(["Hashable", "Equatable"])) }
    if !scope.names.contains("id"), !scope.hasID, chance(50) {
      scope.names.insert("id")
      scope.hasID = true
      let id = pick(["Int", "String", "UUID"])
      members.append(.text("  @id id: \(id) <-> k\(newKeyNumber())\n"))
      names.append("Identifiable")
    }
    return stated(names)
  }

  private mutating func stated(_ names: [String]) -> Piece {
    guard !names.isEmpty else { return .nothing }
    return Piece.text(": " + shuffled(names).joined(separator: ", ")).marked(.conformance)
  }

  /// Protocols to which generated code conforms in any case.
  private mutating func generatedProtocols(_ members: [Piece]) -> [String] {
    var names = chance(20) ? [pick(["DocumentDecodable", "DocumentEncodable"])] : []
    if chance(40), members.contains(where: { $0.text.contains("@sensitive ") }) {
      names.append(pick(["CustomStringConvertible", "CustomDebugStringConvertible", "CustomReflectable"]))
    }
    return names
  }

  /// The protocols that an enum states after its raw type.
  mutating func conformances(of type: inout TypeSketch.Declared) -> Piece {
    guard wants(.conformance, 8) else { return .nothing }
    type.isCodable = true
    return Piece.text(", " + pick(["Codable", "Codable, Sendable", "Hashable, Codable", "Codable, DocumentDecodable"]))
      .marked(.conformance)
  }
}
