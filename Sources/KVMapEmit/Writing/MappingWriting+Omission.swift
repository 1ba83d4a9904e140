import KVMapLowering
import KVMapSema

/// Values that are left out: `@omit_default`, `@omit_empty`.
extension MappingWriting {
  /// Whether the value of a property is left out; `nil` if it never is, except as nil.
  func omission(_ property: Int) -> String? {
    let rule = mapping.properties[property]
    let name = name(property)
    var conditions: [String] = []
    if rule.presence.omitsDefault, let value = rule.defaultValue {
      if value == .none {
        conditions.append("\(name) == nil")
      } else if value.isEmptyCollection {
        conditions.append(isEmpty(name, rule.type))
      } else {
        conditions.append("KVMap._kvAreEqual(\(name), \(constants.value(value)))")
      }
    }
    if rule.presence.omitsEmpty {
      let condition = isEmpty(name, rule.type)
      if !conditions.contains(condition) { conditions.append(condition) }
    }
    return conditions.isEmpty ? nil : conditions.joined(separator: " || ")
  }

  private func isEmpty(_ name: String, _ type: ValueType) -> String {
    if type.isField { return "\(name).value?.isEmpty == true" }
    return type.isOptional ? "\(name)?.isEmpty == true" : "\(name).isEmpty"
  }

  /// Statements that apply unless the value is left out, and what stands there otherwise.
  func unlessOmitted(
    _ property: Int, mayOmit: Bool = true, else otherwise: String? = nil, to printer: inout CodePrinter,
    _ body: (inout CodePrinter) -> Void
  ) {
    guard mayOmit, let omission = omission(property) else { return printHiding(property, to: &printer, body) }
    let condition = omission.contains(" || ") || omission.contains(" == ") ? "!(\(omission))" : "!\(omission)"
    printer.line("if \(condition) {")
    printer.indented { printHiding(property, to: &$0, body) }
    printer.line(otherwise.map { "} else { \($0) }" } ?? "}")
  }

  /// Around the value of a property with `@sensitive`, problems do not show what is written.
  private func printHiding(_ property: Int, to printer: inout CodePrinter, _ body: (inout CodePrinter) -> Void) {
    guard mapping.properties[property].isSensitive else { return body(&printer) }
    printer.line("kv.hideValues(true)")
    body(&printer)
    printer.line("kv.hideValues(false)")
  }

  /// Whether a property that may lack a value has one.
  func isThere(_ property: Int) -> String {
    let rule = mapping.properties[property]
    var conditions: [String] = []
    if rule.type.isField {
      conditions.append("!\(name(property)).isAbsent")
    } else if rule.type.isOptional, !mapping.writesNil(of: rule) {
      conditions.append("\(name(property)) != nil")
    }
    if let omission = omission(property) { conditions.append("!(\(omission))") }
    return conditions.joined(separator: " && ")
  }
}
