/// Names that the generated Swift cannot hold, quoted or not.
enum ReservedNames {
  private static let maximumLength = 1000

  /// Why a type cannot have this name; `nil` where it can.
  static func problem(ofType name: String) -> String? {
    for part in name.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
      if let problem = problemOfAny(part) { return problem }
      switch part {
      case "KVMap", "Swift": return "generated code names that module"
      case "Self", "Type", "Protocol", "Any": return "Swift gives it a meaning of its own in every type"
      default: continue
      }
    }
    return nil
  }

  /// Why a property cannot have this name; `nil` where it can.
  ///
  /// - Parameter isGenerated: Whether the type is generated as well, and not only its mapper.
  static func problem(ofProperty name: String, isGenerated: Bool) -> String? {
    if let problem = problemOfAny(name) { return problem }
    switch name {
    case "self": return "Swift reads 'x.self' as x"
    case "KVMap": return "generated code names that module"
    case "hashValue" where isGenerated: return "it would take the place of Hashable's own"
    default: return nil
    }
  }

  /// Why a case of an enum or union cannot have this name; `nil` where it can. In back-quotes Swift allows any word,
  /// and generated code names cases by a dot and nothing before it, where each of them is a case.
  ///
  /// - Parameter isFinite: Whether the enum lists its cases.
  static func problem(ofCase name: String, isFinite: Bool) -> String? {
    if name != "_", let problem = problemOfAny(name) { return problem }
    switch name {
    case "KVMap": return "generated code names that module"
    case "allCases" where isFinite: return "it would take the place of CaseIterable's own"
    default: return nil
    }
  }

  private static func problemOfAny(_ name: String) -> String? {
    // A key may have the name of its property, in a style that puts a sign between words, so names are shorter than keys.
    if name.utf8.count > maximumLength { return "names have at most \(maximumLength) bytes" }
    if name == "_" { return "Swift uses it for what has no name" }
    if name.hasPrefix("$") { return "Swift keeps names with '$' to itself" }
    if name.hasPrefix("_"), name.lowercased().hasPrefix("_kv") { return "generated code uses names that begin with '_kv'" }
    return nil
  }
}
