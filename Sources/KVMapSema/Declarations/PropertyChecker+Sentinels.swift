import KVMapSource
import KVMapSyntax

/// `unless …`, and `nil for …` of the file or the type.
extension PropertyChecker {
  /// The values of the document that mean nothing for a property.
  mutating func checkSentinels(_ property: PropertySyntax, type: ValueType?, isRead: Bool) -> [Sentinel] {
    let mayBeNil = property.defaultValue != nil || type?.isOptional != false
    guard let syntax = property.sentinels else {
      // The setting passes over what needs a value.
      let applies = isMember && isRead && mayBeNil && type?.isField != true
      return applies ? settings.sentinels : []
    }
    if let type, !mayBeNil || type.isField {
      report(SemaDiagnostics.sentinelWithoutNil(text(of: type), isField: type.isField, at: syntax.span))
    }
    return syntax.values.compactMap(Sentinel.init)
  }
}
