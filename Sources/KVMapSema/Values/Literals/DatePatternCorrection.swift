/// The intended pattern, when the given one uses the letters of other tools or confuses letters: `YYYY-MM-DD`.
enum DatePatternCorrection {
  /// - Parameter text: An invalid pattern.
  /// - Returns: `nil` when the intention cannot be determined.
  static func correction(of text: String) -> String? {
    let hasDayPeriod = text.contains("a") || text.contains("A")
    let hasMonth = text.contains("M")
    var corrected = ""
    var isQuoted = false
    // The letter of the current run, and the meanings of it and of the run before it.
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
