import KVMapLowering
import KVMapSema

/// A table as a namespace with two functions.
///
/// Texts are compared byte by byte: Swift's `==` for `String` treats canonically equivalent texts as equal.
struct TableDeclaration {
  let table: TransformTable
  /// The types of the rows in Swift and in the document.
  let value: ValueType
  let document: ValueType
  let names: TypeNames
  let constants: ConstantExpressions

  func print(name: String, to printer: inout CodePrinter) {
    printer.line()
    printer.block("nonisolated private enum \(name)") { printer in
      printer.line("static func read(")
      printer.line("  _ kv: inout KVMap.JSONReader, at place: KVMap.ValuePosition, _ value: \(names.type(document))")
      printer.line(") throws(KVMap.CodingFailure) -> \(names.type(self.value)) {")
      let reading = table.rows.map { Row(from: $0.read, to: $0.value) }
      let expected = SwiftLiteral.string(table.expectedInDocument)
      let otherwise =
        table.otherwise.map { "return \(constants.value($0))" }
        ?? "throw kv.mismatch(at: place, expected: \(expected))"
      printer.indented { print(reading, document, otherwise: otherwise, to: &$0) }
      printer.line("}")
      let writing = table.rows.compactMap { row in row.written.map { Row(from: [row.value], to: $0) } }
      guard !writing.isEmpty else { return }
      printer.line()
      printer.line("static func write(")
      printer.line("  _ kv: inout KVMap.JSONWriter, _ value: \(names.type(self.value))")
      printer.line(") throws(KVMap.CodingFailure) -> \(names.type(document)) {")
      let rows = SwiftLiteral.string(table.expectedInSwift)
      printer.indented {
        print(writing, self.value, otherwise: "throw kv.mismatch(expected: \(rows))", to: &$0)
      }
      printer.line("}")
    }
  }

  private struct Row {
    var from: [DefaultValue]
    var to: DefaultValue
  }

  /// One `return` for each row, in order of declaration. No value appears in two of them.
  private func print(_ rows: [Row], _ type: ValueType, otherwise: String, to printer: inout CodePrinter) {
    switch type {
    case .scalar(.string):
      printer.line("switch KVMap.ExactText(value) {")
      printCases(rows, otherwise, to: &printer)
    case .scalar(let scalar) where scalar.isInteger:
      printer.line("switch value {")
      printCases(rows, otherwise, to: &printer)
    case .scalar, .mapping, .generic, .parameter, .enumeration, .union, .foreign, .optional, .array, .set, .dictionary,
      .field, .lazyArray:
      // A `switch` over a type with few values would warn about an unreachable `default`.
      for row in rows where !row.from.isEmpty {
        let condition = row.from.map { comparison(with: $0, type) }.joined(separator: " || ")
        printer.line("if \(condition) { return \(constants.value(row.to)) }")
      }
      printer.line(otherwise)
    }
  }

  private func comparison(with value: DefaultValue, _ type: ValueType) -> String {
    guard case .optional(.scalar(.string)) = type, value != .none else { return "value == \(constants.value(value))" }
    return "value.map({ KVMap.ExactText($0) }) == KVMap.ExactText(\(constants.value(value)))"
  }

  private func printCases(_ rows: [Row], _ otherwise: String, to printer: inout CodePrinter) {
    for row in rows where !row.from.isEmpty {
      let patterns = row.from.map(constants.value).joined(separator: ", ")
      printer.line("case \(patterns): return \(constants.value(row.to))")
    }
    printer.line("default: \(otherwise)")
    printer.line("}")
  }
}
