import KVMapLowering
import KVMapSema
import KVMapSource

/// Constant values of a program, as expressions whose type comes from the context.
struct ConstantExpressions {
  private let names: TypeNames

  init(names: TypeNames) {
    self.names = names
  }

  /// The value of `= …`.
  func value(_ value: DefaultValue) -> String {
    switch value {
    case .bool(let value): value ? "true" : "false"
    case .integer(let digits), .floating(let digits): digits
    // A Swift literal goes through Double.
    case .decimal(let digits): "KVMap.GeneratedConstant.decimal(\(SwiftLiteral.string(digits)))"
    case .string(let text): SwiftLiteral.string(text)
    case .character(let character): SwiftLiteral.string(String(character))
    case .date(let seconds, _): ".init(timeIntervalSince1970: \(seconds))"
    case .day(let year, let month, let day):
      "KVMap.GeneratedConstant.day(year: \(year), month: \(month), day: \(day))"
    case .duration(let seconds, let attoseconds):
      ".init(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))"
    // Its own initialiser would need a public import of Foundation.
    case .zoned(let seconds, let offset, _): "KVMap.GeneratedConstant.zoned(\(seconds), offset: \(offset))"
    case .timeZone(let name): "KVMap.GeneratedConstant.timeZone(\(SwiftLiteral.string(name)))"
    case .locale(let name): ".init(identifier: \(SwiftLiteral.string(name)))"
    case .url(let text): "KVMap.GeneratedConstant.url(\(SwiftLiteral.string(text)))"
    case .uuid(let text): "KVMap.GeneratedConstant.uuid(\(SwiftLiteral.string(text)))"
    case .data(let bytes): bytes.isEmpty ? ".init()" : ".init([\(SwiftLiteral.bytes(bytes))] as [Swift.UInt8])"
    case .none: "nil"
    case .elements(let elements): "[" + elements.map(self.value).joined(separator: ", ") + "]"
    case .entries(let entries): dictionary(entries)
    case .enumerationCase(let id, let index, let payload):
      enumerationCase(id, index, payload.map { "(\(self.value($0)))" } ?? "")
    case .unionCase(let id, let index, let payload):
      caseExpression(names.unionCase(id, index).name, payload.map { "(\(self.value($0)))" } ?? "", .union(id))
    case .emptyObject(let type): emptyObject(type)
    case .swift(let function): "\(SwiftIdentifier.functionName(function))()"
    case .tree(let tree): "KVMap.GeneratedConstant.tree(\(SwiftLiteral.string(JSONText.tree(tree))))"
    }
  }

  /// `{}`: what the type reads from an empty object, made by its initialiser.
  private func emptyObject(_ type: ValueType) -> String {
    guard let id = type.emptyMapping else { return ".init()" }
    let mapping = names.mapping(id)
    let values = names.valuesOfEmptyObject(id)
    var arguments: [(property: Property, value: String)] = []
    for (property, value) in zip(mapping.properties, values) {
      let isGiven = !mapping.hasDefaultsInInitialiser || property.defaultValue == nil && value != .none
      guard isGiven, property.isRead || mapping.construction != .assignment else { continue }
      let expression = value == .none && property.type.isField ? ".absent" : self.value(value)
      arguments.append((property, expression))
    }
    let builder = names.expression(type)
    guard mapping.construction == .assignment else {
      return "\(builder)(\(arguments.map { argument($0.property, $0.value) }.joined(separator: ", ")))"
    }
    let assignments = arguments.map { "$0.\(SwiftIdentifier.quoted($0.property.name)) = \($0.value)" }
    return assignments.isEmpty
      ? "\(builder)()"
      : "KVMap.GeneratedCode.assigning(\(builder)()) { \(assignments.joined(separator: "; ")) }"
  }

  /// An argument of the initialiser that takes the values of properties. A literal of several types would call the one
  /// that reads a document if that has the same label.
  func argument(_ property: Property, _ value: String) -> String {
    let isOfDocuments = Self.labelsOfDocuments.contains(property.name)
    let type = isOfDocuments ? " as \(names.type(property.type))" : ""
    return "\(SwiftIdentifier.label(property.name)): \(value)\(type)"
  }

  /// The labels of the initialisers that read documents.
  private static let labelsOfDocuments: Set<String> = [
    "json", "xml", "propertyList", "form", "dictionary", "jsonValue",
  ]

  /// A placeholder for a value that has not been read yet. The reader overwrites it or fails.
  func empty(_ type: ValueType) -> String {
    switch type {
    case .mapping(let id): "\(names.expression(id))._kvPlaceholder"
    case .field: ".absent"
    case .lazyArray: ".init([])"
    case .enumeration(let id): emptyCase(of: names.enumeration(id))
    // A type that holds one of these is constructed by its initialiser, so that no earlier value is needed.
    case .generic, .parameter, .union, .foreign: ".init()"
    case .optional: "nil"
    case .array, .set: "[]"
    case .dictionary: "[:]"
    case .scalar(let scalar):
      switch scalar {
      case .bool: "false"
      case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double, .decimal: "0"
      case .string: "\"\""
      case .character: "\" \""
      case .date: ".init(timeIntervalSince1970: 0)"
      case .day: "KVMap.GeneratedConstant.emptyDay"
      case .duration: ".zero"
      case .zoned: "KVMap.GeneratedConstant.zoned(0, offset: 0)"
      case .timeZone: ".gmt"
      case .locale: ".init(identifier: \"\")"
      case .url: "KVMap.GeneratedConstant.emptyURL"
      case .uuid: "KVMap.GeneratedConstant.emptyUUID"
      case .data: ".init()"
      case .coordinate: ".init(latitude: 0, longitude: 0)"
      case .value: ".null"
      case .object: ".init()"
      }
    }
  }

  private func emptyCase(of enumeration: Enumeration) -> String {
    // The checker rejects reading an enum without cases.
    guard let first = enumeration.cases.first else { return ".init()" }
    return enumerationCase(enumeration.id, 0, first.hasPayload ? "(\(empty(.scalar(enumeration.raw))))" : "")
  }

  private func enumerationCase(_ id: EnumerationID, _ index: Int, _ payload: String) -> String {
    caseExpression(names.enumeration(id).cases[index].name, payload, .enumeration(id))
  }

  /// The type follows from the context, but an optional would interpret `.none` and `.some` as its own cases.
  private func caseExpression(_ name: String, _ payload: String, _ type: ValueType) -> String {
    let member = ".\(SwiftIdentifier.quoted(name))\(payload)"
    let isAmbiguous = name == "none" || name == "some" || SwiftIdentifier.meansSomethingBehindType(name)
    return isAmbiguous ? "(\(member) as \(names.type(type)))" : member
  }

  /// A dictionary literal with a duplicate key would trap, so only the last entry of a key is kept.
  private func dictionary(_ entries: [DefaultValue.Entry]) -> String {
    guard !entries.isEmpty else { return "[:]" }
    var values: [DefaultValue: String] = [:]
    var keys: [DefaultValue] = []
    for entry in entries where values.updateValue(value(entry.value), forKey: entry.key) == nil {
      keys.append(entry.key)
    }
    return "[" + keys.compactMap { key in values[key].map { "\(value(key)): \($0)" } }.joined(separator: ", ") + "]"
  }
}
