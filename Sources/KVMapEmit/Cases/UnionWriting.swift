import KVMapSema
import KVMapTables

/// The writing half of the mapper of a union or a family.
struct UnionWriting {
  let union: Union
  let names: TypeNames

  /// The statements that write one case; `value` is its payload.
  func print(_ item: Union.Case, value: String, to printer: inout CodePrinter) {
    guard item.isWritten else { return printer.line("throw kv.unknownCase(\(SwiftLiteral.string(item.name)))") }
    switch union.selection {
    case .discriminator(let path, nil):
      guard let written = item.written else { break }
      printer.line(
        "let start: Swift.Int = kv.beginPrefixMembers(\(SwiftLiteral.string(CaseMembers.lead(path, written))))")
      printPayload(item, value, to: &printer)
      let once =
        names.mayWriteAnyKey(item.conversion) ? ", once: \(SwiftLiteral.string(CaseMembers.leadKey(path)))" : ""
      return printer.line("try kv.endPrefixMembers(start\(once))")
    case .discriminator(let path, let payload?):
      guard let written = item.written else { break }
      let members = CaseMembers.beside(path, written, payload)
      printer.lines(["kv.beginObject()", "kv.key(\(SwiftLiteral.string(members.before)))"])
      printPayload(item, value, to: &printer)
      return printer.lines(members.closing.map { $0 ? "kv.endArray()" : "kv.endObject()" } + ["kv.endObject()"])
    case .firstThatFits: break
    }
    // Either nothing indicates the case, or everything that did is here: the payload of `else`.
    printPayload(item, value, to: &printer)
  }

  private func printPayload(_ item: Union.Case, _ value: String, to printer: inout CodePrinter) {
    ValueWriting(names: names, property: item.name).print(
      item.conversion, item.type, SwiftExpression(value), to: &printer)
  }
}
