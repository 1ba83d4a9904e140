import KVMap
import KVMapPropertyList

/// Laws for property lists of any kind.
enum PropertyListLaws {
  static func check(_ document: [UInt8]) throws {
    guard let notation = try NotationLaws.rewritten(document, PropertyListTranscoding()) else { return }
    try checkNotation(notation)
    for kind in PropertyListFormat.allCases {
      let format: DocumentFormat = .propertyList(kind)
      _ = try DocumentLaws<Document>(format: format, roundtrip: .exact, writesAll: false).check(document)
      // XML has no fractions of a second.
      _ = try DocumentLaws<Record>(format: format, roundtrip: .settled, writesAll: false).check(document)
    }
  }

  /// Both writers are the inverse of their readers, dates and data included.
  private static func checkNotation(_ notation: [UInt8]) throws {
    for kind in PropertyListFormat.allCases {
      let written: [UInt8]
      do throws(MappingError) {
        written = try kind.propertyList(of: notation)
      } catch {
        continue
      }
      guard let again = try NotationLaws.rewritten(written, PropertyListTranscoding(), depth: 1_000) else {
        throw LawIsBroken(description: "what is written is read: \(shown(notation)) becomes \(shown(written))")
      }
      // A dictionary with a key twice is no value, before and after.
      let (original, reread) = (
        JSONValue.decodeCollectingProblems(json: notation),
        JSONValue.decodeCollectingProblems(json: again))
      try law(
        original.problems.map { "\($0.kind) \($0.path)" } == reread.problems.map { "\($0.kind) \($0.path)" },
        "\(shown(notation)) is written \(shown(written)): \(original.problems) became \(reread.problems)")
      // XML has no fractions of a second, and a reference of a keyed archive is a dictionary there.
      let isOther = kind == .xml && [#""\/D"#, #""\/U"#].contains { notation.contains($0.utf8) }
      try law(
        isOther || original.value == reread.value,
        "\(shown(notation)) is written \(shown(written)) and read \(shown(again))")
    }
  }
}
