import KVMapSema

/// The members of a type that hold its schemas.
struct SchemaMembers {
  let texts: SchemaTexts.OfType
  let access: String

  /// As static members, for an extension of the type.
  func print(to printer: inout CodePrinter) { print("static", "static", to: &printer) }

  /// In the body of a class, whose subclasses have schemas of their own.
  ///
  /// - Parameter base: The schemas of its base class.
  func printClassMembers(overriding base: SchemaTexts.OfType?, to printer: inout CodePrinter) {
    print(base?.read == nil ? "class" : "override class", base == nil ? "class" : "override class", to: &printer)
  }

  private func print(_ ofRead: String, _ ofWritten: String, to printer: inout CodePrinter) {
    if let read = texts.read {
      printer.line("/// A JSON Schema (2020-12): documents that satisfy it are read.")
      print(read, as: "\(access)\(ofRead) var \(SchemaTexts.readMember)", to: &printer)
      printer.line()
    }
    printer.line("/// A JSON Schema (2020-12): what is written satisfies it.")
    print(texts.written, as: "\(access)\(ofWritten) var \(SchemaTexts.writtenMember)", to: &printer)
  }

  private func print(_ text: String, as head: String, to printer: inout CodePrinter) {
    // Neither the end of the literal nor an interpolation is in the text if no run of `#` in it is as long.
    let mark = String(repeating: "#", count: Self.longestRun(of: UInt8(ascii: "#"), in: text) + 1)
    printer.block("\(head): Swift.String") { printer in
      printer.line("\(mark)\"\"\"")
      printer.line(text)
      printer.line("\"\"\"\(mark)")
    }
  }

  private static func longestRun(of byte: UInt8, in text: String) -> Int {
    var (longest, current) = (0, 0)
    for next in text.utf8 {
      current = next == byte ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
