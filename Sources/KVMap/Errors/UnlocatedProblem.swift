import KVMapText

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
  /// For `missing`: the keys of the object that may be shown, if the others are part of a value that must not be.
  var listedKeys: Set<String>?

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
    guard let head = ruleText.head else { return nil }
    guard let rule = number.flatMap({ ruleText.rule(at: $0) }) else {
      return MappingRule(name: head.type, file: head.file, line: head.line)
    }
    return MappingRule(
      name: rule.property.map { "\(head.type).\($0)" } ?? head.type, file: rule.file ?? head.file, line: rule.line)
  }

  /// Whether problems do not show what a rule reads.
  func isSensitive(_ number: Int) -> Bool { ruleText.isSensitive(number) }

  /// Whether keys that no rule names are part of a value with `@sensitive`.
  var hidesOtherKeys: Bool { ruleText.head?.hidesOtherKeys == true }

  /// The path that a rule reads, from the object of its mapping.
  func path(ofRule number: Int) -> String { ruleText.rule(at: number)?.path ?? "" }

  /// The paths that the rules read.
  var paths: [String] { ruleText.rules.map(\.path) }

  private var ruleText: RuleText { RuleText(terminated: rules) }
}
