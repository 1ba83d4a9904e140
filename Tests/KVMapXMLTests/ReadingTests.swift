import Foundation
import KVMap
import KVMapXML
import Testing

/// How rules interpret elements, attributes and texts.
@Suite struct ReadingTests {
  @Test func scalarsAreTextWhateverTheFileSays() throws {
    let value = try Scalars(
      xml: """
        <s><int> 42 </int><small>7</small><double>1e2</double><decimal>0.10</decimal><bool>YES</bool><text> a b </text
          ><date>2012-04-14T00:20:07Z</date><url> http://x.org/a b </url
          ><uuid>6BA7B810-9DAD-11D1-80B4-00C04FD430C8</uuid>
          <letter>é</letter><color> red </color><stamp>14.4.2012</stamp><since>86400</since><trimmed>  t  </trimmed></s>
        """)
    #expect(value.int == 42)
    #expect(value.small == 7)
    #expect(value.double == 100)
    #expect(value.decimal == Decimal(string: "0.1"))
    #expect(value.bool == true)
    #expect(value.text == " a b ")
    #expect(value.date == Date(timeIntervalSince1970: 1_334_362_807))
    #expect(value.url?.absoluteString == "http://x.org/a%20b")
    #expect(value.uuid == UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"))
    #expect(value.letter == "é")
    #expect(value.color == .red)
    #expect(value.stamp == Date(timeIntervalSince1970: 1_334_361_600))
    #expect(value.since == Date(timeIntervalSince1970: 86_400))
    #expect(value.trimmed == "t")
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  @Test func spansAreRead() throws {
    let document = Array("<t lang='en'>a title</t>".utf8)
    #expect(try Title(from: document.span, as: .xml) == Title(xml: document))
    #expect(Title.decodeCollectingProblems(from: document.span, as: .xml).value?.text == "a title")
    var title = try Title(from: document.span, as: .xml)
    let other = Array("<t>another</t>".utf8)
    try title.update(from: other.span, as: .xml)
    #expect(title.text == "another")
    let broken = Array("<t>".utf8)
    #expect(throws: MappingError.self) { try title.update(from: broken.span, as: .xml) }
    #expect(title.text == "another")
  }

  /// The same with attributes: a scalar read from such an element is its text.
  @Test func attributesDoNotHideTheText() throws {
    let names = [
      "int", "small", "double", "decimal", "bool", "text", "date", "url", "uuid", "letter", "color", "stamp", "since",
      "trimmed",
    ]
    let texts = [
      "42", "7", "1.5", "0.1", "no", "x", "2012-04-14T00:20:07Z", "http://x.org",
      "6BA7B810-9DAD-11D1-80B4-00C04FD430C8", "é", "green", "14.4.2012", "86400", "t",
    ]
    let plain = zip(names, texts).map { "<\($0)>\($1)</\($0)>" }.joined()
    let dressed = zip(names, texts).map { "<\($0) a='1' b=\"2\">\($1)</\($0)>" }.joined()
    #expect(try Scalars(xml: "<s>\(plain)</s>") == Scalars(xml: "<s>\(dressed)</s>"))
    #expect(try Scalars(xml: "<s>\(dressed)</s>").letter == "é")
  }

  @Test func anEmptyOptionalIsNilUnlessItIsText() throws {
    let names = [
      "int", "small", "double", "decimal", "bool", "text", "date", "url", "uuid", "letter", "color", "stamp", "since",
      "trimmed",
    ]
    for form in ["<n/>", "<n></n>", "<n a=''/>", "<n> \n </n>", "<n a='1'> </n>"] {
      let elements = names.map { form.replacing("<n", with: "<\($0)").replacing("</n", with: "</\($0)") }
      let document = "<s>\(elements.joined())</s>"
      let value = try Scalars(xml: document)
      #expect(value.int == nil && value.small == nil && value.double == nil && value.decimal == nil)
      #expect(value.bool == nil && value.date == nil && value.url == nil && value.uuid == nil && value.letter == nil)
      #expect(value.stamp == nil && value.since == nil && value.color == nil, "\(form)")
      #expect(value.text != nil)
      #expect(value.trimmed == "")
    }
  }

  @Test func whatIsNoNumberIsToldWhereItStands() throws {
    let document = "<r text='x'>\n  <int>4 2</int>\n</r>"
    let problem = try #require(throws: MappingError.self) { try Required(xml: document) }.problems[0]
    #expect(problem.kind == .mismatch)
    #expect(problem.path == "int")
    #expect((problem.offset, problem.line, problem.column) == (20, 2, 8))
    #expect(problem.found == "the string \"4 2\"")
    #expect(problem.rule?.name == "Required.int")
    #expect(Required.decodeCollectingProblems(xml: document).problems == [problem])
  }

  /// An element with attributes is read as its text if a scalar is expected, in the text of problems too.
  @Test func theTextOfAnElementWithAttributesIsFound() throws {
    let document = """
      <s><int unit="m">4 2</int><date at="x">soon</date><bool b="1"/><url><a>1</a></url></s>
      """
    let problems = Scalars.decodeCollectingProblems(xml: document).problems
    #expect(
      problems.map { "\($0.path): \($0.found)" } == [
        "int: the string \"4 2\"", "date: the string \"soon\"", "url: an object",
      ])
    #expect(problems.first?.offset == 3)
    #expect(try Scalars(xml: "<s><int unit='m'> 42 </int></s>").int == 42)
  }

