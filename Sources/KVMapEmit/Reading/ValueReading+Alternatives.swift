import KVMapLowering
import KVMapSema

/// `a or b`: a function with a loop over the calls that the runtime says are to be tried.
extension ValueReading {
  /// The body of the function that reads a value by the first call that takes it.
  ///
  /// - Parameter number: A number that is unique in the type.
  mutating func body(
    trying calls: [Conversion], _ type: ValueType, _ property: String, current: String, number: Int
  ) -> [String] {
    let branches = calls.map { ["result = try \(expression($0, type, property: property, current: current))"] }
    let kinds = SwiftLiteral.string(names.kinds(of: calls))
    let identity = calls.contains(where: \.mayHoldChoices) ? ", of: Swift.ObjectIdentifier(Self.self), \(number)" : ""
    return Self.loop("kv.beginCalls(\(kinds)\(identity))", type: names.type(type), branches)
  }

  /// The same for a value in memory.
  mutating func body(trying calls: [[Pipeline.Step]], _ step: Pipeline.Step, _ property: String) -> [String] {
    let branches = calls.map { steps in statements(steps, from: step.input, property) }
    return Self.loop(
      "kv.beginCalls(at: place, count: \(calls.count))", type: names.type(step.output), branches)
  }

  /// The statements that assign the result of a call, which may have too many steps for one expression.
  private mutating func statements(
    _ steps: [Pipeline.Step], from input: ValueType, _ property: String
  ) -> [String] {
    var lines: [String] = []
    var rest = steps[...]
    var value = TypedExpression(SwiftExpression("value"), input)
    while rest.count > Pipeline.maximumNesting, let last = rest.prefix(Pipeline.maximumNesting).last {
      let made = apply(rest.prefix(Pipeline.maximumNesting), to: value, at: "place", property)
      let name = "value\(rest.count)"
      lines.append("let \(name): \(names.type(last.output)) = \(made.tried)")
      value = TypedExpression(SwiftExpression(name), last.output)
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

extension Conversion {
  /// Whether the value being updated is an argument of the call that reads it.
  var updatesInside: Bool {
    switch self {
    case .mapping, .generic, .foreign(_, .mapper), .parameter, .scalar(.coordinate, _): true
    case .optional(let inner, _), .field(let inner), .jsonText(let inner): inner.updatesInside
    case .alternatives(let all): all.contains(where: \.updatesInside)
    case .foreign(_, .codable), .scalar, .enumeration, .union, .array, .set, .dictionary, .lazyArray, .keyed, .single, .entries,
      .pipeline:
      false
    }
  }
}
