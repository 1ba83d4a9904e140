import KVMapLowering
import KVMapSema

/// `a or b`: a function with a loop over the calls that the runtime says are to be tried.
extension ValuePrinter {
  /// The body of the function that reads a value by the first call that takes it.
  ///
  /// - Parameter number: A number that is unique in the type.
  mutating func body(
    trying all: ValueCode.Alternatives, _ type: ValueType, _ property: String, current: String, number: Int
  ) -> [String] {
    let branches = all.calls.map { call in
      ["result = try \(expression(call, type, property: property, current: current))"]
    }
    let identity = all.mayHoldChoices ? ", of: Swift.ObjectIdentifier(Self.self), \(number)" : ""
    return Self.loop("kv.beginCalls(\(SwiftLiteral.string(all.kinds))\(identity))", type: names.type(type), branches)
  }

  /// The name of the function that tries the calls of a step for a value in memory.
  mutating func function(trying calls: [[StepCode]], _ step: StepCode, _ property: String) -> String {
    let parameters = ["at place: KVMap.ValuePosition", "_ value: \(names.type(step.input))"]
    let shape = Shape(content: .step(step), type: step.output)
    return function(shape, named: property, parameters: parameters) { printer, _ in
      let branches = calls.map { printer.statements($0, property) }
      return Self.loop(
        "kv.beginCalls(at: place, count: \(calls.count))", type: printer.names.type(step.output), branches)
    }
  }

  /// The statements that assign the result of a call, which may have too many steps for one expression.
  private mutating func statements(_ steps: [StepCode], _ property: String) -> [String] {
    var lines: [String] = []
    var rest = steps[...]
    var value = SwiftExpression("value")
    while rest.count > Pipeline.maximumNesting, let last = rest.prefix(Pipeline.maximumNesting).last {
      let made = apply(rest.prefix(Pipeline.maximumNesting), to: value, at: "place", property)
      let name = "value\(rest.count)"
      lines.append("let \(name): \(names.type(last.output)) = \(made.tried)")
      value = SwiftExpression(name)
      rest = rest.dropFirst(Pipeline.maximumNesting)
    }
    return lines + ["result = \(apply(rest, to: value, at: "place", property).tried)"]
  }

  private static func loop(_ beginning: String, type: String, _ branches: [[String]]) -> [String] {
    var lines = [
      "var attempt: KVMap.CallAttempt = \(beginning)", "while let call: Swift.Int = kv.nextCall(&attempt) {",
      "  do throws(KVMap.CodingFailure) {", "    let result: \(type)", "    switch call {",
    ]
    for (index, branch) in branches.enumerated() {
      let label = index == branches.count - 1 ? "default:" : "case \(index):"
      if branch.count == 1, let line = branch.first {
        lines.append("    \(label) \(line)")
      } else {
        lines.append("    \(label)")
        lines += branch.map { "      \($0)" }
      }
    }
    return lines + [
      "    }", "    kv.acceptCall(attempt)", "    return result",
      "  } catch { try kv.rejectCall(error, &attempt) }", "}", "throw kv.noCall(attempt)",
    ]
  }
}
