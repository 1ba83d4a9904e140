import KVMapCompiler
import TestSupport
import Testing

/// What single properties become. The whole files are in Tests/Fixtures/infer.
@Suite struct InferenceRuleTests {
  /// The lines of the type of a document.
  private func lines(_ documents: String..., options: InferenceOptions = .named("Thing")) throws -> [String] {
    let verdict = InferenceLaws.violations(documents.map { Sample($0) }, options)
    #expect(verdict.violations == [])
    let text = try #require(verdict.text)
    let body = text.split(separator: "struct Thing {\n", maxSplits: 1).last?.split(separator: "\n}").first ?? ""
    return body.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  @Test(arguments: [
    (#""2026-03-01T09:30:00+02:00""#, "x: Date"), (#""2026-03-01""#, "x: Day"), (#""2026-02-30""#, "x: String"),
    (#""2026-03-01T09:30:00""#, #"x: Date <-> x | date("yyyy-MM-dd'T'HH:mm:ss")"#),
    (#""2026-03-01T09:30:00.250""#, #"x: Date <-> x | date("yyyy-MM-dd'T'HH:mm:ss.SSS")"#),
    (#""2026-03-01 09:30:00""#, #"x: Date <-> x | date("yyyy-MM-dd HH:mm:ss")"#),
    (#""2026-03-01 09:30:00 +0100""#, #"x: Date <-> x | date("yyyy-MM-dd HH:mm:ss Z")"#),
    (#""2026-03-01T09:30:00.1234567Z""#, #"x: Date <-> x | date("yyyy-MM-dd'T'HH:mm:ss.SSSSSSSXXX")"#),
    (#""01.03.2026""#, #"x: Day <-> x | day("dd.MM.yyyy")"#),
    (#""01.03.2026 09:30""#, #"x: Date <-> x | date("dd.MM.yyyy HH:mm")"#),
    (#""13/3/2026""#, #"x: Day <-> x | day("d/M/yyyy")"#), (#""03/13/2026""#, #"x: Day <-> x | day("MM/dd/yyyy")"#),
    (#""03/12/2026""#, "x: String"), (#""Sun, 01 Mar 2026 09:30:00 GMT""#, "x: Date <-> x | http_date"),
    (#""Sun, 01 Mar 2026 09:30:00 +0100""#, #"x: Date <-> x | date("EEE, dd MMM yyyy HH:mm:ss ZZZZ")"#),
    (#""/Date(1772357400000)/""#, "x: Date <-> x | dotnet_date"), (#""https://example.org/a?b=%20c""#, "x: URL"),
    (#""https://example.org/{sha}""#, "x: String"), (#""https://example.org/ä""#, "x: String"),
    (#""mailto:a@b.c""#, "x: String"), (#""6f9619ff-8b86-d011-b42d-00c04fc964ff""#, "x: UUID"),
    (#""007""#, "x: String"), ("18446744073709551616", "x: Decimal"), ("1e400", "x: Value"), ("1e2", "x: Double"),
    ("0.1234567890123456789", "x: Decimal"), ("9007199254740993.0", "x: Decimal"),
    ("90071992547409930e-1", "x: Decimal"), ("-9007199254740993.0", "x: Decimal"), ("9007199254740992.0", "x: Double"), ("-0", "x: Int"), ("null", "x: Value?"), ("[]", "x: [Value]"),
    ("{}", "x: Object"), ("[1, null]", "x: [Int?]"), ("[[1], []]", "x: [[Int]]"),
    (#"{"en": "a", "de-CH": "b"}"#, "x: [String: String]"), (#"{"id": 1, "to": 2}"#, "x: X"),
    (#"{"1": true, "20": false}"#, "x: [Int: Bool]"), (#"{"01": true}"#, "x: [String: Bool]"),
    (#"{"2026-03": 1}"#, "x: [String: Int]"), (#"{"a/b": 1, "c/d": 2}"#, "x: [String: Int]"),
    (#"{"USD": 1, "CZK": 2.5}"#, "x: [String: Double]"), (#"{"EURUSD": 1, "USDJPY": 2}"#, "x: [String: Int]"),
    (#"{"USD": 1}"#, "x: X <-> x"), (#"{"ALL": 1, "TOP": 2}"#, "x: X <-> x"), (#"{"USD": 1, "TOTAL": 2}"#, "x: X <-> x"),
    (#"{"-NabcDEF12345678_abc": 1}"#, "x: [String: Int]"), (#"{"-an_option_of_a_tool": 1}"#, "x: X"),
    (#"{"01ARZ3NDEKTSV4RRFFQ69G5FAV": 1}"#, "x: [String: Int]"), (#"{"ABCDEFGHJKMNPQRSTVWXYZ0123": 1}"#, "x: X <-> x")
  ]) func aValueHasAType(value: String, line: String) throws {
    let found = try lines(#"{"x": \#(value)}"#)
    #expect(found.last == line)
  }

  @Test(arguments: [
    ("[1, 2.5]", "Double"), ("[true, 0]", "lenient Bool"), (#"["", "12", 4]"#, "lenient Int?"), (#"["", 5]"#, "lenient Int?"), (#"["", 5.5]"#, "lenient Double?"),
    (#"["yes", "no"]"#, #"Bool <-> x | bool("yes", "no")"#), (#"["1", "0"]"#, #"Bool <-> x | bool("1", "0")"#),
    (#"["", "https://e.org/"]"#, "lenient URL?"), (#"["", "01.03.2026"]"#, "String"), (#"["", ""]"#, "String"),
    (#"["2026-03-01T09:30:00Z", "2026-03-01"]"#, #"Date <-> x | iso8601 or date("yyyy-MM-dd")"#),
    (
      #"["2026-03-01T09:30:00", "2026-03-01T09:30:00.123456"]"#, #"Date <-> x | date("yyyy-MM-dd'T'HH:mm:ss[.SSSSSS]")"#
    ), (#"["13/01/2026", "01/13/2026"]"#, "String"), (#"["2026-03-01", "soon"]"#, "String"),
    (#"[1, true, "a", [1]]"#, "Value"), (#"["x", 3]"#, "XValue"), (#"[{"a": 1}, [2]]"#, "XValue"),
    ("[{}, {}]", "Object"), ("[null, 1]", "Int?"), ("[null, [1]]", "[Int] = []"),
    (#"[null, {"1": 2}]"#, "[Int: Int] = [:]")
  ]) func valuesHaveATypeTogether(values: String, type: String) throws {
    // Each value in an object of its own.
    let list = try #require(values.dropFirst().dropLast().split(separator: ", ").map(String.init) as [String]?)
    let parts = list.count == 2 && values.contains("{\"a\"") ? ["{\"a\": 1}", "[2]"] : list
    let documents = parts.map { #"{"x": \#($0)}"# }.joined(separator: ",")
    #expect(try lines("[\(documents)]").last == "x: \(type)")
  }

  @Test func timesAreDatesOnlyUnderTheirKeys() throws {
    let found = try lines(#"{"created_at": 1772357400, "count": 1772357400, "updated": 1772357400123, "ts": 0}"#)
    #expect(
      found == [
        "createdAt: Date <-> created_at | epoch_seconds", "count: Int",
        "updated: Date <-> updated | epoch_milliseconds", "ts: Int"
      ])
    let mixed = try lines(#"[{"at": 1772357400}, {"at": "2026-03-01T09:30:00Z"}]"#)
    #expect(mixed == ["at: Date <-> at | iso8601 or epoch_seconds"])
  }

  private func notes(_ documents: String..., format: Sample.Format = .json, hints: [String: InferenceOptions.Hint] = [:])
    -> [String]
  {
    var options = InferenceOptions.named("Thing")
    options.hints = hints
    let verdict = InferenceLaws.violations(documents.map { Sample($0, format) }, options)
    #expect(verdict.violations == [])
    guard case .mapping(_, let inference, _) = verdict else { return [] }
    return inference.notes.filter { !$0.contains("only because the one object") }
  }

  /// What is written is not what was read.
  @Test func uuidsInSmallLettersAreNoted() {
    let id = "6f9619ff-8b86-d011-b42d-00c04fc964ff"
    let note = "'x' has keys that are written in capitals, whatever was read"
    #expect(notes(#"{"x": {"\#(id)": 1}}"#).last == note)
    #expect(notes(#"{"x": {"\#(id)": 1}}"#, hints: ["x": .dictionary]) == [note])
    #expect(notes(#"{"x": {"\#(id.uppercased())": 1}}"#).count == 1)
    #expect(notes(#"{"x": "\#(id)"}"#) == ["'x' is written in capitals, whatever was read"])
  }

  /// Each guess is reported with the option that decides otherwise.
  @Test(arguments: [
    (#"[{"x": "1"}, {"x": "0"}]"#, #"'x' is a Bool: its texts are "1" and "0"; --text x makes it a String"#),
    (#"{"x": ["yes", "no"]}"#, #"'x' is a Bool: its texts are "yes" and "no"; --text 'x[*]' makes it a String"#),
    (
      #"{"time": 1772357400}"#,
      "'time' is a date: its numbers are seconds since 1970; --type 'time=Int' makes it a number"
    ),
    (
      #"{"time": 1772357400.5}"#,
      "'time' is a date: its numbers are seconds since 1970; --type 'time=Double' makes it a number"
    ),
    (
      #"{"time": 1772357400123}"#,
      "'time' is a date: its numbers are milliseconds since 1970; --type 'time=Int' makes it a number"
    ),
    (
      #"[{"time": 1772357400}, {"time": "2026-03-01T09:30:00Z"}]"#,
      "'time' is a date: its numbers are seconds since 1970; --value time keeps it as it is"
    ),
    (
      #"{"price": 1.5}"#, "'price' is a Decimal: its key is that of an amount of money; --type 'price=Double' makes it a Double"
    ),
  ]) func guessesAreNoted(document: String, note: String) { #expect(notes(document) == [note]) }

  @Test func whatIsCertainIsNotNoted() {
    #expect(notes(#"{"a": true, "price": 1, "ratio": 0.1234567890123456789, "b": "2026-03-01"}"#) == [])
  }

  /// What identifies something is no Bool, whatever the samples show.
  @Test(arguments: ["id", "_id", "userId", "user_id"]) func identifiersAreNoBools(key: String) throws {
    #expect(try lines(#"[{"\#(key)": "1"}, {"\#(key)": "0"}]"#).last?.contains(": String") == true)
    #expect(notes(#"[{"\#(key)": "1"}, {"\#(key)": "0"}]"#) == [])
  }

  /// An object without keys counts where others at like places have some.
  @Test(arguments: [
    (#"{"from": {"id": 1, "n": "a", "meta": {"k": 1}}, "to": {"id": 2, "n": "b", "meta": {}}}"#, "k: Int?"),
    (#"{"from": {"id": 1, "n": "a", "meta": {}}, "to": {"id": 2, "n": "b", "meta": {"k": 1}}}"#, "k: Int?"),
    (#"[{"from": {"id": 1, "n": 1, "meta": {}}}, {"to": {"id": 2, "n": 1, "meta": {"k": 1}}, "at": {"id": 3, "n": 1, "meta": {"k": 1}}}]"#, "k: Int?"),
    (#"{"from": {"id": 1, "n": "a", "meta": {"k": 1}}, "to": {"id": 2, "n": "b", "meta": {"k": 2}}}"#, "k: Int"),
    (#"{"from": {"id": 1, "n": "a", "all": [{}, {}]}, "to": {"id": 2, "n": "b", "all": [{"k": 1}]}}"#, "k: Int?"),
    (
      #"{"from": {"id": 1, "n": 1, "all": []}, "to": {"id": 2, "n": 1, "all": [{"type": "a", "x": 1}, {"type": "b", "y": 2}, {"type": "a", "x": 1}, {"type": "b", "y": 2}]}, "at": {"id": 2, "n": 1, "all": [{}]}}"#,
      "all: [Object]"
    ),
  ]) func emptyObjectsOfOneTypeCount(document: String, line: String) throws {
    let verdict = InferenceLaws.violations([Sample(document)])
    #expect(verdict.violations == [])
    #expect(verdict.text?.contains("  \(line)\n") == true, "\(verdict.text ?? "")")
  }

  @Test func requiredFromMakesMoreOptional() throws {
    var options = InferenceOptions.named("Thing")
    options.requiredFrom = 3
    #expect(try lines(#"{"a": 1, "b": [1]}"#, options: options) == ["a: Int?", "b: [Int] = []"])
    #expect(try lines(#"[{"a": 1}, {"a": 2}, {"a": 3}]"#, options: options) == ["a: Int"])
  }

  @Test(arguments: [
    (InferenceOptions.Hint.dictionary, "x: [String: Int]"), (.structure, "x: X"), (.value, "x: Value"),
    (.type("[String: Double]"), "x: [String: Double]")
  ]) func theCallerDecides(hint: InferenceOptions.Hint, line: String) throws {
    var options = InferenceOptions.named("Thing")
    options.hints = ["x": hint]
    #expect(try lines(#"{"x": {"a": 1, "b": 2}}"#, options: options) == [line])
  }

  @Test func theCallerDecidesOfTextsAndUnions() throws {
    var options = InferenceOptions.named("Thing")
    options.hints = ["s": .enumeration, "t": .text, "u[*]": .union(key: "is")]
    let verdict = InferenceLaws.violations(
      [Sample(#"{"s": "open", "t": "2026-03-01", "u": [{"is": "a", "n": 1}, {"is": "b"}]}"#)], options)
    #expect(verdict.violations == [])
    let text = try #require(verdict.text)
    #expect(text.contains("  s: S\n  t: String\n  u: [U]\n"))
    #expect(text.contains("enum S: String {\n  open\n  other(String) <-> else\n}"))
    #expect(text.contains("union U on is {\n  a: AU <-> \"a\"\n  b <-> \"b\"\n  other: Object <-> else\n}"))
  }

  @Test func aTagNextToItsPayload() throws {
    let event = { (kind: String, data: String) in #"{"event": "\#(kind)", "data": \#(data)}"# }
    let list = [
      event("push", #"{"ref": "a"}"#), event("fork", #"{"id": 1}"#), event("push", #"{"ref": "b"}"#),
      event("fork", #"{"id": 2}"#)
    ].joined(separator: ",")
    let verdict = InferenceLaws.violations([Sample(#"{"events": [\#(list)]}"#)])
    #expect(verdict.violations == [])
    #expect(
      verdict.text?.contains(
        "union Event on event in data {\n  push: PushEvent <-> \"push\"\n  fork: ForkEvent <-> \"fork\"\n") == true)
  }

  @Test(arguments: ["kind", "__typename", "resource_type", "resourceType", "eventType", "mediaType"])
  func aTagTellsTheCase(key: String) throws {
    let values = ["a", "b", "a", "b"].enumerated().map { #"{"\#(key)": "\#($1)", "\#($1)1": \#($0), "\#($1)2": 0}"# }
    let verdict = InferenceLaws.violations([Sample(#"{"entries": [\#(values.joined(separator: ","))]}"#)])
    #expect(verdict.violations == [])
    #expect(verdict.text?.contains("union Entry on \(key) {") == true, "\(verdict.text ?? "")")
  }

  @Test func arraysInPlaceOfObjects() throws {
    let verdict = InferenceLaws.violations([Sample(#"{"rows": [["2026-03-01", 1.5, null], ["2026-03-02", 2, "x"]]}"#)])
    #expect(verdict.violations == [])
    #expect(
      verdict.text?.contains(
        """
        struct Row {
          nil write
          value0: Day <-> self[0]
          value1: Double <-> self[1]
          value2: String? <-> self[2]
        }
        """) == true)
  }

  @Test func keysWithOneBeginningAreGathered() throws {
    var options = InferenceOptions.named("Thing")
    options.gathers = true
    let verdict = InferenceLaws.violations(
      [Sample(#"[{"id": 1, "bill_street": "a", "bill_city": "b", "bill_zip_code": "c"}, {"id": 2}]"#)], options)
    #expect(verdict.violations == [])
    #expect(
      verdict.text == """
        kvmap 1

        keys snake_case

        struct Thing {
          id: Int
          bill: Bill? <-> gather prefix "bill_"
        }

        struct Bill {
          street: String
          city: String
          zipCode: String
        }

        """)
  }

  /// What nobody sees is escaped, and a mark at the beginning left out.
  @Test(arguments: [
    #"{"text": "a \"b\" \\ \n"}"#, "\u{FEFF}{\"text\": \"a\"}", "{\"text\": \"a\u{FEFF}b\"}",
    "{\"text\": \"a\u{200E}\u{200F}b\u{202E}\"}", "{\"text\": \"\u{2066}a\u{61C}\u{85}\u{7F}\"}",
    "{\"a\u{200E}\": \"\u{E000}\u{10FFFD}\u{2028}\u{E0001}\"}", "{\n\t\"text\": \"\u{FEFF}\"\n}", "{\"text\": \"\\\\\u{FEFF}\"}",
  ]) func testsAreAdded(document: String) throws {
    var options = InferenceOptions.named("Thing")
    options.addsTests = true
    let verdict = InferenceLaws.violations([Sample(document)], options)
    #expect(verdict.violations == [])
    guard case .mapping(_, let inference, _) = verdict else { return }
    var compilation = Compilation()
    compilation.add(path: "T.kvmap", bytes: inference.mapping, isRequested: true)
    let reports = compilation.test().files?.flatMap(\.reports) ?? []
    #expect(reports.count == 1)
    for report in reports { if case .passed = report.outcome { continue } else { Issue.record("\(report)") } }
  }

  @Test func samplesThatAreArraysHoldTheDocuments() throws {
    guard case .mapping(_, let inference, let violations) = InferenceLaws.violations([Sample(#"[{"a": 1}]"#)]) else {
      Issue.record("it is refused")
      return
    }
    #expect(violations == [] && inference.documentType == "[Thing]")
  }

  @Test func aDocumentOfNumberedEntriesIsADictionary() throws {
    guard case .mapping(_, let inference, let violations) = InferenceLaws.violations([Sample(#"{"1": {"a": 1}}"#)])
    else {
      Issue.record("it is refused")
      return
    }
    #expect(violations == [] && inference.documentType == "[Int: Thing]")
  }

  /// Keys that look alike are two keys if their bytes differ.
  @Test func keysAreComparedByTheirBytes() throws {
    let (one, other) = ("\u{E9}", "e\u{301}")
    let found = try lines("[{\"\(one)\": 1, \"\(other)\": \"x\"}, {\"\(other)\": \"y\", \"\(one)\": 2}]")
    #expect(found.count == 2 && found[0].contains(": Int") && found[1].contains(": String"), "\(found)")
    let apart = try lines("{\"\(one)\": 1}", "{\"\(other)\": \"x\"}")
    #expect(apart.count == 2 && apart[0].contains(": Int?") && apart[1].contains(": String?"), "\(apart)")
    let dictionary = try lines("{\"x\": {\"2026/\(one)\": 1, \"2026/\(other)\": 2}}")
    // A dictionary would not tell them apart.
    #expect(dictionary == ["x: X"])
    var options = InferenceOptions.named("Thing")
    options.gathers = true
    let keys = ["a", one, other].map { "\"bill_\($0)\": 1" }.joined(separator: ", ")
    let gathered = InferenceLaws.violations([Sample("{\(keys)}")], options)
    #expect(gathered.violations == [] && gathered.text?.contains("gather prefix \"bill_\"") == true)
  }

  @Test func aRepeatedKeyCountsLast() throws {
    let verdict = InferenceLaws.violations([Sample(#"{"a": 1, "a": 2}"#)])
    #expect(verdict.violations == [])
    #expect(verdict.text == "kvmap 1\n\nduplicates last\n\nstruct Thing {\n  a: Int\n}\n")
    // Both values are read, so both have to be of the type.
    let other = InferenceLaws.violations([Sample(#"{"a": 1, "a": "x"}"#)])
    #expect(other.violations == [] && other.text?.contains("  a: AValue\n") == true)
    let deep = InferenceLaws.violations([Sample(#"[{"o": {"a": 1, "a": null}, "o": {"b": 1}}, {"o": {"a": 2}}]"#)])
    #expect(deep.violations == [] && deep.text?.contains("  b: Int?\n  a: Int?\n") == true, "\(deep.text ?? "")")
    let lines = InferenceLaws.violations([Sample("{\"a\": 1, \"a\": \"x\"}\n{\"a\": 2}\n", .ndjson)])
    #expect(lines.violations == [] && lines.text?.contains("  a: AValue\n") == true)
  }
}
