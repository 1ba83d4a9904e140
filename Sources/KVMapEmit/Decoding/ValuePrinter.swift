import KVMapLowering
import KVMapSema

/// How one value is read: an expression that a statement prefixes with `try`.
///
/// Whatever takes more than an expression (elements that are not plain scalars, lossy elements, dictionaries) becomes a
/// private function of the mapping; values that are read identically share one.
struct ValuePrinter {
  let names: TypeNames
  private var lowering: ValueLowering
  /// The names of the functions so far.
  var functionNames: [Shape: String] = [:]
  var freeNames = FreeNames()
  /// The functions called by the expressions so far.
  var functions: [ReadFunction] = []
  /// The number of the rule whose value is read: elements of a lazy array report it long after the reading.
  var rule = 0

  /// Whether an empty array is read as an object without members, under `lenient`.
  var acceptsEmptyArrays: Bool {
    get { lowering.acceptsEmptyArrays }
    set { lowering.acceptsEmptyArrays = newValue }
  }

  /// The conditions that each element of the property's `lossy` collection has to meet.
  var elementChecks: [Check] {
    get { lowering.elementChecks }
    set { lowering.elementChecks = newValue }
  }

  init(names: TypeNames, duplicates: Mapping.Settings.Duplicates, unknown: Mapping.Settings.Unknown) {
    self.names = names
    lowering = names.lowering(duplicates: duplicates, unknown: unknown)
  }

  /// - Parameters:
  ///   - property: The name that a function is named after.
  ///   - current: The value being updated, for mappings; an optional expression.
  mutating func expression(
    _ conversion: Conversion, _ type: ValueType, property: String, current: String = "nil"
  ) -> String {
    lowering.property = property
    return expression(lowering.code(conversion, type), type, property: property, current: current)
  }

  mutating func expression(
    _ code: ValueCode, _ type: ValueType, property: String, current: String = "nil"
  ) -> String {
    switch code {
    case .call(let function, let arguments): return Self.call(function, arguments)
    case .coordinate(false): return "KVMap.GeographicCoordinate._kvDecode(&kv, \(replaced(current)))"
    case .coordinate(true): return "KVMap.GeographicCoordinate._kvDecodeLenient(&kv, updating: \(current))"
    case .mapping(let id): return "\(names.expression(id))._kvDecode(&kv, \(replaced(current)))"
    case .generic, .foreign: return "\(names.expression(type))._kvDecode(&kv, \(replaced(current)))"
    case .parameter(_, let kept):
      return "\(names.expression(type))._kvDecode(&kv, \(keeping(kept))\(replaced(current)))"
    case .codable(_, let kept):
      return "kv.codable(\((["\(names.expression(type)).self"] + kept.swift).joined(separator: ", ")))"
    case .enumeration(let id, let isLenient):
      return "\(names.expression(id))._kvDecode(&kv, lenient: \(isLenient))"
    case .enumerationKey(let id): return "\(names.expression(id))._kvDecodeKey(&kv)"
    case .union(let id): return "\(names.expression(id))._kvDecode(&kv, replacing: nil)"
    case .optional(let wrapped, let absence):
      return optional(expression(wrapped, type.wrapped, property: property, current: current), absence, type)
    case .field(let wrapped, let absence):
      return field(expression(wrapped, type.wrapped, property: property, current: current), absence, type)
    case .mappedArray(let elements): return "kv.array(of: \(mappedType(elements.element, type.wrapped)).self)"
    case .parameterArray(_, let kept):
      return "[\(names.expression(type.wrapped))]._kvDecode(&kv, \(keeping(kept))replacing: nil)"
    case .array, .set, .orSingle, .dictionary, .mappedDictionary, .keyed, .single, .singleKeyed, .entries:
      return call(code, type, property)
    case .alternatives:
      guard current != "nil", code.updatesInside else { return call(code, type, property) }
      return call(code, type, property, updating: current)
    case .loadedLazyArray(let array):
      return "\(names.type(type))(\(expression(array, .array(type.wrapped), property: property)))"
    case .lazyArray(let elements):
      let element = expression(elements.element, type.wrapped, property: property)
      return "kv.lazyArray(_kvKeys, rule: \(rule)) { \(Self.head) in try \(element) }"
    case .jsonText(let content):
      return "kv.jsonText { \(Self.head) in try \(expression(content, type, property: property, current: current)) }"
    case .pipeline(let pipeline):
      // swiftc accepts at most 256 levels in one expression.
      if pipeline.steps.count > Pipeline.maximumNesting { return call(code, type, property) }
      let start = expression(pipeline.start, pipeline.steps.first?.input ?? type, property: property)
      return apply(pipeline.steps[...], to: SwiftExpression(start, canThrow: true), at: "kv.mark()", property).text
    case .onlyElement(let value):
      return "kv.valueOrOnlyElement \(closure(value, type, property: property, current: current))"
    case .emptyArray(let value):
      return "kv.objectOrEmptyArray \(closure(value, type, property: property, current: current))"
    case .checked(let value, let checks, _):
      return names.reading(expression(value, type, property: property, current: current), checks, type)
    }
  }

