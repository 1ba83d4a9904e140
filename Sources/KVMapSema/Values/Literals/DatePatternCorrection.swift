/// The intended pattern, when the given one uses the letters of other tools or confuses letters: `YYYY-MM-DD`.
struct DatePatternCorrection {
  private let hasDayPeriod: Bool
  private let hasMonth: Bool
  private let hasWeek: Bool
  private let hasHour: Bool

  /// A run of one letter outside of quotes, or any other character.
  private struct Run {
    var letter: Character?
    var text: String
  }

  /// - Parameter text: An invalid pattern.
  /// - Returns: `nil` when the intention cannot be determined.
  static func correction(of text: String) -> String? {
    let translated = StrftimePattern.translated(text)
    if let translated, case .success = DatePatternParser.parse(translated) { return translated }
    let runs = runs(of: translated ?? text)
    let corrected = DatePatternCorrection(letters: Set(runs.compactMap(\.letter))).corrected(runs)
    guard corrected != text, case .success = DatePatternParser.parse(corrected) else { return nil }
    return corrected
  }

  private init(letters: Set<Character>) {
    hasDayPeriod = !letters.isDisjoint(with: ["a", "A", "b", "B"])
    hasMonth = letters.contains("M")
    hasWeek = letters.contains("w")
    hasHour = !letters.isDisjoint(with: ["h", "H", "k", "K"])
  }

  private static func runs(of text: String) -> [Run] {
    var runs: [Run] = []
    var isQuoted = false
    for character in text {
      if character == "'" { isQuoted.toggle() }
      let isLetter = !isQuoted && character.isASCII && character.isLetter
      if isLetter, let last = runs.last, last.letter == character {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append(Run(letter: isLetter ? character : nil, text: String(character)))
      }
    }
    return runs
  }

  private func corrected(_ runs: [Run]) -> String {
    var text = ""
    // The meaning of the letter before.
    var before: Character?
    for run in runs {
      guard let letter = run.letter else {
        if run.text != " " || !text.isEmpty { text += run.text }
        continue
      }
      if letter == "G" {
        // Only the common era can be read, so its name adds nothing.
        if text.last == " " { text.removeLast() }
        continue
      }
      if letter == "T" {
        // Between a day and a time it is a text.
        text += "'\(run.text)'"
        before = letter
        continue
      }
      let meant = meaning(of: letter, after: before)
      before = meant
      text += String(repeating: meant, count: length(of: meant, run.text.count))
    }
    return text
  }

  private func meaning(of letter: Character, after before: Character?) -> Character {
    switch (letter, before) {
    case ("Y", _) where !hasWeek, ("r", _), ("U", _): "y"
    case ("y", _) where hasWeek: "Y"
    case ("D", _): "d"
    case ("A", _) where hasHour, ("b", _), ("B", _): "a"
    case ("h", _) where !hasDayPeriod, ("K", _) where !hasDayPeriod: "H"
    case ("M", "H"), ("M", "h"): "m"
    case ("m", "y"): "M"
    case ("m", "d") where !hasMonth: "M"
    case _: letter
    }
  }

  /// Narrow names are the same for several months or days, and long names of zones differ between languages.
  private func length(of letter: Character, _ count: Int) -> Int {
    switch letter {
    case "E", "e", "c", "M", "L", "Q", "q": count > 4 ? 3 : count
    case "z", "a": 1
    case _: count
    }
  }
}
