#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `map enum Paint: Hashable, Sendable`
nonisolated enum Paint: Hashable, Sendable {
  case red
  case green
  case other(String)
}

nonisolated enum Works {
  /// `map enum Works.Level: Int`, `map enum Works.Level as Word`
  enum Level: Int, Sendable {
    case low
    case high
  }
}

/// `map union Figure`
nonisolated enum Figure {
  case circle(Disc)
  case text(Legend)
}

/// `map Sheaf<Item>`
nonisolated struct Sheaf<Item> {
  var items: [Item]
  var next: URL?
}

nonisolated extension BadgeStatus {
  var description: String { rawValue }
}

nonisolated extension LedgerSheet {
  var description: String { "\(items.count) items" }
}

nonisolated extension Tray {
  var description: String { label }
}

nonisolated extension CrateOf {
  var description: String { note ?? "" }
}
