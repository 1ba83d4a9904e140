/// Checks that most values of a type pass.
extension ProgramGenerator {
  /// Conditions for a value of the type; `nil` if there is none.
  mutating func check(of type: TypeSketch) -> Piece? {
    guard let first = condition(of: type) else { return nil }
    guard chance(25), let second = condition(of: type) else { return first }
    return .either(first + " and " + second, simpler: first)
  }

  private mutating func condition(of type: TypeSketch) -> Piece? {
    switch type {
    case .scalar(let name):
      switch name {
      case "Int", "Int16", "Int32", "Int64":
        return number(ranges: ["-500...500", "-100...", "..<1000", "...900"], choices: "[13, 17]", factor: "1")
      case "Int8": return number(ranges: ["-100...100", "-128...127"], choices: "[13]", factor: "1")
      case "UInt8", "UInt", "UInt16", "UInt32", "UInt64":
        return number(ranges: ["0...200", "..<201"], choices: "[13, 255]", factor: "1")
      case "Double", "Decimal", "Float":
        return number(ranges: ["-500.5...1e3", "-400...", "..<500"], choices: "[0.125, 1e3]", factor: "0.0005")
      case "String":
        if wants(.pattern, 25) {
          return Piece.text("matches " + pick(["\"[^z]*\"", "\"(.|\\n)*\"", "\"\\\\P{Lu}{0,80}\""])).marked(.pattern)
        }
        if wants(.comparison, 20) { return Piece.text(pick(["!= \"zz\"", "< \"zz\""])).marked(.comparison) }
        if wants(.negatedCheck, 20) {
          let conditions = ["in [\"zz\", \"\\u{e9}\"]", "matches \"q+\"", "== \"zz\""]
          return Piece.text("not " + pick(conditions)).marked(.negatedCheck)
        }
        return countCheck()
      case "Day": return Piece(">= \"1900-01-01\"").marked(.comparison)
      case "Date": return Piece("!= \"1900-01-01T00:00:00Z\"").marked(.comparison)
      case "Duration": return Piece("< \"PT9999H\"").marked(.comparison)
      case "Bool": return chance(20) ? Piece("in [true, false]").marked(.choice) : nil
      default: return nil
      }
    case .optional(let inner): return condition(of: inner)
    case .array(let element):
      if element.isHashable, wants(.unique, 20) { return Piece("unique").marked(.unique) }
      return each(of: element) ?? countCheck()
    case .set(let element): return each(of: element) ?? countCheck()
    case .dictionary(_, let value): return each(of: value) ?? countCheck()
    case .declared(let type):
      guard let value = type.defaultCase, chance(20) else { return nil }
      return Piece.text("in [\(value), \(value)]").marked(.choice)
    case .generic, .parameter, .field: return nil
    }
  }

  private mutating func number(ranges: [String], choices: String, factor: String) -> Piece {
    if wants(.comparison, 20) { return Piece.text(pick(["> -300", "!= 13", "<= 1000"])).marked(.comparison) }
    if wants(.multiple, 15) { return Piece.text("multiple of \(factor)").marked(.multiple) }
    if wants(.negatedCheck, 15) { return Piece.text("not in \(choices)").marked(.negatedCheck) }
    return Piece.text(pick(ranges)).marked(.rangeCheck)
  }

  private mutating func each(of element: TypeSketch) -> Piece? {
    guard wants(.each, 25), let condition = condition(of: element) else { return nil }
    return ("each " + condition).marked(.each)
  }

  private mutating func countCheck() -> Piece {
    Piece.text("count " + pick(["< 40", "<= 30", "!= 17", "in 0...60", ">= 0", "in ..<50"])).marked(.countCheck)
  }
}