  @Test func emptyTextIsNoValueOfWhatIsRequired() throws {
    let problems = Required.decodeCollectingProblems(xml: "<r text=''><int/></r>").problems
    #expect(problems.map(\.kind) == [.mismatch])
    #expect(Required.decodeCollectingProblems(xml: "<r text=''/>").problems.map(\.kind) == [.missing])
  }

  @Test func entitiesReferencesAndCDATAAreText() throws {
    let value = try Required(
      xml: "<r text='&lt;&#x41;&#66;&apos;&quot;&amp;&gt;\n\t x'><int><![CDATA[4]]>2</int></r>")
    #expect(value == Required(int: 42, text: "<AB'\"&>   x"))
  }

  @Test func lineEndsAreNormalised() throws {
    #expect(try Title(xml: "<t>a\r\nb\rc\n&#13;</t>").text == "a\nb\nc\n\r")
    #expect(try Title(xml: "<t lang='a\r\nb\rc&#10;'>x</t>").lang == "a b c\n")
    #expect(try Title(xml: "<t><![CDATA[a\r\nb\r]]>\r</t>").text == "a\nb\n\n")
    #expect(try Title(xml: "<t> \r\n \r</t>").text == " \n \n")
  }
}

/// Elements that occur once, several times or not at all.
@Suite struct RepeatedElementTests {
  @Test func oneIsAnArrayOfOne() throws {
    let value = try Lists(
      xml: "<l><n>1</n><list><t>a</t></list><item name='x'>y</item><tag>q</tag><d>1.5</d><only name='o'/></l>")
    #expect(value.numbers == [1])
    #expect(value.texts == ["a"])
    #expect(value.items == [Item(name: "x", text: "y", inner: [])])
    #expect(value.tags == ["q"])
    #expect(value.doubles == [1.5])
    #expect(value.first == "1" && value.last == "1")
    #expect(value.names == ["x"])
    #expect(value.single?.name == "o")
  }

  @Test func severalKeepTheirOrder() throws {
    let value = try Lists(xml: "<l><n>1</n><n>2</n><n>3</n><item name='a'/><item name='b'><inner name='c'/></item></l>")
    #expect(value.numbers == [1, 2, 3])
    #expect(value.first == "1" && value.last == "3")
    #expect(value.items.map(\.name) == ["a", "b"])
    #expect(value.items[1].inner.map(\.name) == ["c"])
    #expect(value.names == ["a", "b"])
  }

  @Test func othersMayStandBetweenThem() throws {
    let value = try Lists(
      xml: """
        <l><item name='a'><inner name='i'/><x/><inner name='j'/></item><n>1</n><item name='b'/><tag>t</tag><n>2</n>
          <item name='c'/><n>3</n></l>
        """)
    #expect(value.numbers == [1, 2, 3])
    #expect(value.items.map(\.name) == ["a", "b", "c"])
    #expect(value.items[0].inner.map(\.name) == ["i", "j"])
  }

