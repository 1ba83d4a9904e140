import KVMap

/// What holds for a format that is rewritten into what mappers read.
enum NotationLaws {
  /// Rewriting notes the places of values in a second run, which has to make the same of the document.
  ///
  /// - Returns: What the document is rewritten into; nil where it is refused.
  static func rewritten(_ document: [UInt8], _ format: some NotatedFormat, depth: Int = 64) throws -> [UInt8]? {
    let plain = notation(document, format, depth, nil)
    let noted = notation(document, format, depth, NotationPlaces())
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
    _ document: [UInt8], _ format: some NotatedFormat, _ depth: Int, _ places: NotationPlaces?
  ) -> Result<[UInt8], NotationFailure> {
    var writer = Writer.writing(format.notation, capacity: 16)
    return document.withUnsafeBufferPointer { bytes in
      do throws(NotationFailure) {
        try format.transcode(bytes, depth: depth, to: &writer, places: places)
        return .success(writer.withNotation { [UInt8]($0) })
      } catch {
        return .failure(error)
      }
    }
  }
}
