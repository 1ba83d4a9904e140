import Foundation
import KVMap
import KVMapCodable
import TestSupport
import Testing

@testable import EmittedGoldens
@testable import KVMapCodable

/// With the outline that generated code has, decoders are asked for less, and give the same.
@Suite struct OutlineTests {
  static let voyager = #"""
    {"number": 9007199254740993, "name": "007", "ratio": 0.1, "active": true, "weight": 0.1,
     "price": 0.1234567890123456789, "since": "2012-04-14T00:20:07Z", "grade": "second", "codes": ["1e3", "true"],
     "rows": [[1, 2], [], [9223372036854775807]], "address": {"port": {"city": "x", "other": [1]}, "street": "y"},
     "friends": [{"number": 1, "name": "A", "ratio": 3, "active": false, "codes": null}], "x": 1, "y": 2.5,
     "nick": null, "short": "B", "count": "5", "flag": 1, "more": {"a": [1, true, null]}, "notes": {"a": 1},
     "box": {"id": 1, "a": "b"}, "patch": null, "unknown": {"a": 1}}
    """#

  @Test func readsTheSame() throws {
    let direct = try Voyager(json: Self.voyager)
    #expect(direct.friends.count == 1 && direct.box?.other.count == 1 && direct.place != nil && direct.alias == "B")
    #expect(try JSONDecoder().decode(Voyager.self, from: Data(Self.voyager.utf8)) == direct)
    let data = try JSONEncoder().encode(["a": direct])
    #expect(try JSONDecoder().decode([String: Voyager].self, from: data) == ["a": direct])
    #expect(Voyager._kvOutline != nil)
    // It keeps keys that no rule names.
    #expect(VoyagerBox._kvOutline == nil)
  }

  @Test func damagedDocumentsAgree() throws {
    var generator = SeededGenerator(seed: 11)
    let voyager = try JSONValue(json: Self.voyager)
    var outcomes = (values: 0, problems: 0)
    for _ in 0..<2_000 {
      var document = voyager
      for _ in 0...Int.random(in: 0...1, using: &generator) { document = document.damaged(using: &generator) }
      let report = Voyager.decodeCollectingProblems(jsonValue: document)
      do {
        let value = try JSONDecoder().decode(Voyager.self, from: JSONEncoder().encode(document))
        outcomes.values += 1
        #expect(report.value == value, "\(document)")
      } catch {
        outcomes.problems += 1
        #expect(AgreementTests.problems(error) == AgreementTests.texts(report.problems), "\(document)")
      }
    }
    #expect(outcomes.values > 100 && outcomes.problems > 100)
  }

  @Test func malformedOutlinesAreRefused() throws {
    for text in ["x:a", "s", "o1:a", "o-1:a", "[:a", "o:a", "s:a\t"] {
      #expect((DocumentOutline(text) == nil) == (text != "s:a\t"), "\(text)")
    }
    #expect(DocumentOutline("")?.objects.count == 1)
    #expect(DocumentOutline("s:a:b\to1:c\n[[i:d")?.objects.map { $0.map(\.name) } == [["a:b", "c"], ["d"]])
  }
}
