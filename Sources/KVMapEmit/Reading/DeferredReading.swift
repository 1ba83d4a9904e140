import KVMapSema
import KVMapSource
import KVMapTables

/// Values that are read behind the loop: alternatives of `a ?? b`, and objects that a `gather` makes.
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
    let property = mapping.properties[read.property]
    let rule = rules.number(property: read.property, path: property.path)
    let mark = "mark\(read.property)"
    let value = markExpression(read.source, to: &printer)
    // Which of the gathered keys is missing is known only to the reader.
    let gathered = if case .gather = read.source { ", gathered: gathered\(gatheredCount - 1)" } else { "" }
    let nulls = nullStatements(read.property, isOnTheWay: false)
    let statements = readStatements(read.property, mayBeNull: false)

    printer.line("let \(mark): KVMap.Mark = \(value)\(comment(read.property))")
    printer.line("if \(mark).isValue {")
    printer.indented { printer in
      printer.line("let back: KVMap.Mark = kv.enter(\(mark), _kvKeys, rule: \(rule), scan)")
      if statements.count == 1, let statement = statements.first {
        printer.line("do throws(KVMap.Failure) { \(statement) } catch { try kv.recover(error, from: \(mark)) }")
      } else {
        printer.line("do throws(KVMap.Failure) {")
        printer.indented { $0.lines(statements) }
        printer.line("} catch { try kv.recover(error, from: \(mark)) }")
      }
      printer.line("kv.rewind(to: back)")
    }
    printer.line("} else if \(mark).isNull {")
    printer.indented { $0.lines(nulls) }
    if property.isRequired {
      printer.line("} else {")
      printer.indented { $0.line("try kv.missing(_kvKeys, rule: \(rule)\(gathered), scan)") }
    }
    printer.line("}")
  }

  /// What was remembered for a source. Statements that a gather needs are printed before.
  private mutating func markExpression(_ source: DeferredSource, to printer: inout CodePrinter) -> String {
    switch source {
    case .slot(let slot): return "slot\(slot)"
    case .whole, .rest, .elementKey, .elementIndex, .parent, .document, .context, .projection: notYet("this source")
    case .firstOf(let sources):
      var expressions: [String] = []
      for source in sources { expressions.append(markExpression(source, to: &printer)) }
      guard let first = expressions.first else { return ".none" }
      return first + expressions.dropFirst().map { ".or(\($0))" }.joined()
    case .gather(let plan):
      var entries: [String] = []
      for entry in plan.entries { entries.append(markExpression(entry.source, to: &printer)) }
      let keys = plan.entries.map { "\(JSONText.escaped($0.key))\t\(JSONText.path($0.path))\n" }.joined()
      let name = "gathered\(gatheredCount)"
      gatheredCount += 1
      printer.line(
        "let \(name): Swift.Int = kv.gather(\(SwiftLiteral.string(keys)), all: \(plan.needsAll), scan)")
      for (number, mark) in entries.enumerated() {
        printer.line("kv.add(\(mark), to: \(name), entry: \(number))")
      }
      return "kv.gathered(\(name))"
    }
  }
}
