import KVMap
import KVMapForm

/// Laws for forms.
enum FormLaws {
  static func check(_ document: [UInt8]) throws {
    guard try NotationLaws.rewritten(document, FormFormat()) != nil else { return }
    _ = try DocumentLaws<Document>(format: .form, roundtrip: .exact, writesAll: true).check(document)
    _ = try DocumentLaws<Record>(format: .form, roundtrip: .settled, writesAll: false).check(document)
  }
}
