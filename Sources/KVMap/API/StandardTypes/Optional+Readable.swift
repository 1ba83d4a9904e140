extension Optional: Readable where Wrapped: Readable {
  /// Null is nil.
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Wrapped? {
    if try isNone(&kv) { return nil }
    return try Wrapped._kvRead(&kv, updating: current?.assumingMemoryBound(to: Wrapped?.self).pointee)
  }

  /// For text, and for values that may be text, the empty text is a value.
  static func isNone(_ kv: inout Reader) throws(Failure) -> Bool {
    let isText = Wrapped.self == String.self || Wrapped.self == Value.self
    return try isText ? kv.null() : kv.nothing()
  }

  public static var _kvOptions: ReadOptions { Wrapped._kvOptions }

  public static var _kvXML: XMLNames { Wrapped._kvXML }

  public static var _kvAsksForElement: Bool { Wrapped._kvAsksForElement }
}

extension Optional: Writable where Wrapped: Writable {
  public static var _kvRoot: String { Wrapped._kvRoot }

  public static var _kvXMLRoot: XMLNames { Wrapped._kvXMLRoot }

  /// nil is null.
  public func _kvWrite(_ kv: inout Writer) throws(Failure) {
    if let self { try self._kvWrite(&kv) } else { kv.null() }
  }
}

extension Array: Readable where Element: Readable {
  /// Reads an array. Elements are always new values, even when an existing array is updated.
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> [Element] {
    var elements: [Element] = []
    let isRead = try withUnsafeMutablePointer(to: &elements) { (place) throws(Failure) in
      try Element._kvReadArray(&kv, into: place)
    }
    return isRead ? elements : try kv.array(of: Element.self)
  }

  public static var _kvOptions: ReadOptions { Element._kvOptions }

  public static var _kvXML: XMLNames { Element._kvXML }
}

extension Array: Writable where Element: Writable {
  public static var _kvRoot: String { Element._kvRoot }

  public static var _kvXMLRoot: XMLNames { Element._kvXMLRoot }

  public func _kvWrite(_ kv: inout Writer) throws(Failure) { try kv.array(self) }
}

extension Set: Readable where Element: Readable {
  /// Reads an array; repeated elements are merged. Elements are always new values, even when an existing set is
  /// updated.
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> Set {
    Set(try [Element]._kvRead(&kv, replacing: nil))
  }

  public static var _kvOptions: ReadOptions { Element._kvOptions }

  public static var _kvXML: XMLNames { Element._kvXML }
}

extension Set: Writable where Element: Writable {
  public static var _kvRoot: String { Element._kvRoot }

  public static var _kvXMLRoot: XMLNames { Element._kvXMLRoot }

  /// Elements are written in ascending order: numbers by value, text by Unicode scalars, anything else by its JSON
  /// text.
  public func _kvWrite(_ kv: inout Writer) throws(Failure) {
    if let first, Element._kvPrecedes(first, first) != nil {
      return try sorted { Element._kvPrecedes($0, $1) ?? false }._kvWrite(&kv)
    }
    try kv.ascending(self) { (kv: inout Writer, element: Element) throws(Failure) in try element._kvWrite(&kv) }
  }
}

extension Dictionary: Readable where Key: DocumentKey, Value: Readable {
  /// Reads an object. Its values are always new, even when an existing dictionary is updated.
  public static func _kvRead(_ kv: inout Reader, replacing current: UnsafeRawPointer?) throws(Failure) -> [Key: Value] {
    try Key._kvReadDictionary(&kv)
  }

  public static var _kvOptions: ReadOptions { Value._kvOptions }

  public static var _kvXML: XMLNames { Value._kvXML }
}

extension Dictionary: Writable where Key: DocumentKey, Value: Writable {
  public static var _kvRoot: String { Value._kvRoot }

  public static var _kvXMLRoot: XMLNames { Value._kvXMLRoot }

  /// Members are written in ascending order of their keys: integers by value, others by the Unicode scalars of their
  /// texts.
  public func _kvWrite(_ kv: inout Writer) throws(Failure) {
    var entries: [(key: Key, text: String, value: Value)] = []
    entries.reserveCapacity(count)
    for (key, value) in self { entries.append((key, try key._kvKeyText(&kv), value)) }
    entries.sort { Key._kvKeyPrecedes($0.key, $1.key) ?? UTF8Order.precedes($0.text, $1.text) }
    kv.open()
    for entry in entries {
      kv.entryKey(entry.text)
      try entry.value._kvWrite(&kv)
    }
    kv.close()
  }
}
