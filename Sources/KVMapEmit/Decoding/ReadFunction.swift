/// A private function that reads a collection.
struct ReadFunction {
  var name: String
  var type: String
  /// Those after the reader.
  var parameters: [String] = []
  var body: [String]

  func print(to printer: inout CodePrinter) {
    printer.line()
    let parameters = (["_ kv: inout KVMap.JSONReader"] + parameters).joined(separator: ", ")
    printer.block("private static func \(name)(\(parameters)) throws(KVMap.CodingFailure) -> \(type)") {
      $0.lines(body)
    }
  }

  /// The loop over an object whose members are elements.
  static func members(type: String, isLossy: Bool, statement: String) -> [String] {
    [
      "var all: \(type) = []", "var keys: KVMap.SeenKeys = .init()",
      "guard try kv.openKeyed(&keys) else { return all }", "repeat {",
    ] + attempt(isLossy: isLossy, statement: statement) + ["} while try kv.nextKeyed(&keys)", "return all"]
  }

  private static func attempt(isLossy: Bool, statement: String) -> [String] {
    if isLossy {
      return [
        "  let start: KVMap.ValuePosition = kv.attempt()", "  do throws(KVMap.CodingFailure) {", "    \(statement)",
        "    kv.acceptAttempt(start)",
        "  } catch { try kv.drop(error, from: start) }",
      ]
    }
    return [
      "  let start: KVMap.ValuePosition = kv.mark()",
      "  do throws(KVMap.CodingFailure) { \(statement) } catch { try kv.recover(error, from: start) }",
    ]
  }
}
