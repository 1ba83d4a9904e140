import KVMapLowering

/// Arrays in place of objects: `self[0]`. Each position has its own statements, one after the other.
extension DecodingPrinter {
  mutating func printRecord(_ record: RecordCode, to printer: inout CodePrinter) {
    printBeginning(of: record, to: &printer)
    if mapping.extras.isParent { printer.line("kv.enterParent(&scan)") }
    // After the throwing call, so that nothing has to be released when it throws.
    if isBegunWhole { printBeginnings(to: &printer) }
    for position in record.positions {
      if let (count, rule) = position.skipped {
        let skipped = "\(count), _kvKeys, \(arguments(rule))"
        printer.line("if goesOn { goesOn = try kv.skipPositions(\(skipped)) }")
      }
      printPosition(position, to: &printer)
    }
    printer.line("if goesOn { try kv.skipRemainingPositions(_kvKeys, &scan) }")
    if record.element != nil { printer.line("kv.endRecord(behind: behind)") }
  }

  private func printBeginning(of record: RecordCode, to printer: inout CodePrinter) {
    let word = record.positions.isEmpty ? "let" : "var"
    let first = arguments(record.first)
    guard let element = record.element else {
      return printer.line("\(word) goesOn: Swift.Bool = try kv.beginRecord(_kvKeys, \(first))")
    }
    printer.line("var behind: KVMap.ValuePosition = .none")
    let passed = "ofElements: \(SwiftLiteral.string(element)), _kvKeys, \(first), behind: &behind"
    printer.line("\(word) goesOn: Swift.Bool = try kv.beginRecord(\(passed))")
  }

  private func arguments(_ rule: RecordCode.PositionRule) -> String {
    "rule: \(rule.rule), isNeeded: \(rule.isNeeded), &scan"
  }

  /// The value of a position, and the step to the next one.
  private mutating func printPosition(_ position: RecordCode.Position, to printer: inout CodePrinter) {
    printer.line("if goesOn {\(comment(position.use.origin))")
    printer.indented { printer in
      if let statements = inPlaceStatements(position.use) {
        printer.lines(statements)
      } else {
        printer.line("do throws(KVMap.CodingFailure) {")
        printer.indented { printInstructions(position.use.instructions, to: &$0) }
        printer.line("} catch { try kv.recover(error, &scan) }")
      }
      printer.line("goesOn = try kv.nextPosition(\(arguments(position.next)))")
    }
    if !position.missing.isEmpty {
      printer.line("} else {")
      printer.indented { printer in
        for rule in position.missing { printer.line("try kv.reportMissingPosition(_kvKeys, rule: \(rule), &scan)") }
      }
    }
    printer.line("}")
  }
}
