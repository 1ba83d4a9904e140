import KVMapDiff

extension Compilation {
  /// The least document of a type, for a new test.
  ///
  /// - Parameter type: As in the first file: `User`, `User.Form`.
  /// - Returns: JSON; `nil` if the files have errors, or if no document is found that the mapping reads.
  package func leastDocument(of type: String) -> [UInt8]? {
    guard case .entry(let entry, let program) = resolve(type).resolved else { return nil }
    return Threads.withLargeStack { ReadableDocument.least(of: entry, in: program) }
  }
}
