@_spi(Generated) package import KVMap

/// Forms, as a format that is transcoded to and from the reader's intermediate form.
package struct FormFormat: TranscodedFormat {
  package init() {}

  package var notation: IntermediateForm { .text }

  package func transcode(
    _ source: UTF8Bytes, depth: Int, to writer: inout JSONWriter, places: SourceMap?
  ) throws(TranscodingFailure) {
    // Brackets have their own limit; the mapping's limit is checked by the reader.
    try FormReader.read(source, to: &writer, noting: places.map { places in { places.note($0, source: $1) } })
  }

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
