import Foundation
import KVMap
import KVMapXML
import Testing

/// How values are written as XML.
@Suite struct WritingTests {
  @Test func attributesTextAndChildren() throws {
    let item = Item(name: "a\"<&>\n\t\r", text: "x ]]> <&\r\n", inner: [Item(name: "b"), Item(name: "c", text: "")])
    let text = try item.xmlString()
    #expect(
      text == "<Item name=\"a&quot;&lt;&amp;&gt;&#10;&#9;&#13;\">x ]]&gt; &lt;&amp;&#13;\n<inner name=\"b\"/>"
        + "<inner name=\"c\"/></Item>")
    let leaf = Item(name: "a\"<&>\n\t\r", text: " x ]]> <&\r\n ")
    #expect(try Item(xml: try leaf.xmlBytes()) == leaf)
  }

  @Test func aDeclarationIfThatIsWanted() throws {
    #expect(
      try Tag(name: "x").xmlString(.declaration)
        == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Tag><name>x</name></Tag>")
    #expect(try Tag(name: "x").xmlData() == Data("<Tag><name>x</name></Tag>".utf8))
    #expect(try Tag.Short.string(Tag(name: "x"), as: .xml) == "<Tag n=\"x\"/>")
    #expect(try Tag.Short.data(Tag(name: "x"), as: .xml(.declaration)).count > 40)
  }

  @Test func scalarsAndNothing() throws {
    let value = Scalars(int: -1, bool: true, text: "", date: Date(timeIntervalSince1970: 0), letter: "é", color: .green)
    #expect(
      try value.xmlString()
        == "<Scalars><int>-1</int><bool>true</bool><text/><date>1970-01-01T00:00:00Z</date><letter>é</letter>"
        + "<color>green</color></Scalars>")
    #expect(try Scalars(xml: try value.xmlBytes()) == value)
    #expect(try 7.xmlString() == "<Int>7</Int>")
    #expect(try Page<Int>(items: [1, 2], next: nil).xmlString() == "<Page><item>1</item><item>2</item></Page>")
  }

  @Test func attributesStandInTheTagWhereverTheirMemberStands() throws {
    let value: JSONValue = ["b": ["@c": "x", "d": [1, ["@e": 1, "f": .null]]], "@a": true, "@n": .null]
    #expect(
      try Anything(value: value).xmlString()
        == "<Anything a=\"true\"><b c=\"x\"><d>1</d><d e=\"1\"><f/></d></b></Anything>")
  }

  @Test func namespacesAndTheDocumentsElement() throws {
    let feed = Feed(title: "t", note: "n", link: "l", kind: "k")
    let text = try feed.xmlString()
    #expect(
      text == "<atom:feed xmlns=\"http://example.org/plain\" xmlns:atom=\"http://example.org/atom\">"
        + "<atom:title>t</atom:title>"
        + "<note>n</note><atom:link href=\"l\" atom:kind=\"k\"/></atom:feed>")
    #expect(try Feed(xml: text) == feed)
    #expect(try Base(xml: "<base id='1'/>").xmlString() == "<base id=\"1\"/>")
    #expect(try Derived(xml: "<any id='1'/>").xmlString() == "<Derived id=\"1\"/>")
    #expect(
      try Rooted(title: "t").xmlString()
        == "<Rooted><rss><channel><title>t</title></channel></rss></Rooted>")
  }

  /// A tree, the path of the value that cannot be written, and what is expected there.
  private static let misplaced: [(tree: JSONValue, path: String, expected: String)] = [
    (["a b": 1], "\"a b\"", "a key that is a name in XML"), (["": 1], "\"\"", "a key that is a name in XML"),
    (["1a": 1], "\"1a\"", "a key that is a name in XML"),
    (["a:b": 1], "\"a:b\"", "a key whose prefix the mapping declares with xmlns"),
    (["a:b:c": 1], "\"a:b:c\"", "a key that is a name in XML"), ([":a": 1], "\":a\"", "a key that is a name in XML"),
    (["@": 1], "\"@\"", "a key that is a name in XML"),
    (["@xmlns": "u"], "@xmlns", "a key other than xmlns, which the setting xmlns of the mapping writes"),
    (["xmlns:a": "u"], "\"xmlns:a\"", "a key other than xmlns, which the setting xmlns of the mapping writes"),
    (["a": [[1]]], "a[0]", "an object or a text: XML has no arrays of arrays"),
    (["@a": [1]], "@a", "a text for the attribute"),
    (["@a": ["b": 1]], "@a", "a text for the attribute"), (["$text": [1]], "$text", "a text"),
    (["$text": [:]], "$text", "a text"),
    (["a": "\u{1}"], "a", "characters that XML allows"), (["@a": "\u{0}"], "@a", "characters that XML allows"),
    (["$text": "\u{FFFF}"], "$text", "characters that XML allows"),
    (["a": ["x", "\u{FFFE}"]], "a[1]", "characters that XML allows"),
  ]

  @Test(arguments: misplaced.indices)
  func whatXMLHasNoPlaceFor(_ row: Int) throws {
    let (tree, path, expected) = Self.misplaced[row]
    let problem = try #require(throws: MappingError.self) {
      try Anything(value: tree).xmlBytes()
    }.problems[0]
    #expect(problem.kind == .mismatch)
    #expect(problem.path == path)
    #expect(problem.expected == expected)
    #expect(problem.operation == .encoding)
  }

  @Test func aDocumentIsOneElement() throws {
    let problem = try #require(throws: MappingError.self) { try [1, 2].xmlBytes() }.problems[0]
    #expect(problem.expected == "an object or a text: an XML document is one element")
    #expect(problem.path == "")
  }

  @Test func whatCannotBeWrittenAsJSONCannotBeWrittenHere() throws {
    #expect(throws: MappingError.self) { try Circle(radius: .infinity).xmlBytes() }
  }

  /// Random trees that XML can represent are unchanged when they are read again.
  @Test func whatIsWrittenIsReadAgain() throws {
    var random = Numbers(seed: 7)
    for _ in 0..<300 {
      let object = Self.element(&random, depth: 0)
      let text = try Anything(value: .object(object)).xmlBytes()
      #expect(try Anything(xml: text).value == .object(object), "\(String(decoding: text, as: UTF8.self))")
    }
  }

  private static func element(_ random: inout Numbers, depth: Int) -> JSONObject {
    var object = JSONObject()
    let texts = ["x", " a ", "<&>\"'", "é\u{1F600}", "]]>", "\r\n\t", ""]
    for name in ["@a", "@b", "@d"] where random.next(3) == 0 {
      object[name] = .string(texts[random.next(texts.count)])
    }
    let children = depth < 4 ? random.next(4) : 0
    for index in 0..<children {
      let values = (0...random.next(3)).map { _ -> JSONValue in
        let inner = Self.element(&random, depth: depth + 1)
        // An element that contains only text is represented by that text.
        let isText = inner.isEmpty || Array(inner.keys) == ["$text"]
        return isText ? .string(inner["$text"]?.stringValue ?? "") : .object(inner)
      }
      object["c\(index)"] = values.count == 1 ? values[0] : .array(values)
    }
    if children == 0 { object["$text"] = .string(texts[random.next(texts.count)]) }
    if depth == 0, Array(object.keys) == ["$text"] { object["@z"] = "z" }
    return object
  }
}

/// A small seeded generator (splitmix64).
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
    return Int((word ^ word >> 31) % UInt64(max(bound, 1)))
  }
}
