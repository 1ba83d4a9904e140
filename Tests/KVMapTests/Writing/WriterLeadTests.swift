import Testing

@_spi(Generated) @testable import KVMap

@Suite struct WriterLeadTests {
  private func photo(_ kv: inout JSONWriter) {
    kv.beginObject()
    kv.key(#""url":"#)
    kv.string("u")
    kv.endObject()
  }

  @Test func leadsTheNextObjectOnly() {
    let text = writing { kv throws(CodingFailure) in
      kv.beginArray()
      let start = kv.beginPrefixMembers(#""type":"photo","#)
      photo(&kv)
      try kv.endPrefixMembers(start)
      photo(&kv)
      let empty = kv.beginPrefixMembers(#""type":"none","#)
      kv.beginObject()
      kv.endObject()
      try kv.endPrefixMembers(empty)
      kv.endArray()
    }
    #expect(text.value == #"[{"type":"photo","url":"u"},{"url":"u"},{"type":"none"}]"#)
  }

  /// A class hierarchy inside a union: both write a discriminator to one object.
  @Test func leadsTwice() {
    let text = writing { kv throws(CodingFailure) in
      let outer = kv.beginPrefixMembers(#""type":"animal","#)
      let inner = kv.beginPrefixMembers(#""kind":"cat","#)
      photo(&kv)
      try kv.endPrefixMembers(inner)
      try kv.endPrefixMembers(outer)
    }
    #expect(text.value == #"{"type":"animal","kind":"cat","url":"u"}"#)
  }

  @Test func leadsNothingThatIsWrittenToBeMoved() {
    let text = writing { kv throws(CodingFailure) in
      let start = kv.beginPrefixMembers(#""type":"photo","#)
      let capture = kv.capture()
      photo(&kv)
      var captured = try kv.endCapture(capture)
      kv.beginObject()
      kv.member(&captured, #""link":"#, keys: "url")
      kv.key(#""text":"#)
      try kv.jsonText { (kv: inout JSONWriter) throws(CodingFailure) in photo(&kv) }
      kv.endObject()
      try kv.endPrefixMembers(start)
    }
    #expect(text.value == #"{"type":"photo","link":"u","text":"{\"url\":\"u\"}"}"#)
  }

  /// Members that the value has itself stay where it has them.
  @Test func whatTheValueHasItselfIsNotLed() {
    func written(_ keys: [StaticString]) -> String? {
      writing { kv throws(CodingFailure) in
        kv.beginArray()
        let start = kv.beginPrefixMembers(#""rel":"next","n":true,"#)
        kv.beginObject()
        for key in keys {
          kv.key(key)
          photo(&kv)
        }
        kv.endObject()
        try kv.endPrefixMembers(start, unlessOwn: "\"rel\":\"next\",\t\"n\":true,")
        kv.endArray()
      }.value
    }
    #expect(written([]) == #"[{"rel":"next","n":true}]"#)
    #expect(written([#""a":"#]) == #"[{"rel":"next","n":true,"a":{"url":"u"}}]"#)
    #expect(written([#""a":"#, #""n":"#]) == #"[{"rel":"next","a":{"url":"u"},"n":{"url":"u"}}]"#)
    #expect(written([#""r\u0065l":"#, #""a":"#]) == #"[{"n":true,"r\u0065l":{"url":"u"},"a":{"url":"u"}}]"#)
    #expect(written([#""n":"#, #""rel":"#]) == #"[{"n":{"url":"u"},"rel":{"url":"u"}}]"#)
  }

  @Test func standsOnce() {
    func written(_ keys: [StaticString]) -> Result<String, MappingProblem> {
      writing { kv throws(CodingFailure) in
        kv.beginArray()
        let start = kv.beginPrefixMembers(#""type":"photo","#)
        kv.beginObject()
        for key in keys {
          kv.key(key)
          photo(&kv)
        }
        kv.endObject()
        try kv.endPrefixMembers(start, once: "type")
        kv.endArray()
      }
    }
    #expect(written([]).value == #"[{"type":"photo"}]"#)
    #expect(written([#""a":"#, #""b":"#]).value == #"[{"type":"photo","a":{"url":"u"},"b":{"url":"u"}}]"#)
    for keys: [StaticString] in [[#""type":"#], [#""a":"#, #""type":"#, #""b":"#], [#""t\u0079pe":"#]] {
      let problem = written(keys).problem
      #expect(
        problem?.hasPrefix("mismatch at [0].type: expected only keys that no other rule takes, found the key") == true)
    }
  }

  @Test(arguments: [0, 1, 2]) func needsAnObject(_ kind: Int) {
    let failed = writing { kv throws(CodingFailure) in
      kv.beginObject()
      kv.key(#""media":"#)
      let start = kv.beginPrefixMembers(#""type":"photo","#)
      switch kind {
      case 0: kv.string("{")
      case 1: kv.null()
      default:
        kv.beginArray()
        photo(&kv)
        kv.endArray()
      }
      try kv.endPrefixMembers(start)
    }
    #expect(
      failed.problem == "mismatch at media: expected a value that is written as an object, found another value")
  }

  @Test func writesJSONInAString() {
    let text = writing { kv throws(CodingFailure) in
      kv.beginArray()
      try kv.jsonText { (kv: inout JSONWriter) throws(CodingFailure) in kv.string("a\"\n") }
      try kv.jsonText { (kv: inout JSONWriter) throws(CodingFailure) in
        kv.beginArray()
        kv.int(1)
        try kv.jsonText { (kv: inout JSONWriter) throws(CodingFailure) in kv.null() }
        kv.endArray()
      }
      kv.endArray()
    }
    #expect(text.value == #"["\"a\\\"\\n\"","[1,\"null\"]"]"#)
    let failed = writing { kv throws(CodingFailure) in
      kv.beginObject()
      kv.key(#""x":"#)
      try kv.jsonText { (kv: inout JSONWriter) throws(CodingFailure) in
        kv.beginObject()
        kv.key(#""y":"#)
        try kv.double(.nan)
      }
    }
    #expect(failed.problem?.hasPrefix("range at x.y: expected a number") == true)
  }
}
