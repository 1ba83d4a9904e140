package import KVMapSema

/// What is written for the tag of a case: for `explain`, and for the tables and pictures of pages.
package enum WrittenTag: Sendable, Hashable {
  case value(DefaultValue)
  /// No tag: the case is written as what it holds, or as an empty object if it holds nothing.
  case none
  /// The tag that was read, which is part of what the case holds.
  case asRead
  /// The case is not written at all.
  case refused

  package var value: DefaultValue? {
    switch self {
    case .value(let value): value
    case .none, .asRead, .refused: nil
    }
  }
}

extension Union {
  /// Whether the caller says which case it is, so that the tag is never in the document.
  package var isTagPassed: Bool {
    switch selection {
    case .context: true
    case .discriminator, .key, .firstThatFits: false
    }
  }

  package func writtenTag(of item: Case) -> WrittenTag {
    guard item.isWritten else { return .refused }
    if isTagPassed { return .none }
    if let written = item.written { return .value(written) }
    // A mapped type has only its own keys, so the tag that was read is not among them.
    if case .mapping? = item.type { return .none }
    return item.isElse ? .asRead : .none
  }
}

extension Enumeration.Case {
  var writtenTag: WrittenTag {
    if let written { return .value(written) }
    return isElse && hasPayload ? .asRead : .refused
  }
}
