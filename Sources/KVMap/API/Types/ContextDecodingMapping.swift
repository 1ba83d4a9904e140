/// A mapping alongside its type (`map User as Form`, `Animal.Family`) that uses a value passed by the caller: the
/// equivalent of `ContextDecodable` for types.
///
///     let user = try User.Form.decode(json: data, context: shop)
///
/// Generated code conforms to it. Without the value (`decode(json:)`), rules find nothing under `$context`.
public protocol ContextDecodingMapping: DecodingMapping {
  /// The type of the value that callers pass.
  associatedtype CallerContext

  /// Writes the value that the caller passes, in the form in which rules see it.
  static func _kvEncode(context: CallerContext, _ kv: inout JSONWriter) throws(CodingFailure)
}

extension ContextDecodingMapping {
  /// The value that the caller passes, in the form in which rules see it.
  package static func written(_ context: CallerContext) throws(MappingError) -> PassedJSON {
    try PassedJSON { (kv: inout JSONWriter) throws(CodingFailure) in try _kvEncode(context: context, &kv) }
  }
}
