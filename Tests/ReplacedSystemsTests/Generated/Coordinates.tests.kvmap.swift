// Generated from Coordinates.kvmap. Do not edit.
// kvmap format 1, input 66ec13947d4a34b9, body dcc6b24a47e6e5e9
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import ReplacedSystems

/// The tests of Coordinates.kvmap.
@Testing.Suite("Coordinates.kvmap") struct CoordinatesMappingTests {
  // Coordinates.kvmap:21
  @Testing.Test("RLFlat: case-048: numbers") func test1() throws {
    let document = "{\"latitude\": 40.768, \"longitude\": 73.9819}"
    let value = try RLFlat(json: document)
    #expect(value.location.latitude == 40.768)
    #expect(value.location.longitude == 73.9819)
    let again = try RLFlat(json: value.jsonBytes())
    #expect(again == value)
  }

  // Coordinates.kvmap:27
  @Testing.Test("RLFlat: case-049: texts") func test2() throws {
    let document = "{\"latitude\": \"40.7680\", \"longitude\": \"73.9819\"}"
    let value = try RLFlat(json: document)
    #expect(value.location.latitude == 40.768)
    #expect(value.location.longitude == 73.9819)
    let again = try RLFlat(json: value.jsonBytes())
    #expect(again == value)
  }

  // Coordinates.kvmap:33
  @Testing.Test("RLPlace: case-051: an array") func test3() throws {
    let document = "{\"location\": []}"
    let problems = RLPlace.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "location" }, "\(problems)")
  }

  // Coordinates.kvmap:38
  @Testing.Test("RLPlace: case-052: half of it") func test4() throws {
    let document = "{\"location\": {\"latitude\": 1}}"
    let problems = RLPlace.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "missing" && $0.path == "location.longitude" }, "\(problems)")
  }

  // Coordinates.kvmap:43
  @Testing.Test("RLPlace: case-053: an array for a latitude") func test5() throws {
    let document = "{\"location\": {\"latitude\": [], \"longitude\": \"12345\"}}"
    let problems = RLPlace.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "location.latitude" }, "\(problems)")
  }

  // Coordinates.kvmap:48
  @Testing.Test("RLPlace: case-054: an array for a longitude") func test6() throws {
    let document = "{\"location\": {\"latitude\": \"12345\", \"longitude\": []}}"
    let problems = RLPlace.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "location.longitude" }, "\(problems)")
  }

  // Coordinates.kvmap:53
  @Testing.Test("RLPlace: case-057: null for a latitude") func test7() throws {
    let document = "{\"location\": {\"latitude\": null, \"longitude\": 1}}"
    let problems = RLPlace.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "null" && $0.path == "location.latitude" }, "\(problems)")
  }

  // Coordinates.kvmap:58
  @Testing.Test("RLPlace: case-058: garbage is not zero") func test8() throws {
    let document = "{\"location\": {\"latitude\": \"abc\", \"longitude\": \"2\"}}"
    let problems = RLPlace.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "location.latitude" }, "\(problems)")
  }

  // Coordinates.kvmap:63
  @Testing.Test("RLEnvelope: case-059: below a root") func test9() throws {
    let document = "{\"user\": {\"name\": \"Blake Watters\", \"location\": {\"latitude\": \"40.708\", \"longitude\": \"74.012\"}}}"
    let value = try RLEnvelope(json: document)
    #expect(value.name == "Blake Watters")
    #expect(value.location.latitude == 40.708)
    #expect(value.location.longitude == 74.012)
    let again = try RLEnvelope(json: value.jsonBytes())
    #expect(again == value)
  }
}
