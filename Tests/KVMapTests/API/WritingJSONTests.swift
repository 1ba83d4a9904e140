import Foundation
@_spi(Generated) import KVMap
import Testing

/// A mapped type that is written, as generated code looks.
struct Measure: Equatable, DocumentEncodable {
  var name: String
  var values: [Double]

  func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) {
    kv.beginObject()
    kv.key("\"name\":")
    kv.string(name)
    kv.key("\"values\":")
    kv.beginArray()
    for value in values { try kv.double(value) }
    kv.endArray()
    kv.endObject()
  }
}

@Suite("json()")
struct WritingJSONTests {
  private let measure = Measure(name: "é", values: [1, 2.5])

  @Test("a value is written as bytes, data and text")
  func forms() throws {
    let expected = #"{"name":"é","values":[1,2.5]}"#
    #expect(try measure.jsonString() == expected)
    #expect(try measure.jsonBytes() == Array(measure.jsonString().utf8))
    #expect(try measure.jsonData() == Data(measure.jsonBytes()))
  }

  @Test("options lay the document out")
  func options() throws {
    let pretty = try [Measure(name: "a", values: [])].jsonString(.pretty)
    #expect(pretty == "[\n  {\n    \"name\": \"a\",\n    \"values\": []\n  }\n]")
    #expect(
      try Data(["b": measure, "a": measure].jsonBytes()) == ["a": measure, "b": measure].jsonData(.sortedKeys))
  }

  @Test("arrays and dictionaries of mapped types are written")
  func collections() throws {
    #expect(try [Measure]().jsonString() == "[]")
    #expect(try [String: Measure]().jsonString() == "{}")
    #expect(try ["b": [Measure](), "a": []].jsonString() == #"{"a":[],"b":[]}"#)
  }

  @Test("what JSON has no place for is a problem with its path")
  func problems() {
    let error = #expect(throws: MappingError.self) {
      try ["x": [measure, Measure(name: "é", values: [0.5, .nan])]].jsonBytes()
    }
    #expect(
      error?.description == """
        x[1].values[1]: expected a number, found infinity or what is not a number
          at byte 64 (line 1, column 63) of the output
        """)
    #expect(error?.problems.first?.kind == .range)
    #expect(throws: MappingError.self) { try Measure(name: "", values: [.infinity]).jsonBytes(.pretty) }
    #expect(throws: MappingError.self) { try Measure(name: "", values: [-.infinity]).jsonData() }
    #expect(throws: MappingError.self) { try Measure(name: "", values: [.nan]).jsonString() }
  }

  @Test(
    "a URL that would not be read is a problem with its path", arguments: [":x", "http://[zz]/", "http://[1.2.3.4]/"])
  func urls(_ text: String) throws {
    let url = try #require(URL(string: text))
    let error = #expect(throws: MappingError.self) { try ["a": [url]].jsonBytes() }
    let problem = try #require(error?.problems.first)
    #expect(problem.kind == .range && problem.path == "a[0]" && problem.operation == .encoding)
    #expect(problem.message == "expected a URL, found one that RFC 3986 does not allow")
  }
}
