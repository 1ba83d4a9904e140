import KVMapSource
import Testing

/// Lines that look harmless but are not.
struct HostileTests {
  @Test(arguments: [
    "a: Double = 1e-9223372036854775808", "a: Decimal = 1e9223372036854775807", "a: Int = -9223372036854775809",
    "a: Int <- b[9223372036854775807]", "a: Int <- b[-9223372036854775808]", "a: Int <-> b[9223372036854775807]",
    "depth 99999999999999999999", "a: Int <-> \"\"", "a: String = \"\\u{0}\"", "a: Int <-> \"\\u{202E}\"",
    "a: Date <-> a | date(\"\(String(repeating: "y", count: 5000))\")", "a: Date <-> a | date(\"''''''\")",
    "a: Value = \(String(repeating: "[", count: 200))\(String(repeating: "]", count: 200))",
    "a: Value = \(String(repeating: "[", count: 100_000))", "a: \(String(repeating: "[", count: 100_000))",
    "p: A? <-> \(String(repeating: "gather { p <-> ", count: 200))x\(String(repeating: "}", count: 200))",
    "p: A? <-> \(String(repeating: "gather { p <-> ", count: 100_000))",
    "a: Int <-> \(String(repeating: "a.", count: 100_000))a",
    "a: Int <- \(String(repeating: "a ?? ", count: 20_000))a", "a: URL = \"\\u{0}\"", "a: URL = \"%\"",
    "a: UUID = \"----\"",
    "a: String | \(String(repeating: "trimmed | ", count: 20_000))trimmed",
  ])
  func areCheckedWithoutACrash(_ line: String) {
    let compilation = Compilation("struct A {\n  \(line)\n}\n")
    #expect((compilation.analysis.program == nil) == compilation.diagnostics.containsErrors)
  }
}
