@_spi(Generated) public import KVMap

extension JSONReader {
  /// A value of a type that is only `Decodable`: `codable` of the language. Its decoder asks the reader for what the
  /// type asks for, in any format.
  ///
  /// - Parameter duplicates: How repeated keys in its objects are handled.
  /// - Throws: `CodingFailure` for the first problem.
  @_spi(Generated) public mutating func codable<Value: Decodable>(
    _ type: Value.Type, _ duplicates: KeyTable.Duplicates = .error
  ) throws(CodingFailure) -> Value {
    let drafts = beginCodable()
    let result = withUnsafeMutablePointer(to: &self) { reader in
      CodableSource(reader, duplicates).decode(type, reader)
    }
    switch result {
    case .success(let value):
      endCodable(drafts, hasFailed: false)
      return value
    case .failure(let failure):
      endCodable(drafts, hasFailed: true)
      throw failure
    }
  }
}