  @Test func placesAreThoseOfTheDocumentWhereverElementsMove() throws {
    let document = "<l><n>1</n>\n<tag>t</tag>\n<n>2</n>\n<tag>u</tag>\n<n>x</n></l>"
    let problem = try #require(Lists.decodeCollectingProblems(xml: document).problems.first)
    #expect(problem.path == "n[2]")
    #expect((problem.line, problem.column) == (5, 4))
  }

  @Test func severalWhereOneIsExpectedAreADuplicate() throws {
    for (document, path) in [
      ("<r text='x'><int>1</int>\n<int>2</int></r>", "int"),
      ("<l><n>1</n><only name='a'/>\n<only name='b'/></l>", "only"),
    ] {
      let problems =
        path == "int"
        ? Required.decodeCollectingProblems(xml: document).problems
        : Lists.decodeCollectingProblems(xml: document).problems
      #expect(problems.map(\.kind) == [.duplicateKey])
      #expect(problems.map(\.path) == [path])
      #expect(problems.map(\.line) == [2])
    }
  }

  @Test func elementsOfAnArrayAreNoArrays() throws {
    let problems = [[Int]].decodeCollectingProblems(xml: "<l><n>1</n><n>2</n></l>", atPath: "n").problems
    #expect(problems.map(\.kind) == [.mismatch, .mismatch])
    #expect(problems.map(\.path) == ["n[0]", "n[1]"])
  }

  @Test func arraysOfDocuments() throws {
    #expect(try [Required](xml: "<l><r text='a'><int>1</int></r></l>", atPath: "r").map(\.int) == [1])
    #expect(try [Required](xml: "<r text='a'><int>1</int></r>").map(\.text) == ["a"])
    #expect(try [String: Int](xml: "<l><a>1</a><b>2</b></l>") == ["a": 1, "b": 2])
    #expect(try Int(xml: "<n>7</n>") == 7)
    #expect(try String(xml: "<n> 7 </n>") == " 7 ")
    #expect(try [Int](xml: "<n>7</n>") == [7])
  }
}

/// Texts that are read as objects, and objects that are read as texts.
@Suite struct ElementTextTests {
  @Test func aTextIsAnObjectWithATextOnly() throws {
    let value = try Texts(xml: "<t><title>Emma</title><other>a</other><other lang='en'>b</other><other/></t>")
    #expect(value.title == Title(lang: nil, text: "Emma"))
    #expect(value.others == [Title(lang: nil, text: "a"), Title(lang: "en", text: "b"), Title(lang: nil, text: "")])
    #expect(value.plain == "Emma" && value.byPath == "Emma" && value.language == nil)
  }

  @Test func anObjectIsItsText() throws {
    let value = try Texts(xml: "<t><title lang='en'>Emma</title></t>")
    #expect(value.plain == "Emma" && value.byPath == "Emma" && value.language == "en")
  }

  @Test func theRootMayBeAText() throws {
    #expect(try Title(xml: "<t>x</t>") == Title(lang: nil, text: "x"))
    #expect(try Title(xml: "<t/>") == Title(lang: nil, text: ""))
    #expect(Title.decodeCollectingProblems(xml: "<t><b/></t>").problems.map(\.kind) == [.missing])
  }

  @Test func textBetweenElementsIsTrimmedAtItsEnds() throws {
    #expect(try Title(xml: "<t>\n a <b/> c\n <!-- x --> d \n</t>").text == "a  c\n  d")
    #expect(try Title(xml: "<t> <b/> <![CDATA[ x ]]> </t>").text == "x")
    #expect(Title.decodeCollectingProblems(xml: "<t> <b/> \n </t>").problems.map(\.kind) == [.missing])
  }

