import Allocations
import Testing

/// What a piece of work requests from the allocator.
struct Memory: Equatable {
  /// The number of allocator calls.
  let allocations: Int
  /// The bytes that the result of the work holds.
  let held: Int
  /// The maximum number of bytes held at one time, in addition to those that the result holds.
  let scratch: Int

  /// Whether the allocator can be watched: with glibc, and without a sanitizer, which has its own allocator.
  static let canBeWatched = kvmap_allocations_can_watch() != 0

  /// What `work` requests when it runs a second time: some things are created once per process.
  static func watching<Result>(_ work: () throws -> Result) throws -> Memory {
    _ = try work()
    kvmap_allocations_watch()
    defer { kvmap_allocations_unwatch() }
    let result = try work()
    let watched = kvmap_allocations_watched()
    return withExtendedLifetime(result) {
      Memory(allocations: Int(watched.count), held: Int(watched.held), scratch: Int(watched.peak - watched.held))
    }
  }
}

extension Trait where Self == ConditionTrait {
  static var whereTheAllocatorCanBeWatched: Self {
    .enabled(if: Memory.canBeWatched, "the allocator of this system, or a sanitizer's, cannot be watched")
  }
}
