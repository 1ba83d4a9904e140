import KVMapSema

/// The Swift names of the properties of a type.
enum PropertyNames {
  /// - Parameters:
  ///   - keys: Those of the document, all different.
  ///   - arePlural: Whether the name of each is a plural, whatever its key is.
  ///   - others: Names that are taken.
  /// - Returns: A name for each key, all different.
  static func names(for keys: [String], arePlural: [Bool], besides others: Set<String> = []) -> [String] {
    var taken = others
    return zip(keys, arePlural).map { key, isPlural in
      var name = name(for: key, isPlural: isPlural)
      let stem = name
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(stem)\(number)"
        number += 1
      }
      return name
    }
  }

  private static func name(for key: String, isPlural: Bool) -> String {
    if key.isEmpty { return "empty" }
    var words = KeyWords(key).all
    if isPlural, let last = words.popLast() { words.append(SingularWord.plural(of: last)) }
    let name = SwiftWords.property(words)
    let isReserved = awkward.contains(name) || ReservedNames.problem(ofProperty: name, mayBeHashable: true) != nil
    return isReserved ? name + "Value" : name
  }

  /// The cases of an enum, or of a union.
  static func caseNames(for texts: [String], besides others: Set<String> = []) -> [String] {
    var taken = others
    return texts.map { text in
      var name = text.isEmpty ? "empty" : SwiftWords.property(KeyWords(text).all)
      if name == "key" { name = "value" }
      if awkward.contains(name) || ReservedNames.problem(ofCase: name, isFinite: true) != nil { name += "Value" }
      let stem = name
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(stem)\(number)"
        number += 1
      }
      return name
    }
  }

  /// The case that keeps everything else.
  static func otherCase(besides names: [String]) -> String {
    ["other", "unknown", "unlisted"].first { !names.contains($0) } ?? "otherText"
  }

  /// Names that Swift uses itself after a dot.
  private static let awkward: Set<String> = ["self", "Self", "Type", "Protocol", "init", "rawValue"]
}
