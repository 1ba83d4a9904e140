import KVMapFormat
import KVMapSource
import TestSupport
import Testing

struct GoldenTests {
  @Test(arguments: try MappingFile.fixtures())
  func formatted(fixture: MappingFile) throws {
    guard case .formatted(let bytes) = format(fixture.file) else {
      Issue.record("\(fixture.file.path) has syntax errors")
      return
    }
    try Golden.expect(String(decoding: bytes, as: UTF8.self), at: fixture.golden)
  }

  @Test func thereAreFixtures() throws {
    #expect(try MappingFile.fixtures().count >= 10)
  }
}
