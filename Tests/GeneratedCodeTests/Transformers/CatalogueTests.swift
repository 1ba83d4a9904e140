import Foundation
import KVMap
import KVMapInterpret
import KVMapSema
import KVMapSource
import KVMapSyntax
import TestSupport
import Testing

@testable import EmittedGoldens

/// Every built-in transformer, in both directions, in generated code and in the interpreter.
@Suite struct CatalogueTests {
  /// In the form that is written: each value is written back unchanged.
  private static let values: KeyValuePairs = [
    "date": #""2012-04-14 02:20""#, "iso8601": #""2012-04-14T00:20:07.5Z""#, "epoch_seconds": "1334362807.25",
    "epoch_milliseconds": "1334362807001", "http_date": #""Sat, 14 Apr 2012 00:20:07 GMT""#,
    "dotnet_date": #""/Date(1334362807000)/""#, "url": #""https://example.org/a/b?c#d""#,
    "uuid": #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#, "base64": #""AP9h""#, "base64url": #""-_9h""#,
    "hex": #""00ff61""#,
    "trimmed": #""a b""#, "lowercased": #""straße""#, "uppercased": #""STRASSE""#, "split": #""a,,b""#,
    "joined": #"["a","b"]"#, "prefix": #""ada""#, "suffix": #""hey""#, "scaled": "1999", "offset": "-3",
    "rounded": "2.5", "clamped": "7", "number": #""42""#, "text": "12.50", "decimal_text": #""-0.125""#,
    "bool": #""N""#,
    "json_text": #""[1,2]""#, "keyed": #"{"ada":{"size":1},"bob":{"size":2}}"#,
    "keyed_by": #"[{"id":1,"size":2},{"id":3,"size":4}]"#, "pairs": #"[{"k":"a","v":1}]"#, "entries": #"[[1,"a"]]"#,
    "single": "[1]", "wrapped": #""one""#, "sorted": "[1,2,3]", "coordinate": #"{"lat":-23.5,"lon":46.25}"#,
    "day": #""14.4.2012""#, "epoch_days": "15444", "iso8601_duration": #""PT26H0.5S""#,
    "clock_duration": #""26:00:01""#, "duration_seconds": "1.5", "duration_milliseconds": "1500",
    "non_finite": #""inf""#, "plain": "7",
    "codable": #"{"amount":1,"currency":"EUR"}"#,
  ]

  /// Other spellings, and values that reading changes.
  private static let spellings: KeyValuePairs = [
    "date": #""14.4.2012""#, "http_date": #""Sat Apr 14 00:20:07 2012""#, "dotnet_date": #""/Date(1000+0200)/""#,
    "url": #""b c""#, "uuid": #""e621e1f8-c36c-495a-93fc-0c247a3e6e5f""#, "base64url": #""-_9hYg==""#,
    "hex": #""00FF""#,
    "trimmed": #""\t a ""#, "lowercased": #""ÄB""#, "uppercased": #""ß""#, "split": #""""#, "joined": "[]",
    "scaled": "1e2", "rounded": "-2.25", "clamped": "-5", "number": #""1e2""#, "text": "1e2", "sorted": "[3,1,2]",
    "json_text": #"" [ ] ""#, "keyed": "{}", "keyed_by": #"[{"size":4,"id":3},{"id":1,"size":2}]"#,
    "pairs": #"[{"v":1,"k":"a"}]"#,
    "entries": #"[[2,"b"],[1,"a"]]"#, "day": #""01.04.2012""#, "iso8601_duration": #""P1DT2H""#,
    "clock_duration": #""90:00""#, "non_finite": "1.5", "plain": #""7""#,
  ]

