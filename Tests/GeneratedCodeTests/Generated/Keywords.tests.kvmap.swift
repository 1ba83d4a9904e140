// Generated from Keywords.kvmap. Do not edit.
// kvmap format 1, input 33eca9586158cc54, body 2c1b33aad245a76e
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import EmittedGoldens

/// The tests of Keywords.kvmap.
@Testing.Suite("Keywords.kvmap") struct KeywordsMappingTests {
  // Keywords.kvmap:138
  @Testing.Test("KeywordCases: words of Swift are cases") func test1() throws {
    let document = "{\"plain\": \"Type\", \"byCase\": {\"self\": 1}, \"number\": 7, \"value\": {\"init\": 2}, \"all\": [\"_\"]}"
    let value = try KeywordCases(json: document)
    #expect(value.plain == (.`Type` as KeywordCase))
    #expect(value.byCase.count == 1)
    let value1 = try #require(value.byCase[KeywordCase.`self`])
    #expect(value1 == 1)
    #expect(value.number == KeywordNumber.`init`)
    if case .`init`(let value2) = value.value {
      #expect(value2.count == 1)
      let value3 = try #require(value2[KeywordCase.`init`])
      #expect(value3 == 2)
    } else {
      Testing.Issue.record("\(value.value) is no .init")
    }
    #expect(value.all == ([KeywordCase.`_`] as Swift.Set<KeywordCase>))
  }
}
