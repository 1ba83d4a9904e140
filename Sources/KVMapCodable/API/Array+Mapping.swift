@_spi(Generated) public import KVMap

/// A named mapping of arrays: `@Mapped<[User.Form]> var users: [User]`.
extension Array: DecodingMapping where Element: DecodingMapping {
  public typealias Value = [Element.Value]

  public static func _kvDecode(
    _ kv: inout JSONReader, replacing current: UnsafeRawPointer?
  ) throws(CodingFailure) -> [Element.Value] {
    try Element.elements(&kv)
  }

  public static var _kvOptions: DecodingOptions { Element._kvOptions }
  public static var _kvXML: XMLNames { Element._kvXML }
}

extension Array: EncodingMapping where Element: CodingMapping {
  public static func _kvEncode(_ whole: [Element.Value], _ kv: inout JSONWriter) throws(CodingFailure) {
    try Element.writeElements(whole, &kv)
  }

  public static var _kvRoot: String { Element._kvRoot }
  public static var _kvXMLRoot: XMLNames { Element._kvXMLRoot }
}

extension Array: ContextDecodingMapping where Element: ContextDecodingMapping {
  public static func _kvEncode(context: Element.CallerContext, _ kv: inout JSONWriter) throws(CodingFailure) {
    try Element._kvEncode(context: context, &kv)
  }
}
