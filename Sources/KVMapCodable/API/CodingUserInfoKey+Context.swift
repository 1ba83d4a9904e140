@_spi(Generated) import KVMap

extension CodingUserInfoKey {
  /// The key under which decoders carry the value that mappings find under `$context`.
  ///
  ///     decoder.userInfo[.mappingContext(Request.self)] = request
  ///
  /// - Parameter type: The type that the mapping declares: `context request: Request`.
  public static func mappingContext<Context>(_ type: Context.Type) -> CodingUserInfoKey {
    key("KVMap.context.\(String(reflecting: type))")
  }

  /// The key under which a `Codable` type that a mapping reads finds the value that the caller passed, as rules see it
  /// under `$context`: a `JSONValue`.
  ///
  ///     let request = decoder.userInfo[.callerContext] as? JSONValue
  public static var callerContext: CodingUserInfoKey { key("KVMap.callerContext") }

  // The initialiser is failable only because `RawRepresentable` has it so: the standard library returns a key for any
  // text, so that this never fails.
  private static func key(_ text: String) -> CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: text) else { preconditionFailure("any text is a key") }
    return key
  }
}

extension Decoder {
  /// The context that a caller passes in `userInfo`, in the form in which rules see it; nil if there is none.
  func passedContext<Context>(
    _ type: Context.Type, _ write: (Context) throws(MappingError) -> PassedJSON
  ) throws -> PassedJSON? {
    guard let value = userInfo[.mappingContext(type)] else { return nil }
    guard let context = value as? Context else {
      throw DecodingError.typeMismatch(
        type, .init(codingPath: codingPath, debugDescription: "expected a context of the type \(type) in userInfo"))
    }
    do throws(MappingError) {
      return try write(context)
    } catch {
      throw DecodingError(error, decoding: type, at: codingPath)
    }
  }
}
