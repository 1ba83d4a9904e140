@_spi(Generated) public import KVMap

/// A named mapping of optionals: `@Mapped<User.Form?> var user: User?`.
extension Optional: DecodingMapping where Wrapped: DecodingMapping {
  public typealias Value = Wrapped.Value?

  public static func _kvDecode(
    _ kv: inout JSONReader, replacing current: UnsafeRawPointer?
  ) throws(CodingFailure) -> Wrapped.Value? {
    if try kv.consumeNullOrEmptyText() { return nil }
    return try Wrapped._kvDecode(&kv, replacing: nil)
  }

  public static var _kvOptions: DecodingOptions { Wrapped._kvOptions }
  public static var _kvUsesElementPosition: Bool { Wrapped._kvUsesElementPosition }
  public static var _kvXML: XMLNames { Wrapped._kvXML }
}

extension Optional: EncodingMapping where Wrapped: CodingMapping {
  public static func _kvEncode(_ whole: Wrapped.Value?, _ kv: inout JSONWriter) throws(CodingFailure) {
    if let whole { try Wrapped._kvEncode(whole, &kv) } else { kv.null() }
  }

  public static var _kvRoot: String { Wrapped._kvRoot }
  public static var _kvXMLRoot: XMLNames { Wrapped._kvXMLRoot }
}

extension Optional: ContextDecodingMapping where Wrapped: ContextDecodingMapping {
  public static func _kvEncode(context: Wrapped.CallerContext, _ kv: inout JSONWriter) throws(CodingFailure) {
    try Wrapped._kvEncode(context: context, &kv)
  }
}
