/// The general categories of Unicode by the names that a pattern has for them: `L`, `Lu`, …
enum GeneralCategories {
  /// - Returns: `nil` for a name that RFC 9485 does not have.
  static func scalars(named name: String) -> ScalarSet? {
    guard !name.isEmpty else { return nil }
    if let set = sets[name] { return set }
    let parts = sets.filter { $0.key.hasPrefix(name) }
    guard name.utf8.count == 1, !parts.isEmpty else { return nil }
    return ScalarSet(parts.values.flatMap(\.ranges))
  }

  private static let sets: [String: ScalarSet] = {
    var ranges: [Unicode.GeneralCategory: [ClosedRange<UInt32>]] = [:]
    var start: UInt32 = 0
    var current = Unicode.Scalar(0 as UInt8).properties.generalCategory
    func close(before end: UInt32) { ranges[current, default: []].append(start...(end - 1)) }
    for value in UInt32(1)...ScalarSet.largest {
      // Surrogates are no scalars; nothing matches them.
      let category = Unicode.Scalar(value)?.properties.generalCategory ?? .surrogate
      guard category != current else { continue }
      close(before: value)
      (start, current) = (value, category)
    }
    close(before: ScalarSet.largest + 1)
    return Dictionary(uniqueKeysWithValues: names.map { ($0, ScalarSet(ranges[$1] ?? [])) })
  }()

  private static let names: [(String, Unicode.GeneralCategory)] = [
    ("Ll", .lowercaseLetter), ("Lm", .modifierLetter), ("Lo", .otherLetter), ("Lt", .titlecaseLetter),
    ("Lu", .uppercaseLetter), ("Mc", .spacingMark), ("Me", .enclosingMark), ("Mn", .nonspacingMark),
    ("Nd", .decimalNumber), ("Nl", .letterNumber), ("No", .otherNumber), ("Pc", .connectorPunctuation),
    ("Pd", .dashPunctuation), ("Pe", .closePunctuation), ("Pf", .finalPunctuation), ("Pi", .initialPunctuation),
    ("Po", .otherPunctuation), ("Ps", .openPunctuation), ("Zl", .lineSeparator), ("Zp", .paragraphSeparator),
    ("Zs", .spaceSeparator), ("Sc", .currencySymbol), ("Sk", .modifierSymbol), ("Sm", .mathSymbol),
    ("So", .otherSymbol), ("Cc", .control), ("Cf", .format), ("Cn", .unassigned), ("Co", .privateUse),
  ]
}
