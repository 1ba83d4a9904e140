import KVMap
import KVMapXML

/// Laws for XML.
enum XMLLaws {
  static func check(_ document: [UInt8]) throws {
    guard try NotationLaws.rewritten(document, XMLFormat()) != nil else { return }
    _ = try DocumentLaws<Document>(format: .xml, roundtrip: .exact, writesAll: false).check(document)
    try checkFeed(document)
    _ = try DocumentLaws<Record>(format: .xml, roundtrip: .settled, writesAll: false).check(document)
  }

  private static func checkFeed(_ document: [UInt8]) throws {
    let feed = Feed.decodeCollectingProblems(from: document, as: .xml).value
    let isExact = feed?.entries.contains(where: lacksText) != true
    _ = try DocumentLaws<Feed>(format: .xml, roundtrip: isExact ? .exact : .settled, writesAll: true).check(document)
  }

  /// Only an element with children has no text at all. If no rule reads these, it is written without them, and an
  /// element without anything has the empty text.
  private static func lacksText(_ entry: Entry) -> Bool {
    entry.text == nil && entry.entries.isEmpty || entry.entries.contains(where: lacksText)
  }
}
