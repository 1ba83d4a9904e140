import TestSupport

/// Small changes of a mapping's text, most of which leave it valid.
enum TextMutation {
  static func changed(_ text: String, _ random: inout SeededGenerator) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<(Int.random(in: 0..<4, using: &random) == 0 ? 2 : 1) {
      let rules = lines.indices.filter { isRule(lines[$0]) }
      guard let index = rules.randomElement(using: &random) else { return text }
      change(&lines, index, &random)
    }
    return lines.joined(separator: "\n")
  }

  /// The lines that differ.
  static func difference(_ old: String, _ new: String) -> String {
    let (before, after) = (old.split(separator: "\n"), new.split(separator: "\n"))
    let gone = before.filter { !after.contains($0) }.map { "- \($0)" }
    return (gone + after.filter { !before.contains($0) }.map { "+ \($0)" }).joined(separator: "\n")
  }

  /// `  name: Type …`, or a case.
  private static func isRule(_ line: String) -> Bool {
    line.hasPrefix("  ") && line.contains(where: \.isLetter) && !line.contains("//") && !line.contains("\"\"\"")
      && !line.contains("expect") && !line.contains("json")
  }

  private static let types = [
    "Int", "String", "Double", "Bool", "Date", "Int8", "UInt16", "Decimal", "Value", "URL", "[String]", "[Int]",
    "Set<Int>", "[String: Int]", "String?", "Int?", "Day", "Object",
  ]

  private static func change(_ lines: inout [String], _ index: Int, _ random: inout SeededGenerator) {
    let line = lines[index]
    let number = Int.random(in: 0..<16, using: &random)
    switch number {
    case 0: lines.remove(at: index)
    case 1: if index + 1 < lines.count, isRule(lines[index + 1]) { lines.swapAt(index, index + 1) }
    case 2:
      let type = types.randomElement(using: &random) ?? "Int"
      lines.insert("  added\(number): \(type)" + (type.hasSuffix("?") ? "" : type == "Int" ? " = 7" : ""), at: index)
    case 3: lines[index] = replacing(line, "?", with: "")
    case 4, 5, 6:
      guard let colon = line.firstIndex(of: ":") else { return }
      let rest = line[line.index(after: colon)...].drop { $0 == " " }
      let end = rest.firstIndex { $0 == " " || $0 == "," } ?? rest.endIndex
      let type = types.randomElement(using: &random) ?? "Int"
      let old = String(rest[..<end])
      let new = number == 4 ? type : number == 5 ? old + "?" : "[" + old + "]"
      lines[index] = line[...colon] + " " + new + rest[end...]
    case 7: lines[index] = replacing(line, "<->", with: "<-")
    case 8: lines[index] = replacing(line, "<->", with: "<-> renamed_key ??")
    case 9: if !line.contains("<-"), !line.contains("=") { lines[index] = line + " <-> renamed_key" }
    case 10: if line.contains(":"), !line.contains("=") { lines[index] = line + " = 1" }
    case 11: if line.contains(":") { lines[index] = replacing(line, ": ", with: ": lenient ") }
    case 12: if line.contains(":"), !line.contains("where") { lines[index] = line + " where 0...50" }
    case 13:
      // A text in quotes, a number.
      if let quote = line.firstIndex(of: "\""), quote != line.indices.last {
        lines[index].insert("x", at: lines[index].index(after: quote))
      }
    case 14:
      if let digit = line.firstIndex(where: \.isNumber) {
        lines[index].replaceSubrange(digit...digit, with: line[digit] == "9" ? "3" : "9")
      }
    default:
      let settings = ["keys snake_case", "coercion lenient", "nil write", "unknown error", "duplicates first"]
      lines.insert(settings.randomElement(using: &random) ?? "", at: 0)
    }
  }

  private static func replacing(_ line: String, _ text: String, with other: String) -> String {
    guard let range = line.firstRange(of: text) else { return line }
    return line.replacingCharacters(in: range, with: other)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    var result = self
    result.replaceSubrange(range, with: text)
    return result
  }
}
