import KVMapLowering
import KVMapSema

/// Steps are nested calls. The position of the value is the first argument of each: Swift evaluates arguments from left
/// to right, and reading advances.
extension ValuePrinter {
  /// Statements, for pipelines that are too long for one expression.
  mutating func statements(of pipeline: PipelineCode, property: String) -> [String] {
    guard var type = pipeline.steps.first?.input else { return [] }
    let start = expression(pipeline.start, type, property: property)
    var lines = ["let value0: \(names.type(type)) = try \(start)"]
    var rest = pipeline.steps[...]
    var number = 0
    var usesPlace = false
    while let last = rest.prefix(Pipeline.maximumNesting).last {
      let value = SwiftExpression("value\(number)")
      let made = apply(rest.prefix(Pipeline.maximumNesting), to: value, at: "place", property)
      // A failure is reported at the position of the value; steps that cannot fail do not need it.
      usesPlace = usesPlace || made.canThrow
      number += 1
      type = last.output
      lines.append("let value\(number): \(names.type(type)) = \(made.tried)")
      rest = rest.dropFirst(Pipeline.maximumNesting)
    }
    return (usesPlace ? ["let place: KVMap.ValuePosition = kv.mark()"] : []) + lines + ["return value\(number)"]
  }

  /// Steps over a value that has already been read.
  mutating func apply(
    _ steps: ArraySlice<StepCode>, to value: SwiftExpression, at place: String, _ property: String
  ) -> SwiftExpression {
    var value = value
    for step in steps { value = apply(step, to: value, at: place, property) }
    return value
  }

  private mutating func apply(
    _ step: StepCode, to value: SwiftExpression, at place: String, _ property: String
  ) -> SwiftExpression {
    switch step.operation {
    case .call(let function, let arguments): return call(function, arguments, value, at: place)
    case .table(let table): return failing("\(names.steps.table(table)).read(&kv, at: \(place), \(value.text))")
    case .swift(let codec, let name):
      let asked = asked(codec.asked, name)
      return failing("kv.read(at: \(place), \(value.text), by: \(names.steps.codec(codec))\(asked))")
    case .place(let id):
      return SwiftExpression("\(names.expression(.foreign(id)))(\(value.text))", canThrow: value.canThrow)
    case .wrapped: return SwiftExpression("[\(value.text)]", canThrow: value.canThrow)
    case .sortedAsWritten:
      let head = "(kv: inout KVMap.JSONWriter, value: \(names.type(step.input.wrapped))) throws(KVMap.CodingFailure)"
      return failing("kv.sorted(at: \(place), \(value.text)) { \(head) in try value._kvEncode(&kv) }")
    case .tree: return SwiftExpression("KVMap.JSONValue.string(\(value.text))", canThrow: value.canThrow)
    case .enumerationCase(let id):
      return failing("\(names.expression(id))._kvCase(&kv, at: \(place), \(value.text))")
    case .each(let steps, let element): return each(steps, of: element, in: value, at: place, property)
    case .set: return SwiftExpression("Swift.Set(\(value.text))", canThrow: value.canThrow)
    case .reread(let code):
      let body = expression(code, step.output, property: property)
      return failing("kv.rereading(at: \(place), \(value.text)) { \(Self.head) in try \(body) }")
    case .alternatives(let calls):
      let function = function(trying: calls, step, property)
      return failing("\(function)(&kv, at: \(place), \(value.text))")
    }
  }

  private mutating func each(
    _ steps: [StepCode], of element: ValueType, in value: SwiftExpression, at place: String, _ property: String
  ) -> SwiftExpression {
    var made = value
    var rest = steps[...]
    repeat {
      let type = rest.first?.input ?? element
      let body = apply(rest.prefix(Pipeline.maximumNesting), to: SwiftExpression("value"), at: "place", property)
      let head =
        "(kv: inout KVMap.JSONReader, place: KVMap.ValuePosition, value: \(names.type(type))) throws(KVMap.CodingFailure)"
      made = failing("kv.each(at: \(place), \(made.text)) { \(head) in \(body.tried) }")
      rest = rest.dropFirst(Pipeline.maximumNesting)
    } while !rest.isEmpty
    return made
  }

  private func failing(_ text: String) -> SwiftExpression { SwiftExpression(text, canThrow: true) }

  private func call(
    _ function: StepFunction, _ arguments: ReaderArguments, _ value: SwiftExpression, at place: String
  ) -> SwiftExpression {
    let labelled = (function.label.map { "\($0): " } ?? "") + value.text
    let all = arguments.precedeValue ? arguments.swift + [labelled] : [labelled] + arguments.swift
    let placed = (function.canThrow ? ["at: \(place)"] : []) + all
    return SwiftExpression(
      "\(function.isFree ? "KVMap" : "kv").\(function.baseName)(\(placed.joined(separator: ", ")))",
      canThrow: function.canThrow || value.canThrow)
  }

  /// What the runtime passes to a Swift type.
  private func asked(_ asked: TransformerRequirements, _ name: String?) -> String {
    if asked.isEmpty { return "" }
    let others = asked.subtracting(.name).words.map { "." + $0 }.joined(separator: ", ")
    return ", name: \(name.map(SwiftLiteral.string) ?? "nil"), asked: [\(others)]"
  }
}
