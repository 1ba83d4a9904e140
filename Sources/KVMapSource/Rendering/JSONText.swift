/// JSON, assembled from the texts of its parts.
enum JSONText {
  /// A string. Characters that a terminal would interpret are escaped too.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if VisibleText.isVisible(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        }
      }
    }
    return result + "\""
  }

  /// An object on one line.
  ///
  /// - Parameter members: Keys, and the JSON of their values.
  static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { string($0.key) + ": " + $0.value }.joined(separator: ", ") + "}"
  }

  /// An array on one line.
  static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }

  /// An array with a line for each element.
  static func lines(_ elements: [String], indentation: String) -> String {
    guard !elements.isEmpty else { return "[]" }
    let lines = elements.map { "\n" + indentation + "  " + $0 }
    return "[" + lines.joined(separator: ",") + "\n" + indentation + "]"
  }
}
