import KVMapLowering
import KVMapSema

/// The writing half of the mapper of a union or a family.
struct UnionWriting {
  let union: Union
  let names: TypeNames

  /// The statements that write one case; `value` is its payload.
  func print(_ item: Union.Case, value: String, to printer: inout CodePrinter) {
    switch CaseEncoding(item, of: union, in: names.program) {
    case .refused: printer.line("throw kv.unknownCase(\(SwiftLiteral.string(item.name)))")
    case .payload: printPayload(item, value, to: &printer)
    case .led(let members, let only):
      printer.line("let start: Swift.Int = kv.beginPrefixMembers(\(SwiftLiteral.string(members)))")
      printPayload(item, value, to: &printer)
      printer.line("try kv.endPrefixMembers(start\(only.map { ", once: \(SwiftLiteral.string($0))" } ?? ""))")
    case .beside(let before, let closing):
      printer.lines(["kv.beginObject()", "kv.key(\(SwiftLiteral.string(before)))"])
      printPayload(item, value, to: &printer)
      printer.lines(closing.map { $0 ? "kv.endArray()" : "kv.endObject()" } + ["kv.endObject()"])
    case .object(let member):
      let members = member.map { ["kv.key(\(SwiftLiteral.string($0)))"] } ?? []
      printer.lines(["kv.beginObject()"] + members + ["kv.endObject()"])
    case .text(let text): printer.line("kv.emptyCase(\(SwiftLiteral.string(text)))")
    }
  }

  private func printPayload(_ item: Union.Case, _ value: String, to printer: inout CodePrinter) {
    guard let conversion = item.conversion, let type = item.type else { return }
    let encoding = names.encoding(of: conversion, property: item.name)
    ValueEncodingPrinter(names: names).print(encoding, type, SwiftExpression(value), to: &printer)
  }
}
