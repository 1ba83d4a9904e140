package import KVMapSema

/// The arguments besides the value.
package enum WriterArguments: Sendable, Hashable {
  case none
  /// A text: in front of the value if it has the label of the function, otherwise after it.
  case text(String)
  /// `codes:`, as in `DatePatternCode`.
  case codes(String)
  /// `codes:`, and the zone in which the date is written.
  case dated(codes: String, DateZone)
  /// The texts of numbers that JSON does not have.
  case nonFinite(NonFinite)
  /// `by:`, and `name:` if the transformer asks for that of the property.
  case codec(SwiftCodec, name: String?)
}

extension WriterArguments {
  init(_ patterns: [DatePattern]) { self = .codes(DatePatternCode.written(patterns)) }

  init(_ patterns: [DatePattern], _ zone: DateZone) {
    self = .dated(codes: DatePatternCode.written(patterns), zone)
  }
}
