import KVMapSema
import KVMapSource

/// Inverse pipelines: from the property's value to the document's, the last step first.
extension ValueWriting {
  func printPipeline(
    _ pipeline: Pipeline, _ type: ValueType, _ value: SwiftExpression, level: Int, to printer: inout CodePrinter
  ) {
    let steps = pipeline.steps.flatMap(\.written).filter { !StepWriting.isIdentity($0) }
    let input = pipeline.steps.first?.input ?? type
    guard let first = steps.first else { return print(pipeline.input, input, value, level: level, to: &printer) }
    guard steps.count <= Pipeline.maximumNesting else {
      // swiftc accepts at most 256 levels in one expression.
      return printer.block("do") { printer in
        var rest = steps.dropFirst()
        var value = value
        while let last = rest.suffix(Pipeline.maximumNesting).first {
          let name = "undone\(level)_\(rest.count)"
          let undone = undo(rest.suffix(Pipeline.maximumNesting), value)
          printer.line("let \(name): \(names.type(last.input)) = \(undone.tried)")
          value = SwiftExpression(name)
          rest = rest.dropLast(Pipeline.maximumNesting)
        }
        let whole = Pipeline(input: pipeline.input, steps: [first])
        printPipeline(whole, first.output, value, level: level, to: &printer)
      }
    }
    // What precedes the first step is written unchanged.
    if let statement = StepWriting.direct(first, pipeline.input, undo(steps.dropFirst(), value)) {
      printer.line(statement.tried)
    } else {
      print(pipeline.input, input, undo(steps[...], value), level: level, to: &printer)
    }
  }

  /// The input of the first of the steps.
  func undo(_ steps: ArraySlice<Pipeline.Step>, _ value: SwiftExpression) -> SwiftExpression {
    var value = value
    var rest = steps
    while let step = rest.popLast() {
      if step.operation == .number, rest.last?.isNumberFromText == true, case .scalar(let scalar) = step.output,
        let text = NumberSteps.text(of: value, scalar)
      {
        value = text
        rest.removeLast()
      } else {
        value = undo(step, value)
      }
    }
    return value
  }

  private func undo(_ step: Pipeline.Step, _ value: SwiftExpression) -> SwiftExpression {
    switch step.operation {
    case .transformer(let transformer):
      return StepWriting(names: names, property: property).undo(
        transformer, TypedExpression(value, step.output), to: step.input)
    case .number: return NumberSteps.writing(value, from: step.output, to: step.input)
    case .alternatives: return undo(step.written.filter { !StepWriting.isIdentity($0) }[...], value)
    case .read(let conversion): return unread(conversion, TypedExpression(value, step.output), as: step.input)
    case .each(let steps):
      var value = value
      var rest = steps.filter { !StepWriting.isIdentity($0) }[...]
      while let element = rest.last?.output {
        let body = undo(rest.suffix(Pipeline.maximumNesting), SwiftExpression("value"))
        let head = "(kv: inout KVMap.JSONWriter, value: \(names.type(element))) throws(KVMap.CodingFailure)"
        value = SwiftExpression("kv.each(\(value.text)) { \(head) in \(body.tried) }", canThrow: true)
        rest = rest.dropLast(Pipeline.maximumNesting)
      }
      return step.makesSet ? ascending(value, step.input.wrapped) : value
    }
  }

  /// The elements of a set in the order in which they are written.
  private func ascending(_ set: SwiftExpression, _ element: ValueType) -> SwiftExpression {
    if case .scalar(let scalar) = element, scalar.isOrdered {
      return SwiftExpression("kv.sorted(\(set.text))", canThrow: set.canThrow)
    }
    let head = "(kv: inout KVMap.JSONWriter, value: \(names.type(element))) throws(KVMap.CodingFailure)"
    return call(
      "kv.sorted(\(set.text)) { \(head) in", element.plainConversion, TypedExpression(SwiftExpression("value"), element)
    )
  }

