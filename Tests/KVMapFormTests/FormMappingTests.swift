import Foundation
import KVMap
import KVMapForm
import Testing

@testable import EmittedGoldens

/// Generated mappers on forms.
@Suite struct FormMappingTests {
  static let parcel = Parcel(
    id: 7, label: "two words & é", weight: 2.5, price: Decimal(string: "12.340"),
    sent: Date(timeIntervalSince1970: 1_334_362_807), arrived: Date(timeIntervalSince1970: 0),
    content: Data([0, 1, 2, 255]), isFragile: true, tags: ["a", "b"], origin: PostalAddress(city: "x", zip: "1"),
    stops: [PostalAddress(city: "y", zip: nil), PostalAddress(city: "z", zip: "3")],
    link: URL(string: "http://example.org/?a=b"), key: UUID(uuidString: "6B29FC40-CA47-1067-B31D-00DD010662DA"),
    counts: ["x": 1, "y z": 2], serial: .max, state: .sent, rest: nil)

  @Test func readsWhatItWrites() throws {
    let text = try Self.parcel.formString()
    #expect(try Parcel(form: text) == Self.parcel)
    #expect(try Parcel(form: try Self.parcel.formBytes()) == Self.parcel)
    #expect(try Parcel(form: try Self.parcel.formData()) == Self.parcel)
    #expect(text.hasPrefix("id=7&label=two%20words%20%26%20%C3%A9&weight=2.5&"))
    #expect(
      text.contains(
        "&sent=2012-04-14T00%3A20%3A07Z&arrived_at=0&content=AAEC%2Fw%3D%3D&fragile=true&tags[]=a&tags[]=b&"))
    #expect(text.contains("&stops[][city]=y&stops[][city]=z&stops[][zip]=3&"))
  }

  /// A browser sends an emptied input as an empty text.
  @Test func anEmptiedInputIsNullForAField() throws {
    let fields = try Fields(form: "number=&row=")
    #expect(fields.number == .null)
    #expect(fields.row == .null)
    #expect(fields.texts == .absent)
    #expect(try Fields(form: "number=7").number == .value(7))
    let error = #expect(throws: MappingError.self) { try Fields(json: #"{"number": ""}"#) }
    #expect(error?.description.contains("number: expected an integer") == true)
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
  @Test func spansAreRead() throws {
    let form = try Self.parcel.formBytes()
    #expect(try Parcel(from: form.span, as: .form) == Self.parcel)
    #expect(Parcel.decodeCollectingProblems(from: form.span, as: .form).value == Self.parcel)
    var parcel = Self.parcel
    let change = Array("label=shoes&id=7&weight=1&sent=2001-01-01T00:00:00Z".utf8)
    try parcel.update(from: change.span, as: .form)
    #expect(parcel.label == "shoes")
    let broken = Array("label=%".utf8)
    #expect(throws: MappingError.self) { try Parcel(from: broken.span, as: .form) }
  }

  @Test func everyScalarIsText() throws {
    let parcel = try Parcel(
      form: "id=+7+&label=x&weight=1e2&sent=2001-01-01T00:00:00Z&fragile=yes&tags=one&counts[a]=1")
    #expect(parcel.id == 7)
    #expect(parcel.weight == 100)
    #expect(parcel.isFragile)
    // One value where an array is expected.
    #expect(parcel.tags == ["one"])
    #expect(parcel.counts == ["a": 1])
    #expect(try Parcel(form: "id=1&label=x&weight=1&sent=2001-01-01T00:00:00Z&tags=a&tags=b").tags == ["a", "b"])
  }

  /// A scalar in an array of one is read as the scalar alone, whatever its text is.
  @Test(arguments: [
    "label", "id", "weight", "price", "sent", "arrived_at", "content", "fragile", "link", "key", "serial", "state",
  ])
  func aScalarMayBeTheOnlyElement(name: String) throws {
    let required = ["id=1", "label=x", "weight=1", "sent=2001-01-01T00:00:00Z"].filter { !$0.hasPrefix("\(name)=") }
    let texts = [
      "", "+", "%20%09%0A", "%C2%A0", "%C2%A07", "+%C2%A07+", "7", "x", "yes", "AAEC", "2026-03-01T00:00:00Z", "packed",
      "+7+",
    ]
    for text in texts {
      let forms = ["\(name)=\(text)", "\(name)[]=\(text)", "\(name)[0]=\(text)"].map { one in
        (required + [one]).joined(separator: "&")
      }
      let reports = forms.map { Parcel.decodeCollectingProblems(form: $0) }
      #expect(reports.allSatisfy { $0.value == reports[0].value }, "\(name)=\(text)")
      #expect(reports.allSatisfy { $0.problems.map(\.kind) == reports[0].problems.map(\.kind) }, "\(name)=\(text)")
    }
  }

  /// Also one whose text stands for a number that is none.
  @Test(arguments: ["number=Infinity", "number[]=Infinity", "number[]=+NaN+", "measured[0]=INF"])
  func aNumberThatIsNoneMayBeTheOnlyElement(form: String) {
    func paths(_ form: String) -> [String] {
      CalendarTypes.decodeCollectingProblems(form: form).problems.map(\.path)
    }
    let name = String(form.prefix { $0.isLetter })
    #expect(!paths(form).contains { $0.hasPrefix(name) })
    #expect(paths(form + "x").contains { $0.hasPrefix(name) })
  }

  @Test func updates() throws {
    var parcel = Self.parcel
    try parcel.update(form: "label=new&arrived_at&tags[]")
    #expect(parcel.label == "new")
    #expect(parcel.arrived == nil)
    #expect(parcel.tags.isEmpty)
    #expect(parcel.weight == 2.5)
    let before = parcel
    #expect(throws: MappingError.self) { try parcel.update(form: "id=x") }
    #expect(parcel == before)
    #expect(try PostalAddress(form: "a[b][city]=c", atPath: "a.b").city == "c")
  }

  private func problem(_ form: String) throws -> MappingProblem {
    try #require(PostalAddress.decodeCollectingProblems(form: form).problems.first)
  }

  /// Where one value is expected, several are a repeated key; a list of one object, and an empty list, have none.
  @Test(arguments: [
    ("from[][city]=x", "from", "mismatch", "an array"), ("from[0][city]=x", "from", "mismatch", "an array"),
    ("from[]", "from", "mismatch", "an array"), ("price[]", "price", "mismatch", "an array"),
    ("fragile[][a]=1", "fragile", "mismatch", "an array"),
    ("from[][city]=x&from[][city]=y", "from", "duplicate-key", "an object as well"),
    ("price[]=1&price[]=2", "price", "duplicate-key", #"the string "2" as well"#),
  ])
  func listsWhereOneValueIsExpected(form: String, path: String, kind: String, found: String) throws {
    let problems = Parcel.decodeCollectingProblems(
      form: "id=1&label=x&weight=1&sent=2001-01-01T00:00:00Z&\(form)"
    ).problems
    #expect(problems.map { "\($0.path) \($0.kind.rawValue) \($0.found)" } == ["\(path) \(kind) \(found)"])
  }

  @Test func problemsHavePathAndPlace() throws {
    let twice = try problem("zip=1&city=a&city=b")
    #expect(twice.path == "city")
    #expect(twice.kind == .duplicateKey)
    let missing = try problem("zip=1")
    #expect(missing.path == "city")
    #expect(missing.kind == .missing)
    let null = try problem("zip=1&city")
    #expect(null.path == "city")
    #expect(null.kind == .null)
    #expect(null.offset == 6)
    #expect(null.column == 7)
    let object = try problem("city[x]=1")
    #expect(object.path == "city")
    #expect(object.kind == .mismatch)
    let broken = try problem("city=a%")
    #expect(broken.kind == .syntax)
    #expect(broken.path.isEmpty)
    #expect(broken.reached == "city")
    #expect(broken.description.hasPrefix("city: expected"))
    #expect(broken.offset == 6)
    #expect(broken.column == 7)
    #expect(try problem("city=%FF").kind == .encoding)
    #expect(try problem("city[a]=1&city=2").kind == .duplicateKey)
  }

  @Test(arguments: [
    ("a[b][]=1&a[b][]=%", "a.b[1]"), ("a[0]=x&a[1]=%F", "a[1]"), ("a[]=%FF", "a[0]"), ("a=1&a[1]=%", "a[1]"),
    ("%=1", ""), ("a[=1", ""), ("a[b][0]=x&a[b][2]=y", "a.b[0]"), ("x.y=%", #""x.y""#),
  ])
  func whatBreaksAFormSaysWhatWasRead(form: String, reached: String) throws {
    let problem = try problem(form)
    #expect(problem.path.isEmpty && problem.reached == reached, "\(problem)")
  }

  @Test func twoKindsUnderOneNameHaveAPath() throws {
    let problem = try problem("city[a]=1&city=2")
    #expect(problem.path == "city" && problem.reached.isEmpty)
  }

  @Test func whatHasNoPlaceIsTold() throws {
    var parcel = Self.parcel
    parcel.counts = ["7": 1]
    let error = #expect(throws: MappingError.self) { try parcel.formBytes() }
    let problem = try #require(error?.problems.first)
    #expect(problem.path == #"counts."7""#)
    #expect(problem.operation == .encoding)
    #expect(throws: MappingError.self) { try [Self.parcel].formBytes() }
    #expect(throws: MappingError.self) { try [Self.parcel].formString() }
  }

  @Test func nullIsTheNameAlone() throws {
    let note = ParcelNote(text: nil, at: Date(timeIntervalSince1970: 0))
    #expect(try note.formString() == "text&at=1970-01-01T00%3A00%3A00Z")
    #expect(try ParcelNote(form: try note.formBytes()) == note)
  }

  @Test func mappingsBesideTheirTypeAndContexts() throws {
    #expect(
      try Ware.Label.decode(from: "t=T&p[amount]=3", as: .form, context: ["Ada"])
        == Ware(title: "T", seller: "Ada", price: Cost(amount: 3)))
    #expect(
      try Ware.Label.decodeArray(from: "x[][t]=T&x[][t]=U", as: .form, atPath: "x", context: ["Ada"]).map(\.title) == ["T", "U"])
    var ware = try Ware.Label.decode(from: "t=T", as: .form, context: ["Ada"])
    try Ware.Label.update(&ware, from: "t=U", as: .form, context: ["Bob"])
    #expect(ware.title == "U")
    #expect(Ware.Label.decodeCollectingProblems(from: "t=T", as: .form, context: ["Ada"]).value?.seller == "Ada")
    #expect(throws: MappingError.self) { try Ware.Label.decode(from: "t=T", as: .form) }
    #expect(Ware.Label.decodeCollectingProblems(from: "t=T", as: .form).value == nil)
  }
}
