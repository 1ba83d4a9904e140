@_spi(Generated) import KVMap
import Testing

/// Strings with escape sequences that are too long to be assembled on the stack, and those just below the limit.
struct LongEscapedStringTests {
  static let parts = [
    (#"\n"#, "\n"), (#"\u0041"#, "A"), (#"\u00e9"#, "é"), (#"\u20ac"#, "€"), (#"\ud83d\ude00"#, "😀"), ("é", "é"),
    (#"fifteen bytes..\""#, #"fifteen bytes..""#), (#"sixteen bytes...\\"#, #"sixteen bytes...\"#),
    (#"a\/b\t"#, "a/b\t"),
  ]

  @Test(arguments: parts)
  func isWhatItsEscapesSay(written: String, meant: String) throws {
    for count in [50, 51, 60, 150, 167, 168, 169, 500, 505, 510, 5_000] {
      let text = String(repeating: written, count: count)
      let expected = String(repeating: meant, count: count)
      #expect(try String(json: "\"\(text)\"") == expected)
      #expect(try String(json: "\"x\(text)\"") == "x\(expected)")
      #expect(try String(json: "\"\(text)x\"") == "\(expected)x")
      #expect(try String(json: #""\u0000\#(text)\\""#) == "\0\(expected)\\")
    }
  }

  @Test(arguments: [#"\x"#, #"\u12"#, #"\ud83d"#, #"\ud83d\u0041"#, #"\ude00"#], [10, 800, 4_000])
  func tellsTheFirstEscapeThatIsNone(bad: String, count: Int) throws {
    let good = String(repeating: #"a\n"#, count: count)
    let error = try #require(throws: MappingError.self) { try String(json: "\"\(good)\(bad)\(good)\"") }
    let problem = try #require(error.problems.first)
    #expect(problem.kind == .syntax)
    #expect(problem.offset == 1 + good.utf8.count)
  }
}
