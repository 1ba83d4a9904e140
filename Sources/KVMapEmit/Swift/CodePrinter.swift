/// Collects lines of code and indents them by two spaces per level.
///
/// It works on bytes: a text that is nested in others is copied once for each level, and finding characters in it would
/// take far longer than printing.
struct CodePrinter {
  private var bytes: [UInt8] = []
  /// The key tables of what was printed. They are printed after everything else, because they are not for readers.
  private(set) var tables: [CodePrinter] = []
  /// The number of spaces before each line.
  private var indentation = 0

  /// What was collected.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  var isEmpty: Bool { bytes.isEmpty }

  /// The line that was collected, if it is the only one.
  var onlyLine: String? {
    guard bytes.firstIndex(of: CodePrinter.lineEnd) == bytes.count - 1 else { return nil }
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }

  /// The lines that were collected.
  var allLines: [String] {
    guard !bytes.isEmpty else { return [] }
    return bytes.dropLast().split(separator: CodePrinter.lineEnd, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static let lineEnd = UInt8(ascii: "\n")

  /// One line, an empty line, or an expression that spans several.
  mutating func line(_ line: String = "") {
    var line = line
    line.withUTF8 { print($0) }
  }

  /// Lines, the last one without its ending.
  private mutating func print(_ lines: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while let index = Self.lineEnd(in: lines, from: start) {
      printOne(UnsafeBufferPointer(rebasing: lines[start..<index]))
      start = index + 1
    }
    printOne(UnsafeBufferPointer(rebasing: lines[start...]))
  }

  /// The next end of a line. Eight bytes at a time: most texts are one line, and printing them is for the most part to
  /// know that.
  private static func lineEnd(in lines: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let raw = UnsafeRawBufferPointer(lines)
    let (ones, ends): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x0A0A_0A0A_0A0A_0A0A)
    var index = start
    while index + 8 <= raw.count {
      // A byte of the difference is zero where there is a line end: then subtracting one sets its highest bit.
      let difference = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) ^ ends
      let zeros = (difference &- ones) & ~difference & (ones << 7)
      if zeros != 0 { return index + zeros.trailingZeroBitCount / 8 }
      index += 8
    }
    return lines[index...].firstIndex(of: lineEnd)
  }

  private mutating func printOne(_ line: UnsafeBufferPointer<UInt8>) {
    if !line.isEmpty {
      indent()
      bytes.append(contentsOf: line)
    }
    bytes.append(CodePrinter.lineEnd)
  }

  private mutating func indent() {
    var left = indentation
    while left > 0 {
      let count = min(left, Self.spaces.utf8CodeUnitCount)
      bytes.append(contentsOf: UnsafeBufferPointer(start: Self.spaces.utf8Start, count: count))
      left -= count
    }
  }

  private static let spaces: StaticString = "                                "

  mutating func lines(_ lines: [String]) {
    for line in lines { self.line(line) }
  }

  /// Appends what another printer collected, at the current level.
  mutating func append(_ other: CodePrinter) {
    if indentation == 0 {
      bytes += other.bytes
    } else if !other.isEmpty {
      other.bytes.withUnsafeBufferPointer { print(UnsafeBufferPointer(rebasing: $0.dropLast())) }
    }
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
    indentation += 2
    body(&self)
    indentation -= 2
  }

  /// `head {`, the body one level deeper, and `}`.
  mutating func block(_ head: String, end: String = "}", _ body: (inout CodePrinter) -> Void) {
    line(head + " {")
    indented(body)
    line(end)
  }

  /// A block on one line if its body is one line.
  mutating func shortBlock(_ head: String, _ body: CodePrinter) {
    if let only = body.onlyLine {
      line("\(head) { \(only) }")
      tables += body.tables
    } else {
      block(head) { $0.append(body) }
    }
  }
}
