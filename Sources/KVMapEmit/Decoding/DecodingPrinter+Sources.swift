import KVMapLowering

extension DecodingPrinter {
  /// An expression for the position of a source's value. Statements that a gather needs are printed first.
  mutating func expression(_ source: SourceCode, to printer: inout CodePrinter) -> String {
    switch source {
    case .slot(let slot): return "slot\(slot)"
    case .whole: return "kv.deferredObject(scan)"
    case .remainder(let orNothing): return "kv.deferredRemainder(&scan, orNothing: \(orNothing))"
    case .remainingElements(let orNothing): return "kv.deferredElements(&scan, orNothing: \(orNothing))"
    case .members(let keepsBlanks, let orNothing):
      return "kv.deferredMembers(&scan, keepsBlanks: \(keepsBlanks), orNothing: \(orNothing))"
    case .elementKey: return "kv.key(of: standing)"
    case .elementIndex: return "kv.index(of: standing, scan)"
    case .lookup(let scope, let path, let rule):
      return "kv.\(function(scope, SwiftLiteral.string(path)))_kvKeys, rule: \(rule), scan)"
    case .within(let source, let path, let rule):
      let value = expression(source, to: &printer)
      return "kv.find(\(SwiftLiteral.string(path)), in: \(value), _kvKeys, rule: \(rule))"
    case .projection(let array, let parts, let rule):
      let value = expression(array, to: &printer)
      return "kv.project(\(value), \(SwiftLiteral.string(parts)), _kvKeys, rule: \(rule), scan)"
    case .firstOf(let sources):
      var expressions: [String] = []
      for source in sources { expressions.append(expression(source, to: &printer)) }
      guard let first = expressions.first else { return ".none" }
      return first + expressions.dropFirst().map { ".or(\($0))" }.joined()
    case .gather(let entries, let needsAll, let sources):
      return gather(entries, needsAll: needsAll, sources, to: &printer)
    case .unless(let sentinels, let source):
      // A location that throws is the argument of a call, which `try` covers as well.
      let value = expression(source, to: &printer)
      return "kv.unless(\(SwiftLiteral.string(sentinels)), \(value))"
    }
  }

  /// The beginning of the call that follows a path.
  private func function(_ scope: LookupScopeCode, _ path: String) -> String {
    switch scope {
    case .parent(let hops): "parent(\(path), hops: \(hops), "
    case .document: "document(\(path), "
    case .context: "context(\(path), "
    }
  }

  private mutating func gather(
    _ entries: String, needsAll: Bool, _ sources: [SourceCode], to printer: inout CodePrinter
  ) -> String {
    var marks: [String] = []
    for source in sources { marks.append(expression(source, to: &printer)) }
    let name = "gathered\(gatheredCount)"
    gatheredCount += 1
    printer.line("let \(name): Swift.Int = kv.beginGather(\(SwiftLiteral.string(entries)), all: \(needsAll), scan)")
    for (number, (source, mark)) in zip(sources, marks).enumerated() {
      printer.line("\(source.canThrow ? "try " : "")kv.addToGather(\(mark), to: \(name), entry: \(number))")
    }
    return "kv.endGather(\(name))"
  }
}
