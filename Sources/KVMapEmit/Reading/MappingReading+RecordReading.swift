import KVMapLowering
import KVMapSema

/// Arrays in place of objects: `self[0]`. Each position has its own statements, one behind the other.
extension MappingReading {
  mutating func printRecord(_ record: ReadRecord, to printer: inout CodePrinter) {
    printBeginning(of: record, to: &printer)
    if mapping.extras.isParent { printer.line("kv.enterParent(&scan)") }
    // After the throwing call, so that nothing has to be released when it throws.
    if isBegunWhole { printBeginnings(to: &printer) }
    var position = 0
    for (number, entry) in record.entries.enumerated() {
      if entry.index > position {
        let skipped = "\(entry.index - position), _kvKeys, \(arguments(of: entry.uses))"
        printer.line("if goesOn { goesOn = try kv.skipPositions(\(skipped)) }")
      }
      let next = record.entries.dropFirst(number + 1).first
      let isNext = next.map { $0.index == entry.index + 1 } ?? false
      printPosition(entry.uses, next: isNext ? next?.uses ?? [] : [], to: &printer)
      position = entry.index + 1
    }
    printer.line("if goesOn { try kv.skipRemainingPositions(_kvKeys, &scan) }")
    if mapping.extras.element != nil { printer.line("kv.endRecord(behind: behind)") }
  }

  private mutating func printBeginning(of record: ReadRecord, to printer: inout CodePrinter) {
    let first = record.entries.first.flatMap { $0.index == 0 ? $0.uses : nil } ?? []
    let word = record.entries.isEmpty ? "let" : "var"
    guard let element = mapping.extras.element else {
      return printer.line("\(word) goesOn: Swift.Bool = try kv.beginRecord(_kvKeys, \(arguments(of: first)))")
    }
    printer.line("var behind: KVMap.ValuePosition = .none")
    let name = SwiftLiteral.string(element)
    let passed = "ofElements: \(name), _kvKeys, \(arguments(of: first)), behind: &behind"
    printer.line("\(word) goesOn: Swift.Bool = try kv.beginRecord(\(passed))")
  }

  /// The rule of a position: of the first property that is read from it.
  private mutating func arguments(of uses: [ReadUse]) -> String {
    guard let property = owners.firstProperty(of: uses) else { return "rule: -1, isNeeded: false, &scan" }
    let path = owners.firstPath(of: uses) ?? mapping.properties[property].path
    let rule = rules.number(property: property, path: path)
    let isNeeded = uses.contains { $0.isNeeded(in: mapping) }
    return "rule: \(rule), isNeeded: \(isNeeded), &scan"
  }

  /// The value of a position, and the step to the next one.
  private mutating func printPosition(_ uses: [ReadUse], next: [ReadUse], to printer: inout CodePrinter) {
    let origin = owners.firstProperty(of: uses).map(comment) ?? ""
    printer.line("if goesOn {\(origin)")
    printer.indented { printer in
      if let placed = placedReading(uses) {
        printer.lines(resetBeforeReading(placed.property) + [placed.statement])
      } else {
        var body = CodePrinter()
        printUses(uses, isOnTheWay: false, to: &body)
        printer.line("do throws(KVMap.CodingFailure) {")
        printer.indented { $0.append(body) }
        printer.line("} catch { try kv.recover(error, &scan) }")
      }
      printer.line("goesOn = try kv.nextPosition(\(arguments(of: next)))")
    }
    let missing = uses.compactMap { use -> String? in
      guard case .property(let property) = use, mapping.properties[property].isRequired else { return nil }
      let rule = rules.number(property: property, path: mapping.properties[property].path)
      return "try kv.reportMissingPosition(_kvKeys, rule: \(rule), &scan)"
    }
    if !missing.isEmpty {
      printer.line("} else {")
      printer.indented { $0.lines(missing) }
    }
    printer.line("}")
  }
}

extension ReadUse {
  /// Whether a value is incomplete without it.
  func isNeeded(in mapping: Mapping) -> Bool {
    switch self {
    case .property(let property): mapping.properties[property].isRequired
    case .slot, .object, .array, .selection: false
    }
  }
}
