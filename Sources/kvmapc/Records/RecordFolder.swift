import KVMapSystem

/// The folder for records that make the next run faster, and that may be removed at any time: `kvmapc` in the user's
/// folder for caches (on Apple systems `~/Library/Caches`, elsewhere as in the XDG Base Directory Specification).
enum RecordFolder {
  /// `nil` if the user has no such folder.
  static var path: String? { caches.map { "\($0)/kvmapc" } }

  /// Makes the folder if it is missing. If that fails, so does writing into it.
  static func make() {
    guard let caches, let path else { return }
    mkdir(caches, 0o700)
    mkdir(path, 0o700)
  }

  private static var caches: String? {
    if let named = absolutePath("XDG_CACHE_HOME") { return named }
    #if canImport(Darwin)
      return absolutePath("HOME").map { "\($0)/Library/Caches" }
    #else
      return absolutePath("HOME").map { "\($0)/.cache" }
    #endif
  }

  /// The specification ignores paths that are not absolute.
  private static func absolutePath(_ variable: String) -> String? {
    guard let value = getenv(variable).map({ String(cString: $0) }), value.hasPrefix("/") else { return nil }
    return value
  }
}
