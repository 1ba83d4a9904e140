/// Collects lines of code and indents them by two blanks for each level.
struct CodePrinter {
  private(set) var text = ""
  private var indentation = ""

  /// One line, an empty one, or an expression that takes several.
  mutating func line(_ line: String = "") {
    print(line[...])
  }

  /// By bytes: characters are found by rules that take far longer than to print them.
  private mutating func print(_ lines: Substring) {
    let isOne = lines.utf8.withContiguousStorageIfAvailable { !$0.contains(UInt8(ascii: "\n")) }
    if isOne == true { return printOne(lines) }
    var rest = lines
    while let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
      printOne(rest[..<end])
      rest = rest[rest.utf8.index(after: end)...]
    }
    printOne(rest)
  }

  private mutating func printOne(_ line: Substring) {
    if !line.isEmpty {
      text += indentation
      text += line
    }
    text += "\n"
  }

  /// What was collected, without the last line end.
  private var lines: Substring {
    text.isEmpty ? text[...] : text[..<text.utf8.index(before: text.endIndex)]
  }

  mutating func lines(_ lines: [String]) {
    for line in lines { self.line(line) }
  }

  /// What another printer collected, at the present level.
  mutating func append(_ other: CodePrinter) {
    if !other.text.isEmpty { print(other.lines) }
  }

  /// What `body` prints stands one level further in.
  mutating func indented(_ body: (inout CodePrinter) -> Void) {
    indentation += "  "
    body(&self)
    indentation.removeLast(2)
  }

  /// `head {`, the body one level further in, and `}`.
  mutating func block(_ head: String, end: String = "}", _ body: (inout CodePrinter) -> Void) {
    line(head + " {")
    indented(body)
    line(end)
  }

  /// A block that stands on one line where its body is one line.
  mutating func shortBlock(_ head: String, _ body: CodePrinter) {
    if body.text.utf8.count(where: { $0 == 0x0A }) == 1 {
      line("\(head) { \(body.lines) }")
    } else {
      block(head) { $0.append(body) }
    }
  }
}
