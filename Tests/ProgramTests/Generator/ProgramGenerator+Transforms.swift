/// Transforms declared in the file.
extension ProgramGenerator {
  struct OwnTransform {
    var name: String
    var type: TypeSketch
    /// The arguments in parentheses where it is used.
    var arguments: [String]
    var isLossy: Bool
    var isReadOnly = false
    var construct: Construct
  }

  func use(_ transform: OwnTransform) -> Recipe {
    let arguments = transform.arguments.isEmpty ? "" : "(" + transform.arguments.joined(separator: ", ") + ")"
    return Recipe(
      type: transform.type, calls: Piece.text(transform.name + arguments).marked(transform.construct),
      isLossy: transform.isLossy, isReadOnly: transform.isReadOnly)
  }

  mutating func ownTransforms() -> [Piece] {
    var items: [Piece] = []
    if wants(.ownPipeline, 15) { items.append(ownPipeline()) }
    if wants(.ownTable, 15) { items.append(ownTable()) }
    if wants(.ownSmallMap, 12) { items.append(ownSmallMap()) }
    if wants(.ownParameters, 8) { items.append(parameterPipeline()) }
    if wants(.swiftCodec, 4) { items.append(swiftCodec(of: scalar())) }
    if wants(.externType, 4) { items.append(externType()) }
    if wants(.codableType, 8) { items.append(codableType()) }
    return items
  }

  private mutating func add(
    _ type: String, arguments: [String] = [], isLossy: Bool = false, _ construct: Construct, _ text: (String) -> String
  ) -> Piece {
    let name = typeName()
    transforms.append(
      OwnTransform(name: name, type: .scalar(type), arguments: arguments, isLossy: isLossy, construct: construct))
    return Piece.text("transform \(name)" + text(name) + "\n").marked(construct)
  }

  mutating func ownPipeline() -> Piece {
    let (type, document, calls) = pick([
      ("Decimal", "Int", "scaled(0.01)"), ("Date", "String", "date(\"yyyy-MM-dd\")"), ("Int", "String", "number"),
      ("String", "Int", "text"), ("Data", "String", "hex"), ("Bool", "String", "bool(\"on\", \"off\")"),
      ("Date", "Int", "epoch_seconds"), ("Coordinate", "Object", "coordinate(latitude: \"la\", longitude: \"lo\")"),
    ])
    return add(type, .ownPipeline) { _ in ": \(type) <-> \(document) = \(calls)" }
  }

  private mutating func parameterPipeline() -> Piece {
    let sign = pick(["@", "#", "\\u{1F642}"])
    return add("String", arguments: ["sign: \"\(sign)\""], .ownParameters) { _ in
      "(sign: String = \"%\"): String <-> String = prefix($sign)"
    }
  }

  private mutating func ownTable() -> Piece {
    let (type, document, rows) = pick([
      ("Bool", "String", ["true <-> \"Y\" or \"J\"", "false <-> \"N\""]),
      ("Int", "String", ["1 <-> \"low\"", "2 <-> \"high\"", "3 <-> \"\""]),
      ("String", "Int", ["\"small\" <-> 1", "\"large\" <-> 2 or 3"]),
      ("String", "Bool", ["\"on\" <-> true", "\"off\" <-> false"]),
      ("Double", "String", ["0.5 <-> \"half\"", "1 <-> \"full\""]),
    ])
    if !isReversible, chance(25), type == "Int" {
      return add(type, isLossy: true, .ownTable) { _ in
        ": \(type) <-> \(document) {\n  " + (rows + ["9 <- else"]).joined(separator: "\n  ") + "\n}"
      }
    }
    return add(type, .ownTable) { _ in ": \(type) <-> \(document) {\n  " + rows.joined(separator: "\n  ") + "\n}" }
  }

  private mutating func ownSmallMap() -> Piece {
    add("Coordinate", arguments: chance(50) ? ["lon: \"x\""] : [], .ownSmallMap) { _ in
      "(lat: Key = \"lat\", lon: Key = \"lon\"): Coordinate <-> Object {\n  latitude: Double <-> $lat\n"
        + "  longitude: Double <-> $lon\n}"
    }
  }
}
