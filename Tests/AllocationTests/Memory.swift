import Allocations
import Testing

/// What a piece of work asks of the allocator.
struct Memory: Equatable {
  /// Calls of the allocator.
  let allocations: Int
  /// The bytes that its result holds.
  let held: Int
  /// The most bytes that were held at one time, beyond those that its result holds.
  let scratch: Int

  /// Where the allocator can be watched: with glibc, and without a sanitizer, which has an allocator of its own.
  static let canBeWatched = kvmap_allocations_can_watch() != 0

  /// What `work` asks for when it is done for the second time: some things are made once in a process.
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