  /// - Parameter type: The optional.
  func optional(_ value: String, _ absence: ValueCode.Absence, _ type: ValueType) -> String {
    // In an optional of an optional, the outer one is nil, which Swift would not choose.
    present(value, or: type.wrapped.isOptional ? "\(names.expression(type)).none" : "nil", absence, type)
  }

  /// - Parameter type: The field.
  func field(_ value: String, _ absence: ValueCode.Absence, _ type: ValueType) -> String {
    present(".value(\(value))", or: ".null", absence, type)
  }

  private func present(
    _ value: String, or none: String, _ absence: ValueCode.Absence, _ type: ValueType
  ) -> String {
    switch absence {
    case .null: "kv.consumeNull() ? \(none) : \(value)"
    case .nullOrText: "kv.consumeNullOrEmptyText() ? \(none) : \(value)"
    case .nullOrElement: "kv.consumeNullOrEmptyElement() ? \(none) : \(value)"
    case .nullAndEmptyText: "kv.consumeNull() ? \(none) : kv.isEmptyText() ? \(none) : \(value)"
    case .parameter: "kv.consumeNullOrEmptyText(of: \(names.expression(type.wrapped)).self) ? \(none) : \(value)"
    }
  }

  /// The call that reads a built-in type without a type of its own.
  static func scalar(_ scalar: Scalar, _ coercion: Coercion) -> String {
    ReaderFunction.reading(scalar, coercion).map { call($0, .none) } ?? ""
  }

  private static func call(_ function: ReaderFunction, _ arguments: ReaderArguments) -> String {
    "kv.\(function.rawValue)(\(arguments.swift.joined(separator: ", ")))"
  }

  /// The argument for a type that decides itself what it keeps.
  private func keeping(_ kept: ReaderArguments) -> String { kept.swift.map { "keeping: \($0), " }.joined() }

  /// The argument for the value being updated.
  private func replaced(_ current: String) -> String {
    current == "nil" ? "replacing: nil" : "updating: \(current)"
  }

  /// The type that reads a mapped value.
  func mappedType(_ code: ValueCode, _ type: ValueType) -> String {
    if case .mapping(let id) = code { names.expression(id) } else { names.expression(type) }
  }

  static let head = "(kv: inout KVMap.JSONReader) throws(KVMap.CodingFailure)"

  /// With an explicit type, which swiftc would otherwise infer from everything the closure calls.
  mutating func closure(_ code: ValueCode, _ type: ValueType, property: String, current: String = "nil") -> String {
    let value = expression(code, type, property: property, current: current)
    return "{ \(Self.head) -> \(names.type(type)) in try \(value) }"
  }
}
