import KVMap
import KVMapForm

/// Laws for forms.
enum FormLaws {
  static func check(_ document: [UInt8]) throws {
    guard try NotationLaws.rewritten(document, FormFormat()) != nil else { return }
    _ = try DocumentLaws<Document>(format: .form, roundtrip: .exact, writesAll: true).check(document)
    let record = try DocumentLaws<Record>(format: .form, roundtrip: .settled, writesAll: false).check(document)
    guard let other = withArraysOfOne(document) else { return }
    let again = Record.decodeCollectingProblems(from: other, as: .form).value
    try law(again == record, "a scalar may be the only element of an array: \(record as Any) and \(again as Any)")
  }

  private static let scalars = ["name", "count", "ratio", "exact", "isOn", "at", "data", "url", "id", "kind"]

  /// The form with `count[]=1` in place of `count=1`.
  ///
  /// - Returns: nil if a name occurs twice or has brackets of its own, or there is nothing to change.
  private static func withArraysOfOne(_ document: [UInt8]) -> [UInt8]? {
    var seen: Set<String> = []
    var isChanged = false
    var pairs: [[UInt8]] = []
    for pair in document.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      let text = String(decoding: name, as: UTF8.self)
      let isScalar = scalars.contains(text) && name.count < pair.count
      guard isScalar ? seen.insert(text).inserted : !text.contains("[") && !text.contains("%") else { return nil }
      isChanged = isChanged || isScalar
      pairs.append(Array(name) + (isScalar ? Array("[]".utf8) : []) + pair.dropFirst(name.count))
    }
    return isChanged ? Array(pairs.joined(separator: [UInt8(ascii: "&")])) : nil
  }
}
