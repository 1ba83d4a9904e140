/// What is said of synchronisation.
extension ProgramGenerator {
  /// How rows that a property lists are synchronised.
  mutating func syncPolicy(of rule: Rule) -> Piece? {
    guard isSynchronised, rule.arrow != .write, let row = rule.type.row, row.hasID, wants(.syncPolicy, 60) else {
      return nil
    }
    let owned = rule.type.isCollection && chance(60) ? "owned " : ""
    return Piece.text(" sync " + owned + pick(["replace", "merge", "add"])).marked(.syncPolicy)
  }

  /// Whether a property may be the identity of a row.
  func isIdentity(_ rule: Rule) -> Bool {
    guard case .scalar(let name) = rule.type, rule.arrow == .both else { return false }
    return ["Int", "Int8", "Int64", "UInt16", "UInt32", "String", "UUID", "Date", "Decimal", "Double"].contains(name)
  }

  /// The properties that say which row an entry is, how new it is, and whether its row is deleted.
  mutating func rowProperties(in scope: inout Scope) -> [Piece] {
    guard isSynchronised, !scope.isMixin, scope.parameters.isEmpty else { return [] }
    var lines: [Piece] = []
    if !scope.hasID, wants(.id, 40) {
      scope.hasID = true
      let type = pick(["Int", "String", "UUID"])
      lines.append(Piece.text("  @id \(memberName(&scope.names)): \(type) <-> i\(newKeyNumber())\n").marked(.id))
    }
    guard scope.hasID else { return [] }
    if wants(.stamp, 30) {
      let type = TypeSketch.scalar(pick(["Date", "Day", "Int", "Double", "Decimal"]))
      let rule = Rule(type: chance(30) ? .optional(type) : type, source: step(), mayHaveDefault: false)
      let mark = Piece.either("  @stamp", simpler: " ").marked(.stamp)
      lines.append(mark + property(memberName(&scope.names), rule, in: &scope))
    }
    if wants(.tombstone, 30) {
      let value = chance(50) ? " = false" : ""
      lines.append(
        Piece.text("  @tombstone \(memberName(&scope.names)): Bool <-> t\(newKeyNumber())\(value)\n")
          .marked(.tombstone))
    }
    return lines.map { .optional($0) }
  }
}

extension TypeSketch {
  /// The type of the rows that a property may list.
  fileprivate var row: Declared? {
    switch self {
    case .declared(let type): type
    case .optional(let inner), .array(let inner), .set(let inner): inner.row
    case .scalar, .generic, .parameter, .dictionary, .field: nil
    }
  }
}
