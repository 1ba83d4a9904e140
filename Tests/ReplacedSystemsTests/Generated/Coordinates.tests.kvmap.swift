// Generated from Coordinates.kvmap. Do not edit.
// kvmap format 1, input 490c062c02a53f6f, body 064ad7787738f238
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import ReplacedSystems

/// The tests of Coordinates.kvmap.
@Testing.Suite("Coordinates.kvmap") struct CoordinatesMappingTests {
  // Coordinates.kvmap:15
  @Testing.Test("RLUser: case-048: numbers") func test1() throws {
    let document = "{\"name\": \"a\", \"location\": {\"latitude\": 40.768, \"longitude\": 73.9819}}"
    let value = try RLUser(json: document)
    #expect(value.location.latitude == 40.768)
    #expect(value.location.longitude == 73.9819)
    let again = try RLUser(json: value.json())
    #expect(again == value)
  }

  // Coordinates.kvmap:20
  @Testing.Test("RLUser: case-049, case-050: texts, written as numbers") func test2() throws {
    let document = "{\"name\": \"a\", \"location\": {\"latitude\": \"40.7680\", \"longitude\": \"73.9819\"}}"
    let value = try RLUser(json: document)
    #expect(value.location.latitude == 40.768)
    #expect(value.location.longitude == 73.9819)
    let again = try RLUser(json: value.json())
    #expect(again == value)
  }

  // Coordinates.kvmap:25
  @Testing.Test("RLUser: case-051: an array") func test3() throws {
    let document = "{\"name\": \"a\", \"location\": []}"
    let problems = RLUser.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "location" }, "\(problems)")
  }

  // Coordinates.kvmap:29
  @Testing.Test("RLUser: case-052: half of it") func test4() throws {
    let document = "{\"name\": \"a\", \"location\": {\"latitude\": 1}}"
    let problems = RLUser.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "missing" && $0.path == "location.longitude" }, "\(problems)")
  }

  // Coordinates.kvmap:33
  @Testing.Test("RLUser: case-053: an array for a latitude") func test5() throws {
    let document = "{\"name\": \"a\", \"location\": {\"latitude\": [], \"longitude\": \"12345\"}}"
    let problems = RLUser.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "location.latitude" }, "\(problems)")
  }

  // Coordinates.kvmap:37
  @Testing.Test("RLUser: case-054: an array for a longitude") func test6() throws {
    let document = "{\"name\": \"a\", \"location\": {\"latitude\": \"12345\", \"longitude\": []}}"
    let problems = RLUser.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "location.longitude" }, "\(problems)")
  }

  // Coordinates.kvmap:41
  @Testing.Test("RLUser: case-057: null for a latitude") func test7() throws {
    let document = "{\"name\": \"a\", \"location\": {\"latitude\": null, \"longitude\": 1}}"
    let problems = RLUser.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "null" && $0.path == "location.latitude" }, "\(problems)")
  }

  // Coordinates.kvmap:45
  @Testing.Test("RLUser: case-058: garbage is not zero") func test8() throws {
    let document = "{\"name\": \"a\", \"location\": {\"latitude\": \"abc\", \"longitude\": \"2\"}}"
    let problems = RLUser.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "location.latitude" }, "\(problems)")
  }

  // Coordinates.kvmap:49
  @Testing.Test("RLEnvelope: case-059, case-060, case-228: below a root, read and written") func test9() throws {
    let document = "{\"user\": {\"name\": \"Ada\", \"location\": {\"latitude\": \"40.708\", \"longitude\": \"74.012\"}}}"
    let value = try RLEnvelope(json: document)
    #expect(value.name == "Ada")
    #expect(value.location.latitude == 40.708)
    #expect(value.location.longitude == 74.012)
    let again = try RLEnvelope(json: value.json())
    #expect(again == value)
  }
}
