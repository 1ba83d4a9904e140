import Foundation
import Testing

/// Members that are always null in the real documents have values here, so that `nil` cannot hide a misspelt key.
@Suite struct EveryMemberTests {
  @Test func `a search result with every member`() throws {
    let bytes = try FixtureDocument.bytes("search")
    try verify(twitter, bytes)
    let result = try twitter.decode(bytes)
    #expect(nilMembers(of: try #require(result.statuses.first)) == [])
    #expect(nilMembers(of: result.search_metadata) == [])
  }

  @Test func `an event with every member`() throws {
    let bytes = try FixtureDocument.bytes("events")
    try verify(githubEvents, bytes)
    #expect(nilMembers(of: try #require(try githubEvents.decode(bytes).first)) == [])
  }

  @Test func `a catalogue with every member`() throws {
    let bytes = try FixtureDocument.bytes("catalog")
    try verify(citmCatalog, bytes)
    #expect(nilMembers(of: try citmCatalog.decode(bytes)) == [])
  }

  /// The paths of all nil members anywhere in `value`.
  private func nilMembers(of value: Any, at path: String = "") -> [String] {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, mirror.children.isEmpty { return [path] }
    if value is URL || value is Date || value is String { return [] }
    return mirror.children.enumerated().flatMap { index, child in
      nilMembers(of: child.value, at: "\(path).\(child.label ?? String(index))")
    }
  }
}
