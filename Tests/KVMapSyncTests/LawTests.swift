import KVMapSync
import SyncLaws
import Testing

/// The laws of stores, for the store in memory. examples/SQLiteSync checks the same of SQLite.
struct LawTests {
  @Test func theStoreInMemoryObeysTheLaws() async throws {
    let result = try await SyncLaws.check(seeds: 0..<20) { MemorySyncStore() }
    #expect(result.laws == 8)
  }
}
