extension Optional: DocumentDecodable where Wrapped: DocumentDecodable {
  /// Null is nil.
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> Wrapped?
  {
    if try isNone(&kv) { return nil }
    return try Wrapped._kvDecode(&kv, updating: current?.assumingMemoryBound(to: Wrapped?.self).pointee)
  }

  /// For text, and for values that may be text, the empty text is a value.
  static func isNone(_ kv: inout JSONReader) throws(CodingFailure) -> Bool {
    let isText = Wrapped.self == String.self || Wrapped.self == JSONValue.self
    return try isText ? kv.consumeNull() : kv.consumeNullOrEmptyText()
  }

  public static var _kvOptions: DecodingOptions { Wrapped._kvOptions }

  public static var _kvXML: XMLNames { Wrapped._kvXML }

  public static var _kvUsesElementPosition: Bool { Wrapped._kvUsesElementPosition }
}

extension Optional: DocumentEncodable where Wrapped: DocumentEncodable {
  public static var _kvRoot: String { Wrapped._kvRoot }

  public static var _kvXMLRoot: XMLNames { Wrapped._kvXMLRoot }

  /// nil is null.
  public func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) {
    if let self { try self._kvEncode(&kv) } else { kv.null() }
  }
}

extension Array: DocumentDecodable where Element: DocumentDecodable {
  /// Reads an array. Elements are always new values, even when an existing array is updated.
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> [Element]
  {
    var elements: [Element] = []
    let isRead = try withUnsafeMutablePointer(to: &elements) { (place) throws(CodingFailure) in
      try Element._kvDecodeArray(&kv, into: place)
    }
    return isRead ? elements : try kv.array(of: Element.self)
  }

  public static var _kvOptions: DecodingOptions { Element._kvOptions }

  public static var _kvXML: XMLNames { Element._kvXML }
}

extension Array: DocumentEncodable where Element: DocumentEncodable {
  public static var _kvRoot: String { Element._kvRoot }

  public static var _kvXMLRoot: XMLNames { Element._kvXMLRoot }

  public func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) { try kv.array(self) }
}

extension Set: DocumentDecodable where Element: DocumentDecodable {
  /// Reads an array; repeated elements are merged. Elements are always new values, even when an existing set is
  /// updated.
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> Set
  {
    Set(try [Element]._kvDecode(&kv, replacing: nil))
  }

  public static var _kvOptions: DecodingOptions { Element._kvOptions }

  public static var _kvXML: XMLNames { Element._kvXML }
}

extension Set: DocumentEncodable where Element: DocumentEncodable {
  public static var _kvRoot: String { Element._kvRoot }

  public static var _kvXMLRoot: XMLNames { Element._kvXMLRoot }

  /// Elements are written in ascending order: numbers by value, text by Unicode scalars, anything else by its JSON
  /// text.
  public func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) {
    if let first, Element._kvPrecedes(first, first) != nil {
      return try sorted { Element._kvPrecedes($0, $1) ?? false }._kvEncode(&kv)
    }
    try kv.ascending(self) { (kv: inout JSONWriter, element: Element) throws(CodingFailure) in
      try element._kvEncode(&kv)
    }
  }
}

extension Dictionary: DocumentDecodable where Key: DocumentKeyRepresentable, Value: DocumentDecodable {
  /// Reads an object. Its values are always new, even when an existing dictionary is updated.
  public static func _kvDecode(_ kv: inout JSONReader, replacing current: UnsafeRawPointer?) throws(CodingFailure)
    -> [Key: Value]
  {
    try Key._kvDecodeDictionary(&kv)
  }

  public static var _kvOptions: DecodingOptions { Value._kvOptions }

  public static var _kvXML: XMLNames { Value._kvXML }
}

extension Dictionary: DocumentEncodable where Key: DocumentKeyRepresentable, Value: DocumentEncodable {
  public static var _kvRoot: String { Value._kvRoot }

  public static var _kvXMLRoot: XMLNames { Value._kvXMLRoot }

  /// Members are written in ascending order of their keys: integers by value, others by the Unicode scalars of their
  /// texts.
  public func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) {
    var entries: [(key: Key, text: String, value: Value)] = []
    entries.reserveCapacity(count)
    for (key, value) in self { entries.append((key, try key._kvKeyText(&kv), value)) }
    entries.sort { Key._kvKeyPrecedes($0.key, $1.key) ?? UTF8Order.precedes($0.text, $1.text) }
    kv.beginObject()
    for entry in entries {
      kv.entryKey(entry.text)
      try entry.value._kvEncode(&kv)
    }
    kv.endObject()
  }
}
