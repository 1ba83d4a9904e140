import KVMapLowering
import KVMapSema

/// Values that are left out: `@omit_default`, `@omit_empty`.
extension EncodingPrinter {
  /// Whether one of the conditions holds; `nil` if there is none.
  private func condition(_ omissions: [PropertyEncoding.Omission], _ property: Int) -> String? {
    let name = name(of: property)
    let conditions = omissions.map { omission in
      switch omission {
      case .isNil: "\(name) == nil"
      case .isEmpty: isEmpty(name, mapping.properties[property].type)
      case .equals(let value): "KVMap._kvAreEqual(\(name), \(constants.value(value)))"
      }
    }
    return conditions.isEmpty ? nil : conditions.joined(separator: " || ")
  }

  private func isEmpty(_ name: String, _ type: ValueType) -> String {
    if type.isField { return "\(name).value?.isEmpty == true" }
    return type.isOptional ? "\(name)?.isEmpty == true" : "\(name).isEmpty"
  }

  /// Statements that apply unless the value is left out, and what is written otherwise.
  func unlessOmitted(
    _ property: PropertyEncoding, else otherwise: String? = nil, to printer: inout CodePrinter,
    _ body: (inout CodePrinter) -> Void
  ) {
    guard let omission = condition(property.omissions, property.property) else {
      return hiding(property, to: &printer, body)
    }
    let condition = omission.contains(" || ") || omission.contains(" == ") ? "!(\(omission))" : "!\(omission)"
    printer.line("if \(condition) {")
    printer.indented { hiding(property, to: &$0, body) }
    printer.line(otherwise.map { "} else { \($0) }" } ?? "}")
  }

  /// The value of a property, or null if it is left out.
  func printOrNull(_ property: PropertyEncoding, to printer: inout CodePrinter) {
    unlessOmitted(property, else: "kv.null()", to: &printer) { printValue(of: property, to: &$0) }
  }

  /// Statements that write the value of a property. With `@sensitive`, problems do not show what is written.
  func hiding(_ property: PropertyEncoding, to printer: inout CodePrinter, _ body: (inout CodePrinter) -> Void) {
    guard property.isSensitive else { return body(&printer) }
    printer.line("kv.hideValues(true)")
    body(&printer)
    printer.line("kv.hideValues(false)")
  }

  /// Whether a property that may lack a value has one.
  func isThere(_ presence: PropertyPresence) -> String {
    var conditions: [String] = []
    switch presence.absence {
    case .never: break
    case .absent: conditions.append("!\(name(of: presence.property)).isAbsent")
    case .nil: conditions.append("\(name(of: presence.property)) != nil")
    }
    if let omission = condition(presence.omissions, presence.property) { conditions.append("!(\(omission))") }
    return conditions.joined(separator: " && ")
  }

  /// Whether one of several properties has a value.
  func isAnyThere(_ presence: [PropertyPresence]) -> String { presence.map(isThere).joined(separator: " || ") }
}
