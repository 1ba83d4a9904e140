import KVMapLowering
import KVMapSema

/// Properties that the runtime decodes in place, by a call that does not throw: the `nextKey` that follows checks
/// whether it failed.
extension DecodingPrinter {
  /// The statements that read the value of a key without throwing, or `nil` if that takes more than one runtime call.
  /// Only valid where the reader's `nextKey` follows, which checks for a failure.
  func inPlaceStatements(_ use: ValueUse) -> [String]? {
    guard let property = use.onlyProperty, let call = placedCall(property), hasPlace(property) else { return nil }
    var (present, found): ([String], [String]) = ([], [])
    for instruction in use.instructions {
      if case .markPresent(let property) = instruction { present.append("has\(property) = true") }
      if case .markFound = instruction { found.append("isFound = true") }
    }
    return present + found + resetBeforeReading(property) + [call]
  }

  /// The call for a property, regardless of its local.
  func placedCall(_ property: Int) -> String? {
    let rule = mapping.properties[property]
    guard isPlaced, rule.checks.isEmpty, !rule.isLossy, rule.sentinels.isEmpty, !rule.acceptsEmptyArrays else {
      return nil
    }
    if case .optional(let wrapped, emptyTextIsNil: false) = rule.conversion {
      return placedReading(wrapped, label: "orNil", property)
    }
    // Null yields the default.
    guard rule.defaultValue == nil else { return nil }
    return placedReading(rule.conversion, label: "into", property)
  }

  /// Whether values are decoded in place: into the value itself, or into locals that have the types of its properties.
  private var isPlaced: Bool {
    switch mapping.construction {
    case .inPlace: true
    case .memberwise: !mapping.isClass
    case .assignment, .factory: false
    }
  }

  /// Whether objects are decoded into the existing value. In a local, a second object with the same key would be merged
  /// into the first.
  private var areObjectsPlaced: Bool { mapping.construction == .inPlace || mapping.settings.duplicates != .last }

  private func placedReading(_ conversion: Conversion, label: String, _ property: Int) -> String? {
    let place = "\(label): &\(target(property))"
    switch conversion {
    case .scalar(let scalar, .strict): return scalar.isReadIntoPlace ? "kv.\(scalar.functionName)(\(place))" : nil
    case .mapping(let id):
      guard areObjectsPlaced else { return nil }
      if names.isReadInPlace(id) { return "kv.object(\(place), updating: \(isUpdating))" }
      return mapping.construction == .memberwise && names.isBuilt(id)
        ? "kv.built(\(place), updating: \(isUpdating))" : nil
    case .array(let element, acceptsSingle: false, isLossy: false):
      return arrayFunction(element).map { "kv.\($0)(\(place))" }
    case .pipeline(let pipeline):
      guard let number = NumberInText(pipeline), number.steps == pipeline.steps.count,
        number.scalar.isReadFromTextIntoPlace
      else { return nil }
      return "kv.\(number.function.rawValue)(\(place))"
    case .scalar, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field,
      .lazyArray, .keyed, .single, .entries, .jsonText, .alternatives:
      return nil
    }
  }

  private func arrayFunction(_ element: Conversion) -> String? {
    switch element {
    case .scalar(.int, .strict): "ints"
    case .scalar(.double, .strict): "doubles"
    case .scalar(.string, .strict): "strings"
    case .mapping(let id): names.isReadInPlace(id) || names.isBuilt(id) ? "array" : nil
    case .scalar, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary, .field,
      .lazyArray, .keyed, .single, .entries, .jsonText, .pipeline, .alternatives:
      nil
    }
  }
}

extension Scalar {
  /// Whether the runtime has a call for it. It has one for each type that is common in documents.
  fileprivate var isReadIntoPlace: Bool {
    switch self {
    case .bool, .int, .int64, .double, .string, .date, .url: true
    case .int8, .int16, .int32, .uint, .uint8, .uint16, .uint32, .uint64, .float, .decimal, .character, .uuid, .day,
      .duration, .zoned, .timeZone, .locale, .data, .coordinate, .value, .object:
      false
    }
  }

  /// Whether the runtime reads it from a text into its place: what people write most as texts.
  fileprivate var isReadFromTextIntoPlace: Bool { self == .double || self == .decimal || self == .int }
}
