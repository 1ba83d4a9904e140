import Testing

@_spi(Generated) @testable import KVMap

/// A mapped type with fields as generated code looks.
private struct Patch: Equatable, DocumentDecodableInPlace, DocumentEncodable {
  var name: PatchField<String> = .absent
  var author: PatchField<Author> = .absent

  static let keys = KeyTableFixture.of("name", "author", type: "Patch")
  static var _kvPlaceholder: Patch { Patch() }

  static func _kvDecode(_ kv: inout JSONReader, into out: inout Patch, updating: Bool) throws(CodingFailure) {
    var scan = ObjectState(updating: updating)
    var key = try kv.beginObject(keys, &scan)
    while key >= 0 {
      do throws(CodingFailure) {
        switch key {
        case 0: out.name = try PatchField._kvDecode(&kv, updating: updating ? out.name : nil)
        case 1: out.author = try PatchField._kvDecode(&kv, updating: updating ? out.author : nil)
        default: try kv.skip()
        }
      } catch {
        try kv.recover(error, &scan)
      }
      key = try kv.nextKey(keys, &scan)
    }
  }

  func _kvEncode(_ kv: inout JSONWriter) throws(CodingFailure) {
    kv.beginObject()
    if !name.isAbsent {
      kv.key(#""name":"#)
      try name._kvEncode(&kv)
    }
    kv.endObject()
  }
}

@Suite struct FieldTests {
  @Test(arguments: [
    ("{}", PatchField.absent), (#"{"name":null}"#, .null), (#"{"name":"Ada"}"#, .value("Ada")),
  ] as [(String, PatchField<String>)])
  func keepsThreeStates(_ json: String, _ name: PatchField<String>) throws {
    let patch = try Patch(json: json)
    #expect(patch.name == name)
    #expect(try patch.jsonString() == json)
  }

  @Test func updatesWhatIsThere() throws {
    var patch = Patch(name: .value("Ada"), author: .value(Author(name: "Ada", age: 36)))
    try patch.update(json: #"{"author":{"name":"Countess"}}"#)
    #expect(patch == Patch(name: .value("Ada"), author: .value(Author(name: "Countess", age: 36))))
    try patch.update(json: #"{"author":null}"#)
    #expect(patch.author == .null)
  }

  @Test func saysWhatIsWrong() {
    let problems = Patch.decodeCollectingProblems(json: #"{"name":7,"author":{}}"#).problems
    #expect(problems.map { "\($0.kind.rawValue) at \($0.path)" } == ["mismatch at name", "missing at author.name"])
  }

  @Test func answersForItsState() throws {
    let fields: [PatchField<Int>] = [.absent, .null, .value(1)]
    #expect(fields.map(\.isAbsent) == [true, false, false])
    #expect(fields.map(\.isNull) == [false, true, false])
    #expect(fields.map(\.value) == [nil, nil, 1])
    #expect(fields.map { $0.map { $0 + 1 } } == [.absent, .null, .value(2)])
    let applied: [Int?] = fields.map { field in
      var target: Int? = 7
      field.apply(to: &target)
      return target
    }
    #expect(applied == [7, nil, 1])
    #expect(Set(fields + [nil, PatchField(1), PatchField(nil)]) == Set(fields))
    #expect(try PatchField<Int>.absent.jsonString() == "null")
  }
}
