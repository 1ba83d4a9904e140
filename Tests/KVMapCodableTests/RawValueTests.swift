import Foundation
import KVMap
import KVMapCodable
import Testing

@testable import EmittedGoldens

/// The standard library codes types with a raw value by that value, and Swift synthesizes coding for enums. A mapping
/// says otherwise, whoever asks.
@Suite struct RawValueTests {
  @Test func enumsGoThroughTheirMapping() throws {
    try check([SignalColor.red, .green], #"["red","go"]"#)
    try check([SignalLevel.low, .high], "[0,5]")
    try check([SignalState.lit, .other("q")], #"["lit","q"]"#)
    try check([SignalSide.left, .right], #"["left","r"]"#)
  }

  @Test func ownTypesGoThroughTheirMapping() throws {
    try check([SignalMode.slow, .fast], #"["s","fast"]"#)
    try check([SignalID(rawValue: "x")], #"["x"]"#)
  }

  @Test func anEnumIsWrittenAlikeAloneAndInAType() throws {
    try check([Signal(color: .green, side: .right)], #"[{"color":"go","side":"r"}]"#)
  }

  @Test func whatTheMappingDoesNotHaveIsRefused() {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([SignalColor].self, from: Data(#"["green"]"#.utf8))
    }
    #expect(error.map { "\($0)" }?.contains("go") == true)
  }

  private func check<T: Codable & Equatable>(_ values: [T], _ json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(values), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode([T].self, from: Data(json.utf8)) == values)
    #expect(try PropertyListDecoder().decode([T].self, from: PropertyListEncoder().encode(values)) == values)
  }
}
