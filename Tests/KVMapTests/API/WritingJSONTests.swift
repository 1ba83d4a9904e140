import Foundation
import KVMap
import Testing

/// A mapped type that is written, as generated code looks.
struct Measure: Equatable, Writable {
  var name: String
  var values: [Double]

  func _kvWrite(_ kv: inout Writer) throws(Failure) {
    kv.open()
    kv.key("\"name\":")
    kv.string(name)
    kv.key("\"values\":")
    kv.openArray()
    for value in values { try kv.double(value) }
    kv.closeArray()
    kv.close()
  }
}

@Suite("json()")
struct WritingJSONTests {
  private let measure = Measure(name: "é", values: [1, 2.5])

  @Test("a value is written as bytes, data and text")
  func forms() throws {
    let expected = #"{"name":"é","values":[1,2.5]}"#
    #expect(try measure.json(as: String.self) == expected)
    #expect(try measure.json() == Array(measure.json(as: String.self).utf8))
    #expect(try measure.json(as: Data.self) == Data(measure.json()))
  }

  @Test("options lay the document out")
  func options() throws {
    let pretty = try [Measure(name: "a", values: [])].json(.pretty, as: String.self)
    #expect(pretty == "[\n  {\n    \"name\": \"a\",\n    \"values\": []\n  }\n]")
    #expect(
      try Data(["b": measure, "a": measure].json()) == ["a": measure, "b": measure].json(.sortedKeys, as: Data.self))
  }

  @Test("arrays and dictionaries of mapped types are written")
  func collections() throws {
    #expect(try [Measure]().json(as: String.self) == "[]")
    #expect(try [String: Measure]().json(as: String.self) == "{}")
    #expect(try ["b": [Measure](), "a": []].json(as: String.self) == #"{"a":[],"b":[]}"#)
  }

  @Test("what JSON has no place for is a problem with its path")
  func problems() {
    let error = #expect(throws: MappingError.self) {
      try ["x": [measure, Measure(name: "é", values: [0.5, .nan])]].json()
    }
    #expect(
      error?.description == """
        x[1].values[1]: expected a number, found infinity or what is not a number
          at byte 64 (line 1, column 63) of the output
        """)
    #expect(error?.problems.first?.kind == .range)
    #expect(throws: MappingError.self) { try Measure(name: "", values: [.infinity]).json(.pretty) }
    #expect(throws: MappingError.self) { try Measure(name: "", values: [-.infinity]).json(as: Data.self) }
    #expect(throws: MappingError.self) { try Measure(name: "", values: [.nan]).json(as: String.self) }
  }
}