  @Test func dictionariesAndTrees() throws {
    let value = try Dictionaries(
      xml: """
        <d><counts><a>1</a><b x='1'>2</b></counts><lists><a>1</a><b>2</b><b>3</b></lists>
          <object y='1'><x>a</x><z/></object><value>t</value></d>
        """)
    #expect(value.counts == ["a": 1, "b": 2])
    #expect(value.lists == ["a": [1], "b": [2, 3]])
    #expect(value.object == ["@y": "1", "x": "a", "z": ""])
    #expect(value.value == "t")
    let other = try Dictionaries(xml: "<d><counts/><lists/><object>t</object><value a='1'><b/><b/></value></d>")
    #expect(other.counts.isEmpty)
    #expect(other.lists == nil)
    #expect(other.object == ["$text": "t"])
    #expect(other.value == ["@a": "1", "b": ["", ""]])
  }

  @Test func unknownElementsAndAttributesAreTold() throws {
    #expect(try Strict(xml: "<s id='1' xmlns='u' xmlns:a='v'><name kind='k'/></s>").name?.kind == "k")
    #expect(try Strict(xml: "<s id='1'/>").name == nil)
    #expect(Strict.decodeCollectingProblems(xml: "<s id='1' x='2'/>").problems.map(\.path) == ["@x"])
    #expect(Strict.decodeCollectingProblems(xml: "<s id='1'><name>t</name></s>").problems.map(\.kind) == [.unknownKey])
    #expect(Strict.decodeCollectingProblems(xml: "<s id='1'>text</s>").problems.map(\.path) == ["$text"])
  }
}

/// Rules with lookahead, with enclosing objects and with several keys.
@Suite struct WiderRuleTests {
  @Test func unions() throws {
    let value = try Unions(
      xml: """
        <u><id>7</id><id>x</id><shape kind='circle'><radius>1</radius></shape><shape kind='quad'><side>2</side></shape>
          <numbered n='2'><side>3</side></numbered></u>
        """)
    #expect(value.ids == [.number(7), .text("x")])
    #expect(value.shapes == [.circle(Circle(radius: 1)), .square(Square(side: 2))])
    #expect(value.numbered == .two(Square(side: 3)))
    #expect(Unions.decodeCollectingProblems(xml: "<u><shape>x</shape></u>").problems.map(\.path) == ["shape.@kind"])
    #expect(Unions.decodeCollectingProblems(xml: "<u><shape kind='x'/></u>").problems.map(\.kind) == [.unknownCase])
  }

  @Test func gathersAndTheRest() throws {
    let value = try Gathered(xml: "<g a='1'><latitude>1</latitude><longitude>2</longitude><note>n</note><x>3</x></g>")
    #expect(value.place == Place(lat: 1, lon: 2, notes: ["n"]))
    #expect(value.rest == ["@a": "1", "x": "3"])
    #expect(try Gathered(xml: "<g b=''/>").rest == ["@b": ""])
  }

  @Test func surroundings() throws {
    let one = try Family(xml: "<f name='F'><child><name>a</name></child></f>")
    #expect(one.children == [Child(name: "a", family: "F", first: "a", at: 0)])
    let two = try Family(xml: "<f name='F'><child><name>a</name></child><child><name>b</name></child></f>")
    #expect(two.children.map(\.at) == [0, 1])
  }

