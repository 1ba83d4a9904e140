/// What a date pattern was meant to be whose letters are those of other tools, or mixed up: `YYYY-MM-DD`.
enum DatePatternCorrection {
  /// - Parameter text: A pattern that is none.
  /// - Returns: `nil` where nobody can tell.
  static func correction(of text: String) -> String? {
    let hasDayPeriod = text.contains("a") || text.contains("A")
    let hasMonth = text.contains("M")
    var corrected = ""
    var isQuoted = false
    // What the letters stand for that are being read, and those before them.
    var (letter, meant): (Character?, Character?) = (nil, nil)
    for character in text {
      if character == "'" { isQuoted.toggle() }
      guard !isQuoted, character.isASCII, character.isLetter else {
        letter = nil
        corrected.append(character)
        continue
      }
      if character != letter {
        letter = character
        meant =
          switch (character, meant) {
          case ("Y", _), ("u", _): "y"
          case ("D", _): "d"
          case ("A", _): "a"
          case ("h", _) where !hasDayPeriod: "H"
          case ("M", "H"), ("M", "h"): "m"
          case ("m", "y"): "M"
          case ("m", "d") where !hasMonth: "M"
          default: character
          }
      }
      corrected.append(meant ?? character)
    }
    guard corrected != text, case .success = DatePatternParser.parse(corrected) else { return nil }
    return corrected
  }
}
