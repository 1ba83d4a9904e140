import KVMap
import KVMapXML
import Testing

/// Documents in other encodings, and positions in them.
@Suite struct EncodingTests {
  private static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    let units = [0xfeff] + Array(text.utf16)
    return units.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xff)]
      return isBigEndian ? bytes : bytes.reversed()
    }
  }

  @Test(arguments: [true, false])
  func utf16IsReadByItsMark(isBigEndian: Bool) throws {
    let text = "<?xml version='1.0' encoding='UTF-16'?>\n<t lang='é'>\u{1F600}€</t>"
    #expect(try Title(xml: Self.utf16(text, isBigEndian: isBigEndian)) == Title(lang: "é", text: "\u{1F600}€"))
    let own = text.replacing("UTF-16", with: isBigEndian ? "utf-16be" : "utf-16le")
    #expect(try Title(xml: Self.utf16(own, isBigEndian: isBigEndian)).lang == "é")
    let other = Title.decodeCollectingProblems(
      xml: Self.utf16(text.replacing("UTF-16", with: "UTF-8"), isBigEndian: isBigEndian))
    #expect(other.problems.map(\.kind) == [.encoding])
    #expect(other.problems.map(\.offset) == [2 + 2 * 30])
    // Characters before the error count as their number of code units.
    let broken = text.replacing("1.0", with: "é\u{1F600}").replacing("UTF-16", with: "UTF-8")
    #expect(
      Title.decodeCollectingProblems(xml: Self.utf16(broken, isBigEndian: isBigEndian)).problems.map(\.offset) == [
        2 + 2 * 30
      ])
  }

  @Test func placesInUTF16AreBytesOfTheDocument() throws {
    let text = "<r text='\u{1F600}'>\n<int>x</int></r>"
    let problem = try #require(
      Required.decodeCollectingProblems(xml: Self.utf16(text, isBigEndian: true)).problems.first)
    // After the byte order mark, one unit for each character except the one that has two.
    #expect(problem.offset == 2 + 2 * (9 + 2 + 2 + 1 + 5))
    #expect((problem.line, problem.column) == (2, 6))
  }

  @Test func latin1AndASCIIByDeclaration() throws {
    let head = "<?xml version='1.0' encoding='ISO-8859-1'?><r text='"
    let latin1 = Array(head.utf8) + [0xe9] + Array("'>\n<int>x</int></r>".utf8)
    let problem = try #require(Required.decodeCollectingProblems(xml: latin1).problems.first)
    #expect(problem.path == "int")
    #expect((problem.line, problem.column) == (2, 6))
    #expect(problem.offset == latin1.count - 11)
    let right = Array("<?xml version='1.0' encoding='latin1'?><t>".utf8) + [0xe9, 0xff] + Array("</t>".utf8)
    #expect(try Title(xml: right).text == "éÿ")
    #expect(try Title(xml: "<?xml version='1.0' encoding='us-ascii'?><t>x</t>").text == "x")
    let broken = Array("<?xml version='1.0' encoding='US-ASCII'?><t>".utf8) + [0xe9] + Array("</t>".utf8)
    #expect(Title.decodeCollectingProblems(xml: broken).problems.map(\.kind) == [.encoding])
    #expect(Title.decodeCollectingProblems(xml: broken).problems.map(\.offset) == [44])
  }

  /// Other processing instructions may have a name that begins with `xml`.
  @Test(arguments: ["xml-stylesheet href='a.css'", "xml-model", "xmlx", "XML-x"])
  func onlyTheDeclarationNamesTheEncoding(instruction: String) throws {
    for encoding in ["iso-8859-1", "us-ascii", "utf-16", "foo"] {
      let text = "<?\(instruction) encoding=\"\(encoding)\"?><t lang='é'>ü</t>"
      #expect(try Title(xml: text) == Title(lang: "é", text: "ü"))
      #expect(try Title(xml: "\u{FEFF}" + text) == Title(lang: "é", text: "ü"))
      #expect(try Title(xml: Self.utf16(text, isBigEndian: true)) == Title(lang: "é", text: "ü"))
    }
    for blank in [" ", "\t", "\n", "\r"] {
      let latin1 = Array("<?xml\(blank)version='1.0' encoding='latin1'?><t>".utf8) + [0xe9] + Array("</t>".utf8)
      #expect(try Title(xml: latin1).text == "é")
    }
  }

  @Test func otherEncodingsAreRefusedByName() throws {
    for name in ["utf-7", "UTF-32", "windows-1252", "EBCDIC-CP-US", "UTF-16", "iso-8859-15"] {
      let problem = try #require(
        Title.decodeCollectingProblems(xml: "<?xml version='1.0' encoding=\"\(name)\"?><t>x</t>").problems.first)
      #expect(problem.kind == .encoding)
      #expect(problem.found == "the encoding \"\(name)\"")
      #expect(problem.offset == 30)
    }
    let starts: [[UInt8]] = [
      [0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0], [0, 0, 0xfe, 0xff], [0x3c, 0, 0x3f, 0], [0, 0x3c, 0, 0x3f],
      [0x4c, 0x6f, 0xa7, 0x94],
      [0, 0, 0, 0x3c], [0x3c, 0, 0, 0], [0xff, 0xfe, 0x3c], [0xfe, 0xff, 0xd8, 0], [0xfe, 0xff, 0xdc, 0, 0, 0x3c],
      [0xef, 0xbb, 0xbf] + Array("<?xml version='1.0' encoding='latin1'?><a/>".utf8),
    ]
    for start in starts {
      #expect(Title.decodeCollectingProblems(xml: start).problems.map(\.kind) == [.encoding], "\(start)")
    }
  }

  @Test func brokenUTF8IsToldWhereItStands() {
    for (head, tail) in [("<a", "/>"), ("<a b='", "'/>"), ("<a>x", "</a>"), ("<!--", "--><a/>")] {
      for bad: [UInt8] in [[0x80], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xe2, 0x82]] {
        let problems = Anything.decodeCollectingProblems(xml: Array(head.utf8) + bad + Array(tail.utf8)).problems
        #expect(problems.map(\.kind) == [.encoding])
        #expect(problems.first?.offset == head.utf8.count)
      }
    }
    // A document that is not UTF-8 has line numbers, too.
    #expect(Anything.decodeCollectingProblems(xml: Array("<a>\n\n x".utf8) + [0xff]).problems.map(\.line) == [3])
  }
}
