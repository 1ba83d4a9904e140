@_spi(Generated) import KVMap
import KVMapSema

/// The expectation of a test, as it would be written in a file.
struct ExpectationText {
  private let interpreter: Interpreter

  init(_ interpreter: Interpreter) { self.interpreter = interpreter }

  func text(_ expectation: Expectation, _ type: ValueType) -> String {
    switch expectation {
    case .any: "_"
    case .value(let constant): interpreter.text(of: MappedValue(constant, as: type, in: interpreter.program))
    case .record(let members):
      "{ " + members.map { member($0, of: type.withoutOptional) }.joined(separator: ", ") + " }"
    case .elements(let elements):
      "[" + elements.map { text($0, type.withoutOptional.part) }.joined(separator: ", ") + "]"
    case .entries(let entries): self.entries(entries, type.withoutOptional)
    case .enumerationCase(let index, let payload): enumerationCase(index, payload, of: type.withoutOptional)
    }
  }

  private func entries(_ entries: [Expectation.Entry], _ type: ValueType) -> String {
    guard !entries.isEmpty else { return "[:]" }
    let (key, value) = type.entry
    return "[" + entries.map { "\(text(.value($0.key), key)): \(text($0.value, value))" }.joined(separator: ", ") + "]"
  }

  private func member(_ member: Expectation.Member, of type: ValueType) -> String {
    let (name, memberType): (String, ValueType)
    switch type {
    case .mapping(let id), .generic(let id, _):
      let property = interpreter.program[id].properties[member.property]
      (name, memberType) = (property.name, property.type.substituting(type.arguments))
    case .scalar, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray:
      (name, memberType) = (Expectation.coordinateMembers[member.property], .scalar(.double))
    }
    return "\(name) = \(text(member.value, memberType))"
  }

  private func enumerationCase(_ index: Int, _ payload: Expectation?, of type: ValueType) -> String {
    let (name, payloadType): (String, ValueType)
    if let id = type.union(in: interpreter.program) {
      let choice = interpreter.program[id].cases[index]
      (name, payloadType) = (choice.name, choice.type?.substituting(type.arguments) ?? type)
    } else {
      (name, payloadType) = (Expectation.FieldState(rawValue: index)?.name ?? "", type.part)
    }
    return ".\(name)" + (payload.map { "(\(text($0, payloadType)))" } ?? "")
  }
}
