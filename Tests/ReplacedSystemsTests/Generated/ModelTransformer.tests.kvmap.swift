// Generated from ModelTransformer.kvmap. Do not edit.
// kvmap format 1, input 9aaccb365ed727d3, body 35d58a7c411d80d1
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import ReplacedSystems

/// The tests of ModelTransformer.kvmap.
@Testing.Suite("ModelTransformer.kvmap") struct ModelTransformerMappingTests {
  // ModelTransformer.kvmap:18
  @Testing.Test("MTNote: case-251: an attribute that is not there") func test1() throws {
    let document = "{}"
    let value = try MTNote(json: document)
    #expect(value.text == nil)
  }

  // ModelTransformer.kvmap:23
  @Testing.Test("MTNote: case-252: a null attribute") func test2() throws {
    let document = "{\"text\": null}"
    let value = try MTNote(json: document)
    #expect(value.text == nil)
  }

  // ModelTransformer.kvmap:28
  @Testing.Test("MTNote: case-253: a relation to one") func test3() throws {
    let document = "{\"owner\": {\"name\": \"Paul\"}}"
    let value = try MTNote(json: document)
    let value1 = try #require(value.owner)
    #expect(value1.name == "Paul")
    let again = try MTNote(json: value.jsonBytes())
    #expect(again == value)
  }

  // ModelTransformer.kvmap:34
  @Testing.Test("MTNote: case-254: a relation to many") func test4() throws {
    let document = "{\"tags\": [{\"name\": \"A\"}, {\"name\": \"B\"}, {\"name\": \"C\"}]}"
    let value = try MTNote(json: document)
    let value1 = try #require(value.tags)
    try #require(value1.count == 3)
    #expect(value1[0].name == "A")
    #expect(value1[1].name == "B")
    #expect(value1[2].name == "C")
    let again = try MTNote(json: value.jsonBytes())
    #expect(again == value)
  }

  // ModelTransformer.kvmap:40
  @Testing.Test("MTNote: case-263: a null relation") func test5() throws {
    let document = "{\"owner\": null}"
    let value = try MTNote(json: document)
    #expect(value.owner == nil)
  }

  // ModelTransformer.kvmap:57
  @Testing.Test("MTFile: case-255: a file with a version, which everything inside can see, and a root") func test6() throws {
    let document = "{\"format_version\": \"0.0.1\", \"root\": {\"tags\": [{\"name\": \"A\"}, {\"name\": \"B\"}, {\"name\": \"C\"}]}}"
    let value = try MTFile(json: document)
    #expect(value.userInfo.formatVersion == "0.0.1")
    try #require(value.tags.count == 3)
    #expect(value.tags[0].name == "A")
    #expect(value.tags[0].formatVersion == "0.0.1")
    #expect(value.tags[1].name == "B")
    #expect(value.tags[2].name == "C")
  }

  // ModelTransformer.kvmap:71
  @Testing.Test("[MTRooted]: case-256: an array below a root") func test7() throws {
    let document = "{\"format_version\": \"0.0.1\", \"tags\": [{\"name\": \"A\"}, {\"name\": \"B\"}, {\"name\": \"C\"}]}"
    let value = try [MTRooted](json: document)
    try #require(value.count == 3)
    #expect(value[0].name == "A")
    #expect(value[1].name == "B")
    #expect(value[2].name == "C")
    let again = try [MTRooted](json: value.jsonBytes())
    #expect(again == value)
  }

  // ModelTransformer.kvmap:77
  @Testing.Test("MTNote: case-257: the whole document") func test8() throws {
    let document = "{\"text\": \"x\"}"
    let value = try MTNote(json: document)
    #expect(value.text == "x")
  }

  // ModelTransformer.kvmap:82
  @Testing.Test("MTNote: case-259: no JSON") func test9() throws {
    let document = "{error: \"this is an error\"}"
    let problems = MTNote.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "syntax" }, "\(problems)")
  }

  // ModelTransformer.kvmap:87
  @Testing.Test("MTObject: case-260: a root of the wrong kind") func test10() throws {
    let document = "{\"root\": [1, 2]}"
    let problems = MTObject.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "root" }, "\(problems)")
  }

  // ModelTransformer.kvmap:97
  @Testing.Test("MTRules: case-261: a rule for a type and one for a name") func test11() throws {
    let document = "{\"created\": \"2014-02-13T10:00:00Z\", \"url\": \"http://example.com/a\"}"
    let value = try MTRules(json: document)
    #expect(value.created == Date(timeIntervalSince1970: 1392285600.0))
    #expect(value.url == KVMap.GeneratedConstant.url("http://example.com/a"))
    let again = try MTRules(json: value.jsonBytes())
    #expect(again == value)
  }

  // ModelTransformer.kvmap:107
  @Testing.Test("MTPath: case-262: a key path") func test12() throws {
    let document = "{\"meta\": {\"created_at\": \"x\"}}"
    let value = try MTPath(json: document)
    #expect(value.created == "x")
    let again = try MTPath(json: value.jsonBytes())
    #expect(again == value)
  }

  // ModelTransformer.kvmap:118
  @Testing.Test("MTStrict: case-264: a key that nothing knows") func test13() throws {
    let document = "{\"foo\": 1}"
    let problems = MTStrict.decodeCollectingProblems(json: document).problems.filter { $0.severity == .error }
    #expect(problems.contains { $0.kind.rawValue == "unknown-key" && $0.path == "foo" }, "\(problems)")
  }
}
