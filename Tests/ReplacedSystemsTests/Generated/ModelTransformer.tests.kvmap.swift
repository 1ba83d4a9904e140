// Generated from ModelTransformer.kvmap. Do not edit.
// kvmap format 1, input 192462b6843a6f76, body bf72a491a76b6f7b
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import ReplacedSystems

/// The tests of ModelTransformer.kvmap.
@Testing.Suite("ModelTransformer.kvmap") struct ModelTransformerMappingTests {
  // ModelTransformer.kvmap:17
  @Testing.Test("MTNote: case-251: an attribute that is not there") func test1() throws {
    let document = "{}"
    let value = try MTNote(json: document)
    #expect(value.text == nil)
    #expect(value.owner == nil)
    #expect(value.tags == nil)
  }

  // ModelTransformer.kvmap:21
  @Testing.Test("MTNote: case-252, case-263: null") func test2() throws {
    let document = "{\"text\": null, \"owner\": null}"
    let value = try MTNote(json: document)
    #expect(value.text == nil)
    #expect(value.owner == nil)
  }

  // ModelTransformer.kvmap:25
  @Testing.Test("MTNote: case-253, case-254: relations") func test3() throws {
    let document = "{\"owner\": {\"name\": \"Paul\"}, \"tags\": [{\"name\": \"A\"}, {\"name\": \"B\"}, {\"name\": \"C\"}]}"
    let value = try MTNote(json: document)
    let value1 = try #require(value.owner)
    #expect(value1.name == "Paul")
    let value2 = try #require(value.tags)
    try #require(value2.count == 3)
    #expect(value2[0].name == "A")
    #expect(value2[1].name == "B")
    #expect(value2[2].name == "C")
    let again = try MTNote(json: value.json())
    #expect(again == value)
  }

  // ModelTransformer.kvmap:39
  @Testing.Test("MTFile: case-255: a file with a version and a root") func test4() throws {
    let document = "{\"format_version\": \"0.0.1\", \"root\": {\"tags\": [{\"name\": \"A\"}, {\"name\": \"B\"}]}}"
    let value = try MTFile(json: document)
    #expect(value.version == "0.0.1")
    try #require(value.tags.count == 2)
    #expect(value.tags[0].name == "A")
    #expect(value.tags[0].version == "0.0.1")
    #expect(value.tags[1].name == "B")
  }

  // ModelTransformer.kvmap:47
  @Testing.Test("[MTRooted]: case-256: an array below a root") func test5() throws {
    let document = "{\"format_version\": \"0.0.1\", \"tags\": [{\"name\": \"A\"}, {\"name\": \"B\"}]}"
    let value = try [MTRooted](json: document)
    try #require(value.count == 2)
    #expect(value[0].name == "A")
    #expect(value[1].name == "B")
    let again = try [MTRooted](json: value.json())
    #expect(again == value)
  }

  // ModelTransformer.kvmap:52
  @Testing.Test("[MTRooted]: case-260: a root of the wrong kind") func test6() throws {
    let document = "{\"tags\": {\"name\": \"A\"}}"
    let problems = [MTRooted].reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "mismatch" && $0.path == "tags" }, "\(problems)")
  }

  // ModelTransformer.kvmap:56
  @Testing.Test("MTNote: case-257: the whole document") func test7() throws {
    let document = "{\"text\": \"x\"}"
    let value = try MTNote(json: document)
    #expect(value.text == "x")
  }

  // ModelTransformer.kvmap:60
  @Testing.Test("MTNote: case-259: no JSON") func test8() throws {
    let document = "{error: \"this is an error\"}"
    let problems = MTNote.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "syntax" }, "\(problems)")
  }

  // ModelTransformer.kvmap:69
  @Testing.Test("MTRules: case-261: a rule for a type and one for a name") func test9() throws {
    let document = "{\"created\": \"2014-02-13T10:00:00Z\", \"url\": \"http://a.example/a\"}"
    let value = try MTRules(json: document)
    #expect(value.created == Date(timeIntervalSince1970: 1392285600.0))
    #expect(value.url == KVMap.Constant.url("http://a.example/a"))
    let again = try MTRules(json: value.json())
    #expect(again == value)
  }

  // ModelTransformer.kvmap:77
  @Testing.Test("MTPath: case-262: a key path") func test10() throws {
    let document = "{\"meta\": {\"created_at\": \"x\"}}"
    let value = try MTPath(json: document)
    #expect(value.created == "x")
    let again = try MTPath(json: value.json())
    #expect(again == value)
  }

  // ModelTransformer.kvmap:86
  @Testing.Test("MTStrict: case-264: a key that nothing knows") func test11() throws {
    let document = "{\"foo\": 1}"
    let problems = MTStrict.reading(json: document).problems.filter { !$0.isDropped }
    #expect(problems.contains { $0.kind.rawValue == "unknown-key" && $0.path == "foo" }, "\(problems)")
  }
}
