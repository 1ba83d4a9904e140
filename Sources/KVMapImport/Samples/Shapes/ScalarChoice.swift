/// The type of scalars, and how they are read.
struct ScalarChoice {
  var type: String
  /// The steps behind the key.
  var transformer: String?
  var isLenient = false
  /// Whether some of them are read as nil.
  var isOptional = false
  /// Something to know about it, as a sentence without a full stop that begins behind the name of the place.
  var note: String?

  /// - Parameters:
  ///   - facts: Of values of which none is an array or an object.
  /// - Returns: `nil` if they are of different kinds that no one type reads.
  init?(_ facts: ValueFacts, _ words: KeyWords, _ kind: SampleKind) {
    let kinds = facts.kinds
    if kinds == [.bool] {
      self.init(type: "Bool")
    } else if kinds == [.number] {
      if words.areOfTime, let transformer = facts.numbers.dateTransformer {
        self.init(type: "Date", transformer: transformer)
      } else {
        guard let type = facts.numbers.type(isMoney: words.areOfMoney) else { return nil }
        self.init(type: type)
      }
    } else if kinds == [.text] {
      var choice = kind.hasOnlyTexts ? Self.markup(facts, words) : Self.texts(facts.texts)
      // ISO 8601 would be written to a property list as a date of its own, without a fraction of the second.
      if kind == .propertyList, choice.type == "Date", choice.transformer?.hasPrefix("iso8601") ?? true {
        choice = ScalarChoice(type: "String")
      }
      self = choice
    } else if facts.bools > 0, facts.numbers.count == 0 || facts.numbers.zeroOrOne,
      facts.texts.count == 0 || facts.texts.areBools
    {
      self.init(type: "Bool", isLenient: true)
    } else if kinds == [.number, .text] {
      if facts.texts.areNumbers, facts.texts.count > facts.texts.empty {
        var numbers = facts.numbers
        numbers.merge(facts.texts.numbers)
        guard let type = numbers.type(isMoney: words.areOfMoney) else { return nil }
        self.init(type: type, isLenient: true, isOptional: facts.texts.empty > 0)
      } else if words.areOfTime, facts.texts.empty == 0, !facts.texts.hasPlain,
        let numbers = facts.numbers.dateTransformer, facts.texts.notations == [.iso8601]
      {
        self.init(type: "Date", transformer: "iso8601 or " + numbers)
      } else {
        return nil
      }
    } else {
      return nil
    }
  }

  init(type: String, transformer: String? = nil, isLenient: Bool = false, isOptional: Bool = false, note: String? = nil)
  {
    self.type = type
    self.transformer = transformer
    self.isLenient = isLenient
    self.isOptional = isOptional
    self.note = note
  }

  private static func texts(_ texts: TextFacts) -> ScalarChoice {
    let plain = ScalarChoice(type: "String")
    guard texts.count > texts.empty else { return plain }
    if !texts.hasPlain {
      let choice = notated(texts.notations)
      let hasEmpty = texts.empty > 0
      if var choice, !(hasEmpty && choice.transformer != nil) {
        choice.isLenient = hasEmpty
        choice.isOptional = hasEmpty
        return choice
      }
      let hasSlashes = texts.notations.contains { if case .slashes = $0 { true } else { false } }
      if hasSlashes { return ScalarChoice(type: "String", note: "may be days, but no value tells day and month apart") }
      return plain
    }
    if !texts.areMany, texts.distinct.count == 2, let pair = boolPair(Set(texts.distinct)) {
      return ScalarChoice(type: "Bool", transformer: "bool(\"\(pair.0)\", \"\(pair.1)\")")
    }
    return plain
  }

  private static func notated(_ notations: [TextNotation]) -> ScalarChoice? {
    if notations == [.url] { return ScalarChoice(type: "URL") }
    let areUUIDs = notations.allSatisfy { if case .uuid = $0 { true } else { false } }
    if areUUIDs {
      let note = notations.contains(.uuid(isCapital: false)) ? "is written in capitals, whatever was read" : nil
      return ScalarChoice(type: "UUID", note: note)
    }
    return DateChoice(notations).map { ScalarChoice(type: $0.type, transformer: $0.transformer, note: $0.note) }
  }

  private static func boolPair(_ texts: Set<String>) -> (String, String)? {
    [("true", "false"), ("yes", "no"), ("Yes", "No"), ("Y", "N"), ("1", "0")].first { texts == [$0.0, $0.1] }
  }

  /// Texts of a format that has no other scalars.
  ///
  /// They are read as if `lenient`, and an empty one as nil.
  private static func markup(_ facts: ValueFacts, _ words: KeyWords) -> ScalarChoice {
    let texts = facts.texts
    let isOptional = texts.empty > 0
    guard texts.count > texts.empty else { return ScalarChoice(type: "String") }
    if texts.areBoolLiterals { return ScalarChoice(type: "Bool") }
    // The text of a version is not the number of its digits: "2.0".
    if texts.areNumbers, words.last != "version" || texts.numbers.fractional == 0 {
      if words.areOfTime, !isOptional, let transformer = texts.numbers.dateTransformer {
        return ScalarChoice(type: "Date", transformer: transformer)
      }
      if let type = texts.numbers.type(isMoney: words.areOfMoney) {
        return ScalarChoice(type: type, isOptional: isOptional)
      }
    }
    var choice = self.texts(texts)
    choice.isLenient = false
    return choice
  }
}
