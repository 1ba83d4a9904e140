import KVMapSema

extension Conversion {
  /// Whether what a file says (`coercion lenient`, a `default … via`) holds for the document as a whole, as in
  /// `kvmapc map`. A caller in Swift names a type and no file, so `[User](json:)` knows nothing of it.
  var takesSettingsOfFile: Bool {
    switch self {
    case .scalar(_, let coercion), .enumeration(_, let coercion): coercion != .strict
    case .optional(let inner, let emptyTextIsNil): emptyTextIsNil || inner.takesSettingsOfFile
    case .array(let inner, let acceptsSingle, _), .set(let inner, let acceptsSingle, _):
      acceptsSingle || inner.takesSettingsOfFile
    case .dictionary(let key, let value, _): key.takesSettingsOfFile || value.takesSettingsOfFile
    case .pipeline, .keyed, .jsonText: true
    case .mapping, .generic, .parameter, .union, .foreign, .field, .lazyArray: false
    }
  }
}

extension ValueType {
  /// The mapping of the type, or of what it holds: collections pass on what callers pass.
  var heldMapping: MappingID? {
    switch self {
    case .mapping(let id): id
    case .optional(let inner), .array(let inner), .set(let inner), .dictionary(_, let inner): inner.heldMapping
    case .scalar, .generic, .parameter, .enumeration, .union, .foreign, .field, .lazyArray: nil
    }
  }
}

extension Program {
  /// Whether a value of the type holds a lazy array. Its elements are mapped when they are looked at, and what is wrong
  /// with one is told then; the interpreter looks at all of them.
  func holdsLazyArray(_ type: ValueType) -> Bool {
    var open = type.heldMapping.map { [$0] } ?? []
    var seen: Set<MappingID> = []
    while let id = open.popLast() {
      guard seen.insert(id).inserted else { continue }
      for property in self[id].properties {
        if case .lazyArray = property.type { return true }
        open += property.conversion.mappings
      }
    }
    return false
  }
}
