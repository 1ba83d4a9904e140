extension ElementSelector {
  /// As written: `rel == "next" and open == true`.
  package var description: String {
    conditions.map { condition in
      let path = condition.path.steps.isEmpty ? "self" : condition.path.description
      let value =
        if case .string(let text) = condition.value { DocumentPath.quoted(text) } else { condition.value.caseLiteral }
      return "\(path) == \(value)"
    }.joined(separator: " and ")
  }
}

extension DocumentPath {
  /// The notation of problems and documentation: `profile.images[0]."a.b"`.
  package var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .key(let key):
        if !text.isEmpty { text += "." }
        text += Self.isPlain(key) ? key : Self.quoted(key)
      case .index(let index): text += "[\(index)]"
      case .every: text += "[*]"
      case .selected(let selector): text += "[\(selector.description)]"
      }
    }
    return text
  }

  /// Letters, digits and underscores without a leading digit, `@name` and `$text`.
  private static func isPlain(_ key: String) -> Bool {
    if key == "$text" { return true }
    let name = key.hasPrefix("@") ? key.dropFirst() : key[...]
    guard let first = name.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return name.unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType == .decimal
    }
  }

  static func quoted(_ key: String) -> String {
    var text = "\""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
