import KVMap
import KVMapXML
import TestSupport
import Testing

/// Malicious documents: the result is an error of a specific kind or the right value, and the work is proportional to
/// the length. None of these tests is timed; a quadratic reader would not finish.
@Suite struct HostileTests {
  private func kinds(_ text: String) -> [MappingProblem.Kind] {
    Anything.decodeCollectingProblems(xml: text).problems.map(\.kind)
  }

  @Test func entitiesAreNeverExpanded() {
    let laughs = (1...9).map { "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">" }.joined()
    for body in ["&l9;", "<b c='&l9;'/>"] {
      #expect(kinds("<!DOCTYPE a [<!ENTITY l0 \"lol\">\(laughs)]><a>\(body)</a>") == [.syntax])
    }
    #expect(kinds("<!DOCTYPE a [<!ENTITY b '\(String(repeating: "x", count: 100_000))'>]><a>&b;&b;</a>") == [.syntax])
    #expect(kinds("<!DOCTYPE a [<!ENTITY b '&c;'><!ENTITY c '&b;'>]><a>&b;</a>") == [.syntax])
    #expect(kinds("<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>") == [.syntax])
    #expect(kinds("<!DOCTYPE a [<!ENTITY % b SYSTEM 'http://localhost/x'> %b;]><a/>") == [.syntax])
    #expect(kinds("<!DOCTYPE a [<!ATTLIST a b CDATA 'c'><!NOTATION d SYSTEM 'e'><!ELEMENT a EMPTY>]><a/>") == [.syntax])
    // It is skipped, and nothing is loaded.
    #expect(kinds("<!DOCTYPE a SYSTEM 'http://localhost:1/x.dtd'><a/>") == [])
    #expect(kinds("<!DOCTYPE a SYSTEM 'http://localhost:1/x.dtd'><a>&b;</a>") == [.syntax])
  }

  @Test func deepNestingIsAnError() {
    for count in [129, 100_000, 1_000_000] {
      #expect(kinds(String(repeating: "<a>", count: count)) == [.depth])
      #expect(kinds(String(repeating: "<a>", count: 129) + String(repeating: "</a>", count: 129)) == [.depth])
    }
    let deep = String(repeating: "<node>", count: 128) + String(repeating: "</node>", count: 128)
    #expect(throws: Never.self) { try Node(xml: deep) }
    #expect(throws: Never.self) { try Anything(xml: deep) }
    // Two of each, so that each level is an array and an object.
    let open = String(repeating: "<node><node/>", count: 127)
    #expect(throws: Never.self) { try Node(xml: open + String(repeating: "</node>", count: 127)) }
  }

  @Test func manyAttributesAndNamespaces() {
    let many = (0..<100_000).map { "a\($0)='\($0)'" }.joined(separator: " ")
    #expect(kinds("<a \(many)/>") == [])
    #expect(kinds("<a \(many) a500=''/>") == [.syntax])
    let namespaces = (0..<50_000).map { "xmlns:n\($0)='u\($0)'" }.joined(separator: " ")
    let children = (0..<50_000).map { "<n\($0):b n\($0):c=''/>" }.joined()
    #expect(kinds("<a \(namespaces)>\(children)</a>") == [])
    #expect(kinds("<a \(namespaces)>" + String(repeating: "<n0:b/><n49999:b/>", count: 50_000) + "</a>") == [])
    let prefixed = (0..<20_000).map { "n\($0):x=''" }.joined(separator: " ")
    #expect(kinds("<a \(namespaces) \(prefixed)/>") == [])
    let undone = (0..<20_000).map { "<b xmlns='u\($0)' xmlns:p='v\($0)' p:c=''/>" }.joined()
    #expect(kinds("<a>\(undone)</a>") == [])
  }

  @Test func manyChildrenOfManyNames() throws {
    let distinct = (0..<100_000).map { "<c\($0)/>" }.joined()
    #expect(try Anything(xml: "<a>\(distinct)</a>").value.objectValue?.count == 100_000)
    #expect(try Anything(xml: "<a>\(distinct)\(distinct)</a>").value["c99999"] == ["", ""])
    let turns = String(repeating: "<b/><c/>", count: 100_000)
    #expect(try Anything(xml: "<a>\(turns)</a>").value["b"]?.arrayValue?.count == 100_000)
    // Wherever elements are moved, they contain others that are moved.
    var nested = "<x/>"
    for _ in 0..<100 { nested = "<b/><a>\(nested)</a><b>t</b>" }
    #expect(kinds("<a>\(nested)</a>") == [])
    let texts = String(repeating: "x<b/>", count: 100_000)
    #expect(try Anything(xml: "<a>\(texts)</a>").value["$text"]?.stringValue?.count == 100_000)
  }

  @Test func longPieces() throws {
    let long = String(repeating: "x", count: 8_000_000)
    #expect(try Title(xml: "<t lang='\(long)'>\(long)</t>").lang?.utf8.count == 8_000_000)
    #expect(try Title(xml: "<t lang='\(String(repeating: "\n", count: 8_000_000))'/>").lang?.utf8.count == 8_000_000)
    #expect(try Title(xml: "<t>\(String(repeating: "\r\n", count: 2_000_000))</t>").text.utf8.count == 2_000_000)
    #expect(try Title(xml: "<t>\(String(repeating: "&amp;", count: 1_000_000))</t>").text.utf8.count == 1_000_000)
    #expect(try Title(xml: "<t>\(String(repeating: "<![CDATA[x]]>", count: 500_000))</t>").text.utf8.count == 500_000)
    #expect(kinds("<a \(String(repeating: "b ", count: 4_000_000))") == [.syntax])
    #expect(kinds("<\(long)") == [.syntax])
    #expect(kinds("<a>&#x\(String(repeating: "F", count: 100_000));</a>") == [.syntax])
    #expect(kinds("<a>&#\(String(repeating: "9", count: 100_000));</a>") == [.syntax])
    #expect(kinds("<!--\(String(repeating: "- ", count: 2_000_000))") == [.syntax])
    #expect(kinds("<a><![CDATA[\(String(repeating: "]", count: 4_000_000))") == [.syntax])
    #expect(kinds("<?x \(String(repeating: "?", count: 4_000_000))") == [.syntax])
  }

  /// An array with a single element requires no copy of its contents, however deeply such arrays nest.
  @Test func singleElementsInEachOther() throws {
    let text =
      String(repeating: "<node>", count: 100) + String(repeating: "<x>t</x>", count: 100_000)
      + String(repeating: "</node>", count: 100)
    var node = try Node(xml: text)
    var depth = 0
    while let child = node.children.first {
      node = child
      depth += 1
    }
    #expect(depth == 99)
  }

  @Test func manyProblemsAreTold() throws {
    let text = "<l>" + String(repeating: "<n>x</n>\n", count: 50_000) + "</l>"
    let problems = Lists.decodeCollectingProblems(xml: text).problems
    #expect(problems.count == 1_000)
    #expect(problems.last?.path == "n[999]")
    #expect(problems.last?.line == 1_000)
  }
}
