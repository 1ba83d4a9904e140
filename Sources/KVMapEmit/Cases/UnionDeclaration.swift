import KVMapSema

/// A generated enum with payloads, and its mapper.
struct UnionDeclaration {
  let union: Union
  let conformances: Conformances
  let names: TypeNames
  let access: String

  private var type: String { SwiftIdentifier.typeName(union.typeName) }

  func printMapper(to printer: inout CodePrinter) {
    printer.line()
    printer.block("nonisolated extension \(type): KVMap.DocumentDecodable, KVMap.DocumentEncodable") { printer in
      printOptions(to: &printer)
      var reading = UnionReading(union, type: type, names: names) { item, payload in
        ".\(SwiftIdentifier.quoted(item.name))" + (payload.map { "(\($0))" } ?? "")
      }
      reading.print(access: access, to: &printer)
      printer.line()
      printer.block("\(access)func _kvEncode(_ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure)") { printer in
        printer.line("switch self {")
        for item in union.cases {
          let payload = item.isWritten && item.type != nil ? "(let value)" : ""
          printer.line("case .\(SwiftIdentifier.quoted(item.name))\(payload):")
          printer.indented { UnionWriting(union: union, names: names).print(item, value: "value", to: &$0) }
        }
        printer.line("}")
      }
    }
  }

  private func printOptions(to printer: inout CodePrinter) {
    if names.asksForElement(.union(union.id)) {
      printer.lines(["\(access)static var _kvUsesElementPosition: Swift.Bool { true }", ""])
    }
    if union.depth != DocumentMembers.usualDepth {
      printer.lines(["\(access)static var _kvOptions: KVMap.DecodingOptions { .init(depth: \(union.depth)) }", ""])
    }
  }

  func printType(to printer: inout CodePrinter) {
    let clause = conformances.clause
    let indirect = union.isIndirect ? "indirect " : ""
    printer.line()
    printer.lines(SwiftComment.documentation(union.documentation))
    printer.block("nonisolated \(access)\(indirect)enum \(type)\(clause)") { printer in
      for item in union.cases {
        printer.lines(SwiftComment.documentation(item.documentation))
        let payload = item.type.map { "(\(names.shownType($0)))" } ?? ""
        printer.line("case \(SwiftIdentifier.quoted(item.name))\(payload)")
      }
    }
  }
}
