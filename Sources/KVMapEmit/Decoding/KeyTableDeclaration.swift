import KVMapLowering
import KVMapSema
import KVMapText

/// A key table as a constant of generated code.
enum KeyTableDeclaration {
  static func print(
    _ name: String, _ table: KeyTableContents, unknown: UnknownKeys, duplicates: Mapping.Settings.Duplicates,
    rules: RuleLines, to printer: inout CodePrinter
  ) {
    let text = SwiftLiteral.string(String(decoding: table.bytes, as: UTF8.self))
    var declaration = CodePrinter()
    declaration.block("private static var \(name): KVMap.KeyTable") { printer in
      printer.line(".init(")
      printer.indented { printer in
        printer.line("\(text),")
        printer.line(
          "bits: \(table.bits), seed: 0x\(String(table.seed, radix: 16)), wide: \(table.isWide), "
            + "full: \(table.hash == .full), count: \(table.count), required: \(table.requiredCount),")
        printer.line("unknown: .\(unknown.rawValue), duplicates: .\(duplicates.rawValue),")
        printer.line("rules: \"\"\"")
        printer.indented { $0.lines(rules.lines.map(SwiftLiteral.escaped) + ["\"\"\")"]) }
      }
    }
    printer.keep(table: declaration)
  }
}
