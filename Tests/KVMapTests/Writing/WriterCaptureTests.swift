import Testing

@_spi(Generated) @testable import KVMap

@Suite struct WriterCaptureTests {
  private func writeLocation(_ kv: inout JSONWriter, distance: Double = 12.5) throws(CodingFailure) {
    kv.beginObject()
    kv.key(#""distance":"#)
    try kv.double(distance)
    kv.key(#""point":"#)
    kv.beginObject()
    kv.key(#""latitude":"#)
    kv.int(47)
    kv.key(#""tags":"#)
    kv.beginArray()
    kv.string("},]\"")
    kv.endArray()
    kv.endObject()
    kv.endObject()
  }

  @Test func membersAreWrittenFlat() throws {
    let text = try written { kv throws(CodingFailure) in
      let start = kv.capture()
      try writeLocation(&kv)
      var location = try kv.endCapture(start)
      kv.beginObject()
      kv.member(&location, #""lat":"#, keys: "point\tlatitude")
      kv.member(&location, #""far":"#, keys: "distance")
      kv.member(&location, #""all":"#, keys: "point")
      kv.member(&location, #""none":"#, keys: "absent")
      kv.member(&location, #""none":"#, keys: "point\tabsent")
      kv.member(&location, #""none":"#, keys: "distance\tdeeper")
      kv.key(#""list":"#)
      kv.beginArray()
      kv.element(&location, keys: "absent")
      kv.element(&location, keys: "point\ttags")
      kv.endArray()
      kv.endObject()
    }
    #expect(
      text == #"{"lat":47,"far":12.5,"all":{"latitude":47,"tags":["},]\""]},"list":[null,["},]\""]]}"#)
  }

  @Test func nullAndTheEmptyObjectHaveNoMembers() throws {
    let text = try written { kv throws(CodingFailure) in
      kv.beginObject()
      kv.key(#""first":"#)
      kv.int(1)
      var start = kv.capture()
      kv.null()
      var captured = try kv.endCapture(start)
      kv.member(&captured, #""a":"#, keys: "a")
      start = kv.capture()
      kv.beginObject()
      kv.endObject()
      captured = try kv.endCapture(start)
      kv.member(&captured, #""a":"#, keys: "a")
      kv.endObject()
    }
    #expect(text == #"{"first":1}"#)
  }

  @Test func keysAreComparedWithoutTheirEscapes() throws {
    let text = try written { kv throws(CodingFailure) in
      let start = kv.capture()
      kv.beginObject()
      kv.entryKey("a\"b\u{1}é\u{1F388}")
      kv.int(1)
      kv.endObject()
      var captured = try kv.endCapture(start)
      kv.beginObject()
      kv.member(&captured, #""x":"#, keys: #"a\"b\u0001é\uD83C\uDF88"#)
      kv.member(&captured, #""y":"#, keys: #"a\"b"#)
      kv.endObject()
    }
    #expect(text == #"{"x":1}"#)
  }

  @Test(arguments: ["7", "\"text\"", "[1]", "true"])
  func whatHasNoMembersCannotBeGathered(_ value: String) throws {
    let failure = #expect(throws: CodingFailure.self) {
      try written { kv throws(CodingFailure) in
        kv.beginArray()
        let start = kv.capture()
        kv.value(value == "true" ? true : value == "7" ? 7 : value == "[1]" ? [1] : "text")
        _ = try kv.endCapture(start)
      }
    }
    #expect(failure == CodingFailure(.mismatch, .object, at: 1))
  }

  @Test func capturesNest() throws {
    let text = try written { kv throws(CodingFailure) in
      let outer = kv.capture()
      let inner = kv.capture()
      try writeLocation(&kv)
      var location = try kv.endCapture(inner)
      kv.beginObject()
      kv.member(&location, #""d":"#, keys: "distance")
      kv.endObject()
      var flat = try kv.endCapture(outer)
      kv.beginObject()
      kv.member(&flat, #""e":"#, keys: "d")
      kv.endObject()
    }
    #expect(text == #"{"e":12.5}"#)
  }
}
