package import KVMap

/// Forms as a format that is rewritten into the reader's notation, and out of it.
package struct FormFormat: NotatedFormat {
  package init() {}

  package var notation: Notation { .text }

  package func transcode(
    _ source: UTF8Bytes, depth: Int, to writer: inout Writer, places: NotationPlaces?
  ) throws(NotationFailure) {
    // Brackets have a limit of their own, and the mapping's is the reader's.
    try FormReader.read(source, to: &writer, noting: places.map { places in { places.note($0, source: $1) } })
  }

  /// Writes notation as a form.
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
