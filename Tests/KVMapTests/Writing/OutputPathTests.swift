import Testing

@_spi(Generated) @testable import KVMap

@Suite struct OutputPathTests {
  /// The path at which a writer failed.
  private func path(_ write: (inout JSONWriter) throws(CodingFailure) -> Void) -> String? {
    var writer = JSONWriter()
    do {
      try write(&writer)
      return nil
    } catch {
      return writer.documentPath()
    }
  }

  @Test func theRootIsTheEmptyPath() {
    #expect(path { kv throws(CodingFailure) in try kv.double(.nan) } == "")
  }

  @Test func namesKeysAndPositions() {
    let found = path { kv throws(CodingFailure) in
      kv.beginObject()
      kv.key(#""done":"#)
      kv.value(["a": [1, ["b": 2]], "c": "x]},{["])
      kv.key(#""users":"#)
      kv.beginArray()
      kv.object(["x": 1])
      kv.beginArray()
      kv.endArray()
      kv.beginObject()
      kv.entryKey("first.name")
      kv.beginArray()
      kv.int(1)
      try kv.double(.infinity)
    }
    #expect(found == #"users[2]."first.name"[1]"#)
  }

  @Test(arguments: [
    ("plain_1", "plain_1"), ("1st", #""1st""#), ("", #""""#), ("a b", #""a b""#), ("é", #""é""#), ("@id", "@id"),
    ("$text", "$text"), ("$other", #""$other""#), ("a\"b\\", #""a\"b\\""#), ("a\nb\u{1}\u{7F}", #""a\nb\u0001\u007f""#),
  ])
  func quotesKeysThatAreNoNames(_ key: String, _ text: String) {
    let found = path { kv throws(CodingFailure) in
      kv.beginObject()
      kv.entryKey(key)
      try kv.float(.nan)
    }
    #expect(found == text)
  }

  @Test func aGatheredMemberHasThePathThatItWouldHaveInTheDocument() {
    let paths: StaticString = "distance\tdist\npoint\tlatitude\tgeo.\"la t\"\npoint\tlist\tgeo_list"
    func location(_ kv: inout JSONWriter, _ distance: Double, _ latitude: Double, _ element: Double)
      throws(CodingFailure)
    {
      _ = kv.capture(paths)
      kv.beginObject()
      kv.key(#""distance":"#)
      try kv.double(distance)
      kv.key(#""point":"#)
      kv.beginObject()
      kv.key(#""latitude":"#)
      try kv.double(latitude)
      kv.key(#""list":"#)
      kv.beginArray()
      kv.null()
      try kv.double(element)
    }
    for (distance, latitude, element, expected) in [
      (Double.nan, 0.0, 0.0, "home[1].dist"), (0, .nan, 0, #"home[1].geo."la t""#), (0, 0, .nan, "home[1].geo_list[1]"),
    ] {
      let found = path { kv throws(CodingFailure) in
        kv.beginObject()
        kv.key(#""home":"#)
        kv.beginArray()
        kv.null()
        try location(&kv, distance, latitude, element)
      }
      #expect(found == expected)
    }
    #expect(path { kv throws(CodingFailure) in try location(&kv, .nan, 0, 0) } == "dist")
    let inside = path { kv throws(CodingFailure) in
      kv.beginObject()
      kv.key(#""id":"#)
      kv.int(1)
      try location(&kv, .nan, 0, 0)
    }
    #expect(inside == "dist")
  }

  @Test func anUnnamedMemberOfAGatheredValueKeepsItsOwnKey() {
    let found = path { kv throws(CodingFailure) in
      _ = kv.capture()
      kv.beginObject()
      kv.key(#""a":"#)
      try kv.double(.nan)
    }
    #expect(found == "a")
    let value = path { kv throws(CodingFailure) in
      kv.beginObject()
      kv.key(#""place":"#)
      let start = kv.capture("a\tb")
      kv.int(1)
      _ = try kv.endCapture(start)
    }
    #expect(value == "place")
  }

  /// The key of the property may be written before or after the call.
  @Test(arguments: [true, false])
  func keysInsideAHiddenValueAreNotShown(isKeyFirst: Bool) {
    let found = path { kv throws(CodingFailure) in
      kv.beginObject()
      kv.key(#""users":"#)
      kv.beginArray()
      kv.beginObject()
      kv.key(#""name":"#)
      kv.string("Ada")
      if isKeyFirst { kv.key(#""tokens":"#) }
      kv.hideValues(true)
      if !isKeyFirst { kv.key(#""tokens":"#) }
      kv.beginObject()
      kv.entryKey("marker")
      kv.beginArray()
      kv.int(1)
      try kv.double(.nan)
    }
    #expect(found == #"users[0].tokens."…"[1]"#)
  }

  @Test func keysAreShownAgainAfterAHiddenValue() {
    let found = path { kv throws(CodingFailure) in
      kv.beginObject()
      kv.key(#""pin":"#)
      kv.hideValues(true)
      kv.int(1)
      kv.hideValues(false)
      kv.key(#""rates":"#)
      kv.beginObject()
      kv.entryKey("eur")
      try kv.double(.nan)
    }
    #expect(found == "rates.eur")
  }

  @Test func aHiddenValueThatIsGatheredShowsItsPlacesOnly() {
    let found = path { kv throws(CodingFailure) in
      _ = kv.capture("rates\tbank.rates")
      kv.hideValues(true)
      kv.beginObject()
      kv.key(#""rates":"#)
      kv.beginObject()
      kv.entryKey("marker")
      try kv.double(.nan)
    }
    #expect(found == #"bank.rates."…""#)
  }
}
