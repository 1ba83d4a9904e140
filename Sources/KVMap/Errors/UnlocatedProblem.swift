/// A problem before its location in the document is looked up.
struct UnlocatedProblem {
  var failure: CodingFailure
  /// What was expected, if `failure` does not say everything.
  var expected: String?
  /// What was found, if the value at the offset does not show it.
  var found: String?
  /// For `missing` and `null`: the offset of the object from which a rule requested a path, and the path.
  var asked: (object: Int, path: String)?
  /// Its location inside an embedded document; `failure` then has the location of the text.
  var inner: [InnerPlace] = []
  var rule: MappingRule?
  /// The reason why each case of a union, or each call of an `or`, was refused, if none matches.
  var alternatives: [Alternative] = []
  var isDropped: Bool
  /// The keys of its path that may be shown, if its value must not be.
  var hidden: HiddenKeys?

  struct Alternative {
    indirect enum Reason {
      case problem(UnlocatedProblem)
      /// A condition of the case does not hold.
      case condition(ConditionText)
    }

    var name: String
    var reason: Reason
    /// The number of a call in its `or`; nil for the case of a union.
    var call: Int?
  }
}

extension KeyTable {
  /// The rule with this number; the declaration for nil.
  func rule(_ number: Int?) -> MappingRule? {
    let lines = ruleLines
    guard let head = lines.first, head.count >= 3 else { return nil }
    guard let number, lines.indices.contains(number + 1), lines[number + 1].count >= 2 else {
      return MappingRule(name: head[0], file: head[1], line: Int(head[2]) ?? 0)
    }
    let line = lines[number + 1]
    let property = line[0]
    // Rules of a mixin or a base class may be in another file.
    return MappingRule(
      name: property.isEmpty ? head[0] : "\(head[0]).\(property)", file: line.count > 3 ? line[3] : head[1],
      line: Self.line(line[1], from: head.count > 2 ? head[2] : ""))
  }

  /// A line with a sign is relative to that of the declaration.
  private static func line(_ text: String, from declaration: String) -> Int {
    let text = text.hasSuffix("!") ? String(text.dropLast()) : text
    let line = Int(text) ?? 0
    guard text.hasPrefix("+") || text.hasPrefix("-") else { return line }
    return (Int(declaration) ?? 0) + line
  }

  /// Whether problems do not show what a rule reads.
  func isSensitive(_ number: Int) -> Bool {
    let lines = ruleLines
    return lines.indices.contains(number + 1) && lines[number + 1].count >= 2 && lines[number + 1][1].hasSuffix("!")
  }

  /// The path that a rule reads, from the object of its mapping.
  func path(ofRule number: Int) -> String {
    let lines = ruleLines
    guard number >= 0, lines.indices.contains(number + 1), lines[number + 1].count >= 3 else { return "" }
    return lines[number + 1][2]
  }

  /// The paths that the rules read.
  var paths: [String] { ruleLines.dropFirst().compactMap { $0.count > 2 ? $0[2] : nil } }

  private var ruleLines: [[String]] {
    String(cString: rules).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
    }
  }
}