  @Test func jsonInsideOfXMLIsJSON() throws {
    #expect(
      try Embedded(xml: "<e><data>{\"ids\": [1, 2], \"ok\": true}</data></e>").data == Payload(ids: [1, 2], ok: true))
    // A number in quotation marks is not a number there.
    for text in ["{\"ids\": [\"1\"], \"ok\": true}", "{\"ids\": 1, \"ok\": true}"] {
      #expect(Embedded.decodeCollectingProblems(xml: "<e><data>\(text)</data></e>").problems.map(\.kind) == [.mismatch])
    }
  }

  @Test func genericsContextsAndMappingsBesideTheirType() throws {
    #expect(try Page<Tag>(xml: "<p><item><name>a</name></item><next><name>b</name></next></p>").next?.name == "b")
    #expect(try Page<String>(xml: "<p><item>a</item><item/><next/></p>") == Page(items: ["a", ""], next: ""))
    #expect(try Page<Int>(xml: "<p><next/></p>").next == nil)
    #expect(try Tag.Short.decode(from: "<t n='x'/>", as: .xml).name == "x")
    #expect(try Tag.Short.decodeArray(from: "<t><a n='x'/><a n='y'/></t>", as: .xml, atPath: "a").map(\.name) == ["x", "y"])
    #expect(try Contextual(from: "<c id='1'/>", as: .xml, context: Limits(limit: 3)).limit == 3)
    #expect(Contextual.decodeCollectingProblems(from: "<c id='1'/>", as: .xml, context: Limits(limit: 3)).value?.limit == 3)
    var updated = try Contextual(xml: "<c id='1'/>")
    try updated.update(from: "<c id='2'/>", as: .xml, context: Limits(limit: 4))
    #expect(updated == Contextual(limit: 4, id: 2))
    #expect(Tag.Short.decodeCollectingProblems(from: "<t/>", as: .xml).problems.map(\.path) == ["@n"])
    var tag = Tag(name: "old")
    try Tag.Short.update(&tag, from: "<t n='new'/>", as: .xml)
    #expect(tag.name == "new")
  }

  @Test func updatesLeaveAlone() throws {
    var value = try Scalars(xml: "<s><int>1</int><text>a</text></s>")
    try value.update(xml: "<s><int>2</int></s>")
    #expect(value.int == 2 && value.text == "a")
    #expect(throws: MappingError.self) { try value.update(xml: "<s><int>x</int></s>") }
    #expect(value.int == 2)
  }

  @Test func arraysThatAreMappedLater() throws {
    let late = try Late(xml: "<l><item text='a'><int>1</int></item>\n<item text='b'><int>x</int></item></l>")
    #expect(try late.items.decodedElement(at: 0) == Required(int: 1, text: "a"))
    let problem = try #require(throws: MappingError.self) { try late.items.decodedElement(at: 1) }.problems[0]
    #expect(problem.path == "item[1].int")
    #expect((problem.line, problem.column) == (2, 21))
    let one = try Late(xml: "<l><item text='a'><int>1</int></item></l>")
    #expect(try one.items.map { try $0.get() } == [Required(int: 1, text: "a")])
    #expect(try one.xmlString() == "<Late><item text=\"a\"><int>1</int></item></Late>")
  }

  @Test func depthCountsElements() throws {
    #expect(try Shallow(xml: "<s><a><b/></a></s>").a != nil)
    #expect(try Shallow(xml: "<s><a><b/><b/></a></s>").a != nil)
    let problems = Shallow.decodeCollectingProblems(xml: "<s><a><b><c/></b></a></s>").problems
    #expect(problems.map(\.kind) == [.depth])
    #expect(problems.map(\.offset) == [9])
  }

  @Test func rootsAndPaths() throws {
    #expect(try Rooted(xml: "<x><rss><channel><title>t</title></channel></rss></x>").title == "t")
    #expect(try Title(xml: "<x><a>1</a><a lang='b'>2</a></x>", atPath: "a[-1]").lang == "b")
    #expect(Title.decodeCollectingProblems(xml: "<x/>", atPath: "a[").problems.map(\.kind) == [.syntax])
    #expect(throws: MappingError.self) { try Title(xml: "<x/>", atPath: "a.") }
    #expect(Title.decodeCollectingProblems(xml: "<x/>", atPath: "a.b").problems.map(\.path) == ["a.b"])
  }

  @Test func anAttributeInTheDefaultNamespaceIsNotTheOneWithoutAPrefix() throws {
    let (plain, other) = ("http://example.org/plain", "http://example.org/m")
    let text = """
      <r xmlns="\(plain)" xmlns:a="\(plain)" xmlns:b="\(other)" a:k="1" k="2" b:k="3"><a:k>4</a:k><x a:k="5"/></r>
      """
    let value = try Qualified(xml: text)
    #expect(
      value.all == [
        "@{\(plain)}k": "1", "@k": "2", "@m:k": "3", "k": "4", "x": ["@{\(plain)}k": "5", "$text": ""],
      ])
    // A prefix of the mapping for the same namespace applies.
    let both = try BothQualified(xml: #"<r xmlns:a="\#(plain)" a:k="1" k="2"><a:k/></r>"#)
    #expect(both.all["@p:k"] == "1" && both.all["@k"] == "2" && both.all["k"] == "")
  }
}
