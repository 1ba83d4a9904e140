import KVMapLowering
import KVMapSema

/// Inverse pipelines.
extension ValueEncodingPrinter {
  func print(_ pipeline: PipelineEncoding, _ value: SwiftExpression, level: Int, to printer: inout CodePrinter) {
    guard !pipeline.groups.isEmpty else {
      return print(pipeline.content, pipeline.type, undone(pipeline.steps, value), level: level, to: &printer)
    }
    printer.block("do") { printer in
      var value = value
      for group in pipeline.groups {
        let name = "undone\(level)_\(group.remaining)"
        printer.line("let \(name): \(names.type(group.given)) = \(undone(group.steps, value).tried)")
        value = SwiftExpression(name)
      }
      print(pipeline.content, pipeline.type, undone(pipeline.steps, value), level: level, to: &printer)
    }
  }

  /// The text of the key of a dictionary.
  func expression(_ key: KeyText, _ type: ValueType, _ value: SwiftExpression) -> SwiftExpression {
    switch key {
    case .steps(let steps): undone(steps, value)
    case .written(let encoding): call("kv.keyText { \(Self.head) in", encoding, type, value)
    }
  }

  private func undone(_ steps: [StepEncoding], _ value: SwiftExpression) -> SwiftExpression {
    steps.reduce(value) { undone($1, $0) }
  }

  private func undone(_ step: StepEncoding, _ value: SwiftExpression) -> SwiftExpression {
    let text = value.text
    switch step {
    case .call(let call): return expression(call, value)
    case .rawValue(let id): return self.call("_kvRaw", of: id, text)
    case .caseKey(let id): return self.call("_kvKeyText", of: id, text)
    case .choice(let yes, let no):
      let choice = "(\(text) ? \(SwiftLiteral.string(yes)) : \(SwiftLiteral.string(no)))"
      return SwiftExpression(choice, canThrow: value.canThrow)
    case .wrapped: return SwiftExpression("[\(text)]", canThrow: value.canThrow)
    case .coordinate: return SwiftExpression("KVMap.GeographicCoordinate(\(text))", canThrow: value.canThrow)
    case .table(let table, _, _):
      return SwiftExpression("\(names.steps.table(table)).write(&kv, \(text))", canThrow: true)
    case .each(let group):
      let body = undone(group.steps, SwiftExpression("value"))
      return SwiftExpression("kv.each(\(text)) { \(head("value", group.taken)) in \(body.tried) }", canThrow: true)
    case .sorted: return SwiftExpression("kv.sorted(\(text))", canThrow: value.canThrow)
    case .ascending(let element, let type):
      return self.call("kv.sorted(\(text)) { \(head("value", type)) in", element, type, SwiftExpression("value"))
    case .rewritten(let encoding, let type, let input):
      return self.call("kv.rewriting(as: \(names.expression(input)).self) { \(Self.head) in", encoding, type, value)
    }
  }

  /// A function of the mapper of an enum.
  private func call(_ function: String, of id: EnumerationID, _ value: String) -> SwiftExpression {
    let call =
      names.isNamespace(id) ? "\(names.expression(id)).\(function)(\(value), &kv)" : "\(value).\(function)(&kv)"
    return SwiftExpression(call, canThrow: true)
  }

  /// The signature of a closure without parameters.
  private static let head = "(kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure)"

  /// A call that ends with a closure, which writes the value.
  ///
  /// - Parameter head: The call up to the closure's `in`.
  private func call(
    _ head: String, _ encoding: ValueEncoding, _ type: ValueType, _ value: SwiftExpression
  ) -> SwiftExpression {
    var body = CodePrinter()
    print(encoding, type, value, to: &body)
    let lines = body.text.split(separator: "\n").map(String.init)
    if lines.count == 1, let line = lines.first { return SwiftExpression("\(head) \(line) }", canThrow: true) }
    return SwiftExpression(([head] + lines.map { "  \($0)" } + ["}"]).joined(separator: "\n"), canThrow: true)
  }
}
