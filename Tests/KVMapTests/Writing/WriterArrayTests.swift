import Testing

@_spi(Generated) @testable import KVMap

@Suite struct WriterArrayTests {
  @Test func arraysAreWrittenElementByElement() throws {
    #expect(try written { $0.array([String]()) } == "[]")
    #expect(try written { $0.array(["a", "", "\n"]) } == #"["a","","\n"]"#)
    #expect(try written { $0.array([1, .min, .max]) } == "[1,-9223372036854775808,9223372036854775807]")
    #expect(try written { kv throws(CodingFailure) in try kv.array([0.5, -0.0]) } == "[0.5,-0]")
    #expect(try written { kv throws(CodingFailure) in try kv.array([true, false]) } == "[true,false]")
    #expect(try written { kv throws(CodingFailure) in try kv.array([1 as UInt8?, nil]) } == "[1,null]")
    #expect(try written { kv throws(CodingFailure) in try kv.array([[[1.5], []], []]) } == "[[[1.5],[]],[]]")
    #expect(try written { kv throws(CodingFailure) in try kv.array([["a"], []]) } == #"[["a"],[]]"#)
    #expect(try written { kv throws(CodingFailure) in try kv.array([[1, 2]]) } == "[[1,2]]")
    #expect(try written { kv throws(CodingFailure) in try kv.array([Set([2, 1])]) } == "[[1,2]]")
    #expect(try written { kv throws(CodingFailure) in try kv.array([["b": 1, "a": 2]]) } == #"[{"a":2,"b":1}]"#)
  }

  @Test func whatAnElementThrowsIsPassedOnWithItsPlace() {
    var writer = JSONWriter()
    #expect(throws: CodingFailure(.range, .finiteNumber, at: 8)) { try writer.array([[0.5], [.nan]]) }
    #expect(throws: MappingError.self) { try [[1.0], [2, .infinity]].jsonBytes() }
    do {
      _ = try ["a": [1.0], "b": [2, .infinity]].jsonBytes()
      Issue.record("infinity is no number of JSON")
    } catch {
      #expect(error.problems.first?.path == "b[1]")
    }
  }

  @Test func membersHaveTheirKeys() throws {
    let text = try written { kv throws(CodingFailure) in
      kv.beginObject()
      kv.string(#""a":"#, "x")
      kv.string(#""b":"#, ifPresent: "")
      kv.string(#""c":"#, ifPresent: nil)
      kv.int(#""d":"#, -1)
      kv.int(#""e":"#, ifPresent: 0)
      kv.int(#""f":"#, ifPresent: nil)
      kv.bool(#""g":"#, true)
      kv.bool(#""h":"#, ifPresent: false)
      kv.bool(#""i":"#, ifPresent: nil)
      try kv.double(#""j":"#, 1.5)
      try kv.double(#""a key of more than sixteen bytes":"#, ifPresent: 2)
      try kv.double(#""l":"#, ifPresent: nil)
      kv.endObject()
    }
    let expected = #"{"a":"x","b":"","d":-1,"e":0,"g":true,"h":false,"j":1.5,"a key of more than sixteen bytes":2}"#
    #expect(text == expected)
  }

  @Test func aMemberThatIsNoNumberHasItsPath() {
    var writer = JSONWriter()
    writer.beginObject()
    #expect(throws: CodingFailure.self) { try writer.double(#""j":"#, .nan) }
    #expect(writer.documentPath() == "j")
  }
}
