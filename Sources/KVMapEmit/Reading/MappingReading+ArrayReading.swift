import KVMapSema

/// Paths through arrays: `images[0].src`, `images[-1]`.
extension MappingReading {
  /// An intermediate array on the path to other values.
  mutating func printArray(_ array: ReadArray, to printer: inout CodePrinter) {
    let fromStart = array.entries.filter { $0.index >= 0 }
    let fromEnd = array.entries.filter { $0.index < 0 }
    let uses = array.entries.flatMap(\.uses)
    let nulls = found + nullStatements(uses)
    let number = arrayCount
    arrayCount += 1
    // Elements counted from the end are only known at the end, so the reader records the last ones.
    let last = (fromEnd.map { $0.index.magnitude }.max() ?? 0)

    printer.lines(resetStatements(uses))
    printer.line("if try kv.consumeNull() {")
    printer.indented { $0.lines(nulls) }
    printer.line("} else if try kv.beginArray() {")
    printer.indented { printer in
      if !fromStart.isEmpty { printer.line("var index\(number): Swift.Int = 0") }
      for position in 0..<last { printer.line("var last\(number)_\(position + 1): KVMap.ValuePosition = .none") }
      printer.line("repeat {")
      printer.indented { printer in
        if !fromStart.isEmpty { printFromStart(fromStart, number, isRemembered: last > 0, to: &printer) }
        for position in (0..<last).reversed() where position > 0 {
          printer.line("last\(number)_\(position + 1) = last\(number)_\(position)")
        }
        if last > 0 { printer.line("last\(number)_1 = try kv.deferValue()") }
      }
      printer.line("} while try kv.nextElement()")
      for entry in fromEnd { printFromEnd(entry, number, to: &printer) }
    }
    printer.line("}")
  }

  private mutating func printFromStart(
    _ entries: [ReadArray.Entry], _ number: Int, isRemembered: Bool, to printer: inout CodePrinter
  ) {
    if isRemembered { printer.line("let element: KVMap.ValuePosition = kv.mark()") }
    printer.line("switch index\(number) {")
    for entry in entries {
      printCase(
        entry.index, entry.uses, isOnTheWay: true, rewind: isRemembered ? "element" : nil, to: &printer)
    }
    printer.line(isRemembered ? "default: break" : "default: try kv.skip()")
    printer.line("}")
    printer.line("index\(number) &+= 1")
  }

  private mutating func printFromEnd(_ entry: ReadArray.Entry, _ number: Int, to printer: inout CodePrinter) {
    let mark = "last\(number)_\(entry.index.magnitude)"
    guard let property = owners.firstProperty(of: entry.uses) else { return }
    let rule = rules.number(
      property: property, path: owners.firstPath(of: entry.uses) ?? mapping.properties[property].path)
    let nulls = found + nullStatements(entry.uses)
    printer.line("if \(mark).isValue {")
    printer.indented { printer in
      printer.line("let back: KVMap.ValuePosition = kv.seek(to: \(mark), _kvKeys, rule: \(rule), scan)")
      printer.line("do throws(KVMap.CodingFailure) {")
      printer.indented { printUses(entry.uses, isOnTheWay: true, to: &$0) }
      printer.line("} catch { try kv.recover(error, from: \(mark)) }")
      printer.line("kv.rewind(to: back)")
    }
    printer.line("} else if \(mark).isNull {")
    printer.indented { $0.lines(nulls) }
    printer.line("}")
  }
}
