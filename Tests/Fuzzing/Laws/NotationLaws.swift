import KVMap

/// Laws for a format that is transcoded to what mappers read.
enum NotationLaws {
  /// The positions of values are recorded in a second transcoding pass, which must produce the same result.
  ///
  /// - Returns: The transcoded document; nil if it is rejected.
  static func rewritten(_ document: [UInt8], _ format: some TranscodedFormat, depth: Int = 64) throws -> [UInt8]? {
    let plain = notation(document, format, depth, nil)
    let noted = notation(document, format, depth, SourceMap())
    try law(plain == noted, "a document is rewritten alike with and without its places")
    switch plain {
    case .success(let notation):
      try law(notation.count <= 64 * document.count + 64, "\(document.count) bytes become \(notation.count)")
      return notation
    case .failure(let failure):
      try law((0...document.count).contains(failure.offset), "a failure has its place: \(failure)")
      return nil
    }
  }

  private static func notation(
    _ document: [UInt8], _ format: some TranscodedFormat, _ depth: Int, _ places: SourceMap?
  ) -> Result<[UInt8], TranscodingFailure> {
    var writer = JSONWriter.writing(format.notation, capacity: 16)
    return document.withUnsafeBufferPointer { bytes in
      do throws(TranscodingFailure) {
        try format.transcode(bytes, depth: depth, to: &writer, places: places)
        return .success(writer.withNotation { [UInt8]($0) })
      } catch {
        return .failure(error)
      }
    }
  }
}
