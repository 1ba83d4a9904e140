import KVMapSema

/// Values that are read after the loop: alternatives of `a ?? b`, objects that a `gather` builds, and values outside
/// the object.
extension MappingReading {
  mutating func printDeferred(_ read: DeferredRead, to printer: inout CodePrinter) {
    guard isDecidedEarly(read) else { return printUndecided(read, to: &printer) }
    printer.line("if !has\(read.property) {")
    printer.indented { printUndecided(read, to: &$0) }
    printer.line("}")
  }

  private func isDecidedEarly(_ read: DeferredRead) -> Bool {
    guard case .firstOf(let sources) = read.source, case .slot(let slot)? = sources.first else { return false }
    return decisive[slot] == read.property
  }

  private mutating func printUndecided(_ read: DeferredRead, to printer: inout CodePrinter) {
    var preparation = CodePrinter()
    let value = markExpression(read.source, read.property, to: &preparation)
    if value.canThrow || value.preparationCanThrow {
      printLookup(read, value, preparation, to: &printer)
    } else {
      printer.append(preparation)
      printRemembered(read, value, to: &printer)
    }
  }

  /// A value of the object itself.
  private mutating func printRemembered(
    _ read: DeferredRead, _ value: LocationExpression, to printer: inout CodePrinter
  ) {
    let mark = "mark\(read.property)"
    let statements = readStatements(read.property, mayBeNull: false)
    printer.line("let \(mark): KVMap.ValuePosition = \(value.text)\(comment(read.property))")
    printer.line("if \(mark).isValue {")
    let rule = rule(of: read.property)
    printer.indented { printer in
      printer.line("let back: KVMap.ValuePosition = kv.seek(to: \(mark), _kvKeys, rule: \(rule), scan)")
      if statements.count == 1, let statement = statements.first {
        printer.line("do throws(KVMap.CodingFailure) { \(statement) } catch { try kv.recover(error, from: \(mark)) }")
      } else {
        printer.line("do throws(KVMap.CodingFailure) {")
        printer.indented { $0.lines(statements) }
        printer.line("} catch { try kv.recover(error, from: \(mark)) }")
      }
      printer.line("kv.rewind(to: back)")
    }
    printNothing(read, mark, to: &printer)
  }

  /// A value that requires a lookup, which may fail.
  private mutating func printLookup(
    _ read: DeferredRead, _ value: LocationExpression, _ preparation: CodePrinter, to printer: inout CodePrinter
  ) {
    let mark = "mark\(read.property)"
    let statements = readStatements(read.property, mayBeNull: false)
    let rule = rule(of: read.property)
    let place = "\(mark), _kvKeys, rule: \(rule), scan"
    printer.line("let back\(read.property): KVMap.ValuePosition = kv.mark()\(comment(read.property))")
    printer.line("do throws(KVMap.CodingFailure) {")
    printer.indented { printer in
      printer.append(preparation)
      printer.line("let \(mark): KVMap.ValuePosition = \(value.tried)")
      printer.line("if \(mark).isValue {")
      printer.indented { printer in
        printer.line(value.isEnclosing ? "kv.seekOutside(to: \(place))" : "_ = kv.seek(to: \(place))")
        printer.lines(statements)
        printer.line("kv.rewind(to: back\(read.property))")
      }
      printNothing(read, mark, to: &printer)
    }
    printer.line("} catch { try kv.recover(error, backTo: back\(read.property)) }")
  }

  /// The end of `if mark.isValue {`: handles a missing value.
  private mutating func printNothing(_ read: DeferredRead, _ mark: String, to printer: inout CodePrinter) {
    let property = mapping.properties[read.property]
    let rule = rule(of: read.property)
    let around = read.source.surrounding.map { ", around: \($0)" } ?? ""
    let nulls = nullStatements(read.property, isOnTheWay: false, around: around)
    // Only the reader knows which of the gathered keys is missing.
    let gathered = if case .gather = read.source { ", gathered: gathered\(gatheredCount - 1)" } else { "" }
    printer.line("} else if \(mark).isNull {")
    printer.indented { $0.lines(nulls) }
    if property.isRequired {
      printer.line("} else {")
      printer.indented { $0.line("try kv.reportMissing(_kvKeys, rule: \(rule)\(gathered)\(around), scan)") }
    }
    printer.line("}")
  }
}

extension DeferredSource {
  /// Where problems look for the first alternative, as a `KVMap.LookupScope`; `nil` for the object itself.
  fileprivate var surrounding: String? {
    switch self {
    case .parent(let hops, _): ".parent(\(hops))"
    case .document: ".document"
    case .context: ".context"
    case .projection(let array, _), .within(let array, _): array.surrounding
    case .firstOf(let sources): sources.first?.surrounding
    case .slot, .whole, .rest, .members, .elementKey, .elementIndex, .gather: nil
    }
  }
}
