import Foundation
import KVMapSource
import TestSupport
import Testing

/// Truncated or damaged files are checked as far as they could be parsed, without a crash.
struct DamageTests {
  static func fixtures() throws -> [URL] { try ProgramGoldenTests.fixtures() + DiagnosticGoldenTests.fixtures() }

  @Test(arguments: try fixtures())
  func everyPrefixHasDiagnosticsOrAProgram(_ fixture: URL) throws {
    let bytes = Array(try Data(contentsOf: fixture).prefix(3000))
    for end in stride(from: 0, to: bytes.count, by: Thoroughness.choose(67, thorough: 11)) { check(bytes[..<end]) }
  }

  @Test(arguments: try fixtures())
  func everyDeletionHasDiagnosticsOrAProgram(_ fixture: URL) throws {
    let bytes = Array(try Data(contentsOf: fixture).prefix(3000))
    for index in stride(from: 0, to: bytes.count, by: Thoroughness.choose(71, thorough: 9)) {
      check(bytes[..<index] + bytes[(index + 1)...])
    }
  }

  private func check(_ bytes: ArraySlice<UInt8>) {
    let compilation = Compilation(String(decoding: bytes, as: UTF8.self))
    #expect(
      (compilation.analysis.program == nil) == compilation.diagnostics.containsErrors,
      "\(String(decoding: bytes, as: UTF8.self))\n\(compilation.rendered)")
  }
}
