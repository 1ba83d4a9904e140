import Foundation
import KVMap
import Testing

@testable import EmittedGoldens

/// Text that tries to break out of its literal. The goldens compile, so it does not; these tests show that all of it is
/// kept.
@Suite struct InjectionTests {
  private static let keys = [
    "a\"; canary(); //", "\\(canary())", "\"#\\#(canary())#\"", "one\ntwo\r\nthree\u{2028}four\u{85}five",
    "\u{0}\u{1b}\u{7f}\u{8}\t", "\u{202e}\u{2066}evil", "\"\"\" canary() \"\"\"", "################", "é🙂東京",
    "e\u{301}", "",
  ]

  @Test func everyKeyIsTheOneThatWasWritten() throws {
    var members: [(String, KVMap.JSONValue)] = []
    for (number, key) in Self.keys.enumerated() { members.append((key, .number(JSONNumber(number)))) }
    members.append(("a.b", ["[0]": ["$text": 11]]))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    let quoted = try members.map { key, value in
      let text = String(decoding: try encoder.encode(key), as: UTF8.self)
      return "\(text):\(try Self.text(value))"
    }
    let value = try Injection(json: "{\(quoted.joined(separator: ","))}")
    let numbers = [
      value.quote, value.interpolation, value.raw, value.lines, value.control, value.bidi, value.triple, value.hashes,
      value.wide, value.combined, value.empty, value.dots,
    ]
    #expect(numbers == (0...11).map { $0 })

    let written = try JSONDecoder().decode(Written.self, from: Data(Mapped.text(value).utf8))
    #expect(Set(Self.keys.map { Array($0.utf8) }).isSubset(of: Set(written.keys.map { Array($0.utf8) })))
  }

  private static func text(_ value: KVMap.JSONValue) throws -> String {
    switch value {
    case .number(let number): number.text
    case .object(let object):
      "{" + object.map { #""\#($0.key)":\#($0.value.numberValue?.text ?? #"{"$text":11}"#)"# }.joined() + "}"
    case .null, .bool, .string, .array: "null"
    }
  }

  private struct Written: Decodable {
    struct AnyKey: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
    var keys: [String]
    init(from decoder: any Decoder) throws {
      keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    }
  }

  @Test func everyDefaultIsTheOneThatWasWritten() {
    let value = Injection(
      quote: 0, interpolation: 0, raw: 0, lines: 0, control: 0, bidi: 0, triple: 0, hashes: 0, wide: 0, combined: 0,
      empty: 0)
    #expect(value.text == "\"; canary(); //\\(canary())\n\r\u{0}\u{202e}\"\"\"")
    #expect(value.character == "\"")
    #expect(value.tree == ["\"\\(canary())": "\"; canary()"])
    #expect(value.word == ["\"\\(canary())": "\\"])
  }

  @Test func argumentsOfTransformersToo() throws {
    let document = #"{\#(Self.least),"pattern":"2012\"\\(canary())\\n04","base":"x"}"#
    let value = try Injection(json: document)
    #expect(value.pattern == Date(timeIntervalSince1970: 1_333_238_400))
    #expect(value.base?.absoluteString == "https://example.org/%22%5C(canary())/x")
    #expect(try Mapped.text(value).contains(#""pattern":"2012\"\\(canary())\\n04""#))
  }

  private static let least =
    ##""a\"; canary(); //":0,"\\(canary())":0,"\"#\\#(canary())#\"":0,"one\ntwo\r\nthree\u2028four\u0085five":0,"##
    + ##""\u0000\u001b\u007f\b\t":0,"\u202e\u2066evil":0,"\"\"\" canary() \"\"\"":0,"## + "\""
    + String(repeating: "#", count: 16) + "\":0,"
    + ##""é🙂東京":0,"e\u0301":0,"":0"##

  @Test func aProblemNamesTheKeyAsItIs() {
    #expect(
      Mapped.problem(Self.least.replacing(#""\\(canary())":0,"#, with: "").braced, as: Injection.self)
        == #""\\(canary())" missing Injection.interpolation:6"#)
  }

  @Test func keywordsAreNamesLikeOthers() throws {
    let words = Mirror(reflecting: Keywords._kvPlaceholder).children.compactMap(\.label)
    let members = (0..<words.count).map { #""\#(words[$0])":\#($0)"# }.joined(separator: ",")
    let text = "{\(members)}"
    #expect(try Mapped.rewritten(text, as: Keywords.self) == text)
    let owner = #"{"class":1,"init":2,"inout":3,"default":4,"in":5,"await":6,"Type":7,"repeat":8,"any":9}"#
    #expect(try Mapped.rewritten(owner, as: KeywordOwner.self) == owner)
  }

  /// In backticks, every keyword that Swift allows there is the name of a case.
  @Test func keywordsAreCasesLikeOthers() throws {
    let document = #"""
      {"plain":"Protocol","byCase":{"Self":3,"_":2},"number":0,"value":{"Type":2,"self":1},"all":["Any","case","nil"],\#
      "maybe":"Protocol","other":"Self"}
      """#
    let value = try KeywordCases(json: document)
    #expect(value.plain == .`Protocol` && value.byCase == [.`Self`: 3, .`_`: 2] && value.number == .`self`)
    #expect(value.value == .`init`([.`self`: 1, .`Type`: 2]) && value.all == [.Any, .case, .nil])
    #expect(try Mapped.text(value) == document)
    #expect(
      try KeywordCases(json: "{}")
        == KeywordCases(
          plain: .`self`, byCase: [.`Type`: 1, .`_`: 2], number: .`Protocol`(5), value: .`Type`(true),
          all: [.`init`, .`Self`], maybe: .`Type`, other: .`self`))
    #expect(try KeywordCase.allCases.jsonString().contains(#"["self","Self","Type","Protocol","Any","init""#))
    let tagged = #"[{"self":"self","case":"_"},{"self":"Type","case":"self"},{"x":1}]"#
    #expect(try Mapped.rewritten(tagged, as: [KeywordTag].self) == tagged)
  }

  @Test func namesOfGeneratedCodeAreFree() throws {
    let inner = #"{"kv":1,"out":2,"scan":3}"#
    let text =
      #"{"value":{"key":\#(inner),"value":4,"error":"e","start":[1,null]},"updating":true,"current":\#(inner)}"#
    #expect(try Mapped.rewritten(text, as: updating.self) == text)
    let hiding =
      #"{"key":\#(inner),"Hiding2":{"Hiding":1},"Inner":[{"Hiding":2}],"String":"s","Int":1,"Set":[1],"Date":"2012-04-14T00:20:07Z","URL":"u","self_":1}"#
    #expect(try Mapped.rewritten(hiding, as: Hiding.self) == hiding)
    #expect(
      try Mapped.rewritten(#"{"Optional":{"Error":"x","Result":1}}"#, as: EmittedGoldens.Error.self)
        == #"{"Optional":{"Error":"x","Result":1}}"#)
  }
}

extension String {
  fileprivate var braced: String { "{\(self)}" }
}
