import KVMapXML
import Testing

@testable import KVMap
@testable import KVMapPropertyList

/// The intermediate form of an XML property list, or the failure.
func notation(ofXML document: String, depth: Int = 128) -> Result<String, TranscodingFailure> {
  notation(ofXML: Array(document.utf8), depth: depth)
}

func notation(ofXML document: [UInt8], depth: Int = 128) -> Result<String, TranscodingFailure> {
  document.withUnsafeBufferPointer { notation(ofXML: $0, depth: depth) }
}

func notation(ofXML bytes: UTF8Bytes, depth: Int) -> Result<String, TranscodingFailure> {
  var writer = JSONWriter.writing(.propertyList, capacity: 64)
  do throws(TranscodingFailure) {
    let document = try XMLSource(bytes)
    try XMLPropertyListReader.read(document.text, depth: depth, to: &writer)
    return .success(writer.withNotation { String(decoding: $0, as: UTF8.self) })
  } catch {
    return .failure(error)
  }
}

@Suite struct XMLReaderTests {
  private func read(_ value: String, depth: Int = 128) throws -> String {
    try notation(ofXML: "<plist version=\"1.0\">\(value)</plist>", depth: depth).get()
  }

  private func failure(_ value: String) -> TranscodingFailure? { failure(document: "<plist>\(value)</plist>") }

  private func failure(document: String) -> TranscodingFailure? {
    guard case .failure(let failure) = notation(ofXML: document) else { return nil }
    return failure
  }

