package import KVMapSource

/// Changes as commands print them: those that concern the requested audiences, with both sides' files in one set.
package struct ChangeReport: Sendable {
  package var changes: [Change]
  package var audiences: Set<Audience>
  /// The files of NEW, and after them those of OLD.
  package private(set) var sources: SourceSet
  private let oldOffset: Int

  /// - Parameters:
  ///   - showsAll: Whether what adds, and what nobody notices, is listed as well.
  package init(_ changes: [Change], old: SourceSet, new: SourceSet, audiences: Set<Audience>, showsAll: Bool) {
    self.audiences = audiences
    var sources = SourceSet()
    for file in new.files { sources.add(path: file.path, bytes: file.bytes, isRequested: true) }
    oldOffset = new.files.count
    for file in old.files { sources.add(path: file.path, bytes: file.bytes, isRequested: true) }
    self.sources = sources
    self.changes = changes.filter { change in
      switch change.worst(for: audiences) {
      case .breaks, .changes, .possible: true
      case .adds, .same: showsAll
      }
    }
  }

  /// The place in NEW, and in OLD of what NEW does not have.
  package func span(of change: Change) -> Span? { change.new ?? oldSpan(of: change) }

  package func oldSpan(of change: Change) -> Span? {
    change.old.map { Span(file: FileID($0.file.index + oldOffset), start: $0.start, end: $0.end) }
  }

  /// How many changes break something for an audience.
  package func breaks(for audience: Audience) -> Int { changes.count { $0[audience] == .breaks } }

  package func hasAny(_ verdicts: Set<Verdict>) -> Bool {
    changes.contains { verdicts.contains($0.worst(for: audiences)) }
  }

  /// `3 changes: 1 breaks documents, 2 break old readers, 0 break Swift`, for the audiences that are asked for.
  package var summary: String {
    let words: [(Audience, String)] = [(.read, "documents"), (.written, "old readers"), (.swift, "Swift")]
    let parts = words.filter { audiences.contains($0.0) }.map { audience, word in
      let count = breaks(for: audience)
      return "\(count) \(count == 1 ? "breaks" : "break") \(word)"
    }
    return "\(changes.count) change\(changes.count == 1 ? "" : "s"): " + parts.joined(separator: ", ")
  }
}
