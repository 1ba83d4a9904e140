import KVMapSema

/// A call of a user-defined Swift function on a value: `validate` is a method of it, `Checks.user` is a function that
/// takes it.
struct HookCall {
  let function: String

  /// - Parameters:
  ///   - moment: The runtime's function for methods: `after`, `before`.
  ///   - arguments: The arguments of both of its functions.
  func statement(_ moment: String, _ arguments: String) -> String {
    let name = SwiftIdentifier.typeName(function)
    if function.contains(".") { return "try kv.pass(\(arguments), to: \(name))" }
    // Whether the method throws or changes the value is unknown here.
    return "try kv.\(moment)(\(arguments)) { value in try KVMap.GeneratedCode.call(value.\(name)()) }"
  }
}

extension DecodingPrinter {
  var hasHooks: Bool { !mapping.extras.after.isEmpty }

  /// Calls the functions on a variable that holds the value.
  func printHooks(of variable: String, to printer: inout CodePrinter) {
    for function in mapping.extras.after {
      printer.line(HookCall(function: function).statement("after", "start, &\(variable)"))
    }
  }
}
