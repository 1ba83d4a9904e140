@_spi(Generated) public import KVMap

extension DocumentFormat {
  /// Forms (`application/x-www-form-urlencoded`).
  public static let form = DocumentFormat(transcoded: { _ in FormFormat() }, writing: .text, isText: true) {
    bytes, _ throws(MappingError) in try FormFormat.form(of: bytes)
  }
}

extension FormFormat {
  /// Writes the intermediate form as a form.
  package static func form(of notation: [UInt8]) throws(MappingError) -> [UInt8] {
    let result: Result<[UInt8], MappingError> = notation.withUnsafeBufferPointer { bytes in
      do throws(IntermediateWritingFailure) {
        return .success(try FormWriter.write(bytes))
      } catch {
        return .failure(MappingError(error, in: bytes))
      }
    }
    return try result.get()
  }
}
