import KVMap
import KVMapForm
import KVMapPropertyList
import KVMapXML
import Testing

@testable import EmittedGoldens

/// Elements that are not mapped yet are written into a document of another format as the mapping would write them.
@Suite struct LazyFormatTests {
  private typealias Document = [String: LazyDecodedArray<OptionalScalars>]

  private static let date = "2012-04-14T00:20:07Z"

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func list(_ elements: String) -> String {
    "<plist version=\"1.0\"><dict><key>items</key><array>\(elements)</array></dict></plist>"
  }

  /// Texts that are tokens of a property list, if their bytes are copied.
  @Test(arguments: [
    #"\/Users/ada"#, #"\/Base/x"#, #"\/Date(1)\/"#, #"\/Sx"#, #"\/D5"#, #"\/U7"#, #"\/BAQID"#,
    #"\/Xnan"#,
  ])
  func textsOfJSONAreNoTokens(_ escaped: String) throws {
    let text = escaped.replacing(#"\/"#, with: "/")
    let document = try Document(json: #"{"items":[{"string":"\#(escaped)"}]}"#)
    for format in [PropertyListFormat.xml, .binary] {
      let list = try Document(propertyList: try document.propertyListBytes(format: format))
      #expect(try list["items"]?.decodedElement(at: 0).string == text)
    }
    #expect(try Document(xml: try document.xmlString())["items"]?.decodedElement(at: 0).string == text)
    #expect(try Document(form: try document.formBytes())["items"]?.decodedElement(at: 0).string == text)
    // Nothing was kept as mapped.
    #expect(try document.jsonString() == #"{"items":[{"string":"\#(escaped)"}]}"#)
  }

  @Test func datesOfPropertyListsAreTextsElsewhere() throws {
    let document = try Document(propertyList: Self.list("<dict><key>date</key><date>\(Self.date)</date></dict>"))
    #expect(try document.jsonString() == #"{"items":[{"date":"\#(Self.date)"}]}"#)
    let xml = try document.xmlString()
    #expect(xml.contains("<date>\(Self.date)</date>"), "\(xml)")
  }

  @Test func textsOfXMLAreNumbersElsewhere() throws {
    let document = try Document(xml: "<d><items><int>5</int></items><items><int>6</int><bool>true</bool></items></d>")
    #expect(try document.jsonString() == #"{"items":[{"int":5},{"bool":true,"int":6}]}"#)
    let list = Self.text(try document.propertyListBytes(format: .xml))
    #expect(list.contains("<integer>5</integer>"), "\(list)")
  }

  @Test func keysMayHaveEscapeSequences() throws {
    let xml = try Document(json: #"{"items":[{"str\u0069ng":"x"}]}"#).xmlString()
    #expect(xml.contains("<string>x</string>"), "\(xml)")
  }

  /// In the same format, nothing is lost: neither what no rule reads, nor what cannot be mapped.
  @Test func elementsAreUnchangedInTheirOwnFormat() throws {
    let json = #"{"items":[{"string":7},{"other":[1.0,"\/D5"]}]}"#
    #expect(try Document(json: json).jsonString() == json)
    let element = "<dict><key>other</key><date>\(Self.date)</date></dict>"
    let list = Self.text(try Document(propertyList: Self.list(element)).propertyListBytes(format: .xml))
    #expect(list.contains("<date>\(Self.date)</date>"), "\(list)")
    let xml = try Document(xml: "<d><items><other>1</other></items></d>").xmlString()
    #expect(xml.contains("<other>1</other>"), "\(xml)")
    let form = try Document(form: "items[0][other]=1")
    #expect(try form.formString().contains("other"))
  }

  @Test func elementsThatCannotBeMappedAreProblems() throws {
    let document = try Document(json: #"{"items":[{"int":1},{"int":"x"}]}"#)
    let error = #expect(throws: MappingError.self) { try document.xmlBytes() }
    let problem = try #require(error?.problems.first)
    #expect(problem.path == "items[1]" && problem.kind == .mismatch)
    #expect(
      problem.message == "expected an element that can be mapped for another format, found one that cannot: "
        + #"items[1].int: expected an integer, found the string "x""#)
  }
}
