import KVMapLowering
import KVMapSema

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
      let lead = SwiftLiteral.string(CaseMembers.lead(path, written))
      guard let conversion = item.conversion else { return printObject(lead, to: &printer) }
      printer.line("let start: Swift.Int = kv.beginPrefixMembers(\(lead))")
      printPayload(item, value, to: &printer)
      let once =
        names.mayWriteAnyKey(conversion) ? ", once: \(SwiftLiteral.string(CaseMembers.leadKey(path)))" : ""
      return printer.line("try kv.endPrefixMembers(start\(once))")
    case .discriminator(let path, let payload?):
      guard !item.isElse else { break }
      guard item.type != nil else {
        return printObject(item.written.map { SwiftLiteral.string(CaseMembers.lead(path, $0)) }, to: &printer)
      }
      return printBeside(
        item, value, item.written.map { CaseMembers.beside(path, $0, payload) } ?? CaseMembers.alone(payload),
        to: &printer)
    case .context(_, let payload?):
      guard !item.isElse, item.type != nil else { break }
      return printBeside(item, value, CaseMembers.alone(payload), to: &printer)
    case .key:
      guard let written = item.written else { break }
      guard item.type != nil else {
        return printer.line("kv.emptyCase(\(SwiftLiteral.string(CaseMembers.text(written))))")
      }
      return printBeside(item, value, (CaseMembers.key(written), []), to: &printer)
    case .context, .firstThatFits: break
    }
    // Either nothing indicates the case, or everything that did is here: the payload of `else`.
    guard item.type != nil else { return printObject(nil, to: &printer) }
    printPayload(item, value, to: &printer)
  }

  /// An object with at most one member.
  private func printObject(_ member: String?, to printer: inout CodePrinter) {
    printer.lines(["kv.beginObject()"] + (member.map { ["kv.key(\($0))"] } ?? []) + ["kv.endObject()"])
  }

  private func printBeside(
    _ item: Union.Case, _ value: String, _ members: (before: String, closing: [Bool]), to printer: inout CodePrinter
  ) {
    printer.lines(["kv.beginObject()", "kv.key(\(SwiftLiteral.string(members.before)))"])
    printPayload(item, value, to: &printer)
    printer.lines(members.closing.map { $0 ? "kv.endArray()" : "kv.endObject()" } + ["kv.endObject()"])
  }

  private func printPayload(_ item: Union.Case, _ value: String, to printer: inout CodePrinter) {
    guard let conversion = item.conversion, let type = item.type else { return }
    ValueWriting(names: names, property: item.name).print(conversion, type, SwiftExpression(value), to: &printer)
  }
}
