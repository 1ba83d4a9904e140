import KVMapLowering

extension DecodingPrinter {
  mutating func printInstructions(_ instructions: [DecodingInstruction], to printer: inout CodePrinter) {
    for instruction in instructions { print(instruction, to: &printer) }
  }

  private mutating func print(_ instruction: DecodingInstruction, to printer: inout CodePrinter) {
    switch instruction {
    case .markFound: printer.line("isFound = true")
    case .markPresent(let property): printer.line("has\(property) = true")
    case .markAbsent(let property): printer.line("has\(property) = false")
    case .reset(let property): printer.line(resetStatement(property))
    case .setNothing(let property): printer.line("\(target(property)) = \(nothing(property))")
    case .keepNull(let property): printer.line("\(target(property)) = .null")
    case .reportNull(let reference, let scope):
      printer.line("try kv.reportNull(_kvKeys, rule: \(reference.rule)\(argument(scope)), scan)")
    case .clearSlot(let slot): printer.line("slot\(slot) = .none")
    case .setSlotToNull(let slot): printer.line("slot\(slot) = .null")
    case .skip: printer.line("try kv.skip()")
    case .read(let read): printRead(read, to: &printer)
    case .remember(let slot): printer.line("slot\(slot) = try kv.deferValue()")
    case .readFirstChoice(let choice): printFirstChoice(choice, to: &printer)
    case .several(let uses): printSeveral(uses, to: &printer)
    case .object(let object): printInner(object, to: &printer)
    case .array(let array): printArray(array, to: &printer)
    case .selection(let selection): printSelection(selection, to: &printer)
    }
  }

  /// The argument for where problems look, if not in the object itself.
  func argument(_ scope: LookupScopeCode?) -> String {
    switch scope {
    case nil: ""
    case .parent(let hops): ", around: .parent(\(hops))"
    case .document: ", around: .document"
    case .context: ", around: .context"
    }
  }

  /// One value, once for each use.
  private mutating func printSeveral(_ uses: [RepeatedUse], to printer: inout CodePrinter) {
    printer.line("let start: KVMap.ValuePosition = kv.mark()")
    for use in uses {
      switch use.back {
      case .seek(let rule): printer.line("_ = kv.seek(to: start, _kvKeys, rule: \(rule), scan)")
      case .rewind: printer.line("kv.rewind(to: start)")
      case nil: break
      }
      printInstructions(use.instructions, to: &printer)
    }
  }

  /// A value that is resolved at the end of the object, unless it is the first choice.
  private mutating func printFirstChoice(_ choice: FirstChoiceCode, to printer: inout CodePrinter) {
    var reading = CodePrinter()
    printRead(choice.read, to: &reading)
    let sentinels = choice.sentinels.map { "orSentinel: \(SwiftLiteral.string($0))" } ?? ""
    printer.line("if try kv.consumeNull(\(sentinels)) {")
    printer.indented { printer in
      if choice.forgets { printer.line("has\(choice.read.property) = false") }
      printer.line("slot\(choice.slot) = .null")
    }
    printer.line("} else {")
    printer.indented { printer in
      printer.line("has\(choice.read.property) = true")
      printer.append(reading)
    }
    printer.line("}")
  }

  /// An object on the path to other values.
  private mutating func printInner(_ object: InnerObjectCode, to printer: inout CodePrinter) {
    printInstructions(object.resets, to: &printer)
    printer.line("if try kv.consumeNull() {")
    printer.indented { printInstructions(object.nulls, to: &$0) }
    printer.line("} else {")
    printer.indented { printer in
      printer.line("var scan\(object.table): KVMap.ObjectState = .init(updating: \(isUpdating))")
      printObject(object.keys, table: object.table, to: &printer)
    }
    printer.line("}")
  }
}
