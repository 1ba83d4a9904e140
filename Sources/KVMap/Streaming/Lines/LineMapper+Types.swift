/// What becomes of values of mapped types.
extension LineMapper {
  /// Writes the value itself.
  ///
  /// - Parameter passed: The value that rules find under `$context`.
  static func same<Value: DocumentDecodable & DocumentEncodable>(
    _ type: Value.Type, passed: PassedJSON? = nil
  ) -> LineMapper {
    LineMapper(ElementMapper<Value>.type(), passed: passed) { value, kv in
      do throws(CodingFailure) {
        try value._kvEncode(&kv)
        return .written
      } catch {
        return failed(error) { (kv: inout JSONWriter) throws(CodingFailure) in try value._kvEncode(&kv) }
      }
    }
  }

  /// Writes what a function makes of the value.
  static func transforming<Value, Output: DocumentEncodable>(
    _ mapper: ElementMapper<Value>, passed: PassedJSON? = nil,
    _ transform: @escaping @Sendable (Value) throws -> Output?
  ) -> LineMapper {
    LineMapper(mapper, passed: passed) { value, kv in
      let result: Output?
      do {
        result = try transform(value)
      } catch {
        return .refused("\(error)")
      }
      guard let result else { return .omitted }
      return outcome(&kv) { (kv: inout JSONWriter) throws(CodingFailure) in try result._kvEncode(&kv) }
    }
  }
}
