import KVMapLowering

/// Instructions as text, one per line.
struct CodeListing {
  private(set) var text = ""
  private var depth = 0

  init(_ code: DecodingCode) {
    switch code.body {
    case .object(let keys): for key in keys { list(key) }
    case .whole: line("whole")
    case .record(let record):
      for position in record.positions {
        if let (count, rule) = position.skipped { line("pass \(count), rule \(rule.rule)") }
        list(position.use)
        for rule in position.missing { line("  or missing, rule \(rule)") }
      }
    }
    for missing in code.required { line("required \(missing.property), rule \(missing.rule)") }
    if code.emptiness != nil { line("not empty") }
    for deferred in code.deferred { list(deferred) }
    for comparison in code.comparisons { line("compare, rules \(comparison.rule) and \(comparison.other)") }
  }

  private mutating func line(_ content: String) { text += String(repeating: "  ", count: depth) + content + "\n" }

  private mutating func nested(_ title: String, _ instructions: [DecodingInstruction]) {
    guard !instructions.isEmpty else { return }
    line(title)
    depth += 1
    for instruction in instructions { list(instruction) }
    depth -= 1
  }

  private mutating func list(_ use: ValueUse) { nested(use.origin ?? "-", use.instructions) }

  private mutating func list(_ read: ReadCode) {
    let words = [
      read.mayBeNull ? nil : "not null", read.takesDefault ? "or default" : nil, read.isLossy ? "lossy" : nil,
    ]
    line((["read \(read.property)"] + words.compactMap(\.self)).joined(separator: ", "))
    if let (text, nulls) = read.sentinels { nested("  if \(text.debugDescription)", nulls) }
  }

  private mutating func list(_ deferred: DeferredCode) {
    line("later \(deferred.property)\(deferred.mayBeDecided ? " unless read" : ""), rule \(deferred.rule)")
    depth += 1
    line("from \(name(deferred.source))")
    list(deferred.read)
    nested("if null", deferred.nulls)
    if let absence = deferred.absence { line(absence.isGathered ? "or missing keys" : "or missing") }
    depth -= 1
  }

  private func name(_ source: SourceCode) -> String {
    switch source {
    case .slot(let slot): "slot \(slot)"
    case .whole: "whole"
    case .remainder, .remainingElements: "rest"
    case .members: "members"
    case .elementKey: "key"
    case .elementIndex: "index"
    case .lookup(.parent(let hops), let path, _): "parent \(hops) \(path)"
    case .lookup(.document, let path, _): "root \(path)"
    case .lookup(.context, let path, _): "context \(path)"
    case .within(let source, let path, _): "\(name(source)) at \(path)"
    case .projection(let source, let parts, _): "\(name(source)) each \(parts)"
    case .firstOf(let sources): "(\(sources.map(name).joined(separator: " or ")))"
    case .gather(_, let needsAll, let sources):
      "\(needsAll ? "all" : "any") of (\(sources.map(name).joined(separator: ", ")))"
    case .unless(_, let source): "meaningful \(name(source))"
    }
  }

  private mutating func list(_ instruction: DecodingInstruction) {
    switch instruction {
    case .markFound: line("found")
    case .markPresent(let property): line("present \(property)")
    case .markAbsent(let property): line("absent \(property)")
    case .reset(let property): line("reset \(property)")
    case .setNothing(let property): line("nothing \(property)")
    case .keepNull(let property): line("null \(property)")
    case .reportNull(let reference, let scope):
      line("report null \(reference.property), rule \(reference.rule)\(scope == nil ? "" : ", elsewhere")")
    case .clearSlot(let slot): line("slot \(slot) = none")
    case .setSlotToNull(let slot): line("slot \(slot) = null")
    case .skip: line("skip")
    case .read(let read): list(read)
    case .remember(let slot): line("remember slot \(slot)")
    case .readFirstChoice(let choice):
      line("slot \(choice.slot) if null\(choice.forgets ? ", forgetting" : ""), else")
      list(choice.read)
    case .several(let uses):
      for use in uses {
        switch use.back {
        case .seek(let rule): nested("again, rule \(rule)", use.instructions)
        case .rewind: nested("again", use.instructions)
        case nil: nested("once", use.instructions)
        }
      }
    case .object(let object):
      nested("before", object.resets)
      nested("if null", object.nulls)
      line("object, table \(object.table)")
      depth += 1
      for key in object.keys { list(key) }
      depth -= 1
    case .array(let array):
      nested("before", array.resets)
      nested("if null", array.nulls)
      for element in array.elements { nested("[\(element.index)]", element.use.instructions) }
      for element in array.lastElements { nested("[-\(element.distance)], rule \(element.rule)", element.instructions) }
    case .selection(let selection):
      nested("before", selection.resets)
      nested("if null", selection.nulls)
      for choice in selection.choices { nested("[\(choice.selector)]", choice.instructions) }
    }
  }
}
