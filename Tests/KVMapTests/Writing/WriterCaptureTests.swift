import Testing

@testable import KVMap

@Suite struct WriterCaptureTests {
  private func writeLocation(_ kv: inout Writer, distance: Double = 12.5) throws(Failure) {
    kv.open()
    kv.key(#""distance":"#)
    try kv.double(distance)
    kv.key(#""point":"#)
    kv.open()
    kv.key(#""latitude":"#)
    kv.int(47)
    kv.key(#""tags":"#)
    kv.openArray()
    kv.string("},]\"")
    kv.closeArray()
    kv.close()
    kv.close()
  }

  @Test func membersAreWrittenFlat() throws {
    let text = try written { kv throws(Failure) in
      let start = kv.capture()
      try writeLocation(&kv)
      var location = try kv.endCapture(start)
      kv.open()
      kv.member(&location, #""lat":"#, keys: "point\tlatitude")
      kv.member(&location, #""far":"#, keys: "distance")
      kv.member(&location, #""all":"#, keys: "point")
      kv.member(&location, #""none":"#, keys: "absent")
      kv.member(&location, #""none":"#, keys: "point\tabsent")
      kv.member(&location, #""none":"#, keys: "distance\tdeeper")
      kv.key(#""list":"#)
      kv.openArray()
      kv.element(&location, keys: "absent")
      kv.element(&location, keys: "point\ttags")
      kv.closeArray()
      kv.close()
    }
    #expect(
      text == #"{"lat":47,"far":12.5,"all":{"latitude":47,"tags":["},]\""]},"list":[null,["},]\""]]}"#)
  }

  @Test func nullAndTheEmptyObjectHaveNoMembers() throws {
    let text = try written { kv throws(Failure) in
      kv.open()
      kv.key(#""first":"#)
      kv.int(1)
      var start = kv.capture()
      kv.null()
      var captured = try kv.endCapture(start)
      kv.member(&captured, #""a":"#, keys: "a")
      start = kv.capture()
      kv.open()
      kv.close()
      captured = try kv.endCapture(start)
      kv.member(&captured, #""a":"#, keys: "a")
      kv.close()
    }
    #expect(text == #"{"first":1}"#)
  }

  @Test func keysAreComparedWithoutTheirEscapes() throws {
    let text = try written { kv throws(Failure) in
      let start = kv.capture()
      kv.open()
      kv.entryKey("a\"b\u{1}é\u{1F388}")
      kv.int(1)
      kv.close()
      var captured = try kv.endCapture(start)
      kv.open()
      kv.member(&captured, #""x":"#, keys: #"a\"b\u0001é\uD83C\uDF88"#)
      kv.member(&captured, #""y":"#, keys: #"a\"b"#)
      kv.close()
    }
    #expect(text == #"{"x":1}"#)
  }

  @Test(arguments: ["7", "\"text\"", "[1]", "true"])
  func whatHasNoMembersCannotBeGathered(_ value: String) throws {
    let failure = #expect(throws: Failure.self) {
      try written { kv throws(Failure) in
        kv.openArray()
        let start = kv.capture()
        kv.value(value == "true" ? true : value == "7" ? 7 : value == "[1]" ? [1] : "text")
        _ = try kv.endCapture(start)
      }
    }
    #expect(failure == Failure(.mismatch, .object, at: 1))
  }

  @Test func capturesNest() throws {
    let text = try written { kv throws(Failure) in
      let outer = kv.capture()
      let inner = kv.capture()
      try writeLocation(&kv)
      var location = try kv.endCapture(inner)
      kv.open()
      kv.member(&location, #""d":"#, keys: "distance")
      kv.close()
      var flat = try kv.endCapture(outer)
      kv.open()
      kv.member(&flat, #""e":"#, keys: "d")
      kv.close()
    }
    #expect(text == #"{"e":12.5}"#)
  }
}
