import KVMapLowering

/// Values that are read after the keys: alternatives of `a ?? b`, objects that a `gather` builds, and values outside
/// the object.
extension DecodingPrinter {
  mutating func printDeferred(_ deferred: DeferredCode, to printer: inout CodePrinter) {
    guard deferred.mayBeDecided else { return printUndecided(deferred, to: &printer) }
    printer.line("if !has\(deferred.property) {")
    printer.indented { printUndecided(deferred, to: &$0) }
    printer.line("}")
  }

  private mutating func printUndecided(_ deferred: DeferredCode, to printer: inout CodePrinter) {
    var preparation = CodePrinter()
    let place = expression(deferred.source, to: &preparation)
    var reading = CodePrinter()
    printRead(deferred.read, to: &reading)
    if deferred.source.canThrow || deferred.source.preparationCanThrow {
      printLookup(deferred, place, preparation, reading, to: &printer)
    } else {
      printer.append(preparation)
      printRecorded(deferred, place, reading, to: &printer)
    }
  }

  /// A value of the object itself.
  private mutating func printRecorded(
    _ deferred: DeferredCode, _ place: String, _ reading: CodePrinter, to printer: inout CodePrinter
  ) {
    let mark = "mark\(deferred.property)"
    let statements = reading.allLines
    printer.line("let \(mark): KVMap.ValuePosition = \(place)\(comment(deferred.origin))")
    printer.line("if \(mark).isValue {")
    printer.indented { printer in
      printer.line("let back: KVMap.ValuePosition = kv.seek(to: \(mark), _kvKeys, rule: \(deferred.rule), scan)")
      if statements.count == 1, let statement = statements.first {
        printer.line("do throws(KVMap.CodingFailure) { \(statement) } catch { try kv.recover(error, from: \(mark)) }")
      } else {
        printer.line("do throws(KVMap.CodingFailure) {")
        printer.indented { $0.append(reading) }
        printer.line("} catch { try kv.recover(error, from: \(mark)) }")
      }
      printer.line("kv.rewind(to: back)")
    }
    printAbsence(deferred, mark, to: &printer)
  }

  /// A value that requires a lookup, which may fail.
  private mutating func printLookup(
    _ deferred: DeferredCode, _ place: String, _ preparation: CodePrinter, _ reading: CodePrinter,
    to printer: inout CodePrinter
  ) {
    let mark = "mark\(deferred.property)"
    let back = "back\(deferred.property)"
    let arguments = "to: \(mark), _kvKeys, rule: \(deferred.rule), scan"
    printer.line("let \(back): KVMap.ValuePosition = kv.mark()\(comment(deferred.origin))")
    printer.line("do throws(KVMap.CodingFailure) {")
    printer.indented { printer in
      printer.append(preparation)
      printer.line("let \(mark): KVMap.ValuePosition = \(deferred.source.canThrow ? "try " : "")\(place)")
      printer.line("if \(mark).isValue {")
      printer.indented { printer in
        printer.line(deferred.source.isEnclosing ? "kv.seekOutside(\(arguments))" : "_ = kv.seek(\(arguments))")
        printer.append(reading)
        printer.line("kv.rewind(to: \(back))")
      }
      printAbsence(deferred, mark, to: &printer)
    }
    printer.line("} catch { try kv.recover(error, backTo: \(back)) }")
  }

  /// The end of `if mark.isValue {`: handles a missing value.
  private mutating func printAbsence(_ deferred: DeferredCode, _ mark: String, to printer: inout CodePrinter) {
    printer.line("} else if \(mark).isNull {")
    printer.indented { printInstructions(deferred.nulls, to: &$0) }
    if let absence = deferred.absence {
      let gathered = absence.isGathered ? ", gathered: gathered\(gatheredCount - 1)" : ""
      let arguments = "rule: \(deferred.rule)\(gathered)\(argument(absence.scope))"
      printer.line("} else {")
      printer.indented { $0.line("try kv.reportMissing(_kvKeys, \(arguments), scan)") }
    }
    printer.line("}")
  }
}
