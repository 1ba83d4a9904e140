import KVMapSource
import KVMapSyntax
import TestSupport

/// Writes the tokens of a file with different white space, comments and commas. The result need not parse, because a
/// comma may have been required.
struct TriviaFuzzer {
  /// One gap in this many contains something unusual.
  var wildness: Int

  private static let blanks = [" ", "  ", "\t", "\n", "\r\n", "\n\n", "\n\n\n\n", " \n \n  "]
  private static let comments = [
    " /* c */ ", "/* c */", "\n/* c */", " /* c */\n", " /* c\n d */ ", " // c\n", "\n// c  \n", "\n\n// c\n\n\n",
    " /// c\n",
    "\n/// c\n", "\n/// c\n\n", "\n/// c\n/// d\n", " /* c */ // d\n", " // c\n/// d\n", "\n/* c *//// d\n",
  ]

  func apply(to file: SourceFile, using generator: inout SeededGenerator) -> SourceFile {
    var text: [UInt8] = []
    let tokens = tokenize(file).tokens
    for (index, token) in tokens.enumerated() {
      if token.kind == .comma, Int.random(in: 0..<wildness, using: &generator) == 0 { continue }
      text += file.bytes[token.start..<token.end]
      text += gap(using: &generator).utf8
      let isEndOfMember = index + 1 < tokens.count && tokens[index + 1].flags.contains(.beginsLine)
      if isEndOfMember, Int.random(in: 0..<wildness, using: &generator) == 0 {
        text += ("," + gap(using: &generator)).utf8
      }
    }
    return SourceFile(id: FileID(0), path: "\(file.path), disguised", bytes: text)
  }

  private func gap(using generator: inout SeededGenerator) -> String {
    guard Int.random(in: 0..<wildness, using: &generator) == 0 else {
      return Self.blanks.randomElement(using: &generator) ?? " "
    }
    return (0...Int.random(in: 0...2, using: &generator))
      .map { _ in Self.comments.randomElement(using: &generator) ?? " " }.joined()
  }
}
