import KVMap
import KVMapXML
import Testing

/// Documents that violate the grammar: each rule that is checked, with the reported problem and its position.
@Suite struct MalformedTests {
  /// A document, the expected construct, and the offset.
  private static let documents: [(text: String, expected: String, offset: Int)] = [
    ("", "the document's element", 0), ("  ", "the document's element", 0), ("text", "the document's element", 0),
    ("<!-- x -->", "the document's element", 10), ("<a>", "the end tag of the element that was opened last", 3),
    ("<a/><b/>", "only comments and white space after the root element", 4),
    ("<a/>x", "only comments and white space after the root element", 4),
    ("<a/>\n<!DOCTYPE a>", "only comments and white space after the root element", 5),
    ("<a></b>", "the end tag of the element that was opened last", 3),
    ("<a></ab>", "the end tag of the element that was opened last", 3),
    ("<ab></a>", "the end tag of the element that was opened last", 4),
    ("<a></aé>", "the end tag of the element that was opened last", 3),
    ("<a></a x>", "\">\" after the name of the end tag", 7),
    ("<a></a", "the end tag of the element that was opened last", 6),
    ("< a/>", "a name", 1), ("<1/>", "a name", 1), ("<\u{B7}/>", "a name", 1), ("<a><></a>", "a name", 4),
    ("<a b/>", "\"=\" after the attribute's name", 4), ("<a b=c/>", "the attribute's value in quotation marks", 5),
    ("<a b='c>", "the closing quotation mark of the attribute's value", 8),
    ("<a b='c'd='e'/>", "an attribute, \">\" or \"/>\"", 8), ("<a b='c' c/ >", "\"=\" after the attribute's name", 10),
    ("<a / >", "\">\" after the slash", 4), ("<a b='<'/>", "&lt; for \"<\" in the attribute's value", 6),
    ("<a b='1' b='2'/>", "each attribute once", 9),
    ("<a>&b;</a>", "one of &amp;, &lt;, &gt;, &quot; and &apos;, which are all entities that are known", 3),
    ("<a>&amp</a>", "one of &amp;, &lt;, &gt;, &quot; and &apos;, which are all entities that are known", 3),
    ("<a>& </a>", "one of &amp;, &lt;, &gt;, &quot; and &apos;, which are all entities that are known", 3),
    ("<a b='&b;'/>", "one of &amp;, &lt;, &gt;, &quot; and &apos;, which are all entities that are known", 6),
    ("<a>&#;</a>", "a character reference like &#65; or &#x41;", 3),
    ("<a>&#x;</a>", "a character reference like &#65; or &#x41;", 3),
    ("<a>&#xG;</a>", "a character reference like &#65; or &#x41;", 3),
    ("<a>&#65</a>", "a character reference like &#65; or &#x41;", 3),
    ("<a>&#0;</a>", "a reference to a character that XML allows", 3),
    ("<a>&#xD800;</a>", "a reference to a character that XML allows", 3),
    ("<a>&#xFFFE;</a>", "a reference to a character that XML allows", 3),
    ("<a>&#x110000;</a>", "a reference to a character that XML allows", 3),
    ("<a>\u{1}</a>", "a character that XML allows", 3), ("<a>x\u{FFFF}</a>", "a character that XML allows", 4),
    ("<a b='\u{1F}'/>", "a character that XML allows", 6), ("<!--\u{0}--><a/>", "a character that XML allows", 4),
    ("<?x \u{8}?><a/>", "a character that XML allows", 4),
    ("<a><![CDATA[\u{B}]]></a>", "a character that XML allows", 12),
    ("<!DOCTYPE a SYSTEM '\u{1}'><a/>", "a character that XML allows", 20),
    ("<a>]]></a>", "no \"]]>\" outside of CDATA", 3), ("<a>x]]>y</a>", "no \"]]>\" outside of CDATA", 4),
    ("<!-- -- --><a/>", "no two hyphens inside a comment", 5),
    ("<!-- x ---><a/>", "no two hyphens inside a comment", 7),
    ("<a><!-- x</a>", "\"-->\"", 13), ("<a><!- x --></a>", "an element, a comment, an instruction or CDATA", 5),
    ("<a><![CDATA[x]]</a>", "\"]]>\"", 19),
    ("<a><![cdata[x]]></a>", "\"<![CDATA[\"", 3),
    ("<a><!x></a>", "\"<![CDATA[\"", 3),
    ("<a><?xml version='1.0'?></a>", "the target of an instruction, which is not xml", 5),
    ("<?XmL?><a/>", "the target of an instruction, which is not xml", 2),
    ("<?a:b?><a/>", "the target of an instruction, which is not xml", 2), ("<a><?x</a>", "\"?>\"", 6),
    ("<a><?x y></a>", "\"?>\"", 13),
    (" <?xml version='1.0'?><a/>", "the target of an instruction, which is not xml", 3),
    ("<?xml ?><a/>", "the version 1.0", 6), ("<?xml version='2.0'?><a/>", "the version 1.0", 15),
    ("<?xml version='1.'?><a/>", "the version 1.0", 15),
    ("<?xml version '1.0'?><a/>", "\"=\" after the attribute's name", 14),
    ("<?xml version='1.0' encoding='é'?><a/>", "UTF-8, UTF-16 with a byte order mark, US-ASCII or ISO-8859-1", 30),
    ("<?xml version='1.0'encoding='utf-8'?><a/>", "\"?>\"", 19),
    ("<?xml version='1.0' standalone='maybe'?><a/>", "yes or no", 32),
    ("<?xml version='1.0' standalone='yes' encoding='utf-8'?><a/>", "\"?>\"", 37),
    ("<?xml version=1.0?><a/>", "the attribute's value in quotation marks", 14),
    ("<?xml version='1.0'", "the document's element", 0),
    ("<?xml version='1.0>", "the closing quotation mark of the attribute's value", 19),
    ("<!DOCTYPE><a/>", "a document type like <!DOCTYPE feed>, once and before the document's element", 0),
    ("<!doctype a><a/>", "a document type like <!DOCTYPE feed>, once and before the document's element", 0),
    (
      "<!DOCTYPE a><!DOCTYPE a><a/>",
      "a document type like <!DOCTYPE feed>, once and before the document's element", 12
    ),
    ("<!DOCTYPE a []><a/>", "a document type without declarations of its own", 12),
    ("<!DOCTYPE a SYSTEM 'x' [<!ENTITY b 'c'>]><a>&b;</a>", "a document type without declarations of its own", 23),
    ("<!DOCTYPE a SYSTEM><a/>", "a blank", 18),
    ("<!DOCTYPE a SYSTEM x><a/>", "a system identifier in quotation marks", 19),
    ("<!DOCTYPE a PUBLIC><a/>", "a blank", 18),
    ("<!DOCTYPE a PUBLIC x><a/>", "a public identifier in quotation marks", 19),
    ("<!DOCTYPE a PUBLIC '{' 'x'><a/>", "a character of a public identifier", 20),
    ("<!DOCTYPE a PUBLIC 'x''y'><a/>", "a blank", 22), ("<!DOCTYPE a x><a/>", "\">\" after the document type", 12),
    ("<!DOCTYPE a ", "the document's element", 0),
    ("<?xml version='1.0'><a/>", "\"?>\"", 19),
    ("<a:b:c/>", "a name with at most one colon, and something on both sides of it", 1),
    ("<:a/>", "a name with at most one colon, and something on both sides of it", 1),
    ("<a:/>", "a name with at most one colon, and something on both sides of it", 1),
    ("<a:1/>", "a name with at most one colon, and something on both sides of it", 1),
    ("<a b:='1'/>", "a name with at most one colon, and something on both sides of it", 3),
    ("<!DOCTYPE a:b:c><a/>", "a name with at most one colon, and something on both sides of it", 10),
    ("<a:b/>", "a prefix that is declared", 1), ("<a b:c='1'/>", "a prefix that is declared", 3),
    ("<a><b xmlns:c='d'/><c:e/></a>", "a prefix that is declared", 20),
    ("<a xmlns:b='' />", "the name of a namespace: only the default can be taken back", 12),
    ("<a xmlns:xmlns='b'/>", "another prefix: xml and xmlns are reserved", 3),
    ("<a xmlns:xml='b'/>", "another prefix: xml and xmlns are reserved", 3),
    ("<a xmlns='http://www.w3.org/2000/xmlns/'/>", "another namespace: this one is reserved", 10),
    ("<a xmlns:b='http://www.w3.org/XML/1998/namespace'/>", "another namespace: this one is reserved", 12),
    ("<a xmlns='http://www.w3.org/XML/1998/namespace'/>", "another namespace: this one is reserved", 10),
    ("<a xmlns='b' xmlns='b'/>", "each attribute once", 13),
    ("<a xmlns:b='b' xmlns:b='c'/>", "each attribute once", 15),
    ("<a xmlns:b='u' xmlns:c='u' b:x='1' c:x='2'/>", "each attribute of a namespace once", 35),
    ("<a xmlns:b='u' b:x='1' b:x='2'/>", "each attribute once", 23),
    ("<a a1='' a2='' a3='' a4='' a5='' a6='' a7='' a8='' a9='' a2=''/>", "each attribute once", 57),
  ]

