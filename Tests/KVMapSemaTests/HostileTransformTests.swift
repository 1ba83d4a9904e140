import KVMapSema
import Testing

/// Transforms in which a few lines require more work than any file needs.
struct HostileTransformTests {
  /// Each has twice as many steps as the previous one.
  @Test func stepsThatDoubleAreRefused() {
    var text = "transform T0: String <-> String = prefix(\"a\")\n"
    for number in 1...40 { text += "transform T\(number): String <-> String = T\(number - 1) | T\(number - 1)\n" }
    let compilation = Compilation(text + "struct A { a: String <-> a | T40, b: String <-> b | T10 }")
    #expect(compilation.ids == ["nested-too-deeply"])
  }

  /// Each is used with twice as many arguments as the previous one.
  @Test func argumentsThatDoubleAreRefused() {
    let names = (0..<20).map { "p\($0)" }
    let parameters = names.map { "\($0): Key" }.joined(separator: ", ")
    var text = ""
    for number in 0..<20 {
      func call(_ key: String) -> String {
        let arguments = names.enumerated().map { "\($1): \($0 == number ? "\"\(key)\"" : "$\($1)")" }
        return "T\(number + 1)(\(arguments.joined(separator: ", ")))"
      }
      text += """
        transform T\(number)(\(parameters)): Node <-> Object {
          left: Node? <-> left | \(call("x"))
          right: Node? <-> right | \(call("y"))
        }

        """
    }
    text += "transform T20(\(parameters)): Node <-> Object { left: Node?, right: Node? <-> $p0 }\n"
    let arguments = names.map { "\($0): \"\($0)\"" }.joined(separator: ", ")
    text +=
      "map Node: Hashable, Sendable { left: Node?, right: Node? }\nstruct A { a: Node? <-> a | T0(\(arguments)) }\n"
    #expect(Compilation(text).ids == ["nested-too-deeply"])
  }

  @Test func aLongChainNeedsNoStack() {
    var text = "transform T0: String <-> String = prefix(\"a\")\n"
    for number in 1..<5_000 { text += "transform T\(number): String <-> String = T\(number - 1)\n" }
    let compilation = Compilation(text + "struct A { a: String <-> a | T4999 }")
    #expect(compilation.ids == [])
    #expect(compilation.analysis.program != nil)
    let cycle = Compilation(
      text + "transform T5000: String <-> String = T4999 | T5000\nstruct A { a: String <-> a | T5000 }")
    #expect(cycle.ids == ["transform-cycle"])
  }

  @Test func aLongTableIsCheckedRowByRow() {
    let rows = (0..<5_000).map { "\($0) <-> \"t\($0)\"" }.joined(separator: "\n  ")
    let use = (0..<200).map { "p\($0): Int <-> p\($0) | T" }.joined(separator: "\n  ")
    let compilation = Compilation("transform T: Int <-> String {\n  \(rows)\n}\nstruct A {\n  \(use)\n}\n")
    #expect(compilation.ids == [])
    let repeated = Compilation(
      "transform T: Int <-> String {\n  \(rows)\n  5000 <-> \"t0\"\n}\nstruct A { a: Int <-> a | T }")
    #expect(repeated.ids == ["ambiguous-inverse"])
  }

  @Test func theKeyOfADictionaryHasFewSteps() {
    func compilation(_ count: Int) -> Compilation {
      let steps = Array(repeating: "prefix(\"a\")", count: count - 1).joined(separator: " | ")
      return Compilation("default Date via \(steps) | iso8601\nstruct A { a: [Date: Int], b: [Int: Date] }")
    }
    #expect(compilation(64).ids == [])
    #expect(compilation(65).ids == ["nested-too-deeply"])
  }

  @Test(arguments: [
    "transform T", "transform T:", "transform T: Int", "transform T: Int <->", "transform T: Int <-> Int =",
    "transform T: Int <-> Int {}", "transform T: Int <-> Int { 1 }", "transform T: Int <-> Int { 1 <-> }",
    "transform T(: Int <-> Int = scaled(1)", "transform T(x): Int <-> Int = scaled($x)", "transform : Int <-> Int {",
    "transform T: Coordinate <-> Object { latitude }", "transform T: Int <-> Int = swift",
    "transform T: Int <-> Int { .a <-> 1 }",
    "transform T(x: Key = $x): Coordinate <-> Object { latitude: Double <-> $x, longitude: Double <-> b }",
    "transform T: Int <-> Int { nil <-> 1 }", "transform T: Set<T> <-> [T] = sorted",
  ])
  func brokenTransformsAreTold(_ line: String) {
    let compilation = Compilation("\(line)\nstruct A { a: Int <-> a | T }\n")
    #expect(compilation.diagnostics.containsErrors)
    #expect(compilation.analysis.program == nil)
  }
}
