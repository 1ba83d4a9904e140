import KVMapSema

/// Paths through selected elements: `links[rel == "next"].href`.
extension MappingReading {
  /// An intermediate array, of which each selector takes the first element that it fits.
  mutating func printSelections(_ selections: [ReadSelection], to printer: inout CodePrinter) {
    let uses = selections.flatMap(\.uses)
    let nulls = found + nullStatements(uses)
    let number = arrayCount
    arrayCount += 1
    printer.lines(resetStatements(uses))
    printer.line("if try kv.consumeNull() {")
    printer.indented { $0.lines(nulls) }
    printer.line("} else if try kv.beginArray() {")
    printer.indented { printer in
      for index in selections.indices { printer.line("var selected\(number)_\(index): Swift.Bool = false") }
      printer.line("repeat {")
      printer.indented { printer in
        printer.line("let element: KVMap.ValuePosition = kv.mark()")
        for (index, selection) in selections.enumerated() {
          printSelection(selection, name: "selected\(number)_\(index)", to: &printer)
        }
        printer.line("try kv.skip()")
      }
      printer.line("} while try kv.nextElement()")
    }
    printer.line("}")
  }

  private mutating func printSelection(_ selection: ReadSelection, name: String, to printer: inout CodePrinter) {
    let selector = SwiftLiteral.string(selection.selector.description)
    let coercion = selection.selector.isLenient ? ", lenient: true" : ""
    printer.line("if !\(name), try kv.isSelected(by: \(selector)\(coercion)) {")
    printer.indented { printer in
      printer.line("\(name) = true")
      printer.line("do throws(KVMap.CodingFailure) {")
      printer.indented { printUses(selection.uses, isOnTheWay: true, to: &$0) }
      printer.line("} catch { try kv.recover(error, from: element) }")
      printer.line("kv.rewind(to: element)")
    }
    printer.line("}")
  }
}
