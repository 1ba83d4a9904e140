import KVMapLowering
import KVMapSema

/// Values that take more than an expression.
extension ValuePrinter {
  /// What one function reads.
  struct Shape: Hashable {
    /// The value, or one in memory that goes through the step.
    enum Content: Hashable {
      case value(ValueCode, acceptsEmptyArrays: Bool)
      case step(StepCode)
    }

    var content: Content
    var type: ValueType
    /// Whether it receives the value being updated.
    var updates = false
  }

  /// The name of the function for a shape.
  ///
  /// - Parameter body: Makes its body; it is passed the number of the function.
  mutating func function(
    _ shape: Shape, named property: String, parameters: [String], _ body: (inout ValuePrinter, Int) -> [String]
  ) -> String {
    if let known = functionNames[shape] { return known }
    let name = freeNames.take("_kvDecode_\(property)")
    functionNames[shape] = name
    let position = functions.count
    functions.append(ReadFunction(name: name, type: names.type(shape.type), parameters: parameters, body: []))
    functions[position].body = body(&self, position)
    return name
  }

  /// - Parameter current: The value being updated, if it is one of the arguments.
  mutating func call(
    _ code: ValueCode, _ type: ValueType, _ property: String, updating current: String? = nil
  ) -> String {
    let shape = Shape(
      content: .value(code, acceptsEmptyArrays: acceptsEmptyArrays), type: type, updates: current != nil)
    let parameters = current == nil ? [] : ["updating current: \(names.type(.optional(type)))"]
    let name = function(shape, named: property, parameters: parameters) { printer, number in
      guard case .alternatives(let calls) = code else { return printer.body(code, type, property) }
      return printer.body(trying: calls, type, property, current: current == nil ? "nil" : "current", number: number)
    }
    return "\(name)(\(current.map { "&kv, updating: \($0)" } ?? "&kv"))"
  }

  private mutating func body(_ code: ValueCode, _ type: ValueType, _ property: String) -> [String] {
    switch code {
    case .array(let elements), .set(let elements):
      let reading = "reading: \(closure(elements.element, type.wrapped, property: property))"
      let isSet = if case .set = code { true } else { false }
      return lines(calling: isSet ? "set" : "array", options(elements.isLossy, asks: elements.asks) + [reading])
    case .orSingle(let collection, let element, let asks, _):
      let value = expression(element, type.wrapped, property: property)
      let note = asks ? "kv.noteElement(index: 0); " : ""
      return ["guard kv.isArray() else { \(note)return [try \(value)] }"] + body(collection, type, property)
    case .dictionary(let entries):
      let value = "value: \(closure(entries.value, type.dictionaryValue, property: property))"
      let key = "key: \(closure(entries.key, type.dictionaryKey, property: property))"
      let kept = entries.duplicates == .error ? [] : ["keepsLast: \(entries.duplicates == .last)"]
      return lines(calling: "dictionary", kept + options(entries.isLossy, asks: entries.asks) + [key, value])
    case .mappedDictionary(let entries):
      let key = "key: \(closure(entries.key, type.dictionaryKey, property: property))"
      return lines(calling: "dictionary", ["of: \(mappedType(entries.value, type.dictionaryValue)).self", key])
    case .keyed(let elements, let isSet, let duplicates):
      guard duplicates == .error else {
        let kept = ["keepsLast: \(duplicates == .last)"] + options(elements.isLossy, asks: false)
        let reading = "reading: \(closure(elements.element, type.wrapped, property: property))"
        return lines(calling: "keyed", kept + [isSet ? "\(reading))" : reading], from: isSet ? ".init(" : "")
      }
      let value = expression(elements.element, type.wrapped, property: property)
      let statement = "try all.\(isSet ? "insert" : "append")(\(value))"
      return ReadFunction.members(type: names.type(type), isLossy: elements.isLossy, statement: statement)
    case .single(let element, let acceptsSingle):
      let options = acceptsSingle ? ["acceptsSingle: true"] : []
      return lines(calling: "single", options + ["reading: \(closure(element, type, property: property))"])
    case .singleKeyed(let element):
      return lines(calling: "singleKeyed", ["reading: \(closure(element, type, property: property))"])
    case .entries(let notation, let entries, let unknown, let isAbsentNil):
      let value = "value: \(closure(entries.value, type.dictionaryValue, property: property))"
      var arguments = [form(notation)]
      if entries.duplicates != .error { arguments.append("duplicates: .\(entries.duplicates.rawValue)") }
      if unknown != .ignore { arguments.append("unknown: .\(unknown.rawValue)") }
      if entries.isLossy { arguments.append("isLossy: true") }
      if isAbsentNil { arguments.append("absent: .some(nil)") }
      arguments.append("key: \(closure(entries.key, type.dictionaryKey, property: property))")
      return lines(calling: "entries", arguments + [value])
    case .pipeline(let pipeline) where pipeline.steps.count > Pipeline.maximumNesting:
      return statements(of: pipeline, property: property)
    case .call, .coordinate, .mapping, .generic, .parameter, .foreign, .codable, .enumeration, .enumerationKey, .union,
      .optional, .field, .mappedArray, .parameterArray, .jsonText, .lazyArray, .loadedLazyArray, .pipeline,
      .alternatives, .onlyElement, .emptyArray, .checked:
      return ["return try \(expression(code, type, property: property))"]
    }
  }

  private func form(_ notation: EntryNotation) -> String {
    switch notation {
    case .pairs(let key, let value): ".pairs(\(SwiftLiteral.string(key)), \(SwiftLiteral.string(value)))"
    case .arrays: ".arrays"
    case .keyed(let key): ".keyed(by: \(SwiftLiteral.string(key)))"
    }
  }

  /// The options of a collection for the call that reads it, if there are any.
  private func options(_ isLossy: Bool, asks: Bool) -> [String] {
    (isLossy ? ["isLossy: true"] : []) + (asks ? ["asks: true"] : [])
  }

  /// The lines of a reader call whose arguments are closures.
  ///
  /// - Parameter start: The text in front of the call.
  private func lines(calling method: String, _ arguments: [String], from start: String = "") -> [String] {
    guard arguments.count > 1 else { return ["return try \(start)kv.\(method)(\(arguments.joined()))"] }
    return ["return try \(start)kv.\(method)("]
      + arguments.enumerated().map { "  \($1)\($0 == arguments.count - 1 ? ")" : ",")" }
  }
}
