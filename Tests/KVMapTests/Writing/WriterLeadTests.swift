import Testing

@testable import KVMap

@Suite struct WriterLeadTests {
  private func photo(_ kv: inout Writer) {
    kv.open()
    kv.key(#""url":"#)
    kv.string("u")
    kv.close()
  }

  @Test func leadsTheNextObjectOnly() {
    let text = writing { kv throws(Failure) in
      kv.openArray()
      let start = kv.lead(#""type":"photo","#)
      photo(&kv)
      try kv.endLead(start)
      photo(&kv)
      let empty = kv.lead(#""type":"none","#)
      kv.open()
      kv.close()
      try kv.endLead(empty)
      kv.closeArray()
    }
    #expect(text.value == #"[{"type":"photo","url":"u"},{"url":"u"},{"type":"none"}]"#)
  }

  /// A class hierarchy inside a union: both write a discriminator to one object.
  @Test func leadsTwice() {
    let text = writing { kv throws(Failure) in
      let outer = kv.lead(#""type":"animal","#)
      let inner = kv.lead(#""kind":"cat","#)
      photo(&kv)
      try kv.endLead(inner)
      try kv.endLead(outer)
    }
    #expect(text.value == #"{"type":"animal","kind":"cat","url":"u"}"#)
  }

  @Test func leadsNothingThatIsWrittenToBeMoved() {
    let text = writing { kv throws(Failure) in
      let start = kv.lead(#""type":"photo","#)
      let capture = kv.capture()
      photo(&kv)
      var captured = try kv.endCapture(capture)
      kv.open()
      kv.member(&captured, #""link":"#, keys: "url")
      kv.key(#""text":"#)
      try kv.jsonText { (kv: inout Writer) throws(Failure) in photo(&kv) }
      kv.close()
      try kv.endLead(start)
    }
    #expect(text.value == #"{"type":"photo","link":"u","text":"{\"url\":\"u\"}"}"#)
  }

  @Test func standsOnce() {
    func written(_ keys: [StaticString]) -> Result<String, Problem> {
      writing { kv throws(Failure) in
        kv.openArray()
        let start = kv.lead(#""type":"photo","#)
        kv.open()
        for key in keys {
          kv.key(key)
          photo(&kv)
        }
        kv.close()
        try kv.endLead(start, once: "type")
        kv.closeArray()
      }
    }
    #expect(written([]).value == #"[{"type":"photo"}]"#)
    #expect(written([#""a":"#, #""b":"#]).value == #"[{"type":"photo","a":{"url":"u"},"b":{"url":"u"}}]"#)
    for keys: [StaticString] in [[#""type":"#], [#""a":"#, #""type":"#, #""b":"#], [#""t\u0079pe":"#]] {
      let problem = written(keys).problem
      #expect(problem?.hasPrefix("mismatch at [0].type: expected only keys that no other rule takes, found the key") == true)
    }
  }

  @Test(arguments: [0, 1, 2]) func needsAnObject(_ kind: Int) {
    let failed = writing { kv throws(Failure) in
      kv.open()
      kv.key(#""media":"#)
      let start = kv.lead(#""type":"photo","#)
      switch kind {
      case 0: kv.string("{")
      case 1: kv.null()
      default:
        kv.openArray()
        photo(&kv)
        kv.closeArray()
      }
      try kv.endLead(start)
    }
    #expect(
      failed.problem == "mismatch at media: expected a value that is written as an object, found another value")
  }

  @Test func writesJSONInAString() {
    let text = writing { kv throws(Failure) in
      kv.openArray()
      try kv.jsonText { (kv: inout Writer) throws(Failure) in kv.string("a\"\n") }
      try kv.jsonText { (kv: inout Writer) throws(Failure) in
        kv.openArray()
        kv.int(1)
        try kv.jsonText { (kv: inout Writer) throws(Failure) in kv.null() }
        kv.closeArray()
      }
      kv.closeArray()
    }
    #expect(text.value == #"["\"a\\\"\\n\"","[1,\"null\"]"]"#)
    let failed = writing { kv throws(Failure) in
      kv.open()
      kv.key(#""x":"#)
      try kv.jsonText { (kv: inout Writer) throws(Failure) in
        kv.open()
        kv.key(#""y":"#)
        try kv.double(.nan)
      }
    }
    #expect(failed.problem?.hasPrefix("range at x.y: expected a number") == true)
  }
}
