import Foundation
import KVMap
import Testing

/// What alerts and loggers show of an error.
@Suite struct LocalizedErrorTests {
  @Test func theLocalizedDescriptionIsTheDescription() throws {
    let mapping = #expect(throws: MappingError.self) { try Int(json: #"{"a": 1}"#) }
    #expect(
      mapping.map { ($0 as any Error).localizedDescription }
        == "expected an integer, found an object\n  at byte 0 (line 1, column 1) of the input")
    let path = NSTemporaryDirectory() + "there is no such file \(UUID())"
    let reading = try #require(Array(JSONValue.stream(ndjsonFile: path)).first)
    let error = #expect(throws: FileReadingError.self) { try reading.get() }
    #expect(error.map { ($0 as any Error).localizedDescription } == error?.description)
    #expect(error?.description.contains("there is no such file") == true)
    let transformer = TransformerError(expected: "a color")
    #expect((transformer as any Error).localizedDescription == "expected a color")
  }
}
