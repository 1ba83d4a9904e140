extension GeographicCoordinate: DocumentDecodableInPlace, DocumentEncodable {
  /// Laid out like the key tables of generated code, which a test compares.
  package static var keyTable: StaticString {
    """
    \u{1}\0\0\0\u{4}\0\0\0\
    \u{8}\0\0\0\0\0\u{1}\0latitude\"\0\0\0\0\0\0\0\
    \t\0\0\u{1}\0\0\u{1}\0longitude\"\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0
    """
  }

  /// The rules have no file because there is none.
  private static var keys: KeyTable {
    KeyTable(
      keyTable, bits: 2, seed: 0xe220_a839_7b1d_cdaf, wide: false, full: false, count: 2, required: 2, unknown: .ignore,
      duplicates: .error, rules: "\nlatitude\t0\tlatitude\nlongitude\t0\tlongitude")
  }

  public static var _kvPlaceholder: GeographicCoordinate { GeographicCoordinate(latitude: 0, longitude: 0) }

  public static func _kvDecode(
    _ kv: inout JSONReader, into value: inout GeographicCoordinate, updating: Bool
  ) throws(CodingFailure) {
    value = try kv.coordinate(keys, lenient: false, updating: updating ? value : nil)
  }

  /// Same as `_kvDecode(_:updating:)`, but also reads degrees from strings.
  @_spi(Generated) public static func _kvDecodeLenient(_ kv: inout JSONReader, updating current: GeographicCoordinate?)
    throws(CodingFailure) -> GeographicCoordinate
  {
    try kv.coordinate(keys, lenient: true, updating: current)
  }

  public func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) {
    try kv.coordinate(self, latitude: "\"latitude\":", longitude: "\"longitude\":")
  }
}

extension JSONReader {
  /// `coordinate` of the language.
  ///
  /// - Parameters:
  ///   - keys: The key of the latitude, then the key of the longitude, both required.
  ///   - lenient: Whether degrees may be strings.
  ///   - current: The value to update.
  @_spi(Generated) public mutating func coordinate(
    _ keys: KeyTable, lenient: Bool, updating current: GeographicCoordinate? = nil
  ) throws(CodingFailure) -> GeographicCoordinate {
    var result = current ?? GeographicCoordinate._kvPlaceholder
    var scan = ObjectState(updating: current != nil)
    var key = try beginObject(keys, &scan)
    while key >= 0 {
      do throws(CodingFailure) {
        let degrees = lenient ? try lenientDouble() : try double()
        if key == 0 { result.latitude = degrees } else { result.longitude = degrees }
      } catch {
        try recover(error, &scan)
      }
      key = try nextKey(keys, &scan)
    }
    return result
  }
}

extension JSONWriter {
  /// Undoes `coordinate` of the language.
  ///
  /// - Parameters:
  ///   - latitude: The key with its quotes, escapes and colon.
  ///   - longitude: The key with its quotes, escapes and colon.
  /// - Throws: `CodingFailure` of the kind `range` for degrees that are not a number.
  @_spi(Generated) public mutating func coordinate(
    _ value: GeographicCoordinate, latitude: StaticString, longitude: StaticString
  ) throws(CodingFailure) {
    try coordinate(value, latitude: ConstantText(latitude), longitude: ConstantText(longitude))
  }

  /// Same as the public function, for keys that are created at run time.
  package mutating func coordinate(
    _ value: GeographicCoordinate, latitude: ConstantText, longitude: ConstantText
  ) throws(CodingFailure) {
    beginObject()
    key(latitude)
    try double(value.latitude)
    key(longitude)
    try double(value.longitude)
    endObject()
  }
}