  @Test(arguments: [
    ("<true/>", "true"), ("<false />", "false"), ("<true> </true>", "true"),
    ("<string>a b</string>", #""a b""#), ("<string/>", "\"\""), ("<string></string>", "\"\""),
    ("<string >x</string\n>", #""x""#), ("<string> \n</string>", #"" \n""#),
    ("<string>&lt;&amp;&gt;&quot;&apos;</string>", #""<&>\"'""#),
    ("<string>&#65;&#x1F600;&#13;</string>", #""A😀\r""#),
    ("<string>a<![CDATA[<b>&amp;]]]]>c</string>", #""a<b>&amp;]]c""#),
    ("<string>a<!-- no -->b<?no no?></string>", #""ab""#), ("<string>a]b]]c</string>", #""a]b]]c""#),
    ("<string>a\r\nb\rc\u{FEFF}</string>", #""a\r\nb\rc\#u{FEFF}""#),
    ("<integer>0</integer>", "0"), ("<integer> -12\n</integer>", "-12"), ("<integer>+7</integer>", "7"),
    ("<integer>007</integer>", "7"), ("<integer>-00</integer>", "-0"),
    ("<integer>99999999999999999999</integer>", "99999999999999999999"),
    ("<real>1.50</real>", "1.50"), ("<real>-2e10</real>", "-2e10"), ("<real>+1</real>", "1.0"),
    ("<real>.5</real>", "0.5"),
    ("<real>1.</real>", "1.0"), ("<real>-0</real>", "-0.0"), ("<real>1E3</real>", "1E3"),
    ("<real>00.5E+3</real>", "0.5E+3"), ("<real>-.5</real>", "-0.5"),
    ("<real>nan</real>", #""\/Xnan""#), ("<real>+Infinity</real>", #""\/Xinfinity""#),
    ("<real>-inf</real>", #""\/X-infinity""#),
    ("<date>2001-01-01T00:00:05Z</date>", #""\/D5""#), ("<date> 1970-01-01T00:00:00Z </date>", #""\/D-978307200""#),
    ("<data>AAEC</data>", #""\/BAAEC""#), ("<data>\n\tAA\n\tEC\n</data>", #""\/BAAEC""#), ("<data/>", #""\/B""#),
    ("<data> </data>", #""\/B""#),
    ("<array/>", "[]"), ("<dict/>", "{}"), ("<array></array>", "[]"), ("<dict> </dict>", "{}"),
    ("<array><true/><array><false/></array></array>", "[true,[false]]"),
    ("<dict><key>a</key><integer>1</integer>\n<key>b&amp;c</key> <dict/></dict>", #"{"a":1,"b&c":{}}"#),
    ("<dict><key/><true/><key></key><false/></dict>", #"{"":true,"":false}"#),
    (" <!-- one --><?target two?> <true/><!-- three -->\n", "true"),
    ("<array><!-- - --><true/><?x?></array>", "[true]"),
    ("<dict><!-- a --><key>k</key><!-- b --><true/><!-- c --></dict>", #"{"k":true}"#),
  ])
  func readsValues(value: String, notation: String) throws {
    #expect(try read(value) == notation)
  }

  @Test(arguments: [
    "<plist><true/></plist>", "\u{FEFF}<plist><true/></plist>", "<?xml version='1.0'?>\n<plist><true/></plist>\n",
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?><!-- x --><!DOCTYPE plist><plist version=\"1.0\"><true/></plist>",
    "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" 'a>b'>\n<plist a='1' b = \"2\"><true/></plist><!-- --><?x?>",
    "<plist ><true/></plist >", "<plist a='&lt;'><true/></plist>",
  ])
  func readsDocuments(document: String) throws {
    #expect(try notation(ofXML: document).get() == "true")
  }

  @Test(arguments: [
    // Invalid values.
    "<integer>0x1F</integer>", "<integer>1.0</integer>", "<integer/>", "<integer> </integer>", "<integer>1 2</integer>",
    "<integer>--1</integer>", "<integer>-</integer>", "<real>abc</real>", "<real/>", "<real>0x1p3</real>",
    "<real>.</real>", "<real>1e</real>", "<real>1,5</real>", "<real>nano</real>",
    "<date>2020-13-45T99:00:00Z</date>", "<date>2001-02-29T00:00:00Z</date>", "<date>2001-01-01</date>", "<date/>",
    "<date>2001-01-01T00:00:00+00:00</date>", "<date>2001-01-01T00:00:00.5Z</date>",
    "<date>201-01-01T00:00:00Z</date>", "<date>+2001-01-01T00:00:00Z</date>", "<date>-01-01-01T00:00:00Z</date>",
    "<date>0000-02-30T00:00:00Z</date>", "<date>-0001-02-29T00:00:00Z</date>", "<date>2001-01-01T00:00Z</date>",
    "<date>99999999999-01-01T00:00:00Z</date>",
    "<data>@@@</data>", "<data>AAE</data>", "<data>AA=A</data>", "<data>A===</data>", "<data>AAF=</data>",
    // Dictionaries.
    "<dict><key>a</key></dict>", "<dict><integer>1</integer></dict>", "<dict><key>a</key><key>b</key></dict>",
    "<dict><true/></dict>", "<dict><key>a</key><true/><true/></dict>", "<dict>x</dict>", "<key>a</key>",
    "<array><key>a</key></array>", "<dict><key>a<b/></key><true/></dict>",
    // Elements.
    "", "x", "<true/><true/>", "<foo/>", "<set/>", "<stringstring/>", "<plist><true/></plist>",
    "<string x='1'>a</string>",
    "<string>a<b/></string>", "<true>x</true>", "<array>x</array>", "<array><true/>", "<string>a", "<string", "<",
    "<tru",
    "<array></dict>", "<dict></array>", "<string>a</key>", "<true/", "<array/ >", "<True/>",
    // Text.
    "<string>]]></string>", "<string>&nbsp;</string>", "<string>&amp</string>", "<string>&#0;</string>",
    "<string>&#xD800;</string>", "<string>&#xFFFE;</string>", "<string>&#x110000;</string>", "<string>&#;</string>",
    "<string>&#x;</string>", "<string>&#99999999999999999999;</string>", "<string>\u{1}</string>",
    "<string>\u{FFFF}</string>", "<string><![CDATA[\u{FFFE}]]></string>", "<string><![CDATA[\u{0}]]></string>",
    "<string><![CDATA[a</string>", "<string>a<!-- b -- c --></string>", "<string><!-- b",
    "<!-- -- --><true/>", "<?xml version='1.0'?><true/>", "<??><true/>", "<?x", "<!-- \u{2} --><true/>",
    "<!DOCTYPE plist><true/>",
  ])
  func refusesWhatIsNoPropertyList(value: String) throws {
    let failure = try #require(self.failure(value))
    #expect(failure.kind == .syntax)
    #expect(failure.offset >= 7)
    #expect(!failure.expected.isEmpty && !failure.found.isEmpty)
  }

  @Test(arguments: [
    "", " ", "hello", "<plist", "<plist/>", "<plist>", "<plist></plist>", "<plist><true/>", "<plist><true/></plist>x",
    "<plist><true/></plist><plist><true/></plist>", "<plist><true/></plist>\u{0}", "<true/>", "<PLIST><true/></PLIST>",
    " <?xml version='1.0'?><plist><true/></plist>", "<?xml version='1.0'?", "<?XML?><plist><true/></plist>",
    "<!DOCTYPE plist [<!ENTITY a 'b'>]><plist><true/></plist>", "<!DOCTYPE plist", "<!DOCTYPE plist PUBLIC \"x",
    "<!DOCTYPE plist><!DOCTYPE plist><plist><true/></plist>", "<plist a><true/></plist>",
    "<plist a='1' a='2'><true/></plist>",
    "<plist a='1'b='2'><true/></plist>", "<plist a=1><true/></plist>", "<plist a='<'><true/></plist>",
    "<plist a='", "<plist a='\u{1}'><true/></plist>", "<plist 1='\u{1}'", "<plists><true/></plists>",
    "<!DOCTYPE plist '\u{1}'><plist><true/></plist>", "<!DOCTYPE plist \u{1}><plist><true/></plist>",
  ])
  func refusesWhatIsNoDocument(document: String) throws {
    #expect(try #require(failure(document: document)).kind == .syntax)
  }

  @Test func saysWhereAndWhat() {
    #expect(
      failure("<integer>0x1F</integer>")
        == TranscodingFailure(
          .syntax, at: 7, expected: "an integer in decimal digits", found: "a text of 4 characters"))
    #expect(failure("<data>!</data>")?.found == "a text of 1 character")
    #expect(failure("<date/>")?.found == "an empty text")
    #expect(failure("<foo/>")?.found == #""<foo/>""#)
    #expect(failure("<array>some text</array>")?.found == #"the character "s""#)
    #expect(failure("<string>a<b></string>")?.found == #"the character "<""#)
    #expect(failure("<string>a")?.found == #""</plist>""#)
    #expect(failure(document: "<plist><array>")?.found == "the end of the input")
    #expect(failure("<dict><key>a</key></dict>")?.offset == 25)
  }

  @Test func textIsUTF8() {
    var document = Array("<plist><string>x</string></plist>".utf8)
    document[15] = 0xFF
    guard case .failure(let failure) = notation(ofXML: document) else {
      Issue.record("accepted")
      return
    }
    #expect(failure == TranscodingFailure(.encoding, at: 15, expected: "UTF-8", found: "the byte 0xFF"))
  }

  @Test func whatIsTooDeepIsEmpty() throws {
    let nested = { (count: Int) in
      String(repeating: "<array>", count: count) + "<true/>" + String(repeating: "</array>", count: count)
    }
    #expect(try read(nested(3), depth: 3) == "[[[true]]]")
    #expect(try read(nested(4), depth: 3) == "[[[[]]]]")
    #expect(try read(nested(100_000), depth: 3) == "[[[[]]]]")
    let dictionaries = "<array><dict><key>a</key><dict><key>b</key><true/></dict></dict><false/></array>"
    #expect(try read(dictionaries, depth: 2) == #"[{"a":{}},false]"#)
    #expect(failure(String(repeating: "<array>", count: 100_000))?.kind == .syntax)
  }

  @Test func valuesHaveTheirPlaces() throws {
    let document = Array("<plist><dict><key>a</key><array><true/></array></dict></plist>".utf8)
    var places: [[Int]] = []
    var writer = JSONWriter.writing(.propertyList, capacity: 64)
    try document.withUnsafeBufferPointer { bytes throws in
      try XMLPropertyListReader.read(bytes, depth: 8, to: &writer) { places.append([$0, $1]) }
    }
    // {"a":[true]}
    #expect(places == [[0, 7], [1, 13], [5, 25], [6, 32]])
  }

  @Test func damagedDocumentsNeverCrash() {
    let document = Array(
      """
      <?xml version="1.0"?><!DOCTYPE plist><plist a="1"><dict><key>a&amp;</key><array><integer>1</integer>\
      <real>2.5</real><string>x<![CDATA[y]]><!-- z --></string></array><key>d</key><date>2001-01-01T00:00:00Z</date>\
      <key>e</key><data>AAEC</data></dict></plist>
      """.utf8)
    for place in document.indices {
      for byte in Array("<>&;]/\"' ax1-![\0\u{7F}".utf8) + [0x80, 0xEF, 0xFF] {
        var damaged = document
        damaged[place] = byte
        _ = notation(ofXML: damaged, depth: 4)
        damaged.insert(byte, at: place)
        _ = notation(ofXML: damaged, depth: 4)
      }
      guard case .failure = notation(ofXML: Array(document[..<place])) else {
        Issue.record("accepted the first \(place) bytes")
        continue
      }
    }
  }
}
