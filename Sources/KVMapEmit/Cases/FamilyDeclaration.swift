import KVMapSema

/// The mapper of a family, nested in its class: `Animal.Family`.
///
/// The class itself has its own mapper, which reads and writes its members and does not involve the family.
struct FamilyDeclaration {
  let family: Union
  let names: TypeNames
  let access: String

  func print(to printer: inout CodePrinter) {
    let type = SwiftIdentifier.typeName(family.typeName)
    printer.line()
    printer.block("nonisolated extension \(type)") { printer in
      printer.lines(SwiftComment.documentation(family.documentation))
      printer.block("\(access)enum \(Union.familyMapper): KVMap.CodingMapping") { printer in
        printer.lines(["\(access)typealias Value = \(type)", ""])
        if names.asksForElement(.union(family.id)) {
          printer.lines(["\(access)static var _kvUsesElementPosition: Swift.Bool { true }", ""])
        }
        if family.depth != DocumentMembers.usualDepth {
          printer.lines(["\(access)static var _kvOptions: KVMap.DecodingOptions { .init(depth: \(family.depth)) }", ""])
        }
        var reading = UnionPrinter(family, type: type, names: names) { $1 ?? "" }
        reading.print(access: access, to: &printer)
        printer.line()
        printWriting(type, to: &printer)
      }
    }
  }

  /// Dispatches on the exact class: members added by a subclass outside the family could not be read back.
  private func printWriting(_ type: String, to printer: inout CodePrinter) {
    printer.block(
      "\(access)static func _kvEncode(_ whole: \(type), _ kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure)"
    ) { printer in
      printer.line("switch Swift.ObjectIdentifier(Swift.type(of: whole)) {")
      for item in family.cases {
        guard case .mapping(let id) = item.type else { continue }
        printer.line("case Swift.ObjectIdentifier(\(names.expression(id)).self):")
        printer.indented { UnionWriting(union: family, names: names).print(item, value: "whole", to: &$0) }
      }
      printer.line("default: throw kv.unknownCase(Swift.String(describing: Swift.type(of: whole)))")
      printer.line("}")
    }
  }
}
