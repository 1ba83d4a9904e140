import KVMap
import Testing

@testable import EmittedGoldens

/// Types that are not created by a memberwise initialiser, and hooks that run before and after.
@Suite struct BuiltTests {
  @Test func assignmentKeepsWhatNoRuleReads() throws {
    let employee = try Employee(json: #"{"id":1,"boss":{"id":2,"name":"b"},"secret":"read"}"#)
    #expect(employee.id == 1 && employee.name == nil && employee.local == "made" && employee.secret == "s")
    #expect(employee.boss?.id == 2 && employee.boss?.name == "b")
    #expect(try Mapped.text(employee) == #"{"id":1,"boss":{"id":2,"name":"b","secret":"s"},"secret":"s"}"#)
    let director = try Director(json: #"{"id":3}"#)
    #expect(type(of: director) == Director.self && director.id == 3 && director.budget == 1)
  }

  @Test func assignmentUpdatesTheInstanceItself() throws {
    let director = Director()
    director.local = "mine"
    var employee: Employee = director
    try employee.update(json: #"{"id":7,"name":"n"}"#)
    #expect(employee === director && director.id == 7 && director.name == "n" && director.local == "mine")
    #expect(throws: MappingError.self) { try employee.update(json: #"{"name":"other","id":"x"}"#) }
    #expect(director.name == "n")
  }

  @Test func assignmentToStructs() throws {
    let draft = try Draft(json: #"{"tags":["a"],"twice":2}"#)
    #expect(draft == Draft(title: "none", tags: ["a"], twice: 2))
    #expect(try Mapped.text(Draft(title: "t", tags: [], twice: .some(nil))) == #"{"title":"t","tags":[],"twice":null}"#)
    #expect(try Mapped.text(Draft(title: "t", tags: [], twice: nil)) == #"{"title":"t","tags":[]}"#)
    var updated = Draft(title: "t", tags: ["a"], twice: 1, local: 5)
    try updated.update(json: #"{"title":"u"}"#)
    #expect(updated == Draft(title: "u", tags: ["a"], twice: 1, local: 5))
    #expect(Mapped.problem("{}", as: Draft.self) == "tags missing Draft.tags:13")
  }

  @Test func nullIsTheOuterNil() throws {
    let null = try Draft(json: #"{"tags":[],"twice":null}"#).twice
    let absent = try Draft(json: #"{"tags":[]}"#).twice
    #expect(null == Int??.none && absent == Int??.none)
  }

  @Test func initialisersGetWhatTheDocumentSaysAndNothingElse() throws {
    #expect(
      try Fraction(json: #"{"numerator":1,"denominator":2}"#) == Fraction(numerator: 1, denominator: 2, name: nil))
    #expect(Mapped.problem(#"{"numerator":1}"#, as: Fraction.self) == "denominator missing Fraction.denominator:35")
    let documents = #"[{"numerator":1},{"denominator":"x"},{"numerator":1,"denominator":3,"name":4},{}]"#
    #expect(
      Mapped.problems(documents, as: [Fraction].self) == [
        "[0].denominator missing Fraction.denominator:35", "[1].numerator missing Fraction.numerator:34",
        "[1].denominator mismatch Fraction.denominator:35", "[2].name mismatch Fraction.name:36",
        "[3].numerator missing Fraction.numerator:34", "[3].denominator missing Fraction.denominator:35",
      ])
    var half = Fraction(numerator: 1, denominator: 2, name: "half")
    try half.update(json: #"{"denominator":3,"name":null}"#)
    #expect(half == Fraction(numerator: 1, denominator: 3, name: nil))
    #expect(throws: MappingError.self) { try half.update(json: #"{"denominator":"x"}"#) }
    #expect(half.denominator == 3)
  }

  /// A failure at a key is deferred to the end of the loop over the keys, and is reported as usual, at its position.
  @Test(arguments: [
    ("5", 0, "mismatch"), ("", 0, "syntax"), ("{", 1, "syntax"), (#"{"numerator"#, 11, "syntax"),
    (#"{"numerator":"#, 13, "syntax"), (#"{ "name" 4}"#, 9, "syntax"),
    (#"{"numerator":1 "denominator":2}"#, 15, "syntax"),
    (#"{"numerator":1,}"#, 15, "syntax"), (#"{"other":1,"other" 2}"#, 19, "syntax"),
    (#"{"numerator":1,"denominator":2"#, 30, "syntax"), (#"{"numerator":1,"numerator":2}"#, 15, "duplicate-key"),
    (#"{"denominator":2,"denominator":2}"#, 17, "duplicate-key"), (#"{"numerator":1,"denominator":2}}"#, 31, "syntax"),
    (#"{"numerator":1,"denominator":2,"name":[]}"#, 38, "mismatch"),
  ])
  func whatIsWrongWithKeysOfBuiltValues(document: String, offset: Int, kind: String) throws {
    let error = #expect(throws: MappingError.self) { try Fraction(json: document) }
    let problem = try #require(error?.problems.first)
    #expect(problem.offset == offset)
    #expect(problem.kind.rawValue == kind)
    var half = Fraction(numerator: 1, denominator: 2, name: "half")
    let updating = #expect(throws: MappingError.self) { try half.update(json: document) }
    #expect(updating?.problems.first?.description == problem.description)
    #expect(half.name == "half")
  }

  @Test func optionalsOfOptionalsHoldMappings() throws {
    var value = try Doubled(json: #"{"part":{"text":"a","sum":1},"list":[1,null],"deep":"x"}"#)
    #expect(value.part??.text == "a" && value.list == [1, Int??.none] && value.deep == Int???.none)
    try value.update(json: #"{"part":{"sum":1}}"#)
    #expect(value.part??.text == "a")
    #expect(try Mapped.text(value) == #"{"part":{"text":"a","sum":1},"list":[1,null]}"#)
  }

  @Test func factoriesGetTheObjectAndWhatIsAround() throws {
    let session = try Session(json: #"{"kind":"web","token":"t","user":"u"}"#)
    #expect(session.kind == "web" && session.token == "t" && session.user == "u")
    #expect(try Mapped.text(session) == #"{"token":"t","user":"u"}"#)
    var updated = session
    try updated.update(json: #"{"user":null}"#)
    #expect(updated === session && session.user == nil && session.token == "t")
  }

  /// A generic function has its type arguments from what it returns, or from what it takes.
  @Test func genericFunctionsAreFactoriesAndHooks() throws {
    let cargo = try Cargo<Int>(json: #"{"content":1,"note":"x"}"#)
    #expect(cargo.content == 1 && cargo.count == 2)
    let weighed = try Weighed<String>(json: #"{"content":"x"}"#)
    #expect(try weighed.weight == 0 && weighed.jsonString() == #"{"content":"x","weight":2}"#)
  }

  @Test(arguments: [
    (#"{"token":"t","kind":"none"}"#, "expected a kind of session, found an object"),
    (#"{"token":"t"}"#, "expected a value for Session (UnknownKind()), found an object"),
  ])
  func factoriesMayRefuse(document: String, message: String) throws {
    let error = #expect(throws: MappingError.self) { try Session(json: document) }
    let problem = try #require(error?.problems.first)
    #expect(problem.kind == .mismatch && problem.path == "" && problem.message == message)
    #expect(problem.rule?.name == "Session")
  }

  @Test func aSecondMappingStandsBesideTheFirst() throws {
    #expect(try Spot.Brief.decode(json: #"{"y":1,"x":2}"#) == Spot(lat: 1, lon: 2))
    #expect(try Spot(json: #"{"lat":1,"lon":2}"#) == Spot(lat: 1, lon: 2))
    #expect(try Spot.Brief.decodeArray(json: #"[{"y":1,"x":2}]"#) == [Spot(lat: 1, lon: 2)])
    #expect(try Spot.Brief.decode(json: #"{"a":{"y":1,"x":2}}"#, atPath: "a") == Spot(lat: 1, lon: 2))
    #expect(try Spot.Brief.jsonString(Spot(lat: 1, lon: 2)) == #"{"y":1,"x":2}"#)
    let spots = [Spot(lat: 1, lon: 2), Spot(lat: 3, lon: 4)]
    #expect(try Spot.Brief.jsonString(spots) == #"[{"y":1,"x":2},{"y":3,"x":4}]"#)
    #expect(try Spot.Brief.decodeArray(json: Spot.Brief.jsonBytes(spots)) == spots)
    #expect(
      try Spot.Brief.string(spots, as: .json(.pretty))
        == String(decoding: Spot.Brief.jsonData(spots, .pretty), as: UTF8.self))
    #expect(try Spot.Brief.jsonString([] as [Spot]) == "[]")
    var spot = Spot(lat: 1, lon: 2)
    try Spot.Brief.update(&spot, json: #"{"x":3}"#)
    #expect(spot == Spot(lat: 1, lon: 3))
    let report = Spot.Brief.decodeCollectingProblems(json: #"{"y":"a"}"#)
    let (value, problems) = (report.value, report.problems)
    #expect(value == nil && problems.map(Mapped.text) == ["x missing Spot.lon:33", "y mismatch Spot.lat:32"])
    #expect(throws: MappingError.self) { try Spot.Brief.decode(json: "{}", atPath: "..") }
    #expect(throws: MappingError.self) { try Spot.Brief.decodeArray(json: "{}") }
    #expect(throws: MappingError.self) { try Spot.Brief.decode(json: #"{"z":[[]]}"#) }
  }

  @Test func hooksRunInTheirOrder() throws {
    #expect(try Signed(json: #"{"text":"ab","sum":2}"#).sum == 2)
    // A copy is written.
    let signed = Signed(text: "abc")
    #expect(try Mapped.text(signed) == #"{"text":"abc","sum":3}"# && signed.sum == 0)
    #expect(try Stamped(json: #"{"count":1}"#).touches == 1)
    let tagged = try Spot.Tagged.decode(json: #"{"a":5}"#)
    #expect(tagged.lat == 5 && tagged.note == "")
    #expect(try Spot.Tagged.jsonString(tagged) == #"{"note":"rounded"}"#)
    #expect(try Spot.Tagged.decode(json: "{}") == Spot(lat: 0, lon: 0))
  }

  @Test(arguments: [
    (#"{"text":"ab","sum":1}"#, " check Signed:43", "expected a value for Signed (WrongSum()), found an object"),
    (#"{"text":"abcdefghij","sum":10}"#, " check Signed:43", "expected a short text, found an object"),
  ])
  func whatAHookRefusesIsAProblem(document: String, problem: String, message: String) throws {
    #expect(Mapped.problem(document, as: Signed.self) == problem)
    let error = #expect(throws: MappingError.self) { try Signed(json: document) }
    #expect(error?.problems.first?.message == message)
  }

  @Test func whatAHookRefusesIsNotWritten() throws {
    let error = #expect(throws: MappingError.self) { try [Stamped(count: 1), Stamped(count: 100)].jsonBytes() }
    let problem = try #require(error?.problems.first)
    #expect(problem.kind == .check && problem.path == "[1]")
    #expect(problem.message == "expected a count below 100, found a value that is refused")
  }

  /// The text of a function may have the value in it.
  @Test(arguments: [
    (#"{"signed":{"text":"ab","sum":1}}"#, "signed: expected a value for Signed, found an object"),
    (#"{"signed":{"text":"abcdefghij","sum":10}}"#, "signed: expected a value for Signed, found an object"),
    (#"{"session":{"token":"t","kind":"none"}}"#, "session: expected a value for Session, found an object"),
    (#"{"session":{"token":"t"}}"#, "session: expected a value for Session, found an object"),
  ])
  func whatIsSensitiveIsNotShownByFunctions(document: String, shown: String) throws {
    let problems = Confided.decodeCollectingProblems(json: document).problems
    #expect(problems.map { "\($0.path): \($0.message)" } == [shown])
    let error = #expect(throws: MappingError.self) { try Confided(json: document) }
    #expect(error?.problems == problems)
  }

  @Test func whatIsSensitiveIsNotShownByFunctionsBeforeWriting() throws {
    let confided = Confided(signed: nil, session: nil, stamped: [Stamped(count: 100)])
    let error = #expect(throws: MappingError.self) { try confided.jsonBytes() }
    let problem = try #require(error?.problems.first)
    #expect("\(problem.path): \(problem.message)" == "stamped[0]: expected a value for Stamped, found another value")
  }

  @Test func allProblemsAreTold() {
    // A value with a missing part is not passed to a hook.
    #expect(
      Mapped.problems(#"[{"text":1,"sum":5},{"text":"a","sum":3}]"#, as: [Signed].self) == [
        "[0].text mismatch Signed.text:47", "[1] check Signed:43",
      ])
    let holdings = #"{"money":"x","signed":[{"text":"a","sum":3},{"text":"a","sum":1}],"lines":[]}"#
    #expect(
      Mapped.problems(holdings, as: Holdings.self) == [
        "money mismatch Holdings.money:64", "~signed[0] check Signed:43",
      ])
  }

  @Test func foreignTypesReadAndWriteThemselves() throws {
    let json =
      #"{"money":1,"moneys":[2,3],"set":[4,5],"account":"a","byName":{"x":6},"spot":{"y":1,"x":2},"spots":[{"y":3,"x":4}],"plain":{"lat":5,"lon":6},"signed":[{"text":"a","sum":1}],"lines":[{"text":"ab","sum":2}],"briefs":[{"y":7,"x":8}],"patch":"p","inner":{"text":"b","sum":1}}"#
    let value = try Holdings(json: json)
    #expect(
      value.money == Money(cents: 1) && value.moneys.map(\.cents) == [2, 3]
        && value.set == [Money(cents: 4), Money(cents: 5)])
    #expect(value.account?.owner == "a" && value.byName["x"]?.cents == 6)
    #expect(
      value.spot == Spot(lat: 1, lon: 2) && value.spots == [Spot(lat: 3, lon: 4)] && value.plain == Spot(lat: 5, lon: 6)
    )
    #expect(try value.lines.decodedElements() == [Signed(text: "ab", sum: 2)])
    #expect(try value.briefs?.decodedElement(at: 0) == Spot(lat: 7, lon: 8))
    #expect(value.patch == .value("p") && value.inner.value?.text == "b")
    #expect(try Mapped.text(value) == json)
  }

  @Test func fieldsTellAbsentFromNull() throws {
    let absent = try Holdings(json: #"{"money":1,"lines":[]}"#)
    #expect(absent.patch == .absent && absent.inner == .absent && absent.briefs == nil)
    #expect(try Mapped.text(absent) == #"{"money":1,"moneys":[],"byName":{},"spots":[],"signed":[],"lines":[]}"#)
    let null = try Holdings(json: #"{"money":1,"lines":[],"patch":null,"old":null}"#)
    #expect(null.patch == .null && null.inner == .null)
    var updated = try Holdings(json: #"{"money":1,"lines":[],"patch":"a","inner":{"text":"b","sum":1}}"#)
    try updated.update(json: #"{"inner":{"sum":1}}"#)
    #expect(updated.patch == .value("a") && updated.inner.value?.text == "b")
    try updated.update(json: #"{"patch":null}"#)
    #expect(updated.patch == .null)
  }

  @Test func lazyElementsAreReadLater() throws {
    let value = try Holdings(json: #"{"money":1,"lines":[{"text":"a","sum":9},{"text":"a","sum":1}]}"#)
    #expect(try value.lines.decodedElement(at: 1).sum == 1)
    let error = #expect(throws: MappingError.self) { try value.lines.decodedElement(at: 0) }
    #expect(error?.problems.first.map(Mapped.text) == "lines[0] check Signed:43")
  }
}
