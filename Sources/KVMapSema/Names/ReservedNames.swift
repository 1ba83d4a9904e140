/// Names that generated Swift code cannot use, with or without back-quotes.
package enum ReservedNames {
  private static let maximumLength = 1000
  /// A type, property or case with one of these names would shadow the module that generated code refers to.
  private static let modules: Set<String> = ["Foundation", "KVMap", "KVMapSync", "Swift"]

  /// Why a type cannot have this name; `nil` when it can.
  package static func problem(ofType name: String) -> String? {
    for part in name.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
      if let problem = problemOfAny(part) { return problem }
      switch part {
      case "SyncEntry": return "it is in every type that is synchronised"
      case "Self", "Type", "Protocol", "Any": return "Swift gives it a meaning of its own in every type"
      default: continue
      }
    }
    return nil
  }

  /// Why a property cannot have this name; `nil` when it can.
  ///
  /// - Parameter mayBeHashable: Whether the type is Hashable where its properties are, or may be.
  package static func problem(ofProperty name: String, mayBeHashable: Bool) -> String? {
    if let problem = problemOfAny(name) { return problem }
    switch name {
    case "hashValue" where mayBeHashable: return "it would take the place of Hashable's own"
    default: return nil
    }
  }

  /// Why a case of an enum or union cannot have this name; `nil` when it can. In back-quotes Swift allows any word, and
  /// generated code refers to cases with a leading dot, where only a case can be meant.
  ///
  /// - Parameter isFinite: Whether the enum lists its cases.
  package static func problem(ofCase name: String, isFinite: Bool) -> String? {
    if name != "_", let problem = problemOfAny(name) { return problem }
    switch name {
    case "allCases" where isFinite: return "it would take the place of CaseIterable's own"
    default: return nil
    }
  }

  /// Why generated code cannot call this user-defined function; `nil` when it can.
  ///
  /// - Parameters:
  ///   - isMethod: Whether it is called on a value.
  ///   - properties: The properties of the type whose mapper contains the call.
  static func problem(ofFunction path: [String], isMethod: Bool, properties: CheckedProperties) -> String? {
    for part in path {
      if let problem = problemOfAny(part) { return problem }
      switch part {
      case "self", "Self", "Type", "Protocol": return "Swift gives it a meaning of its own in every type"
      default: continue
      }
    }
    guard let first = path.first else { return nil }
    if isMethod { return properties.contains { $0.name == first } ? "a property has that name" : nil }
    if isLocal(first) { return "generated code has a local of that name" }
    if members.contains(first) { return "every type with a mapper has a member of that name" }
    if properties.contains(where: { $0.name == first }) { return "a property has that name" }
    return nil
  }

  /// The local names in scope where a mapper calls a function.
  private static let locals: Set<String> = [
    "back", "current", "gathered", "has", "key", "kv", "made", "mark", "out", "scan", "slot", "standing", "start",
    "updating", "value", "whole",
  ]

  /// The members that a type with a mapper has in Swift, which would shadow a function or type of the same name.
  private static let members: Set<String> = [
    "decode", "decodeArray", "decodeCollectingProblems", "dictionary", "formBytes", "formData", "formString",
    "jsonBytes", "jsonData", "jsonString", "jsonValue", "propertyListBytes", "propertyListData", "stream", "update",
    "xmlBytes", "xmlData", "xmlString",
  ]

  /// Some of them are numbered.
  private static func isLocal(_ name: String) -> Bool {
    if locals.contains(name) { return true }
    var stem = name[...]
    while let last = stem.utf8.last, UInt8(ascii: "0")...UInt8(ascii: "9") ~= last { stem.removeLast() }
    return stem.utf8.count < name.utf8.count && (locals.contains(String(stem)) || stem == "_")
  }

  private static func problemOfAny(_ name: String) -> String? {
    // A key may have the name of its property, in a style that adds a separator between words, so the limit for names
    // is lower than for keys.
    if name.utf8.count > maximumLength { return "names have at most \(maximumLength) bytes" }
    if modules.contains(name) { return "generated code names that module" }
    if name == "_" { return "Swift uses it for what has no name" }
    if name.hasPrefix("$") { return "Swift keeps names with '$' to itself" }
    if name.hasPrefix("_"), name.lowercased().hasPrefix("_kv") {
      return "generated code uses names that begin with '_kv'"
    }
    return nil
  }
}
