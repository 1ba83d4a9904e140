extension Coordinate: ReadableInPlace, Writable {
  /// Laid out like the key tables of generated code; the rules have no file because there is none.
  private static var keys: Keys {
    Keys(
      """
      \u{1}\0\0\0\u{4}\0\0\0\
      \u{8}\0\0\0\0\0\u{1}\0latitude\"\0\0\0\0\0\0\0\
      \t\0\0\u{1}\0\0\u{1}\0longitude\"\0\0\0\0\0\0
      """,
      bits: 2, seed: 0xe220_a839_7b1d_cdaf, wide: false, full: false, count: 2, required: 2, unknown: .ignore,
      duplicates: .error, rules: "Coordinate\nlatitude\t0\tlatitude\nlongitude\t0\tlongitude")
  }

  public static var _kvEmpty: Coordinate { Coordinate(latitude: 0, longitude: 0) }

  public static func _kvRead(
    _ kv: inout Reader, into value: inout Coordinate, updating: Bool
  ) throws(Failure) {
    value = try kv.coordinate(keys, lenient: false, updating: updating ? value : nil)
  }

  /// Called by generated code: same as `_kvRead(_:updating:)`, but also reads degrees from strings.
  public static func _kvReadLenient(_ kv: inout Reader, updating current: Coordinate?) throws(Failure) -> Coordinate {
    try kv.coordinate(keys, lenient: true, updating: current)
  }

  public func _kvWrite(_ kv: inout Writer) throws(Failure) {
    try kv.coordinate(self, latitude: "\"latitude\":", longitude: "\"longitude\":")
  }
}

extension Reader {
  /// Called by generated code: `coordinate` of the language.
  ///
  /// - Parameters:
  ///   - keys: The key of the latitude, then the key of the longitude, both required.
  ///   - lenient: Whether degrees may be strings.
  ///   - current: The value to update.
  public mutating func coordinate(
    _ keys: Keys, lenient: Bool, updating current: Coordinate? = nil
  ) throws(Failure) -> Coordinate {
    var result = current ?? Coordinate._kvEmpty
    var scan = Scan(updating: current != nil)
    var key = try open(keys, &scan)
    while key >= 0 {
      do throws(Failure) {
        let degrees = lenient ? try lenientDouble() : try double()
        if key == 0 { result.latitude = degrees } else { result.longitude = degrees }
      } catch {
        try recover(error, &scan)
      }
      key = try next(keys, &scan)
    }
    return result
  }
}

extension Writer {
  /// Called by generated code: undoes `coordinate` of the language.
  ///
  /// - Parameters:
  ///   - latitude: The key with its quotes, escapes and colon.
  ///   - longitude: The key with its quotes, escapes and colon.
  /// - Throws: `Failure` of the kind `range` for degrees that are not a number.
  public mutating func coordinate(
    _ value: Coordinate, latitude: StaticString, longitude: StaticString
  ) throws(Failure) {
    try coordinate(value, latitude: ConstantText(latitude), longitude: ConstantText(longitude))
  }

  /// Same as the public function, for keys that are created at run time.
  package mutating func coordinate(
    _ value: Coordinate, latitude: ConstantText, longitude: ConstantText
  ) throws(Failure) {
    open()
    key(latitude)
    try double(value.latitude)
    key(longitude)
    try double(value.longitude)
    close()
  }
}
