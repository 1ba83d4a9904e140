/// Collects lines of code and indents them by two spaces per level.
struct CodePrinter {
  private(set) var text = ""
  /// The key tables of what was printed. They are printed after everything else, because they are not for readers.
  private(set) var tables: [CodePrinter] = []
  private var indentation = ""

  /// One line, an empty line, or an expression that spans several.
  mutating func line(_ line: String = "") {
    print(line[...])
  }

  /// Works on bytes: finding character boundaries takes far longer than printing.
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

  /// What was collected, without the final line ending.
  private var lines: Substring {
    text.isEmpty ? text[...] : text[..<text.utf8.index(before: text.endIndex)]
  }

  mutating func lines(_ lines: [String]) {
    for line in lines { self.line(line) }
  }

  /// Appends what another printer collected, at the current level.
  mutating func append(_ other: CodePrinter) {
    if !other.text.isEmpty { print(other.lines) }
    tables += other.tables
  }

  /// Keeps a key table for later.
  mutating func keep(table: CodePrinter) { tables.append(table) }

  /// - Returns: The key tables that were kept, which are then no longer this printer's.
  mutating func takeTables() -> [CodePrinter] {
    defer { tables = [] }
    return tables
  }

  /// Prints `body` one level deeper.
  mutating func indented(_ body: (inout CodePrinter) -> Void) {
    indentation += "  "
    body(&self)
    indentation.removeLast(2)
  }

  /// `head {`, the body one level deeper, and `}`.
  mutating func block(_ head: String, end: String = "}", _ body: (inout CodePrinter) -> Void) {
    line(head + " {")
    indented(body)
    line(end)
  }

  /// A block on one line if its body is one line.
  mutating func shortBlock(_ head: String, _ body: CodePrinter) {
    if body.text.utf8.count(where: { $0 == 0x0A }) == 1 {
      line("\(head) { \(body.lines) }")
      tables += body.tables
    } else {
      block(head) { $0.append(body) }
    }
  }
}
