// Generated from LenientArrays.kvmap. Do not edit.
// kvmap format 1, input e78d3a23641baaf1, body 2b05e204185bebe4
// swift-format-ignore-file
// swiftlint:disable all
import Foundation
import KVMap
import Testing

@testable import EmittedGoldens

/// The tests of LenientArrays.kvmap.
@Testing.Suite("LenientArrays.kvmap") struct LenientArraysMappingTests {
  // LenientArrays.kvmap:45
  @Testing.Test("LenientUser: an empty array where elements are expected under their keys") func test1() throws {
    let document = "{\"settings\": [], \"counts\": [], \"meta\": [], \"named\": [], \"namedSet\": []}"
    let value = try LenientUser(json: document)
    #expect(value.settings.theme == nil)
    #expect(value.counts.isEmpty)
    #expect(value.named.isEmpty)
    let value1 = try #require(value.namedSet)
    #expect(value1 == ([] as Swift.Set<KeyedLenient>))
  }
}
