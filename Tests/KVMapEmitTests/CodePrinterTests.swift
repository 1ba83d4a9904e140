import Testing

@testable import KVMapEmit

@Suite struct CodePrinterTests {
  /// Each line of a text is a line of its own at the level where it is printed, wherever its end lies in the text.
  @Test func everyLineIsIndented() {
    for first in 0...20 {
      for second in 0...20 {
        for level in [0, 1, 3, 20] {
          let lines = [String(repeating: "a", count: first), String(repeating: "é", count: second), ""]
          func expected(_ level: Int) -> String {
            lines.map { $0.isEmpty ? "\n" : String(repeating: "  ", count: level) + $0 + "\n" }.joined()
          }
          var printer = CodePrinter()
          print(lines.joined(separator: "\n"), level, &printer)
          #expect(printer.text == expected(level), "\(first), \(second), level \(level)")
          var outer = CodePrinter()
          outer.indented { $0.append(printer) }
          outer.append(printer)
          #expect(outer.text == expected(level + 1) + expected(level), "\(first), \(second), level \(level)")
        }
      }
    }
  }

  private func print(_ text: String, _ level: Int, _ printer: inout CodePrinter) {
    if level == 0 { return printer.line(text) }
    printer.indented { print(text, level - 1, &$0) }
  }
}
