import Foundation
import KVMap
import Testing

@testable import EmittedGoldens

/// Mappings that are separate from their type read streams as they read documents.
@Suite struct MappingStreamTests {
  private static func chunks(_ text: String) -> AsyncStream<[UInt8]> {
    AsyncStream { continuation in
      for byte in text.utf8 { continuation.yield([byte]) }
      continuation.finish()
    }
  }

  /// Calls `body` with the path of a file that is deleted afterwards.
  private static func withFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("kvmap-stream-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    return try body(file.path)
  }

  @Test func linesAndElements() async throws {
    var spots: [Spot] = []
    for try await spot in Spot.Brief.stream(ndjson: Self.chunks("{\"x\":2,\"y\":1}\n\n{\"x\":4,\"y\":3}")) {
      spots.append(spot)
    }
    for try await spot in Spot.Brief.stream(array: Self.chunks(#"[{"x":6,"y":5}]"#)) { spots.append(spot) }
    #expect(spots == [Spot(lat: 1, lon: 2), Spot(lat: 3, lon: 4), Spot(lat: 5, lon: 6)])
  }

  @Test func files() throws {
    let lines = try Self.withFile("{\"x\":2,\"y\":1}\n{\"x\":\"2\",\"y\":1}\n{\"x\":4,\"y\":3}\n") { path in
      Array(Spot.Brief.stream(ndjsonFile: path))
    }
    #expect(lines.map { try? $0.get() } == [Spot(lat: 1, lon: 2), nil, Spot(lat: 3, lon: 4)])
    let elements = try Self.withFile(#"[{"x":2,"y":1}]"#) { path in
      try Spot.Brief.stream(arrayFile: path).map { try $0.get() }
    }
    #expect(elements == [Spot(lat: 1, lon: 2)])
    #expect(Array(Spot.Brief.stream(ndjsonFile: "/nowhere/at all")).map { (try? $0.get()) == nil } == [true])
  }

  @Test func problemsNameTheRulesOfTheMapping() {
    var reader = IncrementalDecoder(.ndjson, by: Spot.Brief.self)
    reader.append("{\"x\":2,\"y\":1}\n{\"x\":2}\n")
    #expect((try? reader.next()) == Spot(lat: 1, lon: 2))
    let problem = #expect(throws: MappingError.self) { try reader.next() }?.problems.first
    #expect(problem?.path == "[1].y" && problem?.kind == .missing && problem?.line == 2)
    #expect(problem?.rule?.name == "Spot.lat")
  }

  @Test func settingsOfTheMappingHold() {
    var reader = IncrementalDecoder(.array, by: Spot.Brief.self)
    reader.append(#"[{"x":2,"y":1,"z":[]}]"#)
    let problem = #expect(throws: MappingError.self) { try reader.next() }?.problems.first
    #expect(problem?.kind == .depth && problem?.path == "[0].z")
  }

  @Test func whatIsPassedIsReadForEachValue() async throws {
    let lines = "{\"t\":\"A\"}\n{\"t\":\"B\"}\n"
    var titles: [String] = []
    for try await ware in try Ware.Label.stream(ndjson: Self.chunks(lines), context: ["Bob"]) {
      titles.append(ware.title + ware.seller)
    }
    for try await ware in try Ware.Label.stream(array: Self.chunks(#"[{"t":"C"}]"#), context: ["Bob"]) {
      titles.append(ware.title + ware.seller)
    }
    #expect(titles == ["ABob", "BBob", "CBob"])
    let inFile = try Self.withFile(lines) { path in
      try Ware.Label.stream(ndjsonFile: path, context: ["Eve"]).map { try $0.get().seller }
    }
    #expect(inFile == ["Eve", "Eve"])
    let elements = try Self.withFile(#"[{"t":"C"}]"#) { path in
      try Ware.Label.stream(arrayFile: path, context: ["Eve"]).map { try $0.get().seller }
    }
    #expect(elements == ["Eve"])
    var reader = try IncrementalDecoder(.ndjson, by: Ware.Label.self, context: ["Ann"])
    reader.append(lines)
    #expect(try reader.next()?.seller == "Ann")
    let never = Date(timeIntervalSince1970: .nan)
    #expect(throws: MappingError.self) { try IncrementalDecoder(.ndjson, by: Stall.Renewed.self, context: never) }
  }

  @Test func familiesAreStreamsOfTheirClasses() throws {
    var reader = IncrementalDecoder(.ndjson, by: Animal.Family.self)
    reader.append("{\"kind\":\"cat\",\"name\":\"A\",\"lives\":9}\n{\"kind\":\"dog\",\"name\":\"B\"}\n")
    #expect((try reader.next() as? Feline)?.lives == 9)
    #expect(try reader.next() is Canine)
  }

  /// `$index` is the position of the value, in arrays of documents too.
  @Test func numbersOfValues() throws {
    var reader = IncrementalDecoder(.ndjson, by: Found.Numbered.self)
    reader.append("{\"m\":5}\n\n{\"m\":6}\n")
    #expect(try reader.next() == Found(at: 0, n: 5))
    #expect(try reader.next() == Found(at: 1, n: 6))
    #expect(try Found.Numbered.decodeArray(json: #"[{"m":5},{"m":6}]"#) == [Found(at: 0, n: 5), Found(at: 1, n: 6)])
  }
}
