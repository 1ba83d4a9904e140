@_spi(Generated) import KVMap

extension SyncStoredValue {
  /// Whether an entry with this stamp is newer than a row with the other one. Without a stamp it is not.
  func isNewer(than stored: SyncStoredValue) -> Bool {
    switch (self, stored) {
    case (.null, _): false
    case (_, .null): true
    case (.integer(let new), .integer(let old)): new > old
    case (.real(let new), .real(let old)): new > old
    case (.integer(let new), .real(let old)): Double(new) > old
    case (.real(let new), .integer(let old)): new > Double(old)
    case (.date(let new), .date(let old)): new > old
    case (.text(let new), .text(let old)): Self.isNewer(new, than: old)
    case (.bool, _), (.integer, _), (.real, _), (.text, _), (.bytes, _), (.date, _), (.json, _): false
    }
  }

  /// A decimal number is stored as its digits, and a day as its ISO 8601 text, whose order is that of the days.
  private static func isNewer(_ new: String, than old: String) -> Bool {
    if let new = JSONNumber(new), let old = JSONNumber(old) { return new > old }
    return old.utf8.lexicographicallyPrecedes(new.utf8)
  }
}
