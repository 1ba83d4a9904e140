import KVMapLowering
import KVMapSema

/// Values that a test states, as expressions with explicit types, because `==` provides none.
struct TestLiterals {
  private let program: Program
  private let names: TypeNames

  init(_ program: Program, names: TypeNames) {
    self.program = program
    self.names = names
  }

  func expression(_ value: DefaultValue, _ type: ValueType) -> String {
    let type = type.unwrapped
    switch value {
    case .bool(let flag): return flag ? "true" : "false"
    case .integer(let digits), .floating(let digits): return digits
    case .decimal(let digits): return "KVMap.GeneratedConstant.decimal(\(SwiftLiteral.string(digits)))"
    case .string(let text): return SwiftLiteral.string(text)
    case .character(let character): return SwiftLiteral.string(String(character))
    case .date(let seconds, _): return "Date(timeIntervalSince1970: \(seconds))"
    case .day(let year, let month, let day):
      return "KVMap.GeneratedConstant.day(year: \(year), month: \(month), day: \(day))"
    case .duration(let seconds, let attoseconds):
      return "Swift.Duration(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))"
    case .zoned(let seconds, let offset, _):
      return "KVMap.ZonedDate(.init(timeIntervalSince1970: \(seconds)), offset: \(offset))"
    case .timeZone(let name): return "KVMap.GeneratedConstant.timeZone(\(SwiftLiteral.string(name)))"
    case .locale(let name):
      return "\(names.expression(.scalar(.locale)))(identifier: \(SwiftLiteral.string(name)))"
    case .url(let text): return "KVMap.GeneratedConstant.url(\(SwiftLiteral.string(text)))"
    case .uuid(let text): return "KVMap.GeneratedConstant.uuid(\(SwiftLiteral.string(text)))"
    case .data(let bytes): return "Data([\(SwiftLiteral.bytes(bytes))] as [Swift.UInt8])"
    case .none: return "nil"
    case .elements(let elements):
      let parts = elements.map { expression($0, type.element) }.joined(separator: ", ")
      return "([\(parts)] as \(names.type(type)))"
    case .entries(let entries):
      let (key, content) = type.keyAndValue
      let parts = entries.map { "\(expression($0.key, key)): \(expression($0.value, content))" }
      return "([\(parts.isEmpty ? ":" : parts.joined(separator: ", "))] as \(names.type(type)))"
    // The checker accepts neither in a test.
    case .emptyObject, .swift: return "nil"
    case .tree(let tree):
      return "(KVMap.GeneratedConstant.tree(\(SwiftLiteral.string(JSONText.tree(tree)))) as \(names.type(type)))"
    case .enumerationCase(let id, let index, let payload):
      let value = payload.map { "(\(expression($0, .scalar(program[id].raw))))" } ?? ""
      return item(program[id].cases[index].name, value, of: .enumeration(id))
    case .unionCase(let id, let index, let payload):
      let choice = program[id].cases[index]
      let value = payload.flatMap { payload in choice.type.map { "(\(expression(payload, $0)))" } } ?? ""
      return item(choice.name, value, of: .union(id))
    }
  }

  /// The comparison of a value with a constant. Dates are compared to the microsecond, because no more is printed.
  func equality(_ constant: DefaultValue, _ type: ValueType, of value: String) -> String {
    guard let seconds = Self.fraction(of: constant) else { return "\(value) == \(expression(constant, type))" }
    let part = type.isOptional ? "\(value)?" : value
    if case .zoned(_, let offset, _) = constant {
      return "\(part).offset == \(offset) && \(Self.isNear("\(part).instant", seconds, type))"
    }
    return Self.isNear(part, seconds, type)
  }

  private static func isNear(_ date: String, _ seconds: Double, _ type: ValueType) -> String {
    let found = "\(date).timeIntervalSince1970"
    return "Swift.abs(\(type.isOptional ? "(\(found) ?? .nan)" : found) - \(seconds)) < 0.0000005"
  }

  /// The seconds since 1970 of a date, unless they are whole.
  private static func fraction(of constant: DefaultValue) -> Double? {
    switch constant {
    case .date(let seconds, _), .zoned(let seconds, _, _): seconds == seconds.rounded() ? nil : seconds
    case .bool, .integer, .floating, .decimal, .string, .character, .day, .duration, .timeZone, .locale, .url, .uuid,
      .data, .none, .elements, .entries, .emptyObject, .swift, .tree, .enumerationCase, .unionCase:
      nil
    }
  }

  /// An array of constants; `nil` if they cannot be compared in one expression.
  func array(_ elements: [Expectation], of type: ValueType) -> String? {
    constants(elements, of: type).map { "([\($0)] as \(names.type(.array(type))))" }
  }

  /// A set of constants; `nil` if they cannot be compared in one expression.
  func set(_ elements: [Expectation], of type: ValueType) -> String? {
    constants(elements, of: type).map { "([\($0)] as \(names.type(.set(type))))" }
  }

  private func constants(_ elements: [Expectation], of type: ValueType) -> String? {
    // Of a class, for instance, `nil` may be expected, although two of them cannot be compared.
    guard program.isKnown(.hashable, of: type.unwrapped) else { return nil }
    var constants: [String] = []
    for element in elements {
      guard case .value(let constant) = element else { return nil }
      if Self.fraction(of: constant) != nil { return nil }
      constants.append(expression(constant, type))
    }
    return constants.joined(separator: ", ")
  }

  /// After a type, Swift reserves some names for itself, with or without backquotes.
  private func item(_ name: String, _ payload: String, of type: ValueType) -> String {
    let member = ".\(SwiftIdentifier.quoted(name))\(payload)"
    return SwiftIdentifier.meansSomethingBehindType(name)
      ? "(\(member) as \(names.type(type)))" : names.expression(type) + member
  }
}

extension ValueType {
  /// The type without `?`.
  var unwrapped: ValueType {
    var type = self
    while case .optional(let inner) = type { type = inner }
    return type
  }

  /// The element type of an array or a set.
  var element: ValueType {
    switch self {
    case .array(let inner), .set(let inner), .lazyArray(let inner), .field(let inner): inner
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .dictionary: self
    }
  }

  /// The key and value types of a dictionary.
  var keyAndValue: (key: ValueType, value: ValueType) {
    if case .dictionary(let key, let value) = self { (key, value) } else { (self, self) }
  }

  /// The arguments of a generic type.
  var genericArguments: [ValueType] { if case .generic(_, let arguments) = self { arguments } else { [] } }
}