  private static let bad: KeyValuePairs = [
    "date": #""2012-04-31 00:00""#, "iso8601": #""2012-04-14""#, "epoch_seconds": #""1""#,
    "epoch_milliseconds": "1e400",
    "http_date": #""Sat""#, "dotnet_date": #""Date(1)""#, "url": ##""#a#b""##, "uuid": #""E621""#, "base64": #""A""#,
    "base64url": #""+/""#, "hex": #""0""#, "trimmed": "1", "lowercased": "null", "uppercased": "[]", "split": "{}",
    "joined": #"["a",1]"#, "prefix": "true", "suffix": "2", "scaled": #""1""#, "offset": "0.5",
    "rounded": "1e300", "clamped": "3.5", "number": #""0x1""#, "text": #""1""#, "decimal_text": "1", "bool": #""n""#,
    "json_text": #""[1,""#, "keyed": #"{"ada":{"size":"1"}}"#, "keyed_by": #"[{"size":2}]"#,
    "pairs": #"[{"k":"a","v":1},{"k":"a","v":2}]"#, "entries": "[[1]]", "single": "[]", "wrapped": "1",
    "sorted": "[1,true]",
    "coordinate": #"{"lat":1}"#, "day": #""31.4.2012""#, "epoch_days": "0.5", "iso8601_duration": #""P1Y""#,
    "clock_duration": #""1:60:00""#, "duration_seconds": #""1""#, "duration_milliseconds": "true",
    "non_finite": #""nan""#, "plain": #""x""#,
  ]

  private static func document(_ replaced: (key: String, value: String)? = nil) -> String {
    let members = values.map { "\"\($0)\":" + (replaced?.key == $0 ? replaced?.value ?? $1 : $1) }
    return "{" + members.joined(separator: ",") + "}"
  }

  private static func program() throws -> Program {
    let url = Repository.fixtures.appendingPathComponent("emit/input/Catalogue.kvmap")
    var sources = SourceSet()
    sources.add(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)), isRequested: true)
    sources.add(path: "TYPE", bytes: Array("Catalogue".utf8), isRequested: false)
    let files = sources.files.prefix(1).map {
      ParsedFile(source: $0, tree: parse($0).tree, hasSyntaxErrors: false)
    }
    let type = readType(try #require(sources.files.last)).type
    return try #require(analyze(files, of: sources, entries: [type]).program)
  }

  private struct Outcome: Equatable {
    var written: String?
    var problems: [String]
  }

  private static func generated(_ document: String) throws -> Outcome {
    let report = Catalogue.decodeCollectingProblems(json: document)
    let (value, problems) = (report.value, report.problems)
    return Outcome(written: try value?.jsonString(), problems: problems.map(\.description))
  }

  private static func interpreted(_ document: String, _ program: Program) throws -> Outcome {
    let interpreter = Interpreter(program)
    let entry = try #require(program.entries.first)
    let reading = try #require(interpreter.read(Array(document.utf8), as: entry, isComplete: true))
    let written = try reading.value.map { String(decoding: try interpreter.write($0, as: entry), as: UTF8.self) }
    return Outcome(written: written, problems: reading.problems.map(\.description))
  }

  @Test func everyRowOfTheCatalogueIsThere() throws {
    let program = try Self.program()
    let names = try #require(program.mappings.first).properties.map(\.name)
    // `keyed` has two forms.
    #expect(names.filter { $0 != "keyed_by" }.sorted() == TransformerCatalogue.rows.map(\.name).sorted())
    #expect(names == Self.values.map(\.key))
    // The interpreter has no Swift types, and takes any value for `codable`.
    #expect(Set(names) == Set(Self.bad.map(\.key)).union(["codable"]))
  }

  @Test func whatIsWrittenIsWhatWasRead() throws {
    let program = try Self.program()
    let document = Self.document()
    for outcome in [try Self.generated(document), try Self.interpreted(document, program)] {
      #expect(outcome.problems == [])
      #expect(outcome.written == document)
    }
  }

  @Test func bothAgreeAboutOtherSpellings() throws {
    let program = try Self.program()
    for (key, value) in Self.spellings {
      let document = Self.document((key, value))
      let generated = try Self.generated(document)
      #expect(generated.problems == [] && generated.written != nil, "\(key)")
      #expect(try Self.interpreted(document, program) == generated, "\(key)")
    }
  }

  @Test func bothTellTheSameProblem() throws {
    let program = try Self.program()
    for (key, value) in Self.bad {
      let document = Self.document((key, value))
      let generated = try Self.generated(document)
      #expect(generated.problems.count == 1 && generated.problems.first?.hasPrefix(key) == true, "\(key): \(generated)")
      #expect(try Self.interpreted(document, program) == generated, "\(key)")
    }
  }
}