  /// What would have been read as the value.
  func unread(_ conversion: Conversion, _ value: TypedExpression, as input: ValueType) -> SwiftExpression {
    let expression = value.expression
    switch (conversion, input) {
    case (.scalar(let scalar, _), .scalar(let given)) where scalar == given: return expression
    case (.scalar(let scalar, _), .scalar(.string)) where scalar.isText:
      return SwiftExpression(
        "kv.text(of: \(expression.text))", canThrow: expression.canThrow || scalar.textCanThrow)
    case (.enumeration(let id, _), .scalar(let given)) where given == names.enumeration(id).raw:
      return SwiftExpression(call("_kvRaw", of: id, expression.text), canThrow: true)
    case (.enumeration(let id, _), .scalar(.string)):
      return SwiftExpression("kv.text(of: \(call("_kvRaw", of: id, expression.text)))", canThrow: true)
    case (.array(let conversion, _, _), .array(let element)):
      let step = Pipeline.Step(.read(conversion), from: element, to: value.type.wrapped)
      return undo(Pipeline.Step(.each([step]), from: input, to: value.type), expression)
    default:
      return closure("kv.rewriting(as: \(names.expression(input)).self)", conversion, value)
    }
  }

  /// The text of the key of a dictionary.
  func key(_ conversion: Conversion, _ type: ValueType, _ value: SwiftExpression) -> SwiftExpression {
    switch conversion {
    case .pipeline(let pipeline):
      guard let input = pipeline.steps.first?.input else { return value }
      let undone = undo(pipeline.steps.flatMap(\.written).filter { !StepWriting.isIdentity($0) }[...], value)
      return unread(pipeline.input, TypedExpression(undone, input), as: .scalar(.string))
    case .scalar: return unread(conversion, TypedExpression(value, type), as: .scalar(.string))
    case .enumeration(let id, _): return SwiftExpression(call("_kvKeyText", of: id, value.text), canThrow: true)
    case .mapping, .generic, .parameter, .union, .foreign, .optional, .array, .set, .dictionary, .field, .lazyArray,
      .keyed, .single, .entries, .jsonText, .alternatives:
      return closure("kv.keyText", conversion, TypedExpression(value, type))
    }
  }

  /// A function of the mapper of an enum.
  private func call(_ function: String, of id: EnumerationID, _ value: String) -> String {
    names.isNamespace(id) ? "\(names.expression(id)).\(function)(\(value), &kv)" : "\(value).\(function)(&kv)"
  }

  /// A call with a closure that writes the value.
  private func closure(_ call: String, _ conversion: Conversion, _ value: TypedExpression) -> SwiftExpression {
    self.call("\(call) { (kv: inout KVMap.JSONWriter) throws(KVMap.CodingFailure) in", conversion, value)
  }

  /// A call that ends with a closure, which writes the value.
  ///
  /// - Parameter head: The call up to the closure's `in`.
  private func call(_ head: String, _ conversion: Conversion, _ value: TypedExpression) -> SwiftExpression {
    var body = CodePrinter()
    print(conversion, value.type, value.expression, to: &body)
    let lines = body.text.split(separator: "\n").map(String.init)
    if lines.count == 1, let line = lines.first { return SwiftExpression("\(head) \(line) }", canThrow: true) }
    return SwiftExpression(([head] + lines.map { "  \($0)" } + ["}"]).joined(separator: "\n"), canThrow: true)
  }
}

extension Scalar {
  /// Whether the writer has a text for it.
  fileprivate var isText: Bool {
    switch self {
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .float, .double,
      .decimal, .character, .date, .url, .uuid, .day, .duration, .zoned, .timeZone, .locale, .data:
      true
    case .string, .coordinate, .value, .object: false
    }
  }

  /// NaN and infinity have no text form, nor do years beyond 9999 in ISO 8601.
  fileprivate var textCanThrow: Bool {
    switch self {
    case .float, .double, .decimal, .date, .zoned: true
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .string, .character,
      .url, .uuid, .day, .duration, .timeZone, .locale, .data, .coordinate, .value, .object:
      false
    }
  }
}
