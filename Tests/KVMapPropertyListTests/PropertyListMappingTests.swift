import Foundation
import KVMap
import KVMapPropertyList
import Testing

@testable import EmittedGoldens

/// Generated mappers on property lists.
@Suite struct PropertyListMappingTests {
  static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>id</key><integer>7</integer>
      <key>label</key><string>books</string>
      <key>weight</key><real>2.5</real>
      <key>price</key><real>12.34</real>
      <key>sent</key><date>2012-04-14T00:20:07Z</date>
      <key>arrived_at</key><date>2012-04-15T00:00:00Z</date>
      <key>content</key><data>AAEC</data>
      <key>fragile</key><true/>
      <key>tags</key><array><string>a</string></array>
      <key>from</key><dict><key>city</key><string>Łódź</string></dict>
      <key>link</key><string>http://example.org/</string>
      <key>key</key><string>6B29FC40-CA47-1067-B31D-00DD010662DA</string>
      <key>counts</key><dict><key>x</key><integer>1</integer></dict>
      <key>serial</key><integer>18446744073709551615</integer>
      <key>state</key><string>S</string>
      <key>rest</key><array><date>2001-01-01T00:00:00Z</date><data>AAEC</data></array>
    </dict>
    </plist>
    """

  static let parcel = Parcel(
    id: 7, label: "books", weight: 2.5, price: Decimal(string: "12.34"),
    sent: Date(timeIntervalSince1970: 1_334_362_807),
    arrived: Date(timeIntervalSince1970: 1_334_448_000), content: Data([0, 1, 2]), isFragile: true, tags: ["a"],
    origin: PostalAddress(city: "Łódź", zip: nil), stops: [], link: URL(string: "http://example.org/"),
    key: UUID(uuidString: "6B29FC40-CA47-1067-B31D-00DD010662DA"), counts: ["x": 1], serial: .max, state: .sent,
    rest: ["2001-01-01T00:00:00Z", "AAEC"])

  @Test(arguments: PropertyListFormat.allCases)
  func zeroKeepsItsSign(kind: PropertyListFormat) throws {
    var parcel = Self.parcel
    parcel.weight = -0.0
    let written = try parcel.propertyListBytes(format: kind)
    #expect(try Parcel(propertyList: written).weight.sign == .minus)
  }

  @Test func readsXML() throws {
    #expect(try Parcel(propertyList: Self.xml) == Self.parcel)
    #expect(try Parcel(propertyList: Data(Self.xml.utf8)) == Self.parcel)
    let report = Parcel.decodeCollectingProblems(propertyList: Self.xml)
    let (value, problems) = (report.value, report.problems)
    #expect(value == Self.parcel)
    #expect(problems.isEmpty)
  }

  @Test(arguments: PropertyListFormat.allCases)
  func readsWhatItWrites(kind: PropertyListFormat) throws {
    #expect(try Parcel(propertyList: try Self.parcel.propertyListBytes(format: kind)) == Self.parcel)
    #expect(try Parcel(propertyList: try Self.parcel.propertyListData(format: kind)) == Self.parcel)
    let all = [Self.parcel, Self.parcel]
    #expect(try [Parcel](propertyList: try all.propertyListBytes(format: kind)) == all)
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  @Test func spansAreRead() throws {
    let document = Array(Self.xml.utf8)
    #expect(try Parcel(from: document.span, as: .propertyList) == Self.parcel)
    #expect(Parcel.decodeCollectingProblems(from: document.span, as: .propertyList).value == Self.parcel)
    var parcel = Self.parcel
    let other = Array(Self.xml.replacing("books", with: "shoes").utf8)
    try parcel.update(from: other.span, as: .propertyList)
    #expect(parcel.label == "shoes")
    let broken = Array(Self.xml.utf8.dropLast(9))
    #expect(throws: MappingError.self) { try Parcel(from: broken.span, as: .propertyList) }
  }

  @Test func datesAndDataAreTheirOwn() throws {
    let data = try Self.parcel.propertyListData(format: .binary)
    let members = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    #expect(members["sent"] as? Date == Self.parcel.sent)
    #expect(members["content"] as? Data == Self.parcel.content)
    // This one has a transformer.
    #expect(members["arrived_at"] as? Int == 1_334_448_000)
    #expect(members["fragile"] as? Bool == true)
    let fraction = Date(timeIntervalSinceReferenceDate: 0.123_456_789)
    var parcel = Self.parcel
    parcel.sent = fraction
    #expect(try Parcel(propertyList: try parcel.propertyListBytes(format: .binary)).sent == fraction)
    #expect(
      try Parcel(propertyList: try parcel.propertyListBytes(format: .xml)).sent
        == Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test func updatesAndFindsPaths() throws {
    var parcel = Self.parcel
    try parcel.update(propertyList: "<plist><dict><key>label</key><string>new</string></dict></plist>")
    #expect(parcel.label == "new")
    #expect(parcel.id == 7)
    let before = parcel
    #expect(throws: MappingError.self) {
      try parcel.update(propertyList: "<plist><dict><key>label</key><true/></dict></plist>")
    }
    #expect(parcel == before)
    let nested = "<plist><array><dict><key>a</key><dict><key>city</key><string>x</string></dict></dict></array></plist>"
    #expect(try PostalAddress(propertyList: nested, atPath: "[0].a").city == "x")
  }

  private func problem(_ document: String, _ type: (some DocumentDecodable).Type = Parcel.self) throws -> MappingProblem
  {
    let problems = type.decodeCollectingProblems(propertyList: document).problems
    return try #require(problems.first)
  }

  @Test func problemsHavePathAndPlace() throws {
    let text = "<plist>\n<dict>\n  <key>city</key><integer>3</integer>\n</dict></plist>"
    let mismatch = try problem(text, PostalAddress.self)
    #expect(mismatch.path == "city")
    #expect(mismatch.kind == .mismatch)
    #expect(mismatch.found == "the number 3")
    #expect(mismatch.line == 3)
    #expect(mismatch.column == 18)
    #expect(mismatch.offset == 32)
    #expect(mismatch.rule?.name == "PostalAddress.city")
    let broken = try problem("<plist>\n<dict></plist>")
    #expect(broken.kind == .syntax)
    #expect(broken.path.isEmpty)
    #expect(broken.reached.isEmpty)
    let inside = try problem("<plist><dict><key>a.b</key><array><true/><integer>x</integer></array></dict></plist>")
    #expect(inside.kind == .syntax && inside.path.isEmpty && inside.reached == #""a.b"[1]"#)
    let binary = BinaryFile([0xD1, 1, 2], BinaryFile.text("a"), [0xA1, 3], [0x51, 0xFF]).bytes
    let garbled = try #require(Parcel.decodeCollectingProblems(propertyList: binary).problems.first)
    #expect(garbled.kind == .encoding && garbled.reached == "a[0]")
    #expect(broken.line == 2)
    #expect(broken.column == 7)
    #expect(
      try problem("<plist><dict><key>city</key><date>2001-01-01T00:00:00Z</date></dict></plist>", PostalAddress.self)
        .kind == .mismatch)
    #expect(
      try problem("<plist><dict><key>city</key><data>AAEC</data></dict></plist>", PostalAddress.self).kind == .mismatch)
  }

  @Test func binaryFilesHaveOneLine() throws {
    let file = BinaryFile([0xD1, 1, 2], BinaryFile.text("city"), [0x10, 3]).bytes
    let problem = try #require(PostalAddress.decodeCollectingProblems(propertyList: file).problems.first)
    #expect(problem.path == "city")
    #expect(problem.offset == 16)
    #expect(problem.line == 1)
    #expect(problem.column == 17)
  }

  @Test func tooDeepStandsAtItsPath() throws {
    let nested = String(repeating: "<array>", count: 200) + String(repeating: "</array>", count: 200)
    let problem = try problem("<plist>\(nested)</plist>", JSONValue.self)
    #expect(problem.kind == .depth)
    #expect(problem.path == String(repeating: "[0]", count: 128))
    #expect(problem.offset == 7 + 128 * 7)
  }

  @Test func otherEncodingsAreRead() throws {
    let text =
      "<?xml version='1.0' encoding='X'?><plist><dict><key>city</key><string>\u{C4}rger</string></dict></plist>"
    let latin = text.replacingOccurrences(of: "'X'", with: "'ISO-8859-1'").unicodeScalars.map {
      UInt8(truncatingIfNeeded: $0.value)
    }
    #expect(try PostalAddress(propertyList: latin).city == "Ärger")
    var wide: [UInt8] = [0xFE, 0xFF]
    for unit in text.replacingOccurrences(of: "'X'", with: "'UTF-16'").utf16 {
      wide.append(UInt8(unit >> 8))
      wide.append(UInt8(unit & 0xFF))
    }
    #expect(try PostalAddress(propertyList: wide).city == "Ärger")
    let problems = ParcelNote.decodeCollectingProblems(propertyList: wide).problems
    #expect(problems.map(\.path) == ["at"])
    #expect(problems.first?.offset == 2 + 2 * 46)
    #expect(try problem(text, PostalAddress.self).kind == .encoding)
  }

  @Test func realsThatAreWholeNumbersStayReals() throws {
    let binary = BinaryFile([0xA2, 1, 2], BinaryFile.real(1), [0x10, 0x01]).bytes
    let tree = try JSONValue(propertyList: binary)
    #expect(tree.description == "[1.0,1]")
    #expect(try JSONValue(propertyList: tree.propertyListBytes(format: .binary)).description == "[1.0,1]")
    #expect(try JSONValue(propertyList: tree.propertyListBytes(format: .xml)).description == "[1.0,1]")
    let written = try #require(
      try PropertyListSerialization.propertyList(from: Data(tree.propertyListBytes(format: .binary)), format: nil)
        as? [NSNumber])
    #expect(written.map { String(cString: $0.objCType) }.first == "d")
    #expect(try [Int](propertyList: binary) == [1, 1])
    #expect(try JSONValue(propertyList: "<plist><real>2</real></plist>").description == "2.0")
  }

  @Test func setsAndReferencesAreNoValues() throws {
    let set = BinaryFile([0xD1, 1, 2], BinaryFile.text("tags"), [0xC1, 1]).bytes
    #expect(
      Parcel.decodeCollectingProblems(propertyList: set).problems.contains { $0.path == "tags" && $0.kind == .mismatch }
    )
    #expect(try JSONValue(propertyList: set) == ["tags": ["tags"]])
    let reference = BinaryFile([0xD1, 1, 2], BinaryFile.text("id"), [0x80, 3]).bytes
    #expect(
      Parcel.decodeCollectingProblems(propertyList: reference).problems.contains {
        $0.path == "id" && $0.kind == .mismatch
      })
    #expect(try JSONValue(propertyList: reference) == ["id": ["CF$UID": 3]])
    let infinity = BinaryFile([0xD1, 1, 2], BinaryFile.text("weight"), BinaryFile.real(.infinity)).bytes
    let problem = Parcel.decodeCollectingProblems(propertyList: infinity).problems.first { $0.path == "weight" }
    #expect(problem?.kind == .mismatch)
    #expect(
      problem?.message.hasSuffix("found infinity, which no type reads; 'lossy' makes it nil or the default") == true)
    #expect(throws: MappingError.self) { try JSONValue(propertyList: infinity) }
  }

  /// A `Value` takes every text, so that a text is not what it expects.
  @Test(arguments: [(Double.nan, "NaN (not a number)"), (.infinity, "infinity"), (-.infinity, "negative infinity")])
  func numbersThatNoTypeReadsAreNamed(number: Double, name: String) throws {
    let document = BinaryFile([0xD1, 1, 2], BinaryFile.text("weight"), BinaryFile.real(number)).bytes
    let hint = "which no type reads; 'lossy' makes it nil or the default"
    do {
      _ = try JSONValue(propertyList: document)
      Issue.record("a number that JSON does not have was read")
    } catch {
      #expect(error.problems.first?.message == "expected a value, found \(name), \(hint)")
      #expect(error.problems.first?.path == "weight")
    }
  }

  @Test func whatHasNoPlaceIsTold() throws {
    let note = ParcelNote(text: nil, at: Date(timeIntervalSinceReferenceDate: 0))
    for kind in PropertyListFormat.allCases {
      let error = #expect(throws: MappingError.self) { try note.propertyListBytes(format: kind) }
      let problem = try #require(error?.problems.first)
      #expect(problem.path == "text")
      #expect(problem.kind == .null)
      #expect(problem.operation == .encoding)
    }
    var parcel = Self.parcel
    parcel.label = "a\u{1}"
    #expect(try Parcel(propertyList: try parcel.propertyListBytes(format: .binary)) == parcel)
    #expect(throws: MappingError.self) { try parcel.propertyListBytes(format: .xml) }
    parcel = Self.parcel
    parcel.weight = .nan
    #expect(throws: MappingError.self) { try parcel.propertyListBytes() }
  }

  @Test func binaryPropertyListsAreNotText() throws {
    #expect(try Parcel(from: Self.parcel.string(as: .propertyList(.xml)), as: .propertyList) == Self.parcel)
    let error = #expect(throws: MappingError.self) { try Self.parcel.string(as: .propertyList) }
    #expect(error?.problems.map(\.message) == ["expected a format that is text, found a binary one"])
    #expect(error?.problems.map(\.operation) == [.encoding])
  }

  @Test func mappingsBesideTheirTypeAndContexts() throws {
    let document = "<plist><dict><key>t</key><string>T</string></dict></plist>"
    #expect(try Ware.Label.decode(from: document, as: .propertyList, context: ["Ada"]).seller == "Ada")
    #expect(try Ware.Label.decodeArray(from: "<plist><array/></plist>", as: .propertyList, context: ["Ada"]).isEmpty)
    var ware = try Ware.Label.decode(from: document, as: .propertyList, context: ["Ada"])
    try Ware.Label.update(&ware, from: document, as: .propertyList, context: ["Bob"])
    #expect(ware.seller == "Bob")
    #expect(Ware.Label.decodeCollectingProblems(from: document, as: .propertyList, context: ["Ada"]).value?.seller == "Ada")
    #expect(throws: MappingError.self) { try Ware.Label.decode(from: document, as: .propertyList) }
    #expect(Ware.Label.decodeCollectingProblems(from: document, as: .propertyList).value == nil)
  }
}
