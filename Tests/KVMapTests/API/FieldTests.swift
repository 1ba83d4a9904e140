import Testing

@testable import KVMap

/// A mapped type with fields as generated code looks.
private struct Patch: Equatable, ReadableInPlace, Writable {
  var name: Field<String> = .absent
  var author: Field<Author> = .absent

  static let keys = KeyTable.of("name", "author", type: "Patch")
  static var _kvEmpty: Patch { Patch() }

  static func _kvRead(_ kv: inout Reader, into out: inout Patch, updating: Bool) throws(Failure) {
    var scan = Scan(updating: updating)
    var key = try kv.open(keys, &scan)
    while key >= 0 {
      do throws(Failure) {
        switch key {
        case 0: out.name = try Field._kvRead(&kv, updating: updating ? out.name : nil)
        case 1: out.author = try Field._kvRead(&kv, updating: updating ? out.author : nil)
        default: try kv.skip()
        }
      } catch {
        try kv.recover(error, &scan)
      }
      key = try kv.next(keys, &scan)
    }
  }

  func _kvWrite(_ kv: inout Writer) throws(Failure) {
    kv.open()
    if !name.isAbsent {
      kv.key(#""name":"#)
      try name._kvWrite(&kv)
    }
    kv.close()
  }
}

@Suite struct FieldTests {
  @Test(arguments: [
    ("{}", Field.absent), (#"{"name":null}"#, .null), (#"{"name":"Ada"}"#, .value("Ada")),
  ] as [(String, Field<String>)])
  func keepsThreeStates(_ json: String, _ name: Field<String>) throws {
    let patch = try Patch(json: json)
    #expect(patch.name == name)
    #expect(try patch.json(as: String.self) == json)
  }

  @Test func updatesWhatIsThere() throws {
    var patch = Patch(name: .value("Ada"), author: .value(Author(name: "Ada", age: 36)))
    try patch.update(json: #"{"author":{"name":"Countess"}}"#)
    #expect(patch == Patch(name: .value("Ada"), author: .value(Author(name: "Countess", age: 36))))
    try patch.update(json: #"{"author":null}"#)
    #expect(patch.author == .null)
  }

  @Test func saysWhatIsWrong() {
    let problems = Patch.reading(json: #"{"name":7,"author":{}}"#).problems
    #expect(problems.map { "\($0.kind.rawValue) at \($0.path)" } == ["mismatch at name", "missing at author.name"])
  }

  @Test func answersForItsState() throws {
    let fields: [Field<Int>] = [.absent, .null, .value(1)]
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
    #expect(Set(fields + [nil, Field(1), Field(nil)]) == Set(fields))
    #expect(try Field<Int>.absent.json(as: String.self) == "null")
  }
}
