import KVMap
import KVMapXML

/// Laws for XML.
enum XMLLaws {
  static func check(_ document: [UInt8]) throws {
    guard try NotationLaws.rewritten(document, XMLFormat()) != nil else { return }
    _ = try DocumentLaws<Document>(format: .xml, roundtrip: .exact, writesAll: false).check(document)
    _ = try DocumentLaws<Feed>(format: .xml, roundtrip: .exact, writesAll: true).check(document)
    _ = try DocumentLaws<Record>(format: .xml, roundtrip: .settled, writesAll: false).check(document)
  }
}
