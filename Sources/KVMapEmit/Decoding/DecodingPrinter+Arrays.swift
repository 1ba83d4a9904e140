import KVMapLowering

/// Paths through arrays: `images[0].src`, `images[-1]`, `links[rel == "next"].href`.
extension DecodingPrinter {
  /// An array on the path to other values.
  mutating func printArray(_ array: ArrayCode, to printer: inout CodePrinter) {
    let number = arrayCount
    arrayCount += 1
    let last = array.lastCount
    printInstructions(array.resets, to: &printer)
    printer.line("if try kv.consumeNull() {")
    printer.indented { printInstructions(array.nulls, to: &$0) }
    printer.line("} else if try kv.beginArray() {")
    printer.indented { printer in
      if !array.elements.isEmpty { printer.line("var index\(number): Swift.Int = 0") }
      for position in 0..<last { printer.line("var last\(number)_\(position + 1): KVMap.ValuePosition = .none") }
      printer.line("repeat {")
      printer.indented { printer in
        if !array.elements.isEmpty { printElements(array, number, to: &printer) }
        for position in (0..<last).reversed() where position > 0 {
          printer.line("last\(number)_\(position + 1) = last\(number)_\(position)")
        }
        if last > 0 { printer.line("last\(number)_1 = try kv.deferValue()") }
      }
      printer.line("} while try kv.nextElement()")
      for element in array.lastElements { printLast(element, number, to: &printer) }
    }
    printer.line("}")
  }

  private mutating func printElements(_ array: ArrayCode, _ number: Int, to printer: inout CodePrinter) {
    let isRecorded = array.lastCount > 0
    if isRecorded { printer.line("let element: KVMap.ValuePosition = kv.mark()") }
    printer.line("switch index\(number) {")
    for element in array.elements {
      printCase(element.index, element.use, rewind: isRecorded ? "element" : nil, to: &printer)
    }
    printer.line(isRecorded ? "default: break" : "default: try kv.skip()")
    printer.line("}")
    printer.line("index\(number) &+= 1")
  }

  private mutating func printLast(_ element: ArrayCode.LastElement, _ number: Int, to printer: inout CodePrinter) {
    let mark = "last\(number)_\(element.distance)"
    printer.line("if \(mark).isValue {")
    printer.indented { printer in
      printer.line("let back: KVMap.ValuePosition = kv.seek(to: \(mark), _kvKeys, rule: \(element.rule), scan)")
      printer.line("do throws(KVMap.CodingFailure) {")
      printer.indented { printInstructions(element.instructions, to: &$0) }
      printer.line("} catch { try kv.recover(error, from: \(mark)) }")
      printer.line("kv.rewind(to: back)")
    }
    printer.line("} else if \(mark).isNull {")
    printer.indented { printInstructions(element.nulls, to: &$0) }
    printer.line("}")
  }

  /// An array of which each selector takes the first element that it fits.
  mutating func printSelection(_ selection: SelectionCode, to printer: inout CodePrinter) {
    let number = arrayCount
    arrayCount += 1
    printInstructions(selection.resets, to: &printer)
    printer.line("if try kv.consumeNull() {")
    printer.indented { printInstructions(selection.nulls, to: &$0) }
    printer.line("} else if try kv.beginArray() {")
    printer.indented { printer in
      for index in selection.choices.indices { printer.line("var selected\(number)_\(index): Swift.Bool = false") }
      printer.line("repeat {")
      printer.indented { printer in
        printer.line("let element: KVMap.ValuePosition = kv.mark()")
        for (index, choice) in selection.choices.enumerated() {
          printChoice(choice, name: "selected\(number)_\(index)", to: &printer)
        }
        printer.line("try kv.skip()")
      }
      printer.line("} while try kv.nextElement()")
    }
    printer.line("}")
  }

  private mutating func printChoice(_ choice: SelectionCode.Choice, name: String, to printer: inout CodePrinter) {
    var arguments = [SwiftLiteral.string(choice.selector)]
    if choice.isLenient { arguments.append("lenient: true") }
    if choice.duplicates != .error { arguments.append("duplicates: .\(choice.duplicates.rawValue)") }
    printer.line("if !\(name), try kv.isSelected(by: \(arguments.joined(separator: ", "))) {")
    printer.indented { printer in
      printer.line("\(name) = true")
      printer.line("do throws(KVMap.CodingFailure) {")
      printer.indented { printInstructions(choice.instructions, to: &$0) }
      printer.line("} catch { try kv.recover(error, from: element) }")
      printer.line("kv.rewind(to: element)")
    }
    printer.line("}")
  }
}
