import KVMapLowering
import KVMapSema

/// An expression for the position of a source's value, as a `ValuePosition`.
struct LocationExpression {
  var text: String
  /// The lookup can fail, because something along the path is of the wrong kind.
  var canThrow = false
  /// The statements before it can fail.
  var preparationCanThrow = false
  /// It may be outside the object being read.
  var isEnclosing = false

  init(_ text: String, canThrow: Bool = false, preparationCanThrow: Bool = false, liesAround: Bool = false) {
    self.text = text
    self.canThrow = canThrow
    self.preparationCanThrow = preparationCanThrow
    self.isEnclosing = liesAround
  }

  var tried: String { canThrow ? "try \(text)" : text }
}

extension MappingReading {
  /// The position of a source's value. Statements that a gather needs are printed first.
  mutating func markExpression(
    _ source: DeferredSource, _ property: Int, to printer: inout CodePrinter
  ) -> LocationExpression {
    var location = wholeLocation(source, property, to: &printer)
    if source.endsAtValue, !mapping.properties[property].sentinels.isEmpty {
      // A location that throws is the argument of a call, which `try` covers as well.
      location.text = "kv.unless(\(sentinels(property)), \(location.text))"
    }
    return location
  }

  /// The same, whatever its value means.
  private mutating func wholeLocation(
    _ source: DeferredSource, _ property: Int, to printer: inout CodePrinter
  ) -> LocationExpression {
    switch source {
    case .slot(let slot): return LocationExpression("slot\(slot)")
    case .whole: return LocationExpression("kv.deferredObject(scan)")
    case .rest:
      let isOptional = mapping.properties[property].type.isOptional
      if mapping.reading.record != nil {
        return LocationExpression("kv.deferredElements(&scan, orNothing: \(isOptional))")
      }
      return LocationExpression("kv.deferredRemainder(&scan, orNothing: \(isOptional))")
    case .members:
      let rule = mapping.properties[property]
      return LocationExpression(
        "kv.deferredMembers(&scan, keepsBlanks: \(names.keepsBlankTexts(rule.conversion)), "
          + "orNothing: \(rule.type.isOptional))")
    case .elementKey: return LocationExpression("kv.key(of: standing)")
    case .elementIndex: return LocationExpression("kv.index(of: standing, scan)")
    case .parent(let hops, let path): return lookup("parent", path, "hops: \(hops), ", property)
    case .document(let path): return lookup("document", path, "", property)
    case .context(let path): return lookup("context", path, "", property)
    case .within(let source, let path):
      let source = wholeLocation(source, property, to: &printer)
      let path = SwiftLiteral.string(JSONText.path(path))
      return LocationExpression(
        "kv.find(\(path), in: \(source.text), _kvKeys, rule: \(rule(of: property)))", canThrow: true,
        preparationCanThrow: source.preparationCanThrow)
    case .projection(let array, let path):
      // What stands on the way is no value of the rule.
      let array = wholeLocation(array, property, to: &printer)
      let parts = SwiftLiteral.string(ProjectionText.parts(of: path))
      return LocationExpression(
        "kv.project(\(array.text), \(parts), _kvKeys, rule: \(rule(of: property)), scan)", canThrow: true,
        preparationCanThrow: array.preparationCanThrow)
    case .firstOf(let sources):
      var expressions: [LocationExpression] = []
      for source in sources { expressions.append(markExpression(source, property, to: &printer)) }
      guard let first = expressions.first else { return LocationExpression(".none") }
      return LocationExpression(
        first.text + expressions.dropFirst().map { ".or(\($0.text))" }.joined(),
        canThrow: expressions.contains(where: \.canThrow),
        preparationCanThrow: expressions.contains(where: \.preparationCanThrow),
        liesAround: expressions.contains(where: \.isEnclosing))
    case .gather(let plan): return gather(plan, property, to: &printer)
    }
  }

  private mutating func lookup(
    _ function: String, _ path: DocumentPath, _ hops: String, _ property: Int
  ) -> LocationExpression {
    let path = SwiftLiteral.string(JSONText.path(path))
    return LocationExpression(
      "kv.\(function)(\(path), \(hops)_kvKeys, rule: \(rule(of: property)), scan)", canThrow: true, liesAround: true)
  }

  private mutating func gather(
    _ plan: GatherPlan, _ property: Int, to printer: inout CodePrinter
  ) -> LocationExpression {
    var entries: [LocationExpression] = []
    for entry in plan.entries { entries.append(markExpression(entry.source, property, to: &printer)) }
    let name = "gathered\(gatheredCount)"
    gatheredCount += 1
    printer.line(
      "let \(name): Swift.Int = kv.beginGather(\(SwiftLiteral.string(plan.lines)), all: \(plan.needsAll), scan)")
    for (number, mark) in entries.enumerated() {
      printer.line("\(mark.canThrow ? "try " : "")kv.addToGather(\(mark.text), to: \(name), entry: \(number))")
    }
    return LocationExpression(
      "kv.endGather(\(name))", preparationCanThrow: entries.contains { $0.canThrow || $0.preparationCanThrow })
  }

  mutating func rule(of property: Int) -> Int {
    rules.number(property: property, path: mapping.properties[property].path)
  }
}