  @Test(arguments: documents.indices)
  func isRefused(_ row: Int) throws {
    let (text, expected, offset) = Self.documents[row]
    let problem = try #require(Anything.decodeCollectingProblems(xml: text).problems.first, "\(text)")
    #expect(problem.expected == expected, "\(text)")
    #expect(problem.offset == offset, "\(text)")
    #expect(problem.kind == (expected.hasPrefix("UTF-8") ? .encoding : .syntax))
    #expect(problem.path == "")
    #expect(throws: MappingError.self) { try Anything(xml: text) }
  }

  /// A problem with the grammar names the element that contains it.
  @Test(arguments: [
    ("<a><b>&x;</b></a>", "b"), ("<a><b/><b><c>]]></c></b></a>", "b[1].c"), ("<a><b/><c/><b></c></a>", "b[1]"),
    ("<a><b/><b/><c x='<'/></a>", ""), ("<a><x:b xmlns:x='y'><x.c>&</x.c></x:b></a>", #""x:b"."x.c""#), ("<a>", ""),
    ("", ""),
    ("<a/><b/>", ""), ("<a><b>", "b"),
  ])
  func saysWhereItIs(_ text: String, _ reached: String) throws {
    let problem = try #require(Anything.decodeCollectingProblems(xml: text).problems.first)
    #expect(problem.path.isEmpty && problem.reached == reached, "\(problem)")
  }

  /// The name ends before the slash of an empty element.
  @Test(arguments: [
    ("<p:a/>", #""p:a""#), ("<a><p:b c='1'/></a>", #""p:b""#), ("<a:/>", #""a:""#), ("<a/><b/>", #""<b""#),
    ("<a></b>", #""</b""#), ("<a><p:b></p:b></a>", #""p:b""#), ("<a>&nbsp;</a>", #""&nbsp""#),
    // What may be a part of a value is not shown.
    ("<a>b&cde</a>", #"the character "&""#), ("<a b=cde/>", #"the character "c""#),
    ("<a b='c<de'/>", #"the character "<""#), ("<a b='c'de='f'/>", #"the character "d""#),
  ])
  func namesWhatWasFound(_ text: String, _ found: String) throws {
    #expect(Anything.decodeCollectingProblems(xml: text).problems.first?.found == found, "\(text)")
  }

  @Test func whatIsTooDeepHasItsPath() throws {
    let text = "<a>" + (0..<200).map { "<b\($0)>" }.joined()
    let problem = try #require(Anything.decodeCollectingProblems(xml: text).problems.first)
    #expect(problem.kind == .depth && problem.reached.isEmpty)
    #expect(
      problem.path.hasPrefix("b0.b1.b2.") && problem.path.hasSuffix(".b\(problem.path.split(separator: ".").count - 1)")
    )
  }

  /// Documents that are similar to those above, but valid.
  @Test(arguments: [
    "<a></a >", "<a b = 'c' />", "<a b='>' c=\"'\"/>", "<a>]] ></a>", "<a>]]&gt;</a>", "<a>></a>", "<!----><a/>",
    "<?x?><a/><?y z??>",
    "<?xml version='1.1' encoding='UTF-8' standalone='no' ?><a/>", "<?xml-stylesheet x?><a/>", "<a/>\r\n\t ",
    "<!DOCTYPE a><a/>", "<!DOCTYPE a SYSTEM \"x'[]\" ><a/>", "<!DOCTYPE a:b PUBLIC '-//x//y' 'z'><a/>",
    "<a xml:lang='x'/>",
    "<é/>", "<a\u{B7}/>", "<\u{10000}/>", "<a xmlns='b' xmlns:c='b' c:d='1' d='2'/>", "<a xmlns='b'><c xmlns=''/></a>",
    "<a xmlns:xml='http://www.w3.org/XML/1998/namespace'/>", "<b:a xmlns:b='c'><d xmlns:b='e' b:f=''/></b:a>",
    "<a>\u{FFFD}\u{EFFF}\u{D7FF}\u{E000}</a>", "<a><![CDATA[]]]]></a>", "<a><![CDATA[]]]]]]><![CDATA[>]]></a>",
    "\u{FEFF}<a/>", "<a>&#x10FFFF;&#9;</a>", "<a>&#00000000000000000000065;</a>",
  ])
  func isAccepted(_ text: String) throws {
    #expect(Anything.decodeCollectingProblems(xml: text).problems.isEmpty, "\(text)")
  }

  /// Every proper prefix of a document is rejected, and nothing reads past its end.
  @Test func beginningsAreRefused() {
    let text =
      "<?xml version='1.0'?><!DOCTYPE a PUBLIC 'b' 'c'><!--d-->"
      + "<?e f?><é:g xmlns:é='h' i='&#65;&amp;'>j<![CDATA[k]]><l/></é:g>"
    let bytes = Array(text.utf8)
    #expect(Anything.decodeCollectingProblems(xml: bytes).problems.isEmpty)
    for count in 0..<bytes.count {
      #expect(!Anything.decodeCollectingProblems(xml: bytes.prefix(count)).problems.isEmpty)
    }
  }
}
