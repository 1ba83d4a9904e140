import KVMapSource
import KVMapSyntax

// MARK: - Types allowed only in some positions

extension PropertyChecker {
  /// Types that specify how a property is read, and not only its value: `Field<T>`, and arrays with `@lazy`.
  ///
  /// - Returns: The type of the property; `nil` when it is wrong, which is then reported.
  mutating func checkPlace(of type: ValueType, _ property: PropertySyntax, isLazy: Bool, lossy: Span?) -> ValueType? {
    let span = property.type?.span ?? property.name.span
    if case .field(let value) = type {
      guard checkField(value, property, lossy: lossy, at: span) else { return nil }
    } else if let field = type.firstField {
      report(SemaDiagnostics.misplacedField(text(of: field), at: span))
      return nil
    }
    guard isLazy else { return type }
    switch type {
    case .array(let element):
      if let lossy { report(SemaDiagnostics.lazyLossy(at: lossy)) }
      return .lazyArray(element)
    case .optional(.array(let element)):
      if let lossy { report(SemaDiagnostics.lazyLossy(at: lossy)) }
      return .optional(.lazyArray(element))
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .set, .dictionary, .field,
      .lazyArray:
      report(SemaDiagnostics.lazyNoArray(text(of: type), at: span))
      return nil
    }
  }

  /// Decision A118 of the language.
  private mutating func checkField(_ value: ValueType, _ property: PropertySyntax, lossy: Span?, at span: Span) -> Bool
  {
    if value.isOptional {
      report(SemaDiagnostics.optionalInField(text(of: value), at: span))
      return false
    }
    if let inner = value.firstField {
      report(SemaDiagnostics.misplacedField(text(of: inner), at: span))
      return false
    }
    if let lossy { report(SemaDiagnostics.lossyField(at: lossy)) }
    if let value = property.defaultValue { report(SemaDiagnostics.fieldDefault(at: value.span)) }
    return lossy == nil && property.defaultValue == nil
  }
}

extension ValueType {
  /// A `Field` at any depth of the type.
  var firstField: ValueType? {
    switch self {
    case .field: self
    case .scalar, .mapping, .parameter, .enumeration, .union, .foreign: nil
    case .optional(let inner), .array(let inner), .set(let inner), .lazyArray(let inner): inner.firstField
    case .dictionary(let key, let value): key.firstField ?? value.firstField
    case .generic(_, let arguments): arguments.firstResult(of: \.firstField)
    }
  }
}
