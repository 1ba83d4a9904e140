import KVMapLowering
import KVMapSema

/// A key table as a constant of generated code.
struct KeyTableDeclaration {
  var name: String
  var object: ReadObject
  var unknown: UnknownKeys
  var duplicates: Mapping.Settings.Duplicates
  /// For each key, whether the object is incomplete without it.
  var isRequired: [Bool]

  /// - Parameter rules: The lines of a `RuleTable`.
  func print(rules: [String], to printer: inout CodePrinter) {
    let table = KeyTableContents(
      zip(object.entries, isRequired).map { KeyTableContents.Key(bytes: Array($0.key.utf8), isRequired: $1) })
    Self.print(
      name, table, unknown: unknown, duplicates: duplicates, rules: rules, to: &printer)
  }

  static func print(
    _ name: String, _ table: KeyTableContents, unknown: UnknownKeys, duplicates: Mapping.Settings.Duplicates,
    rules: [String], to printer: inout CodePrinter
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
        printer.indented { $0.lines(rules.map(SwiftLiteral.escaped) + ["\"\"\")"]) }
      }
    }
    printer.keep(table: declaration)
  }
}
