package import KVMap

/// Forms, as a format that is transcoded to and from the reader's intermediate form.
package struct FormFormat: NotatedFormat {
  package init() {}

  package var notation: Notation { .text }

  package func transcode(
    _ source: UTF8Bytes, depth: Int, to writer: inout Writer, places: NotationPlaces?
  ) throws(NotationFailure) {
    // Brackets have their own limit; the mapping's limit is checked by the reader.
    try FormReader.read(source, to: &writer, noting: places.map { places in { places.note($0, source: $1) } })
  }

  /// Writes the intermediate form as a form.
  package static func form(of notation: [UInt8]) throws(MappingError) -> [UInt8] {
    let result: Result<[UInt8], MappingError> = notation.withUnsafeBufferPointer { bytes in
      do throws(NotationWritingFailure) {
        return .success(try FormWriter.write(bytes))
      } catch {
        return .failure(MappingError(error, in: bytes))
      }
    }
    return try result.get()
  }
}
