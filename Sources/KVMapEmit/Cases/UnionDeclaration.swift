import KVMapSema

/// A generated enum with payloads, and its mapper.
struct UnionDeclaration {
  let union: Union
  let conformances: Conformances
  let names: TypeNames
  let access: String

  private var type: String { SwiftIdentifier.typeName(union.typeName) }
  /// The type of the values, inside the type.
  private var ownType: String {
    type + SwiftIdentifier.ownArguments(of: union.typeName, parameters: union.parameters)
  }

  func printMapper(to printer: inout CodePrinter) {
    printer.line()
    if case .named(let name) = union.kind {
      return printer.block("nonisolated extension \(type)") { printer in
        printer.lines(SwiftComment.documentation(union.documentation))
        printer.block("nonisolated \(access)enum \(SwiftIdentifier.quoted(name)): KVMap.CodingMapping") { printer in
          printer.lines(["\(access)typealias Value = \(ownType)", ""])
          printMembers(to: &printer)
        }
      }
    }
    guard union.parameters.isEmpty else { return printGenericMapper(to: &printer) }
    printer.block("nonisolated extension \(type): KVMap.DocumentDecodable, KVMap.DocumentEncodable") { printer in
      if case .mapped(let stated) = union.kind {
        StatedCheck(names: stated, type: union.typeName, origin: union.origin).print(to: &printer)
      }
      printMembers(to: &printer)
    }
  }

  /// The arguments of a generic type may be readable but not writable.
  private func printGenericMapper(to printer: inout CodePrinter) {
    for (name, print) in [("KVMap.DocumentDecodable", printReading), ("KVMap.DocumentEncodable", printWriting)] {
      if name == "KVMap.DocumentEncodable" { printer.line() }
      printer.block("nonisolated extension \(type): \(name)\(union.whereAll(name))") { print(&$0) }
    }
  }

  private func printMembers(to printer: inout CodePrinter) {
    printReading(to: &printer)
    printer.line()
    printWriting(to: &printer)
  }

  private func printReading(to printer: inout CodePrinter) {
    printer.lines(names.parameterAliases)
    printOptions(to: &printer)
    var reading = UnionPrinter(union, type: ownType, names: names) { item, payload in
      ".\(SwiftIdentifier.quoted(item.name))" + (payload.map { "(\($0))" } ?? "")
    }
    reading.print(access: access, to: &printer)
  }

  private func printWriting(to printer: inout CodePrinter) {
    let parameters = union.isNamespace ? "_ whole: \(ownType), _ kv" : "_ kv"
    let head = "\(access)\(union.isNamespace ? "static " : "")func _kvEncode(\(parameters): inout KVMap.JSONWriter)"
    printer.block("\(head) throws(KVMap.CodingFailure)") { printer in
      printer.line("switch \(union.isNamespace ? "whole" : "self") {")
      for item in union.cases {
        let payload = item.isWritten && item.type != nil ? "(let value)" : ""
        printer.line("case .\(SwiftIdentifier.quoted(item.name))\(payload):")
        printer.indented { UnionWriting(union: union, names: names).print(item, value: "value", to: &$0) }
      }
      printer.line("}")
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
    let list = union.parameters.isEmpty
      ? "" : "<\(union.parameters.map(SwiftIdentifier.quoted).joined(separator: ", "))>"
    let clause = list + conformances.clause(isGeneric: !union.parameters.isEmpty)
    let indirect = union.isIndirect ? "indirect " : ""
    printer.line()
    printer.nested(in: union.name) { name, printer in
      printer.lines(SwiftComment.documentation(union.documentation))
      printer.block("nonisolated \(access)\(indirect)enum \(SwiftIdentifier.quoted(name))\(clause)") { printer in
        for item in union.cases {
          printer.lines(SwiftComment.documentation(item.documentation))
          let payload = item.type.map { "(\(names.shownType($0)))" } ?? ""
          printer.line("case \(SwiftIdentifier.quoted(item.name))\(payload)")
        }
      }
    }
    // Each conformance of a generic type applies if it applies to all type parameters.
    for name in union.parameters.isEmpty ? [] : conformances.ofGenericTypes {
      printer.lines(["", "nonisolated extension \(type): \(name)\(union.whereAll(name)) {}"])
    }
  }
}
