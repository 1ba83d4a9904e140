import Foundation
import KVMap
import Testing

@testable import EmittedGoldens

/// Generated mappers read streams.
@Suite struct StreamTests {
  private static let request = Request(country: "NZ", prices: [Price(amount: 3)])

  private static func chunks(_ text: String) -> AsyncStream<[UInt8]> {
    AsyncStream { continuation in
      for byte in text.utf8 { continuation.yield([byte]) }
      continuation.finish()
    }
  }

  /// The result for a text that is fed all at once.
  private static func outcome<T>(_ reader: consuming IncrementalDecoder<T>, _ text: String) -> [String] {
    reader.append(text)
    reader.finish()
    var outcome: [String] = []
    while !reader.isAtEnd {
      do throws(MappingError) {
        if let value = try reader.next() { outcome.append("\(value)") }
      } catch {
        outcome += error.problems.map { "\($0.line): \(Mapped.text($0))" }
      }
    }
    return outcome
  }

  @Test func whatIsPassedIsReadForEachValue() async throws {
    let lines = "{\"title\":\"A\"}\n{\"title\":\"B\",\"country\":\"CL\"}\n"
    var countries: [String] = []
    for try await offer in try Offer.stream(ndjson: Self.chunks(lines), context: Self.request) {
      #expect(offer.amounts == [3] && offer.cheapest == Price(amount: 3))
      countries.append(offer.country)
    }
    for try await offer in try Offer.stream(
      array: Self.chunks(#"[{"title":"A"},{"title":"B","country":"AR"}]"#), context: Self.request)
    {
      countries.append(offer.country)
    }
    #expect(countries == ["NZ", "CL", "NZ", "AR"])
  }

  @Test func itIsPassedToFilesAsWell() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("kvmap-stream-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("{\"title\":\"A\"}\n".utf8).write(to: file)
    let lines = try Offer.stream(ndjsonFile: file.path, context: Self.request)
    #expect(try lines.map { try $0.get().country } == ["NZ"])
    try Data("[{\"title\":\"A\"}]".utf8).write(to: file)
    let elements = try Offer.stream(arrayFile: file.path, context: Self.request)
    #expect(try elements.map { try $0.get().country } == ["NZ"])
    #expect(Array(Offer.stream(arrayFile: file.path)).map { (try? $0.get())?.country } == [nil])
  }

  @Test func problemsOfItHaveNoNumber() throws {
    let context: JSONValue = ["country": 5]
    #expect(
      Self.outcome(
        try IncrementalDecoder<Differing>(.ndjson, context: context), "{}\n{\"offer\":{\"title\":\"A\"}}\n{}")
        == ["\(Differing())", "2: $context.country mismatch Offer.country:107", "\(Differing())"])
    let infinite = Request(country: "A", scale: .infinity)
    #expect(throws: MappingError.self) { try IncrementalDecoder<Offer>(.array, context: infinite) }
  }

  @Test func numbersOfElementsAndTheDocument() {
    #expect(
      Self.outcome(IncrementalDecoder<Entry>(.ndjson), "{}\n\n{\"v\":1}")
        == ["\(Entry(position: 0, both: Standing(index: 0, again: 0)))"]
        + ["\(Entry(position: 1, both: Standing(index: 1, again: 1), value: 1))"])
    // The whole document is the value.
    let house = #"{"name":"H","meta":{"country code":"CH"},"floors":{"rooms":[{"number":1,"chairs":[{}]}]}}"#
    for (format, text) in [(StreamFormat.ndjson, house), (.array, "[\(house)]")] {
      #expect(Self.outcome(IncrementalDecoder<House>(format), text).first?.contains("country: \"CH\"") == true)
    }
  }

  @Test func rootDoesNotHoldAndDepthDoes() {
    #expect(Self.outcome(IncrementalDecoder<Team>(.array), #"[{"size":1}]"#) == ["\(Team(size: 1))"])
    let deep = #"{"name":"A","x":"# + String(repeating: "[", count: 11) + String(repeating: "]", count: 11) + "}"
    #expect(Self.outcome(IncrementalDecoder<Lead>(.ndjson), deep) == ["\(Lead(name: "A"))"])
    #expect(Self.outcome(IncrementalDecoder<Lead>(.array), "[\(deep)]").map { $0.hasSuffix(" depth") } == [true])
  }
}
