import KVMapLowering
import KVMapSema

/// The keys that no rule takes, written alongside those that rules write.
extension MappingWriting {
  /// - Parameter asList: Whether the value is an array, whose elements are members.
  func printRest(_ property: Int, to printer: inout CodePrinter, asList: Bool = false) {
    unlessOmitted(property, to: &printer) { printWholeRest(property, to: &$0, asList: asList) }
  }

  private func printWholeRest(_ property: Int, to printer: inout CodePrinter, asList: Bool) {
    let members = self.members(asList: asList)
    let rule = mapping.properties[property]
    guard case .optional(let wrapped, _) = rule.conversion else {
      printer.line("let startOfRest: Swift.Int = kv.capture()")
      values(of: rule).print(rule.conversion, rule.type, value(property), to: &printer)
      return printer.line(members)
    }
    printer.line("if let value = \(name(property)) {")
    printer.indented { printer in
      printer.line("let startOfRest: Swift.Int = kv.capture()")
      values(of: rule).print(wrapped, rule.type.wrapped, checked("value", rule), to: &printer)
      printer.line(members)
    }
    printer.line("}")
  }

  private func members(asList: Bool) -> String {
    let taken = SwiftLiteral.string(mapping.takenKeys.map(JSONText.escaped).joined(separator: "\t"))
    return asList
      ? "try kv.endMemberList(startOfRest, except: \(taken))"
      : "try kv.members(of: kv.endCapture(startOfRest), except: \(taken))"
  }
}
