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
        self.init(type: "Date", transformer: transformer, note: Self.note(onDate: transformer, facts, facts.numbers))
      } else {
        guard let type = facts.numbers.type(isMoney: words.areOfMoney) else { return nil }
        self.init(type: type, note: Self.note(onMoney: type, facts, facts.numbers))
      }
    } else if kinds == [.text] {
      var choice = kind.hasOnlyTexts ? Self.markup(facts, words) : Self.texts(facts, words)
      // ISO 8601 would be written to a property list as a date of its own, without a fraction of the second.
      if kind == .propertyList, choice.type == "Date", choice.transformer?.hasPrefix("iso8601") ?? true {
        choice = ScalarChoice(type: "String")
      }
      self = choice
    } else if facts.bools > 0, kinds.isSubset(of: [.bool, .number, .text]),
      facts.numbers.count == 0 || facts.numbers.zeroOrOne, facts.texts.count == 0 || facts.texts.areBools
    {
      self.init(type: "Bool", isLenient: true)
    } else if kinds == [.number, .text] {
      if facts.texts.areNumbers {
        var numbers = facts.numbers
        numbers.merge(facts.texts.numbers)
        guard let type = numbers.type(isMoney: words.areOfMoney) else { return nil }
        self.init(
          type: type, isLenient: true, isOptional: facts.texts.empty > 0,
          note: Self.note(onMoney: type, facts, numbers))
      } else if words.areOfTime, facts.texts.empty == 0, !facts.texts.hasPlain,
        let numbers = facts.numbers.dateTransformer, facts.texts.notations == [.iso8601]
      {
        self.init(
          type: "Date", transformer: "iso8601 or " + numbers, note: Self.note(onDate: numbers, facts, facts.numbers))
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

  private static func texts(_ facts: ValueFacts, _ words: KeyWords) -> ScalarChoice {
    let texts = facts.texts
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
    if !texts.areMany, texts.distinct.count == 2, !words.areOfIdentity, let pair = boolPair(Set(texts.distinct)) {
      return ScalarChoice(
        type: "Bool", transformer: "bool(\"\(pair.0)\", \"\(pair.1)\")",
        note: "is a Bool: its texts are \"\(pair.0)\" and \"\(pair.1)\"; --text \(ShellWord.quoted(facts.path)) "
          + "makes it a String")
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

  /// - Parameter numbers: Those that the transformer reads.
  private static func note(onDate transformer: String, _ facts: ValueFacts, _ numbers: NumberFacts) -> String {
    let unit = transformer == "epoch_seconds" ? "seconds" : "milliseconds"
    // Where others are texts, no one type of numbers reads all.
    let isMixed = facts.numbers.count > 0 && facts.texts.count > 0
    let type = numbers.type(isMoney: false) ?? "Double"
    let otherwise =
      isMixed
      ? "--value \(ShellWord.quoted(facts.path)) keeps it as it is"
      : "--type \(ShellWord.quoted(facts.path + "=" + type)) makes it a number"
    return "is a date: its numbers are \(unit) since 1970; \(otherwise)"
  }

  /// - Returns: `nil` where the type does not depend on the key.
  private static func note(onMoney type: String, _ facts: ValueFacts, _ numbers: NumberFacts) -> String? {
    guard let other = numbers.type(isMoney: false), other != type else { return nil }
    return "is a \(type): its key is that of an amount of money; "
      + "--type \(ShellWord.quoted(facts.path + "=" + other)) makes it a \(other)"
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
    if texts.areBoolLiterals, !words.areOfIdentity { return ScalarChoice(type: "Bool") }
    // The text of a version is not the number of its digits: "2.0".
    if texts.areNumbers, words.last != "version" || texts.numbers.fractional == 0 {
      if words.areOfTime, !isOptional, let transformer = texts.numbers.dateTransformer {
        return ScalarChoice(
          type: "Date", transformer: transformer, note: note(onDate: transformer, facts, texts.numbers))
      }
      if let type = texts.numbers.type(isMoney: words.areOfMoney) {
        return ScalarChoice(
          type: type, isOptional: isOptional, note: note(onMoney: type, facts, texts.numbers))
      }
    }
    var choice = self.texts(facts, words)
    choice.isLenient = false
    return choice
  }
}
